"""The steps of a table: the latest as they are, older ones packed, a page at a time.

A table is told from its beginning to whoever comes anew, and nobody else asks for what is long past. Packed, a step
takes a fifth of the memory, and a page is unpacked in less time than it takes to write it for a guest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

import msgspec
from msgspec import Struct

from ...events import Row
from .entries import AnyEntry

PAGE = 16  # steps that are packed together


class Step(Struct, frozen=True, gc=False, array_like=True):
    """One step of a table: an entry, with what it brought about."""

    entry: AnyEntry
    rows: Sequence[Row]  # what happened in the game
    version: int  # of the game, after it


_writer = msgspec.msgpack.Encoder()
_reader = msgspec.msgpack.Decoder(list[Step])


def packed(steps: Sequence[Step]) -> bytes:
    """A page."""
    return _writer.encode(steps)


def unpacked(page: bytes) -> list[Step]:
    """The steps of a page."""
    return _reader.decode(page)


class Steps(Sequence[Step]):
    """All steps of one table, oldest first."""

    __slots__ = ("latest", "pages")

    def __init__(self, pages: tuple[bytes, ...] = (), latest: Sequence[Step] = ()) -> None:
        self.pages, self.latest = pages, list(latest)

    def copy(self) -> Steps:
        """An independent copy."""
        return Steps(self.pages, self.latest)

    def append(self, step: Step) -> None:
        """One more; a page is packed once it is full."""
        self.latest.append(step)
        if len(self.latest) == PAGE:
            self.pages += (packed(self.latest),)
            self.latest = []

    def __len__(self) -> int:
        return len(self.pages) * PAGE + len(self.latest)

    @overload
    def __getitem__(self, index: int) -> Step: ...
    @overload
    def __getitem__(self, index: slice) -> list[Step]: ...
    def __getitem__(self, index: int | slice) -> Step | list[Step]:
        if isinstance(index, int):
            at = range(len(self))[index]
            return self[at : at + 1][0]
        begin, end, stride = index.indices(len(self))
        if stride != 1:
            return list(self)[index]
        first = begin // PAGE
        found = [step for page in self.pages[first : -(-end // PAGE)] for step in unpacked(page)]
        if end > len(self.pages) * PAGE:
            found += self.latest
            first = min(first, len(self.pages))
        return found[begin - first * PAGE : max(end - first * PAGE, 0)]

    def __iter__(self) -> Iterator[Step]:
        for page in self.pages:
            yield from unpacked(page)
        yield from self.latest
