"""Duplicate blocks: one deck, every rotation of the seats.

All games of a block have the same seed, so the same deck and the same re-shuffles, and everybody sits once in every
seat. Luck of the deal and of the seat is the same for all; statistics are made of block means.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import PortRoyalError, shown
from ..given import check_kind
from ..modules import players_of
from ..ruleset import Ruleset
from .match import NO_LIMITS, Limits, Result, play_match


@dataclass(frozen=True, slots=True)
class Plan:
    """Who plays whom, by which rules, from which seed."""

    bots: tuple[str, ...]
    ruleset: Ruleset
    seed: str
    limits: Limits = NO_LIMITS
    redeal: bool = False
    records: bool = False
    purpose: str = "report"  # what is tuned on its own seeds never meets these

    def __post_init__(self) -> None:
        fewest, most = players_of(self.ruleset.modules)
        if not fewest <= len(self.bots) <= most:
            message = (
                f"A contest of {' and '.join(self.ruleset.modules)} has {fewest} to {most} bots, not {len(self.bots)}."
            )
            raise PortRoyalError(message, code="arena/table")
        if len(self.bots) != self.ruleset.players:
            players, bots = self.ruleset.players, len(self.bots)
            message = f"A table has 2 to 5 bots, and these rules are for {players} players, not for {bots} bots."
            raise PortRoyalError(message, code="arena/table")

    @classmethod
    def of(cls, bots: Sequence[str], seed: object = 1, *, ruleset: Ruleset | None = None, **more: Any) -> Plan:
        """A plan for these bots, one for each seat."""
        is_list = isinstance(bots, Sequence) and not isinstance(bots, str)  # pyright: ignore[reportUnnecessaryIsInstance]
        if not is_list or not all(isinstance(bot, str) for bot in bots):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise PortRoyalError(f"A plan names its bots in a list, not as {shown(bots)}.", code="arena/table")
        if ruleset is not None:
            check_kind(ruleset, Ruleset, "The rules of a plan are a Ruleset, as Ruleset.of makes it")
        return cls(tuple(bots), ruleset or Ruleset.of(len(bots)), str(seed), **more)

    def seed_of(self, block: int) -> str:
        """The seed of all games of a block."""
        return f"{self.purpose} {self.seed} {block}"


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one deck: in game r the bot that is first in the plan sits in seat r, the second in r + 1 ..."""

    number: int
    games: tuple[Result, ...]
    died: bool = False  # it was not played to the end, so there are no games
    reason: str = ""  # why it died

    def seats_of(self, entrant: int) -> list[tuple[Result, int]]:
        """Each game with the seat of an entrant, counted as in the plan."""
        return [(game, (entrant + rotation) % len(game.bots)) for rotation, game in enumerate(self.games)]

    def mean(self, entrants: Sequence[int], what: str) -> float:
        """The mean of a figure over the games and the seats of these entrants."""
        values = [getattr(game, what)[seat] for entrant in entrants for game, seat in self.seats_of(entrant)]
        return sum(values) / len(values)


def play_block(plan: Plan, number: int) -> Block:
    """Play one deck from every seat."""
    seats = len(plan.bots)
    games: list[Result] = []
    for rotation in range(seats):
        bots = [plan.bots[(seat - rotation) % seats] for seat in range(seats)]
        result = play_match(
            bots,
            plan.seed_of(number),
            plan.ruleset,
            limits=plan.limits,
            redeal=plan.redeal,
            about={"bots": bots, "block": number, "rotation": rotation} if plan.records else None,
        )
        games.append(result)
    return Block(number, tuple(games))
