"""Too much of anything: frames, connections, requests that never come, answers nobody takes, complaints in the log."""

from __future__ import annotations

import http.client
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
from h11 import Connection as H11Connection
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
from portroyal.server.network.wire import LAST, PIECE, PIECES, Impatient, frame_head
from portroyal.server.table.entries import Spoke
from portroyal.server.table.table import Table


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
    many = [f"198.51.{number // 250}.{number % 250}" for number in range(400)]
    assert sum(at.enter(host) for host in many) == 250
    now[0] = 10.0
    assert sum(at.enter(host) for host in many) == 50
    at.leave(many[0])
    assert at.enter("203.0.113.1")


def test_whoever_speaks_for_many_is_counted_with_all_others_only() -> None:
    at, _ = gate(most=300, proxy=("198.51.100.0/24", "203.0.113.9"))
    for host in ("127.0.0.1", "::1", "198.51.100.77", "203.0.113.9"):
        assert all(at.enter(host) for _ in range(40)), host
    assert not all(at.enter("203.0.113.10") for _ in range(40))
    at, _ = gate(most=2000, proxy=("203.0.113.9",))
    assert all(at.enter("203.0.113.9") for _ in range(1000)), "who comes fast by a proxy keeps out those who do, too"
    assert at.enter("203.0.113.10"), "or those who do not"
    assert sum(at.enter("127.0.0.1") for _ in range(1000)) == 999
    assert is_among("203.0.113.10", ("*",)) and not is_among(None, ("203.0.113.9",))


def test_one_connection_too_many_is_told_so_and_all_are_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.network.gate.is_loopback", lambda _: False)
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


def test_whoever_comes_far_too_fast_is_turned_away_before_anything_is_made_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.network.gate.is_loopback", lambda _: False)
    made: list[object] = []
    made_before = Impatient.connection_made
    monkeypatch.setattr(Impatient, "connection_made", lambda self, line: (made.append(self), made_before(self, line)))  # type: ignore[reportUnknownLambdaType]
    with serving(tmp_path, sockets_by_address=5, connects_by_address=1) as running:
        running.server.uvicorn.lifespan.state["gate"].paces.rate = 0.0  # however slow this machine is
        told = [b""] * 50
        for at in range(len(told)):
            with socket.create_connection(("127.0.0.1", running.port), 5) as raw:
                told[at] = raw.recv(100) if at >= 10 else b""
        assert 10 <= len(made) < 20, "a few are let in at a time, and only then counted"
        assert all(answer.startswith(b"HTTP/1.1 429 ") for answer in told[10:])


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


