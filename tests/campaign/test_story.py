"""The story of a campaign is whole in every language, and can be read aloud."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from portroyal.campaign import faults
from portroyal.campaign.story import FOLDER, CampaignError, Story, StoryCard, read_story, story
from portroyal.campaigns import tell

LANGUAGES = ("en", "de", "fr", "es", "it")
CAMPAIGNS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())
# Words of one card, read aloud by somebody at the table; an ending is read with one of its codas.
SHORTEST, LONGEST, LONGEST_ENDING = 50, 125, 140
MISSIONS = (
    *("10", "11", "12", "13", "14", "15", "16", "17"),
    *("20", "21", "22", "23", "24", "25", "26", "27", "28a", "28b"),
    *("30", "31", "32", "33", "34", "35", "36", "37", "38"),
    *("40", "41", "42", "43", "44", "45", "46", "47", "48"),
    *("50", "51", "52", "53", "54", "55", "56", "57", "58"),
)
ENDINGS = ("61", "62", "63", "64", "65")


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_cards_with_the_same_parts(campaign: str, language: str) -> None:
    assert shape(story(campaign, language)) == shape(story(campaign, "en"))


def shape(told: Story) -> list[object]:
    return [(each.id, each.chapter, each.goal is None, sorted(each.codas)) for each in told.cards.values()]


def test_the_bell_has_fifty_five_cards() -> None:
    """A9, A10: a cover, four chapter cards, the missions of five chapters and five endings."""
    cards = story("the-bell", "en").cards
    assert len(cards) == 55
    chapters = [(each.id, each.chapter) for each in cards.values() if each.chapter]
    assert chapters == [("cover", 1), *((f"chapter-{number}", number) for number in range(2, 6))]
    assert [each.id for each in cards.values() if each.goal] == sorted(MISSIONS)
    assert [each.id for each in cards.values() if each.codas] == list(ENDINGS)


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_read_aloud_in_less_than_a_minute(campaign: str, language: str) -> None:
    for card in story(campaign, language).cards.values():
        longest_coda = max((len(coda.split()) for coda in card.codas.values()), default=0)
        words = len(card.text.split()) + longest_coda
        assert SHORTEST <= words <= (LONGEST_ENDING if card.codas else LONGEST), (card.id, words)


@pytest.mark.parametrize("campaign", CAMPAIGNS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_titles_are_different_and_nothing_is_left_over(campaign: str, language: str) -> None:
    told = story(campaign, language)
    titles = [card.title for card in told.cards.values()]
    assert len(set(titles)) == len(titles)
    for card in told.cards.values():
        for text in (card.title, card.goal or "", card.text, *card.codas.values()):
            assert not re.search(r"[#*_`{}<>]|\s\s|(Goal|Chapter|Coda)\b.*:", text), (card.id, text)


# Said by name, without a figure.
ONE_OF = ("priest", "captain", "settler")


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_name_the_numbers_of_their_rules(language: str) -> None:
    rules = tomllib.loads((FOLDER / "the-bell" / "campaign.toml").read_text("utf-8"))["story"]
    cards = story("the-bell", language).cards
    for mission in rules:
        goal = cards[mission["id"]].goal
        if goal is not None:
            assert sorted(map(int, re.findall(r"\d+", goal))) == figures(mission), (mission["id"], goal)


def figures(mission: dict[str, Any]) -> list[int]:
    """What is had and given up, how often, a printed price of three and four colors."""
    asked = [*mission.get("own", {}).items(), *mission.get("discard", {}).items()]
    found = [count for kind, count in asked if kind not in ONE_OF]
    found += [3 for kind, _ in asked if kind == "persons_of_printed_cost_3"]
    found += [mission[key] for key in ("takes_fewer", "times") if key in mission]
    return sorted([*found, 4] if mission.get("moment") == "fourth_color" else found)


STRAIGHT = {
    "en": r"[\"']|[»«„]",
    "de": r"[\"']|»|«",
    "fr": r"[\"'“”„]|(?<!\u202f)[!?;»]|(?<![\u202f\u00a0\d]):|«(?!\u202f)",
    "es": r"[\"'“„]",
    "it": r"[\"'“„]",
}


@pytest.mark.parametrize("language", sorted(STRAIGHT))
def test_quotation_marks_and_spaces_are_those_of_the_language(language: str) -> None:
    for card in story("the-bell", language).cards.values():
        for text in (card.title, card.goal or "", card.text, *card.codas.values()):
            assert not re.search(STRAIGHT[language], text), (card.id, re.search(STRAIGHT[language], text), text)


def test_the_story_of_the_tiny_campaign_fits() -> None:
    tiny = Path(__file__).parent.parent / "campaigns" / "tiny.toml"
    told = read_story(tiny.with_suffix(".md").read_text("utf-8"))
    assert faults(tell(tiny), told) == [] and [card.chapter for card in told.cards.values() if card.chapter] == [1, 2]


def test_a_story_is_read_as_it_is_written() -> None:
    told = read_story(
        "# A tale\n\nWords about it.\n\n---\n\n## cover · The Start\nChapter: 1\n\nOnce\nupon.\n\nA time.\n\n"
        "## 9b · Two\nGoal: Have it.\n\nThen.\n\n## 61 · End\n\nSo.\n\nCoda sad: Oh\nno.\n\nCoda glad: Oh yes.\n"
    )
    assert told.title == "A tale"
    assert list(told.cards.values()) == [
        StoryCard("cover", "The Start", "Once upon.\n\nA time.", chapter=1),
        StoryCard("9b", "Two", "Then.", goal="Have it."),
        StoryCard("61", "End", "So.", codas={"sad": "Oh no.", "glad": "Oh yes."}),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "begins with its title"),
        ("Tale\n", "begins with its title"),
        ("# T\n\n## 10 Two\n\nText.", "Line 3: a card begins as in"),
        ("# T\n\n## 10 · Two\n", "Card 10: nothing to read aloud"),
        ("# T\n\n## 10 · Two\nGoal: Have it.\n", "Card 10: nothing to read aloud"),
        ("# T\n\n## 10 · A\n\nX.\n\n## 10 · B\n\nY.", "Line 7: card 10 stands there twice"),
        ("# T\n\n## 10 · A\nGoal: x\nGoal: y\n\nX.", "Card 10: Goal stands there twice"),
        ("# T\n\n## 10 · A\nChapter: two\n\nX.", "a chapter has a number, not 'two'"),
    ],
)
def test_what_is_no_story_is_refused_with_its_place(text: str, why: str) -> None:
    with pytest.raises(CampaignError, match=re.escape(why)):
        read_story(text)
