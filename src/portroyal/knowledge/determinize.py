"""Imagined states: a full state that fits everything a view tells, the unseen cards dealt at random.

The unseen cards of each pass are shuffled among that pass's coins and, for the current pass, the deck; those that
the seat has seen stay where it saw them. That is exactly what the seat should believe, so search over many such
states is fair: it is made from the view alone and can't know more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ..catalog import BY_CODE
from ..engine.chance import Random
from ..engine.hidden import conceal, imagine
from ..engine.state import State
from ..engine.vocabulary import (
    DECK,
    NO_CARD,
    NO_SEAT,
    SEATS,
)
from ..given import check_kind
from ..position import ASIDE_PILES
from .asked import check_view
from .unseen import Known
from .view import View


def determinize(view: View, random: Random) -> State:
    """One of the states this view could be of, each equally likely."""
    check_view(view)
    check_kind(random, Random, "Chance comes from a Random, as portroyal.seeds.random_for makes it")
    state = view.table.clone()
    imagine(state, NO_SEAT if view.seat is None else view.seat, random)
    return state


def join_in(table: State, batch: int, deck_pass: int) -> None:
    """Write down in which pass a batch joined the deck."""
    joined = table.read("joined")
    joined[batch] = deck_pass
    table.write("joined", joined)


def lay_hidden(
    table: State,
    seat: int | None,
    passes: Sequence[Sequence[int]],
    unseen: Mapping[int, list[int]],
    known: Iterable[Known],
    aside: Mapping[str, int],
) -> None:
    """Lay the hidden cards as a seat knows them: coins of the passes told, piles set aside, and the deck.

    The unseen cards of each pass go first to its coins, out of those that had joined the deck by then.
    """
    facts = {(fact.purse, fact.place): fact for fact in known}
    coins = [[(NO_CARD, deck_pass) for deck_pass in owned] for owned in passes]
    for (purse, place), fact in facts.items():
        if purse is not None and fact.card is not None:
            coins[purse][place] = (BY_CODE[fact.card].number, passes[purse][place])
    ready: list[int] = []
    for deck_pass in range(1, table.deck_pass + 1):
        ready += unseen.get(deck_pass, [])
        for purse in coins:
            for place, (card, drawn_in) in enumerate(purse):
                if drawn_in == deck_pass and card == NO_CARD:
                    purse[place] = (ready.pop(0), deck_pass)
        if deck_pass == 1:
            for name, pile in ASIDE_PILES.items():
                table.lay_pile(pile, [ready.pop(0) for _ in range(aside.get(name, 0))])
    deck = ready[::-1]  # from the top down, without the cards that are known
    for fact in sorted(facts.values(), key=lambda fact: fact.place):
        if fact.purse is None and fact.card is not None:
            deck.insert(fact.place, BY_CODE[fact.card].number)
    table.lay_pile(DECK, deck[::-1])
    for owner, owned in enumerate(coins):
        table.lay_coins(owner, owned)
    if facts:
        lay_masks(table, facts.values())
    conceal(table, NO_SEAT if seat is None else seat)


def lay_masks(table: State, known: Iterable[Known]) -> None:
    """Write down who knows which hidden card."""
    deck, coins = table.read("deck_known"), table.read("coin_known")
    top, room = len(table.pile(DECK)) - 1, len(coins) // SEATS
    for fact in known:
        mask = sum(1 << seat for seat in fact.seats)
        if fact.purse is None:
            deck[top - fact.place] = mask
        else:
            coins[fact.purse * room + fact.place] = mask
    table.write("deck_known", deck)
    table.write("coin_known", coins)
    table.looked = 1


def numbers(cards: Iterable[str]) -> list[int]:
    """Cards by their codes."""
    return [BY_CODE[code].number for code in cards]


def sorted_cards(counts: Mapping[str, int]) -> list[int]:
    """These cards in the order of their numbers."""
    return sorted(BY_CODE[code].number for code, count in counts.items() for _ in range(count))
