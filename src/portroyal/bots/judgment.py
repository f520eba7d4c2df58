"""What things are worth to a seat, in influence: coins, persons, ships and expeditions.

The judgment of the bots from bosun up, compiled. It reads only what everybody at the table may know. A
`Mind` is a set of weights, which are tuned and kept as data, and the scratch paper of one decision.
"""

from __future__ import annotations

from math import exp

from ..engine.cards import ABILITY, COINS, INFLUENCE_OF, KIND, NEEDS, POWER
from ..engine.contracts import STEPS
from ..engine.expeditions import jacks_missing, persons_for_expeditions, persons_short
from ..engine.state import State
from ..engine.timing import has_reached_the_end
from ..engine.trade import fee_of, hire_cost, is_tucked, ship_income
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    ADMIRALS,
    CLERKS,
    COLORS,
    COMPLETED,
    CONTRACT_INFLUENCE,
    CONTRACTS,
    COUNTERS,
    EXPEDITIONS,
    FACES,
    GAMBLERS,
    GOVERNORS,
    GUNNERS,
    INFLUENCE,
    INFLUENCE_TO_END,
    JACKS,
    JESTERS,
    MADEMOISELLES,
    NO_CARD,
    PERSON,
    PRIESTS,
    ROOM,
    SEATS,
    SETTLERS,
    SHIP,
    SWORDS,
    SYMBOLS,
    TAXED_FROM,
    TIME_CARDS,
    TRADERS,
    VICE_ADMIRALS,
    WHOLESALERS,
    Card,
    Contract,
    Seat,
)
from .bargain import next_payout, prospect, prospect_gained, prospect_moved
from .muster import CREW_WEIGHTS, Muster, crew_chance
from .quest import QUEST_WEIGHTS, Quest

# The weights of a mind, in the order in which they are kept and tuned.
WEIGHT_NAMES = (
    "coin",  # a coin while there is time to spend it, in influence
    "last_coin",  # a coin when there is none
    "spend",  # rounds it takes until coins are spent
    "hoard",  # share of its worth that a coin keeps where the tax can reach it
    "pace",  # influence the leader gains in a round
    "trader",  # what an ability brings in a round, in influence
    "admiral",
    "jester",
    "mademoiselle",
    "governor",
    "sword",  # the first sword, a round
    "blunt",  # each further sword is worth this share of the one before
    "symbol",  # a settler, captain or priest, a round, for expeditions to come
    "jack",  # a jack of all trades more than those
    "voyage",  # share of an open expedition's gain that each of its persons is credited with
    "deny",  # how much another's gain weighs against one's own
    "fee",  # how likely another is to take a card that is left
    "nerve",  # added to the value of drawing on: brave above zero, timid below
    "calm",  # how much a lead decides with many rounds to go
    "sharp",  # and how much more when the end is near
    "turn",  # a turn of one's own still to come in this round
    "gambler",  # what a gambler brings in a round, in influence
    "gamble",  # added to the value of using one: brave above zero, timid below
    "early",  # share of that credit which is left for each further person that an expedition still lacks
    "wholesaler",  # what a wholesaler brings in a round: the influence of ships kept
    "clerk",  # what a clerk, a gunner, a vice admiral brings in a round
    "gunner",
    "vice_admiral",
    "contract",  # how much the hope for contracts counts; none: blind to them
    "partway",  # share of the hope for a contract that is left for each person or ship lacking
    "step",  # and for each step, or moment, still to come
)


MOST_STEPS = 16  # of a turn that are tried in every order at the end of a game
SORTS = 7  # of cards that a gambler may reveal
WAYS = COLORS + 1  # no ship of a new color, one, two and so on


