"""Secrets: in two worlds that differ in what a seat can't know all it is given is the same, and a new leak is seen."""

from __future__ import annotations

import json
import os
import pickle
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from apart import Worlds, hidden_cards, play_apart
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from worlds import games

import portroyal
from portroyal import Game
from portroyal.engine.fields import FIELDS, SCRATCH
from portroyal.engine.play import legal
from portroyal.engine.state import State
from portroyal.engine.vocabulary import ACTION_NAMES
from portroyal.errors import ActionError
from portroyal.knowledge import View, determinize, odds, view_of
from portroyal.knowledge.ahead import ahead
from portroyal.modules import mixes
from portroyal.position import write
from portroyal.seeds import random_for

PACKAGE = Path(portroyal.__file__).parent
LAW = Path(__file__).with_name("apart.py")
NAMED = (
    *("take sailor:3", "take frigate:1/1", "claim expedition:hut+hut", "take gold", "decline frigate:1/1"),
    *("contract luminary", "contract jinx", "contract ransom", "give 0", "give 1"),
)


def twin(game: Game, seed: int) -> Game:
    """The same table to every player, with other hidden cards and other shuffles to come."""
    chance = random.Random(seed)
    document = game.to_position()
    pools: dict[int, list[str]] = {document["pass"]: list(document["deck"])}
    for player in document["players"]:
        for code, number in zip(player["coins"], player["passes"], strict=True):
            pools.setdefault(number, []).append(code)
    for pile in ("time", "score"):
        pools.setdefault(1, []).extend(document.get(pile, []))
    for pool in pools.values():
        chance.shuffle(pool)
    for pile in ("time", "score"):
        if pile in document:
            document[pile] = [pools[1].pop() for _ in document[pile]]
    for player in document["players"]:
        player["coins"] = [pools[number].pop() for number in player["passes"]]
    document["deck"] = pools[document["pass"]]
    document["seed"] = f"other {seed}"
    return Game.from_position(document)


def told(game: Game, seat: int | None) -> str:
    """All that a seat is told, as bytes on a wire."""
    view = game.view(seat)
    return json.dumps(view.as_dict()) + repr(view)


# --- Two worlds played apart ---


# A chapter has secrets of its own; what is mixed with it has been looked at without it.
MIXES = [mix for mix in mixes() if "adventure" not in mix or mix in (("base", "adventure"), mixes()[-1])]


@pytest.mark.parametrize("modules", MIXES, ids="+".join)
@pytest.mark.parametrize("seed", range(2))
def test_nobody_can_tell_two_worlds_apart_that_were_played_alike(seed: int, modules: tuple[str, ...]) -> None:
    worlds = play_apart(seed, 120, modules=modules)
    mine, theirs = hidden_cards(worlds.a), hidden_cards(worlds.b)
    assert mine.keys() == theirs.keys() and mine != theirs
    assert worlds.a.read("key") != worlds.b.read("key")


@given(games(), st.integers(0, 10**6), st.integers(0, 100))
@settings(max_examples=60)
def test_nobody_can_tell_them_apart_from_any_moment_on(game: Game, seed: int, pick: int) -> None:
    worlds = Worlds(game, seed)
    worlds.compare()
    for _ in range(3):
        choices = legal(worlds.a)
        if choices:
            worlds.act(choices[pick % len(choices)])


def test_worlds_stay_alike_through_several_decks() -> None:
    worlds = play_apart(3, 10**6, players=2)
    assert not legal(worlds.a) and worlds.a.deck_pass > 1


def law_of_an_engine_that_peeks(folder: Path, who: str) -> subprocess.CompletedProcess[str]:
    """The law, uncompiled, of an engine with one more field: whenever a card is drawn it tells the one below."""
    shutil.copytree(PACKAGE, folder / "portroyal", ignore=shutil.ignore_patterns("*.so", "__pycache__", "static"))
    field, draw = "    fault = one(", "    state.sizes[DECK] -= 1\n"
    for file, old, new in (
        ("fields.py", field, f"    peeked = one({who})\n{field}"),
        ("verbs.py", draw, f"{draw}    state.peeked = state.piles[DECK * ROOM + state.sizes[DECK] - 1]\n"),
    ):
        path = folder / "portroyal/engine" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1
        path.write_text(text.replace(old, new), "utf-8")
    environment = os.environ | {"PORTROYAL_PURE": "1", "PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, LAW], env=environment, capture_output=True, text=True, check=False, timeout=120
    )


def test_a_new_field_that_tells_a_hidden_card_breaks_the_law_though_nobody_named_it(tmp_path: Path) -> None:
    process = law_of_an_engine_that_peeks(tmp_path, who="")
    assert process.returncode == 1
    assert "AssertionError: the view of seat -1" in process.stderr


def test_the_same_field_keeps_the_law_when_it_is_marked_as_a_secret(tmp_path: Path) -> None:
    process = law_of_an_engine_that_peeks(tmp_path, who="who=SECRET")
    assert (process.returncode, process.stderr) == (0, "")


# --- What else is told ---


def kept(table: State) -> dict[str, Any]:
    """All that is written in a table, scratch paper left out."""
    return {field.name: table.read(field.name) for field in FIELDS if field.who != SCRATCH}


@given(games())
def test_a_view_travels_as_json_and_as_pickle(game: Game) -> None:
    for seat in (None, game.actor):
        view = game.view(seat)
        again = View.from_dict(json.loads(json.dumps(view.as_dict())))
        assert again == view
        assert again.actions == view.actions
        assert write(again.table, view.ruleset, view.names, 0) == write(view.table, view.ruleset, view.names, 0)
        # A view has no past: nothing is in its table but what it tells.
        assert kept(again.table) == kept(view.table)
        assert pickle.loads(pickle.dumps(view)) == view


@given(games(), st.integers(0, 10**9))
def test_odds_do_not_depend_on_hidden_cards(game: Game, seed: int) -> None:
    assume(not game.over)
    other = twin(game, seed)
    seat = game.active
    assert repr(odds.bust(game.view(seat))) == repr(odds.bust(other.view(seat)))
    assert repr(odds.next_card(game.view(seat))) == repr(odds.next_card(other.view(seat)))
    assert repr(ahead(game.view(seat), 3)) == repr(ahead(other.view(seat), 3))


@given(games(), st.integers(0, 10**9))
def test_refusals_do_not_depend_on_hidden_cards(game: Game, seed: int) -> None:
    other = twin(game, seed)
    for words in (*ACTION_NAMES, *NAMED):
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
