"""A crew's plan: who is after which contract, how far it is, and how likely all of them are done in time. Compiled.

All that counts for a crew is that somebody completes each contract before the time deck is empty. So for each contract
and each seat the turns are estimated that it would still take: to meet the persons it lacks, to earn their price, to
see the ships it waits for. Each contract is given to a seat that is near to it and has a cube for it, and what is
likely to be done in the turns left is the worth of the whole: the sum of the logarithms of these chances. What coins
and abilities add to it comes on top. A `Muster` holds the weights of that, which are tuned, and scratch paper.

Everything here is public, so everyone at the table comes to the same plan without a word.
"""

from __future__ import annotations

from math import exp

from ..engine.cards import ABILITY, COLOR, COST, KIND, POWER, STRENGTH
from ..engine.contracts import AMOUNT, HOW, NEEDED, NEEDED_COUNT, PAYOUT, STEPS, completed_by, count_needed
from ..engine.discover import has_captured
from ..engine.expeditions import jacks_missing
from ..engine.state import State
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    ADMIRALS,
    AT_BUST,
    AT_COLORS,
    AT_TAX,
    BY_HAVING,
    BY_PAYING,
    BY_SHIPS_KEPT,
    CHEAP_PERSONS,
    CLAIMED,
    CLERKS,
    COLORS,
    CONTRACTS,
    COUNTERS,
    CUBES,
    CUBES_PLACED,
    DECK,
    DISCARD,
    EXPEDITION,
    EXPEDITIONS,
    FACES,
    GOVERNORS,
    GUNNERS,
    HARBOR,
    INFLUENCE,
    JACKS,
    JESTERS,
    MADEMOISELLES,
    NEEDS_ROOM,
    NO_CARD,
    PERSON,
    PRIESTS,
    ROOM,
    SEALED,
    SEATS,
    SETTLERS,
    SHIP,
    SWORDS,
    SYMBOLS,
    TAX,
    TAXED_FROM,
    TIME,
    TRADERS,
    VICE_ADMIRALS,
    Card,
    Contract,
    Pile,
    Seat,
)
from .bargain import brings, sails_along

# The weights of a crew, in the order in which they are kept and tuned.
CREW_WEIGHTS = (
    "reach",  # cards of the harbor that a seat can choose from in each turn of the crew
    "draws",  # cards drawn in a turn
    "bold",  # how surely time brings what is waited for ...
    "steep",  # ... and how much more surely when there is plenty
    "income",  # coins a seat earns in a turn of the crew
    "debt",  # how much coins that are lacking delay a contract
    "load",  # turns that each contract a seat is after adds to its next one
    "three",  # chance of a turn of one's own to see three colors, for who wants them
    "four",  # and four
    "bust",  # chance of a turn to bust, for who wants to
    "glory",  # influence that a seat gains in a turn of the crew
    "noble",  # coins that an influence costs it
    "nest",  # turns it takes to keep ships, times this
    "voyage",  # turns it takes to sail, times this
    "coin",  # a coin beyond what contracts cost
    "hoard",  # share of that which is left where the tax can reach it
    "sword",  # what an ability is worth in each turn left: the first sword
    "trader",
    "mademoiselle",
    "jester",
    "admiral",
    "governor",
    "clerk",
    "gunner",
    "vice_admiral",
    "symbol",
    "work",  # turns that each card a seat still has to take keeps it busy
    "haste",  # what each turn that a contract still takes costs, of those that are left
    "nerve",  # added to the worth of drawing on
    "spare",  # a cube that no contract needs
    "safe",  # chance, as the plan sees it, from which on a card of the time deck is set aside
    "hope",  # how games go on: log odds of a win, where the plan sees even ones and there is no time left ...
    "trust",  # ... for each of the plan's log odds ...
    "time",  # ... and for each turn that is left
)

MOST_COINS = 64  # of a purse, in thought
NO_WAY = 400.0  # turns: a contract that nobody has a cube for
STRENGTHS = 8  # of ships that can be repelled
AT_HAND = 0.25  # turns: one that only has to be told
LEAST_CHANCE = 0.0005
VOYAGE_PERSONS = 2  # an expedition asks for, at least
VOYAGE_PRICE = 4  # of each
SHIP_COINS = 2.5  # of a ship, on average
ENOUGH_SWORDS = 2  # to repel a ship of each color


