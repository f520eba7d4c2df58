"""What happened, as people and clients read it: the engine's rows with names and codes."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from .campaigns import CHARACTER_NAMES, EVENT_CARD_NAMES, MISSION_NAMES
from .catalog import CODES
from .contracts import IDS
from .engine.vocabulary import (
    CHARACTER_CHOSEN,
    COINS_GAINED,
    CONTRACT_ADVANCED,
    CONTRACT_COMPLETED,
    CONTRACT_OFFERED,
    END_NAMES,
    EVENT_NAMES,
    EVENT_REVEALED,
    EVERYONE,
    GAIN_NAMES,
    GAME_ENDED,
    INFLUENCE_GAINED,
    MISSION_ADVANCED,
    MISSION_COMPLETED,
    MONTH_ENDED,
    NO_CARD,
    NOBODY,
    STORY_READ,
)

Row = tuple[int, int, int, int, int, int]
# What the detail of an event counts in: a name for each number.
NAMES_OF_DETAILS = {
    COINS_GAINED: GAIN_NAMES,
    GAME_ENDED: END_NAMES,
    **dict.fromkeys((CONTRACT_OFFERED, CONTRACT_ADVANCED, CONTRACT_COMPLETED, INFLUENCE_GAINED), IDS),
    **dict.fromkeys((STORY_READ, MONTH_ENDED, MISSION_ADVANCED, MISSION_COMPLETED), MISSION_NAMES),
    EVENT_REVEALED: EVENT_CARD_NAMES,
    CHARACTER_CHOSEN: CHARACTER_NAMES,
}


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Everyone learns of it; only the audience sees its card."""

    kind: str
    seat: int  # whose doing; the active player where it is nobody's
    card: str | None
    count: int
    detail: int | str
    audience: int | str  # "everyone", "nobody" or a seat

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat, or a spectator (None), may see it."""
        if self.audience in ("everyone", seat):
            return self
        return replace(self, card=None)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


def event_of(row: Row) -> Event:
    """An engine's row as an event."""
    kind, seat, card, count, detail, audience = row
    return Event(
        EVENT_NAMES[kind],
        seat,
        None if card == NO_CARD else CODES[card],
        count,
        NAMES_OF_DETAILS[kind][detail] if kind in NAMES_OF_DETAILS else detail,
        {EVERYONE: "everyone", NOBODY: "nobody"}.get(audience, audience),
    )
