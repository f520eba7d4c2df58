"""The messages a room sends, made once for everyone who sees the same.

Whoever looks through the same eyes gets the same bytes. Looks are made from views and kept until the game or
somebody's choices change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, cast

import msgspec

from ...game import Game
from ...knowledge.view import View
from ..protocol import Clock, Entry, Look, Presence, TableInfo, Told, Update, Welcome
from ..table.entries import (
    Dismissed,
    Ended,
    Held,
    Hosted,
    Joined,
    Left,
    Locked,
    Mended,
    Moved,
    Muted,
    Paced,
    PageTurned,
    PartAdded,
    Planned,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Shared,
    Started,
    TimedOut,
    UndoAsked,
    Undone,
    UndoRefused,
)
from ..table.looks import needs_own_view, seats_look, watchers_look
from ..table.steps import Step
from ..table.table import Table
from ..table.telling import is_public, told
from ..table.undo import can_undo
from .pages import Pages

# What changes the look of the game, or of somebody's choices.
LOOKS = frozenset(
    (Started, Moved, Undone, UndoAsked, UndoRefused, Held, Returned, Left, TimedOut, Ended, Mended, Dismissed)
)
# What changes who sits where, or how the table plays.
TABLES = frozenset((
    Joined, Left, Dismissed, Seated, Renamed, Planned, Started, Held, Returned, Hosted, Paced, Ended, Rematched, Mended,
    Muted, Locked, PartAdded, Shared, PageTurned,
))  # fmt: skip
EARLIEST = 0  # the number before the first entry
PIECE = 32_000  # bytes of a long message that go out together
HERE = b'"entries":[0]'  # where the entries of a welcome go; within a text these quotes would be escaped

encode = msgspec.json.Encoder().encode
Info = Callable[[], TableInfo]
Eyes = tuple[int | None, bool]  # the seat, and whether its guest may take back


class Messages:
    """Makes the messages of one room."""

    def __init__(self, table: Table, info: Info, clock: Callable[[], Clock | None]) -> None:
        self.table, self.info, self.clock = table, info, clock
        self._looks: dict[Eyes, msgspec.Raw] = {}
        self._common: tuple[Look, View] | None = None  # what everyone sees
        self._pages = Pages(lambda steps, seat: encode(self.entries(steps, seat))[1:-1], is_public)

    def eyes_of(self, guest: int | None) -> Eyes:
        """What makes one guest's messages differ from another's."""
        return self.table.eyes_of(guest), can_undo(self.table, guest)

    def changed(self, steps: Sequence[Step]) -> None:
        """Forget the looks that are not true any more."""
        if not LOOKS.isdisjoint(kinds_of(steps)):
            self._looks.clear()
            self._common = None

    def look(self, eyes: Eyes) -> Look | None:
        """The game through these eyes, as JSON that goes into a message as it is."""
        game = self.table.game
        if game is None:
            return None
        if eyes not in self._looks:
            if self._common is None:
                self._common = self.common_look(game)
            (look, view), (seat, may_undo) = self._common, eyes
            may_act = seat not in self.table.holds and not self.table.is_taught
            view = game.view(seat) if needs_own_view(game, seat) else view
            display = self.table.settings.odds
            look = seats_look(look, view, seat, may_act=may_act, can_undo=may_undo, display=display)
            self._looks[eyes] = msgspec.Raw(encode(look))
        return cast("Any", self._looks[eyes])

    def common_look(self, game: Game) -> tuple[Look, View]:
        """What everyone sees, and the view it is made from."""
        table, view = self.table, game.view(None)
        lesson = table.lesson_step()
        return watchers_look(view, table.settings.odds, table.version, busted=table.busted, lesson=lesson), view

    def entries(self, steps: Sequence[Step], seat: int | None) -> list[Entry]:
        """Entries as a seat is told them."""
        return [told(step, seat) for step in steps]

    def welcome(self, guest: int | None, since: int) -> Iterator[bytes]:
        """The answer to a hello, in pieces: everything after what a client has seen."""
        eyes = self.eyes_of(guest)
        seen = since if since <= len(self.table.steps) else EARLIEST
        welcome = Welcome(
            guest=guest,
            seats=self.table.seats_of(guest),
            table=self.info(),
            entries=cast("Any", [0]),
            look=self.look(eyes),
            clock=self.clock(),
        )
        before, after = encode(welcome).split(HERE)
        entries = self._pages.since(self.table.steps, seen, eyes[0])
        return bundled(chain([before, b'"entries":'], entries, [after]))

    def updates(self, steps: Sequence[Step]) -> Callable[[int | None], bytes]:
        """For each guest the message about what has just happened."""
        kinds = kinds_of(steps)
        looks = not LOOKS.isdisjoint(kinds)
        # An action may open a page of the story.
        tables = not TABLES.isdisjoint(kinds) or (self.table.kept is not None and looks)
        table = self.info() if tables else None
        clock = self.clock() if looks else None
        made: dict[Eyes, bytes] = {}
        for_all = self.entries(steps, None) if all(is_public(step) for step in steps) else None

        def update(guest: int | None) -> bytes:
            eyes = self.eyes_of(guest)
            if eyes not in made:
                look = self.look(eyes) if looks else None
                entries = self.entries(steps, eyes[0]) if for_all is None else for_all
                made[eyes] = encode(Update(entries=entries, table=table, look=look, clock=clock))
            return made[eyes]

        return update

    def presence(self, left: Mapping[int, float]) -> bytes:
        """Who is there, and by guest who is missed how long a bot still waits."""
        info = self.info()
        bot_in = [None if seat.guest is None or seat.held else left.get(seat.guest) for seat in info.seats]
        return encode(
            Presence(connected=[seat.connected for seat in info.seats], watchers=info.watchers, bot_in=bot_in)
        )


def kinds_of(steps: Sequence[Step]) -> set[type]:
    """The kinds of entries there are."""
    return {type(step.entry) for step in steps}


def bundled(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """The same bytes in fewer pieces, none of them short but the last."""
    bundle = b""
    for piece in pieces:
        bundle += piece
        if len(bundle) >= PIECE:
            yield bundle
            bundle = b""
    if bundle:
        yield bundle


def encoded(told: Told) -> bytes:
    """Anything else that is said, as bytes."""
    return encode(told)
