"""Several draws ahead, step by step: where cards of the deck are known, or not all unseen ones are alike.

`ahead` counts orders of cards that are equally likely to be anywhere. Here they are not, so each sort of card
that may come is followed: a known one for certain, an unseen one with what its group weighs after those that
came before. A tax takes cards off the deck, known ones too. As soon as the cards left are alike, or the deck has
ended, `ahead` counts on. Ships of one color that lies in the harbor are like those of any other such color, so
there are few tables to follow.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from ..catalog import BY_CODE
from ..engine.crew import is_time_card_next
from ..engine.vocabulary import BONUS_NAMES, COLOR_NAMES, LAST_PASS, SHIP, TAX
from .ahead import Fleet, Forecast, Harbor, Outlook, Prospect
from .odds import discarded, harbor_colors, time_pool
from .terms import can_repel
from .unseen import are_alike, stock, weights
from .view import View

LONG = 1 << 20  # cards in a deck that is sure to last


class Sort(NamedTuple):
    """What drawing a card does."""

    kind: str  # weak or strong: a ship; tax; calm: neither
    which: str = ""  # the color of a ship, if it is not in the harbor; the bonus of a tax


CALM, WEAK, STRONG = Sort("calm"), Sort("weak"), Sort("strong")
Heap = tuple[tuple[Sort, int], ...]


class Step(NamedTuple):
    """What the draws to come depend on."""

    groups: tuple[Heap, ...]  # the unseen cards
    places: tuple[int, ...]  # older places of theirs, see `unseen.Stock`
    top: tuple[Sort | None, ...]  # the deck from its top down to the last card that is known; None: unseen
    deck: int
    discard: Heap
    colors: int  # in the harbor
    decks_to_come: int
    most_coins: int
    taxed: bool  # did a tax come on the way?

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards each group has."""
        return tuple([sum(count for _, count in group) for group in self.groups])

    @property
    def is_plain(self) -> bool:
        """Can orders be counted from here?"""
        return not self.deck or (not self.top and are_alike(self.sizes, self.places))

    @property
    def taxes(self) -> int:
        """How many may come."""
        unseen = sum(count for group in self.groups for sort, count in group if sort.kind == "tax")
        return unseen + sum(sort is not None and sort.kind == "tax" for sort in self.top)

    def chances(self) -> Iterator[tuple[int | None, Sort, Fraction]]:
        """What may come next: of which group, unless it is known, and how likely it is."""
        if self.top and self.top[0] is not None:
            yield None, self.top[0], Fraction(1)
            return
        sizes = self.sizes
        size = sum(sizes) - sum(self.places)
        for index, share in enumerate(weights(sizes, self.places)):
            for sort, count in self.groups[index]:
                if share:
                    yield index, sort, count * share / size

    def without_top(self, cards: int) -> Step:
        """After so many cards left the deck."""
        return self._replace(top=self.top[cards:], deck=self.deck - cards)

    def without(self, group: int | None, sort: Sort) -> Step:
        """After the top card was seen to be one of this sort."""
        groups = list(self.groups)
        if group is not None:
            groups[group] = heap(Counter(dict(groups[group])) - Counter([sort]))
        return self._replace(groups=tuple(groups)).without_top(1)

    def with_discarded(self, sort: Sort) -> Step:
        """With one card more on the discard."""
        return self._replace(discard=heap(Counter(dict(self.discard)) + Counter([sort])))

    def renamed(self, names: Mapping[Sort, Sort]) -> Step:
        """The same where some sorts have become others."""
        return self._replace(
            groups=tuple([rename(group, names) for group in self.groups]),
            discard=rename(self.discard, names),
            top=tuple([sort and names.get(sort, sort) for sort in self.top]),
        )

    def prospect(self) -> Prospect:
        """The same for counting orders."""
        pool: Counter[Sort] = Counter()
        for group in self.groups:
            pool.update(dict(group))
        gone = Counter(dict(self.discard))

        def fleet(color: str) -> Fleet:
            weak, strong = Sort("weak", color), Sort("strong", color)
            return Fleet(pool[weak], pool[strong], gone[weak], gone[strong])

        away = [fleet(color) for color in COLOR_NAMES]
        return Prospect(
            harbor=Harbor(self.colors, fleet(""), tuple(sorted(each for each in away if any(each)))),
            others=pool[CALM],
            taxes=tuple([pool[Sort("tax", bonus)] for bonus in BONUS_NAMES]),
            others_discarded=gone[CALM],
            taxes_discarded=tuple([gone[Sort("tax", bonus)] for bonus in BONUS_NAMES]),
            deck=self.deck,
            decks_to_come=self.decks_to_come,
            most_coins=self.most_coins,
        )


