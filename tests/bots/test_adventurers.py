"""Bots in an adventure: missions are shared out and kept in mind, looks are knowledge, and every chapter ends."""

from __future__ import annotations

from typing import Any

import pytest
from chapter import table

from portroyal import Game
from portroyal.arena.match import Limits, play_match
from portroyal.bots import BOTS, create
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import mind_of, playout_crew
from portroyal.bots.plans import Aim, aims_of, plan_of
from portroyal.bots.voyage import Crew, sail
from portroyal.engine.vocabulary import CREW_WON
from portroyal.ruleset import Ruleset
from portroyal.seeds import random_for

ADVENTURE = ("base", "adventure")
MODES = ("cooperative", "competitive", "variant")


def chosen(game: Game, name: str = "helmsman") -> str:
    view = game.view(game.actor)
    return create(name, iterations=8).choose(view, view.actions, random_for(1, name)).words


def settings(mode: str, chapter: int) -> dict[str, Any]:
    return {"mode": mode} if mode == "variant" else {"mode": mode, "chapter": chapter}


# --- To the end ---


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_a_chapter_to_its_end(name: str, mode: str) -> None:
    players = 1 + list(BOTS).index(name) % 4
    if mode != "cooperative":
        players = max(players, 2)
    rules = Ruleset.of(players, modules=ADVENTURE, adventure=settings(mode, 1 + list(BOTS).index(name) % 5))
    bots = [name] + ["helmsman"] * (players - 1)
    assert not play_match(bots, name, rules, limits=Limits(iterations=2)).faults


def won(players: int, chapter: int, seed: int, name: str, mode: str = "cooperative") -> bool:
    game = Game.new(players, modules=ADVENTURE, seed=seed, adventure=settings(mode, chapter), with_events=False)
    state = game.state.clone()
    sail(state, Crew([mind_of(name, players, ADVENTURE)]))
    return state.read("result") == CREW_WON


@pytest.mark.parametrize("chapter", [1, 3])
def test_a_crew_that_plans_for_missions_beats_a_blind_one(chapter: int) -> None:
    seeds = range(24)
    aware = sum(won(2, chapter, seed, "helmsman") for seed in seeds)
    blind = sum(won(2, chapter, seed, "blind") for seed in seeds)
    assert aware >= blind + 4


@pytest.mark.parametrize(("players", "decks"), [(2, 40), (3, 30), (4, 24)])
def test_who_is_after_the_trophy_beats_who_is_not(players: int, decks: int) -> None:
    aware, blind = (mind_of(name, players, ADVENTURE) for name in ("helmsman", "blind"))
    wins = 0.0
    for seed in range(decks):
        game = Game.new(players, modules=ADVENTURE, seed=seed, adventure=settings("competitive", 1 + seed % 5))
        for seat in range(players):
            state = game.state.clone()
            sail(state, Crew([aware if place == seat else blind for place in range(players)]))
            wins += win_shares(state)[seat]
    assert wins > 1.1 * decks


def test_a_playout_knows_how_a_chapter_ended() -> None:
    game = Game.new(2, modules=ADVENTURE, seed=1, adventure=settings("cooperative", 1))
    state = game.state.clone()
    sail(state, playout_crew(2, ADVENTURE))
    shares = win_shares(state)
    assert shares[0] == shares[1] == float(state.read("result") == CREW_WON)


# --- With sense ---


def test_what_a_mission_wants_is_left_to_whose_mission_it_is() -> None:
    """Ann has the coins, Ben lacks only the captain; another has no coins for her."""
    game = table(
        {"coins": 3, "display": ["sailor:3"]},
        {"coins": 9, "display": ["trader.red:3"]},
        missions=["14"],
        harbor=["captain:4", "flute:5/3"],
        drawn=2,
    )
    game.play("stop")
    assert chosen(game) == "take flute:5/3"
    game.play("take flute:5/3")
    while game.actor == 0:
        game.play("pass")
    assert chosen(game) == "take captain:4"


def test_a_thing_that_a_mission_wants_is_stowed() -> None:
    game = table({"coins": 4}, missions=["28a"], harbor=["ares:2/1+book"], drawn=1)
    game.play("stop")
    assert chosen(game) == "stow ares:2/1+book"
    game = table({"coins": 4}, missions=["14"], harbor=["flute:5/2c+bread"], drawn=1)
    game.play("stop")
    assert chosen(game) == "take flute:5/2c+bread"


def test_what_can_be_completed_is() -> None:
    for name in ("deckhand", "bosun", "helmsman"):
        game = table({"display": ["captain:4"]}, missions=["14"])
        assert chosen(game, name) == "complete 14"


# --- What a bot tells of its plan ---


def test_a_bot_tells_which_mission_it_is_after_and_what_it_lacks() -> None:
    crew = table(
        {"coins": 2, "display": ["sailor:3"]},
        {"coins": 8, "display": ["captain:4"], "items": ["ares:2/1+book"]},
        missions=["12", "28a", "55"],
    )
    mine, theirs = (aims_of(crew.view(0), seat) for seat in range(2))
    assert [aim.contract for aim in mine] == ["12"]
    assert mine[0] == Aim("12", {}, 0) and plan_of(crew.view(0), 0) == mine[0]
    assert {aim.contract for aim in theirs} == {"28a", "55"}
    assert all(aim.lacks == {} for aim in theirs)


def test_rivals_are_after_all_they_have_not_completed() -> None:
    game = table({"coins": 2}, {}, missions=["52", {"id": "55", "completed": [1]}], mode="competitive")
    assert aims_of(game.view(0), 0) == [Aim("55", {"captain": 1, "coins": 1}, 0), Aim("52", {}, 3)]
    assert [aim.contract for aim in aims_of(game.view(0), 1)] == ["52"]
