"""Games told again: the same once for all who ask, a few at a time for each, and none is too long without a word."""

from __future__ import annotations

import asyncio
import gzip
import json
import socket
import threading
from collections.abc import Generator
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from bench.hostile import longest_game
from clients import request
from evenings import evening
from serving import Serving, serving
from test_replays import game_of

from portroyal import Game
from portroyal.errors import PortRoyalError
from portroyal.server.house.limits import REPLAYS_AWAITED
from portroyal.server.protocol import Replay
from portroyal.server.protocol.refusals import refused
from portroyal.server.protocol.replay import LARGEST_RECORD, LONGEST_RECORD
from portroyal.server.room import narrator as narrators
from portroyal.server.room.narrator import Narrator, told
from portroyal.server.room.parts import ReplayJob
from portroyal.server.room.workers import TooSlow

STRANGER = "127.0.0.9"


def job_of(game: Game, *, is_open: bool = False) -> ReplayJob:
    return ReplayJob(game.record(), 0, "exact", is_open, None)


class Scribe:
    """In place of the worker: tells after a while, as often as asked."""

    def __init__(self) -> None:
        self.jobs: list[Any] = []
        self.fails: Exception | None = None

    async def ask(self, job: dict[str, Any], within: float) -> bytes:
        self.jobs.append(job)
        await asyncio.sleep(2.0)
        if self.fails is not None:
            raise self.fails
        return gzip.compress(json.dumps(job["record"]).encode())


def narrating() -> tuple[Narrator, Scribe]:
    narrator, scribe = Narrator(), Scribe()
    narrator.worker = scribe  # type: ignore[assignment]
    narrator.turns.idle = [scribe]  # type: ignore[list-item]
    return narrator, scribe


def test_the_longest_game_that_is_taken_at_all_is_told_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.server.room.workers.LONGEST_LINE", 1 << 20)  # for what comes as a line
    game = longest_game(1)
    assert game.version == LONGEST_RECORD and len(json.dumps(game.record())) < LARGEST_RECORD
    body = gzip.decompress(told(job_of(game, is_open=True)))
    assert len(body) > 4_000_000
    assert len(msgspec.json.decode(body, type=Replay).looks) == LONGEST_RECORD + 1

    async def ask() -> None:
        narrator = Narrator()
        try:
            assert gzip.decompress(await narrator.tell(job_of(game, is_open=True), "ann")) == body
        finally:
            process = narrator.worker.process
            narrator.worker.end()
            if process is not None:
                await process.wait()

    asyncio.run(ask())


def test_a_game_that_is_too_long_is_refused_as_that_and_not_to_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def ask() -> None:
        narrator, scribe = narrating()
        scribe.fails = TooSlow("20 seconds")
        with pytest.raises(PortRoyalError) as refused:
            await narrator.tell(job_of(game), "ann")
        assert refused.value.code == "replay/too_long"

    game = game_of(("base",))
    evening(ask())
    monkeypatch.setattr(narrators, "LONGEST", 1000)
    with pytest.raises(PortRoyalError) as refused:
        told(job_of(game))
    assert refused.value.code == "replay/too_long"


def test_who_asks_for_the_same_gets_the_same_bytes_and_nobody_waits_twice() -> None:
    async def ask() -> None:
        narrator, scribe = narrating()
        first, second = game_of(("base",), seed=1), game_of(("base",), seed=2)
        together = await asyncio.gather(*(narrator.tell(job_of(first), f"guest {number}") for number in range(50)))
        assert len(scribe.jobs) == 1 and len(set(together)) == 1
        assert await narrator.tell(job_of(first), "later") == together[0]
        assert await narrator.tell(job_of(second), "later") != together[0]
        await narrator.tell(job_of(first, is_open=True), "later")
        assert len(scribe.jobs) == 3 and not narrator.under_way
        narrator.shelf.most = 10
        await narrator.tell(job_of(game_of(("base",), seed=3)), "later")
        assert narrator.shelf.size == 0 and not narrator.shelf.pages

    evening(ask())


