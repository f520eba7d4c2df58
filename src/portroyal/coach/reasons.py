"""Reasons: the one thing that makes a choice better than another, found by taking it away.

Each term below is something a player could name, and a number that can be removed: the same position is weighed
without it, over the same deals. A term is named only if its removal turns the gap between the two choices
around or at least halves it. If none does, the coach says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..catalog import BY_CODE
from ..engine.vocabulary import PERSON, SHIP
from ..knowledge.odds import Odds, next_card
from ..knowledge.terms import Terms as InCoins
from ..knowledge.terms import terms_of
from ..knowledge.view import View
from ..notation import Action
from .scales import Change, Gambled, Scales, Weights
from .words import sentence

# A term explains a gap if no more than this share of it is left without the term. To be named it has to clear that
# by some distance, so that it holds over other deals, too.
HALF = 0.5
CLEARLY = 0.4
# The reasons that name no term.
FORCED, TOO_CLOSE, OVERALL, NOT_BETTER = "forced", "too_close", "overall", "not_better"
# The harbor has nothing that the one who decides could pay for.
CANT_PAY = "cant_pay"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is better than another: an id and facts, to be said in any language."""

    id: str
    facts: dict[str, Any] = field(default_factory=dict[str, Any])
    gap: float = 0.0  # between the two choices, in chance to win
    without: float = 0.0  # what is left of it when the term is removed

    @property
    def holds(self) -> bool:
        """Does the removal of the term turn the gap around, or halve it?"""
        return self.without <= HALF * self.gap

    @property
    def holds_clearly(self) -> bool:
        """Does it by so much that other deals would hardly say otherwise?"""
        return self.without <= CLEARLY * self.gap

    @property
    def sentence(self) -> str:
        """The reason in English."""
        return self.said()

    def said(self, language: str = "en") -> str:
        """The reason in a language."""
        return sentence(self.id, self.facts, language)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"id": self.id, "facts": self.facts, "gap": self.gap, "without": self.without, "sentence": self.sentence}


class Scene:
    """Two choices to be told apart."""

    def __init__(self, scales: Scales, best: Action, other: Action) -> None:
        self.scales = scales
        self.view: View = scales.view
        self.seat = scales.seat
        self.best = best
        self.other = other

    @cached_property
    def best_chance(self) -> float:
        """The chance to win after the better choice."""
        return self.chance_after(self.best)

    @cached_property
    def other_chance(self) -> float:
        """The chance to win after the other."""
        return self.chance_after(self.other)

    def chance_after(self, action: Action) -> float:
        """The chance to win after a choice; of a draw, from all cards that may come, each with its exact chance."""
        if action.kind == "draw":
            return sum(float(odds.chance) * self.after_cards[code] for code, odds in self.cards.items())
        return self.gambled.mean if action.kind == "gamble" else self.scales.after(action)

    @cached_property
    def gambled(self) -> Gambled:
        """What a gambler's cards lead to."""
        return self.scales.after_gamble(self.best if self.best.kind == "gamble" else self.other)

    @cached_property
    def cards(self) -> dict[str, Odds]:
        """The cards that may come next, with their exact odds."""
        return next_card(self.view).by_code

    @cached_property
    def after_cards(self) -> dict[str, float]:
        """The chance to win after drawing each of them."""
        draw = self.best if self.best.kind == "draw" else self.other
        return {code: self.scales.after_card(draw, code) for code in self.cards}

    @property
    def gap(self) -> float:
        """How much better the better choice is."""
        return self.best_chance - self.other_chance

    def without(self, change: Change | None = None, weights: Weights | None = None) -> float:
        """The gap with something changed after both choices."""
        return self.scales.after(self.best, change, weights) - self.scales.after(self.other, change, weights)

    def best_without(self, change: Change) -> float:
        """The gap with something changed after the better choice."""
        return self.scales.after(self.best, change) - self.other_chance

    def other_without(self, change: Change) -> float:
        """The gap with something changed after the other choice."""
        return self.best_chance - self.scales.after(self.other, change)

    def person(self, action: Action) -> str | None:
        """The person a choice hires."""
        return action.card if action.kind == "take" and BY_CODE[str(action.card)].kind == PERSON else None

    def ship(self, action: Action) -> str | None:
        """The ship a choice trades."""
        return action.card if action.kind == "take" and BY_CODE[str(action.card)].kind == SHIP else None

    def price(self, action: Action) -> int:
        """What a choice costs, the fee apart."""
        return self.in_coins(action).price

    def in_coins(self, action: Action) -> InCoins:
        """What a choice means in coins, if it takes a card."""
        return terms_of(self.view, self.seat, str(action.card)) if action.kind == "take" else InCoins()


Terms = Iterator[Reason]
Finder = Callable[[Scene], Terms]


def reason_for(scales: Scales, best: Action, other: Action) -> Reason:
    """The term that explains why one choice is better."""
    from .terms import FINDERS

    scene = Scene(scales, best, other)
    if scene.gap > 0:
        for finders in FINDERS:
            terms: list[Reason] = []
            for find in finders:
                terms += [term for term in find(scene) if term.holds_clearly]
            if terms:
                return min(terms, key=lambda term: term.without)
    return Reason(OVERALL, {}, scene.gap, scene.gap)
