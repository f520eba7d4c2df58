"""The coach's commands: for people and for programs, and what is wrong said in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from positions import TELLING, played
from rich.cells import cell_len

from portroyal import cli
from portroyal.record import beginning_of, load, save


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


@pytest.fixture
def season(tmp_path: Path, record: Path) -> Path:
    """Two games, a line each."""
    file = tmp_path / "season.jsonl"
    line = record.read_text("utf-8")
    file.write_text(line + line)
    return file


def test_hint_for_people(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["hint", str(position), "--iterations", "400"]) == 0
    text = capsys.readouterr().out
    assert "Stop: 36 of 114 cards bust you" in " ".join(text.split())
    assert max(map(cell_len, text.splitlines())) <= 80


def test_hint_and_review_in_another_language(
    position: Path, record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.run(["hint", str(position), "--iterations", "400", "--language", "de"]) == 0
    assert "Aufhören: Bei 36 von 114 Karten platzt dein Zug" in " ".join(capsys.readouterr().out.split())
    monkeypatch.setenv("LC_MESSAGES", "es_MX.UTF-8")
    assert cli.run(["review", str(record), "--iterations", "4"]) == 0
    text = capsys.readouterr().out
    assert "+ suerte" in text and "Lo que decidió la partida:" in text
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


def test_a_position_may_begin_with_a_byte_order_mark(position: Path, capsys: pytest.CaptureFixture[str]) -> None:
    position.write_text("\ufeff" + position.read_text())
    assert cli.run(["hint", str(position), "--iterations", "5", "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["options"]) == 2


def test_hint_takes_a_moment_of_a_record(record: Path, season: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = beginning_of(load(record))
    after = 0
    while len(game.legal()) == 1 or after < 20:
        game.apply(game.check(load(record)["actions"][after]))
        after += 1
    told: list[str] = []
    for source in ([str(record)], [str(season), "--game", "2"]):
        assert cli.run(["hint", *source, "--after", str(after), "--iterations", "20", "--json"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert {option["action"] for option in json.loads(told[0])["options"]} == {each.words for each in game.legal()}


def test_a_game_of_a_season_is_reviewed_and_replayed(season: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["review", str(season), "--game", "2", "--iterations", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["over"] is True
    assert cli.run(["replay", str(season), "--game", "1", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True


def test_a_game_that_has_just_begun(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "begun.json"
    save(file, played(("deckhand", "castaway"), seed=2, longest=0))
    assert cli.run(["review", str(file), "--iterations", "4"]) == 0
    assert "decided" not in capsys.readouterr().out
    save(file, played(("deckhand", "castaway"), seed=2, longest=40))
    assert cli.run(["review", str(file), "--iterations", "4"]) == 0
    assert "What decided the game" not in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "[" * 100_000, '{"about": "x"}', "\ufeff{}"])
def test_what_is_no_record_is_refused_whatever_it_is(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strange.json"
    file.write_text(text, "utf-8")
    for command in (["review"], ["replay"], ["hint"], ["hint", "--after", "0"]):
        assert cli.run([command[0], str(file), *command[1:]]) == 2
        assert capsys.readouterr().err.count("\n") == 1


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
        ("hint {record} --iterations 0", "--iterations 0 should be 1 to"),
        ("hint {record} --threads 0", "--threads 0 should be 1 to"),
        ("hint {record}", "is the record of a game. Say after how many of its actions with --after"),
        ("hint {record} --after 9999", "--after 9999 should be 0 to"),
        ("hint {record} --after -1", "--after -1 should be 0 to"),
        ("hint {record} --game 1", "Say after how many actions"),
        ("hint {position} --after 3", "is not the record of a game: leave out --after and --game"),
        ("hint {record} --game 2 --after 3", "holds no record 2: there are 1 to 1"),
        ("hint {season} --after 3", "holds 2 records: say which one with --game, 1 to 2"),
        ("hint {season}", "holds 2 records. Name one with --game, 1 to 2, and say after how many of its actions"),
        ("review {season}", "holds 2 records: say which one with --game, 1 to 2"),
        ("replay {season}", "holds 2 records: say which one with --game, 1 to 2"),
        ("hint {position} --iterations 3000000000", "--iterations 3000000000 should be 1 to 100000000"),
        ("review {record} --iterations 3000000000", "--iterations 3000000000 should be 1 to 100000000"),
        ("hint {position} --threads 1500", "--threads 1500 should be 1 to 256"),
        ("hint {position} --threads 1.5", "--threads should be a whole number, not '1.5'"),
        ("hint {position} --iterations 2.7", "--iterations should be a whole number, not '2.7'"),
        ("hint {record} --after 2.7", "--after should be a whole number, not '2.7'"),
        ("replay {season} --game 1.5", "--game should be a whole number, not '1.5'"),
        ("replay {season} --game 3", "holds no record 3"),
        ("review {record} --plot nosuch/plot.svg", "there is no folder nosuch"),
        ("review nosuch.json", "Can't read nosuch.json"),
        ("review {record} --plot plot.txt", "called .svg or .png"),
        ("review {position}", "A record has"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    command: str, says: str, record: Path, season: Path, position: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(command.format(record=record, position=position, season=season).split()) == 2
    captured = capsys.readouterr()
    assert says in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""
