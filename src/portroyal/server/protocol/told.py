"""What the server says on the socket."""

from __future__ import annotations

from typing import Any, Literal

from .asked import Problem
from .basics import Message, Reaction
from .look import Look
from .tables import TableInfo


class EventInfo(Message, frozen=True):
    """One thing that happened in the game, as this guest may see it."""

    kind: str
    seat: int
    card: str | None
    count: int
    detail: int | str


class Clock(Message, frozen=True):
    """Time left to the seat that decides; the client counts down from when the message came."""

    seat: int
    move: float  # seconds of this move
    bank: float  # seconds of the bank, after it


class PlanInfo(Message, frozen=True):
    """What a bot of a crew is after, for any language: a contract or a mission, its own or another seat's."""

    how: Literal["after", "helps", "free", "adrift"]  # free: nothing is its own; adrift: it takes what comes
    aim: str | None = None  # the id of a contract, or of a mission in an adventure
    lacks: dict[str, int] = {}  # what is still missing, by the names contracts and missions use
    steps: int = 0  # moments still to come, of one that is decided then
    whom: int | None = None  # the seat it helps


class Entry(Message, frozen=True):
    """One line of a table's story, numbered without gaps. What a kind does not need is left empty."""

    number: int
    kind: Literal[
        "opened", "joined", "left", "seated", "planned", "started", "moved", "undone", "undo_asked", "undo_agreed",
        "undo_refused", "said", "hinted", "held", "returned", "timed_out", "hosted", "paced", "ended", "rematch",
        "mended", "void", "dismissed", "muted", "locked", "voted", "part_added", "shared", "page_turned",
        "plan_told",
    ]  # fmt: skip
    at: float  # when, in seconds since 1970
    seat: int | None = None
    name: str | None = None
    text: str | None = None  # what was said, the code of the rematch, why, "on" and "off", or how many were undone
    reaction: Reaction | None = None  # what was said with one press; then without text
    action: str | None = None
    by_bot: bool = False
    version: int | None = None  # of the game, after this
    events: list[EventInfo] = []
    safe: list[float] = []  # chances not to bust: of a single card that did, and before each card of a gambler
    plan: PlanInfo | None = None  # that a bot has told


class Welcome(Message, frozen=True, tag="welcome"):
    """The answer to Hello: who you are, the table, and every entry since the one you named."""

    guest: int | None
    seats: list[int]
    table: TableInfo
    entries: list[Entry]
    look: Look | None  # None: the game has not begun
    clock: Clock | None


class Update(Message, frozen=True, tag="update"):
    """Something happened. `table` is there when it changed, `look` when the game did."""

    entries: list[Entry]
    table: TableInfo | None = None
    look: Look | None = None
    clock: Clock | None = None


class Presence(Message, frozen=True, tag="presence"):
    """Who is there: not part of the story."""

    connected: list[bool]  # by seat
    watchers: int
    bot_in: list[float | None] = []  # by seat: seconds until a bot plays for who is away; the client counts down


class Answer(Message, frozen=True, tag="answer"):
    """What became of a request. A repeated request gets the same answer."""

    id: str
    ok: bool
    number: int | None = None  # of the entry it led to
    problem: Problem | None = None


class OptionInfo(Message, frozen=True):
    """One choice as the coach sees it."""

    action: str
    win: float | None
    error: float
    coins: float
    influence: float
    gap: float
    gap_error: float
    too_close: bool


class ReasonInfo(Message, frozen=True):
    """Why: an id and facts, for any language."""

    id: str
    facts: dict[str, Any]


class HintInfo(Message, frozen=True, tag="hint"):
    """The coach's answer, best option first."""

    id: str
    version: int
    options: list[OptionInfo]
    reason: ReasonInfo
    too_close: bool
    deals: int


class TakerInfo(Message, frozen=True):
    """Somebody who comes after, and what they would take."""

    seat: int
    cards: list[str]  # the first one first; none: nothing that they want or can pay
    coins: int  # more in the purse afterward, or fewer
    win: float  # the chance to win it brings over taking nothing; in a crew, everybody's


class LeftInfo(Message, frozen=True):
    """One choice, and what it leaves."""

    action: str
    takers: list[TakerInfo]  # everyone who may still take this turn, in their order


class LeavingInfo(Message, frozen=True, tag="leaving"):
    """The coach's answer to what one leaves the others, for each choice."""

    id: str
    version: int
    options: list[LeftInfo]


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes this socket; `code` says why: replaced, removed, wrong_token, too_fast, restart ..."""

    code: str
    message: str


class Pong(Message, frozen=True, tag="pong"):
    """I am."""


Told = Welcome | Update | Presence | Answer | HintInfo | LeavingInfo | Goodbye | Pong
