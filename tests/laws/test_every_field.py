"""What is described once is kept everywhere: in copies, in documents, in hashes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from worlds import games

from portroyal import Game
from portroyal.catalog import BY_CODE, CODES, enter
from portroyal.contracts import IDS
from portroyal.engine.cards import define
from portroyal.engine.fields import FIELDS, SCRATCH, Field, every_field
from portroyal.engine.hidden import conceal
from portroyal.engine.state import State
from portroyal.engine.verbs import ask, hold, join, learn, show
from portroyal.engine.vocabulary import DECK, MARKS, REPEL, SEALED, SEATS
from portroyal.errors import EngineFault, PositionError
from portroyal.modules import MODULES
from portroyal.position import write

KEPT = [field for field in FIELDS if field.who != SCRATCH]


def odd_game() -> Game:
    """A game in which everything that a module may need is in use."""
    modules = ["base", "gambler", "contract_cards", "coop"]
    game = Game.new(3, modules=modules, contracts=IDS[:7], aside=2, seed=5)
    game.play("draw")
    state = game.state
    state.lay_cube(1, 3, SEALED)
    learn(state, 1, len(state.pile(DECK)) - 1)
    state.write("marks", [each % 3 if each < 3 * MARKS else 0 for each in range(SEATS * MARKS)])
    return game


def odd_adventure() -> Game:
    """A chapter on its way."""
    story = {"discard": ["market_day"], "missions": [{"id": "10"}], "players": [{"character": "jean"}, {"crowns": 2}]}
    modules = ["base", "adventure"]
    return Game.from_position({"modules": modules, "rules": 2, "seed": 5, "players": [{}, {}], "story": story})


def concealed(state: State) -> dict[str, Any]:
    table = state.clone()
    conceal(table, -1)
    return every_field(table)


@given(games())
def test_a_clone_has_every_field(game: Game) -> None:
    before, after = every_field(game.state), every_field(game.state.clone())
    for field in KEPT:
        assert before[field.name] == after[field.name], field.name


def test_a_document_tells_every_field() -> None:
    game = odd_game()
    document = json.loads(json.dumps(game.to_position()))
    again = Game.from_position(document)
    assert again.to_position() == document
    assert again.hash == game.hash
    assert concealed(again.state) == concealed(game.state)


# Those of a module that is not there yet are told where it is played.
TOLD = [field for field in KEPT if not field.derived and (not field.module or set(field.module.split()) & set(MODULES))]


@pytest.mark.parametrize("field", TOLD, ids=lambda field: field.name)
def test_a_field_that_is_changed_changes_the_hash(field: Field) -> None:
    """Derived fields follow from the others; of all the rest nothing may get lost between two positions."""
    game = odd_adventure() if field.module == "adventure" else odd_game()
    hold(game.state, 0, 0, 1)
    show(game.state, 0, BY_CODE["sailor:3"].number)
    state, other = game.state, game.state.clone()
    told = write(state, game.ruleset, game.names, 0)
    if field.name.startswith("pending"):
        other.write("pending", 1)
    if field.room:
        values = other.read(field.name)
        values[0] = (values[0] + 1) % min(field.below, 5)
        other.write(field.name, values)
    else:
        other.write(field.name, (other.read(field.name) + 1) % min(field.below, 5))
    if field.name in ("about", "pending_cards"):
        other.phase = 1
        other.write("pending", 2)
    assert write(other, game.ruleset, game.names, 0) != told


def test_a_batch_that_joined_is_told() -> None:
    game = odd_game()
    join(game.state, 1)
    document = game.to_position()
    assert document["joined"][1] == document["pass"] == 2
    assert Game.from_position(document).to_position() == document


@pytest.mark.parametrize(
    ("key", "value"),
    [("known", [1]), ("known", "x"), ("joined", [9] * 8), ("joined", [-1] * 8), ("time", ["gold"]), ("score", -3)],
)
def test_what_can_not_be_is_refused(key: str, value: Any) -> None:
    document = odd_game().to_position()
    document[key] = value
    with pytest.raises(PositionError):
        Game.from_position(document)


def test_questions_that_wait_are_told() -> None:
    game = odd_game()
    ask(game.state, REPEL, 0, BY_CODE["pinnace:1/1"].number)
    ask(game.state, REPEL, 0, BY_CODE["flute:1/1"].number)
    document = write(game.state, game.ruleset, game.names, 0)
    assert document["pending"] == [{"phase": "discover", "actor": 0, "card": CODES[0]}]


def test_seats_that_do_not_play_know_nothing() -> None:
    document = odd_game().to_position()
    document["known"] = [255] * len(document["deck"])
    with pytest.raises(PositionError):
        Game.from_position(document)


@pytest.mark.parametrize("phase", [20, 31])
def test_a_phase_that_no_rule_knows_is_a_fault_and_is_said(phase: int) -> None:
    game = Game.new(2, seed=1)
    game.state.phase = phase
    with pytest.raises(EngineFault, match="phase") as caught:
        game.apply(1 << 20)
    assert caught.value.code == "engine/fault"


def test_a_kind_of_card_that_no_rule_knows_is_a_fault() -> None:
    card = BY_CODE["gambler:8"]
    define(card.number, 7, 0, 0, 0, 0, 0, 0, 0)
    try:
        game = Game.from_position({"modules": ["base", "gambler"], "players": [{}, {}], "deck": ["gambler:8"]})
        with pytest.raises(EngineFault, match="kind of card"):
            game.play("draw")
    finally:
        enter(card)
