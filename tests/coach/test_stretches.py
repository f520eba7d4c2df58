"""Deals are played in pieces so that Ctrl-C is heard between them; they are the same deals as at once."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Callable
from time import perf_counter

import pytest
from positions import TELLING

from portroyal.bots import search
from portroyal.bots.minds import playout_crew
from portroyal.bots.privateer import Searching
from portroyal.bots.search import STRETCH, Weighing, stretches
from portroyal.bots.weigh import Ledger, weigh
from portroyal.coach import review
from portroyal.engine.chance import Random
from portroyal.seeds import random_for

VIEW = TELLING["four ships and no sword"][0].view(0)


def weighing(kind: type[Weighing] = Weighing) -> Weighing:
    return kind(VIEW, VIEW.actions, random_for(1, "deals"), lambda: playout_crew(4), turns=4)


def sums(ledger: Ledger) -> list[object]:
    choices = range(ledger.size)
    shares = [ledger.share(choice, seat) for choice in choices for seat in range(5)]
    products = [ledger.product(i, j) for i in choices for j in choices]
    return [ledger.deals, *map(ledger.row, choices), *shares, *products]


@pytest.mark.parametrize(("deals", "pieces"), [(0, 0), (1, 1), (STRETCH, 1), (STRETCH + 1, 2), (1000, 4)])
def test_pieces_are_short_and_make_up_the_whole(deals: int, pieces: int) -> None:
    found = list(stretches(deals))
    assert (sum(found), len(found)) == (deals, pieces)
    assert all(0 < some <= STRETCH for some in found)


def test_deals_in_pieces_are_those_of_one_call() -> None:
    found = weighing()
    found.deal(STRETCH + 50)
    chance = random_for(1, "deals")
    at_once = Ledger([int(action) for action in VIEW.actions])
    random = Random(*[chance.next() for _ in range(4)])
    weigh(at_once, VIEW.table, playout_crew(4), random, VIEW.actor, 4, STRETCH + 50)
    assert sums(found.ledger) == sums(at_once)


@pytest.mark.parametrize("kind", [Weighing, Searching])
def test_a_ledger_has_everyones_share_of_each_deal(kind: type[Weighing]) -> None:
    found = weighing(kind)
    found.deal(20, threads=2)
    for choice in range(found.ledger.size):
        shares = [found.ledger.share(choice, seat) for seat in range(5)]
        assert sum(shares) == pytest.approx(20)
        assert shares[VIEW.actor] == pytest.approx(found.ledger.row(choice)[2])
        assert len(VIEW.names) == 4 and min(shares[:4]) > 0 == shares[4]


@pytest.mark.parametrize("kind", [Weighing, Searching])
@pytest.mark.parametrize("threads", [1, 2])
def test_the_length_of_a_piece_makes_no_difference(
    kind: type[Weighing], threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[list[object]] = []
    for length in (7, 1000):
        monkeypatch.setattr(search, "STRETCH", length)
        each = weighing(kind)
        each.deal(60, threads)
        found.append(sums(each.ledger))
    assert found[0] == found[1]


def interrupted(work: Callable[[], object]) -> float:
    """How long it goes on after Ctrl-C."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored
    threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT)).start()
    begin = perf_counter()
    try:
        with pytest.raises(KeyboardInterrupt):
            work()
    finally:
        signal.signal(signal.SIGINT, usual)
    return perf_counter() - begin - 0.3


@pytest.mark.parametrize("threads", [1, 2])
def test_ctrl_c_is_heard_and_stops_all_threads(threads: int) -> None:
    before = threading.active_count()
    assert interrupted(lambda: weighing().deal(1_000_000, threads)) < 10
    assert threading.active_count() <= before


def test_ctrl_c_is_heard_in_a_review() -> None:
    game = TELLING["four coins in the harbor"][0].clone()
    game.play("pass")
    assert interrupted(lambda: review(game.record(), iterations=1_000_000)) < 10
