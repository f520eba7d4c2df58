"""Is the coach right? Calibration of its win chances, and how well a bosun plays that does what it is told.

    python -m bench.coach [--games 5000] [--match-games 1000] [--doubts 150] [--crew-doubts 40] [--chapter-doubts 40]
        [--iterations 100] [--jobs CORES]

Calibration: games are played, some decisions of each are weighed, and the chance told for the chosen option is
held against who won, decile by decile. At a table of helmsmen the coach knows how everybody plays; at a mixed
table it does not, and the figures show what that costs. The match: a bosun that follows the first hint, and a
navigator that thinks as long, each against three helmsmen on the same decks. Doubts: how far the chances told are off
when the same positions are played to the end, beyond what so few deals explain; the same for crews and who plays
alone, and for chapters of the adventure, together and against each other. Prints seeds and figures.
"""

from __future__ import annotations

import argparse
import math
import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import mean
from time import perf_counter
from typing import ClassVar

from portroyal import Game
from portroyal.arena.blocks import Plan
from portroyal.arena.contest import run
from portroyal.arena.match import Limits
from portroyal.bots import create
from portroyal.bots.bosun import Bosun
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import crew_for
from portroyal.bots.search import TO_THE_END, Weighing
from portroyal.coach import hint
from portroyal.coach.hint import doubt_about, doubtful
from portroyal.coach.scales import FEWEST_TURNS
from portroyal.engine.chance import Random
from portroyal.knowledge import View
from portroyal.notation import Action
from portroyal.seeds import random_for

SEED = "coach-check"
HELMSMAN = "portroyal.bots.helmsman:Helmsman"
NAVIGATOR = "portroyal.bots.navigator:Navigator"
FOLLOWER = "bench.coach:Follower"
TABLES = {
    "helmsmen": [HELMSMAN],
    "mixed": [HELMSMAN, "bosun", "deckhand", "thumb-hard"],
}
DECISIONS = 8  # of each game that are weighed
WITHIN = 0.03  # of a decile
REACHES = 0.95  # of navigator's rate
DOUBT_DEALS = 600  # for each of the two ways a position is played
CREW_DEALS = 80  # the same for crews, whose games take longer to imagine
CHAPTER_DEALS = 200  # and in chapters
BASE = ("base",)
COOP = ("base", "contract_cards", "coop")
ADVENTURE = ("base", "adventure")
CHAPTERS = 5


class Follower(Bosun):
    """A bosun that does what the coach says."""

    name: ClassVar[str] = "follower"

    def __init__(self, *, seconds: float = 0.3, iterations: int | None = None) -> None:
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        return hint(view, self.seconds, self.iterations, random, explain=False).best.action


# --- Calibration ---


def weighed_games(task: tuple[str, range, int]) -> list[tuple[float, float]]:
    """The chance told and the share won, for some decisions of each game."""
    table, numbers, iterations = task
    found: list[tuple[float, float]] = []
    for number in numbers:
        chance = random.Random(f"{SEED} {table} {number}")
        players = 2 + number % 4
        bots = [create(chance.choice(TABLES[table])) for _ in range(players)]
        game = Game.new(players, seed=f"{SEED} {table} {number}")
        generator = random_for(f"{SEED} {number}", "bots")
        moments: list[tuple[View, Action]] = []
        while not game.over:
            legal = game.legal()
            action = legal[0]
            if len(legal) > 1:
                view = game.view(game.actor)
                action = bots[game.actor].choose(view, legal, generator)
                moments.append((view, action))
            game.apply(action)
        shares = win_shares(game.state)
        for view, action in chance.sample(moments, min(DECISIONS, len(moments))):
            told = hint(view, iterations=iterations, random=generator, explain=False)
            found.append((told.option(action).win, shares[view.actor]))
    return found


def calibrate(table: str, games: int, iterations: int, jobs: int) -> float:
    """Print the deciles of one table; the largest difference among those with enough decisions."""
    begin = perf_counter()
    size = 25
    tasks = [(table, range(at, min(at + size, games)), iterations) for at in range(0, games, size)]
    with ProcessPoolExecutor(jobs) as pool:
        rows = [row for rows in pool.map(weighed_games, tasks) for row in rows]
    print(f"\ncalibration, {table}: {games} games of 2 to 5 players, {len(rows)} decisions, {iterations} deals each")
    print("  told          decisions   mean told   won      difference, its error as if no two were of one game")
    worst = 0.0
    for decile in range(10):
        chosen = [row for row in rows if decile / 10 <= row[0] < (decile + 1) / 10 or (decile == 9 and row[0] == 1)]
        if not chosen:
            continue
        told, won = (sum(row[i] for row in chosen) / len(chosen) for i in (0, 1))
        error = math.sqrt(max(won * (1 - won), 0.01) / len(chosen))
        worst = max(worst, abs(won - told))
        print(
            f"  {decile * 10:3} to {decile * 10 + 10:3} %  {len(chosen):8}   {told:8.1%}  {won:6.1%}"
            f"   {100 * (won - told):+5.1f} +- {100 * error:.1f} percentage points"
        )
    print(f"  largest difference {100 * worst:.1f} percentage points ({perf_counter() - begin:.0f} s)")
    return worst


