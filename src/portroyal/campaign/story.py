"""The story of a campaign: what is read aloud, card by card, in every language.

A story is a Markdown file that a person can write: `## 12 · Title`, then the lines `Chapter: 2` or `Goal: ...` where a
card has them, then the text. An ending has codas, of which exactly one is read: `Coda quiet: ...`. What a card asks
for and how it goes on is the business of the campaign's rules, not of its words.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType

from ..campaigns import Tale, built_in
from ..errors import CampaignError, shown
from ..given import check_kind
from ..words import speaking

FOLDER = Path(__file__).parent.parent / "data" / "campaigns"
HEADING = re.compile(r"## (?P<id>[a-z0-9-]+) · (?P<title>.+)")
LINE = re.compile(r"(?P<key>Chapter|Goal|Coda [a-z]+): (?P<text>.+)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class StoryCard:
    """The words of one card."""

    id: str
    title: str
    text: str
    chapter: int | None = None  # of a card that opens a chapter
    goal: str | None = None  # the one line on the side of its mission
    codas: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))  # of an ending


@dataclass(frozen=True, slots=True)
class Story:
    """A whole story in one language."""

    title: str
    cards: Mapping[str, StoryCard]


def story(campaign: str, language: str) -> Story:
    """The story of a campaign that comes with the program."""
    check_kind(campaign, str, "A story is asked for by the id of its campaign, like the-bell")
    if campaign not in built_in():
        raise CampaignError(f"No story {shown(campaign)} comes with the program. There are: {', '.join(built_in())}.")
    speaking(language)  # which refuses one that nobody speaks
    return story_in(campaign, language)


@cache
def story_in(campaign: str, language: str) -> Story:
    """The same, read once."""
    return read_story((FOLDER / campaign / f"story.{language}.md").read_text(encoding="utf-8"))


# Stories that authors wrote for campaigns of their own, by the campaign's id and contents.
OWN: dict[tuple[str, str], Story] = {}


def tell_story(tale: Tale, text: str) -> Story:
    """An author's story goes with a campaign from now on."""
    told = OWN[tale.id, tale.contents] = read_story(text)
    return told


def words_of(tale: Tale, language: str) -> Story | None:
    """The story of a campaign: its author's, else the one that comes with the program; one without words has none."""
    if (tale.id, tale.contents) in OWN:
        return OWN[tale.id, tale.contents]
    return story(tale.id, language) if (FOLDER / tale.id).is_dir() else None


def read_story(text: str) -> Story:
    """A story as it stands in a file; what can't be read is refused, with its line."""
    lines = text.splitlines()
    if not lines or not lines[0].startswith("# "):
        raise CampaignError("A story begins with its title: # The Bell of Port Royal")
    starts = [number for number, line in enumerate(lines) if line.startswith("## ")]
    cards: dict[str, StoryCard] = {}
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        card = read_card(lines[start:end], start + 1)
        if card.id in cards:
            raise CampaignError(f"Line {start + 1}: card {card.id} stands there twice.")
        cards[card.id] = card
    return Story(lines[0][2:].strip(), MappingProxyType(cards))


def read_card(lines: list[str], number: int) -> StoryCard:
    """One card; `number` is the line it begins in."""
    heading = HEADING.fullmatch(lines[0].strip())
    if heading is None:
        raise CampaignError(f"Line {number}: a card begins as in ## 12 · Its Title, not {shown(lines[0])}.")
    said: dict[str, str] = {}
    paragraphs: list[str] = []
    for paragraph in paragraphs_of(lines[1:]):
        line = LINE.fullmatch(paragraph)
        if line is None:
            paragraphs.append(paragraph)
        elif line["key"] in said:
            raise CampaignError(f"Card {heading['id']}: {line['key']} stands there twice.")
        else:
            said[line["key"]] = line["text"]
    chapter = said.pop("Chapter", None)
    if chapter is not None and not chapter.isdecimal():
        raise CampaignError(f"Card {heading['id']}: a chapter has a number, not {shown(chapter)}.")
    goal = said.pop("Goal", None)
    if not paragraphs:
        raise CampaignError(f"Card {heading['id']}: nothing to read aloud.")
    return StoryCard(
        id=heading["id"],
        title=heading["title"].strip(),
        text="\n\n".join(paragraphs),
        chapter=None if chapter is None else int(chapter),
        goal=goal,
        codas=MappingProxyType({key.removeprefix("Coda "): text for key, text in said.items()}),
    )


def paragraphs_of(lines: list[str]) -> list[str]:
    """Lines between empty ones belong together; a chapter and a goal are lines of their own."""
    found: list[str] = []
    open_paragraph = False
    for line in lines:
        text = line.strip()
        if not text or text == "---":
            open_paragraph = False
        elif not open_paragraph or text.startswith(("Chapter: ", "Goal: ")):
            found.append(text)
            open_paragraph = True
        else:
            found[-1] += f" {text}"
    return found
