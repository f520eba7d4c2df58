"""The doors by HTTP: routes, headers, sizes, origins, files, health, and what a guest needs to come in."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import time
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path

import pytest
from clients import BOT_TABLE, ask, open_table, request
from serving import Serving, serving

from portroyal.server.app import listen
from portroyal.server.network.bundle import FOREVER, Bundle
from portroyal.server.network.doors import HEADERS, POLICY
from portroyal.server.protocol import LARGEST_MESSAGE

SCRIPT = b"export const answer = 42;\n" * 100


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small client, as if it had been built."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Port Royal</title>")
    (folder / "assets" / "index-DiwrgTda.js").write_bytes(SCRIPT)
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "secret.env").write_text("not a type the client has")
    (folder.parent / "outside.txt").write_text("outside")
    (folder / "link.txt").symlink_to(folder.parent / "outside.txt")
    return folder


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, built: Path) -> Generator[Serving]:
    with serving(tmp_path_factory.mktemp("data"), Bundle(built), proxy=("127.0.0.1",)) as running:
        yield running


# --- Headers ---


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("HEAD", "/", 200),
        ("GET", "/t/ABCDEF", 200),
        ("GET", "/assets/index-DiwrgTda.js", 200),
        ("GET", "/missing.js", 404),
        ("POST", "/", 405),
        ("GET", "/api/info", 200),
        ("GET", "/api/tables", 405),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/ABCDEF", 404),
        ("GET", "/api/tables/ABCDEF/record", 404),
        ("GET", "/api/tables/ABCDEF/story", 404),
        ("POST", "/api/tables/ABCDEF/guests", 400),
        ("GET", "/api/qr/ABCDEF.svg", 404),
        ("GET", "/api/qr?text=anything", 404),
        ("GET", "/api", 404),
        ("GET", "/api/", 404),
        ("DELETE", "/api/tables/ABCDEF", 405),
        ("GET", "/api/nowhere/at/all", 404),
        ("PUT", "/api/nowhere", 404),
        ("GET", "/api/socket", 404),
        ("GET", "/health", 200),
        ("GET", "/metrics", 200),
    ],
)
def test_every_answer_has_the_strict_headers_and_problems_under_api(
    home: Serving, method: str, path: str, status: int
) -> None:
    found, headers, body = request(home.port, method, path)
    assert found == status
    for name, value in HEADERS.items():
        assert headers[name] == value, name
    assert "unsafe" not in POLICY
    if path.startswith("/api") and status >= 400:
        problem = json.loads(body)
        assert set(problem) == {"code", "message", "facts"}
        assert headers["cache-control"] == "no-store"
    assert "server" not in headers


# --- Files ---


def test_assets_with_a_hash_are_kept_for_ever_and_pages_are_asked_for_again(home: Serving) -> None:
    _, headers, body = request(home.port, "GET", "/assets/index-DiwrgTda.js")
    assert body == SCRIPT
    assert headers["cache-control"] == FOREVER
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    _, headers, body = request(home.port, "GET", "/rules/discover")
    assert headers["cache-control"] == "no-cache"
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert b"Port Royal" in body
    tag = headers["etag"]
    assert request(home.port, "GET", "/", headers={"If-None-Match": tag})[0] == 304
    _, headers, _ = request(home.port, "GET", "/manifest.webmanifest")
    assert headers["content-type"] == "application/manifest+json"


def test_files_are_packed_for_those_who_can_unpack(home: Serving) -> None:
    _, headers, body = request(home.port, "GET", "/assets/index-DiwrgTda.js", headers={"Accept-Encoding": "gzip, br"})
    assert headers["content-encoding"] == "gzip"
    assert headers["vary"] == "accept-encoding"
    assert len(body) < len(SCRIPT) / 10
    assert gzip.decompress(body) == SCRIPT


@pytest.mark.parametrize(
    "path",
    [
        "/../outside.txt",
        "/assets/../../outside.txt",
        "/%2e%2e/outside.txt",
        "/..%2foutside.txt",
        "/%2e%2e%5coutside.txt",
        "//etc/passwd.txt",
        "/assets/%00.js",
        "/link.txt",
        "/secret.env",
        "/./outside.txt",
        "/assets/",
        "/C:/outside.txt",
    ],
)
def test_no_path_leads_out_of_the_bundle(home: Serving, path: str) -> None:
    status, _, body = request(home.port, "GET", path)
    assert b"outside" not in body and b"root:" not in body and b"not a type" not in body
    assert status in (200, 400, 404)
    if status == 200:
        assert b"<title>Port Royal</title>" in body


def test_without_a_bundle_a_page_says_how_to_build_it_and_a_new_one_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    with serving(tmp_path / "data", Bundle(folder)) as running:
        status, headers, body = request(running.port, "GET", "/")
        assert status == 200 and b"npm run build" in body
        assert headers["content-security-policy"] == POLICY
        folder.mkdir()
        (folder / "index.html").write_text("<title>built</title>")
        assert request(running.port, "GET", "/t/ABCDEF")[2] == b"<title>built</title>"


# --- Origins ---


def origins(port: int) -> list[tuple[str | None, bool]]:
    return [
        (None, True),
        (f"http://localhost:{port}", True),
        (f"http://127.0.0.1:{port}", True),
        (f"http://[::1]:{port}", True),
        ("https://play.example.org", True),
        ("null", False),
        ("", False),
        ("https://evil.example", False),
        (f"http://localhost:{port + 1}", False),
        ("http://localhost", False),
        (f"https://localhost:{port}", False),
        (f"http://localhost:{port}/", False),
        (f"http://LOCALHOST:{port}", False),
        (f"http://localhost.:{port}", False),
        (f"http://localhost.evil.example:{port}", False),
        ("https://play.example.org.evil.example", False),
        ("https://play.example.org:443", False),
        ("https://PLAY.example.org", False),
        ("http://play.example.org", False),
        ("https://play.example.org https://evil.example", False),
    ]


def test_only_pages_of_our_own_may_open_tables(tmp_path: Path) -> None:
    with serving(tmp_path, origin=("https://play.example.org",)) as running:
        for origin, allowed in origins(running.port):
            headers = {} if origin is None else {"Origin": origin}
            status, _, body = request(running.port, "POST", "/api/tables", BOT_TABLE, headers)
            assert status == (201 if allowed else 403), origin
            if not allowed:
                assert json.loads(body)["code"] == "request/origin"


def test_pages_of_other_origins_are_no_errors_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        asked = (
            b"GET /api/socket HTTP/1.1\r\nHost: localhost:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            b"Origin: https://evil.example\r\n\r\n" % running.port
        )
        with socket.create_connection(("127.0.0.1", running.port), timeout=10) as raw:
            raw.sendall(asked)
            assert b" 403 " in raw.recv(4000)
        ask(running.port, "GET", "/health")
        assert '"error"' not in running.log, running.log


@pytest.mark.parametrize(
    ("host", "is_own"),
    [
        ("localhost:{port}", True),
        ("LocalHost:{port}", True),
        ("127.0.0.1:{port}", True),
        ("[::1]:{port}", True),
        ("play.example.org", True),
        ("play.example.org:443", True),
        ("play.example.org:80", False),
        ("localhost", False),
        ("localhost:1", False),
        ("evil.example", False),
        ("evil.example:{port}", False),
        ("localhost.evil.example:{port}", False),
        ("localhost:{port}@evil.example", False),
        ("", False),
    ],
)
def test_the_server_answers_only_to_its_own_names(tmp_path: Path, host: str, is_own: bool) -> None:
    """A name of somebody else that leads here would make their page one of ours to the browser."""
    with serving(tmp_path, origin=("https://play.example.org",)) as running:
        headers = {"Host": host.format(port=running.port)}
        for path in ("/", "/api/info", "/health"):
            status, _, body = request(running.port, "GET", path, headers=headers)
            assert status == (200 if is_own else 421), path
            assert is_own or json.loads(body)["code"] == "request/host"


# --- Sizes and forms ---


def test_a_body_is_read_no_further_than_it_may_be_long(home: Serving) -> None:
    long = json.dumps({**BOT_TABLE, "name": "x" * LARGEST_MESSAGE}).encode()
    status, _, body = request(home.port, "POST", "/api/tables", raw=long)
    assert (status, json.loads(body)["code"]) == (413, "request/too_large")


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"name": "Ann"}',
        b'{"name": "", "seats": [{"kind": "me"}, {"kind": "open"}]}',
        b'{"name": "Ann", "seats": [{"kind": "me"}]}',
        b'{"name": "Ann", "seats": [{"kind": "king"}, {"kind": "me"}]}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], "more": 1}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], "color": 1e400}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], "color": NaN}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "os:system"}]}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"edition": "none"}}',
        b'{"name": "Ann", "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"rulings": {"a": "b"}}}',
        b"[" * 2000,
        b'{"name":' * 400,
    ],
)
def test_what_can_not_be_read_is_refused_with_a_reason(home: Serving, body: bytes) -> None:
    status, _, answer = request(home.port, "POST", "/api/tables", raw=body)
    problem = json.loads(answer)
    assert status == 400, problem
    assert problem["message"] and "/" in problem["code"]


def test_a_request_that_does_not_come_is_given_up(home: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.doors.BODY_WITHIN", 0.2)
    with socket.create_connection(("127.0.0.1", home.port), timeout=10) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost:%d\r\nContent-Length: 100\r\n\r\n{" % home.port)
        begun = time.monotonic()
        assert b" 408 " in raw.recv(2000)
        assert time.monotonic() - begun < 3


def test_who_connects_and_asks_for_nothing_is_not_waited_for(home: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.network.wire.ASK_WITHIN", 0.2)
    for said in (b"", b"GET /api/info HTTP/1.1\r\nHost:"):
        with socket.create_connection(("127.0.0.1", home.port), timeout=5) as raw:
            raw.sendall(said)
            with suppress(ConnectionResetError):
                assert raw.recv(100) == b""
    assert ask(home.port, "GET", "/health")["ok"]


def test_small_messages_are_sent_at_once() -> None:
    """Not kept back until the reader has acknowledged the one before."""

    async def ask_a_connection() -> int:
        listening = listen("127.0.0.1", 0)
        told: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def came(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            its_socket = writer.get_extra_info("socket")
            told.set_result(its_socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        server = await asyncio.start_server(came, sock=listening)
        async with server:
            _, writer = await asyncio.open_connection(*listening.getsockname()[:2])
            writer.close()
            return await told

    assert asyncio.run(ask_a_connection()) != 0


# --- Tables ---


def test_a_table_is_opened_joined_and_looked_at(home: Serving) -> None:
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    assert len(opened["token"]) == 32
    assert opened["seats"] == [0]
    table = ask(home.port, "GET", f"/api/tables/{opened['code']}")
    assert table["state"] == "lobby" and table["seats"][1]["kind"] == "open"
    joined = ask(home.port, "POST", f"/api/tables/{opened['code'].lower()}/guests", {"name": "Ben"})
    assert joined["seats"] == [1] and joined["token"] != opened["token"]
    status, _, body = request(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Cleo"})
    assert (status, json.loads(body)["code"]) == (409, "table/full")
    watching = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Cleo", "watch": True})
    assert watching["seats"] == []
    for what in ("record", "story"):
        status, _, body = request(home.port, "GET", f"/api/tables/{opened['code']}/{what}")
        assert (status, json.loads(body)["code"]) == (409, "table/not_over")
    table = ask(home.port, "GET", f"/api/tables/{opened['code']}")
    assert opened["token"] not in json.dumps(table)


def test_an_invitation_is_drawn_for_the_address_others_can_reach(home: Serving) -> None:
    code = open_table(home.port)["code"]
    status, headers, drawing = request(home.port, "GET", f"/api/qr/{code}.svg")
    assert status == 200 and headers["content-type"] == "image/svg+xml"
    assert drawing.startswith(b"<svg") and b"viewBox" in drawing


def test_an_invitation_is_drawn_once_however_often_it_is_asked_for(
    home: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = open_table(home.port)["code"]
    first = request(home.port, "GET", f"/api/qr/{code}.svg")[2]
    monkeypatch.setattr("segno.make", None)
    assert request(home.port, "GET", f"/api/qr/{code}.svg")[2] == first


def test_health_tells_whether_it_can_save(home: Serving) -> None:
    assert ask(home.port, "GET", "/health") == {"ok": True, "version": "0.1.0", "writable": True, "broken_tables": 0}


def test_metrics_are_for_this_machine_unless_the_settings_say_otherwise(home: Serving, tmp_path: Path) -> None:
    open_table(home.port)
    status, headers, text = request(home.port, "GET", "/metrics")
    assert status == 200 and headers["content-type"].startswith("text/plain; version=0.0.4")
    for name in ("tables", "sockets", "moves_total", "commit_seconds_count", "loop_lag_seconds_sum", "refusals_total"):
        assert f"portroyal_{name}" in text.decode()
    assert request(home.port, "GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.9"})[0] == 404
    with serving(tmp_path, metrics="off") as running:
        assert request(running.port, "GET", "/metrics")[0] == 404


def test_every_line_of_metrics_is_as_prometheus_wants_it(home: Serving) -> None:
    open_table(home.port)
    request(home.port, "POST", "/api/tables", raw=b"nonsense")
    lines = request(home.port, "GET", "/metrics")[2].decode().splitlines()
    assert any('refusals_total{code="request/unreadable"}' in line for line in lines)
    for line in lines:
        if not line.startswith("#"):
            name, _, value = line.rpartition(" ")
            assert name.startswith("portroyal_")
            float(value)