class Mind:
    """Weights, and the scratch paper of one decision."""

    def __init__(
        self, weights: list[float], depth: int, muster: Muster | None = None, quest: Quest | None = None
    ) -> None:
        self.depth = depth  # how many draws ahead it looks
        self.muster: Muster = muster or Muster([1.0] * len(CREW_WEIGHTS))  # how it plays in a crew
        self.quest: Quest = quest or Quest([1.0] * len(QUEST_WEIGHTS))  # and in an adventure
        self.coin, self.last_coin, self.spend, self.hoard, self.pace = weights[0:5]
        self.trader, self.admiral, self.jester, self.mademoiselle, self.governor = weights[5:10]
        self.sword, self.blunt, self.symbol, self.jack, self.voyage = weights[10:15]
        self.deny, self.fee, self.nerve, self.calm, self.sharp, self.turn = weights[15:21]
        self.gambler, self.gamble, self.early, self.wholesaler = weights[21:25]
        self.clerk, self.gunner, self.vice_admiral = weights[25:28]
        self.contract, self.partway, self.step_left = weights[28:31]
        self.standings = [0.0] * SEATS
        # Of the decision at hand.
        self.end = State(0, (0, 0, 0, 0))  # how the last turn may go, see `finish`
        self.steps = 0  # to come in it
        self.step = [0] * MOST_STEPS  # which of the choices each of them is
        self.step_choices = [0] * MOST_STEPS  # of how many
        self.is_own_step = [0] * MOST_STEPS  # and whether the actor chooses
        self.is_last_round = False
        self.rounds = 0.0  # left, as far as one can tell
        self.coin_now = 0.0  # what a coin is worth
        self.extra = 0  # coins the active player will have when it comes to hiring
        # The harbor as it lies and as it may become: what each card is worth to me, and to the others.
        self.onward = 0  # what to do rather than stop: draw or gamble
        self.more_takes = 0  # cards I may take more, in thought
        self.offers = 0
        self.offer_mine = [0.0] * ROOM
        self.offer_theirs = [0.0] * ROOM
        # The cards that may be drawn, those that come to the same together.
        self.pool = 0
        self.pool_of = [0] * FACES
        self.faces = 0  # of the pool: the highest number, and one more
        self.groups = 0
        self.group_kind = [0] * FACES
        self.group_count = [0] * FACES
        self.group_color = [0] * FACES
        self.group_mine = [0.0] * FACES
        self.group_theirs = [0.0] * FACES
        # The same for a gambler, more roughly: see `gamble`.
        self.sort_count = [0] * SORTS
        self.sort_mine = [0.0] * SORTS
        self.sort_theirs = [0.0] * SORTS
        self.ways = [0.0] * WAYS  # to draw so many ships, all of colors not there yet
        # What contracts make of a bust, of a tax, and of so many colors in the harbor; and whether the active player
        # has any person who is paid by the harbor or takes more for a ship.
        self.bust_bonus = 0.0
        self.tax_bonus = 0.0
        self.color_bonus = [0.0] * WAYS
        self.watches = False
        self.clerks = False
        # What each card is worth to the active player and to the others, as far as it was asked; kept from one draw
        # to the next, and all it depends on.
        self.is_judged = [0] * FACES
        self.card_mine = [0.0] * FACES
        self.card_theirs = [0.0] * FACES
        self.seen_active = -1
        self.seen_extra = 0
        self.seen_coin = 0.0
        self.seen_rounds = 0.0
        self.seen_purse = [0] * SEATS
        self.seen_counters = [0] * (SEATS * COUNTERS)
        self.seen_row = [0] * ROOM
        self.seen_row_size = 0
        self.seen_cubes = 0


def look_at_clock(mind: Mind, state: State) -> None:
    """How many rounds are left, and so what a coin is still worth."""
    # Some editions look for the end only when the round is over.
    mind.is_last_round = False
    for seat in range(state.seats):
        mind.is_last_round |= has_reached_the_end(state, seat)
    if mind.is_last_round:
        left = state.seats - 1 - place_in_round(state, state.active)
        mind.rounds = 1.0 * left / state.seats  # of ints alone C would keep only whole parts
    else:
        most = 0
        for seat in range(state.seats):
            if count_of(state, seat, INFLUENCE) > most:
                most = count_of(state, seat, INFLUENCE)
        missing = state.numbers[INFLUENCE_TO_END] - most
        mind.rounds = (missing if missing > 1 else 1) / mind.pace
    share = mind.rounds / mind.spend
    if share > 1.0:
        share = 1.0
    mind.coin_now = mind.last_coin + (mind.coin - mind.last_coin) * share


def place_in_round(state: State, seat: Seat) -> int:
    """How many have their turn before this seat in each round."""
    return (seat - state.start + state.seats) % state.seats


def coins_worth(mind: Mind, state: State, seat: Seat, count: int) -> float:
    """What gaining coins is worth: those the tax can reach are worth less."""
    safe = state.numbers[TAXED_FROM] - 1 - state.purse[seat]
    if safe < 0:
        safe = 0
    if count <= safe:
        return count * mind.coin_now
    return (safe + (count - safe) * mind.hoard) * mind.coin_now


def swords_worth(mind: Mind, owned: int, more: int) -> float:
    """What more swords are worth in a round, each a little less than the one before."""
    each = mind.sword
    for _ in range(owned):
        each *= mind.blunt
    worth = 0.0
    for _ in range(more):
        worth += each
        each *= mind.blunt
    return worth


