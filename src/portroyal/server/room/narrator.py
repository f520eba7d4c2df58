"""Games told again, in a process of its own: who has had least of it comes first, and what was told is kept a while.

A game takes from a tenth of a second to some seconds. It is told and packed in the process, so the event loop has
nothing to do with it but to pass it on; who asks for the same again, or meanwhile, gets the same bytes.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

import msgspec

from ...errors import PortRoyalError
from ..protocol import Replay
from ..protocol.refusals import refused
from ..table.retelling import retold, table_of
from .pages import Shelf
from .parts import ReplayJob
from .turns import InTurn
from .workers import TooSlow, Worker

WITHIN = 20.0  # seconds
LONGEST = 48_000_000  # bytes of a game told again, before it is packed
MOST_KEPT = 8_000_000  # bytes of games told again that are kept, packed


class Narrator:
    """Tells games."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.turns = InTurn([self.worker])
        self.shelf: Shelf[bytes] = Shelf(MOST_KEPT)
        self.under_way: dict[bytes, asyncio.Task[bytes]] = {}

    async def tell(self, job: ReplayJob, owner: str) -> bytes:
        """A game told again, packed."""
        name = sha256(msgspec.json.encode(job)).digest()
        if (found := self.shelf.find(name)) is not None:
            return found
        task = self.under_way.get(name)
        if task is None:
            task = self.under_way[name] = asyncio.get_running_loop().create_task(self.told(job, owner, name))
            task.add_done_callback(lambda task: self.forget(name, task))
        return await asyncio.shield(task)

    def forget(self, name: bytes, task: asyncio.Task[bytes]) -> None:
        """It is told, or it can't be; whoever asked may be gone."""
        self.under_way.pop(name, None)
        if not task.cancelled():
            task.exception()

    async def told(self, job: ReplayJob, owner: str, name: bytes) -> bytes:
        """The same, by the worker."""
        await self.turns.take(owner)
        try:
            answer = await self.worker.ask({"job": "replay", **msgspec.structs.asdict(job)}, WITHIN)
        except TooSlow as error:
            raise refused("replay/too_long") from error
        finally:
            self.turns.give_back(self.worker)
        if not isinstance(answer, bytes):
            raise refusal_of(answer["problem"])
        self.shelf.keep(name, answer)
        return answer


def told(job: ReplayJob) -> bytes:
    """A game told again as it is sent: a `Replay` in JSON, packed."""
    found = retold(job.record, job.seat, job.odds, is_open=job.is_open)
    if job.beside is None:
        table = table_of(job.record)
        eyes = [*range(len(table.seats)), None]
        replay = Replay(table=table, seat=job.seat, eyes=eyes, mine=[], can_open=True, **found)
    else:
        replay = Replay(seat=job.seat, **job.beside, **found)
    body = msgspec.json.encode(replay)
    if len(body) > LONGEST:
        raise refused("replay/too_long")
    return gzip.compress(body, 5, mtime=0)


def refusal_of(problem: Mapping[str, Any]) -> PortRoyalError:
    """The refusal that a worker has told."""
    error = PortRoyalError(problem["message"], code=problem["code"])
    error.facts = problem["facts"]
    return error
