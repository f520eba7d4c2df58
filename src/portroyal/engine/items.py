"""Ships that carry something: kept for it instead of traded, and sold to a barmaid.

A stowed ship serves missions and expeditions. Selling belongs to one's taking: one thing to each barmaid.
"""

from __future__ import annotations

from .adventure import ares_coins
from .cards import BARMAID_FACE, COLOR, ITEM, KIND, PRICE
from .state import State
from .verbs import count_of, gain, let_go, tell
from .vocabulary import (
    ADV_SALE_WITH_CROWN,
    ADV_STOW_IS_NO_TRADE,
    ARES,
    BARMAID_FACES,
    BARMAIDS,
    BREAD,
    BY_SALE,
    DISPLAY_ROOM,
    DO_SELL,
    HARBOR,
    HOLD_ROOM,
    HOLDS,
    ITEM_GIVEN,
    ITEMS,
    KIND_SHIFT,
    MOMENT_CARDS,
    PERSON,
    RUM,
    TRADERS,
    WAY_SHIFT,
    Barmaid,
    Card,
    Seat,
)


def extra_coins(state: State, seat: Seat, ship: Card) -> int:
    """What a stowed ship brings: a coin for each trader of its color, and for who knows the Ares."""
    if state.switches[ADV_STOW_IS_NO_TRADE]:
        return 0
    coins = count_of(state, seat, TRADERS + COLOR[ship])
    return coins + ares_coins(state, seat) if COLOR[ship] == ARES else coins


def can_be_sold(ship: Card) -> bool:
    """Barmaids want bread and rum."""
    return ITEM[ship] in (BREAD, RUM)


def free_barmaids(state: State, seat: Seat, face: Barmaid) -> int:
    """Barmaids of one sort to whom nothing was sold in this taking."""
    barmaids = -state.sold[face]
    for i in range(state.displayed[seat]):
        card = state.display[seat * DISPLAY_ROOM + i]
        if KIND[card] == PERSON and PRICE[card] > 0 and BARMAID_FACE[card] == face:
            barmaids += 1
    return barmaids


def open_sales(state: State, seat: Seat) -> None:
    """A taking begins: every barmaid buys once. Where she does so only with her crown, she needs a full harbor."""
    for face in range(BARMAID_FACES):
        state.sold[face] = 0
        if state.switches[ADV_SALE_WITH_CROWN] and state.sizes[HARBOR] < MOMENT_CARDS:
            state.sold[face] = free_barmaids(state, seat, face)


def sorts_of_barmaids(state: State, seat: Seat) -> int:
    """How many sorts of barmaids can still buy something."""
    if count_of(state, seat, BARMAIDS) == 0:
        return 0
    sorts = 0
    for face in range(BARMAID_FACES):
        if free_barmaids(state, seat, face) > 0:
            sorts += 1
    return sorts


def can_sell(state: State, seat: Seat) -> bool:
    """Is there something to sell, and a barmaid to sell it to?"""
    if sorts_of_barmaids(state, seat) == 0:
        return False
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):  # noqa: SIM110 - in C there is no any
        if can_be_sold(state.holds[at * HOLD_ROOM + i]):
            return True
    return False


def offer_sales(state: State, seat: Seat) -> None:
    """Each sort of ship with bread or rum, to each sort of barmaid; a way only where there are several."""
    sorts = sorts_of_barmaids(state, seat)
    if sorts == 0:
        return
    at = seat * HOLDS + ITEMS
    for i in range(state.held[at]):
        ship = state.holds[at * HOLD_ROOM + i]
        if can_be_sold(ship) and not is_held_before(state, seat, ship, i):
            if sorts == 1:
                state.actions[state.choices] = DO_SELL << KIND_SHIFT | ship
                state.choices += 1
            else:
                for face in range(BARMAID_FACES):
                    if free_barmaids(state, seat, face) > 0:
                        state.actions[state.choices] = DO_SELL << KIND_SHIFT | (face + 1) << WAY_SHIFT | ship
                        state.choices += 1


def is_held_before(state: State, seat: Seat, ship: Card, place: int) -> bool:
    """Does an equal ship lie further to the front?"""
    at = seat * HOLDS + ITEMS
    for i in range(place):  # noqa: SIM110 - in C there is no any
        if state.holds[at * HOLD_ROOM + i] == ship:
            return True
    return False


def sell(state: State, seat: Seat, ship: Card, way: int) -> None:
    """A barmaid buys what a ship carries at her price; the only free one where no way is told."""
    face = way - 1
    if way == 0:
        face = 0
        while free_barmaids(state, seat, face) <= 0:
            face += 1
    state.sold[face] += 1
    let_go(state, seat, ITEMS, ship)
    tell(state, ITEM_GIVEN, seat, ship, 1, 0)
    gain(state, seat, price_at(state, seat, face), BY_SALE)


def price_at(state: State, seat: Seat, face: int) -> int:
    """The price of one sort of barmaid."""
    price = 0
    for i in range(state.displayed[seat]):
        card = state.display[seat * DISPLAY_ROOM + i]
        if KIND[card] == PERSON and PRICE[card] > 0 and BARMAID_FACE[card] == face:
            price = PRICE[card]
    return price
