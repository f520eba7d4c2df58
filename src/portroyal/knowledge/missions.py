"""What the missions on the table mean for a seat: what it has of what each asks for, and whether and why not it can be
completed. And for a crew: how far it is with card 9.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..campaigns import MISSION_NAMES, Mission
from ..engine.missions import count_wanted, cubes_left, is_open, moment_of, steps_of
from ..engine.months import cubes_needed, cubes_on_missions, influence_in_common, influence_needed, missions_undone
from ..engine.vocabulary import DO_COMPLETE, KIND_SHIFT, WANT_NAMES
from ..notation import Action
from ..position_adventure import cubes_at
from ..reasons import why_not
from .terms import table_with
from .view import View

ANY_TIME = ("discover", "take", "bust")


@dataclass(frozen=True, slots=True)
class MissionOffer:
    """One mission of the row, as a seat sees it."""

    id: str
    action: Action | None  # the choice that completes it, or takes its next step, now; the first of several ways to pay
    wants: dict[str, int]  # what has to be there
    price: dict[str, int]  # what is discarded
    has: dict[str, int]  # what the seat has of both
    step: int  # where the seat's cube is; none: 0
    steps: int
    completed: int  # the place at which the seat has completed it, from 1; not yet: 0
    has_cube: bool  # is a cube there to begin or to go on with?
    why: str | None  # the reason it can't be completed, where the seat decides now


def row_of(view: View) -> list[Mission]:
    """The missions on the table, the newest last."""
    if view.ruleset.adventure is None:
        return []
    tale = view.ruleset.adventure.tale
    return [tale.missions[MISSION_NAMES[number]] for number in view.table.read("row")[: view.table.row_size]]


def mission_offers(view: View, seat: int) -> list[MissionOffer]:
    """Each mission of the row, in its order, for a seat."""
    choices: dict[str | None, Action] = {}
    for action in view.actions:
        if action.kind == "complete":
            choices.setdefault(action.mission, action)
    is_asked = view.phase in ANY_TIME and view.seat == view.actor == seat
    return [mission_offer(view, seat, place, each, choices, is_asked) for place, each in enumerate(row_of(view))]


def mission_offer(
    view: View, seat: int, place: int, mission: Mission, choices: dict[str | None, Action], is_asked: bool
) -> MissionOffer:
    """One mission."""
    table = table_with(view, seat)
    completed, begun = cubes_at(table, place)
    action = choices.get(mission.id) if seat == view.seat else None
    wants, costs = dict(mission.facts.get("own", {})), dict(mission.facts.get("discard", {}))
    return MissionOffer(
        id=mission.id,
        action=action,
        wants=wants,
        price=costs,
        has={name: count_wanted(table, seat, WANT_NAMES.index(name)) for name in {**wants, **costs}},
        step=begun.get(seat, 0),
        steps=steps_of(table, mission.number),
        completed=completed.index(seat) + 1 if seat in completed else 0,
        has_cube=seat in begun or cubes_left(table, seat) > 0,
        why=why_not(table, DO_COMPLETE << KIND_SHIFT | mission.number)[0] if is_asked and action is None else None,
    )


def mission_status(view: View, seat: int, place: int, offer: MissionOffer) -> str:
    """How a mission stands for a seat: completed, ready (there is an action), met (there would be, were it its time),
    begun, open, or no_cube: too late. One that is decided at its moment is never met before."""
    if offer.completed:
        return "completed"
    if offer.action is not None:
        return "ready"
    if not offer.has_cube:
        return "no_cube"
    if not moment_of(view.table, place) and is_open(view.table, seat, place):
        return "met"
    return "begun" if offer.step else "open"


@dataclass(frozen=True, slots=True)
class Conditions:
    """The three conditions of card 9, each with what there is and what is needed."""

    missions: tuple[int, int]
    cubes: tuple[int, int]
    influence: tuple[int, int]


def card9_of(view: View) -> Conditions | None:
    """How far a crew is; None where everybody plays for themselves."""
    adventure, table = view.ruleset.adventure, view.table
    if adventure is None or not adventure.is_together:
        return None
    missions = table.row_size
    return Conditions(
        (missions - missions_undone(table), missions),
        (cubes_on_missions(table), cubes_needed(table)),
        (influence_in_common(table), influence_needed(table)),
    )
