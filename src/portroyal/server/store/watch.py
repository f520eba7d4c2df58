"""The file that is written is the file that is read: a watch over what others do to it while the server runs.

A deleted file goes on taking what is written, into nowhere. So before and after each commit the names are looked up:
the same file has to be there, and between two commits nobody may have changed it, for only this server writes.
Whatever is put back as it was is trusted again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple


class Lost(Exception):
    """What is written would not be read: the reason."""


class Seen(NamedTuple):
    """A file as it was found."""

    device: int
    inode: int
    size: int
    changed: int
    blocks: int

    @property
    def file(self) -> tuple[int, int]:
        """Which file it is, whatever its name."""
        return self.device, self.inode


class Watch:
    """Knows the database and its log as this server left them."""

    def __init__(self, path: Path) -> None:
        self.path, self.log = path, path.with_name(path.name + "-wal")
        self.file: tuple[int, int] | None = None  # which one the database is
        self.seen: tuple[Seen | None, Seen | None] | None = None
        self.is_sure = True  # that the log is as it was seen; not after a commit that went astray

    def remember(self) -> None:
        """This server has just opened the files, or moved its log into the database."""
        self.check_file()
        self.seen, self.is_sure = (look(self.path), look(self.log)), True

    def forget(self) -> None:
        """This server has closed the files, which changes them."""
        self.seen = None

    def check_file(self) -> None:
        """Is it still the same database? Raises Lost."""
        found = look(self.path)
        if found is None:
            raise Lost("the database is gone")
        if self.file is None:
            self.file = found.file
        if found.file != self.file:
            raise Lost("another database is in its place")

    def glance(self) -> None:
        """Are the files still there? For anybody who looks while the writer writes. Raises Lost."""
        self.check_file()
        seen = self.seen
        if seen is not None:
            compare("database", seen[0], look(self.path))
            compare("log", seen[1], look(self.log))

    def check(self) -> None:
        """Has nobody touched the files since? Raises Lost."""
        self.check_file()
        if self.seen is not None:
            compare("database", self.seen[0], look(self.path), is_untouched=True)
            compare("log", self.seen[1], look(self.log), is_untouched=self.is_sure)

    def check_written(self) -> None:
        """After a commit, which goes into the log alone: is it in the files that would be read? Raises Lost."""
        self.is_sure = False
        self.check_file()
        database, log = look(self.path), look(self.log)
        if self.seen is not None:
            compare("database", self.seen[0], database, is_untouched=True)
            compare("log", self.seen[1], log)
        self.seen, self.is_sure = (database, log), True


def look(path: Path) -> Seen | None:
    """A file as it is now; None if there is none."""
    try:
        found = os.stat(path)
    except OSError:
        return None
    blocks: int = getattr(found, "st_blocks", 0)
    return Seen(found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns, blocks)


def compare(name: str, before: Seen | None, now: Seen | None, *, is_untouched: bool = False) -> None:
    """A file is still there, the same, and not shorter, or even untouched. Raises Lost."""
    if before is None:
        return
    if now is None:
        raise Lost(f"the {name} is gone")
    if now.file != before.file:
        raise Lost(f"another {name} is in its place")
    if now.size < before.size or now.blocks < before.blocks:  # cut, and perhaps written on behind the hole
        raise Lost(f"the {name} was cut off")
    if is_untouched and now.changed != before.changed:
        raise Lost(f"the {name} was changed by somebody else")
