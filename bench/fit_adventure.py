"""What the plan of adventurers comes to: hope and trust of data/minds/adventure.toml, fitted to how chapters went on.

Helmsmen play all chapters together. At the beginning of each turn the chance that the plan sees is noted, and whether
the crew won in the end; a logistic regression on its log odds gives the two weights. How far the fitted chances are off
is told beside them: the root mean square of the calibration over ten bins.

    python bench/fit_adventure.py [GAMES]
"""

from __future__ import annotations

import math
import sys

import numpy as np

from portroyal import Game
from portroyal.bots.judgment import Mind
from portroyal.bots.minds import DEPTH, mind_of, quest_weights_of, weights_of
from portroyal.bots.quest import QUEST_WEIGHTS, Quest
from portroyal.bots.venture import outlook
from portroyal.bots.voyage import choose_by_judgment
from portroyal.engine.play import act, legal
from portroyal.engine.vocabulary import CHOOSE, CREW_WON, OVER

ADVENTURE = ("base", "adventure")
BINS = 10


def plain_mind(players: int) -> Mind:
    """One that tells what the plan sees and nothing else."""
    weights = dict(zip(QUEST_WEIGHTS, quest_weights_of(players), strict=True)) | {"hope": 0.0, "trust": 1.0}
    quest = Quest([weights[name] for name in QUEST_WEIGHTS])
    return Mind(list(weights_of("helmsman", players, ADVENTURE)), DEPTH, None, quest)


def noted(players: int, games: int) -> tuple[list[tuple[float, float]], list[float]]:
    """For each turn what the fit goes by, and whether the crew won."""
    mind, plain = mind_of("helmsman", players, ADVENTURE), plain_mind(players)
    rows: list[tuple[float, float]] = []
    won: list[float] = []
    for number in range(games):
        settings = {"mode": "cooperative", "chapter": 1 + number % 5}
        game = Game.new(players, seed=f"fit adventure {number}", modules=ADVENTURE, adventure=settings)
        state, turn = game.state.clone(), None
        while state.phase != OVER:
            choices = legal(state)
            if turn != (state.round, state.active) and state.phase != CHOOSE:
                turn = (state.round, state.active)
                seen = outlook(state, plain)[0]
                rows.append((1.0, math.log(seen / (1 - seen))))
            act(state, choices[0] if len(choices) == 1 else choose_by_judgment(state, mind))
        won += [float(state.result == CREW_WON)] * (len(rows) - len(won))
    return rows, won


def fitted(rows: list[tuple[float, float]], won: list[float]) -> tuple[float, float, float]:
    """Newton's steps to the most likely weights, and how far they are off."""
    facts, ends, weights = np.array(rows), np.array(won), np.zeros(2)
    for _ in range(30):
        told = 1 / (1 + np.exp(-facts @ weights))
        weights += np.linalg.solve((facts * (told * (1 - told))[:, None]).T @ facts, facts.T @ (ends - told))
    told = 1 / (1 + np.exp(-facts @ weights))
    order = np.argsort(told)
    bins = [(told[part].mean() - ends[part].mean()) ** 2 for part in np.array_split(order, BINS)]
    return round(float(weights[0]), 3), round(float(weights[1]), 3), round(float(np.sqrt(np.mean(bins))), 3)


def main(games: int) -> None:
    """Print the weights of each number of players."""
    for players in range(1, 5):
        rows, won = noted(players, games)
        hope, trust, off = fitted(rows, won)
        print(f"{players} players, {len(rows)} turns: hope = {hope}, trust = {trust}; off by {off}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
