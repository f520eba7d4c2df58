"""A contest: many blocks, in parallel processes, and what comes out of them for each bot.

Blocks are numbered and come out in the order of their numbers, so the result depends on the seed and not on
how many processes played. A process that dies takes its block with it, which is reported, and the run goes on.
Whatever a bot leaves behind in a process, threads or processes of its own, is ended with it.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import Any

from ..bots import BOTS, bot_class, plain, version_of
from ..bots.strangers import described
from ..errors import PortRoyalError, shown
from ..given import check_kind
from ..ruleset import FEWEST_PLAYERS, MOST_PLAYERS
from .blocks import Block, Plan, play_block
from .intervals import Estimate, estimate, rate
from .match import Fault
from .patience import post_guard
from .times import together

# Blocks that wait in line for each process: enough that none is idle, few enough to stop soon.
AHEAD = 3
ENDED = "Its process ended: a bot ended it, or could not be stopped in any other way."

Watch = Callable[[Block], None]
Task = tuple[Plan, int]  # a plan and the number of a block


@dataclass(frozen=True, slots=True)
class Standing:
    """What a contest tells about one bot; seats of the same bot count together."""

    bot: str
    version: str
    seats: int
    games: int  # seats it sat in, all games together
    win_rate: Estimate  # of one seat; shared victories split
    margin: Estimate  # influence more than the best of the others
    place: float
    busts: float  # a game
    decisions: int
    p50: float  # seconds a decision
    p99: float
    overruns: int
    faults: int

    def as_dict(self) -> dict[str, Any]:
        """As plain data; None for figures that nothing is known about."""
        figures = {
            "win_rate": round(self.win_rate.mean, 4),
            "interval": self.win_rate.rounded(4),
            "margin": round(self.margin.mean, 3),
            "margin_interval": self.margin.rounded(3),
            "place": round(self.place, 3),
            "busts": round(self.busts, 3),
            "p50_ms": round(self.p50 * 1000, 4),
            "p99_ms": round(self.p99 * 1000, 4),
        }
        return {
            "bot": self.bot,
            "version": self.version,
            "seats": self.seats,
            "games": self.games,
            **(figures if self.games else dict.fromkeys(figures)),
            "decisions": self.decisions,
            "overruns": self.overruns,
            "faults": self.faults,
        }


@dataclass(frozen=True, slots=True)
class Contest:
    """The result of all blocks."""

    plan: Plan
    games: int
    blocks: int
    turns: float  # a game
    bots: tuple[Standing, ...]  # in the order of the plan
    faults: tuple[Fault, ...]
    died: tuple[int, ...]  # numbers of blocks that were not played to the end
    reasons: tuple[str, ...]  # why, each once

    @property
    def suspects(self) -> list[str]:
        """Who may have made blocks die: all but our own."""
        return [standing.bot for standing in self.bots if is_stranger(standing.bot)]

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        limits = self.plan.limits
        return {
            "games": self.games,
            "bots": [standing.as_dict() for standing in self.bots],
            "blocks": self.blocks,
            "turns": round(self.turns, 2),
            "table": list(self.plan.bots),
            "ruleset": self.plan.ruleset.as_dict(),
            "seed": self.plan.seed,
            "seconds": limits.seconds,
            "iterations": limits.iterations,
            "redeal": self.plan.redeal,
            "died": list(self.died),
            "reasons": list(self.reasons),
            "faults": [fault_dict(fault) for fault in self.faults],
        }


def fault_dict(fault: Fault) -> dict[str, Any]:
    """A fault as plain data."""
    return {
        "bot": fault.bot,
        "seat": fault.seat,
        "decision": fault.decision,
        "kind": fault.kind,
        "message": fault.message,
    }


# Months of games, and more processes than there are cores.
MOST_GAMES = 10_000_000
MOST_JOBS = 256


def is_stranger(bot: str) -> bool:
    """Is it none of our own?"""
    return plain(bot)[0] not in BOTS


def check_bots(bots: Sequence[str]) -> None:
    """Refuse a table that can't be, before any game is played."""
    if not 1 <= len(bots) <= MOST_PLAYERS:
        message = f"A table has {FEWEST_PLAYERS} to {MOST_PLAYERS} bots, or one that plays alone, not {len(bots)}."
        raise PortRoyalError(message, code="arena/table")
    for bot in bots:
        bot_class(bot)


