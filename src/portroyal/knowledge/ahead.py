"""The odds of several draws ahead, exact: to survive them, and to see enough colors on the way.

The active player is taken to repel exactly the ships that would bust and can be repelled, and to keep
all others. Ships are then *weak* (can be repelled) or *strong*, and colors do not mix: a draw is safe
if it is safe within its color. Of a color in the harbor only weak ships may come. Of any other color
the first ship is kept, weak or strong, and all after it must be weak. So the safe orders of each color
are counted alone, interleaved like riffled packs of cards, and divided by the number of all orders.

That holds within one pass through the deck, because its unseen cards are equally likely to be
anywhere. Where the deck may end on the way, every way to its end is followed into the new deck: the
discard, the ships repelled and the taxes. A tax brings the end nearer, as its bonus is drawn from the
deck; who gets it is known. Only one thing is left out: whoever has twelve coins loses cards that
nobody knows onto the discard. From where those could be drawn again, `exact` is False.

Where the seat has seen cards of the deck, or a batch joined it, not all cards are alike: `walk` goes on step by
step until they are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import accumulate, product
from math import comb, factorial, perm, prod
from operator import add, mul, sub
from typing import Any, NamedTuple

from ..contracts import BY_ID
from ..engine.vocabulary import BONUS_NAMES, COLORS, TAX_BONUS, TAXED_FROM
from ..errors import PortRoyalError, shown
from ..given import check_count, check_list, whole
from .asked import check_view
from .terms import colors_worth
from .view import View

Taxes = tuple[int, ...]  # how many of each, by bonus
NO_TAXES: Taxes = (0,) * len(BONUS_NAMES)
MOST_DRAWS = 120  # as many as there are cards
EACH_TAX: tuple[Taxes, ...] = tuple(tuple(int(one == bonus) for one in BONUS_NAMES) for bonus in BONUS_NAMES)


@dataclass(frozen=True, slots=True)
class Ahead:
    """The odds of drawing so many more cards, or as many of them as can be drawn."""

    draws: int
    survive: Fraction  # all of them without a bust
    reach: dict[int, Fraction]  # so many colors within them and without a bust before; then one stops
    exact: bool  # False: a tax may put unknown cards into a new deck

    def as_dict(self) -> dict[str, Any]:
        """The odds as plain data."""
        return {
            "draws": self.draws,
            "survive": float(self.survive),
            "reach": {str(colors): float(chance) for colors, chance in self.reach.items()},
            "exact": self.exact,
        }


def ahead(view: View, draws: int, *, goals: Sequence[int] | None = None, keep: bool = False) -> list[Ahead]:
    """The odds of 1, 2 ... `draws` more draws; the goals are numbers of ship colors, else those worth a card more.

    `keep` says what becomes of a ship being decided, which is otherwise repelled.
    """
    check_view(view)
    draws = whole(draws)
    if type(draws) is not int or not 1 <= draws <= MOST_DRAWS:
        message = f"Odds ahead are for 1 to {MOST_DRAWS} draws, not {shown(draws)}."
        raise PortRoyalError(message, code="odds/draws", draws=draws)
    if goals is not None:
        check_list(goals, "Goals are a list of numbers of ship colors")
        for goal in goals:
            check_count("A goal", goal, 0, COLORS)
    outlook = look_ahead(view, draws, colors_worth(view) if goals is None else goals, keep=keep)
    return [
        Ahead(
            draws=count,
            survive=outlook.survive[count],
            reach={goal: chances[count] for goal, chances in outlook.reach.items()},
            exact=count <= outlook.exact_to,
        )
        for count in range(1, draws + 1)
    ]


def look_ahead(view: View, draws: int, goals: Sequence[int] = (), *, keep: bool = False, repel: bool = True) -> Outlook:
    """The chances of up to so many draws; `repel` says whether ships are repelled on the way."""
    from .walk import Walk, first_steps

    walk = Walk(Forecast(bonus_coins(view), tuple(goals), view.table.number(TAXED_FROM)))
    found = [(chance, walk.look(step, draws)) for chance, step in first_steps(view, keep=keep, repel=repel)]
    return Outlook(
        [sum((chance * each.survive[count] for chance, each in found), Fraction(0)) for count in range(draws + 1)],
        {
            goal: [
                sum((chance * each.reach[goal][count] for chance, each in found), Fraction(0))
                for count in range(draws + 1)
            ]
            for goal in goals
        },
        min(exact_with_contracts(view, draws), *(each.exact_to for _, each in found)),
    )


def exact_with_contracts(view: View, draws: int) -> int:
    """How many draws can be told exactly: coins of contracts completed on the way may bring the end of the deck nearer.

    Whether somebody completes one is up to them, so from where the deck could end by it nothing is certain.
    """
    coins = sum(sum(BY_ID[contract.id].payouts) for contract in view.contracts if BY_ID[contract.id].at_moment)
    return draws if not coins or view.deck > coins + draws else 0


# --- The table, as far as drawing goes ---


class Fleet(NamedTuple):
    """Ships that a harbor treats alike: those of its colors, or those of one color that may still come."""

    weak: int  # in the pool
    strong: int
    weak_discarded: int
    strong_discarded: int

    @property
    def size(self) -> int:
        """How many are in the pool."""
        return self.weak + self.strong

    def orders_to_repel(self, most: int) -> list[int]:
        """In how many orders 0, 1 ... `most` of the fleet can come and be repelled."""
        return [perm(self.weak, count) for count in range(most + 1)]

    def orders_to_arrive(self, most: int) -> list[int]:
        """In how many orders 0, 1 ... `most` of the fleet can come, at least one, the first being kept."""
        later = self.orders_to_repel(most)
        return [0] + [later[count] + self.strong * later[count - 1] for count in range(1, most + 1)]

    def with_discarded(self, weak: int, strong: int) -> Fleet:
        """With more ships on the discard."""
        return self._replace(weak_discarded=self.weak_discarded + weak, strong_discarded=self.strong_discarded + strong)

    def reshuffled(self) -> Fleet:
        """The discarded ships are the pool."""
        return Fleet(self.weak_discarded, self.strong_discarded, 0, 0)


class Harbor(NamedTuple):
    """The ships on the table and to come. Which color is which makes no difference."""

    colors: int  # in the harbor
    here: Fleet  # all ships of those colors
    away: tuple[Fleet, ...]  # the other colors, sorted

    @property
    def size(self) -> int:
        """How many ships are in the pool."""
        return self.here.size + sum(fleet.size for fleet in self.away)

    def with_repelled(self, ships: int) -> Harbor:
        """After ships of the harbor's colors were repelled."""
        return self._replace(here=self.here.with_discarded(ships, 0))

    def with_arrived(self, fleet: Fleet, ships: int) -> Harbor:
        """After so many of one color came, all but the first of them repelled."""
        here = self.here.with_discarded(fleet.weak_discarded + ships - 1, fleet.strong_discarded)
        away = list(self.away)
        away.remove(fleet)
        return Harbor(self.colors + 1, here, tuple(away))

    def reshuffled(self) -> Harbor:
        """The discarded ships are the pool; the unseen ones are coins."""
        return Harbor(self.colors, self.here.reshuffled(), tuple(sorted(fleet.reshuffled() for fleet in self.away)))


