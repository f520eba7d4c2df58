"""Tuning a mind's weights by playing: evolution on tuning seeds, never on those that are reported.

Each generation tries some variations of the weights, one against minds of the pool at every other seat, all
on the same deals. The better half pulls the weights its way, and the step of each weight adapts (a separable
evolution strategy). After each generation a checkpoint is written, from which a run can go on.
"""

from __future__ import annotations

import json
import math
import os
import random
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, cast

from ..bots.finish import win_shares
from ..bots.judgment import WEIGHT_NAMES, Mind
from ..bots.minds import BOUNDS, is_played, weights_of
from ..bots.voyage import Crew, sail
from ..engine.vocabulary import INFLUENCE
from ..errors import PortRoyalError
from ..game import Game
from ..rulings import EDITIONS
from .contest import end_pool, new_pool

Weights = list[float]
# What a lead in influence counts beside a win: it says more than a win does, in fewer games.
LEAD = 0.04
# Every so many generations the weights join the pool of opponents, which holds the last few.
JOINS_POOL = 5
POOL = 6
PARTS = 2  # of the games of a variation, each for a process


@dataclass
class Checkpoint:
    """Where a tuning stands."""

    players: int
    depth: int
    seed: int
    generation: int
    weights: Weights
    steps: Weights
    pool: list[Weights] = field(default_factory=list[Weights])  # whom it plays against
    modules: list[str] = field(default_factory=lambda: ["base"])
    history: list[float] = field(default_factory=list[float])

    def save(self, path: Path) -> None:
        """Write it whole or not at all."""
        draft = path.with_suffix(".draft")
        try:
            draft.write_text(json.dumps(asdict(self)), "utf-8")
            draft.replace(path)
        except OSError as error:
            raise PortRoyalError(f"Can't write {path}: {error.strerror}.", code="arena/results") from error

    @classmethod
    def load(cls, path: Path) -> Checkpoint:
        """The checkpoint in a file."""
        try:
            found = cls(**json.loads(path.read_text("utf-8")))
        except OSError as error:
            raise PortRoyalError(f"Can't read {path}: {error.strerror}.", code="arena/results") from error
        except (ValueError, TypeError, RecursionError) as error:
            raise no_checkpoint(path) from error
        if found.is_older:
            message = f"{path} holds a tuning of {len(found.weights)} weights, and there are {len(WEIGHT_NAMES)} now:"
            raise PortRoyalError(f"{message} begin a new one in another file.", code="arena/results")
        if not found.is_sound:
            raise no_checkpoint(path)
        return found

    @property
    def is_older(self) -> bool:
        """Was it written when a mind had fewer weights?"""
        return 0 < len(listed(self.weights)) == len(listed(self.steps)) < len(WEIGHT_NAMES)

    @property
    def is_sound(self) -> bool:
        """Can a tuning go on from here?"""
        numbers = (self.players, self.depth, self.seed, self.generation)
        pool = listed(self.pool)
        return (
            all(type(number) is int and number >= 0 for number in numbers)
            and len(pool) > 0
            and all(are_weights(each) for each in [self.weights, self.steps, *pool])
            and listed(self.history) == self.history
            and all(isinstance(module, str) for module in listed(self.modules))
            and len(listed(self.modules)) > 0
        )


def are_weights(found: object) -> bool:
    """Is it a number for each weight?"""
    values = listed(found)
    return len(values) == len(WEIGHT_NAMES) and all(isinstance(value, int | float) for value in values)


def listed(found: object) -> list[object]:
    """A list out of a file, or nothing if it is something else."""
    return cast(list[object], found) if isinstance(found, list) else []


def no_checkpoint(path: Path) -> PortRoyalError:
    """The error for a file that holds something else."""
    message = f"{path} holds no checkpoint of a tuning: it should be as an earlier tuning wrote it, or not be there."
    return PortRoyalError(message, code="arena/results")


def first_checkpoint(players: int, modules: Sequence[str] = ("base",)) -> Checkpoint:
    """From the weights in use, against those, a more timid version and the judge's. What is not played stays."""
    mix = tuple(modules)
    weights = list(weights_of("helmsman", players, mix))
    timid = list(weights)
    timid[WEIGHT_NAMES.index("nerve")] -= 0.15
    steps = [(high - low) * 0.05 if is_played(name, modules) else 0.0 for name, (low, high) in BOUNDS.items()]
    pool = [weights, timid, list(weights_of("judge", players, mix))]
    return Checkpoint(players, 1, 1, 0, list(weights), steps, pool, list(modules))


