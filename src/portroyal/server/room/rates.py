"""How fast one guest may ask for what the others have to hear or see.

Sockets have a rate of their own; this one is about the table. It goes with the guest, however often they connect.
"""

from __future__ import annotations

from ..protocol import AskPlan, Chat, Hold, Message, React, Rename, Sit, Undo, Vote
from ..protocol.refusals import refused

# A second in the long run, and at once.
RATES: dict[type[Message], tuple[float, float]] = {
    Chat: (0.25, 8),
    Sit: (0.1, 8),
    Rename: (0.1, 8),
    Hold: (0.1, 8),
    Undo: (0.2, 8),
    Vote: (0.1, 8),
    AskPlan: (0.25, 8),
}
AS: dict[type[Message], type[Message]] = {React: Chat}  # what takes from the tokens of something else


class Bucket:
    """Tokens that drip in at a rate, up to a burst; each message takes one."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate, self.burst, self.left, self.since = rate, burst, burst, now

    def take(self, now: float, count: int = 1) -> bool:
        """One more, or so many, if there are as many."""
        if self.filled(now) < count:
            return False
        self.left -= count
        return True

    def spend(self, now: float, count: float) -> None:
        """So many are gone, whether they were there or not."""
        self.left = self.filled(now) - count

    def filled(self, now: float) -> float:
        """What is there now."""
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        return self.left

    def is_full(self, now: float) -> bool:
        """Has nobody taken from it for long enough that it can be forgotten?"""
        return self.left + (now - self.since) * self.rate >= self.burst


class Rates:
    """The rates of all guests of a room."""

    def __init__(self) -> None:
        self.buckets: dict[tuple[int, type[Message]], Bucket] = {}

    def check(self, guest: int, request: Message, now: float) -> None:
        """Refuse what comes too often."""
        kind = AS.get(type(request), type(request))
        if kind not in RATES:
            return
        if (guest, kind) not in self.buckets:
            self.buckets[guest, kind] = Bucket(*RATES[kind], now)
        if not self.buckets[guest, kind].take(now):
            raise refused("request/too_fast")
