"""Drills: each position can be played, its options are all there are, and the coach agrees on a sample."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from bench.drills import HARD, faults_of, lesson_of

from portroyal.coach.words import REASONS
from portroyal.drills import THEMES, Drill, drills

DRILLS = list(drills().values())
# Others are weighed by `make drills`; these are the same each time.
SAMPLE = [random.Random(theme).choice([each for each in DRILLS if each.theme == theme]) for theme in THEMES[:7]]


def test_every_theme_has_drills() -> None:
    counts = Counter(drill.theme for drill in DRILLS)
    assert set(counts) == set(THEMES)
    assert len(DRILLS) >= FEWEST and min(counts.values()) >= FEWEST_OF_A_THEME


FEWEST, FEWEST_OF_A_THEME = 104, 8


def test_no_theme_asks_the_same_again_and_again() -> None:
    for theme in THEMES:
        taught = Counter(lesson_of(drill) for drill in DRILLS if drill.theme == theme)
        assert len(taught) >= FEWEST_LESSONS and max(taught.values()) <= MOST_ALIKE, theme
    assert 0.2 <= sum(drill.level < HARD for drill in DRILLS) / len(DRILLS) <= 0.5  # are easy


FEWEST_LESSONS, MOST_ALIKE = 6, 5


@pytest.mark.parametrize("theme", ["odds", "repel"])
def test_no_answer_is_the_right_one_nearly_always(theme: str) -> None:
    answers = Counter(drill.best for drill in DRILLS if drill.theme == theme)
    assert len(answers) == 2 and min(answers.values()) * 4 >= answers.total()


def test_every_drill_is_a_position_with_exactly_its_options() -> None:
    for drill in DRILLS:
        view = drill.view()
        assert view.seat == view.actor == drill.seat
        assert sorted(view.legal) == sorted(option["action"] for option in drill.options), drill.id
        assert drill.options[0]["gap"] == 0 and all(option["gap"] > 0 for option in drill.options[1:]), drill.id
        assert drill.reason["id"] in REASONS and drill.best == drill.options[0]["action"]
        assert drill.record()["actions"] == []


def test_no_two_drills_are_alike() -> None:
    assert len({str(drill.position) for drill in DRILLS}) == len({drill.id for drill in DRILLS}) == len(DRILLS)


@pytest.mark.parametrize("drill", SAMPLE, ids=lambda drill: drill.id)
def test_the_coach_agrees_with_the_answer(drill: Drill) -> None:
    assert faults_of(drill, 400) == []
