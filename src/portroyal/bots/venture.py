"""What an adventure is worth to those who play it: to a crew its chance, against each other what each may hope for.

A crew wins if every mission is done, if cubes enough lie on them, and if the influence in common reaches card 9: the
worth of a position is the sum of the logarithms of these chances. Against each other it is influence, as in `judgment`,
with what missions may still bring and the way to the trophy, without which nobody wins. Compiled.
"""

from __future__ import annotations

from math import exp

from ..engine.adventure import freed, is_against
from ..engine.campaigns import (
    ABILITY_AT,
    CUBE_CROWNS,
    CUBES_COUNT,
    FIRST_COINS,
    FIRST_CROWNS,
    MISSION_CROWNS,
    SHIELD_AT,
    SHIELD_COUNT,
    TROPHY_AT,
)
from ..engine.missions import done_by
from ..engine.months import glass_at, influence_needed
from ..engine.state import State
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    BARMAIDS,
    BUY_OFF,
    CUBES_GONE,
    GLASS_BUY_OFF,
    HOLDS,
    INFLUENCE,
    INFLUENCE_TO_END,
    ITEMS,
    LOOKOUTS,
    MISSIONS,
    SEALED,
    SEATS,
    SHIELDS,
    VARIANT,
    Seat,
)
from .judgment import Mind, chances_to_win, look_at_clock, standing
from .quest import (
    LEAST_CHANCE,
    NO_WAY,
    Quest,
    chart,
    distance,
    earned,
    in_time,
    later,
    log_of,
    missions_value,
    turns_left,
)

VARIANT_COINS = 10  # for a cube, as card 3 says
FREED = 0.8  # what an open door is worth, in influence
MOST_CUBES = 8
TROPHY_ROUNDS = 3.0  # that it takes at least while nobody shows the trophy


# --- The clock ---


def look_ahead(mind: Mind, q: Quest, state: State) -> float:
    """How many turns are left; so what a coin is still worth, in `mind`."""
    if is_against(state):
        look_at_clock(mind, state)
        if mind.rounds < TROPHY_ROUNDS and not has_anybody_trophy(state):
            mind.rounds = TROPHY_ROUNDS
        return mind.rounds * state.seats + 0.5
    turns = turns_left(state)
    mind.is_last_round = False
    mind.rounds = turns / state.seats
    share = mind.rounds / mind.spend
    if share > 1.0:
        share = 1.0
    mind.coin_now = mind.last_coin + (mind.coin - mind.last_coin) * share
    return turns


def has_anybody_trophy(state: State) -> bool:
    """Does anybody show the trophy?"""
    for seat in range(state.seats):  # noqa: SIM110 - in C there is no any
        if freed(state, seat) >= TROPHY_AT[state.campaign]:
            return True
    return False


# --- What a seat has ---


def between_shields(state: State, seat: Seat) -> float:
    """The part of an influence that crowns are worth beyond the shield last reached."""
    crowns = state.crowns[seat]
    last = 0
    for shield in range(SHIELD_COUNT[state.campaign]):
        at = SHIELD_AT[state.campaign * SHIELDS + shield]
        if crowns < at:
            return 1.0 * (crowns - last) / (at - last)
        last = at
    return 0.0


def wealth_of(mind: Mind, q: Quest, state: State, seat: Seat) -> float:
    """What a seat has, in influence: persons, coins, what they will bring, crowns on their way, things stowed."""
    worth = standing(mind, state, seat)
    # In the last round, or the last turns of a crew, a part of a shield is nothing.
    worth += between_shields(state, seat) * mind.rounds / (mind.rounds + 0.5)
    each_turn = q.lookout * count_of(state, seat, LOOKOUTS) + q.barmaid * count_of(state, seat, BARMAIDS)
    worth += each_turn * mind.rounds
    return worth + q.thing * state.held[seat * HOLDS + ITEMS] * mind.rounds / (mind.rounds + 1.0)


# --- Together ---


def influence_value(mind: Mind, q: Quest, state: State, wealth: float) -> float:
    """The hope that the influence in common reaches card 9, with so much of it, or of what it is made of, by now."""
    pace = q.glory + q.luster * (state.seats - 1)
    ahead = (wealth + pace * q.turns - influence_needed(state)) / q.spread
    if ahead < -7.0:
        return -7.0 + 0.3 * (ahead + 7.0)
    return log_of(1.0 / (1.0 + exp(-ahead)))


def seat_worth(mind: Mind, q: Quest, state: State, seat: Seat) -> float:
    """What the whole table is worth with this seat as it is now and the others as they were when the plan was made."""
    wealth = wealth_of(mind, q, state, seat)
    if is_against(state):
        return wealth + mission_hopes(mind, q, state, seat)
    for other in range(state.seats):
        if other != seat:
            wealth += q.wealth[other]
    value = missions_value(q, state, seat) + influence_value(mind, q, state, wealth)
    coins = state.purse[seat] if state.purse[seat] < 11 else 11
    return value + q.ready * coins * q.turns / (q.turns + 4.0)


def survey(mind: Mind, q: Quest, state: State) -> None:
    """Make the plan, and count what everybody has."""
    chart(q, state, look_ahead(mind, q, state))
    for seat in range(state.seats):
        q.wealth[seat] = wealth_of(mind, q, state, seat)


def table_worth(mind: Mind, q: Quest, state: State) -> float:
    """What the table is worth to the actor, with a new plan."""
    survey(mind, q, state)
    return seat_worth(mind, q, state, state.actor)


def plan_hope(mind: Mind, q: Quest, state: State) -> float:
    """The logarithm of a crew's chance as the plan sees it."""
    survey(mind, q, state)
    total = 0.0
    for seat in range(state.seats):
        total += q.wealth[seat]
    # Each mission once, by whose it is; a seat without any would count those of the others.
    value = influence_value(mind, q, state, total)
    return value + missions_value(q, state, 0)


