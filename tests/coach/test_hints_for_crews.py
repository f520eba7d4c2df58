"""Hints where all win or lose together, or one plays alone: the time deck is unseen, and the plan judges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice

import pytest

from portroyal import Game
from portroyal.bots import create
from portroyal.catalog import BY_CODE
from portroyal.coach import hint
from portroyal.coach.hint import CREW_CHANCE_DOUBT, CREW_GAP_DOUBT
from portroyal.coach.review import review
from portroyal.coach.scales import put_on_top
from portroyal.engine.crew import is_time_card_next
from portroyal.engine.state import State
from portroyal.engine.vocabulary import DECK, DISCARD, SCORE, TIME
from portroyal.knowledge.odds import pool
from portroyal.seeds import random_for

COOP = ("base", "contract_cards", "coop")


def decisions(players: int, seed: int, aside: int = 2) -> Iterator[Game]:
    """Every decision with a choice of a game of helmsmen."""
    game, bot, random = (
        Game.new(players, seed=seed, modules=COOP, aside=aside),
        create("helmsman"),
        random_for(seed, ""),
    )
    while not game.over:
        legal = game.legal()
        if len(legal) > 1:
            yield game
        game.apply(legal[0] if len(legal) == 1 else bot.choose(game.view(game.actor), legal, random))


@pytest.mark.parametrize("players", [1, 2, 5])
def test_a_crew_and_who_plays_alone_get_hints_with_the_doubt_found_for_them(players: int) -> None:
    for game in islice(decisions(players, seed=3), 6, 9):
        found = hint(game.view(game.actor), iterations=20)
        for option in found.options:
            assert 0 <= option.win <= 1
            assert option.error >= CREW_CHANCE_DOUBT[players] * math.sqrt(option.win * (1 - option.win))
        assert found.sentence
    assert set(CREW_CHANCE_DOUBT) == set(CREW_GAP_DOUBT) == set(range(1, 6))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_one_or_two_imagine_their_games_to_the_end_a_larger_crew_is_judged_by_its_plan(players: int) -> None:
    game = next(islice(decisions(players, seed=3), 6, None))
    view = game.view(game.actor)
    found = hint(view, iterations=20, explain=False)
    assert found.turns == (view.aside["time"] + 2 if players < 3 else players)
    if players < 3:
        assert all((option.win * option.playouts) % 1 == pytest.approx(0, abs=1e-6) for option in found.options)


def test_any_card_that_may_come_can_be_thought_of_as_the_next_wherever_it_lies_unseen() -> None:
    """As long as the first deck lasts, a card of the time deck might be the deck's as well."""
    from_time_deck = 0
    for game in decisions(1, seed=8):
        view = game.view(0)
        for code in pool(view) if view.phase == "discover" else ():
            state, card = view.table.clone(), BY_CODE[code].number
            from_time_deck += card not in state.pile(DECK)
            put_on_top(state, card)
            assert state.pile(TIME if is_time_card_next(state) else DECK)[-1] == card
            assert cards_of(state) == cards_of(view.table), code
    assert from_time_deck > 50


def cards_of(state: State) -> list[int]:
    """Everything that can change places."""
    coins = [card for seat in range(state.seats) for card, _ in state.coins_of(seat)]
    return sorted(coins + [card for pile in (DECK, DISCARD, TIME, SCORE) for card in state.pile(pile)])


def test_a_game_alone_is_reviewed() -> None:
    game = Game.new(1, seed=4, modules=COOP)
    bot, random = create("helmsman"), random_for(4, "")
    while not game.over:
        legal = game.legal()
        game.apply(legal[0] if len(legal) == 1 else bot.choose(game.view(0), legal, random))
    assert game.outcome and game.outcome.crew
    found = review(game.record(), iterations=4)
    assert found.decisions and found.result == (float(game.outcome.crew.won),)
