"""Bots that misbehave badly: they are written up, and never take the run down."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest
from rich.console import Console

from portroyal import Game
from portroyal.arena.blocks import Plan
from portroyal.arena.contest import Contest, play_blocks, run
from portroyal.arena.match import Limits, play_match
from portroyal.arena.report import contest_report
from portroyal.bots import version_of
from portroyal.cli_shared import print_json
from portroyal.notation import action_of, actions_of

HERE = Path(__file__).parent
QUICK = Limits(seconds=0.01)


def told_of(contest: Contest) -> str:
    """The report as text."""
    console = Console(width=200, color_system=None)
    with console.capture() as captured:
        console.print(contest_report(contest))
    return captured.get()


def test_what_a_bot_says_can_always_be_printed() -> None:
    found = run(Plan.of(["strangers:Mumbler", "castaway"]), 2)
    text = json.dumps(found.as_dict(), ensure_ascii=False)
    text.encode("utf-8")
    assert {fault.message.partition(": ")[2] for fault in found.faults} == {
        "Unspeakable, which can't be printed",
        "ValueError: half a letter \\ud800",
        "ValueError: \\x1b[31mred\\nalert\\x07",
    }
    assert found.bots[0].version == "1\\ud800\\x1b[31m"
    assert "\x1b" not in told_of(found)


def test_json_is_printed_whatever_is_in_it(capsys: pytest.CaptureFixture[str]) -> None:
    print_json({"seed": "half a letter \ud800", "name": "Jürgen"})
    assert json.loads(capsys.readouterr().out) == {"seed": "half a letter \ud800", "name": "Jürgen"}


def test_a_version_that_can_not_be_told_is_none() -> None:
    class Secretive:
        @property
        def version(self) -> str:
            raise RuntimeError("secret")

    assert version_of(Secretive()) == "unversioned"


def test_a_crash_is_told_with_its_place_once_and_how_often() -> None:
    found = run(Plan.of(["strangers:Crasher", "strangers:Mumbler"]), 4)
    told = told_of(found)
    line = next(
        number
        for number, text in enumerate((HERE / "strangers.py").read_text().splitlines(), 1)
        if 'ValueError("a bad day")' in text
    )
    count = found.bots[0].faults
    assert f"  {count} times: strangers.py:{line}: ValueError: a bad day" in told
    assert told.count("a bad day") == 1
    assert told.count("strangers.py:") == 4


def test_five_messages_of_each_bot_are_told() -> None:
    found = run(Plan.of(["strangers:Cheater", "strangers:Crasher"]), 4)
    told = told_of(found)
    assert sum(" times: " in line for line in told.splitlines()) == 5 + 1
    assert "other messages" in told
    assert " at 0x" not in told
    assert "a bad day" in told


def test_a_bot_that_answers_in_words_is_told_what_to_answer() -> None:
    fault = play_match(["strangers:Wordy", "castaway"], 1).faults[0]
    assert fault.message.startswith("Answer with one of the actions of `legal` itself, not with its words: ")


def test_listening_counts_as_thinking() -> None:
    result = play_match(["strangers:SlowListener", "castaway"], 1, limits=Limits(seconds=0.002))
    assert result.overruns[0] == result.decisions[0]
    assert result.times[0].quantile(0.0) > 0.0019


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_block_that_can_not_be_played_on_died_of_something(jobs: int) -> None:
    found = run(Plan.of(["strangers:Lawmaker", "castaway"]), 4, jobs=jobs)
    assert (found.games, found.died) == (0, (0, 1))
    assert found.reasons == ("PositionError: There are 3 players but 2 names.",)
    told = told_of(found)
    assert "2 blocks died and are not counted. Not ours at this table: strangers:Lawmaker." in told
    assert "There are 3 players" in told
    assert "nothing was measured" in told
    assert "0.00" not in told
    assert found.as_dict()["bots"][1]["win_rate"] is None
    assert "1 block died and is not counted." in told_of(replace(found, died=(1,)))


@pytest.mark.parametrize("bot", ["Deaf", "Sly"])
def test_a_bot_that_hears_no_alarm_is_ended_with_its_process(bot: str) -> None:
    fair, deaf = Plan.of(["deckhand", "castaway"]), Plan.of([f"strangers:{bot}", "castaway"], limits=QUICK)
    begin = time.perf_counter()
    blocks = list(play_blocks([(fair, 0), (deaf, 1), (fair, 2)], jobs=1))
    assert [block.died for block in blocks] == [False, True, False]
    assert "Its process ended" in blocks[1].reason
    assert time.perf_counter() - begin < 20


@pytest.mark.parametrize("bot", ["Ponderer", "Parent"])
def test_what_a_bot_leaves_behind_does_not_outlive_the_run(bot: str) -> None:
    begin = time.perf_counter()
    told = arena(f"strangers:{bot}", "castaway", "--games", "4", "--json")
    assert json.loads(told.stdout)["games"] == 4
    # Whoever still holds the other end of standard error would have kept us waiting.
    assert time.perf_counter() - begin < 30


@pytest.mark.parametrize("bot", ["strangers:Shouter", "shouts_at_once:Bot"])
def test_whatever_a_bot_prints_standard_output_has_only_results(bot: str) -> None:
    told = arena(bot, "castaway", "--games", "2", "--json")
    assert json.loads(told.stdout)["games"] == 2
    assert "SHOUT" in told.stderr


def arena(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-m", "portroyal.cli", "arena", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, cwd=HERE, check=True)


def test_nobody_can_change_an_action_that_others_hold_too() -> None:
    legal = Game.new(2, seed=1).legal()
    for action in [*legal, action_of(int(legal[0]), only_way=False)]:
        for name in ("words", "kind", "card", "mine"):
            with pytest.raises(AttributeError):
                object.__setattr__(action, name, "pass")
        assert not hasattr(action, "__dict__")
        assert pickle.loads(pickle.dumps(action)).words == action.words
    assert actions_of([int(legal[0])])[0] is legal[0]
