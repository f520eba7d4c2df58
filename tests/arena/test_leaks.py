"""Leak control: no bot decides by what it can't know, and the control would notice one that did."""

from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from test_secrecy import twin
from worlds import games

from portroyal import Game
from portroyal.arena.blocks import Plan, play_block
from portroyal.arena.contest import run
from portroyal.bots import BOTS, create
from portroyal.seeds import random_for


@pytest.mark.parametrize("name", BOTS)
@given(game=games(longest=250), seed=st.integers(0, 10**9))
@settings(max_examples=30)
def test_no_decision_depends_on_hidden_cards(name: str, game: Game, seed: int) -> None:
    assume(len(game.legal()) > 1)
    first, second = (
        create(name, iterations=16).choose(each.view(each.actor), tuple(each.legal()), random_for(seed, "bot"))
        for each in (game, twin(game, seed))
    )
    assert first == second


def test_dealing_the_hidden_cards_anew_changes_the_games_and_not_the_rates() -> None:
    table = ["bosun", "deckhand", "deckhand", "deckhand"]
    plain, redealt = (run(Plan.of(table, 1, redeal=redeal), 80) for redeal in (False, True))
    assert not redealt.faults
    assert redealt.games == plain.games == 80
    one, two = plain.bots[0].win_rate, redealt.bots[0].win_rate
    assert one.low < two.high and two.low < one.high
    hashes = [{game.hash for game in play_block(Plan.of(table, redeal=redeal), 0).games} for redeal in (False, True)]
    assert not hashes[0] & hashes[1]


def test_a_redealt_game_is_the_same_again_for_the_same_seed() -> None:
    plan = Plan.of(["bosun", "castaway"], redeal=True)
    assert play_block(plan, 1) == play_block(plan, 1)


def test_the_control_would_notice_a_bot_that_peeks() -> None:
    table = ["strangers:Peeker", "deckhand", "deckhand", "deckhand"]
    plain, redealt = (run(Plan.of(table, 1, redeal=redeal), 100, jobs=2).bots[0] for redeal in (False, True))
    assert plain.busts == 0
    assert redealt.busts > 2
    assert plain.win_rate.low > redealt.win_rate.high