class Muster:
    """The weights of a crew, and the scratch paper of one decision."""

    def __init__(self, weights: list[float]) -> None:
        self.reach, self.draws, self.bold, self.steep, self.income, self.debt, self.load = weights[0:7]
        self.three, self.four, self.bust, self.glory, self.noble, self.nest, self.voyage = weights[7:14]
        self.coin, self.hoard, self.sword, self.trader, self.mademoiselle, self.jester = weights[14:20]
        self.admiral, self.governor, self.clerk, self.gunner, self.vice_admiral, self.symbol = weights[20:26]
        self.work, self.haste, self.nerve, self.spare, self.safe = weights[26:31]
        self.hope, self.trust, self.time = weights[31:34]
        # What is left in the box: how many of what contracts ask for, and what it costs.
        self.turns = 0.0  # left
        self.left = 0  # cards that may still come
        self.count = [0.0] * (COUNTERS + 1)
        self.price = [0.0] * (COUNTERS + 1)
        self.ships = [0] * COLORS
        self.ships_of = [0] * (COLORS * STRENGTHS)  # by color and strength; those with a skull are none of them
        self.taxes = 0
        self.voyages = 0
        # The plan: of each contract on the table whether it is to be done, whose it is and how far that is, and how
        # far for the next best seat; of each seat its cubes, and those that are not planned for.
        self.todo = [0] * CONTRACTS
        self.owner = [0] * CONTRACTS
        self.near = [0.0] * CONTRACTS
        self.next_near = [0.0] * CONTRACTS
        self.luck_of = [0.0] * CONTRACTS
        self.far = [0.0] * (CONTRACTS * SEATS)
        self.cubes = [0] * SEATS
        self.owned = [0] * SEATS
        self.asked = 0.0  # coins that the contract last looked at still costs
        self.hands = 0.0  # cards it takes
        self.unspent = 0.0  # and those that all contracts of a seat leave it
        # What seats are worth as they are, and with so many coins.
        self.now = [0.0] * SEATS
        self.with_coins = [0.0] * (SEATS * MOST_COINS)
        self.has_coins = [0] * (SEATS * MOST_COINS)
        # What each card would add, by seat.
        self.gain = [0.0] * (FACES * SEATS)
        self.is_judged = [0] * FACES
        self.declines = [0] * (FACES * SEATS)
        self.seen = 0
        # The harbor as it may become, and who may take how many cards of it.
        self.offers = 0
        self.offer_gain = [0.0] * (ROOM * SEATS)
        self.is_taken = [0] * ROOM
        self.takes = [0] * SEATS
        self.slots = [0] * SEATS
        self.watches = [0] * SEATS
        self.pool = 0
        self.pool_of = [0] * FACES
        self.groups = 0
        self.group_kind = [0] * FACES
        self.group_count = [0] * FACES
        self.group_color = [0] * FACES
        self.group_gain = [0.0] * (FACES * SEATS)
        self.plain_gain = 0.0  # of a tax or an expedition, on average
        self.bust_gain = 0.0
        self.color_gain = [0.0] * (COLORS + 1)
        self.wanted_colors = 0  # the most colors that would bring something
        self.capture_gain = [0.0] * COLORS
        self.after = State(0, (0, 0, 0, 0))  # what an action leads to


# --- What may still come ---


def count_box(m: Muster, state: State) -> None:
    """Count what lies nowhere in the open: the cards that may still come, by what they bring."""
    m.turns = state.sizes[TIME] + 0.5
    m.left = 0
    m.taxes = 0
    m.voyages = 0
    for what in range(COUNTERS + 1):
        m.count[what] = 0.0
        m.price[what] = 0.0
    for color in range(COLORS):
        m.ships[color] = 0
    for i in range(COLORS * STRENGTHS):
        m.ships_of[i] = 0
    count_pile(m, state, DECK)
    count_pile(m, state, DISCARD)
    count_pile(m, state, TIME)
    count_pile(m, state, HARBOR)
    for seat in range(state.seats):
        for i in range(state.purse[seat]):
            count_one(m, state.coins[seat * ROOM + (state.first[seat] + i) % ROOM])
    for what in range(COUNTERS + 1):
        if m.count[what] > 0:
            m.price[what] /= m.count[what]


