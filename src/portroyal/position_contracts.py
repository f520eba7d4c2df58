"""What contracts, the time deck and their questions add to a position document: writing and reading it.

`contracts` lists what lies on the table: an id, or a mapping with the seats that have `completed` it, in order, and
those that have `begun` it, each with its step. `time` and `score` are numbers of cards or lists of codes; a time deck
that is not told is as large as the seals make it. A question in the middle of something has what it waits for under
`pending`, which may be left out where there is no doubt about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from .catalog import CARDS, CODES, Card
from .contracts import BY_ID, IDS, LIST
from .engine.contracts import can_place
from .engine.crew import lay_contracts, time_by_seals
from .engine.state import State
from .engine.vocabulary import (
    BUST,
    CREW_LOST,
    CREW_WON,
    DISCOVER,
    GAMBLE,
    GIFT,
    GOING_ON_NAMES,
    HARBOR,
    KEPT,
    LAST_ROUND,
    MOMENT,
    OVER,
    PHASE_NAMES,
    REPEL,
    SCORE,
    SEALED,
    SEATS,
    SET_ASIDE,
    TAKE,
    TAXING,
    TIME,
)
from .errors import PositionError, shown
from .ruleset import Ruleset

CONTRACT_KEYS = ("id", "completed", "begun")
# What may wait under a question: a phase, a gambler at work, or a tax.
WAITING = (*PHASE_NAMES, *GOING_ON_NAMES)


def refuse(message: str, code: str = "position/impossible", **facts: Any) -> PositionError:
    """A PositionError to raise."""
    return PositionError(message, code=code, **facts)


# --- Writing ---


def write_contracts(state: State) -> list[Any]:
    """The contracts on the table: who has completed each, in order, and who is at which step of it."""
    found: list[Any] = []
    for contract in state.contracts_on_table():
        completed, begun = cubes_on(state, contract)
        by_text = {str(seat): step for seat, step in begun.items()}
        told = {"id": IDS[contract], "completed": completed, "begun": by_text}
        found.append(told if completed or begun else IDS[contract])
    return found


def cubes_on(state: State, contract: int) -> tuple[list[int], dict[int, int]]:
    """The seats that have completed a contract, in order, and the step of each that has begun it."""
    cubes = {seat: at for seat in range(state.seats) if (at := state.cube_of(seat, contract))}
    completed = sorted((seat for seat, at in cubes.items() if at >= SEALED), key=cubes.__getitem__)
    return completed, {seat: at for seat, at in cubes.items() if at < SEALED}


def write_questions(state: State) -> dict[str, Any]:
    """What is told only in the middle of something: the contract at its moment, a gambler's cards, who paid a tax."""
    told: dict[str, Any] = {"to_reveal": state.to_reveal, "payers": [s for s in range(SEATS) if state.payers >> s & 1]}
    if state.phase == MOMENT:
        told["contract"] = IDS[state.about]
    return {key: value for key, value in told.items() if value}


# --- Reading ---


def chosen_contracts(document: Mapping[str, Any]) -> list[Any]:
    """The contracts on the table, if they were chosen by hand and so are part of the rules."""
    chosen = document.get("chosen", False)
    if not isinstance(chosen, bool):
        raise refuse(f"'chosen' is true or false, not {shown(chosen)}.", "position/unreadable")
    laid = document.get("contracts", ()) if chosen else ()
    if not isinstance(laid, list | tuple):
        return []  # refused when they are laid out
    told = cast("Sequence[Any]", laid)
    return [cast("Mapping[str, Any]", each).get("id") if isinstance(each, Mapping) else each for each in told]


def lay_on_table(document: Mapping[str, Any], state: State, ruleset: Ruleset) -> None:
    """The contracts of a document with the cubes on them; those that are not told are dealt by the seed."""
    value = document.get("contracts", ())
    if not isinstance(value, list | tuple):
        raise refuse(f"'contracts' is a list of ids, not {shown(value)}.", "position/unreadable")
    told = [read_contract(each, state) for each in cast("Sequence[Any]", value)]
    if told and not ruleset.contracts_on_table:
        raise refuse("Contracts lie on the table with the module 'contracts' or 'coop' alone.", key="contracts")
    ids = [contract for contract, _, _ in told]
    if ruleset.contracts and tuple(ids) != ruleset.contracts:
        raise refuse(f"The contracts chosen are {shown(list(ruleset.contracts))}, not {shown(ids)}.", key="contracts")
    if len(ids) > ruleset.contracts_on_table:
        most = ruleset.contracts_on_table
        raise refuse(f"With {state.seats} players there are {most} contracts at most, not {len(ids)}.", key="contracts")
    if len(set(ids)) < len(ids):
        raise refuse(f"A contract lies on the table once, not twice: {ids}.", key="contracts")
    for contract in ids:
        if BY_ID[contract].together and not ruleset.is_crew:
            raise refuse(f"The contract {contract} is for a crew alone.", key="contracts")
    state.lay_contracts([BY_ID[contract].number for contract in ids])
    lay_contracts(state)
    for contract, completed, begun in told:
        lay_cubes(state, contract, completed, begun)
    for seat in range(state.seats):
        check_kept(state, seat)
    if ruleset.is_crew and state.to_complete == 0 and document.get("phase") != "over":
        raise refuse("All contracts are completed, so the crew has won and the phase is 'over'.", key="contracts")


