"""Files that are deleted, cut, swapped or spoiled, while a server runs or before it starts: never a silent loss."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from on_the_line import run
from serving import serving

from portroyal.cli import run as run_command
from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.store.care import check
from portroyal.server.store.chest import Chest
from portroyal.server.store.lock import StoreError
from portroyal.server.store.sqlite import Damaged, SqliteStore, connect_carelessly

ROUNDS = int(os.environ.get("PORTROYAL_DAMAGES", "1"))
FLIPS = int(os.environ.get("PORTROYAL_FLIPS", "30"))


ALONE = [{"kind": "me"}, {"kind": "device"}]  # nobody moves


def older_copy(data: Path) -> Path:
    return data.with_name("older.db")


# --- While it runs ---


def delete_database(data: Path) -> None:
    (data / "tables.db").unlink()


def delete_folder(data: Path) -> None:
    shutil.rmtree(data)


def move_folder(data: Path) -> None:
    data.rename(data.with_name("elsewhere"))


def cut_to_nothing(data: Path) -> None:
    os.truncate(data / "tables.db", 0)


def cut_in_half(data: Path) -> None:
    os.truncate(data / "tables.db", (data / "tables.db").stat().st_size // 2)


def swap(data: Path) -> None:
    shutil.copy(older_copy(data), data / "new.db")
    (data / "new.db").rename(data / "tables.db")


def write_over(data: Path) -> None:
    (data / "tables.db").write_bytes(older_copy(data).read_bytes())


def delete_log(data: Path) -> None:
    (data / "tables.db-wal").unlink()


def cut_log(data: Path) -> None:
    os.truncate(data / "tables.db-wal", 0)


HARM = [delete_database, delete_folder, move_folder, cut_to_nothing, cut_in_half, swap, write_over, delete_log, cut_log]


@pytest.mark.parametrize("number", range(ROUNDS))
@pytest.mark.parametrize("harm", HARM, ids=lambda each: each.__name__)
def test_nothing_is_acknowledged_into_nowhere(tmp_path: Path, harm: Callable[[Path], None], number: int) -> None:
    """F11: entries come all the time, and at some moment somebody spoils the files."""
    data, chance = tmp_path / "data", random.Random(number)

    async def body() -> None:
        store = SqliteStore(data / "tables.db", connect=connect_carelessly)
        for each in range(30):
            await store.append("AAAAAA", [(each + 1, b"x" * 500)])
        shutil.copy(data / "tables.db", older_copy(data))
        harmed = threading.Event()

        def do_harm() -> None:
            time.sleep(chance.random() * 0.05)
            harm(data)
            harmed.set()

        somebody = threading.Thread(target=do_harm)
        somebody.start()
        count, was_harmed = 30, False
        while True:
            was_harmed = harmed.is_set()
            try:
                await store.append("AAAAAA", [(count + 1, b"y" * 500)])
            except CannotSave:
                break
            assert not was_harmed, "acknowledged, and the file was spoiled before it was asked"
            count += 1
        somebody.join()
        assert not store.writable and store.trouble
        with pytest.raises(CannotSave):
            await store.append("BBBBBB", [(1, b"z")])
        with pytest.raises((CannotSave, StoreError)):
            await store.read("AAAAAA")
        store.close()

    asyncio.run(body())


def test_what_was_moved_away_in_the_middle_of_a_commit_and_put_back_is_trusted_again(tmp_path: Path) -> None:
    data = tmp_path / "data"

    async def body() -> None:
        store = SqliteStore(data / "tables.db", connect=connect_carelessly)
        await store.append("AAAAAA", [(1, b"x")])
        check, data_is_away = store.watch.check, []

        def move_behind_its_back() -> None:
            check()
            if not data_is_away:
                data_is_away.append(data.rename(tmp_path / "elsewhere"))

        store.watch.check = move_behind_its_back  # type: ignore[method-assign]
        with pytest.raises(CannotSave):
            await store.append("AAAAAA", [(2, b"y")])
        (tmp_path / "elsewhere").rename(data)
        found = await store.read("AAAAAA")
        assert found in ([b"x"], [b"x", b"y"])
        await store.append("AAAAAA", [(len(found) + 1, b"z")])
        store.close()

    asyncio.run(body())


def test_an_idle_server_says_so_in_its_health_and_log_and_to_guests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.house.house.LOOK_EVERY", 0.05)
    monkeypatch.setattr("portroyal.server.network.doors.PROVE_EVERY", 0.0)
    data = tmp_path / "data"
    with serving(data) as running:
        opened = open_table(running.port)

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert (await player.ask("chat", text="before"))["ok"]
            data.rename(tmp_path / "elsewhere")
            await until(lambda: "store_lost" in running.log)
            status, _, answer = await asyncio.to_thread(request, running.port, "GET", "/health")
            assert status == 503
            assert json.loads(answer)["problem"] == "the database is gone"
            refused = await player.ask("chat", text="meanwhile")
            assert refused["problem"]["code"] == "server/cannot_save"
            assert str(tmp_path) not in json.dumps(refused)
            # As it was: it goes on by itself.
            (tmp_path / "elsewhere").rename(data)
            await until(lambda: "store_found" in running.log)
            assert (await player.ask("chat", text="after"))["ok"]
            await player.close()

        run(body)
        assert ask(running.port, "GET", "/health")["ok"]
    assert running.log.count("store_lost") == 1


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


def test_no_guest_is_told_where_the_files_are(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as running:
        opened = open_table(running.port)
        running.inside(lambda: running.house.leave(opened["code"]))
        (tmp_path / "data").rename(tmp_path / "elsewhere")
        status, _, answer = request(running.port, "GET", f"/api/tables/{opened['code']}")
        assert status == 503 and str(tmp_path).encode() not in answer and b"tables.db" not in answer


# --- Before it starts ---

TABLES = ("AAAAAA", "BBBBBB", "CCCCCC")


def bodies(code: str) -> list[bytes]:
    return [f"{code} {number} ".encode() * (number % 9 + 1) for number in range(1, 60)]


def files_of(folder: Path, *, in_log: bool) -> None:
    """Three tables, all in the log or all in the database, as after a crash."""

    async def body() -> None:
        store = SqliteStore(folder / "first" / "tables.db", connect=connect_carelessly)
        for number in range(59):
            for code in TABLES:
                await store.append(code, [(number + 1, bodies(code)[number])])
        if not in_log:
            assert store.connection is not None
            store.move_log(store.connection)
        (folder / "data").mkdir()
        for each in (folder / "first").iterdir():
            shutil.copy(each, folder / "data" / each.name)
        store.close()

    asyncio.run(body())
    for beside in ("-shm", *(() if in_log else ("-wal",))):
        (folder / "data" / f"tables.db{beside}").unlink()


def entries_found(path: Path) -> dict[str, list[bytes] | None]:
    """What a server reads of each table; None: it says that it can't."""

    async def body() -> dict[str, list[bytes] | None]:
        store = SqliteStore(path, connect=connect_carelessly)
        found: dict[str, list[bytes] | None] = {}
        for code in TABLES:
            try:
                found[code] = await store.read(code)
            except StoreError:
                found[code] = None
            if code in store.fallen_short:
                assert store.fallen_short[code] == (59, len(found[code] or ()))
                found[code] = None
        store.close()
        return found

    return asyncio.run(body())


