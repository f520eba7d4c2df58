"""Fitting the judge: weights under which its chances to win come true as often as it says.

Games are played on tuning seeds, by helmsmen or by another bot; at some of the turns everyone's standing is
noted, and who won in the end. The weights are moved, one at a time, to where the noted games were most likely
(least logarithmic loss); a part of the games is kept apart to see that this holds for games it was not fitted to.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from ..bots import create
from ..bots.finish import win_shares
from ..bots.judgment import WEIGHT_NAMES, Mind, chances
from ..bots.minds import BOUNDS, is_played
from ..bots.voyage import choose_by_judgment
from ..engine.play import act
from ..engine.state import State
from ..engine.vocabulary import OVER
from ..game import Game
from ..seeds import random_for
from .contest import end_pool, new_pool

BASE = ("base",)
Noted = list[tuple[State, list[float]]]
# One turn in so many is noted, as neighbors tell nearly the same; of games that take long to play, more.
ONE_IN = 4
ONE_IN_OF_BOTS = 2
HELD_OUT = 4  # one in so many is kept apart
FEWEST_TURNS = HELD_OUT  # so that there is one on either side
# What only decisions need.
NOT_FITTED = ("deny", "fee", "nerve", "gamble")


@dataclass(frozen=True, slots=True)
class Fit:
    """Where a fitting stands."""

    weights: list[float]
    loss: float
    held_out: float  # the loss on games it was not fitted to


def seed_of(number: int) -> str:
    """The seed of a game to be noted."""
    return f"fit {number}"


def games_of_minds(
    players: int, games: int, weights: Sequence[float], modules: Sequence[str] = BASE
) -> Iterator[list[int]]:
    """The actions of games between minds of these weights."""
    mind = Mind(list(weights), 1)
    for number in range(games):
        state, actions = Game.new(players, seed=seed_of(number), modules=modules).state.clone(), list[int]()
        while state.phase != OVER:
            actions.append(choose_by_judgment(state, mind))
            act(state, actions[-1])
        yield actions


def games_of_bots(
    players: int, games: int, name: str, iterations: int, jobs: int, modules: Sequence[str] = BASE
) -> Iterator[list[int]]:
    """The actions of games between bots of a name that think over so many deals."""
    tasks = [(players, number, name, iterations, modules) for number in range(games)]
    pool = new_pool(max(1, min(jobs, games)))
    try:
        yield from pool.in_order(game_of_bots, tasks)
    finally:
        end_pool(pool)


def game_of_bots(task: tuple[int, int, str, int, Sequence[str]]) -> list[int]:
    """The actions of one such game."""
    players, number, name, iterations, modules = task
    bot, chance = create(name, iterations=iterations), random_for(seed_of(number), "bots")
    game, actions = Game.new(players, seed=seed_of(number), modules=modules), list[int]()
    while not game.over:
        legal = game.legal()
        actions.append(legal[0] if len(legal) == 1 else bot.choose(game.view(game.actor), legal, chance))
        game.apply(actions[-1])
    return actions


def note_games(players: int, games: Iterable[list[int]], one_in: int = ONE_IN, modules: Sequence[str] = BASE) -> Noted:
    """Turns of games, with everyone's share of the win."""
    noted: Noted = []
    for number, actions in enumerate(games):
        chance = random.Random(seed_of(number))
        state = Game.new(players, seed=seed_of(number), modules=modules).state.clone()
        turn, seen = (0, -1), list[State]()
        for action in actions:
            if (state.round, state.active) != turn:
                turn = (state.round, state.active)
                if chance.randrange(one_in) == 0:
                    seen.append(state.clone())
            act(state, action)
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


def fit(noted: Noted, weights: Sequence[float], modules: Sequence[str] = BASE) -> Iterator[Fit]:
    """Move each weight to where it is better, again and again, with smaller and smaller steps."""
    kept = len(noted) // HELD_OUT
    held_out, fitted = noted[:kept], noted[kept:]
    best_weights, bounds = list(weights), list(BOUNDS.values())
    steps = [(high - low) * 0.1 for low, high in bounds]
    best = loss_of(best_weights, fitted)
    while True:
        for index, name in enumerate(WEIGHT_NAMES):
            if name in NOT_FITTED or not is_played(name, modules):
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
