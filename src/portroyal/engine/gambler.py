"""The gambler: four cards in a row, for one card more.

In discovery, once for each gambler one has and only as the active player. No ship is repelled; taxes are
resolved and expeditions go to their row, and both count among the four. Only after the fourth card is the
harbor looked at: two ships of a color are a bust, otherwise phase 2 begins at once. Another gambler may be
used before it, but no ordinary draw any more.
"""

from __future__ import annotations

from .crew import can_reveal
from .discover import bust, reveal, second_of_a_color
from .state import State
from .trade import end_discovery
from .verbs import count_of, tell
from .vocabulary import DISCOVER, GAMBLE, GAMBLE_CARDS, GAMBLER_USED, GAMBLERS, NO_CARD


def can_gamble(state: State) -> bool:
    """Has the active player a gambler not used this turn, and is there a card to reveal?"""
    return count_of(state, state.active, GAMBLERS) > state.gambled and can_reveal(state)


def gamble(state: State) -> None:
    """Use a gambler."""
    state.gambled += 1
    state.to_reveal = state.numbers[GAMBLE_CARDS]
    tell(state, GAMBLER_USED, state.active, NO_CARD, state.to_reveal, state.gambled)
    state.phase = GAMBLE


def go_on_gambling(state: State) -> None:
    """Reveal what is left of the four, as far as cards can be drawn, until a card brings a question."""
    while state.phase == GAMBLE:
        if state.to_reveal == 0 or not can_reveal(state):
            end_gamble(state)
            return
        state.to_reveal -= 1
        reveal(state)


def end_gamble(state: State) -> None:
    """The four lie there: a bust, or the question whether to use another gambler, or phase 2."""
    state.to_reveal = 0
    state.phase = DISCOVER
    if second_of_a_color(state) > 0:
        bust(state)
    elif not can_gamble(state):
        end_discovery(state)