def crew_outlook(mind: Mind, q: Quest, state: State) -> float:
    """The chance of a crew to win: what the plan sees, as chapters have gone on from there."""
    seen = exp(plan_hope(mind, q, state))
    if seen < LEAST_CHANCE:
        seen = LEAST_CHANCE
    if seen > 1.0 - LEAST_CHANCE:
        seen = 1.0 - LEAST_CHANCE
    odds = q.hope + q.trust * (log_of(seen) - log_of(1.0 - seen))
    return 1.0 / (1.0 + exp(-odds))


# --- Against each other ---


def prize_of(mind: Mind, state: State, seat: Seat, place: int) -> float:
    """What completing a mission of the row brings, in influence: crowns, coins, and what is under the cube."""
    at = state.campaign * MISSIONS + state.row[place]
    crowns = MISSION_CROWNS[at]
    coins = 0
    if done_by(state, place) == 0:
        crowns += FIRST_CROWNS[at]
        coins += FIRST_COINS[at]
    gone = freed(state, seat) + 1
    if gone <= MOST_CUBES:
        crowns += CUBE_CROWNS[state.campaign * MOST_CUBES + gone - 1]
    prize = crowns * crown_worth(state, seat) + coins * mind.coin_now
    if gone == ABILITY_AT[state.campaign]:
        prize += FREED * mind.rounds / (mind.rounds + 3.0)
    return prize


def crown_worth(state: State, seat: Seat) -> float:
    """The influence that a crown is worth, on average, where a seat stands on the track."""
    crowns = state.crowns[seat]
    last = 0
    for shield in range(SHIELD_COUNT[state.campaign]):
        at = SHIELD_AT[state.campaign * SHIELDS + shield]
        if crowns < at:
            return 1.0 / (at - last)
        last = at
    return 0.0


def mission_hopes(mind: Mind, q: Quest, state: State, seat: Seat) -> float:
    """What missions may still bring a seat that plays for itself, and how likely it is to show the trophy."""
    gone = freed(state, seat)
    cubes = CUBES_COUNT[state.campaign] - count_of(state, seat, CUBES_GONE)
    needed = TROPHY_AT[state.campaign] - gone
    hopes = 0.0
    best = 0.0
    second = 0.0
    for place in range(state.row_size):
        at = state.row_cubes[place * SEATS + seat]
        if at < SEALED and (cubes > 0 or at > 0):
            chance = soon(q, state, distance(q, state, seat, place, 1.0 * state.purse[seat]))
            hopes += q.hunger * chance * prize_of(mind, state, seat, place)
            if chance > best:
                second = best
                best = chance
            elif chance > second:
                second = chance
    # The more influence the trophy would crown, the more it is worth.
    trophy = q.trophy * (0.5 + 1.0 * count_of(state, seat, INFLUENCE) / state.numbers[INFLUENCE_TO_END])
    if needed <= 0:
        return hopes + trophy
    chance = soon(q, state, buy_off_wait(q, state, seat))
    if chance > best:
        second = best
        best = chance
    elif chance > second:
        second = chance
    # Pages that are still to come bring missions too.
    best = 0.2 + 0.75 * best
    second = 0.2 + 0.75 * second
    return hopes + trophy * (best if needed == 1 else best * second)


def soon(q: Quest, state: State, distance: float) -> float:
    """The chance that something is done in time; in a race the sooner the better."""
    return in_time(q, distance) / (1.0 + q.hurry * distance / state.seats)


def buy_off_wait(q: Quest, state: State, seat: Seat) -> float:
    """Turns until a seat can return a cube for coins, at the end of a month; far away where no hourglass says so."""
    coins = 0
    if state.mode == VARIANT:
        coins = VARIANT_COINS
    elif state.row_size > 0 and glass_at(state, 0) == GLASS_BUY_OFF:
        coins = glass_at(state, 1)
    if coins == 0:
        return NO_WAY
    lacked = coins - state.purse[seat]
    month = state.events_left + 0.5
    if state.phase == BUY_OFF:  # the question at hand is no hope any more
        month += state.events_over + 1
    return later(month, lacked / earned(q, state)) if lacked > 0 else month


def far_from_the_end(mind: Mind, state: State) -> float:
    """How far the game is from its end, at most one."""
    far = mind.rounds * mind.pace / state.numbers[INFLUENCE_TO_END]
    return far if far < 1.0 else 1.0


# --- Everyone's chance ---


def outlook_of(mind: Mind, q: Quest, state: State) -> None:
    """Everyone's chance to win, in whatever game; they stand in `mind.standings`."""
    if not state.campaign:
        chances_to_win(mind, state)
        return
    if not is_against(state):
        chance = crew_outlook(mind, q, state)
        for seat in range(state.seats):
            mind.standings[seat] = chance
        return
    survey(mind, q, state)
    sharpness = q.temper * (mind.calm + mind.sharp * (1.0 - far_from_the_end(mind, state)))
    most = -1000.0
    for seat in range(state.seats):
        mind.standings[seat] = sharpness * seat_worth(mind, q, state, seat)
        if mind.standings[seat] > most:
            most = mind.standings[seat]
    total = 0.0
    for seat in range(state.seats):
        mind.standings[seat] = exp(mind.standings[seat] - most)
        total += mind.standings[seat]
    for seat in range(state.seats):
        mind.standings[seat] /= total


def outlook(state: State, mind: Mind) -> list[float]:
    """Everyone's chance to win as judgment sees it, without playing on."""
    outlook_of(mind, mind.quest, state)
    return [mind.standings[seat] for seat in range(state.seats)]