def heap(counts: Mapping[Sort, int]) -> Heap:
    """Counts in an order of their own, so that equal ones are equal."""
    return tuple(sorted((sort, count) for sort, count in counts.items() if count))


def rename(cards: Heap, names: Mapping[Sort, Sort]) -> Heap:
    """A heap where some sorts have become others."""
    found: Counter[Sort] = Counter()
    for sort, count in cards:
        found[names.get(sort, sort)] += count
    return heap(found)


class Sorting(NamedTuple):
    """What drawing each card would do at this table; without repelling every ship is strong."""

    view: View
    colors: frozenset[str]  # in the harbor
    repel: bool

    def sort_of(self, code: str) -> Sort:
        """The sort of a card."""
        card = BY_CODE[code]
        if card.kind == TAX:
            return Sort("tax", str(card.bonus))
        if card.kind != SHIP:
            return CALM
        strength = "weak" if self.repel and can_repel(self.view, code) else "strong"
        return Sort(strength, "" if card.color in self.colors else str(card.color))

    def counted(self, cards: Iterable[tuple[str, int]]) -> Heap:
        """Cards by their sorts."""
        found: Counter[Sort] = Counter()
        for code, count in cards:
            found[self.sort_of(code)] += count
        return heap(found)


def first_steps(view: View, *, keep: bool, repel: bool) -> list[tuple[Fraction, Step]]:
    """What a view tells of the draws to come, with the chance of each: a crew's first card may be of several sorts.

    It comes from the time deck, which is of the first pass. As long as that lasts, it is as if it lay on the deck.
    """
    sorting = Sorting(view, frozenset(harbor_colors(view, keep=keep)), repel)
    step = first_step(view, sorting, keep=keep)
    if not is_time_card_next(view.table):
        return [(Fraction(1), step)]
    cards = sorting.counted(time_pool(view).items())
    if not cards:
        return [(Fraction(1), step._replace(groups=((),), places=(), top=(), deck=0, discard=(), decks_to_come=0))]
    if view.deck_pass == 1:
        return [(Fraction(1), step._replace(deck=step.deck + 1))]
    of = sum(count for _, count in cards)
    return [(Fraction(count, of), step._replace(top=(sort, *step.top), deck=step.deck + 1)) for sort, count in cards]


def first_step(view: View, sorting: Sorting, *, keep: bool) -> Step:
    """What a view tells of draws from the deck."""
    sort_of, counted, colors = sorting.sort_of, sorting.counted, sorting.colors
    groups, places = stock(view)
    known = {fact.place: fact.card for fact in view.known if fact.purse is None and fact.card is not None}
    deepest = max(known, default=-1)
    return Step(
        groups=tuple([counted(group.items()) for group in groups]),
        places=places,
        top=tuple([sort_of(known[place]) if place in known else None for place in range(deepest + 1)]),
        deck=view.deck,
        discard=counted(discarded(view, keep=keep).items()),
        colors=len(colors),
        decks_to_come=LAST_PASS - view.deck_pass,
        most_coins=max(player.coins for player in view.players),
        taxed=False,
    )