def test_who_stops_waiting_takes_it_from_nobody_else() -> None:
    async def ask() -> None:
        narrator, scribe = narrating()
        job = job_of(game_of(("base",)))
        gone, stays = (asyncio.create_task(narrator.tell(job, "ann")) for _ in range(2))
        await asyncio.sleep(1.0)
        gone.cancel()
        assert await stays and len(scribe.jobs) == 1
        scribe.fails = RuntimeError("no idea")
        with pytest.raises(RuntimeError):
            await narrator.tell(job_of(game_of(("base",), seed=8)), "ann")
        scribe.fails = None
        assert await narrator.tell(job_of(game_of(("base",), seed=8)), "ann")  # what failed is not kept

    evening(ask())


# --- By HTTP ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(tmp_path_factory.mktemp("narrator")) as running:
        yield running


@pytest.fixture
def stranger(monkeypatch: pytest.MonkeyPatch) -> None:
    """One loopback address counts as somebody else's."""
    import sys

    from portroyal.server.house.limits import is_loopback

    for name, module in list(sys.modules.items()):
        if name.startswith("portroyal.server") and getattr(module, "is_loopback", None) is is_loopback:
            monkeypatch.setattr(module, "is_loopback", lambda host: host != STRANGER and is_loopback(host))


def asking(
    server: Serving, body: dict[str, Any], source: str, packed: bool = True, path: str = "/api/replays"
) -> socket.socket:
    raw = socket.create_connection(("127.0.0.1", server.port), 20, source_address=(source, 0))
    line = json.dumps(body).encode()
    accept = b"Accept-Encoding: gzip\r\n" if packed else b""
    head = b"POST %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % (path.encode(), server.port)
    head += b"Content-Length: %d\r\n" % len(line)
    raw.sendall(head + accept + b"Connection: close\r\n\r\n" + line)
    return raw


def whole(raw: socket.socket) -> bytes:
    answer = b""
    with raw:
        while piece := raw.recv(1 << 16):
            answer += piece
    return answer


def test_an_answer_is_the_same_packed_or_not(server: Serving) -> None:
    body = {"record": game_of(("base", "gambler")).record(), "seat": 1, "open": True}
    _, headers, plain = request(server.port, "POST", "/api/replays", body)
    _, packed_headers, packed = request(server.port, "POST", "/api/replays", body, {"accept-encoding": "gzip"})
    assert "content-encoding" not in headers and packed_headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain and len(msgspec.json.decode(plain, type=Replay).looks) > 100


def test_one_address_waits_for_a_few_at_a_time_until_it_has_taken_them(server: Serving, stranger: None) -> None:
    """Whoever asks for many and reads none has so many in memory and no more."""
    record = longest_game(1).record()
    seats = range(REPLAYS_AWAITED)
    unread = [asking(server, {"record": record, "seat": seat}, STRANGER, packed=False) for seat in seats]
    turned_away = b""
    for _ in range(20):  # until all of them have come
        turned_away = whole(asking(server, {"record": record, "seat": None}, STRANGER))
        if b" 429 " in turned_away[:20]:
            break
    assert b" 429 " in turned_away[:20] and b"request/too_fast" in turned_away
    short = {"record": game_of(("base",)).record(), "seat": 0}
    assert b" 200 " in whole(asking(server, short, "127.0.0.10"))[:20]
    for raw in unread:
        assert b" 200 " in whole(raw)[:20]
    assert b" 200 " in whole(asking(server, short, STRANGER))[:20]


def test_one_address_waits_with_a_few_campaigns_at_a_time(
    server: Serving, stranger: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_on = threading.Event()

    async def going_on(begin: Any, host: str | None) -> Any:
        await asyncio.to_thread(let_on.wait, 20)
        raise refused("campaign/nothing_played")

    monkeypatch.setattr(server.house, "go_on", going_on)
    body = {"name": "Zoe", "seats": [{"kind": "me"}], "document": {"facts": {}}}

    def bring(source: str) -> socket.socket:
        return asking(server, body, source, path="/api/campaigns")

    waiting = [bring(STRANGER) for _ in range(REPLAYS_AWAITED)]
    turned_away = b""
    for _ in range(20):  # until all of them have come
        with bring(STRANGER) as raw:
            raw.settimeout(0.5)
            with suppress(TimeoutError):
                turned_away = raw.recv(1 << 16)
                break
    assert b" 429 " in turned_away[:20]
    waiting.append(bring("127.0.0.10"))
    let_on.set()
    assert [whole(raw)[9:12] for raw in waiting] == [b"409"] * len(waiting)
    assert whole(bring(STRANGER))[9:12] == b"409"
