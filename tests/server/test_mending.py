"""Nothing is kept that can't be applied, and a table that breaks all the same goes on from its last good entry."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask
from evenings import Client, House, MemoryStore, deciding, evening, parts_for, play_to_the_end, settle, sit_down, token
from serving import serving

from portroyal.server.protocol import Answer, Chat, HandOver, JoinTable, OpenTable, Rematch, Remove, SeatPlan, Start
from portroyal.server.protocol.refusals import Refused
from portroyal.server.room.parts import Parts
from portroyal.server.room.room import Room
from portroyal.server.store.sqlite import SqliteStore
from portroyal.server.table import table as tables
from portroyal.server.table.entries import Left, Mended, Moved, Spoke, read
from portroyal.server.table.table import Table


def code_of(answer: Answer | None) -> str | None:
    assert answer is not None
    return answer.problem.code if answer.problem else None


def faults(room: Room) -> list[tuple[str, int, Exception]]:
    assert isinstance(room.parts.house, House)
    return room.parts.house.faults


def stored(room: Room) -> list[bytes]:
    assert isinstance(room.parts.store, MemoryStore)
    return room.parts.store.tables[room.code]


async def again(room: Room) -> Room:
    """The table after a restart."""
    return await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)


# --- Two seats on one device ---


async def rematch_with_two_on_one_device() -> tuple[Room, Client, Client]:
    """Ann played with a second seat on her device and hands over to Ben, who opens the rematch and is its host."""
    room, (ann, ben) = await sit_down(2, devices=1)
    await play_to_the_end([ann, ben], 3)
    assert code_of(await ann.say(HandOver, guest=ben.guest)) is None
    ann.go()
    assert code_of(await ben.say(Rematch)) is None
    house = room.parts.house
    assert isinstance(house, House) and room.table.next_code is not None
    new = house.rooms[room.table.next_code]
    assert new.table.host == ben.guest and new.table.seats_of(ann.guest) == [0, 1]
    return new, await Client(new, ann.guest).come(), await Client(new, ben.guest).come()


def test_removing_one_of_two_seats_keeps_the_token_and_the_other_seat() -> None:
    async def play() -> None:
        room, ann, ben = await rematch_with_two_on_one_device()
        assert code_of(await ben.say(Remove, seat=0)) is None
        assert room.guest_of(token(1)) == ann.guest and ann.line.closed is None
        assert room.table.seats_of(ann.guest) == [1]
        assert code_of(await ann.say(Chat, text="Still here")) is None
        assert (await again(room)).guest_of(token(1)) == ann.guest

    evening(play())


def test_the_host_can_remove_both_seats_of_one_device() -> None:
    async def play() -> None:
        room, ann, ben = await rematch_with_two_on_one_device()
        assert code_of(await ben.say(Remove, seat=0)) is None
        assert code_of(await ben.say(Remove, seat=1)) is None
        assert room.guest_of(token(1)) is None and ann.line.closed == (4009, "removed")
        assert code_of(await ben.say(Chat, text="Alone now")) is None
        assert faults(room) == []
        assert (await again(room)).table.guests == room.table.guests

    evening(play())


def test_in_a_game_a_bot_takes_over_one_seat_of_two_and_the_token_stays() -> None:
    async def play() -> None:
        room, ann, ben = await rematch_with_two_on_one_device()
        assert code_of(await ben.say(Start)) is None
        assert code_of(await ben.say(Remove, seat=1)) is None
        assert room.table.seats_of(ann.guest) == [0] and ann.line.closed is None
        assert code_of(await ben.say(Remove, seat=0)) is None
        assert ann.line.closed == (4009, "removed")

    evening(play())


# --- Nothing is kept that can't be applied ---


def spoil(monkeypatch: pytest.MonkeyPatch, kind: type, *, raises: bool) -> None:
    """From now on entries of a kind can't be applied, or leave a table that is not whole."""
    well = tables.take_in

    def take_in(entry: Any, table: Table) -> Any:
        rows = well(entry, table)
        if isinstance(entry, kind):
            if raises:
                raise KeyError("spoiled")
            table.guests.pop(2)
        return rows

    monkeypatch.setattr(tables, "take_in", take_in)


