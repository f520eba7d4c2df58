"""Contracts: what each one asks for, when it may be completed, and what completing it brings.

Most are completed whenever it is one's time, active or not: by having something, by paying, or, as the active
player, with ships kept for it. The others are decided at their moment or not at all: at a tax, at a bust, when so many
colors lie in the harbor, or by declining the coins of a ship. A contract of several steps needs its moment as often.

A cube on a contract stays there. Whoever has none left completes nothing more, except what they have begun. What a
contract asks for stands in `data/contracts.toml`; nothing here knows one of them by name.
"""

from __future__ import annotations

from .cards import COST, KIND
from .state import State
from .timing import contract_completed
from .turn import end_at_once
from .verbs import ask, count_of, gain, let_go, put, spend, tell
from .vocabulary import (
    AT_COLORS,
    BY_CONTRACT,
    BY_CONTRACTS,
    BY_DECLINING,
    BY_HAVING,
    BY_PAYING,
    BY_SHIPS_KEPT,
    CHEAP_PERSONS,
    CLERKS,
    COLORS,
    COMPLETED,
    CONTRACT_ADVANCED,
    CONTRACT_COMPLETED,
    CONTRACT_INFLUENCE,
    CONTRACTS,
    COUNTERS,
    CREW_WON,
    CUBES,
    CUBES_PLACED,
    DISCARD,
    DISPLAY_ROOM,
    DO_CONTRACT,
    HOLD_ROOM,
    HOLDS,
    INFLUENCE,
    INFLUENCE_GAINED,
    KEPT,
    KIND_SHIFT,
    MOMENT,
    NEEDS_ROOM,
    NO_CARD,
    PERSON,
    SCORE,
    SEALED,
    SEATS,
    SHIP_RELEASED,
    TAXING,
    TIME_CARDS,
    TRADERS,
    Bytes,
    Color,
    Contract,
    Seat,
)

HOW: Bytes = [0] * CONTRACTS
# What is needed, and how many of each: counters, or persons up to the cost given as the amount.
NEEDED: Bytes = [0] * (CONTRACTS * NEEDS_ROOM)
NEEDED_COUNT: Bytes = [0] * (CONTRACTS * NEEDS_ROOM)
# The last of these that is a counter, the rarer of two persons: one look tells most contracts out of reach, and those
# that are decided at their moment always.
GLANCE: Bytes = [0] * CONTRACTS
GLANCE_COUNT: Bytes = [0] * CONTRACTS
OUT_OF_REACH = 255
LEAST_SHOWN: Bytes = [0] * CONTRACTS  # cards that a display has to have for it: of persons counted one by one
DECLINED: Bytes = [0]  # the colors, one bit each, of ships whose coins are declined for any contract
AMOUNT: Bytes = [0] * CONTRACTS  # coins to pay, ships to keep, colors in the harbor, highest cost, or the ship's color
STEPS: Bytes = [0] * CONTRACTS
PAYOUT: Bytes = [0] * (CONTRACTS * SEATS)  # coins, for the first seat to complete it first
TURNS: Bytes = [0] * CONTRACTS  # on the seal, counted from minus one
LETTER: Bytes = [0] * CONTRACTS  # on the seal
TOGETHER: Bytes = [0] * CONTRACTS  # dealt only to a crew


def define_contract(
    contract: Contract, how: int, amount: int, steps: int, turns: int, letter: int, together: int
) -> None:
    """Enter the facts of a contract; `turns` may be minus one."""
    HOW[contract] = how
    GLANCE_COUNT[contract] = 0 if how in (BY_HAVING, BY_PAYING, BY_SHIPS_KEPT) else OUT_OF_REACH
    LEAST_SHOWN[contract] = 0
    if how == BY_DECLINING:
        DECLINED[0] |= 1 << amount
    AMOUNT[contract] = amount
    STEPS[contract] = steps
    TURNS[contract] = turns + 1
    LETTER[contract] = letter
    TOGETHER[contract] = together


