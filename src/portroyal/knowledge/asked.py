"""What is asked about by its name: the card of a code, or a clear answer that there is none."""

from __future__ import annotations

from difflib import get_close_matches

from ..catalog import BY_CODE, CARDS, Card
from ..engine.vocabulary import EXPEDITION, SHIP
from ..errors import PortRoyalError, shown
from ..given import check_kind
from .view import View


def check_view(view: object) -> None:
    """Refuse what is no view, above all a game: what nobody may know is not asked."""
    check_kind(view, View, "A View is asked, as game.view(seat) gives it")


def card_of(code: str) -> Card:
    """The card of a code, if there is one."""
    card = BY_CODE.get(code) if isinstance(code, str) else None  # pyright: ignore[reportUnnecessaryIsInstance]
    if card is None:
        near = get_close_matches(str(code), list(BY_CODE), n=1)
        guess = f" Did you mean {shown(near[0])}?" if near else " `portroyal cards` lists them all."
        raise PortRoyalError(f"There is no card {shown(code)}.{guess}", code="odds/card", card=code)
    return card


def expedition_of(code: str) -> Card:
    """The expedition of a code; nothing else has symbols to be paid."""
    card = card_of(code)
    if card.kind != EXPEDITION:
        raise PortRoyalError(f"{code} is no expedition, so it asks for nobody.", code="odds/card", card=code)
    return card


def ship_colors(view: View) -> set[str | None]:
    """The colors of the ships in this game."""
    return {CARDS[card].color for card in view.ruleset.cards() if CARDS[card].kind == SHIP}
