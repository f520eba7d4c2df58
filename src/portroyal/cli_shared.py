"""What the commands share: common options, how a mistake is told, and printing."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

if TYPE_CHECKING:
    from rich.console import Console

AsJson = Annotated[bool, Parameter(name="--json", help="Print JSON instead of text, for programs.")]


class WrongUse(Exception):
    """The command line asks for something that can't be; the message says what would be right."""


def read_rulings(given: Sequence[str]) -> dict[str, str]:
    """Rulings as they are typed: id=answer."""
    rulings: dict[str, str] = {}
    for each in given:
        key, equals, answer = each.partition("=")
        if not equals:
            raise WrongUse(f"--ruling {each} should be an id and an answer, like end_needs_expedition=yes.")
        rulings[key.strip()] = answer.strip()
    return rulings


def read_record(file: Path) -> dict[str, Any]:
    """A record that holds, its names included; anything else is refused."""
    from .game import Game
    from .record import load
    from .terminal.seating import check_names

    record = load(file)
    game = Game.replay(record)
    check_names(game.names)
    return {**record, "names": list(game.names)}


def print_json(facts: object) -> None:
    """Facts for programs."""
    print(json.dumps(facts, ensure_ascii=False, indent=2))


def print_console() -> Console:
    """Where text for people goes."""
    from .terminal.screen import make_console

    return make_console()