def define_contract_need(contract: Contract, place: int, counter: int, count: int) -> None:
    """Enter one of the things a contract asks for."""
    NEEDED[contract * NEEDS_ROOM + place % NEEDS_ROOM] = counter
    NEEDED_COUNT[contract * NEEDS_ROOM + place % NEEDS_ROOM] = count
    if counter not in (CHEAP_PERSONS, TRADERS, CLERKS):
        GLANCE[contract] = counter
        GLANCE_COUNT[contract] = count
    else:
        LEAST_SHOWN[contract] = count


def define_payout(contract: Contract, seat: Seat, coins: int) -> None:
    """Enter what a contract pays to the seat that completes it as the first, the second and so on."""
    PAYOUT[contract * SEATS + seat] = coins


# --- What can be completed ---


def can_place(state: State, seat: Seat, contract: Contract) -> bool:
    """Has the seat a cube for this contract: one on a step of it, or one that is free?"""
    at = state.cubes[seat * CONTRACTS + contract]
    if at >= SEALED:
        return False
    return at > 0 or count_of(state, seat, CUBES_PLACED) < state.numbers[CUBES]


def is_in_reach(state: State, seat: Seat, contract: Contract) -> bool:
    """A glance at what a contract asks for; most of the time it is not there."""
    return count_of(state, seat, GLANCE[contract]) >= GLANCE_COUNT[contract]


def can_complete(state: State, seat: Seat, contract: Contract) -> bool:
    """May a seat whose time it is complete this contract now?"""
    if not is_in_reach(state, seat, contract) or not can_place(state, seat, contract):
        return False
    how = HOW[contract]
    if how == BY_HAVING:
        return state.displayed[seat] >= LEAST_SHOWN[contract] and has_needed(state, seat, contract)
    if how == BY_PAYING:
        return state.purse[seat] >= AMOUNT[contract]
    return seat == state.active and state.held[seat * HOLDS + KEPT] >= AMOUNT[contract]


def can_complete_any(state: State, seat: Seat) -> bool:
    """May a seat whose time it is complete one of the contracts on the table?"""
    if state.contracts_open == 0 or state.nothing_to_complete >> seat & 1:
        return False
    for i in range(state.contracts_open):
        if is_in_reach(state, seat, state.contracts[i]) and can_complete(state, seat, state.contracts[i]):
            return True
    state.nothing_to_complete |= 1 << seat
    return False


def has_needed(state: State, seat: Seat, contract: Contract) -> bool:
    """Has a seat everything a contract asks for? A jack of all trades stands in for nobody here."""
    for i in range(NEEDS_ROOM):
        at = contract * NEEDS_ROOM + i
        if NEEDED_COUNT[at] > 0 and count_needed(state, seat, contract, NEEDED[at]) < NEEDED_COUNT[at]:
            return False
    return True


def count_needed(state: State, seat: Seat, contract: Contract, what: int) -> int:
    """How much a seat has of what a contract asks for; traders and clerks are of any color."""
    if what == CHEAP_PERSONS:
        return count_cheap(state, seat, AMOUNT[contract])
    if what in (TRADERS, CLERKS):
        persons = 0
        for color in range(COLORS):
            persons += count_of(state, seat, what + color)
        return persons
    return count_of(state, seat, what)


def count_cheap(state: State, seat: Seat, cost: int) -> int:
    """Persons of a display whose printed cost is no more than this."""
    persons = 0
    for i in range(state.displayed[seat]):
        card = state.display[seat * DISPLAY_ROOM + i]
        if KIND[card] == PERSON and COST[card] <= cost:
            persons += 1
    return persons


def offer_contracts(state: State) -> None:
    """Every contract the actor may complete now."""
    seat = state.actor
    before = state.choices
    if state.nothing_to_complete >> seat & 1:
        return
    for i in range(state.contracts_open):
        if is_in_reach(state, seat, state.contracts[i]) and can_complete(state, seat, state.contracts[i]):
            state.actions[state.choices] = DO_CONTRACT << KIND_SHIFT | state.contracts[i]
            state.choices += 1
    if state.choices == before:
        state.nothing_to_complete |= 1 << seat


# --- Moments ---


