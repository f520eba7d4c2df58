"""Was the deck fair? A whole record looked at, point by point: what holds, what does not, and what can't be told.

`replay` stops at the first thing that does not hold; here every point has its answer. The decks are worked out a second
time, by `decks`, so that a mistake of the engine's own shuffle would be seen as well.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import RecordError
from ..fair import Fair, first_player
from ..game import Game
from .decks import Decks, WrongCard, batches_of, pile_of
from .playback import check_end, check_head, is_sealed, parts_of, replay

POINTS = ("commitment", "parts", "first", "actions", "cards", "outcome", "hash", "seal")
# What a second replay looks at by itself.
ENDS = ("fair", "outcome", "hash", "seal")


@dataclass(frozen=True, slots=True)
class Point:
    """One thing that was looked at."""

    id: str  # one of POINTS
    holds: bool | None  # None: it can't be told
    facts: dict[str, Any] = field(default_factory=dict[str, Any])

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"id": self.id, "holds": self.holds, **self.facts}


def prove(record: Mapping[str, Any]) -> list[Point]:
    """Every point of a record, in order. Only what is no record at all is refused."""
    check_head(record)
    fair = parts_of(record) if "fair" in record else None
    found = {"commitment": None, "parts": None, "first": None} if fair is None else promises(record, fair)
    points = [Point(id, holds) for id, holds in found.items()]
    seal = Point("seal", is_sealed(record))
    try:
        game = replay({key: value for key, value in record.items() if key not in ENDS})
    except RecordError as error:
        rest = POINTS[len(points) + 1 : -1]
        why = {"why": error.message, **({"number": error.facts["number"]} if "number" in error.facts else {})}
        return [*points, Point("actions", False, why), *(Point(id, None) for id in rest), seal]
    exact = game.words() == list(record["actions"])  # playing forgives capitals and blanks; proving does not
    return [*points, Point("actions", exact, {"count": game.version}), cards(game), *ends(game, record), seal]


def promises(record: Mapping[str, Any], fair: Fair) -> dict[str, bool]:
    """Did the server keep its word, do the parts lead to the seed, and the seed to who began?"""
    return {
        "commitment": fair.is_kept,
        "parts": record["seed"] == fair.seed,
        "first": record.get("start", 0) == first_player(fair.seed, len(fair.parts)),
    }


def cards(game: Game) -> Point:
    """Is every card that came up the one that the seed's shuffles put there?"""
    if "position" in game.origin() or game.ruleset.version == 1 or not isinstance(game.seed, str):
        return Point("cards", None)
    decks = Decks(pile_of(game.ruleset), game.seed, game.players, batches_of(game.ruleset))
    try:
        decks.follow(game.events())
    except WrongCard as error:
        wrong = {"card": error.event.card, "expected": error.expected, "number": decks.seen + 1}
        return Point("cards", False, wrong)
    return Point("cards", True, {"count": decks.seen, "shuffles": decks.shuffles})


def ends(game: Game, record: Mapping[str, Any]) -> list[Point]:
    """Does the game end as the record says?"""
    found: list[Point] = []
    for key in ("outcome", "hash"):
        holds: bool | None = None
        if record.get(key) is not None or (key == "outcome" and game.over and key in record):
            try:
                check_end(game, {key: record[key]})
                holds = True
            except RecordError:
                holds = False
        found.append(Point(key, holds))
    return found
