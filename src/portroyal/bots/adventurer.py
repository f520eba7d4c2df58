"""Deciding in an adventure: characters, events, missions, looks, things or coins, and when to stop. Compiled.

Every choice is weighed by what it leads to, see `venture`. Drawing on is weighed as in `helm`, by every card of the
pool with its exact chance, or by the one card that a look has shown. In a crew cards are shared out, the one that gains
most first, so a card is left to whom it serves; against each other everybody takes what serves them.
"""

from __future__ import annotations

from ..engine.adventure import acting, is_against
from ..engine.campaigns import GIFT_OF, START_COINS_OF
from ..engine.cards import COLOR, COLORS_IN, KIND
from ..engine.characters import free_cube
from ..engine.crowns import pay_crowns
from ..engine.discover import can_repel
from ..engine.expeditions import claim
from ..engine.items import sell
from ..engine.missions import complete_mission, done_by, place_of
from ..engine.state import State
from ..engine.trade import fee_of, takes_with
from ..engine.verbs import gain, spend
from ..engine.vocabulary import (
    AS_ADMIRAL,
    AS_PERSON,
    BUST,
    BUST_COINS,
    BUY_OFF,
    BY_EVENT,
    CARD_MASK,
    CHARACTERS,
    CHOOSE,
    COINS_ONCE,
    COLORS,
    COUNTERS,
    CUBES_GONE,
    DISCOVER,
    DO_BUY_OFF,
    DO_CLAIM,
    DO_COMPLETE,
    DO_DRAW,
    DO_GAMBLE,
    DO_KEEP,
    DO_LOOK,
    DO_PASS,
    DO_PAY_CROWN,
    DO_REPEL,
    DO_SELL,
    DO_STOP,
    DO_STOW,
    DO_TAKE,
    EVENT,
    EXPEDITION_CROWNS,
    GAIN_COINS,
    GIFT_FIELDS,
    KIND_SHIFT,
    LOOK,
    LOOKOUTS,
    MADEMOISELLES,
    MAY_PAY_CROWNS,
    MISSION,
    MOMENT_CARDS,
    MOMENT_COLORS,
    NO_CARD,
    PERSON,
    REPEL,
    SEATS,
    SHIP,
    SHIPS_COINS,
    SWORDS,
    TAKE,
    TAX,
    TRADER_CROWNS,
    WAY_MASK,
    WAY_SHIFT,
    Card,
    Character,
    Seat,
)
from .finish import ENOUGH_DRAWS, is_listed
from .judgment import Mind
from .quest import Quest
from .spoils import (
    FIRST_SHIP,
    LOW,
    MATE,
    PLAIN,
    STRONG,
    judge_card,
    known_top,
    lay_offers,
    look_round,
    offer,
    part,
    prepare,
    share_out,
    stop_value,
    tax_adds,
)
from .venture import seat_worth, table_worth

RISKY = 0.12  # chance to bust from which on a look is taken before drawing


def steer_adventure(mind: Mind, q: Quest, state: State) -> int:
    """The action of the list, as last listed, that serves best."""
    if state.phase == CHOOSE:
        return best_character(state)
    if state.phase == EVENT:
        return pay_if_worth(mind, q, state)
    if state.phase == BUY_OFF:
        return buy_off_if_worth(mind, q, state)
    if state.phase == LOOK:
        return best_return(mind, q, state)
    action = best_deed(mind, q, state)
    if action:
        return action
    if state.phase == DISCOVER:
        return discover_or_stop(mind, q, state)
    if state.phase == REPEL:
        return repel_or_keep(mind, q, state)
    if state.phase == TAKE:
        return best_take(mind, q, state)
    if state.phase in (MISSION, BUST):
        return DO_PASS << KIND_SHIFT
    return state.actions[0]


# --- Before the first turn ---


def best_character(state: State) -> int:
    """The character whose coins and ability promise most."""
    best = LOW
    found = state.actions[0]
    for i in range(state.choices):
        worth = character_worth(state, state.actions[i] & CARD_MASK)
        if worth > best:
            best = worth
            found = state.actions[i]
    return found


