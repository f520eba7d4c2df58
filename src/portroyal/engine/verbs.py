"""The verbs of the rulebook: draw, shuffle, gain, spend, pay, hire, give.

They alone move cards, and each tells what it did. What they leave to the phases: when a verb is
allowed and what follows from it.
"""

from __future__ import annotations

from .cards import ABILITY, INFLUENCE_OF, POWER
from .state import State
from .vocabulary import (
    COIN_SPENT,
    COINS_GAINED,
    COUNTERS,
    DECK,
    DECK_SHUFFLED,
    DISCARD,
    DISPLAY_ROOM,
    EVERYONE,
    FEE_PAID,
    HARBOR,
    INFLUENCE,
    LAST_PASS,
    NO_CARD,
    NOBODY,
    ROOM,
)


def tell(state: State, kind: int, seat: int, card: int, count: int, detail: int) -> None:
    """Record an event whose card everyone sees."""
    if state.recording:
        state.events.add(kind, seat, card, count, detail, EVERYONE)


def tell_hidden(state: State, kind: int, seat: int, count: int, detail: int) -> None:
    """Record an event whose cards nobody sees."""
    if state.recording:
        state.events.add(kind, seat, NO_CARD, count, detail, NOBODY)


def count_of(state: State, seat: int, counter: int) -> int:
    """How much of an ability a seat has."""
    return state.counters[seat * COUNTERS + counter]


# --- Piles ---


def put(state: State, pile: int, card: int) -> None:
    """Lay a card on top of a pile."""
    state.piles[pile * ROOM + state.sizes[pile]] = card
    state.sizes[pile] += 1


def remove(state: State, pile: int, card: int) -> None:
    """Take a card out of a pile; the others keep their order."""
    at = pile * ROOM
    while state.piles[at] != card:
        at += 1
    state.sizes[pile] -= 1
    end = pile * ROOM + state.sizes[pile]
    while at < end:
        state.piles[at] = state.piles[at + 1]
        at += 1


def discard_harbor(state: State) -> None:
    """All cards of the harbor go to the discard."""
    for i in range(state.sizes[HARBOR]):
        put(state, DISCARD, state.piles[HARBOR * ROOM + i])
    state.sizes[HARBOR] = 0
    state.colors = 0


def can_draw(state: State) -> bool:
    """Is there a card to draw, or a discard to make a deck of?"""
    if state.sizes[DECK] > 0:
        return True
    return state.sizes[DISCARD] > 0 and state.deck_pass < LAST_PASS


def shuffle(state: State) -> None:
    """Shuffle the deck. The order depends on the game's key and the pass, not on what came before."""
    state.shuffler.start(state.key0, state.key1, state.key2, state.key3, state.deck_pass)
    for i in range(state.sizes[DECK] - 1, 0, -1):
        j = state.shuffler.below(i + 1)
        card = state.piles[DECK * ROOM + i]
        state.piles[DECK * ROOM + i] = state.piles[DECK * ROOM + j]
        state.piles[DECK * ROOM + j] = card


def make_deck(state: State) -> None:
    """The deck is empty: the discard, shuffled, is the new one."""
    for i in range(state.sizes[DISCARD]):
        state.piles[DECK * ROOM + i] = state.piles[DISCARD * ROOM + i]
    state.sizes[DECK] = state.sizes[DISCARD]
    state.sizes[DISCARD] = 0
    state.deck_pass += 1
    shuffle(state)
    tell_hidden(state, DECK_SHUFFLED, state.active, state.sizes[DECK], state.deck_pass)


def draw(state: State) -> int:
    """The top card of the deck. A new deck is made when a card is needed, not before."""
    if state.sizes[DECK] == 0:
        make_deck(state)
    state.sizes[DECK] -= 1
    return state.piles[DECK * ROOM + state.sizes[DECK]]


# --- Coins ---


def gain(state: State, seat: int, count: int, reason: int) -> None:
    """Draw coins, face down and unseen; only as many as there are."""
    gained = 0
    while gained < count and can_draw(state):
        card = draw(state)
        at = seat * ROOM + (state.first[seat] + state.purse[seat]) % ROOM
        state.coins[at] = card
        state.coin_passes[at] = state.deck_pass
        state.purse[seat] += 1
        gained += 1
    if gained > 0:
        tell_hidden(state, COINS_GAINED, seat, gained, reason)


def spend(state: State, seat: int, count: int) -> None:
    """Lay one's oldest coins on the discard, face up."""
    for _ in range(count):
        at = seat * ROOM + state.first[seat]
        state.first[seat] = (state.first[seat] + 1) % ROOM
        state.purse[seat] -= 1
        put(state, DISCARD, state.coins[at])
        tell(state, COIN_SPENT, seat, state.coins[at], 1, state.coin_passes[at])


def pay_fee(state: State, seat: int) -> None:
    """One's oldest coin goes, unseen, to the active player."""
    source = seat * ROOM + state.first[seat]
    state.first[seat] = (state.first[seat] + 1) % ROOM
    state.purse[seat] -= 1
    to = state.active
    target = to * ROOM + (state.first[to] + state.purse[to]) % ROOM
    state.coins[target] = state.coins[source]
    state.coin_passes[target] = state.coin_passes[source]
    state.purse[to] += 1
    tell_hidden(state, FEE_PAID, seat, 1, to)


# --- Questions ---


def ask(state: State, question: int, seat: int, card: int) -> None:
    """Put a question about a card to a seat; what was going on waits for the answer."""
    state.pending_phases[state.pending] = state.phase
    state.pending_actors[state.pending] = state.actor
    state.pending_cards[state.pending] = state.about
    state.pending += 1
    state.phase = question
    state.actor = seat
    state.about = card


def resume(state: State) -> None:
    """The question is answered: what waited goes on."""
    state.pending -= 1
    state.phase = state.pending_phases[state.pending]
    state.actor = state.pending_actors[state.pending]
    state.about = state.pending_cards[state.pending]


# --- Displays ---


def show(state: State, seat: int, card: int) -> None:
    """Lay a person or an expedition into a display: its ability and influence count from now on."""
    state.display[seat * DISPLAY_ROOM + state.displayed[seat]] = card
    state.displayed[seat] += 1
    state.counters[seat * COUNTERS + ABILITY[card]] += POWER[card]
    state.counters[seat * COUNTERS + INFLUENCE] += INFLUENCE_OF[card]


def give(state: State, seat: int, card: int) -> None:
    """Discard a person from a display."""
    at = seat * DISPLAY_ROOM
    while state.display[at] != card:
        at += 1
    state.displayed[seat] -= 1
    end = seat * DISPLAY_ROOM + state.displayed[seat]
    while at < end:
        state.display[at] = state.display[at + 1]
        at += 1
    state.counters[seat * COUNTERS + ABILITY[card]] -= POWER[card]
    state.counters[seat * COUNTERS + INFLUENCE] -= INFLUENCE_OF[card]
    put(state, DISCARD, card)
