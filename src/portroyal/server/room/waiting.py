"""Waiting: thinking time that runs out, people who are gone, questions nobody answers, writes that failed.

All by the clock that only goes forward. What comes of it is decided and saved like any request; if it can't be
saved, it is tried again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any

from ..protocol import Clock
from ..protocol.refusals import CannotSave
from ..table.entries import Mended, Moved, PageTurned, Started, Undone
from ..table.playing import gone, hand_over, heir_of, nobody_answered, time_out
from ..table.steps import Step
from ..table.timer import time_for

if TYPE_CHECKING:
    from .room import Room

ABSENT_AFTER = 90.0  # seconds without a socket, while others wait
HOST_GONE_AFTER = 120.0  # seconds without a socket, while others are there
ANSWER_WITHIN = 30.0  # seconds to let somebody take back
TRY_AGAIN = 2.0  # seconds after something could not be saved
# What begins a new decision. A bot that holds a seat, or leaves it, goes on with the one at hand, and with its time.
DECISIONS = (Started, Moved, Undone, Mended)


class Waiting:
    """What one room waits for."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.now = room.parts.clock.now
        self.since = self.now()  # when the decision at hand began
        self.asked_at: float | None = None  # since when a question is open
        self.alarms: dict[object, asyncio.TimerHandle] = {}

    # --- Alarms ---

    def set(self, name: object, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something in so many seconds, unless it is called off."""
        self.call_off(name)
        loop = asyncio.get_running_loop()
        self.alarms[name] = loop.call_later(max(seconds, 0.0), self.ring, name, work)

    def ring(self, name: object, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """The time has come."""
        self.alarms.pop(name, None)
        if not self.room.is_closed:
            self.room.spawn(self.do(name, work))

    async def do(self, name: object, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do it, or try again soon."""
        try:
            async with self.room.alone():
                await work()
        except CannotSave:
            if not self.room.is_closed:
                self.set(name, TRY_AGAIN, work)

    def call_off(self, name: object) -> None:
        """Nothing is waited for under this name any more."""
        alarm = self.alarms.pop(name, None)
        if alarm is not None:
            alarm.cancel()

    def stop(self) -> None:
        """Wait for nothing."""
        for name in list(self.alarms):
            self.call_off(name)

    # --- What has happened ---

    def changed(self, steps: Sequence[Step]) -> None:
        """See whether a new decision began; a question or an open page of a story stops the clock meanwhile."""
        if self.asked_at is not None and any(isinstance(step.entry, PageTurned) for step in steps):
            self.since, self.asked_at = self.since + self.now() - self.asked_at, self.now()  # for the next page
        if self.room.table.is_paused:
            self.asked_at = self.now() if self.asked_at is None else self.asked_at
        elif self.asked_at is not None:
            self.since += self.now() - self.asked_at
            self.asked_at = None
        if any(isinstance(step.entry, DECISIONS) for step in steps):
            self.since = self.now()

    def mind(self) -> None:
        """Wait for what may come now."""
        if self.room.table.is_paused and self.asked_at is None:
            self.asked_at = self.now()
        self.mind_clock()
        self.mind_question()
        self.mind_absences()

    def mind_doubt(self) -> None:
        """Find out soon what became of a write that failed; whoever is alone in the room does that first of all."""

        async def nothing_more() -> None:
            """It is known now."""

        self.set("doubt", TRY_AGAIN, nothing_more)

    # --- Thinking time ---

    def seat_timed(self) -> int | None:
        """The seat whose clock runs."""
        table = self.room.table
        if table.state != "playing" or table.game is None or table.is_paused:
            return None
        seat = table.game.actor
        return None if table.bot_at(seat) else seat

    def spent(self) -> float:
        """How long the decision at hand has taken a person, or the bot that holds their seat, where time is counted."""
        table = self.room.table
        if time_for(table.settings.timer) is None or table.game is None:
            return 0.0
        return self.lasted() if table.places[table.game.actor].kind == "person" else 0.0

    def lasted(self) -> float:
        """How long the decision at hand has taken; while others are asked, that stands still."""
        return (self.now() if self.asked_at is None else self.asked_at) - self.since

    def paused(self) -> float:
        """How long the game has waited for an answer, or for a page to be turned."""
        return 0.0 if self.asked_at is None else self.now() - self.asked_at

    def face(self) -> Clock | None:
        """The time left to the seat that decides."""
        allowed, seat = time_for(self.room.table.settings.timer), self.seat_timed()
        if allowed is None or seat is None:
            return None
        bank = self.room.table.banks[seat]
        left = allowed - self.lasted()
        return Clock(seat=seat, move=round(max(left, 0.0), 3), bank=round(max(bank + min(left, 0.0), 0.0), 3))

    def mind_clock(self) -> None:
        """Wait for the end of the time, if somebody's runs."""
        allowed, seat = time_for(self.room.table.settings.timer), self.seat_timed()
        if allowed is None or seat is None:
            self.call_off("clock")
            return
        left = allowed + self.room.table.banks[seat] - self.lasted()
        moment = (self.room.table.version, seat, self.since)
        self.set("clock", left, lambda: self.run_out(moment))

    async def run_out(self, moment: tuple[int, int, float]) -> None:
        """The time is over, if nothing has happened since it was set."""
        if moment == (self.room.table.version, self.seat_timed(), self.since):
            await self.room.commit(lambda: time_out(self.room.asking()))

    # --- Questions ---

    def mind_question(self) -> None:
        """Wait for answers only so long."""
        ask = self.room.table.question
        if ask is None:
            self.call_off("question")
        elif "question" not in self.alarms:
            self.asked_at = self.now() if self.asked_at is None else self.asked_at
            self.set("question", ANSWER_WITHIN, self.give_up)

    async def give_up(self) -> None:
        """Nobody answered."""
        await self.room.commit(lambda: nobody_answered(self.room.asking()))

    # --- People who are gone ---

    def is_missed(self, guest: int) -> bool:
        """Is somebody gone whom others wait for?"""
        table, present = self.room.table, self.room.present()
        if table.state != "playing" or guest in present:
            return False
        if all(seat in table.holds for seat in table.seats_of(guest)):
            return False
        return bool((table.players() - {guest}) & present)

    def bot_in(self) -> dict[int, float]:
        """By guest who is missed: the seconds until a bot plays for them."""
        now = asyncio.get_running_loop().time()
        return {
            guest: round(alarm.when() - now)
            for guest in self.room.table.players()
            if (alarm := self.alarms.get(("absent", guest))) is not None
        }

    def away(self) -> dict[int, float]:
        """By guest who is missed: the seconds they have been gone."""
        return {guest: ABSENT_AFTER - left for guest, left in self.bot_in().items()}

    def mind_absences(self) -> None:
        """Let a bot hold the seats of people who stay away, and somebody else be host."""
        if self.room.is_closed:
            return
        if heir_of(self.room.table, self.room.present()) is None:
            self.call_off("host")
        elif "host" not in self.alarms:
            self.set("host", HOST_GONE_AFTER, self.replace_host)
        for guest in self.room.table.players():
            name = ("absent", guest)
            if not self.is_missed(guest):
                self.call_off(name)
            elif name not in self.alarms:
                self.set(name, ABSENT_AFTER, lambda guest=guest: self.hold_for(guest))

    async def hold_for(self, guest: int) -> None:
        """Somebody has been away long enough."""
        if self.is_missed(guest):
            await self.room.commit(lambda: gone(self.room.asking(), guest))

    async def replace_host(self) -> None:
        """The host has been away long enough."""
        await self.room.commit(lambda: hand_over(self.room.asking()))
