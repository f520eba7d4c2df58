"""Drills: positions in which one choice is clearly right, sorted by what they teach.

A drill is a line of JSON in `data/drills/<theme>.jsonl`: a position, the options with what each costs in chance to win,
and the coach's reason for the best one. They were found in games of bots and are checked by `make drills`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from .game import Game
from .knowledge.view import View

FOLDER = Path(__file__).parent / "data" / "drills"
# What drills are about, in the order in which one would learn it.
THEMES = ("odds", "repel", "second_card", "expeditions", "tax", "last_round", "contracts", "crew")


@dataclass(frozen=True, slots=True)
class Drill:
    """One position with its answer."""

    id: str
    theme: str
    position: Mapping[str, Any]
    options: Sequence[Mapping[str, Any]]  # `action`, chance to `win` and `gap` to the best, the best one first
    reason: Mapping[str, Any]  # why the best one is: an id and facts, as the coach tells them
    level: int  # about as hard as somebody of this rating finds it

    @property
    def best(self) -> str:
        """The right answer."""
        return str(self.options[0]["action"])

    @property
    def seat(self) -> int:
        """Who decides."""
        return int(self.position.get("actor", self.position.get("active", 0)))

    @property
    def modules(self) -> tuple[str, ...]:
        """What is played."""
        return tuple(self.position.get("modules", ("base",)))

    def game(self) -> Game:
        """A game at this position."""
        return Game.from_position(self.position)

    def view(self) -> View:
        """What whoever decides knows."""
        return self.game().view(self.seat)

    def record(self) -> dict[str, Any]:
        """The same as a record in which nothing has happened yet, to be shown like a game told again."""
        return self.game().record()

    def as_dict(self) -> dict[str, Any]:
        """As a line of its file."""
        return {
            "id": self.id,
            "level": self.level,
            "options": list(self.options),
            "reason": dict(self.reason),
            "position": dict(self.position),
        }


@cache
def drills() -> dict[str, Drill]:
    """Every drill, by theme and in it the easiest first."""
    found: list[Drill] = []
    for theme in THEMES:
        found += sorted(read(theme), key=lambda drill: (drill.level, drill.id))
    return {drill.id: drill for drill in found}


def read(theme: str, folder: Path = FOLDER) -> list[Drill]:
    """The drills of one theme."""
    path = folder / f"{theme}.jsonl"
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [Drill(theme=theme, **json.loads(line)) for line in lines]


def write(theme: str, kept: Sequence[Drill], folder: Path = FOLDER) -> None:
    """Keep the drills of one theme."""
    lines = [json.dumps(drill.as_dict(), ensure_ascii=False, separators=(",", ":")) for drill in kept]
    (folder / f"{theme}.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")
