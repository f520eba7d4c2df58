"""Modules: what can be played together, for how many players, and with which numbers of the rulebook.

A made-up box tries what no real one needs yet.
"""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.engine.turn import end_at_once
from portroyal.engine.vocabulary import BY_CONTRACTS, BY_TIME, CREW_LOST, CREW_WON
from portroyal.errors import RulesetError
from portroyal.modules import MODULES, NUMBERS, Module
from portroyal.ruleset import Ruleset

from .table import FLEET, coins, gains, of_kind, play, sits, table

SIDE = {"id": "side", "requires": ("base",)}


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes a module of these facts; the modules a game with it is of."""

    def make(**facts: Any) -> list[str]:
        monkeypatch.setitem(MODULES, "side", Module(**SIDE | facts))
        return ["base", "side"]

    return make


def test_a_mix_is_for_as_many_players_as_all_of_its_modules(box: Any) -> None:
    modules = box(players=(1, 3))
    assert [players for players in range(1, 7) if is_for(players, modules)] == [2, 3]
    assert [players for players in range(1, 7) if is_for(players, ["base"])] == [2, 3, 4, 5]


def is_for(players: int, modules: list[str]) -> bool:
    try:
        Ruleset.of(players, modules=modules)
    except RulesetError as error:
        assert error.code == "ruleset/players"
        return False
    return True


def test_modules_that_exclude_each_other_are_not_played_together(box: Any) -> None:
    modules = box(excludes=("gambler",))
    with pytest.raises(RulesetError, match="'side' and 'gambler' can't be played together") as refused:
        Ruleset.of(2, modules=[*modules, "gambler"])
    assert (refused.value.code, refused.value.facts["reason"]) == ("ruleset/modules", "excludes")
    assert Ruleset.of(2, modules=modules).modules == ("base", "side")


def test_a_module_is_not_played_without_what_it_needs(box: Any) -> None:
    box(requires=("base", "gambler"))
    with pytest.raises(RulesetError, match="'side' needs 'gambler'") as refused:
        Ruleset.of(2, modules=["side", "base"])
    assert refused.value.facts["reason"] == "needs"
    assert Ruleset.of(2, modules=["side", "gambler", "base"]).modules == ("base", "gambler", "side")


def test_the_numbers_of_a_mix_are_those_of_the_base_game_but_for_what_a_module_changes(box: Any) -> None:
    modules = box(numbers={"influence_to_end": 8})
    assert Ruleset.of(2, modules=modules).numbers == {**NUMBERS, "influence_to_end": 8}
    assert Ruleset.of(2).numbers == NUMBERS


# --- Each number of the rulebook ---


def test_influence_to_end(box: Any) -> None:
    seven = "admiral:9 admiral:9 sailor:3"
    game = table(sits(3, seven), sits(0), modules=box(numbers={"influence_to_end": 8}), harbor="sailor:3")
    (ended,) = of_kind(play(game, "stop", "take sailor:3"), "end_triggered")
    assert (ended.seat, ended.count) == (0, 8)


def test_start_coins(box: Any) -> None:
    game = Game.new(2, modules=box(numbers={"start_coins": 5}), seed=1)
    assert [coins(game, seat) for seat in range(2)] == [5, 5]


@pytest.mark.parametrize(("had", "left"), [(7, 7), (8, 4)])
def test_taxed_from(box: Any, had: int, left: int) -> None:
    game = table(sits(had), sits(0, "sailor:3"), modules=box(numbers={"taxed_from": 8}), deck="tax:swords")
    play(game, "draw")
    assert coins(game, 0) == left


@pytest.mark.parametrize(("had", "left"), [(11, 11), (12, 10), (15, 10)])
def test_taxed_to(box: Any, had: int, left: int) -> None:
    game = table(sits(had), sits(0, "sailor:3"), modules=box(numbers={"taxed_to": 10}), deck="tax:swords")
    play(game, "draw")
    assert coins(game, 0) == left


def test_tax_bonus(box: Any) -> None:
    game = table(sits(0), sits(0, "sailor:3"), modules=box(numbers={"tax_bonus": 2}), deck="tax:swords")
    assert gains(play(game, "draw")) == [(1, 2, "tax")]


def test_admirals_from_and_admiral_coins(box: Any) -> None:
    modules = box(numbers={"admirals_from": 3, "admiral_coins": 4})
    for cards, gained in (("settler:4 captain:4", []), ("settler:4 captain:4 priest:4", [(0, 4, "admiral")])):
        game = table(sits(0, "admiral:5"), sits(0), modules=modules, harbor=cards)
        assert gains(play(game, "stop")) == gained


def test_takes_by_colors(box: Any) -> None:
    modules = box(numbers={"takes_by_colors": (1, 1, 2, 3, 3, 3, 3)})
    for ships, allowed in ((1, 1), (2, 2), (3, 3)):
        game = table(sits(0), sits(0), modules=modules, harbor=" ".join(FLEET[:ships]))
        play(game, "stop")
        assert game.view().takes == allowed


def test_gamble_cards(box: Any) -> None:
    modules = [*box(numbers={"gamble_cards": 2}), "gambler"]
    game = table(sits(0, "gambler:4"), sits(0), modules=modules, deck="settler:4 captain:4 priest:4")
    happened = play(game, "gamble")
    assert [event.card for event in of_kind(happened, "card_revealed")] == ["settler:4", "captain:4"]
    assert [event.count for event in of_kind(happened, "gambler_used")] == [2]


def test_fee(box: Any) -> None:
    modules = box(numbers={"fee": 2})
    game = table(sits(0), sits(4), modules=modules, phase="take", actor=1, harbor="sailor:3 flute:2/2")
    assert [str(action.card) for action in game.legal() if action.kind == "take"] == ["flute:2/2"]
    play(game, "take flute:2/2")
    assert [coins(game, seat) for seat in range(2)] == [2, 4 + 2 - 2]


def test_gunners_without(box: Any) -> None:
    modules = [*box(numbers={"gunners_without": 2}), "contract_cards"]
    for ships, gained in ((2, []), (4, [(0, 2, "gunner")])):
        game = table(sits(0, "gunner:4"), sits(0), modules=modules, harbor=" ".join(FLEET[:ships]))
        assert gains(play(game, "stop")) == gained


@pytest.mark.parametrize(("ships", "gained"), [(1, 0), (2, 3), (3, 0)])
def test_vice_admirals_from_vice_admirals_to_and_vice_admiral_coins(box: Any, ships: int, gained: int) -> None:
    numbers = {"vice_admirals_from": 2, "vice_admirals_to": 2, "vice_admiral_coins": 3}
    modules = [*box(numbers=numbers), "contract_cards"]
    game = table(sits(0, "vice_admiral:5"), sits(0), modules=modules, harbor=" ".join(FLEET[:ships]))
    assert sum(count for _, count, _ in gains(play(game, "stop"))) == gained


CONTRACTS = ["contract_cards", "contracts"]


def test_cubes(box: Any) -> None:
    modules = [*box(numbers={"cubes": 1}), *CONTRACTS]
    persons = "priest:4 jester:5 sailor:3 sailor:3 sailor:3"
    game = table(sits(0, persons), sits(0), modules=modules, contracts=["luminary", "mercenary"])
    play(game, "contract luminary")
    assert [choice.kind for choice in game.legal()] == ["draw"]


def test_contracts_by_players(box: Any) -> None:
    modules = [*box(numbers={"contracts_by_players": (0, 2, 3, 0, 0)}), *CONTRACTS]
    assert [len(Game.new(players, modules=modules, seed=1).view().contracts) for players in (2, 3)] == [2, 3]


def test_contract_influence(box: Any) -> None:
    modules = [*box(numbers={"contract_influence": (5, 0, 0)}), *CONTRACTS]
    game = table(sits(0, "sailor:3 sailor:3 sailor:3"), sits(0), modules=modules, contracts=["mercenary"])
    play(game, "contract mercenary")
    assert game.view().players[0].influence == 3 + 5


def test_time_cards(box: Any) -> None:
    modules = [*box(numbers={"time_cards": 20}), "contract_cards", "coop"]
    game = Game.new(1, modules=modules, contracts=["mercenary", "speculator", "major_speculator"], seed=1)
    assert game.view().aside == {"time": 20 + 0 + 1}


def test_cards_aside() -> None:
    crew = Ruleset.of(2, modules=["base", "contract_cards", "coop"], aside=4)
    assert crew.numbers["cards_aside"] == 4
    assert Game.deal(crew, seed=1).view().aside["score"] == 4


def test_every_number_has_a_test_of_its_own() -> None:
    tests = " ".join(name for name in globals() if name.startswith("test_"))
    assert [name for name in NUMBERS if name not in tests] == []


# --- Crews ---

RANKS = ((0, "landlubber"), (2, "sailor"), (4, "pirate"))


def crew_of(box: Any, players: int) -> Game:
    return Game.new(players, modules=box(ranks=RANKS, is_solo_too=True, players=(1, 5)), seed=1)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_crew_wins_at_once_and_all_of_it(box: Any, players: int) -> None:
    game = crew_of(box, players)
    play(game, "draw")
    end_at_once(game.state, CREW_WON, 3, BY_CONTRACTS)
    assert game.over
    assert game.outcome is not None and game.outcome.crew is not None
    assert game.outcome.winners == tuple(range(players))
    assert (game.outcome.crew.won, game.outcome.crew.points, game.outcome.crew.rank) == (True, 3, "sailor")
    assert game.outcome.as_dict()["crew"] == {"won": True, "points": 3, "rank": "sailor"}
    assert str(game.outcome) == "The crew has won: 3 points, sailor"
    assert game.view(0).outcome == game.outcome


def test_a_crew_that_lost_has_no_winner_and_no_rank(box: Any) -> None:
    game = crew_of(box, 3)
    end_at_once(game.state, CREW_LOST, 9, BY_TIME)
    assert game.outcome is not None and game.outcome.crew is not None
    assert (game.outcome.winners, game.outcome.crew.rank) == ((), "")


def test_one_player_alone_plays_turn_after_turn(box: Any) -> None:
    game = crew_of(box, 1)
    for _ in range(60):
        game.play(game.legal()[-1])
    assert (game.active, game.actor) == (0, 0)
    assert game.view(0).round > 1
