"""The odds of the next card, exact, from what everyone at the table may know.

A draw is uniform over the *pool*: the unseen cards of the current pass through the deck, that is the
deck and the coins drawn from this pass. Coins of older passes lie outside; they come back only when
spent. With an empty deck the next draw makes a new one, so then the pool is the discard. A top card that
the seat of the view has seen is all of the pool. The first card of a crew's turn comes from the time deck,
whose cards are of the first pass. Where a batch joined the deck, some of the older cards are coins of a
pass before, nobody knows which: then cards are told with what they weigh, see `unseen.drawable`.

All odds are the active player's. While a ship is being decided they are those of the draw after it:
`keep` says what becomes of the ship, which is otherwise repelled. Several draws: see `ahead`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from ..catalog import BY_CODE, Card
from ..engine import discover
from ..engine.crew import is_time_card_next
from ..engine.vocabulary import COLOR_NAMES, KIND_NAMES, LAST_PASS, PERSON, SHIP
from ..errors import PortRoyalError
from .asked import check_view
from .draws import Draws, are_alike, count_draw, count_draws
from .terms import can_pay
from .unseen import drawable
from .view import View


@dataclass(frozen=True, slots=True)
class Odds:
    """So many cards of so many, not reduced: "27 of 116" is how people count at the table."""

    cards: int
    of: int

    @property
    def chance(self) -> Fraction:
        """The odds as a number; where no card can be drawn nothing can happen."""
        return Fraction(self.cards, self.of) if self.of else Fraction(0)

    def as_dict(self) -> dict[str, Any]:
        """The odds as plain data."""
        return {"fraction": [self.cards, self.of], "chance": float(self.chance)}


@dataclass(frozen=True, slots=True)
class BustOdds(Odds):
    """The cards that would bust the harbor."""

    by_color: dict[str, Odds]  # of each color in the harbor
    without_swords: Odds  # what they would be if the active player had no swords

    def as_dict(self) -> dict[str, Any]:
        """The odds as plain data."""
        return Odds.as_dict(self) | {
            "by_color": plain(self.by_color),
            "without_swords": self.without_swords.as_dict(),
        }


@dataclass(frozen=True, slots=True)
class NextCard:
    """What the next card may be."""

    by_kind: dict[str, Odds]  # all kinds, in the order of the vocabulary
    by_person: dict[str, Odds]  # only persons that can come
    by_code: dict[str, Odds]  # only cards that can come
    new_color: Odds  # a ship of a color not yet in the harbor
    affordable: Odds  # a person the active player has the coins for now

    def as_dict(self) -> dict[str, Any]:
        """The odds as plain data."""
        return {
            "by_kind": plain(self.by_kind),
            "by_person": plain(self.by_person),
            "by_code": plain(self.by_code),
            "new_color": self.new_color.as_dict(),
            "affordable": self.affordable.as_dict(),
        }


def plain(odds: dict[str, Odds]) -> dict[str, Any]:
    """Odds under names as plain data."""
    return {name: each.as_dict() for name, each in odds.items()}


# --- What can be drawn ---


def pool(view: View, *, keep: bool = False) -> dict[str, int]:
    """The cards the next one is drawn from, all copies equally likely; empty if none can be drawn."""
    check_view(view)
    if is_time_card_next(view.table):
        return time_pool(view)
    if view.deck > 0:
        top = next((fact.card for fact in view.known if fact.purse is None and fact.place == 0), None)
        return drawable(view) if top is None else {top: 1}
    return discarded(view, keep=keep) if view.deck_pass < LAST_PASS else {}


def time_pool(view: View) -> dict[str, int]:
    """The cards that the top one of the time deck may be: it was dealt from the first pass."""
    return dict(view.unseen.get(1, {})) if view.aside.get("time") else {}


def discarded(view: View, *, keep: bool = False) -> dict[str, int]:
    """The cards of the discard, with the ship being decided unless it is kept."""
    cards = Counter(view.discard)
    if view.phase == "repel" and view.ship is not None and not keep:
        cards[view.ship] += 1
    return dict(cards)


def harbor_colors(view: View, *, keep: bool = False) -> set[str]:
    """The colors of the ships in the harbor."""
    is_decided = view.phase == "repel" and view.ship is not None and keep
    harbor = [*view.harbor, str(view.ship)] if is_decided else view.harbor
    ships = [card for code in harbor if (card := BY_CODE[code]).kind == SHIP]
    colors = {str(ship.color) for ship in ships}
    if is_decided and len(colors) < len(ships):
        message = f"There are no odds after a bust, and keeping {view.ship} is one: ask for those after repelling it."
        raise PortRoyalError(message, code="odds/bust", ship=view.ship)
    return colors


# --- The odds ---


def odds_of(cards: dict[str, int], is_one: Callable[[Card], bool]) -> Odds:
    """The odds that a card drawn from these is one of a sort."""
    return Odds(sum(copies for code, copies in cards.items() if is_one(BY_CODE[code])), sum(cards.values()))


def bust(view: View, *, keep: bool = False) -> BustOdds:
    """The odds that the next card busts: a ship of a color in the harbor, too strong to be repelled."""
    check_view(view)
    colors = harbor_colors(view, keep=keep)
    of, ships = ships_to_come(view, [color for color in COLOR_NAMES if color in colors], keep=keep)
    return BustOdds(
        sum(strong for _, strong in ships.values()),
        of,
        by_color={color: Odds(strong, of) for color, (_, strong) in ships.items()},
        without_swords=Odds(sum(weak + strong for weak, strong in ships.values()), of),
    )


def ships_to_come(view: View, colors: list[str], *, keep: bool) -> tuple[int, dict[str, tuple[int, int]]]:
    """How many cards may come next, and the ships of some colors among them: those to be repelled, and the others."""
    table = view.table
    if not are_alike(table) or is_time_card_next(table):
        return ships_among(view, pool(view, keep=keep), colors)
    draws = Draws()
    count_draws(draws, table)
    # Where the deck is empty, the ship that is repelled goes to the cards of the new one.
    is_decided = view.phase == "repel" and view.ship is not None
    if is_decided and not keep and not view.deck and view.deck_pass < LAST_PASS:
        count_draw(draws, table, BY_CODE[str(view.ship)].number)
    return draws.cards, {color: draws.of_color(COLOR_NAMES.index(color)) for color in colors}


def ships_among(view: View, cards: dict[str, int], colors: list[str]) -> tuple[int, dict[str, tuple[int, int]]]:
    """The same of cards that are told with their copies, or with what these weigh."""
    weak, strong = dict.fromkeys(colors, 0), dict.fromkeys(colors, 0)
    for code, copies in cards.items():
        card = BY_CODE[code]
        if card.kind == SHIP and card.color in weak:
            found = weak if discover.can_repel(view.table, card.number) else strong
            found[card.color] += copies
    return sum(cards.values()), {color: (weak[color], strong[color]) for color in colors}


def next_card(view: View, *, keep: bool = False) -> NextCard:
    """The odds of what the next card is, by kind, person and face, and of two things worth hoping for."""
    cards = pool(view, keep=keep)
    colors = harbor_colors(view, keep=keep)
    size = sum(cards.values())
    persons = dict.fromkeys(card.name for code in cards if (card := BY_CODE[code]).kind == PERSON)
    return NextCard(
        by_kind={name: odds_of(cards, lambda card, name=name: card.kind_name == name) for name in KIND_NAMES},
        by_person={name: odds_of(cards, lambda card, name=name: card.name == name) for name in persons},
        by_code={code: Odds(copies, size) for code, copies in cards.items()},
        new_color=odds_of(cards, lambda card: card.kind == SHIP and card.color not in colors),
        affordable=odds_of(cards, lambda card: card.kind == PERSON and can_pay(view, view.active, card.code)),
    )