class Prospect(NamedTuple):
    """What the draws to come depend on."""

    harbor: Harbor
    others: int  # persons and expeditions in the pool
    taxes: Taxes  # in the pool
    others_discarded: int
    taxes_discarded: Taxes
    deck: int  # how many cards of the pool can be drawn; the rest are coins
    decks_to_come: int  # how often a new deck may be made
    most_coins: int  # that any one player has

    @property
    def size(self) -> int:
        """How many cards are in the pool."""
        return self.harbor.size + self.others + sum(self.taxes)

    def with_a_deck(self) -> Prospect:
        """The same after a new deck was made of the discard, if one is needed and can be made."""
        if self.deck or not self.decks_to_come:
            return self
        new = Prospect(
            harbor=self.harbor.reshuffled(),
            others=self.others_discarded,
            taxes=self.taxes_discarded,
            others_discarded=0,
            taxes_discarded=NO_TAXES,
            deck=0,
            decks_to_come=self.decks_to_come - 1,
            most_coins=self.most_coins,
        )
        return new._replace(deck=new.size) if new.size else self

    def in_a_long_deck(self) -> Prospect:
        """The same if the deck is sure to last: then only ships that may bust or bring a color matter."""
        harbor = Harbor(
            self.harbor.colors,
            Fleet(0, self.harbor.here.strong, 0, 0),
            tuple(sorted(Fleet(fleet.weak, fleet.strong, 0, 0) for fleet in self.harbor.away if fleet.size)),
        )
        calm = self.others + sum(self.taxes) + self.harbor.here.weak
        return Prospect(harbor, calm, NO_TAXES, 0, NO_TAXES, deck=self.size, decks_to_come=0, most_coins=0)


