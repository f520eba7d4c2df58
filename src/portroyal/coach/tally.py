"""A review added up: luck and skill of each player, and the moments that decided the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .review import Chance, Decision

MOMENTS = 3
# What changed everybody's chance to win by less than this decided nothing.
TELLING = 0.005
# From this change on a stroke of luck turns a game.
TURNING = 0.04


@dataclass(frozen=True, slots=True)
class PlayerReview:
    """One player's game: start + luck + skill = result, and skill = own + others."""

    seat: int
    name: str
    start: float  # chance to win before the first decision
    luck: float  # what the cards changed
    drawn: float  # of this, what the cards of the player's own turns did
    skill: float  # what decisions changed
    own: float  # the player's own decisions: never above zero
    others: float  # everybody else's
    result: float  # share of the victory
    grades: dict[str, int]  # how many decisions of each class
    close: int  # decisions that were too close to call

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision or a stroke of luck that changed much."""

    number: int
    round: int
    kind: str  # luck or decision
    seat: int  # whose
    change: tuple[float, ...]  # of everyone's chance to win
    about: Decision | Chance

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number,
            "round": self.round,
            "kind": self.kind,
            "seat": self.seat,
            "change": list(self.change),
            "about": self.about.as_dict(),
        }


def players_of(
    names: Sequence[str],
    decisions: Sequence[Decision],
    chances: Sequence[Chance],
    start: Sequence[float],
    result: Sequence[float],
) -> tuple[PlayerReview, ...]:
    """Luck and skill of every seat."""
    found: list[PlayerReview] = []
    for seat, name in enumerate(names):
        changes = [(decision.seat == seat, decision.after[seat] - decision.before[seat]) for decision in decisions]
        own = sum(change for is_own, change in changes if is_own)
        others = sum(change for is_own, change in changes if not is_own)
        mine = [decision for decision in decisions if decision.seat == seat]
        found.append(
            PlayerReview(
                seat,
                name,
                start=start[seat],
                luck=sum(chance.change[seat] for chance in chances),
                drawn=sum(chance.change[seat] for chance in chances if chance.seat == seat),
                skill=own + others,
                own=own,
                others=others,
                result=result[seat],
                grades=dict(Counter(decision.grade for decision in mine)),
                close=sum(decision.too_close for decision in mine),
            )
        )
    return tuple(found)


def moments_of(
    decisions: Sequence[Decision], chances: Sequence[Chance], own: Moment | None = None
) -> tuple[Moment, ...]:
    """The moments that changed somebody's chance to win most, in the order they came; `own` is always one of them."""
    found = [moment_of(decision) for decision in decisions]
    found += [luck_moment(chance) for chance in chances]
    return tuple(sorted(most_telling(found, own), key=lambda moment: moment.number))


def costliest_of(decisions: Sequence[Decision], players: int) -> list[Moment | None]:
    """For each seat the decision that cost it most, if one cost anything that can be told."""
    found: list[Moment | None] = [None] * players
    for decision in sorted(decisions, key=lambda each: each.loss):
        if decision.loss > 0:
            found[decision.seat] = moment_of(decision)
    return found


def turning_of(decisions: Sequence[Decision], chances: Sequence[Chance]) -> tuple[Moment, ...]:
    """All that turned the game: every decision that cost something, and every large stroke of luck, as they came."""
    found = [moment_of(decision) for decision in decisions if decision.grade != "good"]
    luck = [luck_moment(chance) for chance in chances]
    found += [moment for moment in luck if abs(moment.change[moment.seat]) >= TURNING]
    return tuple(sorted(found, key=lambda moment: moment.number))


def luck_moment(chance: Chance) -> Moment:
    """A stroke of luck as a moment."""
    return Moment(chance.number, chance.round, "luck", chance.seat, chance.change, chance)


def moment_of(decision: Decision) -> Moment:
    """A decision as a moment."""
    change = tuple(after - before for before, after in zip(decision.before, decision.after, strict=True))
    return Moment(decision.number, decision.round, "decision", decision.seat, change, decision)


def most_telling(moments: Sequence[Moment], own: Moment | None) -> list[Moment]:
    """The given one and the largest, but no two that tell the same."""
    told = [own] if own else []
    for moment in sorted(moments, key=size_of, reverse=True):
        if len(told) < MOMENTS and size_of(moment) >= TELLING and not any(is_alike(moment, other) for other in told):
            told.append(moment)
    return told


def is_alike(one: Moment, other: Moment) -> bool:
    """Is this one story? Card after card in one harbor is, and so is what would be said in the same words."""
    same_turn = (one.round, one.kind, one.seat) == (other.round, other.kind, other.seat)
    return same_turn or said_of(one) == said_of(other)


def said_of(moment: Moment) -> tuple[Any, ...]:
    """What a moment is told by."""
    plain = moment.about.as_dict()
    what = ("bust",) if plain.get("bust") else tuple(plain.get(name) for name in ("action", "best", "cards"))
    return (moment.kind, moment.seat, *what)


def size_of(moment: Moment) -> float:
    """By how much it changed the chance of whom it changed most."""
    return max(map(abs, moment.change))
