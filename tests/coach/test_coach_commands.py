"""The coach's commands: for people and for programs, and what is wrong said in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from positions import TELLING, played
from rich.cells import cell_len

from portroyal import cli
from portroyal.record import save


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(TELLING["four ships and no sword"][0].to_position()))
    return file


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    save(file, played(("deckhand", "castaway"), seed=2))
    return file


def test_hint_for_people(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["hint", str(position), "--iterations", "400"]) == 0
    text = capsys.readouterr().out
    assert "Stop: The next card is a bust with 36 of 114 cards" in " ".join(text.split())
    assert max(map(cell_len, text.splitlines())) <= 80


def test_hint_for_programs(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["hint", str(position), "--seconds", "1.5", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["options"][0]["action"] == "stop"
    assert told["reason"]["id"] == "bust_risk"
    assert told["horizon"] == {"turns": 4}


def test_hint_takes_a_view_too(position: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = TELLING["four ships and no sword"][0]
    file = tmp_path / "view.json"
    file.write_text(json.dumps(game.view(0).as_dict()))
    told: list[str] = []
    for source in (file, position):
        assert cli.run(["hint", str(source), "--iterations", "50", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_review_for_people_and_programs(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plot = tmp_path / "plot.svg"
    assert cli.run(["review", str(record), "--iterations", "4", "--plot", str(plot)]) == 0
    text = capsys.readouterr().out
    assert "+ luck" in text and "= result" in text and "What decided the game:" in text
    assert max(map(cell_len, text.splitlines())) <= 80
    assert plot.read_text().startswith("<?xml")
    assert cli.run(["review", str(record), "--iterations", "4", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    for player in told["players"]:
        assert player["start"] + player["luck"] + player["skill"] == pytest.approx(player["result"])
    assert len(told["moments"]) == 3


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("hint nosuch.json", "Can't read nosuch.json"),
        ("hint {record} --seconds 0", "--seconds 0 should be more than 0"),
        ("hint {record} --iterations 0", "--iterations 0 should be 1 or more"),
        ("hint {record} --threads 0", "--threads 0 should be 1 or more"),
        ("hint {record}", "no key"),
        ("review nosuch.json", "Can't read nosuch.json"),
        ("review {record} --plot plot.txt", "called .svg or .png"),
        ("review {position}", "A record has"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    command: str, says: str, record: Path, position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(command.format(record=record, position=position).split()) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