def check_amount(**amounts: int) -> None:
    """Refuse numbers of games or processes that can't be."""
    for name, value in amounts.items():
        most = MOST_JOBS if name == "jobs" else MOST_GAMES
        if type(value) is not int or not 1 <= value <= most:
            message = f"{name}={shown(value)} should be a whole number from 1 to {most:,}."
            raise PortRoyalError(message, code="arena/amount", name=name)


def blocks_for(games: int, players: int) -> int:
    """How many whole blocks it takes to play at least so many games."""
    return max(1, -(-games // players))


def run(plan: Plan, games: int, *, jobs: int = 1, watch: Watch | None = None) -> Contest:
    """Play at least so many games, whole blocks of them; `watch` sees each block as it comes."""
    check_kind(plan, Plan, "A contest is played by a Plan, as Plan.of makes it")
    check_bots(plan.bots)
    check_amount(games=games, jobs=jobs)
    played: list[Block] = []
    tasks = [(plan, number) for number in range(blocks_for(games, len(plan.bots)))]
    for block in play_blocks(tasks, jobs=jobs):
        played.append(stripped(block))
        if watch is not None:
            watch(block)
    return summary(plan, played)


def stripped(block: Block) -> Block:
    """A block without the records of its games, which whoever watches has seen."""
    return replace(block, games=tuple(replace(game, record=None) for game in block.games))


# --- Playing ---


def usual_jobs() -> int:
    """As many processes as this one may use cores."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_blocks(tasks: Iterable[Task], *, jobs: int = 1) -> Generator[Block]:
    """Blocks of plans by their numbers, in this order. Whoever has seen enough closes the generator."""
    if jobs <= 1:
        tasks = list(tasks)
        if not any(is_stranger(bot) for plan, _ in tasks for bot in plan.bots):
            for plan, number in tasks:
                yield play_block(plan, number)
            return
    # Strangers play in a process of their own even if it is the only one: they may take it down.
    with closing(play_in_processes(iter(tasks), max(1, jobs))) as blocks:
        yield from blocks


def play_in_processes(tasks: Iterator[Task], jobs: int) -> Generator[Block]:
    """The same with a pool of processes, of which there are never more than blocks: all start at once."""
    first = list(islice(tasks, jobs))
    if not first:
        return
    jobs, tasks = len(first), chain(first, tasks)
    waiting: deque[tuple[Task, Future[Block]]] = deque()
    pool = new_pool(jobs)
    try:
        while True:
            while len(waiting) < jobs * AHEAD and (task := next(tasks, None)) is not None:
                waiting.append((task, submitted(pool, task)))
            if not waiting:
                return
            task, future = waiting.popleft()
            if isinstance(future.exception(), BrokenProcessPool):
                # Nobody knows whose block it was: those in flight are played again, each in a process of its own.
                end_pool(pool)
                suspects = [task, *(other for other, _ in waiting)]
                waiting.clear()
                for suspect in suspects:
                    yield play_alone(suspect)
                pool = new_pool(jobs)
            else:
                yield block_of(task, future)
    finally:
        end_pool(pool)


def submitted(pool: ProcessPoolExecutor, task: Task) -> Future[Block]:
    """A block to come; a pool that broke meanwhile tells so when the block is asked for."""
    try:
        return pool.submit(play_guarded, *task)
    except BrokenProcessPool as broken:
        future: Future[Block] = Future()
        future.set_exception(broken)
        return future


def block_of(task: Task, future: Future[Block]) -> Block:
    """The block that came, or one that died for what came instead."""
    error = future.exception()
    if error is None:
        return future.result()
    reason = ENDED if isinstance(error, BrokenProcessPool) else described(error)
    return Block(task[1], (), died=True, reason=reason)


def play_alone(task: Task) -> Block:
    """A block in a process of its own, which may die."""
    pool = new_pool(1)
    try:
        return block_of(task, submitted(pool, task))
    finally:
        end_pool(pool)


def play_guarded(plan: Plan, number: int) -> Block:
    """A block in a process that strangers play in: whatever they spoil, a block comes back."""
    process = os.getpid()
    try:
        block = play_block(plan, number)
    except BaseException as error:  # even an interrupt: in this process only a bot can have made it
        block = Block(number, (), died=True, reason=described(error))
    if os.getpid() != process:
        os._exit(0)  # a copy that a bot has made of this process
    return block


class Pool(ProcessPoolExecutor):
    """Processes that begin with the first work. Ctrl-C meanwhile waits: raised around a fork, Python would lose it."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """As usual, and then whoever pressed Ctrl-C is heard."""
        if not hasattr(signal, "pthread_sigmask"):
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def in_order(self, work: Callable[..., Any], *arguments: Iterable[Any]) -> Iterator[Any]:
        """What comes of each, in order. Unlike `map`, it cancels nothing when left early: of a pool that is ended
        meanwhile, Python's own thread stumbles over what was cancelled."""
        futures = [self.submit(work, *each) for each in zip(*arguments, strict=True)]
        return (future.result() for future in futures)


def new_pool(jobs: int) -> Pool:
    """Processes to play in; forked where that is the quick and usual way."""
    how = "fork" if sys.platform == "linux" else None
    return Pool(jobs, mp_context=multiprocessing.get_context(how), initializer=settle_down)


def end_pool(pool: ProcessPoolExecutor) -> None:
    """End all processes of a pool at once, with what bots have started in them: some would never end by themselves."""
    workers = pool._processes or {}  # pyright: ignore[reportPrivateUsage]  # no public way before Python 3.14
    for number, worker in list(workers.items()):
        if hasattr(os, "killpg"):
            with suppress(OSError):
                os.killpg(number, signal.SIGKILL)
        worker.kill()
    pool.shutdown(wait=True, cancel_futures=True)


def settle_down() -> None:
    """Before the first game of a process: leave without a word on Ctrl-C, and keep standard output clean."""
    signal.signal(signal.SIGINT, lambda number, frame: os._exit(1))
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})  # see Pool
    if hasattr(os, "setpgid"):
        os.setpgid(0, 0)  # so that it can be ended with everything a bot starts
    post_guard()
    sys.stdout = sys.stderr  # results are printed there, and a bot may be talkative
    with suppress(OSError):
        os.dup2(2, 1)
    gc.freeze()  # what is there already is no garbage to look through in every pause


