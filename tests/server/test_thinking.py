"""Thinking beside the event loop: worker processes that search, give hints and review, and come back when they die."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from evenings import evening

from portroyal import Game
from portroyal.arena.match import play_match
from portroyal.coach import review
from portroyal.server.room.coaching import FIRST_DEALS, REVIEW_DEALS, deals_after, first_deals
from portroyal.server.room.thinking import Thinking
from portroyal.server.room.turns import HALVES_IN, MOST_OWNERS, Had, InTurn
from portroyal.server.room.workers import Worker, WorkerGone
from portroyal.server.table.story import influence_story, told_story


def middle_of_a_game() -> Game:
    game = Game.new(players=3, seed=5)
    while game.version < 40 or len(game.legal()) < 3:
        game.play(game.legal()[-1])
    return game


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine takes longer than players would wait until a worker has begun."""
    monkeypatch.setattr("portroyal.server.room.thinking.GRACE", 200.0)


def with_thinking(work: Any, workers: int = 1) -> None:
    async def run() -> None:
        thinking = Thinking(workers)
        try:
            await work(thinking)
        finally:
            await thinking.close()

    asyncio.run(run())


def test_bots_and_the_coach_answer_from_workers_and_threads_and_the_loop_never_waits() -> None:
    view = middle_of_a_game().view(middle_of_a_game().actor)

    async def work(thinking: Thinking) -> None:
        gaps: list[float] = []

        async def tick() -> None:
            loop = asyncio.get_running_loop()
            while True:
                before = loop.time()
                await asyncio.sleep(0.005)
                gaps.append(loop.time() - before - 0.005)

        ticking = asyncio.create_task(tick())
        for bot in ("castaway", "helmsman", "navigator", "privateer"):
            assert await thinking.choose(bot, view, "key") in view.legal
        hint = await thinking.hint(view, 0.3)
        assert {option["action"] for option in hint["options"]} == set(view.legal)
        ticking.cancel()
        gaps.sort()
        assert gaps[int(len(gaps) * 0.9)] < 0.05

    with_thinking(work)


def test_the_same_view_and_key_give_a_rule_of_thumb_the_same_choice() -> None:
    game = middle_of_a_game()
    view = game.view(game.actor)

    async def work(thinking: Thinking) -> None:
        for bot in ("castaway", "bosun", "daredevil"):
            assert len({await thinking.choose(bot, view, "key") for _ in range(3)}) == 1

    with_thinking(work)


def test_a_worker_that_dies_is_replaced() -> None:
    game = middle_of_a_game()
    view = game.view(game.actor)

    async def work(thinking: Thinking) -> None:
        await thinking.choose("navigator", view, "key")
        worker = thinking.workers[0]
        assert worker.process is not None
        task = asyncio.create_task(thinking.hint(view, 20.0))
        await asyncio.sleep(0.05)
        worker.process.kill()
        with pytest.raises(WorkerGone):
            await task
        assert await thinking.choose("navigator", view, "key") in view.legal
        assert thinking.turns.idle == [worker]

    with_thinking(work)


def test_when_every_worker_is_busy_another_bot_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    game = middle_of_a_game()
    view = game.view(game.actor)
    monkeypatch.setattr("portroyal.server.room.thinking.WAIT_FOR_A_WORKER", 0.05)

    async def work(thinking: Thinking) -> None:
        busy = await thinking.turns.take("somebody")
        words = await thinking.choose("privateer", view, "key")
        assert words == await thinking.choose("helmsman", view, "key")
        assert busy.process is None
        thinking.turns.give_back(busy)

    with_thinking(work)


def test_whoever_has_had_least_is_served_first() -> None:
    async def work() -> None:
        worker = Worker()
        turns = InTurn([worker])
        served: list[str] = []

        async def ask(owner: str) -> None:
            taken = await turns.take(owner)
            served.append(owner)
            turns.give_back(taken)

        first = await turns.take("greedy")
        owners = ("greedy", "greedy", "greedy", "greedy", "ann", "ben", "ann")
        asking = [asyncio.create_task(ask(owner)) for owner in owners]
        gone = asyncio.create_task(ask("gone"))
        await asyncio.sleep(0)
        gone.cancel()
        turns.give_back(first)
        await asyncio.gather(*asking)
        assert served == ["ann", "ben", "greedy", "ann", "greedy", "greedy", "greedy"]
        assert turns.idle == [worker] and not turns.waiting and not turns.lent

    evening(work())


def test_somebody_with_a_short_job_waits_for_one_of_twenty_who_have_long_ones_and_not_for_all() -> None:
    async def work() -> None:
        turns = InTurn([Worker()])
        loop = asyncio.get_running_loop()

        async def ask(owner: str, seconds: float) -> float:
            begun = loop.time()
            worker = await turns.take(owner)
            waited = loop.time() - begun
            await asyncio.sleep(seconds)
            turns.give_back(worker)
            return waited

        async def keep_asking(owner: str) -> None:
            while True:
                await ask(owner, 5.0)

        greedy = [asyncio.create_task(keep_asking(f"many {number}")) for number in range(20) for _ in range(4)]
        await asyncio.sleep(20 * 5.0 + 1.0)  # each of them had one
        for _ in range(8):
            assert await ask("ann", 0.3) <= 5.0
        assert await ask("ben", 0.3) <= 5.0
        for task in greedy:
            task.cancel()

    evening(work())


