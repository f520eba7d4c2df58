"""How much a server carries: the figures of the load matrix in short form, beside a bare echo of the same library.

    python -m bench.server [--quick] [--page docs/guide/host.md]

The server runs in a process of its own with a real file; this process plays the guests, random legal moves over
real sockets. Both share the machine, so the guests cost as much as the server: the echo, measured in the same minute
with the same guests' library, says what the machine can do at all.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import random
import resource
import socket
import statistics
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from bench.yardstick import Yardstick
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from portroyal.server.store.sqlite import connect as connect_duly
from portroyal.server.store.sqlite import connect_carelessly

BEGIN, END = "<!-- bench:begin -->", "<!-- bench:end -->"
SETTINGS = {"pace": "instant", "odds": "simple", "hints": False}


# --- Servers ---


def serve(data: str, port: int, durable: bool) -> None:
    from portroyal.server.app import build
    from portroyal.server.house.logs import Log
    from portroyal.server.house.options import Options

    options = Options(port=port, data=Path(data), rate=100_000, burst=100_000, tables=5000, sockets=10_000, log="quiet")
    server = build(options, log=Log("quiet"), connect=connect_duly if durable else connect_carelessly)
    asyncio.run(server.serve())


def serve_echo(data: str, port: int, durable: bool) -> None:
    import uvicorn

    from portroyal.server.network.wire import CutSocket

    async def echo(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    uvicorn.run(
        echo, port=port, log_level="error", loop="asyncio", http="h11", ws=CutSocket, ws_per_message_deflate=False,
        lifespan="off",
    )  # fmt: skip


def free_port() -> int:
    """A port below those the system gives to clients, who knock while the server is down."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Running:
    """A server in a process of its own."""

    def __init__(self, target: Callable[[str, int, bool], None], data: str, durable: bool = True) -> None:
        self.target, self.data, self.durable, self.port = target, data, durable, free_port()
        self.process = self.start()

    def start(self) -> Any:
        context = multiprocessing.get_context("spawn")
        process = context.Process(target=self.target, args=(self.data, self.port, self.durable), daemon=True)
        process.start()
        for _ in range(1000):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return process
            time.sleep(0.02)
        raise RuntimeError("the server did not start")

    def kill_and_restart(self) -> None:
        self.process.kill()
        self.process.join()
        self.process = self.start()

    def resident(self) -> int:
        """Bytes in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """Seconds of a core it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.terminate()
        self.process.join(10)
        if self.process.is_alive():
            self.process.kill()


@contextmanager
def running(target: Callable[[str, int, bool], None], durable: bool = True) -> Iterator[Running]:
    with tempfile.TemporaryDirectory(prefix="portroyal-bench-") as data:
        server = Running(target, data, durable)
        try:
            yield server
        finally:
            server.stop()


# --- Guests ---


class Choice(msgspec.Struct):
    action: str


class Seen(msgspec.Struct):
    version: int
    choices: list[Choice]
    outcome: Any = None


class Heard(msgspec.Struct):
    type: str
    id: str = ""
    ok: bool = True
    look: Seen | None = None


hearing = msgspec.json.Decoder(Heard)


class Guest:
    """A seat, or a watcher, on a socket of its own."""

    def __init__(self, load: Load, code: str, token: str) -> None:
        self.load, self.code, self.token = load, code, token
        self.look: Seen | None = None
        self.asked: tuple[str, float] | None = None
        self.count = 0
        self.welcomed = False
        self.socket: ClientConnection | None = None

    async def run(self) -> None:
        while not self.load.over:
            try:
                await self.talk()
            except (OSError, ConnectionClosed, TimeoutError, EOFError):
                if self.load.over:
                    return
                self.load.broken += 1
                await asyncio.sleep(random.uniform(0.02, 0.2))

    async def talk(self) -> None:
        address = f"ws://127.0.0.1:{self.load.port}/api/socket"
        async with connect(address, compression=None, max_size=None, open_timeout=30, ping_interval=None) as line:
            self.socket = line
            hello = {"type": "hello", "protocol": 1, "code": self.code, "token": self.token, "since": 10**6}
            await line.send(json.dumps(hello))
            async for text in line:
                heard = hearing.decode(text)
                self.load.frames += 1
                if heard.type == "welcome":
                    self.welcomed, self.asked = True, None
                elif heard.type == "answer":
                    self.answered(heard)
                elif heard.type == "goodbye":
                    self.load.errors += 1
                if heard.look is not None:
                    self.look = heard.look
                    if heard.look.outcome is not None:
                        self.load.finished += 1
                if self.look is not None and self.look.choices and self.asked is None:
                    await self.load.turn(self)
        self.welcomed = False

    def answered(self, heard: Heard) -> None:
        if self.asked is not None and heard.id == self.asked[0]:
            self.load.took.append(time.perf_counter() - self.asked[1])
            self.load.errors += not heard.ok
            self.asked = None

    async def move(self) -> None:
        if self.look is None or not self.look.choices or self.socket is None:
            return
        self.count += 1
        name = f"{self.look.version}.{self.count}"
        self.asked = (name, time.perf_counter())
        action = random.choice(self.look.choices).action
        message = {"type": "move", "id": name, "version": self.look.version, "action": action}
        await self.socket.send(json.dumps(message))


