"""Names of an adventure: events and characters, in words; those of a campaign that has none are told by their ids."""

from __future__ import annotations

from .speech import Words


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
