"""An adventure in words: events, characters, what missions ask for; what a campaign has no words for goes by its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .speech import Words

# Things that a mission asks for and that are called as a card is.
SHIPS = {"yellow": "pinnace", "blue": "flute", "green": "barque", "red": "frigate", "black": "galleon"}
CARDS = SHIPS | {"wholesalers": "wholesaler", "clerks": "clerk"}


def character_name(t: Words, character: str) -> str:
    """The name of a character."""
    return named(t, f"character-{character}", character)


def event_name(t: Words, event: str) -> str:
    """The title of an event."""
    return named(t, f"event-{event}", event)


def event_text(t: Words, event: str) -> str:
    """What an event does."""
    return named(t, f"event-{event}-text", "")


def named(t: Words, message: str, otherwise: str) -> str:
    """A message, if there is one for it."""
    key = message.replace("_", "-")
    return t(key) if key in t else otherwise


def demand_text(t: Words, what: str, count: int) -> str:
    """One thing a mission asks for: `2 swords`, `1 × Flute`."""
    key = f"mission-need-{what}".replace("_", "-")
    if key in t:
        return t(key, count=count)
    return t("mission-need-card", count=count, name=named(t, f"card-name-{CARDS.get(what, what)}", what))


def mission_text(t: Words, facts: Mapping[str, Any]) -> str:
    """All that a mission asks for: when, what one must have, what one gives, how often."""
    told: list[str] = []
    if "moment" in facts:
        told.append(named(t, f"mission-moment-{facts['moment']}", facts["moment"]))
    for key, message in (("own", "mission-have"), ("discard", "mission-give")):
        if things := [demand_text(t, what, count) for what, count in facts.get(key, {}).items()]:
            told.append(t(message, things=t.series(things)))
    if facts.get("times", 1) > 1:
        told.append(t("mission-times", count=facts["times"]))
    if facts.get("takes_fewer"):
        told.append(t("mission-fewer", count=facts["takes_fewer"]))
    return " ".join(told)
