"""Secrets: permute everything a seat can't know, and all it is told stays the same, byte for byte."""

from __future__ import annotations

import json
import pickle
import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from worlds import games

from portroyal import Game
from portroyal.engine.fields import every_field
from portroyal.engine.vocabulary import ACTION_NAMES
from portroyal.errors import ActionError
from portroyal.knowledge import View, determinize, odds, view_of
from portroyal.knowledge.ahead import ahead
from portroyal.position import write
from portroyal.seeds import random_for

REVEALING = ("card_revealed", "coin_spent")


def twin(game: Game, seed: int) -> Game:
    """The same table to every player, with other hidden cards and other shuffles to come."""
    chance = random.Random(seed)
    document = game.to_position()
    pools: dict[int, list[str]] = {document["pass"]: list(document["deck"])}
    for player in document["players"]:
        for code, number in zip(player["coins"], player["passes"], strict=True):
            pools.setdefault(number, []).append(code)
    for pool in pools.values():
        chance.shuffle(pool)
    for player in document["players"]:
        player["coins"] = [pools[number].pop() for number in player["passes"]]
    document["deck"] = pools[document["pass"]]
    document["seed"] = f"other {seed}"
    return Game.from_position(document)


def told(game: Game, seat: int | None) -> str:
    """All that a seat is told, as bytes on a wire."""
    view = game.view(seat)
    return json.dumps(view.as_dict()) + repr(view)


@given(games(), st.integers(0, 10**9))
def test_views_and_legal_lists_do_not_depend_on_hidden_cards(game: Game, seed: int) -> None:
    other = twin(game, seed)
    for seat in (None, *range(game.players)):
        assert told(game, seat) == told(other, seat)
    assert game.legal() == other.legal()


@given(games(), st.integers(0, 10**9))
def test_the_table_inside_a_view_holds_no_secret(game: Game, seed: int) -> None:
    other = twin(game, seed)
    for seat in (None, *range(game.players)):
        assert whole(game.view(seat)) == whole(other.view(seat))


def whole(view: View) -> object:
    """Every card and number of a view's table, the shuffles to come and unused slots included."""
    return write(view.table, view.ruleset, view.names, 0), every_field(view.table)


@given(games())
def test_a_view_travels_as_json_and_as_pickle(game: Game) -> None:
    for seat in (None, game.actor):
        view = game.view(seat)
        again = View.from_dict(json.loads(json.dumps(view.as_dict())))
        assert again == view
        assert again.actions == view.actions
        assert write(again.table, view.ruleset, view.names, 0) == write(view.table, view.ruleset, view.names, 0)
        assert pickle.loads(pickle.dumps(view)) == view


@given(games(), st.integers(0, 10**9))
def test_odds_do_not_depend_on_hidden_cards(game: Game, seed: int) -> None:
    assume(not game.over)
    other = twin(game, seed)
    seat = game.active
    assert repr(odds.bust(game.view(seat))) == repr(odds.bust(other.view(seat)))
    assert repr(odds.next_card(game.view(seat))) == repr(odds.next_card(other.view(seat)))
    assert repr(ahead(game.view(seat), 3)) == repr(ahead(other.view(seat), 3))


@given(games(), st.integers(0, 10**9), st.integers(0, 100))
def test_events_tell_hidden_cards_only_when_they_are_turned_over(game: Game, seed: int, pick: int) -> None:
    assume(not game.over)
    other = twin(game, seed)
    choices = game.legal()
    choice = choices[pick % len(choices)]
    one, two = game.play(choice.words), other.play(choice.words)
    for mine, theirs in zip(one, two, strict=False):
        if mine.kind in REVEALING:
            break
        assert mine == theirs
    else:
        assert len(one) == len(two)
        for seat in (None, *range(game.players)):
            assert told(game, seat) == told(other, seat)


@given(games(), st.integers(0, 10**9))
def test_refusals_do_not_depend_on_hidden_cards(game: Game, seed: int) -> None:
    other = twin(game, seed)
    for words in (*ACTION_NAMES, "take sailor:3", "take frigate:1/1", "claim expedition:hut+hut", "take gold"):
        assert refusal(game, words) == refusal(other, words)


def refusal(game: Game, words: str) -> str | None:
    try:
        game.check(words)
    except ActionError as error:
        return f"{error.code} {error.message} {error.facts}"
    return None


@given(games(), st.integers(0, 10**9))
def test_an_imagined_state_looks_the_same_to_whoever_imagined_it(game: Game, seed: int) -> None:
    for seat in range(game.players):
        view = game.view(seat)
        state = determinize(view, random_for(seed, "test"))
        assert view_of(state, game.ruleset, game.names, seat) == view


@given(games(longest=80), st.integers(0, 10**9))
def test_no_view_holds_the_seed(game: Game, seed: int) -> None:
    document = game.to_position()
    document["seed"] = "a secret nobody may see"
    again = Game.from_position(document)
    for seat in (None, *range(game.players)):
        assert "a secret" not in told(again, seat)
    assert not any("a secret" in repr(event) for event in again.events())


@given(games(longest=30))
def test_a_table_can_not_be_taken_apart_by_pickling(game: Game) -> None:
    with pytest.raises(TypeError, match="not pickled"):
        pickle.dumps(game.view(0).table)
