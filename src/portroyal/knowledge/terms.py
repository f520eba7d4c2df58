"""The terms of the table: what a card costs or brings a seat, how many it may take, whom it lacks for an expedition.

Bots, coach, offers, odds and terminal ask here, and here the engine is asked, on the table of the view: no rule is
written twice.
"""

from __future__ import annotations

from ..engine import discover, timing, trade
from ..engine.state import State
from ..engine.vocabulary import COLOR_NAMES, ROOM, SHIP
from ..errors import PortRoyalError, shown
from ..given import check_count, whole
from ..ruleset import check_seat
from .asked import card_of, check_view, expedition_of, ship_colors
from .reckoning import Terms, missing_on, short_on, short_symbols, terms_on
from .view import View


def table_with(view: View, seat: int) -> State:
    """The table of a view, if it has this seat: the engine takes a caller's word for it."""
    check_view(view)
    check_seat("seat", whole(seat), view.table.seats)
    return view.table


# --- One card ---


def terms_of(view: View, seat: int, code: str) -> Terms:
    """What a seat gains and pays if it takes a card from the harbor, or claims an expedition, as things are."""
    return terms_on(table_with(view, seat), seat, card_of(code))


def can_pay(view: View, seat: int, code: str) -> bool:
    """Could a seat pay for a card of the harbor, were it its time to take? Some rulings let a ship pay its own fee."""
    return trade.can_pay(table_with(view, seat), seat, card_of(code).number)


def coins_short(view: View, seat: int, code: str) -> int:
    """How many coins a seat lacks to take a card of the harbor."""
    table, card = table_with(view, seat), card_of(code)
    return short_on(table, seat, card, terms_on(table, seat, card))


def can_repel(view: View, code: str) -> bool:
    """Is this a ship, and has the active player the swords to repel it?"""
    check_view(view)
    table, card = view.table, card_of(code)
    return card.kind == SHIP and bool(discover.can_repel(table, card.number))


def would_bust(view: View, code: str) -> bool:
    """Does a ship of this one's color lie in the harbor, so that keeping it is a bust?"""
    check_view(view)
    table, card = view.table, card_of(code)
    return card.kind == SHIP and bool(table.colors >> COLOR_NAMES.index(str(card.color)) & 1)


# --- The harbor ---


def takes_allowed(view: View, seat: int, colors: int | None = None) -> int:
    """How many cards a seat may take from the harbor as it lies, or with so many ship colors in it."""
    table = table_with(view, seat)
    if colors is None:
        return trade.takes_allowed(table, seat)
    most = len(ship_colors(view))
    if type(colors) is not int or not 0 <= colors <= most:
        message = f"There are 0 to {most} ship colors in a harbor, not {shown(colors)}."
        raise PortRoyalError(message, code="odds/colors", colors=colors)
    return trade.takes_with(table, seat, colors)


def colors_worth(view: View) -> tuple[int, ...]:
    """The numbers of ship colors that let the active player take one card more: four, five."""
    check_view(view)
    takes = [takes_allowed(view, view.active, colors) for colors in range(len(ship_colors(view)) + 1)]
    return tuple(colors for colors in range(1, len(takes)) if takes[colors] > takes[colors - 1])


def admirals_bring(view: View, seat: int, cards: int) -> int:
    """The coins a seat gets for its admirals when its taking begins with so many cards in the harbor."""
    check_count("cards", cards := whole(cards), 0, ROOM)
    return timing.admirals_bring(table_with(view, seat), seat, cards)


def vice_admirals_bring(view: View, seat: int, cards: int) -> int:
    """The same for its vice admirals."""
    check_count("cards", cards := whole(cards), 0, ROOM)
    return timing.vice_admirals_bring(table_with(view, seat), seat, cards)


def gunners_bring(view: View, seat: int, ships: int) -> int:
    """The coins a seat gets for its gunners when its taking begins with so many ships in the harbor."""
    check_count("ships", ships := whole(ships), 0, ROOM)
    return timing.gunners_bring(table_with(view, seat), seat, ships)


# --- Expeditions ---


def symbols_short(view: View, seat: int, code: str) -> tuple[str, ...]:
    """The symbols of an expedition that a seat has no settler, captain or priest for, jacks not counted."""
    return short_symbols(table_with(view, seat), seat, expedition_of(code))


def symbols_missing(view: View, seat: int, code: str) -> tuple[str, ...]:
    """The symbols of an expedition nobody in a seat's display stands for; jacks stand for the first that are short."""
    return missing_on(table_with(view, seat), seat, expedition_of(code))
