"""Hints: every option, honest errors, the same for the same generator, in time, and nothing but the view."""

from __future__ import annotations

import importlib
import json
import math
from time import process_time
from typing import Any

import pytest
from positions import TELLING, moments
from test_secrecy import twin

from portroyal import Game
from portroyal.bots.minds import playout_crew
from portroyal.bots.search import Weighing
from portroyal.coach import Hint, Reason, hint
from portroyal.coach.hint import CHANCE_DOUBT, FEWEST, GAP_DOUBT, SURE, is_too_close
from portroyal.coach.limits import MOST_DEALS, MOST_THREADS
from portroyal.engine.fields import BY_NAME, SCRATCH, every_field
from portroyal.errors import PortRoyalError
from portroyal.knowledge import View
from portroyal.knowledge.odds import bust
from portroyal.seeds import random_for

TWO_SHIPS = Game.from_position(
    {
        "players": [{"coins": 3}, {"coins": 3}, {"coins": 3}],
        "harbor": ["flute:2/2", "pinnace:2/2"],
        "drawn": 2,
        "phase": "take",
        "takes": 1,
        "seed": 1,
    }
)
SHIPS = TELLING["four ships and no sword"][0]
SMALL = hint(SHIPS.view(0), iterations=50)


def told(game: Game, iterations: int = 60, seed: int = 1) -> str:
    """A hint as bytes on a wire."""
    return json.dumps(hint(game.view(game.actor), iterations=iterations, random=random_for(seed, "test")).as_dict())


def test_every_option_is_told_best_first() -> None:
    for game in moments(6):
        view = game.view(game.actor)
        found = hint(view, iterations=60)
        assert {option.action.words for option in found.options} == set(view.legal)
        wins = [option.win for option in found.options]
        assert wins == sorted(wins, reverse=True)
        assert found.best.gap == 0 and all(option.gap >= 0 for option in found.options)
        assert all(0 <= option.win <= 1 and option.error > 0 for option in found.options[1:])
        assert all(math.isclose(found.best.win - option.win, option.gap, abs_tol=1e-9) for option in found.options)
        assert {option.playouts for option in found.options} == {60}


def test_the_odds_in_a_hint_are_the_exact_ones() -> None:
    found = hint(SHIPS.view(0), iterations=400)
    odds = bust(SHIPS.view(0))
    assert found.reason.id == "bust_risk"
    assert (found.reason.facts["cards"], found.reason.facts["of"]) == (odds.cards, odds.of) == (36, 114)
    assert "36 of 114 cards" in found.sentence


def test_a_draw_is_weighed_over_all_cards_with_their_exact_odds() -> None:
    """What the scales say of a draw is what the search says, within the noise of both."""
    view = SHIPS.view(0)
    found = hint(view, iterations=1500)
    draw, stop = view.actions[view.legal.index("draw")], view.actions[view.legal.index("stop")]
    reason = found.why(stop, draw)
    assert abs(reason.gap - found.option(draw).gap) < 0.03


def test_the_same_generator_and_deals_give_the_same_hint() -> None:
    for game in moments(4, seed=2):
        assert told(game) == told(game)
        assert told(game) != told(game, seed=2)


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    for number, game in enumerate(moments(12, seed=3, players=3)):
        assert told(game) == told(twin(game, number))


def test_a_hint_needs_no_more_than_a_view_that_came_over_a_wire() -> None:
    for game in moments(3, seed=4):
        sent = View.from_dict(json.loads(json.dumps(game.view(game.actor).as_dict())))
        ask = {"iterations": 40}
        assert hint(sent, **ask).as_dict() == hint(game.view(game.actor), **ask).as_dict()


def kept_fields(view: View) -> dict[str, Any]:
    """All of a view's table but the scratch paper."""
    return {name: value for name, value in every_field(view.table).items() if BY_NAME[name].who != SCRATCH}


def test_asking_changes_nothing() -> None:
    for game in moments(3, seed=5):
        view = game.view(game.actor)
        before = kept_fields(view), repr(view), game.hash
        hint(view, iterations=40)
        assert (kept_fields(view), repr(view), game.hash) == before


