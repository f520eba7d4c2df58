"""One game, refereed: what is counted, and what becomes of bots that do not behave."""

from __future__ import annotations

import time

import pytest
from strangers import Ear

from portroyal import Game
from portroyal.arena.match import Limits, names_of, play_match, weakest
from portroyal.arena.patience import Timer, TookTooLong
from portroyal.arena.times import Times, together
from portroyal.record import verify

TABLE = ["bosun", "deckhand", "castaway", "deckhand"]


def test_a_result_tells_the_game_by_seat() -> None:
    result = play_match(TABLE, "seed", about={"bots": TABLE})
    assert result.bots == tuple(TABLE)
    assert sum(result.shares) == pytest.approx(1)
    best = max(result.influence)
    for seat, place in enumerate(result.places):
        others = [influence for other, influence in enumerate(result.influence) if other != seat]
        assert result.margins[seat] == result.influence[seat] - max(others)
        assert (result.shares[seat] > 0) == (place == 1)
        assert place > 1 or result.influence[seat] == best
    assert result.turns == result.rounds * 4
    assert all(decisions > 10 for decisions in result.decisions)
    assert not result.faults
    assert result.record is not None
    verify(result.record)
    assert result.record["about"] == {"bots": TABLE}
    busts = [event.seat for event in Game.replay(result.record).events() if event.kind == "harbor_busted"]
    assert [busts.count(seat) for seat in range(4)] == list(result.busts)


def test_the_same_seed_is_the_same_game_but_for_the_clock() -> None:
    assert play_match(TABLE, "seed") == play_match(TABLE, "seed")
    assert play_match(TABLE, "seed").hash != play_match(TABLE, "other").hash


def test_a_shared_victory_is_split() -> None:
    shared = next(
        result for seed in range(60, 100) if max((result := play_match(["deckhand"] * 5, f"shared {seed}")).shares) < 1
    )
    assert sorted(shared.shares) == [0.0, 0.0, 0.0, 0.5, 0.5]
    assert sorted(shared.places)[:3] == [1, 1, 3]


def test_forced_decisions_are_not_asked() -> None:
    Ear.ears = []
    result = play_match(["strangers:Ear", "castaway"], 1)
    assert Ear.ears[0].times == result.decisions[0] + 1
    assert result.decisions[0] + result.decisions[1] < len(Ear.ears[0].heard)


def test_a_bot_that_listens_is_told_everything_in_order() -> None:
    Ear.ears = []
    result = play_match(["strangers:Ear", "deckhand", "strangers:Ear"], 5, about={})
    assert result.record is not None
    events = Game.replay(result.record).events()
    for ear, seat in zip(Ear.ears, (0, 2), strict=True):
        assert ear.heard == [event.seen_by(seat) for event in events]


@pytest.mark.parametrize(
    ("bot", "kind", "says"),
    [
        ("Crasher", "crashed", "ValueError: a bad day"),
        ("Quitter", "crashed", "SystemExit: enough"),
        ("Stillborn", "crashed", "RuntimeError: no weights"),
        ("Cheater", "cheated", "is not one of: "),
    ],
)
def test_a_bot_that_misbehaves_is_written_up_and_the_game_goes_on(bot: str, kind: str, says: str) -> None:
    result = play_match([f"strangers:{bot}", "deckhand", "deckhand"], 2)
    assert result.faults
    assert {(fault.bot, fault.seat, fault.kind) for fault in result.faults} == {(f"strangers:{bot}", 0, kind)}
    assert says in result.faults[0].message
    assert len(result.faults[0].message) <= 200
    assert result.shares[0] < 1


def test_a_bot_that_thinks_for_ever_is_interrupted() -> None:
    result = play_match(["strangers:Sleeper", "castaway"], 2, limits=Limits(seconds=0.02))
    assert [fault.kind for fault in result.faults] == ["overran"]
    assert "Still thinking after" in result.faults[0].message
    assert result.overruns[0] >= 1
    assert result.times[0].quantile(1.0) > 0.5


def test_a_little_late_is_noted_and_counts() -> None:
    result = play_match(["bosun", "castaway"], 2, limits=Limits(seconds=1e-9))
    assert result.overruns == result.decisions
    assert not result.faults


def test_the_weakest_choice_takes_nothing_and_goes_nowhere() -> None:
    game = Game.from_position({"players": [{"coins": 9}, {}], "harbor": ["flute:1/1", "sailor:3"], "drawn": 2})
    assert str(weakest(game.legal())) == "stop"
    game.play("stop")
    assert str(weakest(game.legal())) == "pass"
    assert str(weakest(Game.new(2).legal())) == "draw"
    swords = {"players": [{"display": ["pirate:5"]}, {}], "phase": "repel", "ship": "flute:1/1"}
    assert str(weakest(Game.from_position(swords).legal())) == "keep"


def test_a_timer_that_is_not_needed_does_no_harm() -> None:
    with Timer(None):
        pass
    with pytest.raises(ValueError, match="mine"), Timer(0.1):
        raise ValueError("mine")
    with pytest.raises(TookTooLong), Timer(-0.2):
        time.sleep(10)


def test_times_are_counted_to_a_tenth() -> None:
    times = Times()
    for number in range(1, 1001):
        times.add(number / 1000)
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.11)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.11)
    assert together([times, times]).quantile(0.5) == times.quantile(0.5)
    assert Times().quantile(0.5) == 0.0
    times.add(0.0)
    assert times.quantile(0.0) <= 0.0011


def test_long_names_are_cut_and_stay_distinct() -> None:
    long = "a:" + "A" * 25
    assert names_of(["x:" + "B" * 24, long, "deckhand"]) == ["B" * 24, "A" * 23 + "…", "deckhand"]
    assert names_of([long, long + "A", "deckhand"]) == ["A" * 21 + "… 1", "A" * 21 + "… 2", "deckhand"]
    assert names_of(["x:" + "B" * 23] * 2) == ["B" * 21 + "… 1", "B" * 21 + "… 2"]
    assert play_match(["strangers:APoliteBotWithAVeryLongName"] * 2, 1).faults == ()
