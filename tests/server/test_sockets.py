"""The socket's door: who gets in, what is too much, what is nonsense, and coming back."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
import time
from collections.abc import Awaitable, Callable, Generator
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from house import House, house
from test_app import origins
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from portroyal.server.limits import PATIENCE
from portroyal.server.protocol import LARGEST_MESSAGE
from portroyal.server.sockets import CLOSES


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Generator[House]:
    with house(tmp_path_factory.mktemp("data"), proxy=("127.0.0.1",), origin=("https://play.example.org",)) as running:
        yield running


def run(body: Callable[[], Awaitable[Any]]) -> Any:
    async def within() -> Any:
        async with asyncio.timeout(30):
            return await body()

    return asyncio.run(within())


async def ending(player: Player) -> tuple[str | None, int]:
    """The goodbye of a line that is closed, and the code it is closed with."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        goodbyes = [message["code"] for message in player.heard if message["type"] == "goodbye"]
        return (goodbyes[-1] if goodbyes else None), closed.rcvd.code if closed.rcvd else 1006


# --- Getting in ---


def test_only_pages_of_our_own_may_open_sockets(home: House) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        for origin, allowed in origins(home.port):
            if origin is None:
                continue
            try:
                player = await Player.of(home.port, opened["code"], None, origin=origin)
            except InvalidStatus as refused:
                assert not allowed, origin
                assert refused.response.status_code == 403
                assert json.loads(refused.response.body)["code"] == "request/origin"
                assert "default-src 'none'" in refused.response.headers["content-security-policy"]
            else:
                assert allowed, origin
                assert (await player.hear())["type"] == "welcome"
                await player.close()

    run(body)


def test_a_program_needs_a_token_and_the_right_one(home: House) -> None:
    opened, other = open_table(home.port), open_table(home.port)
    joined = open_table(home.port, settings={"spectators": False})

    async def body() -> None:
        page = f"http://localhost:{home.port}"
        for code, token, origin, expected in (
            (opened["code"], None, None, ("wrong_token", 4003)),
            (opened["code"], other["token"], None, ("wrong_token", 4003)),
            (opened["code"], opened["token"][:-1] + "!", None, ("wrong_token", 4003)),
            (opened["code"], "short", None, ("protocol", 4000)),
            ("ZZZZZZ", opened["token"], None, ("no_such_table", 4004)),
            ("zzzz", opened["token"], None, ("no_such_table", 4004)),
            ("../../x", opened["token"], None, ("no_such_table", 4004)),
            (joined["code"], None, page, ("wrong_token", 4003)),
        ):
            player = await Player.of(home.port, code, token, origin=origin)
            assert await ending(player) == expected, (code, token)

    run(body)


@pytest.mark.parametrize(
    "first",
    [
        "",
        "hello",
        "{}",
        '{"type": "ping"}',
        '{"type": "move", "id": "1", "version": 0, "action": "draw"}',
        '{"type": "hello", "protocol": 99, "code": "ABCDEF"}',
        '{"type": "hello", "protocol": 1}',
        b"\x00\x01",
        b'{"type": "hello", "protocol": 1, "code": "ABCDEF"}',
    ],
)
def test_a_first_message_that_is_no_hello_ends_the_line_with_a_reason(home: House, first: str | bytes) -> None:
    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket")
        player = Player(raw, {})
        await player.say(first)
        assert await ending(player) == ("protocol", 4000)

    run(body)


