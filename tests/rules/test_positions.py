"""Positions that no table can be in are refused, and told why."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.errors import NotYourTurn, PositionError, StaleAction

from .table import ELEVEN, SPECIAL, TWELVE, sits, table


@pytest.mark.parametrize(
    ("players", "position", "why"),
    [
        ([sits(0, ELEVEN), sits(0)], {"ending": True}, "nobody has what it takes"),
        ([sits(0, TWELVE), sits(0)], {"ending": False}, "'ending' can't be false"),
        ([sits(0) | {"passes": [1]}, sits(0)], {}, "1 passes for 0 coins"),
        ([sits(1) | {"passes": [3]}, sits(0)], {"pass": 2}, "no coin comes from pass 3"),
        ([sits(1) | {"passes": [0]}, sits(0)], {"pass": 2}, "no coin comes from pass 0"),
        ([sits(0), sits(0)], {"harbor": "flute:1/1 flute:2/2"}, "Two ships of one color"),
        ([sits(0), sits(0)], {"harbor": "tax:swords"}, "can't lie in the harbor"),
        ([sits(0), sits(0)], {"harbor": "governor:8 governor:8 governor:8 governor:8 governor:8"}, "names more"),
        ([sits(0), sits(0)], {"harbor": "sailor:3 settler:4", "drawn": 1}, "fewer than lie in the harbor"),
        ([sits(0), sits(0)], {"phase": "repel"}, "have a ship being decided"),
        ([sits(0), sits(0)], {"ship": "flute:1/1"}, "have a ship being decided"),
        ([sits(0), sits(0)], {"phase": "repel", "ship": "flute:1/1"}, "too strong for 0 swords"),
        ([sits(0), sits(0)], {"actor": 1}, "the active player acts"),
        ([sits(0), sits(0)], {"takes": 1}, "nobody may take a card"),
        ([sits(0), sits(0)], {"phase": "bust", "edition": "sjg-2017"}, "no phase 'bust'"),
        ([sits(0), sits(0)], {"phase": "over", "harbor": "sailor:3"}, "the harbor is empty"),
        ([sits(0), sits(0)], {"phase": "over"}, "The game can't be over"),
        ([sits(0), sits(0)], {"drawn": 1000}, "more than can have left the deck: 0 in pass 1"),
        ([sits(0), sits(0)], {"drawn": 3, "harbor": "sailor:3", "discard": "flute:1/1"}, "deck: 2 in pass 1"),
        ([sits(0), sits(0)], {"taken": 1}, "so 'taken' is 0"),
        ([sits(0), sits(0)], {"gambled": 1}, "The module 'gambler' is not played"),
        (
            [sits(0), sits(0)],
            {"gambled": 1, "modules": ["base", "gambler"]},
            "Seat 0, whose turn it is, has no gambler",
        ),
        ([sits(0), sits(0)], {"harbor": "gambler:4"}, "belongs to the module 'gambler'"),
        ([sits(0), sits(0)], {"format": True}, "has format True"),
        ([sits(0)] * 5, {"deck": SPECIAL}, "never in the deck"),
        ([sits(200), sits(0)], {}, "a number from 0 to 119"),
        ([sits(60), sits(60)], {}, "not enough cards left"),
    ],
)
def test_a_position_that_can_not_be_is_refused(players: list[Any], position: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        table(*players, **position)


def test_an_action_meant_for_another_moment_is_refused() -> None:
    game = Game.new(2, seed=1)
    draw = game.legal()[0]
    game.apply(draw)
    for version in (0, 2):
        with pytest.raises(StaleAction) as refused:
            game.check(game.legal()[0], version=version)
        assert refused.value.facts == {"version": version, "now": 1}
    assert game.check(game.legal()[0], version=1) == game.legal()[0]


def test_an_action_for_another_seat_is_refused() -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(NotYourTurn):
        game.check("draw", seat=1)
    assert game.check("draw", seat=0).words == "draw"
