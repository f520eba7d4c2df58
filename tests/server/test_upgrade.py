"""What earlier servers stored goes on: under the rules it began with, or refused loudly and kept.

`tables_of_version_1.jsonl` was written by the server before tables had modules: a table before its game, two in the
middle of one, and one that is over, with the hash each game had then.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, request
from evenings import Client, MemoryStore, evening, parts_for, play_to_the_end, token
from on_the_line import ending
from serving import serving

from portroyal import RULES_VERSION
from portroyal.record import replay
from portroyal.server.protocol import Start
from portroyal.server.protocol.refusals import Refused
from portroyal.server.room.room import Room
from portroyal.server.table import rules
from portroyal.server.table.entries import Started, read
from portroyal.server.table.table import Table

KEPT = {
    table["code"]: table
    for line in Path(__file__).with_name("tables_of_version_1.jsonl").read_text("utf-8").splitlines()
    for table in [json.loads(line)]
}
BEFORE, RUNNING, RUNNING_TOO, OVER = KEPT


def entries_of(code: str, **changes: Any) -> list[bytes]:
    """The entries as they were written; the one that starts the game perhaps as another server would have."""
    entries = [entry | (changes if entry["kind"] == "started" else {}) for entry in KEPT[code]["entries"]]
    return [json.dumps(entry).encode() for entry in entries]


# The file as the server of then made it.
FILE = """
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
PRAGMA user_version = 1;
"""


def store_all(data: Path, **changes: Any) -> None:
    """A database with all of them; one perhaps as another server would have begun it."""
    with sqlite3.connect(data / "tables.db") as connection:
        connection.executescript(FILE)
        for code in KEPT:
            entries = entries_of(code, **(changes if code == RUNNING else {}))
            connection.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", (code, 1.7e9, 1.7e9, code == OVER))
            connection.executemany(
                "INSERT INTO entries VALUES (?, ?, ?)",
                [(code, number, entry) for number, entry in enumerate(entries, 1)],
            )


@pytest.mark.parametrize("code", KEPT)
def test_a_table_of_an_earlier_server_is_what_it_was(code: str) -> None:
    table = Table.of([read(entry) for entry in entries_of(code)])
    assert (table.game.hash if table.game else None) == KEPT[code]["hash"]
    assert table.version == KEPT[code]["version"]
    assert table.settings.modules == ("base",)


@pytest.mark.parametrize("code", [RUNNING, RUNNING_TOO])
def test_a_game_begun_before_an_upgrade_is_finished_after_it_under_its_own_rules(code: str) -> None:
    assert RULES_VERSION > 1

    async def play() -> None:
        parts = parts_for()
        assert isinstance(parts.store, MemoryStore)
        parts.store.tables[code] = entries_of(code)
        room = await Room.restored(code, await parts.store.read(code), parts)
        guests = sorted(room.table.guests)
        clients = [await Client(room, guest).come() for guest in guests]
        await play_to_the_end(clients)
        record = room.record()
        assert record is not None and record["rules"] == 1
        assert replay(record).hash == room.table.game.hash  # type: ignore[union-attr]
        assert started(await parts.store.read(code)).rules == 1

    evening(play())


def started(entries: list[bytes]) -> Started:
    return next(entry for entry in map(read, entries) if isinstance(entry, Started))


def test_a_table_that_had_not_begun_begins_under_the_rules_of_today() -> None:
    async def play() -> None:
        parts = parts_for()
        assert isinstance(parts.store, MemoryStore)
        parts.store.tables[BEFORE] = entries_of(BEFORE)
        room = await Room.restored(BEFORE, await parts.store.read(BEFORE), parts)
        host = await Client(room, room.guest_of(token(1))).come()
        answer = await host.say(Start)
        assert answer is not None and answer.ok
        assert started(await parts.store.read(BEFORE)).rules == RULES_VERSION

    evening(play())


def test_rules_that_are_not_here_are_refused_with_the_way_out() -> None:
    for changes, words in (
        ({"rules": 7}, "begun under version 7 of the rules, and this server plays 1 and 2"),
        ({"rules": 0}, "version 0"),
    ):
        with pytest.raises(Refused, match=words) as found:
            Table.of([read(entry) for entry in entries_of(RUNNING, **changes)])
        assert found.value.code == "table/other_rules"
        assert "goes on with a server that has them" in found.value.message
    opening = json.loads(entries_of(BEFORE)[0])
    opening["settings"]["modules"] = ["base", "a module of next year"]
    with pytest.raises(Refused, match="a module of next year") as found:
        Table.of([read(json.dumps(opening).encode())])
    assert found.value.code == "table/other_rules"


def test_a_table_of_other_rules_waits_in_the_store_while_the_others_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For that table alone, told to everyone who asks, in the log, and never forgotten."""
    store_all(tmp_path, rules=7)
    kept = rows(tmp_path)
    with serving(tmp_path, forget_days=1, forget_finished_days=1) as running:
        for _ in range(2):
            status, _, body = request(running.port, "GET", f"/api/tables/{RUNNING}")
            problem = json.loads(body)
            assert (status, problem["code"]) == (409, "table/other_rules")
            assert "version 7" in problem["message"]

        async def come() -> None:
            player = await Player.of(running.port, RUNNING, "x" * 32)
            assert await ending(player) == ("unplayable", 4005)

        asyncio.run(come())
        states = {code: ask(running.port, "GET", f"/api/tables/{code}")["state"] for code in KEPT if code != RUNNING}
        assert states == {BEFORE: "lobby", RUNNING_TOO: "playing", OVER: "over"}
        assert "table_of_other_rules" in running.log and "version 7" in running.log
        running.inside(running.house.forget)  # nobody has changed anything there since 2023
    assert rows(tmp_path)[RUNNING] == kept[RUNNING]
    of_today = rules.ruleset_of
    monkeypatch.setattr(rules, "RULES_VERSIONS", (1, 2, 7))
    monkeypatch.setattr(rules, "ruleset_of", lambda settings, players, version=1: of_today(settings, players, 1))
    with serving(tmp_path) as running:  # a server that has them
        assert ask(running.port, "GET", f"/api/tables/{RUNNING}")["state"] == "playing"


def rows(data: Path) -> dict[str, list[bytes]]:
    with sqlite3.connect(data / "tables.db") as connection:
        found = connection.execute("SELECT code, body FROM entries ORDER BY code, number").fetchall()
    return {code: [body for each, body in found if each == code] for code in KEPT}
