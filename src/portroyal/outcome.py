"""Who won, and by which tie-break: influence, then coins, then shared.

In the variant end those with an expedition rank before those without, if anybody has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .engine.state import State
from .engine.vocabulary import CLAIMED, END_NEEDS_EXPEDITION, INFLUENCE


@dataclass(frozen=True, slots=True)
class Standing:
    """How one player ended."""

    seat: int
    name: str
    place: int  # from 1; players who share a place have the same
    influence: int
    coins: int
    expeditions: int
    # What put this player behind the one before: nothing for the first, else expedition, influence or
    # coins, or shared when nothing did.
    decided_by: str | None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game."""

    reason: str  # influence or stalemate
    standings: tuple[Standing, ...]  # best first

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the victory."""
        return tuple(standing.seat for standing in self.standings if standing.place == 1)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "standings": [asdict(standing) for standing in self.standings],
        }

    def __str__(self) -> str:
        lines: list[str] = []
        for standing in self.standings:
            by = f" ({standing.decided_by})" if standing.decided_by in ("coins", "expedition", "shared") else ""
            lines.append(
                f"{standing.place}. {standing.name}: {standing.influence} influence, {standing.coins} coins{by}"
            )
        return "\n".join(lines)


def outcome_of(state: State, names: Sequence[str]) -> Outcome:
    """Rank the players of a finished game."""
    marks = {seat: marks_of(state, seat) for seat in range(state.seats)}
    order = sorted(marks, key=lambda seat: (*(-mark for mark in marks[seat]), seat))
    standings: list[Standing] = []
    for index, seat in enumerate(order):
        place, decided_by = index + 1, None
        if index:
            decided_by = what_decided(marks[order[index - 1]], marks[seat])
            if decided_by == "shared":
                place = standings[-1].place
        standings.append(
            Standing(
                seat,
                names[seat],
                place,
                state.counter(seat, INFLUENCE),
                state.purse_of(seat),
                state.counter(seat, CLAIMED),
                decided_by,
            )
        )
    return Outcome("influence" if state.ending else "stalemate", tuple(standings))


def marks_of(state: State, seat: int) -> tuple[int, int, int]:
    """What ranks a player: an expedition where the variant asks for one, influence, coins."""
    has_expedition = state.switch(END_NEEDS_EXPEDITION) and state.counter(seat, CLAIMED) > 0
    return int(has_expedition), state.counter(seat, INFLUENCE), state.purse_of(seat)


def what_decided(better: tuple[int, int, int], worse: tuple[int, int, int]) -> str:
    """The first mark that sets two neighbors apart."""
    for name, one, other in zip(("expedition", "influence", "coins"), better, worse, strict=True):
        if one != other:
            return name
    return "shared"
