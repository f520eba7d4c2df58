"""Lessons: short stretches of a real game that teach by playing.

A lesson is a file in `data/lessons`: a position, and the steps from there, each one action. A step may have a sentence
that comes before it, and for every other choice an answer that says why not this one. The files hold the names of the
sentences; the sentences are words like all others (`lesson-<lesson>-<name>`). Seat 0 is whoever learns.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .game import Game
from .notation import Action
from .ruleset import RULES_VERSION

FOLDER = Path(__file__).parent / "data" / "lessons"
LEARNER = 0  # the seat


@dataclass(frozen=True, slots=True)
class Step:
    """One action of the script."""

    play: str
    say: str | None = None  # the sentence before it; the sentence of an earlier step stands until there is another
    wrong: Mapping[str, str] | None = None  # answers to other choices, by their words or by their kind

    def answer_to(self, action: Action) -> str | None:
        """The sentence that says why not this."""
        answers = self.wrong or {}
        return answers.get(action.words) or answers.get(action.kind)


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: where it begins, and what is played."""

    id: str
    order: int
    rules: str  # the section of the rules that tells the same
    position: Mapping[str, Any]
    steps: tuple[Step, ...]

    @property
    def modules(self) -> tuple[str, ...]:
        """What is played. The guided first game is of the base game; the others are for whoever asks."""
        return tuple(self.position.get("modules", ("base",)))

    def word(self, name: str) -> str:
        """The id of one of its sentences."""
        return f"lesson-{self.id.replace('_', '-')}-{name}"

    def document(self) -> dict[str, Any]:
        """The position it begins with, the same each time."""
        return {"rules": RULES_VERSION, "seed": f"lesson {self.id}", **self.position}

    def game(self) -> Game:
        """A game at its beginning."""
        return Game.from_position(self.document())

    def saying(self, step: int) -> str:
        """The sentence that stands before a step; behind the last one, the end's."""
        if step >= len(self.steps):
            return self.word("end")
        said = [each.say for each in self.steps[: step + 1] if each.say is not None]
        return self.word(said[-1])


@cache
def lessons() -> dict[str, Lesson]:
    """Every lesson, in the order in which they are taught."""
    found = [read(path) for path in FOLDER.glob("*.toml")]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: lesson.order)}


def read(path: Path) -> Lesson:
    """A lesson out of its file."""
    facts = tomllib.loads(path.read_text("utf-8"))
    steps = tuple(Step(**step) for step in facts["steps"])
    return Lesson(path.stem, facts["order"], facts["rules"], facts["position"], steps)
