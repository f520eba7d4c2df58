"""Thinking: bots and the coach at work, away from the event loop.

Bots that decide by rules of thumb do it in a thread, within a few milliseconds; to tell a process of its own what
they see would take longer. Those that search, hints and reviews go to worker processes, which are started when first
needed and again when one dies. Reviews have a worker of their own, and so have replays, so that no bot waits for them.
Workers serve one owner after the other: whoever has many tables waits for their own. What a bot's worker is sent is a
view, never a game that runs.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import msgspec

from ...bots import create
from ...errors import PortRoyalError
from ...knowledge.view import View
from ...seeds import random_for
from .parts import Progress

# Bots that search, with the seconds they may take.
SEARCHERS = {"navigator": 0.2, "privateer": 1.0}
STAND_IN = "helmsman"  # decides for a searcher when every worker is busy for too long
WAIT_FOR_A_WORKER = 3.0  # seconds
GRACE = 10.0  # seconds more than a job should take, before its worker is given up
REVIEW_WITHIN = 300.0  # seconds
REPLAY_WITHIN = 20.0  # seconds
LONGEST_LINE = 4 << 20  # bytes a worker may answer in one line
MOST_WORKERS = 4


class WorkerGone(Exception):
    """A worker process ended, did not answer in time, or could not do its job."""


def choose_here(bot: str, view: View, key: str) -> str:
    """What a bot chooses, thought about right here."""
    mind = create(bot, seconds=SEARCHERS.get(bot))
    return mind.choose(view, view.actions, random_for(key, "bot")).words


class Worker:
    """One process that thinks about one thing at a time: a line of JSON in, lines of JSON out."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Mapping[str, Any], within: float, progress: Progress | None = None) -> Any:
        """The answer to a job. A worker that fails is ended, and the next job starts a new one."""
        try:
            async with asyncio.timeout(within):
                return await self.answer(job, progress)
        except (TimeoutError, OSError, ValueError, msgspec.DecodeError, WorkerGone) as error:
            self.end()
            raise WorkerGone(f"{job['job']}: {error!r}") from error
        except asyncio.CancelledError:
            self.end()  # it would still be busy with what nobody waits for
            raise

    async def answer(self, job: Mapping[str, Any], progress: Progress | None) -> Any:
        """Send a job and read until its answer comes."""
        process = await self.started()
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(msgspec.json.encode(job) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            said = msgspec.json.decode(line)
            if "answer" in said:
                return said["answer"]
            if "failed" in said:
                raise WorkerGone(said["failed"])
            if progress is not None:
                progress(said["done"], said["of"])
        raise WorkerGone("it ended")

    async def started(self) -> asyncio.subprocess.Process:
        """The process, started if there is none."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "portroyal.server.room.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_LINE,
            )
        return self.process

    def end(self) -> None:
        """End the process, if there is one."""
        if self.process is not None and self.process.returncode is None:
            self.process.kill()
        self.process = None


class InTurn:
    """Workers for whoever waits, one owner after the other."""

    def __init__(self, workers: Sequence[Worker]) -> None:
        self.idle = list(workers)
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}  # by owner; who is served next comes first

    async def take(self, owner: str) -> Worker:
        """A worker, as soon as it is this owner's turn."""
        if self.idle:
            return self.idle.pop()
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())
            raise

    def give_back(self, worker: Worker) -> None:
        """A worker is free: for the next owner."""
        while self.waiting:
            owner = next(iter(self.waiting))
            turns = self.waiting.pop(owner)
            turn = turns.popleft()
            if turns:
                self.waiting[owner] = turns  # behind all others now
            if not turn.done():
                turn.set_result(worker)
                return
        self.idle.append(worker)