def is_told(path: Path) -> bool:
    """Is damage told: by a server that refuses to start, or by table? What is read otherwise must be right."""
    try:
        found = entries_found(path)
    except Damaged as error:
        assert "portroyal store" in str(error)
        return True
    except StoreError:
        return True
    for code, entries in found.items():
        assert entries is None or entries == bodies(code), code
    return None in found.values()


@pytest.mark.parametrize("spoil", ["flip", "cut", "delete", "rubbish"])
def test_a_damaged_log_is_told_by_table(tmp_path: Path, spoil: str) -> None:
    files_of(tmp_path, in_log=True)
    log = tmp_path / "data" / "tables.db-wal"
    whole = log.read_bytes()
    half = len(whole) // 2
    if spoil == "flip":
        log.write_bytes(whole[:half] + bytes([whole[half] ^ 1]) + whole[half + 1 :])
    elif spoil == "cut":
        log.write_bytes(whole[:half])
    elif spoil == "rubbish":
        log.write_bytes(random.Random(1).randbytes(len(whole)))
    else:
        log.unlink()
    with serving(tmp_path / "data") as running:
        lost = [json.loads(line) for line in running.log.splitlines() if '"entries_lost"' in line]
    assert {line["code"] for line in lost} == set(TABLES) and all(line["count"] > 0 for line in lost)
    with serving(tmp_path / "data") as running:  # it is known now
        assert "entries_lost" not in running.log


