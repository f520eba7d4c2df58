"""Made-up private facts, before a module brings some: a look at the deck, and a batch that joins it.

And small worlds: every way to lay the hidden cards that a seat can't tell from the true one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import permutations

from portroyal import Game
from portroyal.catalog import BY_CODE, CODES
from portroyal.engine.cards import define_batch
from portroyal.engine.state import State
from portroyal.engine.verbs import join, learn
from portroyal.engine.vocabulary import DECK, DISCARD
from portroyal.knowledge import View, view_of
from rules.table import sits, table

BATCH = 1


def look(state: State, seat: int, place: int = 0) -> str:
    """A seat sees a card of the deck, by its place from the top; which it is."""
    deck = state.pile(DECK)[::-1]
    learn(state, seat, len(deck) - 1 - place)
    return CODES[deck[place]]


@contextmanager
def batch_of(*codes: str, batch: int = BATCH) -> Iterator[None]:
    """These cards are a batch, as long as this lasts."""
    for code in codes:
        define_batch(BY_CODE[code].number, batch, 0)
    try:
        yield
    finally:
        for code in codes:
            define_batch(BY_CODE[code].number, 0, 0)


def let_join(state: State, *codes: str, batch: int = BATCH) -> None:
    """Cards that lay on the discard are laid on the deck, and join it."""
    discard = state.pile(DISCARD)
    cards = [BY_CODE[code].number for code in codes]
    for card in cards:
        discard.remove(card)
    state.lay_pile(DISCARD, discard)
    state.lay_pile(DECK, state.pile(DECK) + cards)
    join(state, batch)


def small_table(deck: str, ann: str = "", ben: str = "", display: str = "", **position: object) -> Game:
    """Two players, a small deck, and all other cards on the discard."""
    return table(sits(ann, display), sits(ben), deck=deck, rest="discard", **position)


def seen_by(game: Game, seat: int | None) -> View:
    """The view of a seat."""
    return view_of(game.state, game.ruleset, game.names, seat)


def every_deck(game: Game, seat: int) -> Counter[tuple[str, ...]]:
    """Every deck, from the top, that may lie there for all this seat knows, with how many worlds have it.

    A world lays each hidden card that the seat has not seen in any place of its pass or of a later one that hangs
    together with it. All are equally likely.
    """
    state = game.state
    masks, deck = state.read("deck_known"), state.pile(DECK)
    coins = [coin for each in range(state.seats) for coin in state.coins_of(each)]
    coin_masks, first = state.read("coin_known"), state.read("first")
    room = len(coin_masks) // 5
    known_coins = [
        coin_masks[each * room + (first[each] + i) % room] >> seat & 1
        for each in range(state.seats)
        for i in range(state.purse_of(each))
    ]
    joined = {CODES[card]: state.joined[BATCH] for card in joined_cards(state)}
    places = [(drawn_in, card) for (card, drawn_in), known in zip(coins, known_coins, strict=True) if not known]
    unknown = [i for i in range(len(deck)) if not masks[i] >> seat & 1]
    chained = [place for place in places if place[0] == state.deck_pass or any(state.joined)]
    pool = [CODES[card] for _, card in chained] + [CODES[deck[i]] for i in unknown]
    found: Counter[tuple[str, ...]] = Counter()
    for cards in permutations(pool):
        if any(joined.get(code, 1) > drawn_in for code, (drawn_in, _) in zip(cards, chained, strict=False)):
            continue
        laid = [CODES[card] for card in deck]
        for i, code in zip(unknown, cards[len(chained) :], strict=True):
            laid[i] = code
        found[tuple(laid[::-1])] += 1
    return found


def joined_cards(state: State) -> list[int]:
    """The cards of the batch, as far as it joined: those that are defined so."""
    return [BY_CODE[code].number for code in JOINED] if any(state.joined) else []


JOINED = ("sailor:5", "frigate:1/1")  # what the made-up batch is made of
