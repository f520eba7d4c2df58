"""What a hostile client can do to others: each flood at full speed from one address or from 20, while 20 tables play.

    python -m bench.hostile [--seconds 2.5] [--rounds 3] [--page docs/reliability.md] [--only word]

The server runs with its usual settings in a process of its own, the flood in another, and this one plays 20 tables of
four. Nothing leaves this machine: the players come from 127.0.0.1, the flood from another loopback address, which this
server is told to count as a stranger's. Quiet and flood alternate, round after round, so that whatever else the machine
does is in both.

A flood shares the cores with the server and the players, which in earnest it would not: so it is less urgent to the
system than they are. What the machine itself makes slower is measured beside: a bare echo in a process of its own is
asked all the while. By as much as the echo is slower in a flood, moves may be too, and no flood is to blame for it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bench.server import SETTINGS, Load, Running, milliseconds, percentile, running
from websockets.frames import Frame, Opcode

from portroyal.server.protocol import OpenTable, SeatPlan
from portroyal.server.store.sqlite import SqliteStore
from portroyal.server.table.coming import open_table
from portroyal.server.table.entries import Spoke, written

BEGIN, END = "<!-- hostile:begin -->", "<!-- hostile:end -->"
TABLES, MOVES = 20, 60.0  # tables that play, and their moves a second
ECHOES = 40.0  # a second, beside
LESS_URGENT = 10  # a flood is to the system than the server and its players
LONG = "LNGTBL"  # the code of a table with a long story
STRANGER = "127.0.0.9"  # where the flood comes from
MANY = [f"127.0.1.{number}" for number in range(1, 21)]  # or all of these: where one address would be told to wait
PREPARED = ".asked"  # how the file ends that has what they ask for
EACH = 3  # requests at a time from each of them
WORSE, MORE = 5.0, 50_000_000  # what others may notice at most: times, bytes


def serve(data: str, port: int, durable: bool) -> None:
    """The server with its usual settings, to which other loopback addresses are strangers'."""
    from portroyal.server.app import build
    from portroyal.server.house.limits import is_loopback
    from portroyal.server.house.logs import Log
    from portroyal.server.house.options import Options

    for name, module in list(sys.modules.items()):
        if name.startswith("portroyal.server") and getattr(module, "is_loopback", None) is is_loopback:
            module.is_loopback = lambda host: host not in (STRANGER, *MANY) and is_loopback(host)
    server = build(Options(port=port, data=Path(data), log="quiet"), log=Log("quiet"))
    asyncio.run(server.serve())


