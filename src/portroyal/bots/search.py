"""Searching by playouts: how long, on how many threads, and what came of it.

A `Weighing` plays imagined games for every choice and can be asked at any time what it knows; navigator
plays by it, the coach explains by it. With a number of deals and one thread it is the same for the same
generator; by time it uses what the clock allows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from threading import Thread
from time import perf_counter
from typing import TYPE_CHECKING

from ..engine.chance import Random
from ..engine.vocabulary import CHOICES
from .voyage import Crew
from .weigh import Ledger, weigh

if TYPE_CHECKING:
    from ..knowledge.view import View
    from ..notation import Action

# Deals between two looks at the clock.
BATCH = 4
# Deals played at a stretch: compiled code hears no Ctrl-C before it is back.
STRETCH = 256
TO_THE_END = 1_000_000


def stretches(deals: int) -> Iterator[int]:
    """So many deals in pieces. A generator goes on from one to the next, so they are the same deals as at once."""
    for done in range(0, deals, STRETCH):
        yield min(STRETCH, deals - done)


@dataclass(frozen=True, slots=True)
class Worth:
    """What a choice leads to, over many imagined games."""

    action: Action
    playouts: int
    win: float  # chance to win, a shared victory counted in part
    error: float  # standard error of it
    coins: float  # at the end of the game
    influence: float
    margin: float  # ahead of the best other, in influence


class Weighing:
    """The choices of the seat that decides, weighed by playouts."""

    def __init__(
        self,
        view: View,
        actions: Sequence[Action],
        random: Random,
        crew: Callable[[], Crew],
        turns: int = TO_THE_END,
    ) -> None:
        """`turns` says how far each deal is played before judgment tells who will win."""
        self.turns = turns
        self.view = view
        self.actions = list(actions[:CHOICES])
        self.random = random
        self.crew = crew
        self.crews: list[Crew] = []  # one for each thread
        self.ledger = self.new_ledger()
        self.closed: set[int] = set()
        self.stopped = False  # threads look here before each piece of work

    def new_ledger(self) -> Ledger:
        """An empty ledger of these choices."""
        return Ledger([int(action) for action in self.actions])

    # --- Playing ---

    def deal(self, deals: int, threads: int = 1) -> None:
        """Weigh over so many more deals."""
        share = math.ceil(deals / threads)

        def work(thread: int, ledger: Ledger, random: Random) -> None:
            for some in stretches(share):
                if not self.stopped:
                    self.weigh(thread, ledger, random, some)

        self.on_threads(threads, work)

    def until(self, end: float, threads: int = 1, cancelled: Callable[[], bool] | None = None) -> None:
        """Weigh until the clock (`time.perf_counter`) shows `end`, or it is cancelled."""

        def work(thread: int, ledger: Ledger, random: Random) -> None:
            took = 0.0
            while (now := perf_counter()) + took < end and not (self.stopped or (cancelled and cancelled())):
                self.weigh(thread, ledger, random, BATCH)
                took = perf_counter() - now

        self.on_threads(threads, work)

    def weigh(self, thread: int, ledger: Ledger, random: Random, deals: int) -> None:
        """Some deals on one thread."""
        weigh(ledger, self.view.table, self.crews[thread], random, self.view.actor, self.turns, deals)

    def on_threads(self, threads: int, work: Callable[[int, Ledger, Random], None]) -> None:
        """Let each thread fill a ledger of its own, then add them up."""
        ledgers = [self.new_ledger() for _ in range(threads)]
        for ledger in ledgers:
            for index in self.closed:
                ledger.close(index)
        randoms = [Random(*[self.random.next() for _ in range(4)]) for _ in range(threads)]
        self.get_ready(threads)
        jobs = [Thread(target=work, args=(number, ledgers[number], randoms[number])) for number in range(threads)]
        self.stopped = False
        try:
            for job in jobs[1:]:
                job.start()
            jobs[0].run()
            for job in jobs[1:]:
                job.join()
        except BaseException:  # Ctrl-C is heard by one thread alone
            self.stopped = True
            for job in jobs[1:]:
                if job.is_alive():
                    job.join()
            raise
        for ledger in ledgers:
            self.ledger.add(ledger)

    def get_ready(self, threads: int) -> None:
        """What each thread needs for itself."""
        while len(self.crews) < threads:
            self.crews.append(self.crew())

    def close(self, index: int) -> None:
        """Weigh a choice no longer."""
        self.closed.add(index)
        self.ledger.close(index)

    def open_choices(self) -> list[int]:
        """Those that are still weighed."""
        return [index for index in range(len(self.actions)) if index not in self.closed]

    # --- What is known ---

    def worths(self) -> list[Worth]:
        """Every choice with what it leads to, in the order of the actions."""
        return [self.worth(index) for index in range(len(self.actions))]

    def worth(self, index: int) -> Worth:
        """One choice."""
        _, count, wins, coins, influence, margins = self.ledger.row(index)
        n = max(count, 1)
        mean = wins / n
        spread = max(self.ledger.product(index, index) / n - mean * mean, 0.01 / n)
        return Worth(self.actions[index], count, mean, math.sqrt(spread / n), coins / n, influence / n, margins / n)

    def gap(self, one: int, other: int) -> tuple[float, float]:
        """How much better one choice is than another, in chance to win, and the standard error of that.

        Both met the same deals, so the error is that of the differences, deal by deal.
        """
        n = min(self.ledger.row(one)[1], self.ledger.row(other)[1])
        if n == 0:
            return 0.0, 1.0
        a, b = self.ledger.row(one), self.ledger.row(other)
        difference = a[2] / a[1] - b[2] / b[1]
        square = self.ledger.product(one, one) / a[1] + self.ledger.product(other, other) / b[1]
        square -= 2 * self.ledger.product(one, other) / n
        return difference, math.sqrt(max(square - difference * difference, 0.01 / n) / n)
