"""The story of a table in pages that are written once: what was told stays as it is, and many may ask for all of it.

A long story has megabytes, and to write them takes longer than anything else a guest can ask for. So full pages are
kept, for everyone who sees the same, as long as there is room; whoever asks again gets the same bytes. And pages are
written, or taken from the shelf, only when the one before is on its way: many who ask for all and read nothing take no
more memory than what they read next.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import Generic, TypeVar

from ..table.steps import Step

PAGE = 64  # entries
MOST_BYTES = 32_000_000  # kept for all tables together

Write = Callable[[Sequence[Step], int | None], bytes]  # entries as a seat is told them, with commas between
PageName = tuple[int, int, int | None]  # whose page, which one, and for which seat
Name = TypeVar("Name")
names = count()


class Shelf(Generic[Name]):
    """All that is kept; what nobody asked for the longest makes room for others."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most, self.size = most, 0
        self.pages: OrderedDict[Name, bytes] = OrderedDict()

    def find(self, name: Name) -> bytes | None:
        """A page, if it is here."""
        page = self.pages.get(name)
        if page is not None:
            self.pages.move_to_end(name)
        return page

    def keep(self, name: Name, page: bytes) -> None:
        """One more."""
        self.pages[name] = page
        self.size += len(page)
        while self.size > self.most:
            self.size -= len(self.pages.popitem(last=False)[1])


SHELF: Shelf[PageName] = Shelf()


class Pages:
    """The pages of one table."""

    def __init__(self, write: Write, is_public: Callable[[Step], bool], shelf: Shelf[PageName] = SHELF) -> None:
        self.write, self.is_public, self.shelf = write, is_public, shelf
        self.name = next(names)
        self.public: dict[int, bool] = {}  # pages on which everyone is told the same

    def since(self, steps: Sequence[Step], seen: int, seat: int | None) -> Iterator[bytes]:
        """All entries after a number that there are now, as a list, in pieces."""
        return self.pieces(steps, seen, len(steps), seat)

    def pieces(self, steps: Sequence[Step], at: int, end: int, seat: int | None) -> Iterator[bytes]:
        """Entries as a list, up to a page at a time."""
        before = b"["
        while at < end:
            page, is_whole = at // PAGE, at % PAGE == 0 and at + PAGE <= end
            after = min((page + 1) * PAGE, end)
            yield before + (self.page(page, steps, seat) if is_whole else self.write(steps[at:after], seat))
            at, before = after, b","
        yield b"]" if before == b"," else b"[]"

    def page(self, page: int, steps: Sequence[Step], seat: int | None) -> bytes:
        """A full page, written now or before; only what was not written before is asked for."""
        is_public = self.public.get(page)
        found = None if is_public is None else self.shelf.find((self.name, page, None if is_public else seat))
        if found is None:
            told = steps[page * PAGE : (page + 1) * PAGE]
            self.public[page] = is_public = all(map(self.is_public, told))
            found = self.write(told, seat)
            self.shelf.keep((self.name, page, None if is_public else seat), found)
        return found
