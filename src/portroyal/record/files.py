"""Records on disk: one game a line."""

from __future__ import annotations

import json
import os
from typing import Any, cast

from ..documents import UnreadableText, read_json, write_whole
from ..errors import RecordError, shown
from ..game import Game
from ..given import check_kind, path_of, whole


def save(path: str | os.PathLike[str], game: Game) -> None:
    """Write a game's record to a file. The file is whole at every moment: the old one or the new one."""
    target = path_of(path)
    check_kind(game, Game, "What is saved is a Game")
    line = line_of(game)
    try:
        write_whole(target, line)
    except OSError as error:
        raise RecordError(f"Can't write {target}: {error.strerror}.", code="record/unwritable") from error


def line_of(game: Game) -> bytes:
    """A game's record as the line of a file."""
    try:
        record = game.record()
        try:
            return (json.dumps(record, ensure_ascii=False, allow_nan=False) + "\n").encode()
        except UnicodeEncodeError:  # half a letter in a seed, which only an escape can tell
            return (json.dumps(record, allow_nan=False) + "\n").encode()
    except (TypeError, ValueError, RecursionError) as error:
        message = (
            "What the game is about can't be written: JSON knows texts, numbers, true, false, null, lists and objects."
        )
        raise RecordError(message, code="record/unwritable") from error


def load(path: str | os.PathLike[str], number: int | None = None) -> dict[str, Any]:
    """The record in a file that holds one game, or the one of a number, from 1."""
    return chosen(load_all(path), str(path), number)


def chosen(records: list[dict[str, Any]], path: str, number: int | None) -> dict[str, Any]:
    """The only one of some records, or the one of a number."""
    count, number = len(records), whole(number)
    if not records:
        raise RecordError(f"{path} holds no record.", code="record/unreadable")
    if number is None and count > 1:
        message = f"{path} holds {count} records: say which one, from 1 to {count}."
        raise RecordError(message, code="record/several", records=count)
    if number is not None and (type(number) is not int or not 1 <= number <= count):
        raise RecordError(f"{path} holds no record {shown(number)}: there are 1 to {count}.", code="record/unreadable")
    return records[(number or 1) - 1]


def load_all(path: str | os.PathLike[str]) -> list[dict[str, Any]]:
    """The records in a file, one a line."""
    try:
        text = path_of(path).read_text("utf-8-sig")
    except OSError as error:
        raise RecordError(f"Can't read {path}: {error.strerror}.", code="record/unreadable") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path} is not a text in UTF-8.", code="record/unreadable") from error
    return records_in(text, str(path))


def records_in(text: str, where: str) -> list[dict[str, Any]]:
    """The records in a text, one a line."""
    lines = enumerate(text.split("\n"), 1)  # not every end of a line that Python knows: a name may hold one
    return [read_line(line, f"{where}, line {number}") for number, line in lines if line.strip()]


def read_line(line: str, where: str) -> dict[str, Any]:
    """One record."""
    try:
        record = read_json(line)
    except UnreadableText as error:
        message = f"{where} is not JSON: {error}. A record is one line."
        raise RecordError(message, code="record/unreadable") from error
    if not isinstance(record, dict):
        raise RecordError(f"{where} is not a record: a record is a JSON object.", code="record/unreadable")
    return cast("dict[str, Any]", record)
