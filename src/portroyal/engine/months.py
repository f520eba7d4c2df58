"""The end of a month: the hourglass of the newest mission, a new page of the story, cubes for coins, a new event deck.

The event discard is turned over unshuffled, so the same events come again in the same order, and a new one lies on top.
Together, the hourglass of a last mission points to card 9: then the chapter is over, won or lost.
"""

from __future__ import annotations

from .adventure import is_against
from .campaigns import ADDS, CARD_9, COPIES, EFFECT, GLASS
from .characters import free_cube
from .missions import cubes_left, done_by
from .state import State
from .timing import crowns_moved
from .turn import end_at_once, end_turn
from .verbs import ask, join, put, resume, spend, tell
from .vocabulary import (
    ADV_BATCH_WITH_DISCARD,
    ADV_BUY_OFF_AS_OFTEN,
    ADV_MONTHS_END_ENDS,
    ADV_MONTHS_END_EVENT,
    BATCHES,
    BUY_OFF,
    BUY_OFF_FOR,
    BY_CHAPTER,
    CARDS_ADDED,
    COUNTERS,
    CREW_LOST,
    CREW_WON,
    CUBE_RETURNED,
    CUBES_GONE,
    DAWN,
    DECK,
    DISCARD,
    DISCOVER,
    EFFECTS,
    EVENTS,
    FACES,
    GLASS_ASK,
    GLASS_BUY_OFF,
    GLASS_CARD_9,
    GLASS_FIELDS,
    GLASS_NEXT,
    INFLUENCE,
    MISSIONS,
    MISSIONS_DONE,
    MONTH_ENDED,
    MONTHS_END,
    NO_CARD,
    ROOM,
    ROW_ROOM,
    SEATS,
    STORY_READ,
    VARIANT,
    Mission,
    Seat,
)


def read_story(state: State, mission: Mission) -> None:
    """Lay a story card out as the newest mission; the cards it names join the deck, if they are not in it."""
    if state.row_size == ROW_ROOM:
        return
    for place in range(state.row_size):
        if state.row[place] == mission:
            return
    state.row[state.row_size] = mission
    for seat in range(SEATS):
        state.row_cubes[state.row_size * SEATS + seat] = 0
    state.row_size += 1
    tell(state, STORY_READ, state.active, NO_CARD, state.row_size, mission)
    for batch in range(1, BATCHES):
        if ADDS[state.campaign * MISSIONS + mission] >> batch & 1:
            add_batch(state, batch)


def add_batch(state: State, batch: int) -> None:
    """Shuffle the cards of a batch into the deck: a new pass begins."""
    if state.joined[batch] or state.batches >> batch & 1:
        return
    before = state.sizes[DECK]
    for card in range(FACES):
        for _ in range(COPIES[(state.campaign * BATCHES + batch) * FACES + card]):
            put(state, DECK, card)
    tell(state, CARDS_ADDED, state.active, NO_CARD, state.sizes[DECK] - before, batch)
    if state.switches[ADV_BATCH_WITH_DISCARD]:
        for place in range(state.sizes[DISCARD]):
            put(state, DECK, state.piles[DISCARD * ROOM + place])
        state.sizes[DISCARD] = 0
    join(state, batch)


def newest(state: State) -> int:
    """The mission whose hourglass counts."""
    return state.row[state.row_size - 1 if state.row_size > 0 else 0]


def glass_at(state: State, place: int) -> int:
    """A number of the hourglass of the newest mission, for this mode."""
    mission = newest(state)
    side = 1 if is_against(state) else 0
    return GLASS[((state.campaign * MISSIONS + mission) * 2 + side) * GLASS_FIELDS + place]


def month_ends(state: State) -> None:
    """Follow the hourglass; then those who can are asked for a cube."""
    tell(state, MONTH_ENDED, state.active, NO_CARD, state.month, newest(state))
    state.phase = MONTHS_END
    state.about = 0
    state.payers = 0
    if state.mode == VARIANT:
        state.about = EFFECT[(state.campaign * EVENTS + state.event - 1) * EFFECTS + BUY_OFF_FOR]
    elif state.row_size > 0:
        says = glass_at(state, 0)
        if says == GLASS_NEXT:
            read_story(state, glass_at(state, 2))
        elif says == GLASS_ASK:
            read_story(state, glass_at(state, 2 if is_done(state, glass_at(state, 1)) else 3))
        elif says == GLASS_CARD_9:
            end_chapter(state)
            return
        elif says == GLASS_BUY_OFF:
            state.about = glass_at(state, 1)
    if state.about > 0:
        state.payers = (1 << state.seats) - 1


