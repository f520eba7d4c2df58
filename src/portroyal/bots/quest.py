"""A crew's road through a chapter: who is after which mission, how far it is, and how likely it is done. Compiled.

For each mission on the table and each seat the turns are estimated that it still takes: to meet the persons and ships
it lacks, to earn what it costs, to live through its moment. Together each mission is given to the seat that is nearest
to it; against each other everybody is after all of them. A `Quest` holds the weights of that and scratch paper.

What lies in the open is all that is read here. Nobody looks into the story: pages that were not read are no plan.
"""

from __future__ import annotations

from math import exp

from ..engine.adventure import is_against
from ..engine.campaigns import CUBES_COUNT
from ..engine.cards import ABILITY, COST, ITEM, KIND, POWER
from ..engine.expeditions import jacks_missing
from ..engine.missions import count_wanted, done_by, moment_of, price, serves, steps_of, wanted
from ..engine.months import cubes_needed, cubes_on_missions, glass_at
from ..engine.state import State
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    ANY_TIME,
    AT_TAX_PAID,
    CLERKS,
    COLORS,
    CUBES_GONE,
    DECK,
    DISCARD,
    EXPEDITION,
    EXPEDITIONS,
    FACES,
    FOURTH_CARD,
    FOURTH_COLOR,
    GLASS_CARD_9,
    HARBOR,
    JACKS,
    ONE_CARD,
    PERSON,
    ROOM,
    ROW_ROOM,
    SEALED,
    SEATS,
    SETTLERS,
    SHIP,
    SWORDS,
    SYMBOLS,
    TAX,
    TAXED_FROM,
    TRADERS,
    WANT_CHEAP_PERSONS,
    WANT_CLERKS,
    WANT_COINS,
    WANT_EXPEDITIONS,
    WANT_INFLUENCE,
    WANT_PERSONS,
    WANT_SETTLER,
    WANT_SHIPS,
    WANT_SWORDS,
    WANT_TRADERS,
    WANT_WHOLESALERS,
    WANTS,
    WHOLESALERS,
    Card,
    Pile,
    Seat,
)

# The weights of a quest, in the order in which they are kept and tuned.
QUEST_WEIGHTS = (
    "reach",  # cards of the harbor that a seat can choose from in each turn of anybody
    "draws",  # cards drawn in a turn
    "bold",  # how surely time brings what is waited for ...
    "steep",  # ... and how much more surely when there is plenty
    "income",  # coins that a seat earns in a turn of its own
    "alms",  # and in one of another's
    "load",  # turns that each mission a seat is after adds to its next one
    "work",  # turns that each card a seat still has to take keeps it busy
    "haste",  # what each turn that a mission still takes costs, of those that are left
    "colors",  # chance of a turn of one's own to see four colors, for who wants them
    "fourth",  # and four cards
    "glory",  # influence that a seat gains in a turn of its own
    "luster",  # and in one of another's
    "noble",  # coins that an influence costs
    "voyage",  # turns it takes to sail, times this
    "spread",  # how far the influence in common may miss what is expected
    "ready",  # a coin for missions that nobody knows yet
    "lookout",  # what a lookout brings in a turn of one's own, in influence
    "barmaid",
    "thing",  # something stowed that no mission asks for
    "done",  # a mission that is done before one that could be
    "trophy",  # against each other: the way to the trophy
    "hunger",  # how much of the hope for missions counts
    "hurry",  # and how much less for each round that they take
    "nerve",  # added to the worth of drawing on
    "hope",  # how chapters go on: log odds of a win where the plan sees even ones ...
    "trust",  # ... and for each of the plan's log odds
    "temper",  # how much of a lead in a race decides, beside other games
)

NO_WAY = 400.0  # turns: a mission that nobody can complete
AT_HAND = 0.25  # turns: one that only has to be told
LEAST_CHANCE = 0.0005
ENTRIES = 12  # things that one mission asks for at most
ROAD = 4  # missions on every way together through a chapter
MOST_COINS = 64  # of a purse, in thought
CHEAP = 3
VOYAGE_PERSONS = 2
VOYAGE_PRICE = 4
SHIP_COINS = 2.5


