"""Expeditions: whom an expedition asks for, the ways to pay it, and claiming it.

Two captains may be two captains, a captain and a jack of all trades, or two jacks. A *way* says how
many jacks stand in for each symbol, two bits a symbol in the order hut, anchor, cross; the rest are
the persons themselves. When an expedition may be claimed is up to the phases.
"""

from __future__ import annotations

from .cards import ABILITY, COINS, KIND, NEEDS
from .state import State
from .timing import expedition_claimed
from .verbs import count_of, gain, give, remove, show, tell
from .vocabulary import (
    BY_EXPEDITION,
    CLAIMS_ROOM,
    DISPLAY_ROOM,
    DO_CLAIM,
    EXPEDITION_CLAIMED,
    EXPEDITIONS,
    JACKS,
    KIND_SHIFT,
    LEAST_NEEDED,
    PERSON,
    PERSON_GIVEN,
    ROOM,
    SETTLERS,
    SYMBOLS,
    WAY_SHIFT,
    Card,
    Counter,
    Seat,
    Symbol,
)


def persons_short(state: State, seat: Seat, card: Card, symbol: Symbol) -> int:
    """How many of a symbol a seat can pay with jacks only."""
    short = NEEDS[card * SYMBOLS + symbol] - count_of(state, seat, SETTLERS + symbol)
    return short if short > 0 else 0


def jacks_missing(state: State, seat: Seat, card: Card) -> int:
    """How many jacks a seat lacks to pay an expedition; none or fewer: it can."""
    missing = -count_of(state, seat, JACKS)
    for symbol in range(SYMBOLS):
        missing += persons_short(state, seat, card, symbol)
    return missing


def persons_for_expeditions(state: State, seat: Seat) -> int:
    """How many persons with a symbol a seat has; most of the time too few for any expedition."""
    persons = count_of(state, seat, JACKS)
    for symbol in range(SYMBOLS):
        persons += count_of(state, seat, SETTLERS + symbol)
    return persons


def can_claim(state: State) -> bool:
    """Can the active player pay any of the expeditions on the table?"""
    return persons_for_expeditions(state, state.active) >= LEAST_NEEDED and can_pay_any(state, state.active)


def can_pay_any(state: State, seat: Seat) -> bool:
    """Look at each expedition on the table."""
    for i in range(state.sizes[EXPEDITIONS]):
        if jacks_missing(state, seat, state.piles[EXPEDITIONS * ROOM + i]) <= 0:
            return True
    return False


def offer_claims(state: State) -> None:
    """Every expedition the active player can pay, in every way."""
    if persons_for_expeditions(state, state.active) >= LEAST_NEEDED:
        offer_expeditions(state, state.active)


def offer_expeditions(state: State, seat: Seat) -> None:
    """Look at each expedition on the table."""
    for i in range(state.sizes[EXPEDITIONS]):
        card = state.piles[EXPEDITIONS * ROOM + i]
        if jacks_missing(state, seat, card) <= 0:
            offer_ways(state, card)


def offer_ways(state: State, card: Card) -> None:
    """An expedition in every way the active player can pay it, with as few jacks as possible first."""
    seat = state.active
    jacks = count_of(state, seat, JACKS)
    for huts in range(persons_short(state, seat, card, 0), NEEDS[card * SYMBOLS] + 1):
        for anchors in range(persons_short(state, seat, card, 1), NEEDS[card * SYMBOLS + 1] + 1):
            for crosses in range(persons_short(state, seat, card, 2), NEEDS[card * SYMBOLS + 2] + 1):
                if huts + anchors + crosses <= jacks and state.choices < CLAIMS_ROOM:
                    way = huts | anchors << 2 | crosses << 4
                    state.actions[state.choices] = DO_CLAIM << KIND_SHIFT | way << WAY_SHIFT | card
                    state.choices += 1


def give_person(state: State, seat: Seat, counter: Counter) -> None:
    """Discard the first person of the display that adds to this counter."""
    at = seat * DISPLAY_ROOM
    while KIND[state.display[at]] != PERSON or ABILITY[state.display[at]] != counter:
        at += 1
    card = state.display[at]
    give(state, seat, card)
    tell(state, PERSON_GIVEN, seat, card, 1, 0)


def claim(state: State, card: Card, way: int) -> None:
    """Give the persons, take the expedition and its coins."""
    seat = state.active
    for symbol in range(SYMBOLS):
        jacks = way >> 2 * symbol & 3
        for i in range(NEEDS[card * SYMBOLS + symbol]):
            give_person(state, seat, JACKS if i < jacks else SETTLERS + symbol)
    remove(state, EXPEDITIONS, card)
    show(state, seat, card)
    tell(state, EXPEDITION_CLAIMED, seat, card, COINS[card], 0)
    expedition_claimed(state, seat)
    gain(state, seat, COINS[card], BY_EXPEDITION)
