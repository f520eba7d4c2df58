"""Documents: JSON that came from somewhere, and files that are whole at every moment.

JSON is read strictly, and what is wrong with it is said in plain words.

A key that is there twice means two things at once, so it is refused. So is what JSON does not have, such as NaN, and
what nobody writes by hand: numbers of a thousand digits, lists in lists without end.
"""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Any

from .errors import shown

LONGEST_NUMBER = 1000  # digits


class UnreadableText(ValueError):
    """This text is no JSON; the message says why, as the rest of a sentence."""


def read_json(text: str) -> Any:
    """What a JSON text tells."""
    try:
        return json.loads(text, object_pairs_hook=keys_once, parse_int=whole_number, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        raise UnreadableText(
            f"{error.msg[:1].lower()}{error.msg[1:]} in line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise UnreadableText("its lists and objects lie too deep in each other") from None


def keys_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, each of its keys there once."""
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise UnreadableText(f"the key {shown(key)} is there twice")
        found[key] = value
    return found


def whole_number(digits: str) -> int:
    """A number that is not absurdly long."""
    if (length := len(digits.lstrip("-"))) > LONGEST_NUMBER:
        raise UnreadableText(f"a number has {length} digits, more than {LONGEST_NUMBER}")
    return int(digits)


def no_constant(name: str) -> None:
    """Python would write and read NaN and Infinity; nobody else does."""
    raise UnreadableText(f"{name} is not a number")


def write_whole(target: Path, content: bytes) -> None:
    """Write a file that is whole at every moment: the old one or the new one, on disk."""
    if not target.name:
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        with draft.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise
