"""The socket's door: who gets in, what is too much, what is nonsense."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
import time
from collections.abc import Awaitable, Generator, Iterator
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from on_the_line import ending, run
from serving import Serving, serving
from test_app import origins
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode

from portroyal.server.house.limits import PATIENCE
from portroyal.server.house.metrics import Metrics
from portroyal.server.network.lines import SocketLine
from portroyal.server.network.sockets import CLOSES
from portroyal.server.protocol import LARGEST_MESSAGE


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(
        tmp_path_factory.mktemp("data"), proxy=("127.0.0.1",), origin=("https://play.example.org",)
    ) as running:
        yield running


# --- Getting in ---


def test_only_pages_of_our_own_may_open_sockets(home: Serving) -> None:
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


def test_a_program_needs_a_token_and_the_right_one(home: Serving) -> None:
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
def test_a_first_message_that_is_no_hello_ends_the_line_with_a_reason(home: Serving, first: str | bytes) -> None:
    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket")
        player = Player(raw, {})
        await player.say(first)
        assert await ending(player) == ("protocol", 4000)

    run(body)


def test_who_says_nothing_is_not_waited_for(home: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.sockets.HELLO_WITHIN", 0.2)

    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket")
        assert await ending(Player(raw, {})) == ("full", 1013), "a slow network may be faster the next time"

    run(body)


def test_too_many_connections_are_told_so(tmp_path: Path) -> None:
    with serving(tmp_path, proxy=("127.0.0.1",), sockets=4, sockets_by_address=2) as running:
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
    with serving(tmp_path, proxy=("127.0.0.1",), tables_by_address=2) as running:
        body = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}]}
        codes = [
            request(running.port, "POST", "/api/tables", body, {"X-Forwarded-For": f"203.0.113.{address}"})[0]
            for address in (1, 1, 1, 2, 2, 2)
        ]
        assert codes == [201, 201, 429, 201, 201, 429]


def test_a_full_house_lets_go_of_the_table_that_was_left_longest_ago(tmp_path: Path) -> None:
    with serving(tmp_path, tables=3) as running:
        tables = [open_table(running.port) for _ in range(5)]
        assert len(running.house.rooms) == 3
        assert tables[0]["code"] not in running.house.rooms
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
    with serving(tmp_path, proxy=("127.0.0.1",)) as running:
        opened = open_table(running.port)
        guesser, other = {"X-Forwarded-For": "203.0.113.5"}, {"X-Forwarded-For": "203.0.113.6"}
        codes = [f"ZZZZ{a}{b}" for a in "ABCDEFGH" for b in "ABCDEFGH"]
        found = [request(running.port, "GET", f"/api/tables/{code}", headers=guesser)[0] for code in codes]
        assert set(found) == {404, 429}
        assert request(running.port, "GET", f"/api/tables/{opened['code']}", headers=other)[0] == 200


# --- Too much ---


def test_a_message_of_more_than_4_kib_closes_with_1009(home: Serving) -> None:
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


def test_a_compressed_bomb_is_not_even_understood(home: Serving) -> None:
    async def body() -> None:
        raw = await connect(f"ws://127.0.0.1:{home.port}/api/socket", compression="deflate")
        assert not raw.protocol.extensions
        await raw.close()

    run(body)


def test_too_fast_is_told_and_then_closed(home: Serving) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        for number in range(80):
            await player.say({"type": "hurry", "id": f"h{number}"})
        answers = [await player.hear_until("answer") for _ in range(80)]
        problems = [each["problem"]["code"] if each["problem"] else None for each in answers]
        assert "request/too_fast" not in problems[:25]
        # On a busy machine some time passes meanwhile, and some more are allowed.
        assert problems[25:].count("request/too_fast") >= 8
        await asyncio.sleep(0.4)
        assert (await player.ask("hurry"))["problem"] is None  # a moment later all is well
        for number in range(30 + PATIENCE + 5):
            await player.say({"type": "ping", "id": str(number)} if number % 2 else {"type": "ping"})
        assert await ending(player) == ("too_fast", 4008)

    run(body)


def test_who_does_not_read_is_cut_off_and_others_go_on(home: Serving) -> None:
    """B6: a busy table with somebody on it who reads nothing."""
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    joined = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Deaf"})

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        deaf = silent_socket(home.port, opened["code"], joined["token"])
        await player.hear_until("presence")
        room = home.house.rooms[opened["code"]]
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
        b"GET /api/socket HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n" % port
    )
    assert b" 101 " in raw.recv(4096)
    hello = json.dumps({"type": "hello", "protocol": 1, "code": code, "token": token}).encode()
    raw.sendall(Frame(Opcode.TEXT, hello).serialize(mask=True))
    return raw


def test_a_line_that_is_dead_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """F5: a half-open connection answers no ping and is given up."""
    monkeypatch.setattr("portroyal.server.app.PING_EVERY", 0.2)
    monkeypatch.setattr("portroyal.server.app.PONG_WITHIN", 0.2)
    with serving(tmp_path) as running:
        opened = open_table(running.port)
        dead = silent_socket(running.port, opened["code"], opened["token"])
        begun = time.monotonic()
        while not running.house.sockets.total and time.monotonic() - begun < 5:
            time.sleep(0.01)
        assert running.house.sockets.total == 1
        while running.house.sockets.total and time.monotonic() - begun < 5:
            time.sleep(0.02)
        assert running.house.sockets.total == 0
        assert not ask(running.port, "GET", f"/api/tables/{opened['code']}")["seats"][0]["connected"]
        dead.close()


def test_the_usual_pings_notice_a_dead_line_within_30_seconds() -> None:
    from portroyal.server.house.limits import PING_EVERY, PONG_WITHIN

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
    with serving(tmp_path, rate=100_000, burst=100_000) as running:
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


def test_frames_that_are_no_frames_are_closed_with_a_documented_code(home: Serving) -> None:
    opened = open_table(home.port)
    chance = random.Random(7)
    for number in range(60):
        raw = silent_socket(home.port, opened["code"], opened["token"])
        raw.settimeout(5)
        raw.sendall(bytes(chance.randrange(256) for _ in range(chance.randrange(1, 80))))
        received = b""
        with suppress(OSError):  # a quick server has closed already
            if number % 3 == 0:
                raw.sendall(Frame(Opcode.TEXT, b"\xff\xfe\xfd").serialize(mask=True))
            raw.shutdown(socket.SHUT_WR)
        with suppress(ConnectionResetError):
            while piece := raw.recv(65536):
                received += piece
        raw.close()
        code = close_code(received)
        assert code in (None, 1000, 1002, 1005, 1006, 1007, 1009, *CLOSES.values()), code
    assert request(home.port, "GET", "/health")[0] == 200


def test_a_message_goes_out_at_once_and_never_overtakes_one_that_is_on_its_way() -> None:
    out: list[bytes] = []

    async def body() -> None:
        may_go = asyncio.Event()

        async def tell(pieces: Iterator[bytes]) -> None:
            await may_go.wait()
            out.extend(pieces)

        def tell_now(message: bytes) -> bool:
            out.append(message)
            return True

        state = {"tell": tell, "tell_now": tell_now, "cut": lambda: None}
        line = SocketLine(SimpleNamespace(scope={"state": state}, application_state=None), Metrics())  # type: ignore[arg-type]
        line.send(b"1")
        assert out == [b"1"]
        line.send_long(iter([b"2", b"3"]))
        await asyncio.sleep(0)
        line.send(b"4")
        line.send(b"5")
        assert out == [b"1"]
        may_go.set()
        await asyncio.sleep(0.01)
        line.send(b"6")
        await line.end()

    run(body)
    assert out == [b"1", b"2", b"3", b"4", b"5", b"6"]


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
