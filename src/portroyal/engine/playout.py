"""Whole games at full speed: dealing, random play to the end, and a checksum to compare builds by."""

from __future__ import annotations

from .chance import Random
from .crew import deal_time, lay_contracts
from .form import nogil
from .play import apply, list_legal
from .setting_out import set_out
from .state import State
from .turn import begin_turn
from .verbs import gain, shuffle
from .vocabulary import BY_SETUP, DECK, OVER, START_COINS, Word


def deal(state: State) -> None:
    """Lay contracts out, shuffle the deck, give everyone three coins, deal the time deck and begin."""
    lay_contracts(state)
    shuffle(state)
    if state.campaign:
        set_out(state)
        return
    for i in range(state.seats):
        gain(state, (state.start + i) % state.seats, state.numbers[START_COINS], BY_SETUP)
    deal_time(state)
    begin_turn(state)


def finish(state: State, random: Random) -> int:
    """Choose uniformly among the legal actions to the end; how many decisions there were."""
    decisions = 0
    while state.phase != OVER:
        choices = list_legal(state)
        apply(state, state.actions[random.below(choices)])
        decisions += 1
    return decisions


def playout(state: State, random: Random) -> int:
    """Play a game to its end at random, without holding Python's lock; the number of decisions."""
    with nogil:
        decisions = finish(state, random)
    return decisions  # noqa: RET504 - nothing returns while the lock is let go


def playouts(start: State, random: Random, games: int) -> Word:
    """Deal and play many games from a state with an untouched deck; the number of decisions."""
    state = start.clone()
    decisions: Word = 0
    with nogil:
        for _ in range(games):
            state.copy(start)
            state.key[0] = random.next()
            state.key[1] = random.next()
            deal(state)
            decisions += finish(state, random)
    return decisions


def checksum(state: State, random: Random) -> Word:
    """A number over every decision of a random game: what was legal, what was chosen, who has what."""
    sum: Word = 17
    while state.phase != OVER:
        choices = list_legal(state)
        for i in range(choices):
            sum = (sum * 31 + state.actions[i]) % 1000000007
        apply(state, state.actions[random.below(choices)])
        sum = (sum * 31 + state.purse[state.actor] + 64 * state.sizes[DECK]) % 1000000007
    return sum
