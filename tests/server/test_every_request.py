"""Every request by every role, at tables of every kind, with a disk that fails and a server that restarts.

Hosts, players, two of them on one device, watchers with and without a name, people who were sent away and newcomers ask
for anything at any time: before the game, near its end, after it, and at the table of the rematch. Whatever they ask
for is refused with a reason or happens; nothing is kept that can't be applied; after a restart a table is what it was;
clocks and consent can't be beaten; and who has a seat always gets in.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from evenings import Client, House, MemoryStore, evening, parts_for, play_to_the_end, settle, sit_down, token

from portroyal.server import protocol
from portroyal.server.protocol import Hello, JoinTable, OpenTable, Ping, Said, SeatPlan, Settings, Timer
from portroyal.server.protocol.refusals import CannotSave, Refused
from portroyal.server.room.room import Room
from portroyal.server.table.entries import (
    Dismissed,
    Left,
    Locked,
    Moved,
    Muted,
    Paced,
    Planned,
    Started,
    Undone,
    read,
)
from portroyal.server.table.table import Table

CROWDS = int(os.environ.get("PORTROYAL_CROWDS", "24"))
BATCHES = 3
REQUESTS = 120  # of each crowd
KINDS = sorted(set(get_args(Said)) - {Hello, Ping}, key=lambda kind: kind.__name__)
# What only a host may lead to.
HOSTS = (Left, Dismissed, Muted, Locked, Planned, Paced, Started)
# What is played, and cards set aside before it; what does not go together is refused.
MODULES = [
    (("base",), 0),
    (("base", "contract_cards", "contracts"), 0),
    (("base", "contract_cards", "coop"), 2),
    (("base",), 1),
]
TABLES = 5  # that are kept just before the end of their game


@cache
def nearly_over(number: int) -> tuple[bytes, ...]:
    """The entries of a table a few moves before its game ends; at most of them two play on one device, and the last one
    is an evening of a campaign."""

    async def play() -> tuple[bytes, ...]:
        people, devices = 2 + number % 2, int(number < 3)
        campaign = number == 4
        room, clients = await sit_down(
            people,
            ["castaway"] * (number % 2),
            parts=parts_for(number),
            devices=devices,
            watchers=2,
            campaign=campaign,
            modules=("base", "adventure") if campaign else ("base",),
            timer=Timer("move", seconds=20, bank=30) if number % 2 else Timer(),
            absent_agree=number == 2,
        )
        await play_to_the_end(clients, number)
        texts = await room.parts.store.read(room.code)
        moves = [at for at, text in enumerate(texts) if isinstance(read(text), Moved)]
        return tuple(texts[: moves[-6]])

    return evening(play())


def snapshot(table: Table) -> dict[str, Any]:
    """All of a table, in a form that can be compared."""
    plain = {name: getattr(table, name) for name in Table.__dataclass_fields__ if name not in ("game", "steps")}
    copied = {name: type(part)(part) if isinstance(part, dict | list) else part for name, part in plain.items()}
    return copied | {"game": table.game and table.game.hash, "entries": [step.entry for step in table.steps]}


class Crowd:
    """Everybody who ever came to one table, and to those that followed from it."""

    def __init__(self, seed: int) -> None:
        self.seed, self.chance = seed, random.Random(seed)
        self.figures: Counter[str] = Counter()
        self.clients: list[Client] = []
        self.secrets = 1000 * seed
        self.away: Client | None = None  # a host who does not come back for now
        self.left: tuple[int, int, float] | None = None  # of a clock: the version, the seat, and what was left
        self.kept = list(nearly_over(self.chance.randrange(TABLES))) if self.chance.random() < 0.6 else []

    # --- The evening ---

    async def run(self) -> Counter[str]:
        parts = parts_for(self.seed)
        self.parts = parts
        assert isinstance(parts.store, MemoryStore) and isinstance(parts.house, House)
        self.store, self.house = parts.store, parts.house
        if self.kept:
            self.store.tables["TABLE1"] = self.kept
            self.room = await Room.restored("TABLE1", self.store.tables["TABLE1"], parts)
            guests = list(self.room.table.guests)
        else:
            self.room, (host, _) = await Room.opened("TABLE1", self.opening(), token(1), parts)
            guests = [host]
        for guest in guests:
            self.clients.append(await Client(self.room, guest).come())
        self.clients.append(Client(self.room, None))
        self.store.fails = lambda: self.chance.choice(["lost", "kept"]) if self.chance.random() < 0.03 else ""
        for _ in range(REQUESTS):
            await self.something_happens()
            self.check_now()
        self.store.fails = lambda: ""
        await settle(seconds=5.0)
        await self.restart()
        self.check_story()
        return self.figures

    def opening(self) -> OpenTable:
        """Any table."""
        people = [SeatPlan("me"), *[SeatPlan("device")] * self.chance.choice([0, 1, 1, 2])]
        seats = (people + [SeatPlan("open")] * self.chance.choice([1, 2, 3]))[:5]
        timer = self.chance.choice([Timer(), Timer("move", seconds=20, bank=30)])
        settings = Settings(pace="instant", timer=timer, absent_agree=self.chance.random() < 0.3)
        return OpenTable("Ann", seats, settings=settings)

    async def something_happens(self) -> None:
        """Mostly somebody asks for something."""
        luck = self.chance.random()
        if luck < 0.03:
            await self.restart()
        elif luck < 0.05:
            await asyncio.sleep(self.chance.choice([5.0, 31.0, 95.0, 125.0]))
        elif luck < 0.09:
            self.chance.choice(self.clients).go()
        elif luck < 0.11:
            await self.host_stays_away()
        elif luck < 0.15:
            await self.newcomer()
        elif luck < 0.16:
            await self.host_is_cleared_away()
        elif luck < 0.30:
            await self.plays_on()
        else:
            await self.asks(self.somebody(), self.chance.choice(KINDS))
            await asyncio.sleep(self.chance.choice([0.0, 0.1, 1.0]))
        await self.follow()

    def somebody(self) -> Client:
        """Anybody, but rather those who have something to say here."""
        table, luck = self.room.table, self.chance.random()
        wanted = [client for client in self.clients if table.is_at_home(client.guest)] if luck < 0.8 else self.clients
        if luck < 0.4:
            wanted = [client for client in self.clients if client.guest == table.host]
        return self.chance.choice(wanted or self.clients)

    async def host_stays_away(self) -> None:
        """For a while somebody else stands in, if anybody is there; or the host is back."""
        hosts = [client for client in self.clients if client.guest == self.room.table.host]
        self.away = None if self.away is not None or not hosts else hosts[-1]
        if self.away is None:
            return
        for client in self.clients:
            await self.comes_back(client)
        self.away.go()
        await asyncio.sleep(125.0)
        table = self.room.table
        stands_in = [client for client in self.clients if client.guest == table.host and client is not self.away]
        if stands_in and stands_in[0].line in self.room.lines:
            await self.says(stands_in[0], protocol.Lock, {"locked": not table.locked})

    async def host_is_cleared_away(self) -> None:
        """A host hands over to another player, who takes the seats of the host before, one after the other."""
        table = self.room.table
        hosts = [client for client in self.clients if client.guest == table.host]
        players = [client for client in self.clients if client.guest in table.players() - {table.host}]
        if not hosts or not players:
            return
        before, after = hosts[-1], players[-1]
        await self.asks(before, protocol.HandOver, {"guest": after.guest})
        for seat in table.seats_of(before.guest):
            await self.asks(after, protocol.Remove, {"seat": seat})

    async def newcomer(self) -> None:
        """Somebody comes, to play or to watch."""
        self.secrets += 1
        wish = JoinTable(f"Guest {self.secrets}", watch=self.chance.random() < 0.5)
        try:
            guest, _ = await self.room.admit(wish, token(self.secrets))
            self.clients.append(await Client(self.room, guest).come())
        except (Refused, CannotSave) as error:
            self.figures[error.code] += 1

    async def comes_back(self, client: Client) -> None:
        """Whoever has a seat gets in, always."""
        table = self.room.table
        is_guest = client.guest is None or client.guest in table.guests
        if client.line in self.room.lines or not is_guest or client is self.away:
            return
        if client.room is not self.room:
            client.entries.clear()
        try:
            await client.come(self.room)
        except Refused as error:
            assert not table.seats_of(client.guest) and client.guest != table.host, f"{error.code} for a player"
            self.figures[error.code] += 1

    async def plays_on(self) -> None:
        """Whoever decides does."""
        for client in self.clients:
            await self.comes_back(client)
            if client.line in self.room.lines and client.decides:
                assert client.look is not None
                await self.says(client, protocol.Move, self.move(client))
                return

    async def follow(self) -> None:
        """Where a rematch is, everyone goes."""
        code = self.room.table.next_code
        if code is not None and code in self.house.rooms and self.chance.random() < 0.3:
            self.room, self.left = self.house.rooms[code], None
            self.figures["rematches"] += 1

    async def restart(self) -> None:
        """The room is brought back from the store, and is what it was."""
        old = self.room
        if not old.journal.is_sure:
            return
        before = snapshot(old.table)
        await old.close()
        fails, self.store.fails = self.store.fails, lambda: ""
        texts = await self.store.read(old.code)
        self.room = await Room.restored(old.code, texts, self.parts)
        self.store.fails = fails
        self.house.rooms[old.code] = self.room
        self.left = None
        assert snapshot(self.room.table) == before or len(texts) > len(before["entries"])
        self.figures["restarts"] += 1

    # --- Requests ---

    async def asks(self, client: Client, kind: type, fields: dict[str, Any] | None = None) -> None:
        await self.comes_back(client)
        if client.line in self.room.lines:
            await self.says(client, kind, MAKE[kind](self, client) if fields is None else fields)

    async def says(self, client: Client, kind: type, fields: dict[str, Any]) -> None:
        table = self.room.table
        known, others = len(table.steps), self.who_must_agree(client)
        answer = await client.say(kind, **fields)
        self.figures[kind.__name__] += 1
        if answer is None:
            return
        code = answer.problem.code if answer.problem else "ok"
        self.figures[code] += 1
        assert code != "server/error", (kind, fields, self.house.faults)
        if kind is protocol.Undo and any(isinstance(step.entry, Undone) for step in table.steps[known : known + 1]):
            assert not others, f"taken back without the consent of {others}"

    def who_must_agree(self, client: Client) -> list[int]:
        """The others who play, have not left it to a bot of their choice, and did not agree to be passed over."""
        table, present = self.room.table, self.room.present()
        return [
            guest
            for guest in table.players() - {client.guest}
            if not all(seat in table.holds and table.holds[seat].why == "away" for seat in table.seats_of(guest))
            and (guest in present or not table.settings.absent_agree)
        ]

    def move(self, client: Client) -> dict[str, Any]:
        look = client.look
        version = look.version if look is not None else 0
        choices = [choice.action for choice in look.choices] if look is not None else []
        return {"version": version, "action": self.chance.choice(choices or ["draw", "pass", "take sailor:3", "?"])}

    def version(self, client: Client) -> dict[str, Any]:
        return {"version": max(self.room.table.version - self.chance.choice([0, 0, 0, 1]), 0)}

    def guest(self) -> int | None:
        guests = [*self.room.table.guests, *(client.guest for client in self.clients), 99]
        return self.chance.choice([*guests, None])

    def some_guest(self) -> int:
        return self.guest() or 1

    def seats(self) -> list[SeatPlan]:
        kinds = [SeatPlan("me"), SeatPlan("open"), SeatPlan("device"), SeatPlan("bot", "castaway")]
        return [SeatPlan("me"), *self.chance.choices(kinds[1:], k=self.chance.choice([0, 1, 2, 3, 4]))]

    def settings(self) -> Settings:
        fields = {"pace": self.chance.choice(["instant", "quick"]), "spectators": self.chance.random() < 0.8}
        if self.room.table.game is None or self.chance.random() < 0.1:
            modules, aside = self.chance.choice(MODULES)
            fields |= {"modules": modules, "aside": aside, "undo": self.chance.random() < 0.9}
            return Settings(**fields, timer=Timer("move", seconds=20, bank=30))
        return msgspec.structs.replace(self.room.table.settings, **fields)

    def yes(self) -> bool:
        return self.chance.random() < 0.5

    def seat(self) -> int:
        return self.chance.randrange(5)

    # --- What must hold ---

    def check_now(self) -> None:
        """After each thing that happened."""
        assert self.house.faults == []
        table = self.room.table
        table.check_whole()
        face = self.room.waiting.face()
        if face is None:
            return
        left = face.move + face.bank
        if self.left is not None and self.left[:2] == (table.version, face.seat):
            assert left <= self.left[2] + 0.01, "a clock was started anew"
        self.left = (table.version, face.seat, left)

    def check_story(self) -> None:
        """In the end: what is stored tells the same table, and only hosts did what only hosts may."""
        for code, texts in self.store.tables.items():
            entries = [read(text) for text in texts]
            table = Table()
            for entry in entries:
                if isinstance(entry, HOSTS) and entry.guest is not None:
                    assert entry.guest == table.host
                host, seats = table.stands_for, table.seats_of(table.stands_for)
                is_muted = host in table.muted
                table.apply(entry)
                if host is not None and entry.guest != host:
                    self.figures["by who stands in"] += isinstance(entry, HOSTS)
                    assert host in table.guests, "a host was sent away by who stands in"
                    assert len(table.seats_of(host)) >= len(seats) and is_muted >= (host in table.muted)
            table.check_whole()
            if code == self.room.code:
                assert snapshot(table) == snapshot(self.room.table)
            asked = [(entry.guest, entry.request) for entry in entries if entry.request is not None]
            assert len(asked) == len(set(asked)), "something was applied twice"


Make = Callable[[Crowd, Client], dict[str, Any]]
MAKE: dict[type, Make] = {
    protocol.Move: lambda crowd, client: crowd.move(client),
    protocol.Undo: lambda crowd, client: crowd.version(client),
    protocol.UndoAnswer: lambda crowd, client: {"agree": crowd.yes()},
    protocol.Chat: lambda crowd, client: {"text": crowd.chance.choice(["Well played", " ", "\u202eevil"])},
    protocol.React: lambda crowd, client: {"reaction": crowd.chance.choice(["bravo", "ouch"])},
    protocol.AskHint: lambda crowd, client: crowd.version(client) | {"refine": crowd.yes()},
    protocol.AskLeaving: lambda crowd, client: crowd.version(client),
    protocol.AskPlan: lambda crowd, client: {"seat": crowd.seat()},
    protocol.Sit: lambda crowd, client: {"seat": crowd.seat()},
    protocol.Rename: lambda crowd, client: {"seat": crowd.seat(), "name": crowd.chance.choice(["Ann", "Zoe", "Yan"])},
    protocol.PlanSeats: lambda crowd, client: {"seats": crowd.seats()},
    protocol.PlanTable: lambda crowd, client: {"settings": crowd.settings()},
    protocol.Remove: lambda crowd, client: {"seat": crowd.seat()},
    protocol.Dismiss: lambda crowd, client: {"guest": crowd.guest(), "ban": crowd.yes()},
    protocol.Mute: lambda crowd, client: {"guest": crowd.guest(), "muted": crowd.yes()},
    protocol.Lock: lambda crowd, client: {"locked": crowd.chance.random() < 0.3},
    protocol.HandOver: lambda crowd, client: {"guest": crowd.some_guest()},
    protocol.Start: lambda crowd, client: {},
    protocol.Hold: lambda crowd, client: {"away": crowd.yes()},
    protocol.Vote: lambda crowd, client: {"seat": crowd.seat()},
    protocol.Hurry: lambda crowd, client: {},
    protocol.DealContracts: lambda crowd, client: {},
    protocol.AddPart: lambda crowd, client: {"part": crowd.chance.randbytes(32).hex()},
    protocol.Rematch: lambda crowd, client: {
        "same": crowd.yes(),
        "aside": crowd.chance.choice([None, None, 0, 2]),
        "part": crowd.yes(),
        "mode": crowd.chance.choice([None, "competitive"]),
    },
    protocol.ShareCoins: lambda crowd, client: {"coins": crowd.chance.choice([[3, 0], [1, 2], [3, 0, 0], [9]])},
    protocol.TurnPage: lambda crowd, client: {"page": crowd.chance.choice([1, 1, 2, 9])},
}


def test_every_kind_of_request_is_made() -> None:
    assert set(MAKE) == set(KINDS)


@pytest.mark.parametrize("batch", range(BATCHES))
def test_whatever_anybody_asks_for_no_table_is_hurt(batch: int) -> None:
    figures: Counter[str] = Counter()
    for seed in range(batch, CROWDS, BATCHES):
        figures += evening(Crowd(seed).run())
    print(dict(figures))
    assert figures["ok"] > 10 * CROWDS / BATCHES and figures["restarts"] and figures["rematches"]
    assert figures["by who stands in"]


def test_a_crowd_from_the_same_seed_does_the_same() -> None:
    assert evening(Crowd(3).run()) == evening(Crowd(3).run())
