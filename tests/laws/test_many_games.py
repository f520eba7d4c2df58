"""What `make million` does a million times, once for each mix of modules: it fits all that can be played."""

from __future__ import annotations

from bench.million import BASE, MIXED, play

from portroyal.modules import mixes


def test_random_games_of_every_mix_end_and_keep_every_card_and_cube() -> None:
    assert {table["modules"] for table in BASE + MIXED} == set(mixes())
    games = 2 * len(MIXED)
    assert play(range(games))["games"] == games
