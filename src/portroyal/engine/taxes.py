"""A tax: whoever has many coins loses some, then the bonus is paid, and last the card is discarded.

Between the two, whoever lost coins may complete the contract of this moment; after all of it, the active player of a
crew may set a card of the time deck aside.
"""

from __future__ import annotations

from .cards import COINS, COLOR, STRENGTH
from .contracts import ask_at_moment
from .missions import ask_about_tax
from .state import State
from .verbs import ask, count_of, gain, put, resume, spend, tell
from .vocabulary import (
    AT_TAX,
    BY_TAX,
    DISCARD,
    INFLUENCE,
    LEAST_INFLUENCE,
    NO_CARD,
    SET_ASIDE,
    SWORDS,
    TAX_BONUS,
    TAX_PAID,
    TAXED_FROM,
    TAXED_TO,
    TAXING,
    TIME,
    Bits,
    Card,
    Seat,
)


def tax_revealed(state: State, card: Card) -> None:
    """Everyone pays; if that is somebody's moment, the rest waits for it."""
    payers = raise_taxes(state, card)
    if payers > 0 and (state.contracts_open > 0 or state.campaign):
        state.payers = payers
        ask(state, TAXING, state.active, card)
    else:
        finish_tax(state, card)


def go_on_taxing(state: State) -> None:
    """Ask whoever lost coins, the active player first; then finish."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.payers & (1 << seat):
            state.payers ^= 1 << seat
            if ask_at_moment(state, seat, AT_TAX, 0) or ask_about_tax(state, seat):
                return
    card = state.about
    resume(state)
    finish_tax(state, card)


def finish_tax(state: State, card: Card) -> None:
    """The bonus, the discard, and the choice to set time aside."""
    pay_bonus(state, COLOR[card], COINS[card])
    put(state, DISCARD, card)
    if state.sizes[TIME] > 0:
        ask(state, SET_ASIDE, state.active, card)


# --- What is lost, and what is gained ---


def taxed_from(state: State, card: Card) -> int:
    """How many coins a tax lets pass; some cards say it themselves."""
    return STRENGTH[card] if STRENGTH[card] > 0 else state.numbers[TAXED_FROM]


def raise_taxes(state: State, card: Card) -> Bits:
    """Who has twelve coins or more loses half, rounded down; in Set Sail who has nine or more keeps eight.

    Those who lost coins, one bit each.
    """
    payers = 0
    least = taxed_from(state, card)
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.purse[seat] >= least:
            lost = tax_of(state, seat)
            spend(state, seat, lost)
            tell(state, TAX_PAID, seat, NO_CARD, lost, 0)
            payers |= 1 << seat
    return payers


def tax_of(state: State, seat: Seat) -> int:
    """What a seat with so many coins loses: half of them, or all but those that a tax leaves."""
    left = state.numbers[TAXED_TO]
    return state.purse[seat] - left if left else state.purse[seat] // 2


def pay_bonus(state: State, bonus: int, coins: int) -> None:
    """A coin to whoever has most swords, or least influence; to all who are tied, even at zero. Some cards say more."""
    best = rank_for_bonus(state, state.active, bonus)
    for i in range(1, state.seats):
        rank = rank_for_bonus(state, (state.active + i) % state.seats, bonus)
        if rank > best:
            best = rank
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if rank_for_bonus(state, seat, bonus) == best:
            gain(state, seat, coins if coins > 0 else state.numbers[TAX_BONUS], BY_TAX)


def rank_for_bonus(state: State, seat: Seat, bonus: int) -> int:
    """Swords, or influence counted downward: the highest gets the bonus."""
    if bonus == LEAST_INFLUENCE:
        return -count_of(state, seat, INFLUENCE)
    return count_of(state, seat, SWORDS)
