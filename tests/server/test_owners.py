"""What one address may have: tables, bots that play, disk. And bots nobody looks at, who wait."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from on_the_line import run
from serving import Serving, serving

from portroyal.errors import PortRoyalError
from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.room.parts import Pace
from portroyal.server.room.room import Room

BOTS = [{"kind": "bot", "bot": "castaway"}] * 3


def come_from(port: int, address: str, **changes: Any) -> tuple[int, dict[str, Any]]:
    """Open a table from an address, as a proxy tells it."""
    body = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], **changes}
    status, _, answer = request(port, "POST", "/api/tables", body, {"X-Forwarded-For": address})
    return status, json.loads(answer)


# --- Bots nobody looks at ---


def moves_at(running: Serving, code: str) -> int:
    return running.house.rooms[code].table.version


def test_bots_wait_until_somebody_is_there(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        opened = open_table(running.port, seats=BOTS, start=True)
        page = f"http://localhost:{running.port}"

        async def body() -> None:
            await asyncio.sleep(0.3)
            assert moves_at(running, opened["code"]) == 0
            watcher = await Player.of(running.port, opened["code"], None, origin=page)
            while not watcher.look or watcher.look["version"] < 5:
                await watcher.hear()
            await watcher.close()

        run(body)

        async def stopped() -> int:
            room = running.house.rooms[opened["code"]]
            while room.lines or (room.bots.task and not room.bots.task.done()):
                await asyncio.sleep(0.01)
            return room.table.version

        version = running.inside(stopped)
        assert version >= 5 and ask(running.port, "GET", f"/api/tables/{opened['code']}")["state"] == "playing"
        run(lambda: asyncio.sleep(0.3))
        assert moves_at(running, opened["code"]) == version


# --- How often bots decide ---


def test_bots_decide_some_times_at_once_and_then_only_so_often() -> None:
    pace = Pace(10.0, at_once=2.0)
    assert [pace.rest(100.0) for _ in range(20)] == [0.0] * 20
    assert [round(pace.rest(100.0), 3) for _ in range(3)] == [0.1, 0.2, 0.3]
    assert pace.rest(103.0) == 0.0


def test_all_tables_of_an_address_share_the_pace_of_their_bots(tmp_path: Path) -> None:
    with serving(tmp_path, proxy=("127.0.0.1",)) as running:
        codes = [come_from(running.port, address)[1]["code"] for address in ("203.0.113.1",) * 2 + ("203.0.113.2",)]
        here = [open_table(running.port)["code"] for _ in range(2)]
        paces = [running.house.rooms[code].parts.bots for code in (*codes, *here)]
        assert paces[0] is paces[1]
        assert len({id(pace) for pace in paces}) == 4, "tables of this machine are not taken for one owner's"


def test_tables_that_come_back_count_against_whoever_comes_home_to_them(tmp_path: Path) -> None:
    """Else a restart, or half an hour, would give each table a pace, a turn and a disk of its own."""
    ann, stranger = "203.0.113.1", "203.0.113.2"
    with serving(tmp_path, proxy=("127.0.0.1",)) as running:
        tables = [come_from(running.port, ann)[1] for _ in range(2)]
    with serving(tmp_path, proxy=("127.0.0.1",)) as running:
        house = running.house
        while len(house.rooms) < 2:
            time.sleep(0.01)

        def owners() -> list[str | None]:
            return [house.opened_from.get(table["code"]) for table in tables]

        assert owners() == [None, None]
        for table in tables:  # whoever only asks has them for now
            request(running.port, "GET", f"/api/tables/{table['code']}", headers={"X-Forwarded-For": stranger})
        assert owners() == [stranger, stranger]

        async def come_home(address: str) -> None:
            for table in tables:
                player = await Player.of(
                    running.port, table["code"], table["token"], additional_headers={"X-Forwarded-For": address}
                )
                await player.hear()
                assert (await player.ask("chat", text="hello"))["ok"]
                await player.close()

        run(lambda: come_home(ann))
        assert owners() == [ann, ann]
        rooms = [house.rooms[table["code"]] for table in tables]
        assert rooms[0].parts.bots is rooms[1].parts.bots is house.paces[ann]
        assert house.written.by_address[ann].left < house.written.burst
        run(lambda: come_home(stranger))  # with the token: somebody plays on from elsewhere
        assert owners() == [ann, ann]
        running.inside(lambda: house.leave(tables[0]["code"]))
        request(running.port, "GET", f"/api/tables/{tables[0]['code']}", headers={"X-Forwarded-For": stranger})
        assert owners() == [stranger, ann]


# --- Tables ---


def test_an_address_opens_tables_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path, proxy=("127.0.0.1",), tables_by_address=3) as running:
        statuses: list[int] = []
        for _ in range(10):
            status, answer = come_from(running.port, "203.0.113.1")
            statuses.append(status)
            if status == 201:  # it is left again at once
                running.inside(lambda code=answer["code"]: running.house.leave(code))
        assert statuses == [201] * 6 + [429] * 4
        assert come_from(running.port, "203.0.113.2")[0] == 201


def test_a_rematch_counts_like_any_other_table_and_a_refused_one_is_not_stored(tmp_path: Path) -> None:
    with serving(tmp_path, proxy=("127.0.0.1",), tables_by_address=2) as running:
        _, opened = come_from(running.port, "203.0.113.1")
        room = running.house.rooms[opened["code"]]

        async def opened_again(code: str) -> Room:
            tried.append(code)
            raise CannotSave

        async def rematches() -> list[str]:
            said: list[str] = []
            for _ in range(4):
                with pytest.raises(PortRoyalError) as refused:
                    await room.parts.house.add(opened_again)
                said.append(refused.value.code)
            return said

        tried: list[str] = []
        assert running.inside(rematches) == ["server/cannot_save"] * 3 + ["request/too_fast"]
        assert len(set(tried)) == 3 and not running.house.reserved


def test_a_rematch_that_does_not_fit_into_the_house_is_not_opened(tmp_path: Path) -> None:
    with serving(tmp_path, tables=1) as running:
        opened = open_table(running.port)
        room = running.house.rooms[opened["code"]]

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            tried: list[str] = []

            async def opened_again(code: str) -> Room:
                tried.append(code)
                return room

            with pytest.raises(PortRoyalError) as refused:
                await asyncio.to_thread(lambda: running.inside(lambda: room.parts.house.add(opened_again)))
            assert refused.value.code == "server/full" and not tried and not running.house.reserved
            await player.close()

        run(body)


def test_an_address_whose_tables_write_too_much_opens_no_more_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.house.house.MEGABYTE", 2000)
    with serving(tmp_path, proxy=("127.0.0.1",), disk_megabytes_by_address=1, disk_megabytes=10**6) as running:
        status, opened = come_from(running.port, "203.0.113.1")
        assert status == 201

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            for _ in range(6):
                assert (await player.ask("chat", text="x" * 300))["ok"], "games go on"
            await player.close()

        run(body)
        status, answer = come_from(running.port, "203.0.113.1")
        assert (status, answer["code"]) == (429, "server/too_much_written")
        assert come_from(running.port, "203.0.113.2")[0] == 201
        monkeypatch.setattr(running.house.written, "now", lambda: running.house.clock.now() + 80_000.0)
        assert come_from(running.port, "203.0.113.1")[0] == 201


def test_a_full_disk_by_the_settings_takes_no_new_tables_and_games_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as running:
        opened = open_table(running.port)
        monkeypatch.setattr(type(running.house.store), "size", 10**12)
        status, _, answer = request(running.port, "POST", "/api/tables", {"name": "A", "seats": [{"kind": "me"}] * 2})
        assert (status, json.loads(answer)["code"]) == (503, "server/full")

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert (await player.ask("chat", text="still here"))["ok"]
            await player.close()

        run(body)
        assert running.log.count("disk_used_up") == 1
