"""How a finished game went."""

from __future__ import annotations

from typing import Literal

from .basics import Message
from .told import ReasonInfo


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
    grade: str | None  # of a decision: good, inaccuracy, mistake or blunder


class Sealed(Message, frozen=True):
    """A contract that somebody has completed."""

    contract: str
    seat: int
    turn: int  # of the whole game, from 1
    coins: int
    influence: int


class Story(Message, frozen=True):
    """GET /api/tables/CODE/story: how a finished game went. Until `ready` chances are unknown or first findings."""

    turns: list[int]  # the number of the action each point stands at
    influence: list[list[int]]  # by seat, one number for each turn
    sealed: list[Sealed]  # contracts, as they were completed
    busts: list[int]  # by seat
    together: bool  # a crew has one chance: luck and skill are what each of them brought it
    wins: list[list[float]] | None  # by seat: the chance to win
    luck: list[float] | None
    skill: list[float] | None
    moments: list[Moment]
    costliest: list[Moment | None]  # by seat: the decision that cost it most
    numbers: list[int]  # the number of the action before each point of `chances`
    chances: list[list[float]]  # by seat: the chance to win at every decision
    turning: list[Moment]  # every decision that cost something and every large stroke of luck, as they came
    progress: float
    ready: bool
