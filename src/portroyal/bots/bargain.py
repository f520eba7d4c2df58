"""What contracts promise a seat that plays against others, in influence. Compiled.

A contract is worth its coins as the next one to complete it, and the influence that comes with the second and the
third. How likely that is depends on what is still lacking: persons, swords, ships kept, steps. A seat counts on as many
contracts as it has cubes for, the nearest first, so a cube laid on a poor one costs the hope for a better one.
"""

from __future__ import annotations

from ..engine.cards import ABILITY, COST, INFLUENCE_OF, KIND, POWER
from ..engine.contracts import (
    AMOUNT,
    HOW,
    NEEDED,
    NEEDED_COUNT,
    PAYOUT,
    STEPS,
    completed_by,
    count_needed,
)
from ..engine.expeditions import jacks_missing, persons_short
from ..engine.state import State
from ..engine.verbs import count_of
from ..engine.vocabulary import (
    AT_COLORS,
    AT_TAX,
    BY_HAVING,
    BY_SHIPS_KEPT,
    CHEAP_PERSONS,
    CLAIMED,
    CLERKS,
    COLORS,
    COMPLETED,
    CONTRACT_INFLUENCE,
    CONTRACTS,
    COUNTERS,
    CUBES,
    CUBES_PLACED,
    EXPEDITIONS,
    HOLDS,
    INFLUENCE,
    JACKS,
    KEPT,
    NEEDS_ROOM,
    NO_CARD,
    PERSON,
    PRIESTS,
    ROOM,
    SEALED,
    SEATS,
    SETTLERS,
    SWORDS,
    TAXED_FROM,
    TRADERS,
    Card,
    Contract,
    Seat,
)

# What an expedition lacks of which nothing lies there yet, and ships to keep for somebody who can repel hardly any.
NO_VOYAGE = 2
SHARP_ENOUGH = 2  # swords


# --- What is lacking ---


def brings(contract: Contract, what: int, card: Card) -> int:
    """How much of what a contract asks for a person would bring."""
    if card == NO_CARD or KIND[card] != PERSON:
        return 0
    if what == CHEAP_PERSONS:
        return 1 if COST[card] <= AMOUNT[contract] else 0
    if what == INFLUENCE:
        return INFLUENCE_OF[card]
    if what in (TRADERS, CLERKS):
        return 1 if what <= ABILITY[card] < what + COLORS else 0
    return POWER[card] if ABILITY[card] == what else 0


def is_of_use(state: State, contract: Contract, card: Card) -> bool:
    """May a person be of use to somebody who is after this contract?"""
    how = HOW[contract]
    if how == BY_HAVING:
        for i in range(NEEDS_ROOM):
            at = contract * NEEDS_ROOM + i
            if NEEDED_COUNT[at] > 0:
                if NEEDED[at] == CLAIMED and (SETTLERS <= ABILITY[card] <= PRIESTS or ABILITY[card] == JACKS):
                    return True
                if brings(contract, NEEDED[at], card) > 0:
                    return True
        return False
    return how == BY_SHIPS_KEPT and ABILITY[card] == SWORDS


def lacking(state: State, seat: Seat, contract: Contract, card: Card) -> int:
    """How many things a seat lacks for a contract, if it had a person more (or none: NO_CARD)."""
    how = HOW[contract]
    if how == BY_HAVING:
        missing = 0
        for i in range(NEEDS_ROOM):
            at = contract * NEEDS_ROOM + i
            if NEEDED_COUNT[at] > 0:
                what = NEEDED[at]
                short = NEEDED_COUNT[at] - count_needed(state, seat, contract, what) - brings(contract, what, card)
                if short > 0:
                    missing += 1 + voyage_lacks(state, seat, card) if what == CLAIMED else short
        return missing
    if how == BY_SHIPS_KEPT:
        swords = count_of(state, seat, SWORDS) + brings(contract, SWORDS, card)
        return AMOUNT[contract] - state.held[seat * HOLDS + KEPT] + (0 if swords >= SHARP_ENOUGH else 1)
    left = STEPS[contract] - state.cubes[seat * CONTRACTS + contract]
    if how == AT_COLORS:
        return left * (AMOUNT[contract] - 2)
    if how == AT_TAX:
        return 1 if state.purse[seat] >= state.numbers[TAXED_FROM] else 2
    return left


