"""A write that fails: it is in the file or not, and there is one answer, in the real store and in the simulated one."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from evenings import Client, MemoryStore, deciding, parts_for, settle, sit_down

from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.room.room import Room
from portroyal.server.store.sqlite import SqliteStore, connect
from portroyal.server.table.entries import read
from portroyal.server.table.table import Table


class Disk:
    """Fails as it is told: each write is "lost" before it is there or "kept" all the same; then everything is well."""

    def __init__(self) -> None:
        self.fault, self.times = "", 0

    def fail(self, fault: str, times: int = 1) -> None:
        self.fault, self.times = fault, times

    def next(self) -> str:
        self.times -= 1
        return self.fault if self.times >= 0 else ""

    def connect(self, path: Path) -> Any:
        return FaultyCommits(connect(path), self)


class FaultyCommits:
    """A connection whose commits fail, before or after they are in the file."""

    def __init__(self, real: sqlite3.Connection, disk: Disk) -> None:
        self.real, self.disk = real, disk

    def __getattr__(self, name: str) -> Any:
        return getattr(self.real, name)

    def execute(self, sql: str, *values: Any) -> Any:
        fault = self.disk.next() if sql == "COMMIT" else ""
        if fault != "lost":
            found = self.real.execute(sql, *values)
            if not fault:
                return found
        raise sqlite3.OperationalError("disk I/O error")


@pytest.fixture(params=["real", "simulated"])
def kept_by(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    """A store on a disk that can fail."""
    disk = Disk()
    if request.param == "real":
        store: Any = SqliteStore(tmp_path / "tables.db", connect=disk.connect)
        yield store, disk
        store.close()
    else:
        store = MemoryStore()
        store.fails = disk.next
        yield store, disk


def run(body: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(body())


@pytest.mark.parametrize("fault", ["lost", "kept"])
def test_the_file_decides_what_has_happened(fault: str, kept_by: Any) -> None:
    store, disk = kept_by

    async def body() -> None:
        await store.append("AAAAAA", [(1, b"one")])
        disk.fail(fault)
        with pytest.raises(CannotSave):
            await store.append("AAAAAA", [(2, b"two")])
        there = [b"one", b"two"] if fault == "kept" else [b"one"]
        assert await store.read("AAAAAA") == there
        await store.append("AAAAAA", [(len(there) + 1, b"next")])
        assert await store.read("AAAAAA") == [*there, b"next"]

    run(body)


def test_what_is_in_doubt_is_told_to_nobody_until_a_later_write_has_held(kept_by: Any) -> None:
    """What can be read after a failure may be no more than written: a loss of power would take it away again."""
    store, disk = kept_by

    async def body() -> None:
        disk.fail("kept", times=3)
        with pytest.raises(CannotSave):
            await store.append("AAAAAA", [(1, b"one")])
        for _ in range(2):
            with pytest.raises(CannotSave):
                await store.read("AAAAAA")
        assert await store.read("AAAAAA") == [b"one"]

    run(body)


@pytest.mark.parametrize("fault", ["lost", "kept"])
def test_a_move_in_doubt_is_told_once_it_is_sure_and_happens_once(
    fault: str, kept_by: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.room.waiting.TRY_AGAIN", 3600.0)  # only the guest tries again
    store, disk = kept_by

    async def body() -> None:
        parts = parts_for()
        parts.store = store
        room, clients = await sit_down(2, parts=parts)
        mover = deciding(clients)
        assert mover is not None
        entries, version = len(room.table.steps), room.table.version
        disk.fail(fault, times=3)
        for _ in range(3):
            mover.answers.clear()
            assert code_of(await mover.move("draw", id="once", version=version)) == "server/cannot_save"
            assert all(len(heard(client)) == entries for client in clients), "somebody was told"
        mover.answers.clear()
        answer = await mover.move("draw", id="once", version=version)
        assert answer is not None and answer.ok
        await settle()
        assert {entry.request for entry in map(read, await store.read(room.code))} >= {"once"}
        await check_all_know_the_same(room, clients)
        await room.close()

    run(body)


@pytest.mark.parametrize("fault", ["lost", "kept"])
def test_a_doubt_ends_by_itself(fault: str, kept_by: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to ask again to see what has become of a move."""
    monkeypatch.setattr("portroyal.server.room.waiting.TRY_AGAIN", 0.01)
    store, disk = kept_by

    async def body() -> None:
        parts = parts_for()
        parts.store = store
        room, clients = await sit_down(2, parts=parts)
        mover = deciding(clients)
        assert mover is not None
        entries = len(room.table.steps)
        disk.fail(fault, times=2)
        assert code_of(await mover.move("draw")) == "server/cannot_save"
        async with asyncio.timeout(20):
            while not room.journal.is_sure:
                await asyncio.sleep(0.005)
        assert len(room.table.steps) == entries + (fault == "kept")
        await check_all_know_the_same(room, clients)
        await room.close()

    run(body)


def code_of(answer: Any) -> str:
    return answer.problem.code if answer is not None and answer.problem is not None else ""


def heard(client: Client) -> dict[int, Any]:
    client.hear()
    return client.entries


async def check_all_know_the_same(room: Room, clients: list[Client]) -> None:
    """The table, everyone at it and whoever brings it back from the store."""
    stored = await room.parts.store.read(room.code)
    again = Table.of([read(text) for text in stored])
    assert again.game is not None and room.table.game is not None
    assert again.game.hash == room.table.game.hash
    assert all(len(heard(client)) == len(stored) == len(room.table.steps) for client in clients)
