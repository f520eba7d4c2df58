"""The coach at a table: hints while it allows them, what one leaves the others, and the story of the game afterwards.

Both are counted in the log before they are given. The coach sees the view of whoever asks, and thinks elsewhere.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from ...errors import PortRoyalError, StaleAction
from ..protocol import (
    Answer,
    AskHint,
    AskLeaving,
    HintInfo,
    LeavingInfo,
    LeftInfo,
    OptionInfo,
    ReasonInfo,
    Story,
    TakerInfo,
)
from ..protocol.refusals import problem_of, refused
from ..table.story import influence_story, told_story
from .messages import encoded
from .parts import Line

if TYPE_CHECKING:
    from .room import Room

SECONDS = 0.4  # for a hint
MORE_SECONDS = 2.0  # for a longer look
MOST_HINTS = 8  # about one decision
PATIENCE = 15.0  # seconds to wait for one
FIRST_DEALS = 6  # at each decision, for first findings at once
LONG_GAME = 500  # actions; of a longer game each has fewer deals, so that none keeps the reviews of others waiting
AT_LEAST, REVIEW_DEALS = 2, 48  # times as many for those that stand, up to so many: as there is time for
REVIEWED_WITHIN = 20.0  # seconds, on two cores
CAREFUL = 0.8  # of the time that seems to be left is planned for
OPTION_FIELDS = tuple(OptionInfo.__struct_fields__)

log = logging.getLogger("portroyal.server")


class Coaching:
    """The coach of one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.asked: set[int] = set()  # guests whose hint is being thought about
        self.given: dict[int, tuple[int, int]] = {}  # to each guest, in which version and how many
        self.told: Story | None = None
        self.work: asyncio.Task[None] | None = None
        self.failures = 0

    # --- Hints ---

    def check(self, guest: int) -> None:
        """One hint at a time, and not for ever about the same decision."""
        if guest in self.asked:
            raise refused("table/hint_too_soon")
        version, count = self.given.get(guest, (0, 0))
        if version == self.room.table.version and count >= MOST_HINTS:
            raise refused("table/enough_hints")

    def check_again(self, number: int) -> None:
        """A request that was made before is about the decision it was made for."""
        then, now = self.room.table.steps[number - 1].version, self.room.table.version
        if then != now:
            raise stale(then, now)

    def ask(self, line: Line, guest: int, request: AskHint | AskLeaving) -> None:
        """Think about a hint, and answer when it is there."""
        if guest not in self.asked:
            self.asked.add(guest)
            version, count = self.given.get(guest, (0, 0))
            now = self.room.table.version
            self.given[guest] = (now, count + 1 if version == now else 1)
            self.room.spawn(self.hint(line, guest, request), beside=True)

    async def hint(self, line: Line, guest: int, request: AskHint | AskLeaving) -> None:
        """Give a hint, unless the game has gone on."""
        try:
            answer = encoded(await self.thought(request))
        except PortRoyalError as error:
            answer = encoded(Answer(id=request.id, ok=False, problem=problem_of(error)))
        finally:
            self.asked.discard(guest)
        if line in self.room.lines:
            line.send(answer)

    async def thought(self, request: AskHint | AskLeaving) -> HintInfo | LeavingInfo:
        """What the coach says."""
        table = self.room.table
        assert table.game is not None
        view = table.game.view(table.game.actor)
        thinker = self.room.parts.thinker
        try:
            async with asyncio.timeout(PATIENCE):
                if isinstance(request, AskHint):
                    found = await thinker.hint(view, MORE_SECONDS if request.refine else SECONDS)
                else:
                    found = await thinker.leaving(view)
        except (Exception, TimeoutError) as error:
            log.error("no hint: %r", error)
            raise refused("table/no_hint_now") from error
        if table.version != request.version:
            raise stale(request.version, table.version)
        return hint_info(request, found) if isinstance(request, AskHint) else leaving_info(request, found)

    # --- The story ---

    def story(self) -> Story | None:
        """What is known of it so far; the rest is being worked out."""
        if self.room.table.state != "over":
            return None
        is_idle = self.work is None or self.work.done()
        if self.told is None or (not self.told.ready and is_idle and not self.room.is_closed):
            record = self.room.record()
            if record is None:  # a lesson ends before its game
                return None
            self.told = self.told or influence_story(record)
            self.work = self.room.spawn(self.tell(record), beside=True)
        return self.told

    async def tell(self, record: dict[str, Any]) -> None:
        """Work the chances out. Who can't, says so with an empty story that is ready."""
        assert self.told is not None
        try:
            begun, few = self.room.parts.clock.now(), first_deals(len(record["actions"]))
            first = await self.room.parts.thinker.story(record, unheard, few)
            deals = deals_after(self.room.parts.clock.now() - begun, few)
            self.told = msgspec.structs.replace(told_story(self.told, first), ready=False, progress=0.0)
            review = await self.room.parts.thinker.story(record, self.progress, deals)
            self.told = told_story(self.told, review)
        except Exception as error:
            self.failures += 1
            log.error("no story: %r", error)
            if self.failures > 1:
                self.told = msgspec.structs.replace(self.told, ready=True)

    def progress(self, done: int, of: int) -> None:
        """How far it is."""
        if self.told is not None and not self.told.ready:
            self.told = msgspec.structs.replace(self.told, progress=round(done / max(of, 1), 3))


def first_deals(actions: int) -> int:
    """How many deals first findings about a game of so many actions are made with."""
    return max(FIRST_DEALS * LONG_GAME // max(actions, LONG_GAME), 1)


def deals_after(first: float, few: int = FIRST_DEALS) -> int:
    """How many deals there is time for, if first findings with few of them took so many seconds."""
    left = CAREFUL * (REVIEWED_WITHIN - first)
    return max(AT_LEAST * few, min(int(left / max(first, 0.1) * few), REVIEW_DEALS))


def unheard(done: int, of: int) -> None:
    """First findings come soon: nobody needs to hear how far they are."""


def stale(version: int, now: int) -> StaleAction:
    """The game has gone on since the coach was asked."""
    message = f"This was asked in version {version} of the game; it is at {now}."
    return StaleAction(message, version=version, now=now)


def hint_info(request: AskHint, found: Mapping[str, Any]) -> HintInfo:
    """A hint as it is told."""
    options = [OptionInfo(**{name: option[name] for name in OPTION_FIELDS}) for option in found["options"]]
    return HintInfo(
        id=request.id,
        version=request.version,
        options=options,
        reason=ReasonInfo(id=found["reason"]["id"], facts=found["reason"]["facts"]),
        too_close=found["too_close"],
        deals=found["deals"],
    )


def leaving_info(request: AskLeaving, found: Mapping[str, Any]) -> LeavingInfo:
    """What each choice leaves, as it is told."""
    options = [
        LeftInfo(action=left["action"], takers=[TakerInfo(**taker) for taker in left["takers"]])
        for left in found["options"]
    ]
    return LeavingInfo(id=request.id, version=request.version, options=options)