def count_pile(m: Muster, state: State, pile: Pile) -> None:
    """Count a pile."""
    for i in range(state.sizes[pile]):
        count_one(m, state.piles[pile * ROOM + i])


def count_one(m: Muster, card: Card) -> None:
    """Count a card."""
    m.left += 1
    kind = KIND[card]
    if kind == PERSON:
        ability = ABILITY[card]
        if ability < TRADERS + COLORS:
            ability = TRADERS
        elif CLERKS <= ability < CLERKS + COLORS:
            ability = CLERKS
        m.count[ability] += POWER[card]
        m.price[ability] += COST[card]
        if COST[card] <= 3:
            m.count[COUNTERS] += 1
            m.price[COUNTERS] += COST[card]
    elif kind == SHIP:
        m.ships[COLOR[card]] += 1
        if STRENGTH[card] < STRENGTHS:
            m.ships_of[COLOR[card] * STRENGTHS + STRENGTH[card]] += 1
    elif kind == TAX:
        m.taxes += 1
    elif kind == EXPEDITION:
        m.voyages += 1


def wait_for(m: Muster, count: float) -> float:
    """Turns until one of so many cards comes within reach."""
    if count < 0.2:
        count = 0.2
    return m.left / (m.reach * count)


# --- How far a contract is ---


def later(one: float, other: float) -> float:
    """Turns until both have come, if each comes when it likes."""
    if one <= 0.0:
        return other
    if other <= 0.0:
        return one
    return one + other - one * other / (one + other)


def distance(m: Muster, state: State, seat: Seat, contract: Contract, card: Card, coins: float) -> float:
    """Turns until a seat with so many coins, and one person more (or none: NO_CARD), completes a contract.

    What it still has to pay for that stands in `m.asked`.
    """
    m.asked = 0.0
    m.hands = 0.0
    how = HOW[contract]
    wait = 0.0
    if how == BY_HAVING:
        for i in range(NEEDS_ROOM):
            at = contract * NEEDS_ROOM + i
            if NEEDED_COUNT[at] > 0:
                what = NEEDED[at]
                short = NEEDED_COUNT[at] - count_needed(state, seat, contract, what) - brings(contract, what, card)
                if short > 0:
                    wait = later(wait, wait_of(m, state, seat, what, short, card))
    elif how == BY_PAYING:
        m.asked = AMOUNT[contract]
    elif how == BY_SHIPS_KEPT:
        wait = nest_wait(m, state, seat, brings(contract, SWORDS, card))
    else:
        at = state.cubes[seat * CONTRACTS + contract]
        left = STEPS[contract] - at
        if how == AT_COLORS:
            chance = m.three if AMOUNT[contract] <= 3 else m.four
            # The first step may be anybody's, those that follow are this seat's.
            wait = (1.0 if at == 0 else state.seats) / chance + (left - 1) * state.seats / chance
        elif how == AT_BUST:
            wait = 1.0 / m.bust
        elif how == AT_TAX:
            wait = m.left / (m.draws * (m.taxes if m.taxes > 0 else 0.2))
            m.asked = state.numbers[TAXED_FROM]
        else:
            wait = left * wait_for(m, m.ships[AMOUNT[contract]])
            m.hands = left
    lacked = m.asked - coins
    if lacked > 0:
        # Coins are earned while one waits for persons, but a tax has to find them there.
        earned = m.debt * lacked / m.income
        wait = wait + earned if how == AT_TAX else later(wait, earned)
    return wait if wait > AT_HAND else AT_HAND


