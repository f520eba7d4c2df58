"""Before the first turn of a chapter: characters, coins, the event deck, the first page of the story.

Characters are dealt, or picked one after the other; each player chooses a side. Then coins are drawn, so they can't be
of the cards that the first page adds.
"""

from __future__ import annotations

from .adventure import is_against
from .campaigns import (
    BOTTOM,
    CHARACTERS_COUNT,
    FIRST_MISSION,
    PILOT,
    PILOT_TO,
    SIDES,
    STARRED,
    START_COINS_OF,
    ZEROS,
    ZEROS_AT_START,
    ZEROS_COUNT,
)
from .months import read_story
from .state import State
from .turn import begin_turn
from .verbs import gain, left_of, tell
from .versions import start_contracts
from .vocabulary import (
    ADV_DRAFT,
    ADV_EVENT_1_NOT_IN_VARIANT,
    BY_SETUP,
    CHAPTERS,
    CHARACTER_CARDS,
    CHARACTER_CHOSEN,
    CHARACTERS,
    CHOOSE,
    DO_CHOOSE,
    EVENTS_ROOM,
    KIND_SHIFT,
    MISSIONS,
    NO_CARD,
    SEATS,
    VARIANT,
    Character,
    Seat,
)

VARIANT_MISSIONS = 4


def set_out(state: State) -> None:
    """Draw by lot what is drawn by lot, in one go; then the characters are chosen."""
    start_contracts(state)
    deal_characters(state)
    deal_events(state)
    if state.mode == VARIANT:
        deal_stars(state)
    state.phase = CHOOSE
    state.month = 1
    state.actor = right_of(state, state.start) if state.switches[ADV_DRAFT] else state.start


def right_of(state: State, seat: Seat) -> int:
    """The seat whose turn was before."""
    return seat - 1 if seat > 0 else state.seats - 1


# --- Characters ---


def deal_characters(state: State) -> None:
    """One card to each player, from the start player on."""
    cards = CHARACTERS_COUNT[state.campaign]
    for card in range(cards):
        state.scratch[card] = card + 1
    for i in range(cards - 1, 0, -1):
        j = state.shuffler.below(i + 1)
        card = state.scratch[i]
        state.scratch[i] = state.scratch[j]
        state.scratch[j] = card
    if not state.switches[ADV_DRAFT]:
        for i in range(state.seats):
            state.dealt[(state.start + i) % state.seats] = state.scratch[i]


def is_taken(state: State, card: int) -> bool:
    """Has a player this card?"""
    for seat in range(state.seats):  # noqa: SIM110 - in C there is no any
        if state.dealt[seat] == card:
            return True
    return False


def offer_characters(state: State) -> None:
    """Both sides of one's card, or of each card that is left."""
    for card in range(1, CHARACTERS_COUNT[state.campaign] + 1):
        if state.dealt[state.actor] == card or (state.switches[ADV_DRAFT] and not is_taken(state, card)):
            for side in range(2):
                character = SIDES[(state.campaign * CHARACTER_CARDS + card - 1) * 2 + side]
                if character > 0:
                    state.actions[state.choices] = DO_CHOOSE << KIND_SHIFT | (character - 1)
                    state.choices += 1


def card_of(state: State, character: Character) -> int:
    """The card on which a character is, counted from one."""
    for card in range(CHARACTERS_COUNT[state.campaign]):
        for side in range(2):
            if SIDES[(state.campaign * CHARACTER_CARDS + card) * 2 + side] == character + 1:
                return card + 1
    return 0


def choose_character(state: State, character: Character) -> None:
    """Choose a side; after the last one the chapter begins."""
    seat = state.actor
    state.characters[seat] = character + 1
    state.dealt[seat] = card_of(state, character)
    tell(state, CHARACTER_CHOSEN, seat, NO_CARD, state.dealt[seat], character)
    state.actor = right_of(state, seat) if state.switches[ADV_DRAFT] else left_of(state, seat)
    if state.characters[state.actor] > 0:
        begin_chapter(state)


# --- Events ---


def deal_events(state: State) -> None:
    """The deck: month's end at the bottom, above it some zeros, with few players the card 1; the other zeros aside."""
    zeros = ZEROS_COUNT[state.campaign]
    for i in range(zeros):
        state.events_aside[i] = ZEROS[state.campaign * EVENTS_ROOM + i]
    for i in range(zeros - 1, 0, -1):
        j = state.shuffler.below(i + 1)
        event = state.events_aside[i]
        state.events_aside[i] = state.events_aside[j]
        state.events_aside[j] = event
    state.aside_left = zeros
    state.event_deck[0] = BOTTOM[state.campaign * 2 + (1 if state.mode == VARIANT else 0)] - 1
    state.events_left = 1
    side = 1 if is_against(state) else 0
    for _ in range(ZEROS_AT_START[(state.campaign * 2 + side) * SEATS + state.seats - 1]):
        if state.aside_left > 0:
            state.aside_left -= 1
            state.event_deck[state.events_left] = state.events_aside[state.aside_left]
            state.events_left += 1
    if has_pilot(state):
        place = 1 + state.shuffler.below(state.events_left)
        for i in range(state.events_left, place, -1):
            state.event_deck[i] = state.event_deck[i - 1]
        state.event_deck[place] = PILOT[state.campaign] - 1
        state.events_left += 1
    state.events_known = 1


def has_pilot(state: State) -> bool:
    """Is the card 1 in the deck?"""
    if state.mode == VARIANT and state.switches[ADV_EVENT_1_NOT_IN_VARIANT]:
        return False
    return PILOT[state.campaign] > 0 and state.seats <= PILOT_TO[state.campaign]


def deal_stars(state: State) -> None:
    """In the variant four starred missions lie open from the start."""
    stars = 0
    for mission in range(MISSIONS):
        if STARRED[state.campaign * MISSIONS + mission]:
            state.scratch[stars] = mission
            stars += 1
    for i in range(VARIANT_MISSIONS):
        if i < stars:
            j = i + state.shuffler.below(stars - i)
            mission = state.scratch[j]
            state.scratch[j] = state.scratch[i]
            state.row[i] = mission
            state.row_size = i + 1


# --- The chapter ---


def begin_chapter(state: State) -> None:
    """Coins from the start player on, the first page, the first turn."""
    for i in range(state.seats):
        seat = (state.start + i) % state.seats
        coins = START_COINS_OF[state.campaign * CHARACTERS + state.characters[seat] - 1]
        gain(state, seat, coins + state.more_coins[seat], BY_SETUP)
    state.active = state.start
    if state.mode != VARIANT:
        read_story(state, FIRST_MISSION[state.campaign * CHAPTERS + state.chapter])
    begin_turn(state)