def test_who_says_nothing_is_not_waited_for(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.sockets.HELLO_WITHIN", 0.2)

    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket")
        assert await ending(Player(raw, {})) == ("protocol", 4000)

    run(body)


def test_too_many_connections_are_told_so(tmp_path: Path) -> None:
    with house(tmp_path, proxy=("127.0.0.1",), sockets=4, sockets_by_address=2) as running:
        opened = open_table(running.port)

        async def body() -> None:
            def come(address: str) -> Awaitable[Player]:
                page = f"http://localhost:{running.port}"
                headers = {"X-Forwarded-For": address}
                return Player.of(running.port, opened["code"], None, origin=page, additional_headers=headers)

            here = [await come("203.0.113.1"), await come("203.0.113.1")]
            assert await ending(await come("203.0.113.1")) == ("full", 1013)
            here += [await come("203.0.113.2"), await come("203.0.113.3")]
            assert await ending(await come("203.0.113.4")) == ("full", 1013)
            for player in here:
                assert (await player.hear())["type"] == "welcome"
                await player.close()
            assert (await (await come("203.0.113.4")).hear())["type"] == "welcome"

        run(body)


def test_too_many_tables_from_one_address_are_told_so(tmp_path: Path) -> None:
    with house(tmp_path, proxy=("127.0.0.1",), tables_by_address=2) as running:
        body = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [
            request(running.port, "POST", "/api/tables", body, {"X-Forwarded-For": f"203.0.113.{address}"})[0]
            for address in (1, 1, 1, 2, 2, 2)
        ]
        assert codes == [201, 201, 429, 201, 201, 429]


def test_a_full_house_lets_go_of_the_table_that_was_left_longest_ago(tmp_path: Path) -> None:
    with house(tmp_path, tables=3) as running:
        tables = [open_table(running.port) for _ in range(5)]
        assert len(running.lobby.rooms) == 3
        assert tables[0]["code"] not in running.lobby.rooms
        assert ask(running.port, "GET", f"/api/tables/{tables[0]['code']}")["code"] == tables[0]["code"]

        async def body() -> None:
            here = [await Player.of(running.port, each["code"], each["token"]) for each in tables[:3]]
            for player in here:
                await player.hear()
            status, _, answer = await asyncio.to_thread(
                request, running.port, "POST", "/api/tables", {"name": "A", "seats": [{"kind": "me"}] * 2}
            )
            assert (status, json.loads(answer)["code"]) == (503, "server/full")
            for player in here:
                await player.close()

        run(body)


def test_who_guesses_codes_is_stopped(tmp_path: Path) -> None:
    with house(tmp_path, proxy=("127.0.0.1",)) as running:
        opened = open_table(running.port)
        guesser, other = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "203.0.113.6"}
        codes = [f"ZZZZ{a}{b}" for a in "ABCDEFGH" for b in "ABCDEFGH"]
        found = [request(running.port, "GET", f"/api/tables/{code}", headers=guesser)[0] for code in codes]
        assert set(found) == {404, 429}
        assert request(running.port, "GET", f"/api/tables/{opened['code']}", headers=other)[0] == 200


# --- Too much ---


def test_a_message_of_more_than_4_kib_closes_with_1009(home: House) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        fits = json.dumps({"type": "chat", "id": "a", "text": "x" * 4000}).ljust(LARGEST_MESSAGE)
        await player.say(fits)
        answer = await player.hear_until("answer")
        assert answer["id"] == "a" and answer["problem"]["code"] == "request/unreadable"
        await player.say(fits + " ")
        assert (await ending(player))[1] == 1009
        # In pieces, too: the whole counts.
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        await player.socket.send(iter(["x" * 1000] * 5))
        assert (await ending(player))[1] == 1009

    run(body)


def test_a_compressed_bomb_is_not_even_understood(home: House) -> None:
    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket", compression="deflate")
        assert not raw.protocol.extensions
        await raw.close()

    run(body)


def test_too_fast_is_told_and_then_closed(home: House) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        for number in range(40):
            await player.say({"type": "hurry", "id": f"h{number}"})
        answers = [await player.hear_until("answer") for _ in range(40)]
        refused = [each["id"] for each in answers if each["problem"] and each["problem"]["code"] == "request/too_fast"]
        assert len(refused) >= 8
        assert refused[-1] == "h39"
        assert refused[0] not in ("h0", "h10", "h20")
        await asyncio.sleep(0.4)
        assert (await player.ask("hurry"))["problem"] is None  # a moment later all is well
        for number in range(30 + PATIENCE + 5):
            await player.say({"type": "ping", "id": str(number)} if number % 2 else {"type": "ping"})
        assert await ending(player) == ("too_fast", 4008)

    run(body)


