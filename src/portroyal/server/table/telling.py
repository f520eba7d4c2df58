"""What a guest is told of an entry: made up from nothing, field by field, never by leaving things out.

Seeds, tokens and ids of requests have no field to go into. Events go through `Event.seen_by`, so a card that
only one seat may see is told to that seat alone.
"""

from __future__ import annotations

from functools import lru_cache, singledispatch
from typing import Any

from ...engine.vocabulary import EVERYONE
from ...events import Row, event_of
from ..protocol import Entry, EventInfo
from .entries import (
    Dismissed,
    Ended,
    Held,
    Hinted,
    Hosted,
    Joined,
    Left,
    Locked,
    Mended,
    Moved,
    Muted,
    Opened,
    Paced,
    PageTurned,
    PartAdded,
    Planned,
    PlanTold,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Shared,
    Spoke,
    Started,
    Stored,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Voided,
    Voted,
)
from .steps import Step

SECRET = ("return",)  # what these are about is known to who did it alone


def told(step: Step, seat: int | None) -> Entry:
    """An entry as a seat, or a watcher, is told it."""
    entry = step.entry
    kind: Any = "seated" if isinstance(entry, Renamed) else entry.__struct_config__.tag
    return Entry(
        number=entry.number,
        kind=kind,
        at=entry.at,
        version=step.version if isinstance(entry, Started | Moved | Undone | Mended) else None,
        events=[event_info(row, seat) for row in step.rows],
        action=words_for(entry.action, entry.seat, seat) if isinstance(entry, Moved) else None,
        **particulars(entry),
    )


def words_for(action: str, actor: int, seat: int | None) -> str:
    """An action as a seat may know it: which card was put back on the deck only who did it knows."""
    verb = action.partition(" ")[0]
    return verb if verb in SECRET and seat != actor else action


def is_public(step: Step) -> bool:
    """Is everyone told the same of this entry?"""
    if isinstance(step.entry, Moved) and words_for(step.entry.action, step.entry.seat, None) != step.entry.action:
        return False
    return all(row[-1] == EVERYONE for row in step.rows)


@lru_cache(16_384)
def event_info(row: Row, seat: int | None) -> EventInfo:
    """An event of the game as a seat may see it. The same happens in many games, and is told again and again."""
    event = event_of(row).seen_by(seat)
    return EventInfo(kind=event.kind, seat=event.seat, card=event.card, count=event.count, detail=event.detail)


@singledispatch
def particulars(entry: Stored) -> dict[str, Any]:
    """What else there is to tell."""
    raise TypeError(f"nobody tells of {entry!r}")


@particulars.register
def plain(entry: Planned | PartAdded | Started | Ended | Mended | Voided) -> dict[str, Any]:
    """Nothing."""
    return {}


@particulars.register
def opened(entry: Opened) -> dict[str, Any]:
    """Who opened the table."""
    return {"name": next(guest.name for guest in entry.guests if guest.number == entry.host)}


@particulars.register
def joined(entry: Joined) -> dict[str, Any]:
    """Who came, and where they sit."""
    return {"seat": entry.seat, "name": entry.who.name}


@particulars.register
def named(entry: Left | Seated | Renamed | Hosted | Voted) -> dict[str, Any]:
    """Who, and on which seat."""
    return {"seat": entry.seat, "name": entry.name}


@particulars.register
def moved(entry: Moved) -> dict[str, Any]:
    """Who did it; what was done is not told to all alike, see `words_for`."""
    return {"seat": entry.seat, "by_bot": entry.guest is None, "safe": entry.safe}


@particulars.register
def at_seat(entry: UndoAsked | UndoAgreed | UndoRefused | Hinted | Returned | TimedOut) -> dict[str, Any]:
    """Who."""
    return {"seat": entry.seat}


@particulars.register
def undone(entry: Undone) -> dict[str, Any]:
    """Who, and how far."""
    return {"seat": entry.seat, "text": str(entry.actions)}


@particulars.register
def held(entry: Held) -> dict[str, Any]:
    """For whom a bot plays, and why."""
    return {"seat": entry.seat, "text": entry.why}


@particulars.register
def spoke(entry: Spoke) -> dict[str, Any]:
    """Who said what."""
    return {"seat": entry.seat, "name": entry.name, "text": entry.text or None, "reaction": entry.reaction}


@particulars.register
def plan_told(entry: PlanTold) -> dict[str, Any]:
    """Which bot, and what it is after: all of it is public."""
    return {"seat": entry.seat, "plan": entry.plan}


@particulars.register
def paced(entry: Paced) -> dict[str, Any]:
    """How fast bots play now."""
    return {"text": entry.pace}


@particulars.register
def shared(entry: Shared) -> dict[str, Any]:
    """How the coins are to be split."""
    return {"text": " ".join(map(str, entry.coins))}


@particulars.register
def page_turned(entry: PageTurned) -> dict[str, Any]:
    """Which page."""
    return {"text": str(entry.page)}


@particulars.register
def dismissed(entry: Dismissed) -> dict[str, Any]:
    """Who, and whether for good."""
    return {"name": entry.name, "text": "banned" if entry.ban else None}


@particulars.register
def muted(entry: Muted) -> dict[str, Any]:
    """Who may not talk, or may again."""
    return {"name": entry.name, "text": "on" if entry.muted else "off"}


@particulars.register
def locked(entry: Locked) -> dict[str, Any]:
    """Whether anybody new may come."""
    return {"text": "on" if entry.locked else "off"}


@particulars.register
def rematched(entry: Rematched) -> dict[str, Any]:
    """Where to go."""
    return {"text": entry.code}
