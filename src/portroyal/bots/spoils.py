"""What cards add in an adventure, to whom, and what the harbor is worth as it lies and as it may become. Compiled.

Each card is worth to each seat what it adds to `venture`: a person by what missions want, a ship by its coins, by its
crowns or, stowed, by what it carries. What is taken of a harbor is shared out by a crew, and parted by rivals.
"""

from __future__ import annotations

from ..engine.adventure import acting, freed, gift_number, gift_of, is_against
from ..engine.cards import ABILITY, COLOR, COLORS_IN, CROWNS_OF, INFLUENCE_OF, KIND, POWER
from ..engine.characters import crowns_for_ship
from ..engine.crowns import move_crowns
from ..engine.discover import can_repel
from ..engine.items import extra_coins
from ..engine.missions import complete_mission, is_open, moment_of
from ..engine.state import State
from ..engine.taxes import taxed_from
from ..engine.timing import admirals_bring, gunners_bring, vice_admirals_bring
from ..engine.trade import can_pay, can_stow, fee_of, hire_cost, is_tucked, ship_income, takes_with
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    ADMIRALS_FROM,
    AS_ADMIRAL,
    AT_TAX_PAID,
    BARMAIDS,
    BUST_COINS,
    COUNTERS,
    CROWNS_AT_COLORS,
    DECK,
    DISCARD,
    DISPLAY_ROOM,
    EXPEDITIONS,
    FACES,
    FOURTH_CARD,
    FOURTH_COLOR,
    GAIN_CROWNS,
    HARBOR,
    HOLD_ROOM,
    HOLDS,
    INFLUENCE,
    ITEMS,
    JESTERS,
    MOMENT_CARDS,
    MOMENT_COLORS,
    NO_CARD,
    ONE_CARD,
    PERSON,
    ROOM,
    SEATS,
    SHIP,
    SHIPS_COINS,
    TAX,
    Card,
    Seat,
)
from .judgment import Mind
from .quest import MOST_COINS, Quest
from .venture import seat_worth, survey

PLAIN = 0
MATE = 1
WEAK = 2
STRONG = 3
FIRST_SHIP = 1
FIRST_MATE = 13
LOW = -1000.0


# --- What cards add ---


def look_round(mind: Mind, q: Quest, state: State) -> None:
    """Make the plan, unless nothing it depends on has changed since the last look."""
    seen = mark(state)
    if seen == q.seen:
        return
    survey(mind, q, state)
    q.seen = seen
    for i in range(SEATS * MOST_COINS):
        q.has_coins[i] = 0
    for card in range(FACES):
        q.is_judged[card] = 0
    for seat in range(state.seats):
        q.now[seat] = seat_worth(mind, q, state, seat)
        q.crown[seat] = crowns_gain(mind, q, state, seat, 1)


def mark(state: State) -> int:
    """Everything the worth of cards depends on, as one number."""
    number = state.active + 7 * state.event + 31 * state.events_left + 1
    for seat in range(state.seats):
        number = (number * 31 + state.purse[seat]) & 0x3FFFFFF
        number = (number * 31 + state.crowns[seat]) & 0x3FFFFFF
        number = (number * 31 + state.held[seat * HOLDS + ITEMS]) & 0x3FFFFFF
        for counter in range(COUNTERS):
            number = (number * 31 + state.counters[seat * COUNTERS + counter]) & 0x3FFFFFF
    for i in range(state.row_size * SEATS):
        number = (number * 31 + state.row_cubes[i]) & 0x3FFFFFF
    for i in range(state.sizes[EXPEDITIONS]):
        number = (number * 31 + state.piles[EXPEDITIONS * ROOM + i]) & 0x3FFFFFF
    return (number * 31 + state.row_size + 64) & 0x3FFFFFF


def coins_gain(mind: Mind, q: Quest, state: State, seat: Seat, change: int) -> float:
    """What so many coins more, or fewer, add in a seat's purse."""
    if change == 0:
        return 0.0
    coins = state.purse[seat] + change
    if coins < 0:
        coins = 0
    if coins >= MOST_COINS:
        coins = MOST_COINS - 1
    at = seat * MOST_COINS + coins
    if not q.has_coins[at]:
        before = state.purse[seat]
        state.purse[seat] = coins
        q.with_coins[at] = seat_worth(mind, q, state, seat) - q.now[seat]
        state.purse[seat] = before
        q.has_coins[at] = 1
    return q.with_coins[at]


def crowns_gain(mind: Mind, q: Quest, state: State, seat: Seat, crowns: int) -> float:
    """What so many crowns more add."""
    before = state.crowns[seat]
    move_crowns(state, seat, before + crowns)
    gain = seat_worth(mind, q, state, seat) - q.now[seat]
    move_crowns(state, seat, before)
    return gain


def judge_card(mind: Mind, q: Quest, state: State, card: Card) -> None:
    """What a card of the harbor adds for each seat that may take it; nothing where it is of no use."""
    if q.is_judged[card]:
        return
    q.is_judged[card] = 1
    for seat in range(state.seats):
        fee = fee_of(state, seat)
        gain = 0.0
        q.stows[card * SEATS + seat] = 0
        if KIND[card] == SHIP:
            gain = ship_adds(mind, q, state, seat, card, fee)
        elif KIND[card] == PERSON:
            gain = person_adds(mind, q, state, seat, card, fee)
        if fee > 0 and gain != 0.0 and not is_against(state):
            gain += coins_gain(mind, q, state, state.active, fee)
        q.gain[card * SEATS + seat] = gain if gain > 0 else 0.0


def person_adds(mind: Mind, q: Quest, state: State, seat: Seat, card: Card, fee: int) -> float:
    """What hiring a person adds, the price paid."""
    coins = state.purse[seat] - hire_cost(state, seat, card) - fee
    if coins < 0 or state.displayed[seat] == DISPLAY_ROOM:
        return 0.0
    before = state.purse[seat]
    state.purse[seat] = coins
    state.display[seat * DISPLAY_ROOM + state.displayed[seat]] = card
    state.displayed[seat] += 1
    state.counters[seat * COUNTERS + ABILITY[card]] += POWER[card]
    state.counters[seat * COUNTERS + INFLUENCE] += INFLUENCE_OF[card]
    gain = seat_worth(mind, q, state, seat) - q.now[seat]
    state.counters[seat * COUNTERS + ABILITY[card]] -= POWER[card]
    state.counters[seat * COUNTERS + INFLUENCE] -= INFLUENCE_OF[card]
    state.displayed[seat] -= 1
    state.purse[seat] = before
    return gain


def ship_adds(mind: Mind, q: Quest, state: State, seat: Seat, ship: Card, fee: int) -> float:
    """What a ship adds, traded or stowed."""
    gain = 0.0
    if can_pay(state, seat, ship):
        gain = coins_gain(mind, q, state, seat, ship_income(state, seat, ship) - fee)
        crowns = CROWNS_OF[ship] + crowns_for_ship(state, seat, COLOR[ship])
        if crowns > 0:
            gain += crowns_gain(mind, q, state, seat, crowns)
        if is_tucked(state, seat, ship):
            gain += influence_gain(mind, q, state, seat)
        if gain == 0.0 and not is_against(state):
            gain = 0.0001  # it costs nothing, and the fee goes to somebody
    if can_stow(state, seat, ship):
        stowed = stow_adds(mind, q, state, seat, ship, fee)
        if stowed > gain:
            gain = stowed
            q.stows[ship * SEATS + seat] = 1
    return gain


def influence_gain(mind: Mind, q: Quest, state: State, seat: Seat) -> float:
    """What an influence more adds."""
    state.counters[seat * COUNTERS + INFLUENCE] += 1
    gain = seat_worth(mind, q, state, seat) - q.now[seat]
    state.counters[seat * COUNTERS + INFLUENCE] -= 1
    return gain


def stow_adds(mind: Mind, q: Quest, state: State, seat: Seat, ship: Card, fee: int) -> float:
    """What a ship adds that is kept for what it carries."""
    at = seat * HOLDS + ITEMS
    if state.held[at] == HOLD_ROOM:
        return LOW
    before = state.purse[seat]
    coins = before + extra_coins(state, seat, ship) - fee
    state.purse[seat] = coins if coins > 0 else 0
    state.holds[at * HOLD_ROOM + state.held[at]] = ship
    state.held[at] += 1
    gain = seat_worth(mind, q, state, seat) - q.now[seat]
    state.held[at] -= 1
    state.purse[seat] = before
    return gain


# --- The harbor ---


def prepare(mind: Mind, q: Quest, state: State) -> None:
    """Judge harbor and pool, and what moments would bring."""
    look_round(mind, q, state)
    lay_offers(mind, q, state, NO_CARD)
    count_pool(q, state)
    group_pool(mind, q, state)
    count_on_moments(mind, q, state)


def lay_offers(mind: Mind, q: Quest, state: State, without: Card) -> None:
    """The harbor without one of its cards."""
    q.offers = 0
    skipped = without == NO_CARD
    for i in range(state.sizes[HARBOR]):
        card = state.piles[HARBOR * ROOM + i]
        if card == without and not skipped:
            skipped = True
        else:
            offer(mind, q, state, card)


def offer(mind: Mind, q: Quest, state: State, card: Card) -> None:
    """Lay a card into the harbor, in thought."""
    judge_card(mind, q, state, card)
    for seat in range(state.seats):
        q.offer_gain[q.offers * SEATS + seat] = q.gain[card * SEATS + seat]
    q.offers += 1


def count_pool(q: Quest, state: State) -> None:
    """The cards the next draw is uniform over; a card that the active player knows is no part of them."""
    for card in range(FACES):
        q.pool_of[card] = 0
    q.pool = 0
    if state.sizes[DECK] == 0:
        for i in range(state.sizes[DISCARD]):
            count_in(q, state.piles[DISCARD * ROOM + i])
        return
    for i in range(state.sizes[DECK]):
        if not state.looked or not state.deck_known[i] >> state.active & 1:
            count_in(q, state.piles[DECK * ROOM + i])
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            at = seat * ROOM + (state.first[seat] + i) % ROOM
            if state.coin_passes[at] == state.deck_pass and not state.coin_known[at] >> state.active & 1:
                count_in(q, state.coins[at])


def count_in(q: Quest, card: Card) -> None:
    """One card more in the pool."""
    q.pool_of[card] += 1
    q.pool += 1


def known_top(state: State) -> int:
    """The next card, if the active player has looked at it."""
    top = state.sizes[DECK] - 1
    if top >= 0 and state.looked and state.deck_known[top] >> state.active & 1:
        return state.piles[DECK * ROOM + top]
    return NO_CARD


def group_pool(mind: Mind, q: Quest, state: State) -> None:
    """Put cards that come to the same together: ships by color and whether they can be repelled, persons by face."""
    q.groups = FIRST_MATE
    q.plain_gain = 0.0
    for group in range(FIRST_MATE):
        q.group_count[group] = 0
        q.group_kind[group] = PLAIN
        for seat in range(state.seats):
            q.group_gain[group * SEATS + seat] = 0.0
    for card in range(FACES):
        count = q.pool_of[card]
        if count > 0:
            put_into_group(mind, q, state, card, count)
    for group in range(1, q.groups):
        if q.group_count[group] > 0:
            for seat in range(state.seats):
                q.group_gain[group * SEATS + seat] /= q.group_count[group]
    if q.group_count[0] > 0:
        q.plain_gain /= q.group_count[0]


def put_into_group(mind: Mind, q: Quest, state: State, card: Card, count: int) -> None:
    """The copies of a card; sums now, averages later."""
    group = 0
    if KIND[card] == SHIP:
        strong = 0 if can_repel(state, card) else 1
        group = FIRST_SHIP + 2 * COLOR[card] + strong
        q.group_kind[group] = STRONG if strong else WEAK
        q.group_color[group] = COLOR[card]
    elif KIND[card] == PERSON:
        group = q.groups
        q.groups += 1
        q.group_kind[group] = MATE
        q.group_count[group] = 0
        for seat in range(state.seats):
            q.group_gain[group * SEATS + seat] = 0.0
    elif KIND[card] == TAX:
        q.plain_gain += count * tax_adds(mind, q, state, card)
    q.group_count[group] += count
    if group > 0:
        judge_card(mind, q, state, card)
        for seat in range(state.seats):
            q.group_gain[group * SEATS + seat] += count * q.gain[card * SEATS + seat]