def voyage_lacks(state: State, seat: Seat, card: Card) -> int:
    """How many persons a seat lacks for the expedition it is nearest to."""
    least = NO_VOYAGE
    for i in range(state.sizes[EXPEDITIONS]):
        expedition = state.piles[EXPEDITIONS * ROOM + i]
        missing = jacks_missing(state, seat, expedition)
        if missing > 0 and card != NO_CARD and KIND[card] == PERSON:
            if sails_along(state, seat, expedition, ABILITY[card]):
                missing -= 1
        if missing < least:
            least = missing
    return least if least > 0 else 0


def sails_along(state: State, seat: Seat, expedition: Card, ability: int) -> bool:
    """Does an expedition still ask a seat for a person of this ability?"""
    if SETTLERS <= ability <= PRIESTS:
        return persons_short(state, seat, expedition, ability - SETTLERS) > 0
    return ability == JACKS


# --- What that is worth ---


def nearness(state: State, seat: Seat, contract: Contract, card: Card, partway: float, step: float) -> float:
    """How likely a seat is to complete a contract: a share of this is left for each thing it lacks."""
    how = HOW[contract]
    share = partway if how in (BY_HAVING, BY_SHIPS_KEPT) else step
    near = 1.0
    for _ in range(lacking(state, seat, contract, card)):
        near *= share
    return near


def prospect(state: State, seat: Seat, card: Card, coin: float, partway: float, step: float) -> float:
    """What a seat may expect from contracts, if it had a person more (or none: NO_CARD): the nearest ones first."""
    free = state.numbers[CUBES] - count_of(state, seat, CUBES_PLACED)
    done = count_of(state, seat, COMPLETED)
    total = 0.0
    seen = 0
    while done < state.numbers[CUBES]:
        best = 0.0
        found = -1
        for i in range(state.contracts_open):
            at = state.cubes[seat * CONTRACTS + state.contracts[i]]
            if not seen & (1 << i) and at < SEALED and (at > 0 or free > 0):
                near = nearness(state, seat, state.contracts[i], card, partway, step)
                if near > best:
                    best = near
                    found = i
        if found < 0:
            break
        seen |= 1 << found
        contract = state.contracts[found]
        if state.cubes[seat * CONTRACTS + contract] == 0:
            free -= 1
        total += best * (next_payout(state, contract) * coin + state.numbers[CONTRACT_INFLUENCE + done])
        done += 1
    return total


def next_payout(state: State, contract: Contract) -> int:
    """The coins for the next seat to complete a contract."""
    before = completed_by(state, contract)
    return PAYOUT[contract * SEATS + before] if before < SEATS else 0


def prospect_gained(state: State, seat: Seat, card: Card, coin: float, partway: float, step: float) -> float:
    """How much more a seat may expect from contracts with this person."""
    for i in range(state.contracts_open):
        if is_of_use(state, state.contracts[i], card):
            with_it = prospect(state, seat, card, coin, partway, step)
            return with_it - prospect(state, seat, NO_CARD, coin, partway, step)
    return 0.0


def prospect_moved(state: State, seat: Seat, contract: Contract, coin: float, partway: float, step: float) -> float:
    """How much more a seat may expect from all the contracts after a step of this one; the last brings it home."""
    before = prospect(state, seat, NO_CARD, coin, partway, step)
    at = state.cubes[seat * CONTRACTS + contract]
    begins = 1 if at == 0 else 0
    ends = 1 if at + 1 >= STEPS[contract] else 0
    state.cubes[seat * CONTRACTS + contract] = SEALED if ends else at + 1
    state.counters[seat * COUNTERS + CUBES_PLACED] += begins
    state.counters[seat * COUNTERS + COMPLETED] += ends
    after = prospect(state, seat, NO_CARD, coin, partway, step)
    state.cubes[seat * CONTRACTS + contract] = at
    state.counters[seat * COUNTERS + CUBES_PLACED] -= begins
    state.counters[seat * COUNTERS + COMPLETED] -= ends
    return after - before
