"""Phase 1, discover: the active player reveals cards until they stop or two ships share a color.

A person stays in the harbor, a ship may be repelled or stays too, an expedition goes to its row, a
tax is resolved and discarded. A gambler's four cards: see `gambler`.
"""

from __future__ import annotations

from .cards import COLOR, KIND, STRENGTH
from .expeditions import can_claim
from .state import State
from .timing import harbor_busted, tax_revealed
from .turn import end_turn
from .verbs import ask, count_of, discard_harbor, draw, fail, put, resume, tell
from .vocabulary import (
    BUST,
    CARD_REVEALED,
    DISCARD,
    EXPEDITION,
    EXPEDITION_AFTER_BUST,
    EXPEDITIONS,
    GAMBLE,
    HARBOR,
    HARBOR_BUSTED,
    PERSON,
    REPEL,
    ROOM,
    SHIP,
    SHIP_KEPT,
    SHIP_REPELLED,
    SWORDS,
    TAX,
    UNKNOWN_CARD,
    Card,
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
        if state.phase != GAMBLE and can_repel(state, card):
            ask(state, REPEL, state.active, card)
        else:
            keep(state, card, 0)
    elif kind == PERSON:
        put(state, HARBOR, card)
    elif kind == EXPEDITION:
        put(state, EXPEDITIONS, card)
    elif kind == TAX:
        tax_revealed(state, COLOR[card])
        put(state, DISCARD, card)
    else:
        fail(state, UNKNOWN_CARD)


def can_repel(state: State, ship: Card) -> bool:
    """Has the active player as many swords as the ship? Nobody is as strong as a skull."""
    return STRENGTH[ship] <= count_of(state, state.active, SWORDS)


def repel(state: State) -> None:
    """Chase the ship just revealed away: it is discarded. Swords are not spent."""
    put(state, DISCARD, state.about)
    tell(state, SHIP_REPELLED, state.active, state.about, 1, 0)
    resume(state)


def keep_by_choice(state: State) -> None:
    """Keep the ship just revealed, although it could be repelled."""
    ship = state.about
    resume(state)
    keep(state, ship, 1)


def keep(state: State, ship: Card, chosen: int) -> None:
    """The ship enters the harbor; a second one of its color is a bust, with a gambler only after the last card."""
    put(state, HARBOR, ship)
    tell(state, SHIP_KEPT, state.active, ship, 1, chosen)
    if state.phase != GAMBLE and state.colors & (1 << COLOR[ship]):
        bust(state)
    else:
        state.colors |= 1 << COLOR[ship]


def second_of_a_color(state: State) -> int:
    """The place in the harbor of the last ship whose color lies there already; none is before the first."""
    for i in range(state.sizes[HARBOR] - 1, 0, -1):
        card = state.piles[HARBOR * ROOM + i]
        if KIND[card] == SHIP:
            for j in range(i):
                other = state.piles[HARBOR * ROOM + j]
                if KIND[other] == SHIP and COLOR[other] == COLOR[card]:
                    return i
    return -1


def bust(state: State) -> None:
    """The harbor is discarded and there is no phase 2; some editions allow a last claim."""
    second = state.piles[HARBOR * ROOM + second_of_a_color(state)]
    tell(state, HARBOR_BUSTED, state.active, second, state.sizes[HARBOR], 0)
    discard_harbor(state)
    harbor_busted(state)
    state.phase = BUST
    settle_bust(state)


def settle_bust(state: State) -> None:
    """A busted turn ends as soon as nothing can be claimed any more."""
    if not state.switches[EXPEDITION_AFTER_BUST] or not can_claim(state):
        end_turn(state)
