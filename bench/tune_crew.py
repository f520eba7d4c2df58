"""Better weights for a crew, from playing: a separable evolution strategy, on seeds below a million.

Each generation tries variations of a crew's weights, all on the same deals, half of them with cards set aside. The
better half pulls the weights its way, and the step of each weight adapts. After each generation the weights are
printed as they would stand in data/minds/crew.toml:

    python bench/tune_crew.py PLAYERS GENERATIONS [GAMES]
"""

from __future__ import annotations

import math
import random
import sys

from portroyal import Game
from portroyal.bots.judgment import Mind
from portroyal.bots.minds import DEPTH, crew_weights_of, weights_of
from portroyal.bots.muster import CREW_WEIGHTS, Muster
from portroyal.bots.voyage import Crew, sail
from portroyal.engine.vocabulary import CREW_WON

COOP = ("base", "contract_cards", "coop")
VARIATIONS = 10
STEP = 0.15  # of a weight, at first
DONE = 0.3  # what all contracts completed count beside a win: it says more in fewer games
FIXED = ("safe", "hope", "trust", "time")  # not about winning, or fitted


def score(weights: list[float], players: int, first: int, games: int) -> tuple[float, float]:
    """How a crew with these weights does: its score, and the share it won."""
    crew = Crew([Mind(list(weights_of("helmsman", players, COOP)), DEPTH, Muster(list(weights)))])
    won, total = 0, 0.0
    for seed in range(first, first + games):
        state = Game.new(players, seed=seed, modules=COOP, aside=4 * (seed % 2)).state.clone()
        sail(state, crew)
        won += state.result == CREW_WON
        total += (state.result == CREW_WON) + DONE * (1 - state.to_complete / state.contracts_open)
    return total / games, won / games


def main(players: int, generations: int, games: int) -> None:
    """Tune, and print where it stands."""
    weights = list(crew_weights_of(players))
    steps = [0.0 if name in FIXED else STEP for name in CREW_WEIGHTS]
    parents = VARIATIONS // 2
    pull = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
    pull = [value / sum(pull) for value in pull]
    for generation in range(generations):
        chance = random.Random(f"crew {players} {generation}")
        first = 1000 * players + games * generation
        moves = [[step * chance.gauss(0, 1) for step in steps] for _ in range(VARIATIONS)]
        tries = [[w * math.exp(m) for w, m in zip(weights, move, strict=True)] for move in moves]
        found = sorted(range(VARIATIONS), key=lambda i: -score(tries[i], players, first, games)[0])[:parents]
        now = score(weights, players, first, games)
        for at in range(len(weights)):
            mean = sum(p * moves[i][at] for p, i in zip(pull, found, strict=True))
            spread = sum(p * moves[i][at] ** 2 for p, i in zip(pull, found, strict=True))
            weights[at] *= math.exp(mean)
            steps[at] = math.sqrt(0.85 * steps[at] ** 2 + 0.15 * spread)
        told = "\n".join(f"{name} = {value:.4g}" for name, value in zip(CREW_WEIGHTS, weights, strict=True))
        print(f"# generation {generation + 1}: {now[0]:.3f}, won {now[1]:.1%} before it\n{told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 300)