def test_who_does_not_read_is_cut_off_and_others_go_on(home: House) -> None:
    """B6: a busy table with somebody on it who reads nothing."""
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    joined = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Deaf"})

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        deaf = silent_socket(home.port, opened["code"], joined["token"])
        await player.hear_until("presence")
        room = home.lobby.rooms[opened["code"]]
        line = next(line for line, guest in room.lines.items() if guest == joined["guest"])

        async def shout() -> None:
            message = json.dumps({"type": "pong", "fill": "x" * 20_000}).encode()
            for _ in range(2000):
                line.send(message)
                assert len(line.waiting) <= 64 and line.waiting_bytes <= 256 * 1024
                if line.is_cut:
                    return
                await asyncio.sleep(0)

        await asyncio.to_thread(home.inside, shout)
        assert line.is_cut
        presence = await player.hear_until("presence")
        assert presence["connected"] == [True, False]
        deaf.close()
        await player.close()

    run(body)


def silent_socket(port: int, code: str, token: str) -> socket.socket:
    """A connection that says hello and then reads nothing, with a small buffer."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.connect(("127.0.0.1", port))
    raw.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    assert b" 101 " in raw.recv(4096)
    hello = json.dumps({"type": "hello", "protocol": 1, "code": code, "token": token}).encode()
    raw.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
    return raw


def test_a_line_that_is_dead_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F5: a half-open connection answers no ping and is given up."""
    monkeypatch.setattr("portroyal.server.app.PING_EVERY", 0.2)
    monkeypatch.setattr("portroyal.server.app.PONG_WITHIN", 0.2)
    with house(tmp_path) as running:
        opened = open_table(running.port)
        dead = silent_socket(running.port, opened["code"], opened["token"])
        begun = time.monotonic()
        while not running.lobby.sockets.total and time.monotonic() - begun < 5:
            time.sleep(0.01)
        assert running.lobby.sockets.total == 1
        while running.lobby.sockets.total and time.monotonic() - begun < 5:
            time.sleep(0.02)
        assert running.lobby.sockets.total == 0
        assert not ask(running.port, "GET", f"/api/tables/{opened['code']}")["seats"][0]["connected"]
        dead.close()


def test_the_usual_pings_notice_a_dead_line_within_30_seconds() -> None:
    from portroyal.server.limits import PING_EVERY, PONG_WITHIN

    assert PING_EVERY + PONG_WITHIN <= 30


# --- Nonsense ---


def nonsense(chance: random.Random, version: int) -> str | bytes:
    """A message that is wrong in one of many ways."""
    good: dict[str, Any] = {"type": "move", "id": "x", "version": version, "action": "draw"}
    kind = chance.randrange(14)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(200)))
    if kind == 1:
        return "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(300)))
    if kind == 2:
        return chance.choice(["[", '{"a":', '[{"type":']) * chance.randrange(1, 450)
    if kind == 3:
        return json.dumps({**good, "version": chance.choice([2**63, -1, 10**400, 1e308, None, "1", 1.5, True, [], {}])})
    if kind == 4:
        return json.dumps(good).replace(
            str(version), chance.choice(["NaN", "Infinity", "-Infinity", "1e999", "0x1"]), 1
        )
    if kind == 5:
        return (
            '{"type":"chat","id":"x","text":"'
            + chance.choice(["\\ud800", "\\udfff\\ud800", "\\u0000", "\\u202e"])
            + '"}'
        )
    if kind == 6:
        return '{"type":"move","type":"chat","id":"x","id":"y","version":0,"action":"draw","action":"stop"}'
    if kind == 7:
        return json.dumps({**good, chance.choice(["seat", "guest", "token", "__proto__", "x" * 300]): 1})
    if kind == 8:
        return json.dumps(
            {**good, "action": chance.choice(["", "take", "draw;", "a" * 201, 7, None, ["draw"], "é" * 60])}
        )
    if kind == 9:
        return json.dumps(
            {**good, "type": chance.choice(["moves", "", None, 1, "welcome", "update", "answer", "goodbye"])}
        )
    if kind == 10:
        return json.dumps({**good, "id": chance.choice(["", "i" * 65, None, 1, {}])})
    if kind == 11:
        text = json.dumps(good)
        return text[: chance.randrange(len(text))]
    if kind == 12:
        return chance.choice(["null", "true", "0", '""', "[]", "[[[[]]]]", "1e5", " ", "\ufeff{}", "{}{}"])
    wrong = chance.choice(
        ["sit", "rename", "plan_seats", "plan_table", "remove", "start", "undo_answer", "hold", "chat"]
    )
    return json.dumps({"type": wrong, "id": "x", "seat": chance.choice([-1, 5, 99, 2**70, "0"]), "seats": [None] * 3})