def wait_of(m: Muster, state: State, seat: Seat, what: int, short: int, card: Card) -> float:
    """Turns until a seat has so much more of something."""
    if what == CLAIMED:
        return voyage_wait(m, state, seat, card)
    if what == INFLUENCE:
        m.asked += m.noble * short
        m.hands += 0.6 * short
        return short / m.glory
    place = COUNTERS if what == CHEAP_PERSONS else what
    price = m.price[place] - count_of(state, seat, MADEMOISELLES)
    m.asked += short * (price if price > 0 else 0.0)
    m.hands += short
    return short * wait_for(m, m.count[place])


def voyage_wait(m: Muster, state: State, seat: Seat, card: Card) -> float:
    """Turns until a seat can claim an expedition, one that lies there or one to come."""
    each = wait_for(m, m.count[SETTLERS] + m.count[JACKS])
    best = NO_WAY
    persons = 0
    for i in range(state.sizes[EXPEDITIONS]):
        expedition = state.piles[EXPEDITIONS * ROOM + i]
        missing = jacks_missing(state, seat, expedition)
        if missing > 0 and card != NO_CARD and KIND[card] == PERSON:
            if sails_along(state, seat, expedition, ABILITY[card]):
                missing -= 1
        if missing < 0:
            missing = 0
        if missing * each < best:
            best = missing * each
            persons = missing
    most = 0
    for symbol in range(SYMBOLS):
        has = count_of(state, seat, SETTLERS + symbol) + brings(0, SETTLERS + symbol, card)
        if has > most:
            most = has
    missing = VOYAGE_PERSONS - most - count_of(state, seat, JACKS) - brings(0, JACKS, card)
    if missing < 0:
        missing = 0
    to_come = later(m.left / (m.draws * (m.voyages if m.voyages > 0 else 0.2)), missing * each)
    if to_come < best:
        best = to_come
        persons = missing
    m.asked += persons * VOYAGE_PRICE
    m.hands += persons
    return m.voyage * best + 0.5 * (state.seats - 1)


def nest_wait(m: Muster, state: State, seat: Seat, more: int) -> float:
    """Turns until a seat has repelled a ship of each color that it has not kept yet."""
    swords = count_of(state, seat, SWORDS) + more
    slowest = 0.0
    total = 0.0
    for color in range(COLORS - 1):
        if not has_captured(state, seat, color):
            each = state.seats * m.left / (m.draws * weak_ships(m, color, swords))
            total += each
            if each > slowest:
                slowest = each
    wait = m.nest * (0.65 * slowest + 0.35 * total)
    if swords < ENOUGH_SWORDS:
        wait += (ENOUGH_SWORDS - swords) * wait_for(m, m.count[SWORDS])
        m.asked += (ENOUGH_SWORDS - swords) * m.price[SWORDS]
        m.hands += ENOUGH_SWORDS - swords
    return wait


def weak_ships(m: Muster, color: int, swords: int) -> float:
    """How many ships of a color somebody with so many swords repels."""
    ships = 0
    for strength in range((swords if swords < STRENGTHS else STRENGTHS - 1) + 1):
        ships += m.ships_of[color * STRENGTHS + strength]
    return ships if ships > 0 else 0.3


# --- How likely that is done in time ---


def chance_in_time(m: Muster, distance: float) -> float:
    """The chance that what takes so many turns is done in those that are left."""
    times = m.turns / distance
    chance = 1.0 - exp(-(m.bold + m.steep * times) * times)
    return chance if chance > LEAST_CHANCE else LEAST_CHANCE


def logarithm(number: float) -> float:
    """The natural logarithm of a chance, the same in every form of the engine."""
    halvings = 0
    while number < 0.7:
        number *= 2.0
        halvings += 1
    part = (number - 1.0) / (number + 1.0)
    square = part * part
    series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)))
    return 2.0 * part * series - 0.6931471805599453 * halvings


def luck(m: Muster, distance: float) -> float:
    """What a contract so far away takes from the hope of the crew."""
    return logarithm(chance_in_time(m, distance)) - m.haste * distance / (m.turns + 3.0)


# --- Who is after what ---


