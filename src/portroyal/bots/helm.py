"""Deciding by judgment: when to stop, what to repel, what to take. Helmsman's brain, compiled.

Drawing on is weighed by a dynamic programme over the active player's own turn: every card of the pool, with
its exact chance, either busts or makes the harbor worth more, and after it one may stop or draw again, some
draws ahead. In deeper layers cards that come to the same are one group. What a harbor is worth stands in
`harbor`, what a gambler's cards are worth in `gamble`.
"""

from __future__ import annotations

from ..engine.cards import COLOR, COLORS_IN, KIND
from ..engine.contracts import to_decline
from ..engine.discover import is_captured
from ..engine.state import State
from ..engine.trade import fee_of, hire_cost, ship_income
from ..engine.vocabulary import (
    CARD_MASK,
    DISCOVER,
    DO_CLAIM,
    DO_CONTRACT,
    DO_DECLINE,
    DO_DRAW,
    DO_GAMBLE,
    DO_KEEP,
    DO_PASS,
    DO_REPEL,
    DO_STOP,
    DO_TAKE,
    GIFT,
    HARBOR,
    HOLDS,
    KEPT,
    KIND_SHIFT,
    NO_CARD,
    REPEL,
    ROOM,
    SHIP,
    TIME_CARDS,
    WAY_MASK,
    WAY_SHIFT,
    Seat,
)
from .adventurer import steer_adventure
from .bargain import prospect
from .crewmate import steer_crew
from .finish import ENOUGH_DRAWS, best_at_the_end, is_listed, may_be_over
from .gamble import gamble_worth
from .harbor import CREW, PLAIN, STRONG_SHIP, bust_worth, harbor_worth, offer_card, others_gain, prepare
from .judgment import Mind, chances_to_win, claim_worth, hope, look_at_clock, step_worth, take_worth

NEVER = -1000.0  # worse than anything that may be done


def steer(mind: Mind, state: State) -> int:
    """The action of the list, as last listed, that judgment prefers."""
    if state.choices == 1:
        return state.actions[0]
    if state.campaign:
        return steer_adventure(mind, mind.quest, state)
    if state.numbers[TIME_CARDS] > 0:
        return steer_crew(mind.muster, state, mind.depth)
    look_at_clock(mind, state)
    action = worth_most(mind, state)
    if may_be_over(mind, state):
        return best_at_the_end(mind, state, action)
    return action


def worth_most(mind: Mind, state: State) -> int:
    """The action that is worth most, whoever wins by it."""
    if state.contracts_open > 0:
        action = best_contract(mind, state)
        if action:
            return action
    action = best_claim(mind, state)
    if action:
        return action
    if state.phase == GIFT:
        return least_harm(mind, state)
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


# --- Contracts and gifts ---


def best_contract(mind: Mind, state: State) -> int:
    """The contract, or the step of one, that is worth most, if any is worth something; else no action."""
    best = 0.0
    found = 0
    if mind.contract == 0:
        return 0
    for i in range(state.choices):
        action = state.actions[i]
        if action >> KIND_SHIFT == DO_CONTRACT:
            worth = step_worth(mind, state, state.actor, action & CARD_MASK)
            if worth > best:
                best = worth
                found = action
    return found


def least_harm(mind: Mind, state: State) -> int:
    """Give a coin to whoever is least likely to win by it."""
    chances_to_win(mind, state)
    least = 2.0
    found = state.actions[0]
    for i in range(state.choices):
        to = state.actions[i] & CARD_MASK
        if mind.standings[to] < least:
            least = mind.standings[to]
            found = state.actions[i]
    return found


# --- Taking ---


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
        elif action >> KIND_SHIFT == DO_DECLINE and mind.contract > 0:
            worth = decline_worth(mind, state, seat, action & CARD_MASK)
            if worth > best:
                best = worth
                found = action
    return found


def decline_worth(mind: Mind, state: State, seat: Seat, ship: int) -> float:
    """What trading a ship without its coins is worth: a step of a contract, less the fee, and what comes next."""
    worth = step_worth(mind, state, seat, to_decline(state, seat, COLOR[ship]))
    worth += mind.deny * others_gain(mind, state, seat, ship)
    worth -= fee_of(state, seat) * mind.coin_now
    if state.takes > 1:
        worth += best_next(mind, state, seat, ship) - ship_income(state, seat, ship) * mind.coin_now
    return worth


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
    """Draw or gamble while that promises more than the harbor as it lies."""
    may_stop = is_listed(state, DO_STOP)
    may_draw = is_listed(state, DO_DRAW)
    mind.onward = (DO_DRAW if may_draw else DO_GAMBLE) << KIND_SHIFT
    if may_stop and state.drawn >= ENOUGH_DRAWS:
        return DO_STOP << KIND_SHIFT
    prepare(mind, state)
    stop = harbor_worth(mind, state, state.colors)
    onward = draw_worth(mind, state, state.colors, mind.depth) if may_draw else NEVER
    if is_listed(state, DO_GAMBLE):
        gamble = gamble_worth(mind, state)
        if gamble > onward:
            onward = gamble
            mind.onward = DO_GAMBLE << KIND_SHIFT
    return DO_STOP << KIND_SHIFT if may_stop and onward <= stop else mind.onward


def repel_or_keep(mind: Mind, state: State) -> int:
    """Keep a ship if the turn promises more with it in the harbor. One that would bust is repelled."""
    color = 1 << COLOR[state.about]
    if state.colors & color:
        return DO_REPEL << KIND_SHIFT
    prepare(mind, state)
    repelled = turn_worth(mind, state, state.colors, mind.depth)
    if state.contracts_open > 0 and mind.contract > 0:
        repelled += capture_worth(mind, state)
    offer_card(mind, state, state.about)
    kept = turn_worth(mind, state, state.colors | color, mind.depth)
    kept += mind.color_bonus[COLORS_IN[state.colors | color]]
    return (DO_KEEP if kept >= repelled else DO_REPEL) << KIND_SHIFT


def capture_worth(mind: Mind, state: State) -> float:
    """What keeping the ship that is repelled is worth, for a contract."""
    if not is_captured(state, state.about):
        return 0.0
    at = state.active * HOLDS + KEPT
    before = prospect(state, state.active, NO_CARD, mind.coin_now, mind.partway, mind.step_left)
    state.held[at] += 1
    after = prospect(state, state.active, NO_CARD, mind.coin_now, mind.partway, mind.step_left)
    state.held[at] -= 1
    return hope(mind) * (after - before)


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
            more = colors | (1 << mind.group_color[group])
            worth = worth_with(mind, state, group, more, depth - 1) + mind.color_bonus[COLORS_IN[more]]
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
