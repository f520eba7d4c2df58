"""The coach's page is complete: everything public of a hint and a review, and every reason, is told."""

from __future__ import annotations

import re
from pathlib import Path

from positions import TELLING, played

from portroyal.coach import hint, review
from portroyal.coach.review import GRADES
from portroyal.coach.words import ALIASES, REASONS

PAGE = (Path(__file__).parents[2] / "docs" / "guide" / "coach.md").read_text("utf-8")


def names_of(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def spoken() -> set[str]:
    outside = re.sub(r"^```.*?^```$", "", PAGE, flags=re.MULTILINE | re.DOTALL)
    return {word for text in re.findall(r"`([^`\n]+)`", outside) for word in re.findall(r"\w+", text)}


def test_everything_public_of_a_hint_is_told() -> None:
    found = hint(TELLING["four coins in the harbor"][0].view(0), iterations=20)
    for kind, thing in (("hint", found), ("option", found.best), ("reason", found.reason)):
        for name in names_of(thing):
            assert f"`{kind}.{name}" in PAGE, name


def test_everything_public_of_a_review_is_told() -> None:
    found = review(played(("deckhand", "deckhand"), longest=40).record(), iterations=2)
    for name in names_of(found):
        assert f"`review.{name}" in PAGE, name
    for thing in (found.decisions[0], found.chances[0], found.moments[0]):
        assert names_of(thing) <= spoken()


def test_every_reason_and_class_is_told() -> None:
    told = set(re.findall(r"`(\w+)`", " ".join(re.findall(r"^\| (.*?) \|", PAGE, re.MULTILINE))))
    assert set(REASONS) - set(ALIASES.values()) <= told
    assert {grade for _, grade in GRADES} <= told
