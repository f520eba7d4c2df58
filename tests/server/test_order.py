"""A stranger with the code can't spoil a table: what a host may do, what players vote for, how often is enough."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, get_args

import pytest
from clients import Player, ask
from evenings import Client, House, deciding, evening, parts_for, play_to_the_end, settle, sit_down, token
from msgspec import structs
from on_the_line import ending, run
from serving import serving
from websockets.asyncio.client import ClientConnection, connect

from portroyal.server.protocol import (
    Answer,
    Chat,
    Dismiss,
    HandOver,
    Hold,
    JoinTable,
    Lock,
    Mute,
    OpenTable,
    PlanSeats,
    PlanTable,
    React,
    Rematch,
    Remove,
    Rename,
    SeatPlan,
    Settings,
    Sit,
    Start,
    Vote,
)
from portroyal.server.protocol.refusals import Refused
from portroyal.server.room.room import Room
from portroyal.server.room.watching import FROM_ONE_ADDRESS, JOINED_FROM_ONE_ADDRESS
from portroyal.server.table.coming import MOST_WATCHERS
from portroyal.server.table.ends import ENDS_WITH, MOST_BY_GUEST, MOST_RETURNS
from portroyal.server.table.entries import AnyEntry


def code_of(answer: Answer | None) -> str | None:
    assert answer is not None
    return answer.problem.code if answer.problem else None


async def again(room: Room) -> Room:
    """The table after a restart."""
    return await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)


async def refusal(room: Room, client: Client, address: str = "") -> str:
    """Why somebody may not connect; nothing if they may."""
    try:
        await room.connect(client.line, client.guest, 0, address)
    except Refused as error:
        return error.code
    return ""


# --- What a host may do ---


def test_only_the_host_keeps_order() -> None:
    async def play() -> None:
        _, (ann, ben, cleo) = await sit_down(2, watchers=1)
        for client in (ben, cleo):
            assert code_of(await client.say(Dismiss, guest=ann.guest)) == "table/not_host"
            assert code_of(await client.say(Dismiss, guest=None, ban=True)) == "table/not_host"
            assert code_of(await client.say(Mute, guest=ann.guest, muted=True)) == "table/not_host"
            assert code_of(await client.say(Mute, muted=True)) == "table/not_host"
            assert code_of(await client.say(Lock, locked=True)) == "table/not_host"
            assert code_of(await client.say(HandOver, guest=client.guest)) == "table/not_host"
        for kind, more in ((Dismiss, {}), (Mute, {"muted": True}), (HandOver, {})):
            assert code_of(await ann.say(kind, guest=ann.guest, **more)) == "table/not_yourself"
            assert code_of(await ann.say(kind, guest=77, **more)) == "table/no_such_guest"

    evening(play())


@pytest.mark.parametrize("start", [False, True])
def test_a_guest_who_is_sent_away_leaves_every_seat(start: bool) -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=start)
        assert code_of(await ann.say(Dismiss, guest=ben.guest)) is None
        ben.hear()
        assert ben.line.closed == (4009, "dismissed") and ben.goodbye is not None and ben.goodbye.code == "dismissed"
        assert room.guest_of(token(2)) is None
        assert room.table.places[1].kind == ("bot" if start else "open")
        (entry,) = [entry for entry in ann.entries.values() if entry.kind == "dismissed"]
        assert (entry.name, entry.text) == ("Guest 2", None)
        guest, _ = await room.admit(JoinTable("Zoe", watch=True), token(2))
        assert guest == 3, "without a ban they may come again"
        assert (await again(room)).table.guests == room.table.guests
        if start:
            await play_to_the_end([ann], 3)

    evening(play())


def test_who_is_banned_does_not_come_again_by_token_name_or_address_nor_to_the_rematch() -> None:
    async def play() -> None:
        parts = parts_for()
        room, (ann, ben) = await sit_down(2, parts=parts, start=False)
        zoe, _ = await room.admit(JoinTable("Zoe", watch=True), token(7), "192.0.2.7")
        client = Client(room, zoe)
        await room.connect(client.line, zoe, 0, "192.0.2.7")
        assert code_of(await ann.say(Dismiss, guest=zoe, ban=True)) is None
        assert client.line.closed == (4009, "dismissed")

        async def comes(room: Room, name: str, secret: int, address: str = "") -> str:
            try:
                await room.admit(JoinTable(name, watch=True), token(secret), address)
            except Refused as error:
                return error.code
            return ""

        for each in (room, await again(room)):
            assert await comes(each, "Zoe the second", 7) == "table/banned"
            assert await comes(each, "ZOE", 8) == "table/name_taken"
        assert await comes(room, "Yan", 8, "192.0.2.7") == "table/banned"
        assert await refusal(room, Client(room, None), "192.0.2.7") == "table/banned"
        assert await comes(room, "Xia", 9, "192.0.2.8") == ""
        await ann.say(Start)
        await play_to_the_end([ann, ben], 3)
        await ann.say(Rematch)
        assert isinstance(parts.house, House) and room.table.next_code is not None
        assert await comes(parts.house.rooms[room.table.next_code], "Zoe the third", 7) == "table/banned"

    evening(play())


def test_those_who_watch_without_a_name_are_sent_away_together() -> None:
    async def play() -> None:
        room, (ann, cleo) = await sit_down(1, ["bosun"], watchers=1)
        strangers = [Client(room, None) for _ in range(3)]
        for number, stranger in enumerate(strangers):
            await room.connect(stranger.line, None, 0, f"192.0.2.{number}")
        ann.hear()
        assert room.info().watchers == 4
        assert code_of(await ann.say(Dismiss, ban=True)) is None
        assert all(stranger.line.closed == (4009, "dismissed") for stranger in strangers)
        assert cleo.line.closed is None and room.info().watchers == 1
        assert await refusal(room, Client(room, None), "192.0.2.1") == "table/banned"
        assert await refusal(room, Client(room, None), "192.0.2.9") == ""

    evening(play())


def test_whoever_is_muted_says_nothing_until_they_may_again() -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(2, watchers=1)
        assert code_of(await ann.say(Mute, guest=cleo.guest, muted=True)) is None
        assert code_of(await cleo.say(Chat, text="Ahoy")) == "table/muted"
        assert code_of(await cleo.say(React, reaction="ouch")) == "table/muted"
        assert code_of(await ben.say(Chat, text="Peace at last")) is None
        assert ben.table is not None and ben.table.muted == [cleo.guest]
        assert (await again(room)).table.muted == {cleo.guest}
        assert code_of(await ann.say(Mute, guest=cleo.guest, muted=False)) is None
        assert code_of(await cleo.say(Chat, text="Ahoy")) is None
        assert code_of(await ann.say(Mute, muted=True)) is None
        assert code_of(await ben.say(Chat, text="Me too?")) == "table/quiet"
        assert code_of(await ben.say(React, reaction="ha")) == "table/quiet"
        assert code_of(await ann.say(Chat, text="Yes")) is None
        ben.hear()
        assert ben.table.quiet
        assert code_of(await ann.say(Mute, muted=False)) is None
        assert code_of(await ben.say(Chat, text="Thanks")) is None

    evening(play())


def test_a_locked_table_lets_nobody_new_in_and_everybody_else_back() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        assert code_of(await ann.say(Remove, seat=1)) is None
        assert code_of(await ann.say(Lock, locked=True)) is None
        for each in (room, await again(room)):
            for watch in (False, True):
                with pytest.raises(Refused) as found:
                    await each.admit(JoinTable("Zoe", watch=watch), token(7))
                assert found.value.code == "table/locked"
            assert await refusal(each, Client(each, None)) == "table/locked"
        ann.go()
        await ann.come()
        assert code_of(await ann.say(Lock, locked=False)) is None
        await room.admit(JoinTable("Zoe"), token(7))
        assert ben.line.closed is not None

    evening(play())


def test_a_host_hands_the_table_over_to_a_player() -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(2, start=False, watchers=1)
        assert code_of(await ann.say(HandOver, guest=cleo.guest)) == "table/no_such_guest"
        assert code_of(await ann.say(HandOver, guest=ben.guest)) is None
        assert room.info().host == ben.guest and cleo.kinds()[-1] == "hosted"
        assert code_of(await ann.say(Lock, locked=True)) == "table/not_host"
        assert code_of(await ben.say(Dismiss, guest=ann.guest)) is None
        assert (await again(room)).table.host == ben.guest

    evening(play())


def test_forbidding_watchers_sends_those_away_who_are_there_also_in_a_game() -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(2, watchers=1)
        stranger = await Client(room, None).come()
        wanted = Settings(pace="quick", spectators=False)
        assert code_of(await ann.say(PlanTable, settings=wanted)) is None
        assert (cleo.line.closed, stranger.line.closed) == ((4009, "dismissed"), (4009, "dismissed"))
        assert room.table.settings == wanted and room.info().watchers == 0 and ben.line.closed is None
        assert await refusal(room, Client(room, None)) == "table/no_spectators"
        assert await refusal(room, Client(room, cleo.guest)) == "table/no_spectators"
        assert await refusal(room, Client(room, ben.guest)) == ""
        assert code_of(await ann.say(PlanTable, settings=Settings(pace="quick", hints=False))) == "table/fixed"
        assert code_of(await ann.say(PlanTable, settings=Settings(pace="quick"))) is None
        assert await refusal(room, Client(room, cleo.guest)) == ""

    evening(play())


def test_a_host_without_a_seat_gets_in_where_nobody_may_watch() -> None:
    async def play() -> None:
        room, (ann, _) = await sit_down(2, start=False, spectators=False)
        assert code_of(await ann.say(Remove, seat=0)) is None
        ann.go()
        assert await refusal(room, Client(room, ann.guest)) == ""

    evening(play())


# --- Who never moves ---


async def slow_table(people: int) -> tuple[Room, Client, list[Client]]:
    """Somebody who decides, and does not; and the others."""
    room, clients = await sit_down(people)
    slow = deciding(clients)
    assert slow is not None
    return room, slow, [client for client in clients if client is not slow]


def test_the_others_vote_a_bot_in_for_somebody_who_never_moves() -> None:
    async def play() -> None:
        room, slow, others = await slow_table(4)
        assert slow.look is not None
        seat = slow.look.actor
        assert code_of(await others[0].say(Vote, seat=seat)) == "table/still_thinking"
        await asyncio.sleep(119.0)
        assert code_of(await others[0].say(Vote, seat=seat)) == "table/still_thinking"
        await asyncio.sleep(2.0)
        assert code_of(await slow.say(Vote, seat=seat)) == "table/not_yourself"
        assert code_of(await others[0].say(Vote, seat=(seat + 1) % 4)) == "table/not_their_turn"
        assert code_of(await others[0].say(Vote, seat=seat)) is None
        assert code_of(await others[0].say(Vote, seat=seat)) is None, "twice is once"
        assert room.table.holds == {}
        assert code_of(await others[1].say(Vote, seat=seat)) is None
        kinds = slow.kinds()
        assert kinds[kinds.index("voted") :][:3] == ["voted", "voted", "held"]
        assert room.table.holds[seat].why == "vote"
        await settle(seconds=3.0)
        assert room.table.version > 0
        assert code_of(await slow.say(Hold, away=False)) is None, "the seat is theirs whenever they want it back"
        await play_to_the_end([slow, *others], 3)

    evening(play())


def test_of_two_players_the_other_is_enough_and_whoever_left_has_no_vote() -> None:
    async def play() -> None:
        room, slow, (other,) = await slow_table(2)
        assert slow.look is not None
        await asyncio.sleep(121.0)
        assert code_of(await other.say(Vote, seat=slow.look.actor)) is None
        assert len(room.table.holds) == 1
        room, slow, others = await slow_table(4)
        assert slow.look is not None
        await asyncio.sleep(121.0)
        await others[0].say(Vote, seat=slow.look.actor)
        assert room.table.holds == {}
        for other in others[1:]:
            other.go()
        await others[0].say(Vote, seat=slow.look.actor)
        assert room.table.votes == {others[0].guest}

    evening(play())


def test_for_somebody_away_a_bot_is_wanted_sooner_and_leaves_when_they_come() -> None:
    async def play() -> None:
        room, slow, others = await slow_table(4)
        assert slow.look is not None
        seat = slow.look.actor
        await asyncio.sleep(60.0)
        slow.go()
        await asyncio.sleep(5.0)
        answer = await others[0].say(Vote, seat=seat)
        assert code_of(answer) == "table/still_thinking", "a page that is loaded anew is no absence"
        assert answer is not None and answer.problem is not None and answer.problem.facts["seconds"] == 5
        await asyncio.sleep(5.0)
        assert code_of(await others[0].say(Vote, seat=seat)) is None
        assert room.table.holds == {}
        assert code_of(await others[1].say(Vote, seat=seat)) is None
        assert room.table.holds[seat].why == "absent"
        await slow.come()
        await settle()
        assert room.table.holds == {}

    evening(play())


def test_votes_are_about_one_decision() -> None:
    async def play() -> None:
        room, slow, others = await slow_table(4)
        assert slow.look is not None
        await asyncio.sleep(121.0)
        await others[0].say(Vote, seat=slow.look.actor)
        await slow.move()
        assert room.table.votes == frozenset()
        slow.hear()
        answer = await others[1].say(Vote, seat=slow.look.actor)
        assert code_of(answer) in ("table/still_thinking", "table/not_their_turn", "table/not_yourself")

    evening(play())


# --- How often ---


def test_every_kind_of_entry_has_an_end() -> None:
    assert set(MOST_BY_GUEST) | set(ENDS_WITH) == set(get_args(AnyEntry))
    assert not set(MOST_BY_GUEST) & set(ENDS_WITH)


def test_seat_changes_have_a_rate_and_an_end_for_each_guest_alone() -> None:
    async def play() -> None:
        _, (ann, ben, cleo) = await sit_down(3, start=False)
        assert code_of(await ann.say(Remove, seat=2)) is None
        assert cleo.line.closed is not None
        codes = [code_of(await ben.say(Sit, seat=2 if number % 2 == 0 else 1)) for number in range(9)]
        assert codes == [None] * 8 + ["request/too_fast"]
        assert code_of(await ann.say(Rename, seat=0, name="Anne", color=0)) is None
        for number in range(9, 61):
            await asyncio.sleep(10.0)
            assert code_of(await ben.say(Sit, seat=2 if number % 2 else 1)) is None
        await asyncio.sleep(10.0)
        assert code_of(await ben.say(Sit, seat=2)) == "table/enough"
        assert code_of(await ben.say(Sit, seat=1)) is None, "where one sits already is no change"
        assert code_of(await ann.say(Rename, seat=0, name="Ann", color=0)) is None
        assert code_of(await ann.say(Start)) is None

    evening(play())


def test_talk_has_a_rate_for_each_guest_alone() -> None:
    async def play() -> None:
        _, (ann, ben) = await sit_down(2)
        codes = [code_of(await ann.say(Chat, text=str(number))) for number in range(12)]
        assert codes == [None] * 8 + ["request/too_fast"] * 4
        assert code_of(await ann.say(React, reaction="hurry")) == "request/too_fast"  # which is talk as well
        assert code_of(await ben.say(Chat, text="Ahoy")) is None
        ann.go()
        await ann.come()
        assert code_of(await ann.say(Chat, text="And now?")) == "request/too_fast"
        await asyncio.sleep(4.0)
        assert code_of(await ann.say(Chat, text="Now")) is None

    evening(play())


def test_a_seat_is_taken_back_so_often_and_then_the_bot_plays_on_to_the_end() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, pace="calm")
        for _ in range(MOST_RETURNS):
            room.rates.buckets.clear()
            assert code_of(await ann.say(Hold, away=True)) is None
            assert code_of(await ann.say(Hold, away=False)) is None
        room.rates.buckets.clear()
        assert code_of(await ann.say(Hold, away=True)) is None
        assert code_of(await ann.say(Hold, away=False)) == "table/bot_stays"
        before = len(room.table.steps)
        ann.go()
        await asyncio.sleep(100.0)
        await ann.come()
        await settle(seconds=1.0)
        assert room.table.seats_of(ann.guest)[0] in room.table.holds
        assert all(step.entry.__struct_config__.tag in ("moved", "hosted") for step in room.table.steps[before:])
        await ann.say(PlanTable, settings=Settings(pace="instant"))
        await play_to_the_end([ben], 3)

    evening(play())


def test_the_game_is_finished_though_the_story_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.table.requests.MOST_ENTRIES", 10)

    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(2, watchers=1)
        for _ in range(10):
            client = deciding([ann, ben])
            assert client is not None
            await client.move()
        assert code_of(await ben.say(Chat, text="Ahoy")) == "table/log_full"
        unwatched = structs.replace(room.table.settings, spectators=False)
        assert code_of(await ann.say(PlanTable, settings=unwatched)) is None, "nobody may look on any more"
        assert code_of(await ann.say(Dismiss, guest=cleo.guest)) is None, "order is kept to the end"
        assert code_of(await ben.say(Hold, away=True)) is None
        assert code_of(await ben.say(Hold, away=False)) is None
        await play_to_the_end([ann, ben], 3)
        assert code_of(await ben.say(Rematch)) is None
        assert room.table.state == "over"

    evening(play())


def test_the_game_begins_though_strangers_have_filled_the_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """All that guests of one address may say and do before the game; the rest is left to those who play."""
    monkeypatch.setattr("portroyal.server.room.rates.RATES", {})

    async def play() -> None:
        wanted = OpenTable("Ann", [SeatPlan("me"), SeatPlan("open")])
        room, (host, _) = await Room.opened("TABLE1", wanted, token(1), parts_for(1))
        ann = await Client(room, host).come()
        refusals: set[str | None] = set()
        for number in range(JOINED_FROM_ONE_ADDRESS):
            guest, _ = await room.admit(JoinTable(f"Zoe {number}", watch=True), token(100 + number), "192.0.2.1")
            stranger = await Client(room, guest).come()
            for _ in range(301):
                refusals.add(code_of(await stranger.say(Chat, text="Ahoy")))
        assert refusals == {None, "table/enough", "table/log_full"}
        assert code_of(await ann.say(Chat, text="Are you coming?")) is None, "those who play have room left"
        guest, _ = await room.admit(JoinTable("Ben"), token(2), "192.0.2.2")
        ben = await Client(room, guest).come()
        assert code_of(await ben.say(Chat, text="Here I am")) is None
        monkeypatch.setattr("portroyal.server.table.requests.MOST_ENTRIES", 10)
        assert code_of(await ben.say(Chat, text="I am Ben")) == "table/log_full"
        assert code_of(await ann.say(PlanSeats, seats=[SeatPlan("me"), SeatPlan("open"), SeatPlan("bot")])) is None
        assert code_of(await ann.say(Start)) is None and room.table.state == "playing"

    evening(play())


# --- Nobody is shut out of their own seat ---


def test_watchers_without_a_name_fill_their_own_places_and_never_those_of_players() -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(2, watchers=1)
        for client in (ann, ben, cleo):
            client.go()
        strangers = [Client(room, None) for _ in range(MOST_WATCHERS)]
        for number, stranger in enumerate(strangers):
            await room.connect(stranger.line, None, 0, f"192.0.2.{number}")
        assert await refusal(room, Client(room, None), "198.51.100.1") == "table/crowded"
        for client in (ann, ben):
            assert await refusal(room, client) == ""
        assert await refusal(room, cleo) == "", "who gave a name comes before those who did not"
        assert [stranger.line.closed for stranger in strangers].count((1013, "full")) == 1
        assert room.info().watchers == MOST_WATCHERS

    evening(play())


def test_from_one_address_come_only_so_many() -> None:
    async def play() -> None:
        room, _ = await sit_down(2, start=False)
        found = [await refusal(room, Client(room, None), "192.0.2.1") for _ in range(FROM_ONE_ADDRESS + 1)]
        assert found == [""] * FROM_ONE_ADDRESS + ["table/crowded"]
        assert await refusal(room, Client(room, None), "192.0.2.2") == ""
        for number in range(JOINED_FROM_ONE_ADDRESS):
            await room.admit(JoinTable(f"Zoe {number}", watch=True), token(100 + number), "192.0.2.1")
        with pytest.raises(Refused) as refused:
            await room.admit(JoinTable("Zoe", watch=True), token(99), "192.0.2.1")
        assert refused.value.code == "table/crowded"
        guest, _ = await room.admit(JoinTable("Zoe 1", watch=True), token(101), "192.0.2.1")
        assert room.table.guests[guest].name == "Zoe 1", "who has come has come"
        await room.admit(JoinTable("Yan", watch=True), token(98), "192.0.2.3")

    evening(play())


def test_a_returning_player_gets_into_a_full_house(tmp_path: Path) -> None:
    """As many connections as there may be, and as many tables in memory: who has a seat comes in, and others wait."""
    plan = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with serving(tmp_path, sockets=2, tables=1) as running:
        port, page = running.port, f"http://localhost:{running.port}"

        async def body() -> None:
            first = ask(port, "POST", "/api/tables", plan)
            ben = ask(port, "POST", f"/api/tables/{first['code']}/guests", {"name": "Ben"})
            second = ask(port, "POST", "/api/tables", plan)  # the first one makes way for it
            at_home = [await Player.of(port, second["code"], second["token"])]
            at_home.append(await Player.of(port, second["code"], None, origin=page))
            for player in at_home:
                assert (await player.hear())["type"] == "welcome"
            for stranger in (None, "x" * 32):
                knocking = await Player.of(port, second["code"], stranger, origin=page)
                assert await ending(knocking) in (("full", 1013), ("wrong_token", 4003))
            assert (await ask_info(port, first["code"]))["code"] == "server/full"
            strange = await Player.of(port, first["code"], "x" * 32)
            assert await ending(strange) == ("wrong_token", 4003)
            assert list(running.house.rooms) == [second["code"]], "who is not at home there brings no table in"
            for token in (first["token"], ben["token"]):
                player = await Player.of(port, first["code"], token)
                assert (await player.hear())["type"] == "welcome"
                assert (await player.ask("chat", text="Back again"))["ok"]
                at_home.append(player)
            for player in at_home:
                await player.close()

        run(body)


def test_strangers_from_one_address_do_not_stand_before_the_door_of_a_full_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.network.sockets.MOST_KNOCKING", 3)
    monkeypatch.setattr("portroyal.server.network.sockets.MOST_FROM_ONE", 2)
    monkeypatch.setattr("portroyal.server.network.sockets.KNOCK_WITHIN", 60.0)
    with serving(tmp_path, sockets=1, proxy=("127.0.0.1",)) as running:
        port = running.port

        async def come(address: str) -> ClientConnection:
            headers = {"X-Forwarded-For": address}
            return await connect(f"ws://127.0.0.1:{port}/api/socket", compression=None, additional_headers=headers)

        async def body() -> None:
            opened = ask(port, "POST", "/api/tables", {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]})
            inside = await Player.of(port, opened["code"], opened["token"])
            await inside.hear()
            silent = [await come("203.0.113.1") for _ in range(4)]
            ends = [json.loads(await line.recv())["code"] for line in silent[2:]]
            assert ends == ["full", "full"]
            ben = await come("203.0.113.2")
            await ben.send(json.dumps(inside.hello))
            assert json.loads(await ben.recv())["type"] == "welcome", "who is at home is let in"
            for line in (*silent, ben):
                await line.close()
            await inside.close()

        run(body)


async def ask_info(port: int, code: str) -> Any:
    return await asyncio.to_thread(ask, port, "GET", f"/api/tables/{code}")
