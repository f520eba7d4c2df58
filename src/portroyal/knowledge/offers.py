"""What the cards on the table would mean for a seat: what each brings, costs and lacks, and why it can't be had.

Nobody at the table knows less than this; it saves them the arithmetic.
"""

from __future__ import annotations

from typing import NamedTuple

from ..catalog import BY_CODE, Card
from ..engine.vocabulary import BUST, DISCOVER, DO_CLAIM, DO_TAKE, KIND_SHIFT, TAKE
from ..notation import Action
from ..reasons import why_not
from .reckoning import Terms, missing_on, short_on, terms_on
from .terms import table_with
from .view import View


class CardOffer(NamedTuple):
    """One card of the harbor, or one expedition, as a seat sees it."""

    card: str
    action: Action | None  # the choice that takes it now; with several ways to pay, the first
    cost: int  # as printed
    terms: Terms
    short: int  # coins that are missing
    missing: tuple[str, ...]  # symbols that are missing for an expedition
    why: str | None  # the reason it can't be taken, where the seat decides about it now
    decline: Action | None = None  # the choice that trades a ship without its coins, for a contract


def harbor_offers(view: View, seat: int) -> list[CardOffer]:
    """Each card of the harbor, in its order, for a seat."""
    choices, declining = first_choices(view, "take"), first_choices(view, "decline")
    is_asked = table_with(view, seat).phase == TAKE and view.seat == view.actor == seat
    return [harbor_offer(view, seat, code, choices.get(code), declining.get(code), is_asked) for code in view.harbor]


def harbor_offer(
    view: View, seat: int, code: str, action: Action | None, decline: Action | None, is_asked: bool
) -> CardOffer:
    """One card of the harbor."""
    card = BY_CODE[code]
    why = reason(view, DO_TAKE, card) if is_asked and action is None else None
    terms = terms_on(view.table, seat, card)
    return CardOffer(code, action, card.cost or 0, terms, short_on(view.table, seat, card, terms), (), why, decline)


def expedition_offers(view: View, seat: int) -> list[CardOffer]:
    """Each expedition on the table for a seat."""
    choices = first_choices(view, "claim")
    is_asked = table_with(view, seat).phase in (DISCOVER, TAKE, BUST) and view.seat == view.actor == seat
    return [expedition_offer(view, seat, code, choices.get(code), is_asked) for code in view.expeditions]


def expedition_offer(view: View, seat: int, code: str, action: Action | None, is_asked: bool) -> CardOffer:
    """One expedition."""
    card = BY_CODE[code]
    why = reason(view, DO_CLAIM, card) if is_asked and action is None else None
    terms, missing = terms_on(view.table, seat, card), missing_on(view.table, seat, card)
    return CardOffer(code, action, 0, terms, 0, missing, why)


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