@pytest.mark.parametrize(
    "begun", [b"GET /he", b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n{"]
)
def test_a_second_request_of_which_nothing_more_comes_is_given_up(
    home: Serving, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    """Slow ones send too many pieces sooner or later; whoever just stops is waited for no longer than at first."""
    monkeypatch.setattr("portroyal.server.network.wire.ASK_WITHIN", 0.3)
    with socket.create_connection(("127.0.0.1", home.port), timeout=20) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: localhost:%d\r\n\r\n" % home.port)
        assert raw.recv(4000).startswith(b"HTTP/1.1 200")
        raw.sendall(begun)
        with suppress(ConnectionError):
            while raw.recv(4000):
                pass


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


@pytest.mark.parametrize("head", ["many", "long", "endless"])
def test_a_request_with_too_large_a_head_is_not_understood(home: Serving, head: str) -> None:
    lines = {"many": b"x: y\r\n" * 5000, "long": b"x: " + b"y" * 60_000 + b"\r\n", "endless": b"x: " + b"y" * 60_000}
    end = b"" if head == "endless" else b"\r\n"
    asked = b"GET /health HTTP/1.1\r\nHost: localhost:%d\r\n" % home.port + lines[head] + end
    with (
        socket.create_connection(("127.0.0.1", home.port), timeout=10) as raw,
        suppress(ConnectionResetError, BrokenPipeError),
    ):
        raw.sendall(asked)
        assert raw.recv(1000).startswith(b"HTTP/1.1 400 ")
    assert ask(home.port, "GET", "/health", headers={"X": "y" * 6000})["ok"]


def test_several_requests_in_one_piece_are_answered_each(home: Serving) -> None:
    one = b"GET /health HTTP/1.1\r\nHost: localhost:%d\r\nX: %s\r\n" % (home.port, b"y" * 5000)
    with socket.create_connection(("127.0.0.1", home.port), timeout=10) as raw:
        raw.sendall((one + b"\r\n") * 4 + one + b"Connection: close\r\n\r\n")
        heard = b""
        while piece := raw.recv(65536):
            heard += piece
    assert heard.count(b"HTTP/1.1 200 ") == 5


def test_a_body_that_breaks_off_is_no_error_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        head = b"POST /api/tables HTTP/1.1\r\nHost: localhost:%d\r\n" % running.port
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as raw:
            raw.sendall(head + b"Content-Length: 50\r\n\r\n{")
        until(lambda: sum(running.house.metrics.asked.values()) == 1, "the request is given up")
        assert running.log.count("ASGI") == 0
        assert ask(running.port, "GET", "/health")["ok"]


# What comes behind the first line and the host of a request.
BODIES = {
    "in pieces": b"Transfer-Encoding: chunked\r\n\r\n",
    "longer than any": b"Content-Length: 100000000\r\n\r\n",
    "a head without an end": b"X: ",
}


def until_the_end(raw: socket.socket) -> bytes:
    """What is heard until the server hangs up."""
    heard = b""
    raw.settimeout(20)
    with suppress(ConnectionResetError, BrokenPipeError):
        while piece := raw.recv(65536):
            heard += piece
    return heard


@pytest.mark.parametrize("first", ["GET /", "POST /api/tables", "POST /nowhere"])
@pytest.mark.parametrize("body", BODIES)
def test_whatever_comes_with_a_request_little_of_it_is_read(
    home: Serving, first: str, body: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    understand = H11Connection.receive_data

    def count(self: H11Connection, data: bytes) -> None:
        read.append(len(data))
        understand(self, data)

    monkeypatch.setattr(H11Connection, "receive_data", count)
    with socket.create_connection(("127.0.0.1", home.port), timeout=20) as raw:
        raw.sendall(b"%s HTTP/1.1\r\nHost: localhost:%d\r\n" % (first.encode(), home.port) + BODIES[body])
        sent, piece = 0, b"1\r\nx\r\n" * 1000
        with suppress(ConnectionResetError, BrokenPipeError):
            while sent < 30_000_000:
                raw.sendall(piece)
                sent += len(piece)
        assert sent < 30_000_000, "it goes on reading"
    assert len(read) <= PIECES and max(read) <= PIECE


def test_a_request_in_pieces_is_refused_with_the_reason(home: Serving) -> None:
    with socket.create_connection(("127.0.0.1", home.port), timeout=20) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost:%d\r\n" % home.port + BODIES["in pieces"])
        heard = until_the_end(raw)
    assert heard.startswith(b"HTTP/1.1 400 ") and b"request/unreadable" in heard and b"Content-Length" in heard


def test_a_request_that_comes_byte_by_byte_has_an_end(home: Serving) -> None:
    with socket.create_connection(("127.0.0.1", home.port), timeout=20) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        sent, end = 0, time.monotonic() + 20
        with suppress(ConnectionResetError, BrokenPipeError):
            for byte in b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"x" * 100_000:
                raw.sendall(bytes([byte]))
                time.sleep(0.0005)  # so that each arrives by itself
                sent += 1
                assert time.monotonic() < end, "it goes on reading"
    assert sent < 100_000


def test_requests_on_one_line_may_be_many(home: Serving) -> None:
    line = http.client.HTTPConnection("127.0.0.1", home.port, timeout=20)
    ports: set[int] = set()
    for _ in range(2 * PIECES):
        line.request("GET", "/health")
        ports.add(line.sock.getsockname()[1])
        assert line.getresponse().read().startswith(b'{"ok":true')
    assert len(ports) == 1, "it hung up in between"
    line.close()


def test_rubbish_behind_a_request_is_no_error_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        host = b" HTTP/1.1\r\nHost: localhost:%d\r\n" % running.port
        for asked in (
            b"POST /api/tables" + host + b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n",
            b"POST /api/tables" + host + b"Content-Length: 2\r\n\r\n{}\0\0\r\n\r\n",
            b"GET /" + host + b"Content-Length: 2\r\n\r\n{}\0\0\r\n\r\n",
        ):
            with socket.create_connection(("127.0.0.1", running.port), timeout=20) as raw:
                raw.sendall(asked)
                assert b"HTTP/1.1 400 " in until_the_end(raw)
        assert ask(running.port, "GET", "/health")["ok"]
        assert running.log.count('"event": "error"') == 0


SOCKETS_THAT_ARE_NONE = {
    "posted": (b"POST", b"Content-Length: 3\r\n\r\nabc"),
    "with a body in pieces": (b"GET", b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n"),
    "with many headers": (b"GET", b"X: y\r\n" * 200 + b"\r\n"),
}


@pytest.mark.parametrize("kind", SOCKETS_THAT_ARE_NONE)
def test_a_request_for_a_socket_that_is_none_holds_no_place(home: Serving, kind: str) -> None:
    method, rest = SOCKETS_THAT_ARE_NONE[kind]
    with socket.create_connection(("127.0.0.1", home.port), timeout=20) as raw:
        raw.sendall(
            method + b" /api/socket HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n" % home.port + rest
        )
        assert until_the_end(raw).startswith(b"HTTP/1.1 4")


FRAMES_THAT_ARE_NONE = {
    "no letters": frame(Opcode.TEXT, b"\xff\xfe"),
    "of no kind": bytes([0x83, 0x80, 0, 0, 0, 0]),
    "not masked": Frame(Opcode.TEXT, b"{}").serialize(mask=False),
    "far too long": bytes([0x81, 0xFF]) + b"\x7f" + b"\xff" * 7 + b"\0" * 4,
    "the rest of nothing": frame(Opcode.CONT, b"x"),
    "an end for no reason": frame(Opcode.CLOSE, b"\0\x01"),
}


@pytest.mark.parametrize("kind", FRAMES_THAT_ARE_NONE)
def test_what_is_no_frame_ends_the_socket_and_is_no_error_of_the_server(home: Serving, kind: str) -> None:
    opened = open_table(home.port)
    with silent_socket(home.port, opened["code"], opened["token"]) as raw:
        raw.settimeout(20)
        raw.sendall(FRAMES_THAT_ARE_NONE[kind])
        with suppress(ConnectionResetError):
            while raw.recv(65536):
                pass
    assert home.log.count('"event": "error"') == 0
    assert ask(home.port, "GET", "/health")["ok"]


# --- Frames of the server ---


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_is_framed_as_the_library_would(length: int) -> None:
    text = b"x" * length
    for kind in (Opcode.TEXT, Opcode.CONT):
        for fin in (True, False):
            head = frame_head(length, kind | LAST if fin else kind)
            assert head + text == Frame(kind, text, fin=fin).serialize(mask=False)


def test_many_who_do_not_read_a_long_welcome_take_little_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        opened = open_table(running.port)
        running.inside(lambda: talk_on(running.house.rooms[opened["code"]].table, 4000))
        lines: list[socket.socket] = []
        for number in range(10):
            joined = ask(
                running.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": f"G{number}", "watch": True}
            )
            lines.append(silent_socket(running.port, opened["code"], joined["token"]))
        wires = [each for each in running.server.uvicorn.server_state.connections if hasattr(each, "frames_left")]
        until(lambda: sum(each.transport.get_write_buffer_size() > 60_000 for each in wires) == 10, "not begun")
        time.sleep(0.5)
        assert max(each.transport.get_write_buffer_size() for each in wires) < 250_000
        # Whoever reads at last has missed nothing.
        lines[0].settimeout(20)
        parser = Parser()
        while not parser.whole:
            parser.take(lines[0].recv(1 << 20))
        assert [entry["number"] for entry in json.loads(parser.text)["entries"]] == list(range(1, 4002))
        for line in lines:
            line.close()


async def talk_on(table: Table, length: int) -> None:
    """Much is said, as if it had been: the store does not know of it."""
    while len(table.steps) < length:
        number = len(table.steps) + 1
        table.apply(Spoke(number=number, at=0.0, guest=1, request=f"r{number}", seat=0, name="Ann", text="x" * 900))


class Parser:
    """The first message of a server, from its frames."""

    def __init__(self) -> None:
        self.raw, self.text, self.whole = b"", b"", False

    def take(self, data: bytes) -> None:
        assert data, "it hung up"
        self.raw += data
        while not self.whole and len(self.raw) >= 10:
            length, at = self.raw[1], 2
            if length > 125:
                at = 4 if length == 126 else 10
                length = int.from_bytes(self.raw[2:at])
            if len(self.raw) < at + length:
                return
            if self.raw[0] & 0x0F < 8:  # no ping
                self.text += self.raw[at : at + length]
                self.whole = bool(self.raw[0] & LAST)
            self.raw = self.raw[at + length :]
