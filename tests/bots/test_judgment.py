"""Judgment: what a mind remembers of one decision never changes the next."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from table import sits, table

from portroyal import Game, Ruleset
from portroyal.bots import create
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import choose_by_judgment
from portroyal.catalog import CODES
from portroyal.seeds import random_for


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_mind_that_has_seen_other_tables_decides_like_a_new_one(players: int) -> None:
    games = [Game.new(players, seed=seed) for seed in range(3)]
    experienced = mind_of("helmsman", players)
    chance = random.Random(players)
    while going := [game for game in games if not game.over]:
        game = chance.choice(going)
        choices = game.legal()
        if len(choices) > 1:
            found = choose_by_judgment(game.state, experienced)
            assert found == choose_by_judgment(game.state, mind_of("helmsman", players))
        game.apply(chance.choice(choices))


def test_coins_that_admirals_bring_can_be_spent() -> None:
    """With an admiral, six coins are eight when it comes to hiring from five cards: enough for the governor."""
    harbor = "frigate:1/1 sailor:7 mademoiselle:9 governor:8 settler:4"
    for display, choice in (("admiral:5", "stop"), ("jester:5", "draw")):
        game = table(sits(3), sits(6, display), harbor=harbor, drawn=5, active=1)
        number = choose_by_judgment(game.state, mind_of("helmsman", 2))
        assert next(str(action) for action in game.legal() if action == number) == choice


def test_coins_of_an_older_pass_are_not_feared() -> None:
    """The deck holds no ship at all, though eleven that would bust lie about as old coins."""
    harbor = ["flute:1/1", "pinnace:1/1", "barque:1/1", "mademoiselle:7"]
    deck = ["governor:8", "admiral:7", "admiral:9"]
    left = Counter({CODES[card]: copies for card, copies in Ruleset.of(2).cards().items()})
    left.subtract(harbor + deck)
    coins = [code for code in left.elements() if code.startswith(("flute", "pinnace", "barque"))][:11]
    left.subtract(coins)
    players = [{"coins": coins, "passes": [1] * len(coins)}, {}]
    lying = {"harbor": harbor, "deck": deck, "discard": [*left.elements()], "pass": 2, "seed": 1}
    game = Game.from_position({"players": players, **lying})
    assert create("helmsman").choose(game.view(0), game.legal(), random_for(1, "x")).words == "draw"
