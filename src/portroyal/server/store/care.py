"""Care of a file while no server uses it: see what is whole, keep what can be read, take out one table, delete one.

A table is whole if its entries are numbered without gaps, each is what was written, and there are as many as the
ledger says. What `repair` keeps of a damaged table is its beginning, up to the first entry that is not whole: a table
is its entries in order, and whatever follows a gap can't be understood.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zlib import crc32

from .chest import SCHEMA as THINGS
from .ledger import Ledger, read_ledger
from .lock import FileLock, StoreError
from .sqlite import SCHEMA, TABLES, Careful, Damaged, checked, connect, readable

BESIDE = ("-wal", "-shm", "-ledger")
# How many of these entries can be played, and why the next one can't; None if there is none.
Play = Callable[[list[bytes]], tuple[int, str | None]]


@dataclass(slots=True)
class Kept:
    """What can be used of one table."""

    code: str
    entries: list[bytes] = field(default_factory=list[bytes])
    fault: str | None = None  # why it is not whole


@dataclass(slots=True)
class Report:
    """What was found in a file."""

    tables: list[Kept]
    faults: list[str]  # of the file itself

    @property
    def damaged(self) -> list[Kept]:
        """The tables that are not whole."""
        return [table for table in self.tables if table.fault is not None]

    @property
    def is_whole(self) -> bool:
        """Is there nothing to complain about?"""
        return not self.faults and not self.damaged


def check(path: Path, play: Play) -> Report:
    """Look at everything, and change nothing. A server may run meanwhile."""
    with closing(opened(path)) as connection:
        try:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)").fetchall()]
            faults = [] if found == ["ok"] else found
        except sqlite3.Error as error:
            faults = [str(error)]
        went = went_in(connection) | read_ledger(path)
        codes = codes_in(connection, went, faults)
        tables = [read_table(connection, code, went.get(code, 0), play) for code in codes]
    return Report(tables, faults)


def repair(path: Path, play: Play) -> tuple[Report, Path | None]:
    """Write what can be read into a new file, which takes the old one's place; where the old one is now."""
    lock = FileLock(path, "a repair")
    try:
        report = check(path, play)
        if report.is_whole:
            return report, None
        fresh = path.with_name(path.name + ".repaired")
        fresh.unlink(missing_ok=True)
        with closing(opened(path)) as old, closing(connect(fresh)) as new:
            fresh.chmod(0o600)
            new.executescript(f"BEGIN IMMEDIATE; {TABLES} PRAGMA user_version = {SCHEMA};")
            for table in report.tables:
                copy(table, old, new)
            new.execute("COMMIT")
            new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return report, in_its_place(fresh, path)
    finally:
        lock.release()


