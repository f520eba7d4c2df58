"""Why an action is not among the choices: a reason for programs and a sentence for people."""

from __future__ import annotations

from .actions import BY_NUMBER, is_well_formed
from .campaigns import MISSION_NAMES
from .catalog import CARDS
from .contracts import LIST, Contract
from .engine.adventure import acting
from .engine.contracts import can_place, to_decline
from .engine.lookout import looks_allowed
from .engine.missions import cubes_left, moment_of
from .engine.state import State
from .engine.trade import fee_of, hire_cost
from .engine.vocabulary import (
    ACTION_NAMES,
    CARD_MASK,
    COLOR_NAMES,
    DO_CHOOSE,
    DO_CLAIM,
    DO_COMPLETE,
    DO_CONTRACT,
    DO_DECLINE,
    DO_DRAW,
    DO_GAMBLE,
    DO_GIVE,
    DO_KEEP,
    DO_LOOK,
    DO_RETURN,
    DO_SELL,
    DO_STOP,
    DO_STOW,
    DO_TAKE,
    DRAWS_AT_LEAST,
    EXPEDITIONS,
    FIRST_DRAW,
    GAMBLERS,
    HARBOR,
    ITEMS,
    KIND_SHIFT,
    PERSON,
    PHASE_NAMES,
    SEALED,
    SEATS,
    SHIP,
)
from .errors import shown


def why_not(state: State, action: int) -> tuple[str, str]:
    """A reason id and a sentence."""
    kind = action >> KIND_SHIFT
    if not is_well_formed(action, len(CARDS)):
        return "no_such_action", f"{shown(int(action))} is not an action."
    if state.phase not in BY_NUMBER[kind].phases:
        phase = PHASE_NAMES[state.phase]
        return "wrong_phase", f"Nobody can {ACTION_NAMES[kind]} in the phase '{phase}'."
    card = action & CARD_MASK
    if kind == DO_TAKE:
        return why_not_take(state, card)
    if kind == DO_CLAIM:
        return why_not_claim(state, card)
    if kind == DO_DRAW:
        if state.gambled:
            return "gambled", "After a gambler no more cards are drawn, except with another gambler."
        return "nothing_to_draw", "There is no card left to draw."
    if kind == DO_GAMBLE:
        return why_not_gamble(state)
    if kind == DO_CONTRACT:
        return why_not_contract(state, LIST[action & CARD_MASK])
    if kind == DO_DECLINE:
        return why_not_decline(state, card)
    if state.campaign:
        found = why_not_in_adventure(state, kind, action)
        if found is not None:
            return found
    if kind == DO_GIVE:
        return "not_another", f"The coin goes to another player of this table, not to seat {card}."
    if kind == DO_STOP:
        if state.drawn == 0 and state.switch(FIRST_DRAW):
            return "first_draw", "The first card of a turn must be drawn."
        return "empty_harbor", "By this game's rulings one can't stop while the harbor is empty."
    if kind == DO_KEEP:
        return "must_repel", "By this game's rulings a ship that would bust and can be repelled must be."
    return "no_such_action", f"Nobody can {ACTION_NAMES[kind]} now."


def why_not_in_adventure(state: State, kind: int, action: int) -> tuple[str, str] | None:
    """Why something can't be done that belongs to an adventure alone."""
    card = action & CARD_MASK
    if kind == DO_CHOOSE:
        return "character_taken", "This character can't be chosen: it is on a card that is not yours to choose from."
    if kind == DO_COMPLETE:
        return why_not_complete(state, card)
    if kind == DO_STOW:
        if card in state.pile(HARBOR) and state.takes and not CARDS[card].item:
            return "no_item", f"{CARDS[card].code} carries nothing, so it can't be stowed."
        return why_not_take(state, card)
    if kind == DO_SELL:
        if card not in state.hold_of(state.actor, ITEMS):
            return "not_stowed", f"{CARDS[card].code} is not stowed."
        if CARDS[card].item not in ("bread", "rum"):
            return "not_for_sale", "Barmaids buy bread and rum."
        return "no_barmaid", "There is no barmaid to whom nothing was sold in this taking."
    if kind == DO_RETURN:
        return "not_looked_at", f"{CARDS[card].code} is not among the cards looked at."
    if kind == DO_LOOK:
        if state.gambled:
            return "gambled", "After a gambler nobody looks at the deck."
        if state.looks >= looks_allowed(state):
            return "no_lookout", "There is no look left in this turn."
        return "nothing_to_draw", "There is no card left to look at."
    if kind == DO_STOP and state.drawn < acting(state, DRAWS_AT_LEAST):
        least = acting(state, DRAWS_AT_LEAST)
        return "must_draw", f"By the event of this turn {least} cards have to be revealed before one stops."
    return None