def test_nonsense_by_the_thousands_changes_nothing_and_is_always_answered(tmp_path: Path) -> None:
    """B1: bytes, deep JSON, huge numbers, NaN, surrogates, double keys, wrong types."""
    with house(tmp_path, rate=100_000, burst=100_000) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])
        chance = random.Random(20261115)
        count = 3000

        async def body() -> None:
            sent = 0
            while sent < count:
                player = await Player.of(running.port, opened["code"], opened["token"])
                welcome = await player.hear()
                assert len(welcome["entries"]) == 2, "something was changed"
                version = welcome["look"]["version"]
                for _ in range(PATIENCE - 1):
                    await player.say(nonsense(chance, version))
                    answer = await player.hear()
                    assert answer["type"] == "answer" and not answer["ok"], answer
                    assert answer["problem"]["code"] in (
                        "request/unreadable", "action/unreadable", "action/illegal", "action/ambiguous", "action/stale",
                        "table/not_host", "table/started", "table/empty_text",
                    ), answer  # fmt: skip
                    sent += 1
                await player.close()

        run(body)
        assert '"error"' not in running.log, running.log


def test_frames_that_are_no_frames_are_closed_with_a_documented_code(home: House) -> None:
    opened = open_table(home.port)
    chance = random.Random(7)
    for number in range(60):
        raw = silent_socket(home.port, opened["code"], opened["token"])
        raw.settimeout(5)
        raw.sendall(bytes(chance.randrange(256) for _ in range(chance.randrange(1, 80))))
        if number % 3 == 0:
            raw.sendall(Frame(Opcode.TEXT, b"\xff\xfe\xfd").serialize(mask=True))
        raw.shutdown(socket.SHUT_WR)
        received = b""
        while piece := raw.recv(65536):
            received += piece
        raw.close()
        code = close_code(received)
        assert code in (None, 1000, 1002, 1005, 1006, 1007, 1009, *CLOSES.values()), code
    assert request(home.port, "GET", "/health")[0] == 200


def close_code(received: bytes) -> int | None:
    """The code of the close frame at the end of what a server sent."""
    at = 0
    while at + 2 <= len(received):
        opcode, length = received[at] & 15, received[at + 1] & 127
        at += 2
        if length == 126:
            length = struct.unpack("!H", received[at : at + 2])[0]
            at += 2
        elif length == 127:
            length = struct.unpack("!Q", received[at : at + 8])[0]
            at += 8
        if opcode == 8:
            return struct.unpack("!H", received[at : at + 2])[0] if length >= 2 else 1005
        at += length
    return None


# --- Playing ---


def test_a_second_hello_is_refused_and_ping_is_answered(home: House) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        await player.say({"type": "ping"})
        await player.hear_until("pong")
        await player.say(player.hello)
        assert (await player.hear_until("answer"))["problem"]["code"] == "request/unreadable"
        await player.close()

    run(body)