@pytest.mark.parametrize("raises", [True, False])
def test_what_can_not_be_applied_is_not_kept_and_the_table_goes_on(
    raises: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        before, kept = room.info(), list(stored(room))
        with monkeypatch.context() as broken:
            spoil(broken, Spoke, raises=raises)
            assert code_of(await ann.say(Chat, text="Ahoy")) == "server/error"
        assert stored(room) == kept and room.info() == before and ben.line.closed is None
        assert [(code, number) for code, number, _ in faults(room)] == [(room.code, len(kept) + 1)]
        assert code_of(await ann.say(Chat, text="Ahoy again")) is None
        assert ben.kinds()[-1] == "said"
        assert code_of(await ann.say(Start)) is None
        await play_to_the_end([ann, ben], 3)

    evening(play())


def test_a_table_that_can_not_be_told_again_is_not_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        parts = parts_for()
        spoil(monkeypatch, tables.AnyEntry, raises=True)  # type: ignore[arg-type]
        with pytest.raises(KeyError):
            await Room.opened("TABLE1", OpenTable("Ann", [SeatPlan("me"), SeatPlan("open")]), token(1), parts)
        assert isinstance(parts.store, MemoryStore) and parts.store.tables == {}

    evening(play())


def test_a_bot_whose_move_can_not_be_applied_plays_another(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, ["castaway"])
        well = tables.take_in

        def take_in(entry: Any, table: Table) -> Any:
            if isinstance(entry, Moved) and entry.bot is not None and entry.action == "draw":
                if table.game is not None and len(table.game.legal()) > 1:
                    raise KeyError("spoiled")
            return well(entry, table)

        monkeypatch.setattr(tables, "take_in", take_in)
        await play_to_the_end([ann], 3)
        assert faults(room)

    evening(play())


# --- A table that breaks all the same ---


async def broken_table(parts: Parts) -> tuple[Room, int]:
    """A table in whose store something stands that can't be applied, with a move and a word behind it."""
    room, clients = await sit_down(2, parts=parts)
    for _ in range(10):
        client = deciding(clients)
        assert client is not None
        await client.move()
    await clients[0].say(Chat, text="Before")
    texts = stored(room)
    good = len(texts)
    left = {"kind": "left", "number": good + 1, "at": 1.0, "guest": 1, "seat": 4, "name": None, "bot": None}
    said = {"kind": "said", "number": good + 2, "at": 2.0, "guest": 1, "seat": 0, "name": "Ann", "text": "After"}
    texts += [json.dumps(left).encode(), json.dumps(said).encode()]
    return room, good


def test_a_broken_table_plays_on_from_its_last_good_entry_and_says_so() -> None:
    async def play() -> None:
        parts = parts_for()
        room, good = await broken_table(parts)
        version = room.table.version
        new = await again(room)
        assert [(code, number) for code, number, _ in faults(room)] == [(room.code, good + 1)]
        assert new.table.game is not None and room.table.game is not None
        assert new.table.game.hash == room.table.game.hash
        assert new.table.version > version + 2, "nothing that was said about what is void fits any more"
        clients = [await Client(new, guest).come() for guest in (1, 2)]
        assert clients[1].kinds()[good:] == ["void", "void", "mended"]
        entry = read(stored(room)[-1])
        assert isinstance(entry, Mended) and entry.after == good
        assert b"After" in stored(room)[good + 1], "nothing is thrown away"
        await clients[0].say(Chat, text="We play on")
        await play_to_the_end(clients, 3)
        third = await again(new)
        assert third.table.game is not None and third.table.game.hash == new.table.game.hash
        assert len(faults(room)) == 1, "it is mended once"

    evening(play())


def test_a_table_can_break_again_before_where_it_was_mended() -> None:
    async def play() -> None:
        room, good = await broken_table(parts_for())
        await again(room)
        stored(room)[good - 1] = b"{ a page of the disk"
        new = await again(room)
        assert [number for _, number, _ in faults(room)] == [good + 1, good]
        (ann,) = [await Client(new, 1).come()]
        assert ann.kinds()[good - 1 :] == ["void"] * 4 + ["mended"]
        assert (await again(new)).table.version == new.table.version

    evening(play())


def test_while_a_broken_table_can_not_be_mended_nothing_happens_there() -> None:
    async def play() -> None:
        parts = parts_for()
        room, good = await broken_table(parts)
        assert isinstance(parts.store, MemoryStore)
        parts.store.fails = lambda: "lost"
        with pytest.raises(Exception, match="can't save"):
            await again(room)
        parts.store.fails = lambda: ""
        assert (await again(room)).table.steps[-1].entry.number == good + 3

    evening(play())


def test_what_a_newer_server_wrote_is_not_cut_off() -> None:
    async def play() -> None:
        room, _ = await sit_down(2)
        stored(room).append(b'{"kind":"a feast","number":%d,"at":1.0}' % (len(stored(room)) + 1))
        kept = list(stored(room))
        with pytest.raises(Refused) as found:
            await again(room)
        assert found.value.code == "table/other_rules"
        assert stored(room) == kept and faults(room) == []

    evening(play())


def test_what_was_kept_in_doubt_and_does_not_apply_is_mended_in_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        parts = parts_for()
        _, clients = await sit_down(2, parts=parts)
        assert isinstance(parts.store, MemoryStore)
        parts.store.fails = lambda: "kept"
        assert code_of(await clients[0].say(Chat, text="Ahoy")) == "server/cannot_save"
        parts.store.fails = lambda: ""
        with monkeypatch.context() as broken:
            spoil(broken, Spoke, raises=True)
            await settle(seconds=5.0)
        assert clients[1].kinds()[-2:] == ["void", "mended"]
        await play_to_the_end(clients, 3)

    evening(play())


def test_the_server_reports_a_broken_table_and_serves_it(tmp_path: Path) -> None:
    """In its log, under /health and in its numbers."""
    plan = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path) as running:
        opened = ask(running.port, "POST", "/api/tables", plan)
    code = opened["code"]

    async def spoil_it() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        entry = {"kind": "left", "number": 2, "at": 1.0, "seat": 9, "name": None, "bot": None}
        await store.append(code, [(2, json.dumps(entry).encode())])
        store.close()

    asyncio.run(spoil_it())
    with serving(tmp_path) as running:
        assert ask(running.port, "GET", f"/api/tables/{code}")["state"] == "lobby"
        assert ask(running.port, "GET", "/health")["broken_tables"] == 1
        assert "entry_not_applied" in running.log and code in running.log

        async def come() -> None:
            player = await Player.of(running.port, code, opened["token"])
            welcome = await player.hear()
            assert [entry["kind"] for entry in welcome["entries"]] == ["opened", "void", "mended"]
            assert (await player.ask("chat", text="Ahoy"))["ok"]

        asyncio.run(come())
        assert "portroyal_tables_with_faults 1" in running.server.uvicorn.house.metrics.text()


