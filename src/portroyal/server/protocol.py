"""What client and server say to each other: every message, once.

JSON schemas, the TypeScript types of the browser client and `docs/guide/protocol.md` are made from these
classes. A message on the socket is a JSON object whose `type` says which it is. What is unknown is refused;
every limit is written here.

A *guest* is somebody with a token: whoever opened a table, took a seat or came to watch. A guest holds no seat,
one, or several on one device. Nobody says which seat they act for: the token tells.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

PROTOCOL = 1  # counts up when a client of an earlier version would misunderstand
LARGEST_MESSAGE = 4096  # bytes, from a client
LONGEST_CHAT = 300  # characters

Name = Annotated[str, Meta(min_length=1, max_length=64)]  # checked further: at most 24 visible characters
Color = Annotated[int, Meta(ge=0, le=7)]  # of an avatar
Seat = Annotated[int, Meta(ge=0, le=4)]
RequestId = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client, new for each request
Code = Annotated[str, Meta(min_length=4, max_length=12)]  # of a table: public, in links
Token = Annotated[str, Meta(min_length=16, max_length=128)]  # of a guest: secret, never in a link others see
NewToken = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{32,128}$")]  # 192 random bits or more, made by the client


class Message(Struct, forbid_unknown_fields=True, frozen=True):
    """Plain data that is sent."""


# --- A table and who sits at it ---


class Timer(Message, frozen=True):
    """How long one may think. Times are in seconds; a bank is used up once a move's time is over."""

    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=600)] = 45
    bank: Annotated[int, Meta(ge=0, le=3600)] = 120


class Settings(Message, frozen=True):
    """How a table plays. Fixed when the game starts, but for the pace."""

    edition: str = "bigbox-2021"
    rulings: dict[str, str] = {}
    odds: Literal["off", "simple", "exact"] = "simple"
    hints: bool = True
    undo: bool = True
    timer: Timer = Timer()
    spectators: bool = True
    pace: Literal["calm", "normal", "quick", "instant"] = "normal"


class SeatPlan(Message, frozen=True):
    """What a seat is to be: open to whoever comes, a bot's, or one more player's on the host's own device."""

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: Name | None = None
    color: Color | None = None


class SeatInfo(Message, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None  # None: nobody yet
    color: int
    bot: str | None  # the bot that plays here, for itself or for a person who is away
    guest: int | None  # the number of the guest who holds the seat; several seats: one device
    connected: bool
    held: bool  # a person's seat that a bot plays for now


class TableInfo(Message, frozen=True):
    """A table, as anybody who has its code may know it."""

    code: str
    state: Literal["lobby", "playing", "over"]
    host: int  # the number of the guest who opened it
    settings: Settings
    seats: list[SeatInfo]
    watchers: int
    next_code: str | None  # the table of the rematch


# --- What clients ask by HTTP ---


class OpenTable(Message, frozen=True):
    """POST /api/tables: open a table. With `start` the game begins at once, if no seat is open."""

    name: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]
    color: Color = 0
    settings: Settings = Settings()
    start: bool = False


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


class ServerInfo(Message, frozen=True):
    """GET /api/info: what this server offers."""

    version: str
    protocol: int
    bots: list[BotInfo]
    editions: list[str]
    rulings: list[RulingInfo]
    addresses: list[str]  # under which other devices reach this server, if it tells


class Problem(Message, frozen=True):
    """Why something was refused: a code, the particulars, and what would be right, in English."""

    code: str
    message: str
    facts: dict[str, Any] = {}


# --- What clients say on the socket ---


class Hello(Message, frozen=True, tag="hello"):
    """The first message. Without a token: to watch. `since` is the number of the last entry seen."""

    protocol: int
    code: Code
    token: Token | None = None
    since: Annotated[int, Meta(ge=0)] = 0