class Quest:
    """The weights of a quest, and the scratch paper of one decision."""

    def __init__(self, weights: list[float]) -> None:
        self.reach, self.draws, self.bold, self.steep, self.income, self.alms = weights[0:6]
        self.load, self.work, self.haste, self.colors, self.fourth, self.glory = weights[6:12]
        self.luster, self.noble, self.voyage, self.spread, self.ready, self.lookout = weights[12:18]
        self.barmaid, self.thing, self.done, self.trophy, self.hunger, self.hurry = weights[18:24]
        self.nerve, self.hope, self.trust, self.temper = weights[24:28]
        # What may still come: how many cards bring what missions want, and what they cost.
        self.turns = 0.0  # left
        self.left = 0  # cards that may still come
        self.count = [0.0] * WANTS
        self.price = [0.0] * WANTS
        self.taxes = 0
        self.voyages = 0
        # What each mission of the row asks for, and how much of it.
        self.entries = [0] * ROW_ROOM
        self.entry_want = [0] * (ROW_ROOM * ENTRIES)
        self.entry_count = [0] * (ROW_ROOM * ENTRIES)
        # The plan: whether it is to be done, whose it is and how far that is, and how far for the next best seat.
        self.todo = [0] * ROW_ROOM
        self.owner = [0] * ROW_ROOM
        self.near = [0.0] * ROW_ROOM
        self.next_near = [0.0] * ROW_ROOM
        self.far = [0.0] * (ROW_ROOM * SEATS)
        self.cubes = [0] * SEATS
        self.owned = [0] * SEATS
        self.extra = 0  # cubes that card 9 asks for beyond one on each mission
        self.second = [0.0] * SEATS  # how far each seat is from a mission that is another's
        self.asked = 0.0  # coins that the mission last looked at still costs
        self.hands = 0.0  # cards it takes
        # What seats have as they are, and what they are worth with so many coins.
        self.wealth = [0.0] * SEATS
        self.now = [0.0] * SEATS
        self.with_coins = [0.0] * (SEATS * MOST_COINS)
        self.has_coins = [0] * (SEATS * MOST_COINS)
        self.crown = [0.0] * SEATS  # what a crown adds
        # What each card would add, by seat, and whether a ship is better stowed.
        self.gain = [0.0] * (FACES * SEATS)
        self.stows = [0] * (FACES * SEATS)
        self.is_judged = [0] * FACES
        self.seen = 0
        # The harbor as it may become, and who may take how many cards of it.
        self.offers = 0
        self.offer_gain = [0.0] * (ROOM * SEATS)
        self.is_taken = [0] * ROOM
        self.slots = [0] * SEATS
        self.fewer = 0
        self.pool = 0
        self.pool_of = [0] * FACES
        self.groups = 0
        self.group_kind = [0] * FACES
        self.group_count = [0] * FACES
        self.group_color = [0] * FACES
        self.group_gain = [0.0] * (FACES * SEATS)
        self.plain_gain = 0.0  # of a tax or an expedition, on average
        self.bust_gain = 0.0
        self.color_gain = 0.0  # of the fourth color
        self.card_gain = 0.0  # of the fourth card
        self.single_gain = 0.0  # of stopping at one card
        self.after = State(0, (0, 0, 0, 0))  # what an action leads to


# --- What may still come ---


def count_on(q: Quest, state: State) -> None:
    """Count what lies nowhere in the open, by what missions want."""
    q.left = 0
    q.taxes = 0
    q.voyages = 0
    for want in range(WANTS):
        q.count[want] = 0.0
        q.price[want] = 0.0
    count_cards(q, state, DECK)
    count_cards(q, state, DISCARD)
    count_cards(q, state, HARBOR)
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            count_card(q, state.coins[seat * ROOM + (state.first[seat] + i) % ROOM])
    for want in range(WANTS):
        if q.count[want] > 0:
            q.price[want] /= q.count[want]


def count_cards(q: Quest, state: State, pile: Pile) -> None:
    """Count a pile."""
    for i in range(state.sizes[pile]):
        count_card(q, state.piles[pile * ROOM + i])


