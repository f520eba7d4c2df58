"""How much modules slow random games down, in decisions a second beside those of the base game.

Each mix in turn, again and again, by the time this thread was given, as the machine may be busy; the quickest turn of
each counts. Run by hand, the figures stand in docs/guide/speed.md:

    python bench/mixes.py [PLAYERS]
"""

from __future__ import annotations

import sys
from time import thread_time

from portroyal.engine.playout import playouts
from portroyal.ruleset import Ruleset
from portroyal.seeds import key_for, random_for

CARDS = ("base", "gambler", "set_sail", "contract_cards")
MIXES = (("base",), ("base", "gambler"), ("base", "set_sail"), ("base", "contract_cards"), CARDS)
MIXES += ((*CARDS, "contracts"), (*CARDS, "coop"))
TURNS = 25
GAMES = 400  # in each


def main(players: int) -> None:
    """Print a row for each mix."""
    states = {mix: Ruleset.of(players, modules=mix).laid_out(key_for("bench", "deck")) for mix in MIXES}
    randoms = {mix: random_for("bench", "playouts") for mix in MIXES}
    best = dict.fromkeys(MIXES, (0.0, 0.0))
    for _ in range(TURNS):
        for mix, state in states.items():
            begin = thread_time()
            decisions = playouts(state, randoms[mix], GAMES)
            best[mix] = max(best[mix], (decisions / (thread_time() - begin), decisions / GAMES))
    base = best["base",][0]
    for mix, (rate, length) in best.items():
        print(f"| {', '.join(mix)} | {rate / 1e6:.1f} | {rate / base:.2f} | {length:.0f} |")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