def character_worth(state: State, character: Character) -> float:
    """What a character is worth, in coins: those of the start, and what the ability brings in a game."""
    at = state.campaign * CHARACTERS + character
    gift = GIFT_OF[at * GIFT_FIELDS]
    amount = GIFT_OF[at * GIFT_FIELDS + 1]
    more = GIFT_OF[at * GIFT_FIELDS + 2]
    worth = 1.0 * START_COINS_OF[at]
    if gift == COINS_ONCE:
        return worth + amount
    if gift == BUST_COINS:
        return worth + 1.0 * amount
    if gift == EXPEDITION_CROWNS:
        return worth + 0.5 * amount
    if gift == TRADER_CROWNS:
        return worth + 2.5 * amount
    if gift == AS_ADMIRAL:
        return worth + 1.5 * amount
    if gift == SHIPS_COINS:
        return worth + 2.5 * amount
    if gift == AS_PERSON:
        if more == MADEMOISELLES:
            return worth + 4.0 * amount
        if more == SWORDS:
            return worth + 2.5 * amount
        if more == LOOKOUTS:
            return worth + 3.0 * amount
        return worth + 2.0 * amount
    return worth


# --- Questions ---


def pay_if_worth(mind: Mind, q: Quest, state: State) -> int:
    """Pay the crown that an event asks for, if its coins are worth more."""
    now = table_worth(mind, q, state)
    q.after.copy(state)
    pay_crowns(q.after, state.actor, acting(state, MAY_PAY_CROWNS))
    gain(q.after, state.actor, acting(state, GAIN_COINS), BY_EVENT)
    paid = seat_worth(mind, q, q.after, state.actor)
    return (DO_PAY_CROWN if paid > now else DO_PASS) << KIND_SHIFT


def buy_off_if_worth(mind: Mind, q: Quest, state: State) -> int:
    """Return a cube for coins, if what it frees is worth more."""
    now = table_worth(mind, q, state)
    q.after.copy(state)
    return_cube(q.after, state.actor, state.about)
    paid = seat_worth(mind, q, q.after, state.actor)
    return (DO_BUY_OFF if paid > now else DO_PASS) << KIND_SHIFT


def return_cube(state: State, seat: Seat, coins: int) -> None:
    """A cube goes to the box for coins, in thought."""
    spend(state, seat, coins)
    state.bought_off[seat] += 1
    state.counters[seat * COUNTERS + CUBES_GONE] += 1
    free_cube(state, seat)


def best_deed(mind: Mind, q: Quest, state: State) -> int:
    """The mission, the claim or the sale after which one stands best, if that is better than now; else no action."""
    best = 0.0
    found = 0
    now = LOW
    for i in range(state.choices):
        action = state.actions[i]
        kind = action >> KIND_SHIFT
        if kind in (DO_COMPLETE, DO_CLAIM, DO_SELL):
            if now == LOW:
                now = table_worth(mind, q, state)
                best = now
            q.after.copy(state)
            card = action & CARD_MASK
            way = action >> WAY_SHIFT & WAY_MASK
            if kind == DO_COMPLETE:
                complete_mission(q.after, state.actor, card, way)
            elif kind == DO_CLAIM:
                claim(q.after, card, way)
            else:
                sell(q.after, state.actor, card, way)
            value = table_worth(mind, q, q.after)
            if kind == DO_COMPLETE and (is_against(state) or done_by(state, place_of(state, card)) == 0):
                value += q.done
            if value > best:
                best = value
                found = action
    return found


# --- Looking ---


def best_return(mind: Mind, q: Quest, state: State) -> int:
    """The card that makes the turn worth most when it is drawn next, or that is best left on top."""
    prepare(mind, q, state)
    best = LOW
    found = state.actions[0]
    for i in range(state.choices):
        worth = top_value(mind, q, state, state.actions[i] & CARD_MASK, state.colors)
        if worth > best:
            best = worth
            found = state.actions[i]
    q.seen = 0
    return found


