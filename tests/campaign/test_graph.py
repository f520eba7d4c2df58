"""Every road through a campaign leads somewhere, and the roads of the bell are those of its table."""

from __future__ import annotations

import copy
import tomllib
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from portroyal.arena.balance import Cell
from portroyal.arena.tryout import hardly_possible, never_won
from portroyal.campaign import out_of_reach, unlike_printed
from portroyal.campaign.graph import Road, faults, roads
from portroyal.campaign.story import story
from portroyal.campaigns import Facts, Tale, built_in, tale_of, tell, version_of
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
# What each thing that a mission asks for weighs in the reconstruction: roughly, how hard it is to have.
WEIGHTS = {
    "coins": 1, "crowns": 1, "ares": 2.5, "ares_book": 3.5, "ares_herbs": 3.5, "bread": 3, "bread_or_rum": 2.5,
    "swords": 1.5, "persons": 0.6, "persons_of_printed_cost_3": 1.5, "expeditions": 8, "influence": 0.6, "traders": 2,
    "captain": 2, "priest": 2, "settler": 2,
    "fourth_color": 3, "tax_paid": 6, "fourth_harbor_card": 3, "one_harbor_card": 5,
}  # fmt: skip


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


def hardness(card: Facts) -> float:
    """How hard a mission is: all it asks for, weighed."""
    asked = [*card.get("own", {}).items(), *card.get("discard", {}).items()]
    asked += [(card["moment"], 1)] if "moment" in card else []
    return sum(WEIGHTS[word] * number for word, number in asked)


def no_harder(facts: Facts) -> list[str]:
    """Month's ends of a campaign after which who failed has a mission no harder than who did not."""
    cards = {card["id"]: card for card in facts["story"]}
    found: list[str] = []
    for card in cards.values():
        glasses = card.get("hourglass", {})
        for glass in (glasses, glasses.get("cooperative", {}), glasses.get("competitive", {})):
            if "ask" in glass:
                done, failed = hardness(cards[glass["done"]]), hardness(cards[glass["not_done"]])
                if failed <= done:
                    found.append(f"{card['id']}: {glass['done']} ({done:g}), {glass['not_done']} ({failed:g})")
    return found


def test_who_fails_at_months_end_has_a_harder_mission() -> None:
    """A51: the card at the red cross; that mission will be harder."""
    assert no_harder(built_in()["the-bell"]) == []


def test_an_easier_mission_for_who_failed_would_be_seen() -> None:
    """The numbers of an earlier version, which failed so."""
    before = version_of("the-bell", "1c742f45ae229d41")
    assert before is not None
    assert no_harder(before) == [
        "11: 12 (7.5), 13 (6)",
        "22: 24 (14), 25 (10.5)",
        "24: 27 (12.5), 28a (8.5)",
        "41: 42 (9.6), 43 (8.5)",
    ]


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


