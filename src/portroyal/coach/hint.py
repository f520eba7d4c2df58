"""Hints: every option of the decision at hand with its chance to win, and why the best one is.

Each option is played on for some turns over the same imagined deals; where the game is not over by then, judgment
tells everyone's chance. A hint sees a view and nothing else. It can be asked for by time or by a number of
deals; by deals and on one thread it is the same on every machine. `refine` goes on where a hint has stopped.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any, SupportsIndex

from ..bots.minds import crew_for
from ..bots.search import Weighing
from ..engine.chance import Random
from ..errors import PortRoyalError, shown
from ..knowledge.view import View
from ..notation import Action, is_meant
from ..seeds import Key, random_for
from .drawing import can_pay_for_something
from .limits import check_asked, check_limits
from .reasons import CANT_PAY, FORCED, NOT_BETTER, OVERALL, TOO_CLOSE, Reason, reason_for
from .scales import Scales, turns_ahead
from .verdicts import VERDICTS, verdict
from .words import advice

# The share of a time limit that goes into weighing; the rest is about what a reason takes.
FOR_WEIGHING = 0.6
# No hint is given over fewer deals than this, whatever the clock shows: enough to tell most options apart.
FEWEST = 128
# Judgment at the end of the turns is not exact either. What it adds to the standard error of a chance, by number of
# players and in parts of the square root of p (1 - p), was found by playing the same positions to the end
# (`bench.coach`).
CHANCE_DOUBT = {2: 0.105, 3: 0.10, 4: 0.10, 5: 0.09}
# The same for a gap, in parts of how much the two options' scores differ from deal to deal: judgment is hardly wrong
# about options after which nearly the same happens, and most about those that lead to different games.
GAP_DOUBT = {2: 0.16, 3: 0.15, 4: 0.18, 5: 0.22}
# Two options are too close to call within this many standard errors of the deals, and within one with judgment's own:
# of larger gaps 96 in 100 were still there when the games were played to the end.
SURE = 2.0
# Both for crews, who are judged by their plan; the games of one or two are played to the end.
CREW_CHANCE_DOUBT = {1: 0.0, 2: 0.0, 3: 0.31, 4: 0.33, 5: 0.28}
CREW_GAP_DOUBT = {1: 0.0, 2: 0.0, 3: 0.19, 4: 0.19, 5: 0.19}  # found 0.12, 0.30 and 0.00: too few to tell apart
# In an adventure judgment goes by its plan for missions, together and against each other; the gap's was found as 0.15
# and 0.21, and with what is told here gaps are off by 0.96 and 1.10 of their errors.
ADVENTURE_CHANCE_DOUBT = {True: 0.30, False: 0.23}  # is it played together?
ADVENTURE_GAP_DOUBT = 0.22
# Its imagined games take longer, so that fewer have to do.
FEWEST_IN_ADVENTURE = 24


@dataclass(frozen=True, slots=True)
class Option:
    """One choice and what it leads to."""

    action: Action
    win: float  # chance to win, a shared victory counted in part; not a number where there is no choice
    error: float  # standard error of it, judgment's own included
    coins: float  # expected in the purse when the imagined round ends
    influence: float  # and on display
    gap: float  # to the best, in chance to win
    gap_error: float  # standard error of it; both met the same deals
    too_close: bool  # to the best, to be told apart
    playouts: int

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        win = None if math.isnan(self.win) else self.win
        return asdict(self) | {"action": self.action.words, "win": win}


class Hint:
    """The options of one decision, best first, with the reason for the best."""

    def __init__(
        self, view: View, options: tuple[Option, ...], reason: Reason, search: Weighing | None, key: Key, threads: int
    ) -> None:
        """Use `hint(view)`."""
        self.seat = view.actor
        self.options = options
        self.reason = reason
        self.turns = turns_ahead(view)
        self.search = search
        self.view = view
        self.key = key
        self.threads = threads

    @property
    def best(self) -> Option:
        """The option with the highest chance to win."""
        return self.options[0]

    @property
    def too_close(self) -> bool:
        """Is another option as good, as far as can be told? Not where it is plain how the game ends."""
        return self.reason.id not in VERDICTS and any(option.too_close for option in self.options[1:])

    @property
    def compared_with(self) -> Option | None:
        """The option that the reason tells the best one apart from: its nearest rival."""
        return compared_with(self.options)

    @property
    def deals(self) -> int:
        """How many imagined deals were played."""
        return self.best.playouts

    @property
    def sentence(self) -> str:
        """What to do and why, in English."""
        return self.said()

    def said(self, language: str = "en") -> str:
        """What to do and why, in a language."""
        return advice(self, language)

    def option(self, action: SupportsIndex | str) -> Option:
        """The option of an action, given as such or in words."""
        for option in self.options:
            if is_meant(option.action, action):
                return option
        choices = [option.action.words for option in self.options]
        message = f"{shown(action)} is not one of the options of this hint: {', '.join(choices)}."
        raise PortRoyalError(message, code="coach/no_option", choices=choices)

    def refine(self, seconds: float = 1.0, iterations: int | None = None) -> Hint:
        """A better hint: the same deals and more of them."""
        check_limits(iterations, seconds=seconds)
        if self.search is None:
            return self
        return weighed(self.search, self.key, seconds, iterations, self.threads)

    def why(self, best: SupportsIndex | str, other: SupportsIndex | str) -> Reason:
        """The reason why one option is better than another, or that it is not."""
        better, worse = self.option(best), self.option(other)
        if better.win > worse.win:
            plain = decided(self.view, self.key, self.options, better, worse)
            if plain is not None:
                return plain
        reason = reason_for(Scales(self.view, self.key), better.action, worse.action)
        return reason if reason.gap > 0 else Reason(NOT_BETTER, {}, reason.gap, reason.gap)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "seat": self.seat,
            "horizon": {"turns": self.turns},
            "deals": self.deals,
            "too_close": self.too_close,
            "options": [option.as_dict() for option in self.options],
            "reason": self.reason.as_dict(),
            "sentence": self.sentence,
        }


def hint(
    view: View,
    seconds: float = 0.3,
    iterations: int | None = None,
    random: Random | None = None,
    threads: int = 1,
    explain: bool = True,
) -> Hint:
    """What the seat of this view should do now, within so many seconds or by so many deals.

    A program that only wants the numbers can do without the reason.
    """
    begin = perf_counter()
    check_limits(iterations, threads, seconds)
    check_asked(view, random)
    if not view.actions:
        message = "There is nothing to decide for the seat of this view: ask with the view of the seat that decides."
        raise PortRoyalError(message, code="coach/nothing_to_decide", seat=view.seat, actor=view.actor)
    random = random or random_for("hint", "coach")
    words = [random.next() for _ in range(4)]
    key = (words[0], words[1], words[2], words[3])
    search = Weighing(view, view.actions, random, lambda: crew_for(view), turns=turns_ahead(view))
    if len(view.actions) == 1:
        return forced(search, key)
    return weighed(search, key, seconds - (perf_counter() - begin), iterations, threads, explain)


def forced(search: Weighing, key: Key) -> Hint:
    """A decision that is none: nothing is searched."""
    view = search.view
    player = view.players[view.actor]
    coins, influence = float(player.coins), float(player.influence)
    only = Option(view.actions[0], math.nan, 0.0, coins, influence, 0.0, 0.0, too_close=False, playouts=0)
    is_penniless = only.action.kind == "pass" and bool(view.harbor) and not can_pay_for_something(view)
    return Hint(view, (only,), Reason(CANT_PAY if is_penniless else FORCED), None, key, 1)


def weighed(
    search: Weighing, key: Key, seconds: float, iterations: int | None, threads: int, explain: bool = True
) -> Hint:
    """The hint after so much more weighing."""
    begin = perf_counter()
    if iterations is not None:
        search.deal(iterations, threads)
    else:
        search.until(begin + seconds * (FOR_WEIGHING if explain else 1.0), threads)
        fewest = FEWEST if search.view.ruleset.adventure is None else FEWEST_IN_ADVENTURE
        if search.ledger.deals < fewest:  # a machine so busy that the time was gone at once
            search.deal(fewest - search.ledger.deals)
    options = options_of(search)
    reason = explained(search, options, key) if explain else Reason(OVERALL)
    return Hint(search.view, options, reason, search, key, threads)


def options_of(search: Weighing) -> tuple[Option, ...]:
    """All options, best first."""
    worths, doubt = search.worths(), doubt_about(search.view)
    best = max(range(len(worths)), key=lambda index: worths[index].win)
    options: list[Option] = []
    for index, worth in enumerate(worths):
        gap, noise = search.gap(best, index) if index != best else (0.0, 0.0)
        error = doubtful(noise, min(worth.playouts, worths[best].playouts), doubt)
        options.append(
            Option(
                worth.action,
                worth.win,
                math.hypot(worth.error, doubt.chance * math.sqrt(worth.win * (1 - worth.win))),
                worth.coins,
                worth.influence,
                gap,
                error,
                too_close=index != best and is_too_close(gap, noise, error),
                playouts=worth.playouts,
            )
        )
    return (options.pop(best), *sorted(options, key=lambda option: option.gap))


@dataclass(frozen=True, slots=True)
class Doubt:
    """How far judgment at the end of the turns is off."""

    chance: float  # in parts of the square root of p (1 - p)
    gap: float  # in parts of how much two options differ from deal to deal


def doubt_about(view: View) -> Doubt:
    """By number of players, against each other or as a crew; in an adventure by its mode."""
    players = len(view.names)
    if view.ruleset.adventure is not None:
        return Doubt(ADVENTURE_CHANCE_DOUBT[view.ruleset.adventure.is_together], ADVENTURE_GAP_DOUBT)
    if view.ruleset.is_crew:
        return Doubt(CREW_CHANCE_DOUBT[players], CREW_GAP_DOUBT[players])
    return Doubt(CHANCE_DOUBT[players], GAP_DOUBT[players])


def doubtful(noise: float, deals: int, doubt: Doubt) -> float:
    """The standard error of a gap: that of so many deals, and judgment's own."""
    spread = noise * math.sqrt(deals)
    return math.hypot(noise, doubt.gap * spread)


