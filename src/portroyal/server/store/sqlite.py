"""Where entries are kept: SQLite, written by one thread, with one sync for all that waits.

An append is in the file and synced (WAL mode, synchronous FULL) before it returns. While a sync runs, further
appends gather; the next sync takes them all. An entry is known by table and number, so it can't be there twice.

If a commit fails, everyone who waited for it is told `CannotSave`, and nobody knows whether the file has it: the
error may have come before the write, or after it. The file decides, but not before a later commit has held, for only
then is what can be read there for good. So whoever reads after a failure waits for one. Each attempt has a fresh
connection, so a full disk that gets space again needs no restart.

The log is moved into the database only between commits, when nobody waits for it; so `watch` knows when either may
change, and nothing is acknowledged that went into a file which is not there any more. Each entry has a checksum, and
the `ledger` tells whether the log was read to its end.

The file is the owner's alone (0600), knows the version of its tables, and is used by one server at a time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from queue import SimpleQueue
from time import monotonic, time
from typing import Any
from zlib import crc32

from ..protocol.refusals import CannotSave
from .ledger import Ledger, fallen_short, read_ledger
from .lock import StoreError, make_private
from .watch import Lost, Watch

SCHEMA = 1
MOST_IN_A_COMMIT = 1024
LOCKED_FOR = 2.0  # seconds to wait for somebody who reads the file, such as a backup
MOVE_AFTER = 1000  # jobs that were written into the log, then it is moved into the database
HOUR, DAY = 3600.0, 86400.0

TABLES = """
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    opened REAL NOT NULL,
    changed REAL NOT NULL,  -- to the hour
    over INTEGER NOT NULL DEFAULT 0,
    last INTEGER  -- the number of the last entry, when the log was last moved
) WITHOUT ROWID;
CREATE TABLE entries (
    code TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    crc INTEGER,  -- of the body; none in files of the first servers
    PRIMARY KEY (code, number)
) WITHOUT ROWID;
CREATE TABLE proof (only INTEGER PRIMARY KEY CHECK (only = 1), at REAL NOT NULL) WITHOUT ROWID;
"""
# What came later, and is no harm to the servers before.
DAYS = "CREATE TABLE IF NOT EXISTS days (day INTEGER PRIMARY KEY)  -- since 1970, on which a server ran"
ADDED = {"entries": "crc", "tables": "last"}
SHORT = """
SELECT code, last, (SELECT count(*) FROM entries WHERE entries.code = tables.code) AS have
FROM tables WHERE have < last
"""

Connect = Callable[[Path], sqlite3.Connection]
Seen = Callable[[float, int, bool], None]  # seconds a commit took, how much was in it, whether it held

log = logging.getLogger("portroyal.server")


class Damaged(StoreError):
    """What was kept is not what was written."""

    code = "server/damaged"


@dataclass(slots=True)
class Job:
    """Something to be written, and who waits for it."""

    write: Callable[[sqlite3.Connection], None]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    went: tuple[str, int] | None = None  # the table, and the number of its last entry
    problem: Exception | None = field(default=None)


class Careful(sqlite3.Connection):
    """A connection to a file that may be damaged: SQLite tells of a spoiled schema in its own spoiled letters."""

    def execute(self, sql: str, parameters: Any = (), /) -> sqlite3.Cursor:
        """Do it; what fails with a message that can't be read fails as damage does."""
        try:
            return super().execute(sql, parameters)
        except UnicodeDecodeError as error:
            raise sqlite3.DatabaseError("database disk image is malformed") from error


def connect(path: Path, *, durable: bool = True) -> sqlite3.Connection:
    """A connection that begins and ends transactions only when told."""
    connection = sqlite3.connect(
        path, timeout=LOCKED_FOR, isolation_level=None, check_same_thread=False, factory=Careful
    )
    connection.text_factory = readable
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
    connection.execute("PRAGMA wal_autocheckpoint=0")
    return connection


def readable(text: bytes) -> str:
    """Any text of the file: spoiled bytes are no letters, and no reason to fail."""
    return text.decode("utf-8", "replace")


def connect_carelessly(path: Path) -> sqlite3.Connection:
    """Without syncing: only to measure what syncing costs."""
    return connect(path, durable=False)


