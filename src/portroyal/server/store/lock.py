"""One server at a time uses a file."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from ...errors import PortRoyalError


class StoreError(PortRoyalError):
    """The file can't be used at all."""

    code = "server/store"


class FileLock:
    """Keeps a file for this server alone, until the process ends, however it ends.

    It is a transaction that stays open in a small file beside, which also says where the server is found.
    """

    def __init__(self, path: Path, address: str) -> None:
        beside = path.with_name(path.name + ".lock")
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            make_private(beside)
            self.connection = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        except (OSError, sqlite3.Error) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise StoreError(f"Can't use {path} to keep tables: {reason}.") from error
        try:
            # Nothing in this file is worth a sync.
            self.connection.execute("PRAGMA synchronous = OFF")
            self.connection.execute("PRAGMA journal_mode = MEMORY")
            self.connection.executescript(
                "BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS server (address TEXT NOT NULL); DELETE FROM server;"
            )
            self.connection.execute("INSERT INTO server VALUES (?)", (address,))
            self.connection.execute("COMMIT")
            self.connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            where = address_in(self.connection)
            self.connection.close()
            raise StoreError(
                f"Another server uses {path}{where}. Go there, stop it, or choose another folder with --data.",
                code="server/in_use",
            ) from error

    def release(self) -> None:
        """Let others have the file."""
        self.connection.close()


def make_private(path: Path) -> None:
    """Have a file that its owner alone may read; those that SQLite lays beside it are as private."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def address_in(connection: sqlite3.Connection) -> str:
    """Where the server is found that has the file."""
    try:
        row = connection.execute("SELECT address FROM server").fetchone()
    except sqlite3.Error:
        return ""
    return f" at {row[0]}" if row else ""