def test_two_tabs_the_newer_wins_and_the_older_is_told(home: House) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        older = await Player.of(home.port, opened["code"], opened["token"])
        await older.hear()
        newer = await Player.of(home.port, opened["code"], opened["token"])
        assert (await newer.hear())["guest"] == opened["guest"]
        assert await ending(older) == ("replaced", 4001)
        assert (await newer.ask("chat", text="still here"))["ok"]
        await newer.close()

    run(body)


async def play(player: Player, moves: int) -> None:
    """Make some moves, whatever they are."""
    while moves and player.table["state"] != "over":
        if player.look is not None and player.look["choices"]:
            action = player.look["choices"][-1]["action"]
            assert (await player.ask("move", version=player.look["version"], action=action))["ok"]
            moves -= 1
        else:
            await player.hear()


def test_a_returning_client_gets_exactly_the_gap(home: House) -> None:
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    joined = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Ben"})

    async def body() -> None:
        ann = await Player.of(home.port, opened["code"], opened["token"])
        ben = await Player.of(home.port, opened["code"], joined["token"])
        await ann.hear()
        assert (await ann.ask("start"))["ok"]
        await ben.hear_until("update")
        for _ in range(12):  # ben's line breaks again and again
            mover = ann if ann.look is not None and ann.look["choices"] else ben
            await play(mover, 1)
            if mover is ann:
                last = ben.entries[-1]["number"]
                ben.socket.transport.abort()
                before = ben.entries
                ben = await Player.of(home.port, opened["code"], joined["token"], since=last)
                welcome = await ben.hear()
                assert [entry["number"] for entry in welcome["entries"]] == list(
                    range(last + 1, ann.entries[-1]["number"] + 1)
                )
                ben.entries = before + welcome["entries"]
            else:
                while ann.entries[-1]["number"] < ben.entries[-1]["number"]:
                    await ann.hear()
        await asyncio.sleep(0.05)
        fresh = await Player.of(home.port, opened["code"], joined["token"])
        assert (await fresh.hear())["entries"] == ben.entries
        everything = await Player.of(home.port, opened["code"], joined["token"], since=10**6)
        assert (await everything.hear())["entries"] in ([], ben.entries)
        await ann.close()

    run(body)


def test_a_repeated_move_gets_the_stored_answer_also_after_a_restart(tmp_path: Path) -> None:
    first: dict[str, Any] = {}
    move: dict[str, Any] = {}
    with house(tmp_path) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def begin() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert player.look is not None
            move.update(type="move", id="one", version=player.look["version"], action="draw")
            await player.say(move)
            first.update(await player.hear_until("answer", id="one"))
            assert first["ok"]
            for _ in range(3):
                await player.say(move)
                assert await player.hear_until("answer", id="one") == first
            stale = await player.ask("move", version=move["version"], action="draw")
            assert stale["problem"]["code"] == "action/stale"
            await player.close()

        run(begin)
    with house(tmp_path) as running:

        async def again() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            before = len(player.entries)
            await player.say(move)
            assert await player.hear_until("answer", id="one") == first
            assert len(player.entries) == before
            await player.close()

        run(again)


def test_spectators_see_and_can_not_act(home: House) -> None:
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "device"}])
    watching = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Wes", "watch": True})

    async def body() -> None:
        page = f"http://localhost:{home.port}"
        for token, origin in ((watching["token"], None), (None, page)):
            watcher = await Player.of(home.port, opened["code"], token, origin=origin)
            welcome = await watcher.hear()
            assert welcome["look"]["choices"] == [] and welcome["seats"] == []
            version = welcome["look"]["version"]
            for kind, facts in (
                ("move", {"version": version, "action": "draw"}),
                ("undo", {"version": version}),
                ("start", {}),
                ("hold", {"away": True}),
                ("remove", {"seat": 0}),
                ("ask_hint", {"version": version}),
                ("plan_table", {"settings": {}}),
            ):
                assert not (await watcher.ask(kind, **facts))["ok"], kind
            await watcher.close()

    run(body)