def is_too_close(gap: float, noise: float, error: float, sure: float = SURE) -> bool:
    """Can two options not be told apart: by these deals, or by judgment?"""
    return gap <= max(sure * noise, error)


def compared_with(options: tuple[Option, ...]) -> Option | None:
    """The nearest rival of the best option: one that is too close to call, or else the next best."""
    return next((option for option in options[1:] if option.too_close), options[1] if len(options) > 1 else None)


def explained(search: Weighing, options: tuple[Option, ...], key: Key) -> Reason:
    """What speaks for the best option against its nearest rival: always the same work, whatever the time."""
    worse = next((option for option in options[1:] if not option.too_close), None)
    plain = decided(search.view, key, options, options[0], worse)
    if plain is not None:
        return plain
    rival = compared_with(options)
    if rival is None:
        return Reason(TOO_CLOSE)
    reason = reason_for(Scales(search.view, key), options[0].action, rival.action)
    if rival.too_close and reason.id == OVERALL:  # nothing to name, and no gap that would ask for it
        return Reason(TOO_CLOSE)
    return reason if reason.gap > 0 else Reason(TOO_CLOSE)  # other deals say otherwise


def decided(view: View, key: Key, options: tuple[Option, ...], best: Option, other: Option | None) -> Reason | None:
    """What there is to say where an option decides the game, or nothing can."""
    wins = {option.action: option.win for option in options}
    found = verdict(view, key, wins, best.action, other.action if other else None)
    return None if found is None else Reason(found, {}, best.win - other.win if other else 0.0)
