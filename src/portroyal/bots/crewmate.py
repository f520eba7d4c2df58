"""Deciding as one of a crew: a harbor is worth what all seats together would take from it. Compiled.

Drawing on is weighed as in `helm`, by every card of the pool with its exact chance. Each card is worth to each seat
what it adds to the plan in `muster`; cards are shared out, the one that gains most first, each seat as many as it may
take. So a card is left to whom it serves, and a ship of one coin is taken for the fee it brings to another.
"""

from __future__ import annotations

from ..engine.cards import ABILITY, COLOR, COLORS_IN, GIFTS, KIND, POWER
from ..engine.contracts import AMOUNT, HOW, NEEDED, can_place, completed_by, to_decline
from ..engine.discover import can_repel, is_captured
from ..engine.play import apply
from ..engine.state import State
from ..engine.taxes import tax_of
from ..engine.timing import admirals_bring, gunners_bring, vice_admirals_bring
from ..engine.trade import can_pay, fee_of, hire_cost, ship_income, takes_with
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    ADMIRALS,
    AT_BUST,
    AT_COLORS,
    AT_TAX,
    BY_HAVING,
    CARD_MASK,
    CLAIMED,
    CLERKS,
    COLORS,
    CONTRACTS,
    COUNTERS,
    DECK,
    DISCARD,
    DISCOVER,
    DO_CLAIM,
    DO_CONTRACT,
    DO_DECLINE,
    DO_DRAW,
    DO_GAMBLE,
    DO_KEEP,
    DO_PASS,
    DO_REPEL,
    DO_SET_ASIDE,
    DO_STOP,
    DO_TAKE,
    EXPEDITIONS,
    FACES,
    GIFT,
    GUNNERS,
    HARBOR,
    HOLD_ROOM,
    HOLDS,
    JESTERS,
    KEPT,
    KIND_SHIFT,
    MOMENT,
    NEEDS_ROOM,
    NO_CARD,
    OVER,
    PERSON,
    REPEL,
    ROOM,
    SCORE,
    SEATS,
    SET_ASIDE,
    SHIP,
    TAX,
    TAXED_FROM,
    TIME,
    VICE_ADMIRALS,
    Card,
    Contract,
    Seat,
)
from .finish import ENOUGH_DRAWS, is_listed
from .muster import (
    MOST_COINS,
    Muster,
    crew_value,
    luck,
    plan,
    plan_chance,
    seat_value,
    skill_value,
)

PLAIN = 0
MATE = 1
WEAK = 2
STRONG = 3
FIRST_SHIP = 1
FIRST_MATE = 13
LOW = -1000.0
# What is completed, or claimed for a contract, is worth more than what could be.
DONE = 0.5
SAILED = 0.1
SURE_TO_BUST = 0.95  # for somebody who draws until it happens


def steer_crew(m: Muster, state: State, depth: int) -> int:
    """The action of the list, as last listed, that serves the crew best."""
    if state.phase in (MOMENT, DISCOVER) or is_any_listed(state):
        action = best_deed(m, state)
        if action:
            return action
    if state.phase == DISCOVER:
        return discover_or_stop(m, state, depth)
    if state.phase == REPEL:
        return repel_or_keep(m, state, depth)
    if state.phase == GIFT:
        return give_best(m, state)
    if state.phase == SET_ASIDE:
        return set_aside_if_safe(m, state)
    return best_take(m, state)


# --- Contracts, claims, gifts and time ---


def is_any_listed(state: State) -> bool:
    """May something be completed or claimed, as last listed?"""
    for i in range(state.choices):  # noqa: SIM110 - in C there is no any
        if state.actions[i] >> KIND_SHIFT in (DO_CONTRACT, DO_CLAIM):
            return True
    return False


