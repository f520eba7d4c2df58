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
    if state.campaign:
        persons += state.held[seat * HOLDS + ITEMS]
    return persons


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


def may_pay(state: State, seat: Seat) -> bool:
    """A glance before each expedition is looked at: does any lie there, and has a seat enough for the cheapest?"""
    return state.sizes[EXPEDITIONS] > 0 and persons_for_expeditions(state, seat) >= LEAST_NEEDED


def can_claim(state: State) -> bool:
    """Can the active player pay any of the expeditions on the table?"""
    return may_pay(state, state.active) and can_pay_any(state, state.active)


def can_pay_any(state: State, seat: Seat) -> bool:
    """Look at each expedition on the table."""
    for i in range(state.sizes[EXPEDITIONS]):
        if jacks_missing(state, seat, state.piles[EXPEDITIONS * ROOM + i]) <= 0:
            return True
    return False


def offer_claims(state: State) -> None:
    """Every expedition the active player can pay, in every way."""
    if may_pay(state, state.active):
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


def knows_ares(state: State, seat: Seat, symbol: Symbol) -> int:
    """How many persons of a symbol a seat has who know the Ares."""
    persons = 0
    for i in range(state.displayed[seat]):
        person = state.display[seat * DISPLAY_ROOM + i]
        if KIND[person] == PERSON and ABILITY[person] == SETTLERS + symbol and ARES_COIN[person] > 0:
            persons += 1
    return persons


def can_send(state: State, seat: Seat, card: Card, symbol: Symbol, jacks: int, specials: int) -> bool:
    """Has a seat the persons of a symbol if so many of them know the Ares and jacks stand in for others?"""
    special = knows_ares(state, seat, symbol)
    plain = NEEDS[card * SYMBOLS + symbol] - jacks - specials
    return specials <= special and 0 <= plain <= count_of(state, seat, SETTLERS + symbol) - special


def offer_with_items(state: State, card: Card, huts: int, anchors: int, crosses: int) -> None:
    """A claim with jacks in these places, once for each choice of persons, those who know the Ares last."""
    seat = state.active
    for specials in range(1 << SYMBOLS):
        if (
            can_send(state, seat, card, 0, huts, specials & 1)
            and can_send(state, seat, card, 1, anchors, specials >> 1 & 1)
            and can_send(state, seat, card, 2, crosses, specials >> 2)
        ):
            offer_persons(state, card, huts, anchors, crosses, specials)


def offer_persons(state: State, card: Card, huts: int, anchors: int, crosses: int, specials: int) -> None:
    """A claim with these persons, once for each choice of stowed ships; the way tells who goes and which ships.

    Without things: jacks, two bits a symbol, and a bit for each symbol whose Ares person goes. With things: three bits
    for each of them, the sort among ships that carry the same, then two bits for each person in the order of symbols:
    the plain one, the Ares one or a jack.
    """
    seat = state.active
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


def give_person(state: State, seat: Seat, counter: Counter, special: bool) -> None:
    """Discard the first person of the display that adds to this counter, and who knows the Ares or does not."""
    at = seat * DISPLAY_ROOM
    while (
        KIND[state.display[at]] != PERSON
        or ABILITY[state.display[at]] != counter
        or (ARES_COIN[state.display[at]] > 0) != special
    ):
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


def sent(card: Card, way: int, symbol: Symbol, which: int) -> int:
    """How many of a symbol go in a way: of those who know the Ares (1), or of jacks in their place (2)."""
    if ITEM_NEEDS[card * EXPEDITION_ITEMS] == 0:
        return way >> 2 * symbol & 3 if which == 2 else way >> 6 + symbol & 1
    shift = 6
    persons = 0
    for other in range(symbol + 1):
        persons = 0
        for _ in range(NEEDS[card * SYMBOLS + other]):
            if (way >> shift & 3) == which:
                persons += 1
            shift += 2
    return persons


def claim(state: State, card: Card, way: int) -> None:
    """Give the persons and things, take the expedition and its coins."""
    seat = state.active
    for symbol in range(SYMBOLS):
        jacks = sent(card, way, symbol, 2)
        plain = NEEDS[card * SYMBOLS + symbol] - sent(card, way, symbol, 1)
        for i in range(NEEDS[card * SYMBOLS + symbol]):
            give_person(state, seat, JACKS if i < jacks else SETTLERS + symbol, i >= plain)
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
