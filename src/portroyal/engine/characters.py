"""Characters: what each can do once a cube has left the door, and what else the cubes free."""

from __future__ import annotations

from .adventure import freed, gift_number, gift_of
from .campaigns import ABILITY_AT, CUBE_CROWNS, TROPHY_AT
from .cards import COLORS_IN
from .crowns import gain_crowns
from .state import State
from .verbs import count_of, gain, tell
from .vocabulary import (
    ADMIRALS_FROM,
    AS_ADMIRAL,
    AS_PERSON,
    BARMAIDS,
    BUST_COINS,
    BY_CHARACTER,
    COINS_ONCE,
    COUNTERS,
    EXPEDITION_CROWNS,
    HARBOR,
    MOMENT_CARDS,
    NO_CARD,
    SHIPS_COINS,
    TRADER_CROWNS,
    TROPHY_SHOWN,
    Color,
    Seat,
)


def free_cube(state: State, seat: Seat) -> None:
    """What was under the cube that has left: the ability, the trophy, crowns."""
    cubes = freed(state, seat)
    if cubes == ABILITY_AT[state.campaign]:
        open_door(state, seat)
    if cubes == TROPHY_AT[state.campaign]:
        tell(state, TROPHY_SHOWN, seat, NO_CARD, cubes, 0)
    gain_crowns(state, seat, CUBE_CROWNS[state.campaign * 8 + cubes - 1])


def open_door(state: State, seat: Seat) -> None:
    """The ability is free: it adds to what persons can do, or brings coins once."""
    gift = gift_of(state, seat)
    if gift == AS_PERSON:
        state.counters[seat * COUNTERS + gift_number(state, seat, 2)] += gift_number(state, seat, 1)
    elif gift == COINS_ONCE:
        gain(state, seat, gift_number(state, seat, 1), BY_CHARACTER)


def taking_of_adventurers(state: State, seat: Seat) -> None:
    """A taking begins: barmaids bring crowns at a full harbor, some characters coins."""
    if state.sizes[HARBOR] >= MOMENT_CARDS:
        gain_crowns(state, seat, count_of(state, seat, BARMAIDS))
    gift = gift_of(state, seat)
    if (gift == AS_ADMIRAL and state.sizes[HARBOR] >= state.numbers[ADMIRALS_FROM]) or (
        gift == SHIPS_COINS and COLORS_IN[state.colors] >= gift_number(state, seat, 2)
    ):
        gain(state, seat, gift_number(state, seat, 1), BY_CHARACTER)


def bust_of_character(state: State, seat: Seat, cards: int) -> None:
    """Some characters get coins for their own bust, if few cards lay in the harbor."""
    if gift_of(state, seat) == BUST_COINS and cards <= gift_number(state, seat, 2):
        gain(state, seat, gift_number(state, seat, 1), BY_CHARACTER)


def crowns_for_expedition(state: State, seat: Seat) -> None:
    """Some get crowns for each expedition."""
    if gift_of(state, seat) == EXPEDITION_CROWNS:
        gain_crowns(state, seat, gift_number(state, seat, 1))


def crowns_for_ship(state: State, seat: Seat, color: Color) -> int:
    """And some for each ship of a color."""
    if gift_of(state, seat) == TRADER_CROWNS and gift_number(state, seat, 2) == color:
        return gift_number(state, seat, 1)
    return 0