def best_deed(m: Muster, state: State) -> int:
    """The contract or the claim after which the crew stands best, if that is better than now; else no action."""
    best = 0.0
    found = 0
    now = LOW
    for i in range(state.choices):
        action = state.actions[i]
        kind = action >> KIND_SHIFT
        if kind in (DO_CONTRACT, DO_CLAIM):
            if now == LOW:
                now = crew_value(m, state)
                best = now
            if kind == DO_CONTRACT and completed_by(state, action & CARD_MASK) > 0 and not has_cubes_to_spare(m, state):
                continue
            m.after.copy(state)
            apply(m.after, action)
            if m.after.phase == OVER:
                return action
            value = crew_value(m, m.after)
            if kind == DO_CLAIM:
                value += SAILED if is_asked_for(state) else 0.0
            elif completed_by(state, action & CARD_MASK) == 0:
                value += DONE
            if value > best:
                best = value
                found = action
    return found


def is_asked_for(state: State) -> bool:
    """Is there a contract that asks for an expedition, and nobody has completed it?"""
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        if (
            HOW[contract] == BY_HAVING
            and NEEDED[contract * NEEDS_ROOM] == CLAIMED
            and completed_by(state, contract) == 0
        ):
            return True
    return False


def has_cubes_to_spare(m: Muster, state: State) -> bool:
    """Are there cubes for everything that is left, and one more for each seat? Asked after the plan was made."""
    plan(m, state)
    spare = 0
    for seat in range(state.seats):
        spare += m.cubes[seat]
    return m.cubes[state.actor] > 1 and spare > state.seats


def give_best(m: Muster, state: State) -> int:
    """Give the coin to whom it helps most."""
    look(m, state)
    best = LOW
    found = state.actions[0]
    for i in range(state.choices):
        gain = money(m, state, state.actions[i] & CARD_MASK, GIFTS[state.about])
        if gain > best:
            best = gain
            found = state.actions[i]
    return found


def set_aside_if_safe(m: Muster, state: State) -> int:
    """Set a card of the time deck aside if everything is likely to be done without it."""
    state.sizes[TIME] -= 1
    chance = plan_chance(m, state)
    state.sizes[TIME] += 1
    if chance > m.safe:
        return DO_SET_ASIDE << KIND_SHIFT
    return DO_PASS << KIND_SHIFT


# --- What cards add to the plan ---


def look(m: Muster, state: State) -> None:
    """Make the plan, unless nothing it depends on has changed since the last look."""
    seen = mark(state)
    if seen == m.seen:
        return
    plan(m, state)
    m.seen = seen
    for i in range(SEATS * MOST_COINS):
        m.has_coins[i] = 0
    for card in range(FACES):
        m.is_judged[card] = 0
    for seat in range(state.seats):
        m.now[seat] = seat_value(m, state, seat, NO_CARD, state.purse[seat])
    for i in range(state.contracts_open):
        m.luck_of[i] = luck(m, m.near[i] if m.near[i] < m.next_near[i] else m.next_near[i])


def mark(state: State) -> int:
    """Everything the worth of cards depends on, as one number."""
    number = state.active + 1
    for seat in range(state.seats):
        number = (number * 31 + state.purse[seat]) & 0x3FFFFFF
        number = (number * 31 + state.held[seat * HOLDS + KEPT]) & 0x3FFFFFF
        for counter in range(COUNTERS):
            number = (number * 31 + state.counters[seat * COUNTERS + counter]) & 0x3FFFFFF
    for i in range(SEATS * CONTRACTS):
        number = (number * 31 + state.cubes[i]) & 0x3FFFFFF
    for i in range(state.sizes[EXPEDITIONS]):
        number = (number * 31 + state.piles[EXPEDITIONS * ROOM + i]) & 0x3FFFFFF
    return (number * 31 + state.sizes[TIME]) & 0x3FFFFFF


def money(m: Muster, state: State, seat: Seat, change: int) -> float:
    """What so many coins more, or fewer, are worth to the crew in a seat's purse."""
    if change == 0:
        return 0.0
    coins = state.purse[seat] + change
    if coins < 0:
        coins = 0
    if coins >= MOST_COINS:
        coins = MOST_COINS - 1
    at = seat * MOST_COINS + coins
    if not m.has_coins[at]:
        m.with_coins[at] = seat_value(m, state, seat, NO_CARD, coins) - m.now[seat]
        m.has_coins[at] = 1
    return m.with_coins[at]


