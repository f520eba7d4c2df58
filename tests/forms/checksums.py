"""Prints a checksum over every decision of many random games: all mixes, editions, player counts and variants.

Run by test_forms.py in each form of the engine; all must print the same.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import product
from typing import Any

from portroyal import Game
from portroyal.adventures import MODES
from portroyal.engine import compiled
from portroyal.engine.playout import checksum
from portroyal.modules import mixes, players_of
from portroyal.ruleset import editions_of
from portroyal.rulings import EDITIONS, RULINGS
from portroyal.seeds import random_for

OTHER_RULINGS = (
    {},
    {"first_draw": "no", "stop_on_empty_harbor": "no", "deliberate_bust": "no", "fee_from_ship": "no"},
    {"others_after_none": "no", "five_player_expedition": "shuffled", "end_trigger": "round_end"},
)


def main(games: int) -> None:
    tables = [
        (edition, players, {key: value for key, value in rulings.items() if is_offered(key, modules)}, modules)
        for modules, edition, rulings in product(mixes(), EDITIONS, OTHER_RULINGS)
        if edition in editions_of(modules)
        for players in range(players_of(modules)[0], players_of(modules)[1] + 1)
    ]
    total = 0
    for number in range(games):
        edition, players, rulings, modules = tables[number % len(tables)]
        aside = number % 8 if "coop" in modules else 0
        adventure = some_chapter(number, players) if "adventure" in modules else None
        game = Game.new(
            players,
            modules=modules,
            edition=edition,
            rulings=rulings,
            seed=number,
            aside=aside,
            adventure=adventure,
        )
        state = game.state.clone()
        total = (total * 31 + checksum(state, random_for(number, "checksum"))) % 1000000007
    print(compiled, games, total)


def some_chapter(number: int, players: int) -> dict[str, Any]:
    """A chapter in some mode, or the variant."""
    mode = MODES[number % len(MODES)] if players > 1 else MODES[0]
    return {"mode": mode} if mode == "variant" else {"mode": mode, "chapter": 1 + number // 3 % 5}


def is_offered(ruling: str, modules: Sequence[str]) -> bool:
    """May this ruling be answered otherwise in a mix?"""
    return RULINGS[ruling].is_about(modules) and not set(RULINGS[ruling].not_with) & set(modules)


if __name__ == "__main__":
    main(int(sys.argv[1]))