def test_who_had_much_long_ago_had_little_and_nobody_is_remembered_for_ever() -> None:
    had = Had()
    had.add("ann", 8.0, 0.0)
    had.add("ben", 1.0, 0.0)
    assert had.of("ann", 0.0) > had.of("ben", 0.0) > had.of("cleo", 0.0) == 0.0
    assert had.of("ann", 4 * HALVES_IN) < had.of("ben", 0.0)
    for number in range(3 * MOST_OWNERS):
        had.add(f"{number}", 0.0, number * 0.1)
    assert len(had.by_owner) <= MOST_OWNERS


def test_whoever_stops_waiting_when_it_is_their_turn_leaves_the_worker_to_the_next() -> None:
    async def work() -> None:
        worker = Worker()
        turns = InTurn([worker])
        taken = await turns.take("ann")
        ben = asyncio.create_task(turns.take("ben"))
        await asyncio.sleep(0)
        turns.give_back(taken)
        ben.cancel()  # the worker is on its way
        with pytest.raises(asyncio.CancelledError):
            await ben
        assert turns.idle == [worker]

    asyncio.run(work())


def test_a_job_that_fails_tells_why_and_does_not_end_the_others() -> None:
    game = middle_of_a_game()

    async def work(thinking: Thinking) -> None:
        with pytest.raises(WorkerGone, match="nothing to decide"):
            await thinking.hint(game.view((game.actor + 1) % 3), 0.1)
        assert await thinking.hint(game.view(game.actor), 0.1)

    with_thinking(work)


def test_a_story_tells_chances_luck_and_skill_that_add_up() -> None:
    record = play_match(["bosun", "castaway"], 3, about={"test": True}).record
    assert record is not None
    steps: list[tuple[int, int]] = []

    async def work(thinking: Thinking) -> None:
        review = await thinking.story(record, lambda done, of: steps.append((done, of)), 48)
        story = told_story(influence_story(record), review)
        assert not story.together
        assert story.ready and story.wins is not None and story.luck is not None and story.skill is not None
        assert steps and steps == sorted(steps) and steps[-1][0] <= steps[-1][1] < len(record["actions"])
        assert len(story.turns) == len(story.wins[0]) == len(story.influence[1])
        for point in zip(*story.wins, strict=True):
            assert sum(point) == pytest.approx(1.0, abs=1e-6)
        winner = max(range(2), key=lambda seat: story.influence[seat][-1])
        assert story.wins[winner][-1] == 1.0
        for seat in range(2):
            start = review["curve"][0][1][seat]
            assert start + story.luck[seat] + story.skill[seat] == pytest.approx(story.wins[seat][-1], abs=1e-6)
        assert all(moment.kind in ("decision", "chance") for moment in story.moments)
        castaways = story.costliest[1]
        assert castaways is not None and (castaways.kind, castaways.seat) == ("decision", 1)

    with_thinking(work)


def test_in_a_crew_luck_and_skill_are_what_each_of_them_brought_it() -> None:
    with (Path(__file__).parents[1] / "golden" / "coop.jsonl").open() as golden:
        record = next(record for record in map(json.loads, golden) if record["players"] == 2)
    found = review(record, iterations=4)
    told = found.as_dict() | {"costliest": [], "turning": [], "curve": found.curve}
    story = told_story(influence_story(record), told)
    assert story.together and story.luck is not None and story.skill is not None
    for seat in range(2):
        lost = sum(decision.loss for decision in found.decisions if decision.seat == seat)
        drawn = sum(chance.change[seat] for chance in found.chances if chance.seat == seat)
        assert (story.skill[seat], story.luck[seat]) == pytest.approx((-lost, drawn), abs=1e-9)
    start, end = found.curve[0][1][0], found.result[0]
    assert start + sum(story.luck) + sum(story.skill) == pytest.approx(end, abs=1e-9)


@pytest.mark.parametrize(
    ("first", "deals"), [(0.0, REVIEW_DEALS), (1.0, REVIEW_DEALS), (4.0, 19), (8.0, 12), (30.0, 12)]
)
def test_a_review_takes_as_many_deals_as_there_is_time_for(first: float, deals: int) -> None:
    """Whoever waits for it shall not wait longer than twenty seconds: fewer deals are less sure, and say so."""
    assert deals_after(first) == deals


def test_an_endless_game_keeps_no_other_review_waiting() -> None:
    """What is played at each of its decisions makes up for how many there are."""
    assert [first_deals(actions) for actions in (0, 300, 500)] == [FIRST_DEALS] * 3
    for actions in range(500, 5001, 100):
        first = first_deals(actions)
        assert first * actions <= FIRST_DEALS * 500 or first == 1
        assert deals_after(60.0, first) == 2 * first, "however long it took, the second look is no endless one"


def test_nothing_of_a_worker_is_left_behind() -> None:
    game = middle_of_a_game()

    async def run() -> int | None:
        thinking = Thinking(1)
        await thinking.choose("navigator", game.view(game.actor), "key")
        process = thinking.workers[0].process
        assert process is not None
        await thinking.close()
        return process.returncode

    assert asyncio.run(run()) is not None