def judge(m: Muster, state: State, card: Card) -> None:
    """What a card of the harbor adds to the plan, for each seat that may take it."""
    if m.is_judged[card]:
        return
    m.is_judged[card] = 1
    for seat in range(state.seats):
        fee = fee_of(state, seat)
        to_active = money(m, state, state.active, fee) if fee > 0 else 0.0
        gain = 0.0
        m.declines[card * SEATS + seat] = 0
        if KIND[card] == SHIP:
            gain = ship_gain(m, state, seat, card, fee)
        elif KIND[card] == PERSON:
            cost = hire_cost(state, seat, card) + fee
            coins = state.purse[seat] - cost
            if coins >= 0:
                gain = seat_value(m, state, seat, card, coins) - m.now[seat]
                gain += skill_value(m, state, seat, ABILITY[card], POWER[card])
        m.gain[card * SEATS + seat] = gain + to_active if gain + to_active > 0 and gain != 0.0 else 0.0


def ship_gain(m: Muster, state: State, seat: Seat, ship: Card, fee: int) -> float:
    """What a ship adds, with its coins or without them for a contract."""
    gain = 0.0
    if can_pay(state, seat, ship):
        gain = money(m, state, seat, ship_income(state, seat, ship) - fee)
        if gain == 0.0:
            gain = 0.0001  # it costs nothing, and the fee goes to somebody
    if state.purse[seat] >= fee:
        contract = to_decline(state, seat, COLOR[ship])
        if contract >= 0 and is_wanted(m, state, contract):
            declined = step_gain(m, state, seat, contract, state.purse[seat] - fee)
            if declined > gain:
                gain = declined
                m.declines[ship * SEATS + seat] = 1
    return gain


def is_wanted(m: Muster, state: State, contract: Contract) -> bool:
    """Has nobody completed this contract yet?"""
    return completed_by(state, contract) == 0


def step_gain(m: Muster, state: State, seat: Seat, contract: Contract, coins: int) -> float:
    """What a step of a contract adds to the plan, with so many coins left in the purse."""
    at = seat * CONTRACTS + contract
    state.cubes[at] += 1
    gain = seat_value(m, state, seat, NO_CARD, coins) - m.now[seat]
    state.cubes[at] -= 1
    return gain


# --- The harbor ---


def prepare(m: Muster, state: State) -> None:
    """Judge harbor and pool, and count who may take how many cards."""
    look(m, state)
    m.offers = 0
    for i in range(state.sizes[HARBOR]):
        offer(m, state, state.piles[HARBOR * ROOM + i])
    for seat in range(state.seats):
        m.watches[seat] = (
            count_of(state, seat, ADMIRALS) + count_of(state, seat, GUNNERS) + count_of(state, seat, VICE_ADMIRALS)
        )
    count_pool(m, state)
    group_pool(m, state)
    count_on_moments(m, state)
    count_on_captures(m, state)


def offer(m: Muster, state: State, card: Card) -> None:
    """Lay a card into the harbor, in thought."""
    judge(m, state, card)
    for seat in range(state.seats):
        m.offer_gain[m.offers * SEATS + seat] = m.gain[card * SEATS + seat]
    m.offers += 1


def count_pool(m: Muster, state: State) -> None:
    """The cards the next draw is uniform over."""
    for card in range(FACES):
        m.pool_of[card] = 0
    m.pool = 0
    if state.sizes[DECK] == 0:
        for i in range(state.sizes[DISCARD]):
            m.pool_of[state.piles[DISCARD * ROOM + i]] += 1
            m.pool += 1
        return
    for i in range(state.sizes[DECK]):
        m.pool_of[state.piles[DECK * ROOM + i]] += 1
        m.pool += 1
    if state.deck_pass == 1:
        # The time deck and the cards set aside were dealt from it.
        for i in range(state.sizes[TIME]):
            m.pool_of[state.piles[TIME * ROOM + i]] += 1
        for i in range(state.sizes[SCORE]):
            m.pool_of[state.piles[SCORE * ROOM + i]] += 1
        m.pool += state.sizes[TIME] + state.sizes[SCORE]
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == state.deck_pass:
                m.pool_of[state.coins[at]] += 1
                m.pool += 1


