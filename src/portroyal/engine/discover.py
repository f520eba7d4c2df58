"""Phase 1, discover: the active player reveals cards until they stop or two ships share a color.

A person stays in the harbor, a ship may be repelled or stays too, an expedition goes to its row, a
tax is resolved and discarded.
"""

from __future__ import annotations

from .cards import COLOR, KIND, STRENGTH
from .expeditions import can_claim
from .state import State
from .timing import harbor_busted, tax_revealed
from .turn import end_turn
from .verbs import count_of, discard_harbor, draw, put, tell
from .vocabulary import (
    BUST,
    CARD_REVEALED,
    DISCARD,
    DISCOVER,
    EXPEDITION,
    EXPEDITION_AFTER_BUST,
    EXPEDITIONS,
    HARBOR,
    HARBOR_BUSTED,
    PERSON,
    REPEL,
    ROOM,
    SHIP,
    SHIP_KEPT,
    SHIP_REPELLED,
    SWORDS,
)


def reveal(state: State) -> None:
    """Draw a card and turn it over."""
    card = draw(state)
    state.revealed = card
    state.drawn += 1
    state.could_draw = 1
    tell(state, CARD_REVEALED, state.active, card, state.drawn, state.deck_pass)
    kind = KIND[card]
    if kind == SHIP:
        if can_repel(state, card):
            state.ship = card
            state.phase = REPEL
        else:
            keep(state, card)
    elif kind == PERSON:
        put(state, HARBOR, card)
    elif kind == EXPEDITION:
        put(state, EXPEDITIONS, card)
    else:
        tax_revealed(state, COLOR[card])
        put(state, DISCARD, card)


def can_repel(state: State, ship: int) -> bool:
    """Has the active player as many swords as the ship? Nobody is as strong as a skull."""
    return STRENGTH[ship] <= count_of(state, state.active, SWORDS)


def repel(state: State) -> None:
    """Chase the ship just revealed away: it is discarded. Swords are not spent."""
    put(state, DISCARD, state.ship)
    tell(state, SHIP_REPELLED, state.active, state.ship, 1, 0)
    state.phase = DISCOVER


def keep(state: State, ship: int) -> None:
    """The ship enters the harbor; a second one of its color is a bust."""
    put(state, HARBOR, ship)
    # The detail tells whether there was a choice.
    tell(state, SHIP_KEPT, state.active, ship, 1, 1 if state.phase == REPEL else 0)
    if state.colors & (1 << COLOR[ship]):
        bust(state)
    else:
        state.colors |= 1 << COLOR[ship]
        state.phase = DISCOVER


def bust(state: State) -> None:
    """The harbor is discarded and there is no phase 2; some editions allow a last claim."""
    last = state.piles[HARBOR * ROOM + state.sizes[HARBOR] - 1]
    tell(state, HARBOR_BUSTED, state.active, last, state.sizes[HARBOR], 0)
    discard_harbor(state)
    harbor_busted(state)
    state.phase = BUST
    settle_bust(state)


def settle_bust(state: State) -> None:
    """A busted turn ends as soon as nothing can be claimed any more."""
    if not state.switches[EXPEDITION_AFTER_BUST] or not can_claim(state):
        end_turn(state)