def why_not_complete(state: State, number: int) -> tuple[str, str]:
    """Why a mission can't be completed."""
    name = MISSION_NAMES[number]
    row = state.read("row")[: state.row_size]
    numbers = [mission for mission in row if MISSION_NAMES[mission] == name]
    if not numbers:
        return "mission_not_open", f"The mission {name} does not lie on the table."
    place = row.index(numbers[0])
    seat = state.actor
    at = state.read("row_cubes")[place * SEATS + seat]
    if at >= SEALED:
        return "mission_completed", f"The mission {name} was completed by this player already."
    if moment_of(state, place):
        return "not_its_moment", f"The mission {name} is decided at its moment or not at all."
    if not at and cubes_left(state, seat) <= 0:
        return "no_cube", "There is no cube left on the character of this player."
    return "mission_unmet", f"What the mission {name} asks for is not there."


def why_not_gamble(state: State) -> tuple[str, str]:
    """Why no gambler can be used."""
    if state.counter(state.active, GAMBLERS) == 0:
        return "no_gambler", "There is no gambler in the display."
    if state.gambled == state.counter(state.active, GAMBLERS):
        return "gambled", "Every gambler was used this turn already."
    return "nothing_to_draw", "There is no card left to reveal."


def why_not_take(state: State, card: int) -> tuple[str, str]:
    """Why a card can't be taken."""
    code = CARDS[card].code
    if card not in state.pile(HARBOR):
        return "not_in_harbor", f"There is no {code} in the harbor."
    if state.takes == 0:
        return "no_takes_left", "No more cards may be taken."
    fee = fee_of(state, state.actor)
    coins = state.purse_of(state.actor)
    if CARDS[card].kind == PERSON:
        price = hire_cost(state, state.actor, card)
        owed = f"{price} and the fee of {fee}" if fee else f"{price}"
        return "too_expensive", f"{code} costs {owed}; there are {coins} coins in the purse."
    return "fee_unpaid", f"There is no coin to pay the fee for {code} with."


def why_not_contract(state: State, contract: Contract) -> tuple[str, str]:
    """Why a contract can't be completed."""
    number, seat = contract.number, state.actor
    if number not in state.contracts_on_table():
        return "contract_not_open", f"The contract {contract.id} does not lie on the table."
    if state.cube_of(seat, number) >= SEALED:
        return "contract_completed", f"The contract {contract.id} was completed by this player already."
    if contract.at_moment:
        return "not_its_moment", f"The contract {contract.id} is decided at its moment or not at all."
    if not can_place(state, seat, number):
        return "no_cube", "All cubes of this player lie on other contracts."
    if contract.is_for_active and seat != state.active:
        return "not_active", f"Only the active player completes {contract.id}."
    return "contract_unmet", f"What the contract {contract.id} asks for is not there."


def why_not_decline(state: State, card: int) -> tuple[str, str]:
    """Why the coins of a ship can't be declined."""
    if card not in state.pile(HARBOR) or state.takes == 0:
        return why_not_take(state, card)
    if CARDS[card].kind != SHIP:
        return "not_a_ship", f"{CARDS[card].code} is no ship: its coins can't be declined."
    if to_decline(state, state.actor, COLOR_NAMES.index(str(CARDS[card].color))) < 0:
        return "nothing_to_decline_for", f"No contract of this player wants the coins of {CARDS[card].code} declined."
    return "fee_unpaid", f"There is no coin to pay the fee for {CARDS[card].code} with."


def why_not_claim(state: State, card: int) -> tuple[str, str]:
    """Why an expedition can't be claimed."""
    code = CARDS[card].code
    if state.actor != state.active:
        return "not_active", "Only the active player claims expeditions."
    if card not in state.pile(EXPEDITIONS):
        return "not_on_table", f"There is no {code} on the table."
    needs = ", ".join(CARDS[card].needs)
    return "persons_missing", f"{code} asks for {needs}, and the persons to pay it so are not there."
