"""How a game is won, and its last round, in which nothing else counts. Compiled.

Whoever takes a card in their last turn takes one that wins, if there is one, before one that is worth more. In
the very last turn of the game everything lies open once the drawing is over: a player who would win by some order of
their takes and claims stops, and one who would not draws or gambles on while there is hope. The others are thought to
grab what brings them most.
"""

from __future__ import annotations

from ..engine.adventure import has_trophy
from ..engine.cards import COINS, INFLUENCE_OF, KIND, NEEDS
from ..engine.contracts import STEPS
from ..engine.play import apply, list_legal
from ..engine.state import State
from ..engine.trade import fee_of, hire_cost, is_tucked, ship_income
from ..engine.verbs import count_of, left_of
from ..engine.vocabulary import (
    CARD_MASK,
    CLAIMED,
    COMPLETED,
    CONTRACT_INFLUENCE,
    CONTRACTS,
    COOPERATIVE,
    CREW_WON,
    CUBES_GONE,
    DISCOVER,
    DO_CLAIM,
    DO_CONTRACT,
    DO_DRAW,
    DO_GAMBLE,
    DO_PASS,
    DO_STOP,
    DO_TAKE,
    END_NEEDS_EXPEDITION,
    GIFT,
    INFLUENCE,
    INFLUENCE_TO_END,
    KIND_SHIFT,
    OVER,
    ROOM,
    SHIP,
    SYMBOLS,
    TAKE,
    TIME_CARDS,
    Action,
    Contract,
    Seat,
)
from .bargain import next_payout
from .judgment import MOST_STEPS, Mind

# Nobody draws more often than this in one turn, whatever the odds.
ENOUGH_DRAWS = 40
# What decides the game, as one number.
POINT = 1000  # of influence; a coin is one
VOYAGE = 1000000  # where one is needed
TROPHY = 1000000000  # of an adventure
# Orders of takes and claims that are tried at most, and who tries them.
MOST_ORDERS = 500
NOBODY_TRIES = 0
ACTOR_TRIES = 1
ALL_TRY = 2
# Who is further behind than this hardly ever catches up in one turn.
IN_REACH = 5 * POINT


# --- Who has won ---


def rank(state: State, seat: Seat) -> int:
    """What decides the game, as one number: an expedition where needed, influence, coins; in an adventure the trophy,
    influence, fewer cubes on the character, coins."""
    if state.campaign:
        cubes = count_of(state, seat, CUBES_GONE) * ROOM
        trophy = TROPHY if has_trophy(state, seat) else 0
        return trophy + count_of(state, seat, INFLUENCE) * VOYAGE + cubes + state.purse[seat]
    if state.switches[END_NEEDS_EXPEDITION] and count_of(state, seat, CLAIMED) > 0:
        return points(state, seat) + VOYAGE
    return points(state, seat)


def points(state: State, seat: Seat) -> int:
    """Influence and coins, as one number."""
    return count_of(state, seat, INFLUENCE) * POINT + state.purse[seat]


def share_of_win(state: State, seat: Seat) -> float:
    """One for a win, a part of it for a shared one, nothing else; a crew wins as a whole."""
    if state.numbers[TIME_CARDS] > 0 or state.mode == COOPERATIVE:
        return 1.0 if state.result == CREW_WON else 0.0
    mine = rank(state, seat)
    sharing = 0
    for other in range(state.seats):
        theirs = rank(state, other)
        if theirs > mine:
            return 0.0
        if theirs == mine:
            sharing += 1
    return 1.0 / sharing


def win_shares(state: State) -> list[float]:
    """Who won, by seat; a shared victory is split."""
    return [share_of_win(state, seat) for seat in range(state.seats)]


# --- The last turn ---


def may_be_over(mind: Mind, state: State) -> bool:
    """Could the game end with this turn, or is this its last round?"""
    if mind.is_last_round:
        return True
    missing = state.numbers[INFLUENCE_TO_END] - count_of(state, state.actor, INFLUENCE)
    return is_last_turn(state) and missing * POINT <= IN_REACH


def is_last_turn(state: State) -> bool:
    """Does the round end with this turn?"""
    return left_of(state, state.active) == state.start


def best_at_the_end(mind: Mind, state: State, usual: int) -> int:
    """What wins the game in its last round; what is usually done, if that does no worse or the end is still open."""
    if state.phase == TAKE and (is_last_turn(state) or state.actor == state.active):
        return winning_take(mind, state, usual)
    if state.phase == DISCOVER and is_last_turn(state) and is_about_drawing(usual) and may_go_on(state):
        return go_on_if_behind(mind, state, usual)
    return usual


def is_about_drawing(action: Action) -> bool:
    """Neither a claim nor a contract?"""
    return action >> KIND_SHIFT not in (DO_CLAIM, DO_CONTRACT)


def winning_take(mind: Mind, state: State, usual: int) -> int:
    """A choice that surely wins, or the one with the largest share; the usual one goes before others as good."""
    if is_last_turn(state):
        if is_sure_win(mind, state, usual):
            return usual
        for i in range(state.choices):
            if is_sure_win(mind, state, state.actions[i]):
                return state.actions[i]
    if not mind.is_last_round:
        return usual
    best = outcome(mind, state, usual)
    found = usual
    for i in range(state.choices):
        if best == 1.0:
            break
        share = outcome(mind, state, state.actions[i])
        if share > best:
            best = share
            found = state.actions[i]
    return found


