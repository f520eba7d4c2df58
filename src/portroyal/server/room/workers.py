"""A worker process as the server sees it: a line of JSON in, lines of JSON or one piece of bytes out."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from .parts import Progress

LONGEST_LINE = 4 << 20  # bytes a worker may answer in one line


class WorkerGone(Exception):
    """A worker process ended, did not answer in time, or could not do its job."""


class TooSlow(WorkerGone):
    """It did not answer in time."""


class Worker:
    """One process that thinks about one thing at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Mapping[str, Any], within: float, progress: Progress | None = None) -> Any:
        """The answer to a job. A worker that fails is ended, and the next job starts a new one."""
        try:
            async with asyncio.timeout(within):
                return await self.answer(job, progress)
        except (TimeoutError, OSError, EOFError, ValueError, msgspec.DecodeError, WorkerGone) as error:
            self.end()
            kind = TooSlow if isinstance(error, TimeoutError) else WorkerGone
            raise kind(f"{job['job']}: {error!r}") from error
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
            if "bytes" in said:
                return await process.stdout.readexactly(said["bytes"])
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