class Thinking:
    """The thinker of a server."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or min(max((os.cpu_count() or 2) - 1, 1), MOST_WORKERS)
        self.workers = [Worker() for _ in range(count)]
        self.reviewer, self.narrator = Worker(), Worker()
        self.turns, self.reviews = InTurn(self.workers), InTurn([self.reviewer])
        self.replays = InTurn([self.narrator])
        self.threads = ThreadPoolExecutor(1, thread_name_prefix="bot")

    def of(self, owner: str) -> ThinkingFor:
        """The thinker of one owner's tables."""
        return ThinkingFor(self, owner)

    async def choose(self, bot: str, view: View, key: str, owner: str = "") -> str:
        """The words of the action a bot chooses."""
        if bot in SEARCHERS:
            try:
                async with asyncio.timeout(WAIT_FOR_A_WORKER):
                    worker = await self.turns.take(owner)
            except TimeoutError:
                bot = STAND_IN
            else:
                job = {"job": "choose", "bot": bot, "view": view.as_dict(), "key": key}
                return await self.ask(worker, job, SEARCHERS[bot] + GRACE)
        return await asyncio.get_running_loop().run_in_executor(self.threads, choose_here, bot, view, key)

    async def hint(self, view: View, seconds: float, owner: str = "") -> dict[str, Any]:
        """A hint as plain data."""
        worker = await self.turns.take(owner)
        return await self.ask(worker, {"job": "hint", "view": view.as_dict(), "seconds": seconds}, seconds + GRACE)

    async def leaving(self, view: View, owner: str = "") -> dict[str, Any]:
        """What each choice of a taking leaves to the others, as plain data."""
        worker = await self.turns.take(owner)
        return await self.ask(worker, {"job": "leaving", "view": view.as_dict()}, GRACE)

    async def ask(self, worker: Worker, job: Mapping[str, Any], within: float) -> Any:
        """Give a worker a job, and set it free again."""
        try:
            return await worker.ask(job, within)
        finally:
            self.turns.give_back(worker)

    async def story(self, record: dict[str, Any], progress: Progress, deals: int, owner: str = "") -> dict[str, Any]:
        """The review of a finished game as plain data, one game at a time."""
        worker = await self.reviews.take(owner)
        try:
            return await worker.ask({"job": "review", "record": record, "deals": deals}, REVIEW_WITHIN, progress)
        finally:
            self.reviews.give_back(worker)

    async def replay(
        self,
        record: dict[str, Any],
        seat: int | None,
        odds: str,
        *,
        is_open: bool,
        with_table: bool,
        owner: str = "",
    ) -> dict[str, Any]:
        """A game told again as plain data."""
        job = {"job": "replay", "record": record, "seat": seat, "odds": odds}
        worker = await self.replays.take(owner)
        try:
            told = await worker.ask(job | {"is_open": is_open, "with_table": with_table}, REPLAY_WITHIN)
        finally:
            self.replays.give_back(worker)
        if problem := told.get("problem"):
            raise refusal_of(problem)
        return told

    async def close(self) -> None:
        """End every process and thread."""
        for worker in (*self.workers, self.reviewer, self.narrator):
            process = worker.process
            worker.end()
            if process is not None:
                await process.wait()
        self.threads.shutdown(wait=False, cancel_futures=True)


@dataclass(slots=True)
class ThinkingFor:
    """The thinker as the tables of one owner know it."""

    thinking: Thinking
    owner: str

    async def choose(self, bot: str, view: View, key: str) -> str:
        """The words of the action a bot chooses."""
        return await self.thinking.choose(bot, view, key, self.owner)

    async def hint(self, view: View, seconds: float) -> dict[str, Any]:
        """A hint as plain data."""
        return await self.thinking.hint(view, seconds, self.owner)

    async def leaving(self, view: View) -> dict[str, Any]:
        """What each choice of a taking leaves to the others, as plain data."""
        return await self.thinking.leaving(view, self.owner)

    async def story(self, record: dict[str, Any], progress: Progress, deals: int) -> dict[str, Any]:
        """The review of a finished game as plain data."""
        return await self.thinking.story(record, progress, deals, self.owner)

    async def replay(
        self, record: dict[str, Any], seat: int | None, odds: str, *, is_open: bool, with_table: bool
    ) -> dict[str, Any]:
        """A game told again as plain data."""
        return await self.thinking.replay(record, seat, odds, is_open=is_open, with_table=with_table, owner=self.owner)


def refusal_of(problem: Mapping[str, Any]) -> PortRoyalError:
    """The refusal that a worker has told."""
    error = PortRoyalError(problem["message"], code=problem["code"])
    error.facts = problem["facts"]
    return error