def is_moment(state: State, seat: Seat, how: int, amount: int) -> int:
    """The contract on the table that this is the moment of and that the seat has a cube for; none: -1."""
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        if HOW[contract] == how and AMOUNT[contract] == amount and can_place(state, seat, contract):
            return contract
    return -1


def ask_at_moment(state: State, seat: Seat, how: int, amount: int) -> bool:
    """Put the contract of this moment to a seat, if there is one for it."""
    contract = is_moment(state, seat, how, amount)
    if contract < 0:
        return False
    ask(state, MOMENT, seat, contract)
    return True


def colors_lie_there(state: State, colors: int) -> None:
    """One more color lies in the harbor: the moment of whoever counts on so many."""
    ask_at_moment(state, state.active, AT_COLORS, colors)


def colors_to_decline(state: State, seat: Seat) -> int:
    """The colors, one bit each, of ships whose coins a seat may decline for a contract, if any lies in the harbor."""
    colors = 0
    if not state.colors & DECLINED[0]:
        return colors
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        if HOW[contract] == BY_DECLINING and can_place(state, seat, contract):
            colors |= 1 << AMOUNT[contract]
    return colors


def to_decline(state: State, seat: Seat, color: Color) -> int:
    """The contract for which a seat may decline the coins of a ship of this color; none: -1."""
    return is_moment(state, seat, BY_DECLINING, color)


# --- Completing ---


def complete(state: State, seat: Seat, contract: Contract) -> None:
    """Complete a contract at one's time: pay for it, or let the ships go that were kept for it."""
    if HOW[contract] == BY_PAYING:
        spend(state, seat, AMOUNT[contract])
    elif HOW[contract] == BY_SHIPS_KEPT:
        release_ships(state, seat)
    advance(state, seat, contract)


def release_ships(state: State, seat: Seat) -> None:
    """The ships that a seat has kept are discarded, in the order they came."""
    at = seat * HOLDS + KEPT
    while state.held[at] > 0:
        ship = state.holds[at * HOLD_ROOM]
        let_go(state, seat, KEPT, ship)
        tell(state, SHIP_RELEASED, seat, ship, 1, 0)


def advance(state: State, seat: Seat, contract: Contract) -> None:
    """Lay a cube on a contract or move it one step on; after the last step it is completed."""
    at = state.cubes[seat * CONTRACTS + contract]
    state.nothing_to_complete = 0
    if at == 0:
        state.counters[seat * COUNTERS + CUBES_PLACED] += 1
    if at + 1 < STEPS[contract]:
        state.cubes[seat * CONTRACTS + contract] = at + 1
        tell(state, CONTRACT_ADVANCED, seat, NO_CARD, at + 1, contract)
    else:
        seal(state, seat, contract)


def seal(state: State, seat: Seat, contract: Contract) -> None:
    """The cube lies on the first free payout: coins, and influence from the second contract on."""
    before = completed_by(state, contract)
    done = count_of(state, seat, COMPLETED)
    coins = PAYOUT[contract * SEATS + before]
    state.cubes[seat * CONTRACTS + contract] = SEALED + before
    state.counters[seat * COUNTERS + COMPLETED] += 1
    tell(state, CONTRACT_COMPLETED, seat, NO_CARD, coins, contract)
    gain(state, seat, coins, BY_CONTRACT)
    influence = state.numbers[CONTRACT_INFLUENCE + done]
    if influence > 0:
        state.counters[seat * COUNTERS + INFLUENCE] += influence
        tell(state, INFLUENCE_GAINED, seat, NO_CARD, influence, contract)
    contract_completed(state, seat)
    if before == 0:
        state.to_complete -= 1
        if state.to_complete == 0 and state.numbers[TIME_CARDS] > 0:
            win(state)


def completed_by(state: State, contract: Contract) -> int:
    """How many seats have completed a contract."""
    seats = 0
    for seat in range(state.seats):
        if state.cubes[seat * CONTRACTS + contract] >= SEALED:
            seats += 1
    return seats


def win(state: State) -> None:
    """All contracts are completed: the crew has won at once, and each card set aside is a point."""
    if state.phase == TAXING:
        put(state, DISCARD, state.about)
    end_at_once(state, CREW_WON, state.sizes[SCORE], BY_CONTRACTS)
