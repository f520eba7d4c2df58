"""A server in one thread: rooms, a store, lines and a clock, all made of lists, and all from a seed.

`evening(work)` runs a coroutine on an event loop whose time jumps to the next thing that happens, so an hour of
play takes a moment and two runs of one seed are the same, message by message.
"""

from __future__ import annotations

import asyncio
import random
import selectors
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

import msgspec

from portroyal.bots import create
from portroyal.knowledge.view import View
from portroyal.seeds import random_for
from portroyal.server import protocol
from portroyal.server.protocol import JoinTable, Look, OpenTable, SeatPlan, Settings, Timer
from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.room.narrator import told as told_job
from portroyal.server.room.parts import Parts, ReplayJob
from portroyal.server.room.room import Room

T = TypeVar("T")
told = msgspec.json.Decoder(protocol.Told)


# --- Time ---


class Jump(selectors.DefaultSelector):
    """Waits by turning the clock on."""

    loop: JumpingLoop

    def select(self, timeout: float | None = None) -> list[Any]:
        ready = super().select(0)
        if not ready and timeout is not None and timeout > 0:
            self.loop.turned += timeout
        if not ready and timeout is None:
            raise RuntimeError("everybody waits for ever")
        return ready


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop that never sleeps."""

    def __init__(self) -> None:
        self.turned = 1000.0
        selector = Jump()
        selector.loop = self
        super().__init__(selector)

    def time(self) -> float:
        return self.turned


def evening(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, hours in a moment."""
    loop = JumpingLoop()
    try:
        return loop.run_until_complete(work)
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.run_until_complete(loop.shutdown_asyncgens())
        loop.close()


class LoopClock:
    """The time of the loop, beside an ordinary one that begins in 2023."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        return 1_700_000_000.0 + self.now()


# --- Parts ---


class MemoryStore:
    """A store that forgets with the process; it fails when told to.

    A write that failed but was kept is no more than written: only the next one that holds makes it last.
    """

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}  # what lasts
        self.written: dict[str, list[bytes]] = {}  # behind that
        self.writable = True  # the last write held
        self.finished: set[str] = set()
        self.fails: Callable[[], str] = lambda: ""  # "lost", "kept", or nothing
        self.delay: Callable[[], float] = lambda: 0.0

    async def append(self, code: str, entries: Sequence[tuple[int, bytes]]) -> None:
        await self.write(code, entries)

    async def write(self, code: str = "", entries: Sequence[tuple[int, bytes]] = ()) -> None:
        fault = self.fails()
        if (delay := self.delay()) > 0:
            await asyncio.sleep(delay)
        if entries and fault != "lost":
            rows = self.written.setdefault(code, [])
            known = len(self.tables.get(code, ())) + len(rows)
            assert [number for number, _ in entries] == list(range(known + 1, known + len(entries) + 1))
            rows += [text for _, text in entries]
        self.writable = not fault
        if fault:
            raise CannotSave
        for table, rows in self.written.items():
            self.tables.setdefault(table, []).extend(rows)
        self.written.clear()

    async def read(self, code: str) -> list[bytes]:
        if not self.writable:
            await self.write()
        return list(self.tables.get(code, ()))

    def lose_power(self) -> None:
        """What was no more than written is gone."""
        self.written.clear()
        self.writable = True

    async def unfinished(self) -> list[str]:
        return [code for code in self.tables if code not in self.finished]

    async def finish(self, code: str) -> None:
        self.finished.add(code)


class QuickThinker:
    """Thinks at once and in this thread, by chance or by a bot's own rules."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.fails = False

    async def choose(self, bot: str, view: View, key: str) -> str:
        self.asked.append(bot)
        if self.fails:
            raise RuntimeError("no idea")
        return create(bot).choose(view, view.actions, random_for(key, "bot")).words

    async def hint(self, view: View, seconds: float) -> dict[str, Any]:
        from portroyal.coach import hint

        return hint(view, iterations=16).as_dict()

    async def leaving(self, view: View) -> dict[str, Any]:
        from portroyal.coach import leaving

        return leaving(view, 2).as_dict()

    async def story(self, record: dict[str, Any], progress: Callable[[int, int], None], deals: int) -> dict[str, Any]:
        raise RuntimeError("not tonight")

    async def replay(self, job: ReplayJob) -> bytes:
        return told_job(job)


class House:
    """Rooms by their codes."""

    def __init__(self) -> None:
        self.rooms: dict[str, Room] = {}
        self.numbers = count(2)
        self.faults: list[tuple[str, int, Exception]] = []

    async def add(self, opened: Callable[[str], Awaitable[Room]]) -> str:
        room = await opened(f"TABLE{next(self.numbers)}")
        self.rooms[room.code] = room
        return room.code

    def report(self, code: str, number: int, error: Exception) -> None:
        self.faults.append((code, number, error))


