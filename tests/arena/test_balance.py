"""The balance of a campaign: chapters played by helmsmen, told as tables and as a picture."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from portroyal.arena.balance import Cell, cells, draw, measured, report, undone
from portroyal.campaigns import tell
from portroyal.cli_campaign import balance
from portroyal.cli_shared import WrongUse

TINY = Path(__file__).parent.parent / "campaigns" / "tiny.toml"


def cell(won: int, rounds: float = 10.0, mode: str = "cooperative") -> Cell:
    return Cell(1, 2, mode, 100, won, rounds, {"t10": 100, "t11": 50}, {"t10": 90, "t11": 1})


def test_a_cell_tells_whether_it_is_as_hard_as_it_should_be() -> None:
    assert cell(55).is_within and not cell(39).is_within and not cell(71).is_within
    assert cell(0, 8.0, "competitive").is_within and not cell(0, 7.9, "competitive").is_within
    assert cell(55).words == "55 (45 to 64)"


def test_missions_are_told_by_how_often_they_are_done_where_they_lie() -> None:
    assert undone([cell(1), cell(1), cell(1, mode="competitive")]) == {"t11": 0.02, "t10": 0.9}


def test_the_same_games_come_to_the_same(tmp_path: Path) -> None:
    tale = tell(TINY)
    found = list(cells(tale, 2, (1, 2)))
    assert [(each.mode, each.chapter, each.players) for each in found] == [
        *(("cooperative", chapter, players) for chapter in (1, 2) for players in (1, 2)),
        *(("competitive", chapter, 2) for chapter in (1, 2)),
    ]
    assert measured(tale, 1, 2, "cooperative", 2) == found[1]
    assert "| 2 players | " in report(tale, found) and "chapter 2" in report(tale, found)
    draw(tale, found, tmp_path / "plot.svg")
    assert len(list(ElementTree.parse(tmp_path / "plot.svg").iter("{http://www.w3.org/2000/svg}path"))) == 4


def test_the_command_tells_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert balance(TINY, games=1, players="1", plot=tmp_path / "p.svg") == 0
    assert "First tries won by crews" in capsys.readouterr().out and (tmp_path / "p.svg").exists()
    with pytest.raises(WrongUse):
        balance(players="7")
