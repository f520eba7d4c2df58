"""A table: what its entries have made of it so far.

`Table.apply` takes an entry in, and nothing else changes a table; whoever applies the same entries has the same
table. What may become an entry is decided in `requests`. No clock, no chance, no storage here: times and seeds
are in the entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import singledispatch
from hmac import compare_digest
from typing import Literal, NamedTuple

import msgspec

from ...bots import name_today
from ...engine.vocabulary import EVENT_NAMES, HARBOR_BUSTED
from ...events import Row
from ...game import REVEALING, Game
from ..protocol import SeatInfo, Settings, TableInfo
from .entries import (
    AnyEntry,
    Ended,
    Guest,
    Held,
    Hinted,
    Hosted,
    Joined,
    Left,
    Moved,
    Opened,
    Paced,
    Place,
    Planned,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Spoke,
    Started,
    Stored,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from .rules import numbers_of, ruleset_kept
from .seats import dressed, person
from .timer import bank_of, overdrawn

# Events that show a card that was hidden before.
SHOWING = tuple(number for number, name in enumerate(EVENT_NAMES) if name in REVEALING)


class Step(NamedTuple):
    """One step of a table: an entry, with what it brought about."""

    entry: AnyEntry
    rows: Sequence[Row]  # what happened in the game
    version: int  # of the game, after it


class Played(NamedTuple):
    """An action that stands."""

    seat: int
    guest: int | None  # None: a bot's
    showed: bool  # a hidden card
    forced: bool  # the only choice there was


@dataclass(slots=True)
class Question:
    """May somebody take back? Others are asked."""

    guest: int
    seat: int
    actions: int
    waiting: set[int]  # guests who have not answered


@dataclass(slots=True)
class Table:
    """A table and its game."""

    code: str = ""
    host: int = 0
    settings: Settings = field(default_factory=Settings)
    guests: dict[int, Guest] = field(default_factory=dict[int, Guest])
    places: list[Place] = field(default_factory=list[Place])
    game: Game | None = None
    moves: list[Played] = field(default_factory=list[Played])
    version: int = 0  # of the game: actions and take-backs so far
    question: Question | None = None
    holds: dict[int, Held] = field(default_factory=dict[int, Held])  # by seat
    banks: list[float] = field(default_factory=list[float])  # seconds left, by seat
    busted: bool = False  # the harbor, by the last action
    hinted: int | None = None  # the version in which the coach was last asked
    chats: int = 0
    most_guests: int = 0  # ever: the number of the newest
    next_code: str | None = None
    steps: list[Step] = field(default_factory=list[Step])
    requests: dict[tuple[int, str], int] = field(default_factory=dict[tuple[int, str], int])

    @classmethod
    def of(cls, entries: Sequence[AnyEntry]) -> Table:
        """The table these entries tell."""
        table = cls()
        for entry in entries:
            table.apply(entry)
        return table

    def apply(self, entry: AnyEntry) -> Step:
        """Take an entry in."""
        if entry.number != len(self.steps) + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {len(self.steps)}")
        rows = take_in(entry, self)
        step = Step(entry, rows, self.version)
        self.steps.append(step)
        if entry.guest is not None and entry.request is not None:
            self.requests[entry.guest, entry.request] = entry.number
        return step

    # --- What is ---

    @property
    def state(self) -> Literal["lobby", "playing", "over"]:
        """Before, in or after the game."""
        return "lobby" if self.game is None else "over" if self.game.over else "playing"

    def guest_of(self, token: bytes) -> int | None:
        """The guest whose token has this hash."""
        found = None
        for guest in self.guests.values():
            if compare_digest(guest.token, token):
                found = guest.number
        return found

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats a guest holds."""
        return [] if guest is None else [seat for seat, place in enumerate(self.places) if place.guest == guest]

    def players(self) -> set[int]:
        """The guests who play."""
        return {place.guest for place in self.places if place.guest is not None}

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat now."""
        bot = self.holds[seat].bot if seat in self.holds else self.places[seat].bot
        return None if bot is None else name_today(bot)

    def eyes_of(self, guest: int | None) -> int | None:
        """The seat through which a guest sees the game: the one that decides, if it is theirs."""
        seats = self.seats_of(guest)
        if self.game is not None and self.game.actor in seats:
            return self.game.actor
        return seats[0] if seats else None

    def info(self, connected: set[int], watchers: int) -> TableInfo:
        """The table as anybody may know it."""
        places = self.places if self.game is not None else dressed(self.places, self.code)
        return TableInfo(
            code=self.code,
            state=self.state,
            host=self.host,
            settings=self.settings,
            numbers=numbers_of(self.settings),
            seats=[
                SeatInfo(
                    kind=place.kind,
                    name=place.name,
                    color=place.color or 0,
                    bot=self.bot_at(seat),
                    guest=place.guest,
                    connected=place.kind == "bot" or place.guest in connected,
                    held=seat in self.holds,
                )
                for seat, place in enumerate(places)
            ],
            watchers=watchers,
            next_code=self.next_code,
        )


# --- Taking entries in ---


@singledispatch
def take_in(entry: Stored, table: Table) -> Sequence[Row]:
    """Change the table by an entry; what happened in the game."""
    raise TypeError(f"no table takes {entry!r} in")


@take_in.register
def opened(entry: Opened, table: Table) -> Sequence[Row]:
    """The first entry of every table."""
    table.code = entry.code
    table.host = entry.host
    table.settings = entry.settings
    table.guests = {guest.number: guest for guest in entry.guests}
    table.most_guests = max(table.guests)
    table.places = list(entry.places)
    ruleset_kept(table.code, table.settings, len(table.places))
    return ()


@take_in.register
def joined(entry: Joined, table: Table) -> Sequence[Row]:
    """One more guest."""
    table.guests[entry.who.number] = entry.who
    table.most_guests = entry.who.number
    if entry.seat is not None:
        table.places[entry.seat] = person(entry.who, table.places)
    return ()


@take_in.register
def left(entry: Left, table: Table) -> Sequence[Row]:
    """One guest fewer, unless the seat was one of several or the host's."""
    place = table.places[entry.seat]
    if entry.bot is None:
        table.places[entry.seat] = Place("open")
    else:
        table.places[entry.seat] = msgspec.structs.replace(place, kind="bot", guest=None, bot=entry.bot)
        table.holds.pop(entry.seat, None)
    if place.guest is not None and place.guest != table.host:
        del table.guests[place.guest]
    table.question = None
    return ()