def in_its_place(fresh: Path, path: Path) -> Path:
    """Put a file in the place of a damaged one; where that is now."""
    aside = path.with_name(f"{path.name}.damaged-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    for beside in (*BESIDE, ""):
        if (file := path.with_name(path.name + beside)).exists():
            file.rename(aside.with_name(aside.name + beside))
    fresh.rename(path)
    return aside


def copy(table: Kept, old: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """A table as far as it can be read."""
    if not table.entries:
        return
    now = datetime.now(UTC).timestamp()
    try:
        asked = "SELECT opened, changed, over FROM tables WHERE code = ?"
        known = old.execute(asked, (table.code,)).fetchone() or (now, now, 0)
    except sqlite3.Error:
        known = (now, now, 0)
    new.execute("INSERT INTO tables (code, opened, changed, over) VALUES (?, ?, ?, ?)", (table.code, *known))
    new.executemany(
        "INSERT INTO entries VALUES (?, ?, ?, ?)",
        [(table.code, number, body, crc32(body)) for number, body in enumerate(table.entries, 1)],
    )


def export(path: Path, code: str) -> list[bytes]:
    """The entries of one table, each a line of JSON. They hold the seed: not for those who still play."""
    with closing(opened(path)) as connection:
        table = read_table(connection, code, 0, lambda entries: (len(entries), None))
    if not table.entries:
        raise unknown(path, code)
    if table.fault is not None:
        raise Damaged(f"{table.fault} See: portroyal store check")
    return table.entries


def delete(path: Path, code: str) -> int:
    """Delete one table for good; how many entries it had."""
    if not path.exists():
        raise unknown(path, code)
    lock = FileLock(path, "somebody who deletes a table")
    try:
        with closing(connect(path)) as connection:
            connection.execute("PRAGMA secure_delete = ON")
            connection.execute("BEGIN IMMEDIATE")
            count = connection.execute("DELETE FROM entries WHERE code = ?", (code,)).rowcount
            known = connection.execute("DELETE FROM tables WHERE code = ?", (code,)).rowcount
            connection.execute("COMMIT")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        ledger = Ledger(path)
        ledger.clear()
        ledger.close()
    except sqlite3.Error as error:
        raise StoreError(f"Can't delete from {path}: {error}.") from error
    finally:
        lock.release()
    if not count and not known:
        raise unknown(path, code)
    return count


# --- The chest ---


def check_chest(path: Path) -> list[str]:
    """What is wrong with the chest. A server may run meanwhile."""
    if not path.exists():
        return []
    try:
        with closing(only_read(path)) as connection:
            found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(20)").fetchall()]
    except sqlite3.Error as error:
        found = [str(error)]
    return [] if found == ["ok"] else found


def repair_chest(path: Path, tables: Path) -> tuple[int, Path | None]:
    """Write what can be read of the chest into a new file: how many things, and where the old one is now."""
    lock = FileLock(tables, "a repair")
    try:
        if not check_chest(path):
            return 0, None
        fresh = path.with_name(path.name + ".repaired")
        fresh.unlink(missing_ok=True)
        with closing(only_read(path)) as old, closing(connect(fresh)) as new:
            fresh.chmod(0o600)
            new.execute(THINGS)
            for way in ("ASC", "DESC"):  # up to what can't be read, from both ends
                with suppress(sqlite3.Error):
                    for thing in old.execute(f"SELECT * FROM things ORDER BY drawer {way}, name {way}"):
                        new.execute("INSERT OR IGNORE INTO things VALUES (?, ?, ?, ?)", thing)
            count = int(new.execute("SELECT count(*) FROM things").fetchone()[0])
            new.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return count, in_its_place(fresh, path)
    finally:
        lock.release()


# --- Reading what may be damaged ---


def only_read(path: Path) -> sqlite3.Connection:
    """A connection that changes nothing."""
    where = f"{path.absolute().as_uri()}?mode=ro"
    connection = sqlite3.connect(where, uri=True, isolation_level=None, factory=Careful)
    connection.text_factory = readable
    return connection


def opened(path: Path) -> sqlite3.Connection:
    """A connection that only reads, and moves nothing out of the log."""
    if not path.exists():
        raise StoreError(f"There are no tables in {path.parent}: {path.name} is not there.")
    try:
        connection = only_read(path)
        connection.execute("SELECT code FROM tables LIMIT 1").fetchall()
    except sqlite3.Error as error:
        raise Damaged(f"Nothing of {path} can be read: {error}. Put a backup in its place.") from error
    return connection


def codes_in(connection: sqlite3.Connection, went: dict[str, int], faults: list[str]) -> list[str]:
    """The codes of all tables that can be found, one way or another."""
    found = {code for code, number in went.items() if number}
    for asked in ("SELECT code FROM tables", "SELECT DISTINCT code FROM entries"):
        try:
            for row in connection.execute(asked):
                found.add(str(row[0]))
        except sqlite3.Error as error:
            faults.append(f"not every table can be found: {error}")
    return sorted(found)


def went_in(connection: sqlite3.Connection) -> dict[str, int]:
    """How far the tables went when the log was last moved into the database, as far as it tells."""
    try:
        return dict(connection.execute("SELECT code, last FROM tables WHERE last IS NOT NULL").fetchall())
    except sqlite3.Error:
        return {}  # damaged, or of the first servers


def read_table(connection: sqlite3.Connection, code: str, went: int, play: Play) -> Kept:
    """One table, as far as it is whole."""
    table = Kept(code)
    try:
        for body, _ in checked(code, rows_of(connection, code)):
            table.entries.append(body)
    except Damaged as error:
        table.fault = error.message
    except sqlite3.Error as error:
        table.fault = f"Entry {len(table.entries) + 1} of table {code} can't be read: {error}."
    if table.fault is None and len(table.entries) < went:
        table.fault = f"Table {code} had {went} entries, of which {len(table.entries)} are left."
    if table.fault is None and not table.entries:
        table.fault = f"Table {code} has no entries."
    count, why = play(table.entries)
    if why is not None:
        table.fault = table.fault or f"Entry {count + 1} of table {code} can't be played: {why}."
        del table.entries[count:]
    return table


def rows_of(connection: sqlite3.Connection, code: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a table, one by one, as far as they can be read."""
    has_crc = any(row[1] == "crc" for row in connection.execute("PRAGMA table_info(entries)").fetchall())
    crc = "crc" if has_crc else "NULL"
    yield from connection.execute(f"SELECT number, body, {crc} FROM entries WHERE code = ? ORDER BY number", (code,))


def unknown(path: Path, code: str) -> StoreError:
    """There is no such table."""
    return StoreError(f"There is no table {code} in {path}.")
