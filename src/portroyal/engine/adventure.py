"""What the other rules ask of The Adventure Begins: the event of this turn, the cubes that are gone, the character.

A game without a campaign never gets here.
"""

from __future__ import annotations

from .campaigns import ABILITY_AT, GIFT_OF, TROPHY_AT, effect_of
from .cards import ARES_COIN
from .state import State
from .verbs import count_of
from .vocabulary import (
    ADV_ARES_COIN_ONE,
    ADV_STEP_FREES,
    CHARACTERS,
    COMPETITIVE,
    COOPERATIVE,
    CUBES_GONE,
    DISPLAY_ROOM,
    GIFT_FIELDS,
    MISSIONS_DONE,
    Effect,
    Seat,
)


def acting(state: State, effect: Effect) -> int:
    """How much of something the event of this turn does."""
    if state.event == 0:
        return 0
    return effect_of(state.campaign, state.event - 1, effect)


def is_against(state: State) -> bool:
    """Do they play against each other?"""
    return state.mode >= COMPETITIVE


def goes_on_without_cards(state: State) -> bool:
    """Together, events and months go on even if nobody can draw a card."""
    return state.mode == COOPERATIVE


def freed(state: State, seat: Seat) -> int:
    """How many cubes of a character have freed what was under them."""
    if state.switches[ADV_STEP_FREES]:
        return count_of(state, seat, CUBES_GONE)
    return count_of(state, seat, MISSIONS_DONE) + state.bought_off[seat]


def has_trophy(state: State, seat: Seat) -> bool:
    """Can the trophy on the character be seen?"""
    return freed(state, seat) >= TROPHY_AT[state.campaign]


def gift_of(state: State, seat: Seat) -> int:
    """What the character of a seat can do, if the door is open."""
    if state.characters[seat] == 0 or freed(state, seat) < ABILITY_AT[state.campaign]:
        return 0
    return GIFT_OF[(state.campaign * CHARACTERS + state.characters[seat] - 1) * GIFT_FIELDS]


def gift_number(state: State, seat: Seat, place: int) -> int:
    """How much of it (1), and from or up to how many, or which counter (2)."""
    return GIFT_OF[(state.campaign * CHARACTERS + state.characters[seat] - 1) * GIFT_FIELDS + place]


def ares_coins(state: State, seat: Seat) -> int:
    """Coins more for an Ares pirate: one for each person of this box that knows them."""
    coins = 0
    for i in range(state.displayed[seat]):
        coins += ARES_COIN[state.display[seat * DISPLAY_ROOM + i]]
    return 1 if coins > 1 and state.switches[ADV_ARES_COIN_ONE] else coins
