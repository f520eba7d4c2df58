"""The lookout: the active player looks at the next three cards, throws two away and lays one back on top.

The two lie open on the discard and do nothing; the third is known to that seat alone, wherever it goes unseen. Cards of
a deck that runs short are looked at first, then those of the new one; all of them are of the new pass from then on.
"""

from __future__ import annotations

from .adventure import acting
from .state import State
from .verbs import ask, count_of, learn, make_deck, put, resume, tell, tell_hidden, tell_to
from .vocabulary import (
    ADV_LOOK_WHAT_IS_THERE,
    ADV_ONE_LOOK,
    CARD_LOOKED_AT,
    CARD_PUT_BACK,
    CARD_THROWN_AWAY,
    DECK,
    DISCARD,
    DO_RETURN,
    KIND_SHIFT,
    LAST_PASS,
    LOOK,
    LOOKOUTS,
    MORE_LOOKS,
    ROOM,
    Card,
)

LOOKED_AT = 3


def looks_allowed(state: State) -> int:
    """How often the active player may look in this turn."""
    lookouts = count_of(state, state.active, LOOKOUTS)
    if lookouts > 1 and state.switches[ADV_ONE_LOOK]:
        lookouts = 1
    return lookouts + acting(state, MORE_LOOKS)


def can_look(state: State) -> bool:
    """Is there a look left in this turn, and a card to look at? Not once a gambler was used."""
    if state.gambled or state.looks >= looks_allowed(state):
        return False
    if state.sizes[DECK] > 0:
        return True
    return state.sizes[DISCARD] > 0 and state.deck_pass < LAST_PASS and not state.switches[ADV_LOOK_WHAT_IS_THERE]


def look(state: State) -> None:
    """Look at the next cards; a deck that is too small gets a new one below it."""
    seat = state.active
    state.looks += 1
    if state.sizes[DECK] < LOOKED_AT and not state.switches[ADV_LOOK_WHAT_IS_THERE]:
        lay_deck_below(state)
    state.looking = LOOKED_AT if state.sizes[DECK] > LOOKED_AT else state.sizes[DECK]
    for i in range(state.looking):
        place = state.sizes[DECK] - 1 - i
        learn(state, seat, place)
        tell_to(state, seat, CARD_LOOKED_AT, seat, state.piles[DECK * ROOM + place], i + 1, state.looking)
    ask(state, LOOK, seat, 0)


def lay_deck_below(state: State) -> None:
    """Make a new deck of the discard, below the cards that are left of the old one."""
    if state.sizes[DISCARD] == 0 or state.deck_pass == LAST_PASS:
        return
    left = state.sizes[DECK]
    for i in range(left):
        state.scratch[i] = state.piles[DECK * ROOM + i]
        state.scratch[LOOKED_AT + i] = state.deck_known[i] if state.looked else 0
    state.sizes[DECK] = 0
    make_deck(state)
    for i in range(left):
        put(state, DECK, state.scratch[i])
        state.deck_known[state.sizes[DECK] - 1] = state.scratch[LOOKED_AT + i]


def offer_returns(state: State) -> None:
    """Each sort of card among those looked at."""
    top = state.sizes[DECK] - 1
    for i in range(state.looking):
        card = state.piles[DECK * ROOM + top - i]
        known = 0
        for j in range(i):
            if state.piles[DECK * ROOM + top - j] == card:
                known = 1
        if known == 0:
            state.actions[state.choices] = DO_RETURN << KIND_SHIFT | card
            state.choices += 1


def put_back(state: State, card: Card) -> None:
    """Throw the others away, and lay this one back on top: whoever knew it before can tell if it is still there."""
    seat = state.active
    state.sizes[DECK] -= state.looking
    at = state.sizes[DECK]
    kept = -1
    for i in range(state.looking - 1, -1, -1):
        if state.piles[DECK * ROOM + at + i] == card and kept < 0:
            kept = i
    known = state.deck_known[at + kept]
    for i in range(state.looking - 1, -1, -1):
        if i != kept:
            thrown = state.piles[DECK * ROOM + at + i]
            put(state, DISCARD, thrown)
            tell(state, CARD_THROWN_AWAY, seat, thrown, 1, 0)
            if thrown == card:
                known = 0
    state.looking = 0
    put(state, DECK, card)
    state.deck_known[at] = known | 1 << seat
    tell_hidden(state, CARD_PUT_BACK, seat, 1, 0)
    resume(state)
