"""What clients say on the socket."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...adventures import COINS_IN_DECK
from ...ruleset import MOST_ASIDE
from .basics import LONGEST_CHAT, Code, Color, GuestNumber, Message, Name, Part, Reaction, RequestId, Seat, Token
from .tables import SeatPlan, Settings


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


class React(Message, frozen=True, tag="react"):
    """Say something to the table with one press. It counts as talk: whoever may not chat may not do this either."""

    id: RequestId
    reaction: Reaction


class AskHint(Message, frozen=True, tag="ask_hint"):
    """Ask the coach about the decision at hand; `refine` for a longer look."""

    id: RequestId
    version: Annotated[int, Meta(ge=0)]
    refine: bool = False


class AskLeaving(Message, frozen=True, tag="ask_leaving"):
    """Ask the coach, while one takes, what each choice leaves to those who come after. It counts as a hint."""

    id: RequestId
    version: Annotated[int, Meta(ge=0)]


class AskPlan(Message, frozen=True, tag="ask_plan"):
    """Where all play together: ask the bot on a seat what it is after. It tells everybody, in the log."""

    id: RequestId
    seat: Seat


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
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=5)]


class PlanTable(Message, frozen=True, tag="plan_table"):
    """The host: other settings; once the game runs, only another pace, and whether others may watch."""

    id: RequestId
    settings: Settings


class DealContracts(Message, frozen=True, tag="deal_contracts"):
    """The host, before the start: other contracts, at random; those chosen by hand are put back."""

    id: RequestId


class Remove(Message, frozen=True, tag="remove"):
    """The host: before the start a guest leaves the seat; later a bot takes it over."""

    id: RequestId
    seat: Seat


class Dismiss(Message, frozen=True, tag="dismiss"):
    """The host: a guest leaves the table and every seat; without a guest, all who watch without a name do.

    With `ban` they can't come again, as far as they can be told from others.
    """

    id: RequestId
    guest: GuestNumber | None = None
    ban: bool = False


class Mute(Message, frozen=True, tag="mute"):
    """The host: a guest may not talk any more, or may again; without a guest, everybody but the host."""

    id: RequestId
    muted: bool
    guest: GuestNumber | None = None


class Lock(Message, frozen=True, tag="lock"):
    """The host: nobody new comes to this table, to play or to watch, or they may again."""

    id: RequestId
    locked: bool


class HandOver(Message, frozen=True, tag="hand_over"):
    """The host: another player is host from now on."""

    id: RequestId
    guest: GuestNumber


class AddPart(Message, frozen=True, tag="add_part"):
    """A player, before the start: random bytes for the shuffle, chosen once the table's commitment is known.

    The first part of a guest counts. Nobody is shown it before the game is over.
    """

    id: RequestId
    part: Part


class Start(Message, frozen=True, tag="start"):
    """The host: begin. Seats that are still open are closed."""

    id: RequestId


class Hold(Message, frozen=True, tag="hold"):
    """Let a bot play for me (`away`), or take my seats back."""

    id: RequestId
    away: bool


class Vote(Message, frozen=True, tag="vote"):
    """A player: let a bot play for who decides and has not for long, or is away. More than half of the others agree."""

    id: RequestId
    seat: Seat


class Hurry(Message, frozen=True, tag="hurry"):
    """Where one person plays against bots: let them move at once until I decide again."""

    id: RequestId


class Rematch(Message, frozen=True, tag="rematch"):
    """After the end: open a table with the same seats and settings, or with others of these.

    `same` lays the same contracts on the table, `aside` sets so many cards of the time deck aside before the start.
    Where nobody else plays, the game begins at once, with `part` as soon as the client has added its own.
    """

    id: RequestId
    same: bool = False
    aside: Annotated[int, Meta(ge=0, le=MOST_ASIDE)] | None = None
    mode: Literal["cooperative", "competitive"] | None = None  # in a campaign: of the next chapter
    part: bool = False


class ShareCoins(Message, frozen=True, tag="share_coins"):
    """A player, before a chapter is tried again: how the coins for failures are split, one number for each seat.

    Everybody who plays has to say the same; as long as nobody says anything, they are split evenly.
    """

    id: RequestId
    coins: Annotated[list[Annotated[int, Meta(ge=0, le=COINS_IN_DECK)]], Meta(min_length=1, max_length=5)]


class TurnPage(Message, frozen=True, tag="turn_page"):
    """The reader of a page of the story: turn it. While the reader is not there, or takes over two minutes, any player
    may."""

    id: RequestId
    page: Annotated[int, Meta(ge=1)]


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Clients that say nothing for long are taken for gone."""


Said = (
    Hello | Move | Undo | UndoAnswer | Chat | React | AskHint | AskLeaving | AskPlan | Sit | Rename | PlanSeats
    | PlanTable | DealContracts | Remove | Dismiss | Mute | Lock | HandOver | AddPart | Start | Hold | Vote | Hurry
    | Rematch | ShareCoins | TurnPage | Ping
)  # fmt: skip
