"""A campaign tried out: its chapters played by chance, to see that each game ends."""

from __future__ import annotations

from itertools import product

from ..campaigns import Tale
from ..game import Game
from ..seeds import random_for
from .graph import MODES

PLAYERS = range(1, 5)


def play_by_chance(tale: Tale, games: int) -> tuple[int, int]:
    """Play so many games of each chapter in each mode, with one to four players; how many, and how many crews won."""
    played = won = 0
    for chapter, mode, number in product(range(1, tale.chapters + 1), MODES, range(games)):
        players = PLAYERS[number % len(PLAYERS)]
        if mode == "competitive" and players == 1:
            players = 2
        game = Game.new(
            players,
            modules=("base", "adventure"),
            adventure={"mode": mode, "campaign": tale.id, "contents": tale.contents, "chapter": chapter},
            seed=number,
            with_events=False,
        )
        chance = random_for(number, "trial")
        while not game.over:
            choices = game.legal()
            game.apply(choices[chance.below(len(choices))])
        played += 1
        won += game.outcome is not None and game.outcome.crew is not None and game.outcome.crew.won
    return played, won