@dataclass(slots=True)
class Walk:
    """Follows every card that may come."""

    forecast: Forecast
    seen: dict[tuple[Step, int], Outlook] = field(default_factory=dict[tuple[Step, int], Outlook])

    def look(self, now: Step, draws: int) -> Outlook:
        """The chances of up to so many draws."""
        if not draws:
            return self.outlook(now, 0)
        if now.is_plain:
            return self.count_on(now, now.prospect(), draws)
        now = self.essence(now, draws)
        if now.is_plain:
            return self.count_on(now, now.prospect(), draws)
        found = self.seen.get((now, draws))
        if found is None:
            found = self.seen[now, draws] = self.follow(now, draws)
        return found

    def outlook(self, now: Step, draws: int) -> Outlook:
        """The chances before anything is drawn, and none for the draws to come."""
        none = [Fraction(0)] * draws
        reach = {goal: [Fraction(now.colors >= goal), *none] for goal in self.forecast.goals}
        return Outlook([Fraction(1), *none], reach, draws)

    def follow(self, now: Step, draws: int) -> Outlook:
        """The chances over all cards that may come next."""
        found = self.outlook(now, draws)
        for group, sort, chance in now.chances():
            later = self.after(now.without(group, sort), sort, draws - 1)
            if later is not None:
                found.exact_to = min(found.exact_to, 1 + later.exact_to)
            for count in range(draws):
                found.survive[count + 1] += chance * later.survive[count] if later else 0
                for goal, chances in found.reach.items():
                    chances[count + 1] += chance * (later.reach[goal][count] if later else chances[0])
        return found

    def after(self, now: Step, sort: Sort, draws: int) -> Outlook | None:
        """The chances after a card of this sort came; None: it is a bust."""
        if sort == STRONG:
            return None
        if sort == WEAK:
            return self.look(now.with_discarded(WEAK), draws)
        if sort.kind == "tax":
            return self.after_tax(now, sort, draws)
        if sort == CALM:
            return self.look(now, draws)
        arrived = {Sort("weak", sort.which): WEAK, Sort("strong", sort.which): STRONG}
        return self.look(now._replace(colors=now.colors + 1).renamed(arrived), draws)

    def after_tax(self, now: Step, tax: Sort, draws: int) -> Outlook:
        """The bonus takes cards off the deck, or off the new one; only then is the tax discarded."""
        coins = self.forecast.bonus_coins[BONUS_NAMES.index(tax.which)]
        now = now._replace(taxed=True, most_coins=now.most_coins + 1)
        if coins <= now.deck:
            return self.look(now.without_top(coins).with_discarded(tax), draws)
        new = now._replace(deck=0).prospect().with_a_deck()
        late = [int(bonus == tax.which) for bonus in BONUS_NAMES]
        taxes = tuple([count + more for count, more in zip(new.taxes_discarded, late, strict=True)])
        return self.count_on(now, new._replace(taxes_discarded=taxes, deck=max(new.deck - coins + now.deck, 0)), draws)

    def count_on(self, now: Step, then: Prospect, draws: int) -> Outlook:
        """Count orders from here; a tax on the way may have put unknown coins into the next deck."""
        found = self.forecast.look(self.forecast.essence(then, draws), draws)
        is_guess = now.taxed and now.most_coins > self.forecast.taxed_from
        if is_guess and (not now.deck or self.forecast.may_end(then, draws - 1)):
            return Outlook(found.survive, found.reach, 0)
        return found

    def essence(self, now: Step, draws: int) -> Step:
        """The same without what makes no difference to so many draws."""
        taxes = min(draws - 1, now.taxes) * max(self.forecast.bonus_coins)
        deepest = draws - 1 + taxes  # the place of the last card that can be drawn
        if now.deck - deepest <= 0:
            return now
        top = now.top[: deepest + 1]
        while top and top[-1] is None:
            top = top[:-1]
        names = {WEAK: CALM}
        if not top:
            names |= {Sort("tax", bonus): CALM for bonus in BONUS_NAMES}
        short = now._replace(top=top, deck=LONG, discard=(), decks_to_come=0, most_coins=0, taxed=False)
        return short.renamed(names)
