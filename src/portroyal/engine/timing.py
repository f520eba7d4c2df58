"""The timing points of a game, in rulebook order, and for each the rules that listen.

    setup                three coins each; contracts, the time deck         `playout.deal`, `crew`
    turn began           in an adventure, the event of the turn             `event_deck.reveal_event`
    card revealed        a crew's first comes from the time deck            `crew.draw_time_card`
                         a ship may be repelled; a tax is resolved          `discover.reveal`
    ship repelled        it may be kept for a contract                      `discover.repel`
    ship kept            contracts that count colors                        `contracts.colors_lie_there`
    tax revealed         what is lost, a contract, the bonus, time aside    `taxes`
    harbor busted        jesters; then a contract                           below, `discover.bust`
    discovery ended      -
    taking began         governors' extra cards; admirals, vice admirals,
                         gunners, jesters                                   `trade.begin_taking`, below
    ship traded          clerks' extra cards; a wholesaler keeps it;
                         traders' coins or a contract, the fee, the gift    `trade.trade`
    ship tucked          the end                                            below
    person hired         mademoiselles' discount, the fee; governors, end   `trade.hire`, below
    expedition claimed   the end                                            below
    contract completed   coins, influence, the end; a crew may have won     `contracts.seal`, below
    crowns moved         the end                                            below
    turn ended           what is left of the harbor is discarded            `turn.end_turn`
    round ended          the end                                            below

A phase calls the point, the point calls the rules. Numbers that belong to an act itself (a discount, a
trader's coin) are asked for where the act is. A point marked - has no listener in the base game.
"""

from __future__ import annotations

from .adventure import has_trophy
from .cards import COLORS_IN
from .characters import bust_of_character, taking_of_adventurers
from .state import State
from .verbs import count_of, gain, tell
from .vocabulary import (
    ADMIRAL_COINS,
    ADMIRALS,
    ADMIRALS_FROM,
    BY_ADMIRAL,
    BY_GUNNER,
    BY_JESTER,
    BY_VICE_ADMIRAL,
    CLAIMED,
    END_AT_ONCE,
    END_NEEDS_EXPEDITION,
    END_TRIGGERED,
    GOVERNORS,
    GUNNERS,
    GUNNERS_WITHOUT,
    HARBOR,
    HIRED_NOW_GOVERNOR,
    INFLUENCE,
    INFLUENCE_TO_END,
    JESTER_ACTIVE_EMPTY,
    JESTERS,
    NO_CARD,
    VICE_ADMIRAL_COINS,
    VICE_ADMIRALS,
    VICE_ADMIRALS_FROM,
    VICE_ADMIRALS_TO,
    Counter,
    Seat,
)


def harbor_busted(state: State, cards: int) -> None:
    """No trade and hire this turn: every jester of every player earns a coin; then a character, by the cards there."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        gain(state, seat, count_of(state, seat, JESTERS), BY_JESTER)
    if state.campaign:
        bust_of_character(state, state.active, cards)


def taking_began(state: State, seat: Seat) -> None:
    """Admirals earn at a full harbor, jesters at an empty one, gunners by its ships. Looked at once, now."""
    gain(state, seat, admirals_bring(state, seat, state.sizes[HARBOR]), BY_ADMIRAL)
    gain(state, seat, vice_admirals_bring(state, seat, state.sizes[HARBOR]), BY_VICE_ADMIRAL)
    gain(state, seat, gunners_bring(state, seat, COLORS_IN[state.colors]), BY_GUNNER)
    if state.sizes[HARBOR] == 0:
        if seat != state.active or state.switches[JESTER_ACTIVE_EMPTY]:
            gain(state, seat, count_of(state, seat, JESTERS), BY_JESTER)
    if state.campaign:
        taking_of_adventurers(state, seat)
        watch_the_end(state, seat)


def person_hired(state: State, seat: Seat, ability: Counter) -> None:
    """Where the edition says so, a governor already counts in the taking he is hired in."""
    if ability == GOVERNORS and state.switches[HIRED_NOW_GOVERNOR]:
        state.takes += 1
    watch_the_end(state, seat)


def expedition_claimed(state: State, seat: Seat) -> None:
    """Influence has risen: is this the end?"""
    watch_the_end(state, seat)


def ship_tucked(state: State, seat: Seat) -> None:
    """Influence has risen here, too."""
    watch_the_end(state, seat)


def contract_completed(state: State, seat: Seat) -> None:
    """And here."""
    watch_the_end(state, seat)


def crowns_moved(state: State, seat: Seat) -> None:
    """And here; it may have fallen, too."""
    watch_the_end(state, seat)


def round_ended(state: State) -> None:
    """Where the end is looked at now and not before: has anybody reached it?"""
    for i in range(state.seats):
        trigger_the_end(state, (state.start + i) % state.seats)


# --- The rules that listen ---


def admirals_bring(state: State, seat: Seat, cards: int) -> int:
    """Coins for a seat whose taking begins with so many cards in the harbor."""
    if cards < state.numbers[ADMIRALS_FROM]:
        return 0
    return state.numbers[ADMIRAL_COINS] * count_of(state, seat, ADMIRALS)


def vice_admirals_bring(state: State, seat: Seat, cards: int) -> int:
    """Coins for a seat whose taking begins with three or four cards in the harbor."""
    vice_admirals = count_of(state, seat, VICE_ADMIRALS)
    if vice_admirals == 0 or cards < state.numbers[VICE_ADMIRALS_FROM] or cards > state.numbers[VICE_ADMIRALS_TO]:
        return 0
    return state.numbers[VICE_ADMIRAL_COINS] * vice_admirals


def gunners_bring(state: State, seat: Seat, ships: int) -> int:
    """Coins for a seat whose taking begins with so many ships in the harbor: the first one counts for nothing."""
    gunners = count_of(state, seat, GUNNERS)
    if gunners == 0 or ships <= state.numbers[GUNNERS_WITHOUT]:
        return 0
    return (ships - state.numbers[GUNNERS_WITHOUT]) * gunners


def has_reached_the_end(state: State, seat: Seat) -> bool:
    """Twelve influence, in the variant end an expedition too, in an adventure the trophy. A crew is not after it."""
    if count_of(state, seat, INFLUENCE) < state.numbers[INFLUENCE_TO_END] or state.numbers[INFLUENCE_TO_END] == 0:
        return False
    if state.campaign and not has_trophy(state, seat):
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
