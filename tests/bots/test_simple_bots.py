"""Castaway and deckhand: legal, finished, reproducible, and one better than the other."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.bots import create
from portroyal.errors import PortRoyalError
from portroyal.seeds import random_for


def played(names: list[str], seed: int, edition: str = "bigbox-2021") -> Game:
    """A whole game of bots; every choice is checked to be legal."""
    game = Game.new(len(names), seed=seed, edition=edition)
    bots = [create(name) for name in names]
    chances = [random_for(seed, f"bot {seat}") for seat in range(len(names))]
    while not game.over:
        seat, legal = game.actor, game.legal()
        action = bots[seat].choose(game.view(seat), legal, chances[seat])
        assert action in legal
        game.play(action, seat=seat)
    return game


@pytest.mark.parametrize("name", ["castaway", "deckhand"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["pegasus-2014", "sjg-2017", "bigbox-2021"])
def test_games_end(name: str, players: int, edition: str) -> None:
    outcome = played([name] * players, seed=players, edition=edition).outcome
    assert outcome is not None
    assert outcome.reason == "influence"


def test_the_same_seed_is_the_same_game() -> None:
    names = ["castaway", "deckhand", "castaway"]
    assert played(names, 3).hash == played(names, 3).hash
    assert played(names, 3).hash != played(names, 4).hash


def test_a_deckhand_beats_a_castaway() -> None:
    wins = 0
    for seed in range(20):
        seat = seed % 2
        outcome = played(["deckhand" if each == seat else "castaway" for each in (0, 1)], seed).outcome
        wins += outcome is not None and outcome.winners == (seat,)
    assert wins >= 18


def chosen(**document: Any) -> str:
    """What a deckhand chooses in a position of two players with 9 coins each."""
    players = document.pop("players", [{"coins": 9}, {"coins": 9}])
    game = Game.from_position({"players": players, "seed": 1, **document})
    return str(create("deckhand").choose(game.view(game.actor), game.legal(), random_for(1, "bot")))


def test_a_deckhand_draws_to_three_cards_and_stops() -> None:
    assert chosen(harbor=["flute:1/1", "sailor:3"], drawn=2) == "draw"
    assert chosen(harbor=["flute:1/1", "sailor:3", "sailor:3"], drawn=3) == "stop"


def test_a_deckhand_that_has_drawn_many_cards_stops() -> None:
    assert chosen(drawn=8) == "stop"


def test_a_deckhand_repels_only_what_would_bust() -> None:
    players = [{"coins": 9, "display": ["pirate:5"]}, {}]
    at: dict[str, Any] = {"players": players, "ship": "flute:1/1", "phase": "repel", "drawn": 2}
    assert chosen(**at) == "keep"
    assert chosen(**at, harbor=["flute:2/2"]) == "repel"


def test_a_deckhand_takes_the_most_influence_it_can_pay() -> None:
    harbor = ["pinnace:4/4", "sailor:3", "sailor:5", "admiral:9"]
    assert chosen(harbor=harbor, phase="take") == "take admiral:9"
    assert chosen(harbor=harbor, phase="take", players=[{"coins": 8}, {}]) == "take sailor:5"


def test_a_deckhand_that_can_hire_nobody_takes_the_richest_ship() -> None:
    poor = [{"coins": 1}, {"coins": 1}]
    harbor = ["pinnace:1/1", "flute:2/2", "sailor:3"]
    assert chosen(harbor=harbor, phase="take", players=poor) == "take flute:2/2"
    assert chosen(harbor=["pinnace:1/1"], phase="take", players=poor, actor=1) == "pass"
    trader = [{"coins": 1, "display": ["trader.yellow:3", "trader.yellow:5"]}, {}]
    assert chosen(harbor=harbor, phase="take", players=trader) == "take pinnace:1/1"


def test_a_deckhand_claims_expeditions() -> None:
    players = [{"coins": 1, "display": ["settler:4", "settler:4"]}, {}]
    assert chosen(players=players, expeditions=["expedition:hut+hut"]) == "claim expedition:hut+hut"


def test_an_unknown_bot_is_refused_with_a_guess() -> None:
    with pytest.raises(PortRoyalError, match="Did you mean 'deckhand'"):
        create("deckhnd")
