"""What the rulebook of The Adventure Begins counts: where a campaign has another number, it is none of the printed one.

An author may tell a shorter story; whoever types in the printed one may not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from ..campaigns import Tale
from .evening import endings
from .graph import roads

CHAPTERS, CHARACTER_CARDS, CARDS, STARS, MOMENTS, ON_A_WAY, BUY_OFF, BUY_OFF_IN_VARIANT = 5, 5, 39, 15, 5, 4, 8, 10
EVENTS = {0: 13, 1: 1, 2: 1, 3: 1}
EVENT_DECK = {"cooperative": {"1": 1, "2": 1, "3": 2, "4": 3}, "competitive": {"2": 3, "3": 4, "4": 4}}
UNDER = ["ability", "trophy", {"crowns": 1}, {"crowns": 3}]
MOST_SHIELDS = 6


def unlike_printed(tale: Tale) -> list[str]:
    """Every number that is not the rulebook's, in sentences."""
    return [
        f"{what}: {found}; the rulebook has {printed}." for what, found, printed in counts(tale) if found != printed
    ]


def counts(tale: Tale) -> Iterator[tuple[str, object, object]]:
    """What is counted, what the campaign has, and what the rulebook has."""
    facts = tale.facts
    yield "Chapters", tale.chapters, CHAPTERS
    yield "Character cards", len(cast("Sequence[Any]", facts["characters"])), CHARACTER_CARDS
    events = cast("Sequence[Mapping[str, Any]]", facts["events"])
    yield "Events by their number", dict(sorted(Counter(event["number"] for event in events).items())), EVENTS
    yield "Events in the first month", facts["event_deck"], EVENT_DECK
    yield "Cards that join the deck", sum(sum(cards.values()) for cards in tale.cards.values()), CARDS
    yield "What is under the cubes", list(cast("Sequence[Any]", facts["cubes"]["under"])), UNDER
    shields = len(cast("Sequence[int]", facts["crowns"]["shields"]))
    yield "Influence of crowns at most", shields, MOST_SHIELDS
    missions = [mission.facts for mission in tale.missions.values()]
    yield "Missions with a star", sum(bool(mission.get("star")) for mission in missions), STARS
    yield "Missions decided at their moment", sum("moment" in mission for mission in missions), MOMENTS
    yield "Endings", len(endings(tale)), CHAPTERS
    for chapter in range(1, tale.chapters + 1):
        ways = sorted({len(road.missions) for road in roads(tale, chapter, "cooperative")})
        yield f"Missions on a way through chapter {chapter} together", ways, [ON_A_WAY]
    prices = {price for mission in missions for price in buy_offs(mission["hourglass"])}
    yield "Coins for a cube", sorted(prices), [BUY_OFF]
    variant = [event["effect"].get("buy_off") for event in events if event["number"] == 3]
    yield "Coins for a cube in the variant", variant, [BUY_OFF_IN_VARIANT]


def buy_offs(glass: Mapping[str, Any]) -> Iterator[int]:
    """What an hourglass asks for a cube, in either mode."""
    for each in (glass, glass.get("cooperative", {}), glass.get("competitive", {})):
        if "buy_off" in each:
            yield each["buy_off"]
