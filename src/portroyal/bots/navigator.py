"""Navigator: helmsman's judgment, corrected by playing it out.

Every choice is played some turns on over many imagined deals, the same deals for each, and the judge says who
will win from there. Choices that fall clearly behind are dropped, and when those that are left differ too
little to matter, the thinking is over. What judgment prefers is played unless another choice is better beyond
doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, ClassVar

from .bot import Bot
from .minds import crew_for, mind_of
from .search import Weighing
from .signing import is_crew
from .voyage import choose_by_judgment

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action

# A choice is dropped when it is this many standard errors behind the best.
HOPELESS = 2.5
# Judgment gives way to a choice that is this many standard errors better.
BEYOND_DOUBT = 1.0
# Choices whose chances to win differ by less than this, surely (so many standard errors), are as good as each other.
TOO_LITTLE = 0.002
SURELY = 2.0
# How many turns an imagined game is played before the judge is asked who will win. The whole game would tell
# less, as what comes later drowns in chance, and take ten times as long.
TURNS = 3
# In a crew a choice shows when the others have answered it.
CREW_TURNS = 4
# What is left of the time limit for everything but playouts.
RESERVE = 0.004
# When the first look is taken at what is hopeless by now, in deals or in seconds; by the clock, each look comes
# this much later than the one before.
FIRST_LOOK = 16
FIRST_PAUSE = 0.005
PATIENCE = 1.5


class Navigator(Bot):
    """Plays by judgment, checked by playouts."""

    name: ClassVar[str] = "navigator"
    version: ClassVar[str] = "5"

    def __init__(self, *, seconds: float = 0.2, iterations: int | None = None, threads: int = 1) -> None:
        """By time, or by a fixed number of deals, which is the same on every machine."""
        self.seconds = seconds
        self.iterations = iterations
        self.threads = threads
        self.cancelled = False

    def cancel(self) -> None:
        """Decide at once with what is known; for another thread to call while this one thinks."""
        self.cancelled = True

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """The best by playouts, or what judgment prefers where they can't tell."""
        if len(legal) == 1:
            return legal[0]
        begin = perf_counter()
        self.cancelled = False
        prefers = choose_by_judgment(view.table, mind_of("helmsman", view.table.seats, view.ruleset.modules))
        weighing = self.weighing(view, legal, random)
        favorite = next(index for index, action in enumerate(weighing.actions) if action == prefers)
        if self.iterations is not None:
            self.by_deals(weighing, self.iterations)
        else:
            self.by_time(weighing, begin, begin + self.seconds - RESERVE)
        return weighing.actions[decide(weighing, favorite)]

    def weighing(self, view: View, legal: Sequence[Action], random: Random) -> Weighing:
        """What the choices are weighed with."""
        return Weighing(view, legal, random, lambda: crew_for(view), turns=turns_for(view))

    def by_deals(self, weighing: Weighing, deals: int) -> None:
        """At most so many playouts of each choice; what is saved on dropped ones is not spent."""
        done = 0
        while done < deals and not self.cancelled and not is_settled(weighing):
            batch = min(max(FIRST_LOOK, done), deals - done)
            weighing.deal(batch, self.threads)
            done += batch
            drop_hopeless(weighing)

    def by_time(self, weighing: Weighing, begin: float, end: float) -> None:
        """Playouts until the time is up, unless it is clear before."""
        look, pause = begin, FIRST_PAUSE
        while look < end and not self.cancelled and not is_settled(weighing):
            look, pause = min(look + pause, end), pause * PATIENCE
            weighing.until(look, self.threads, lambda: self.cancelled)
            drop_hopeless(weighing)


def turns_for(view: View) -> int:
    """How many turns an imagined game is played on."""
    return CREW_TURNS if is_crew(view) or view.ruleset.is_together else TURNS


def is_settled(weighing: Weighing) -> bool:
    """Is one choice left, or are those that are as good as each other?"""
    left = weighing.open_choices()
    if len(left) == 1:
        return True
    best = best_of(weighing, left)
    gaps = [weighing.gap(best, index) for index in left if index != best]
    return all(gap + SURELY * error < TOO_LITTLE for gap, error in gaps)


def drop_hopeless(weighing: Weighing) -> None:
    """Weigh no longer what is clearly behind the best."""
    left = weighing.open_choices()
    best = best_of(weighing, left)
    for index in left:
        if index != best:
            gap, error = weighing.gap(best, index)
            if gap > HOPELESS * error:
                weighing.close(index)


def decide(weighing: Weighing, favorite: int) -> int:
    """The best choice, unless the favorite is as good as far as can be told."""
    left = weighing.open_choices()
    best = best_of(weighing, left)
    if favorite in left and favorite != best:
        gap, error = weighing.gap(best, favorite)
        if gap < BEYOND_DOUBT * error:
            return favorite
    return best


def best_of(weighing: Weighing, choices: Sequence[int]) -> int:
    """The one that wins most often."""
    worths = weighing.worths()
    return max(choices, key=lambda index: worths[index].win)
