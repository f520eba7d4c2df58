"""The chest: small things that belong to no table, each in a drawer under a name, in a file beside that of the tables.

Nothing here is needed to play: whoever deletes the file loses results of challenges and numbers that players keep here.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ..protocol.refusals import CannotSave

T = TypeVar("T")

SCHEMA = """
create table if not exists things (
    drawer text not null, name text not null, at real not null, body blob not null, primary key (drawer, name)
) without rowid
"""


class Chest:
    """The chest of one server. Every call goes to a thread; one at a time writes."""

    def __init__(self, path: Path | str) -> None:
        self.path, self.lock = path, threading.Lock()
        self.connection: sqlite3.Connection | None = None

    async def put(self, drawer: str, name: str, body: bytes, at: float) -> None:
        """Lay something down, in place of what had the name before."""
        await self.do(
            lambda db: db.execute("insert or replace into things values (?, ?, ?, ?)", (drawer, name, at, body))
        )

    async def get(self, drawer: str, name: str) -> bytes | None:
        """What lies there."""
        rows = await self.ask("select body from things where drawer = ? and name = ?", drawer, name)
        return rows[0][0] if rows else None

    async def all(self, drawer: str, most: int) -> dict[str, bytes]:
        """Everything in a drawer by its name, the oldest first."""
        rows = await self.ask("select name, body from things where drawer = ? order by at, name limit ?", drawer, most)
        return dict(rows)

    async def count(self, drawer: str) -> int:
        """How much lies in a drawer."""
        return (await self.ask("select count(*) from things where drawer = ?", drawer))[0][0]

    async def drop(self, drawer: str, name: str) -> None:
        """Take something away."""
        await self.do(lambda db: db.execute("delete from things where drawer = ? and name = ?", (drawer, name)))

    async def forget(self, before: float) -> None:
        """Take away what nobody has laid down anew since."""
        await self.do(lambda db: db.execute("delete from things where at < ?", (before,)))

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The rows that a query finds."""
        return await self.do(lambda db: db.execute(query, values).fetchall())

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Something done with the file, in a thread."""
        return await asyncio.to_thread(self.alone, work)

    def alone(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """One at a time; the file is made when it is first needed."""
        with self.lock:
            try:
                if self.connection is None:
                    self.connection = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None)
                    self.connection.execute("pragma journal_mode = wal")
                    self.connection.execute(SCHEMA)
                return work(self.connection)
            except sqlite3.Error as error:
                raise CannotSave from error

    def close(self) -> None:
        """Let go of the file."""
        with self.lock:
            if self.connection is not None:
                self.connection.close()
                self.connection = None
