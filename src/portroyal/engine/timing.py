"""The timing points of a game, in rulebook order, and for each the rules that listen.

    setup                three coins each; the special expedition          `playout.deal`, `Game.deal`
    turn began           -
    card revealed        a ship may be repelled; a tax is resolved          `discover.reveal`
    ship repelled        -
    tax revealed         half of the coins, then the bonus                  below
    harbor busted        jesters                                            below
    discovery ended      -
    taking began         governors' extra cards; admirals, jesters          `trade.begin_taking`, below
    ship traded          traders' coins, the fee                            `trade.trade`
    person hired         mademoiselles' discount, the fee; governors, end   `trade.hire`, below
    expedition claimed   the end                                            below
    turn ended           what is left of the harbor is discarded            `turn.end_turn`
    round ended          the end                                            below

A phase calls the point, the point calls the rules. Numbers that belong to an act itself (a discount, a
trader's coin) are asked for where the act is. A point marked - has no listener in the base game.
"""

from __future__ import annotations

from .state import State
from .verbs import count_of, gain, spend, tell
from .vocabulary import (
    ADMIRAL_COINS,
    ADMIRALS,
    ADMIRALS_FROM,
    BY_ADMIRAL,
    BY_JESTER,
    BY_TAX,
    CLAIMED,
    END_AT_ONCE,
    END_NEEDS_EXPEDITION,
    END_TRIGGERED,
    GOVERNORS,
    HARBOR,
    HIRED_NOW_GOVERNOR,
    INFLUENCE,
    INFLUENCE_TO_END,
    JESTER_ACTIVE_EMPTY,
    JESTERS,
    LEAST_INFLUENCE,
    NO_CARD,
    SWORDS,
    TAX_BONUS,
    TAX_PAID,
    TAXED_FROM,
    Counter,
    Seat,
)


def tax_revealed(state: State, bonus: int) -> None:
    """Everyone with twelve coins or more loses half, rounded down; then the bonus is paid."""
    raise_taxes(state)
    pay_bonus(state, bonus)


def harbor_busted(state: State) -> None:
    """No trade and hire this turn: every jester of every player earns a coin."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        gain(state, seat, count_of(state, seat, JESTERS), BY_JESTER)


def taking_began(state: State, seat: Seat) -> None:
    """Admirals earn at a full harbor, jesters at an empty one. Looked at once, now."""
    gain(state, seat, admirals_bring(state, seat, state.sizes[HARBOR]), BY_ADMIRAL)
    if state.sizes[HARBOR] == 0:
        if seat != state.active or state.switches[JESTER_ACTIVE_EMPTY]:
            gain(state, seat, count_of(state, seat, JESTERS), BY_JESTER)


def person_hired(state: State, seat: Seat, ability: Counter) -> None:
    """Where the edition says so, a governor already counts in the taking he is hired in."""
    if ability == GOVERNORS and state.switches[HIRED_NOW_GOVERNOR]:
        state.takes += 1
    watch_the_end(state, seat)


def expedition_claimed(state: State, seat: Seat) -> None:
    """Influence has risen: is this the end?"""
    watch_the_end(state, seat)


def round_ended(state: State) -> None:
    """Where the end is looked at now and not before: has anybody reached it?"""
    for i in range(state.seats):
        trigger_the_end(state, (state.start + i) % state.seats)


# --- The rules that listen ---


def raise_taxes(state: State) -> None:
    """Half of the coins, rounded down, of everyone who has twelve or more."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.purse[seat] >= state.numbers[TAXED_FROM]:
            lost = state.purse[seat] // 2
            spend(state, seat, lost)
            tell(state, TAX_PAID, seat, NO_CARD, lost, 0)


def pay_bonus(state: State, bonus: int) -> None:
    """A coin to whoever has most swords, or least influence; to all who are tied, even at zero."""
    best = rank_for_bonus(state, state.active, bonus)
    for i in range(1, state.seats):
        rank = rank_for_bonus(state, (state.active + i) % state.seats, bonus)
        if rank > best:
            best = rank
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if rank_for_bonus(state, seat, bonus) == best:
            gain(state, seat, state.numbers[TAX_BONUS], BY_TAX)


def rank_for_bonus(state: State, seat: Seat, bonus: int) -> int:
    """Swords, or influence counted downward: the highest gets the bonus."""
    if bonus == LEAST_INFLUENCE:
        return -count_of(state, seat, INFLUENCE)
    return count_of(state, seat, SWORDS)


def admirals_bring(state: State, seat: Seat, cards: int) -> int:
    """Coins for a seat whose taking begins with so many cards in the harbor."""
    if cards < state.numbers[ADMIRALS_FROM]:
        return 0
    return state.numbers[ADMIRAL_COINS] * count_of(state, seat, ADMIRALS)


def has_reached_the_end(state: State, seat: Seat) -> bool:
    """Twelve influence, and in the variant an expedition too."""
    if count_of(state, seat, INFLUENCE) < state.numbers[INFLUENCE_TO_END]:
        return False
    return not state.switches[END_NEEDS_EXPEDITION] or count_of(state, seat, CLAIMED) > 0


def trigger_the_end(state: State, seat: Seat) -> None:
    """If a seat has reached the end and nobody did before, this is the last round."""
    if not state.ending and has_reached_the_end(state, seat):
        state.ending = 1
        tell(state, END_TRIGGERED, seat, NO_CARD, count_of(state, seat, INFLUENCE), 0)


def watch_the_end(state: State, seat: Seat) -> None:
    """A seat's influence has risen; some editions look at once, others when the round ends."""
    if state.switches[END_AT_ONCE]:
        trigger_the_end(state, seat)
