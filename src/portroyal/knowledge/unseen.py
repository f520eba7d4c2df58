"""What a seat has not seen, in groups of cards that are alike.

Deck and coins of one pass are exchangeable: each of their cards is equally likely to lie anywhere among
them. When a deck has run out, the coins drawn from it are a known set of cards in an unknown order, and
none of them is in the new deck. So the unseen cards of a pass are told as counts, with no trace of where
each one lies. Anybody who watched the table could count them. A hidden card that the seat has seen is not
among them.

Where a batch of cards joined the deck in the middle of it, the passes before and after hang together: their
cards are told by the pass in which they joined. One that joined before a coin was drawn may be that coin; one
that joined later can't.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from ..catalog import CODES
from ..engine.hidden import has_joined, joined_by
from ..engine.state import State
from ..engine.vocabulary import DECK, SEATS
from ..position import ASIDE_PILES

if TYPE_CHECKING:
    from .view import View


@dataclass(frozen=True, slots=True)
class Known:
    """A hidden card that somebody has seen. Everyone knows who has; only those know the card."""

    purse: int | None  # the seat whose coin it is; None: it lies in the deck
    place: int  # the oldest coin is 0; in the deck, the top card
    seats: tuple[int, ...]  # who has seen it
    card: str | None  # told to those alone


def known_cards(table: State, seat: int | None) -> tuple[Known, ...]:
    """All hidden cards that somebody has seen, the deck first, with the cards that this seat has seen."""
    if not table.looked:
        return ()
    deck, masks = table.pile(DECK)[::-1], table.read("deck_known")
    found = [known(None, place, card, masks[len(deck) - 1 - place], seat) for place, card in enumerate(deck)]
    masks, room = table.read("coin_known"), len(table.read("coin_known")) // SEATS
    for owner in range(table.seats):
        for place, (card, _) in enumerate(table.coins_of(owner)):
            found.append(known(owner, place, card, masks[owner * room + place], seat))
    return tuple([fact for fact in found if fact.seats])


def known(purse: int | None, place: int, card: int, mask: int, seat: int | None) -> Known:
    """What a mask of seats says of a card."""
    seats = tuple([other for other in range(SEATS) if mask >> other & 1])
    return Known(purse, place, seats, CODES[card] if seat in seats else None)


def unseen_by_group(state: State, seat: int | None) -> dict[int, dict[str, int]]:
    """For each pass, how many of each card that joined the deck with it this seat has not seen."""
    found: dict[int, Counter[int]] = {state.deck_pass: Counter(state.pile(DECK))}
    for other in range(state.seats):
        for card, deck_pass in state.coins_of(other):
            found.setdefault(deck_pass, Counter())[card] += 1
    for pile in ASIDE_PILES.values():
        for card in state.pile(pile):
            found.setdefault(1, Counter())[card] += 1
    for fact in known_cards(state, seat):
        if fact.card is not None:
            deck_pass = state.deck_pass if fact.purse is None else state.coins_of(fact.purse)[fact.place][1]
            found[deck_pass][CODES.index(fact.card)] -= 1
    if any(state.joined):
        found = regrouped(state, found)
    return {
        deck_pass: {CODES[card]: count for card, count in sorted(cards.items()) if count}
        for deck_pass, cards in sorted(found.items())
        if cards.total()
    }


def regrouped(state: State, by_place: Mapping[int, Counter[int]]) -> dict[int, Counter[int]]:
    """Cards by the pass in which they joined the deck, instead of that of the place where they lie."""
    found: dict[int, Counter[int]] = {}
    for deck_pass, cards in by_place.items():
        first = first_of(state, deck_pass)
        for card, count in cards.items():
            found.setdefault(joined_by(state, card, first), Counter())[card] += count
    return found


def first_of(state: State, deck_pass: int) -> int:
    """The first of the passes that hang together with this one."""
    while has_joined(state, deck_pass):
        deck_pass -= 1
    return deck_pass


# --- What the deck may hold ---


class Stock(NamedTuple):
    """The unseen cards of the passes that hang together with the current one."""

    groups: tuple[dict[str, int], ...]  # by the pass in which they joined
    places: tuple[int, ...]  # unseen coins of each pass but the current one: they had to be dealt before

    @property
    def is_alike(self) -> bool:
        """Is every card equally likely to be anywhere?"""
        return are_alike(tuple(sum(group.values()) for group in self.groups), self.places)

    @property
    def cards(self) -> dict[str, int]:
        """All groups together."""
        return {code: count for group in self.groups for code, count in group.items()}


def stock(view: View) -> Stock:
    """What a view tells of the cards that the deck may hold."""
    if not any(view.table.joined):
        return Stock((view.unseen.get(view.deck_pass, {}),), ())
    first = first_of(view.table, view.deck_pass)
    places = Counter(deck_pass for player in view.players for deck_pass in player.passes)
    places[1] += sum(view.aside.values())
    for fact in view.known:
        if fact.card is not None and fact.purse is not None:
            places[view.players[fact.purse].passes[fact.place]] -= 1
    return Stock(
        tuple([view.unseen.get(deck_pass, {}) for deck_pass in range(first, view.deck_pass + 1)]),
        tuple([places[deck_pass] for deck_pass in range(first, view.deck_pass)]),
    )


def are_alike(sizes: tuple[int, ...], places: tuple[int, ...]) -> bool:
    """Is every card of groups of these sizes equally likely to be anywhere? It is without older places."""
    return not any(places) or sum(map(bool, sizes)) < 2


@lru_cache(maxsize=4096)
def weights(sizes: tuple[int, ...], places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """For each group, the chance that one of its cards is among those of the current pass.

    The older places were dealt from the cards that had joined by then, so of those a share is left.
    """
    found = [Fraction(1)] * len(sizes)
    ready = 0
    for deck_pass, taken in enumerate(places):
        ready += sizes[deck_pass]
        for group in range(deck_pass + 1):
            found[group] *= Fraction(ready - taken, ready) if ready else 1
        ready -= taken
    return tuple(found)


def drawable(view: View) -> dict[str, int]:
    """What the next unseen card of the deck may be: each card with its copies, or with what they weigh.

    Where 5 of 7 older cards are left and the rest are old coins, each weighs 5 and a card that joined later 7.
    """
    groups, places = held = stock(view)
    if not any(places):
        return dict(held.cards)
    shares = weights(tuple([sum(group.values()) for group in groups]), places)
    scale = lcm(*[share.denominator for share in shares])
    return {
        code: count * int(share * scale)
        for group, share in zip(groups, shares, strict=True)
        for code, count in group.items()
        if share
    }
