"""Bots at a table: they think elsewhere and play at a pace a person can follow.

A bot is asked with the view of its seat. What it says about a version of the game that is gone is dropped; if it
fails twice, the choice that helps least is played for it, so a table never stands still. Where nobody is, nobody
plays: bots wait until somebody comes. However quick they are, all bots of one owner decide only so often.
"""

from __future__ import annotations

import asyncio
import logging
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from ...arena.match import weakest
from ...errors import PortRoyalError
from ..protocol.refusals import CannotSave, Refused
from ..table.playing import bot_moves

if TYPE_CHECKING:
    from .room import Room

PACES = {"calm": 1.5, "normal": 0.8, "quick": 0.3, "instant": 0.0}  # seconds between decisions
NO_CHOICE = 0.4  # of that, where there is but one
PATIENCE = 20.0  # seconds for a bot to decide
TRY_AGAIN = 1.0  # seconds after a move could not be saved

log = logging.getLogger("portroyal.server")


class Turn(NamedTuple):
    """A decision a bot has to make."""

    version: int
    seat: int
    bot: str


class BotsAtTable:
    """Plays for the bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.task: asyncio.Task[None] | None = None
        self.hurried = False
        self.nudge = asyncio.Event()
        self.failed: set[tuple[int, str]] = set()  # actions that could not be applied, and in which version

    def turn(self) -> Turn | None:
        """The decision that is a bot's now; while somebody asks to take back, and behind a lesson's end, none is."""
        table = self.room.table
        if table.game is None or table.game.over or table.is_paused or table.is_taught:
            return None
        seat = table.game.actor
        bot = table.bot_at(seat)
        return Turn(table.version, seat, bot) if bot is not None else None

    def mind(self) -> None:
        """Begin to play if it is a bot's turn, and somebody is there to see it."""
        if self.turn() is None:
            self.hurried = False
        elif not self.room.lines:
            return
        elif self.task is None or self.task.done():
            self.task = self.room.spawn(self.play(), beside=True)

    def hurry(self) -> None:
        """Play at once until a person decides."""
        self.hurried = self.turn() is not None
        self.nudge.set()

    def pace(self, choices: int) -> float:
        """Seconds to wait before a decision."""
        if self.hurried:
            return 0.0
        return PACES[self.room.table.settings.pace] * (NO_CHOICE if choices == 1 else 1.0)

    async def play(self) -> None:
        """Play as long as it is a bot's turn and somebody is there."""
        while not self.room.is_closed and self.room.lines and (turn := self.turn()) is not None:
            try:
                await self.play_one(turn)
            except CannotSave:
                await asyncio.sleep(TRY_AGAIN)
            except Exception:
                log.exception("bot %s could not play at table %s", turn.bot, self.room.code)
                await asyncio.sleep(TRY_AGAIN)

    async def play_one(self, turn: Turn) -> None:
        """Think and wait at the same time, then play, if it is still this turn."""
        thinking = asyncio.get_running_loop().create_task(self.choose(turn))
        try:
            await self.pause()
            await asyncio.sleep(self.room.parts.bots.rest(self.room.parts.clock.now()))
            action = await thinking
        finally:
            thinking.cancel()
        async with self.room.alone():
            if self.turn() == turn:
                try:
                    await self.room.commit(lambda: bot_moves(action, turn.bot, self.room.asking()))
                except Refused:
                    self.failed.add((turn.version, action))
                    raise

    async def pause(self) -> None:
        """Let people see what happened before; in a lesson, until they have read what was said."""
        game, lesson = self.room.table.game, self.room.table.lesson_step()
        seconds = self.pace(len(game.legal()) if game is not None else 0)
        self.nudge.clear()
        if lesson is not None and lesson.waits:
            await self.nudge.wait()
        elif seconds > 0.0:
            try:
                async with asyncio.timeout(seconds):
                    await self.nudge.wait()
            except TimeoutError:
                pass
        else:
            await asyncio.sleep(0)

    async def choose(self, turn: Turn) -> str:
        """What a bot does; where it fails twice, the least that can be done."""
        game = self.room.table.game
        assert game is not None
        script = self.room.table.script
        if script is not None:
            return script.play
        legal = game.legal()
        if self.failed:
            legal = [action for action in legal if (turn.version, action.words) not in self.failed] or legal
            return weakest(legal).words
        if len(legal) == 1:
            return legal[0].words
        view = game.view(turn.seat)
        # The same game asks the same bot with the same chance, without telling it the seed.
        key = sha256(f"{game.seed}/{turn.seat}/{turn.version}".encode()).hexdigest()
        for _ in range(2):
            try:
                async with asyncio.timeout(PATIENCE):
                    words = await self.room.parts.thinker.choose(turn.bot, view, key)
                if words in view.legal:
                    return words
                log.error("bot %s answered %r", turn.bot, words)
            except (Exception, TimeoutError) as error:
                told = error.message if isinstance(error, PortRoyalError) else repr(error)
                log.error("bot %s failed: %s", turn.bot, told)
        return weakest(legal).words
