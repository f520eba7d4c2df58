"""Prints what the compiled bots decide in some games: helmsman, and both searches with a few deals.

Run by test_forms.py in each form of the engine; all must print the same, to the last digit.
"""

from __future__ import annotations

from hashlib import sha256

from portroyal import Game
from portroyal.bots import create
from portroyal.engine import compiled
from portroyal.seeds import random_for

GAMES = (
    (2, "helmsman", 0),
    (3, "daredevil", 0),
    (4, "helmsman", 0),
    (5, "cautious", 0),
    (2, "navigator", 2),
    (3, "privateer", 2),
)


def main() -> None:
    told = sha256()
    for players, name, iterations in GAMES:
        bot = create(name, iterations=iterations)
        game = Game.new(players, seed=f"{name} {players}")
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
