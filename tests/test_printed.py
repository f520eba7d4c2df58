"""An owner of the box puts the printed numbers in: read, checked, told in records, and never mixed up."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from portroyal import printed
from portroyal.catalog_files import contract_lines, module_lines

PLAY = """
import json, sys
from portroyal import Game
modules = sys.argv[1].split(",")
game = Game.new(2, modules=modules, seed=7)
while not game.over:
    game.play(game.legal()[0])
print(json.dumps(game.record()))
"""
REPLAY = """
import json, sys
from portroyal import Game
print(Game.replay(json.load(sys.stdin)).over)
"""


def run(code: str, *words: str, file: Path | None, given: str = "") -> subprocess.CompletedProcess[str]:
    """Run a little program with or without a file of printed numbers."""
    environment = os.environ | {"PORTROYAL_PRINTED": str(file or "")}
    return subprocess.run(
        [sys.executable, "-c", code, *words], input=given, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file in which a ship and a seal are told otherwise than they come."""
    told = (
        printed.template().replace("turns = 2", "turns = 1").replace('"yellow", strength = 2', '"yellow", strength = 3')
    )
    path = tmp_path / "printed.toml"
    path.write_text(told, "utf-8")
    return path


def test_what_is_printed_takes_the_place_of_what_is_reconstructed(file: Path) -> None:
    shown = run(
        "from portroyal.catalog import BY_CODE; from portroyal.contracts import BY_ID\n"
        "ship, contract = BY_CODE['pinnace:3/2'], BY_ID['small_estate']\n"
        "print(ship.copies, ship.reconstructed, contract.turns, contract.reconstructed)",
        file=file,
    )
    assert shown.stdout.strip() == "{'set_sail': 1} {} 1 False", shown.stderr


def test_every_total_of_the_rulebook_holds_with_a_file(file: Path) -> None:
    shown = run(
        "from portroyal.ruleset import Ruleset\n"
        "print(sum(Ruleset.of(2, modules=['set_sail']).cards().values()))\n"
        "print(sum(Ruleset.of(2, modules=['base', 'set_sail']).cards().values()))",
        file=file,
    )
    assert shown.stdout.split() == ["60", "139"], shown.stderr


def test_a_game_by_printed_numbers_is_told_again_only_with_the_same(file: Path, tmp_path: Path) -> None:
    record = run(PLAY, "set_sail", file=file).stdout
    assert json.loads(record)["printed"]
    assert run(REPLAY, file=file, given=record).stdout.strip() == "True"
    without = run(REPLAY, file=None, given=record)
    assert "played by the printed numbers" in without.stderr
    other = tmp_path / "other.toml"
    other.write_text(file.read_text("utf-8").replace("turns = 1, letter", "turns = 3, letter"), "utf-8")
    assert run(REPLAY, file=other, given=record).stdout.strip() == "True", "contracts do not matter to Set Sail"
    other.write_text(file.read_text("utf-8").replace("strength = 7", "strength = 8"), "utf-8")
    assert "here are the printed numbers" in run(REPLAY, file=other, given=record).stderr


def test_a_game_by_the_numbers_that_come_is_not_told_by_others(file: Path) -> None:
    record = run(PLAY, "base,contract_cards,coop", file=None).stdout
    assert "printed" not in json.loads(record)
    assert "by the numbers that come with the program" in run(REPLAY, file=file, given=record).stderr


def test_games_that_printed_numbers_do_not_touch_stay_as_they_are(file: Path) -> None:
    record = run(PLAY, "base,gambler", file=file).stdout
    assert "printed" not in json.loads(record)
    assert run(REPLAY, file=None, given=record).stdout.strip() == "True"


CHOSEN = "bruja,explorer,jinx,luminary,mercenary"
PLAY_CHOSEN = PLAY.replace("seed=7", "seed=7, contracts=sys.argv[2].split(',')")


@pytest.mark.parametrize(
    "modules", ["base,set_sail", "base,set_sail,contract_cards", "base,set_sail,contract_cards,contracts"]
)
def test_cards_that_join_the_base_game_and_contracts_against_each_other_are_all_known_so_no_file_is_told_with_them(
    file: Path, modules: str
) -> None:
    # A yellow ship of 2 with 1 coin is one of the contract ships, too.
    file.write_text(file.read_text("utf-8").replace("strength = 3, coins = 2", "strength = 2, coins = 1", 1), "utf-8")
    here = json.loads(run(PLAY, modules, file=file).stdout)
    there = json.loads(run(PLAY, modules, file=None).stdout)
    assert "printed" not in here
    assert (here["hash"], here["outcome"]) == (there["hash"], there["outcome"]), "the same deck in the same order"


def test_contracts_chosen_by_hand_that_are_known_need_no_file(file: Path) -> None:
    record = run(PLAY_CHOSEN, "base,contract_cards,coop", CHOSEN, file=file).stdout
    assert "printed" not in json.loads(record)
    assert run(REPLAY, file=None, given=record).stdout.strip() == "True"
    told = run(PLAY_CHOSEN, "base,contract_cards,coop", CHOSEN.replace("jinx", "ransom"), file=file).stdout
    assert json.loads(told)["printed"]
    assert "played by the printed numbers" in run(REPLAY, file=None, given=told).stderr


# Where all parts that name a module are told, as records of earlier versions have it.
EARLIER = (
    "from portroyal import printed; printed.fingerprint = lambda modules, _=(): printed.earlier_fingerprint(modules)"
)