def read_contract(value: Any, state: State) -> tuple[str, list[int], dict[int, int]]:
    """A contract, the seats that have completed it, and the steps of those that have begun it."""
    told = cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else {"id": value}
    for key in told:
        if key not in CONTRACT_KEYS:
            raise refuse(
                f"A contract has the keys {', '.join(CONTRACT_KEYS)}, not {shown(key)}.", "position/unreadable"
            )
    contract = told.get("id")
    if not isinstance(contract, str) or contract not in BY_ID:
        raise refuse(f"There is no contract {shown(contract)}. There are: {', '.join(IDS)}.", "position/unreadable")
    completed, begun = told.get("completed", []), told.get("begun", {})
    if not isinstance(completed, list | tuple) or not isinstance(begun, Mapping):
        raise refuse(
            f"'completed' of {contract} is a list of seats, 'begun' a mapping from seats to steps.",
            "position/unreadable",
        )
    seats = {str(seat): seat for seat in range(state.seats)}
    steps = {seats.get(str(seat), -1): step for seat, step in cast("Mapping[Any, Any]", begun).items()}
    named = [*cast("Sequence[Any]", completed), *steps]
    if not all(type(seat) is int and 0 <= seat < state.seats for seat in named) or len(set(named)) < len(named):
        raise refuse(
            f"On {contract} each seat from 0 to {state.seats - 1} has one cube at most, not {shown(named)}.",
            key="contracts",
        )
    most = BY_ID[contract].steps - 1
    if not all(type(step) is int and 1 <= step <= most for step in steps.values()):
        right = f"A cube stands on a step of {contract} from 1 to {most}" if most else f"{contract} has no steps"
        raise refuse(f"{right}, not {shown(steps)}.", key="contracts")
    return str(contract), list(cast("Sequence[int]", completed)), steps


def lay_cubes(state: State, contract: str, completed: Sequence[int], begun: Mapping[int, int]) -> None:
    """The cubes on one contract."""
    number = BY_ID[contract].number
    places = {seat: SEALED + place for place, seat in enumerate(completed)} | dict(begun)
    for seat, at in places.items():
        if not can_place(state, seat, number):
            raise refuse(f"Seat {seat} has no cube left for {contract}.", seat=seat)
        state.lay_cube(seat, number, at)


def check_kept(state: State, seat: int) -> None:
    """Ships are kept for a contract that lies open and that one has not completed, one of each color."""
    ships = state.hold_of(seat, KEPT)
    if not ships:
        return
    wanting = [contract.id for contract in LIST if contract.how == "ships_kept"]
    laid = [BY_ID[name].number for name in wanting if BY_ID[name].number in state.contracts_on_table()]
    if not any(state.cube_of(seat, contract) < SEALED for contract in laid):
        raise refuse(f"Ships are kept for {' or '.join(wanting)}, which seat {seat} can't complete.", seat=seat)
    if len({CARDS[ship].color for ship in ships}) < len(ships):
        raise refuse(
            f"Seat {seat} keeps one ship of each color, not {shown([CODES[ship] for ship in ships])}.", seat=seat
        )


def cards_of_time(document: Mapping[str, Any], state: State, ruleset: Ruleset) -> dict[str, Any]:
    """What a document says of the time deck and the score: codes, or how many cards."""
    if not ruleset.is_crew:
        if document.get("time") or document.get("score"):
            raise refuse("There is a time deck and a score with the module 'coop' alone.", key="time")
        return {}
    told = {"time": document.get("time", time_by_seals(state)), "score": document.get("score", 0)}
    most = sum(ruleset.cards().values())
    for name, value in told.items():
        if not isinstance(value, list | tuple) and (type(value) is not int or not 0 <= value <= most):
            raise refuse(
                f"{shown(name)} is a number of cards or a list of card codes, not {shown(value)}.",
                "position/unreadable",
            )
    return told


def usual_pending(state: State, contract: int) -> list[tuple[int, int, int]]:
    """What waits under a question where the document does not say."""
    discovery = (DISCOVER, state.active, 0)
    if state.phase in (REPEL, SET_ASIDE):
        return [discovery]
    if state.phase == GIFT:
        return [(TAKE, state.actor, 0)]
    if state.phase == MOMENT:
        how = LIST[contract].how
        if how == "at_tax":
            raise refuse("At the moment of a tax, 'pending' tells the discovery and the tax that wait.", key="pending")
        return [(BUST, state.active, 0) if how == "at_bust" else discovery]
    return []


