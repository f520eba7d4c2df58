"""Bosun weighs; the thumbs count ships."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.bots import create
from portroyal.bots.bosun import Scales, box
from portroyal.catalog import BY_CODE
from portroyal.seeds import random_for


def position(**document: Any) -> Game:
    """A position of two players with 9 coins each, unless it says otherwise."""
    players = document.pop("players", [{"coins": 9}, {"coins": 9}])
    return Game.from_position({"players": players, "seed": 1, **document})


def chosen(name: str, **document: Any) -> str:
    game = position(**document)
    return str(create(name).choose(game.view(game.actor), game.legal(), random_for(1, "bot")))


# --- Bosun ---


def test_a_bosun_draws_while_there_is_little_to_lose() -> None:
    assert chosen("bosun", harbor=["flute:1/1"]) == "draw"
    assert chosen("bosun", harbor=["flute:5/4", "galleon:7/3", "frigate:6/3", "sailor:7"]) == "stop"


def test_swords_make_a_bosun_bolder() -> None:
    harbor = ["flute:5/4", "pinnace:4/4", "barque:5/4"]
    weak, strong = [{"coins": 2}, {}], [{"coins": 2, "display": ["pirate:5", "sailor:3", "sailor:3", "sailor:3"]}, {}]
    assert chosen("bosun", harbor=harbor, players=weak) == "stop"
    assert chosen("bosun", harbor=harbor, players=strong) == "draw"


def test_a_bosun_uses_the_odds_of_the_whole_box() -> None:
    assert sum(copies for _, copies in box(("base",))) == 120
    assert sum(copies for _, copies in box(("base", "gambler"))) == 124
    seen = {"discard": ["flute:1/1", "flute:1/1", "flute:1/2", "flute:2/2", "flute:2/2", "flute:5/3", "flute:5/3"]}
    harbor = ["flute:5/4", "sailor:7"]
    assert chosen("bosun", harbor=harbor) == chosen("bosun", harbor=harbor, **seen)


def test_a_bosun_repels_only_what_would_bust() -> None:
    crew: dict[str, Any] = {"players": [{"display": ["pirate:5"]}, {}], "ship": "flute:1/1", "phase": "repel"}
    assert chosen("bosun", **crew) == "keep"
    assert chosen("bosun", **crew, harbor=["flute:2/2"]) == "repel"


def test_a_bosun_hires_for_what_an_ability_will_still_bring() -> None:
    harbor = ["sailor:7", "mademoiselle:9", "pinnace:1/1"]
    early = Scales(position(harbor=harbor, phase="take").view(0))
    crew = ["admiral:9", "admiral:9", "jester:9", "trader.yellow:5"]
    late = Scales(position(players=[{"coins": 9}, {"coins": 9, "display": crew}], harbor=harbor, phase="take").view(0))
    for code in harbor[:2]:
        assert early.person_worth(BY_CODE[code]) > late.person_worth(BY_CODE[code]) >= 3
    assert early.coin > late.coin > 0


def test_in_the_last_round_influence_counts_and_coins_break_ties() -> None:
    crew = ["admiral:9", "admiral:9", "jester:9", "pirate:9"]
    end = {"players": [{"coins": 9}, {"display": crew}], "phase": "take"}
    assert chosen("bosun", **end, harbor=["pinnace:4/4", "sailor:3"]) == "take sailor:3"
    assert chosen("bosun", **end, harbor=["pinnace:4/4", "governor:8"]) == "take pinnace:4/4"


def test_a_bosun_wants_whom_an_open_expedition_asks_for() -> None:
    harbor = ["priest:4", "settler:4"]
    assert chosen("bosun", harbor=harbor, phase="take", expeditions=["expedition:hut+hut"]) == "take settler:4"
    assert chosen("bosun", harbor=harbor, phase="take", expeditions=["expedition:cross+cross"]) == "take priest:4"
    crew = [{"coins": 9, "display": ["priest:4", "priest:4"]}, {}]
    at: dict[str, Any] = {"harbor": harbor, "phase": "take", "players": crew, "active": 1, "actor": 0}
    assert chosen("bosun", **at, expeditions=["expedition:cross+cross+hut"]) == "take settler:4"


def test_a_bosun_claims_and_keeps_its_jacks() -> None:
    crew = [{"display": ["settler:4", "settler:4", "jack_of_all_trades:6"]}, {}]
    claim = chosen("bosun", players=crew, expeditions=["expedition:hut+hut"])
    assert claim == "claim expedition:hut+hut with settler:4 settler:4"


def test_a_bosun_passes_rather_than_pay_for_nothing() -> None:
    poor = [{"coins": 0}, {"coins": 0}]
    assert chosen("bosun", players=poor, harbor=["pinnace:1/1"], phase="take", actor=1) == "pass"


# --- Thumbs ---


@pytest.mark.parametrize(("name", "ships"), [("thumb-easy", 1), ("thumb-medium", 2), ("thumb-hard", 3)])
def test_a_thumb_stops_at_its_number_of_ships(name: str, ships: int) -> None:
    fleet = ["pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1"]
    brave = [{"coins": 9, "display": ["pirate:5", "sailor:3"]}, {}]
    persons = ["sailor:3"] * 3
    assert chosen(name, harbor=[*persons, *fleet[: ships - 1]]) == "draw"
    assert chosen(name, harbor=fleet[:ships]) == "stop"
    assert chosen(name, harbor=fleet[:ships], players=brave) == "draw"
    assert chosen(name, harbor=fleet[: ships + 1], players=brave) == "stop"
    assert chosen(name, drawn=20, **{"pass": 2}) == "stop"


def test_a_thumb_takes_the_most_influence_for_its_price() -> None:
    harbor = ["admiral:9", "sailor:7", "sailor:5", "pinnace:4/4", "governor:8"]
    assert chosen("thumb-hard", harbor=harbor, phase="take") == "take sailor:7"
    assert chosen("thumb-hard", harbor=harbor, phase="take", players=[{"coins": 6}, {}]) == "take sailor:5"
    assert chosen("thumb-hard", harbor=harbor, phase="take", players=[{"coins": 2}, {}]) == "take pinnace:4/4"
    free = [{"display": ["mademoiselle:7", "mademoiselle:7", "mademoiselle:9"]}, {}]
    assert chosen("thumb-hard", harbor=["sailor:3", "flute:5/4"], phase="take", players=free) == "take sailor:3"


def test_a_thumb_takes_the_richest_ship_with_its_traders() -> None:
    trader = [{"coins": 1, "display": ["trader.yellow:3", "trader.yellow:5"]}, {}]
    harbor = ["pinnace:1/1", "flute:2/2", "governor:8"]
    assert chosen("thumb-easy", harbor=harbor, phase="take", players=trader) == "take pinnace:1/1"
    assert chosen("thumb-easy", harbor=["flute:1/1"], phase="take", players=[{}, {}], actor=1) == "pass"


def test_a_thumb_repels_what_would_bust_and_claims() -> None:
    crew: dict[str, Any] = {"players": [{"display": ["pirate:5"]}, {}], "ship": "flute:1/1", "phase": "repel"}
    assert chosen("thumb-medium", **crew) == "keep"
    assert chosen("thumb-medium", **crew, harbor=["flute:2/2"]) == "repel"
    settlers = [{"display": ["settler:4", "settler:4"]}, {}]
    assert chosen("thumb-medium", players=settlers, expeditions=["expedition:hut+hut"]) == "claim expedition:hut+hut"
