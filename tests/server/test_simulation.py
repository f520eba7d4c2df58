"""Whole evenings from a seed: people who drop and come back, a disk that fails, a server that crashes.

Nothing that was acknowledged is lost or happens twice, whoever comes back knows what one who never left knows,
byte for byte, and once the faults stop every game ends.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from contextlib import suppress

import msgspec
import pytest
from evenings import Client, House, MemoryStore, WireLine, evening, parts_for, sit_down

from portroyal.modules import mixes, players_of
from portroyal.server import protocol
from portroyal.server.protocol import Chat, Hold, Hurry, Move, PlanTable, React, Settings, Undo, UndoAnswer
from portroyal.server.protocol.refusals import CannotSave
from portroyal.server.room.messages import Messages
from portroyal.server.room.room import Room
from portroyal.server.table.entries import Moved, read
from portroyal.server.table.table import Table

EVENINGS = int(os.environ.get("PORTROYAL_EVENINGS", "20"))
FAULTS_UNTIL = 60.0  # seconds of the evening
LAST_CALL = 3600.0
encode = msgspec.json.encode


def is_for(mix: tuple[str, ...], players: int) -> bool:
    """Can so many play this?"""
    fewest, most = players_of(mix)
    return fewest <= players <= most


MIXES = [*(mix for mix in mixes() if "adventure" not in mix), ("base", "adventure")]


class Simulation:
    """One evening."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.chance = random.Random(seed)
        self.acknowledged: dict[tuple[int, str], int] = {}
        self.figures: Counter[str] = Counter()

    def now(self) -> float:
        return asyncio.get_running_loop().time() - 1000.0

    def faulty(self) -> bool:
        return self.now() < FAULTS_UNTIL

    async def run(self) -> Counter[str]:
        parts = parts_for(self.seed)
        self.store = parts.store
        assert isinstance(self.store, MemoryStore)
        people = self.chance.randint(1, 4)
        bots = ["castaway", "bosun", "deckhand"][: self.chance.randint(0, 5 - people)][: 5 - people]
        self.room, clients = await sit_down(
            people,
            bots,
            parts=parts,
            watchers=2,
            odds=self.chance.choice(["off", "simple", "exact"]),
            modules=self.chance.choice([mix for mix in MIXES if is_for(mix, people + len(bots))]),
            pace=self.chance.choice(["quick", "instant"]),
            timer=protocol.Timer(self.chance.choice(["none", "relaxed", "move"]), seconds=5, bank=10),
        )
        self.clients = clients
        self.store.fails = self.disk
        self.store.delay = lambda: self.chance.choice([0.0, 0.001, 0.02])
        steady = clients[-1]
        tasks = [asyncio.create_task(self.live(client)) for client in clients[:-1]]
        tasks.append(asyncio.create_task(self.crash_now_and_then()))
        try:
            while self.room.table.state != "over" or self.faulty():
                assert self.now() < LAST_CALL, "the game does not end"
                await asyncio.sleep(1.0)
                await self.stay(steady)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for client in clients:
            if client.line.closed is None and client.line in self.room.lines:
                client.hear()
            else:
                await client.come(self.room)
        self.check_everything()
        return self.figures

    # --- Faults ---

    def disk(self) -> str:
        if not self.faulty() or self.chance.random() > 0.1:
            return ""
        self.figures["failed saves"] += 1
        return self.chance.choice(["lost", "kept"])

    async def crash_now_and_then(self) -> None:
        while self.faulty():
            await asyncio.sleep(self.chance.uniform(5.0, 25.0))
            old = self.room
            old.is_closed = True
            old.waiting.stop()
            tasks = [*old.tasks, *old.beside]
            for task in tasks:
                task.cancel()
            for line in list(old.lines):
                line.close(1006, "")
            await asyncio.gather(*tasks, return_exceptions=True)
            if self.chance.random() < 0.5:
                self.store.lose_power()
            self.room = await Room.restored(old.code, await self.stored(old.code), old.parts)
            assert isinstance(old.parts.house, House)
            old.parts.house.rooms[old.code] = self.room
            self.figures["crashes"] += 1

    async def stored(self, code: str) -> list[bytes]:
        while True:
            with suppress(CannotSave):
                return await self.store.read(code)

    # --- People ---

    async def stay(self, client: Client) -> None:
        """A watcher who is always there, as far as the server is."""
        if client.line.closed is not None:
            with suppress(CannotSave):  # the server is down
                await client.come(self.room)
        client.hear()

    async def live(self, client: Client) -> None:
        """Play, talk, drop, come back, repeat oneself."""
        pending: dict[str, protocol.Message] = {}
        while True:
            await asyncio.sleep(self.chance.choice([0.0, 0.01, 0.1, 0.5]))
            if client.line.closed is not None or client.room is not self.room:
                try:
                    await client.come(self.room)
                except CannotSave:
                    continue  # the server is down
                if self.chance.random() < 0.3:
                    self.check(client)
                for message in list(pending.values()):
                    await self.send(client, message, pending)
                continue
            client.hear()
            if self.faulty() and self.chance.random() < 0.1:
                client.go()
                self.figures["drops"] += 1
                continue
            message = self.next_message(client, pending)
            if message is not None:
                await self.send(client, message, pending)

    def next_message(self, client: Client, pending: dict[str, protocol.Message]) -> protocol.Message | None:
        look = client.look
        assert look is not None
        name = next(client.ids)
        strange = self.chance.random()
        if self.faulty() and strange < 0.3:
            return self.strange_message(client, name, pending)
        if client.guest is not None and self.room.table.question and client.guest in self.room.table.question.waiting:
            return UndoAnswer(id=name, agree=self.chance.random() < 0.7)
        if look.choices:
            return Move(id=name, version=look.version, action=self.chance.choice(look.choices).action)
        table = self.room.table
        if any(seat in table.holds for seat in table.seats_of(client.guest)):
            return Hold(id=name, away=False) if self.chance.random() < 0.2 else None
        return None

    def strange_message(
        self, client: Client, name: str, pending: dict[str, protocol.Message]
    ) -> protocol.Message | None:
        look = client.look
        assert look is not None
        self.figures["strange messages"] += 1
        others = [choice.action for other in self.clients if other.look for choice in other.look.choices]
        kinds: list[protocol.Message] = [
            Chat(id=name, text=self.chance.choice(["Ahoy", " ", "<b>x</b>", "\u202eevil\u0007"])),
            React(id=name, reaction="ha"),
            Move(id=name, version=max(look.version - 1, 0), action="draw"),
            Move(id=name, version=look.version, action=self.chance.choice([*others, "pass", "take sailor:3", "fly"])),
            Move(id=name, version=look.version + 1, action="stop"),
            Undo(id=name, version=look.version),
            UndoAnswer(id=name, agree=True),
            Hold(id=name, away=self.chance.random() < 0.3),
            Hurry(id=name),
            PlanTable(id=name, settings=Settings()),
        ]
        kinds += self.chance.sample(list(pending.values()), min(len(pending), 2))
        return self.chance.choice(kinds)

    async def send(self, client: Client, message: protocol.Message, pending: dict[str, protocol.Message]) -> None:
        name = str(getattr(message, "id"))  # noqa: B009
        pending[name] = message
        line, room = client.line, client.room
        twice = self.faulty() and self.chance.random() < 0.1
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*[self.said(room, line, message) for _ in range(1 + twice)])
        if client.line is line:
            client.hear()
        answer = client.answers.get(name)
        if answer is not None:
            del pending[name]
            if answer.ok and answer.number is not None:
                assert client.guest is not None
                known = self.acknowledged.setdefault((client.guest, name), answer.number)
                assert known == answer.number
            elif answer.problem is not None:
                self.figures[answer.problem.code] += 1
                assert not answer.problem.code.startswith("server/error")

    async def said(self, room: Room, line: WireLine, message: protocol.Message) -> None:
        if line.closed is None:
            await asyncio.shield(asyncio.ensure_future(room.said(line, message)))  # type: ignore[arg-type]

    # --- What must hold ---

    def check(self, client: Client) -> None:
        """The client knows exactly what a newcomer who is told everything would."""
        table = self.room.table
        messages = Messages(table, self.room.info, self.room.waiting.face)
        newcomer = msgspec.json.decode(b"".join(messages.welcome(client.guest, 0)), type=protocol.Welcome)
        assert encode(list(client.entries.values())) == encode(newcomer.entries)
        assert encode(client.look) == encode(newcomer.look)

    def check_everything(self) -> None:
        stored = [read(text) for text in self.store.tables[self.room.code]]
        again = Table.of(stored)
        assert again.game is not None and self.room.table.game is not None
        assert again.game.hash == self.room.table.game.hash
        assert again.version == self.room.table.version
        for client in self.clients:
            self.check(client)
        asked = [(entry.guest, entry.request) for entry in stored if entry.request is not None]
        assert len(asked) == len(set(asked)), "something was applied twice"
        for (guest, name), number in self.acknowledged.items():
            assert (stored[number - 1].guest, stored[number - 1].request) == (guest, name), "something was lost"
        self.figures["moves"] += sum(isinstance(entry, Moved) for entry in stored)
        self.figures["acknowledged"] += len(self.acknowledged)


@pytest.mark.parametrize("tens", range(EVENINGS // 10))
def test_whole_evenings_with_faults_lose_nothing_and_end(tens: int) -> None:
    figures: Counter[str] = Counter()
    for seed in range(tens * 10, tens * 10 + 10):
        figures += evening(Simulation(seed).run())
    print(dict(figures))
    assert figures["drops"] > 20 and figures["failed saves"] > 20 and figures["crashes"] > 20


def test_an_evening_from_the_same_seed_is_the_same() -> None:
    assert evening(Simulation(7).run()) == evening(Simulation(7).run())