def count_card(q: Quest, card: Card) -> None:
    """Count a card."""
    q.left += 1
    kind = KIND[card]
    if kind == PERSON:
        count_person(q, card)
    elif kind == SHIP:
        if ITEM[card] > 0:
            for want in range(WANT_SHIPS, WANTS):
                if serves(card, want):
                    q.count[want] += 1
    elif kind == TAX:
        q.taxes += 1
    elif kind == EXPEDITION:
        q.voyages += 1


def count_person(q: Quest, card: Card) -> None:
    """Count a person by all that missions may want of one."""
    ability = ABILITY[card]
    cost = COST[card]
    q.count[WANT_PERSONS] += 1
    q.price[WANT_PERSONS] += cost
    if cost <= CHEAP:
        q.count[WANT_CHEAP_PERSONS] += 1
        q.price[WANT_CHEAP_PERSONS] += cost
    want = -1
    if ability == SWORDS:
        q.count[WANT_SWORDS] += POWER[card]
        q.price[WANT_SWORDS] += cost
    elif ability < TRADERS + COLORS:
        want = WANT_TRADERS
    elif SETTLERS <= ability <= JACKS:
        want = WANT_SETTLER + ability - SETTLERS
    elif WHOLESALERS <= ability < WHOLESALERS + COLORS:
        want = WANT_WHOLESALERS
    elif CLERKS <= ability < CLERKS + COLORS:
        want = WANT_CLERKS
    if want >= 0:
        q.count[want] += 1
        q.price[want] += cost


def turns_left(state: State) -> float:
    """Turns until card 9, as far as one can tell: a month is a turn longer than the one before."""
    month = state.events_left + state.events_over
    if state.event > 0:
        month += 1
    turns = state.events_left
    if not is_last_page(state):
        months = ROAD - state.row_size if state.row_size < ROAD else 1
        for _ in range(months):
            month += 1
            turns += month
    return turns - 0.5 if turns > 0 else 0.5


def is_last_page(state: State) -> bool:
    """Does the hourglass of the newest mission point to card 9?"""
    return state.row_size > 0 and glass_at(state, 0) == GLASS_CARD_9


# --- How far a mission is ---


def later(one: float, other: float) -> float:
    """Turns until both have come, if each comes when it likes."""
    if one <= 0.0:
        return other
    if other <= 0.0:
        return one
    return one + other - one * other / (one + other)


def earned(q: Quest, state: State) -> float:
    """Coins that a seat earns in a turn of anybody."""
    return (q.income + q.alms * (state.seats - 1)) / state.seats


def list_entries(q: Quest, state: State, place: int) -> None:
    """What a mission of the row asks for, once for the whole plan."""
    mission = state.row[place]
    entries = 0
    for want in range(WANTS):
        count = wanted(state, mission, want)
        costs = price(state, mission, want)
        if costs > count:
            count = costs
        if count > 0 and entries < ENTRIES:
            q.entry_want[place * ENTRIES + entries] = want
            q.entry_count[place * ENTRIES + entries] = count
            entries += 1
    q.entries[place] = entries


def distance(q: Quest, state: State, seat: Seat, place: int, coins: float) -> float:
    """Turns until a seat with so many coins completes a mission of the row; what it still costs is in `q.asked`."""
    q.asked = 0.0
    q.hands = 0.0
    wait = 0.0
    for i in range(q.entries[place]):
        want = q.entry_want[place * ENTRIES + i]
        count = q.entry_count[place * ENTRIES + i]
        if want == WANT_COINS:
            q.asked += count
        else:
            short = count - count_wanted(state, seat, want)
            if short > 0:
                wait = later(wait, wait_of(q, state, seat, want, short))
    moment = moment_of(state, place)
    each = earned(q, state)
    if moment != ANY_TIME:
        wait = later(wait, moment_wait(q, state, seat, place, moment))
    lacked = q.asked - coins
    if lacked > 0:
        # Coins are earned while one waits for persons, but a tax has to find them there.
        wait = wait + lacked / each if moment == AT_TAX_PAID else later(wait, lacked / each)
    return wait if wait > AT_HAND else AT_HAND


