"""How fast the engine is, measured here and now. A benchmark, never a test.

Random 4-player base games in one thread; the same in two; one decision from Python; a clone; importing.
Given a program that prints the speed of another implementation, it runs that in the same minute and
tells the ratio, which travels better between machines than any number of games a second.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from threading import Thread
from time import perf_counter
from typing import Any

from .engine import compiled
from .engine.play import act, legal
from .engine.playout import playouts
from .engine.state import State
from .engine.vocabulary import OVER
from .game import Game
from .ruleset import Ruleset
from .seeds import key_for, random_for


def engine(seconds: float = 6.0, beside: str | None = None) -> dict[str, Any]:
    """All figures. `beside` is a program that prints games a second of something to compare with."""
    part = seconds / 8
    limit = [measure_beside(beside)] if beside else []
    games, decisions = best_rate(4, part * 2)
    if beside:
        limit.append(measure_beside(beside))
    figures: dict[str, Any] = {
        "compiled": compiled,
        "games_per_second": round(games),
        "decisions_per_second": round(decisions),
        "clone_ns": round(clone_ns(part / 2)),
        "python_decision_ns": round(python_decision_ns(part)),
        "game_decision_ns": round(game_decision_ns(part)),
        "import_ms": round(import_ms(), 1),
        "two_threads": round(two_threads(part), 2),
        "state_bytes": state_bytes(),
        "games_per_second_by_players": {n: round(best_rate(n, part / 2)[0]) for n in (2, 3, 4, 5)},
        "cores": os.cpu_count(),
    }
    if limit:
        figures["beside_games_per_second"] = round(max(limit))
        figures["ratio"] = round(games / max(limit), 3)
    return figures


def fresh_state(players: int) -> State:
    """A state with an untouched deck, from which `playouts` deals."""
    return Ruleset.of(players).laid_out(key_for("bench", "deck"))


def best_rate(players: int, seconds: float) -> tuple[float, float]:
    """Games and decisions a second in the quickest of many short runs, as the machine may be busy."""
    state, random = fresh_state(players), random_for("bench", "playouts")
    batch = 1000 if compiled else 20
    best, decisions_then = 0.0, 0.0
    end = perf_counter() + seconds
    while perf_counter() < end:
        begin = perf_counter()
        decisions = playouts(state, random, batch)
        took = perf_counter() - begin
        if batch / took > best:
            best, decisions_then = batch / took, decisions / took
    return best, decisions_then


def two_threads(seconds: float) -> float:
    """How much more two threads get done than one; two only where two cores are free."""
    batch = 4000 if compiled else 40

    def play(purpose: str) -> None:
        playouts(fresh_state(4), random_for("bench", purpose), batch)

    def timed(names: list[str]) -> float:
        threads = [Thread(target=play, args=(name,)) for name in names]
        begin = perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return perf_counter() - begin

    ratios: list[float] = []
    end = perf_counter() + seconds
    while not ratios or perf_counter() < end:
        ratios.append(2 * timed(["one"]) / timed(["one", "two"]))
    return max(ratios)


def nanoseconds(run: Callable[[], int], seconds: float) -> float:
    """The median time of one, over calls of `run`, which does several and says how many."""
    times: list[float] = []
    end = perf_counter() + seconds
    while len(times) < 3 or perf_counter() < end:
        begin = perf_counter()
        count = run()
        times.append((perf_counter() - begin) / count)
    return statistics.median(times) * 1e9


def clone_ns(seconds: float) -> float:
    """A clone of a state in mid-game."""
    state = fresh_state(4)

    def run() -> int:
        for _ in range(1000):
            state.clone()
        return 1000

    return nanoseconds(run, seconds)


def python_decision_ns(seconds: float) -> float:
    """From Python: list what is legal and apply one of it, on the engine's state."""
    origin = Game.new(4, seed=1).state

    def run() -> int:
        state, count = origin.clone(), 0
        while state.phase != OVER:
            choices = legal(state)
            act(state, choices[count % len(choices)])
            count += 1
        return count

    return nanoseconds(run, seconds)


def game_decision_ns(seconds: float) -> float:
    """The same through `Game`, which also records events and words."""
    origin = Game.new(4, seed=1)

    def run() -> int:
        game, count = origin.clone(), 0
        while not game.over:
            choices = game.legal()
            game.apply(choices[count % len(choices)])
            count += 1
        return count

    return nanoseconds(run, seconds)


def import_ms() -> float:
    """The quickest of a few imports in a fresh interpreter."""
    code = "import time; t = time.perf_counter(); import portroyal; print((time.perf_counter() - t) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def state_bytes() -> int:
    """Memory of one state."""
    state = fresh_state(4)
    if compiled:
        return sys.getsizeof(state)
    return sys.getsizeof(state) + sum(sys.getsizeof(value) for value in vars(state).values())


def measure_beside(program: str) -> float:
    """What the other program prints."""
    run = subprocess.run([program], capture_output=True, text=True, check=True)
    return float(run.stdout.split()[-1])
