"""Where the server is found: addresses in the network, the origins browsers may come from, and QR codes of links.

A page may talk to the server only if the browser says it is one of the server's own: its origin must be, letter by
letter, in the list. The list holds the names and addresses of this machine with the port, and what the settings add.
Whatever is asked has to be asked of one of these names: a name of somebody else that leads here is not ours.
"""

from __future__ import annotations

import io
import socket
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from ipaddress import ip_address

from ..house.limits import is_loopback

EVERYWHERE = ("0.0.0.0", "::", "")
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
LOOK_AGAIN_AFTER = 10.0  # seconds; a laptop moves from one network to the next
# Where to a route is asked for, to learn the own address on it. Nothing is sent.
FAR = ("192.0.2.1", "10.255.255.255", "192.168.255.255", "172.31.255.255")
FAR_6 = ("2001:db8::1",)


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, the one with the way out first."""
    found: list[str] = []
    for family, places in ((socket.AF_INET, FAR), (socket.AF_INET6, FAR_6)):
        for far in places:
            try:
                with socket.socket(family, socket.SOCK_DGRAM) as probe:
                    probe.connect((far, 9))
                    own = str(probe.getsockname()[0])
            except OSError:
                continue
            address = ip_address(own.partition("%")[0])
            if not (address.is_loopback or address.is_link_local or address.is_unspecified) and own not in found:
                found.append(own)
    return found


def own_names() -> list[str]:
    """What this machine is called in its network."""
    name = socket.gethostname().lower()
    if not name or not all(sign.isascii() and (sign.isalnum() or sign in "-.") for sign in name):
        return []
    return [name] if "." in name else [name, f"{name}.local"]


def in_url(host: str) -> str:
    """A host as it stands in an address."""
    return f"[{host}]" if ":" in host and not host.startswith("[") else host


def base_url(host: str, port: int, scheme: str = "http") -> str:
    """The address of a server."""
    usual = 80 if scheme == "http" else 443
    return f"{scheme}://{in_url(host)}" + ("" if port == usual else f":{port}")


def own_origins(hosts: Iterable[str], port: int) -> set[str]:
    """The origins of pages that this server itself hands out."""
    names = set(LOOPBACK_NAMES)
    for host in hosts:
        names |= {*own_addresses(), *own_names()} if host in EVERYWHERE else {host}
    return {base_url(name, port) for name in names}


def network_urls(hosts: Iterable[str], port: int) -> list[str]:
    """Addresses under which other devices reach this server."""
    urls: list[str] = []
    for host in hosts:
        if host in EVERYWHERE:
            urls += [base_url(each, port) for each in own_addresses()]
        elif host not in LOOPBACK_NAMES and not is_loopback(host):
            urls.append(base_url(host, port))
    return list(dict.fromkeys(urls))


class Origins:
    """The list, brought up to date when somebody comes who is not on it."""

    def __init__(self, hosts: Sequence[str], port: int, given: Sequence[str], now: Callable[[], float]) -> None:
        self.hosts, self.port, self.given, self.now = list(hosts), port, tuple(given), now
        self.known = frozenset[str]()
        self.names = frozenset[str]()  # the hosts in them
        self.urls: list[str] = []
        self.looked = float("-inf")
        self.look()

    def look(self) -> None:
        """Ask the machine for its addresses again."""
        self.looked = self.now()
        self.known = frozenset(self.given) | own_origins(self.hosts, self.port)
        self.names = frozenset(name for origin in self.known for name in names_of(origin))
        self.urls = list(self.given) or network_urls(self.hosts, self.port)

    def allows(self, origin: str) -> bool:
        """May pages of this origin talk to the server?"""
        return origin in self.known or (self.look_again() and origin in self.known)

    def is_own(self, host: str) -> bool:
        """Is this one of the names under which the server is asked? A page of another name may be anybody's."""
        name = host.lower()
        return name in self.names or (self.look_again() and name in self.names)

    def look_again(self) -> bool:
        """Look, if that was not done just now."""
        if self.now() - self.looked <= LOOK_AGAIN_AFTER:
            return False
        self.look()
        return True

    def for_others(self, origin: str | None) -> str:
        """The address to invite others with, for somebody who came under this one."""
        if self.given:
            return self.given[0]
        if origin is not None and origin in self.known and not is_loopback(host_of(origin)):
            return origin
        return self.urls[0] if self.urls else base_url("localhost", self.port)


def names_of(origin: str) -> list[str]:
    """The server's name in an origin as the header Host may write it: without the usual port, and with it."""
    scheme, _, name = origin.partition("://")
    has_port = ":" in name.rpartition("]")[2]
    return [name] if has_port else [name, f"{name}:{80 if scheme == 'http' else 443}"]


def host_of(origin: str) -> str:
    """The host in an origin."""
    host = origin.partition("://")[2]
    return host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]


# --- QR codes ---


@lru_cache(256)
def qr_svg(text: str) -> bytes:
    """A QR code as a drawing of any size. One takes as long as ten moves, and is asked for again and again."""
    import segno

    out = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        out,
        kind="svg",
        border=2,
        omitsize=True,
        xmldecl=False,
        dark="#000",
        light="#fff",
        svgclass=None,
        lineclass=None,
    )
    return out.getvalue()


def qr_terminal(text: str) -> str:
    """A QR code for a terminal, two rows in a line."""
    import segno

    out = io.StringIO()
    segno.make(text, error="l", micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