def test_a_log_that_is_whole_is_no_reason_to_complain(tmp_path: Path) -> None:
    files_of(tmp_path, in_log=True)
    assert not is_told(tmp_path / "data" / "tables.db")
    assert not is_told(tmp_path / "data" / "tables.db")


def test_a_code_that_is_no_text_any_more_keeps_no_server_from_starting(tmp_path: Path) -> None:
    files_of(tmp_path, in_log=False)
    path = tmp_path / "data" / "tables.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET code = CAST(x'fffefdfc' AS TEXT) WHERE code = ?", (TABLES[0],))
    assert entries_found(path)[TABLES[1]] == bodies(TABLES[1])
    report = check(path, lambda entries: (len(entries), None))
    assert [table.code for table in report.damaged] == ["\ufffd" * 4]


def test_a_schema_of_which_even_the_complaint_is_no_text_is_damage_like_any_other(tmp_path: Path) -> None:
    files_of(tmp_path, in_log=False)
    path = tmp_path / "data" / "tables.db"
    path.write_bytes(path.read_bytes().replace(b"CREATE TABLE entries", b"CREATE \x95\x96\x97\x98\x99 entries"))
    with pytest.raises(Damaged, match="portroyal store"):
        SqliteStore(path)
    with pytest.raises(Damaged, match="backup"):
        check(path, lambda entries: (len(entries), None))


@pytest.mark.parametrize("in_log", [False, True], ids=["in the database", "in the log"])
def test_a_byte_that_changed_anywhere_is_told_or_does_no_harm(tmp_path: Path, in_log: bool) -> None:
    files_of(tmp_path, in_log=in_log)
    path, chance = tmp_path / "data" / "tables.db", random.Random(20261116)
    spoiled = path.with_name("tables.db-wal") if in_log else path
    kept = {each: each.read_bytes() for each in path.parent.iterdir()}
    told = 0
    for _ in range(FLIPS):
        for each in path.parent.iterdir():
            each.unlink()
        for each, content in kept.items():
            each.write_bytes(content)
        where, width = chance.randrange(len(kept[spoiled])), chance.choice([1, 1, 16, 4096])
        content = bytearray(kept[spoiled])
        content[where : where + width] = chance.randbytes(len(content[where : where + width]))
        spoiled.write_bytes(content)
        told += is_told(path)
    assert told > FLIPS // 4


