"""Tempers that one sees at the table: who busts more often, who draws less, who goes on more expeditions."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from portroyal import Game
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import choose_by_judgment
from portroyal.engine.events import Events
from portroyal.engine.play import act
from portroyal.engine.vocabulary import CARD_REVEALED, EXPEDITION_CLAIMED, HARBOR_BUSTED, OVER, TURN_BEGAN

GAMES = 160


class Habits(NamedTuple):
    """What a temper does at a table of helmsmen."""

    busts: float  # of its turns
    cards: float  # a turn
    expeditions: float  # a game


@cache
def habits(temper: str) -> Habits:
    """Watch one among three helmsmen."""
    mind, helmsman = mind_of(temper, 4), mind_of("helmsman", 4)
    counted = dict.fromkeys((TURN_BEGAN, HARBOR_BUSTED, CARD_REVEALED, EXPEDITION_CLAIMED), 0)
    for number in range(GAMES):
        watched = number % 4
        state, events = Game.new(4, seed=f"habits {number // 4}").state.clone(), Events()
        state.record_to(events)
        while state.phase != OVER:
            act(state, choose_by_judgment(state, mind if state.actor == watched else helmsman))
            for kind, seat, *_ in events.read():
                if seat == watched and kind in counted:
                    counted[kind] += 1
    turns = counted[TURN_BEGAN]
    return Habits(counted[HARBOR_BUSTED] / turns, counted[CARD_REVEALED] / turns, counted[EXPEDITION_CLAIMED] / GAMES)


@pytest.mark.parametrize(("timid", "brave"), [("cautious", "helmsman"), ("helmsman", "daredevil")])
def test_the_braver_one_draws_more_and_busts_more(timid: str, brave: str) -> None:
    assert habits(brave).busts > habits(timid).busts + 0.03
    assert habits(brave).cards > habits(timid).cards + 0.2


def test_the_hunter_goes_on_more_expeditions() -> None:
    assert habits("expedition-hunter").expeditions > habits("helmsman").expeditions + 0.1
