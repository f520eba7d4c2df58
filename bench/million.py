"""A million random games over all mixes of modules, editions, player counts and rulings: none hangs, none loses a card.

    python bench/million.py [GAMES [PROCESSES]]

Every game is played to its end in a bounded number of decisions; then its cards are counted, and its cubes. Half of
the games are the base game alone, the others go through every mix. Prints the seed, the figures and how long it took.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from time import perf_counter
from typing import Any

from portroyal import Game
from portroyal.engine.playout import playout
from portroyal.engine.state import State
from portroyal.engine.vocabulary import (
    CREW_LOST,
    CREW_WON,
    CUBES,
    CUBES_PLACED,
    DECK,
    DISCARD,
    EXPEDITIONS,
    HARBOR,
    HOLDS,
    OVER,
    SCORE,
    TIME,
)
from portroyal.modules import mixes, players_of
from portroyal.ruleset import MOST_ASIDE, Ruleset, editions_of
from portroyal.rulings import EDITIONS
from portroyal.seeds import random_for

RULINGS = (
    {},
    {"first_draw": "no", "deliberate_bust": "no", "fee_from_ship": "no"},
    {"others_after_none": "no", "five_player_expedition": "shuffled", "stop_on_empty_harbor": "no"},
)
BASE = [
    {"modules": ("base",), "players": players, "edition": edition, "rulings": rulings}
    for edition, players, rulings in product(EDITIONS, range(2, 6), RULINGS)
] + [
    {"modules": ("base",), "players": players, "edition": edition, "rulings": {"end_needs_expedition": "yes"}}
    for edition, players in product(("pegasus-2014", "bigbox-2021"), range(2, 6))
]
SEED = "million"
MAXIMA = ("most decisions", "most rounds", "most passes")


def mixed_tables() -> list[dict[str, Any]]:
    """Every other mix for everybody who may play it, by every edition; crews with each number of cards set aside."""
    tables: list[dict[str, Any]] = []
    for mix in mixes():
        fewest, most = players_of(mix)
        for edition, players in product(editions_of(mix), range(fewest, most + 1)):
            table = {"modules": mix, "players": players, "edition": edition, "rulings": {}}
            tables += [table | {"aside": len(tables) % (MOST_ASIDE + 1)} if "coop" in mix else table]
    return [table for table in tables if table["modules"] != ("base",)]


MIXED = mixed_tables()


def all_cards(state: State) -> Counter[int]:
    found: Counter[int] = Counter()
    for pile in (DECK, DISCARD, HARBOR, EXPEDITIONS, TIME, SCORE):
        found.update(state.pile(pile))
    for seat in range(state.seats):
        found.update(card for card, _ in state.coins_of(seat))
        found.update(state.display_of(seat))
        for hold in range(HOLDS):
            found.update(state.hold_of(seat, hold))
    return found


def check_cubes(state: State, ruleset: Ruleset, number: int) -> int:
    """Each cube lies on a contract of the table, or is still its owner's; how many lie there."""
    placed = 0
    contracts = state.contracts_on_table()
    assert len(set(contracts)) == ruleset.contracts_on_table, f"game {number} lost a contract"
    for seat in range(state.seats):
        cubes = sum(state.cube_of(seat, contract) > 0 for contract in contracts)
        assert cubes == state.counter(seat, CUBES_PLACED) <= state.number(CUBES), f"game {number} lost a cube"
        placed += cubes
    return placed


def play(numbers: range) -> Counter[str]:
    figures: Counter[str] = Counter()
    for number in numbers:
        tables = MIXED if number % 2 else BASE
        game = Game.new(**tables[number // 2 % len(tables)], seed=f"{SEED} {number}")
        state = game.state.clone()  # which records nothing
        decisions = playout(state, random_for(f"{SEED} {number}", "playout"))
        assert state.phase == OVER
        joined = [batch for batch, at_pass in enumerate(state.read("joined")) if at_pass]
        assert all_cards(state) == game.ruleset.cards_with(joined), f"game {number} lost a card"
        result = state.result
        assert result in (CREW_WON, CREW_LOST) or "coop" not in game.ruleset.modules, f"the crew of {number} has no end"
        figures["cubes placed"] += check_cubes(state, game.ruleset, number)
        figures["games"] += 1
        figures["decisions"] += decisions
        figures["crews"] += result in (CREW_WON, CREW_LOST)
        figures["crews that won"] += result == CREW_WON
        figures["stalemates"] += not state.ending and result not in (CREW_WON, CREW_LOST)
        figures["rounds"] += state.round
        figures["passes"] += state.deck_pass
        figures["most decisions"] = max(figures["most decisions"], decisions)
        figures["most rounds"] = max(figures["most rounds"], state.round)
        figures["most passes"] = max(figures["most passes"], state.deck_pass)
    return figures


def main(games: int, processes: int) -> None:
    begin, batch = perf_counter(), 5000
    batches = [range(first, min(first + batch, games)) for first in range(0, games, batch)]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(processes) as pool:
        for done, figures in enumerate(pool.map(play, batches), 1):
            for name, value in figures.items():
                total[name] = max(total[name], value) if name in MAXIMA else total[name] + value
            print(f"\r{min(done * batch, games):>9,} of {games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    n = total["games"]
    assert n == games
    print(f"{n:,} games from seed {SEED!r} in {perf_counter() - begin:.0f} s: none hung, none lost a card or a cube.")
    print(f"Half of them the base game alone, the others {len(mixes()) - 1} mixes of modules.")
    print("A game: " + ", ".join(f"{total[name] / n:.1f} {name}" for name in ("decisions", "rounds", "passes")))
    print(f"{total['cubes placed']:,} cubes placed; {total['crews that won']:,} of {total['crews']:,} crews won.")
    print(f"{total['stalemates']:,} stalemates. Longest: " + ", ".join(f"{total[name]:,} {name}" for name in MAXIMA))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000, int(sys.argv[2]) if len(sys.argv) > 2 else 2)