def bonus_coins(view: View) -> tuple[int, ...]:
    """How many coins the bonus of each tax takes off the deck. Nothing changes that while cards are drawn."""
    swords = [player.swords for player in view.players]
    influence = [player.influence for player in view.players]
    coins = {"swords": swords.count(max(swords)), "influence": influence.count(min(influence))}
    return tuple(coins[bonus] * view.table.number(TAX_BONUS) for bonus in BONUS_NAMES)


# --- Counting orders ---


def interleaved(these: list[int], those: list[int]) -> list[int]:
    """In how many orders n cards can come that are partly these and for the rest those, for each n."""
    return [
        sum(comb(n, count) * these[count] * those[n - count] for count in range(n + 1) if these[count])
        for n in range(len(these))
    ]


def added(*orders: list[int]) -> list[int]:
    """Orders of any of these sorts."""
    return [sum(each) for each in zip(*orders, strict=True)]


class Arrivals(NamedTuple):
    """The safe orders of n ships of colors not yet in the harbor, for each n, by how many colors come."""

    orders: list[list[int]]
    before_last: list[list[int]]  # n ships and then the first one of the last color

    def of(self, colors: int) -> list[int]:
        """In how many orders so many colors can be complete with one ship more than n."""
        known = 0 < colors < len(self.before_last)
        return self.before_last[colors if known else 0]


@lru_cache(maxsize=1024)
def arrivals(away: tuple[Fleet, ...], draws: int) -> Arrivals:
    """The orders of up to so many ships. Remembered, because a color's ships are often the same as before."""
    none = [0] * (draws + 1)
    if not away:
        return Arrivals([[1, *none[1:]]], [none])
    fewer, fleet = arrivals(away[:-1], draws), away[-1]
    coming = fleet.orders_to_arrive(draws)
    orders, before_last = [none, *fewer.orders], [none, *fewer.before_last]
    return Arrivals(
        orders=[
            added(without, interleaved(coming, others))
            for without, others in zip([*fewer.orders, none], orders, strict=True)
        ],
        before_last=[
            added(without, interleaved(coming, others), [fleet.size * count for count in all_others])
            for without, others, all_others in zip([*fewer.before_last, none], before_last, orders, strict=True)
        ],
    )


class Mix(NamedTuple):
    """So many draws with so many taxes among them."""

    drawn: int
    taxes: Taxes
    orders: int  # of the taxes, and of mixing them with the other cards

    @property
    def others(self) -> int:
        """The cards that are no taxes."""
        return self.drawn - sum(self.taxes)


def tax_mixes(taxes: Taxes, draws: int) -> Iterator[Mix]:
    """Every number of draws and of taxes among them."""
    for some in product(*(range(count + 1) for count in taxes)):
        taxed = sum(some)
        orders = factorial(taxed) * prod(map(comb, taxes, some))
        for drawn in range(taxed, draws + 1):
            yield Mix(drawn, some, orders * comb(drawn, taxed))


