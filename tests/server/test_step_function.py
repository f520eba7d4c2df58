"""The step function under a network that doubles, delays, reorders and misdelivers.

Random games with two to five clients. Whatever arrives, in whatever order, by whomever: it is applied exactly once
or refused with a code, and a refusal changes nothing.
"""

from __future__ import annotations

import os
import random
from collections import Counter

import pytest
from evenings import token

from portroyal.errors import PortRoyalError
from portroyal.server.protocol import (
    AddPart,
    AskHint,
    AskLeaving,
    AskPlan,
    Chat,
    Hold,
    Hurry,
    JoinTable,
    Message,
    Move,
    OpenTable,
    PlanSeats,
    PlanTable,
    React,
    Rematch,
    Remove,
    Rename,
    SeatPlan,
    Settings,
    ShareCoins,
    Sit,
    Start,
    TurnPage,
    Undo,
    UndoAnswer,
)
from portroyal.server.protocol.refusals import AT_THE_TABLE
from portroyal.server.table.asking import Asking
from portroyal.server.table.coming import admit, open_table
from portroyal.server.table.entries import Moved
from portroyal.server.table.playing import bot_moves
from portroyal.server.table.requests import decided
from portroyal.server.table.table import Table

GAMES = int(os.environ.get("PORTROYAL_STEP_GAMES", "64"))
BATCHES = 4
KNOWN = {
    *AT_THE_TABLE,
    *("action/stale", "action/not_yours", "action/illegal", "action/unreadable", "action/ambiguous"),
    *("action/game_over", "ruleset/edition"),
}


