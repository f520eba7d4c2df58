"""Thinking: bots and the coach at work, away from the event loop.

Bots that decide by rules of thumb do it in a thread, within a few milliseconds; to tell a process of its own what
they see would take longer. Those that search, hints and reviews go to worker processes, which are started when first
needed and again when one dies. Reviews have a worker of their own, and so have replays, so that no bot waits for them.
Workers serve first whoever has had least of them: whoever has many tables waits for their own. What a bot's worker is
sent is a view, never a game that runs.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from ...bots import create
from ...knowledge.view import View
from ...seeds import random_for
from .narrator import Narrator
from .parts import Progress, ReplayJob
from .turns import InTurn
from .workers import Worker

# Bots that search, with the seconds they may take.
SEARCHERS = {"navigator": 0.2, "privateer": 1.0}
STAND_IN = "helmsman"  # decides for a searcher when every worker is busy for too long
WAIT_FOR_A_WORKER = 3.0  # seconds
GRACE = 10.0  # seconds more than a job should take, before its worker is given up
REVIEW_WITHIN = 300.0  # seconds
MOST_WORKERS = 4


def choose_here(bot: str, view: View, key: str) -> str:
    """What a bot chooses, thought about right here."""
    mind = create(bot, seconds=SEARCHERS.get(bot))
    return mind.choose(view, view.actions, random_for(key, "bot")).words


class Thinking:
    """The thinker of a server."""

    def __init__(self, workers: int | None = None) -> None:
        count = workers or min(max((os.cpu_count() or 2) - 1, 1), MOST_WORKERS)
        self.workers = [Worker() for _ in range(count)]
        self.reviewer, self.narrator = Worker(), Narrator()
        self.turns, self.reviews = InTurn(self.workers), InTurn([self.reviewer])
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

    async def replay(self, job: ReplayJob, owner: str = "") -> bytes:
        """A game told again, as it is sent."""
        return await self.narrator.tell(job, owner)

    async def close(self) -> None:
        """End every process and thread."""
        for worker in (*self.workers, self.reviewer, self.narrator.worker):
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

    async def replay(self, job: ReplayJob) -> bytes:
        """A game told again, as it is sent."""
        return await self.thinking.replay(job, self.owner)