class Move(Message, frozen=True, tag="move"):
    """Play an action, as it is written in the list of choices, in the game of this version."""

    id: RequestId
    version: Annotated[int, Meta(ge=0)]
    action: Annotated[str, Meta(max_length=200)]


class Undo(Message, frozen=True, tag="undo"):
    """Take one's last action back, if it showed nothing hidden; other people at the table are asked."""

    id: RequestId
    version: Annotated[int, Meta(ge=0)]


class UndoAnswer(Message, frozen=True, tag="undo_answer"):
    """Let another player take back, or don't."""

    id: RequestId
    agree: bool


class Chat(Message, frozen=True, tag="chat"):
    """Say something to the table."""

    id: RequestId
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class AskHint(Message, frozen=True, tag="ask_hint"):
    """Ask the coach about the decision at hand; `refine` for a longer look."""

    id: RequestId
    version: Annotated[int, Meta(ge=0)]
    refine: bool = False


class Sit(Message, frozen=True, tag="sit"):
    """Before the start: move to an open seat, or take one as a watcher."""

    id: RequestId
    seat: Seat


class Rename(Message, frozen=True, tag="rename"):
    """Before the start: another name or color."""

    id: RequestId
    seat: Seat
    name: Name
    color: Color = 0


class PlanSeats(Message, frozen=True, tag="plan_seats"):
    """The host, before the start: the seats anew. People who have come keep theirs (`kind` open)."""

    id: RequestId
    seats: Annotated[list[SeatPlan], Meta(min_length=2, max_length=5)]


class PlanTable(Message, frozen=True, tag="plan_table"):
    """The host: other settings; once the game runs, only another pace."""

    id: RequestId
    settings: Settings


class Remove(Message, frozen=True, tag="remove"):
    """The host: before the start a guest leaves the seat; later a bot takes it over."""

    id: RequestId
    seat: Seat


class Start(Message, frozen=True, tag="start"):
    """The host: begin. Seats that are still open are closed."""

    id: RequestId


class Hold(Message, frozen=True, tag="hold"):
    """Let a bot play for me (`away`), or take my seats back."""

    id: RequestId
    away: bool


class Hurry(Message, frozen=True, tag="hurry"):
    """Where one person plays against bots: let them move at once until I decide again."""

    id: RequestId


class Rematch(Message, frozen=True, tag="rematch"):
    """After the end: open a table with the same seats and settings."""

    id: RequestId


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Clients that say nothing for long are taken for gone."""


Said = (
    Hello | Move | Undo | UndoAnswer | Chat | AskHint | Sit | Rename | PlanSeats | PlanTable | Remove | Start
    | Hold | Hurry | Rematch | Ping
)  # fmt: skip


# --- What the server says on the socket ---


class EventInfo(Message, frozen=True):
    """One thing that happened in the game, as this guest may see it."""

    kind: str
    seat: int
    card: str | None
    count: int
    detail: int | str


class PlayerInfo(Message, frozen=True):
    """What lies before a player."""

    name: str
    coins: int
    display: list[str]
    influence: int
    swords: int
    abilities: dict[str, int]


class Choice(Message, frozen=True):
    """One thing a guest may do now."""

    action: str  # to be sent as it is
    kind: Literal["draw", "stop", "repel", "keep", "take", "pass", "claim"]
    card: str | None  # what is taken or claimed
    given: list[str]  # the persons an expedition costs
    gain: int  # coins it brings
    price: int  # coins it costs, the fee not counted
    fee: int  # to the active player
    busts: bool  # ends the turn at once


class Offer(Message, frozen=True):
    """What a card in the harbor, or an expedition on the table, would mean for this guest's seat now."""

    card: str
    action: str | None  # the choice that takes it, if there is one; with several ways to pay, the first
    gain: int
    cost: int  # as printed
    price: int  # after discounts
    fee: int
    short: int  # coins that are missing
    missing: list[str]  # symbols that are missing for an expedition
    why: str | None  # why it can't be taken: a reason id; None if it can, or where nobody asks yet


