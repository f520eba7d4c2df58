"""What a hostile client can do to others: each flood at full speed from one address, while 20 tables play.

    python -m bench.hostile [--seconds 4] [--page docs/reliability.md] [--only word]

The server runs with its usual settings in a process of its own, the flood in another, and this one plays 20 tables of
four. The players come from the loopback address, the flood from this machine's address in its network, which the server
counts as a stranger's. Quiet and flood alternate in the same run, so that whatever else the machine does is in both. A
flood shares the two cores with the server and the players: its own work is in the figures, too.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.server import SETTINGS, Load, Running, milliseconds, percentile
from websockets.frames import Frame, Opcode

from portroyal.server.network.address import own_addresses
from portroyal.server.protocol import OpenTable, SeatPlan
from portroyal.server.store.sqlite import SqliteStore
from portroyal.server.table.coming import open_table
from portroyal.server.table.entries import Spoke, written

BEGIN, END = "<!-- hostile:begin -->", "<!-- hostile:end -->"
TABLES, MOVES = 20, 40.0  # tables that play, and their moves a second
LONG = "LNGTBL"  # the code of a table with a long story
WORSE, MORE = 5.0, 50_000_000  # what others may notice at most: times, bytes


def serve(data: str, port: int, durable: bool) -> None:
    from portroyal.server.app import build
    from portroyal.server.house.logs import Log
    from portroyal.server.house.options import Options

    server = build(Options(host="0.0.0.0", port=port, data=Path(data), log="quiet"), log=Log("quiet"))
    asyncio.run(server.serve())


def long_table(data: str, token: str) -> None:
    """A table where as much was said as can be, in the store before the server starts."""
    from portroyal.server.house.auth import hash_of

    request = OpenTable(name="Ann", seats=[SeatPlan(kind="me"), SeatPlan(kind="open")])
    entries: list[Any] = open_table(LONG, request, hash_of(token), time.time(), "seed")
    entries += [
        Spoke(number=number, at=time.time(), guest=1, request=str(number), seat=0, name="Ann", text="x" * 250)
        for number in range(2, 5000)
    ]

    async def keep() -> None:
        store = SqliteStore(Path(data) / "tables.db")
        await store.append(LONG, [(entry.number, written(entry)) for entry in entries])
        store.close()

    asyncio.run(keep())


# --- Floods ---


class Enemy:
    """Somebody with a guest's token and bad intentions, on raw sockets."""

    def __init__(self, host: str, port: int, token: str) -> None:
        self.host, self.port, self.token = host, port, token
        self.head = b"Host: %s:%d\r\n" % (host.encode(), port)

    def connect(self) -> socket.socket:
        raw = socket.create_connection((self.host, self.port), 5)
        raw.settimeout(2)
        return raw

    def enter(self, since: int = 5000) -> socket.socket:
        """A socket that has said hello at the long table."""
        raw = self.connect()
        raw.sendall(
            b"GET /api/socket HTTP/1.1\r\n" + self.head + b"Upgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        if b" 101 " not in raw.recv(4096):
            raise ConnectionError
        hello = {"type": "hello", "protocol": 1, "code": LONG, "token": self.token, "since": since}
        raw.sendall(frame(Opcode.TEXT, json.dumps(hello).encode()))
        return raw


def frame(opcode: Opcode, payload: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin=fin).serialize(mask=True)


def send_frames(enemy: Enemy, piece: bytes, first: bytes = b"") -> None:
    """Send without reading until cut off, then again."""
    with contextlib.closing(enemy.enter()) as raw:
        raw.sendall(first)
        while True:
            raw.sendall(piece)


def pings_unread(enemy: Enemy) -> None:
    send_frames(enemy, frame(Opcode.PING, b"x" * 125) * 100)


def empty_pings(enemy: Enemy) -> None:
    send_frames(enemy, frame(Opcode.PING) * 5000)


def empty_pieces(enemy: Enemy) -> None:
    send_frames(enemy, frame(Opcode.CONT, fin=False) * 5000, frame(Opcode.TEXT, fin=False))


def messages(enemy: Enemy) -> None:
    send_frames(enemy, frame(Opcode.TEXT, b'{"type":"ping"}') * 1000)


def byte_by_byte(enemy: Enemy) -> None:
    with contextlib.closing(enemy.enter()) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for byte in frame(Opcode.TEXT, b"x" * 4000):
            raw.sendall(bytes([byte]))


held: list[socket.socket] = []


def slow_second_requests(enemy: Enemy) -> None:
    raw = enemy.connect()
    held.append(raw)
    raw.sendall(b"GET /health HTTP/1.1\r\n" + enemy.head + b"\r\nGET /health HT")
    if b" 200 " not in raw.recv(4096):
        raise ConnectionError


def connections(enemy: Enemy) -> None:
    enemy.connect().close()


def welcomes(enemy: Enemy) -> None:
    with contextlib.closing(enemy.enter(since=0)) as raw:
        taken = 0
        while taken < 1_000_000:
            piece = raw.recv(1 << 20)
            if not piece:
                raise ConnectionError
            taken += len(piece)


def requests(enemy: Enemy) -> None:
    with contextlib.closing(enemy.connect()) as raw:
        while True:
            raw.sendall((b"GET /api/info HTTP/1.1\r\n" + enemy.head + b"\r\n") * 20)
            if not raw.recv(1 << 20):
                return


def tables(enemy: Enemy) -> None:
    body = json.dumps({"name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]}).encode()
    head = b"POST /api/tables HTTP/1.1\r\n" + enemy.head + b"Content-Length: %d\r\n\r\n" % len(body)
    with contextlib.closing(enemy.connect()) as raw:
        while raw.recv(4096) if raw.sendall(head + body) is None else b"":
            pass


def bodies_in_pieces(enemy: Enemy) -> None:
    """A body of a byte at a time, which takes far longer to understand than to send."""
    with contextlib.closing(enemy.connect()) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\n" + enemy.head + b"Transfer-Encoding: chunked\r\n\r\n")
        while True:
            raw.sendall(b"1\r\nx\r\n" * 5000)


unread: list[socket.socket] = []


def welcomes_unread(enemy: Enemy) -> None:
    """As many as can be have asked for the long story, and read nothing of it."""
    body = json.dumps({"name": f"Guest {len(unread)}", "watch": True}).encode()
    with contextlib.closing(enemy.connect()) as raw:
        head = b"POST /api/tables/%s/guests HTTP/1.1\r\n" % LONG.encode() + enemy.head
        raw.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        joined = json.loads(raw.recv(4096).partition(b"\r\n\r\n")[2])
    if "token" not in joined:
        time.sleep(0.1)
        raise ConnectionError(joined["code"])
    unread.append(Enemy(enemy.host, enemy.port, joined["token"]).enter(since=0))


watched: list[tuple[str, str]] = []


def helmsmen(enemy: Enemy) -> None:
    """Twenty tables of four helmsmen at instant speed, each with somebody who looks on."""
    bots = [{"kind": "bot", "bot": "helmsman"}] * 3
    while len(watched) < 20:
        body = {"name": "A", "seats": [{"kind": "me"}, *bots], "settings": SETTINGS, "start": True}
        line = json.dumps(body).encode()
        with contextlib.closing(enemy.connect()) as raw:
            head = b"POST /api/tables HTTP/1.1\r\n" + enemy.head + b"Connection: close\r\nContent-Length: %d\r\n\r\n"
            raw.sendall(head % len(line) + line)
            answer = b""
            while piece := raw.recv(65536):
                answer += piece
        opened = json.loads(answer.partition(b"\r\n\r\n")[2])
        if "token" not in opened:
            raise ConnectionError(opened["code"])
        watched.append((opened["code"], opened["token"]))
    asyncio.run(let_bots_play(enemy))


async def let_bots_play(enemy: Enemy) -> None:
    from websockets.asyncio.client import connect

    async def look_on(code: str, token: str) -> None:
        async with connect(f"ws://{enemy.host}:{enemy.port}/api/socket", compression=None, max_size=None) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "code": code, "token": token}))
            await line.send(json.dumps({"type": "hold", "id": "h", "away": True}))
            async for _ in line:
                pass

    await asyncio.gather(*(look_on(code, token) for code, token in watched), return_exceptions=True)
    await asyncio.sleep(0.2)


