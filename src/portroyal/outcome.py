"""Who won, and by which tie-break: influence, then coins, then shared; or how a crew fared that won or lost together.

In the variant end those with an expedition rank before those without, if anybody has one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from .engine.adventure import has_trophy
from .engine.state import State
from .engine.vocabulary import (
    BY_CHAPTER,
    BY_CONTRACTS,
    BY_STALEMATE,
    BY_TIME,
    CLAIMED,
    CREW_LOST,
    CREW_WON,
    CUBES_GONE,
    END_NAMES,
    END_NEEDS_EXPEDITION,
    INFLUENCE,
)
from .modules import MODULES
from .ruleset import Ruleset


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
    # coins, in an adventure trophy or cubes, or shared when nothing did.
    decided_by: str | None


@dataclass(frozen=True, slots=True)
class CrewResult:
    """How a crew fared, all of it together."""

    won: bool
    points: int
    rank: str  # the highest of the module's ranks that the points reach; none after a loss


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: a ranking, or one result for a crew."""

    reason: str  # influence or stalemate; of a crew contracts, time or chapter
    standings: tuple[Standing, ...]  # best first; of a crew all share the first place, or none has it
    crew: CrewResult | None = None

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won; several share the victory, a crew all or nobody."""
        if self.crew is not None and not self.crew.won:
            return ()
        return tuple(standing.seat for standing in self.standings if standing.place == 1)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "reason": self.reason,
            "winners": list(self.winners),
            "standings": [asdict(standing) for standing in self.standings],
            **({"crew": asdict(self.crew)} if self.crew else {}),
        }

    def __str__(self) -> str:
        if self.crew is not None:
            rank = f", {self.crew.rank}" if self.crew.rank else ""
            return f"The crew has {'won' if self.crew.won else 'lost'}: {self.crew.points} points{rank}"
        lines: list[str] = []
        for standing in self.standings:
            by = (
                f" ({standing.decided_by})"
                if standing.decided_by in ("coins", "expedition", "shared", "trophy", "cubes")
                else ""
            )
            lines.append(
                f"{standing.place}. {standing.name}: {standing.influence} influence, {standing.coins} coins{by}"
            )
        return "\n".join(lines)


def outcome_of(state: State, names: Sequence[str], ruleset: Ruleset) -> Outcome:
    """The end of a finished game, as its modules see it."""
    if ruleset.is_together:
        return sailed(state, names, (), BY_CHAPTER)
    ranks = next((MODULES[module].ranks for module in ruleset.modules if MODULES[module].ranks), None)
    return ranked(state, names) if ranks is None else sailed(state, names, ranks)


def sailed(state: State, names: Sequence[str], ranks: Sequence[tuple[int, str]], why: int | None = None) -> Outcome:
    """The result of a crew; why, if not by contracts or time."""
    won = state.result == CREW_WON
    reached = [rank for points, rank in ranks if state.points >= points] if won else []
    standings = tuple(
        Standing(
            *(seat, names[seat], 1, state.counter(seat, INFLUENCE), state.purse_of(seat), state.counter(seat, CLAIMED)),
            None if seat == 0 else "shared",
        )
        for seat in range(state.seats)
    )
    crew = CrewResult(won, state.points, reached[-1] if reached else "")
    reasons = {CREW_WON: BY_CONTRACTS if why is None else why, CREW_LOST: BY_TIME if why is None else why}
    return Outcome(END_NAMES[reasons.get(state.result, BY_STALEMATE)], standings, crew)


def ranked(state: State, names: Sequence[str]) -> Outcome:
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


def marks_of(state: State, seat: int) -> tuple[int, ...]:
    """What ranks a player: an expedition where the variant asks for one, influence, coins.

    In an adventure the trophy comes first, and before the coins fewer cubes on the character.
    """
    if state.campaign:
        cubes = state.counter(seat, CUBES_GONE)
        return int(has_trophy(state, seat)), state.counter(seat, INFLUENCE), cubes, state.purse_of(seat)
    has_expedition = state.switch(END_NEEDS_EXPEDITION) and state.counter(seat, CLAIMED) > 0
    return int(has_expedition), state.counter(seat, INFLUENCE), state.purse_of(seat)


def what_decided(better: tuple[int, ...], worse: tuple[int, ...]) -> str:
    """The first mark that sets two neighbors apart."""
    marks = ("expedition", "influence", "coins") if len(better) == 3 else ("trophy", "influence", "cubes", "coins")
    for name, one, other in zip(marks, better, worse, strict=True):
        if one != other:
            return name
    return "shared"
