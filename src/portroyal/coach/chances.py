"""Everyone's chance to win at a decision, with the best option and with the chosen one.

All options are weighed over the same imagined deals, and at the end of each the judge tells everybody's chance. So the
chances of all seats add up to one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from time import perf_counter

from ..bots.minds import crew_for
from ..bots.search import BATCH, Weighing, stretches
from ..bots.weigh import Ledger, weigh
from ..engine.chance import Random
from ..knowledge.view import View
from ..notation import Action
from ..seeds import Key, key_for
from .hint import doubt_about, doubtful
from .scales import turns_ahead


@dataclass(frozen=True, slots=True)
class Chances:
    """What playouts told about one decision."""

    key: Key
    wins: Mapping[Action, float]  # the chance to win with each option, for the seat that decides
    favorite: Action  # the best option
    gap: float  # how much better it is than the chosen one, in chance to win
    noise: float  # standard error of that by the deals alone
    error: float  # and with judgment's own
    best: tuple[float, ...]  # everyone's chance with the best option
    chosen: tuple[float, ...]  # and with the chosen one


def chances_of(view: View, chosen: Action, purpose: str, seconds: float, iterations: int | None) -> Chances:
    """Weigh a decision for everyone."""
    key = key_for("coach", purpose)
    search = Weighing(view, view.actions, Random(*key), lambda: crew_for(view), turns_ahead(view))
    ledger = search.ledger
    end = None if iterations is not None else perf_counter() + seconds
    play(ledger, view, key, iterations or BATCH, end)
    worths = search.worths()
    best = max(range(len(worths)), key=lambda index: worths[index].win)
    mine = search.actions.index(chosen)
    gap, noise = search.gap(best, mine) if mine != best else (0.0, 0.0)
    return Chances(
        key,
        {worth.action: worth.win for worth in worths},
        search.actions[best],
        gap,
        noise,
        doubtful(noise, ledger.deals, doubt_about(view)),
        best=everyones(ledger, best, len(view.names)),
        chosen=everyones(ledger, mine, len(view.names)),
    )


def play(ledger: Ledger, view: View, key: Key, deals: int, end: float | None) -> None:
    """Weigh over so many deals, or as many times that until the clock shows `end`."""
    crew, random = crew_for(view), Random(*key)
    for some in stretches(deals):
        weigh(ledger, view.table, crew, random, view.actor, turns_ahead(view), some)
    while end is not None and perf_counter() < end:
        weigh(ledger, view.table, crew, random, view.actor, turns_ahead(view), deals)


def everyones(ledger: Ledger, index: int, seats: int) -> tuple[float, ...]:
    """The chance to win of every seat after an option."""
    return tuple(ledger.share(index, seat) / ledger.deals for seat in range(seats))
