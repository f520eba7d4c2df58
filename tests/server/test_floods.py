"""Too much of anything: frames, connections, requests that never come, answers nobody takes, complaints in the log."""

from __future__ import annotations

import io
import json
import resource
import socket
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from on_the_line import run
from serving import Serving, serving
from test_sockets import silent_socket
from websockets.frames import Frame, Opcode

from portroyal.server import app
from portroyal.server.house.limits import FRAMES_BURST
from portroyal.server.house.logs import Log
from portroyal.server.house.options import Options
from portroyal.server.network.bundle import Bundle
from portroyal.server.network.gate import Gate, is_among
from portroyal.server.network.wire import frame_head


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def frame(opcode: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


def until(is_so: Callable[[], bool], what: str) -> None:
    """Wait for something that comes soon; how soon is no matter."""
    end = time.monotonic() + 20
    while not is_so():
        assert time.monotonic() < end, what
        time.sleep(0.01)


# --- Frames ---

FLOODS = {
    "pings": frame(Opcode.PING),
    "pings with much in them": frame(Opcode.PING, b"x" * 125),
    "pongs": frame(Opcode.PONG),
    "empty messages": frame(Opcode.TEXT),
}


def cut_off(raw: socket.socket, piece: bytes, most: int) -> int:
    """Send until the server hangs up; how much it took."""
    sent = 0
    raw.settimeout(20)
    with suppress(ConnectionResetError, BrokenPipeError):
        while sent < most:
            raw.sendall(piece)
            sent += len(piece)
        while raw.recv(65536):
            pass
    return sent


@pytest.mark.parametrize("kind", FLOODS)
def test_whoever_floods_a_socket_is_cut_off(home: Serving, kind: str) -> None:
    opened = open_table(home.port)
    raw = silent_socket(home.port, opened["code"], opened["token"])
    closed = home.house.metrics.closed[4008]
    cut_off(raw, FLOODS[kind] * 50, 3_000_000)
    until(lambda: home.house.metrics.closed[4008] == closed + 1, "it is not told why")
    raw.close()


def test_a_message_in_endless_empty_pieces_is_cut_off(home: Serving) -> None:
    opened = open_table(home.port)
    raw = silent_socket(home.port, opened["code"], opened["token"])
    closed = home.house.metrics.closed[4008]
    raw.sendall(frame(Opcode.TEXT, fin=False))
    cut_off(raw, frame(Opcode.CONT, fin=False) * 50, 3_000_000)
    until(lambda: home.house.metrics.closed[4008] == closed + 1, "it is not told why")
    raw.close()


def test_a_frame_that_comes_byte_by_byte_counts_each_time(home: Serving) -> None:
    opened = open_table(home.port)
    raw = silent_socket(home.port, opened["code"], opened["token"])
    raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    closed = home.house.metrics.closed[4008]
    end = time.monotonic() + 20
    with suppress(ConnectionResetError, BrokenPipeError):
        while time.monotonic() < end:
            for byte in frame(Opcode.TEXT, b"x" * 4000):
                raw.sendall(bytes([byte]))
                time.sleep(0.0002)  # so that each arrives by itself
    until(lambda: home.house.metrics.closed[4008] == closed + 1, "it goes on")
    raw.close()


def test_pings_at_a_pace_anybody_may_have_are_answered(home: Serving) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        for _ in range(int(home.server.options.rate * FRAMES_BURST * 0.75)):
            await (await player.socket.ping())
        assert (await player.ask("hurry"))["type"] == "answer"
        await player.close()

    run(body)


def test_nothing_is_read_while_answers_wait(tmp_path: Path) -> None:
    """Pongs nobody reads do not pile up, also where frames are not counted."""
    with serving(tmp_path, rate=10**9, burst=10**9) as running:
        opened = open_table(running.port)
        raw = silent_socket(running.port, opened["code"], opened["token"])
        raw.settimeout(1)
        pings, sent = FLOODS["pings with much in them"] * 100, 0
        with suppress(TimeoutError):
            while sent < 100_000_000:
                sent += raw.send(pings)
        assert sent < 100_000_000
        (line,) = [each for each in running.server.uvicorn.server_state.connections if hasattr(each, "frames_left")]
        assert line.transport.get_write_buffer_size() < 200_000
        raw.close()


def test_who_does_not_take_the_last_messages_is_hung_up_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.wire.HANG_UP_WITHIN", 0.2)
    with serving(tmp_path, rate=10**9, burst=10**9) as running:
        opened = open_table(running.port)
        raw = silent_socket(running.port, opened["code"], opened["token"])
        raw.settimeout(0.5)
        with suppress(TimeoutError):
            while True:
                raw.send(FLOODS["pings with much in them"] * 100)
        room = running.house.rooms[opened["code"]]

        async def hang_up() -> None:
            for line in list(room.lines):
                line.close(4001, "replaced")

        running.inside(hang_up)
        connections = running.server.uvicorn.server_state.connections
        until(lambda: not connections, "the connection is still there")
        raw.close()


# --- Connections ---


def gate(most: int = 100, **changes: Any) -> tuple[Gate, list[float]]:
    now = [0.0]
    options = Options(**{"sockets_by_address": 5, "connects": 50, "connects_by_address": 2, **changes})
    return Gate(options, most, lambda: now[0]), now


def test_an_address_comes_only_so_often() -> None:
    at, now = gate()

    def come(host: str) -> bool:
        entered = at.enter(host)
        if entered:
            at.leave(host)
        return entered

    assert [come("203.0.113.1") for _ in range(12)] == [True] * 10 + [False] * 2
    assert come("203.0.113.2")
    now[0] = 1.0
    assert [come("203.0.113.1") for _ in range(4)] == [True] * 2 + [False] * 2


def test_an_address_holds_only_so_many() -> None:
    at, _ = gate(sockets_by_address=1, connects_by_address=1000)
    at.paces.burst = 1000.0
    entered = [at.enter("203.0.113.1") for _ in range(30)]
    assert sum(entered) == 21 and not entered[-1]
    at.leave("203.0.113.1")
    assert at.enter("203.0.113.1") and not at.enter("203.0.113.1")
    assert at.enter("2001:db8::1")


def test_all_together_come_only_so_often_and_hold_only_so_many() -> None:
    at, now = gate(most=300)
    assert sum(at.enter("127.0.0.1") for _ in range(400)) == 250
    now[0] = 10.0
    assert sum(at.enter("127.0.0.1") for _ in range(400)) == 50
    at.leave("127.0.0.1")
    assert at.enter("203.0.113.1")


def test_whoever_speaks_for_many_is_counted_with_all_others_only() -> None:
    at, _ = gate(most=300, proxy=("198.51.100.0/24", "203.0.113.9"))
    for host in ("127.0.0.1", "::1", "198.51.100.77", "203.0.113.9"):
        assert all(at.enter(host) for _ in range(40)), host
    assert not all(at.enter("203.0.113.10") for _ in range(40))
    assert is_among("203.0.113.10", ("*",)) and not is_among(None, ("203.0.113.9",))


def test_one_connection_too_many_is_told_so_and_all_are_given_back(tmp_path: Path) -> None:
    with serving(tmp_path, connects=1) as running:
        found: list[int] = []
        for _ in range(8):
            try:
                found.append(request(running.port, "GET", "/health")[0])
            except ConnectionError:  # the request came after the refusal
                found.append(429)
        assert found[:4] == [200] * 4 and 429 in found
        until(lambda: not running.server.uvicorn.server_state.connections, "connections are left")
        gate: Gate = running.server.uvicorn.lifespan.state["gate"]
        assert gate.counts.total == 0 and not gate.counts.by_address


def test_sockets_are_given_back_at_the_gate(home: Serving) -> None:
    opened = open_table(home.port)
    gate: Gate = home.server.uvicorn.lifespan.state["gate"]

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        assert gate.counts.total >= 1
        await player.close()

    run(body)
    until(lambda: not home.server.uvicorn.server_state.connections, "connections are left")
    assert gate.counts.total == 0


def test_an_address_that_opens_sockets_too_often_is_turned_away(tmp_path: Path) -> None:
    """Behind a proxy every connection comes from the proxy; the address it tells is counted."""
    with serving(tmp_path, proxy=("127.0.0.1",), sockets_by_address=2, connects_by_address=1) as running:
        upgrade = {
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }

        def come(address: str) -> int:
            return request(running.port, "GET", "/api/socket", headers={**upgrade, "X-Forwarded-For": address})[0]

        found = [come("203.0.113.7") for _ in range(9)]
        assert found[:4] == [101] * 4 and 429 in found
        assert come("203.0.113.8") == 101


# --- Requests ---


def test_a_second_request_that_does_not_come_is_given_up(home: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.wire.ASK_WITHIN", 0.3)
    whole = b"GET /health HTTP/1.1\r\nHost: localhost:%d\r\n" % home.port
    for begun in (b"GET /he", whole, whole + b"Content-Length: 100\r\n\r\n{"):
        with socket.create_connection(("127.0.0.1", home.port), timeout=10) as raw:
            raw.sendall(whole + b"\r\n" + begun)
            received = b""
            end = time.monotonic() + 20
            with suppress(OSError):
                while True:
                    assert time.monotonic() < end, "it is waited for"
                    raw.sendall(b"x")  # and on, slowly
                    time.sleep(0.05)
                    raw.setblocking(False)
                    with suppress(BlockingIOError):
                        piece = raw.recv(4000)
                        received += piece
                        if not piece:
                            break
                    raw.settimeout(10)
            assert received.startswith(b"HTTP/1.1 200")


def test_an_answer_nobody_takes_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.wire.ASK_WITHIN", 0.1)
    monkeypatch.setattr("portroyal.server.network.wire.ANSWER_WITHIN", 0.5)
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_bytes(b"x" * 20_000_000)
    with serving(tmp_path / "data", Bundle(folder)) as running:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", running.port))
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % running.port)
        connections = running.server.uvicorn.server_state.connections
        until(lambda: bool(connections), "it did not come")
        until(lambda: not connections, "it is still there")
        raw.close()


def test_an_address_that_asks_for_pages_all_the_time_is_told_to_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.network.doors.PAGES_EACH_SECOND", 0.001)
    monkeypatch.setattr("portroyal.server.network.doors.PAGES_BURST", 20.0)
    with serving(tmp_path, proxy=("127.0.0.1",)) as running:
        busy = {"X-Forwarded-For": "203.0.113.7"}
        statuses = [request(running.port, "GET", "/", headers=busy)[0] for _ in range(25)]
        assert statuses == [200] * 20 + [429] * 5
        assert request(running.port, "GET", "/", headers={"X-Forwarded-For": "203.0.113.8"})[0] == 200
        assert request(running.port, "GET", "/", headers=busy)[1].get("connection") == "close"


# --- Files of the system ---


def test_the_limit_of_files_is_raised_as_far_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [256, 4096]
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, both: limits.__setitem__(slice(None), both))
    assert app.raise_file_limit(1000) == 1000 and limits == [1000, 4096]
    assert app.raise_file_limit(500) == 1000
    written = io.StringIO()
    assert app.room_for(Options(), Log("quiet", written)) == 4096 - app.OWN_FILES
    assert "few" in written.getvalue() and limits == [4096, 4096]
    limits[:] = [resource.RLIM_INFINITY, resource.RLIM_INFINITY]
    assert app.room_for(Options(), Log("quiet", written)) == Options().sockets + app.OPEN_REQUESTS


