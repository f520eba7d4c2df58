"""The store keeps what it says it keeps: together, once, and after every failure that can be made."""

from __future__ import annotations

import asyncio
import os
import random
import sqlite3
import stat
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.store.lock import FileLock, StoreError
from portroyal.server.store.sqlite import DAY, SCHEMA, SqliteStore, connect, connect_carelessly


def run(body: Callable[[], Awaitable[Any]]) -> Any:
    return asyncio.run(body())  # type: ignore[arg-type]


async def holds(saving: Awaitable[None]) -> bool:
    try:
        await saving
    except CannotSave:
        return False
    return True


def rows(path: Path) -> list[tuple[str, int, bytes]]:
    with sqlite3.connect(path) as connection:
        return connection.execute("SELECT code, number, body FROM entries ORDER BY code, number").fetchall()


class Faulty:
    """A connection that fails at one of its writes, before the write or after it."""

    def __init__(self, real: sqlite3.Connection, plan: Plan) -> None:
        self.real, self.plan = real, plan

    def execute(self, sql: str, *values: Any) -> Any:
        if sql.startswith(("PRAGMA", "SELECT", "ROLLBACK TO")):
            return self.real.execute(sql, *values)
        if sql == "ROLLBACK":
            return self.real.execute(sql)
        return self.plan.do(sql, lambda: self.real.execute(sql, *values))

    def executemany(self, sql: str, values: Any) -> Any:
        return self.plan.do(sql, lambda: self.real.executemany(sql, values))

    def executescript(self, sql: str) -> Any:
        return self.real.executescript(sql)

    @property
    def in_transaction(self) -> bool:
        return self.real.in_transaction

    def close(self) -> None:
        self.real.close()


class Plan:
    """The N-th write fails, and perhaps some after it."""

    def __init__(self, error: str, *, after: bool = False) -> None:
        self.error, self.after = error, after
        self.count, self.fail_at, self.times = 0, -1, 1
        self.hits = 0

    def arm(self, number: int, times: int = 1) -> None:
        self.count, self.fail_at, self.times = 0, number, times

    def do(self, sql: str, write: Callable[[], Any]) -> Any:
        self.count += 1
        if self.fail_at <= self.count < self.fail_at + self.times:
            self.hits += 1
            if self.after:
                write()
            raise sqlite3.OperationalError(self.error)
        return write()

    def connect(self, path: Path) -> Any:
        return Faulty(connect(path), self)


# --- Keeping ---