class WireLine:
    """A socket whose other end keeps all it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    def send_long(self, pieces: Iterator[bytes]) -> None:
        self.send(b"".join(pieces))

    def send(self, message: bytes) -> None:
        if self.closed is None:
            self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = self.closed or (code, reason)


def parts_for(seed: int = 1) -> Parts:
    seeds = count()
    return Parts(
        store=MemoryStore(),
        clock=LoopClock(),
        thinker=QuickThinker(),
        house=House(),
        seed=lambda: sha256(f"{seed} {next(seeds)}".encode()).hexdigest(),
    )


def token(guest: int) -> bytes:
    return sha256(f"secret {guest}".encode()).digest()


# --- Guests ---


class Client:
    """A guest as a client keeps them: what it was told, put together as a browser would."""

    def __init__(self, room: Room, guest: int | None) -> None:
        self.room, self.guest = room, guest
        self.line = WireLine()
        self.read = 0
        self.entries: dict[int, protocol.Entry] = {}
        self.table: protocol.TableInfo | None = None
        self.look: Look | None = None
        self.clock: protocol.Clock | None = None
        self.answers: dict[str, protocol.Answer] = {}
        self.hints: dict[str, protocol.HintInfo] = {}
        self.leavings: dict[str, protocol.LeavingInfo] = {}
        self.goodbye: protocol.Goodbye | None = None
        self.bot_in: list[float | None] = []
        self.ids = (f"{guest}.{len(room.table.steps)}.{number}" for number in count(1))

    async def come(self, room: Room | None = None) -> Client:
        """Say hello, to the gap in what is known."""
        self.room = room or self.room
        self.line, self.read = WireLine(), 0
        await self.room.connect(self.line, self.guest, max(self.entries, default=0))
        self.hear()
        return self

    def go(self) -> None:
        """The socket breaks; what was not read is lost."""
        self.room.disconnect(self.line)
        self.line.closed = (1006, "")

    def hear(self) -> None:
        """Read what has come."""
        while self.read < len(self.line.heard):
            said = told.decode(self.line.heard[self.read])
            self.read += 1
            if isinstance(said, protocol.Welcome | protocol.Update):
                for entry in said.entries:
                    assert entry.number == len(self.entries) + 1
                    self.entries[entry.number] = entry
                self.table = said.table or self.table
                self.look = said.look or self.look
                if isinstance(said, protocol.Welcome) or said.look is not None:
                    self.clock = said.clock
            elif isinstance(said, protocol.Answer):
                self.answers[said.id] = said
            elif isinstance(said, protocol.HintInfo):
                self.hints[said.id] = said
            elif isinstance(said, protocol.LeavingInfo):
                self.leavings[said.id] = said
            elif isinstance(said, protocol.Presence):
                self.bot_in = said.bot_in
            elif isinstance(said, protocol.Goodbye):
                self.goodbye = said

    async def say(self, kind: type[protocol.Message], **fields: Any) -> protocol.Answer | None:
        """Say something; the answer, if there is one already."""
        name = fields.pop("id", None) or next(self.ids)
        await self.room.said(self.line, kind(id=name, **fields))  # type: ignore[arg-type,call-arg]
        self.hear()
        return self.answers.get(name)

    async def move(self, action: str | None = None, **fields: Any) -> protocol.Answer | None:
        """Play an action; the first choice if none is named."""
        self.hear()
        assert self.look is not None
        action = action or self.look.choices[0].action
        return await self.say(protocol.Move, **{"version": self.look.version, "action": action} | fields)

    @property
    def decides(self) -> bool:
        self.hear()
        return self.look is not None and bool(self.look.choices)

    def kinds(self) -> list[str]:
        self.hear()
        return [self.entries[number].kind for number in sorted(self.entries)]


async def sit_down(
    people: int = 2,
    bots: Sequence[str] = (),
    *,
    parts: Parts | None = None,
    start: bool = True,
    watchers: int = 0,
    devices: int = 0,
    campaign: bool = False,
    timer: Timer | None = None,
    **settings: Any,
) -> tuple[Room, list[Client]]:
    """A table with so many people, who have come; watchers come last."""
    parts = parts or parts_for()
    plans = [SeatPlan("me"), *[SeatPlan("device")] * devices, *[SeatPlan("open")] * (people - 1)]
    plans += [SeatPlan("bot", bot) for bot in bots]
    rules = Settings(**{"pace": "instant", "timer": timer or Timer(), **settings})
    room, (host, _) = await Room.opened(
        "TABLE1", OpenTable("Ann", plans, settings=rules, campaign=campaign), token(1), parts
    )
    clients = [await Client(room, host).come()]
    for number in range(2, people + watchers + 1):
        wish = JoinTable(name=f"Guest {number}", color=number, watch=number > people)
        guest, _ = await room.admit(wish, token(number))
        clients.append(await Client(room, guest).come())
    if start:
        answer = await clients[0].say(protocol.Start)
        assert answer is not None and answer.ok, answer
    for client in clients:
        client.hear()
    return room, clients


async def settle(room: Room | None = None, seconds: float = 0.01) -> None:
    """Let everything that can happen happen."""
    await asyncio.sleep(seconds)


def deciding(clients: Sequence[Client]) -> Client | None:
    """The client whose decision it is."""
    return next((client for client in clients if client.decides), None)


async def play_to_the_end(clients: Sequence[Client], seed: int = 0, most: int = 5000) -> None:
    """Random legal play."""
    chance = random.Random(seed)
    for _ in range(most):
        page = clients[0].room.table.page
        if page is not None and clients[0].room.table.state == "playing":
            for client in clients:
                await client.say(protocol.TurnPage, page=page.number)
            continue
        client = deciding(clients)
        if client is None:
            await settle()
            if clients[0].room.table.state == "over":
                return
            continue
        assert client.look is not None
        answer = await client.move(chance.choice(client.look.choices).action)
        assert answer is not None and answer.ok, answer
    raise AssertionError("the game does not end")
