"""Contracts a seat can't complete aren't looked at again before somebody gets something: that changes no game."""

from __future__ import annotations

import pytest

from portroyal.engine.chance import Random
from portroyal.engine.play import act, legal
from portroyal.engine.playout import checksum, deal
from portroyal.engine.state import State
from portroyal.engine.vocabulary import DECK, OVER
from portroyal.ruleset import Ruleset
from portroyal.seeds import key_for, random_for

MIXES = ("base,contract_cards,contracts", "base,gambler,set_sail,contract_cards,coop", "base,contract_cards,coop")


def dealt(modules: str, players: int, seed: int) -> State:
    state = Ruleset.of(players, modules=modules.split(",")).laid_out(key_for(modules, f"looked at {seed}"))
    deal(state)
    return state


def looked_at_each_time(state: State, random: Random) -> int:
    """What `checksum` reckons, with every question from outside, before which everything is looked at anew."""
    total = 17
    while state.read("phase") != OVER:
        choices = legal(state)
        for action in choices:
            total = (total * 31 + action) % 1000000007
        act(state, choices[random.below(len(choices))])
        total = (total * 31 + state.purse_of(state.read("actor")) + 64 * len(state.pile(DECK))) % 1000000007
    return total


@pytest.mark.parametrize("modules", MIXES)
def test_what_is_remembered_is_what_would_be_found(modules: str) -> None:
    for seed in range(150):
        players = 2 + seed % 3
        inside = checksum(dealt(modules, players, seed), random_for(modules, f"{seed}"))
        assert inside == looked_at_each_time(dealt(modules, players, seed), random_for(modules, f"{seed}")), seed
