"""What nobody has seen, by pass of the deck.

Deck and coins of one pass are exchangeable: each of their cards is equally likely to lie anywhere among
them. When a deck has run out, the coins drawn from it are a known set of cards in an unknown order, and
none of them is in the new deck. So the unseen cards of a pass are told as counts, with no trace of where
each one lies. Anybody who watched the table could count them.
"""

from __future__ import annotations

from collections import Counter

from ..catalog import CODES
from ..engine.state import State
from ..engine.vocabulary import DECK


def unseen_by_pass(state: State) -> dict[int, dict[str, int]]:
    """For each pass with unseen cards, how many of each there are."""
    found: dict[int, Counter[int]] = {state.deck_pass: Counter(state.pile(DECK))}
    for seat in range(state.seats):
        for card, deck_pass in state.coins_of(seat):
            found.setdefault(deck_pass, Counter())[card] += 1
    return {
        deck_pass: {CODES[card]: count for card, count in sorted(cards.items())}
        for deck_pass, cards in sorted(found.items())
        if cards
    }