class Load:
    """Many guests, who move as fast as they may: at once, or together so many a second."""

    def __init__(self, port: int, rate: float | None = None) -> None:
        self.port, self.rate = port, rate
        self.guests: list[Guest] = []
        self.ready: asyncio.Queue[Guest] = asyncio.Queue()
        self.took: list[float] = []
        self.frames = self.errors = self.finished = self.broken = 0
        self.over = False

    async def turn(self, guest: Guest) -> None:
        """Somebody decides: now, or when it is their time."""
        if self.rate is None:
            await guest.move()
        elif guest.asked is None:
            guest.asked = ("", 0.0)
            self.ready.put_nowait(guest)

    async def pace(self) -> None:
        assert self.rate is not None
        due = time.perf_counter()
        while True:
            due += 1 / self.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            guest = await self.ready.get()
            with contextlib.suppress(ConnectionClosed):
                await guest.move()

    @asynccontextmanager
    async def playing(self) -> AsyncGenerator[None]:
        tasks = [asyncio.create_task(guest.run()) for guest in self.guests]
        if self.rate is not None:
            tasks.append(asyncio.create_task(self.pace()))
        try:
            yield
        finally:
            self.over = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def seat(self, tables: int, people: int = 4, watchers: int = 1) -> None:
        """Open tables and fill them. The game of each begins."""
        await asyncio.to_thread(self.seat_now, tables, people, watchers)

    def seat_now(self, tables: int, people: int, watchers: int) -> None:
        line = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)

        def post(path: str, body: Any) -> Any:
            line.request("POST", path, json.dumps(body))
            return json.loads(line.getresponse().read())

        for _ in range(tables):
            seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1)]
            opened = post("/api/tables", {"name": "A", "seats": seats, "settings": SETTINGS})
            code = opened["code"]
            self.guests.append(Guest(self, code, opened["token"]))
            for name in "BCDE"[: people - 1]:
                self.guests.append(Guest(self, code, post(f"/api/tables/{code}/guests", {"name": name})["token"]))
            for number in range(watchers):
                body = {"name": f"W{number}", "watch": True}
                self.guests.append(Guest(self, code, post(f"/api/tables/{code}/guests", body)["token"]))
            asyncio.run(self.begin(code, opened["token"]))

    async def begin(self, code: str, token: str) -> None:
        async with connect(f"ws://127.0.0.1:{self.port}/api/socket", compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "code": code, "token": token}))
            await line.send(json.dumps({"type": "start", "id": "start"}))
            while hearing.decode(await line.recv()).type != "answer":
                pass

    async def all_welcome(self, within: float) -> float:
        """Seconds until everyone is connected."""
        begun = time.perf_counter()
        while not all(guest.welcomed for guest in self.guests):
            await asyncio.sleep(0.02)
            if time.perf_counter() - begun > within:
                missing = sum(not guest.welcomed for guest in self.guests)
                raise RuntimeError(f"{missing} of {len(self.guests)} guests are not back after {within:g} s")
        return time.perf_counter() - begun