class SqliteStore:
    """Entries of all tables in one file."""

    def __init__(self, path: Path, *, connect: Connect = connect, seen: Seen | None = None) -> None:
        self.path, self.connect, self.seen = path, connect, seen
        self.writable = True  # the last commit held
        self.trouble: str | None = None  # why what is written would not be read
        self.failure: str | None = None  # why the last commit did not hold, if it is not that
        self.watch = Watch(path)
        self.unmoved = 0  # jobs in the log
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.connection: sqlite3.Connection | None = prepare(path, connect)  # the writer's
        # Tables that have lost entries; and how far those go that are in the log.
        self.fallen_short, self.went = how_far(self.connection, path)
        self.watch.remember()
        self.ledger = Ledger(path)
        self.move_log(self.connection)
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
                "INSERT INTO entries (code, number, body, crc) VALUES (?, ?, ?, ?)",
                [(code, number, body, crc32(body)) for number, body in kept],
            )

        await self.commit(write, (code, kept[-1][0]))

    async def read(self, code: str) -> list[bytes]:
        """All entries of a table in order, as they are there for good. Raises CannotSave while that is in doubt."""
        if not self.writable:
            await self.prove()
        rows = await self.ask("SELECT number, body, crc FROM entries WHERE code = ? ORDER BY number", code)
        return [body for body, _ in checked(code, rows)]

    async def unfinished(self) -> list[str]:
        """Tables that are not over, those that were played at last first."""
        return [str(row[0]) for row in await self.ask("SELECT code FROM tables WHERE NOT over ORDER BY changed DESC")]

    async def finish(self, code: str) -> None:
        """This table is over."""
        await self.commit(lambda connection: connection.execute("UPDATE tables SET over = 1 WHERE code = ?", (code,)))

    # --- What the house asks ---

    @property
    def size(self) -> int:
        """How many bytes the files have."""
        return sum(each.size for each in self.watch.seen or () if each is not None)

    async def knows(self, code: str) -> bool:
        """Has there been a table of this code?"""
        return bool(await self.ask("SELECT 1 FROM tables WHERE code = ?", code))

    async def forget(self, today: float, unfinished: int, finished: int, keep: Sequence[str]) -> int:
        """Delete tables nobody came to on so many days, but for those that are open now; how many. 0 days: never.

        Only days on which a server ran count: a clock that goes wrong for a while is no long time.
        """
        day = int(today // DAY)
        await self.commit(lambda connection: connection.execute("INSERT OR IGNORE INTO days VALUES (?)", (day,)))
        rows = await self.ask(
            "SELECT code FROM tables WHERE changed < 86400.0 * CASE over "
            "WHEN 0 THEN (SELECT day FROM days WHERE ?1 ORDER BY day DESC LIMIT 1 OFFSET ?1 - 1) "
            "ELSE (SELECT day FROM days WHERE ?2 ORDER BY day DESC LIMIT 1 OFFSET ?2 - 1) END",
            unfinished,
            finished,
        )
        codes = [(str(row[0]),) for row in rows if row[0] not in keep]

        def write(connection: sqlite3.Connection) -> None:
            connection.executemany("DELETE FROM entries WHERE code = ?", codes)
            connection.executemany("DELETE FROM tables WHERE code = ?", codes)

        if codes:
            await self.commit(write)
            self.ledger.note((code, 0) for (code,) in codes)
        return len(codes)

    async def look(self) -> None:
        """See whether the file is still there, also while nothing is written."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.readers, self.watch.glance)
        except Lost as lost:
            self.writable, self.trouble = False, str(lost)

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
            self.ledger.close()

    # --- Reading ---

    async def ask(self, question: str, *values: object) -> list[tuple[Any, ...]]:
        """Rows, read beside the writer."""

        def look() -> list[tuple[Any, ...]]:
            try:
                self.watch.check_file()
                connection = self.reading = self.reading or self.connect(self.path)
                return connection.execute(question, values).fetchall()
            except (sqlite3.Error, Lost):
                self.drop_reading()
                raise

        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, look)
        except (sqlite3.Error, Lost) as error:
            log.error("the tables can't be read", exc_info=error)
            raise StoreError("The tables can't be read right now. Nothing is lost: try again.") from error

    def drop_reading(self) -> None:
        """The next question opens the file anew."""
        connection, self.reading = self.reading, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    # --- Writing ---

    async def commit(self, write: Callable[[sqlite3.Connection], object], went: tuple[str, int] | None = None) -> None:
        """Have something written with the next commit, and wait for it."""
        if self.closed:
            raise CannotSave("The server is closing, so nothing was changed.")
        loop = asyncio.get_running_loop()
        job = Job(lambda connection: void(write(connection)), loop, loop.create_future(), went)
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
                if self.connection is not None and self.trouble is None:
                    self.move_log(self.connection)
                self.drop_connection()
                return

    def write_together(self, jobs: list[Job]) -> None:
        """One transaction; then everyone hears how it went."""
        begun = monotonic()
        try:
            self.watch.check()
            connection = self.open()
            connection.execute("BEGIN IMMEDIATE")
            for job in jobs:
                write_one(connection, job)
            connection.execute("COMMIT")
            self.watch.check_written()
            went = dict(job.went for job in jobs if job.went is not None and job.problem is None)
            self.ledger.note(went.items())
            self.went |= went
            self.writable, self.trouble, self.failure = True, None, None
        except (sqlite3.Error, OSError, Lost) as error:
            self.writable = False
            self.trouble, self.failure = (str(error), None) if isinstance(error, Lost) else (None, reason(error))
            if self.trouble is None:  # else closing would change files that are not ours any more
                self.drop_connection()
            for job in jobs:
                job.problem = job.problem or cannot_save(error)
        for loop in {job.loop for job in jobs}:
            self.tell(loop, [job for job in jobs if job.loop is loop], monotonic() - begun)
        self.unmoved += len(jobs)
        if self.unmoved >= MOVE_AFTER and self.connection is not None:
            self.move_log(self.connection)

    def open(self) -> sqlite3.Connection:
        """The writer's connection, opened if there is none."""
        if self.connection is None:
            self.connection = self.connect(self.path)
            self.watch.remember()
        return self.connection

    def move_log(self, connection: sqlite3.Connection) -> None:
        """Move the log into the database. What fails here is tried again later, and nothing is lost."""
        self.unmoved = 0
        try:
            self.watch.check()
            lasts = [(number, code) for code, number in self.went.items()]
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("UPDATE tables SET last = ? WHERE code = ?", lasts)
            connection.execute("COMMIT")
            self.watch.check_written()
            busy, pages, moved = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self.watch.remember()
        except (sqlite3.Error, Lost):
            if connection.in_transaction:
                self.drop_connection()
            return  # the next commit finds out
        if not busy and pages == moved:
            self.ledger.clear()
            self.went.clear()

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
        self.watch.forget()


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


def reason(error: Exception) -> str:
    """Why it failed, without the names of files."""
    return (error.strerror or type(error).__name__) if isinstance(error, OSError) else str(error)


def cannot_save(error: Exception) -> CannotSave:
    """What those who wait are told, with the cause for the log."""
    problem = CannotSave()
    problem.__cause__ = error
    return problem


def prepare(path: Path, connect: Connect) -> sqlite3.Connection:
    """A connection to the file, which is made if it is not there; one that can't be understood is refused."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        make_private(path)
    except OSError as error:
        raise StoreError(f"Can't use {path} to keep tables: {error.strerror}.") from error
    try:
        connection = connect(path)
    except sqlite3.Error as error:
        if "malformed" in str(error):
            raise damaged(path, str(error)) from error
        raise StoreError(f"Can't use {path} to keep tables: {error}.") from error
    try:
        found = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if found == 0:
            connection.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {SCHEMA}; COMMIT;")
        wrong = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found <= SCHEMA and wrong == "ok":
            connection.execute(DAYS)
            for table, column in ADDED.items():
                if not any(row[1] == column for row in connection.execute(f"PRAGMA table_info({table})").fetchall()):
                    connection.execute(f"ALTER TABLE {table} ADD COLUMN {column} INTEGER")
    except sqlite3.Error as error:
        connection.close()
        if "malformed" in str(error):
            raise damaged(path, str(error)) from error
        raise StoreError(f"Can't use {path} to keep tables: {error}.") from error
    if wrong != "ok":
        connection.close()
        raise damaged(path, str(wrong))
    if found > SCHEMA:
        connection.close()
        raise StoreError(
            f"{path} was made by a newer version of Port Royal (tables {found}, this one knows {SCHEMA}). "
            "Use that version, or another folder."
        )
    return connection


def damaged(path: Path, what: str) -> Damaged:
    """Why a server does not start: writing on would make it worse."""
    return Damaged(
        f"{path} is damaged: {' '.join(what.split())}. See which tables can be read with: portroyal store check --data "
        f"{path.parent}. Keep those with: portroyal store repair --data {path.parent}. Or put a backup in its place."
    )


def how_far(connection: sqlite3.Connection, path: Path) -> tuple[dict[str, tuple[int, int]], dict[str, int]]:
    """Tables that have fewer entries than they had; and how far all of those go, and those in the ledger."""
    went = {code: last for code, last, _ in connection.execute(SHORT).fetchall()} | read_ledger(path)
    asked = "SELECT count(*) FROM entries WHERE code = ?"
    are = {code: int(connection.execute(asked, (code,)).fetchone()[0]) for code in went}
    return fallen_short(went, are), are


def checked(code: str, rows: Iterable[tuple[Any, ...]]) -> Iterator[tuple[bytes, int]]:
    """The bodies of a table's entries, with their numbers; raises Damaged at the first that is not whole."""
    for place, (number, body, crc) in enumerate(rows, 1):
        if number != place:
            raise Damaged(f"Table {code} has no entry {place}.")
        if not isinstance(body, bytes) or (crc is not None and crc32(body) != crc):  # a spoiled row may hold anything
            raise Damaged(f"Entry {number} of table {code} is not what was written.")
        yield body, number
