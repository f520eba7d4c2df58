"""A crew that plays together, or one player alone: contracts against time.

The first card of each turn comes from the time deck, and with it the time runs out: the crew wins as soon as
every contract has been completed by somebody, and loses when that first card can't be drawn. Cards set aside before
the start or after a tax make it harder, and count as points.
"""

from __future__ import annotations

from .contracts import LETTER, TOGETHER, TURNS
from .state import State
from .turn import end_at_once
from .verbs import can_draw, put, resume, tell, tell_hidden
from .versions import start_contracts
from .vocabulary import (
    BY_TIME,
    CARD_SET_ASIDE,
    CARDS_ASIDE,
    CONTRACT_OFFERED,
    CONTRACTS,
    CONTRACTS_BY_PLAYERS,
    CREW_LOST,
    DECK,
    NO_CARD,
    ROOM,
    SCORE,
    TIME,
    TIME_CARDS,
    TIME_DEALT,
)


def lay_contracts(state: State) -> None:
    """Lay contracts on the table: those chosen before, or as many as the rules want, at random."""
    if state.contracts_open == 0 and state.numbers[CONTRACTS_BY_PLAYERS + state.seats - 1] > 0:
        deal_contracts(state)
    state.to_complete = state.contracts_open
    for i in range(state.contracts_open):
        tell(state, CONTRACT_OFFERED, state.start, NO_CARD, i, state.contracts[i])


def deal_contracts(state: State) -> None:
    """Shuffle all contracts and lay the first ones out; some are for a crew alone."""
    contracts = 0
    for contract in range(CONTRACTS):
        if state.numbers[TIME_CARDS] > 0 or not TOGETHER[contract]:
            state.contracts[contracts] = contract
            contracts += 1
    start_contracts(state)
    for i in range(contracts - 1, 0, -1):
        j = state.shuffler.below(i + 1)
        contract = state.contracts[i]
        state.contracts[i] = state.contracts[j]
        state.contracts[j] = contract
    state.contracts_open = state.numbers[CONTRACTS_BY_PLAYERS + state.seats - 1]


def time_by_seals(state: State) -> int:
    """Cards of the time deck: a fixed number, the numbers on the seals, and one for each different letter."""
    cards = state.numbers[TIME_CARDS]
    letters = 0
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        cards += TURNS[contract] - 1
        letters |= 1 << LETTER[contract]
    while letters > 0:
        cards += letters & 1
        letters >>= 1
    return cards


def deal_time(state: State) -> None:
    """Lift the time deck off the deck as one block, and set cards aside where the crew wants it harder."""
    if state.numbers[TIME_CARDS] == 0:
        return
    cards = time_by_seals(state)
    if cards > state.sizes[DECK]:
        cards = state.sizes[DECK]
    state.sizes[DECK] -= cards
    state.sizes[TIME] = cards
    for i in range(cards):
        state.piles[TIME * ROOM + i] = state.piles[DECK * ROOM + state.sizes[DECK] + i]
    tell_hidden(state, TIME_DEALT, state.start, cards, 0)
    for _ in range(state.numbers[CARDS_ASIDE]):
        if state.sizes[TIME] > 0:
            set_aside(state)


def is_time_card_next(state: State) -> bool:
    """Is the next card the first of a crew's turn?"""
    return state.drawn == 0 and state.numbers[TIME_CARDS] > 0


def can_reveal(state: State) -> bool:
    """Is there a card to reveal, in the deck it has to come from?"""
    if is_time_card_next(state):
        return state.sizes[TIME] > 0
    return can_draw(state)


def draw_time_card(state: State) -> int:
    """The top card of the time deck."""
    state.sizes[TIME] -= 1
    return state.piles[TIME * ROOM + state.sizes[TIME]]


def lose(state: State) -> None:
    """The first card of the turn can't be drawn. Cards set aside are points to those alone who win."""
    end_at_once(state, CREW_LOST, 0, BY_TIME)


def set_aside(state: State) -> None:
    """The top card of the time deck goes face down to the score."""
    put(state, SCORE, draw_time_card(state))
    tell_hidden(state, CARD_SET_ASIDE, state.active, state.sizes[SCORE], state.sizes[TIME])


def set_aside_by_choice(state: State) -> None:
    """After a tax: a turn less, and a point more."""
    set_aside(state)
    resume(state)
