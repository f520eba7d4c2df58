"""Fitting the judge: weights under which its chances to win come true as often as it says.

Helmsmen play games on tuning seeds; at some of the turns everyone's standing is noted, and who won in the
end. The weights are moved, one at a time, to where the noted games were most likely (least logarithmic loss);
a part of the games is kept apart to see that this holds for games it was not fitted to.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ..bots.judgment import WEIGHT_NAMES, Mind, chances
from ..bots.minds import BOUNDS
from ..bots.voyage import choose_by_judgment, win_shares
from ..engine.play import apply, legal
from ..engine.state import State
from ..engine.vocabulary import OVER
from ..game import Game

Noted = list[tuple[State, list[float]]]
# One turn in so many is noted: neighbors tell nearly the same.
ONE_IN = 4
# What only decisions need.
NOT_FITTED = ("deny", "fee", "nerve")


@dataclass(frozen=True, slots=True)
class Fit:
    """Where a fitting stands."""

    weights: list[float]
    loss: float
    held_out: float  # the loss on games it was not fitted to


def note_games(players: int, games: int, weights: Sequence[float]) -> Noted:
    """Turns of games between minds of these weights, with everyone's share of the win."""
    mind, noted = Mind(list(weights), 1), list[tuple[State, list[float]]]()
    for number in range(games):
        chance = random.Random(f"fit {number}")
        state = Game.new(players, seed=f"fit {number}").state.clone()
        turn, seen = (0, -1), list[State]()
        while state.phase != OVER:
            if (state.round, state.active) != turn:
                turn = (state.round, state.active)
                if chance.randrange(ONE_IN) == 0:
                    seen.append(state.clone())
            choices = legal(state)
            apply(state, choices[0] if len(choices) == 1 else choose_by_judgment(state, mind))
        shares = win_shares(state)
        noted += [(then, shares) for then in seen]
    return noted


def loss_of(weights: Sequence[float], noted: Noted) -> float:
    """How surprised these weights are by who won, on average."""
    mind, total = Mind(list(weights), 1), 0.0
    for state, shares in noted:
        for share, chance in zip(shares, chances(state, mind), strict=True):
            if share:
                total -= share * math.log(max(chance, 1e-9))
    return total / len(noted)


def fit(noted: Noted, weights: Sequence[float]) -> Iterator[Fit]:
    """Move each weight to where it is better, again and again, with smaller and smaller steps."""
    kept = len(noted) // 4
    held_out, fitted = noted[:kept], noted[kept:]
    best_weights, bounds = list(weights), list(BOUNDS.values())
    steps = [(high - low) * 0.1 for low, high in bounds]
    best = loss_of(best_weights, fitted)
    while True:
        for index, name in enumerate(WEIGHT_NAMES):
            if name in NOT_FITTED:
                continue
            low, high = bounds[index]
            for direction in (1, -1):
                tried = list(best_weights)
                tried[index] = min(max(tried[index] + direction * steps[index], low), high)
                loss = loss_of(tried, fitted)
                if loss < best:
                    best, best_weights = loss, tried
                    steps[index] *= 1.4
                    break
            else:
                steps[index] *= 0.5
        yield Fit(best_weights, best, loss_of(best_weights, held_out))