def test_one_spoiled_entry_breaks_its_own_table_only_and_the_log_says_which(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        codes = [open_table(running.port)["code"] for _ in range(3)]
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        body = connection.execute("SELECT body FROM entries WHERE code = ? AND number = 1", (codes[1],)).fetchone()[0]
        spoiled = body.replace(b"Ann", b"Ben")
        connection.execute("UPDATE entries SET body = ? WHERE code = ? AND number = 1", (spoiled, codes[1]))
    with serving(tmp_path) as running:
        assert [request(running.port, "GET", f"/api/tables/{code}")[0] for code in codes] == [200, 500, 200]
        assert (
            json.loads(next(line for line in running.log.splitlines() if "damaged_table" in line))["code"] == codes[1]
        )
        running.inside(running.house.forget)
    assert run_command(["store", "check", "--data", str(tmp_path)]) == 1


# --- Care ---


def command(*words: Any, data: Path) -> int:
    return run_command(["store", *map(str, words), "--data", str(data)])


def test_a_file_is_checked_and_a_table_exported_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as running:
        codes = [open_table(running.port, seats=ALONE)["code"] for _ in range(2)]
        assert command("check", data=tmp_path) == 0
        assert command("delete", codes[0], data=tmp_path) == 2
        assert "Another server uses" in capsys.readouterr().err
    assert command("check", data=tmp_path) == 0
    assert "2 tables, 2 of them whole" in capsys.readouterr().out
    assert command("export", codes[0].lower(), data=tmp_path) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["number"] for line in lines] == [1, 2] and lines[0]["code"] == codes[0]
    assert command("delete", codes[0], data=tmp_path) == 0
    for words in (("export", codes[0]), ("delete", codes[0])):
        assert command(*words, data=tmp_path) == 2
        assert f"There is no table {codes[0]}" in capsys.readouterr().err
    assert codes[0].encode() not in (tmp_path / "tables.db").read_bytes()
    assert command("repair", data=tmp_path) == 0
    assert "1 tables, 1 of them whole" in capsys.readouterr().out
    assert not list(tmp_path.glob("*.damaged-*"))


def test_what_can_be_read_of_a_damaged_file_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as running:
        whole = open_table(running.port)
        spoiled = open_table(running.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)

        async def talk() -> None:
            player = await Player.of(running.port, spoiled["code"], spoiled["token"])
            for number in range(5):
                await player.ask("chat", text=f"said {number}")
            await player.close()

        run(talk)
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("DELETE FROM entries WHERE code = ? AND number = 4", (spoiled["code"],))
    assert command("check", data=tmp_path) == 1
    assert f"Table {spoiled['code']} has no entry 4. 3 entries can be used" in capsys.readouterr().out
    assert command("repair", data=tmp_path) == 0
    assert "Kept what can be read of 2 tables" in capsys.readouterr().out
    (aside,) = tmp_path.glob("*.damaged-*[0-9]")
    assert aside.stat().st_size
    assert command("check", data=tmp_path) == 0
    with serving(tmp_path) as running:
        assert ask(running.port, "GET", f"/api/tables/{whole['code']}")["state"] == "playing"

        async def come_back() -> None:
            player = await Player.of(running.port, spoiled["code"], spoiled["token"])
            welcome = await player.hear()
            assert [entry["text"] for entry in welcome["entries"]][1:] == ["said 0", "said 1"]
            await player.close()

        run(come_back)


def test_a_page_of_rubbish_keeps_the_server_from_starting_and_repair_keeps_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files_of(tmp_path, in_log=False)
    data = tmp_path / "data"
    path = data / "tables.db"
    content = bytearray(path.read_bytes())
    at = content.index(b"BBBBBB 40 ") // 4096 * 4096
    content[at : at + 4096] = random.Random(2).randbytes(4096)
    path.write_bytes(content)
    with pytest.raises(Damaged, match="portroyal store repair"):
        SqliteStore(path)
    assert command("check", data=data) == 1
    told = capsys.readouterr().out
    assert "BBBBBB" in told
    assert command("repair", data=data) == 0
    SqliteStore(path).close()


# --- The chest ---


def cut_chest(data: Path) -> None:
    os.truncate(data / "chest.db", 100)


def cut_log_of_chest(data: Path) -> None:
    os.truncate(data / "chest.db-wal", 0)


def delete_chest(data: Path) -> None:
    (data / "chest.db").unlink()


def swap_chest(data: Path) -> None:
    shutil.copy(data / "chest.db", data / "new.db")
    (data / "new.db").rename(data / "chest.db")


