"""In an adventure every bot plays on, legally and with some sense, though it has no plan there yet."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.bots import BOTS, create
from portroyal.seeds import random_for

SEARCHING = ("navigator", "privateer")


@pytest.mark.parametrize("mode", ["cooperative", "competitive", "variant"])
@pytest.mark.parametrize("name", list(BOTS))
def test_every_bot_plays_a_chapter(name: str, mode: str) -> None:
    settings = {"mode": mode} if mode == "variant" else {"mode": mode, "chapter": 4}
    game = Game.new(2, modules=["base", "adventure", "gambler"], adventure=settings, seed=7)
    bots = [create(name, iterations=8) if name in SEARCHING else create(name) for _ in range(2)]
    while not game.over and game.version < 400:
        view = game.view(game.actor)
        game.play(bots[game.actor].choose(view, view.actions, random_for(game.version, name)))
    assert game.version > 50


def test_what_can_be_completed_is() -> None:
    story = {"missions": [{"id": "14"}]}
    players = [{"display": ["captain:4"]}]
    document = {"modules": ["base", "adventure"], "rules": 2, "players": players, "story": story}
    view = Game.from_position(document).view(0)
    assert create("bosun").choose(view, view.actions, random_for(1, "afield")).words == "complete 14"