# --- Complaints ---


def test_the_same_complaint_is_written_once_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("portroyal.server.house.logs.monotonic", lambda: now[0])
    written = io.StringIO()
    log = Log("json", written)
    for _ in range(1000):
        log.say("warning", where="asyncio", reason="socket.accept() out of system resource")
    log.say("warning", where="asyncio", reason="another")
    log.say("table_opened", code="ABCDEF")
    log.say("table_opened", code="ABCDEF")
    now[0] += 61
    log.say("warning", where="asyncio", reason="socket.accept() out of system resource")
    lines = [json.loads(line) for line in written.getvalue().splitlines()]
    assert [line["event"] for line in lines] == ["warning", "warning", "table_opened", "table_opened", "warning"]
    assert lines[-1]["repeated"] == 999


def test_what_is_no_request_is_complained_about_once(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        for _ in range(20):
            with socket.create_connection(("127.0.0.1", running.port), timeout=10) as raw:
                raw.sendall(b"nonsense\r\n\r\n")
                assert b" 400 " in raw.recv(1000)
        assert running.log.count("Invalid HTTP request") == 1
        assert ask(running.port, "GET", "/health")["ok"]


# --- Frames of the server ---


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_is_framed_as_the_library_would(length: int) -> None:
    text = b"x" * length
    assert frame_head(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)
