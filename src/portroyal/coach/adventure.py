"""Reasons that an adventure gives: a mission done or served, card 9, the trophy, crowns, an event, a look.

As in `terms`, each is tested by taking it away: somebody has done the mission, the crew has influence enough, the
trophy is there, the crowns are not gained, no event acts. A look is taken away by the other choice itself.
"""

from __future__ import annotations

from functools import partial

from ..catalog import BY_CODE
from ..engine.adventure import has_trophy
from ..engine.crowns import move_crowns
from ..engine.missions import count_wanted, place_of, steps_of
from ..engine.months import influence_in_common, influence_needed
from ..engine.state import State
from ..engine.verbs import hold, show
from ..engine.vocabulary import (
    COUNTERS,
    CUBES_GONE,
    INFLUENCE,
    ITEMS,
    MISSIONS_DONE,
    SEALED,
    SEATS,
    WANT_NAMES,
)
from ..knowledge.odds import bust
from ..notation import Action
from .reasons import Reason, Scene, Terms

PLENTY = 40  # influence that is enough for every card 9


def is_adventure(scene: Scene) -> bool:
    """Is this a chapter, or the variant?"""
    return scene.view.ruleset.adventure is not None


# --- Missions ---


def missions(scene: Scene) -> Terms:
    """A mission completed, or a step of it, now. Without: somebody has done it already."""
    mission = scene.best.mission if scene.best.kind == "complete" else None
    if mission is None or scene.other.mission == mission:
        return
    number = number_of(scene, mission)
    table = scene.view.table
    left = scene.without(partial(done_already, number, scene.seat))
    step = table.read("row_cubes")[place_of(table, number) * SEATS + scene.seat]
    kind = "mission_crew" if scene.view.ruleset.is_together else "mission"
    if step + 1 < steps_of(table, number):
        kind = "mission_step"
    yield Reason(kind, {"mission": mission}, scene.gap, left)


def for_missions(scene: Scene) -> Terms:
    """A card that a mission asks for, hired or stowed. Without: somebody has done that mission already."""
    code = scene.person(scene.best) or (scene.best.card if scene.best.kind == "stow" else None)
    if code is None or not is_adventure(scene):
        return
    for mission in open_missions(scene):
        if serves(scene, scene.best, mission):
            left = scene.without(partial(done_already, number_of(scene, mission), scene.seat))
            yield Reason("mission_card", {"card": code, "mission": mission}, scene.gap, left)


def open_missions(scene: Scene) -> list[str]:
    """The missions of the row that the seat has not completed; of a crew those that nobody has."""
    table = scene.view.table
    cubes = table.read("row_cubes")
    row = scene.view.ruleset.adventure
    assert row is not None
    names = {mission.number: name for name, mission in row.tale.missions.items()}
    found: list[str] = []
    for place, mission in enumerate(table.read("row")[: table.read("row_size")]):
        at = cubes[place * SEATS : (place + 1) * SEATS]
        is_done = any(each >= SEALED for each in at) if scene.view.ruleset.is_together else at[scene.seat] >= SEALED
        if not is_done:
            found.append(names[mission])
    return found


def number_of(scene: Scene, mission: str) -> int:
    """The number of a mission in the engine."""
    adventure = scene.view.ruleset.adventure
    assert adventure is not None
    return adventure.tale.missions[mission].number


def serves(scene: Scene, action: Action, mission: str) -> bool:
    """Does a card bring something that the seat lacks for a mission?"""
    adventure = scene.view.ruleset.adventure
    assert adventure is not None and action.card is not None
    asked = adventure.tale.missions[mission]
    wants = {**asked.facts.get("own", {}), **asked.facts.get("discard", {})}
    before = scene.view.table
    after = before.clone()
    card = BY_CODE[action.card]
    if action.kind == "stow":
        hold(after, scene.seat, ITEMS, card.number)
    else:
        show(after, scene.seat, card.number)
    for name, count in wants.items():
        want = WANT_NAMES.index(name)
        if name in ("coins", "crowns", "influence", "persons"):
            continue
        has = count_wanted(before, scene.seat, want)
        if has < count and count_wanted(after, scene.seat, want) > has:
            return True
    return False