FLOODS: dict[str, Callable[[Enemy], None]] = {
    "pings whose pongs are not read": pings_unread,
    "empty pings": empty_pings,
    "empty pieces of a message": empty_pieces,
    "messages": messages,
    "a message byte by byte": byte_by_byte,
    "slow second requests": slow_second_requests,
    "connections": connections,
    "welcomes of a long table": welcomes,
    "welcomes that are not read": welcomes_unread,
    "requests by HTTP": requests,
    "bodies in pieces of a byte": bodies_in_pieces,
    "20 tables of helmsmen, instant": helmsmen,
    "tables opened": tables,
}


def flood(name: str, host: str, port: int, token: str) -> None:
    """Do it again and again, in a process of its own, until ended."""
    enemy = Enemy(host, port, token)
    while True:
        try:
            FLOODS[name](enemy)
        except (OSError, ValueError):
            time.sleep(0.001)


# --- Measuring ---


@contextlib.contextmanager
def flooding(name: str, server: Running, token: str) -> Iterator[None]:
    host = next(iter(own_addresses()), "127.0.0.1")
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=flood, args=(name, host, server.port, token), daemon=True)
    process.start()
    try:
        yield
    finally:
        process.kill()
        process.join()


async def measured(load: Load, server: Running, seconds: float) -> tuple[float, float, int, float]:
    """Over some seconds: the middle and the 99th of what moves took, the most memory, and the share of a core used."""
    load.took.clear()
    most, end, worked = 0, time.perf_counter() + seconds, server.worked()
    while time.perf_counter() < end:
        await asyncio.sleep(0.1)
        most = max(most, server.resident())
    took = list(load.took)
    return percentile(took, 0.5), percentile(took, 0.99), most, (server.worked() - worked) / seconds


