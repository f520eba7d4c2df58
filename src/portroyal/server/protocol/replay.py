"""A game told again, moment by moment, and what goes on from one of them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .basics import Color, Message, Name, Seat
from .tables import TableInfo
from .told import Entry

LARGEST_RECORD = 65536  # bytes of a request that brings a record
LONGEST_RECORD = 1500  # actions

Moment = Annotated[int, Meta(ge=0, le=LONGEST_RECORD)]  # actions played before it


class AskReplay(Message, frozen=True):
    """POST /api/replays: tell a game out of a record again. Nothing of it is kept."""

    record: dict[str, Any]
    seat: Seat | None = None  # whose eyes; None: a watcher's
    open: bool = False  # with the hidden cards too


class Continue(Message, frozen=True):
    """POST /api/tables/CODE/continue: a table of one's own that goes on from a moment of a finished game, with bots."""

    name: Name
    move: Moment
    seat: Seat  # where one sits
    color: Color = 0
    same: bool = False  # the hidden cards as they were; else dealt anew, as far as the seat could not know them


class ContinueRecord(Message, frozen=True):
    """POST /api/replays/continue: the same, from a record."""

    record: dict[str, Any]
    name: Name
    move: Moment
    seat: Seat
    color: Color = 0
    same: bool = False


class HiddenCards(Message, frozen=True):
    """What nobody could see at a moment: told of finished games alone."""

    deck: list[str]  # the next cards, the first one first
    coins: list[list[str]]  # by seat: the cards that lie face down as coins


class Replay(Message, frozen=True):
    """A game told again. Of a running one only to those who play or watch, each as they saw it."""

    table: TableInfo
    over: bool
    seat: int | None  # whose eyes
    eyes: list[int | None]  # whose eyes there are for this guest; None: a watcher's
    mine: list[int]  # the seats this guest held
    can_open: bool  # hidden cards may be asked for
    entries: list[Entry]  # the deal, and each action with what it brought
    looks: list[dict[str, Any]]  # a Look after each entry: the first whole, of the others the fields that differ
    hidden: list[HiddenCards] | None  # after each entry, if asked for