def is_done(state: State, mission: Mission) -> bool:
    """Has anybody completed this mission? One that was never laid out is not."""
    for place in range(state.row_size):
        if state.row[place] == mission:
            return done_by(state, place) > 0
    return False


# --- A cube for coins ---


def can_buy_off(state: State, seat: Seat, coins: int) -> bool:
    """Has a seat the coins, and a cube on the character?"""
    return state.purse[seat] >= coins and cubes_left(state, seat) > 0


def go_on_with_month(state: State) -> None:
    """Ask one after the other, the active player first; then the new event deck is made."""
    for i in range(state.seats):
        seat = (state.active + i) % state.seats
        if state.payers >> seat & 1:
            state.payers ^= 1 << seat
            if can_buy_off(state, seat, state.about):
                ask(state, BUY_OFF, seat, state.about)
                return
    turn_events_over(state)
    state.about = 0
    if state.switches[ADV_MONTHS_END_ENDS]:
        end_turn(state)
    else:
        state.phase = DAWN if state.switches[ADV_MONTHS_END_EVENT] else DISCOVER


def buy_off(state: State) -> None:
    """Pay the coins: the leftmost cube goes to the box, and what was under it is gained."""
    seat = state.actor
    coins = state.about
    resume(state)
    spend(state, seat, coins)
    state.bought_off[seat] += 1
    state.counters[seat * COUNTERS + CUBES_GONE] += 1
    tell(state, CUBE_RETURNED, seat, NO_CARD, coins, cubes_left(state, seat))
    free_cube(state, seat)
    crowns_moved(state, seat)
    if state.switches[ADV_BUY_OFF_AS_OFTEN]:
        state.payers |= 1 << seat


# --- The new deck ---


def turn_events_over(state: State) -> None:
    """Month's end goes to the event discard, which is turned over: the new deck, with one of those aside on top."""
    state.event_discard[state.events_over] = state.event - 1
    state.events_over += 1
    state.event = 0
    events = state.events_over
    for i in range(events):
        state.event_deck[i] = state.event_discard[events - 1 - i]
    state.events_known = events
    state.events_left = events
    state.events_over = 0
    state.month += 1
    if state.aside_left > 0:
        state.aside_left -= 1
        state.event_deck[events] = state.events_aside[state.aside_left]
        state.events_left = events + 1


# --- Card 9 ---


def missions_undone(state: State) -> int:
    """Missions of the row that nobody has completed."""
    undone = 0
    for place in range(state.row_size):
        if done_by(state, place) == 0:
            undone += 1
    return undone


def cubes_on_missions(state: State) -> int:
    """Cubes on completed missions; one that is only on its way does not count."""
    cubes = 0
    for seat in range(state.seats):
        cubes += state.counters[seat * COUNTERS + MISSIONS_DONE]
    return cubes


def influence_in_common(state: State) -> int:
    """The influence of all players."""
    influence = 0
    for seat in range(state.seats):
        influence += state.counters[seat * COUNTERS + INFLUENCE]
    return influence


def cubes_needed(state: State) -> int:
    """What card 9 says of cubes."""
    return CARD_9[state.campaign * 2 * SEATS + state.seats - 1]


def influence_needed(state: State) -> int:
    """What card 9 says of influence."""
    return CARD_9[(state.campaign * 2 + 1) * SEATS + state.seats - 1]


def is_card_9_met(state: State) -> bool:
    """Every mission of the row, cubes enough on them, and influence enough in common."""
    if missions_undone(state) > 0 or cubes_on_missions(state) < cubes_needed(state):
        return False
    return influence_in_common(state) >= influence_needed(state)


def is_last_page(state: State) -> bool:
    """Does the hourglass of the newest mission point to card 9?"""
    return state.row_size > 0 and glass_at(state, 0) == GLASS_CARD_9


def end_chapter(state: State) -> None:
    """The three conditions of card 9: the crew has won, or lost."""
    won = is_card_9_met(state)
    if state.event > 0:
        state.event_discard[state.events_over] = state.event - 1
        state.events_over += 1
        state.event = 0
    points = influence_in_common(state)
    end_at_once(state, CREW_WON if won else CREW_LOST, points if points < 255 else 255, BY_CHAPTER)
