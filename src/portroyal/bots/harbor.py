"""What the harbor is worth as it lies and as it may become: the cards there and those that may come. Compiled.

The worth of a harbor is what the active player would take of it, less what is left to the others. Cards of the
pool that come to the same are one group.
"""

from __future__ import annotations

from ..engine.cards import COLOR, COLORS_IN, KIND
from ..engine.contracts import AMOUNT, HOW, can_place
from ..engine.discover import can_repel
from ..engine.state import State
from ..engine.timing import admirals_bring, gunners_bring, vice_admirals_bring
from ..engine.trade import takes_with
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    AT_BUST,
    AT_COLORS,
    AT_TAX,
    CLERKS,
    COLORS,
    CONTRACTS,
    COUNTERS,
    DECK,
    DISCARD,
    EXPEDITIONS,
    FACES,
    GUNNERS,
    HARBOR,
    HOLDS,
    JESTERS,
    KEPT,
    PERSON,
    ROOM,
    SEATS,
    SHIP,
    TAX,
    TAXED_FROM,
    VICE_ADMIRALS,
    Card,
    Seat,
)
from .judgment import WAYS, Mind, coins_worth, step_worth, take_worth

# Kinds of group.
PLAIN = 0  # expeditions and taxes: the harbor stays as it is
CREW = 1  # persons
WEAK_SHIP = 2  # repelled if its color is there
STRONG_SHIP = 3  # busts if its color is there
# The groups that are always there.
PLAIN_GROUP = 0
UNWANTED_GROUP = 1
FIRST_SHIP_GROUP = 2
FIRST_PERSON_GROUP = 14


def others_gain(mind: Mind, state: State, seat: Seat, card: Card) -> float:
    """What a card left in the harbor is worth to the others, on average."""
    total = 0.0
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        gain = take_worth(mind, state, other, card, 0)
        if gain > 0:
            total += gain
    return total / (state.seats - 1) if state.seats > 1 else 0.0


def prepare(mind: Mind, state: State) -> None:
    """Judge the cards of the harbor and of the pool, once for the whole decision."""
    # With one card more the admirals pay before anything is hired.
    mind.extra = admirals_bring(state, state.active, state.sizes[HARBOR] + 1)
    if state.contracts_open > 0:
        count_on_contracts(mind, state)
    look_for_watches(mind, state)
    look_again(mind, state)
    mind.offers = 0
    for i in range(state.sizes[HARBOR]):
        offer_card(mind, state, state.piles[HARBOR * ROOM + i])
    count_pool(mind, state)
    group_pool(mind, state)


def count_on_contracts(mind: Mind, state: State) -> None:
    """What contracts make of a bust, a tax and colors in the harbor, to the active player."""
    mind.bust_bonus = 0.0
    mind.tax_bonus = 0.0
    for colors in range(WAYS):
        mind.color_bonus[colors] = 0.0
    if mind.contract == 0:
        return
    seat = state.active
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        how = HOW[contract]
        if how in (AT_BUST, AT_TAX, AT_COLORS) and can_place(state, seat, contract):
            worth = step_worth(mind, state, seat, contract)
            if worth > 0:
                if how == AT_BUST:
                    mind.bust_bonus = worth
                elif how == AT_COLORS:
                    mind.color_bonus[AMOUNT[contract]] = worth
                elif state.purse[seat] >= state.numbers[TAXED_FROM]:
                    mind.tax_bonus = worth


def look_for_watches(mind: Mind, state: State) -> None:
    """Has the active player anybody who is paid by the harbor, or who takes more for a ship?"""
    seat = state.active
    mind.watches = count_of(state, seat, GUNNERS) > 0 or count_of(state, seat, VICE_ADMIRALS) > 0
    mind.clerks = False
    for color in range(COLORS):
        if count_of(state, seat, CLERKS + color) > 0:
            mind.clerks = True


def watches_bring(state: State, seat: Seat, cards: int, ships: int) -> int:
    """Coins of gunners and vice admirals when a taking begins."""
    return vice_admirals_bring(state, seat, cards) + gunners_bring(state, seat, ships)


