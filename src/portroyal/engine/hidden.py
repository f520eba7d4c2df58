"""Hidden cards: putting them into an order that tells nothing, or into a random one.

All unseen cards of one pass of the deck, its coins and for the current pass the deck itself, are
exchangeable. `conceal` sorts them, so that what is left depends only on what anybody may know; `imagine`
deals them at random, so that what is left is one of the games this could be.
"""

from __future__ import annotations

from .chance import Random
from .state import State
from .vocabulary import DECK, DISPLAY_ROOM, FACES, PENDING_ROOM, PILES, REPEL, ROOM


def conceal(state: State) -> None:
    """Sort the unseen cards of each pass, forget the shuffles to come and wipe what old cards left behind."""
    for deck_pass in range(1, state.deck_pass + 1):
        gather(state, deck_pass)
        deal_back(state, deck_pass)
    state.key0 = 0
    state.key1 = 0
    state.key2 = 0
    state.key3 = 0
    wipe(state)


def wipe(state: State) -> None:
    """Where a pile or a purse has shrunk, the cards that lay there are still written: clear them."""
    for pile in range(PILES):
        for i in range(state.sizes[pile], ROOM):
            state.piles[pile * ROOM + i] = 0
    for seat in range(state.seats):
        lay_purse_anew(state, seat)
        for i in range(state.displayed[seat], DISPLAY_ROOM):
            state.display[seat * DISPLAY_ROOM + i] = 0
    if state.phase != REPEL:
        state.about = 0
    for i in range(state.pending, PENDING_ROOM):
        state.pending_phases[i] = 0
        state.pending_actors[i] = 0
        state.pending_cards[i] = 0
    state.revealed = 0
    for i in range(2 * FACES):
        state.scratch[i] = 0


def lay_purse_anew(state: State, seat: int) -> None:
    """Begin the ring of a purse at its first slot and clear all slots without a coin."""
    size = state.purse[seat]
    for i in range(size):
        at = seat * ROOM + (state.first[seat] + i) % ROOM
        state.scratch[i] = state.coins[at]
        state.scratch[FACES + i] = state.coin_passes[at]
    state.first[seat] = 0
    for i in range(ROOM):
        state.coins[seat * ROOM + i] = state.scratch[i] if i < size else 0
        state.coin_passes[seat * ROOM + i] = state.scratch[FACES + i] if i < size else 0


def imagine(state: State, random: Random) -> None:
    """Deal the unseen cards of each pass at random, and take other shuffles to come."""
    for deck_pass in range(1, state.deck_pass + 1):
        stir(state, gather(state, deck_pass), random)
        deal_back(state, deck_pass)
    state.key0 = random.next()
    state.key1 = random.next()
    state.key2 = random.next()
    state.key3 = random.next()


def gather(state: State, deck_pass: int) -> int:
    """Take up the unseen cards of a pass, sorted, into the second half of the scratch; how many there are."""
    for card in range(FACES):
        state.scratch[card] = 0
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == deck_pass:
                state.scratch[state.coins[at]] += 1
    if deck_pass == state.deck_pass:
        for i in range(state.sizes[DECK]):
            state.scratch[state.piles[DECK * ROOM + i]] += 1
    size = 0
    for card in range(FACES):
        for _ in range(state.scratch[card]):
            state.scratch[FACES + size] = card
            size += 1
    return size


def stir(state: State, size: int, random: Random) -> None:
    """Shuffle the cards taken up."""
    for i in range(size - 1, 0, -1):
        j = random.below(i + 1)
        card = state.scratch[FACES + i]
        state.scratch[FACES + i] = state.scratch[FACES + j]
        state.scratch[FACES + j] = card


def deal_back(state: State, deck_pass: int) -> None:
    """Lay the cards taken up where they came from: seat by seat, then the deck."""
    dealt = 0
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == deck_pass:
                state.coins[at] = state.scratch[FACES + dealt]
                dealt += 1
    if deck_pass == state.deck_pass:
        for i in range(state.sizes[DECK]):
            state.piles[DECK * ROOM + i] = state.scratch[FACES + dealt]
            dealt += 1