@pytest.mark.parametrize("harm", [delete_chest, delete_folder, move_folder, cut_chest, cut_log_of_chest, swap_chest])
def test_the_chest_acknowledges_nothing_into_nowhere_either(tmp_path: Path, harm: Callable[[Path], None]) -> None:
    data = tmp_path / "data"
    data.mkdir()

    async def body() -> None:
        chest = Chest(data / "chest.db")
        await chest.put("numbers", "before", b"x" * 5000, 1.0)
        await chest.drop("numbers", "nothing")  # which moves the log into the database
        await chest.put("numbers", "ann", b"x" * 5000, 1.0)
        harm(data)
        for _ in range(2):
            with pytest.raises(CannotSave):
                await chest.put("numbers", "ben", b"y", 2.0)
            with pytest.raises(CannotSave):
                await chest.get("numbers", "ann")
        assert chest.trouble and str(tmp_path) not in chest.trouble
        chest.close()

    asyncio.run(body())


def test_a_chest_that_is_put_back_is_used_again_and_the_server_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.house.house.LOOK_EVERY", 0.05)
    monkeypatch.setattr("portroyal.server.network.doors.PROVE_EVERY", 0.0)
    with serving(tmp_path / "data") as running:
        code = ask(running.port, "POST", "/api/numbers", {"games": [{"code": "A"}]})["code"]
        chest, elsewhere = tmp_path / "data" / "chest.db", tmp_path / "elsewhere"
        chest.rename(elsewhere)
        status, _, answer = request(running.port, "GET", "/health")
        assert status == 503 and json.loads(answer)["problem"] == "in the chest the database is gone"
        kept = ask(running.port, "POST", "/api/numbers", {"games": [{"code": "B"}], "code": code})
        assert kept["code"] == "server/cannot_save"
        asyncio.run(until(lambda: "in the chest the database is gone" in running.log))
        assert open_table(running.port)["code"]  # games go on
        elsewhere.rename(chest)
        assert request(running.port, "GET", "/health")[0] == 200
        kept = ask(running.port, "POST", "/api/numbers", {"games": [{"code": "B"}], "code": code})
        assert len(kept["games"]) == 2


def test_a_damaged_chest_is_told_and_repaired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "chest.db"

    async def fill() -> None:
        chest = Chest(path)
        for number in range(60):
            await chest.put("numbers", f"{number:03}", random.Random(number).randbytes(1500), time.time())
        chest.close()

    asyncio.run(fill())
    with serving(tmp_path):
        pass
    assert command("check", data=tmp_path) == 0
    content = bytearray(path.read_bytes())
    at = len(content) // 2 // 4096 * 4096
    content[at : at + 4096] = random.Random(2).randbytes(4096)
    path.write_bytes(content)
    assert command("check", data=tmp_path) == 1
    assert "The chest" in capsys.readouterr().out
    with serving(tmp_path) as running:
        status, _, answer = request(running.port, "GET", "/health")
        assert status == 503 and json.loads(answer)["problem"] == "the chest is damaged"
        assert ask(running.port, "POST", "/api/numbers", {"games": []})["code"] == "server/cannot_save"
        assert open_table(running.port)["code"]
    assert command("repair", data=tmp_path) == 0
    count = int(capsys.readouterr().out.split("Kept ")[1].split()[0])
    assert 40 <= count <= 60
    assert command("check", data=tmp_path) == 0
    with serving(tmp_path) as running:
        assert ask(running.port, "POST", "/api/numbers", {"games": []})["games"] == []


def test_a_chest_that_is_no_database_at_all_is_put_aside(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        pass
    (tmp_path / "chest.db").write_bytes(random.Random(1).randbytes(9000))
    assert command("check", data=tmp_path) == 1
    assert command("repair", data=tmp_path) == 0
    assert "Kept 0 things" in capsys.readouterr().out
    assert command("check", data=tmp_path) == 0