def tax_adds(mind: Mind, q: Quest, state: State, card: Card) -> float:
    """What a tax would do: coins lost, and a mission that waits for it."""
    total = 0.0
    for seat in range(state.seats):
        if state.purse[seat] >= taxed_from(state, card):
            change = coins_gain(mind, q, state, seat, -(state.purse[seat] // 2))
            for place in range(state.row_size):
                if moment_of(state, place) == AT_TAX_PAID and is_open(state, seat, place):
                    change += complete_adds(mind, q, state, seat, place)
            if not is_against(state) or seat == state.active:
                total += change
            else:
                total -= mind.deny * change / (state.seats - 1)
    return total


def complete_adds(mind: Mind, q: Quest, state: State, seat: Seat, place: int) -> float:
    """What a step of a mission of the row adds that takes no ships."""
    q.after.copy(state)
    complete_mission(q.after, seat, state.row[place], 0)
    gain = seat_worth_after(mind, q, state, seat, place)
    if q.todo[place] or is_against(state):
        gain += q.done
    return gain if gain > 0 else 0.0


def seat_worth_after(mind: Mind, q: Quest, state: State, seat: Seat, place: int) -> float:
    """What the table gains by a completed mission in `after`; what is done is no more to do."""
    todo = q.todo[place]
    extra = q.extra
    if freed(q.after, seat) > freed(state, seat):
        if todo == 0:
            q.extra -= 1
        q.todo[place] = 0
    gain = seat_worth(mind, q, q.after, seat) - q.now[seat]
    q.todo[place] = todo
    q.extra = extra
    return gain


def count_on_moments(mind: Mind, q: Quest, state: State) -> None:
    """What a bust, the fourth color, the fourth card and a harbor of one card bring the active player."""
    seat = state.active
    q.bust_gain = 0.0
    q.color_gain = 0.0
    q.card_gain = 0.0
    q.single_gain = 0.0
    for other in range(state.seats):
        coins = count_of(state, other, JESTERS)
        if other == seat and gift_of(state, seat) == BUST_COINS and state.sizes[HARBOR] < gift_number(state, seat, 2):
            coins += gift_number(state, seat, 1)
        change = coins_gain(mind, q, state, other, coins)
        if is_against(state) and other != seat:
            change = -mind.deny * change / (state.seats - 1)
        q.bust_gain += change
    if acting(state, CROWNS_AT_COLORS) == MOMENT_COLORS:
        q.color_gain += q.crown[seat] * acting(state, GAIN_CROWNS)
    for place in range(state.row_size):
        moment = moment_of(state, place)
        if moment in (FOURTH_COLOR, FOURTH_CARD, ONE_CARD) and is_open(state, seat, place):
            gain = complete_adds(mind, q, state, seat, place)
            if moment == FOURTH_COLOR:
                q.color_gain += gain
            elif moment == FOURTH_CARD:
                q.card_gain += gain
            else:
                q.single_gain += gain


def stop_value(mind: Mind, q: Quest, state: State, colors: int) -> float:
    """What stopping adds: the cards taken, coins and crowns of those who watch the harbor, a moment of one card."""
    total = 0.0
    for seat in range(state.seats):
        q.slots[seat] = takes_with(state, seat, COLORS_IN[colors])
        change = watch_adds(mind, q, state, seat, COLORS_IN[colors])
        if is_against(state) and seat != state.active:
            change = -mind.deny * change / (state.seats - 1)
        total += change
    q.slots[state.active] -= q.fewer
    if q.offers == 1 and q.fewer == 0:
        total += q.single_gain
    return total + (part(mind, q, state, state.active) if is_against(state) else share_out(q, state))


def watch_adds(mind: Mind, q: Quest, state: State, seat: Seat, ships: int) -> float:
    """What admirals and the like, barmaids and a character bring a seat, if those before it take a card each."""
    cards = q.offers - (seat - state.active + state.seats) % state.seats
    coins = admirals_bring(state, seat, cards) + vice_admirals_bring(state, seat, cards)
    coins += gunners_bring(state, seat, ships)
    gift = gift_of(state, seat)
    if (gift == AS_ADMIRAL and cards >= state.numbers[ADMIRALS_FROM]) or (
        gift == SHIPS_COINS and ships >= gift_number(state, seat, 2)
    ):
        coins += gift_number(state, seat, 1)
    gain = coins_gain(mind, q, state, seat, coins)
    if cards >= MOMENT_CARDS:
        gain += q.crown[seat] * count_of(state, seat, BARMAIDS)
    return gain


def share_out(q: Quest, state: State) -> float:
    """Give each card to whom it adds most, the greatest gain first, as far as seats may take cards."""
    total = 0.0
    for i in range(q.offers):
        q.is_taken[i] = 0
    while True:
        best = 0.0
        found = -1
        taker = -1
        for seat in range(state.seats):
            if q.slots[seat] > 0:
                for i in range(q.offers):
                    if q.offer_gain[i * SEATS + seat] > best and not q.is_taken[i]:
                        best = q.offer_gain[i * SEATS + seat]
                        found = i
                        taker = seat
        if found < 0:
            return total
        total += best
        q.is_taken[found] = 1
        q.slots[taker] -= 1


def part(mind: Mind, q: Quest, state: State, first: Seat) -> float:
    """What a seat takes, less what is left to those after it, who pay the active player a fee for it."""
    total = 0.0
    for i in range(q.offers):
        q.is_taken[i] = 0
    for turn in range(state.seats):
        seat = (first + turn) % state.seats
        while q.slots[seat] > 0:
            best = 0.0
            found = -1
            for i in range(q.offers):
                if not q.is_taken[i] and q.offer_gain[i * SEATS + seat] > best:
                    best = q.offer_gain[i * SEATS + seat]
                    found = i
            if found < 0:
                break
            q.is_taken[found] = 1
            q.slots[seat] -= 1
            if turn == 0:
                total += best
            else:
                total -= mind.deny * best / (state.seats - 1)
                if first == state.active:
                    total += mind.fee * mind.coin_now
    return total
