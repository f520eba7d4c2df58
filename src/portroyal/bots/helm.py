"""Deciding by judgment: when to stop, what to repel, what to take. Helmsman's brain, compiled.

Drawing on is weighed by a dynamic programme over the active player's own turn: every card of the pool, with
its exact chance, either busts or makes the harbor worth more, and after it one may stop or draw again, some
draws ahead. The worth of a harbor is what I would take of it, less what I leave to the others. In deeper
layers cards that come to the same are one group.
"""

from __future__ import annotations

from ..engine.cards import COLOR, COLORS_IN, KIND
from ..engine.discover import can_repel
from ..engine.state import State
from ..engine.timing import admirals_bring
from ..engine.trade import fee_of, hire_cost, ship_income, takes_with
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    CARD_MASK,
    COUNTERS,
    DECK,
    DISCARD,
    DISCOVER,
    DO_CLAIM,
    DO_DRAW,
    DO_KEEP,
    DO_PASS,
    DO_REPEL,
    DO_STOP,
    DO_TAKE,
    EXPEDITIONS,
    FACES,
    HARBOR,
    JESTERS,
    KIND_SHIFT,
    PERSON,
    REPEL,
    ROOM,
    SEATS,
    SHIP,
    TAX,
    TAXED_FROM,
    WAY_MASK,
    WAY_SHIFT,
    Card,
    Seat,
)
from .finish import ENOUGH_DRAWS, best_at_the_end
from .judgment import Mind, claim_worth, coins_worth, look_at_clock, take_worth

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


def steer(mind: Mind, state: State) -> int:
    """The action of the list, as last listed, that judgment prefers."""
    if state.choices == 1:
        return state.actions[0]
    look_at_clock(mind, state)
    action = worth_most(mind, state)
    if mind.is_last_round:
        return best_at_the_end(mind.end, state, action)
    return action


def worth_most(mind: Mind, state: State) -> int:
    """The action that is worth most, whoever wins by it."""
    action = best_claim(mind, state)
    if action:
        return action
    if state.phase == DISCOVER:
        return discover_or_stop(mind, state)
    if state.phase == REPEL:
        return repel_or_keep(mind, state)
    return best_take(mind, state)


def best_claim(mind: Mind, state: State) -> int:
    """The claim worth most, if any is worth something; else no action."""
    best = 0.0
    found = 0
    for i in range(state.choices):
        action = state.actions[i]
        if action >> KIND_SHIFT == DO_CLAIM:
            worth = claim_worth(mind, state, state.active, action & CARD_MASK, action >> WAY_SHIFT & WAY_MASK)
            if worth > best:
                best = worth
                found = action
    return found


# --- Taking ---


def others_gain(mind: Mind, state: State, seat: Seat, card: Card) -> float:
    """What a card left in the harbor is worth to the others, on average."""
    total = 0.0
    for i in range(1, state.seats):
        other = (seat + i) % state.seats
        gain = take_worth(mind, state, other, card, 0)
        if gain > 0:
            total += gain
    return total / (state.seats - 1) if state.seats > 1 else 0.0


def best_take(mind: Mind, state: State) -> int:
    """The card worth most, with what it makes possible next and what it keeps from the others; or pass."""
    seat = state.actor
    best = 0.0
    found = DO_PASS << KIND_SHIFT
    for i in range(state.choices):
        action = state.actions[i]
        if action >> KIND_SHIFT == DO_TAKE:
            card = action & CARD_MASK
            worth = take_worth(mind, state, seat, card, 0)
            worth += mind.deny * others_gain(mind, state, seat, card)
            if seat != state.active:
                worth -= mind.deny * fee_of(state, seat) * mind.coin_now / (state.seats - 1)
            if state.takes > 1:
                worth += best_next(mind, state, seat, card)
            if worth > best:
                best = worth
                found = action
    return found


def best_next(mind: Mind, state: State, seat: Seat, first: int) -> float:
    """What the next card would be worth after taking this one, with its coins in the purse or its price out."""
    change = ship_income(state, seat, first) if KIND[first] == SHIP else -hire_cost(state, seat, first)
    change -= fee_of(state, seat)
    best = 0.0
    passed = False
    for i in range(state.sizes[HARBOR]):
        card = state.piles[HARBOR * ROOM + i]
        if card == first and not passed:
            passed = True
            continue
        worth = take_worth(mind, state, seat, card, change)
        if worth > best:
            best = worth
    return best