def ship_endings(harbor: Harbor, most: int) -> dict[tuple[Harbor, int], int]:
    """What up to so many ships make of a harbor, how many they are, and their safe orders."""
    to_repel = harbor.here.orders_to_repel(most)
    found = {(harbor.with_repelled(ships), ships): orders for ships, orders in enumerate(to_repel) if orders}
    for fleet in harbor.away:
        to_arrive = fleet.orders_to_arrive(most)
        for (before, ships), orders in list(found.items()):
            for more in range(1, most - ships + 1):
                if to_arrive[more]:
                    key = before.with_arrived(fleet, more), ships + more
                    mixed = orders * to_arrive[more] * comb(ships + more, more)
                    found[key] = found.get(key, 0) + mixed
    return found


def share(orders: int, out_of: int) -> Fraction:
    """The chance of some orders; there are none of more cards than there are."""
    return Fraction(orders, out_of) if orders else Fraction(0)


# --- Looking ahead ---


@dataclass(slots=True)
class Outlook:
    """The chances by number of draws, from none on."""

    survive: list[Fraction]
    reach: dict[int, list[Fraction]]  # by number of colors
    exact_to: int  # the number of draws up to which the chances are exact


class Ending(NamedTuple):
    """One way the deck may end."""

    drawn: int  # cards until then
    then: Prospect
    is_guess: bool  # unknown coins were lost to the new deck