def percentile(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


# --- What is measured ---


async def echo(seconds: float, rate: float, lines: int) -> list[float]:
    """Round trips of a bare echo at a rate, with as many lines open as the server had."""
    took: list[float] = []
    with running(serve_echo) as server:
        address = f"ws://127.0.0.1:{server.port}/"
        sockets = [await connect(address, compression=None, ping_interval=None) for _ in range(lines)]
        text, due, end = "x" * 120, time.perf_counter(), time.perf_counter() + seconds

        async def one(line: ClientConnection) -> None:
            begun = time.perf_counter()
            await line.send(text)
            await line.recv()
            took.append(time.perf_counter() - begun)

        waiting: set[asyncio.Task[None]] = set()
        while due < end:
            due += 1 / rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            task = asyncio.create_task(one(sockets[len(took) % lines]))
            await task
            waiting.discard(task)
        for line in sockets:
            await line.close()
    return took


async def echo_throughput(seconds: float, lines: int) -> float:
    """Round trips a second of a bare echo."""
    with running(serve_echo) as server:
        address = f"ws://127.0.0.1:{server.port}/"
        sockets = [await connect(address, compression=None, ping_interval=None) for _ in range(lines)]
        count, end = 0, time.perf_counter() + seconds

        async def on(line: ClientConnection) -> None:
            nonlocal count
            while time.perf_counter() < end:
                await line.send("x" * 120)
                await line.recv()
                count += 1

        await asyncio.gather(*(on(line) for line in sockets))
        for line in sockets:
            await line.close()
    return count / seconds


def sync_times(count: int = 200) -> list[float]:
    """How long the disk takes to sync a small write."""
    with tempfile.NamedTemporaryFile(prefix="portroyal-bench-") as file:
        took: list[float] = []
        for _ in range(count):
            file.write(b"x" * 4096)
            file.flush()
            begun = time.perf_counter()
            os.fsync(file.fileno())
            took.append(time.perf_counter() - begun)
    return took


async def throughput(seconds: float, tables: int) -> tuple[float, float, float, int, Yardstick]:
    """L2: moves a second, frames a second, seconds of a core for each move, errors, and what a second was worth."""
    yardstick = Yardstick()
    with running(serve) as server:
        load = Load(server.port)
        await load.seat(tables, watchers=1)
        async with load.playing():
            await load.all_welcome(60)
            await asyncio.sleep(1)
            moves, frames, worked = len(load.took), load.frames, server.worked()
            begun = time.perf_counter()
            while (spent := time.perf_counter() - begun) < seconds:
                await asyncio.sleep(0.02)
                yardstick.lay()
            moves = len(load.took) - moves
            work = (server.worked() - worked) / moves
            return moves / spent, (load.frames - frames) / spent, work, load.errors, yardstick


async def latency(seconds: float, rate: float, tables: int, durable: bool) -> tuple[list[float], int]:
    """L3, L4: how long a move takes at a rate."""
    with running(serve, durable) as server:
        load = Load(server.port, rate)
        await load.seat(tables, people=4, watchers=0)
        async with load.playing():
            await load.all_welcome(60)
            await asyncio.sleep(1)
            load.took.clear()
            await asyncio.sleep(seconds)
            return list(load.took), load.errors


async def full_house(seconds: float, tables: int, rate: float) -> dict[str, float]:
    """L1: full tables at a human pace; and what a table takes in memory. L7: everyone comes back after a kill."""
    with running(serve) as server:
        before = server.resident()
        load = Load(server.port, rate)
        await load.seat(tables, people=4, watchers=1)
        async with load.playing():
            await load.all_welcome(120)
            await asyncio.sleep(2)
            load.took.clear()
            frames, broken = load.frames, load.broken
            begun = time.perf_counter()
            await asyncio.sleep(seconds)
            spent = time.perf_counter() - begun
            found = {
                "sockets": len(load.guests),
                "moves": len(load.took) / spent,
                "frames": (load.frames - frames) / spent,
                "p50": percentile(load.took, 0.5),
                "p99": percentile(load.took, 0.99),
                "errors": load.errors + load.broken - broken,
                "memory": (server.resident() - before) / len(load.guests),
            }
            await asyncio.to_thread(server.kill_and_restart)
            for guest in load.guests:
                guest.welcomed = False
            begun = time.perf_counter()
            await load.all_welcome(120)
            found["back"] = time.perf_counter() - begun
            return found


async def beside_thinkers(seconds: float) -> list[float]:
    """L5: how long a ping takes while twelve bots that search play at four tables."""
    with running(serve) as server:
        load = Load(server.port)
        bots = [{"kind": "bot", "bot": "privateer"}] * 3
        for _ in range(4):
            body = {"name": "A", "seats": [{"kind": "me"}, *bots], "settings": SETTINGS, "start": True}
            opened = await asyncio.to_thread(post_once, server.port, "/api/tables", body)
            load.guests.append(Guest(load, opened["code"], opened["token"]))
        watched = load.guests[0].code
        joined = await asyncio.to_thread(
            post_once, server.port, f"/api/tables/{watched}/guests", {"name": "W", "watch": True}
        )
        took: list[float] = []
        async with load.playing():
            await load.all_welcome(30)
            await asyncio.sleep(2)
            address = f"ws://127.0.0.1:{server.port}/api/socket"
            async with connect(address, compression=None, max_size=None) as line:
                await line.send(json.dumps({"type": "hello", "protocol": 1, "code": watched, "token": joined["token"]}))
                end = time.perf_counter() + seconds
                while time.perf_counter() < end:
                    begun = time.perf_counter()
                    await line.send('{"type":"ping"}')
                    while hearing.decode(await line.recv()).type != "pong":
                        pass
                    took.append(time.perf_counter() - begun)
                    await asyncio.sleep(0.02)
        return took


def post_once(port: int, path: str, body: Any) -> Any:
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    line.request("POST", path, json.dumps(body))
    return json.loads(line.getresponse().read())


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms" if seconds < 0.1 else f"{seconds * 1000:.0f} ms"


async def measure(quick: bool) -> list[tuple[str, str, str]]:
    """Each row: what, found, wanted."""
    seconds = 4.0 if quick else 15.0
    rows: list[tuple[str, str, str]] = []

    def row(what: str, found: str, wanted: str = "") -> None:
        rows.append((what, found, wanted))
        print(f"{what}: {found}" + (f" (wanted: {wanted})" if wanted else ""), flush=True)

    syncs = sync_times()
    row(
        "a sync of this disk, middle and 99th of 100",
        f"{milliseconds(statistics.median(syncs))}, {milliseconds(percentile(syncs, 0.99))}",
    )
    base = await echo(seconds / 2, 100, 100)
    echo_50, echo_99 = percentile(base, 0.5), percentile(base, 0.99)
    row("bare echo at 100 a second, the same", f"{milliseconds(echo_50)}, {milliseconds(echo_99)}")
    row("bare echo, as many as go", f"{await echo_throughput(seconds / 2, 50):,.0f} a second")
    moves, frames, work, errors, yardstick = await throughput(seconds, 40)
    row(
        "L2: moves as fast as they are answered, 40 tables of 4 with a watcher",
        f"{moves:,.0f} moves and {frames:,.0f} messages to guests a second, {errors} errors; "
        f"{work * 1e3:.2f} ms of one core for a move, {yardstick.at_best(work) * 1e3:.2f} at its best ({yardstick})",
        "400 moves a second",
    )
    took, errors = await latency(seconds, 100, 50, durable=True)
    p50, p99 = percentile(took, 0.5), percentile(took, 0.99)
    bound = 5 * echo_99 + 2 * percentile(syncs, 0.99)
    row(
        "L3: from a move to its answer at 100 moves a second, the same",
        f"{milliseconds(p50)}, {milliseconds(p99)}; {errors} errors",
        f"99th at most 5 echoes and 2 syncs: {milliseconds(bound)}",
    )
    took, errors = await latency(seconds, 100, 50, durable=False)
    p50, p99 = percentile(took, 0.5), percentile(took, 0.99)
    row(
        "L4: the same without syncing",
        f"{milliseconds(p50)}, {milliseconds(p99)}, {p50 / echo_50:.1f} and {p99 / echo_99:.1f} echoes",
        "4 echoes",
    )
    tables = 60 if quick else 250
    found = await full_house(seconds if quick else 60.0, tables, tables / 5)
    row(
        f"L1: {tables} full tables at a human pace, {found['sockets']:.0f} connections",
        f"{found['moves']:.0f} moves a second, {milliseconds(found['p50'])}, {milliseconds(found['p99'])}, "
        f"{found['errors']:.0f} errors",
        f"{tables / 5:.0f} moves a second, no errors",
    )
    took = await beside_thinkers(seconds)
    row(
        "L5: a ping while twelve bots that search play at four tables, the same",
        f"{milliseconds(percentile(took, 0.5))}, {milliseconds(percentile(took, 0.99))}",
        "99th at most 50 ms",
    )
    row(
        "L6: memory of the server for each connection, its table included",
        f"{found['memory'] / 1024:.0f} KiB",
        "64 KiB and a share of 200 KiB",
    )
    row(
        f"L7: all {found['sockets']:.0f} back after `kill -9`, from the restart on",
        f"{found['back']:.1f} s",
        "15 s for 1,000",
    )
    return rows


def page_part(rows: list[tuple[str, str, str]], busy: float) -> str:
    lines = ["| What | Found | Wanted |", "|---|---|---|"]
    lines += [f"| {what} | {found} | {wanted} |" for what, found, wanted in rows]
    cores = os.cpu_count() or 1
    if busy > cores / 2:
        lines += [
            "",
            f"The machine was busy with other work: {busy:.0f} programs wanted its {cores} cores when the run began.",
            "Times and rates say more about that than about the server; compare them with the echo.",
        ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--page", type=Path)
    options = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 16_384)), hard))
    busy = os.getloadavg()[0]
    rows = asyncio.run(measure(options.quick))
    if options.page is not None:
        text = options.page.read_text("utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        options.page.write_text(f"{before}{BEGIN}\n\n{page_part(rows, busy)}\n\n{END}{after}", "utf-8")


if __name__ == "__main__":
    main()