@pytest.mark.parametrize("threads", [1, 2])
def test_the_first_answer_comes_in_time(threads: int) -> None:
    for game in moments(6, seed=6):
        view = game.view(game.actor)
        begin = process_time()
        found = hint(view, seconds=0.3, threads=threads)
        # Work, not time: a busy machine may hold it up.
        assert process_time() - begin < 0.3 * threads + 0.5
        assert found.deals >= FEWEST


def asked_about(found: Hint) -> tuple[Any, ...]:
    """Which options a reason has to tell apart."""
    return (found.best.action, found.compared_with and found.compared_with.action)


def test_the_reason_does_not_hang_on_the_time_left() -> None:
    """On a machine so busy that the time is gone at once: the fewest deals, and the same work for the reason."""
    for game in (SHIPS, *moments(5, seed=9)):
        view = game.view(game.actor)
        hurried, calm = hint(view, seconds=0.0), hint(view, iterations=FEWEST)
        assert hurried.deals == FEWEST
        if asked_about(hurried) == asked_about(calm):
            assert hurried.reason == calm.reason
        assert hurried.reason == hint(view, seconds=0.0).reason


@pytest.mark.parametrize("name", ["reasons", "terms", "drawing", "changes", "scales", "verdicts"])
def test_what_finds_a_reason_knows_no_clock(name: str) -> None:
    module = importlib.import_module(f"portroyal.coach.{name}")
    assert not {"time", "perf_counter", "monotonic"} & set(dir(module))


def test_where_other_deals_say_otherwise_it_is_too_close() -> None:
    """A reason is looked for over deals of its own: if these don't see a gap, there is none to be explained."""
    view = SHIPS.view(0)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            importlib.import_module("portroyal.coach.hint"),
            "reason_for",
            lambda *_: Reason("overall", {}, -0.01, -0.01),
        )
        assert hint(view, iterations=100).reason.id == "too_close"


@pytest.mark.parametrize(("players", "turns"), [(2, 4), (3, 4), (4, 4), (5, 5)])
def test_imagined_games_go_on_for_a_round_and_four_turns_at_least(players: int, turns: int) -> None:
    game = next(moments(1, seed=3, players=players))
    assert hint(game.view(game.actor), iterations=5, explain=False).turns == turns


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_error_of_a_chance_is_never_below_what_was_found(players: int) -> None:
    game = next(moments(1, seed=3, players=players))
    for option in hint(game.view(game.actor), iterations=2000, explain=False).options:
        assert option.error >= CHANCE_DOUBT[players] * math.sqrt(option.win * (1 - option.win))
    assert CHANCE_DOUBT[2] > 0.06  # judgment alone was thought to be as sure with two as with four


def test_refining_goes_on_with_more_deals() -> None:
    first = hint(SHIPS.view(0), iterations=50)
    more = first.refine(iterations=250)
    assert (first.deals, more.deals) == (50, 300)
    assert more.options[1].gap_error < first.options[1].gap_error
    begin = process_time()
    assert more.refine(seconds=0.2).deals > 300
    assert process_time() - begin < 0.7


def test_a_decision_that_is_none_is_not_searched() -> None:
    game = Game.new(seed=1)
    found = hint(game.view(0))
    assert [option.action.words for option in found.options] == ["draw"]
    assert found.reason.id == "forced"
    assert found.deals == 0
    assert found.refine() is found
    assert json.loads(json.dumps(found.as_dict(), allow_nan=False))["options"][0]["win"] is None


def test_who_does_not_decide_gets_no_hint() -> None:
    game = Game.new(seed=1)
    for seat in (None, 1):
        with pytest.raises(PortRoyalError, match="nothing to decide"):
            hint(game.view(seat))


def test_equal_options_are_too_close_to_call() -> None:
    found = hint(TWO_SHIPS.view(0), iterations=300)
    assert found.too_close
    assert found.options[1].too_close and not found.options[2].too_close
    assert found.options[1].gap <= 2 * found.options[1].gap_error
    assert found.sentence.startswith("Too close to call: Trade with a Flute or Trade with a Pinnace.")
    # Nobody asks why a ship is better than to pass: that it is tied with is the other ship.
    assert found.compared_with is found.options[1]
    assert found.sentence.count("Pass") == 0
    unexplained = hint(TWO_SHIPS.view(0), iterations=2, explain=False)
    assert unexplained.sentence.startswith("Too close to call: ") and "Pass" in unexplained.sentence