def test_entries_come_back_in_order(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("AAAAAA", [(1, b"one"), (2, b"two")])
        await store.append("BBBBBB", [(1, b"other")])
        await store.append("AAAAAA", [(3, b"three")])
        assert await store.read("AAAAAA") == [b"one", b"two", b"three"]
        assert await store.read("NOBODY") == []
        assert sorted(await store.unfinished()) == ["AAAAAA", "BBBBBB"]
        await store.finish("AAAAAA")
        assert await store.unfinished() == ["BBBBBB"]
        assert await store.knows("AAAAAA") and not await store.knows("CCCCCC")
        store.close()
        again = SqliteStore(tmp_path / "tables.db")
        assert await again.read("AAAAAA") == [b"one", b"two", b"three"]
        again.close()

    run(body)


def test_an_entry_cannot_be_there_twice_and_the_others_in_its_commit_do_not_suffer(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        await store.append("AAAAAA", [(1, b"one")])
        results = await asyncio.gather(
            store.append("BBBBBB", [(1, b"b")]),
            store.append("AAAAAA", [(1, b"again")]),
            store.append("AAAAAA", [(2, b"two"), (2, b"twice")]),
            store.append("CCCCCC", [(1, b"c")]),
            return_exceptions=True,
        )
        assert [type(each) for each in results] == [type(None), CannotSave, CannotSave, type(None)]
        store.close()
        assert rows(tmp_path / "tables.db") == [("AAAAAA", 1, b"one"), ("BBBBBB", 1, b"b"), ("CCCCCC", 1, b"c")]

    run(body)


def test_all_that_waits_is_kept_with_one_sync(tmp_path: Path) -> None:
    commits: list[int] = []

    async def body() -> None:
        store = SqliteStore(tmp_path / "tables.db", seen=lambda seconds, count, held: commits.append(count))
        await asyncio.gather(*(store.append(f"T{number:05}", [(1, b"x")]) for number in range(500)))
        store.close()

    run(body)
    assert sum(commits) == 500
    assert len(commits) < 50


def test_the_file_is_synced_in_full_and_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tables.db"

    async def body() -> None:
        store = SqliteStore(path)
        await store.append("AAAAAA", [(1, b"one")])
        assert store.connection is not None
        assert store.connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert store.connection.execute("PRAGMA synchronous").fetchone() == (2,)
        for each in path.parent.iterdir():
            assert stat.S_IMODE(each.stat().st_mode) == 0o600, each
        store.close()

    run(body)
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    os.chmod(path, 0o644)
    SqliteStore(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    SqliteStore(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    with pytest.raises(StoreError, match="newer version"):
        SqliteStore(path)


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(b"a letter to my aunt, long enough to have a header of a hundred bytes" * 3)
    with pytest.raises(StoreError, match="not a database"):
        SqliteStore(path)
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreError, match="Can't use"):
        SqliteStore(tmp_path / "file" / "tables.db")


def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    first = FileLock(path, "http://localhost:8080")
    with pytest.raises(StoreError, match=r"Another server uses .* at http://localhost:8080") as found:
        FileLock(path, "http://localhost:8081")
    assert found.value.code == "server/in_use"
    first.release()
    FileLock(path, "http://localhost:8082").release()


def test_old_tables_are_forgotten_but_not_those_that_are_open(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def body() -> None:
        store = SqliteStore(path)
        for code in ("OLDONE", "OPENED", "OVERED"):
            await store.append(code, [(1, b"x")])
        await store.finish("OVERED")
        today = time.time()
        assert [await store.forget(today + day * DAY, 3, 5, ["OPENED"]) for day in range(1, 4)] == [0, 0, 1]
        assert {code for code, _, _ in rows(path)} == {"OPENED", "OVERED"}
        assert await store.forget(today + 4 * DAY, 0, 0, []) == 0
        assert await store.forget(today + 5 * DAY, 0, 5, []) == 1
        assert {code for code, _, _ in rows(path)} == {"OPENED"}
        store.close()

    run(body)


@pytest.mark.parametrize("days", [61, 6000, -61, -6000])
def test_a_clock_that_is_wrong_for_a_while_deletes_nothing(tmp_path: Path, days: int) -> None:
    path = tmp_path / "tables.db"

    async def body() -> None:
        store = SqliteStore(path)
        await store.append("AAAAAA", [(1, b"x")])
        today = time.time()
        for day in (0, 1, days, 2, 3):
            for _ in range(24):
                assert await store.forget(today + day * DAY, 60, 30, []) == 0
        store.close()

    run(body)


# --- Failing ---


@pytest.mark.parametrize("error", ["database or disk is full", "disk I/O error", "database is locked"])
@pytest.mark.parametrize("after", [False, True], ids=["before the write", "after the write"])
def test_whichever_write_fails_the_file_decides_and_the_next_one_holds(error: str, after: bool, tmp_path: Path) -> None:
    """F3: the N-th write fails, N = 1, 2, ... until none is hit; also a commit that fails after it was written."""

    async def body() -> int:
        plan = Plan(error, after=after)
        store = SqliteStore(tmp_path / "tables.db", connect=plan.connect)
        await store.append("AAAAAA", [(1, b"1")])
        known, tried, kept_all_the_same = [b"1"], 0, 0
        while True:
            tried += 1
            plan.arm(tried)
            hits = plan.hits
            try:
                await store.append("AAAAAA", [(len(known) + 1, f"{tried}".encode()), (len(known) + 2, b"second")])
                held = True
            except CannotSave as failed:
                assert isinstance(failed.__cause__, sqlite3.OperationalError)
                held = False
            plan.arm(-1)
            if plan.hits == hits:
                assert held
                break
            assert not held and not store.writable
            found = await store.read("AAAAAA")
            assert found[: len(known)] == known
            assert found[len(known) :] in ([], [f"{tried}".encode(), b"second"]), "all or none"
            kept_all_the_same += len(found) > len(known)
            await store.append("AAAAAA", [(len(found) + 1, b"next"), (len(found) + 2, b"second")])
            assert store.writable
            known = await store.read("AAAAAA")
            assert known == [*found, b"next", b"second"]
        assert kept_all_the_same == after
        store.close()
        assert [row[2] for row in rows(tmp_path / "tables.db")] == [*known, f"{tried}".encode(), b"second"]
        return tried

    assert run(body) >= 6


def test_a_disk_that_is_really_full_refuses_and_recovers_when_there_is_space(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def body() -> None:
        limit = [0]

        def small(where: Path) -> sqlite3.Connection:
            connection = connect(where)
            if limit[0]:
                connection.execute(f"PRAGMA max_page_count = {limit[0]}")
            return connection

        store = SqliteStore(path, connect=small)
        await store.append("AAAAAA", [(1, b"1")])
        limit[0] = 6
        store.drop_connection()  # the writer is idle and opens the file anew, now a small one
        number = 2
        while await holds(store.append("AAAAAA", [(number, b"x" * 1000)])):
            number += 1
            assert number < 1000
        with pytest.raises(CannotSave):
            await store.append("AAAAAA", [(number, b"x" * 5000)])
        assert not store.writable
        assert len(await store.read("AAAAAA")) == number - 1
        limit[0] = 0
        store.drop_connection()  # the limit is the connection's own
        await store.append("AAAAAA", [(number, b"y" * 5000)])
        assert store.writable
        assert len(await store.read("AAAAAA")) == number
        store.close()

    run(body)


def test_somebody_who_locks_the_file_makes_others_wait_and_then_refuses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.store.sqlite.LOCKED_FOR", 0.2)
    path = tmp_path / "tables.db"

    async def body() -> None:
        store = SqliteStore(path)
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        results = await asyncio.gather(
            *(store.append(f"T{number:05}", [(1, b"x")]) for number in range(5)), return_exceptions=True
        )
        assert all(isinstance(each, CannotSave) for each in results)
        other.execute("COMMIT")
        other.close()
        await asyncio.gather(*(store.append(f"T{number:05}", [(1, b"x")]) for number in range(5)))
        assert len(rows(path)) == 5
        store.close()

    run(body)


def test_whoever_stops_waiting_does_not_stop_the_writing(tmp_path: Path) -> None:
    async def body() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        waiting = asyncio.ensure_future(store.append("AAAAAA", [(1, b"one")]))
        await asyncio.sleep(0)
        waiting.cancel()
        await store.append("BBBBBB", [(1, b"two")])
        assert await store.read("AAAAAA") == [b"one"]
        store.close()
        with pytest.raises(CannotSave):
            await store.append("BBBBBB", [(2, b"late")])

    run(body)


def test_a_log_torn_at_any_byte_keeps_all_that_was_synced_before_it(tmp_path: Path) -> None:
    """F2: after a loss of power the file ends anywhere behind the last sync, perhaps with rubbish."""
    path, wal = tmp_path / "tables.db", tmp_path / "tables.db-wal"
    synced: list[int] = []  # how long the log was when entry 1, 2, ... was acknowledged

    async def body() -> bytes:
        store = SqliteStore(path)
        for number in range(1, 41):
            await store.append("AAAAAA", [(number, f"{number}".encode() * (number % 7 * 20 + 1))])
            synced.append(wal.stat().st_size)
        whole = wal.read_bytes()
        (tmp_path / "torn").mkdir()
        (tmp_path / "torn" / "tables.db").write_bytes(path.read_bytes())
        store.close()
        return whole

    whole = run(body)
    base = (tmp_path / "torn" / "tables.db").read_bytes()
    chance = random.Random(20261115)
    cuts = {len(whole), 0, *synced, *(size - 1 for size in synced), *(chance.randrange(len(whole)) for _ in range(120))}

    async def entries_after(cut: int, rubbish: bytes) -> list[bytes]:
        torn = tmp_path / "torn" / "tables.db"
        for each in torn.parent.iterdir():
            each.unlink()
        torn.write_bytes(base)
        torn.with_name("tables.db-wal").write_bytes(whole[:cut] + rubbish)
        store = SqliteStore(torn, connect=connect_carelessly)
        entries = await store.read("AAAAAA")
        await store.append("AAAAAA", [(len(entries) + 1, b"goes on")])
        store.close()
        return entries

    for cut in sorted(cuts):
        entries = asyncio.run(entries_after(cut, chance.randbytes(chance.choice([0, 0, 1, 500, 5000]))))
        assert len(entries) >= sum(size <= cut for size in synced), cut
        assert entries == [f"{number}".encode() * (number % 7 * 20 + 1) for number in range(1, len(entries) + 1)]
