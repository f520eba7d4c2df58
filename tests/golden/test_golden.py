"""Golden games: every record in this folder replays, action by action, to its outcome and hash."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from portroyal import Game
from portroyal.campaigns import tell
from portroyal.contracts import IDS
from portroyal.errors import RecordError
from portroyal.modules import MODULES
from portroyal.record import load_all

FOLDER = Path(__file__).parent
tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml")
RECORDS = [
    pytest.param(record, id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*.jsonl"))
    for number, record in enumerate(load_all(path), 1)
]


@pytest.mark.parametrize("record", RECORDS)
def test_a_golden_game_replays_to_its_hash(record: dict[str, Any]) -> None:
    game = Game.replay(record)
    assert game.over
    assert game.record() == record


def test_there_are_games_of_every_edition_and_player_count() -> None:
    records: list[dict[str, Any]] = [parameter.values[0] for parameter in RECORDS]
    assert {(record["edition"], record["players"]) for record in records} >= {
        (edition, players) for edition in ("pegasus-2014", "sjg-2017", "bigbox-2021") for players in range(2, 6)
    }


def test_there_are_games_of_every_module_and_crews_that_won_and_lost() -> None:
    records: list[dict[str, Any]] = [parameter.values[0] for parameter in RECORDS]
    assert {module for record in records for module in record["modules"]} == set(MODULES)
    crews = [(record["players"], record["outcome"]["crew"]["won"]) for record in records if "coop" in record["modules"]]
    assert {(players, won) for players in (1, 2, 3) for won in (True, False)} <= set(crews)
    assert {players for players, _ in crews} == set(range(1, 6))
    signed = {action.split()[1] for record in records for action in record["actions"] if action.startswith("contract ")}
    declined = any(action.startswith("decline ") for record in records for action in record["actions"])
    assert declined and signed | {"frigate_nemesis", "galleon_nemesis"} == set(IDS), "nemeses go by ships declined"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda record: record.update(hash="0" * 64), "record/hash"),
        (lambda record: record["outcome"].update(winners=[]), "record/outcome"),
        (lambda record: record["actions"].pop(), "record/outcome"),
        (lambda record: record["actions"].insert(0, "pass"), "record/action"),
        (lambda record: record.update(seed="another"), "record/"),
        (lambda record: record.update(rules=99), "record/rules"),
        (lambda record: record.update(format=99), "record/format"),
        (lambda record: record.pop("edition"), "record/unreadable"),
        (lambda record: record.update(edition="none"), "record/unreadable"),
        (lambda record: record.update(cheat=True), "record/unreadable"),
    ],
)
def test_a_record_that_lies_is_refused(change: Any, code: str) -> None:
    record = copy.deepcopy(RECORDS[0].values[0])
    change(record)
    with pytest.raises(RecordError) as caught:
        Game.replay(record)  # type: ignore[arg-type]
    assert caught.value.code.startswith(code)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("names", ["Dee", "Eve"]),
        ("seed", 2),
        ("edition", "sjg-2017"),
        ("players", 3),
        ("rulings", {"first_draw": "no"}),
    ],
)
def test_a_record_says_the_same_as_the_position_it_begins_with(key: str, value: object) -> None:
    players = [{"name": name, "coins": 3} for name in ("Ann", "Ben")]
    record = Game.from_position({"seed": 1, "players": players}).record()
    Game.replay(record)
    with pytest.raises(RecordError, match=f"The record has {key} .*, its position"):
        Game.replay(record | {key: value})
