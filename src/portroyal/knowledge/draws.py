"""What the next card may be, as far as ships go: counted over the table of a view. Compiled.

The odds of a bust are asked for at every look of a table and in every turn of a bot, so this count takes no detour over
codes. It is right where every unseen card of the pass is equally likely to be anywhere; where somebody has seen a
hidden card, or a batch joined the deck, `odds` counts card by card with what each weighs.
"""

from __future__ import annotations

from ..engine.cards import COLOR, KIND
from ..engine.discover import can_repel
from ..engine.state import State
from ..engine.vocabulary import BATCHES, COLORS, DECK, DISCARD, LAST_PASS, ROOM, SCORE, SHIP, TIME, Card, Color, Pile


class Draws:
    """How many cards may come, and how many of them are ships of each color: those to be repelled, and the others."""

    def __init__(self) -> None:
        self.cards = 0
        self.weak = [0] * COLORS
        self.strong = [0] * COLORS

    def of_color(self, color: Color) -> tuple[int, int]:
        """The ships of a color that the active player could repel, and those that are too strong."""
        return self.weak[color], self.strong[color]


def are_alike(state: State) -> bool:
    """Is each unseen card of a pass equally likely to be anywhere, for every seat?"""
    special = state.looked
    for batch in range(BATCHES):
        special |= state.joined[batch]
    return special == 0


def count_draws(draws: Draws, state: State) -> None:
    """The cards the next draw is uniform over: the unseen ones of this pass, or the discard if the deck is empty."""
    if state.sizes[DECK] == 0:
        if state.deck_pass < LAST_PASS:
            count_pile(draws, state, DISCARD)
        return
    count_pile(draws, state, DECK)
    if state.deck_pass == 1:
        count_pile(draws, state, TIME)
        count_pile(draws, state, SCORE)
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == state.deck_pass:
                count_draw(draws, state, state.coins[at])


def count_pile(draws: Draws, state: State, pile: Pile) -> None:
    """All cards of a pile."""
    for i in range(state.sizes[pile]):
        count_draw(draws, state, state.piles[pile * ROOM + i])


def count_draw(draws: Draws, state: State, card: Card) -> None:
    """One card more that may come."""
    draws.cards += 1
    if KIND[card] == SHIP:
        if can_repel(state, card):
            draws.weak[COLOR[card]] += 1
        else:
            draws.strong[COLOR[card]] += 1