# --- A copy is a copy ---


def test_trying_entries_changes_nothing() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, ["bosun"], watchers=1)
        table = room.table
        before = snapshot(table)
        number = len(table.steps) + 1
        table.ahead([Left(number=number, at=0.0, seat=1, name=None, bot="bosun")])
        client = deciding(clients)
        if client is not None and client.look is not None:
            seat = client.look.actor
            table.ahead([Moved(number=number, at=0.0, guest=1, request="x", seat=seat, action="draw")])
        assert snapshot(table) == before

    evening(play())


def snapshot(table: Table) -> dict[str, Any]:
    """All of a table, in a form that can be compared."""
    plain = {name: getattr(table, name) for name in Table.__dataclass_fields__ if name not in ("game", "steps")}
    game = table.game
    copied = {name: type(part)(part) if isinstance(part, dict | list) else part for name, part in plain.items()}
    return copied | {"game": game and (game.hash, game.version), "entries": [step.entry for step in table.steps]}


def test_a_guest_may_join_a_table_that_was_mended() -> None:
    async def play() -> None:
        parts = parts_for()
        room, _ = await sit_down(1, parts=parts, start=False, devices=1)
        stored(room).append(b"{ torn")
        new = await again(room)
        guest, _ = await new.admit(JoinTable("Zoe", watch=True), token(9))
        assert new.table.guests[guest].name == "Zoe"
        assert (await again(new)).table.guests == new.table.guests

    evening(play())