def go_on_if_behind(mind: Mind, state: State, usual: int) -> int:
    """Stop where that wins; where it loses, draw or gamble on as long as a card could turn the game."""
    stop = DO_STOP << KIND_SHIFT
    if is_sure_win(mind, state, stop):
        return stop
    if mind.is_last_round:
        share = outcome(mind, state, stop)
        if share == 1.0:
            return stop
        if share == 0.0 and state.drawn < ENOUGH_DRAWS and is_in_reach(state, state.active):
            return mind.onward
    return usual


def may_go_on(state: State) -> bool:
    """Is there a choice between stopping and going on, as last listed?"""
    return is_listed(state, DO_STOP) and (is_listed(state, DO_DRAW) or is_listed(state, DO_GAMBLE))


def is_listed(state: State, kind: int) -> bool:
    """May this be done, something without a card, as last listed?"""
    listed = False
    for i in range(state.choices):
        if state.actions[i] == kind << KIND_SHIFT:
            listed = True
    return listed


def is_in_reach(state: State, seat: Seat) -> bool:
    """Could this seat still catch up with the leader? An expedition that is needed may come with one card."""
    most = 0
    for other in range(state.seats):
        theirs = points(state, other)
        if theirs > most:
            most = theirs
    return most - points(state, seat) <= IN_REACH


def outcome(mind: Mind, state: State, action: Action) -> float:
    """The actor's share of the win after this turn, with the best order of their own takes and claims."""
    best = play_on(mind, mind.end, state, action, NOBODY_TRIES)
    mind.steps = 0
    for _ in range(MOST_ORDERS):
        if best == 1.0:
            break
        share = play_on(mind, mind.end, state, action, ACTOR_TRIES)
        if share > best:
            best = share
        if not try_next_order(mind):
            break
    return best


def is_sure_win(mind: Mind, state: State, action: Action) -> bool:
    """Does an action of the last turn win the whole game, whatever the others do then?"""
    mind.steps = 0
    for _ in range(MOST_ORDERS):
        won = play_on(mind, mind.end, state, action, ALL_TRY) == 1.0 and mind.end.phase == OVER
        while mind.steps > 0:
            last = mind.steps - 1
            # One's own step has to win once, another's each time.
            if mind.is_own_step[last] != won:
                mind.step[last] += 1
                if mind.step[last] < mind.step_choices[last]:
                    break
            mind.steps -= 1
        if mind.steps == 0:
            return won
    return False


def play_on(mind: Mind, end: State, state: State, action: Action, who: int) -> float:
    """The actor's share after this turn: some go on in the order to be tried, all others grab what brings them most."""
    end.copy(state)
    apply(end, action)
    done = 0
    while end.phase != OVER and end.active == state.active:
        list_legal(end)
        tries = who == ALL_TRY or (who == ACTOR_TRIES and end.actor == state.actor)
        if not tries or done == MOST_STEPS:
            apply(end, best_grab(end))
            continue
        if done == mind.steps:
            mind.step[done] = 0
            mind.step_choices[done] = end.choices
            mind.is_own_step[done] = end.actor == state.actor
            mind.steps += 1
        apply(end, end.actions[mind.step[done]])
        done += 1
    return share_of_win(end, state.actor)


def try_next_order(mind: Mind) -> bool:
    """Another choice at the last step that has one left; False when all orders have been tried."""
    while mind.steps > 0:
        mind.step[mind.steps - 1] += 1
        if mind.step[mind.steps - 1] < mind.step_choices[mind.steps - 1]:
            return True
        mind.steps -= 1
    return False


def best_grab(state: State) -> int:
    """What raises the actor's own rank most at once, of the actions as last listed; to pass, if nothing does."""
    best = 0
    found = state.actions[0] if state.phase == GIFT else DO_PASS << KIND_SHIFT
    for i in range(state.choices):
        action = state.actions[i]
        gain = rank_gained(state, action)
        if gain > best:
            best = gain
            found = action
    return found


def rank_gained(state: State, action: Action) -> int:
    """By how much an action in the taking raises the actor's rank."""
    card = action & CARD_MASK
    fee = fee_of(state, state.actor)
    kind = action >> KIND_SHIFT
    if kind == DO_CLAIM:
        gain = INFLUENCE_OF[card] * POINT + COINS[card]
        for symbol in range(SYMBOLS):
            gain -= NEEDS[card * SYMBOLS + symbol] * POINT
        return gain
    if kind == DO_CONTRACT:
        return contract_gained(state, card)
    if kind != DO_TAKE:
        return 0
    if KIND[card] == SHIP:
        influence = POINT if is_tucked(state, state.actor, card) else 0
        return influence + ship_income(state, state.actor, card) - fee
    return INFLUENCE_OF[card] * POINT - hire_cost(state, state.actor, card) - fee


def contract_gained(state: State, contract: Contract) -> int:
    """By how much a step of a contract raises the actor's rank: only the last one does."""
    if state.cubes[state.actor * CONTRACTS + contract] + 1 < STEPS[contract]:
        return 0
    influence = state.numbers[CONTRACT_INFLUENCE + count_of(state, state.actor, COMPLETED)]
    return influence * POINT + next_payout(state, contract)
