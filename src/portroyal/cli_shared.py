"""What the commands share: common options, how a mistake is told, and printing."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter, Token

from .errors import shown

if TYPE_CHECKING:
    from rich.console import Console

    from .words import Words

Language = Annotated[
    str | None,
    Parameter(
        name="--language",
        help="The language to speak: en, de, fr, es or it; by default that of LC_ALL, LC_MESSAGES or LANG.",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", help="Print JSON instead of text, for programs.")]

Modules = Annotated[
    str | None,
    Parameter(help="What is played, with commas between: base,gambler. See: portroyal modules; base by default."),
]

Contracts = Annotated[
    str | None,
    Parameter(
        help="The contracts on the table, with commas between; as many as the modules want, dealt by default. "
        "See: portroyal contracts"
    ),
]
Aside = Annotated[
    int | None, Parameter(help="With coop: cards of the time deck set aside before the start, each one a point.")
]


class WrongUse(Exception):
    """The command line asks for something that can't be; the message says what would be right."""


def whole(kind: object, tokens: Sequence[Token]) -> int:
    """A whole number and nothing near it: 2.5 games can't be played."""
    try:
        return int(tokens[0].value)
    except ValueError:
        raise WrongUse(f"{tokens[0].keyword} should be a whole number, not {shown(tokens[0].value)}.") from None


WhichGame = Annotated[
    int | None,
    Parameter(name="--game", converter=whole, help="Which one, from 1, if the file holds several records, one a line."),
]


def split(text: str | None, option: str) -> list[str]:
    """The words of an option, with commas between; none if it was not given."""
    if text is None:
        return []
    parts = [part.strip() for part in text.split(",")]
    if "" in parts:
        raise WrongUse(f"--{option} {shown(text)} should have a word before and after each comma.")
    return parts


def at_least(least: int, **options: int | None) -> None:
    """Refuse options that are given and smaller."""
    for name, value in options.items():
        if value is not None and value < least:
            raise WrongUse(f"--{name.replace('_', '-')} {value} should be {least} or more.")


def read_rulings(given: Sequence[str]) -> dict[str, str]:
    """Rulings as they are typed: id=answer."""
    rulings: dict[str, str] = {}
    for each in given:
        key, equals, answer = each.partition("=")
        if not equals:
            raise WrongUse(f"--ruling {each} should be an id and an answer, like end_needs_expedition=yes.")
        rulings[key.strip()] = answer.strip()
    return rulings


def load_game(file: Path, number: int | None) -> dict[str, Any]:
    """The only record in a file, or the one named with --game."""
    from .errors import RecordError
    from .record.files import chosen, records_in

    try:
        return chosen(records_in(text_of(file), name_of(file)), name_of(file), number)
    except RecordError as error:
        if error.code != "record/several":
            raise
        count = error.facts["records"]
        raise WrongUse(f"{file} holds {count} records: say which one with --game, 1 to {count}.") from error


STANDARD_INPUT = Path("-")


def name_of(file: Path) -> str:
    """What a file is called in a message."""
    return "standard input" if file == STANDARD_INPUT else str(file)


@cache
def standard_input() -> bytes:
    """All of it: it can be read only once."""
    return sys.stdin.buffer.read()


def text_of(file: Path) -> str:
    """The text of a file, or with - of standard input."""
    from .errors import RecordError

    try:
        raw = standard_input() if file == STANDARD_INPUT else file.read_bytes()
        return raw.decode("utf-8-sig")
    except OSError as error:
        raise RecordError(f"Can't read {file}: {error.strerror}.", code="record/unreadable") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{name_of(file)} is not a text in UTF-8.", code="record/unreadable") from error


def read_record(file: Path) -> dict[str, Any]:
    """The only record in a file, if it holds."""
    from .record import load

    return checked(load(file))


def checked(record: dict[str, Any]) -> dict[str, Any]:
    """A record that holds, its names included; anything else is refused."""
    from .game import Game
    from .terminal.seating import check_names

    game = Game.replay(record)
    check_names(game.names)
    return {**record, "names": list(game.names)}


def check_extra(what: str, *needed: str) -> None:
    """Say what is missing before any work is done for nothing."""
    from importlib.util import find_spec

    missing = [name for name in needed if find_spec(name) is None]
    if missing:
        raise WrongUse(f'{what} needs {" and ".join(missing)}: pip install "portroyal[arena]".')


@contextmanager
def seating_told(t: Words) -> Generator[None]:
    """What is wrong with the seats is said in the language of the game."""
    from .terminal.seating import SeatingError

    try:
        yield
    except SeatingError as error:
        raise WrongUse(error.said(t)) from error


def print_json(facts: object) -> None:
    """Facts for programs; with letters escaped if standard output can't hold them."""
    text = json.dumps(facts, ensure_ascii=False, indent=2)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(facts, indent=2)
    print(text)


def print_console() -> Console:
    """Where text for people goes."""
    from .terminal.screen import make_console

    return make_console()


def words_for(language: str | None) -> Words:
    """The words of the language that was asked for, else of the environment."""
    from .words import LANGUAGES, language_of, speaking

    if language is not None and language not in LANGUAGES:
        raise WrongUse(f"--language {language} is not spoken here; there are {', '.join(LANGUAGES)}.")
    return speaking(language or language_of())
