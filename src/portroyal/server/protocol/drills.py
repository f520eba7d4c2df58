"""Drills: positions with a right answer, those that are shipped and those out of one's own games."""

from __future__ import annotations

from typing import Any

from .basics import Code, Message
from .replay import Moment
from .told import ReasonInfo


class AskDrill(Message, frozen=True):
    """POST /api/drills: a decision of one's own in a finished game, as a drill; with the token of a player."""

    table: Code
    move: Moment  # actions played before it


class DrillName(Message, frozen=True):
    """A drill there is."""

    id: str
    theme: str
    level: int  # the rating of somebody who gets it right half of the time
    modules: list[str]


class DrillList(Message, frozen=True):
    """GET /api/drills: all that are shipped, by theme and in it the easiest first."""

    drills: list[DrillName]


class DrillOption(Message, frozen=True):
    """One choice of a drill."""

    action: str
    win: float
    gap: float  # to the best, in chance to win
    right: bool  # the best, or too close to it to be told apart


class DrillInfo(Message, frozen=True):
    """GET /api/drills/ID: a position and its answer; the browser asks first and tells then."""

    id: str
    theme: str
    level: int
    seat: int  # who decides
    options: list[DrillOption]  # the best one first
    reason: ReasonInfo
    record: dict[str, Any] | None  # that begins with the position; None: it is a moment of the table's own game
