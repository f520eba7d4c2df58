"""Every road through a campaign leads somewhere, and the roads of the bell are those of its table."""

from __future__ import annotations

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from portroyal.campaign.graph import Road, faults, roads
from portroyal.campaign.story import story
from portroyal.campaign.trial import play_by_chance
from portroyal.campaigns import Tale, built_in, tale_of, tell
from portroyal.cli_campaign import check
from portroyal.errors import CampaignError

TINY = Path(__file__).parent.parent / "campaigns" / "tiny.toml"
# Which mission may follow which, as the table of the reconstruction has it: (asked, if done, if not) or the one next.
TABLE = {
    "10": "11", "11": "10? 12/13", "12": "12? 14/15", "13": "13? 16/17", "14": "61", "15": "61", "16": "61", "17": "61",
    "20": "20? 21/22", "21": "21? 23/24", "22": "20? 24/25", "23": "23? 26/27", "24": "24? 27/28a", "25": "25? 28a/28b",
    "26": "62", "27": "62", "28a": "62", "28b": "62",
    "30": "31|32", "31": "31? 33/34", "32": "32? 33/34", "33": "30? 35/36", "34": "30? 37/38",
    "35": "63", "36": "63", "37": "63", "38": "63",
    "40": "41", "41": "40? 42/43", "42": "41? 44/45", "43": "41? 46/47",
    "44": "64|48", "45": "64|48", "46": "64|48", "47": "64|48", "48": "64",
    "50": "52", "51": "50? 56/57", "52": "50? 53/51", "53": "53? 54/55",
    "54": "65|58", "55": "65|58", "56": "65|58", "57": "65|58", "58": "65",
}  # fmt: skip
ENDINGS = ("61", "62", "63", "64", "65")


def bell() -> Tale:
    return tale_of("the-bell")


def follows(mission: str, mode: str) -> list[str]:
    """What may come after a mission, by the table."""
    said = TABLE[mission].split("|")
    chosen = said[0 if mode == "cooperative" else -1]
    return [] if chosen in ENDINGS else chosen.split("? ")[-1].split("/")


def by_the_table(first: str, mode: str) -> set[tuple[str, ...]]:
    found: set[tuple[str, ...]] = set()
    waiting = [(first,)]
    while waiting:
        road = waiting.pop()
        further = follows(road[-1], mode)
        found |= set() if further else {road}
        waiting += [(*road, mission) for mission in further]
    return found


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
@pytest.mark.parametrize("chapter", range(1, 6))
def test_the_roads_of_the_bell_are_those_of_its_table(chapter: int, mode: str) -> None:
    assert {road.missions for road in roads(bell(), chapter, mode)} == by_the_table(f"{chapter}0", mode)


@pytest.mark.parametrize("chapter", range(1, 6))
def test_every_cooperative_road_has_four_missions_and_ends_at_card_9(chapter: int) -> None:
    """A38, A62: one player has cubes for four."""
    for road in roads(bell(), chapter, "cooperative"):
        assert len(road.missions) == 4
        assert road.end == {"card9": True, "success": f"6{chapter}"}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "it"])
def test_the_bell_has_no_faults_and_its_story_fits(language: str) -> None:
    assert faults(bell(), story("the-bell", language)) == []


def test_the_tiny_campaign_has_no_faults() -> None:
    assert faults(tell(TINY)) == []


def changed(change: Any) -> Tale:
    """The bell with something changed in its story cards."""
    facts = copy.deepcopy(dict(built_in()["the-bell"]))
    cards = {card["id"]: card for card in facts["story"]}
    change(cards)
    return tell(facts)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (lambda cards: cards["11"].update(hourglass={"next": "12"}), "Chapter 1: no road leads to the mission 13."),
        (
            lambda cards: cards["12"].update(hourglass={"next": "10"}),
            "Chapter 1, cooperative, 10 11 12: the story comes back to a mission that lies there already.",
        ),
        (
            lambda cards: cards["11"].update(hourglass={"ask": "20", "done": "12", "not_done": "13"}),
            "Chapter 1, cooperative, 10 11 12 14: 11 asks for 20, which does not lie there.",
        ),
        (
            lambda cards: cards["14"].update(hourglass={"buy_off": 8}),
            "Chapter 1, cooperative, 10 11 12 14: nobody comes to card 9.",
        ),
        (
            lambda cards: cards["44"].update(hourglass={"next": "48"}),
            "Chapter 4, cooperative, 40 41 42 44 48: 5 missions are more than one player has cubes for, 4.",
        ),
        (
            lambda cards: cards["14"].update(hourglass={"card9": True, "success": "66"}),
            "Chapter 1, cooperative, 10 11 12 14: the ending 66 is no story card.",
        ),
        (
            lambda cards: cards["61"].update(codas={"quiet": ["16"], "loud": ["15", "17"]}),
            "Chapter 1, cooperative, 10 11 12 14: the ending 61 has no last words for 14.",
        ),
        (
            lambda cards: cards["13"].update(hourglass={"next": "26"}),
            "Chapter 1, cooperative, 10 11 13 26: 26 belongs to chapter 2.",
        ),
    ],
)
def test_a_fault_is_told_with_its_road(change: Any, fault: str) -> None:
    assert fault in faults(changed(change))


def test_a_story_that_does_not_fit_is_told_card_by_card() -> None:
    facts = copy.deepcopy(dict(built_in()["the-bell"]))
    facts["story"] = [card for card in facts["story"] if card["id"] != "28b"]
    for card in facts["story"]:
        if card["id"] == "25":
            card["hourglass"] = {"next": "28a"}
    found = faults(tell(facts), story("the-bell", "en"))
    assert found == ["The story has a card 28b that the campaign does not know."]
    tiny = tell(tomllib.loads(TINY.read_text()))
    assert "The story has no card t10." in faults(tiny, story("the-bell", "en"))


def test_a_road_tells_its_end() -> None:
    assert roads(bell(), 3, "competitive")[0] == Road(("30", "32", "33", "35"), {"buy_off": 8})


def test_chapters_played_by_chance_end_in_every_mode() -> None:
    played, won = play_by_chance(tell(TINY), 8)
    assert played == 2 * 2 * 8 and 0 <= won <= 2 * 8


def test_the_command_tells_faults_and_what_was_tried(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert check(TINY, games=1) == 0
    assert "tiny: 2 chapters, 6 missions, every road leads to an end.\n4 games" in capsys.readouterr().out
    lost = tmp_path / "lost.toml"
    lost.write_text(TINY.read_text().replace('hourglass = { next = "t21" }', 'hourglass = { next = "t22" }'))
    assert check(lost) == 1
    assert "Chapter 2: no road leads to the mission t21." in capsys.readouterr().out
    with pytest.raises(CampaignError, match="'gain_doubloons'"):
        check(written(tmp_path, "gain_coins = 1, who", "gain_doubloons = 1, who"))


def written(folder: Path, text: str, becomes: str) -> Path:
    file = folder / "changed.toml"
    file.write_text(TINY.read_text().replace(text, becomes))
    return file
