"""Where entries are kept: SQLite, written by one thread, with one sync for all that waits.

An append is in the file and synced (WAL mode, synchronous FULL) before it returns. While a sync runs, further
appends gather; the next sync takes them all. An entry is known by table and number, so it can't be there twice.

If a commit fails, everyone who waited for it is told `CannotSave`, and nobody knows whether the file has it: the
error may have come before the write, or after it. The file decides, but not before a later commit has held, for only
then is what can be read there for good. So whoever reads after a failure waits for one. Each attempt has a fresh
connection, so a full disk that gets space again needs no restart.

The file is the owner's alone (0600), knows the version of its tables, and is used by one server at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, time
from typing import Any

from ..protocol.refusals import CannotSave
from .lock import StoreError

SCHEMA = 1
MOST_IN_A_COMMIT = 1024
LOCKED_FOR = 2.0  # seconds to wait for somebody who reads the file, such as a backup
HOUR = 3600.0

TABLES = """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    opened REAL NOT NULL,
    changed REAL NOT NULL,  -- to the hour
    over INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE TABLE entries (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE proof (only INTEGER PRIMARY KEY CHECK (only = 1), at REAL NOT NULL) WITHOUT ROWID;
"""

Connect = Callable[[Path], sqlite3.Connection]
Seen = Callable[[float, int, bool], None]  # seconds a commit took, how much was in it, whether it held


@dataclass(slots=True)
class Job:
    """Something to be written, and who waits for it."""

    write: Callable[[sqlite3.Connection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    problem: Exception | None = field(default=None)


def connect(path: Path, *, durable: bool = True) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told."""
    connection = sqlite3.connect(path, timeout=LOCKED_FOR, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
    return connection


def connect_carelessly(path: Path) -> sqlite3.Connection:
    """Without syncing: only to measure what syncing costs."""
    return connect(path, durable=False)


class SqliteStore:
    """Entries of all tables in one file."""

    def __init__(self, path: Path, *, connect: Connect = connect, seen: Seen | None = None) -> None:
        self.path, self.connect, self.seen = path, connect, seen
        self.writable = True  # the last commit held
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: sqlite3.Connection | None = prepare(path, connect)  # the writer's
        self.reading: sqlite3.Connection | None = None  # the reader's
        self.closed = False
        self.readers = ThreadPoolExecutor(1, thread_name_prefix="portroyal-read")
        self.writer = threading.Thread(target=self.write_on, name="portroyal-write", daemon=True)
        self.writer.start()

    # --- What rooms ask ---

    async def append(self, code: str, entries: Sequence[tuple[int, bytes]]) -> None:
        """Keep numbered entries, all or none, durable on return. If this fails, `read` tells whether they were."""
        if not entries:
            return
        kept = list(entries)

        def write(connection: sqlite3.Connection) -> None:
            now = time()
            connection.execute(
                "INSERT INTO tables (code, opened, changed) VALUES (?1, ?2, ?2) "
                "ON CONFLICT (code) DO UPDATE SET changed = ?2 WHERE changed < ?2 - ?3",
                (code, now, HOUR),
            )
            connection.executemany(
                "INSERT INTO entries (code, number, body) VALUES (?, ?, ?)",
                [(code, number, body) for number, body in kept],
            )

        await self.commit(write)

    async def read(self, code: str) -> list[bytes]:
        """All entries of a table in order, as they are there for good. Raises CannotSave while that is in doubt."""
        if not self.writable:
            await self.prove()
        return [row[0] for row in await self.ask("SELECT body FROM entries WHERE code = ? ORDER BY number", code)]

    async def unfinished(self) -> list[str]:
        """Tables that are not over, those that were played at last first."""
        return [str(row[0]) for row in await self.ask("SELECT code FROM tables WHERE NOT over ORDER BY changed DESC")]

    async def finish(self, code: str) -> None:
        """This table is over."""
        await self.commit(lambda connection: connection.execute("UPDATE tables SET over = 1 WHERE code = ?", (code,)))

    # --- What the house asks ---

    async def knows(self, code: str) -> bool:
        """Has there been a table of this code?"""
        return bool(await self.ask("SELECT 1 FROM tables WHERE code = ?", code))

    async def forget(self, unfinished_before: float, finished_before: float, keep: Sequence[str]) -> int:
        """Delete tables nobody came to for long, but for those that are open now; how many."""
        rows = await self.ask(
            "SELECT code FROM tables WHERE changed < CASE over WHEN 0 THEN ? ELSE ? END",
            unfinished_before,
            finished_before,
        )
        codes = [(str(row[0]),) for row in rows if row[0] not in keep]

        def write(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM entries WHERE code = ?", codes)
            connection.executemany("DELETE FROM tables WHERE code = ?", codes)

        if codes:
            await self.commit(write)
        return len(codes)

    async def prove(self) -> None:
        """Write something, to know that it works. Raises CannotSave."""
        await self.commit(
            lambda connection: connection.execute("INSERT OR REPLACE INTO proof VALUES (1, ?)", (time(),))
        )

    def close(self) -> None:
        """Write what waits, and close the file."""
        if not self.closed:
            self.closed = True
            self.jobs.put(None)
            self.writer.join()
            self.readers.submit(self.drop_reading)
            self.readers.shutdown()

    # --- Reading ---

    async def ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows, read beside the writer."""

        def look() -> list[tuple[Any, ...]]:
            try:
                connection = self.reading = self.reading or self.connect(self.path)
                return connection.execute(question, values).fetchall()
            except sqlite3.Error:
                self.drop_reading()
                raise

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, look)
        except sqlite3.Error as error:
            raise StoreError(f"Can't read {self.path}: {error}.") from error

    def drop_reading(self) -> None:
        """The next question opens the file anew."""
        connection, self.reading = self.reading, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    # --- Writing ---

    async def commit(self, write: Callable[[sqlite3.Connection], object]) -> None:
        """Have something written with the next commit, and wait for it."""
        if self.closed:
            raise CannotSave("The server is closing, so nothing was changed.")
        loop = asyncio.get_running_loop()
        job = Job(lambda connection: void(write(connection)), loop, loop.create_future())
        self.jobs.put(job)
        # The writer goes on even if whoever waits does not.
        await job.done

    def write_on(self) -> None:
        """The writer's thread: all that waits, one commit, and again."""
        while True:
            first = self.jobs.get()
            jobs = [first] if first is not None else []
            is_last = first is None
            while not is_last and len(jobs) < MOST_IN_A_COMMIT and not self.jobs.empty():
                job = self.jobs.get()
                is_last = job is None
                if job is not None:
                    jobs.append(job)
            if jobs:
                self.write_together(jobs)
            if is_last:
                self.drop_connection()
                return

    def write_together(self, jobs: list[Job]) -> None:
        """One transaction; then everyone hears how it went."""
        begun = monotonic()
        try:
            connection = self.connection = self.connection or self.connect(self.path)
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                write_one(connection, job)
            connection.execute("COMMIT")
            self.writable = True
        except (sqlite3.Error, OSError) as error:
            self.writable = False
            self.drop_connection()
            for job in jobs:
                job.problem = job.problem or cannot_save(error)
        for loop in {job.loop for job in jobs}:
            self.tell(loop, [job for job in jobs if job.loop is loop], monotonic() - begun)

    def tell(self, loop: asyncio.AbstractEventLoop, jobs: list[Job], seconds: float) -> None:
        """Let those who wait go on, on their own loop."""

        def release() -> None:
            if self.seen is not None:
                self.seen(seconds, len(jobs), all(job.problem is None for job in jobs))
            for job in jobs:
                if not job.done.done():
                    if job.problem is None:
                        job.done.set_result(None)
                    else:
                        job.done.set_exception(job.problem)

        try:
            loop.call_soon_threadsafe(release)
        except RuntimeError:
            return  # the loop is gone and nobody waits any more

    def drop_connection(self) -> None:
        """Undo what was begun; the next commit opens the file anew."""
        connection, self.connection = self.connection, None
        if connection is not None:
            # What is wrong was told already.
            with contextlib.suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
            with contextlib.suppress(sqlite3.Error):
                connection.close()


def void(_: object) -> None:
    """What writing gives back is of no interest."""


def write_one(connection: sqlite3.Connection, job: Job) -> None:
    """Write a job; if an entry of it is there already, it alone fails."""
    connection.execute("SAVEPOINT job")
    try:
        job.write(connection)
    except sqlite3.IntegrityError as error:
        connection.execute("ROLLBACK TO job")
        job.problem = cannot_save(error)
    connection.execute("RELEASE job")


def cannot_save(error: Exception) -> CannotSave:
    """What those who wait are told, with the cause for the log."""
    problem = CannotSave()
    problem.__cause__ = error
    return problem


def prepare(path: Path, connect: Connect) -> sqlite3.Connection:
    """A connection to the file, which is made if it is not there; one that can't be understood is refused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        if path.stat().st_mode & 0o077:
            path.chmod(0o600)
    except OSError as error:
        raise StoreError(f"Can't use {path} to keep tables: {error.strerror}.") from error
    try:
        connection = connect(path)
    except sqlite3.Error as error:
        raise StoreError(f"Can't use {path} to keep tables: {error}.") from error
    try:
        found = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if found == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
    except sqlite3.Error as error:
        connection.close()
        raise StoreError(f"Can't use {path} to keep tables: {error}.") from error
    if found > SCHEMA:
        connection.close()
        raise StoreError(
            f"{path} was made by a newer version of Port Royal (tables {found}, this one knows {SCHEMA}). "
            "Use that version, or another folder."
        )
    return connection