def test_the_command_tells_faults_and_what_was_tried(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert check(TINY, games=0) == 0
    said = capsys.readouterr().out
    assert said.startswith(
        "tiny: 2 chapters, 6 missions, every road leads to an end.\nNot as in the rulebook: Chapters: 2;"
    )
    lost = tmp_path / "lost.toml"
    lost.write_text(TINY.read_text().replace('hourglass = { next = "t21" }', 'hourglass = { next = "t22" }'))
    assert check(lost) == 1
    assert "Chapter 2: no road leads to the mission t21." in capsys.readouterr().out
    with pytest.raises(CampaignError, match="'gain_doubloons'"):
        check(written(tmp_path, "gain_coins = 1, who", "gain_doubloons = 1, who"))


def test_helmsmen_play_every_chapter_and_what_none_of_them_won_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Nobody has sixty influence in the three months of a tiny chapter, though the cards would have it."""
    hard = "influence = { 1 = 60, 2 = 60, 3 = 60, 4 = 60 }"
    assert check(written(tmp_path, "influence = { 1 = 2, 2 = 3, 3 = 4, 4 = 5 }", hard), games=3) == 1
    said = capsys.readouterr().out
    assert "42 games played by helmsmen, all of them to the end." in said
    assert "Chapter 2: a crew of 4 has won none of 3 games." in said
    assert "The mission t22 was laid out in 9 games and never completed." in said
    assert "No crew has won chapter 1: who should?\nNo crew has won chapter 2: who should?\n" in said


def test_what_was_won_by_somebody_is_not_refused() -> None:
    cell = Cell(1, 1, "cooperative", 6, 0, 8.0, {"t10": 6}, {"t10": 1})
    assert never_won([cell]) == []
    assert never_won([cell, replace(cell, players=2)]) == [1]
    assert never_won([cell, replace(cell, players=2, won=1)]) == []
    assert hardly_possible(tell(TINY), [cell])[:2] == [
        "Chapter 1: a crew of 1 has won none of 6 games.",
        "The mission t11 was never laid out.",
    ]


@pytest.mark.parametrize(
    ("text", "becomes", "fault"),
    [
        ("own = { priest = 1 }", "own = { priest = 9 }", "the mission t10 asks for 9 priest, and there are 6."),
        ("own = { priest = 1 }", "own = { gambler = 1 }", "the mission t10 asks for 1 gambler, and there are 0."),
        ("ares_book = 1, coins = 1", "ares_book = 2, coins = 1", "asks for 2 ares_book, and there are 1."),
        (
            "swords = 1, persons = 2",
            "swords = 90, persons = 2",
            "the mission t22 asks for 90 swords, and there are 19.",
        ),
        ("discard = { crowns = 1 }", "discard = { crowns = 21 }", "t11 asks for 21 crowns, and there are 20."),
        (
            "cubes = { 1 = 2, 2 = 2, 3 = 3, 4 = 3 }",
            "cubes = { 1 = 2, 2 = 5, 3 = 6, 4 = 8 }",
            "Chapter 1, t10 t11: card 9 asks 2 for 5 cubes; at most 4 can lie there.",
        ),
        (
            "influence = { 1 = 2, 2",
            "influence = { 1 = 199, 2",
            "Chapter 2: card 9 asks 1 for 199 influence; there is not so much.",
        ),
        ("star = true", "star = false", "The variant deals 4 missions with a star, and 0 have one."),
    ],
)
def test_what_nobody_can_have_is_refused(text: str, becomes: str, fault: str, tmp_path: Path) -> None:
    tale = tell(written(tmp_path, text, becomes))
    assert any(each.endswith(fault) for each in out_of_reach(tale)), out_of_reach(tale)


def test_the_bell_can_be_done_and_has_the_numbers_of_the_rulebook() -> None:
    """A6, A19, A37, A38, A71, A79, A81, A106."""
    assert out_of_reach(bell()) == out_of_reach(tell(TINY)) == []
    assert unlike_printed(bell()) == []


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda cards: cards["13"].update(hourglass=cards["14"]["hourglass"]),
            "Missions on a way through chapter 1 together: [3, 4]; the rulebook has [4].",
        ),
        (lambda cards: cards["50"].pop("moment"), "Missions decided at their moment: 4; the rulebook has 5."),
        (lambda cards: cards["10"].update(star=False), "Missions with a star: 14; the rulebook has 15."),
        (
            lambda cards: cards["14"].update(hourglass={"competitive": {"buy_off": 7}, "cooperative": {"card9": True}}),
            "Coins for a cube: [7, 8]; the rulebook has [8].",
        ),
    ],
)
def test_who_types_in_the_printed_one_is_told_what_is_not_as_in_the_rulebook(change: Any, fault: str) -> None:
    assert fault in unlike_printed(changed(change))


def test_by_the_option_the_numbers_of_the_rulebook_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert check(TINY, games=0, printed=True) == 1
    assert "Chapters: 2; the rulebook has 5.\n" in capsys.readouterr().out


def written(folder: Path, text: str, becomes: str) -> Path:
    file = folder / "changed.toml"
    file.write_text(TINY.read_text().replace(text, becomes))
    return file
