"""One evening of a campaign: a chapter as it was played, and where its story led."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..campaigns import Tale
from ..game import Game


@dataclass(frozen=True, slots=True)
class Evening:
    """A finished chapter, or a game of the variant."""

    chapter: int  # none in the variant: 0
    mode: str
    names: tuple[str, ...]
    start: int  # the seat that began
    winners: tuple[int, ...]  # seats; of a crew all or none
    characters: tuple[str, ...]  # by seat: who everybody was
    road: tuple[str, ...]  # the missions on the table, in their order
    batches: tuple[str, ...]  # cards that are in the deck now
    ending: str | None  # the story card that is read at the end
    coda: str | None  # and with which last words
    record: Mapping[str, Any]

    @property
    def is_won(self) -> bool:
        """Does the story go on? Against each other it always does."""
        return self.mode != "cooperative" or bool(self.winners)


def evening_of(game: Game) -> Evening:
    """What a finished game of the adventure was."""
    adventure = game.ruleset.adventure
    assert adventure is not None and game.outcome is not None
    tale = adventure.tale
    story = game.to_position()["story"]
    road = tuple(mission["id"] for mission in story["missions"])
    is_read = adventure.mode == "competitive" or (adventure.mode == "cooperative" and bool(game.outcome.winners))
    ending = ending_of(tale, adventure.chapter) if is_read else None
    return Evening(
        chapter=adventure.chapter,
        mode=adventure.mode,
        names=game.names,
        start=game.state.start,
        winners=game.outcome.winners,
        characters=tuple(player["character"] for player in story["players"]),
        road=road,
        batches=batches_after(tale, adventure.batches, road),
        ending=ending,
        coda=None if ending is None else coda_of(tale, ending, road[-1]),
        record=game.record(),
    )


def batches_after(tale: Tale, before: tuple[str, ...], road: tuple[str, ...]) -> tuple[str, ...]:
    """The cards in the deck once these story cards were read, in the order of the campaign."""
    added = {*before, *(batch for mission in road for batch in tale.missions[mission].adds)}
    return tuple(batch for batch in tale.batches if batch in added)


def endings(tale: Tale) -> dict[str, Mapping[str, Any]]:
    """The story cards that end a chapter, by id."""
    return {card["id"]: card for card in tale.facts["story"] if card.get("kind") == "ending"}


def ending_of(tale: Tale, chapter: int) -> str | None:
    """The story card that ends a chapter, if the campaign has one."""
    return next((name for name, card in endings(tale).items() if card["chapter"] == chapter), None)


def coda_of(tale: Tale, ending: str, last: str) -> str | None:
    """The last words that go with the last mission on the table."""
    codas: Mapping[str, list[str]] = endings(tale)[ending].get("codas", {})
    return next((coda for coda, missions in codas.items() if last in missions), None)