def group_pool(m: Muster, state: State) -> None:
    """Put cards that come to the same together: ships by color and whether they can be repelled, persons by face."""
    m.groups = FIRST_MATE
    m.plain_gain = 0.0
    for group in range(FIRST_MATE):
        m.group_count[group] = 0
        m.group_kind[group] = PLAIN
        for seat in range(state.seats):
            m.group_gain[group * SEATS + seat] = 0.0
    for card in range(FACES):
        count = m.pool_of[card]
        if count == 0:
            continue
        if KIND[card] == SHIP:
            strong = 0 if can_repel(state, card) else 1
            group = FIRST_SHIP + 2 * COLOR[card] + strong
            m.group_kind[group] = STRONG if strong else WEAK
            m.group_color[group] = COLOR[card]
            m.group_count[group] += count
            judge(m, state, card)
            for seat in range(state.seats):
                m.group_gain[group * SEATS + seat] += count * m.gain[card * SEATS + seat]
        elif KIND[card] == PERSON:
            group = m.groups
            m.groups += 1
            m.group_kind[group] = MATE
            m.group_count[group] = count
            judge(m, state, card)
            for seat in range(state.seats):
                m.group_gain[group * SEATS + seat] = count * m.gain[card * SEATS + seat]
        else:
            m.group_count[0] += count
            if KIND[card] == TAX:
                m.plain_gain += count * tax_gain(m, state)
    for group in range(1, m.groups):
        if m.group_count[group] > 0:
            for seat in range(state.seats):
                m.group_gain[group * SEATS + seat] /= m.group_count[group]
    if m.group_count[0] > 0:
        m.plain_gain /= m.group_count[0]


def tax_gain(m: Muster, state: State) -> float:
    """What a tax would do to the crew: coins lost, and a contract that waits for it."""
    total = 0.0
    for seat in range(state.seats):
        if state.purse[seat] >= state.numbers[TAXED_FROM]:
            lost = tax_of(state, seat)
            total += money(m, state, seat, -lost)
            for i in range(state.contracts_open):
                if m.todo[i] and HOW[state.contracts[i]] == AT_TAX and can_place(state, seat, state.contracts[i]):
                    total += done_gain(m, i)
    return total


def done_gain(m: Muster, i: int) -> float:
    """What completing the contract at this place of the table now would add, as the plan sees it."""
    return -m.luck_of[i]


def count_on_moments(m: Muster, state: State) -> None:
    """What a bust and so many colors in the harbor are worth to the active player, for contracts and jesters."""
    m.bust_gain = 0.0
    m.wanted_colors = 0
    for colors in range(COLORS + 1):
        m.color_gain[colors] = 0.0
    for seat in range(state.seats):
        m.bust_gain += money(m, state, seat, count_of(state, seat, JESTERS))
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        if m.todo[i] and can_place(state, state.active, contract):
            if HOW[contract] == AT_BUST:
                m.bust_gain += done_gain(m, i)
            elif HOW[contract] == AT_COLORS:
                gain = step_gain(m, state, state.active, contract, state.purse[state.active])
                if gain > 0:
                    m.color_gain[AMOUNT[contract]] = gain
                    if AMOUNT[contract] > m.wanted_colors:
                        m.wanted_colors = AMOUNT[contract]


def stop_value(m: Muster, state: State, colors: int) -> float:
    """What stopping adds: the cards shared out, and the coins of those who watch the harbor."""
    total = 0.0
    for seat in range(state.seats):
        m.slots[seat] = takes_with(state, seat, COLORS_IN[colors])
        if m.watches[seat] > 0:
            total += watch_value(m, state, seat, COLORS_IN[colors])
    return total + share_out(m, state)


def watch_value(m: Muster, state: State, seat: Seat, ships: int) -> float:
    """What admirals, vice admirals and gunners bring a seat if those before it take a card each."""
    cards = m.offers - (seat - state.active + state.seats) % state.seats
    coins = admirals_bring(state, seat, cards) + vice_admirals_bring(state, seat, cards)
    return money(m, state, seat, coins + gunners_bring(state, seat, ships))