async def measure(seconds: float, only: str) -> list[tuple[str, str, str, str, bool]]:
    rows: list[tuple[str, str, str, str, bool]] = []
    token = "enemy" * 6
    with tempfile.TemporaryDirectory(prefix="portroyal-hostile-") as data:
        await asyncio.to_thread(long_table, data, token)
        server = Running(serve, data)
        try:
            load = Load(server.port, MOVES)
            await load.seat(TABLES, people=4, watchers=0)
            async with load.playing():
                await load.all_welcome(60)
                await asyncio.sleep(2)
                for name in FLOODS:
                    if only not in name:
                        continue
                    before = await measured(load, server, seconds)
                    with flooding(name, server, token):
                        await asyncio.sleep(1.5)  # it has begun
                        during = await measured(load, server, seconds)
                    await asyncio.sleep(1)
                    after = await measured(load, server, seconds / 2)
                    quiet = max(before[1], after[1])
                    times, more = during[1] / quiet, during[2] - before[2]
                    rows.append(
                        (
                            name,
                            f"{milliseconds(before[0])}, {milliseconds(quiet)}",
                            f"{milliseconds(during[0])}, {milliseconds(during[1])}",
                            f"{times:.1f} times, {more / 1e6:+.0f} MB, {before[3]:.2f} to {during[3]:.2f} of a core",
                            times <= WORSE and more <= MORE,
                        )
                    )
                    print(*rows[-1], sep=" | ", flush=True)
            print(f"{load.errors} errors of players, {load.broken} broken lines, {load.finished} ends of games seen")
        finally:
            server.stop()
    return rows


def page_part(rows: list[tuple[str, str, str, str, bool]], busy: float) -> str:
    lines = [
        "| Flood | Quiet: middle, 99th | Meanwhile | The 99th; memory; work of the server | Held |",
        "|---|---|---|---|---|",
    ]
    lines += ["| " + " | ".join((*row[:-1], "yes" if row[-1] else "no")) + " |" for row in rows]
    lines += ["", f"When the run began, {busy:.1f} programs wanted the {os.cpu_count()} cores of this machine."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    busy = os.getloadavg()[0]
    rows = asyncio.run(measure(options.seconds, options.only))
    if options.page is not None:
        text = options.page.read_text("utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        options.page.write_text(f"{before}{BEGIN}\n\n{page_part(rows, busy)}\n\n{END}{after}", "utf-8")
    if not all(row[-1] for row in rows):
        raise SystemExit("Some floods were felt by others.")


if __name__ == "__main__":
    main()
