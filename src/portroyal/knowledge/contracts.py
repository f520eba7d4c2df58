"""What the contracts on the table mean for a seat: what it has of what each asks for, what completing it brings, and
why it can't be completed now. And for a crew: how much time is left, and what its score would be worth.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..catalog import BY_CODE
from ..contracts import BY_ID, FAMILIES, LIST, Contract
from ..engine.contracts import can_complete, can_place, completed_by, count_needed, to_decline
from ..engine.crew import is_time_card_next, time_by_seals
from ..engine.vocabulary import (
    COLOR_NAMES,
    COMPLETED,
    CONTRACT_INFLUENCE,
    COUNTER_NAMES,
    CUBES,
    DO_CONTRACT,
    KIND_SHIFT,
    SCORE,
    SHIP,
    TIME,
)
from ..modules import MODULES
from ..notation import Action
from ..reasons import why_not
from .terms import table_with
from .view import View

ANY_TIME = ("discover", "take", "bust")


@dataclass(frozen=True, slots=True)
class ContractOffer:
    """One contract on the table, as a seat sees it."""

    id: str
    action: Action | None  # the choice that completes it, or takes its next step at its moment, now
    has: dict[str, int]  # what the seat has of each thing it asks for
    wants: dict[str, int]
    step: int  # where the seat's cube is; none: 0
    steps: int
    completed: int  # the place at which the seat has completed it, from 1; not yet: 0
    has_cube: bool  # is a cube there to begin or to go on with?
    coins: int  # that completing it would bring now, or brought
    influence: int  # besides
    why: str | None  # the reason it can't be completed, where the seat decides now

    @property
    def missing(self) -> dict[str, int]:
        """What the seat still needs of each thing."""
        return {what: count - self.has[what] for what, count in self.wants.items() if count > self.has[what]}


def contract_offers(view: View, seat: int) -> list[ContractOffer]:
    """Each contract on the table, in its order, for a seat."""
    if not view.contracts:
        return []
    choices = {action.contract: action for action in view.actions if action.kind == "contract"}
    is_asked = view.phase in ANY_TIME and view.seat == view.actor == seat
    return [contract_offer(view, seat, contract.id, choices.get(contract.id), is_asked) for contract in view.contracts]


def contract_offer(view: View, seat: int, contract_id: str, action: Action | None, is_asked: bool) -> ContractOffer:
    """One contract."""
    table, contract = table_with(view, seat), BY_ID[contract_id]
    on_it = next(each for each in view.contracts if each.id == contract_id)
    place = on_it.completed.index(seat) + 1 if seat in on_it.completed else 0
    before = sum(seat in each.completed for each in view.contracts)
    may_place = bool(can_place(table, seat, contract.number))
    why = None
    if is_asked and action is None:
        why = why_not(table, DO_CONTRACT << KIND_SHIFT | contract.number)[0]
    return ContractOffer(
        id=contract_id,
        action=action,
        has=amounts(view, seat, contract),
        wants=wanted(contract),
        step=on_it.begun.get(seat, 0),
        steps=contract.steps,
        completed=place,
        has_cube=may_place,
        coins=contract.payouts[(place - 1) if place else len(on_it.completed)] if place or may_place else 0,
        influence=table.number(CONTRACT_INFLUENCE + before) if may_place else 0,
        why=why,
    )


def wanted(contract: Contract) -> dict[str, int]:
    """How many of what a contract asks for: persons and the like, coins, or ships of different colors."""
    if contract.how == "paying":
        return {"coins": contract.amount}
    if contract.how == "ships_kept":
        return {"ships_kept": contract.amount}
    if contract.how == "at_colors":
        return {"colors": contract.amount}
    return dict(contract.needs)


def amounts(view: View, seat: int, contract: Contract) -> dict[str, int]:
    """How much a seat has of what a contract asks for."""
    table = view.table
    found = {"coins": table.purse_of(seat), "ships_kept": len(view.players[seat].holds.get("kept", ()))}
    found["colors"] = int(table.colors).bit_count() if seat == view.active else 0
    for need in contract.needs:
        counter = FAMILIES[need] if need in FAMILIES else COUNTER_NAMES.index(need)
        found[need] = count_needed(table, seat, contract.number, counter)
    return {what: found[what] for what in wanted(contract)}


def status_of(view: View, seat: int, offer: ContractOffer) -> str:
    """How a contract stands for a seat: completed, ready (there is an action), met (there would be, were it its time),
    begun, open, or no_cube: too late."""
    if offer.completed:
        return "completed"
    if offer.action is not None:
        return "ready"
    if not offer.has_cube:
        return "no_cube"
    if can_complete(view.table, seat, BY_ID[offer.id].number):
        return "met"
    return "begun" if offer.step else "open"


def nearest_seat(view: View, offers: Sequence[ContractOffer]) -> int | None:
    """The seat that is farthest on the way to a contract, of those that could still complete it; None: nobody is.

    The offers are those of one contract to each seat. What flies in the harbor now is nobody's way.
    """
    marks: dict[int, int] = {}
    for seat, offer in enumerate(offers):
        has = sum(min(offer.has[what], count) for what, count in offer.wants.items() if what != "colors")
        if offer.has_cube and has + offer.step:
            marks[seat] = has + offer.step
    return max(marks, key=lambda seat: (marks[seat], -seat)) if marks else None


# --- One more step ---


@dataclass(frozen=True, slots=True)
class Step:
    """What one more step on a contract would be for a seat, and what it brings: the last one completes it."""

    contract: str
    number: int  # from 1
    of: int
    coins: int
    influence: int

    @property
    def completes(self) -> bool:
        """Is this the last step?"""
        return self.number == self.of


def next_step(view: View, seat: int, contract_id: str) -> Step:
    """One more step of a seat on a contract that it has not completed."""
    table, contract = table_with(view, seat), BY_ID[contract_id]
    number = table.cube_of(seat, contract.number) + 1
    if number < contract.steps:
        return Step(contract_id, number, contract.steps, 0, 0)
    coins = contract.payouts[completed_by(table, contract.number)]
    influence = table.number(CONTRACT_INFLUENCE + table.counter(seat, COMPLETED))
    return Step(contract_id, number, contract.steps, coins, influence)


def step_by_declining(view: View, seat: int, code: str) -> Step | None:
    """The step that declining the coins of a ship would be for a seat; None where no contract wants it."""
    card = BY_CODE[code]
    if card.kind != SHIP or not view.contracts:
        return None
    contract = to_decline(table_with(view, seat), seat, COLOR_NAMES.index(str(card.color)))
    return next_step(view, seat, LIST[contract].id) if contract >= 0 else None


def step_at_moment(view: View) -> Step | None:
    """The step that is decided now or not at all."""
    return next_step(view, view.actor, view.contract) if view.contract is not None else None


def cubes_left(view: View, seat: int) -> int:
    """How many cubes a seat has that lie on no contract."""
    table = table_with(view, seat)
    return table.number(CUBES) - view.players[seat].abilities.get("cubes_placed", 0)


# --- A crew's time and score ---


@dataclass(frozen=True, slots=True)
class Voyage:
    """How a crew stands: turns left, contracts done, points and rank."""

    turn: int  # the one being played, from 1
    turns: int  # cards left in the time deck, one for each turn to come
    turns_at_start: int  # before any was set aside
    done: int  # contracts completed by somebody
    contracts: int
    points: int  # cards set aside
    rank: str  # that these would be worth
    next_rank: str  # none: this is the highest
    next_points: int


def ranks_of(modules: Sequence[str]) -> tuple[tuple[int, str], ...]:
    """The ranks of a crew, each from so many points on; none where everybody plays for themselves."""
    return next((MODULES[module].ranks for module in modules if MODULES[module].ranks), ())


def rank_for(modules: Sequence[str], points: int) -> str:
    """The rank of a crew with so many points."""
    return [rank for least, rank in ranks_of(modules) if least <= points][-1]


def voyage_of(view: View) -> Voyage | None:
    """How a crew stands; None where everybody plays for themselves."""
    ranks = ranks_of(view.ruleset.modules)
    if not ranks:
        return None
    points, turns, turns_at_start = len(view.table.pile(SCORE)), len(view.table.pile(TIME)), time_by_seals(view.table)
    above = [(least, rank) for least, rank in ranks if least > points]
    return Voyage(
        turn=turns_at_start - turns - points + int(not view.over and bool(is_time_card_next(view.table))),
        turns=turns,
        turns_at_start=turns_at_start,
        done=sum(bool(contract.completed) for contract in view.contracts),
        contracts=len(view.contracts),
        points=points,
        rank=rank_for(view.ruleset.modules, points),
        next_rank=above[0][1] if above else "",
        next_points=above[0][0] if above else 0,
    )