def share_out(m: Muster, state: State) -> float:
    """Give each card to whom it adds most, the greatest gain first, as far as seats may take cards."""
    total = 0.0
    for i in range(m.offers):
        m.is_taken[i] = 0
    while True:
        best = 0.0
        found = -1
        taker = -1
        for seat in range(state.seats):
            if m.slots[seat] > 0:
                for i in range(m.offers):
                    if m.offer_gain[i * SEATS + seat] > best and not m.is_taken[i]:
                        best = m.offer_gain[i * SEATS + seat]
                        found = i
                        taker = seat
        if found < 0:
            return total
        total += best
        m.is_taken[found] = 1
        m.slots[taker] -= 1


# --- Drawing ---


def discover_or_stop(m: Muster, state: State, depth: int) -> int:
    """Draw while that promises more than the harbor as it lies."""
    may_stop = is_listed(state, DO_STOP)
    if not may_stop:
        return (DO_DRAW if is_listed(state, DO_DRAW) else DO_GAMBLE) << KIND_SHIFT
    if not is_listed(state, DO_DRAW) or state.drawn >= ENOUGH_DRAWS:
        return DO_STOP << KIND_SHIFT
    prepare(m, state)
    stop = stop_value(m, state, state.colors)
    return (DO_DRAW if draw_value(m, state, state.colors, depth) > stop else DO_STOP) << KIND_SHIFT


def repel_or_keep(m: Muster, state: State, depth: int) -> int:
    """Keep a ship if the turn promises more with it, even a bust; else repel it, and perhaps keep it for a contract."""
    color = 1 << COLOR[state.about]
    prepare(m, state)
    repelled = turn_value(m, state, state.colors, depth)
    if is_captured(state, state.about):
        repelled += m.capture_gain[COLOR[state.about]]
    if not is_listed(state, DO_KEEP):
        return DO_REPEL << KIND_SHIFT
    if state.colors & color:
        kept = m.bust_gain
    else:
        offer(m, state, state.about)
        kept = turn_value(m, state, state.colors | color, depth) + m.color_gain[COLORS_IN[state.colors | color]]
    if state.drawn >= ENOUGH_DRAWS and not state.colors & color:
        return DO_KEEP << KIND_SHIFT
    return (DO_KEEP if kept > repelled else DO_REPEL) << KIND_SHIFT


def count_on_captures(m: Muster, state: State) -> None:
    """What a ship of each color would add to the plan, repelled and kept for a contract."""
    at = state.active * HOLDS + KEPT
    for color in range(COLORS):
        m.capture_gain[color] = 0.0
    for card in range(FACES):
        color = COLOR[card]
        if m.pool_of[card] > 0 and KIND[card] == SHIP and m.capture_gain[color] == 0.0 and is_captured(state, card):
            state.holds[at * HOLD_ROOM + state.held[at]] = card
            state.held[at] += 1
            gain = seat_value(m, state, state.active, NO_CARD, state.purse[state.active]) - m.now[state.active]
            state.held[at] -= 1
            m.capture_gain[color] = gain if gain > 0 else 0.0


def turn_value(m: Muster, state: State, colors: int, depth: int) -> float:
    """The better of stopping and drawing on."""
    stop = stop_value(m, state, colors)
    if depth > 0 and m.pool > 0:
        draw = draw_value(m, state, colors, depth)
        if draw > stop:
            return draw
        return stop
    on = press_on(m, state, colors, stop)
    return on if on > stop else stop


def press_on(m: Muster, state: State, colors: int, stop: float) -> float:
    """What drawing on is worth until so many colors lie there, or, where a bust is wanted, until it busts."""
    if m.wanted_colors <= COLORS_IN[colors]:
        return m.bust_gain * SURE_TO_BUST
    chance = 1.0
    there = colors
    for _ in range(COLORS_IN[colors], m.wanted_colors):
        fresh = 0
        busts = 0
        most = -1
        likely = 0
        for color in range(COLORS):
            weak = m.group_count[FIRST_SHIP + 2 * color]
            strong = m.group_count[FIRST_SHIP + 2 * color + 1]
            if there & (1 << color):
                busts += strong
            else:
                fresh += weak + strong
                if weak + strong > most:
                    most = weak + strong
                    likely = color
        if fresh == 0:
            return m.bust_gain * SURE_TO_BUST
        chance *= 1.0 * fresh / (fresh + busts)
        there |= 1 << likely
    reached = stop + m.color_gain[m.wanted_colors]
    return chance * reached + (1.0 - chance) * m.bust_gain


