"""What the engine keeps for itself, which no player sees: colors, the last card, and silence in search."""

from __future__ import annotations

import pytest

from portroyal import Ruleset, position
from portroyal.catalog import BY_CODE
from portroyal.engine.play import act, legal
from portroyal.engine.playout import deal
from portroyal.engine.verbs import ask
from portroyal.engine.vocabulary import DISCOVER, DO_DRAW, DO_REPEL, DO_TAKE, KIND_SHIFT, REPEL
from portroyal.seeds import key_for

from .table import FLEET


@pytest.mark.parametrize("first", range(5))
def test_the_colors_kept_are_those_of_the_ships_still_in_the_harbor(first: int) -> None:
    """RULINGS, takes_counted: counted once; what is kept afterwards is what lies there."""
    _, _, _, state = position.read({"players": [{}, {}], "phase": "take", "harbor": list(FLEET), "seed": 1})
    assert state.colors == 0b11111
    takes = [action for action in legal(state) if action >> KIND_SHIFT == DO_TAKE]
    act(state, takes[first])
    assert state.colors == 0b11111 & ~(1 << first)
    left = [action for action in legal(state) if action >> KIND_SHIFT == DO_TAKE]
    act(state, left[0])
    assert state.colors.bit_count() == 3


def test_a_copy_for_search_plays_without_telling() -> None:
    """Events: search switches the recording off, and nothing is written then."""
    ruleset = Ruleset.of(2)
    state = ruleset.laid_out(key_for(1, "deck")).clone()
    deal(state)
    assert (state.phase, [state.purse_of(seat) for seat in range(2)]) == (DISCOVER, [3, 3])
    act(state, legal(state)[0])


def test_the_card_last_revealed_is_kept() -> None:
    """Search tells apart what a draw may bring by it."""
    codes = ["sailor:3", "tax:swords", "flute:1/1"]
    _, _, _, state = position.read(
        {"players": [{}, {"display": ["sailor:3"]}], "deck": [*codes[:2], "settler:4", codes[2]]}
    )
    for code in codes:
        # The settler is the coin of the tax's bonus.
        act(state, DO_DRAW << KIND_SHIFT)
        assert state.revealed == BY_CODE[code].number


def test_whoever_is_asked_decides_and_then_what_waited_goes_on() -> None:
    """No question of ours goes to another seat yet; here one does."""
    _, _, _, state = position.read({"players": [{}, {}, {}], "harbor": ["sailor:3"], "seed": 1})
    ask(state, REPEL, 2, BY_CODE["flute:1/1"].number)
    assert (state.phase, state.active, state.actor) == (REPEL, 0, 2)
    assert act(state, DO_REPEL << KIND_SHIFT) == 1
    assert (state.phase, state.active, state.actor) == (DISCOVER, 0, 0)