def plan(m: Muster, state: State) -> None:
    """Give each contract to the seat that is nearest to it and has a cube left; those nearest of all first."""
    m.seen = 0  # whatever was judged by another plan is judged anew
    count_box(m, state)
    left = 0
    for i in range(state.contracts_open):
        contract = state.contracts[i]
        m.todo[i] = 1 if completed_by(state, contract) == 0 else 0
        left += m.todo[i]
        m.owner[i] = -1
        m.near[i] = NO_WAY
        m.next_near[i] = NO_WAY
        if m.todo[i]:
            for seat in range(state.seats):
                m.far[i * SEATS + seat] = distance(m, state, seat, contract, NO_CARD, state.purse[seat])
    for seat in range(state.seats):
        m.cubes[seat] = state.numbers[CUBES] - count_of(state, seat, CUBES_PLACED)
        m.owned[seat] = 0
    while left > 0:
        best = 2.0 * NO_WAY
        found = -1
        owner = -1
        for i in range(state.contracts_open):
            if m.todo[i] and m.owner[i] < 0 and not is_anybodys(state.contracts[i]):
                for seat in range(state.seats):
                    if has_cube(m, state, seat, i):
                        far = m.far[i * SEATS + seat] + m.load * m.owned[seat]
                        if far < best:
                            best = far
                            found = i
                            owner = seat
        if found < 0:
            break
        give_to(m, state, found, owner)
        left -= 1
    for i in range(state.contracts_open):
        if m.todo[i] and m.owner[i] < 0:
            give_to_whoever(m, state, i)
    for i in range(state.contracts_open):
        if m.todo[i]:
            for seat in range(state.seats):
                if seat != m.owner[i] and has_cube(m, state, seat, i) and m.far[i * SEATS + seat] < m.next_near[i]:
                    m.next_near[i] = m.far[i * SEATS + seat]


def is_anybodys(contract: Contract) -> bool:
    """Does it make no difference who completes this contract? A bust, or many colors, come to one as to another."""
    return HOW[contract] == AT_BUST or (HOW[contract] == AT_COLORS and STEPS[contract] == 1)


def give_to(m: Muster, state: State, i: int, seat: Seat) -> None:
    """Make the contract at this place of the table a seat's."""
    m.owner[i] = seat
    m.near[i] = m.far[i * SEATS + seat]
    m.owned[seat] += 1
    if state.cubes[seat * CONTRACTS + state.contracts[i]] == 0:
        m.cubes[seat] -= 1


def give_to_whoever(m: Muster, state: State, i: int) -> None:
    """Make a contract that is anybody's the business of whoever has most cubes left for it, if anybody has."""
    most = 0
    found = -1
    for seat in range(state.seats):
        if m.cubes[seat] > most:
            most = m.cubes[seat]
            found = seat
    if found >= 0:
        give_to(m, state, i, found)


def has_cube(m: Muster, state: State, seat: Seat, i: int) -> bool:
    """Has a seat a cube for the contract at this place of the table, besides those it has plans for?"""
    return m.cubes[seat] > 0 or 0 < state.cubes[seat * CONTRACTS + state.contracts[i]] < SEALED


def seat_value(m: Muster, state: State, seat: Seat, card: Card, coins: int) -> float:
    """What all contracts and a purse are worth with so many coins in it, and a person more (or none: NO_CARD)."""
    total = own_value(m, state, seat, card, coins)
    for i in range(state.contracts_open):
        if m.todo[i] and m.owner[i] != seat:
            far = m.near[i]
            if has_cube(m, state, seat, i):
                mine = distance(m, state, seat, state.contracts[i], card, m.unspent)
                if mine < far:
                    far = mine
            total += luck(m, far)
    return total


def own_value(m: Muster, state: State, seat: Seat, card: Card, coins: int) -> float:
    """What the contracts that a seat is after are worth, and its purse. What is left of that stands in `m.unspent`."""
    total = 0.0
    m.unspent = 1.0 * coins
    paid = 0
    busy = 0.0
    for i in range(state.contracts_open):
        if m.todo[i] and m.owner[i] == seat:
            far = distance(m, state, seat, state.contracts[i], card, m.unspent)
            # One card a turn: persons for this contract and those before it, and ships for what they cost.
            busy += m.work * m.hands
            if m.asked > m.unspent:
                busy += m.work * (m.asked - m.unspent) / SHIP_COINS
            if busy > 0 and far > AT_HAND:
                far = later(far, busy)
            m.unspent = m.unspent - m.asked if m.unspent > m.asked else 0.0
            if far <= AT_HAND:
                paid += PAYOUT[state.contracts[i] * SEATS]
            total += luck(m, far if far < m.next_near[i] else m.next_near[i])
    m.unspent += paid
    return total + purse_value(m, state, coins + paid)


