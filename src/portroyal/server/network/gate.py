"""The gate: how many may be connected, and how fast they may come, before anything they send is read.

Every connection counts here, whether it asks by HTTP, stays as a socket, or only holds its place. Programs on the
server's own machine, and the proxies the settings name, speak for many: they are counted with all others only, and may
come as fast as they like, or one who comes fast by a proxy would keep out all others who do. How fast each of them
comes is counted once it is known who they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from ipaddress import ip_address, ip_network

from ..house.limits import REQUESTS_BY_ADDRESS, Bucket, Buckets, Counts, is_loopback, network_of
from ..house.options import Options

AT_ONCE = 5  # seconds' worth of connections that may come at once, in all


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

    def leave(self, host: str | None) -> None:
        """One that was let in has ended."""
        self.counts.remove(network_of(host))

    def speaks_for_many(self, host: str | None) -> bool:
        """Is this the machine itself, or a proxy?"""
        return is_loopback(host) or is_among(host, self.proxies)


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
