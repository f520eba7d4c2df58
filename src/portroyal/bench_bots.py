"""How fast the bots think, measured here and now. A benchmark, never a test.

Helmsman's decisions a second, through views as in a game; imagined games a second on one and two threads, and
how many of them each search gets done; and how long each rung thinks against its limit.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from time import perf_counter
from typing import Any, cast

from .arena.ladder import LIMITS
from .bots import create
from .bots.minds import crew_for
from .bots.navigator import TURNS
from .bots.privateer import Searching
from .bots.search import TO_THE_END, Weighing
from .game import Game
from .knowledge.view import View
from .seeds import random_for


def bots(seconds: float = 20.0, modules: Sequence[str] = ("base",)) -> dict[str, Any]:
    """All figures."""
    views = some_views(40, modules)
    part = seconds / 10
    return {
        "modules": list(views[0].ruleset.modules),
        "helmsman_decisions_per_second": round(decisions_per_second("helmsman", views, part)),
        "playouts_per_second": rates(Weighing, views, part, TO_THE_END),
        "playouts_of_three_turns_per_second": rates(Weighing, views, part, TURNS),
        "search_iterations_per_second": rates(Searching, views, part, TURNS),
        "thinking_ms": {name: thinking(name, views, limit, part) for name, limit in LIMITS.items()},
    }


def told(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures one by one, for people."""
    lines: dict[str, Any] = {}
    for name, value in figures.items():
        if name == "thinking_ms":
            for bot, times in value.items():
                lines[f"{bot}: p50 of thinking, in ms"] = times["p50"]
                lines[f"{bot}: p99, limit {times['limit']} ms"] = times["p99"]
        elif name == "modules":
            lines[name] = " and ".join(value)
        elif isinstance(value, dict):
            lines |= {f"{name}, {part}": rate for part, rate in cast("dict[str, int]", value).items()}
        else:
            lines[name] = value
    return lines


def some_views(count: int, modules: Sequence[str] = ("base",)) -> list[View]:
    """Decisions with a choice, from games between helmsmen."""
    bot, found = create("helmsman"), list[View]()
    number = 0
    while len(found) < count:
        game, random = Game.new(4, seed=f"bench {number}", modules=modules), random_for(number, "bench")
        number += 1
        while not game.over and len(found) < count:
            choices, seat = game.legal(), game.actor
            if len(choices) > 1 and random.below(30) == 0:
                found.append(game.view(seat))
            game.apply(choices[0] if len(choices) == 1 else bot.choose(game.view(seat), choices, random))
    return found


def decisions_per_second(name: str, views: list[View], seconds: float) -> float:
    """Decisions of a bot a second, the view made anew for each as in a game."""
    bot, random, count = create(name), random_for("bench", name), 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        for view in views:
            again = View(view.table, view.ruleset, view.names, view.seat)
            bot.choose(again, again.actions, random)
        count += len(views)
    return count / (perf_counter() - begin)


def rates(kind: type[Weighing], views: list[View], seconds: float, turns: int) -> dict[str, int]:
    """Imagined games a second, on one and on two threads."""
    found: dict[str, int] = {}
    for threads, name in ((1, "one_thread"), (2, "two_threads")):
        count, spent = 0, 0.0
        for view in views[:8]:
            random = random_for("bench", "weigh")
            weighing = kind(view, view.actions, random, lambda view=view: crew_for(view), turns)
            begin = perf_counter()
            weighing.until(begin + seconds / 16, threads)
            spent += perf_counter() - begin
            count += sum(worth.playouts for worth in weighing.worths())
        found[name] = round(count / spent)
    return found


def thinking(name: str, views: list[View], limit: float, seconds: float) -> dict[str, float]:
    """How long a bot thinks over some decisions, against its limit."""
    bot, random, times = create(name, seconds=limit / 1000), random_for("bench", name), list[float]()
    end = perf_counter() + max(seconds, 8 * limit / 1000)
    for view in views:
        begin = perf_counter()
        bot.choose(view, view.actions, random)
        times.append((perf_counter() - begin) * 1000)
        if perf_counter() > end:
            break
    p99 = statistics.quantiles(times, n=100, method="inclusive")[98]
    return {"limit": limit, "p50": round(statistics.median(times), 3), "p99": round(p99, 3), "decisions": len(times)}