def clerks_take(state: State, seat: Seat, colors: int) -> int:
    """Cards that clerks let a seat take more, if it trades all ships of their colors."""
    more = 0
    for color in range(COLORS):
        if colors & (1 << color):
            more += count_of(state, seat, CLERKS + color)
    return more


def offer_card(mind: Mind, state: State, card: Card) -> None:
    """Lay a card into the harbor, in thought."""
    judge_card(mind, state, card)
    mind.offer_mine[mind.offers] = mind.card_mine[card]
    mind.offer_theirs[mind.offers] = mind.card_theirs[card]
    mind.offers += 1


def look_again(mind: Mind, state: State) -> None:
    """Forget what cards are worth if anything it depends on has changed since the last look: see `take_worth`.

    Most draws change nothing of it, and judging all cards is what takes longest in a playout.
    """
    changed = mind.seen_active ^ state.active
    changed |= mind.seen_extra ^ mind.extra
    changed |= mind.seen_row_size ^ state.sizes[EXPEDITIONS]
    for i in range(state.sizes[EXPEDITIONS]):
        changed |= mind.seen_row[i] ^ state.piles[EXPEDITIONS * ROOM + i]
    for i in range(SEATS):
        changed |= mind.seen_purse[i] ^ state.purse[i]
    for i in range(SEATS * COUNTERS):
        changed |= mind.seen_counters[i] ^ state.counters[i]
    if state.contracts_open > 0:
        cubes = look_at_cubes(state)
        changed |= mind.seen_cubes ^ cubes
        mind.seen_cubes = cubes
    if changed == 0 and mind.seen_coin == mind.coin_now and mind.seen_rounds == mind.rounds:
        return
    mind.seen_active = state.active
    mind.seen_extra = mind.extra
    mind.seen_coin = mind.coin_now
    mind.seen_rounds = mind.rounds
    mind.seen_row_size = state.sizes[EXPEDITIONS]
    for i in range(state.sizes[EXPEDITIONS]):
        mind.seen_row[i] = state.piles[EXPEDITIONS * ROOM + i]
    for i in range(SEATS):
        mind.seen_purse[i] = state.purse[i]
    for i in range(SEATS * COUNTERS):
        mind.seen_counters[i] = state.counters[i]
    for card in range(FACES):
        mind.is_judged[card] = 0


def look_at_cubes(state: State) -> int:
    """Cubes and ships kept as one number, to see whether any has moved."""
    number = 0
    for i in range(SEATS * CONTRACTS):
        number = (number * 31 + state.cubes[i]) & 0xFFFFFF
    for seat in range(state.seats):
        number = (number * 31 + state.held[seat * HOLDS + KEPT]) & 0xFFFFFF
    return number


def judge_card(mind: Mind, state: State, card: Card) -> None:
    """What a card is worth to the active player and to the others, unless that is known."""
    if not mind.is_judged[card]:
        mind.card_mine[card] = take_worth(mind, state, state.active, card, mind.extra)
        mind.card_theirs[card] = others_gain(mind, state, state.active, card)
        mind.is_judged[card] = 1


def count_pool(mind: Mind, state: State) -> None:
    """The cards the next draw is uniform over: deck and coins of this pass, or the discard if the deck is empty."""
    for card in range(FACES):
        mind.pool_of[card] = 0
    mind.pool = 0
    mind.faces = 0
    if state.sizes[DECK] == 0:
        for i in range(state.sizes[DISCARD]):
            count_card(mind, state.piles[DISCARD * ROOM + i])
        return
    for i in range(state.sizes[DECK]):
        count_card(mind, state.piles[DECK * ROOM + i])
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == state.deck_pass:
                count_card(mind, state.coins[at])


def count_card(mind: Mind, card: Card) -> None:
    """One card more in the pool."""
    mind.pool += 1
    mind.pool_of[card] += 1
    if card >= mind.faces:
        mind.faces = card + 1