def check_waiting(state: State, contract: int, waiting: Sequence[tuple[int, int, int]]) -> None:
    """Under a question waits what it has interrupted, and nothing else; so do a gambler's cards and who paid a tax."""
    phases = tuple(phase for phase, _, _ in waiting)
    allowed = may_wait(state.phase, LIST[contract].how)
    if phases not in allowed:
        told = " or ".join(" and ".join(WAITING[phase] for phase in each) or "nothing" for each in allowed)
        raise refuse(f"In the phase {shown(PHASE_NAMES[state.phase])} {told} waits ('pending').", key="pending")
    for phase, actor, _ in waiting:
        if actor != (state.actor if phase == TAKE else state.active):
            raise refuse(f"Seat {actor} can't be the one that {WAITING[phase]} waits for.", key="pending")
    if GAMBLE in phases and state.gambled == 0:
        raise refuse("A gambler at work is one that was used this turn, so 'gambled' is not 0.", key="gambled")
    if state.to_reveal and GAMBLE not in phases:
        raise refuse("Only a gambler at work has cards to reveal, so 'to_reveal' is 0.", key="to_reveal")
    if state.payers and TAXING not in phases:
        raise refuse("Nobody waits to be asked about a tax, so 'payers' is empty.", key="payers")
    turns = [(state.active + i) % state.seats for i in range(state.seats)]
    if any(state.payers >> seat & 1 for seat in turns[: turns.index(state.actor) + 1]):
        raise refuse(f"Those still to be asked about a tax come after seat {state.actor}.", key="payers")


def may_wait(phase: int, how: str) -> tuple[tuple[int, ...], ...]:
    """What may wait in a phase, the oldest first; at its moment that depends on how a contract is completed."""
    if phase == MOMENT and how == "at_tax":
        return (DISCOVER, TAXING), (GAMBLE, TAXING)
    if phase == MOMENT and how == "at_bust":
        return ((BUST,),)
    if phase in (MOMENT, SET_ASIDE):
        return (DISCOVER,), (GAMBLE,)
    return {REPEL: ((DISCOVER,),), GIFT: ((TAKE,),)}.get(phase, ((),))


def check_question(document: Mapping[str, Any], state: State) -> int:
    """The contract at its moment; whoever is asked has a cube for it."""
    name = document.get("contract")
    if (state.phase == MOMENT) != (name is not None):
        raise refuse("The phase 'moment', and only that, has a contract being decided (key 'contract').")
    if name is None:
        return 0
    contract = BY_ID.get(name) if isinstance(name, str) else None
    if contract is None or contract.number not in state.contracts_on_table():
        raise refuse(f"The contract {shown(name)} does not lie on the table.", key="contract")
    if not contract.at_moment or contract.how == "declining":
        raise refuse(f"The contract {name} has no moment at which one is asked.", key="contract")
    if contract.is_for_active and state.actor != state.active:
        raise refuse(f"The active player decides on {name}, seat {state.active}.", key="contract")
    if not can_place(state, state.actor, contract.number):
        raise refuse(f"Seat {state.actor} has no cube for {name}.", key="contract")
    if contract.how == "at_bust" and state.pile(HARBOR):
        raise refuse(f"At the moment of {name} the harbor is empty: it was a bust.", key="contract")
    if contract.how == "at_colors" and state.colors.bit_count() != contract.amount:
        raise refuse(f"At the moment of {name} {contract.amount} colors lie in the harbor.", key="contract")
    return contract.number


def check_gift(state: State, ruleset: Ruleset, ship: Card) -> None:
    """A coin is given to somebody else, by a ship of this game that brings one."""
    if not ship.gift or ship.number not in ruleset.cards():
        raise refuse(f"{ship.code} brings no coin to another player here.", key="ship")
    if state.seats == 1:
        raise refuse("Alone there is nobody to give a coin to.", key="phase")


def check_crew(state: State, ruleset: Ruleset) -> None:
    """A crew's game is over when it has won or lost, and only then; what is told of that follows from the table."""
    if state.phase == SET_ASIDE and not state.pile(TIME):
        raise refuse("Without a time deck, or with an empty one, no card can be set aside.", key="phase")
    if not ruleset.is_crew:
        return
    if (state.phase == OVER) != (state.result > 0):
        raise refuse("A crew's game is over when it has won (result 1) or lost (result 2).", key="result")
    if state.phase == OVER and (state.result == CREW_WON) != (state.to_complete == 0):
        raise refuse("A crew has won (result 1) when every contract was completed, else it has lost.", key="result")
    if state.result == CREW_LOST and state.pile(TIME):
        raise refuse("A crew has lost when the time deck is empty.", key="time")
    if state.phase != OVER:
        check_crew_at_sea(state)
    points = len(state.pile(SCORE)) if state.result == CREW_WON else 0
    if state.points != points:
        raise refuse(f"The points of this crew are {points}, not {state.points}.", key="points")


def check_crew_at_sea(state: State) -> None:
    """A crew draws in each of its turns, and its time is over long before the last round of other games."""
    has_begun = state.drawn > 0 or state.phase != DISCOVER
    if not state.could_draw and has_begun:
        raise refuse("A crew's turn begins with a card, so 'could_draw' is true.", key="could_draw")
    most = LAST_ROUND - has_begun - len(state.pile(TIME))
    if state.round > most:
        raise refuse(
            f"A crew with {len(state.pile(TIME))} cards in its time deck is in round {most} at most: "
            f"'round' is not {state.round}.",
            key="round",
        )