def serve_echo(data: str, port: int, durable: bool) -> None:
    """Say everything back, on a bare socket."""

    async def echo(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(4096):
            writer.write(piece)

    async def main() -> None:
        async with await asyncio.start_server(echo, "127.0.0.1", port) as server:
            await server.serve_forever()

    asyncio.run(main())


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
    """Somebody with a guest's token and bad intentions, on raw sockets.

    The notes are in a file: tokens that a flood was given are good in its next round.
    """

    def __init__(self, host: str, port: int, token: str, notes: Path) -> None:
        self.host, self.port, self.token, self.notes = host, port, token, notes
        self.head = b"Host: %s:%d\r\n" % (host.encode(), port)
        self.known: list[tuple[str, str]] = json.loads(notes.read_text()) if notes.exists() else []

    def note(self, code: str, token: str) -> None:
        self.known.append((code, token))
        draft = self.notes.with_suffix(".draft")  # whoever floods is killed at any time
        draft.write_text(json.dumps(self.known))
        draft.replace(self.notes)

    def connect(self) -> socket.socket:
        raw = socket.create_connection((self.host, self.port), 5, source_address=(STRANGER, 0))
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
    if len(unread) < len(enemy.known):
        enemy.token = enemy.known[len(unread)][1]
        unread.append(enemy.enter(since=0))
        return
    body = json.dumps({"name": f"Guest {len(enemy.known)}", "watch": True}).encode()
    with contextlib.closing(enemy.connect()) as raw:
        head = b"POST /api/tables/%s/guests HTTP/1.1\r\n" % LONG.encode() + enemy.head
        raw.sendall(head + b"Content-Length: %d\r\n\r\n" % len(body) + body)
        joined = json.loads(raw.recv(4096).partition(b"\r\n\r\n")[2])
    if "token" not in joined:
        time.sleep(0.1)
        raise ConnectionError(joined["code"])
    enemy.note(LONG, joined["token"])


def helmsmen(enemy: Enemy) -> None:
    """Twenty tables of four helmsmen at instant speed, each with somebody who looks on."""
    bots = [{"kind": "bot", "bot": "helmsman"}] * 3
    while len(enemy.known) < 20:
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
        enemy.note(opened["code"], opened["token"])
    asyncio.run(let_bots_play(enemy))


async def let_bots_play(enemy: Enemy) -> None:
    from websockets.asyncio.client import connect

    async def look_on(code: str, token: str) -> None:
        where = f"ws://{enemy.host}:{enemy.port}/api/socket"
        async with connect(where, compression=None, max_size=None, local_addr=(STRANGER, 0)) as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "code": code, "token": token}))
            await line.send(json.dumps({"type": "hold", "id": "h", "away": True}))
            async for _ in line:
                pass

    await asyncio.gather(*(look_on(code, token) for code, token in enemy.known), return_exceptions=True)
    await asyncio.sleep(0.2)


def longest_game(seed: int) -> Any:
    """As long as a record may be: everybody fills harbors and takes nothing."""
    from portroyal import Game
    from portroyal.server.protocol.replay import LONGEST_RECORD

    mix = ("base", "gambler", "set_sail", "contract_cards", "contracts")
    game = Game.new(players=5, modules=mix, seed=seed)
    while not game.over and game.version < LONGEST_RECORD:
        words = [action.words for action in game.view(game.actor).actions]
        wanted = [each for kind in ("repel", "draw", "gamble") for each in words if each.startswith(kind)]
        lazy = [each for each in words if each.startswith(("pass", "decline", "stop"))]
        game.play((wanted or lazy or words)[0])
    return game


def long_campaign(seed: int) -> Any:
    """As many evenings as a request may bring, of two who play by chance."""
    from portroyal.campaign import Campaign
    from portroyal.campaign.files import to_document
    from portroyal.server.protocol.campaigns import LARGEST_CAMPAIGN

    campaign, chance = Campaign(["Ann", "Ben"]), random.Random(seed)
    document = to_document(campaign)
    while len(json.dumps(document)) < LARGEST_CAMPAIGN - 5000 and len(campaign.evenings) < 59:
        game = campaign.next_game(seed=chance.randrange(1 << 32))
        while not game.over:
            game.play(chance.choice(game.legal()).words)
        campaign.finish()
        document = to_document(campaign)
    return document


def ask_from_many(enemy: Enemy, path: str) -> None:
    """From each of many addresses a few at a time, over and over; every body is another one."""
    prepared = json.loads(enemy.notes.with_suffix(PREPARED).read_text())
    lines = itertools.cycle([json.dumps(body).encode() for body in prepared])

    def ask(source: str) -> None:
        while True:
            with contextlib.suppress(OSError):
                line = next(lines)
                address = (enemy.host, enemy.port)
                with socket.create_connection(address, 5, source_address=(source, 0)) as raw:
                    head = b"POST %s HTTP/1.1\r\n" % path.encode() + enemy.head + b"Connection: close\r\n"
                    raw.sendall(head + b"Content-Length: %d\r\n\r\n" % len(line) + line)
                    while raw.recv(1 << 20):
                        pass
            time.sleep(0.05)

    with ThreadPoolExecutor(len(MANY) * EACH) as askers:
        list(askers.map(ask, MANY * EACH))


def long_replays(enemy: Enemy) -> None:
    ask_from_many(enemy, "/api/replays")