def moment_wait(q: Quest, state: State, seat: Seat, place: int, moment: int) -> float:
    """Turns until the moment of a mission comes, as often as it is needed."""
    if moment == FOURTH_COLOR:
        return state.seats / q.colors
    if moment == FOURTH_CARD:
        return state.seats / q.fourth
    if moment == ONE_CARD:
        # Whoever wants to stops at one card: it costs turns, not luck.
        steps = steps_of(state, state.row[place]) - state.row_cubes[place * SEATS + seat]
        return state.seats * (steps - 0.5)
    if q.asked < state.numbers[TAXED_FROM]:
        q.asked = 1.0 * state.numbers[TAXED_FROM]
    return q.left / (q.draws * (q.taxes if q.taxes > 0 else 0.2))


def wait_of(q: Quest, state: State, seat: Seat, want: int, short: int) -> float:
    """Turns until a seat has so much more of something."""
    if want == WANT_EXPEDITIONS:
        return voyage_wait(q, state, seat)
    if want == WANT_INFLUENCE:
        q.asked += q.noble * short
        q.hands += 0.6 * short
        return short * state.seats / (q.glory + q.luster * (state.seats - 1))
    q.asked += short * q.price[want]
    q.hands += short
    count = q.count[want] if q.count[want] > 0.2 else 0.2
    return short * q.left / (q.reach * count)


def voyage_wait(q: Quest, state: State, seat: Seat) -> float:
    """Turns until a seat can claim an expedition, one that lies there or one to come."""
    many = q.count[WANT_SETTLER] + q.count[WANT_SETTLER + JACKS - SETTLERS]
    each = q.left / (q.reach * (many if many > 0.2 else 0.2))
    best = NO_WAY
    persons = 0
    for i in range(state.sizes[EXPEDITIONS]):
        missing = jacks_missing(state, seat, state.piles[EXPEDITIONS * ROOM + i])
        if missing < 0:
            missing = 0
        if missing * each < best:
            best = missing * each
            persons = missing
    most = 0
    for symbol in range(SYMBOLS):
        if count_of(state, seat, SETTLERS + symbol) > most:
            most = count_of(state, seat, SETTLERS + symbol)
    missing = VOYAGE_PERSONS - most - count_of(state, seat, JACKS)
    if missing < 0:
        missing = 0
    to_come = later(q.left / (q.draws * (q.voyages if q.voyages > 0 else 0.2)), missing * each)
    if to_come < best:
        best = to_come
        persons = missing
    q.asked += persons * VOYAGE_PRICE
    q.hands += persons
    return q.voyage * best + 0.5 * (state.seats - 1)


# --- How likely that is done in time ---


def in_time(q: Quest, distance: float) -> float:
    """The chance that what takes so many turns is done in those that are left."""
    times = q.turns / distance
    chance = 1.0 - exp(-(q.bold + q.steep * times) * times)
    return chance if chance > LEAST_CHANCE else LEAST_CHANCE


def log_of(number: float) -> float:
    """The natural logarithm of a chance, the same in every form of the engine."""
    halvings = 0
    while number < 0.7:
        number *= 2.0
        halvings += 1
    part = (number - 1.0) / (number + 1.0)
    square = part * part
    series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)))
    return 2.0 * part * series - 0.6931471805599453 * halvings


def fate(q: Quest, distance: float) -> float:
    """What a mission so far away takes from the hope of the crew."""
    return log_of(in_time(q, distance)) - q.haste * distance / (q.turns + 3.0)


# --- Who is after what ---


def chart(q: Quest, state: State, turns: float) -> None:
    """Measure every mission for every seat; together, give each to one of them, those nearest of all first."""
    q.seen = 0  # whatever was judged by another plan is judged anew
    q.turns = turns
    count_on(q, state)
    for seat in range(state.seats):
        q.cubes[seat] = CUBES_COUNT[state.campaign] - count_of(state, seat, CUBES_GONE)
        q.owned[seat] = 0
    undone = 0
    for place in range(state.row_size):
        list_entries(q, state, place)
        q.todo[place] = 1 if done_by(state, place) == 0 else 0
        undone += q.todo[place]
        q.owner[place] = -1
        q.near[place] = NO_WAY
        q.next_near[place] = NO_WAY
        for seat in range(state.seats):
            q.far[place * SEATS + seat] = NO_WAY
            if state.row_cubes[place * SEATS + seat] < SEALED:
                q.far[place * SEATS + seat] = distance(q, state, seat, place, state.purse[seat])
    if is_against(state):
        return
    share_missions(q, state, undone)
    ahead = ROAD - state.row_size if state.row_size < ROAD and not is_last_page(state) else 0
    q.extra = cubes_needed(state) - cubes_on_missions(state) - undone - ahead
    for seat in range(state.seats):
        q.second[seat] = second_of(q, state, seat)