# --- Doubts ---


@dataclass(frozen=True, slots=True)
class Told:
    """A chance or a gap as told over a few turns and as played to the end, and the noise of the two together."""

    told: float
    played: float
    noise: float  # variance
    noise_played: float  # that of the long way alone
    spread: float  # of what is told, from deal to deal, squared
    error: float  # the standard error that is told with it


@dataclass(frozen=True, slots=True)
class Table:
    """Where positions come from: so many players, or one more in each game from the fewest to the most."""

    fewest: int
    most: int
    modules: tuple[str, ...] = BASE
    mode: str = ""  # of an adventure, whose chapters are played in turn

    def game(self, number: int) -> Game:
        """One of its games."""
        players = self.fewest + number % (self.most - self.fewest + 1)
        adventure = {"mode": self.mode, "chapter": 1 + number % CHAPTERS} if self.mode else None
        return Game.new(players, seed=f"{SEED} doubts {players} {number}", modules=self.modules, adventure=adventure)

    def __str__(self) -> str:
        return f"{self.fewest if self.fewest == self.most else f'{self.fewest} to {self.most}'} players {self.mode}"


def positions_of(table: Table, numbers: range) -> Iterator[View]:
    """One decision of each of some games of helmsmen."""
    for number in numbers:
        game = table.game(number)
        chance = random.Random(f"{SEED} doubts {len(game.names)} {number}")
        bot = create(HELMSMAN)
        generator = random_for(f"{SEED} doubts {number}", "bots")
        views: list[View] = []
        while not game.over:
            legal = game.legal()
            action = legal[0]
            if len(legal) > 1:
                view = game.view(game.actor)
                action = bot.choose(view, legal, generator)
                views.append(view)
            game.apply(action)
        yield chance.choice(views)


def doubted(task: tuple[Table, range, int]) -> list[tuple[Told, Told]]:
    """The chance of the best option of each position and its gap to the next, both ways, each over deals of its own."""
    table, numbers, deals = task
    found: list[tuple[Told, Told]] = []
    for number, view in zip(numbers, positions_of(table, numbers), strict=True):
        turns = max(len(view.names), FEWEST_TURNS)
        short = played_on(view, view.actions, turns, deals, f"{SEED} {number}")
        best, next_best = sorted(short.worths(), key=lambda worth: -worth.win)[:2]
        far = played_on(view, [best.action, next_best.action], TO_THE_END, deals, f"{SEED} {number}")
        gap, error = short.gap(short.actions.index(best.action), short.actions.index(next_best.action))
        gap_played, error_played = far.gap(0, 1)
        end = far.worth(0)
        even = best.win * (1 - best.win)
        doubt = doubt_about(view)
        sure = math.hypot(best.error, doubt.chance * math.sqrt(even))
        found.append(
            (
                Told(best.win, end.win, best.error**2 + end.error**2, end.error**2, end.win * (1 - end.win), sure),
                Told(
                    gap,
                    gap_played,
                    error**2 + error_played**2,
                    error_played**2,
                    error**2 * deals,
                    doubtful(error, deals, doubt),
                ),
            )
        )
    return found


def played_on(view: View, actions: Sequence[Action], turns: int, deals: int, seed: str) -> Weighing:
    """Some options weighed over so many turns."""
    search = Weighing(view, actions, random_for(seed, str(turns)), lambda: crew_for(view), turns)
    search.deal(deals)
    return search