def voyage_gain(mind: Mind, card: Card) -> float:
    """What an expedition is worth beyond the persons given for it."""
    given = NEEDS[card * SYMBOLS] + NEEDS[card * SYMBOLS + 1] + NEEDS[card * SYMBOLS + 2]
    return INFLUENCE_OF[card] - given + COINS[card] * mind.coin_now


def symbol_worth(mind: Mind, state: State, seat: Seat, counter: int) -> float:
    """What one more person for expeditions is worth: for those on the table, and for those to come."""
    # Only the active player claims: in the last round those whose turn is over never will.
    is_too_late = mind.is_last_round and place_in_round(state, seat) <= place_in_round(state, state.active)
    best = 0.0
    for i in range(state.sizes[EXPEDITIONS]):
        card = state.piles[EXPEDITIONS * ROOM + i]
        missing = jacks_missing(state, seat, card)
        helps = counter == JACKS or persons_short(state, seat, card, counter - SETTLERS) > 0
        if helps and missing > 0 and (not is_too_late or (missing == 1 and seat == state.active)):
            # The last person missing brings the expedition home, an early one only a part of the way.
            gain = voyage_gain(mind, card) * mind.voyage
            for _ in range(missing - 1):
                gain *= mind.early
            if gain > best:
                best = gain
    # For expeditions to come: the more persons wait for one already, the less another is worth.
    worth = best + mind.symbol * mind.rounds / (1 + persons_for_expeditions(state, seat))
    if counter == JACKS:
        worth += mind.jack * mind.rounds
    return worth


def ability_worth(mind: Mind, state: State, seat: Seat, ability: int, power: int) -> float:
    """What an ability is worth for the rest of the game."""
    if ability == SWORDS:
        return mind.rounds * swords_worth(mind, count_of(state, seat, SWORDS), power)
    if ability < TRADERS + COLORS:
        return mind.rounds * mind.trader
    if SETTLERS <= ability <= PRIESTS or ability == JACKS:
        return symbol_worth(mind, state, seat, ability)
    if ability == MADEMOISELLES:
        return mind.rounds * mind.mademoiselle
    if ability == JESTERS:
        return mind.rounds * mind.jester
    if ability == ADMIRALS:
        return mind.rounds * mind.admiral
    if ability == GOVERNORS:
        return mind.rounds * mind.governor
    if ability == GAMBLERS:
        return mind.rounds * mind.gambler
    if WHOLESALERS <= ability < WHOLESALERS + COLORS:
        return mind.rounds * mind.wholesaler
    if CLERKS <= ability < CLERKS + COLORS:
        return mind.rounds * mind.clerk
    if ability == GUNNERS:
        return mind.rounds * mind.gunner
    if ability == VICE_ADMIRALS:
        return mind.rounds * mind.vice_admiral
    return 0.0


def person_worth(mind: Mind, state: State, seat: Seat, card: Card) -> float:
    """What a person is worth to a seat, the price not counted."""
    worth = INFLUENCE_OF[card] + ability_worth(mind, state, seat, ABILITY[card], POWER[card])
    if state.contracts_open > 0 and mind.contract > 0:
        worth += hope(mind) * prospect_gained(state, seat, card, mind.coin_now, mind.partway, mind.step_left)
    return worth


def take_worth(mind: Mind, state: State, seat: Seat, card: Card, extra: int) -> float:
    """What taking a card is worth to a seat with `extra` coins more in the purse; nothing if it can't pay."""
    fee = fee_of(state, seat)
    if KIND[card] == SHIP:
        worth = coins_worth(mind, state, seat, ship_income(state, seat, card)) - fee * mind.coin_now
        return worth + 1.0 if is_tucked(state, seat, card) else worth
    if KIND[card] != PERSON:
        return 0.0
    cost = hire_cost(state, seat, card) + fee
    if cost > state.purse[seat] + extra:
        return 0.0
    return person_worth(mind, state, seat, card) - cost * mind.coin_now


def claim_worth(mind: Mind, state: State, seat: Seat, card: Card, way: int) -> float:
    """What claiming an expedition is worth: the persons given can't be given again."""
    worth = INFLUENCE_OF[card] + coins_worth(mind, state, seat, COINS[card])
    for symbol in range(SYMBOLS):
        jacks = way >> 2 * symbol & 3
        persons = NEEDS[card * SYMBOLS + symbol] - jacks
        worth -= persons * (1.0 + mind.symbol * mind.rounds)
        worth -= jacks * (1.0 + (mind.symbol + mind.jack) * mind.rounds)
    return worth


# --- Contracts ---


def hope(mind: Mind) -> float:
    """How much what may still come of contracts counts: less and less as the game nears its end."""
    return mind.contract * mind.rounds / (mind.rounds + 1.0)


