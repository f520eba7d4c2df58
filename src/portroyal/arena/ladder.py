"""The ladder: every bot against the one below it, the promises, and ratings of everybody.

Measuring takes long, so each figure is written to a file of results as soon as it is known, with everything it
depends on; a run that was stopped goes on where it was, and a bot whose version changed is measured again. The
page and the plot are made from that file alone, by `page` and `plot`.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, cast

from ..bots import BOTS, bot_class, plain, takes, version_of
from ..errors import PortRoyalError
from ..ruleset import FEWEST_PLAYERS, MOST_PLAYERS, RULES_VERSION, Ruleset
from . import sprt
from .blocks import Plan
from .contest import Watch, blocks_for
from .intervals import Estimate
from .match import NO_LIMITS, Limits
from .rating import play_mixed, ratings

# The rungs, lowest first. The others are rated too.
RUNGS = ("castaway", "deckhand", "bosun", "helmsman", "navigator", "privateer")
# Milliseconds a decision may take.
LIMITS = {"castaway": 1, "deckhand": 1, "bosun": 2, "helmsman": 10, "navigator": 200, "privateer": 1000}
# What was promised: the win rate of one against three.
PROMISES = (
    ("deckhand", "castaway", 0.95),
    ("bosun", "deckhand", 0.55),
    ("helmsman", "deckhand", 0.65),
    ("helmsman", "thumb-hard", 0.60),
    ("helmsman", "bosun", 0.35),
    ("navigator", "helmsman", 0.32),
    ("privateer", "helmsman", 0.35),
    ("privateer", "navigator", 0.27),
)
PROMISED_PLAYERS = 4
# A test that is not decided after so many times the games of a pair is left undecided.
PATIENCE = 4
FEWEST_GAMES = 100
BASE = ("base",)
PLAYERS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))

Results = dict[str, dict[str, Any]]
Bar = Callable[[str, int | None], AbstractContextManager[Watch]]


@dataclass(frozen=True, slots=True)
class Order:
    """What to measure, and how thoroughly."""

    seed: str = "1"
    bots: tuple[str, ...] = tuple(BOTS)  # those that search perhaps with a number of deals: navigator@50
    players: tuple[int, ...] = PLAYERS
    games: int = 1000  # of a pair
    search_games: int = 200  # of a pair with a bot that searches
    mixed_games: int | None = None  # of tables of everybody, for each number of players; as many as of a pair if None
    limits: Limits = NO_LIMITS
    jobs: int = 1
    modules: tuple[str, ...] = BASE
    contracts: tuple[str, ...] = ()  # on the table; none: dealt anew with every deck

    def rungs(self) -> list[str]:
        """Those of the ladder that are wanted, lowest first."""
        return [bot for rung in RUNGS if (bot := self.entrant(rung))]

    def entrant(self, name: str) -> str | None:
        """A bot as it was asked for, by its plain name."""
        return next((bot for bot in self.bots if plain(bot)[0] == name), None)

    def games_of(self, *bots: str) -> int:
        """How many games these are worth."""
        return self.search_games if any(searches(bot) for bot in bots) else self.games


def searches(bot: str) -> bool:
    """Does it think as long as it is told to?"""
    return takes(bot_class(bot), "seconds")


def quick_bots() -> tuple[str, ...]:
    """Those that need no time to speak of."""
    return tuple(bot for bot in BOTS if not searches(bot))


@dataclass(frozen=True, slots=True)
class Task:
    """One figure to be measured."""

    key: str
    asked: dict[str, Any]  # everything the figure depends on
    label: str
    blocks: int
    measure: Callable[[Watch], dict[str, Any]]


def tasks_of(order: Order) -> Iterator[Task]:
    """Everything that is to be measured: rungs and promises first, then the tables of everybody."""
    pairs = [
        (upper, lower, players)
        for lower, upper in zip(order.rungs(), order.rungs()[1:], strict=False)
        for players in order.players
    ]
    pairs += [
        (one, rest, PROMISED_PLAYERS)
        for promising, others, _ in PROMISES
        if PROMISED_PLAYERS in order.players and (one := order.entrant(promising)) and (rest := order.entrant(others))
    ]
    for one, rest, players in dict.fromkeys(pairs):
        yield pair_task(order, one, rest, players)
    for players in order.players:
        if len(order.bots) >= players and order.mixed_games != 0:
            yield mixed_task(order, players)


def asked_of(order: Order, games: int, bots: Sequence[str]) -> dict[str, Any]:
    """What a figure depends on; modules are told where they are not just the base game, contracts where chosen."""
    mix = {} if order.modules == BASE else {"modules": list(order.modules)}
    chosen = {"contracts": list(order.contracts)} if order.contracts else {}
    return (
        mix
        | chosen
        | {
            "seed": order.seed,
            "games": games,
            "rules": RULES_VERSION,
            "versions": {bot: version_of(bot_class(bot)) for bot in sorted(set(bots))},
            "seconds": order.limits.seconds,
            "iterations": order.limits.iterations,
        }
    )


def pair_key(one: str, rest: str, players: int) -> str:
    """The name of a figure: one against the rest, however long they think."""
    return f"{plain(one)[0]} against {plain(rest)[0]}, {players} players"


def mixed_key(players: int) -> str:
    """The name of a figure: everybody."""
    return f"everybody, {players} players"


def pair_task(order: Order, one: str, rest: str, players: int) -> Task:
    """One against a table of another: a sequential test, and so many games for the win rate."""
    games = order.games_of(one, rest)
    key = pair_key(one, rest, players)

    def measure(watch: Watch) -> dict[str, Any]:
        table = [one] + [rest] * (players - 1)
        ruleset = Ruleset.of(players, modules=order.modules, contracts=order.contracts)
        plan = Plan.of(table, order.seed, ruleset=ruleset, limits=order.limits)
        most = PATIENCE * max(games, FEWEST_GAMES)
        return sprt.run(plan, most_games=most, least_games=games, jobs=order.jobs, watch=watch).as_dict()

    return Task(key, asked_of(order, games, [one, rest]), key, blocks_for(games, players), measure)


def mixed_task(order: Order, players: int) -> Task:
    """Tables of everybody, rated."""
    key = mixed_key(players)
    games = order.mixed_games or order.games_of(*order.bots)

    def measure(watch: Watch) -> dict[str, Any]:
        played = play_mixed(
            order.bots,
            players,
            games,
            order.seed,
            modules=order.modules,
            contracts=order.contracts,
            limits=order.limits,
            jobs=order.jobs,
            watch=watch,
        )
        count = sum(len(block.games) for block in played)
        found = ratings(played, order.seed) if count else []
        return {"games": count, "bots": [rating.as_dict() for rating in found]}

    return Task(key, asked_of(order, games, order.bots), key, blocks_for(games, players), measure)


def climb(order: Order, file: Path, bar: Bar) -> Results:
    """Measure what is not yet known, keeping each figure as it comes; all results of the file."""
    tasks = list(tasks_of(order))
    if not tasks:
        message = f"There is nothing to measure of {', '.join(order.bots)}: name two or more of {', '.join(RUNGS)}"
        message += ", or as many different bots as sit at a mixed table."
        raise PortRoyalError(message, code="arena/table")
    results = read_results(file)
    for each in results.values():
        found = modules_of(each)
        if contracts_of(each) != order.contracts:
            raise PortRoyalError(
                f"{file} holds a ladder with other contracts: name another folder.", code="arena/results"
            )
        if found != order.modules:
            message = f"{file} holds a ladder of {' and '.join(found)}, not of {' and '.join(order.modules)}: name"
            raise PortRoyalError(f"{message} another folder.", code="arena/results")
    for task in tasks:
        if results.get(task.key, {}).get("asked") == task.asked:
            continue
        with bar(task.label, task.blocks) as watch:
            found = task.measure(watch)
        if not found["games"]:
            raise PortRoyalError(f"Nothing was measured of {task.key}: all blocks died.", code="arena/results")
        results[task.key] = {"asked": task.asked, "package": own_version(), **found}
        write_results(file, results)
    return results


def modules_of(result: dict[str, Any]) -> tuple[str, ...]:
    """What was played."""
    return tuple(result["asked"].get("modules", BASE))


def contracts_of(result: dict[str, Any]) -> tuple[str, ...]:
    """Which contracts lay on the table, where they were chosen."""
    return tuple(result["asked"].get("contracts", ()))


def own_version() -> str:
    """The version of the package."""
    try:
        return version("portroyal")
    except PackageNotFoundError:
        return "unknown"


def read_results(file: Path) -> Results:
    """What is known already."""
    if not file.exists():
        return {}
    try:
        results = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise PortRoyalError(f"{file} holds no results of a ladder: {error}.", code="arena/results") from error
    if not (isinstance(results, dict) and all(map(is_figure, cast(Results, results).values()))):
        message = f"{file} holds no results of a ladder: it should be as an earlier ladder wrote it, or not be there."
        raise PortRoyalError(message, code="arena/results")
    return cast(Results, results)


def is_figure(found: object) -> bool:
    """Has it the parts of a figure that was measured?"""
    return (
        isinstance(found, dict)
        and {"asked", "package", "games", "bots"} <= set(figure := cast(dict[str, Any], found))
        and isinstance(figure["asked"], dict)
        and set(asked_of(Order(), 0, ())) <= set(cast(dict[str, Any], figure["asked"]))
    )


def write_results(file: Path, results: Results) -> None:
    """Keep what is known: the old file or the new one, never half of one."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        draft.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(file)
    except OSError as error:
        raise PortRoyalError(f"Can't write {file}: {error.strerror}.", code="arena/results") from error


def win_rate(result: dict[str, Any], bot: str | None = None) -> Estimate:
    """A win rate out of a result, that of the first bot if none is named."""
    found = next(each for each in result["bots"] if bot in (None, each["bot"]))
    low, high = found["interval"]
    return Estimate(found["win_rate"], low, high, 0)
