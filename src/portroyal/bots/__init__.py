"""Players that are not people, weakest first: one file per character.

A bot is given what a person at its place would see, never the game itself. `create("deckhand")` makes one
by name; `BOTS` lists them.
"""

from __future__ import annotations

from difflib import get_close_matches

from ..errors import PortRoyalError
from .bot import Bot
from .castaway import Castaway
from .deckhand import Deckhand

BOTS: dict[str, type[Bot]] = {"castaway": Castaway, "deckhand": Deckhand}


def create(name: str) -> Bot:
    """A bot by its name."""
    if name in BOTS:
        return BOTS[name]()
    near = get_close_matches(name, BOTS, n=1)
    guess = f" Did you mean {near[0]!r}?" if near else ""
    message = f"There is no bot {name!r}.{guess} There are: {', '.join(BOTS)}."
    raise PortRoyalError(message, code="bot/unknown", name=name, choices=tuple(BOTS))


__all__ = ["BOTS", "Bot", "Castaway", "Deckhand", "create"]