def step_worth(mind: Mind, state: State, seat: Seat, contract: Contract) -> float:
    """What a step of a contract is worth to a seat; the last one brings its coins and influence."""
    worth = hope(mind) * prospect_moved(state, seat, contract, mind.coin_now, mind.partway, mind.step_left)
    if state.cubes[seat * CONTRACTS + contract] + 1 < STEPS[contract]:
        return worth
    influence = state.numbers[CONTRACT_INFLUENCE + count_of(state, seat, COMPLETED)]
    return worth + influence + coins_worth(mind, state, seat, next_payout(state, contract))


# --- The whole game ---


def standing(mind: Mind, state: State, seat: Seat) -> float:
    """How well a seat stands: its influence, and what its coins and abilities will still bring."""
    worth = count_of(state, seat, INFLUENCE) + purse_worth(mind, state, seat)
    each_round = swords_worth(mind, 0, count_of(state, seat, SWORDS))
    for color in range(COLORS):
        each_round += mind.trader * count_of(state, seat, TRADERS + color)
        if count_of(state, seat, WHOLESALERS + color) > 0:  # two of a color keep no more ships than one
            each_round += mind.wholesaler
    each_round += mind.admiral * count_of(state, seat, ADMIRALS)
    each_round += mind.jester * count_of(state, seat, JESTERS)
    each_round += mind.mademoiselle * count_of(state, seat, MADEMOISELLES)
    each_round += mind.governor * count_of(state, seat, GOVERNORS)
    each_round += mind.gambler * count_of(state, seat, GAMBLERS)
    each_round += (mind.symbol + mind.jack) * count_of(state, seat, JACKS)
    for symbol in range(SYMBOLS):
        each_round += mind.symbol * count_of(state, seat, SETTLERS + symbol)
    if state.contracts_open > 0:
        for color in range(COLORS):
            each_round += mind.clerk * count_of(state, seat, CLERKS + color)
        worth += hope(mind) * prospect(state, seat, NO_CARD, mind.coin_now, mind.partway, mind.step_left)
    each_round += mind.gunner * count_of(state, seat, GUNNERS)
    each_round += mind.vice_admiral * count_of(state, seat, VICE_ADMIRALS)
    if place_in_round(state, seat) >= place_in_round(state, state.active):
        worth += mind.turn
    return worth + each_round * mind.rounds + best_voyage(mind, state, seat)


def purse_worth(mind: Mind, state: State, seat: Seat) -> float:
    """What the coins in a purse are worth."""
    coins = state.purse[seat]
    safe = state.numbers[TAXED_FROM] - 1
    if coins <= safe:
        return coins * mind.coin_now
    return (safe + (coins - safe) * mind.hoard) * mind.coin_now


def best_voyage(mind: Mind, state: State, seat: Seat) -> float:
    """The open expedition a seat is nearest to, for the part of its persons that is there."""
    best = 0.0
    for i in range(state.sizes[EXPEDITIONS]):
        card = state.piles[EXPEDITIONS * ROOM + i]
        needed = NEEDS[card * SYMBOLS] + NEEDS[card * SYMBOLS + 1] + NEEDS[card * SYMBOLS + 2]
        missing = jacks_missing(state, seat, card)
        if missing < 0:
            missing = 0
        gain = voyage_gain(mind, card) * mind.voyage * (needed - missing) / needed
        if gain > best:
            best = gain
    return best


def chances_to_win(mind: Mind, state: State) -> None:
    """Turn everyone's standing into a chance to win; they stand in `mind.standings` and add up to one.

    In a crew everyone has the same chance.
    """
    if state.numbers[TIME_CARDS] > 0:
        chance = crew_chance(mind.muster, state)
        for seat in range(state.seats):
            mind.standings[seat] = chance
        return
    look_at_clock(mind, state)
    far = mind.rounds * mind.pace / state.numbers[INFLUENCE_TO_END]
    if far > 1.0:
        far = 1.0
    sharpness = mind.calm + mind.sharp * (1.0 - far)
    most = -1000.0
    for seat in range(state.seats):
        mind.standings[seat] = sharpness * standing(mind, state, seat)
        if mind.standings[seat] > most:
            most = mind.standings[seat]
    total = 0.0
    for seat in range(state.seats):
        mind.standings[seat] = exp(mind.standings[seat] - most)
        total += mind.standings[seat]
    for seat in range(state.seats):
        mind.standings[seat] /= total


def chances(state: State, mind: Mind) -> list[float]:
    """Everyone's chance to win as judgment sees it, without playing on."""
    chances_to_win(mind, state)
    return [mind.standings[seat] for seat in range(state.seats)]
