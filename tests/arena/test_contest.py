"""Blocks and contests: fair by construction, the same from the same seed, whatever the bots do."""

from __future__ import annotations

import json
import os
import threading
import time
from dataclasses import replace

import pytest

from portroyal.arena import contest, sprt
from portroyal.arena.blocks import Block, Plan, play_block
from portroyal.arena.contest import blocks_for, play_blocks, run
from portroyal.arena.rating import play_mixed
from portroyal.errors import PortRoyalError
from portroyal.ruleset import Ruleset

TABLE = ["bosun", "deckhand", "castaway", "deckhand"]


def test_everybody_sits_once_in_every_seat_of_the_same_deck() -> None:
    block = play_block(Plan.of(TABLE), 7)
    assert [game.bots for game in block.games] == [tuple(TABLE[-r:] + TABLE[:-r]) for r in range(4)]
    for entrant, name in enumerate(TABLE):
        seats = block.seats_of(entrant)
        assert [seat for _, seat in seats] == [(entrant + r) % 4 for r in range(4)]
        assert all(game.bots[seat] == name for game, seat in seats)


def test_games_of_a_block_have_the_same_deck_and_shuffles() -> None:
    plan = Plan.of(TABLE, records=True)
    seeds = {game.record["seed"] for game in play_block(plan, 7).games if game.record}
    assert seeds == {"report 1 7"}
    assert Plan.of(TABLE, purpose="tune").seed_of(7) == "tune 1 7"


def test_equal_bots_have_equal_results_in_every_block() -> None:
    for number in range(3):
        block = play_block(Plan.of(["castaway"] * 4), number)
        assert [block.mean([entrant], "shares") for entrant in range(4)] == pytest.approx([0.25] * 4)
        assert len({game.hash for game in block.games}) == 1


def test_a_castaway_of_another_name_wins_its_share() -> None:
    found = run(Plan.of(["strangers:Polite", "castaway", "castaway", "castaway"]), 400, jobs=2)
    rate = found.bots[0].win_rate
    assert rate.low < 0.25 < rate.high
    assert rate.high - rate.low < 0.11
    assert found.bots[0].version == "3"


def test_rows_are_the_same_for_the_same_seed_and_any_number_of_processes() -> None:
    tasks = [(Plan.of(TABLE, 3), number) for number in range(6)]
    alone = list(play_blocks(tasks, jobs=1))
    assert [block.number for block in alone] == list(range(6))
    assert list(play_blocks(tasks, jobs=2)) == alone
    assert list(play_blocks([(Plan.of(TABLE, 4), 0)])) != alone[:1]


def test_bots_of_one_name_are_counted_together() -> None:
    found = run(Plan.of(["bosun", "deckhand", "deckhand"]), 60)
    bosun, deckhand = found.bots
    assert (found.games, found.blocks) == (60, 20)
    assert (bosun.seats, bosun.games, deckhand.seats, deckhand.games) == (1, 60, 2, 120)
    assert bosun.win_rate.mean + 2 * deckhand.win_rate.mean == pytest.approx(1)
    assert bosun.margin.mean > 0 > deckhand.margin.mean
    assert 1 <= bosun.place < deckhand.place <= 3


def test_whole_blocks_are_played() -> None:
    assert [blocks_for(games, 4) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]


def test_the_json_has_the_form_programs_expect() -> None:
    found = json.loads(json.dumps(run(Plan.of(["deckhand", "castaway"]), 2).as_dict(), allow_nan=False))
    assert found["games"] == 2
    first = found["bots"][0]
    assert first["bot"] == "deckhand"
    assert 0 <= first["interval"][0] <= first["win_rate"] <= first["interval"][1] <= 1
    assert {"margin", "place", "busts", "p50_ms", "p99_ms", "overruns", "faults", "version"} <= set(first)
    assert found["ruleset"]["players"] == 2
    assert found["faults"] == []


def test_other_rules_can_be_played() -> None:
    rules = Ruleset.of(2, edition="pegasus-2014", rulings={"end_needs_expedition": True})
    assert run(Plan.of(["deckhand", "castaway"], ruleset=rules), 2).as_dict()["ruleset"] == rules.as_dict()


def test_a_bot_that_kills_its_process_loses_the_block_and_not_the_run() -> None:
    found = run(Plan.of(["strangers:Murderer", "castaway"]), 6, jobs=2)
    assert found.died == (0, 1, 2)
    assert found.games == 0
    assert found.suspects == ["strangers:Murderer"]
    mixed = [(Plan.of(["deckhand", "castaway"]), 0), (Plan.of(["strangers:Murderer", "castaway"]), 1)]
    assert [block.died for block in play_blocks([*mixed, mixed[0]], jobs=1)] == [False, True, False]


