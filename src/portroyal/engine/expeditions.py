"""Expeditions: whom an expedition asks for, the ways to pay it, and claiming it.

Two captains may be two captains, a captain and a jack of all trades, or two jacks. A *way* says how
many jacks stand in for each symbol, two bits a symbol in the order hut, anchor, cross; the rest are
the persons themselves. When an expedition may be claimed is up to the phases.
"""

from __future__ import annotations

from .cards import ABILITY, ARES_COIN, COINS, ITEM, ITEM_NEEDS, KIND, NEEDS, SAME_RANK
from .characters import crowns_for_expedition
from .state import State
from .timing import expedition_claimed
from .verbs import count_of, gain, give, let_go, remove, show, tell
from .vocabulary import (
    BY_EXPEDITION,
    CLAIMS_ROOM,
    DISPLAY_ROOM,
    DO_CLAIM,
    EXPEDITION_CLAIMED,
    EXPEDITION_ITEMS,
    EXPEDITIONS,
    HOLD_ROOM,
    HOLDS,
    ITEM_GIVEN,
    ITEMS,
    JACKS,
    KIND_SHIFT,
    LEAST_NEEDED,
    PERSON,
    PERSON_GIVEN,
    ROOM,
    SAME_ITEM,
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
    if state.campaign and not has_items(state, seat, card):
        return SYMBOLS * SAME_ITEM
    for symbol in range(SYMBOLS):
        missing += persons_short(state, seat, card, symbol)
    return missing


def persons_for_expeditions(state: State, seat: Seat) -> int:
    """How many persons with a symbol a seat has; most of the time too few for any expedition."""
    persons = count_of(state, seat, JACKS)
    for symbol in range(SYMBOLS):
        persons += count_of(state, seat, SETTLERS + symbol)
    return persons + state.held[seat * HOLDS + ITEMS] if state.campaign else persons


def items_like(state: State, seat: Seat, item: int) -> int:
    """How many stowed ships of a seat carry this."""
    ships = 0
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):
        if ITEM[state.holds[at * HOLD_ROOM + i]] == item:
            ships += 1
    return ships


def has_items(state: State, seat: Seat, card: Card) -> bool:
    """Has a seat the things that an expedition asks for? A jack never stands in for them."""
    first = ITEM_NEEDS[card * EXPEDITION_ITEMS]
    second = ITEM_NEEDS[card * EXPEDITION_ITEMS + 1]
    if first > 0 and items_like(state, seat, first) < (2 if first == second else 1):
        return False
    return second == 0 or items_like(state, seat, second) > 0


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
                    if state.campaign:
                        offer_with_items(state, card, huts, anchors, crosses)
                    else:
                        state.actions[state.choices] = DO_CLAIM << KIND_SHIFT | way << WAY_SHIFT | card
                        state.choices += 1


def special_goes(state: State, seat: Seat, card: Card, symbol: Symbol, jacks: int) -> int:
    """Has the person of a symbol who knows the Ares to go too? Only if the others are too few."""
    plain = 0
    for i in range(state.displayed[seat]):
        person = state.display[seat * DISPLAY_ROOM + i]
        if KIND[person] == PERSON and ABILITY[person] == SETTLERS + symbol and ARES_COIN[person] == 0:
            plain += 1
    return 1 if NEEDS[card * SYMBOLS + symbol] - jacks > plain else 0


def offer_with_items(state: State, card: Card, huts: int, anchors: int, crosses: int) -> None:
    """A claim with jacks in these places, once for each choice of stowed ships; the way tells who goes and which ships.

    Without things: jacks, two bits a symbol, and a bit for each symbol whose Ares person goes. With things: three bits
    for each of them, the sort among ships that carry the same, then two bits for each person in the order of symbols:
    the plain one, the Ares one or a jack.
    """
    seat = state.active
    specials = special_goes(state, seat, card, 0, huts)
    specials |= special_goes(state, seat, card, 1, anchors) << 1
    specials |= special_goes(state, seat, card, 2, crosses) << 2
    first = ITEM_NEEDS[card * EXPEDITION_ITEMS]
    second = ITEM_NEEDS[card * EXPEDITION_ITEMS + 1]
    if first == 0:
        add_claim(state, card, huts | anchors << 2 | crosses << 4 | specials << 6)
        return
    persons = 0
    shift = 0
    for symbol in range(SYMBOLS):
        jacks = huts if symbol == 0 else anchors if symbol == 1 else crosses
        special = specials >> symbol & 1
        for i in range(NEEDS[card * SYMBOLS + symbol]):
            if i < jacks:
                persons |= 2 << shift
            elif special:
                persons |= 1 << shift
                special = 0
            shift += 2
    for one in range(SAME_ITEM):
        if ships_of_rank(state, seat, first, one) > 0:
            if second == 0:
                add_claim(state, card, one | persons << 6)
            for other in range(one if first == second else 0, SAME_ITEM):
                need = 2 if first == second and one == other else 1
                if second > 0 and ships_of_rank(state, seat, second, other) >= need:
                    add_claim(state, card, one | other << 3 | persons << 6)