def top_value(mind: Mind, q: Quest, state: State, card: Card, colors: int) -> float:
    """What drawing a known card is worth."""
    if KIND[card] == SHIP:
        color = 1 << COLOR[card]
        if colors & color:
            return turn_value(mind, q, state, colors, 1) if can_repel(state, card) else q.bust_gain
        offer(mind, q, state, card)
        worth = entered_value(mind, q, state, colors | color, 1, 1)
        q.offers -= 1
        return worth
    if KIND[card] == PERSON:
        offer(mind, q, state, card)
        worth = entered_value(mind, q, state, colors, 1, 0)
        q.offers -= 1
        return worth
    worth = turn_value(mind, q, state, colors, 1)
    return worth + tax_adds(mind, q, state, card) if KIND[card] == TAX else worth


def bust_chance(q: Quest, state: State) -> float:
    """The chance of the next card to end the turn."""
    busts = 0
    for color in range(COLORS):
        if state.colors & (1 << color):
            busts += q.group_count[FIRST_SHIP + 2 * color + 1]
    return 1.0 * busts / q.pool if q.pool > 0 else 0.0


# --- Drawing ---


def discover_or_stop(mind: Mind, q: Quest, state: State) -> int:
    """Draw while that promises more than the harbor as it lies; look before drawing is a risk."""
    may_stop = is_listed(state, DO_STOP)
    may_draw = is_listed(state, DO_DRAW)
    if may_stop and (not may_draw or state.drawn >= ENOUGH_DRAWS):
        return DO_STOP << KIND_SHIFT
    prepare(mind, q, state)
    q.fewer = 0
    top = known_top(state)
    may_look = is_listed(state, DO_LOOK) and top == NO_CARD
    if may_look and bust_chance(q, state) >= RISKY:
        return DO_LOOK << KIND_SHIFT
    if not may_stop:
        return (DO_DRAW if may_draw else DO_GAMBLE) << KIND_SHIFT
    stop = stop_value(mind, q, state, state.colors)
    onward = draw_value(mind, q, state, state.colors, mind.depth) if top == NO_CARD else 0.0
    if top != NO_CARD:
        onward = top_value(mind, q, state, top, state.colors)
    if onward > stop:
        return DO_DRAW << KIND_SHIFT
    return (DO_LOOK if may_look else DO_STOP) << KIND_SHIFT


def repel_or_keep(mind: Mind, q: Quest, state: State) -> int:
    """Keep a ship if the turn promises more with it; else repel it."""
    q.fewer = 0
    color = 1 << COLOR[state.about]
    if state.colors & color or not is_listed(state, DO_KEEP):
        return DO_REPEL << KIND_SHIFT
    if state.drawn >= ENOUGH_DRAWS:
        return DO_KEEP << KIND_SHIFT
    prepare(mind, q, state)
    repelled = turn_value(mind, q, state, state.colors, mind.depth)
    offer(mind, q, state, state.about)
    kept = entered_value(mind, q, state, state.colors | color, mind.depth, 1)
    return (DO_KEEP if kept >= repelled else DO_REPEL) << KIND_SHIFT


def turn_value(mind: Mind, q: Quest, state: State, colors: int, depth: int) -> float:
    """The better of stopping and drawing on."""
    stop = stop_value(mind, q, state, colors)
    if depth > 0 and q.pool > 0:
        draw = draw_value(mind, q, state, colors, depth)
        return draw if draw > stop else stop
    on = press_on(mind, q, state, colors, stop)
    return on if on > stop else stop


def entered_value(mind: Mind, q: Quest, state: State, colors: int, depth: int, is_ship: int) -> float:
    """What the turn is worth when a card has just entered the harbor: is this a moment?"""
    worth = turn_value(mind, q, state, colors, depth)
    if is_ship and COLORS_IN[colors] == MOMENT_COLORS:
        worth += q.color_gain
    if q.card_gain > 0 and q.offers == MOMENT_CARDS:
        q.fewer = 1
        used = stop_value(mind, q, state, colors) + q.card_gain
        q.fewer = 0
        if used > worth:
            worth = used
    return worth


