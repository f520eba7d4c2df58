"""Prints a checksum over every decision of many random games: all editions, player counts and variants.

Run by test_forms.py in each form of the engine; all must print the same.
"""

from __future__ import annotations

import sys
from itertools import product

from portroyal import Game
from portroyal.engine import compiled
from portroyal.engine.playout import checksum
from portroyal.rulings import EDITIONS
from portroyal.seeds import random_for

OTHER_RULINGS = (
    {},
    {"first_draw": "no", "stop_on_empty_harbor": "no", "deliberate_bust": "no", "fee_from_ship": "no"},
    {"others_after_none": "no", "five_player_expedition": "shuffled", "end_trigger": "round_end"},
)


def main(games: int) -> None:
    tables = list(product(EDITIONS, range(2, 6), OTHER_RULINGS))
    total = 0
    for number in range(games):
        edition, players, rulings = tables[number % len(tables)]
        modules = ["base", "gambler"] if number % 5 == 0 else ["base"]
        game = Game.new(players, modules=modules, edition=edition, rulings=rulings, seed=number)
        state = game.state.clone()
        total = (total * 31 + checksum(state, random_for(number, "checksum"))) % 1000000007
    print(compiled, games, total)


if __name__ == "__main__":
    main(int(sys.argv[1]))
