"""The verbs of the rulebook: draw, shuffle, gain, spend, pay, hire, give.

They alone move cards, and each tells what it did. What they leave to the phases: when a verb is
allowed and what follows from it.
"""

from __future__ import annotations

from .cards import ABILITY, INFLUENCE_OF, POWER
from .state import State
from .versions import start_shuffle
from .vocabulary import (
    COIN_SPENT,
    COINS_GAINED,
    COUNTERS,
    DECK,
    DECK_SHUFFLED,
    DISCARD,
    DISPLAY_ROOM,
    EVERYONE,
    FEE,
    FEE_PAID,
    HARBOR,
    HOLD_ROOM,
    HOLDS,
    INFLUENCE,
    LAST_PASS,
    NO_CARD,
    NO_ROOM,
    NOBODY,
    OVER,
    PENDING_ROOM,
    ROOM,
    TUCKED,
    UNKNOWN_PHASE,
    Batch,
    Card,
    Counter,
    Hold,
    Pile,
    Place,
    Seat,
)


def tell(state: State, kind: int, seat: Seat, card: Card, count: int, detail: int) -> None:
    """Record an event whose card everyone sees."""
    if state.recording:
        state.events.add(kind, seat, card, count, detail, EVERYONE)


def tell_hidden(state: State, kind: int, seat: Seat, count: int, detail: int) -> None:
    """Record an event whose cards nobody sees."""
    if state.recording:
        state.events.add(kind, seat, NO_CARD, count, detail, NOBODY)


def tell_to(state: State, audience: Seat, kind: int, seat: Seat, card: Card, count: int, detail: int) -> None:
    """Record an event whose card one seat alone sees."""
    if state.recording:
        state.events.add(kind, seat, card, count, detail, audience)


def fail(state: State, what: int) -> None:
    """Something came up that no rule knows. The game is not played on: see `Game.apply`."""
    state.fault = what
    state.phase = OVER


def count_of(state: State, seat: Seat, counter: Counter) -> int:
    """How much of an ability a seat has."""
    return state.counters[seat * COUNTERS + counter]


def left_of(state: State, seat: Seat) -> int:
    """The seat whose turn is next."""
    return seat + 1 if seat + 1 < state.seats else 0


# --- Piles ---


def put(state: State, pile: Pile, card: Card) -> None:
    """Lay a card on top of a pile."""
    if state.sizes[pile] == ROOM:
        fail(state, NO_ROOM)
        return
    state.piles[pile * ROOM + state.sizes[pile]] = card
    if state.looked and pile == DECK:
        state.deck_known[state.sizes[DECK]] = 0
    state.sizes[pile] += 1


def remove(state: State, pile: Pile, card: Card) -> None:
    """Take a card out of a pile; the others keep their order."""
    at = pile * ROOM
    end = at + state.sizes[pile] - 1
    passed = 0
    for i in range(at, end):
        passed |= state.piles[i] == card
        state.piles[i] = state.piles[i + passed]
    state.sizes[pile] -= 1


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
    start_shuffle(state)
    if state.looked:
        for i in range(ROOM):
            state.deck_known[i] = 0
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


def learn(state: State, seat: Seat, place: Place) -> None:
    """A seat sees a card of the deck, by its place from the bottom, and knows it wherever it goes unseen."""
    state.looked = 1
    state.deck_known[place] |= 1 << seat


def join(state: State, batch: Batch) -> None:
    """The cards of a batch lie on the deck: it is shuffled, and a new pass begins. Coins are of the passes before."""
    if state.deck_pass == LAST_PASS:
        fail(state, NO_ROOM)
        return
    state.deck_pass += 1
    state.joined[batch] = state.deck_pass
    shuffle(state)
    tell_hidden(state, DECK_SHUFFLED, state.active, state.sizes[DECK], state.deck_pass)


# --- Coins ---


