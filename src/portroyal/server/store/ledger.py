"""The ledger: how far each table went, in a small file beside the log of the database.

SQLite believes its log up to the first damaged page and passes over the rest without a word. A line is written here
after each commit, and all of them are dropped when the log has been moved into the database. So a table that has
fewer entries than the ledger says has lost some that were acknowledged. The lines are not synced: after a loss of
power some may be missing, none is too many.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable, Mapping
from pathlib import Path


class Ledger:
    """Lines of a code and the number of its last entry; the last line of a table counts."""

    def __init__(self, path: Path) -> None:
        self.path = path.with_name(path.name + "-ledger")
        self.file = os.open(self.path, os.O_CREAT | os.O_WRONLY | os.O_APPEND, 0o600)

    def note(self, lines: Iterable[tuple[str, int]]) -> None:
        """So far these tables went. If even this can't be written, it is only known less well."""
        with contextlib.suppress(OSError):
            os.write(self.file, "".join(f"{code} {number}\n" for code, number in lines).encode())

    def clear(self) -> None:
        """Everything is in the database."""
        with contextlib.suppress(OSError):
            os.ftruncate(self.file, 0)

    def close(self) -> None:
        """No more lines."""
        os.close(self.file)


def read_ledger(path: Path) -> dict[str, int]:
    """How far the tables of a database went, as far as its ledger knows."""
    try:
        lines = path.with_name(path.name + "-ledger").read_text("ascii", "replace").splitlines()
    except OSError:
        return {}
    pairs = [line.split(" ") for line in lines]
    return {pair[0]: int(pair[1]) for pair in pairs if len(pair) == 2 and pair[1].isdecimal()}


def fallen_short(went: Mapping[str, int], are: Mapping[str, int]) -> dict[str, tuple[int, int]]:
    """Tables with fewer entries than they had: how many they had, and have."""
    return {code: (number, are.get(code, 0)) for code, number in went.items() if are.get(code, 0) < number}