def long_campaigns(enemy: Enemy) -> None:
    ask_from_many(enemy, "/api/campaigns")


def replays_to_ask() -> list[Any]:
    records = [longest_game(seed).record() for seed in range(20)]
    eyes = [(seat, is_open) for seat in (0, 1, 2, 3, 4, None) for is_open in (False, True)]
    return [{"record": record, "seat": seat, "open": is_open} for seat, is_open in eyes for record in records]


def campaigns_to_bring() -> list[Any]:
    return [{"name": "A", "seats": [{"kind": "me"}], "document": long_campaign(seed)} for seed in range(20)]


# What takes a while to make is made before the flood.
TO_PREPARE = {
    "long replays from 20 addresses": replays_to_ask,
    "long campaigns from 20 addresses": campaigns_to_bring,
}

ALONE = (
    "tables opened",
    "20 tables of helmsmen, instant",
    "long campaigns from 20 addresses",
)  # at a server where their address has no tables yet
TOGETHER = 4  # others at one server: then the games of the players are nearly over
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
    "long replays from 20 addresses": long_replays,
    "long campaigns from 20 addresses": long_campaigns,
}


def flood(name: str, host: str, port: int, token: str, notes: Path) -> None:
    """Do it again and again, in a process of its own, until ended."""
    os.nice(LESS_URGENT)
    enemy = Enemy(host, port, token, notes)
    while True:
        try:
            FLOODS[name](enemy)
        except (OSError, ValueError):
            time.sleep(0.001)


# --- Measuring ---


@contextlib.contextmanager
def flooding(name: str, server: Running, token: str) -> Iterator[int]:
    """Flood meanwhile; the process that does."""
    notes = Path(server.data) / f"{name}.json"
    context = multiprocessing.get_context("spawn")
    process = context.Process(target=flood, args=(name, "127.0.0.1", server.port, token, notes), daemon=True)
    process.start()
    try:
        yield process.pid or 0
    finally:
        process.kill()
        process.join()


@dataclass
class Phase:
    """What was measured in quiet, or while a flood came: over all rounds."""

    took: list[float] = field(default_factory=list[float])  # by moves
    echoed: list[float] = field(default_factory=list[float])  # by the bare echo
    seconds: float = 0.0
    worked: float = 0.0  # seconds of a core, by the server
    flooded: float = 0.0  # the same by the flood
    memory: int = 0  # the most

    def move(self, part: float) -> float:
        return percentile(self.took, part)

    def echo(self, part: float) -> float:
        return percentile(self.echoed, part)


class Echo:
    """A bare echo that is asked all the while: how slow the machine is."""

    def __init__(self) -> None:
        self.took: list[float] = []

    @contextlib.asynccontextmanager
    async def asked(self) -> AsyncGenerator[None]:
        with running(serve_echo) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

            async def ask() -> None:
                while True:
                    begun = time.perf_counter()
                    writer.write(b"x" * 120)
                    await reader.readexactly(120)
                    self.took.append(time.perf_counter() - begun)
                    await asyncio.sleep(1 / ECHOES)

            task = asyncio.create_task(ask())
            try:
                yield
            finally:
                task.cancel()
                writer.close()


