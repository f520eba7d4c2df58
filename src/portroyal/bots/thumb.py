"""Rules of thumb, as public implementations of this game use them: three opponents who count ships.

They stop at one, two or three ships in the harbor, and allow themselves one more with three or more swords. A
gambler is used if two ships more would not be too many. Then they take what gives most influence for its price, else
the richest ship. They repel what would bust and claim whatever they can.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from ..catalog import BY_CODE
from ..knowledge.odds import harbor_colors
from ..knowledge.terms import terms_of, would_bust
from .afield import afield
from .bot import Bot
from .signing import sign

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action

BRAVE_FROM = 3  # swords
SHIPS_GAMBLED = 2  # among the four cards of a gambler, on average
# Who can repel every ship would never see enough of them.
ENOUGH_DRAWS = 20


class Thumb(Bot):
    """Stops at a number of ships."""

    name: ClassVar[str]
    version: ClassVar[str] = "1"
    ships: ClassVar[int]

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """What the rule of thumb says for this phase."""
        if view.story is not None:
            return afield(view, legal, random)
        signed = sign(view, legal)
        if signed is not None:
            return signed
        claims = [action for action in legal if action.kind == "claim"]
        if claims:
            return max(claims, key=lambda action: BY_CODE[str(action.card)].influence)
        choices = {action.kind: action for action in legal}
        if view.phase == "discover":
            if "gamble" in choices and len(harbor_colors(view)) + SHIPS_GAMBLED <= self.ships:
                return choices["gamble"]
            first, second = ("stop", "draw") if self.has_enough(view) else ("draw", "stop")
            return choices.get(first) or choices[second]
        if view.ship is not None:
            must_go = would_bust(view, view.ship) or "keep" not in choices
            return choices["repel" if must_go else "keep"]
        return best_bargain(view, [action for action in legal if action.kind == "take"]) or choices["pass"]

    def has_enough(self, view: View) -> bool:
        """Are there enough ships in the harbor, or enough draws behind us?"""
        brave = view.players[view.active].swords >= BRAVE_FROM
        return len(harbor_colors(view)) >= self.ships + brave or view.drawn >= ENOUGH_DRAWS


class ThumbEasy(Thumb):
    """Stops at the first ship."""

    name = "thumb-easy"
    ships = 1


class ThumbMedium(Thumb):
    """Stops at the second."""

    name = "thumb-medium"
    ships = 2


class ThumbHard(Thumb):
    """Stops at the third."""

    name = "thumb-hard"
    ships = 3


def best_bargain(view: View, takes: Sequence[Action]) -> Action | None:
    """The most influence for its price; else the ship that leaves most coins; else nothing."""
    terms = {action: terms_of(view, view.actor, str(action.card)) for action in takes}

    def bargain(action: Action) -> tuple[float, int]:
        influence = terms[action].influence
        return influence / max(-terms[action].change, 0.5), influence

    worthy = [action for action in takes if terms[action].influence > 0]
    if worthy:
        return max(worthy, key=bargain)
    best = max(terms, key=lambda action: terms[action].change, default=None)
    return best if best is not None and terms[best].change > 0 else None
