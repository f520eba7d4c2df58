"""Turns and rounds: who is next, and when the game is over.

All have been active equally often when the game ends: it ends only between rounds.
"""

from __future__ import annotations

from .adventure import goes_on_without_cards
from .state import State
from .timing import round_ended
from .verbs import can_draw, discard_harbor, left_of, tell
from .vocabulary import (
    BARMAID_FACES,
    BY_INFLUENCE,
    BY_STALEMATE,
    DAWN,
    DISCOVER,
    GAME_ENDED,
    LAST_ROUND,
    NO_CARD,
    OVER,
    ROUND_ENDED,
    TURN_BEGAN,
    TURN_ENDED,
)


def begin_turn(state: State) -> None:
    """The active player begins to discover."""
    state.phase = DISCOVER
    state.actor = state.active
    state.drawn = 0
    state.takes = 0
    state.taken = 0
    if can_draw(state):
        state.could_draw = 1
    if state.campaign:
        state.phase = DAWN
        state.about = 0
    tell(state, TURN_BEGAN, state.active, NO_CARD, 0, state.round)


def end_turn(state: State) -> None:
    """What is left of the harbor is discarded; the next player is active, unless the game is over."""
    discard_harbor(state)
    state.gambled = 0
    if state.campaign:
        end_day(state)
    tell(state, TURN_ENDED, state.active, NO_CARD, 0, state.round)
    state.active = left_of(state, state.active)
    state.nothing_to_complete = 0  # some contracts are for the active player alone
    if state.active == state.start:
        end_round(state)
    if state.phase != OVER:
        begin_turn(state)


def end_day(state: State) -> None:
    """An event that acted in this turn is over, and so is what was counted in it."""
    if state.event > 0:
        state.event_discard[state.events_over] = state.event - 1
        state.events_over += 1
        state.event = 0
    state.looks = 0
    state.fewer = 0
    for face in range(BARMAID_FACES):
        state.sold[face] = 0


def end_at_once(state: State, result: int, points: int, why: int) -> None:
    """The crew has won or lost, so nothing is finished any more: no taking, no round."""
    state.result = result
    state.points = points
    state.pending = 0
    state.to_reveal = 0
    state.payers = 0
    state.takes = 0
    state.fewer = 0
    state.about = 0
    state.phase = OVER
    state.actor = state.active
    discard_harbor(state)
    tell(state, GAME_ENDED, state.active, NO_CARD, points, why)


def end_round(state: State) -> None:
    """The end was triggered, or nobody could draw a card, or this was the last round: the game is over."""
    tell(state, ROUND_ENDED, state.active, NO_CARD, 0, state.round)
    round_ended(state)
    is_stale = not state.could_draw and not (state.campaign and goes_on_without_cards(state))
    if state.ending or is_stale or state.round >= LAST_ROUND:
        state.phase = OVER
        state.actor = state.active
        state.takes = 0
        tell(state, GAME_ENDED, state.active, NO_CARD, 0, BY_INFLUENCE if state.ending else BY_STALEMATE)
    else:
        state.round += 1
        state.could_draw = 0
