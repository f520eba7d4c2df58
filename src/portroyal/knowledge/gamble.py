"""The exact chance that a gambler's cards do not bust.

No ship is repelled among them, so every second ship of a color is a bust. Taxes, expeditions and persons are
harmless; where the deck may end on the way, the count goes on with the new deck, as in `ahead`.
"""

from __future__ import annotations

from fractions import Fraction

from ..engine.vocabulary import GAMBLE_CARDS
from ..errors import PortRoyalError
from .ahead import look_ahead
from .asked import check_view
from .view import View


def survival(view: View) -> Fraction:
    """The chance that the active player gets through a gambler's cards, all of them or as many as there are."""
    check_view(view)
    if "gambler" not in view.ruleset.modules:
        raise PortRoyalError("There is no gambler in a game without the module 'gambler'.", code="odds/gamble")
    if view.over:
        raise PortRoyalError("The game is over: nobody reveals cards any more.", code="odds/gamble")
    cards = view.table.number(GAMBLE_CARDS)
    return look_ahead(view, cards, repel=False).survive[cards]