class ColorOdds(Message, frozen=True):
    """Ships of one color among the cards that may come."""

    color: str
    busts: int
    repelled: int


class OddsInfo(Message, frozen=True):
    """What the next card may be for the active player. `simple` tables tell the first three only."""

    bust: int  # cards that bust
    of: int  # cards that may come
    chance: float
    colors: list[ColorOdds]
    kinds: dict[str, int]
    new_color: int
    affordable: int


class Look(Message, frozen=True):
    """The game as a guest sees it: made from the view of their seat and nothing else."""

    version: int  # of the game: moves and take-backs
    seat: int | None  # whose eyes; None: a watcher's
    phase: Literal["discover", "repel", "take", "bust", "over"]
    active: int
    actor: int
    start: int
    round: int
    goal: int  # influence that brings the last round on
    drawn: int
    takes: int
    taken: int
    ending: bool
    deck: int
    deck_pass: int
    discard: list[str]  # the top card last
    harbor: list[str]
    expeditions: list[str]
    ship: str | None  # being decided
    ship_busts: bool  # if it is kept
    busted: bool  # the harbor, just now
    colors: list[str]  # flying in the harbor
    takes_now: int  # cards the active player could take, were they to stop
    players: list[PlayerInfo]
    choices: list[Choice]  # empty unless this guest decides
    offers: list[Offer]  # for each card of the harbor, in its order
    claims: list[Offer]  # for each expedition on the table
    odds: OddsInfo | None
    can_undo: bool
    outcome: OutcomeInfo | None


class StandingInfo(Message, frozen=True):
    """How one player ended."""

    seat: int
    place: int
    influence: int
    coins: int
    expeditions: int
    decided_by: str | None  # what put this player behind the one before


class OutcomeInfo(Message, frozen=True):
    """The end of a game."""

    reason: str
    standings: list[StandingInfo]  # best first


class Clock(Message, frozen=True):
    """Time left to the seat that decides; the client counts down from when the message came."""

    seat: int
    move: float  # seconds of this move
    bank: float  # seconds of the bank, after it


class Entry(Message, frozen=True):
    """One line of a table's story, numbered without gaps. What a kind does not need is left empty."""

    number: int
    kind: Literal[
        "opened", "joined", "left", "seated", "planned", "started", "moved", "undone", "undo_asked", "undo_agreed",
        "undo_refused", "said", "hinted", "held", "returned", "timed_out", "hosted", "paced", "ended", "rematch",
    ]  # fmt: skip
    at: float  # when, in seconds since 1970
    seat: int | None = None
    name: str | None = None
    text: str | None = None  # what was said, or the code of the rematch
    action: str | None = None
    by_bot: bool = False
    version: int | None = None  # of the game, after this
    events: list[EventInfo] = []


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


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes this socket; `code` says why: replaced, removed, wrong_token, too_fast, restart ..."""

    code: str
    message: str


class Pong(Message, frozen=True, tag="pong"):
    """I am."""


Told = Welcome | Update | Presence | Answer | HintInfo | Goodbye | Pong


# --- The end of a game ---


class Moment(Message, frozen=True):
    """Something that decided the game."""

    number: int  # of the action
    round: int
    seat: int
    kind: Literal["decision", "chance"]
    action: str | None
    best: str | None
    cards: list[str]
    bust: bool
    change: float  # of that seat's chance to win
    reason: ReasonInfo | None


class Story(Message, frozen=True):
    """GET /api/tables/CODE/story: how a finished game went. Chances are being worked out until `ready`."""

    turns: list[int]  # the number of the action each point stands at
    influence: list[list[int]]  # by seat, one number for each turn
    wins: list[list[float]] | None  # by seat: the chance to win
    luck: list[float] | None
    skill: list[float] | None
    moments: list[Moment]
    progress: float
    ready: bool
