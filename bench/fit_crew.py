"""What a crew's plan comes to: hope, trust and time of data/minds/crew.toml, fitted to how games went on.

Helmsmen play, a quarter of the games with two cards set aside and a quarter with four. At the beginning of each turn
the chance that the plan sees is noted, and whether the crew won in the end; a logistic regression on its log odds and
the turns left gives the three weights:

    python bench/fit_crew.py [GAMES]
"""

from __future__ import annotations

import math
import sys

import numpy as np

from portroyal import Game
from portroyal.bots.minds import mind_of, muster_of
from portroyal.bots.muster import plan_chance
from portroyal.bots.voyage import choose_by_judgment
from portroyal.engine.play import act, legal
from portroyal.engine.vocabulary import CREW_WON, OVER, TIME

COOP = ("base", "contract_cards", "coop")
ASIDE = (0, 0, 2, 4)
LEAST_CHANCE = 0.0005


def noted(players: int, games: int) -> tuple[list[tuple[float, float, float]], list[float]]:
    """For each turn what the fit goes by, and whether the crew won."""
    mind, muster = mind_of("helmsman", players, COOP), muster_of(players)
    rows: list[tuple[float, float, float]] = []
    won: list[float] = []
    for number in range(games):
        state = Game.new(players, seed=f"fit crew {number}", modules=COOP, aside=ASIDE[number % 4]).state.clone()
        turn = None
        while state.phase != OVER:
            choices = legal(state)
            if turn != (state.round, state.active):
                turn = (state.round, state.active)
                seen = min(max(plan_chance(muster, state), LEAST_CHANCE), 1 - LEAST_CHANCE)
                rows.append((1.0, math.log(seen / (1 - seen)), float(len(state.pile(TIME)))))
            act(state, choices[0] if len(choices) == 1 else choose_by_judgment(state, mind))
        won += [float(state.result == CREW_WON)] * (len(rows) - len(won))
    return rows, won


def fitted(rows: list[tuple[float, float, float]], won: list[float]) -> list[float]:
    """Newton's steps to the most likely weights."""
    facts, ends, weights = np.array(rows), np.array(won), np.zeros(3)
    for _ in range(30):
        told = 1 / (1 + np.exp(-facts @ weights))
        weights += np.linalg.solve((facts * (told * (1 - told))[:, None]).T @ facts, facts.T @ (ends - told))
    return [round(float(weight), 3) for weight in weights]


def main(games: int) -> None:
    """Print the weights of each number of players."""
    for players in range(1, 6):
        rows, won = noted(players, games)
        hope, trust, time = fitted(rows, won)
        print(f"{players} players, {len(rows)} turns: hope = {hope}, trust = {trust}, time = {time}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 400)
