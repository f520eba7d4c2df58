"""Deckhand: a first simple plan, played without a thought about chance.

Use a gambler before anything else, or discover until three cards lie in the harbor; repel only what would bust,
take the most influence one can pay for and otherwise the ship that pays best, claim every expedition as soon as
possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ..catalog import BY_CODE
from ..knowledge.terms import terms_of, would_bust
from .afield import afield
from .bot import Bot
from .signing import sign

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action

ENOUGH_CARDS = 3
# Taxes, expeditions and repelled ships never fill the harbor: enough is enough.
ENOUGH_DRAWS = 8


class Deckhand(Bot):
    """Follows a plan of one line per phase."""

    name: ClassVar[str] = "deckhand"
    version: ClassVar[str] = "1"

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """What the plan says for this phase."""
        if view.story is not None:
            return afield(view, legal, random)
        signed = sign(view, legal)
        if signed is not None:
            return signed
        claims = [action for action in legal if action.kind == "claim"]
        if claims:
            return max(claims, key=lambda action: influence(action.card))
        choices = {action.kind: action for action in legal}
        if view.phase == "discover":
            return discover(view, choices)
        if view.phase == "repel" and view.ship is not None:
            return choices["repel" if would_bust(view, view.ship) else "keep"]
        takes = [action for action in legal if action.kind == "take"]
        return best_take(view, takes) or choices["pass"]


def discover(view: View, choices: dict[str, Action]) -> Action:
    """Gamble with nothing to lose; stop as soon as it may and there is enough to choose from."""
    if "gamble" in choices and not view.drawn:
        return choices["gamble"]
    enough = len(view.harbor) >= ENOUGH_CARDS or view.drawn >= ENOUGH_DRAWS
    first, second = ("stop", "draw") if enough else ("draw", "stop")
    return choices.get(first) or choices[second]


def influence(code: str | None) -> int:
    """What a card is worth at the end."""
    return BY_CODE[code].influence if code else 0


def best_take(view: View, takes: Sequence[Action]) -> Action | None:
    """The most influence, the cheapest of equals; else the ship that leaves most coins; else nothing."""
    terms = {action.card: terms_of(view, view.actor, action.card) for action in takes if action.card}
    by_card = {action.card: action for action in takes}
    worthy = [code for code in terms if terms[code].influence > 0]
    if worthy:
        return by_card[max(worthy, key=lambda code: (terms[code].influence, terms[code].change, code))]
    best = max(terms, key=lambda code: (terms[code].change, code), default=None)
    return by_card[best] if best is not None and terms[best].change > 0 else None