def draw_value(m: Muster, state: State, colors: int, depth: int) -> float:
    """What one more card adds on average."""
    total = 0.0
    pool = m.pool
    m.pool -= 1
    for group in range(m.groups):
        count = m.group_count[group]
        if count == 0:
            continue
        m.group_count[group] -= 1
        kind = m.group_kind[group]
        if kind == PLAIN:
            worth = turn_value(m, state, colors, depth - 1) + m.plain_gain
        elif kind == MATE:
            worth = value_with(m, state, group, colors, depth - 1)
        elif colors & (1 << m.group_color[group]):
            worth = m.bust_gain if kind == STRONG else repel_value(m, state, group, colors, depth - 1)
        else:
            more = colors | (1 << m.group_color[group])
            worth = value_with(m, state, group, more, depth - 1) + m.color_gain[COLORS_IN[more]]
            if kind == WEAK and m.capture_gain[m.group_color[group]] > 0:
                repelled = repel_value(m, state, group, colors, depth - 1)
                if repelled > worth:
                    worth = repelled
        m.group_count[group] += 1
        total += count * worth
    m.pool += 1
    return total / pool + m.nerve if pool > 0 else m.bust_gain


def repel_value(m: Muster, state: State, group: int, colors: int, depth: int) -> float:
    """What the turn is worth after a ship of this group was repelled."""
    return turn_value(m, state, colors, depth) + m.capture_gain[m.group_color[group]]


def value_with(m: Muster, state: State, group: int, colors: int, depth: int) -> float:
    """What the turn is worth with a card of this group in the harbor."""
    for seat in range(state.seats):
        m.offer_gain[m.offers * SEATS + seat] = m.group_gain[group * SEATS + seat]
    m.offers += 1
    worth = turn_value(m, state, colors, depth)
    m.offers -= 1
    return worth


# --- Taking ---


def best_take(m: Muster, state: State) -> int:
    """The card that adds most together with what is left for those who come after; or pass."""
    look(m, state)
    lay_harbor(m, state, NO_CARD)
    best = rest_value(m, state, 0)
    found = DO_PASS << KIND_SHIFT
    for i in range(state.choices):
        action = state.actions[i]
        kind = action >> KIND_SHIFT
        if kind in (DO_TAKE, DO_DECLINE):
            card = action & CARD_MASK
            judge(m, state, card)
            gain = m.gain[card * SEATS + state.actor]
            if gain > 0 and m.declines[card * SEATS + state.actor] == (1 if kind == DO_DECLINE else 0):
                lay_harbor(m, state, card)
                more = count_of(state, state.actor, CLERKS + COLOR[card]) if KIND[card] == SHIP else 0
                value = gain + rest_value(m, state, more + 1)
                if value > best:
                    best = value
                    found = action
    return found


def lay_harbor(m: Muster, state: State, without: Card) -> None:
    """The harbor without one of its cards."""
    m.offers = 0
    skipped = without == NO_CARD
    for i in range(state.sizes[HARBOR]):
        card = state.piles[HARBOR * ROOM + i]
        if card == without and not skipped:
            skipped = True
        else:
            offer(m, state, card)


def rest_value(m: Muster, state: State, taking: int) -> float:
    """What the cards left add, for the actor's other takes (none after a pass: 0) and those who come after."""
    for seat in range(state.seats):
        m.slots[seat] = 0
    seat = (state.actor + 1) % state.seats
    while seat != state.active:
        m.slots[seat] = takes_with(state, seat, COLORS_IN[state.colors])
        seat = (seat + 1) % state.seats
    if taking > 0:
        m.slots[state.actor] = state.takes + taking - 2
    return share_out(m, state)