def resumed(path: Path, players: int, modules: Sequence[str] = ("base",)) -> Checkpoint:
    """The checkpoint in a file, or the first one, written there: a file that can't be is refused before the work."""
    start = Checkpoint.load(path) if os.path.exists(path) else first_checkpoint(players, modules)
    if start.players != players:
        message = f"{path} holds a tuning for {start.players} players, not {players}: name another file for {players},"
        message += f" or tune for {start.players}."
        raise PortRoyalError(message, code="arena/results")
    if start.modules != list(modules):
        message = f"{path} holds a tuning for {' and '.join(start.modules)}, not {' and '.join(modules)}: name another"
        raise PortRoyalError(f"{message} file.", code="arena/results")
    start.save(path)
    return start


def play_block(job: tuple[Weights, list[Weights], Sequence[str], int, int, int, int]) -> float:
    """The score of some weights over a block of deals, seat by seat."""
    weights, pool, modules, players, depth, first, games = job
    mind = Mind(weights, depth)
    others = [Mind(other, depth) for other in pool]
    total = 0.0
    for number in range(first, first + games):
        seat = number % players
        minds = [others[(number // players + place) % len(others)] for place in range(players)]
        minds[seat] = mind
        edition = EDITIONS[-1 if number % 4 else number // 4 % 3]
        game = Game.new(players, seed=f"tune {number}", edition=edition, modules=modules)
        state = game.state.clone()
        sail(state, Crew(minds))
        influence = [state.counter(place, INFLUENCE) for place in range(players)]
        lead = influence[seat] - max(value for place, value in enumerate(influence) if place != seat)
        total += win_shares(state)[seat] + LEAD * lead
    return total / games


def within_bounds(weights: Sequence[float]) -> Weights:
    """Weights that make sense."""
    return [
        min(max(value, BOUNDS[name][0]), BOUNDS[name][1]) for name, value in zip(WEIGHT_NAMES, weights, strict=True)
    ]


def generations(
    checkpoint: Checkpoint, *, variations: int = 14, games: int = 480, jobs: int = 2
) -> Generator[Checkpoint]:
    """Tune for ever, one generation at a time."""
    parents = variations // 2
    pull = [math.log(parents + 0.5) - math.log(rank + 1) for rank in range(parents)]
    pull = [value / sum(pull) for value in pull]
    pool = new_pool(min(jobs, PARTS * (variations + 1)))
    try:
        while True:
            chance = random.Random(f"{checkpoint.seed} {checkpoint.generation}")
            tries = [
                within_bounds(
                    [w + s * chance.gauss(0, 1) for w, s in zip(checkpoint.weights, checkpoint.steps, strict=True)]
                )
                for _ in range(variations)
            ]
            first = checkpoint.generation * games
            half = games // PARTS
            table = (checkpoint.players, checkpoint.depth)
            batches = [
                (weights, checkpoint.pool, checkpoint.modules, *table, first + part * half, half)
                for weights in [*tries, checkpoint.weights]
                for part in range(PARTS)
            ]
            halves = list(pool.in_order(play_block, batches))
            scores = [(halves[2 * i] + halves[2 * i + 1]) / 2 for i in range(variations + 1)]
            order = sorted(range(variations), key=lambda i: -scores[i])[:parents]
            update(checkpoint, [tries[i] for i in order], pull)
            checkpoint.history.append(round(scores[-1], 4))
            checkpoint.generation += 1
            yield checkpoint
    finally:
        end_pool(pool)


def update(checkpoint: Checkpoint, best: Sequence[Weights], pull: Sequence[float]) -> None:
    """Move the weights toward the best tries, and each step toward how far those were spread."""
    for index in range(len(WEIGHT_NAMES)):
        old, step = checkpoint.weights[index], checkpoint.steps[index]
        new = sum(share * weights[index] for share, weights in zip(pull, best, strict=True))
        spread = sum(share * (weights[index] - old) ** 2 for share, weights in zip(pull, best, strict=True))
        checkpoint.weights[index] = new
        checkpoint.steps[index] = math.sqrt(0.85 * step * step + 0.15 * spread)
    checkpoint.weights[:] = within_bounds(checkpoint.weights)


def tune(
    checkpoint: Checkpoint, path: Path, rounds: int, *, told: Callable[[Checkpoint], None] | None = None, **options: Any
) -> Checkpoint:
    """Tune so many generations, with a checkpoint after each."""
    with closing(generations(checkpoint, **options)) as states:
        for number, state in enumerate(states, 1):
            if state.generation % JOINS_POOL == 0:
                state.pool[:] = [*state.pool, [round(weight, 4) for weight in state.weights]][-POOL:]
            state.save(path)
            if told:
                told(state)
            if number >= rounds:
                break
    return checkpoint