def test_faults_are_counted_for_the_bot_that_made_them() -> None:
    found = run(Plan.of(["deckhand", "strangers:Crasher"]), 4)
    assert [standing.faults > 0 for standing in found.bots] == [False, True]
    assert len(found.faults) == found.bots[1].faults
    assert found.as_dict()["faults"][0]["kind"] == "crashed"


@pytest.mark.parametrize(
    ("bots", "says"),
    [
        (["bosun"], "2 to 5 bots"),
        (["bosun"] * 6, "2 to 5 bots"),
        (["bosun", "bosum"], "Did you mean 'bosun'?"),
        (["bosun", "nosuch:Bot"], "can't be imported"),
        (["bosun", "nosuch:Bot"], f"no module nosuch in {os.getcwd()}"),
        (["bosun", "strangers:Nobody"], "strangers.py has no class Nobody. There are: "),
        (["bosun", "strangers:Crashed"], "Did you mean 'Crasher'?"),
        (["bosun", "strangers.py:Crasher"], "as in strangers:Crasher"),
        (["bosun", "../strangers.py:Crasher"], "go to .. and name it strangers:Crasher"),
        (["bosun", "/ships/strangers.py:Crasher"], "ships and name it strangers:Crasher"),
        (["bosun", "./arena/strangers.py:Crasher"], "as in arena.strangers:Crasher"),
        (["bosun", f"navigator@{'9' * 5000}"], "a number of deals, like navigator@50"),
        (["bosun", "strangers:"], "named as module:Class"),
        (["bosun", "quits_at_once:Bot"], "its module ends the program (SystemExit: 4)"),
        (["bosun", "strangers:Mute"], "is not a bot"),
        (["bosun", "strangers:LIST"], "is not a bot"),
    ],
)
def test_a_table_that_can_not_be_is_refused_before_any_game(bots: list[str], says: str) -> None:
    with pytest.raises(PortRoyalError) as refused:
        run(Plan.of(bots, ruleset=Ruleset.of(2)), 2)
    assert says in refused.value.message


def test_enough_is_enough() -> None:
    blocks = play_blocks(((Plan.of(["deckhand", "castaway"]), number) for number in range(10**9)), jobs=2)
    assert next(blocks).number == 0
    blocks.close()


def synthetic(score: float) -> Block:
    """A block of two games whose first bot has this score."""
    game = play_block(Plan.of(["castaway", "castaway"]), 0).games[0]
    first = replace(game, shares=(score, 1 - score))
    return Block(0, (first, replace(game, shares=(1 - score, score))))


def test_a_test_stops_at_the_same_block_for_any_number_of_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = Plan.of(["deckhand", "castaway"], 5)
    one, two = sprt.run(plan, jobs=1), sprt.run(plan, jobs=2)
    assert one.verdict == two.verdict == "H1"
    assert one.decided_after == two.decided_after == one.contest.games
    assert one.contest.bots[0].win_rate == two.contest.bots[0].win_rate
    longer = sprt.run(plan, least_games=120)
    assert (longer.decided_after, longer.ratio) == (one.decided_after, one.ratio)
    assert longer.contest.games == 120
    scores = iter([0.0, 1.0] * 50)
    monkeypatch.setattr(sprt, "play_blocks", lambda tasks, jobs: (synthetic(next(scores)) for _ in tasks))
    for games in (60, 20):
        undecided = sprt.run(plan, most_games=games)
        assert (undecided.verdict, undecided.decided_after, undecided.contest.games) == (None, None, games)


def test_usual_jobs_are_at_least_one() -> None:
    assert contest.usual_jobs() >= 1


def test_there_are_never_more_processes_than_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    new_pool = contest.new_pool
    monkeypatch.setattr(contest, "new_pool", lambda jobs: asked.append(jobs) or new_pool(jobs))
    plan = Plan.of(["deckhand", "castaway"])
    assert run(plan, 4, jobs=256).games == 4
    assert sprt.run(plan, most_games=2, jobs=256).contest.games == 2
    assert len(play_mixed(["deckhand", "castaway"], 2, 2, jobs=256)) == 1
    assert asked == [2, 1, 1]
    assert list(play_blocks([], jobs=2)) == []


def test_a_pool_that_is_ended_while_it_works_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", told.append)
    pool = contest.new_pool(2)
    try:
        next(iter(pool.in_order(time.sleep, [0.01] + [20] * 30)))  # and what comes of the others, nobody wants any more
        for worker in list(pool._processes.values()):  # pyright: ignore[reportPrivateUsage]
            worker.kill()
        time.sleep(0.3)  # on a busy machine, Python's own thread sees that before it hears of the end
    finally:
        contest.end_pool(pool)
    assert told == []
