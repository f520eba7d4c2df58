"""Whose turn it is: what many wait for goes first to whoever has had least of it lately.

It is counted in seconds, not in turns: who asks for long things waits behind those who ask for short ones, and who
asks from many addresses gains a turn for each of them and no more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Generic, TypeVar

T = TypeVar("T")

HALVES_IN = 600.0  # seconds in which what somebody has had counts half as much
LEAST = 0.01  # seconds that a turn counts at least
MOST_OWNERS = 10_000  # who are remembered


class Had:
    """The seconds that each owner has had; the longer ago, the less they count."""

    def __init__(self) -> None:
        self.by_owner: dict[str, tuple[float, float]] = {}  # and when that was reckoned

    def of(self, owner: str, now: float) -> float:
        """What an owner has had lately."""
        seconds, at = self.by_owner.get(owner, (0.0, now))
        return seconds * 0.5 ** ((now - at) / HALVES_IN)

    def add(self, owner: str, seconds: float, now: float) -> None:
        """So much more."""
        if owner not in self.by_owner and len(self.by_owner) >= MOST_OWNERS:
            found = {each: (self.of(each, now), now) for each in self.by_owner}
            self.by_owner = {each: had for each, had in found.items() if had[0] > LEAST}
        self.by_owner[owner] = (self.of(owner, now) + max(seconds, LEAST), now)


class InTurn(Generic[T]):
    """Workers, or whatever else there is few of, for whoever waits."""

    def __init__(self, workers: Sequence[T]) -> None:
        self.idle = list(workers)
        self.waiting: dict[str, deque[asyncio.Future[T]]] = {}  # by owner, those who have waited longest first
        self.lent: list[tuple[T, str, float]] = []  # to whom, and since when
        self.had = Had()

    async def take(self, owner: str) -> T:
        """A worker, as soon as it is this owner's turn."""
        if self.idle:
            return self.lend(self.idle.pop(), owner)
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def lend(self, worker: T, owner: str) -> T:
        """A worker to an owner."""
        self.lent.append((worker, owner, asyncio.get_running_loop().time()))
        return worker

    def give_back(self, worker: T) -> None:
        """A worker is free: for the next owner."""
        now = asyncio.get_running_loop().time()
        lent = next(each for each in self.lent if each[0] is worker)
        self.lent.remove(lent)
        self.had.add(lent[1], now - lent[2], now)
        while self.waiting:
            owner = min(self.waiting, key=lambda owner: self.had.of(owner, now))
            turns = self.waiting[owner]
            turn = turns.popleft()
            if not turns:
                del self.waiting[owner]
            if not turn.done():
                turn.set_result(self.lend(worker, owner))
                return
        self.idle.append(worker)
