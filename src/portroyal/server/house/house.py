"""All the rooms of a house: opened, found, brought back from the store, and left when nobody is there.

A room is in memory while somebody is at its table or might come right back. Whatever happened there is in the store,
so a room can leave memory at any time and come back with its next guest; after a restart they all do.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar
from weakref import WeakValueDictionary

from ...lessons import lessons
from ..protocol import Admission, JoinTable, OpenLesson, OpenSeats, OpenTable
from ..protocol.refusals import CannotSave, Refused, refused
from ..room.parts import Clock, Line, Pace, Parts, Thinker
from ..room.room import Beginning, Entrance, Room
from ..room.turns import InTurn
from ..store.chest import Chest
from ..store.lock import StoreError
from ..store.sqlite import Damaged, SqliteStore
from ..table.table import Table
from .auth import hash_of, is_code, new_code, new_token
from .limits import (
    BOTS_AS_QUICK,
    DAY,
    MEGABYTE,
    ROW,
    TABLES_EACH_HOUR,
    Buckets,
    Counts,
    is_loopback,
    network_of,
    room_address,
)
from .logs import Log
from .metrics import Metrics
from .options import Options

T = TypeVar("T")

SWEEP_EVERY = 30.0  # seconds
FORGET_FIRST, FORGET_EVERY = 60.0, 3600.0
LOOK_EVERY = 5.0  # seconds between two looks at the file of the tables
STRANGE_EACH_SECOND, STRANGE_BURST = 0.5, 40.0  # codes of tables that are not there, asked for from one address


Opening = Callable[[str, bytes, Parts], Awaitable[tuple[Room, Entrance]]]
Opened = Callable[[str], Awaitable[Room]]
Thinkers = Callable[[str], Thinker]  # for the tables of one owner: an address, or a table nobody knows the address of


class OwnersStore:
    """The store as the rooms of one owner know it: what they write is counted."""

    def __init__(self, store: SqliteStore, count: Callable[[int], None]) -> None:
        self.count, self.keep = count, store.append
        self.read, self.unfinished, self.finish = store.read, store.unfinished, store.finish

    async def append(self, code: str, entries: Sequence[tuple[int, bytes]]) -> None:
        """Keep numbered entries."""
        self.count(sum(len(body) + ROW for _, body in entries))
        await self.keep(code, entries)


MOST_LISTED = 50  # open tables, in the list of them


class OwnersHouse:
    """The house as the rooms of one owner know it."""

    def __init__(self, house: OpenHouse, owner: str) -> None:
        self.house, self.owner = house, owner
        self.report = house.report

    async def add(self, opened: Opened) -> str:
        """Have the room of a rematch opened, which counts like any other table."""
        return (await self.house.add(opened, self.owner)).code


def open_seats(table: Table, present: set[int]) -> OpenSeats | None:
    """A table as it is listed; not one that is locked or full, or whose host is away."""
    seats = sum(place.kind == "open" for place in table.places)
    if table.locked or not seats or table.host not in present:
        return None
    return OpenSeats(
        code=table.code,
        host=table.guests[table.host].name,
        modules=list(table.settings.modules),
        seats=len(table.places),
        open=seats,
        timer=table.settings.timer.kind,
    )


class OpenHouse:
    """The house: it knows every room."""

    def __init__(
        self, options: Options, store: SqliteStore, clock: Clock, thinkers: Thinkers, log: Log, metrics: Metrics
    ) -> None:
        self.options, self.store, self.clock, self.log, self.metrics = options, store, clock, log, metrics
        self.thinkers = thinkers
        self.chest = Chest(options.chest)
        self.paces = WeakValueDictionary[str, Pace]()  # of bots, by owner
        self.rooms: dict[str, Room] = {}
        self.last_used: dict[str, float] = {}
        self.lines = Counter[str]()  # sockets by table
        self.opened_from: dict[str, str] = {}  # tables in memory, and who owns them; of some nobody knows it
        self.came_back: set[str] = set()  # tables that were brought back, as long as nobody is at home there
        self.openings = Buckets(TABLES_EACH_HOUR / 3600, options.tables_by_address * 2, clock.now)
        most = options.disk_megabytes_by_address * MEGABYTE
        self.written = Buckets(most / DAY, most, clock.now)  # bytes, by who owns the table
        self.unplayable: set[str] = set()  # tables that wait in the store for another server
        self.faults: dict[str, int] = {}  # tables with an entry that could not be applied, and its number
        self.reserved: set[str] = set()  # codes given out for tables that are about to be
        self.coming: dict[str, asyncio.Task[Room | None]] = {}  # tables that are being brought back
        self.leaving: dict[str, asyncio.Task[None]] = {}  # tables that leave memory
        self.sockets = Counts(options.sockets, options.sockets_by_address)
        self.strangers = Buckets(STRANGE_EACH_SECOND, STRANGE_BURST, clock.now)
        self.threads = InTurn([None])  # one at a time for what takes long
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        metrics.gauge("tables", "Tables in memory.", lambda: len(self.rooms))
        metrics.gauge("tables_playing", "Tables in memory where a game runs.", self.playing)
        metrics.gauge("tables_broken", "Tables that can't be brought back.", lambda: len(self.unplayable))
        metrics.gauge(
            "tables_with_faults", "Tables that go on without what can't be applied.", lambda: len(self.faults)
        )
        metrics.gauge("sockets", "Connections now.", lambda: self.sockets.total)

    def playing(self) -> int:
        """How many games run."""
        return sum(room.info().state == "playing" for room in self.rooms.values())

    # --- Opening and joining ---

    async def open(self, request: OpenTable, host: str | None) -> Admission:
        """Open a table for somebody at an address."""
        return await self.let_open(lambda code, token, parts: Room.opened(code, request, token, parts), host)

    async def teach(self, name: str, request: OpenLesson, host: str | None) -> Admission:
        """Open a table for a lesson."""
        lesson = lessons().get(name)
        if lesson is None:
            raise refused("lesson/unknown", lesson=name[:24], choices=", ".join(lessons()))
        return await self.let_open(lambda code, token, parts: Room.teaching(code, lesson, request, token, parts), host)

    async def go_on(self, begin: Beginning, host: str | None, token: str | None = None) -> Admission:
        """Open a table that goes on from a moment of another game."""
        return await self.let_open(lambda code, kept, parts: Room.going_on(code, begin, kept, parts), host, token)

    async def let_open(self, opened: Opening, host: str | None, token: str | None = None) -> Admission:
        """A new room for somebody at an address, with a secret of their own making if they have one."""
        token = token or new_token()
        owner, entrances = None if is_loopback(host) else network_of(host), list[Entrance]()

        async def open_for(code: str) -> Room:
            room, entrance = await opened(code, hash_of(token), self.parts_for(owner or code))
            entrances.append(entrance)
            return room

        room = await self.add(open_for, owner)
        self.log.say("table_opened", code=room.code)
        guest, seats = entrances[0]
        return Admission(code=room.code, token=token, guest=guest, seats=list(seats))

    async def add(self, opened: Opened, owner: str | None) -> Room:
        """One more room, opened under a code no table has; first of all it is seen whether it is one too many."""
        self.check_open()
        if owner is not None and not is_code(owner):
            self.check_owner(owner)
        self.check_disk()
        await self.make_room()
        code = self.fresh_code()
        try:
            while await self.store.knows(code):
                self.reserved.discard(code)
                code = self.fresh_code()
            room = await opened(code)
        finally:
            self.reserved.discard(code)
        self.enter(room)
        self.opened_from[code] = owner or code
        return room

    async def join(self, code: str, request: JoinTable, host: str | None) -> Admission:
        """Come to a table."""
        self.check_open()
        room = await self.find(code, host)
        token = request.token or new_token()
        guest, seats = await room.admit(request, hash_of(token), room_address(host))
        return Admission(code=room.code, token=token, guest=guest, seats=list(seats))

    def open_seats(self) -> list[OpenSeats]:
        """The tables whose hosts are there and want them to be found, the newest first."""
        rooms = [room for room in self.rooms.values() if room.table.settings.listed and room.table.state == "lobby"]
        found = [each for room in reversed(rooms) if (each := open_seats(room.table, room.present())) is not None]
        return found[:MOST_LISTED]

    def check_open(self) -> None:
        """Nobody new comes in while the server closes."""
        if self.is_closing:
            raise refused("server/closing")

    def parts_for(self, owner: str) -> Parts:
        """What the rooms of one owner are given."""
        pace = self.paces.get(owner)
        if pace is None:
            pace = self.paces[owner] = Pace(self.options.rate * BOTS_AS_QUICK)
        store = (
            self.store if is_code(owner) else OwnersStore(self.store, lambda count: self.written.spend(owner, count))
        )
        return Parts(
            store=store,
            clock=self.clock,
            thinker=self.thinkers(owner),
            house=OwnersHouse(self, owner),
            bots=pace,
            beside=partial(self.beside, owner),
        )

    def check_owner(self, owner: str) -> None:
        """Not too many tables at a time from one address, nor too often, nor with too much in them."""
        most = self.options.tables_by_address
        opened = [code for code, whose in self.opened_from.items() if whose == owner and code in self.rooms]
        if sum(self.rooms[code].table.state != "over" for code in opened) >= most:
            raise refused("server/too_many_tables", most=most)
        self.check_written(owner)
        if not self.openings.take(owner):
            raise refused("request/too_fast")

    def check_written(self, owner: str) -> None:
        """Not too much from one address."""
        if self.written.is_empty(owner):
            raise refused("server/too_much_written", most=self.options.disk_megabytes_by_address)

    def check_disk(self) -> None:
        """No more than the disk is to hold."""
        if self.store.size + self.chest.size > self.options.disk_megabytes * MEGABYTE:
            self.log.say("disk_used_up", limit=self.options.disk_megabytes)
            raise refused("server/full")

    async def make_room(self) -> None:
        """Have a place for one more table; the one that was left longest ago makes way."""
        while len(self.rooms) >= self.options.tables:
            empty = [code for code in self.rooms if not self.lines[code]]
            if not empty:
                raise refused("server/full")
            await self.leave(min(empty, key=lambda code: self.last_used.get(code, 0.0)))

    async def give_way(self, code: str) -> None:
        """A room that came into a full house for somebody who is not at home there leaves again."""
        if len(self.rooms) > self.options.tables and not self.lines[code]:
            await self.leave(code)

    # --- What rooms ask of their house ---

    def fresh_code(self) -> str:
        """A code no table in memory has."""
        while True:
            code = new_code()
            if code not in self.rooms and code not in self.reserved:
                self.reserved.add(code)
                return code

    def report(self, code: str, number: int, error: Exception) -> None:
        """A table has met an entry that can't be applied, and goes on without it."""
        if self.faults.get(code) == number:
            return  # it was said already
        self.faults[code] = number
        self.log.say("entry_not_applied", code=code, number=number, error=type(error).__name__)
        self.log.error("table", error)

    def enter(self, room: Room) -> None:
        """A room is there."""
        self.rooms[room.code] = room
        self.last_used[room.code] = self.clock.now()

    # --- Finding ---

    async def find(self, code: str, host: str | None = None, *, returning: bool = False) -> Room:
        """The room of a table, brought back if it must be. Whoever guesses codes is stopped.

        For somebody who says they have been there it is brought back into a full house too.
        """
        code = code.upper()
        room = self.rooms.get(code)
        if room is None and is_code(code):
            address = network_of(host)
            if host is not None and not is_loopback(host) and self.strangers.is_empty(address):
                raise refused("request/too_fast")
            room = await self.bring_back(code, returning=returning)
            if room is None and host is not None:
                self.strangers.take(address)
        if room is None:
            raise refused("table/unknown", code=code[:12])
        if code in self.came_back and code not in self.opened_from:
            self.charge(room, host)
        self.last_used[code] = self.clock.now()
        return room

    async def bring_back(self, code: str, *, returning: bool = False) -> Room | None:
        """A table from the store; whoever asks at the same time gets the same room."""
        self.check_open()
        task = self.coming.get(code)
        if task is None:
            task = self.coming[code] = asyncio.get_running_loop().create_task(self.rebuilt(code, returning))
            task.add_done_callback(lambda _: self.coming.pop(code, None))
        return await asyncio.shield(task)

    async def rebuilt(self, code: str, returning: bool) -> Room | None:
        """A table as its entries tell it."""
        if code in self.leaving:  # its last move may still be on its way to the store
            await asyncio.shield(self.leaving[code])
        try:
            entries = await self.store.read(code)
        except Damaged as error:
            self.unplayable.add(code)
            self.log.say("damaged_table", code=code, reason=error.message)
            raise refused("table/broken", code=code) from error
        if not entries:
            return None
        try:
            await self.make_room()
        except Refused:
            if not returning:
                raise
        try:
            room = await Room.restored(code, entries, self.parts_for(code))
        except CannotSave:
            raise
        except Refused as error:
            self.unplayable.add(code)
            self.log.say("table_of_other_rules", code=code, reason=error.message)
            raise
        except Exception as error:
            # One table that can't be read must not keep the others from being played.
            self.unplayable.add(code)
            self.log.say("broken_table", code=code, error=type(error).__name__)
            self.log.error("house", error)
            raise refused("table/broken", code=code) from error
        self.enter(room)
        self.came_back.add(code)
        return room

    async def beside(self, owner: str, work: Callable[[], T], /) -> T:
        """Do what takes long in a thread, one thing after the other: the event loop gets its turn every few ms."""
        thread = await self.threads.take(owner)
        try:
            return await asyncio.to_thread(work)
        finally:
            self.threads.give_back(thread)

    def charge(self, room: Room, host: str | None) -> None:
        """What happens at a table that was brought back counts against this address from now on."""
        if host is not None and not is_loopback(host):
            self.opened_from[room.code] = network_of(host)
            room.work_with(self.parts_for(network_of(host)))

    # --- Sockets ---

    def came(self, room: Room, line: Line, guest: int | None = None, host: str | None = None) -> None:
        """A socket was connected to a room. A table that was brought back is theirs who first come home to it."""
        self.lines[room.code] += 1
        if room.code in self.came_back and room.table.is_at_home(guest):
            self.came_back.discard(room.code)
            self.charge(room, host)

    def went(self, room: Room, line: Line) -> None:
        """It is gone."""
        code = room.code
        room.disconnect(line)
        self.lines[code] -= 1
        if self.lines[code] <= 0:
            del self.lines[code]
        self.last_used[code] = self.clock.now()

    # --- Going on and ending ---

    def start(self) -> None:
        """Bring back what was not over, and tidy up now and then."""
        for code, (had, has) in self.store.fallen_short.items():
            self.log.say("entries_lost", code=code, count=had - has, reason="the log of the database was not whole")
        for work in (self.restore(), self.sweep_on(), self.forget_on(), self.look_on(), self.metrics.watch_lag()):
            task = asyncio.get_running_loop().create_task(work)
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def restore(self) -> None:
        """Bring back every table that is not over, those played at last first."""
        begun, count = self.clock.now(), 0
        try:
            codes = await self.store.unfinished()
        except StoreError as error:
            self.log.error("restore", error)
            return
        for code in codes[: self.options.tables]:
            if code not in self.rooms and not self.is_closing:
                try:
                    count += await self.bring_back(code) is not None
                except Refused:
                    pass  # what is wrong with it was told already
                except Exception as error:
                    self.log.error("restore", error)
            await asyncio.sleep(0)
        if codes:
            self.log.say("tables_restored", count=count, seconds=round(self.clock.now() - begun, 3))

    async def sweep_on(self) -> None:
        """Now and then, rooms nobody is in leave memory."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            await self.sweep()

    async def sweep(self) -> None:
        """Rooms nobody was in for long leave memory."""
        before = self.clock.now() - self.options.idle_minutes * 60
        for code in [code for code in self.rooms if not self.lines[code] and self.last_used.get(code, 0.0) < before]:
            await self.leave(code)

    async def leave(self, code: str) -> None:
        """One room leaves memory; the store has everything."""
        room = self.rooms.pop(code, None)
        self.last_used.pop(code, None)
        self.opened_from.pop(code, None)
        self.came_back.discard(code)
        if room is not None:
            task = self.leaving[code] = asyncio.get_running_loop().create_task(room.close())
            task.add_done_callback(lambda _: self.leaving.pop(code, None))
            await asyncio.shield(task)

    async def forget_on(self) -> None:
        """Now and then, tables nobody came to are deleted."""
        await asyncio.sleep(FORGET_FIRST)
        while True:
            try:
                await self.forget()
            except (CannotSave, StoreError) as error:
                self.log.error("forget", error)
            await asyncio.sleep(FORGET_EVERY)

    async def forget(self) -> None:
        """Tables nobody came to for as long as the settings say are deleted."""
        options = self.options
        count = await self.store.forget(
            self.clock.wall(), options.forget_days, options.forget_finished_days, [*self.rooms, *self.unplayable]
        )
        if count:
            self.log.say("tables_forgotten", count=count)

    async def look_on(self) -> None:
        """Now and then, see whether what is written would be read, and say so if not."""
        told: tuple[str, str | None] = ("store_found", None)
        while True:
            with suppress(CannotSave):
                await (self.store.look() if self.store.writable else self.store.prove())
            with suppress(CannotSave):
                await self.chest.look()
            if (found := self.how_it_is()) != told:
                told = found
                self.log.say(found[0], reason=found[1])
            await asyncio.sleep(LOOK_EVERY)

    def how_it_is(self) -> tuple[str, str | None]:
        """What is to be said of the store, and why."""
        if self.trouble is not None:
            return "store_lost", self.trouble
        return ("cannot_save", self.store.failure) if self.store.failure is not None else ("store_found", None)

    @property
    def trouble(self) -> str | None:
        """Why what is written would not be read."""
        return self.store.trouble or self.chest.trouble

    async def close(self) -> None:
        """Say goodbye to everyone; everything is saved already."""
        if self.is_closing:
            return
        self.is_closing = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, *self.coming.values(), return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self.rooms.values()), return_exceptions=True)
        self.rooms.clear()
