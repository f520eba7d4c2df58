"""The story of a table in pages that are written once: what was told stays as it is, and many may ask for all of it.

A long story has megabytes, and to write them takes longer than anything else a guest can ask for. So full pages are
kept, for everyone who sees the same, as long as there is room; whoever asks again gets the same bytes.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from itertools import count

from ..table.table import Step

PAGE = 64  # entries
MOST_BYTES = 32_000_000  # kept for all tables together

Write = Callable[[Sequence[Step], int | None], bytes]  # entries as a seat is told them, with commas between
names = count()


class Shelf:
    """All pages that are kept; those nobody asked for the longest make room for others."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most, self.size = most, 0
        self.pages: OrderedDict[tuple[int, int, int | None], bytes] = OrderedDict()

    def find(self, name: tuple[int, int, int | None]) -> bytes | None:
        """A page, if it is here."""
        page = self.pages.get(name)
        if page is not None:
            self.pages.move_to_end(name)
        return page

    def keep(self, name: tuple[int, int, int | None], page: bytes) -> None:
        """One more."""
        self.pages[name] = page
        self.size += len(page)
        while self.size > self.most:
            self.size -= len(self.pages.popitem(last=False)[1])


SHELF = Shelf()


class Pages:
    """The pages of one table."""

    def __init__(self, write: Write, is_public: Callable[[Step], bool], shelf: Shelf = SHELF) -> None:
        self.write, self.is_public, self.shelf = write, is_public, shelf
        self.name = next(names)
        self.public: dict[int, bool] = {}  # pages on which everyone is told the same

    def since(self, steps: Sequence[Step], seen: int, seat: int | None) -> bytes:
        """All entries after a number, as a list."""
        pieces: list[bytes] = []
        at, end = seen, len(steps)
        while at < end:
            page, is_whole = at // PAGE, at % PAGE == 0 and at + PAGE <= end
            after = min((page + 1) * PAGE, end)
            pieces.append(self.page(page, steps[at:after], seat) if is_whole else self.write(steps[at:after], seat))
            at = after
        return b"[" + b",".join(pieces) + b"]"

    def page(self, page: int, steps: Sequence[Step], seat: int | None) -> bytes:
        """A full page, written now or before."""
        if page not in self.public:
            self.public[page] = all(map(self.is_public, steps))
        name = (self.name, page, None if self.public[page] else seat)
        found = self.shelf.find(name)
        if found is None:
            found = self.write(steps, seat)
            self.shelf.keep(name, found)
        return found
