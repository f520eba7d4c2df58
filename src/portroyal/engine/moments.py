"""Moments: a mission that is decided now or not at all, put to whom it is open.

A fourth color enters the harbor, or a fourth card; discovery stops at one card; a tax was paid, see `taxes`. What was
going on waits meanwhile.
"""

from __future__ import annotations

from .adventure import acting
from .cards import COLORS_IN, KIND
from .crowns import gain_crowns
from .missions import ask_about
from .state import State
from .timing import crowns_moved
from .trade import begin_phase_2, end_discovery
from .verbs import ask, resume
from .vocabulary import (
    ADV_EACH_FROM_FOURTH,
    ADV_WHENEVER_FOUR_LIE,
    CROWNS_AT_COLORS,
    ENTERING,
    FOURTH_CARD,
    FOURTH_COLOR,
    GAIN_CROWNS,
    GAMBLE,
    HARBOR,
    MOMENT_CARDS,
    MOMENT_COLORS,
    ONE_CARD,
    PERSON,
    ROW_ROOM,
    SHIP,
    Card,
)


def card_entered(state: State, card: Card, new_color: int) -> None:
    """A card lies in the harbor, and it was no bust: crowns by the event, then the missions of this moment."""
    colors = COLORS_IN[state.colors] if new_color else 0
    if colors and colors == acting(state, CROWNS_AT_COLORS):
        gain_crowns(state, state.active, acting(state, GAIN_CROWNS))
        crowns_moved(state, state.active)
    by_color = colors == MOMENT_COLORS or (colors > MOMENT_COLORS and state.switches[ADV_EACH_FROM_FOURTH])
    if state.switches[ADV_WHENEVER_FOUR_LIE]:
        by_color = False
    by_card = is_fourth_card(state) and state.phase != GAMBLE and KIND[card] in (SHIP, PERSON)
    if by_color:
        ask(state, ENTERING, state.active, 0)
    elif by_card:
        ask(state, ENTERING, state.active, ROW_ROOM)


def is_fourth_card(state: State) -> bool:
    """Do four cards lie in the harbor?"""
    return state.sizes[HARBOR] == MOMENT_CARDS


def go_on_entering(state: State) -> None:
    """Ask about the missions of the row one after the other, those of colors first; then go on or stop discovery."""
    while state.about < 2 * ROW_ROOM:
        place = state.about % ROW_ROOM
        moment = FOURTH_COLOR if state.about < ROW_ROOM else FOURTH_CARD
        state.about += 1
        if moment == FOURTH_CARD and (not is_fourth_card(state) or waits_for_gambler(state)):
            break
        if ask_about(state, state.active, place, moment):
            return
    resume(state)
    if state.fewer > 0 and state.phase != GAMBLE:
        end_discovery(state)


def waits_for_gambler(state: State) -> bool:
    """Is a gambler at work?"""
    return state.pending > 0 and state.pending_phases[state.pending - 1] == GAMBLE


def go_on_stopped(state: State) -> None:
    """Discovery is over: a mission of this moment, then phase 2."""
    while state.about < state.row_size:
        place = state.about
        state.about += 1
        if state.sizes[HARBOR] == 1 and not state.gambled and ask_about(state, state.active, place, ONE_CARD):
            return
    state.about = 0
    begin_phase_2(state)