def press_on(mind: Mind, q: Quest, state: State, colors: int, stop: float) -> float:
    """What drawing on is worth until four colors, or four cards, lie there for a mission."""
    best = LOW
    if q.color_gain > 0 and COLORS_IN[colors] < MOMENT_COLORS:
        chance = 1.0
        there = colors
        for _ in range(COLORS_IN[colors], MOMENT_COLORS):
            fresh = 0
            busts = 0
            most = -1
            likely = 0
            for color in range(COLORS):
                weak = q.group_count[FIRST_SHIP + 2 * color]
                strong = q.group_count[FIRST_SHIP + 2 * color + 1]
                if there & (1 << color):
                    busts += strong
                else:
                    fresh += weak + strong
                    if weak + strong > most:
                        most = weak + strong
                        likely = color
            if fresh == 0:
                return LOW
            chance *= 1.0 * fresh / (fresh + busts)
            there |= 1 << likely
        best = chance * (stop + q.color_gain) + (1.0 - chance) * q.bust_gain
    if q.card_gain > 0 and q.offers < MOMENT_CARDS and q.pool > 0:
        chance = 1.0
        for _ in range(q.offers, MOMENT_CARDS):
            chance *= 1.0 - bust_chance(q, state)
        used = chance * (0.6 * stop + q.card_gain) + (1.0 - chance) * q.bust_gain
        if used > best:
            best = used
    return best


def draw_value(mind: Mind, q: Quest, state: State, colors: int, depth: int) -> float:
    """What one more card adds on average."""
    total = 0.0
    pool = q.pool
    q.pool -= 1
    for group in range(q.groups):
        count = q.group_count[group]
        if count == 0:
            continue
        q.group_count[group] -= 1
        kind = q.group_kind[group]
        if kind == PLAIN:
            worth = turn_value(mind, q, state, colors, depth - 1) + q.plain_gain
        elif kind == MATE:
            worth = value_with(mind, q, state, group, colors, depth - 1, 0)
        elif colors & (1 << q.group_color[group]):
            worth = q.bust_gain if kind == STRONG else turn_value(mind, q, state, colors, depth - 1)
        else:
            worth = value_with(mind, q, state, group, colors | (1 << q.group_color[group]), depth - 1, 1)
        q.group_count[group] += 1
        total += count * worth
    q.pool += 1
    return total / pool + q.nerve if pool > 0 else q.bust_gain


def value_with(mind: Mind, q: Quest, state: State, group: int, colors: int, depth: int, is_ship: int) -> float:
    """What the turn is worth with a card of this group in the harbor."""
    for seat in range(state.seats):
        q.offer_gain[q.offers * SEATS + seat] = q.group_gain[group * SEATS + seat]
    q.offers += 1
    worth = entered_value(mind, q, state, colors, depth, is_ship)
    q.offers -= 1
    return worth


# --- Taking ---


def best_take(mind: Mind, q: Quest, state: State) -> int:
    """The card that adds most together with what is left for those who come after; or pass."""
    look_round(mind, q, state)
    lay_offers(mind, q, state, NO_CARD)
    best = rest_value(mind, q, state, 0)
    found = DO_PASS << KIND_SHIFT
    for i in range(state.choices):
        action = state.actions[i]
        kind = action >> KIND_SHIFT
        if kind in (DO_TAKE, DO_STOW):
            card = action & CARD_MASK
            judge_card(mind, q, state, card)
            adds = q.gain[card * SEATS + state.actor]
            if adds > 0 and q.stows[card * SEATS + state.actor] == (1 if kind == DO_STOW else 0):
                lay_offers(mind, q, state, card)
                value = adds + rest_value(mind, q, state, 1)
                if is_against(state) and state.actor != state.active:
                    value -= mind.deny * fee_of(state, state.actor) * mind.coin_now / (state.seats - 1)
                if value > best:
                    best = value
                    found = action
    return found


def rest_value(mind: Mind, q: Quest, state: State, taking: int) -> float:
    """What the cards left add, for the actor's other takes (none after a pass: 0) and those who come q.after."""
    for seat in range(state.seats):
        q.slots[seat] = 0
    seat = (state.actor + 1) % state.seats
    while seat != state.active:
        q.slots[seat] = takes_with(state, seat, COLORS_IN[state.colors])
        seat = (seat + 1) % state.seats
    if taking > 0:
        q.slots[state.actor] = state.takes - 1
    if not is_against(state):
        return share_out(q, state)
    return part(mind, q, state, state.actor)
