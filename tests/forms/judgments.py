"""Prints what the compiled bots decide in some games: helmsman, and both searches with a few deals.

Run by test_forms.py in each form of the engine; all must print the same, to the last digit.
"""

from __future__ import annotations

from hashlib import sha256

from portroyal import Game
from portroyal.bots import create
from portroyal.engine import compiled
from portroyal.engine.vocabulary import COUNTERS, GAMBLERS
from portroyal.seeds import random_for

BASE, DEN = ("base",), ("base", "gambler")
GAMES = (
    (2, "helmsman", 0, BASE),
    (3, "daredevil", 0, BASE),
    (4, "helmsman", 0, BASE),
    (5, "cautious", 0, BASE),
    (2, "navigator", 2, BASE),
    (3, "privateer", 2, BASE),
    (4, "helmsman", 0, DEN),
    (2, "privateer", 2, DEN),
)


def everybody_owns_gamblers(game: Game) -> None:
    """Two for each seat, so that they are used in every turn."""
    counters = list(game.state.read("counters"))
    for seat in range(game.players):
        counters[seat * COUNTERS + GAMBLERS] = 2
    game.state.write("counters", counters)


def main() -> None:
    told = sha256()
    for players, name, iterations, modules in GAMES:
        bot = create(name, iterations=iterations or None)
        game = Game.new(players, seed=f"{name} {players}", modules=modules)
        if modules == DEN:
            everybody_owns_gamblers(game)
        random = random_for(name, "bot")
        limit = 40 if iterations else 10**6
        while not game.over and game.version < limit:
            choices = game.legal()
            seat = game.actor
            game.play(choices[0] if len(choices) == 1 else bot.choose(game.view(seat), choices, random), seat=seat)
        told.update(game.hash.encode())
    print(compiled, told.hexdigest())


if __name__ == "__main__":
    main()