@pytest.mark.parametrize(
    "modules", ["base,set_sail", "base,contract_cards,contracts", "base,set_sail,contract_cards,coop"]
)
def test_records_of_earlier_versions_that_tell_more_than_matters_are_still_read(file: Path, modules: str) -> None:
    record = run(EARLIER + PLAY, modules, file=file).stdout
    assert json.loads(record)["printed"]
    assert run(REPLAY, file=file, given=record).stdout.strip() == "True"
    elsewhere = run(REPLAY, file=None, given=record)
    if "coop" in modules:
        assert "played by the printed numbers" in elsewhere.stderr, "which contracts' numbers nobody knows"
    else:
        assert elsewhere.stdout.strip() == "True", elsewhere.stderr


def test_what_is_no_fingerprint_is_refused_where_no_file_matters(file: Path) -> None:
    record = json.loads(run(PLAY, "base,set_sail", file=None).stdout)
    assert (
        "played by the printed numbers 'mine'"
        in run(REPLAY, file=None, given=json.dumps(record | {"printed": "mine"})).stderr
    )
    base = json.loads(run(PLAY, "base", file=None).stdout) | {"printed": "0123456789abcdef"}
    assert "played by the printed numbers" in run(REPLAY, file=None, given=json.dumps(base)).stderr


@pytest.mark.parametrize(
    ("wrong", "right", "said"),
    [
        ("strength = 7", "strength = 70", "needs 'strength', a number from 1 to 12 or \"skull\"."),
        ("cost = 7", "cost = 17", "needs 'cost', a number from 1 to 15."),
        ('color = "red", strength', 'color = "pink", strength', "'color', one of yellow, blue, green, red, black."),
        ("[0, 0, 0, 0, 0]", "[0, 0, 0, 0]", "'payouts', a list of 5, each a number from 0 to 20."),
        ('"yellow", strength = 1', '"blue", strength = 1', "yellow ship"),
        ('person = "pirate", cost = 7', 'person = "sailor", cost = 7', "sailor"),
        ('letter = "J"', 'letter = "JJ"', "'letter'"),
        ("small_estate =", "bruja =", "bruja"),
        ("[contracts]", "[contract]", "'contract'"),
        ("influence = 4", "influence = 4, swords = 3", "'swords'"),
        (
            'person = "sailor", cost = 5, influence = 2',
            'person = "sailor", cost = 3, influence = 2',
            "a cost tells one",
        ),
        # The sailor of the base game costs 3 too, and is worth 1.
        (
            'person = "sailor", cost = 3, influence = 1',
            'person = "sailor", cost = 3, influence = 2',
            "a cost tells one",
        ),
        (
            'person = "pirate", cost = 5, influence = 1',
            'person = "pirate", cost = 9, influence = 1',
            "a cost tells one",
        ),
        ("ships = [", "ships = 3\nboats = [", "boats"),
        ("[set_sail]", "[set_sail", "can't be used"),
    ],
)
def test_a_file_that_can_not_be_is_refused_with_the_reason(tmp_path: Path, wrong: str, right: str, said: str) -> None:
    told = printed.template()
    assert wrong in told
    path = tmp_path / "printed.toml"
    path.write_text(told.replace(wrong, right, 1), "utf-8")
    shown = run(PLAY, "set_sail", file=path)
    assert "The file of printed numbers can't be used" in shown.stderr
    assert said in shown.stderr
    assert not run(PLAY, "base,set_sail", file=path).stderr, "what it can't be about goes on"


ASIDE = """
import sys
from portroyal import Game
modules, contracts, aside = ["base", "contract_cards", "coop"], ["jinx", "small_estate", "ransom"], int(sys.argv[1])
game = Game.new(1, modules=modules, contracts=contracts, aside=aside, seed=1)
print(*game.view().aside.values())
"""


def test_seals_that_make_time_short_leave_fewer_cards_to_set_aside(tmp_path: Path) -> None:
    """13 cards, three times -1, and one letter: 11, and at least one of them stays."""
    told = printed.template().replace('turns = 2, letter = "J"', 'turns = -1, letter = "F"')
    path = tmp_path / "printed.toml"
    path.write_text(told.replace('turns = 1, letter = "J"', 'turns = -1, letter = "F"'), "utf-8")
    assert run(ASIDE, "10", file=path).stdout.split() == ["1", "10"]
    assert "from 0 to 10, not 11" in run(ASIDE, "11", file=path).stderr
    assert run(ASIDE, "12", file=None).stdout.split() == ["5", "12"]


def test_the_template_tells_every_card_that_is_reconstructed() -> None:
    facts, told = module_lines("set_sail"), printed.template()
    reconstructed = [line for kind in ("ships", "persons") for line in facts[kind] if line.get("reconstructed")]
    assert sum(line["copies"] for line in reconstructed) == 37
    assert told.count("{") == len(reconstructed) + sum(bool(line.get("reconstructed")) for line in contract_lines())


def test_the_command_tells_what_is_used(file: Path, tmp_path: Path) -> None:
    command = "from portroyal.cli import app; app(['printed'])"
    assert "is used for: set_sail, contracts" in run(command, file=file).stdout
    assert "Make one" in run(command, file=tmp_path / "none.toml").stdout
    assert "No file is looked for" in run(command, file=None).stdout
