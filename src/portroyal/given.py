"""What callers hand in: the kind of thing that was asked for, or a refusal that says what would be right."""

from __future__ import annotations

import os
from collections.abc import Sequence
from operator import index
from pathlib import Path
from typing import Any

from .errors import PortRoyalError, shown

MOST_SECONDS = 1_000_000.0


def whole(value: Any) -> Any:
    """A whole number as Python's own, also one that numpy counted; anything else as it is."""
    if type(value) is int or isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    try:
        return index(value)
    except Exception:  # an array, or somebody else's code
        return value


def check_kind(value: object, kind: type | tuple[type, ...], wanted: str) -> None:
    """Refuse what is not of a kind; `wanted` says what is, as the beginning of a sentence."""
    if not isinstance(value, kind):
        raise wrong(f"{wanted}, not {shown(value)}.")


def check_list(value: object, wanted: str) -> None:
    """Refuse what is no list: a text is one of letters, which nobody means."""
    if isinstance(value, str | bytes | bytearray) or not isinstance(value, Sequence):
        raise wrong(f"{wanted}, not {shown(value)}.")


def check_count(name: str, value: object, least: int, most: int) -> None:
    """Refuse what is not a whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        raise wrong(f"{name} is a whole number from {least} to {most:,}, not {shown(value)}.")


def check_seconds(name: str, value: Any) -> None:
    """Refuse what is not a time; none at all is one."""
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    if not is_number or not 0 <= value <= MOST_SECONDS:
        raise wrong(f"{name} is a number of seconds from 0 to {MOST_SECONDS:,.0f}, not {shown(value)}.")


def path_of(path: Any) -> Path:
    """Where a file is."""
    try:
        file = Path(path)
        if str(path) and b"\0" not in os.fsencode(file):
            return file
    except (TypeError, UnicodeEncodeError):
        pass
    raise wrong(f"A file is named by its path, not by {shown(path)}.")


def wrong(message: str) -> PortRoyalError:
    """An error to raise."""
    return PortRoyalError(message, code="argument/wrong")