def ships_of_rank(state: State, seat: Seat, item: int, rank: int) -> int:
    """Stowed ships of one sort among those that carry the same."""
    ships = 0
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):
        ship = state.holds[at * HOLD_ROOM + i]
        if ITEM[ship] == item and SAME_RANK[ship] == rank:
            ships += 1
    return ships


def add_claim(state: State, card: Card, way: int) -> None:
    """One way more."""
    if state.choices < CLAIMS_ROOM:
        state.actions[state.choices] = DO_CLAIM << KIND_SHIFT | way << WAY_SHIFT | card
        state.choices += 1


def gives_plain(state: State, seat: Seat, counter: Counter) -> bool:
    """Discard the first one who brings no coin for the Ares, if there is one."""
    at = seat * DISPLAY_ROOM
    end = at + state.displayed[seat]
    while at < end:
        card = state.display[at]
        if KIND[card] == PERSON and ABILITY[card] == counter and ARES_COIN[card] == 0:
            give(state, seat, card)
            tell(state, PERSON_GIVEN, seat, card, 1, 0)
            return True
        at += 1
    return False


def give_person(state: State, seat: Seat, counter: Counter) -> None:
    """Discard the first person of the display that adds to this counter; who knows the Ares goes last."""
    if state.campaign and gives_plain(state, seat, counter):
        return
    at = seat * DISPLAY_ROOM
    while KIND[state.display[at]] != PERSON or ABILITY[state.display[at]] != counter:
        at += 1
    card = state.display[at]
    give(state, seat, card)
    tell(state, PERSON_GIVEN, seat, card, 1, 0)


def give_items(state: State, seat: Seat, card: Card, way: int) -> None:
    """Discard the stowed ships that a way tells."""
    for place in range(EXPEDITION_ITEMS):
        item = ITEM_NEEDS[card * EXPEDITION_ITEMS + place]
        if item > 0:
            at = (seat * HOLDS + ITEMS) * HOLD_ROOM
            while ITEM[state.holds[at]] != item or SAME_RANK[state.holds[at]] != (way >> 3 * place & 7):
                at += 1
            ship = state.holds[at]
            let_go(state, seat, ITEMS, ship)
            tell(state, ITEM_GIVEN, seat, ship, 1, 0)


def jacks_in(card: Card, way: int, symbol: Symbol) -> int:
    """How many jacks stand in for a symbol in a way."""
    if ITEM_NEEDS[card * EXPEDITION_ITEMS] == 0:
        return way >> 2 * symbol & 3
    shift = 6
    jacks = 0
    for other in range(symbol + 1):
        jacks = 0
        for _ in range(NEEDS[card * SYMBOLS + other]):
            if (way >> shift & 3) == 2:
                jacks += 1
            shift += 2
    return jacks


def claim(state: State, card: Card, way: int) -> None:
    """Give the persons and things, take the expedition and its coins."""
    seat = state.active
    for symbol in range(SYMBOLS):
        jacks = jacks_in(card, way, symbol)
        for i in range(NEEDS[card * SYMBOLS + symbol]):
            give_person(state, seat, JACKS if i < jacks else SETTLERS + symbol)
    if state.campaign:
        give_items(state, seat, card, way)
    remove(state, EXPEDITIONS, card)
    show(state, seat, card)
    tell(state, EXPEDITION_CLAIMED, seat, card, COINS[card], 0)
    expedition_claimed(state, seat)
    gain(state, seat, COINS[card], BY_EXPEDITION)
    if state.campaign:
        crowns_for_expedition(state, seat)
        expedition_claimed(state, seat)