@take_in.register
def seated(entry: Seated, table: Table) -> Sequence[Row]:
    """A guest sits here now, and nowhere else."""
    assert entry.guest is not None
    before = table.seats_of(entry.guest)
    place = table.places[before[0]] if before else None
    if before:
        table.places[before[0]] = Place("open")
    table.places[entry.seat] = place or person(table.guests[entry.guest], table.places)
    return ()


@take_in.register
def renamed(entry: Renamed, table: Table) -> Sequence[Row]:
    """Another name; a guest is called like their first seat."""
    place = table.places[entry.seat]
    table.places[entry.seat] = msgspec.structs.replace(place, name=entry.name, color=entry.color)
    if place.guest is not None and table.seats_of(place.guest)[0] == entry.seat:
        guest = table.guests[place.guest]
        table.guests[place.guest] = msgspec.structs.replace(guest, name=entry.name, color=entry.color)
    return ()


@take_in.register
def planned(entry: Planned, table: Table) -> Sequence[Row]:
    """Other seats or other settings."""
    if entry.places is not None:
        table.places = list(entry.places)
    if entry.settings is not None:
        table.settings = entry.settings
    return ()


@take_in.register
def started(entry: Started, table: Table) -> Sequence[Row]:
    """The game begins."""
    table.places = list(entry.places)
    table.banks = [bank_of(table.settings.timer)] * len(table.places)
    ruleset = ruleset_kept(table.code, table.settings, len(table.places), entry.rules)
    names = [str(place.name) for place in table.places]
    table.game = Game.deal(ruleset, seed=entry.seed, names=names, start=entry.start)
    table.game.about = {
        "table": table.code,
        "bots": [table.bot_at(seat) for seat in range(len(table.places))],
        "odds": table.settings.odds,
        "hints": table.settings.hints,
        "undo": table.settings.undo,
    }
    return table.game.events_so_far()[:]


