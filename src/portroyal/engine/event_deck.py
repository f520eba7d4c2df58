"""Phase 0: the first thing in every turn is the top event. It acts now, or while cards are discovered or taken.

An event that acts now is discarded when it is done, the others when the turn ends. The last one of the deck is month's
end, see `months`.
"""

from __future__ import annotations

from .adventure import acting
from .campaigns import WHEN
from .crowns import gain_crowns, pay_crowns
from .missions import ask_about, ask_about_tax
from .months import end_chapter, is_card_9_met, is_last_page, month_ends
from .state import State
from .timing import crowns_moved
from .verbs import ask, count_of, gain, resume, spend, tell
from .vocabulary import (
    ADV_DUES_ARE_TAX,
    ADV_EARLY_END,
    ADV_MISSIONS_BEFORE_EVENT,
    ANY_TIME,
    BY_EVENT,
    COINS_LOST,
    COOPERATIVE,
    DISCOVER,
    DUES,
    EVENT,
    EVENT_MONTHS_END,
    EVENT_NOW,
    EVENT_REVEALED,
    EVENTS,
    GAIN_COINS,
    GAIN_CROWNS,
    LOSE_COINS,
    LOSE_FROM,
    MAY_PAY_CROWNS,
    NO_CARD,
    SWORDS,
    WHO,
    WHO_ACTIVE,
    WHO_FEWEST_COINS,
    WHO_MOST_SWORDS,
    EventCard,
    Seat,
)


def reveal_event(state: State) -> None:
    """Turn the top event over; nothing comes before it, unless a ruling lets missions be completed first."""
    if state.switches[ADV_EARLY_END] and state.mode == COOPERATIVE and is_last_page(state) and is_card_9_met(state):
        end_chapter(state)
        return
    if state.switches[ADV_MISSIONS_BEFORE_EVENT] and ask_at_dawn(state):
        return
    state.phase = DISCOVER
    state.about = 0
    if state.events_left == 0:
        return
    state.events_left -= 1
    event = state.event_deck[state.events_left]
    if state.events_known > state.events_left:
        state.events_known = state.events_left
    tell(state, EVENT_REVEALED, state.active, NO_CARD, state.events_left, event)
    when = WHEN[state.campaign * EVENTS + event]
    state.event = event + 1
    if when == EVENT_MONTHS_END:
        month_ends(state)
    elif when == EVENT_NOW:
        act_now(state, event)


def ask_at_dawn(state: State) -> bool:
    """Put the missions of the row that can be completed to the active player, one after the other."""
    while state.about < state.row_size:
        state.about += 1
        if ask_about(state, state.active, state.about - 1, ANY_TIME):
            return True
    return False


def act_now(state: State, event: EventCard) -> None:
    """What an event does at once; then it is over, unless it asks something."""
    if acting(state, MAY_PAY_CROWNS) > 0:
        if state.crowns[state.active] >= acting(state, MAY_PAY_CROWNS):
            ask(state, EVENT, state.active, event)
            return
    else:
        best = best_of(state)
        for i in range(state.seats):
            seat = (state.active + i) % state.seats
            if is_meant(state, seat, best):
                do_to(state, seat)
    if state.payers > 0:
        state.phase = DUES
    else:
        discard_event(state)


def go_on_with_dues(state: State) -> None:
    """Coins were taken as by a tax: ask whoever lost some, the active player first; then the event is over."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.payers & (1 << seat):
            state.payers ^= 1 << seat
            if ask_about_tax(state, seat):
                return
    state.phase = DISCOVER
    discard_event(state)


def worth_of(state: State, seat: Seat) -> int:
    """What an event looks at, so that the most of it counts: swords, or coins downward."""
    if acting(state, WHO) == WHO_FEWEST_COINS:
        return -state.purse[seat]
    return count_of(state, seat, SWORDS)


def best_of(state: State) -> int:
    """The most that any seat has of it."""
    best = worth_of(state, 0)
    for seat in range(1, state.seats):
        if worth_of(state, seat) > best:
            best = worth_of(state, seat)
    return best


def is_meant(state: State, seat: Seat, best: int) -> bool:
    """Does an event act on this seat? All who are tied; nobody has the most swords without one."""
    who = acting(state, WHO)
    if who == WHO_ACTIVE:
        return seat == state.active
    if who == WHO_FEWEST_COINS:
        return worth_of(state, seat) == best
    if who == WHO_MOST_SWORDS:
        return best > 0 and worth_of(state, seat) == best
    return True


def do_to(state: State, seat: Seat) -> None:
    """Coins and crowns gained, or coins lost by whoever has many."""
    gain(state, seat, acting(state, GAIN_COINS), BY_EVENT)
    gain_crowns(state, seat, acting(state, GAIN_CROWNS))
    crowns_moved(state, seat)
    lost = acting(state, LOSE_COINS)
    if lost > 0 and state.purse[seat] >= acting(state, LOSE_FROM) and state.purse[seat] >= lost:
        tell(state, COINS_LOST, seat, NO_CARD, lost, 0)
        spend(state, seat, lost)
        if state.switches[ADV_DUES_ARE_TAX]:
            state.payers |= 1 << seat


def pay_for_event(state: State) -> None:
    """Pay the crowns that an event asks for, and gain its coins."""
    pay_crowns(state, state.active, acting(state, MAY_PAY_CROWNS))
    gain(state, state.active, acting(state, GAIN_COINS), BY_EVENT)
    resume(state)
    discard_event(state)


def leave_event(state: State) -> None:
    """Leave it at that."""
    resume(state)
    discard_event(state)


def discard_event(state: State) -> None:
    """The event of this turn is over."""
    state.event_discard[state.events_over] = state.event - 1
    state.events_over += 1
    state.event = 0
