"""A room: one table with its guests, where one thing happens at a time.

For each request: decide, try, save, tell. What a request leads to is applied to a copy of the table first, and that
copy is the table once it is saved: nothing is saved that can't be applied, and nobody hears of what is not saved. What
holds when saving fails, `journal` says. Bots' moves, time-outs and absences go the same way. The room waits with the
event loop and thinks nowhere: bots and the coach are asked of the thinker.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from ...errors import PortRoyalError
from ...lessons import Lesson
from ..protocol import (
    Answer,
    AskHint,
    AskLeaving,
    DealContracts,
    Dismiss,
    Goodbye,
    Hello,
    Hurry,
    JoinTable,
    OpenLesson,
    OpenTable,
    Ping,
    PlanTable,
    Pong,
    Problem,
    Rematch,
    Said,
    Start,
    Story,
    TableInfo,
    Vote,
)
from ..protocol.refusals import CannotSave, problem_of, refused
from ..table.asking import Asking
from ..table.coming import admit, open_again, open_lesson, open_table
from ..table.entries import AnyEntry, Ended, Left, Mended, read, written
from ..table.mending import caught_up
from ..table.playing import back, is_waited_for
from ..table.requests import decided
from ..table.steps import Step
from ..table.table import Table
from .bots_at_table import BotsAtTable
from .coaching import Coaching
from .journal import Journal
from .messages import Messages, encoded
from .parts import Line, Parts, at_once
from .rates import Rates
from .waiting import Waiting
from .watching import Watching

LONG_ENTRY = 32_768  # bytes: a campaign of many evenings, each of which is played again
REPLACED, REMOVED, RESTART, FULL = 4001, 4009, 1012, 1013
SENT_AWAY = {"removed": "The host has given your seat away.", "dismissed": "The host has sent you away."}

log = logging.getLogger("portroyal.server")
Entrance = tuple[int, list[int]]  # a guest's number and seats
Decide = Callable[[], list[AnyEntry]]


class Beginning(Protocol):
    """Makes the first entries of a table, once its code, the token of its host, time and seed are known."""

    def __call__(self, *, code: str, token: bytes, at: float, seed: str) -> list[AnyEntry]:
        """The entries."""
        ...


class Room:
    """A table, the lines of its guests, and the order in which things happen."""

    def __init__(self, code: str, table: Table, parts: Parts) -> None:
        """Use `Room.opened` or `Room.restored`."""
        self.code, self.table, self.parts = code, table, parts
        self.journal = Journal(code, parts.store)
        self.lines: dict[Line, int | None] = {}  # with the guest at the other end
        self.line_of: dict[int, Line] = {}  # by guest
        self.messages = Messages(table, self.info, lambda: self.waiting.face())
        self.waiting = Waiting(self)
        self.watching = Watching(self)
        self.rates = Rates()
        self.bots = BotsAtTable(self)
        self.coaching = Coaching(self)
        self.one_at_a_time = asyncio.Lock()
        self.is_closed = False
        self.tasks: set[asyncio.Task[Any]] = set()  # that go on to their end
        self.beside: set[asyncio.Task[Any]] = set()  # that can be given up at any time
        self.told_presence = b""

    @classmethod
    async def opened(cls, code: str, request: OpenTable, token_hash: bytes, parts: Parts) -> tuple[Room, Entrance]:
        """Open a table for whoever has this token."""
        entries = open_table(code, request, token_hash, parts.clock.wall(), parts.seed())
        room = await cls.with_entries(code, entries, parts)
        return room, (room.table.host, room.table.seats_of(room.table.host))

    @classmethod
    async def teaching(
        cls, code: str, lesson: Lesson, request: OpenLesson, token_hash: bytes, parts: Parts
    ) -> tuple[Room, Entrance]:
        """Open a table for a lesson."""
        entries = open_lesson(code, lesson, request, token_hash, parts.clock.wall())
        room = await cls.with_entries(code, entries, parts)
        return room, (room.table.host, room.table.seats_of(room.table.host))

    @classmethod
    async def going_on(cls, code: str, begin: Beginning, token_hash: bytes, parts: Parts) -> tuple[Room, Entrance]:
        """Open a table that goes on from a moment of another game."""
        at, seed = parts.clock.wall(), parts.seed()
        entries = await parts.beside(lambda: begin(code=code, token=token_hash, at=at, seed=seed))
        room = await cls.with_entries(code, entries, parts)
        return room, (room.table.host, room.table.seats_of(room.table.host))

    @classmethod
    async def with_entries(cls, code: str, entries: Sequence[AnyEntry], parts: Parts) -> Room:
        """A new table that begins with these entries, saved."""
        texts = [written(entry) for entry in entries]
        beside = parts.beside if len(texts[0]) > LONG_ENTRY else at_once
        room = cls(code, await beside(lambda: Table().ahead([read(text) for text in texts])), parts)
        await room.journal.write(0, texts)
        room.look_around()
        return room

    @classmethod
    async def restored(cls, code: str, entries: Sequence[bytes], parts: Parts) -> Room:
        """A table out of the store, as it was."""
        room = cls(code, Table(), parts)
        if entries and len(entries[0]) > LONG_ENTRY:
            with suppress(Exception):  # what is wrong with it is told below
                await parts.beside(lambda: Table.of([read(entries[0])]))  # remembered, so that the rest is soon done
        room.table.become(await room.caught_up(entries))
        room.look_around()
        return room

    def work_with(self, parts: Parts) -> None:
        """Count what happens here against somebody else."""
        self.parts, self.journal.store = parts, parts.store

    # --- Who is there ---

    def guest_of(self, token_hash: bytes) -> int | None:
        """The guest whose token this is."""
        return self.table.guest_of(token_hash)

    def present(self) -> set[int]:
        """The guests who are connected."""
        return set(self.line_of)

    def info(self) -> TableInfo:
        """The table as anybody may know it."""
        players = self.table.players()
        return self.table.info(self.present(), sum(guest not in players for guest in self.lines.values()))

    async def admit(self, request: JoinTable, token_hash: bytes, address: str = "") -> Entrance:
        """Let somebody in; who they are now, and where they sit. Who is in already stays who they are."""

        async def join() -> Entrance:
            async with self.alone():
                guest = self.guest_of(token_hash)
                if guest is None:
                    self.watching.check_newcomer(address)
                    asking = self.asking()
                    await self.commit(lambda: admit(request, token_hash, asking))
                    guest = asking.guest
                    assert guest is not None
                    self.watching.joined(guest, address)
                return guest, self.table.seats_of(guest)

        return await self.finish(join())

    async def connect(self, line: Line, guest: int | None, since: int, address: str = "") -> None:
        """Welcome a line; an older one of the same guest is replaced. Players always get in."""
        if self.is_closed:
            raise CannotSave
        if (nameless := self.watching.check_line(guest, address)) is not None:
            self.dismiss(nameless, FULL, "full", "Somebody who gave a name has come to watch.")
        if guest is not None and (older := self.line_of.get(guest)) is not None:
            self.dismiss(older, REPLACED, "replaced", "You have opened this table somewhere else.")
        self.lines[line] = guest
        self.watching.came(line, guest, address)
        if guest is not None:
            self.line_of[guest] = line
        line.send_long(self.messages.welcome(guest, since))
        self.tell_presence(besides=line)
        self.bots.mind()
        if left := self.waiting.bot_in():
            line.send(self.messages.presence(left))
        if guest is not None and is_waited_for(self.table, guest):
            self.waiting.set(("back", guest), 0.0, lambda: self.welcome_back(guest))

    async def welcome_back(self, guest: int) -> None:
        """Somebody whose seat was held while they were gone, or who was host, is so again."""
        if guest in self.line_of:
            await self.commit(lambda: back(self.asking(), guest))

    def disconnect(self, line: Line) -> None:
        """A line is gone."""
        self.forget(line)
        self.tell_presence()

    def dismiss(self, line: Line, code: int, why: str, words: str) -> None:
        """Close a line, saying why."""
        self.forget(line)
        line.send(encoded(Goodbye(code=why, message=words)))
        line.close(code, why)

    def forget(self, line: Line) -> None:
        """Nobody is at the other end."""
        guest = self.lines.pop(line, None)
        self.watching.went(line)
        if guest is not None and self.line_of.get(guest) is line:
            del self.line_of[guest]

    def tell_presence(self, besides: Line | None = None) -> None:
        """Tell everyone who is there, if that has changed."""
        self.waiting.mind_absences()
        presence = self.messages.presence(self.waiting.bot_in())
        if presence != self.told_presence:
            self.told_presence = presence
            for line in list(self.lines):
                if line is not besides:
                    line.send(presence)

    # --- What is asked ---

    async def said(self, line: Line, message: Said) -> None:
        """Answer what a guest says."""
        if isinstance(message, Ping):
            line.send(PONG)
        elif not isinstance(message, Hello):
            await self.finish(self.answer(line, message))

    async def answer(self, line: Line, request: Any) -> None:
        """Decide about a request and tell what became of it. A hint is thought about later."""
        try:
            async with self.alone():
                guest = self.lines.get(line)
                if line not in self.lines:
                    return
                if guest is None:
                    raise refused("table/not_a_player")
                number = self.table.answered(guest, request.id)
                if number is None:
                    number = await self.agree(guest, request)
                elif isinstance(request, AskHint | AskLeaving):
                    self.coaching.check_again(number)
            if isinstance(request, AskHint | AskLeaving):
                self.coaching.ask(line, guest, request)
                return
            answer = Answer(id=request.id, ok=True, number=number)
        except PortRoyalError as error:
            answer = Answer(id=request.id, ok=False, problem=problem_of(error))
        except Exception:
            log.exception("a request of kind %s failed", type(request).__name__)
            answer = Answer(id=request.id, ok=False, problem=BROKEN)
        if line in self.lines:
            line.send(encoded(answer))

    async def agree(self, guest: int, request: Any) -> int | None:
        """Do what a guest asks for; the number of the first entry it led to."""
        if isinstance(request, AskHint | AskLeaving):
            self.coaching.check(guest)
        code = await self.opened_again(guest, request) if isinstance(request, Rematch) else ""
        steps = await self.commit(lambda: self.decided(guest, request, code))
        if isinstance(request, Hurry):
            self.bots.hurry()
        elif isinstance(request, Dismiss):
            self.dismissed(request)
        return steps[0].entry.number if steps else None

    def decided(self, guest: int, request: Any, code: str) -> list[AnyEntry]:
        """The entries a request leads to, if they do not come too fast."""
        entries = decided(request, self.asking(guest, request, code))
        if entries:
            self.rates.check(guest, request, self.parts.clock.now())
        return entries

    async def opened_again(self, guest: int, request: Rematch) -> str:
        """The code of a new table for the same people."""
        trial = self.asking(guest, request, "-")
        if not decided(request, trial):
            return ""

        async def opened(code: str) -> Room:
            return await Room.with_entries(code, open_again(self.asking(guest, request, code), request), self.parts)

        return await self.parts.house.add(opened)

    def asking(self, guest: int | None = None, request: Any = None, code: str = "") -> Asking:
        """What is decided with."""
        return Asking(
            table=self.table,
            at=self.parts.clock.wall(),
            guest=guest,
            request=request.id if request is not None else None,
            present=self.present(),
            seconds=self.waiting.spent(),
            idle=self.waiting.lasted(),
            paused=self.waiting.paused(),
            away=self.waiting.away() if isinstance(request, Vote) else {},
            seed=self.parts.seed() if isinstance(request, Start | PlanTable | DealContracts | Rematch) else "",
            code=code,
        )

    # --- What happens ---

    @asynccontextmanager
    async def alone(self) -> AsyncGenerator[None]:
        """One thing at a time, and none before it is sure what has happened."""
        async with self.one_at_a_time:
            if self.is_closed:
                raise CannotSave  # the table may be in another room by now
            if not self.journal.is_sure:
                known = len(self.table.steps)
                if kept := await self.journal.make_sure(known):
                    self.adopt(await self.caught_up(kept), known)
            yield

    async def caught_up(self, kept: Sequence[bytes]) -> Table:
        """The table with what the store holds behind it; where that is broken, from its last good entry on."""
        table, fault = caught_up(self.table.copy(), self.code, kept)
        if fault is not None:
            self.parts.house.report(self.code, fault.number, fault.error)
            entry = Mended(number=len(table.steps) + 1, at=self.parts.clock.wall(), after=fault.number - 1)
            await self.journal.write(len(table.steps), [written(entry)])
            table.apply(entry)
        return table

    async def commit(self, decide: Decide) -> list[Step]:
        """Decide, try, save, tell. Whoever calls this is `alone`. What can't be applied is never saved."""
        entries, known = decide(), len(self.table.steps)
        if not entries:
            return []
        try:
            texts = [written(entry) for entry in entries]
            ahead = self.table.ahead([read(text) for text in texts])  # as it will be read again
        except Exception as error:
            self.parts.house.report(self.code, known + 1, error)
            raise refused("server/error") from error
        try:
            await self.journal.write(known, texts)
        except CannotSave:
            self.waiting.mind_doubt()
            raise
        return self.adopt(ahead, known)

    def adopt(self, ahead: Table, known: int) -> list[Step]:
        """Be the table that is saved, and tell everyone what is new."""
        self.table.become(ahead)
        steps = self.table.steps[known:]
        self.messages.changed(steps)
        self.waiting.changed(steps)
        is_seat = any(isinstance(step.entry, Left) for step in steps)
        self.send_away(self.watching.unwanted(), "removed" if is_seat else "dismissed")
        update = self.messages.updates(steps)
        for line, guest in list(self.lines.items()):
            line.send(update(guest))
        if any(isinstance(step.entry, Ended) for step in steps) or self.table.is_taught:
            self.spawn(self.put_away())
        self.look_around()
        return steps

    def dismissed(self, request: Dismiss) -> None:
        """What the host has sent away is not in the entries where nobody has given a name."""
        if request.ban:
            self.watching.ban(request.guest)
        if request.guest is None:
            self.send_away(self.watching.nameless(), "dismissed")

    def send_away(self, lines: Sequence[Line], why: str) -> None:
        """Close the lines of those who may not be here."""
        for line in lines:
            self.dismiss(line, REMOVED, why, SENT_AWAY[why])
        if lines:
            self.tell_presence()

    def look_around(self) -> None:
        """See who is to act now: a bot, a clock, somebody who is missed."""
        if not self.is_closed:
            self.waiting.mind()
            self.bots.mind()

    async def put_away(self) -> None:
        """Over: the table is not brought back by itself any more."""
        try:
            await self.parts.store.finish(self.code)
        except Exception:
            log.warning("table %s is over and could not be put away", self.code)

    # --- Afterwards ---

    def record(self) -> dict[str, Any] | None:
        """The record of a finished game."""
        game = self.table.game
        return game.record() if game is not None and game.over else None

    async def story(self) -> Story | None:
        """How a finished game went; chances are worked out meanwhile."""
        return self.coaching.story()

    # --- Tasks ---

    def spawn(self, work: Coroutine[Any, Any, Any], *, beside: bool = False) -> asyncio.Task[Any]:
        """Let something go on: to its end, or beside everything else until the room closes."""
        task = asyncio.get_running_loop().create_task(work)
        (self.beside if beside else self.tasks).add(task)
        task.add_done_callback(self.done)
        return task

    def done(self, task: asyncio.Task[Any]) -> None:
        """Whatever failed is written down."""
        self.tasks.discard(task)
        self.beside.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if not isinstance(error, PortRoyalError):
                log.error("table %s: %r", self.code, error)

    async def finish(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Wait for something that goes on to its end even if whoever waits is gone."""
        return await asyncio.shield(self.spawn(work))

    async def close(self) -> None:
        """Leave memory: everyone is told to come back later. All that happened is saved."""
        self.is_closed = True
        self.waiting.stop()
        async with self.one_at_a_time:
            for line in list(self.lines):
                self.dismiss(line, RESTART, "restart", "The server restarts. Come back in a moment.")
        for task in self.beside:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.beside, return_exceptions=True)

    @property
    def is_busy(self) -> bool:
        """Does a bot play here, or somebody wait for something?"""
        return bool(self.tasks or self.beside) or self.bots.turn() is not None


PONG = encoded(Pong())
BROKEN = Problem(code="server/error", message="Something went wrong here. Nothing was changed.")