def test_of_two_that_are_too_close_it_is_told_what_speaks_for_one_against_the_other() -> None:
    with pytest.MonkeyPatch.context() as patch:
        compared: list[Any] = []

        def reason_for(_scales: object, *options: object) -> Reason:
            compared.append(options)
            return Reason("forced", {}, 0.01, 0.0)

        patch.setattr(importlib.import_module("portroyal.coach.hint"), "reason_for", reason_for)
        found = hint(TWO_SHIPS.view(0), iterations=300)
    assert found.compared_with is found.options[1]
    assert compared == [(found.best.action, found.options[1].action)]
    best, rival = (option.action.card for option in found.options[:2])
    assert {best, rival} == {"flute:2/2", "pinnace:2/2"}
    assert " rather than “Trade with a " in found.sentence and found.sentence.endswith(found.reason.sentence)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_error_of_a_gap_holds_judgments_own_however_many_deals_there_are(players: int) -> None:
    """Judgment is the surer, the less the two options' games come apart."""
    game = next(moments(1, seed=3, players=players))
    found = hint(game.view(game.actor), iterations=2000, explain=False)
    assert found.search is not None
    at = {action: index for index, action in enumerate(found.search.actions)}
    for option in found.options[1:]:
        _, noise = found.search.gap(at[found.best.action], at[option.action])
        spread = noise * math.sqrt(option.playouts)
        assert option.gap_error == pytest.approx(math.hypot(noise, GAP_DOUBT[players] * spread))
        assert option.too_close == is_too_close(option.gap, noise, option.gap_error)
    # By the deals alone, two of their errors; with judgment's own, one of all.
    assert is_too_close(0.02, 0.011, 0.012) and is_too_close(0.02, 0.001, 0.021)
    assert not is_too_close(0.0221 * SURE / 2, 0.011, 0.021)


def test_coins_and_influence_are_those_of_the_horizon() -> None:
    """In the last turn of all there is nothing to come: who hires has what is left."""
    game = TELLING["one influence in the last turn of all"][0]
    document = game.to_position()
    found = hint(Game.from_position({**document, "deck": [], "harbor": ["sailor:3"]}).view(1), iterations=20)
    assert found.best.action.words == "take sailor:3"
    assert (found.best.coins, found.best.influence, found.best.win) == (2, 12, 1)
    assert (found.options[1].coins, found.options[1].influence, found.options[1].win) == (3, 11, 0)


def test_a_hint_agrees_with_navigators_weighing() -> None:
    view = SHIPS.view(0)
    found = hint(view, iterations=800)
    search = Weighing(view, view.actions, random_for("other", "deals"), lambda: playout_crew(4), turns=4)
    search.deal(800)
    for worth in search.worths():
        assert abs(found.option(worth.action).win - worth.win) < 0.03


@pytest.mark.parametrize("iterations", [0, -5, MOST_DEALS + 1])
def test_a_hint_over_no_deals_or_too_many_is_refused(iterations: int) -> None:
    for ask in (lambda: hint(SHIPS.view(0), iterations=iterations), lambda: SMALL.refine(iterations=iterations)):
        with pytest.raises(PortRoyalError, match=f"iterations={iterations} should be a whole number") as refused:
            ask()
        assert refused.value.code == "coach/limits"


@pytest.mark.parametrize("threads", [0, -1, MOST_THREADS + 1])
def test_a_hint_on_no_threads_or_too_many_is_refused(threads: int) -> None:
    with pytest.raises(PortRoyalError, match=f"threads={threads} should be a whole number from 1 to"):
        hint(SHIPS.view(0), iterations=10, threads=threads)


def test_only_options_can_be_asked_about() -> None:
    take = TELLING["four coins in the harbor"][0].legal()[0]
    for ask in (lambda: SMALL.option(take), lambda: SMALL.why(SMALL.best.action, take)):
        with pytest.raises(PortRoyalError, match=r"take galleon:skull/4> is not one of the options .*: stop, draw"):
            ask()


def test_a_worse_option_is_not_said_to_be_better() -> None:
    reason = SMALL.why(SMALL.options[1].action, SMALL.best.action)
    assert reason.id == "not_better"
    assert reason.gap < 0
    assert SMALL.why(SMALL.best.action, SMALL.options[1].action).id == "bust_risk"