@take_in.register
def moved(entry: Moved, table: Table) -> Sequence[Row]:
    """An action is played. The store is trusted no further than anybody: it has to be legal."""
    game = game_of(table)
    before = len(game.events_so_far())
    forced = len(game.legal()) == 1
    game.apply(game.check(entry.action, seat=entry.seat))
    rows = game.events_so_far()[before:]
    table.moves.append(Played(entry.seat, entry.guest, any(row[0] in SHOWING for row in rows), forced))
    table.version += 1
    table.busted = any(row[0] == HARBOR_BUSTED for row in rows)
    table.banks[entry.seat] -= min(overdrawn(table.settings.timer, entry.seconds), table.banks[entry.seat])
    table.question = None
    return rows


@take_in.register
def undone(entry: Undone, table: Table) -> Sequence[Row]:
    """Actions are taken back, the last one first."""
    game = game_of(table)
    for _ in range(entry.actions):
        game.undo()
        table.moves.pop()
    table.version += 1  # it never goes back, so that nothing said before fits any more
    table.busted = False
    table.question = None
    return ()


@take_in.register
def undo_asked(entry: UndoAsked, table: Table) -> Sequence[Row]:
    """The table waits for answers."""
    assert entry.guest is not None
    table.question = Question(entry.guest, entry.seat, entry.actions, set(entry.asked))
    return ()


@take_in.register
def undo_agreed(entry: UndoAgreed, table: Table) -> Sequence[Row]:
    """One answer fewer to wait for."""
    if table.question is not None and entry.guest is not None:
        table.question.waiting.discard(entry.guest)
    return ()


@take_in.register
def undo_refused(entry: UndoRefused, table: Table) -> Sequence[Row]:
    """Things stay as they are."""
    table.question = None
    return ()


@take_in.register
def spoke(entry: Spoke, table: Table) -> Sequence[Row]:
    """Words change nothing."""
    table.chats += 1
    return ()


@take_in.register
def hinted(entry: Hinted, table: Table) -> Sequence[Row]:
    """The coach was asked about the decision at hand."""
    table.hinted = table.version
    return ()


@take_in.register
def held(entry: Held, table: Table) -> Sequence[Row]:
    """A bot plays here for now."""
    table.holds[entry.seat] = entry
    return ()


@take_in.register
def returned(entry: Returned, table: Table) -> Sequence[Row]:
    """The person is back."""
    table.holds.pop(entry.seat, None)
    return ()


@take_in.register
def timed_out(entry: TimedOut, table: Table) -> Sequence[Row]:
    """The bank is empty."""
    table.banks[entry.seat] = 0.0
    return ()


@take_in.register
def hosted(entry: Hosted, table: Table) -> Sequence[Row]:
    """Somebody else may begin, plan and clear seats now."""
    table.host = entry.host
    return ()


@take_in.register
def paced(entry: Paced, table: Table) -> Sequence[Row]:
    """The one thing that can be changed while the game runs."""
    table.settings = msgspec.structs.replace(table.settings, pace=entry.pace)
    return ()


@take_in.register
def ended(entry: Ended, table: Table) -> Sequence[Row]:
    """The game knows it already."""
    table.holds.clear()
    return ()


@take_in.register
def rematched(entry: Rematched, table: Table) -> Sequence[Row]:
    """Where to go on."""
    table.next_code = entry.code
    return ()


def game_of(table: Table) -> Game:
    """The game that runs."""
    if table.game is None:
        raise ValueError("there is no game at this table yet")
    return table.game