@dataclass(slots=True)
class Forecast:
    """Looks ahead from one prospect and from all that follow it."""

    bonus_coins: tuple[int, ...]
    goals: tuple[int, ...]  # numbers of colors
    taxed_from: int  # coins
    seen: dict[tuple[Prospect, int], Outlook] = field(default_factory=dict[tuple[Prospect, int], Outlook])

    def look(self, now: Prospect, draws: int) -> Outlook:
        """The chances of up to so many draws, from the essence of a prospect."""
        outlook = self.seen.get((now, draws))
        if outlook is None:
            outlook = self.within_the_deck(now, draws) if now.deck else self.stuck(now, draws)
            if now.deck and self.may_end(now, draws - 1):
                self.add_endings(now, draws, outlook)
            self.seen[now, draws] = outlook
        return outlook

    def essence(self, now: Prospect, draws: int) -> Prospect:
        """A prospect without what makes no difference to so many draws."""
        now = now.with_a_deck()
        return now if self.may_end(now, draws - 1) else now.in_a_long_deck()

    def stuck(self, now: Prospect, draws: int) -> Outlook:
        """No card can be drawn: discovery ends as it is."""
        reach = {goal: [Fraction(now.harbor.colors >= goal)] * (draws + 1) for goal in self.goals}
        return Outlook([Fraction(1)] * (draws + 1), reach, draws)

    def within_the_deck(self, now: Prospect, draws: int) -> Outlook:
        """The chances of what can be drawn before a new deck is needed."""
        calm = [perm(now.others + now.harbor.here.weak, count) for count in range(draws + 1)]
        ships = arrivals(now.harbor.away, draws)
        all_orders = [perm(now.size, count) for count in range(draws + 1)]
        safe = self.to_the_last(now, interleaved(calm, added(*ships.orders)))
        reach: dict[int, list[Fraction]] = {}
        for goal in self.goals:
            before = self.not_to_the_last(now, interleaved(calm, ships.of(goal - now.harbor.colors)))
            arriving = map(share, before[:-1], all_orders[1:])
            reach[goal] = list(accumulate(arriving, initial=Fraction(now.harbor.colors >= goal)))
        return Outlook(list(map(share, safe, all_orders)), reach, draws)

    def to_the_last(self, now: Prospect, orders: list[int]) -> list[int]:
        """Orders with taxes mixed in, that do not need a new deck."""
        mixed = [0] * len(orders)
        for mix in tax_mixes(now.taxes, len(orders) - 1):
            drawn_last = sum(count for _, count in self.last_cards(now, mix)) if mix.drawn else 1
            mixed[mix.drawn] += mix.orders * orders[mix.others] * drawn_last // max(mix.drawn, 1)
        return mixed

    def not_to_the_last(self, now: Prospect, orders: list[int]) -> list[int]:
        """Orders with taxes mixed in, that leave some of the deck."""
        mixed = [0] * len(orders)
        for mix in tax_mixes(now.taxes, len(orders) - 1):
            if self.left(now, mix) > 0:
                mixed[mix.drawn] += mix.orders * orders[mix.others]
        return mixed

    def left(self, now: Prospect, mix: Mix) -> int:
        """What these draws leave of the deck. Negative: a bonus took so many coins of the new one."""
        return now.deck - mix.drawn - sum(map(mul, mix.taxes, self.bonus_coins))

    def may_end(self, now: Prospect, draws: int) -> bool:
        """Could so many draws, and the bonuses of taxes among them, use up the deck?"""
        return now.deck - draws - min(draws, sum(now.taxes)) * max(self.bonus_coins) <= 0

    def last_cards(self, now: Prospect, mix: Mix) -> Iterator[tuple[Taxes, int]]:
        """The cards that can have been drawn last, by the tax they are, if any: the deck lasted until then.

        Each card of a mix is last in equally many of its orders.
        """
        left = self.left(now, mix) + 1
        if mix.others and left > 0:
            yield NO_TAXES, mix.others
        for count, coins, tax in zip(mix.taxes, self.bonus_coins, EACH_TAX, strict=True):
            if count and left + coins > 0:
                yield tax, count

    def add_endings(self, now: Prospect, draws: int, outlook: Outlook) -> None:
        """Add the chances of what comes after the end of the deck."""
        for ending, orders in self.endings(now, draws).items():
            weight = Fraction(orders, perm(now.size, ending.drawn))
            later = self.look(ending.then, draws - ending.drawn)
            exact_to = 0 if ending.is_guess else later.exact_to
            outlook.exact_to = min(outlook.exact_to, ending.drawn + exact_to)
            add_later(outlook.survive, weight, later.survive)
            for goal in self.goals:
                if ending.then.harbor.colors < goal:
                    add_later(outlook.reach[goal], weight, later.reach[goal])

    def endings(self, now: Prospect, draws: int) -> dict[Ending, int]:
        """The ways to the end of the deck with some of the draws left, and the safe orders of each."""
        found: defaultdict[Ending, int] = defaultdict(int)
        ships_drawn = ship_endings(now.harbor, draws - 1)
        for mix in tax_mixes(now.taxes, draws - 1):
            if self.left(now, mix) > 0:
                continue
            for tax, count in self.last_cards(now, mix):
                for (harbor, ships), safe in ships_drawn.items():
                    persons = mix.others - ships
                    if 0 <= persons <= now.others:
                        orders = safe * mix.orders * comb(mix.others, ships) * perm(now.others, persons)
                        ending = self.ending(now, harbor, mix, tax, draws)
                        found[ending] += orders * count // mix.drawn
        return found

    def ending(self, now: Prospect, harbor: Harbor, mix: Mix, tax: Taxes, draws: int) -> Ending:
        """What these of all draws lead to, the last of them being this tax, if any.

        A bonus that finds too few cards has a new deck made for the rest, and only then is its tax discarded.
        """
        missing = -self.left(now, mix)
        late = tax if missing else NO_TAXES
        then = now._replace(
            harbor=harbor,
            taxes_discarded=tuple(map(sub, map(add, now.taxes_discarded, mix.taxes), late)),
            deck=0,
            most_coins=now.most_coins + sum(mix.taxes),
        ).with_a_deck()
        is_guess = any(mix.taxes) and then.most_coins > self.taxed_from
        if missing:
            then = then._replace(
                taxes_discarded=tuple(map(add, then.taxes_discarded, late)), deck=max(then.deck - missing, 0)
            )
        return Ending(mix.drawn, self.essence(then, draws - mix.drawn), is_guess)


def add_later(chances: list[Fraction], weight: Fraction, later: list[Fraction]) -> None:
    """Add, to the last of some chances, later ones with a weight; the first of those is without a draw."""
    for back in range(1, len(later)):
        if later[-back]:
            chances[-back] += weight * later[-back]
