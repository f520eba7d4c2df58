"""What the cards on the table would mean for a seat: what each brings, costs and lacks, and why it can't be had.

Everything is asked of the engine, on a copy of the view's table where it is that seat's time to take, so that
no rule is written twice. Nobody at the table knows less than this; it saves them the arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..catalog import BY_CODE, Card
from ..engine.play import legal
from ..engine.state import State
from ..engine.trade import hire_cost, ship_income, takes_allowed
from ..engine.vocabulary import (
    BUST,
    DISCOVER,
    DO_CLAIM,
    DO_TAKE,
    FEE,
    JACKS,
    KIND_SHIFT,
    PERSON,
    SETTLERS,
    SHIP,
    SYMBOL_NAMES,
    TAKE,
)
from ..notation import Action, actions_of
from ..reasons import why_not
from .view import View


@dataclass(frozen=True, slots=True)
class Terms:
    """What taking a card means in coins."""

    gain: int = 0  # coins it brings
    price: int = 0  # coins it costs, after discounts
    fee: int = 0  # to the active player


@dataclass(frozen=True, slots=True)
class CardOffer:
    """One card of the harbor, or one expedition, as a seat sees it."""

    card: str
    action: Action | None  # the choice that takes it now; with several ways to pay, the first
    cost: int  # as printed
    terms: Terms
    short: int  # coins that are missing
    missing: tuple[str, ...]  # symbols that are missing for an expedition
    why: str | None  # the reason it can't be taken, where the seat decides about it now


def terms_of(view: View, seat: int, code: str) -> Terms:
    """What a seat would gain and pay for a card, as things are."""
    card = BY_CODE[code]
    if card.kind == SHIP:
        return Terms(gain=ship_income(view.table, seat, card.number), fee=fee_for(view, seat))
    if card.kind == PERSON:
        return Terms(price=hire_cost(view.table, seat, card.number), fee=fee_for(view, seat))
    return Terms(gain=card.coins or 0)


def fee_for(view: View, seat: int) -> int:
    """What a seat owes the active player for each card."""
    return FEE if seat != view.active else 0


def harbor_offers(view: View, seat: int) -> list[CardOffer]:
    """Each card of the harbor, in its order, for a seat."""
    imagined = taking_time(view.table, seat)
    within_reach = {action.card for action in actions_of(legal(imagined)) if action.kind == "take"}
    choices = first_choices(view, "take")
    is_asked = view.table.phase == TAKE and view.seat == view.actor == seat
    return [harbor_offer(view, seat, code, choices.get(code), code in within_reach, is_asked) for code in view.harbor]


def harbor_offer(
    view: View, seat: int, code: str, action: Action | None, within_reach: bool, is_asked: bool
) -> CardOffer:
    """One card of the harbor."""
    card, terms = BY_CODE[code], terms_of(view, seat, code)
    short = 0 if within_reach else max(terms.price + terms.fee - view.table.purse_of(seat), 0)
    why = reason(view, DO_TAKE, card) if is_asked and action is None else None
    return CardOffer(code, action, card.cost or 0, terms, short, (), why)


def taking_time(table: State, seat: int) -> State:
    """The same table, were it this seat's time to take, with at least one card allowed."""
    imagined = table.clone()
    imagined.phase = TAKE
    imagined.actor = seat
    imagined.takes = max(takes_allowed(table, seat), 1)
    return imagined


def expedition_offers(view: View, seat: int) -> list[CardOffer]:
    """Each expedition on the table for a seat."""
    choices = first_choices(view, "claim")
    is_asked = view.table.phase in (DISCOVER, TAKE, BUST) and view.seat == view.actor == seat
    return [expedition_offer(view, seat, code, choices.get(code), is_asked) for code in view.expeditions]


def expedition_offer(view: View, seat: int, code: str, action: Action | None, is_asked: bool) -> CardOffer:
    """One expedition."""
    card = BY_CODE[code]
    why = reason(view, DO_CLAIM, card) if is_asked and action is None else None
    return CardOffer(code, action, 0, terms_of(view, seat, code), 0, symbols_missing(view.table, seat, card), why)


def symbols_missing(table: State, seat: int, expedition: Card) -> tuple[str, ...]:
    """The symbols nobody in a seat's display stands for; jacks stand for the first that are missing."""
    missing: list[str] = []
    for index, symbol in enumerate(SYMBOL_NAMES):
        short = expedition.needs.count(symbol) - table.counter(seat, SETTLERS + index)
        missing += [symbol] * max(short, 0)
    return tuple(missing[table.counter(seat, JACKS) :])


def first_choices(view: View, kind: str) -> dict[str | None, Action]:
    """For each card, the first choice of a kind; none unless the seat of the view decides."""
    found: dict[str | None, Action] = {}
    for action in view.actions:
        if action.kind == kind:
            found.setdefault(action.card, action)
    return found


def reason(view: View, kind: int, card: Card) -> str:
    """Why the seat that decides can't do it."""
    return why_not(view.table, kind << KIND_SHIFT | card.number)[0]
