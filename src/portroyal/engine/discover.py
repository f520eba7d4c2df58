"""Phase 1, discover: the active player reveals cards until they stop or two ships share a color.

A person stays in the harbor, a ship may be repelled or stays too, an expedition goes to its row, a
tax is resolved and discarded. A gambler's four cards: see `gambler`.
"""

from __future__ import annotations

from .adventure import acting
from .cards import COLOR, COLORS_IN, KIND, STRENGTH
from .contracts import HOW, ask_at_moment, can_complete_any, colors_lie_there
from .crew import draw_time_card, is_time_card_next, lose
from .expeditions import can_claim
from .missions import can_complete_mission
from .moments import card_entered
from .state import State
from .taxes import tax_revealed
from .timing import harbor_busted
from .turn import end_turn
from .verbs import ask, count_of, discard_harbor, draw, fail, hold, put, resume, tell
from .vocabulary import (
    AT_BUST,
    BUST,
    BY_SHIPS_KEPT,
    CARD_REVEALED,
    CONTRACTS,
    DISCARD,
    EXPEDITION,
    EXPEDITION_AFTER_BUST,
    EXPEDITIONS,
    GAMBLE,
    HARBOR,
    HARBOR_BUSTED,
    HOLD_ROOM,
    HOLDS,
    KEPT,
    NO_REPELLING,
    PERSON,
    REPEL,
    REPEL_SWORDS,
    ROOM,
    SEALED,
    SHIP,
    SHIP_CAPTURED,
    SHIP_KEPT,
    SHIP_REPELLED,
    SKULL,
    SWORDS,
    TAX,
    TIME,
    UNKNOWN_CARD,
    Card,
    Color,
    Seat,
)


def reveal(state: State) -> None:
    """Draw a card and turn it over; a crew that can't draw the first one of its turn has lost."""
    if is_time_card_next(state):
        if state.sizes[TIME] == 0:
            lose(state)
            return
        card = draw_time_card(state)
        drawn_from = 0
    else:
        card = draw(state)
        drawn_from = state.deck_pass
    state.revealed = card
    state.drawn += 1
    state.could_draw = 1
    tell(state, CARD_REVEALED, state.active, card, state.drawn, drawn_from)
    kind = KIND[card]
    if kind == SHIP:
        if state.phase != GAMBLE and can_repel(state, card):
            ask(state, REPEL, state.active, card)
        else:
            keep(state, card, 0)
    elif kind == PERSON:
        put(state, HARBOR, card)
        if state.campaign:
            card_entered(state, card, 0)
    elif kind == EXPEDITION:
        put(state, EXPEDITIONS, card)
    elif kind == TAX:
        tax_revealed(state, card)
    else:
        fail(state, UNKNOWN_CARD)


def can_repel(state: State, ship: Card) -> bool:
    """Has the active player as many swords as the ship? Nobody is as strong as a skull."""
    if state.campaign:
        if acting(state, NO_REPELLING):
            return False
        swords = count_of(state, state.active, SWORDS) + acting(state, REPEL_SWORDS)
        return STRENGTH[ship] <= swords and STRENGTH[ship] < SKULL
    return STRENGTH[ship] <= count_of(state, state.active, SWORDS)


def repel(state: State) -> None:
    """Chase the ship just revealed away: it is discarded, or kept for a contract. Swords are not spent."""
    ship = state.about
    tell(state, SHIP_REPELLED, state.active, ship, 1, 0)
    if is_captured(state, ship):
        hold(state, state.active, KEPT, ship)
        tell(state, SHIP_CAPTURED, state.active, ship, 1, 0)
    else:
        put(state, DISCARD, ship)
    resume(state)


def is_captured(state: State, ship: Card) -> bool:
    """Does the active player keep a ship that is repelled, for a contract that asks for one of each color?"""
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        if HOW[contract] == BY_SHIPS_KEPT and state.cubes[state.active * CONTRACTS + contract] < SEALED:
            return not has_captured(state, state.active, COLOR[ship])
    return False


def has_captured(state: State, seat: Seat, color: Color) -> bool:
    """Has a seat kept a ship of this color?"""
    at = seat * HOLDS + KEPT
    for i in range(state.held[at]):  # noqa: SIM110 - in C there is no any
        if COLOR[state.holds[at * HOLD_ROOM + i]] == color:
            return True
    return False


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
    elif not state.colors & (1 << COLOR[ship]):
        state.colors |= 1 << COLOR[ship]
        if state.campaign:
            card_entered(state, ship, 1)
        else:
            colors_lie_there(state, COLORS_IN[state.colors])
    elif state.campaign:
        card_entered(state, ship, 0)


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
    cards = state.sizes[HARBOR]
    tell(state, HARBOR_BUSTED, state.active, second, cards, 0)
    discard_harbor(state)
    harbor_busted(state, cards)
    state.phase = BUST
    if not ask_at_moment(state, state.active, AT_BUST, 0):
        settle_bust(state)


def settle_bust(state: State) -> None:
    """A busted turn ends as soon as nothing can be claimed any more."""
    may_go_on = can_claim(state) or can_complete_any(state, state.active)
    if state.campaign and not may_go_on:
        may_go_on = can_complete_mission(state, state.active)
    if not state.switches[EXPEDITION_AFTER_BUST] or not may_go_on:
        end_turn(state)
