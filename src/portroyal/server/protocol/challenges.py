"""Challenges: the same deal for everybody who comes by its link, and how they fared."""

from __future__ import annotations

from typing import Literal

from .basics import Code, Color, Message, Name, NewToken
from .tables import Settings


class OpenChallenge(Message, frozen=True):
    """POST /api/challenges/ID/tables: a table of one's own with the deal of a challenge."""

    name: Name
    color: Color = 0
    pace: Literal["calm", "normal", "quick", "instant"] = "normal"  # of the bots
    # A secret of one's own making, the same at all one's tables of this challenge: the first game with it counts.
    token: NewToken | None = None


class MakeChallenge(Message, frozen=True):
    """POST /api/challenges: the deal of a finished game of one's own, for others; with the token of a player."""

    table: Code


class KeepResult(Message, frozen=True):
    """POST /api/challenges/ID/results: a table of this challenge is over, and its result is to be listed."""

    table: Code


class ResultInfo(Message, frozen=True):
    """How somebody fared in a challenge."""

    name: str
    color: int
    at: float  # when, in seconds since 1970
    won: bool
    place: int  # from 1; of a crew 1
    influence: int
    coins: int
    points: int | None  # of a crew that has won
    rounds: int
    tried: int  # by the same player: 1 for the first game, which is the one that counts


class ChallengeInfo(Message, frozen=True):
    """GET /api/challenges/ID."""

    id: str
    daily: str | None  # its kind, where it is that of a day
    day: str | None  # like 2026-11-18
    settings: Settings
    bots: list[str | None]  # by seat; None: who plays
    results: list[ResultInfo]  # the best one first, each player's first game before all others