# --- Counting ---


def summary(plan: Plan, blocks: Sequence[Block]) -> Contest:
    """What the blocks tell."""
    whole = [block for block in blocks if block.games]
    games = [game for block in whole for game in block.games]
    return Contest(
        plan=plan,
        games=len(games),
        blocks=len(whole),
        turns=sum(game.turns for game in games) / max(1, len(games)),
        bots=tuple(standing_of(plan, bot, whole) for bot in dict.fromkeys(plan.bots)),
        faults=tuple(fault for game in games for fault in game.faults),
        died=tuple(block.number for block in blocks if block.died),
        reasons=tuple(dict.fromkeys(block.reason for block in blocks if block.died)),
    )


def standing_of(plan: Plan, bot: str, blocks: Sequence[Block]) -> Standing:
    """How one bot did, all its seats together."""
    entrants = [index for index, name in enumerate(plan.bots) if name == bot]
    seats = [each for block in blocks for entrant in entrants for each in block.seats_of(entrant)]
    times = together(game.times[seat] for game, seat in seats)
    count = max(1, len(seats))
    return Standing(
        bot=bot,
        version=version_of(bot_class(bot)),
        seats=len(entrants),
        games=len(seats),
        win_rate=rate([block.mean(entrants, "shares") for block in blocks]),
        margin=estimate([block.mean(entrants, "margins") for block in blocks]),
        place=sum(game.places[seat] for game, seat in seats) / count,
        busts=sum(game.busts[seat] for game, seat in seats) / count,
        decisions=sum(game.decisions[seat] for game, seat in seats),
        p50=times.quantile(0.5),
        p99=times.quantile(0.99),
        overruns=sum(game.overruns[seat] for game, seat in seats),
        faults=sum(fault.seat == seat for game, seat in seats for fault in game.faults),
    )