def doubt_of(table: Table, positions: int, deals: int, jobs: int) -> tuple[float, float]:
    """What judgment adds to the standard error of a chance and of a gap, in parts of their spread."""
    begin = perf_counter()
    numbers = [range(first, positions, jobs) for first in range(jobs)]
    with ProcessPoolExecutor(jobs) as pool:
        parts = pool.map(doubted, [(table, each, deals) for each in numbers])
        rows = [row for part in parts for row in part]
    chances, gaps = [row[0] for row in rows], [row[1] for row in rows]
    chance, gap = excess(chances), excess(gaps)
    off, gap_off = (math.sqrt(mean((each.told - each.played) ** 2 for each in some)) for some in (chances, gaps))
    print(
        f"  {table}: off by {100 * off:.1f} percentage points (rms), {found_for_told(chances):.2f} times the"
        f" error told; a gap by {100 * gap_off:.1f}, {found_for_told(gaps):.2f} times the error told;"
        f" CHANCE_DOUBT {chance:.3f}, GAP_DOUBT {gap:.3f} ({len(rows)} positions, {perf_counter() - begin:.0f} s)",
        flush=True,
    )
    return chance, gap


def excess(rows: Sequence[Told]) -> float:
    """The root of what the squared differences are above their noise, in parts of the spread."""
    beyond = sum((row.told - row.played) ** 2 - row.noise for row in rows)
    return math.sqrt(max(beyond, 0.0) / sum(row.spread for row in rows))


def found_for_told(rows: Sequence[Told]) -> float:
    """By how much the differences are larger than the errors told, root mean square: 1 where these are right."""
    return math.sqrt(mean((row.told - row.played) ** 2 / (row.error**2 + row.noise_played) for row in rows))


# --- The match ---


def win_rate(bot: str, games: int, iterations: int, jobs: int) -> tuple[float, list[float]]:
    """A bot against three helmsmen, at fixed deals a decision."""
    begin = perf_counter()
    plan = Plan.of([bot, *[HELMSMAN] * 3], SEED, limits=Limits(None, iterations))
    told = run(plan, games, jobs=jobs).as_dict()
    mine = next(each for each in told["bots"] if each["bot"] == bot)
    print(
        f"  {bot.rpartition(':')[2].lower():10} {mine['win_rate']:.1%} {mine['interval']} of {told['games']} games,"
        f" {mine['faults']} faults ({perf_counter() - begin:.0f} s)"
    )
    return mine["win_rate"], mine["interval"]


def compared(follower: tuple[float, list[float]], navigator: tuple[float, list[float]]) -> str:
    """How much of navigator's rate the follower reaches, and whether that many games can show it."""
    (one, [one_low, one_high]), (two, [two_low, two_high]) = follower, navigator
    if min(one, two) == 0:
        return "too few games to compare"
    share = one / two
    # As if the decks were different ones: the same decks make the true interval narrower.
    error = share * math.hypot((one_high - one_low) / (2 * one), (two_high - two_low) / (2 * two))
    low, high = share - error, share + error
    verdict = "yes" if low >= REACHES else "NO" if high < REACHES else "these games can't tell"
    return f"the follower reaches {share:.0%} of navigator's rate ({low:.0%} to {high:.0%}); {REACHES:.0%}: {verdict}"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--match-games", type=int, default=1000)
    parser.add_argument("--doubts", type=int, default=150, help="positions for each number of players")
    parser.add_argument("--crew-doubts", type=int, default=40, help="the same for crews and who plays alone")
    parser.add_argument("--chapter-doubts", type=int, default=40, help="the same in chapters, together and in a race")
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print(f"seed {SEED!r}, {given.jobs} processes")
    if given.games:
        for table in TABLES:
            worst = calibrate(table, given.games, given.iterations, given.jobs)
            print(f"  within {100 * WITHIN:.0f} percentage points: {'yes' if worst <= WITHIN else 'NO'}")
    if given.doubts:
        print(f"\ntold over some turns and played to the end, {DOUBT_DEALS} deals each")
        for players in range(2, 6):
            doubt_of(Table(players, players), given.doubts, DOUBT_DEALS, given.jobs)
    if given.crew_doubts:
        print(f"\nthe same for crews and who plays alone, {CREW_DEALS} deals each")
        for players in range(1, 6):
            doubt_of(Table(players, players, COOP), given.crew_doubts, CREW_DEALS, given.jobs)
    if given.chapter_doubts:
        print(f"\nthe same in chapters of the adventure, {CHAPTER_DEALS} deals each")
        for table in (Table(1, 4, ADVENTURE, "cooperative"), Table(2, 4, ADVENTURE, "competitive")):
            doubt_of(table, given.chapter_doubts, CHAPTER_DEALS, given.jobs)
    if given.match_games:
        print(f"\none against three helmsmen, {given.iterations} deals a decision, seats rotated")
        follower = win_rate(FOLLOWER, given.match_games, given.iterations, given.jobs)
        navigator = win_rate(NAVIGATOR, given.match_games, given.iterations, given.jobs)
        print(f"  {compared(follower, navigator)}")


if __name__ == "__main__":
    main()