def purse_value(m: Muster, state: State, coins: int) -> float:
    """What coins are worth besides contracts, while there is time to spend them."""
    safe = state.numbers[TAXED_FROM] - 1
    each = m.coin * m.turns / (m.turns + 3.0)
    if coins <= safe:
        return each * coins
    return each * (safe + (coins - safe) * m.hoard)


def skill_value(m: Muster, state: State, seat: Seat, ability: int, power: int) -> float:
    """What an ability adds in the turns left, besides contracts."""
    if ability == SWORDS:
        return m.turns * m.sword * power / (1 + count_of(state, seat, SWORDS))
    if ability < TRADERS + COLORS:
        return m.turns * m.trader
    if SETTLERS <= ability <= PRIESTS or ability == JACKS:
        return m.turns * m.symbol
    if ability == MADEMOISELLES:
        return m.turns * m.mademoiselle
    if ability == JESTERS:
        return m.turns * m.jester
    if ability == ADMIRALS:
        return m.turns * m.admiral
    if ability == GOVERNORS:
        return m.turns * m.governor
    if ability == GUNNERS:
        return m.turns * m.gunner
    if ability == VICE_ADMIRALS:
        return m.turns * m.vice_admiral
    if CLERKS <= ability < CLERKS + COLORS:
        return m.turns * m.clerk
    return 0.0


# --- The whole crew ---


def crew_value(m: Muster, state: State) -> float:
    """How well a crew stands: the logarithm of its chance, and what coins, persons and cubes add to it."""
    plan(m, state)
    total = 0.0
    for seat in range(state.seats):
        total += own_value(m, state, seat, NO_CARD, state.purse[seat])
        total += m.spare * (m.cubes[seat] if m.cubes[seat] < 2 else 2)
        for symbol in range(SYMBOLS):
            total += m.turns * m.symbol * count_of(state, seat, SETTLERS + symbol)
        total += m.turns * m.symbol * count_of(state, seat, JACKS)
    for i in range(state.contracts_open):
        if m.todo[i] and m.owner[i] < 0:
            total += luck(m, NO_WAY)
    return total


def crew_chance(m: Muster, state: State) -> float:
    """The chance of a crew to win: what the plan sees, as games have gone on from there."""
    seen = plan_chance(m, state)
    if seen == 0.0:
        return 0.0
    if seen < LEAST_CHANCE:
        seen = LEAST_CHANCE
    if seen > 1.0 - LEAST_CHANCE:
        seen = 1.0 - LEAST_CHANCE
    odds = m.hope + m.trust * (logarithm(seen) - logarithm(1.0 - seen)) + m.time * state.sizes[TIME]
    return 1.0 / (1.0 + exp(-odds))


def plan_chance(m: Muster, state: State) -> float:
    """The chance to complete everything in time, as the plan sees it: as if contracts had nothing to do with each
    other and nobody could change plans."""
    plan(m, state)
    chance = 1.0
    for seat in range(state.seats):
        left = 1.0 * state.purse[seat]
        for i in range(state.contracts_open):
            if m.todo[i] and m.owner[i] == seat:
                far = distance(m, state, seat, state.contracts[i], NO_CARD, left)
                left = left - m.asked if left > m.asked else 0.0
                chance *= chance_in_time(m, far if far < m.next_near[i] else m.next_near[i])
    for i in range(state.contracts_open):
        if m.todo[i] and m.owner[i] < 0:
            chance = 0.0
    return chance


def plans(m: Muster, state: State) -> list[tuple[int, float]]:
    """Of each contract on the table the seat that is after it (-1: done, or nobody can) and the turns it takes."""
    plan(m, state)
    return [(m.owner[i] if m.todo[i] else -1, m.near[i]) for i in range(state.contracts_open)]