def done_already(mission: int, seat: int, state: State) -> State:
    """A seat has completed a mission, for nothing and without a reward."""
    row = state.read("row")[: state.read("row_size")]
    if mission not in row:
        return state
    cubes = state.read("row_cubes")
    at = row.index(mission) * SEATS + seat
    if cubes[at] < SEALED:
        counters = state.read("counters")
        counters[seat * COUNTERS + CUBES_GONE] += cubes[at] == 0
        counters[seat * COUNTERS + MISSIONS_DONE] += 1
        cubes[at] = SEALED
        state.write("counters", counters)
        state.write("row_cubes", cubes)
    return state


# --- Card 9, the trophy, crowns ---


def card_9(scene: Scene) -> Terms:
    """The influence that card 9 asks for. Without: the crew has enough of it."""
    if not scene.view.ruleset.is_together:
        return
    table = scene.view.table
    needed, there = influence_needed(table), influence_in_common(table)
    if there < needed:
        facts = {"influence": needed, "there": there}
        yield Reason("card_9", facts, scene.gap, scene.without(partial(more_influence, scene.seat)))


def more_influence(seat: int, state: State) -> State:
    """A seat has influence enough for all."""
    counters = state.read("counters")
    counters[seat * COUNTERS + INFLUENCE] = min(counters[seat * COUNTERS + INFLUENCE] + PLENTY, 255)
    state.write("counters", counters)
    return state


def trophy(scene: Scene) -> Terms:
    """The way to the trophy. Without: the seat shows it already."""
    if not is_adventure(scene) or scene.view.ruleset.is_together or has_trophy(scene.view.table, scene.seat):
        return
    yield Reason("trophy", {}, scene.gap, scene.without(partial(with_trophy, scene.seat)))


def with_trophy(seat: int, state: State) -> State:
    """Both cubes before the trophy were returned."""
    bought = state.read("bought_off")
    bought[seat] += cubes_short(state, seat)
    state.write("bought_off", bought)
    return state


def cubes_short(state: State, seat: int) -> int:
    """Cubes that a seat still has to lay for the trophy."""
    return 0 if has_trophy(state, seat) else 2


def crowns(scene: Scene) -> Terms:
    """Crowns gained, or kept. Without: they are not, and not paid."""
    code = scene.best.card if scene.best.kind == "take" else None
    count = BY_CODE[code].crowns if code is not None else 0
    if count and scene.other.card != code:
        facts = {"card": code, "crowns": count}
        left = scene.best_without(lambda state: fewer_crowns(state, scene.seat, count))
        yield Reason("crowns", facts, scene.gap, left)


def fewer_crowns(state: State, seat: int, count: int) -> State:
    """Some spaces back on the track."""
    there = state.read("crowns")[seat]
    move_crowns(state, seat, max(there - count, 0))
    return state


# --- Events and looks ---


def looks(scene: Scene) -> Terms:
    """A look before a card, or a card that was looked at. Without: the other choice."""
    if scene.best.kind == "look":
        odds = bust(scene.view)
        yield Reason("look", {"cards": odds.cards, "of": odds.of}, scene.gap, 0.0)
    elif {scene.best.kind, scene.other.kind} == {"draw", "stop"}:
        known = [fact.card for fact in scene.view.known if fact.purse is None and fact.place == 0]
        if known and scene.view.deck > 0:
            yield Reason("known_card", {"card": known[0]}, scene.gap, 0.0)


def events(scene: Scene) -> Terms:
    """The event of this turn. Without: none acts any more."""
    event = scene.view.table.read("event")
    if event and scene.view.phase in ("discover", "take"):
        adventure = scene.view.ruleset.adventure
        assert adventure is not None
        name = next(name for name, number in adventure.tale.events.items() if number == event - 1)
        yield Reason("event", {"event": name}, scene.gap, scene.without(no_event))


def no_event(state: State) -> State:
    """No event acts in this turn."""
    state.write("event", 0)
    return state