def group_pool(mind: Mind, state: State) -> None:
    """Put cards that come to the same together: ships by color and strength, persons by their worth."""
    # First the plain cards, the persons I would not hire, and the ships; then a group for each other person.
    mind.groups = FIRST_PERSON_GROUP
    for group in range(FIRST_PERSON_GROUP):
        mind.group_count[group] = 0
        mind.group_mine[group] = 0.0
        mind.group_theirs[group] = 0.0
    for card in range(mind.faces):
        count = mind.pool_of[card]
        if count == 0:
            continue
        kind = KIND[card]
        if kind in (SHIP, PERSON):
            judge_card(mind, state, card)
        if kind == SHIP:
            strong = 0 if can_repel(state, card) else 1
            group = FIRST_SHIP_GROUP + 2 * COLOR[card] + strong
            mind.group_kind[group] = STRONG_SHIP if strong else WEAK_SHIP
            mind.group_color[group] = COLOR[card]
            add_to_group(mind, group, card, count)
        elif kind == PERSON:
            group = UNWANTED_GROUP
            if mind.card_mine[card] > 0:
                group = mind.groups
                mind.groups += 1
                mind.group_count[group] = 0
                mind.group_mine[group] = 0.0
                mind.group_theirs[group] = 0.0
            mind.group_kind[group] = CREW
            add_to_group(mind, group, card, count)
        else:
            mind.group_kind[PLAIN_GROUP] = PLAIN
            mind.group_count[PLAIN_GROUP] += count
            if kind == TAX:
                mind.group_mine[PLAIN_GROUP] += count * tax_worth(mind, state)
    for group in range(mind.groups):
        if mind.group_count[group] > 0:
            mind.group_mine[group] /= mind.group_count[group]
            mind.group_theirs[group] /= mind.group_count[group]


def add_to_group(mind: Mind, group: int, card: Card, count: int) -> None:
    """Add the copies of a card to a group; sums now, averages later."""
    mind.group_count[group] += count
    mind.group_mine[group] += count * mind.card_mine[card]
    mind.group_theirs[group] += count * mind.card_theirs[card]


def tax_worth(mind: Mind, state: State) -> float:
    """What a tax would cost me, and spare me of the others' coins."""
    worth = 0.0
    for seat in range(state.seats):
        if state.purse[seat] >= state.numbers[TAXED_FROM]:
            lost = state.purse[seat] // 2 * mind.coin_now * mind.hoard
            worth += -lost if seat == state.active else mind.deny * lost / (state.seats - 1)
    return worth + mind.tax_bonus


def harbor_worth(mind: Mind, state: State, colors: int) -> float:
    """What stopping now is worth: my best cards, less what is left to the others, who pay a coin for each."""
    seat = state.active
    takes = takes_with(state, seat, COLORS_IN[colors]) + mind.more_takes
    if mind.clerks:
        takes += clerks_take(state, seat, colors)
    if mind.offers == 0:
        return count_of(state, seat, JESTERS) * mind.coin_now
    coins = admirals_bring(state, seat, mind.offers)
    if mind.watches:
        coins += watches_bring(state, seat, mind.offers, COLORS_IN[colors])
    worth = coins_worth(mind, state, seat, coins)
    left = 0.0
    for i in range(mind.offers):
        left += mind.offer_theirs[i]
    taken = 0
    last = -1
    limit = 1e9
    while taken < takes and taken < mind.offers:
        best = 0.0
        found = -1
        for i in range(mind.offers):
            mine = mind.offer_mine[i] + mind.deny * mind.offer_theirs[i]
            # The next best of those not yet taken: lower, or as high and further back.
            if mine > best and (mine < limit or (mine == limit and i > last)):
                best = mine
                found = i
        if found < 0:
            break
        worth += mind.offer_mine[found]
        left -= mind.offer_theirs[found]
        limit = best
        last = found
        taken += 1
    others = mind.offers - taken
    share = 1.0
    if others > state.seats - 1:
        share = 1.0 * (state.seats - 1) / others  # of ints alone C would keep only whole parts
        others = state.seats - 1
    return worth - share * mind.deny * left + others * mind.fee * mind.coin_now


def bust_worth(mind: Mind, state: State) -> float:
    """What a bust is worth: jesters, mine and the others'."""
    worth = 0.0
    for seat in range(state.seats):
        coins = count_of(state, seat, JESTERS) * mind.coin_now
        worth += coins if seat == state.active else -mind.deny * coins / (state.seats - 1)
    return worth + mind.bust_bonus