def worked_by(pid: int) -> float:
    """Seconds of a core a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure_phase(phase: Phase, load: Load, echo: Echo, server: Running, seconds: float, pid: int = 0) -> None:
    """Go on with a phase for some seconds."""
    load.took.clear()
    echo.took.clear()
    worked, flooded = server.worked(), worked_by(pid) if pid else 0.0
    begun = time.perf_counter()
    while time.perf_counter() < begun + seconds:
        await asyncio.sleep(0.1)
        phase.memory = max(phase.memory, server.resident())
    phase.seconds += time.perf_counter() - begun
    phase.worked += server.worked() - worked
    phase.flooded += worked_by(pid) - flooded if pid else 0.0
    phase.took += load.took
    phase.echoed += echo.took


@dataclass
class Found:
    """What a flood did to others."""

    name: str
    quiet: Phase
    during: Phase

    @property
    def times(self) -> float:
        """By how much the 99th of 100 moves took longer."""
        return self.during.move(0.99) / self.quiet.move(0.99)

    @property
    def machine(self) -> float:
        """By how much the echo did, which no flood reaches."""
        return max(self.during.echo(0.99) / self.quiet.echo(0.99), 1.0)

    @property
    def more(self) -> int:
        return self.during.memory - self.quiet.memory

    @property
    def is_held(self) -> bool:
        return self.times <= WORSE * self.machine and self.more <= MORE

    def row(self) -> tuple[str, ...]:
        quiet, during = self.quiet, self.during
        return (
            self.name,
            f"{milliseconds(quiet.move(0.5))}, {milliseconds(quiet.move(0.99))}",
            f"{milliseconds(during.move(0.5))}, {milliseconds(during.move(0.99))}",
            f"{self.times:.1f} times (the echo {self.machine:.1f})",
            f"{self.more / 1e6:+.0f} MB",
            f"{quiet.worked / quiet.seconds:.2f} to {during.worked / during.seconds:.2f}; "
            f"the flood {during.flooded / during.seconds:.2f}",
            "yes" if self.is_held else "no",
        )


async def measure(names: list[str], seconds: float, rounds: int) -> list[Found]:
    """Each of these floods at one server."""
    found: list[Found] = []
    token = "enemy" * 6
    with tempfile.TemporaryDirectory(prefix="portroyal-hostile-") as data:
        await asyncio.to_thread(long_table, data, token)
        for name in TO_PREPARE.keys() & set(names):
            Path(data, name).with_suffix(PREPARED).write_text(json.dumps(TO_PREPARE[name]()))
        server, echo = Running(serve, data), Echo()
        try:
            load = Load(server.port, MOVES)
            await load.seat(TABLES, people=4, watchers=0)
            async with load.playing(), echo.asked():
                await load.all_welcome(60)
                await asyncio.sleep(2)
                for name in names:
                    quiet, during = Phase(), Phase()
                    for _ in range(rounds):
                        await measure_phase(quiet, load, echo, server, seconds)
                        with flooding(name, server, token) as pid:
                            await asyncio.sleep(1.2)  # it has begun
                            await measure_phase(during, load, echo, server, seconds, pid)
                        await asyncio.sleep(0.5)
                    found.append(Found(name, quiet, during))
                    print(*found[-1].row(), sep=" | ", flush=True)
            if load.errors or load.broken:
                print(f"{load.errors} errors of players, {load.broken} broken lines")
        finally:
            server.stop()
    return found


def page_part(found: list[Found], busy: float) -> str:
    lines = [
        "| Flood | Quiet: middle, 99th | Meanwhile | The 99th | Memory | Cores: the server | Held |",
        "|---|---|---|---|---|---|---|",
    ]
    lines += ["| " + " | ".join(each.row()) + " |" for each in found]
    lines += ["", f"When the run began, {busy:.1f} programs wanted the {os.cpu_count()} cores of this machine."]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--page", type=Path)
    parser.add_argument("--only", default="")
    options = parser.parse_args()
    busy = os.getloadavg()[0]
    wanted = [name for name in FLOODS if options.only in name]
    found: list[Found] = []
    others = [name for name in wanted if name not in ALONE]
    together = [others[at : at + TOGETHER] for at in range(0, len(others), TOGETHER)]
    for names in (*together, *([name] for name in wanted if name in ALONE)):
        found += asyncio.run(measure(names, options.seconds, options.rounds))
    if options.page is not None:
        text = options.page.read_text("utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        options.page.write_text(f"{before}{BEGIN}\n\n{page_part(found, busy)}\n\n{END}{after}", "utf-8")
    if not all(each.is_held for each in found):
        raise SystemExit("Some floods were felt by others.")


if __name__ == "__main__":
    main()
