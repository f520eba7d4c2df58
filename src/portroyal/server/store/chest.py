"""The chest: small things that belong to no table, each in a drawer under a name, in a file beside that of the tables.

Nothing here is needed to play: whoever deletes the file loses results of challenges and numbers that players keep here.
But what is acknowledged is there: as with the tables, a `watch` sees whether the file that is written is the one that
would be read, and a file that is damaged is not used. What is taken away is overwritten in the file, too.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from ..protocol.refusals import CannotSave
from .lock import make_private
from .sqlite import connect
from .watch import Lost, Watch

T = TypeVar("T")

MOVE_AFTER = 200  # things that were done with the log, then it is moved into the database
SCHEMA = """
create table if not exists things (
    drawer text not null, name text not null, at real not null, body blob not null, primary key (drawer, name)
) without rowid
"""


class Chest:
    """The chest of one server. Every call goes to a thread; one at a time writes."""

    def __init__(self, path: Path) -> None:
        self.path, self.lock = path, threading.Lock()
        self.connection: sqlite3.Connection | None = None
        self.watch = Watch(path)
        self.unmoved = 0
        self.trouble: str | None = None  # why what is written would not be read

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

    @property
    def size(self) -> int:
        """Bytes that it takes on disk."""
        files = (Path(f"{self.path}{beside}") for beside in ("", "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def drop(self, drawer: str, name: str) -> bool:
        """Take something away, if it is there; nothing of it is left in the files."""
        query = "delete from things where drawer = ? and name = ?"
        return await self.do(lambda db: db.execute(query, (drawer, name)).rowcount > 0, moves=True)

    async def forget(self, before: float) -> None:
        """Take away what nobody has laid down anew since."""
        await self.do(lambda db: db.execute("delete from things where at < ?", (before,)), moves=True)

    async def look(self) -> None:
        """See whether what is written would be read; `trouble` says why not."""
        await self.ask("select 1")

    async def ask(self, query: str, *values: object) -> list[Any]:
        """The rows that a query finds."""
        return await self.do(lambda db: db.execute(query, values).fetchall())

    async def do(self, work: Callable[[sqlite3.Connection], T], *, moves: bool = False) -> T:
        """Something done with the file, in a thread."""
        return await asyncio.to_thread(self.alone, work, moves)

    def alone(self, work: Callable[[sqlite3.Connection], T], moves: bool) -> T:
        """One at a time; the file is made when it is first needed."""
        with self.lock:
            try:
                db = self.opened()
                self.watch.check()
                found = work(db)
                self.watch.check_written()
                self.unmoved += 1
                if moves or self.unmoved >= MOVE_AFTER:
                    self.move(db)
            except Lost as error:
                self.trouble = f"in the chest {error}"
                raise CannotSave from error
            except (sqlite3.Error, OSError) as error:
                if isinstance(error, sqlite3.DatabaseError) and not isinstance(error, sqlite3.OperationalError):
                    self.trouble = "the chest is damaged"
                self.let_go()  # the next one tries with the file anew
                raise CannotSave from error
            self.trouble = None
            return found

    def opened(self) -> sqlite3.Connection:
        """The connection; a file is looked through before it is used."""
        if self.connection is None:
            if self.watch.file is None:
                make_private(self.path)
            self.watch.check_file()
            connection = connect(self.path)
            try:
                connection.execute("pragma secure_delete = on")
                if (faults := connection.execute("pragma quick_check(1)").fetchone()[0]) != "ok":
                    raise sqlite3.DatabaseError(faults)
                connection.execute(SCHEMA)
            except BaseException:
                connection.close()
                raise
            self.connection = connection
            self.watch.remember()
        return self.connection

    def move(self, db: sqlite3.Connection) -> None:
        """Move the log into the database, and begin it anew."""
        db.execute("pragma wal_checkpoint(truncate)")
        self.watch.remember()
        self.unmoved = 0

    def let_go(self) -> None:
        """Close the file."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None
            self.watch.forget()

    def close(self) -> None:
        """Let go of the file."""
        with self.lock:
            self.let_go()