# --- Drawing ---


def discover_or_stop(mind: Mind, state: State) -> int:
    """Draw while drawing on promises more than the harbor as it lies."""
    if state.drawn >= ENOUGH_DRAWS or state.gambled:
        return DO_STOP << KIND_SHIFT
    prepare(mind, state)
    stop = harbor_worth(mind, state, state.colors)
    draw = draw_worth(mind, state, state.colors, mind.depth)
    return (DO_DRAW if draw > stop else DO_STOP) << KIND_SHIFT


def repel_or_keep(mind: Mind, state: State) -> int:
    """Keep a ship if the turn promises more with it in the harbor. One that would bust is repelled."""
    color = 1 << COLOR[state.about]
    if state.colors & color:
        return DO_REPEL << KIND_SHIFT
    prepare(mind, state)
    repelled = turn_worth(mind, state, state.colors, mind.depth)
    offer_card(mind, state, state.about)
    kept = turn_worth(mind, state, state.colors | color, mind.depth)
    return (DO_KEEP if kept >= repelled else DO_REPEL) << KIND_SHIFT


def prepare(mind: Mind, state: State) -> None:
    """Judge the cards of the harbor and of the pool, once for the whole decision."""
    # With one card more the admirals pay before anything is hired.
    mind.extra = admirals_bring(state, state.active, state.sizes[HARBOR] + 1)
    look_again(mind, state)
    mind.offers = 0
    for i in range(state.sizes[HARBOR]):
        offer_card(mind, state, state.piles[HARBOR * ROOM + i])
    count_pool(mind, state)
    group_pool(mind, state)


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
    return worth


def harbor_worth(mind: Mind, state: State, colors: int) -> float:
    """What stopping now is worth: my best cards, less what is left to the others, who pay a coin for each."""
    seat = state.active
    takes = takes_with(state, seat, COLORS_IN[colors])
    if mind.offers == 0:
        return count_of(state, seat, JESTERS) * mind.coin_now
    worth = coins_worth(mind, state, seat, admirals_bring(state, seat, mind.offers))
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
    return worth


def turn_worth(mind: Mind, state: State, colors: int, depth: int) -> float:
    """The better of stopping and drawing on."""
    stop = harbor_worth(mind, state, colors)
    if depth > 0 and mind.pool > 0:
        draw = draw_worth(mind, state, colors, depth)
        if draw > stop:
            return draw
    return stop


def draw_worth(mind: Mind, state: State, colors: int, depth: int) -> float:
    """What one more card is worth on average, each with its exact chance."""
    total = 0.0
    bust = bust_worth(mind, state)
    pool = mind.pool
    mind.pool -= 1
    for group in range(mind.groups):
        count = mind.group_count[group]
        if count == 0:
            continue
        mind.group_count[group] -= 1
        kind = mind.group_kind[group]
        if kind == PLAIN:
            worth = turn_worth(mind, state, colors, depth - 1) + mind.group_mine[group]
        elif kind == CREW:
            worth = worth_with(mind, state, group, colors, depth - 1)
        elif colors & (1 << mind.group_color[group]):
            worth = bust if kind == STRONG_SHIP else turn_worth(mind, state, colors, depth - 1)
        else:
            worth = worth_with(mind, state, group, colors | (1 << mind.group_color[group]), depth - 1)
        mind.group_count[group] += 1
        total += count * worth
    mind.pool += 1
    return total / pool + mind.nerve if pool > 0 else bust


def worth_with(mind: Mind, state: State, group: int, colors: int, depth: int) -> float:
    """What the turn is worth with a card of this group in the harbor."""
    mind.offer_mine[mind.offers] = mind.group_mine[group]
    mind.offer_theirs[mind.offers] = mind.group_theirs[group]
    mind.offers += 1
    worth = turn_worth(mind, state, colors, depth)
    mind.offers -= 1
    return worth
