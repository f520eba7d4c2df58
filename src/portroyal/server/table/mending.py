"""Mending: a table whose stored entries can't all be taken in goes on from the last good one.

Nothing is thrown away. A `Mended` entry behind them says from where the table went on; what lies between is void,
whenever the table is read again, and stays in the store for whoever wants to know. What is only of a kind that this
server does not know, because a newer one wrote it, is not mended but waits for that server.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from ..protocol.refusals import Refused, refused
from .entries import AnyEntry, Mended, Voided, read
from .table import Table


class Fault(NamedTuple):
    """Where a table broke: the number of the first entry that could not be taken in, and why not."""

    number: int
    error: Exception


def caught_up(table: Table, code: str, texts: Sequence[bytes]) -> tuple[Table, Fault | None]:
    """The table with all that the store holds behind what it knows, or with the good part of it and the fault.

    The table that is given is used up. Raises where there is no good part, or where it is for another server.
    """
    known = len(table.steps)
    void = void_numbers(texts, known)
    for number, text in enumerate(texts, known + 1):
        try:
            table.apply(Voided(number=number, at=0.0) if number in void else understood(code, number, text))
        except Refused:
            raise
        except Exception as error:
            good = [step.entry for step in table.steps]
            if not good:
                raise
            rest = range(number, known + len(texts) + 1)
            return Table.of([*good, *(Voided(number=each, at=0.0) for each in rest)]), Fault(number, error)
    return table, None


def understood(code: str, number: int, text: bytes) -> AnyEntry:
    """An entry out of the store. One that is whole but unknown was written by a newer server."""
    try:
        return read(text)
    except msgspec.ValidationError as error:
        raise refused("table/other_rules", code=code, why=f"entry {number} is none it knows.") from error


def void_numbers(texts: Sequence[bytes], known: int) -> set[int]:
    """The entries that were found to be void when the table was read before, the last time first."""
    void: set[int] = set()
    if MENDED not in b"".join(texts):
        return void
    number = known + len(texts)
    while number > known:
        entry = mended_in(texts[number - known - 1])
        if entry is not None:
            void |= set(range(entry.after + 1, number))
            number = entry.after
        else:
            number -= 1
    return void


def mended_in(text: bytes) -> Mended | None:
    """What says that the table was mended, if this is it."""
    if MENDED not in text[:40]:
        return None
    try:
        entry = read(text)
    except msgspec.DecodeError:
        return None
    return entry if isinstance(entry, Mended) else None


MENDED = b'"mended"'
