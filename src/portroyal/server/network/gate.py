"""The gate: how many may be connected, and how fast they may come, before anything they send is read.

Every connection counts here, whether it asks by HTTP, stays as a socket, or only holds its place. Programs on the
server's own machine, and the proxies the settings name, speak for many: they are counted with all others only, and may
come as fast as they like, or one who comes fast by a proxy would keep out all others who do. How fast each of them
comes is counted once it is known who they are.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any

from ..house.limits import REQUESTS_BY_ADDRESS, Bucket, Buckets, Counts, is_loopback, network_of
from ..house.options import Options

AT_ONCE = 5  # seconds' worth of connections that may come at once, in all
TURNED_AWAY = 8  # before everybody else has their turn
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nConnection: close\r\nRetry-After: 10\r\n\r\n"
    b"Too many connections. Try again in some seconds.\n"
)


class Gate:
    """Counts connections, in all and by address."""

    def __init__(self, options: Options, most: int, now: Callable[[], float]) -> None:
        self.now, self.proxies = now, options.proxy
        self.counts = Counts(most, options.sockets_by_address + REQUESTS_BY_ADDRESS)
        self.pace = Bucket(options.connects, options.connects * AT_ONCE, now())
        self.paces = Buckets(options.connects_by_address, options.sockets_by_address * 2, now)

    def enter(self, host: str | None) -> bool:
        """Let one more connection in, if it is not one too many."""
        address = network_of(host)
        why = self.counts.why_not(address)
        if why == "all":
            return False
        if not self.speaks_for_many(host):
            if why == "address" or not self.paces.take(address) or not self.pace.take(self.now()):
                return False
        self.counts.add(address)
        return True

    def is_open_to(self, host: str | None) -> bool:
        """Would one more connection be let in, as far as its address goes?"""
        address = network_of(host)
        if self.counts.why_not(address) is None and not self.paces.is_empty(address):
            return True
        return self.speaks_for_many(host)

    def leave(self, host: str | None) -> None:
        """One that was let in has ended."""
        self.counts.remove(network_of(host))

    def speaks_for_many(self, host: str | None) -> bool:
        """Is this the machine itself, or a proxy?"""
        return is_loopback(host) or is_among(host, self.proxies)


class Entrance(socket.socket):
    """A socket that listens, with a look at who comes before anything is made for them.

    Whoever comes far too fast is turned away here, in a tenth of the time that it takes once there is a connection.
    """

    gate: Gate | None = None

    def accept(self) -> tuple[socket.socket, Any]:
        """The next connection; when many were turned away, none for now."""
        for _ in range(TURNED_AWAY):
            connection, address = super().accept()
            if self.gate is None or self.gate.is_open_to(str(address[0])):
                return connection, address
            with suppress(OSError):
                connection.setblocking(False)
                connection.send(TOO_MANY)
            connection.close()
        raise BlockingIOError


def is_among(host: str | None, proxies: Sequence[str]) -> bool:
    """Is an address one of these, or in one of these networks?"""
    for proxy in proxies:
        if proxy in ("*", host):
            return True
        try:
            if ip_address((host or "").partition("%")[0]) in ip_network(proxy, strict=False):
                return True
        except ValueError:
            continue
    return False
