"""`portroyal verify` says in plain words what holds and what does not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from portroyal import Game
from portroyal.cli import run
from portroyal.fair import Fair, commitment_of, first_player
from portroyal.ruleset import Ruleset

SERVER, ANNS = "5e" * 32, "a1" * 32


def game_of(server: str = SERVER, moves: int | None = None) -> dict[str, Any]:
    fair = Fair("TABLE-1", commitment_of("TABLE-1", server), server, (ANNS, None))
    game = Game.deal(Ruleset.of(2), fair=fair, names=["Ann", "Ben"], start=first_player(fair.seed, 2))
    while not game.over and (moves is None or game.version < moves):
        game.apply(game.legal()[-1])
    return game.record()


def told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, *records: dict[str, Any], options: str = ""
) -> tuple[int, str]:
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in records))
    code = run(["verify", str(file), *options.split()])
    return code, " ".join(capsys.readouterr().out.split())


def test_a_fair_game_holds_and_says_why(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, said = told(capsys, tmp_path, game_of())
    assert code == 0
    assert "✗" not in said and said.count("✓") == 8
    assert "The server kept its word" in said and "Everything holds." in said


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda game: {"fair": game["fair"] | {"server": "00" * 32}}, "The server broke its word"),
        (lambda game: {"fair": game["fair"] | {"parts": [ANNS, ANNS]}}, "The key does not follow"),
        (lambda game: {"actions": ["take sailor:3"]}, "An action can’t be played: Action 1"),
        (lambda game: {"actions": ["DRAW", *game["actions"][1:]]}, "not written as they were played"),
        (lambda game: {"outcome": None}, "The game does not end the way"),
        (lambda game: {"hash": "0" * 64}, "fingerprint of the last position does not fit"),
        (lambda game: {"fair": {}}, "The parts of a seed have the keys"),
        (lambda game: {"names": ["Ann", "Bob"]}, "The fingerprint of the whole record is missing or does not fit"),
        (lambda game: {"winner": "Ann"}, "A record has no key"),
    ],
)
def test_what_does_not_hold_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, change: Any, words: str
) -> None:
    game = game_of()
    code, said = told(capsys, tmp_path, game | change(game))
    assert code == 1
    assert words in said and "This record does not hold." in said


def test_a_game_without_parts_is_told_apart_from_a_forged_one(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    game = {key: value for key, value in game_of().items() if key not in ("fair", "seal")}
    code, said = told(capsys, tmp_path, game)
    assert code == 0
    assert "There is no commitment for this game" in said and "Everything holds." in said


def test_a_game_that_goes_on_has_no_result_to_check(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    code, said = told(capsys, tmp_path, game_of(moves=20))
    assert code == 0 and "· The record has no result." in said


def test_of_many_only_those_are_told_that_do_not_hold(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good, bad = game_of(moves=9), game_of("7f" * 32, moves=9)
    code, said = told(capsys, tmp_path, good, bad | {"hash": "0" * 64}, good)
    assert code == 1
    assert "game 2:" in said and "game 1:" not in said and "3 records: one does not hold." in said
    assert told(capsys, tmp_path, good, good) == (0, "2 records, and all hold.")


def test_a_record_without_its_seal_is_never_passed_over(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = game_of(moves=9)
    bare = {key: value for key, value in good.items() if key != "seal"}
    code, said = told(capsys, tmp_path, bare)
    assert code == 0 and "· There is no fingerprint of the whole record, so its names and notes are not proven." in said
    code, said = told(capsys, tmp_path, good, bare)
    assert code == 0 and "game 2:" in said and "game 1:" not in said and "not proven" in said
    code, said = told(capsys, tmp_path, bare | {"actions": ["take sailor:3"]})
    assert code == 1 and "not proven" in said


def test_programs_get_every_point(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(game_of()))
    assert run(["verify", str(file), "--json"]) == 0
    (facts,) = json.loads(capsys.readouterr().out)
    assert facts["ok"] and [point["id"] for point in facts["points"]] == [
        *("commitment", "parts", "first", "actions", "cards", "outcome", "hash", "seal")
    ]
    assert facts["points"][4]["shuffles"] >= 1


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_it_is_said_in_every_language(capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str) -> None:
    game = game_of(moves=5)
    code, said = told(capsys, tmp_path, game | {"start": 1 - game["start"]}, options=f"--language {language}")
    assert code == 1 and "✗" in said
