"""How often: every kind of entry has an end, so that nobody fills the story of a table for the others.

What guests ask for has an end by guest. What only the table itself writes, or what the game needs to be finished, has
one that follows from others. Once the story of a table is long, only the game begins and goes on, and what the host
needs to keep order; for those who only look on it is long earlier, so that they leave the others their part of it.
"""

from __future__ import annotations

from ..protocol import (
    Dismiss,
    HandOver,
    Hold,
    Lock,
    Message,
    Move,
    Mute,
    PlanSeats,
    PlanTable,
    Rematch,
    Remove,
    ShareCoins,
    Start,
    TurnPage,
    UndoAnswer,
    Vote,
)
from .entries import (
    Dismissed,
    Ended,
    Held,
    Hinted,
    Hosted,
    Joined,
    Left,
    Locked,
    Mended,
    Moved,
    Muted,
    Opened,
    Paced,
    PageTurned,
    PartAdded,
    Planned,
    PlanTold,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Shared,
    Spoke,
    Started,
    Stored,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Voided,
    Voted,
)

MOST_ENTRIES = 5000  # after so many only the game goes on
MOST_FOR_WATCHERS = 2500  # the same for what is asked by those who neither play nor host
MOST_GUESTS_EVER = 500  # who come to a table, one after the other
MOST_RETURNS = 50  # to one seat, from a bot that held it
MOST_REFUSALS = 5  # of taking back, to one guest

# By one guest, at one table.
MOST_BY_GUEST: dict[type[Stored], int] = {
    Spoke: 300,
    Seated: 60,
    Renamed: 60,
    Planned: 600,
    Paced: 100,
    Left: 200,
    Dismissed: 200,
    Muted: 200,
    Locked: 100,
    Hosted: 100,
    UndoAsked: 50,
    Voted: 100,
    Shared: 60,
    PlanTold: 200,
}
# What else ends, and why.
ENDS_WITH: dict[type[Stored], str] = {
    Opened: "one for each table",
    Started: "one for each table",
    Ended: "one for each table",
    Rematched: "one for each table",
    PartAdded: "one for each guest",
    Joined: "as many as guests may ever come",
    Moved: "every game ends, and what is taken back has an end",
    Undone: "one for each time somebody asks, or alone until the story is long",
    UndoAgreed: "one for each who is asked",
    UndoRefused: "one for each time somebody asks",
    Hinted: "one for each decision",
    Held: "one more than returns to the seat",
    Returned: "as many as returns to a seat",
    TimedOut: "one for each time a bot has to hold the seat",
    PageTurned: "one for each page of the story",
    Mended: "one for each time the store holds what can't be applied",
    Voided: "never stored",
}
# What goes on when the story is long.
GAMES = (Start, Move, Hold, UndoAnswer, Vote, Rematch, ShareCoins, TurnPage)
HOSTS = (PlanSeats, PlanTable, Remove, Dismiss, Mute, Lock, HandOver)


def is_always_possible(request: Message) -> bool:
    """Is this asked for so that the game can begin and be finished, in peace?"""
    return isinstance(request, GAMES + HOSTS)