def gain(state: State, seat: Seat, count: int, reason: int) -> None:
    """Draw coins, face down and unseen; only as many as there are."""
    if count == 0:
        return
    gained = 0
    while gained < count and state.purse[seat] < ROOM and can_draw(state):
        card = draw(state)
        at = seat * ROOM + (state.first[seat] + state.purse[seat]) % ROOM
        state.coins[at] = card
        state.coin_passes[at] = state.deck_pass
        if state.looked:
            state.coin_known[at] = state.deck_known[state.sizes[DECK]]
        state.purse[seat] += 1
        gained += 1
    if gained > 0:
        state.nothing_to_complete = 0
        tell_hidden(state, COINS_GAINED, seat, gained, reason)


def spend(state: State, seat: Seat, count: int) -> None:
    """Lay one's oldest coins on the discard, face up."""
    for _ in range(count):
        at = seat * ROOM + state.first[seat]
        state.first[seat] = (state.first[seat] + 1) % ROOM
        state.purse[seat] -= 1
        put(state, DISCARD, state.coins[at])
        tell(state, COIN_SPENT, seat, state.coins[at], 1, state.coin_passes[at])


def pay_fee(state: State, seat: Seat) -> None:
    """One's oldest coins, as many as the fee is, go unseen to the active player."""
    to = state.active
    for _ in range(state.numbers[FEE]):
        source = seat * ROOM + state.first[seat]
        state.first[seat] = (state.first[seat] + 1) % ROOM
        state.purse[seat] -= 1
        target = to * ROOM + (state.first[to] + state.purse[to]) % ROOM
        state.coins[target] = state.coins[source]
        state.coin_passes[target] = state.coin_passes[source]
        state.coin_known[target] = state.coin_known[source]
        state.purse[to] += 1
    state.nothing_to_complete = 0
    tell_hidden(state, FEE_PAID, seat, state.numbers[FEE], to)


# --- What a seat holds besides ---


def hold(state: State, seat: Seat, which: Hold, card: Card) -> None:
    """Lay a card on a pile of a seat."""
    at = seat * HOLDS + which
    if state.held[at] == HOLD_ROOM:
        fail(state, NO_ROOM)
        return
    state.holds[at * HOLD_ROOM + state.held[at]] = card
    state.held[at] += 1
    state.nothing_to_complete = 0


def let_go(state: State, seat: Seat, which: Hold, card: Card) -> None:
    """Take a card from a pile of a seat to the discard; the others keep their order."""
    row = seat * HOLDS + which
    at = row * HOLD_ROOM
    while state.holds[at] != card:
        at += 1
    state.held[row] -= 1
    end = row * HOLD_ROOM + state.held[row]
    while at < end:
        state.holds[at] = state.holds[at + 1]
        at += 1
    put(state, DISCARD, card)


def tuck(state: State, seat: Seat, ship: Card) -> None:
    """Lay a ship under a seat's wholesaler: it is worth influence from now on."""
    hold(state, seat, TUCKED, ship)
    state.counters[seat * COUNTERS + INFLUENCE] += 1


# --- Questions ---


def ask(state: State, question: int, seat: Seat, card: Card) -> None:
    """Put a question about a card to a seat; what was going on waits for the answer."""
    if state.pending == PENDING_ROOM:
        fail(state, NO_ROOM)
        return
    state.pending_phases[state.pending] = state.phase
    state.pending_actors[state.pending] = state.actor
    state.pending_cards[state.pending] = state.about
    state.pending += 1
    state.phase = question
    state.actor = seat
    state.about = card


def resume(state: State) -> None:
    """The question is answered: what waited goes on."""
    if state.pending == 0:
        fail(state, UNKNOWN_PHASE)
        return
    state.pending -= 1
    state.phase = state.pending_phases[state.pending]
    state.actor = state.pending_actors[state.pending]
    state.about = state.pending_cards[state.pending]


# --- Displays ---


def show(state: State, seat: Seat, card: Card) -> None:
    """Lay a person or an expedition into a display: its ability and influence count from now on."""
    if state.displayed[seat] == DISPLAY_ROOM:
        fail(state, NO_ROOM)
        return
    state.display[seat * DISPLAY_ROOM + state.displayed[seat]] = card
    state.displayed[seat] += 1
    state.nothing_to_complete = 0
    state.counters[seat * COUNTERS + ABILITY[card]] += POWER[card]
    state.counters[seat * COUNTERS + INFLUENCE] += INFLUENCE_OF[card]


def give(state: State, seat: Seat, card: Card) -> None:
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
