"""Players that are not people, weakest first: one file per character.

A bot is given what a person at its place would see, never the game itself. `create("deckhand")` makes one
by name, `create("navigator@50")` one that thinks over 50 deals instead of by the clock, and
`create("package.module:Class")` one that somebody else has written; `BOTS` lists our own. They are imported
when they are needed.
"""

from __future__ import annotations

from difflib import get_close_matches
from importlib import import_module
from inspect import signature
from typing import Any

from ..errors import PortRoyalError, shown
from ..given import check_kind
from .bot import Bot, Listener, version_of
from .strangers import foreign_class
from .thinking import check_thinking

# Weakest first; the module of this package and the class in it.
BOTS: dict[str, str] = {
    "castaway": "castaway:Castaway",
    "deckhand": "deckhand:Deckhand",
    "thumb-easy": "thumb:ThumbEasy",
    "thumb-medium": "thumb:ThumbMedium",
    "thumb-hard": "thumb:ThumbHard",
    "bosun": "bosun:Bosun",
    "helmsman": "helmsman:Helmsman",
    "cautious": "helmsman:Cautious",
    "daredevil": "helmsman:Daredevil",
    "expedition-hunter": "helmsman:ExpeditionHunter",
    "navigator": "navigator:Navigator",
    "privateer": "privateer:Privateer",
}

# What bots were called before; tables and games that were saved then know them by these names.
FORMER_NAMES = {"gambler": "daredevil"}

LONGEST_NUMBER = 100  # digits of a number of deals: Python reads no endless ones


def bot_class(name: str) -> type[Bot]:
    """The class of a bot, by its name or as `module:Class`; either may have a number of deals behind an @."""
    given, (name, deals) = name, plain(name)
    if name in BOTS:
        module, _, of_module = BOTS[name].partition(":")
        kind = getattr(import_module(f".{module}", __name__), of_module)
    else:
        kind = stranger(name)
    if deals is not None and not (deals > 0 and takes(kind, "iterations")):
        message = f"{shown(given)} should be a bot that searches, @ and a number of deals, like navigator@50."
        raise PortRoyalError(message, code="bot/deals", name=given)
    return kind


def plain(name: str) -> tuple[str, int | None]:
    """The name of a bot without its number of deals, and that: `navigator@50`."""
    check_kind(name, str, "A bot is named by a text, like helmsman, navigator@50 or module:Class")
    bot, at, deals = name.partition("@")
    if not at:
        return name_today(name), None
    is_number = deals.isascii() and deals.isdecimal() and len(deals) <= LONGEST_NUMBER
    return name_today(bot), int(deals) if is_number else 0


def name_today(name: str) -> str:
    """What a bot is called now."""
    check_kind(name, str, "A bot is named by a text")
    return FORMER_NAMES.get(name, name)


def stranger(name: str) -> type[Bot]:
    """The class of a bot that is none of ours."""
    if ":" in name:
        return foreign_class(name)
    near = get_close_matches(name, BOTS, n=1)
    guess = f" Did you mean {shown(near[0])}?" if near else ""
    message = (
        f"There is no bot {shown(name)}.{guess} There are: {', '.join(BOTS)}; one of your own is named as module:Class."
    )
    raise PortRoyalError(message, code="bot/unknown", name=name, choices=tuple(BOTS))


def create(name: str, *, seconds: float | None = None, iterations: int | None = None) -> Bot:
    """A bot by its name; how long it may think is told to those who ask for it."""
    check_thinking(seconds, iterations)
    kind, (_, deals) = bot_class(name), plain(name)
    given = {"seconds": seconds, "iterations": deals or iterations}
    limits = {key: value for key, value in given.items() if value is not None and takes(kind, key)}
    return kind(**limits)


def takes(kind: type[Bot], keyword: str) -> bool:
    """Does the constructor of a bot take this keyword?"""
    try:
        wanted: Any = signature(kind).parameters
    except (TypeError, ValueError):  # a class that does not tell
        return False
    return keyword in wanted


__all__ = [
    "BOTS",
    "FORMER_NAMES",
    "Bot",
    "Listener",
    "bot_class",
    "create",
    "name_today",
    "plain",
    "version_of",
]
