"""Views that come as plain data: every good one is read as it was, and what no game looks like is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from worlds import games, play_on

from portroyal import Game
from portroyal.engine.fields import FIELDS, every_field
from portroyal.engine.vocabulary import MARKS, SEATS
from portroyal.errors import PositionError
from portroyal.knowledge import View
from portroyal.knowledge.view import FIELDS as ALWAYS_TOLD
from portroyal.modules import mixes, players_of
from rules.table import sits, table

WRECK = Path(__file__).with_name("wreck_views.py")


def told(game: Game, seat: int | None = None) -> dict:
    """A view as JSON brings it."""
    return json.loads(json.dumps(game.view(seat).as_dict()))


def refusal(plain: object) -> str:
    """Why a view is refused. Whatever is wrong with it, what was given stays as it is."""
    before = json.dumps(plain)
    with pytest.raises(PositionError) as caught:
        View.from_dict(plain)
    assert json.dumps(plain) == before
    assert caught.value.code.startswith("view/")
    return f"{caught.value.code}: {caught.value}"


# --- Good ones ---


@given(games())
def test_a_view_of_any_moment_is_read_as_it_was_for_every_seat_and_for_a_watcher(game):
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        plain = view.as_dict()
        for sent in (plain, json.loads(json.dumps(plain))):
            again = View.from_dict(sent)
            assert again == view
            assert again.as_dict() == plain
            assert every_field(again.table) == every_field(view.table)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_whole_game_can_be_sent_to_its_end(players):
    game = Game.new(players, seed=players)
    while not game.over:
        assert View.from_dict(told(game, game.actor)) == game.view(game.actor)
        play_on(game, 1, game.version)
    assert View.from_dict(told(game)).outcome == game.outcome


@pytest.mark.parametrize("mix", mixes(), ids="+".join)
def test_every_number_of_a_module_is_in_its_views(mix):
    fields = [field for field in FIELDS if field.told and set(field.module.split()) & set(mix)]
    game = Game.new(players_of(mix)[1], modules=mix, seed=1)
    for field in fields:
        game.state.write(field.name, 1)
    view = game.view(0)
    for field in fields:
        assert view.as_dict()[field.told] == getattr(view, field.told) == 1
    assert set(view.as_dict()) == {*ALWAYS_TOLD, *(field.told for field in fields)}


def test_marks_are_laid_as_they_are_told():
    game = Game.new(3, seed=1)
    game.state.write("marks", [each % 7 for each in range(SEATS * MARKS)])
    view = game.view()
    marks = View.from_dict(view.as_dict()).table.read("marks")
    assert marks[: 3 * MARKS] == view.table.read("marks")[: 3 * MARKS]


# --- Bad ones ---


def test_a_number_of_a_module_is_told_where_it_is_played_and_only_there():
    plain = told(Game.new(3, seed=1))
    assert "A view of this game has no key 'gambled'" in refusal(plain | {"gambled": 0})
    plain = told(Game.new(3, modules=["base", "gambler"], seed=1))
    del plain["gambled"]
    assert "A view of this game has a key 'gambled', and here it is missing." in refusal(plain)


def late() -> dict:
    """Two players in the second pass of the deck, coins of both passes, a ship to decide about."""
    return told(
        table(
            {"coins": ["jester:9", "sailor:3"], "passes": [1, 2], "display": ["sailor:3", "pirate:5"]},
            {"coins": ["governor:8"], "passes": [1]},
            **{"pass": 2, "phase": "repel", "ship": "flute:1/1", "harbor": ["sailor:3", "pinnace:1/1"]},
        ),
        0,
    )


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("seat", 9, "impossible: 'seat' is a number from 0 to 1, not 9."),
        ("seat", True, "impossible: 'seat' is a number from 0 to 1, not True."),
        ("start", 44, "impossible: 'start' is a number from 0 to 1, not 44."),
        ("active", 2, "impossible: 'active' is a number from 0 to 1, not 2."),
        ("actor", 1, "impossible: In the phase 'repel' the active player acts, seat 0."),
        ("takes", -5, "impossible: 'takes' is a number from 0 to 255, not -5."),
        ("round", 10**9, "impossible: 'round' is a number from 1 to 1000, not 1000000000."),
        ("drawn", 1.5, "impossible: 'drawn' is a number from 0 to 1000000, not 1.5."),
        ("deck_pass", 300, "impossible: 'deck_pass' is a number from 1 to 250, not 300."),
        ("deck", 99, "impossible: 'deck' should be 111 with all else that the view tells, not 99."),
        (
            "phase",
            "nap",
            "unreadable: There is no phase 'nap'. There are: discover, repel, take, bust, over, moment, gift, "
            "set_aside, choose, event, mission, look, buy_off.",
        ),
        ("ending", 1, "unreadable: 'ending' is true or false, not 1."),
        (
            "ship",
            None,
            "impossible: The phases 'repel' and 'gift', and only those, have a ship being decided (key 'ship').",
        ),
        ("ship", "flute:5/4", "impossible: flute:5/4 is too strong for 3 swords: there is nothing to decide."),
        ("harbor", ["sailor:3"] * 400, "impossible: This game has 7 of sailor:3, and the document names more"),
        ("harbor", ["flute:1/1", "flute:2/2"], "impossible: Two ships of one color never stay in the harbor"),
        ("harbor", ["sailer:3"], "unreadable: There is no card 'sailer:3' (in the harbor). Did you mean 'sailor:3'?"),
        ("expeditions", ["expedition:hut+hut"] * 300, "impossible: This game has 1 of expedition:hut+hut"),
        ("discard", ["sailor:3"], "impossible: Among the unseen cards of pass 2 can be 1 to 4 of sailor:3, not 5."),
        ("discard", None, "unreadable: Card codes in a list tell the discard, not None."),
        ("players", [], "impossible: There are 0 players, but the ruleset is for 2."),
        ("players", {}, "unreadable: The players of a view are a list with one mapping for each, not {}."),
        ("ruleset", "base", "unreadable: A ruleset is a mapping, not 'base'."),
        ("unseen", [], "unreadable: 'unseen' is a mapping from passes of the deck to cards, not []."),
        ("legal", ["pass"], "impossible: 'legal' should be ['repel', 'keep'] with all else that the view tells"),
        ("outcome", {}, "impossible: 'outcome' should be None with all else that the view tells, not {}."),
        ("harbour", [], "unreadable: A view has no key 'harbour'. Did you mean 'harbor'? The keys are: seat, "),
    ],
)
def test_what_no_game_looks_like_is_refused_and_told_how_it_would_be_right(key, value, message):
    assert refusal(late() | {key: value}).startswith(f"view/{message}")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"coins": 50}, "impossible: There are 2 passes for 50 coins of seat 0: each has one."),
        ({"coins": ["jester:9", "sailor:3"]}, "impossible: 'coins' of seat 0 should be 2 with all else"),
        (
            {"coins": "2"},
            "unreadable: The coins of seat 0 are a number from 0 to 119, or card codes in a list, not '2'.",
        ),
        ({"passes": [1, 3]}, "impossible: This is pass 2 of the deck, so no coin comes from pass 3."),
        ({"passes": [2, 2]}, "impossible: Pass 1 of the deck is over and 1 coins are from it"),
        ({"display": ["flute:1/1"]}, "impossible: flute:1/1 can't lie in the display of seat 0."),
        ({"influence": 12}, "impossible: 'influence' of seat 0 should be 2 with all else that the view tells, not 12."),
        ({"abilities": {}}, "impossible: 'abilities' of seat 0 should be {'influence': 2, 'swords': 3} with all else"),
        ({"name": "\x07"}, "names: A name is a text of at most 24 visible characters"),
        ({"nmae": "Ann"}, "unreadable: A player has no key 'nmae'. Did you mean 'name'?"),
    ],
)
def test_what_no_player_has_is_refused(changes, message):
    plain = late()
    plain["players"][0] |= changes
    assert refusal(plain).startswith(f"view/{message}")


@pytest.mark.parametrize(
    ("deck_pass", "counts", "message"),
    [
        ("2", {"flute:5/4": 500}, "impossible: Among the unseen cards of pass 2 can be 1 of flute:5/4, not 500."),
        ("2", {"flute:5/4": -3}, "impossible: Among the unseen cards of pass 2 can be 1 of flute:5/4, not -3."),
        ("1", {"pirate:7": 3}, "impossible: Among the unseen cards of pass 1 can be 1 of pirate:7, not 3."),
        (
            "1",
            {"pirate:5": 1},
            "impossible: Every pirate:5 is told elsewhere, so none is among the unseen cards of pass 1.",
        ),
        ("1", {"gold": 1}, "unreadable: There is no card 'gold' (in the unseen cards of pass 1)."),
        ("3", {}, "impossible: This is pass 2 of the deck, so no card is unseen in pass '3'."),
        ("one", {}, "impossible: This is pass 2 of the deck, so no card is unseen in pass 'one'."),
        ("1", [], "unreadable: A mapping from card codes to numbers tells the unseen cards of pass 1, not []."),
    ],
)
def test_unseen_cards_are_the_rest_of_the_game(deck_pass, counts, message):
    plain = late()
    heap = plain["unseen"].setdefault(deck_pass, {})
    plain["unseen"][deck_pass] = heap | counts if isinstance(counts, dict) else counts
    assert refusal(plain).startswith(f"view/{message}")


def test_a_card_is_unseen_in_the_pass_of_its_coin():
    plain = late()
    del plain["unseen"]["1"]["jester:9"]
    plain["unseen"]["2"]["jester:9"] = 1
    assert "Pass 1 of the deck is over and 2 coins are from it, so as many of its cards are unseen, not 1." in refusal(
        plain
    )


def test_no_card_is_left_over_from_a_pass_that_is_over():
    plain = late()
    plain["unseen"]["2"]["sailor:3"] -= 1
    plain["unseen"]["1"]["sailor:3"] = plain["unseen"]["1"].get("sailor:3", 0) + 1
    plain["deck"] -= 1
    assert "2 coins are from it, so as many of its cards are unseen, not 3." in refusal(plain)


def test_no_card_leaves_the_game():
    plain = late()
    del plain["unseen"]["2"]["tax:swords"]
    plain["unseen"]["2"]["sailor:3"] -= 1
    assert refusal(plain) == (
        "view/impossible: Every card of the game lies open or is unseen, and these are missing: "
        "1 of sailor:3, 2 of tax:swords."
    )


@pytest.mark.parametrize("key", list(late()))
def test_nothing_may_be_missing(key):
    plain = late()
    del plain[key]
    assert refusal(plain) == f"view/unreadable: A view has a key {key!r}, and here it is missing."


@pytest.mark.parametrize("plain", [None, 7, "view", [], [{}]])
def test_what_is_no_mapping_is_no_view(plain):
    assert refusal(plain) == f"view/unreadable: A view is a mapping, not {plain!r}."


def test_the_rules_of_a_view_are_checked():
    plain = late()
    plain["ruleset"]["edition"] = "bigbox"
    assert refusal(plain).startswith("view/ruleset: There is no edition 'bigbox'. Did you mean 'bigbox-2021'?")
    plain = late()
    plain["players"] *= 4
    plain["ruleset"]["players"] = 8
    assert refusal(plain) == "view/ruleset: The base game is for 2 to 5 players, not 8."


def test_with_five_players_a_view_tells_the_special_expedition():
    plain = told(table(*[sits(3)] * 5))
    special = plain["expeditions"].pop()
    assert refusal(plain).startswith(f"view/impossible: 'expeditions' should be [{special!r}]")


@pytest.mark.parametrize("form", [{}, {"PORTROYAL_CHECKED": "1"}], ids=["compiled", "checked"])
def test_a_spoiled_view_or_position_is_refused_or_can_be_used(form):
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PORTROYAL_")} | form
    process = subprocess.run(
        [sys.executable, str(WRECK), "1000", "7"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (process.returncode, process.stderr) == (0, "")
    refused, used = (int(number) for number in process.stdout.split())
    assert refused > 800 and used > 40


def test_piles_and_marks_that_a_module_lays_before_a_player_are_in_the_view_and_travel():
    marked = {"tucked": ["flute:1/1"], "items": ["pinnace:1/1"], "marks": [0, 3, *[0] * 30]}
    marked["display"] = ["wholesaler.blue:8"]
    view = Game.from_position({"modules": ["base", "set_sail"], "players": [marked, {}], "seed": 1}).view(1)
    first, second = view.players
    assert first.holds == {"tucked": ("flute:1/1",), "items": ("pinnace:1/1",)}
    assert first.marks[:3] == (0, 3, 0)
    assert (second.holds, second.marks) == ({}, ())
    assert View.from_dict(json.loads(json.dumps(view.as_dict()))) == view
    plain = view.as_dict()
    plain["players"][0]["holds"] = {"pockets": []}
    with pytest.raises(PositionError, match="no key 'pockets'"):
        View.from_dict(plain)
