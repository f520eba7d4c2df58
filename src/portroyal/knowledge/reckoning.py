"""Terms reckoned on a table: of a card and a seat that are known to be there.

`terms` asks here, after a look at whether they are; so do those who ask about many cards at once. Here the engine is
asked: no rule is written twice.
"""

from __future__ import annotations

from typing import NamedTuple

from ..catalog import Card
from ..engine import expeditions, trade
from ..engine.state import State
from ..engine.vocabulary import CLERKS, COLOR_NAMES, PERSON, SHIP, SYMBOL_NAMES


class Terms(NamedTuple):
    """What a card means in coins and influence."""

    gain: int = 0  # coins it brings, traders included
    price: int = 0  # coins it costs, mademoiselles included
    fee: int = 0  # to the active player
    influence: int = 0  # it is worth; a ship only where a wholesaler keeps it
    gift: int = 0  # coins it brings another player
    more: int = 0  # cards that one may take besides: clerks of its color

    @property
    def change(self) -> int:
        """By how many coins it changes the purse."""
        return self.gain - self.price - self.fee


def terms_on(table: State, seat: int, card: Card) -> Terms:
    """What a seat gains and pays if it takes a card from the harbor, or claims an expedition, as things are."""
    if card.kind == SHIP:
        gain, kept = trade.ship_income(table, seat, card.number), trade.is_tucked(table, seat, card.number)
        clerks = table.counter(seat, CLERKS + COLOR_NAMES.index(str(card.color)))
        gift = card.gift if table.seats > 1 else 0
        return Terms(gain=gain, fee=trade.fee_of(table, seat), influence=int(kept), gift=gift, more=clerks)
    if card.kind == PERSON:
        price = trade.hire_cost(table, seat, card.number)
        return Terms(price=price, fee=trade.fee_of(table, seat), influence=card.influence)
    return Terms(gain=card.coins or 0, influence=card.influence)


def short_on(table: State, seat: int, card: Card, terms: Terms) -> int:
    """How many coins a seat lacks to take a card of the harbor, whose terms are these."""
    if trade.can_pay(table, seat, card.number):
        return 0
    return terms.price + terms.fee - table.purse_of(seat)


def missing_on(table: State, seat: int, card: Card) -> tuple[str, ...]:
    """The symbols of an expedition nobody in a seat's display stands for; jacks stand for the first that are short."""
    missing = expeditions.jacks_missing(table, seat, card.number)
    return short_symbols(table, seat, card)[-missing:] if missing else ()


def short_symbols(table: State, seat: int, card: Card) -> tuple[str, ...]:
    """The symbols of an expedition that a seat has no settler, captain or priest for, jacks not counted."""
    found: list[str] = []
    for index, symbol in enumerate(SYMBOL_NAMES):
        found += [symbol] * expeditions.persons_short(table, seat, card.number, index)
    return tuple(found)
