"""Hidden cards: putting them into an order that tells nothing, or into a random one.

The unseen cards of one pass of the deck are exchangeable: its coins, for the current pass the deck itself, and for the
first one the decks that were dealt from it. `conceal` sorts them, so that what is left depends only on what a seat may
know; `imagine` deals them at random, so that what is left is one of the games this could be. A card that the seat has
seen stays where it is.

Where a batch of cards joined the deck in the middle of it, the passes hang together: a coin drawn before can't be of
the batch, the deck and the coins after may be of either. So the cards of such passes are dealt pass by pass, the older
places first, out of those that had joined by then.
"""

from __future__ import annotations

from .campaigns import PILOT
from .cards import BATCH
from .chance import Random
from .state import State
from .vocabulary import (
    BATCHES,
    DECK,
    FACES,
    KEY_WORDS,
    OLD_KEY_WORDS,
    PILES,
    ROOM,
    SCORE,
    SEATS,
    TIME,
    Bits,
    Card,
    Pass,
    Pile,
    Viewer,
)


def conceal(state: State, seat: Viewer) -> None:
    """Make this the table as a seat knows it, or a spectator (-1): no order, no shuffles to come, no leftovers."""
    deal_unseen(state, seat, False, state.shuffler)
    if state.campaign:
        deal_unseen_events(state, False, state.shuffler)
    state.wipe_fields(seat)
    if state.looked:
        state.looked = is_any_known(state)


def imagine(state: State, seat: Viewer, random: Random) -> None:
    """Deal the cards this seat has not seen at random, and take other shuffles to come."""
    deal_unseen(state, seat, True, random)
    if state.campaign:
        deal_unseen_events(state, True, random)
    for i in range(KEY_WORDS if state.version > 1 else OLD_KEY_WORDS):
        state.key[i] = random.next()


def deal_unseen(state: State, seat: Viewer, stirred: bool, random: Random) -> None:
    """Take the unseen cards of passes that hang together up, and lay them back sorted or stirred."""
    first = 1
    while first <= state.deck_pass:
        last = first
        while last < state.deck_pass and has_joined(state, last + 1):
            last += 1
        count_unseen(state, seat, first, last)
        ready = 0
        dealt = 0
        for deck_pass in range(first, last + 1):
            ready = make_ready(state, first, deck_pass, ready)
            if stirred:
                stir(state, dealt, ready, random)
            dealt = deal_back(state, seat, deck_pass, dealt)
        first = last + 1


def deal_unseen_events(state: State, stirred: bool, random: Random) -> None:
    """Do the same with the events that nobody has seen: those on top of the deck and those aside.

    The card 1 is in the deck from the start; so as long as it was not seen, it is there, and not aside.
    """
    pilot = PILOT[state.campaign]
    has_pilot = 0
    events = 0
    for place in range(state.events_known, state.events_left):
        if state.event_deck[place] + 1 == pilot:
            has_pilot = 1
        else:
            state.scratch[events] = state.event_deck[place]
            events += 1
    for place in range(state.aside_left):
        state.scratch[events] = state.events_aside[place]
        events += 1
    for i in range(1, events):
        event = state.scratch[i]
        place = i
        while place > 0 and state.scratch[place - 1] > event:
            state.scratch[place] = state.scratch[place - 1]
            place -= 1
        state.scratch[place] = event
    if stirred:
        for i in range(events - 1, 0, -1):
            j = random.below(i + 1)
            event = state.scratch[i]
            state.scratch[i] = state.scratch[j]
            state.scratch[j] = event
    pilot_at = state.events_known
    if has_pilot and stirred:
        pilot_at += random.below(state.events_left - state.events_known)
    dealt = 0
    for place in range(state.events_known, state.events_left):
        if has_pilot and place == pilot_at:
            state.event_deck[place] = pilot - 1
        else:
            state.event_deck[place] = state.scratch[dealt]
            dealt += 1
    for place in range(state.aside_left):
        state.events_aside[place] = state.scratch[dealt]
        dealt += 1


