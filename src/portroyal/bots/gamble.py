"""What a gambler is worth: four more cards, a bust only after the last, and one card more to take. Compiled.

The cards that may come are put into a few sorts: ships of a color that is not there yet, persons from hardly to
most wanted, and the rest. Every mix of sorts has its exact chance, so the chance to get through is exact; cards of
one sort are taken to be worth their average. Where the deck ends on the way, the discard counts as if it were in it.
"""

from __future__ import annotations

from ..engine.state import State
from ..engine.vocabulary import COLORS, DECK, DISCARD, GAMBLE_CARDS, LAST_PASS, ROOM
from .harbor import (
    FIRST_PERSON_GROUP,
    FIRST_SHIP_GROUP,
    PLAIN_GROUP,
    UNWANTED_GROUP,
    bust_worth,
    count_card,
    group_pool,
    harbor_worth,
)
from .judgment import SORTS, WAYS, Mind

NEW_SHIPS = 0  # of a color that is not there yet
PLAINS = 1  # they don't stay in the harbor
UNWANTED = 2
WANTED = 3  # the least wanted persons; the others follow, the most wanted last


def gamble_worth(mind: Mind, state: State) -> float:
    """What using a gambler is worth on average; harbor and pool have been judged."""
    cards = cards_to_come(mind, state)
    sort_pool(mind, state)
    count_ways(mind, state)
    harmless = 0
    for sort in range(PLAINS, SORTS):
        harmless += mind.sort_count[sort]
    offers = mind.offers
    colors = state.colors
    mind.more_takes = 1
    all_mixes = combinations(mind.pool, cards)
    through = 0.0
    total = 0.0
    for ships in range(min(cards, COLORS) + 1):
        if ships > 0:
            lay_one(mind, NEW_SHIPS)
            colors |= colors + 1  # one color more, whichever it is
        if mind.ways[ships] > 0:
            through += mind.ways[ships] * combinations(harmless, cards - ships)
            total += mind.ways[ships] * worth_of_mixes(mind, state, colors, PLAINS, cards - ships)
    mind.more_takes = 0
    mind.offers = offers
    total += (all_mixes - through) * bust_worth(mind, state)
    taxes = 1.0 * cards * mind.sort_count[PLAINS] / mind.pool * mind.group_mine[PLAIN_GROUP]
    return total / all_mixes + taxes + mind.gamble


def cards_to_come(mind: Mind, state: State) -> int:
    """How many cards will be revealed; where some come from a new deck, they join the pool."""
    cards = state.numbers[GAMBLE_CARDS]
    there = state.sizes[DECK]
    if there < cards and state.deck_pass < LAST_PASS:
        if there > 0:
            for i in range(state.sizes[DISCARD]):
                count_card(mind, state.piles[DISCARD * ROOM + i])
            group_pool(mind, state)
        there += state.sizes[DISCARD]
    return min(cards, there)


def sort_pool(mind: Mind, state: State) -> None:
    """Put the groups of the pool into sorts; ships of a color that is there belong to none."""
    for sort in range(SORTS):
        mind.sort_count[sort] = 0
        mind.sort_mine[sort] = 0.0
        mind.sort_theirs[sort] = 0.0
    most = 0.0
    for group in range(FIRST_PERSON_GROUP, mind.groups):
        if mind.group_mine[group] > most:
            most = mind.group_mine[group]
    add_to_sort(mind, PLAINS, PLAIN_GROUP)
    add_to_sort(mind, UNWANTED, UNWANTED_GROUP)
    for group in range(FIRST_SHIP_GROUP, FIRST_PERSON_GROUP):
        if mind.group_count[group] > 0 and not state.colors & (1 << mind.group_color[group]):
            add_to_sort(mind, NEW_SHIPS, group)
    for group in range(FIRST_PERSON_GROUP, mind.groups):
        sort = WANTED
        while sort < SORTS - 1 and mind.group_mine[group] * (SORTS - WANTED) > most * (sort - WANTED + 1):
            sort += 1
        add_to_sort(mind, sort, group)
    for sort in range(SORTS):
        if mind.sort_count[sort] > 0:
            mind.sort_mine[sort] /= mind.sort_count[sort]
            mind.sort_theirs[sort] /= mind.sort_count[sort]


def add_to_sort(mind: Mind, sort: int, group: int) -> None:
    """Add a group to a sort; sums now, averages later."""
    count = mind.group_count[group]
    mind.sort_count[sort] += count
    mind.sort_mine[sort] += count * mind.group_mine[group]
    mind.sort_theirs[sort] += count * mind.group_theirs[group]


def count_ways(mind: Mind, state: State) -> None:
    """In how many ways so many ships can come, no two of a color and none of a color that is there."""
    for ships in range(WAYS):
        mind.ways[ships] = 0.0
    mind.ways[0] = 1.0
    for color in range(COLORS):
        if not state.colors & (1 << color):
            group = FIRST_SHIP_GROUP + 2 * color
            count = mind.group_count[group] + mind.group_count[group + 1]
            for ships in range(COLORS, 0, -1):
                mind.ways[ships] += mind.ways[ships - 1] * count


def worth_of_mixes(mind: Mind, state: State, colors: int, sort: int, left: int) -> float:
    """What the harbor is worth with so many more cards of this sort and those behind it, summed over all mixes."""
    if left == 0:
        return harbor_worth(mind, state, colors)
    if sort == SORTS:
        return 0.0
    offers = mind.offers
    total = 0.0
    for cards in range(min(left, mind.sort_count[sort]) + 1):
        if cards > 0 and sort != PLAINS:
            lay_one(mind, sort)
        ways = combinations(mind.sort_count[sort], cards)
        total += ways * worth_of_mixes(mind, state, colors, sort + 1, left - cards)
    mind.offers = offers
    return total


def lay_one(mind: Mind, sort: int) -> None:
    """Lay a card of a sort into the harbor, in thought."""
    mind.offer_mine[mind.offers] = mind.sort_mine[sort]
    mind.offer_theirs[mind.offers] = mind.sort_theirs[sort]
    mind.offers += 1


def combinations(count: int, cards: int) -> float:
    """In how many ways so many of them can be drawn."""
    ways = 1.0
    for i in range(cards):
        ways = ways * (count - i) / (i + 1)
    return ways
