"""A chapter of an adventure as a guest sees it: missions, events, characters, crowns, and what was looked at."""

from __future__ import annotations

from typing import Literal

from .basics import Message


class Demand(Message, frozen=True):
    """One thing a mission asks for, and how much of it there is."""

    what: str
    count: int
    given: bool  # it is discarded; else it has to be there
    have: list[int]  # by seat; more than `count`, where a seat has more


class Hourglass(Message, frozen=True):
    """What a mission says about the end of the month, as long as it is the newest one. What lies behind a card that is
    named here nobody is told before it is read.
    """

    kind: Literal["next", "ask", "card9", "buy_off", "none"]
    asks: str | None  # the mission that has to be completed by somebody
    done: str | None  # the story card that is read then, or in any case
    not_done: str | None  # and the one if nobody has
    coins: int  # for which a cube may be returned


class MissionState(Message, frozen=True):
    """A mission in the row."""

    id: str
    completed: list[int]  # the seats that have, the first one first
    steps: list[int]  # by seat: steps it has made
    of: int  # steps
    demands: list[Demand]  # nothing where a moment is all it takes
    moment: str | None  # it is decided at this moment or not at all; None: whenever it is one's time
    active_only: bool
    takes_fewer: int  # cards, by whoever completes it
    star: bool
    first_coins: int  # for the first to complete it; nothing once somebody has
    first_crowns: int
    crowns: int  # for everyone who completes it
    hourglass: Hourglass
    # To this guest's seat: `ready` has an action; `met` could be completed, were it one's time; `no_cube` is too late.
    status: Literal["completed", "ready", "met", "begun", "no_cube", "open"]
    action: str | None  # the choice that completes it now; with several ways to pay, the first
    why: str | None  # why it can't be completed: a reason id; None if it can, or where nobody asks yet


class Card9(Message, frozen=True):
    """What a crew needs to win the chapter, and what it has of it."""

    missions: int  # on the table that somebody has completed
    missions_of: int
    cubes: int  # on missions
    cubes_of: int
    influence: int  # in common
    influence_of: int


class Adventurer(Message, frozen=True):
    """What a player of an adventure has besides cards."""

    character: str | None  # not chosen yet
    sides: list[str]  # while characters are chosen: those on the card that was dealt to this seat
    crowns: int  # the space of the track
    shield: int  # influence that the crowns are worth
    cubes: int  # on the character
    missions: int  # completed
    door: bool  # open: the ability is free
    trophy: bool


class KnownCard(Message, frozen=True):
    """A hidden card that somebody has looked at. Everyone is told who has; only those are told the card."""

    purse: int | None  # the seat whose coin it is; None: it lies in the deck
    place: int  # the oldest coin is 0; in the deck, the top card
    seats: list[int]
    card: str | None


class ChapterInfo(Message, frozen=True):
    """How far a chapter is."""

    campaign: str
    mode: Literal["cooperative", "competitive", "variant"]
    chapter: int  # 0 in the variant
    month: int  # from 1
    event: str | None  # of this turn
    events: list[str | None]  # the event deck, the next one first; null: nobody knows it
    events_aside: int
    events_over: list[str]  # the discard, the newest last
    missions: list[MissionState]  # the row, the newest last
    asked: str | None  # the mission, or the event, that is decided now or not at all
    buy_off: int  # coins for a cube, while that is asked
    card9: Card9 | None  # of a crew
    players: list[Adventurer]  # by seat
    fewer: int  # cards that the active player takes less, by a mission
    looks: int  # the active player may still look this often in this turn
    looking: list[str | None]  # the cards being looked at, the top one first; null: to nobody but the looker
    known: list[KnownCard]
