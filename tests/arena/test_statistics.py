"""Intervals and the sequential test hold what they promise, on data whose truth is known."""

from __future__ import annotations

import random
from math import inf
from statistics import fmean

import pytest

from portroyal.arena.intervals import estimate, rate, student_quantile, wilson
from portroyal.arena.sprt import BOUND, Hypotheses, Ratio


def block(chance: random.Random, truth: float, games: int, shared: float) -> float:
    """The score of a block: games that may share their luck."""
    luck = chance.random()
    return fmean((luck if chance.random() < shared else chance.random()) < truth for _ in range(games))


@pytest.mark.parametrize(("truth", "blocks"), [(0.25, 10), (0.25, 100), (0.6, 40), (0.97, 250)])
@pytest.mark.parametrize("shared", [0.0, 0.5])
def test_intervals_hold_the_truth_95_times_of_100(truth: float, blocks: int, shared: float) -> None:
    chance = random.Random(1)
    held = 0
    for _ in range(400):
        found = rate([block(chance, truth, 4, shared) for _ in range(blocks)])
        held += found.low <= truth <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_students_quantiles_are_those_of_the_tables() -> None:
    for freedom, quantile in ((3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)):
        assert student_quantile(freedom) == pytest.approx(quantile, rel=0.02)


def test_blocks_that_are_all_alike_do_not_prove_everything() -> None:
    always = rate([1.0] * 20)
    assert always.mean == always.high == 1
    assert always.low == pytest.approx(0.839, abs=0.001)
    assert wilson(0.5, 10**6).high == pytest.approx(0.501, abs=0.0001)


def test_one_block_tells_nothing_about_how_sure_it_is() -> None:
    assert (estimate([3.0]).low, estimate([3.0]).high) == (-inf, inf)
    assert (rate([0.5]).low, rate([0.5]).high) == (0.0, 1.0)
    assert estimate([3.0]).rounded(2) == [None, None]
    assert (estimate([]).mean, rate([]).low, rate([]).high) == (0.0, 0.0, 1.0)


def test_the_bounds_are_those_of_5_percent() -> None:
    assert pytest.approx(2.944, abs=0.001) == BOUND
    for players, (h0, h1) in {2: (0.5, 0.52), 4: (0.25, 0.27), 5: (0.2, 0.22)}.items():
        assert Hypotheses.usual(players) == Hypotheses(pytest.approx(h0), pytest.approx(h1))


def verdicts(truth: float, players: int, hypotheses: Hypotheses, shared: float, trials: int) -> tuple[int, float]:
    """How often H1 is accepted, and after how many games a test decides."""
    chance, accepted, games = random.Random(7), 0, 0
    for _ in range(trials):
        ratio = Ratio(hypotheses, players)
        while ratio.verdict is None:
            ratio.add(block(chance, truth, players, shared))
        accepted += ratio.verdict == "H1"
        games += ratio.blocks * players
    return accepted, games / trials


@pytest.mark.parametrize("players", [2, 4, 5])
@pytest.mark.parametrize("shared", [0.0, 0.3])
def test_the_sequential_test_errs_5_times_of_100(players: int, shared: float) -> None:
    hypotheses = Hypotheses(1 / players, 1 / players + 0.05)
    falsely, _ = verdicts(hypotheses.h0, players, hypotheses, shared, 200)
    truly, _ = verdicts(hypotheses.h1, players, hypotheses, shared, 200)
    # Three standard errors above 5 %.
    assert falsely <= 19
    assert truly >= 181


def test_what_is_clear_is_decided_soon() -> None:
    usual = Hypotheses.usual(4)
    better, games = verdicts(0.40, 4, usual, 0.0, 50)
    assert better == 50
    assert games < 800
    worse, games = verdicts(0.20, 4, usual, 0.0, 50)
    assert worse == 0
    assert games < 1500
    _, games = verdicts(1.0, 4, usual, 0.0, 1)
    assert games < 120


def test_nothing_is_decided_after_a_few_blocks() -> None:
    ratio = Ratio(Hypotheses.usual(4), 4)
    assert ratio.log == 0.0
    for _ in range(15):
        ratio.add(1.0)
    assert ratio.verdict is None
    ratio.add(1.0)
    assert ratio.verdict == "H1"
