"""What Game promises: copies, words, positions, records and undo all tell the same game."""

from __future__ import annotations

import copy
import json
import pickle

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from worlds import games, play_on

from portroyal import Game
from portroyal.catalog import CARDS
from portroyal.engine.vocabulary import (
    ACTION_NAMES,
    CONTRACTS,
    DO_CLAIM,
    DO_CONTRACT,
    DO_DECLINE,
    DO_GIVE,
    DO_TAKE,
    EXPEDITION,
    KIND_SHIFT,
    SEATS,
    WAY_SHIFT,
)
from portroyal.errors import ActionError, IllegalAction, PositionError, UndoError
from portroyal.game import REVEALING
from portroyal.notation import parse, spell
from portroyal.record import verify


@given(games(), st.integers(0, 10**9))
def test_a_clone_is_independent(game: Game, seed: int) -> None:
    before, events = game.hash, game.events()
    clone = game.clone()
    assert clone.hash == before and clone.events() == events
    play_on(clone, 20, seed)
    assert game.hash == before and game.events() == events
    play_on(game, 20, seed)
    assert game.hash == clone.hash and game.events() == clone.events()


@given(games(), st.integers(0, 100))
def test_apply_does_what_play_does(game: Game, pick: int) -> None:
    assume(not game.over)
    other = game.clone()
    choices = game.legal()
    choice = choices[pick % len(choices)]
    known = len(game.events())
    assert game.play(choice.words) == game.events(known)
    other.apply(choice)
    assert game.hash == other.hash and game.events() == other.events()


# What names something besides the verb.
NAMING = (DO_TAKE, DO_CLAIM, DO_CONTRACT, DO_DECLINE, DO_GIVE)


def every_action() -> list[int]:
    """Every number that could be an action, and a few that could not."""
    numbers = [kind << KIND_SHIFT for kind in range(len(ACTION_NAMES) + 1) if kind not in NAMING]
    numbers += [DO_CONTRACT << KIND_SHIFT | contract for contract in range(CONTRACTS + 1)]
    numbers += [DO_GIVE << KIND_SHIFT | seat for seat in range(SEATS + 1)]
    for card in CARDS:
        numbers += [DO_TAKE << KIND_SHIFT | card.number, DO_DECLINE << KIND_SHIFT | card.number]
        if card.kind == EXPEDITION:
            numbers += [DO_CLAIM << KIND_SHIFT | way << WAY_SHIFT | card.number for way in range(64)]
    return numbers


EVERY_ACTION = every_action()


@given(games())
def test_legal_is_exactly_what_is_not_refused(game: Game) -> None:
    before = game.hash
    legal = {int(choice) for choice in game.legal()}
    accepted: set[int] = set()
    for number in EVERY_ACTION:
        try:
            game.check(number)
            accepted.add(number)
        except ActionError as error:
            assert error.message and error.code.startswith("action/")
    assert accepted == legal
    assert game.hash == before
    assert bool(legal) != game.over


@given(games())
def test_notation_round_trip(game: Game) -> None:
    choices = game.legal()
    assert len({choice.words for choice in choices}) == len(choices)
    for choice in choices:
        assert parse(choice.words, choices) == choice
        assert parse(choice.words.upper().replace(" ", "   "), choices) == choice
        assert parse(spell(choice), choices) == choice
        if choice.kind == "claim":
            assert parse(f"claim {choice.card} with " + " ".join(reversed(choice.given)), choices) == choice


@given(games(), st.integers(0, 10**9))
def test_position_round_trip(game: Game, seed: int) -> None:
    document = json.loads(json.dumps(game.to_position()))
    again = Game.from_position(document)
    assert again.to_position() == game.to_position()
    assert again.hash == game.hash
    assert again.view(0) == game.view(0)
    assert again.legal() == game.legal()
    play_on(game, 60, seed)
    play_on(again, 60, seed)
    assert again.hash == game.hash


@pytest.mark.parametrize("coins", [300, -1, 3.5, "3", None, True])
def test_a_position_says_how_many_coins_there_can_be(coins: object) -> None:
    with pytest.raises(PositionError) as caught:
        Game.from_position({"players": [{}, {"coins": coins}]})
    right = "The coins of seat 1 are a number from 0 to 119, or card codes in a list"
    assert str(caught.value) == f"{right}, not {coins!r}."
    assert caught.value.facts == {"seat": 1}


@given(games())
def test_record_round_trip(game: Game) -> None:
    record = json.loads(json.dumps(game.record()))
    verify(record)
    again = Game.replay(record)
    assert again.hash == game.hash == record["hash"]
    assert again.events() == game.events()
    assert again.record() == game.record()


@given(games(longest=120), st.integers(0, 10**9))
def test_a_record_from_a_position_round_trips_too(game: Game, seed: int) -> None:
    later = Game.from_position(game.to_position())
    play_on(later, 30, seed)
    assert Game.replay(json.loads(json.dumps(later.record()))).hash == later.hash


def hidden_from_all(game: Game) -> int:
    """How many cards of this pass of the deck and of those before nobody has seen yet."""
    return sum(sum(cards.values()) for cards in game.view().unseen.values())


@given(games(), st.integers(0, 100))
def test_undo_takes_back_just_what_showed_nothing(game: Game, pick: int) -> None:
    assume(not game.over)
    before, events, hidden, deck_pass = game.hash, game.events(), hidden_from_all(game), game.view().deck_pass
    choices = game.legal()
    happened = game.play(choices[pick % len(choices)])
    after = game.hash
    shown = [event for event in happened if event.kind in REVEALING]
    assert game.can_undo == (not shown)
    if game.view().deck_pass == deck_pass and "adventure" not in game.ruleset.modules:
        assert game.can_undo == (hidden_from_all(game) == hidden)
    if shown:
        with pytest.raises(UndoError):
            game.undo()
        assert game.hash == after
    else:
        game.undo()
        assert game.hash == before and game.events() == events


WORDS = [
    *("draw", "stop", "repel", "keep", "pass", "gamble", "take sailor:3", "claim expedition:hut+hut", "set_aside"),
    *("contract bruja", "contract jinx", "decline frigate:1/1", "give 0", "give 1"),
]


@given(games(), st.sampled_from(WORDS))
def test_a_refused_action_changes_nothing_and_names_the_choices(game: Game, words: str) -> None:
    before, events = game.hash, game.events()
    try:
        game.check(words)
    except IllegalAction as error:
        assert error.facts["choices"] == [choice.words for choice in game.legal()]
    except ActionError:
        pass
    assert game.hash == before and game.events() == events


@given(games(longest=100))
def test_a_game_can_be_copied_and_pickled(game: Game) -> None:
    for again in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again.hash == game.hash
        assert again.events() == game.events()
        if not again.over:
            again.play(again.legal()[0])
            assert again.hash != game.hash