def has_joined(state: State, deck_pass: Pass) -> bool:
    """Did this pass begin with a batch that joined the deck, and not with a new deck?"""
    for batch in range(1, BATCHES):  # noqa: SIM110 - in C there is no any
        if state.joined[batch] == deck_pass:
            return True
    return False


def is_any_known(state: State) -> int:
    """Has anybody seen a card that still lies face down? Asked where no old numbers are left in the rows."""
    for place in range(ROOM):
        if state.deck_known[place]:
            return 1
    for place in range(SEATS * ROOM):
        if state.coin_known[place]:
            return 1
    return 0


def knows(seat: Viewer, known: Bits) -> bool:
    """Is this seat among those that know a card? A spectator never is."""
    return seat >= 0 and (known >> seat & 1) == 1


def pass_of_pile(state: State, pile: Pile) -> Pass:
    """The pass whose unseen cards lie in a pile; none: it lies open."""
    if pile == DECK:
        return state.deck_pass
    return 1 if pile in (TIME, SCORE) else 0


def known_in_pile(state: State, pile: Pile, place: int) -> Bits:
    """The seats that know the card at this place: only cards of the deck are ever looked at."""
    return state.deck_known[place] if pile == DECK else 0


def count_unseen(state: State, seat: Viewer, first: Pass, last: Pass) -> None:
    """Count the cards of these passes that a seat has not seen, by card, in the first half of the scratch."""
    for card in range(FACES):
        state.scratch[card] = 0
    for other in range(state.seats):
        for i in range(state.purse[other]):
            at = other * ROOM + (state.first[other] + i) % ROOM
            if first <= state.coin_passes[at] <= last and not knows(seat, state.coin_known[at]):
                state.scratch[state.coins[at]] += 1
    for pile in range(PILES):
        if first <= pass_of_pile(state, pile) <= last:
            for i in range(state.sizes[pile]):
                if not knows(seat, known_in_pile(state, pile, i)):
                    state.scratch[state.piles[pile * ROOM + i]] += 1


def make_ready(state: State, first: Pass, deck_pass: Pass, ready: int) -> int:
    """Add the cards that had joined by a pass to those that may be dealt, in the scratch's second half; how many."""
    for card in range(FACES):
        if state.scratch[card] and joined_by(state, card, first) <= deck_pass:
            for _ in range(state.scratch[card]):
                state.scratch[FACES + ready] = card
                ready += 1
            state.scratch[card] = 0
    return ready


def joined_by(state: State, card: Card, first: Pass) -> Pass:
    """The pass in which a card joined the deck, or the first of those that hang together."""
    joined = state.joined[BATCH[state.campaign * FACES + card]]
    return joined if joined > first else first


def stir(state: State, begin: int, end: int, random: Random) -> None:
    """Shuffle the cards taken up, from one place to another."""
    for i in range(end - begin - 1, 0, -1):
        j = random.below(i + 1)
        card = state.scratch[FACES + begin + i]
        state.scratch[FACES + begin + i] = state.scratch[FACES + begin + j]
        state.scratch[FACES + begin + j] = card


def deal_back(state: State, seat: Viewer, deck_pass: Pass, dealt: int) -> int:
    """Lay cards where those of a pass came from: seat by seat, then the piles; how many are dealt now."""
    for other in range(state.seats):
        for i in range(state.purse[other]):
            at = other * ROOM + (state.first[other] + i) % ROOM
            if state.coin_passes[at] == deck_pass and not knows(seat, state.coin_known[at]):
                state.coins[at] = state.scratch[FACES + dealt]
                dealt += 1
    for pile in range(PILES):
        if pass_of_pile(state, pile) == deck_pass:
            for i in range(state.sizes[pile]):
                if not knows(seat, known_in_pile(state, pile, i)):
                    state.piles[pile * ROOM + i] = state.scratch[FACES + dealt]
                    dealt += 1
    return dealt
