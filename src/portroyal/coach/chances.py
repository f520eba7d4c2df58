"""Everyone's chance to win at a decision, with the best option and with the chosen one.

The seat that decides weighs all options. Then the best and the chosen one are played over the very same deals
again for each of the others, so that the chances of all seats add up to one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
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

# The share of the time that the seat that decides has for weighing all options.
FOR_OPTIONS = 0.5


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
    seats = len(view.names)
    search = Weighing(view, view.actions, Random(*key), lambda: crew_for(view), turns_ahead(view))
    end = None if iterations is not None else perf_counter() + seconds * FOR_OPTIONS
    search.ledger.add(played(view, search.actions, view.actor, key, iterations or BATCH, end))
    worths = search.worths()
    best = max(range(len(worths)), key=lambda index: worths[index].win)
    mine = search.actions.index(chosen)
    gap, noise = search.gap(best, mine) if mine != best else (0.0, 0.0)
    wins = {view.actor: (worths[best].win, worths[mine].win)}
    for seat in range(seats):
        if seat != view.actor:
            ledger = played(view, [search.actions[best], chosen], seat, key, search.ledger.deals)
            wins[seat] = (ledger.row(0)[2] / ledger.deals, ledger.row(1)[2] / ledger.deals)
    return Chances(
        key,
        {worth.action: worth.win for worth in worths},
        search.actions[best],
        gap,
        noise,
        doubtful(noise, search.ledger.deals, doubt_about(view)),
        best=tuple(wins[seat][0] for seat in range(seats)),
        chosen=tuple(wins[seat][1] for seat in range(seats)),
    )


def played(view: View, actions: Sequence[Action], seat: int, key: Key, deals: int, end: float | None = None) -> Ledger:
    """These actions over so many deals, or as many times that until the clock shows `end`, scored for a seat."""
    ledger = Ledger([int(action) for action in actions])
    crew, random = crew_for(view), Random(*key)
    for some in stretches(deals):
        weigh(ledger, view.table, crew, random, seat, turns_ahead(view), some)
    while end is not None and perf_counter() < end:
        weigh(ledger, view.table, crew, random, seat, turns_ahead(view), deals)
    return ledger
