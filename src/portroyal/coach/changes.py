"""Positions with one thing changed: what the table would be like without the fee, the price, the last round.

Each takes a state that belongs to the caller and gives one back. They make positions that could not be
reached by play, for the coach's scales alone.
"""

from __future__ import annotations

from ..bots.judgment import Mind
from ..bots.voyage import choose_by_judgment
from ..catalog import BY_CODE, CARDS, CODES
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.verbs import gain, show
from ..engine.vocabulary import (
    BY_SHIP,
    COUNTERS,
    DECK,
    DISCARD,
    DISCOVER,
    DO_STOP,
    END_NEEDS_EXPEDITION,
    EXPEDITIONS,
    HARBOR,
    INFLUENCE,
    KIND_SHIFT,
    TAKE,
    TAX,
    TUCKED,
)


def no_end(state: State) -> State:
    """Nobody has brought the last round on, and nobody does without an expedition."""
    state.ending = 0
    state.set_switch(END_NEEDS_EXPEDITION, 1)
    return state


def no_expeditions(state: State) -> State:
    """The row of expeditions is empty."""
    state.lay_pile(DISCARD, state.pile(DISCARD) + state.pile(EXPEDITIONS))
    state.lay_pile(EXPEDITIONS, [])
    return state


def no_taxes(state: State) -> State:
    """There is no tax in the deck."""
    state.lay_pile(DECK, [card for card in state.pile(DECK) if CARDS[card].kind != TAX])
    return state


def more_coins(state: State, seat: int, count: int) -> State:
    """A seat has some coins more, or fewer."""
    if count > 0:
        gain(state, seat, count, BY_SHIP)
    elif count < 0:
        coins = state.coins_of(seat)
        kept, lost = coins[:count], coins[count:]
        state.lay_coins(seat, kept)
        back = [card for card, deck_pass in lost if deck_pass == state.deck_pass]
        state.lay_pile(DECK, back + state.pile(DECK))
        state.lay_pile(
            DISCARD, state.pile(DISCARD) + [card for card, deck_pass in lost if deck_pass != state.deck_pass]
        )
    return state


def fee_returned(state: State, seat: int, to: int, fee: int) -> State:
    """The last coins of whoever got the fee are back in the purse they came from; the turn may have ended since."""
    theirs = state.coins_of(to)
    kept = max(len(theirs) - fee, 0)
    state.lay_coins(to, theirs[:kept])
    state.lay_coins(seat, state.coins_of(seat) + theirs[kept:])
    return state


def nothing_left(state: State, seat: int, mind: Mind) -> State:
    """After a seat has taken all it wants, the harbor is empty for the others."""
    while state.phase == TAKE and state.actor == seat:
        choices = legal(state)
        act(state, choices[0] if len(choices) == 1 else choose_by_judgment(state, mind))
    if state.phase == TAKE:
        state.lay_pile(DISCARD, state.pile(DISCARD) + state.pile(HARBOR))
        state.lay_pile(HARBOR, [])
        state.colors = 0
    return state


def stopped_alone(state: State, seat: int, mind: Mind) -> State:
    """A seat stops and takes what it wants, and the harbor is empty for the others."""
    if state.phase == DISCOVER and DO_STOP << KIND_SHIFT in legal(state):
        act(state, DO_STOP << KIND_SHIFT)
    return nothing_left(state, seat, mind)


def no_card_more(state: State, seat: int) -> State:
    """A gambler's cards lie there, but without the card more to take."""
    if begins_taking(state, seat):
        state.takes -= 1
    return state


def cards_gone(state: State, seat: int, count: int) -> State:
    """Only so many cards lie in the harbor, the first ones; those that a gambler has turned up after them are gone."""
    if begins_taking(state, seat):
        harbor = state.pile(HARBOR)
        state.lay_pile(DISCARD, state.pile(DISCARD) + harbor[count:])
        state.lay_pile(HARBOR, harbor[:count])
    return state


def begins_taking(state: State, seat: int) -> bool:
    """Did a gambler's cards get through? Who could use another one stops instead."""
    if state.active == seat and state.phase == DISCOVER:
        act(state, DO_STOP << KIND_SHIFT)
    return state.active == seat and state.phase == TAKE


def color_forgotten(state: State, color: int) -> State:
    """A ship of the harbor counts neither for a bust nor for more cards to take."""
    state.colors &= ~(1 << color)
    return state


def out_of_harbor(state: State, code: str) -> State:
    """A card of the harbor is not there."""
    harbor = state.pile(HARBOR)
    harbor.remove(BY_CODE[code].number)
    state.lay_pile(HARBOR, harbor)
    return state


def not_kept(state: State, seat: int, code: str) -> State:
    """A ship that a seat's wholesaler keeps lies on the discard instead."""
    ship = BY_CODE[code].number
    kept = state.hold_of(seat, TUCKED)
    kept.remove(ship)
    state.lay_hold(seat, TUCKED, kept)
    state.lay_pile(DISCARD, [*state.pile(DISCARD), ship])
    counters = state.read("counters")
    counters[seat * COUNTERS + INFLUENCE] -= 1
    state.write("counters", counters)
    return state


def off_display(state: State, seat: int, codes: set[str], *, most: int = 99, instead: str | None = None) -> State:
    """Up to so many cards of these codes are not before a seat, the last ones first; or something else is."""
    display = [CODES[card] for card in state.display_of(seat)]
    kept: list[str] = []
    for code in reversed(display):
        if code in codes and most > 0:
            most -= 1
            if instead is not None:
                kept.insert(0, instead)
        else:
            kept.insert(0, code)
    besides = [
        all_in_all - shown
        for all_in_all, shown in zip(counters_of(state, seat), display_again(state, seat, display), strict=True)
    ]
    return with_counters(state, seat, list(map(sum, zip(display_again(state, seat, kept), besides, strict=True))))


def display_again(state: State, seat: int, display: list[str]) -> list[int]:
    """Lay a display out anew; what it adds up to by itself, without what a seat has from elsewhere."""
    displayed = state.read("displayed")
    displayed[seat] = 0
    state.write("displayed", displayed)
    with_counters(state, seat, [0] * COUNTERS)
    for code in display:
        show(state, seat, BY_CODE[code].number)
    return counters_of(state, seat)


def counters_of(state: State, seat: int) -> list[int]:
    """All counters of a seat."""
    return state.read("counters")[seat * COUNTERS : (seat + 1) * COUNTERS]


def with_counters(state: State, seat: int, row: list[int]) -> State:
    """Make these the counters of a seat."""
    counters = state.read("counters")
    counters[seat * COUNTERS : (seat + 1) * COUNTERS] = row
    state.write("counters", counters)
    return state
