"""What clients ask by HTTP, and what they are answered."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .basics import Color, Message, Name, NewToken, Seat
from .tables import ContractInfo, SeatPlan, Settings


class OpenTable(Message, frozen=True):
    """POST /api/tables: open a table. With `start` the game begins at once, if no seat is open.

    With `part` too, it begins as soon as the host's client has added its part of the seed.
    """

    name: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=5)]  # one alone where the modules allow it
    color: Color = 0
    settings: Settings = Settings()
    start: bool = False
    part: bool = False
    campaign: bool = False  # the first evening of one: the rematch goes on with the next chapter


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
    not_with: list[str]  # modules with which there is no other answer
    module: str  # whose rules it is about: offered where that is played; empty: everywhere


class ModuleInfo(Message, frozen=True):
    """A part of the game a table may play with."""

    id: str
    players: list[int]  # the fewest and the most
    alone: bool  # makes a game for one player of whatever it is played with
    contracts: list[int]  # on the table, by the number of players from one on; empty: none
    stands_alone: bool  # is a game by itself
    joins: str  # a module to which it only adds cards, and whose rules and players' numbers then hold; empty: none
    requires: list[str]  # modules it can't be played without
    excludes: list[str]  # modules it can't be played with


class LessonInfo(Message, frozen=True):
    """A lesson one can play."""

    id: str
    rules: str  # the section of the rules that tells the same
    modules: list[str]  # what is played; those of the base game alone are the guided first game


class ServerInfo(Message, frozen=True):
    """GET /api/info: what this server offers."""

    version: str
    protocol: int
    bots: list[BotInfo]
    editions: list[str]
    modules: list[ModuleInfo]
    rulings: list[RulingInfo]
    contracts: list[ContractInfo]  # all there are
    lessons: list[LessonInfo]  # in the order in which they are taught
    keeps_numbers: bool  # of players, under a code
    lists_tables: bool  # can hosts have their tables shown in the list of open ones?
    addresses: list[str]  # under which other devices reach this server, if it tells


class OpenSeats(Message, frozen=True):
    """A table in the list of open ones: its host is there, and waits for others."""

    code: str
    host: str  # by name
    modules: list[str]
    seats: int  # in all
    open: int  # of them, for whoever comes
    timer: str  # its kind


class OpenTables(Message, frozen=True):
    """GET /api/open: tables whose hosts want them to be found, the one opened last first."""

    tables: list[OpenSeats]


class Problem(Message, frozen=True):
    """Why something was refused: a code, the particulars, and what would be right, in English."""

    code: str
    message: str
    facts: dict[str, Any] = {}
