"""Imagined deals: each way to deal the unseen cards is equally likely, pass by pass."""

from __future__ import annotations

from collections import Counter

from portroyal import Game
from portroyal.catalog import CODES
from portroyal.engine.vocabulary import DECK
from portroyal.knowledge import determinize
from portroyal.seeds import random_for

POSITION = {
    "players": [
        {"coins": ["sailor:3", "pinnace:1/1"], "passes": [1, 2]},
        {"coins": ["jester:5", "tax:swords"], "passes": [1, 2]},
    ],
    "pass": 2,
    "deck": ["frigate:1/1"],
}


def test_cards_move_only_within_their_pass_and_uniformly() -> None:
    document = dict(POSITION)
    everything = Game.from_position(document).to_position()
    document["discard"] = everything["deck"][1:]
    view = Game.from_position(document).view(0)
    random = random_for(1, "test")
    deals: Counter[tuple[str, ...]] = Counter()
    for _ in range(12_000):
        state = determinize(view, random)
        coins = [CODES[card] for seat in range(2) for card, _ in state.coins_of(seat)]
        deals[(*coins, CODES[state.pile(DECK)[0]])] += 1
    # Two orders of the old pass times six of the new one.
    assert len(deals) == 12
    assert all(850 < count < 1150 for count in deals.values())
    assert {deal[0] for deal in deals} == {"sailor:3", "jester:5"}
