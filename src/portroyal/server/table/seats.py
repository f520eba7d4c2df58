"""Seats before the game: the host's plan, who sits where, and what everybody is called.

Names differ so that nobody is taken for another, colors differ altogether. A person's wish comes first; bots without
one are named after sailors, so that two of a character are never confused, and step aside for people.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from unicodedata import normalize
from zlib import crc32

import msgspec

from ...bots import BOTS
from ...errors import PositionError
from ...position import LONGEST_NAME, check_name
from ..protocol import SeatPlan
from ..protocol.refusals import refused
from .entries import Guest, Place
from .writing import EMOJI_STYLE, is_alike, is_shown

COLORS = 8
DEFAULT_BOT = "bosun"  # who plays where nobody said who, and for people who are away
SAILORS = (
    *("Rackham", "Bonny", "Morgan", "Kidd", "Dampier", "Vane", "Surcouf", "Avery", "Tew", "Lafitte", "Roberts"),
    *("Myngs", "Cornelis", "Alwilda", "Teuta", "Jol", "Bellamy", "Cheng"),
)


def clean_name(name: str) -> str:
    """A name without space around it; one that can't be shown anywhere is refused."""
    trimmed = " ".join(normalize("NFC", name).replace(EMOJI_STYLE, "").split())
    try:
        check_name(trimmed)
    except PositionError as error:
        raise refused("table/name", most=LONGEST_NAME) from error
    if not is_shown(trimmed):
        raise refused("table/name", most=LONGEST_NAME)
    return trimmed


def check_free(name: str, taken: Iterable[str | None]) -> None:
    """Refuse a name somebody has."""
    if any(is_alike(name, other) for other in taken if other is not None):
        raise refused("table/name_taken", name=name)


def check_bot(bot: str | None) -> str:
    """The bot that is meant: one of ours, never a module somebody names."""
    if bot is None:
        return DEFAULT_BOT
    if bot not in BOTS:
        raise refused("table/no_such_bot", bot=bot, choices=", ".join(BOTS))
    return bot


def check_seat(places: Sequence[Place], seat: int) -> None:
    """Refuse a seat that is not there."""
    if seat >= len(places):
        raise refused("table/no_such_seat", seat=seat, last=len(places) - 1)


def open_seat(places: Sequence[Place], wanted: int | None) -> int:
    """The seat somebody gets who comes to play."""
    if wanted is not None:
        check_seat(places, wanted)
        if places[wanted].kind != "open":
            raise refused("table/seat_taken", seat=wanted)
        return wanted
    for seat, place in enumerate(places):
        if place.kind == "open":
            return seat
    raise refused("table/full")


def free_color(wish: int, places: Sequence[Place]) -> int:
    """The color that is wished for, or the next that no other player has chosen."""
    taken = {place.color for place in places if place.kind == "person"}
    return next((color for step in range(COLORS) if (color := (wish + step) % COLORS) not in taken), wish)


def person(guest: Guest, places: Sequence[Place]) -> Place:
    """The place of somebody who sits down among these."""
    return Place("person", guest.number, guest.name, free_color(guest.color, places))


# --- The host's plan ---


def planned(
    plans: Sequence[SeatPlan], host: Guest, before: Sequence[Place], guests: Mapping[int, Guest]
) -> list[Place]:
    """The places by a host's plan. Whoever has come keeps the seat, or gets another one that is open."""
    if sum(plan.kind == "me" for plan in plans) > 1:
        raise refused("table/one_host")
    places: list[Place] = []
    for plan in plans:
        places.append(planned_place(plan, host, places))
    settle_people(places, host, before)
    names = [place.name for place in places if place.name is not None]
    for at, name in enumerate(names):
        check_free(name, names[:at])
    others = [guest.name for guest in guests.values() if guest.number != host.number]
    for place in places:
        if place.name is not None and place.guest in (None, host.number):
            check_free(place.name, others)
    return places


def planned_place(plan: SeatPlan, host: Guest, before: Sequence[Place]) -> Place:
    """One place by the plan, before anybody else sits down."""
    if plan.kind == "open":
        return Place("open")
    if plan.kind == "bot":
        name = clean_name(plan.name) if plan.name is not None else None
        return Place("bot", None, name, plan.color, check_bot(plan.bot))
    wish = host.color if plan.color is None else plan.color
    if plan.kind == "me":
        return Place("person", host.number, host.name, free_color(wish, before))
    name = clean_name(plan.name) if plan.name is not None else device_name(host.name, before)
    return Place("person", host.number, name, free_color(wish, before))


def device_name(host: str, places: Sequence[Place]) -> str:
    """What one more player on the host's device is called: Ann 2, Ann 3."""
    taken = {place.name for place in places}
    names = (f"{host[: LONGEST_NAME - 2]} {count}" for count in range(2, 10))
    return next(name for name in names if name not in taken)


def settle_people(places: list[Place], host: Guest, before: Sequence[Place]) -> None:
    """Whoever sat keeps the seat if it is still open, else takes the first that is."""
    sitting = [(seat, place) for seat, place in enumerate(before) if place.guest not in (None, host.number)]
    moved: list[Place] = []
    for seat, place in sitting:
        if seat < len(places) and places[seat].kind == "open":
            places[seat] = place
        else:
            moved.append(place)
    open_seats = [seat for seat, place in enumerate(places) if place.kind == "open"]
    for seat, place in zip(open_seats, moved, strict=False):
        places[seat] = place
    for seat, place in enumerate(places):
        if place.kind == "person":
            places[seat] = msgspec.structs.replace(place, color=free_color(place.color or 0, places[:seat]))


# --- What everybody is called ---


def dressed(places: Sequence[Place], code: str) -> list[Place]:
    """The places with a name for every bot and a color for everyone; people's wishes come first."""
    taken = [place.name for place in places if place.name is not None]
    first = crc32(code.encode()) % len(SAILORS)  # other tables, other sailors
    sailors = [*SAILORS[first:], *SAILORS[:first]]
    free = (name for name in sailors if not any(is_alike(name, other) for other in taken))
    used = {place.color for place in places if place.kind == "person"}
    found: list[Place] = []
    for place in places:
        if place.kind != "person":
            wish = place.color
            color = wish if wish is not None and wish not in used else next(c for c in range(COLORS) if c not in used)
            used.add(color)
            name = place.name or (next(free) if place.kind == "bot" else None)
            place = msgspec.structs.replace(place, name=name, color=color)
        found.append(place)
    return found