class Network:
    """A table, its clients, and what is on its way between them."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.players = 2 + seed % 4
        self.figures: Counter[str] = Counter()
        self.names = 0
        plans = [SeatPlan("me"), *[SeatPlan("open")] * (self.players - 1)]
        self.table = Table.of(open_table("NETWRK", OpenTable("Ann", plans), token(1), 0.0, f"seed {seed}"))
        for guest in range(2, self.players + 2):
            asking = Asking(self.table, 0.0)
            for entry in admit(JoinTable(f"Guest {guest}", watch=guest > self.players), token(guest), asking):
                self.table.apply(entry)
        self.guests: list[int | None] = [None, *self.table.guests]
        self.on_the_way: list[tuple[int | None, Message]] = []
        self.seed = seed
        self.first: dict[tuple[int | None, str], int] = {}

    def name(self) -> str:
        self.names += 1
        return f"{self.names}"

    def now(self) -> tuple[int, int, str]:
        game = self.table.game
        return len(self.table.steps), self.table.version, game.hash if game is not None else ""

    def deliver(self, guest: int | None, request: Message) -> None:
        """What a room does with a request, in the same order."""
        name = str(getattr(request, "id"))  # noqa: B009
        self.figures["delivered"] += 1
        if guest is not None and self.table.answered(guest, name) is not None:
            self.figures["repeated"] += 1
            return
        looks_closely = self.chance.random() < 0.05
        before = self.now() if looks_closely else (len(self.table.steps), self.table.version, "")
        present = {each for each in self.guests if each is not None and self.chance.random() < 0.8}
        asking = Asking(self.table, 0.0, guest, name, present, seed=f"seed {self.seed}", code="NEXTXX")
        try:
            entries = decided(request, asking)
        except PortRoyalError as error:
            assert error.code in KNOWN, error.code
            assert error.message
            self.figures[error.code] += 1
            after = self.now() if looks_closely else (len(self.table.steps), self.table.version, "")
            assert after == before
            return
        for entry in entries:
            self.table.apply(entry)
        if entries:
            self.figures["applied"] += 1
            assert (guest, name) not in self.first
            self.first[guest, name] = entries[0].number

    def send(self, guest: int | None, request: Message) -> None:
        """It arrives once, twice or three times, now or later, or at somebody else's hands."""
        for _ in range(self.chance.choice([1, 1, 2, 3])):
            self.on_the_way.append((guest, request))
        if self.chance.random() < 0.1:
            self.on_the_way.append((self.chance.choice(self.guests), request))

    def think(self) -> None:
        """Somebody says something sensible, or not."""
        table, chance = self.table, self.chance
        guest = chance.choice(self.guests)
        version = max(table.version - chance.choice([0, 0, 0, 1, 7]), 0)
        if table.game is None or chance.random() < 0.15:
            self.send(guest, self.nonsense(version))
            return
        choices = table.game.legal()
        action = chance.choice(choices).words if choices else "draw"
        decider = table.places[table.game.actor].guest
        if table.bot_at(table.game.actor) and choices and chance.random() < 0.5:
            for entry in bot_moves(action, "bosun", Asking(table, 0.0)):
                table.apply(entry)
            return
        self.send(decider if chance.random() < 0.8 else guest, Move(self.name(), version, action))
        if table.question is not None and table.question.waiting:
            self.send(min(table.question.waiting), UndoAnswer(self.name(), agree=chance.random() < 0.5))

    def nonsense(self, version: int) -> Message:
        seat, chance = self.chance.randrange(5), self.chance
        kinds: list[Message] = [
            Start(self.name()),
            Sit(self.name(), seat),
            Rename(self.name(), seat, chance.choice(["Ann", "Zoe", "\u202e", "x" * 30]), 3),
            PlanSeats(self.name(), [SeatPlan("me"), *[SeatPlan("open")] * (self.players - 1)]),
            PlanTable(self.name(), Settings(pace="quick")),
            PlanTable(self.name(), Settings(edition="none")),
            Chat(self.name(), chance.choice(["hello", "   "])),
            React(self.name(), "ouch"),
            Undo(self.name(), version),
            UndoAnswer(self.name(), agree=True),
            AskHint(self.name(), version),
            AskLeaving(self.name(), version),
            AskPlan(self.name(), seat),
            Hold(self.name(), away=chance.random() < 0.2),
            Hurry(self.name()),
            Rematch(self.name()),
            ShareCoins(self.name(), [3, 0]),
            TurnPage(self.name(), 1),
            AddPart(self.name(), self.chance.randbytes(32).hex()),
            Move(self.name(), version, chance.choice(["draw", "take sailor:3", "claim expedition:hut+hut", "", "?"])),
        ]
        if chance.random() < 0.02:
            kinds = [Remove(self.name(), 4)]
        return chance.choice(kinds)

    def run(self) -> Counter[str]:
        limit = 20_000
        while self.table.state != "over" and self.figures["delivered"] < limit:
            self.think()
            while len(self.on_the_way) > 6:
                self.deliver(*self.on_the_way.pop(self.chance.randrange(len(self.on_the_way))))
        for _ in range(30):
            self.think()
        for guest, request in self.on_the_way:
            self.deliver(guest, request)
        assert self.figures["delivered"] < limit, "the game does not end"
        return self.figures

    def check(self) -> None:
        entries = [line.entry for line in self.table.steps]
        again = Table.of(entries)
        assert again.game is not None and self.table.game is not None
        assert again.game.hash == self.table.game.hash
        assert (again.version, again.requests, again.holds) == (
            self.table.version,
            self.table.requests,
            self.table.holds,
        )
        asked = [(entry.guest, entry.request) for entry in entries if entry.request is not None]
        assert len(asked) == len(set(asked))
        for entry in entries:
            if isinstance(entry, Moved) and entry.bot is None:
                assert self.table.places[entry.seat].guest in (entry.guest, None)  # None: removed since


@pytest.mark.parametrize("batch", range(BATCHES))
def test_what_arrives_is_applied_exactly_once_or_refused_with_a_code(batch: int) -> None:
    figures: Counter[str] = Counter()
    for seed in range(batch, GAMES, BATCHES):
        network = Network(seed)
        figures += network.run()
        network.check()
    print(dict(figures))
    assert figures["repeated"] > 100 and figures["action/stale"] > 100 and figures["action/not_yours"] > 100