def share_missions(q: Quest, state: State, undone: int) -> None:
    """Give each mission to the seat that is nearest to it and has a cube left."""
    while undone > 0:
        best = 2.0 * NO_WAY
        found = -1
        owner = -1
        for place in range(state.row_size):
            if q.todo[place] and q.owner[place] < 0:
                for seat in range(state.seats):
                    if has_cube_for(q, state, seat, place):
                        far = q.far[place * SEATS + seat] + q.load * q.owned[seat]
                        if far < best:
                            best = far
                            found = place
                            owner = seat
        if found < 0:
            break
        q.owner[found] = owner
        q.near[found] = q.far[found * SEATS + owner]
        q.owned[owner] += 1
        if state.row_cubes[found * SEATS + owner] == 0:
            q.cubes[owner] -= 1
        undone -= 1
    for place in range(state.row_size):
        for seat in range(state.seats):
            if seat != q.owner[place] and has_cube_for(q, state, seat, place):
                if q.far[place * SEATS + seat] < q.next_near[place]:
                    q.next_near[place] = q.far[place * SEATS + seat]


def has_cube_for(q: Quest, state: State, seat: Seat, place: int) -> bool:
    """Has a seat a cube for a mission of the row, besides those it has plans for?"""
    return q.cubes[seat] > 0 or 0 < state.row_cubes[place * SEATS + seat] < SEALED


def second_of(q: Quest, state: State, seat: Seat) -> float:
    """How far a seat is from the nearest mission that is another's, for a cube more on card 9."""
    best = NO_WAY
    if q.cubes[seat] > 0:
        for place in range(state.row_size):
            if q.owner[place] != seat and state.row_cubes[place * SEATS + seat] < SEALED:
                far = distance(q, state, seat, place, state.purse[seat])
                if far < best:
                    best = far
    return best


# --- What missions are worth ---


def missions_value(q: Quest, state: State, seat: Seat) -> float:
    """The hope of a crew for its missions and cubes, with one seat as it is now and the others as in the plan."""
    total = 0.0
    unspent = 1.0 * state.purse[seat]
    busy = 0.0
    for place in range(state.row_size):
        if q.todo[place] and q.owner[place] == seat:
            far = distance(q, state, seat, place, unspent)
            # One card a turn: persons for this mission and those before it, and ships for what they cost.
            busy += q.work * q.hands
            if q.asked > unspent:
                busy += q.work * (q.asked - unspent) / SHIP_COINS
            if busy > 0 and far > AT_HAND:
                far = later(far, busy)
            unspent = unspent - q.asked if unspent > q.asked else 0.0
            total += fate(q, far if far < q.next_near[place] else q.next_near[place])
    for place in range(state.row_size):
        if q.todo[place] and q.owner[place] != seat:
            far = q.near[place]
            if has_cube_for(q, state, seat, place):
                mine = distance(q, state, seat, place, unspent)
                if mine < far:
                    far = mine
            total += fate(q, far)
    if q.extra > 0:
        total += cubes_value(q, state, seat)
    return total


def cubes_value(q: Quest, state: State, seat: Seat) -> float:
    """The hope for cubes beyond the first ones: by those who are nearest to somebody else's mission."""
    mine = second_of(q, state, seat)
    first = mine
    second = NO_WAY
    for other in range(state.seats):
        if other != seat:
            far = q.second[other]
            if far < first:
                second = first
                first = far
            elif far < second:
                second = far
    value = fate(q, first)
    if q.extra > 1:
        value += fate(q, second)
    return value


def roads(q: Quest, state: State) -> list[tuple[int, float]]:
    """Of each mission of the row the seat that is after it (-1: done, or nobody can) and the turns it takes."""
    chart(q, state, turns_left(state))
    return [(q.owner[i] if q.todo[i] else -1, q.near[i]) for i in range(state.row_size)]
