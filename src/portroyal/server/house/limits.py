"""How much is enough: rates, counts and sizes, and how a line that asks for more is told.

Limits are by connection first and by address last, so that nobody pays for a neighbor. Every one of them is told
with a reason, and stands in `docs/guide/protocol.md`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

from ..protocol import LARGEST_MESSAGE
from ..room.rates import Bucket

LARGEST_BODY = LARGEST_MESSAGE  # bytes of a request by HTTP
LARGEST_HEAD = 8192  # bytes of what stands before it, and as much of it as is read before it is looked at
HELLO_WITHIN = 10.0  # seconds from opening a socket to its first message
ASK_WITHIN = 10.0  # seconds from connecting, or from an answer, to the next whole request
BODY_WITHIN = 10.0  # seconds for the body of a request
ANSWER_WITHIN = 120.0  # seconds to take an answer by HTTP
HANG_UP_WITHIN = 10.0  # seconds to take the last messages of a socket
QUEUE_MESSAGES = 64  # waiting on one socket
QUEUE_BYTES = 256 * 1024  # the same, behind the message that goes out next
PING_EVERY = 12.0  # seconds
PONG_WITHIN = 12.0  # so a line that is dead is noticed within 24 seconds
PATIENCE = 60  # messages refused for speed, or unreadable ones, until a socket is closed
# Frames of any kind on one connection, as multiples of the rate of messages. Whoever only sends too many messages is
# told so many times before; this ends what never becomes a message.
FRAMES_EACH_SECOND, FRAMES_BURST = 2.0, 8.0
ASKS_EACH_SECOND, ASKS_BURST = 10.0, 60.0  # requests under /api from one address
REPLAYS_EACH_SECOND, REPLAYS_BURST = 0.5, 20.0  # games told again, from one address
REPLAYS_AWAITED, MOST_REPLAYS = 4, 400  # of them at a time until they are taken, for one address and for all
PAGES_EACH_SECOND, PAGES_BURST = 50.0, 300.0  # requests for anything, files too, from one address
BOTS_AS_QUICK = 2.0  # as one guest may be: all bots at tables that were opened from one address
TABLES_EACH_HOUR = 120.0  # opened from one address, rematches too, in the long run
CODES_EACH_DAY = 20.0  # under which numbers are kept anew, from one address
RESULTS_EACH_DAY = 40.0  # of challenges, listed from one address
MEGABYTE, DAY = 1_000_000, 86400.0  # bytes, seconds
ROW = 64  # bytes that an entry takes on disk besides its own
REQUESTS_BY_ADDRESS = 20  # connections by HTTP from one address at a time, besides its sockets

Now = Callable[[], float]


class Buckets:
    """A bucket for each address, forgotten once it is full again."""

    def __init__(self, rate: float, burst: float, now: Now, most: int = 10_000) -> None:
        self.rate, self.burst, self.now, self.most = rate, burst, now, most
        self.by_address: dict[str, Bucket] = {}

    def is_empty(self, address: str) -> bool:
        """Has this address taken all of its own?"""
        bucket = self.by_address.get(address)
        return bucket is not None and bucket.left + (self.now() - bucket.since) * bucket.rate < 1

    def take(self, address: str) -> bool:
        """One more from this address, if there is one."""
        now = self.now()
        bucket = self.bucket_of(address, now)
        return bucket is not None and bucket.take(now)

    def spend(self, address: str, count: float) -> None:
        """So many were used by this address, however many it had."""
        now = self.now()
        if (bucket := self.bucket_of(address, now)) is not None:
            bucket.spend(now, count)

    def bucket_of(self, address: str, now: float) -> Bucket | None:
        """The bucket of an address. Thousands of addresses at once are no guests: there is none for more."""
        if address not in self.by_address:
            if len(self.by_address) >= self.most:
                self.by_address = {key: each for key, each in self.by_address.items() if not each.is_full(now)}
            if len(self.by_address) >= self.most:
                return None
            self.by_address[address] = Bucket(self.rate, self.burst, now)
        return self.by_address[address]


class Counts:
    """How many there are, in all and by address, each with a limit."""

    def __init__(self, most: int, most_by_address: int) -> None:
        self.most, self.most_by_address = most, most_by_address
        self.total = 0
        self.by_address = Counter[str]()

    def why_not(self, address: str) -> str | None:
        """Why one more is too many: "all" or "address"; None if it is not."""
        if self.total >= self.most:
            return "all"
        return "address" if self.by_address[address] >= self.most_by_address else None

    def add(self, address: str) -> None:
        """One more."""
        self.total += 1
        self.by_address[address] += 1

    def remove(self, address: str) -> None:
        """One less."""
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


def network_of(host: str | None) -> str:
    """What counts as one address: an IPv4 address, or the /64 a household has in IPv6."""
    if host is None:
        return "unknown"
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(IPv6Address(int(address) >> 64 << 64)) + "/64"
    return str(address)


def room_address(host: str | None) -> str:
    """The address a room counts by; none for this machine, which may speak for many."""
    return "" if is_loopback(host) else network_of(host)


def is_loopback(host: str | None) -> bool:
    """Is this address the machine itself?"""
    try:
        address = ip_address((host or "").partition("%")[0])
    except ValueError:
        return host == "localhost"
    mapped = getattr(address, "ipv4_mapped", None)
    return (mapped or address).is_loopback