def test_a_graceful_end_says_goodbye_and_games_go_on_after_the_restart(tmp_path: Path) -> None:
    ended: list[tuple[str | None, int]] = []
    with house(tmp_path) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def body() -> int:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            await play(player, 3)
            running.server.stop()
            ended.append(await ending(player))
            return player.look["version"] if player.look else -1

        version = run(body)
    assert ended == [("restart", 1012)]
    with house(tmp_path) as running:

        async def again() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            assert (await player.hear())["look"]["version"] == version
            await play(player, 3)
            await player.close()

        run(again)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with house(tmp_path, idle_minutes=1) as running:
        opened = open_table(running.port)
        lobby = running.lobby
        lobby.last_used[opened["code"]] -= 61
        running.inside(lobby.sweep)
        assert not lobby.rooms

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            assert (await player.hear())["type"] == "welcome"
            lobby.last_used[opened["code"]] -= 61
            await asyncio.to_thread(running.inside, lobby.sweep)
            assert lobby.rooms, "somebody is there"
            await player.close()

        run(body)


def test_a_table_that_can_not_be_read_does_not_hurt_the_others(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        opened = open_table(running.port)
        running.inside(lambda: running.lobby.store.append("BRKEN2", [(1, b"this is no entry")]))
    with house(tmp_path) as running:
        status, _, body = request(running.port, "GET", "/api/tables/BRKEN2")
        assert (status, json.loads(body)["code"]) == (500, "table/broken")
        assert ask(running.port, "GET", f"/api/tables/{opened['code']}")["state"] == "playing"
        assert "broken_table" in running.log and "this is no entry" not in running.log


def test_while_nothing_can_be_saved_nothing_happens_and_then_all_goes_on(tmp_path: Path) -> None:
    """F3, F4: moves are refused with a reason, nobody is told of them, and play goes on when there is space again."""
    from test_store import Plan

    plan = Plan("database or disk is full")
    with house(tmp_path, connect=plan.connect) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert player.look is not None
            version, entries = player.look["version"], len(player.entries)
            plan.arm(1, times=10**9)
            for _ in range(3):
                answer = await player.ask("move", id="same", version=version, action="draw")
                assert answer["problem"]["code"] == "server/cannot_save"
            status, _, text = await asyncio.to_thread(request, running.port, "GET", "/health")
            assert (status, json.loads(text)["writable"]) == (503, False)
            status, _, text = await asyncio.to_thread(request, running.port, "POST", "/api/tables", {
                "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]
            })  # fmt: skip
            assert (status, json.loads(text)["code"]) == (503, "server/cannot_save")
            assert len(player.entries) == entries
            plan.arm(-1)
            assert (await player.ask("move", id="same", version=version, action="draw"))["ok"]
            await player.close()

        run(body)


# --- Secrets ---


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        opened = open_table(
            running.port, name="Annabel", seats=[{"kind": "me"}, {"kind": "device", "name": "Benedict"}]
        )

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            await player.ask("chat", text="meet me at midnight")
            await play(player, 5)
            await player.say("nonsense with " + opened["token"])
            await player.hear_until("answer")
            await player.close()
            request(running.port, "GET", f"/t/{opened['code']}?token={opened['token']}")
            request(running.port, "POST", "/api/tables", {"name": "Annabel"}, {"Authorization": opened["token"]})
            bad = await Player.of(running.port, opened["code"], opened["token"] + "x")
            await ending(bad)

        run(body)
        seed = running.lobby.rooms[opened["code"]].table.game
        running.lobby.log.error("test", ValueError(opened["token"]))
        with pytest.raises(ValueError, match="might be a secret"):
            running.lobby.log.say("joined", token=opened["token"])  # type: ignore[arg-type]
        metrics = request(running.port, "GET", "/metrics")[2].decode()
    assert seed is not None
    for secret in (opened["token"], "Annabel", "Benedict", "midnight", str(seed.seed)):
        assert secret not in running.log
        assert secret not in metrics
    assert opened["code"] not in metrics
    for line in running.log.splitlines():
        assert json.loads(line)["event"]
