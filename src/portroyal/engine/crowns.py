"""Crowns: a cube that moves along a track, forward and back. The shield last reached or passed is influence."""

from __future__ import annotations

from .campaigns import SHIELD_AT, SHIELD_COUNT, SPACES
from .state import State
from .verbs import tell
from .vocabulary import COUNTERS, CROWNS_MOVED, INFLUENCE, NO_CARD, SHIELDS, Campaign, Seat


def influence_of_crowns(campaign: Campaign, crowns: int) -> int:
    """What so many crowns are worth."""
    influence = 0
    for shield in range(SHIELD_COUNT[campaign]):
        if crowns >= SHIELD_AT[campaign * SHIELDS + shield]:
            influence = shield + 1
    return influence


def move_crowns(state: State, seat: Seat, to: int) -> None:
    """Lay the cube on a space of the track; influence follows it. Beyond the last space crowns are lost."""
    if to > SPACES[state.campaign]:
        to = SPACES[state.campaign]
    before = state.crowns[seat]
    if to == before:
        return
    state.crowns[seat] = to
    influence = influence_of_crowns(state.campaign, to) - influence_of_crowns(state.campaign, before)
    state.counters[seat * COUNTERS + INFLUENCE] += influence
    tell(state, CROWNS_MOVED, seat, NO_CARD, to, before)


def gain_crowns(state: State, seat: Seat, crowns: int) -> None:
    """Some spaces forward."""
    move_crowns(state, seat, state.crowns[seat] + crowns)


def pay_crowns(state: State, seat: Seat, crowns: int) -> None:
    """Some spaces back: whoever pays has as many."""
    move_crowns(state, seat, state.crowns[seat] - crowns)
