"""The rules last: a game goes on, and is told again, under the version it began with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from portroyal import RULES_VERSION, RULES_VERSIONS, Game, Ruleset
from portroyal.engine.chacha import make_block
from portroyal.errors import RecordError, RulesetError
from portroyal.record import load_all

GOLDEN = Path(__file__).parent.parent / "golden"


def deck(game: Game) -> list[str]:
    return list(game.to_position()["deck"])


def test_a_new_game_is_of_the_newest_version() -> None:
    assert max(RULES_VERSIONS) == RULES_VERSION
    game = Game.new(3, seed=1)
    assert game.ruleset.version == RULES_VERSION
    assert game.record()["rules"] == RULES_VERSION
    assert game.view(0).as_dict()["ruleset"]["version"] == RULES_VERSION


@pytest.mark.parametrize("version", RULES_VERSIONS)
def test_a_game_of_any_version_replays_to_its_hash(version: int) -> None:
    game = Game.new(3, seed=1, version=version)
    while not game.over:
        game.play(game.legal()[-1])
    again = Game.replay(game.record())
    assert (again.hash, again.ruleset.version) == (game.hash, version)


@pytest.mark.parametrize("version", RULES_VERSIONS)
def test_a_position_goes_on_under_its_version(version: int) -> None:
    game = Game.new(2, seed=3, version=version)
    while game.view().deck_pass < 2:
        game.play(game.legal()[-1])
    again = Game.from_position(Game.new(2, seed=3, version=version).to_position())
    assert again.ruleset.version == version
    for words in game.words():
        again.play(words)
    assert deck(again) == deck(game), "the second pass is shuffled alike"


def test_a_position_that_names_no_version_is_of_the_first_as_all_were_once() -> None:
    document = Game.new(2, seed=1, version=1).to_position()
    assert "rules" not in document
    assert Game.from_position(document).ruleset.version == 1


def test_versions_shuffle_differently() -> None:
    assert deck(Game.new(2, seed=1, version=1)) != deck(Game.new(2, seed=1, version=2))


def test_records_of_version_1_are_kept_and_replay() -> None:
    records: list[dict[str, Any]] = load_all(GOLDEN / "base.jsonl")
    assert {record["rules"] for record in records} == {1}
    assert Game.replay(records[0]).hash == records[0]["hash"]


@pytest.mark.parametrize("version", [0, -1, 3, 99, "2", True, None, 2.0])
def test_a_version_that_is_not_known_is_refused_with_the_way_out(version: Any) -> None:
    is_newer = version in (3, 99)
    says = "pip install --upgrade" if is_newer else "this program knows 1 and 2. A version is one of these"
    with pytest.raises(RulesetError, match=says) as refused:
        Game.new(2, seed=1, version=version)
    assert ("upgrade" in str(refused.value)) == is_newer
    record = {**Game.new(2, seed=1).record(), "rules": version}
    with pytest.raises(RecordError, match=says) as caught:
        Game.replay(record)
    assert caught.value.code == "record/rules"


@pytest.mark.parametrize("version", RULES_VERSIONS)
def test_rules_as_plain_data_make_the_same_rules_again(version: int) -> None:
    rules = Ruleset.of(
        3, edition="sjg-2017", modules=["base", "gambler"], rulings={"first_draw": "no"}, version=version
    )
    assert Ruleset.of(**rules.as_dict()) == rules
    assert Ruleset.of(**Game.deal(rules, seed=1).view().as_dict()["ruleset"]) == rules


def test_a_block_of_chacha20_is_the_one_of_the_standard() -> None:
    """RFC 8439, 2.3.2: key 00 01 .. 1f, counter 1, nonce 000000090000004a00000000."""
    state = Game.new(2, seed=1).state.clone()
    state.rekey(tuple(int.from_bytes(bytes(range(at, at + 4)), "little") for at in range(0, 32, 4)))
    make_block(state, 1, 0x09000000, 0x4A000000, 0)
    assert state.read("block")[:4] == [0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3]
    assert state.read("block")[12:16] == [0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2]
