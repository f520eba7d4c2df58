"""A million random games over all editions, player counts and rulings: none hangs, none loses a card.

    python bench/million.py [GAMES]

Every game is played to its end in a bounded number of decisions; then its cards are counted. Prints the
seed, the figures and how long it took. Two processes, one per core.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from time import perf_counter

from portroyal import Game
from portroyal.engine.playout import playout
from portroyal.engine.state import State
from portroyal.engine.vocabulary import DECK, DISCARD, EXPEDITIONS, HARBOR, OVER
from portroyal.rulings import EDITIONS
from portroyal.seeds import random_for

RULINGS = (
    {},
    {"first_draw": "no", "deliberate_bust": "no", "fee_from_ship": "no"},
    {"others_after_none": "no", "five_player_expedition": "shuffled", "stop_on_empty_harbor": "no"},
)
TABLES = [(edition, players, rulings) for edition, players, rulings in product(EDITIONS, range(2, 6), RULINGS)] + [
    (edition, players, {"end_needs_expedition": "yes"})
    for edition, players in product(("pegasus-2014", "bigbox-2021"), range(2, 6))
]
SEED = "million"
MAXIMA = ("most decisions", "most rounds", "most passes")


def all_cards(state: State) -> Counter[int]:
    found: Counter[int] = Counter()
    for pile in (DECK, DISCARD, HARBOR, EXPEDITIONS):
        found.update(state.pile(pile))
    for seat in range(state.seats):
        found.update(card for card, _ in state.coins_of(seat))
        found.update(state.display_of(seat))
    return found


def play(numbers: range) -> Counter[str]:
    figures: Counter[str] = Counter()
    for number in numbers:
        edition, players, rulings = TABLES[number % len(TABLES)]
        game = Game.new(players, edition=edition, rulings=rulings, seed=f"{SEED} {number}")
        state = game.state
        state.recording = 0
        decisions = playout(state, random_for(f"{SEED} {number}", "playout"))
        assert state.phase == OVER
        assert all_cards(state) == game.ruleset.cards(), f"game {number} lost a card"
        figures["games"] += 1
        figures["decisions"] += decisions
        figures["stalemates"] += not state.ending
        figures["rounds"] += state.round
        figures["passes"] += state.deck_pass
        figures["most decisions"] = max(figures["most decisions"], decisions)
        figures["most rounds"] = max(figures["most rounds"], state.round)
        figures["most passes"] = max(figures["most passes"], state.deck_pass)
    return figures


def main(games: int) -> None:
    begin, batch = perf_counter(), 5000
    batches = [range(first, min(first + batch, games)) for first in range(0, games, batch)]
    total: Counter[str] = Counter()
    with ProcessPoolExecutor(2) as pool:
        for done, figures in enumerate(pool.map(play, batches), 1):
            for name, value in figures.items():
                total[name] = max(total[name], value) if name in MAXIMA else total[name] + value
            print(f"\r{done * batch:>9,} of {games:,} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    n = total["games"]
    assert n == games
    print(f"{n:,} games from seed {SEED!r} in {perf_counter() - begin:.0f} s: none hung, none lost a card.")
    print("A game: " + ", ".join(f"{total[name] / n:.1f} {name}" for name in ("decisions", "rounds", "passes")))
    print(f"{total['stalemates']:,} stalemates. Longest: " + ", ".join(f"{total[name]:,} {name}" for name in MAXIMA))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
