"""What clients ask by HTTP, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .basics import Color, Message, Name, NewToken, Seat
from .tables import SeatPlan, Settings


class OpenTable(Message, frozen=True):
    """POST /api/tables: open a table. With `start` the game begins at once, if no seat is open."""

    name: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    color: Color = 0
    settings: Settings = Settings()
    start: bool = False


class OpenLesson(Message, frozen=True):
    """POST /api/lessons/ID: open a table for one lesson, where the deal is prepared and the others play by a script."""

    name: Name
    color: Color = 0


class JoinTable(Message, frozen=True):
    """POST /api/tables/CODE/guests: come to a table, to play if a seat is open, or to watch."""

    name: Name
    color: Color = 0
    seat: Seat | None = None  # None: the first open seat
    watch: bool = False
    # A secret of one's own making: who asks twice with the same, because no answer came, has come once.
    token: NewToken | None = None


class Admission(Message, frozen=True):
    """The answer to both: the secret that lets its holder in. Whoever has it is that guest."""

    code: str
    token: str
    guest: int
    seats: list[int]


class BotInfo(Message, frozen=True):
    """A bot one can play against."""

    name: str
    level: int  # 1 to 5
    searches: bool  # thinks for a moment


class RulingInfo(Message, frozen=True):
    """A question of the rules a table may answer."""

    id: str
    answers: list[str]
    by_edition: dict[str, str]
    not_offered_in: list[str]


class ModuleInfo(Message, frozen=True):
    """A part of the game a table may play with."""

    id: str
    players: list[int]  # the fewest and the most
    requires: list[str]  # modules it can't be played without
    excludes: list[str]  # modules it can't be played with


class LessonInfo(Message, frozen=True):
    """A lesson one can play."""

    id: str
    rules: str  # the section of the rules that tells the same


class ServerInfo(Message, frozen=True):
    """GET /api/info: what this server offers."""

    version: str
    protocol: int
    bots: list[BotInfo]
    editions: list[str]
    modules: list[ModuleInfo]
    rulings: list[RulingInfo]
    lessons: list[LessonInfo]  # in the order in which they are taught
    addresses: list[str]  # under which other devices reach this server, if it tells


class Problem(Message, frozen=True):
    """Why something was refused: a code, the particulars, and what would be right, in English."""

    code: str
    message: str
    facts: dict[str, Any] = {}
