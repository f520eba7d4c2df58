"""The log: one line for each thing that happened, for machines or for people, without secrets.

A line has an event and a few particulars. Only particulars of known names are written, and none of those is a token,
a seed, a name or what somebody said; so a secret can't get into the log by carelessness. Errors are written
with the places they passed, not with their values. What goes wrong again and again is written once a minute,
so that nobody can fill the disk with complaints.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import TextIO

# What may be written beside the event.
PARTICULARS = frozenset({
    "address", "bots", "code", "count", "database", "error", "level", "limit", "number", "path", "places", "problem",
    "reason", "repeated", "seconds", "sockets", "state", "status", "tables", "type", "version", "where",
})  # fmt: skip
FILLED = re.compile(r"%[-#0 +]*\d*(?:\.\d+)?[a-zA-Z]")  # where a template is filled in
ERRORS = frozenset({
    "broken_table", "cannot_save", "damaged_table", "disk_used_up", "entries_lost", "entry_not_applied", "error",
    "few_files", "store_found", "store_lost", "table_of_other_rules", "warning",
})  # fmt: skip
AGAIN_AFTER = 60.0  # seconds until the same complaint is written again
MOST_REMEMBERED = 1000  # different complaints

Particular = str | int | float | bool | None | list[str]
Wall = Callable[[], float]


class Log:
    """Where lines go."""

    def __init__(self, kind: str = "json", to: TextIO | None = None, wall: Wall | None = None) -> None:
        self.kind, self.to, self.wall = kind, to, wall
        self.complaints: dict[tuple[object, ...], tuple[float, int]] = {}  # when each was written, and left out since

    def say(self, event: str, **particulars: Particular) -> None:
        """Write a line."""
        unknown = particulars.keys() - PARTICULARS
        if unknown:
            raise ValueError(f"The log does not know {', '.join(sorted(unknown))}; it might be a secret.")
        if self.kind == "quiet" and event not in ERRORS:
            return
        if event in ERRORS:
            repeated = self.repeated(event, particulars)
            if repeated is None:
                return
            particulars |= {"repeated": repeated} if repeated else {}
        now = datetime.fromtimestamp(self.wall(), UTC) if self.wall else datetime.now(UTC)
        if self.kind == "json":
            at = now.isoformat(timespec="milliseconds").replace("+00:00", "Z")
            line = json.dumps({"at": at, "event": event, **particulars}, ensure_ascii=True)
        else:
            shown = " ".join(f"{name}={value}" for name, value in particulars.items())
            line = f"{now.astimezone():%H:%M:%S} {event.replace('_', ' ')} {shown}".rstrip()
        stream = self.to or sys.stderr
        try:
            stream.write(line + "\n")
            stream.flush()
        except (OSError, ValueError):
            return  # nobody reads the log any more; the games go on

    def repeated(self, event: str, particulars: dict[str, Particular]) -> int | None:
        """How often a complaint was left out since it was written; None: leave it out again."""
        key = (event, *(str(value) for value in particulars.values()))
        written, left_out = self.complaints.get(key, (float("-inf"), 0))
        if monotonic() - written < AGAIN_AFTER:
            self.complaints[key] = (written, left_out + 1)
            return None
        if len(self.complaints) >= MOST_REMEMBERED:
            self.complaints.clear()
        self.complaints[key] = (monotonic(), 0)
        return left_out

    def error(self, where: str, error: BaseException) -> None:
        """Write an error: its class and the places it passed."""
        self.say("error", where=where, error=type(error).__name__, places=places(error))


def places(error: BaseException) -> list[str]:
    """File, line and function of each step to an error, and of what caused it."""
    steps: list[str] = []
    cause: BaseException | None = error
    while cause is not None and len(steps) < 60:
        if cause is not error:
            steps.append(f"because of {type(cause).__name__}")
        frames = traceback.extract_tb(cause.__traceback__)
        steps += [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return steps


# What a library calls an error though only a client has made a mistake.
CLIENTS_FAULTS = ("Invalid UTF-8 sequence received from client.",)


class Bridge(logging.Handler):
    """Lines of the libraries: that they complained and where, without the values in it."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Write a library's complaint. Its text is a template; what is filled in is left out."""
        error = record.exc_info[1] if record.exc_info and record.msg not in CLIENTS_FAULTS else None
        is_error = record.levelno >= logging.ERROR and record.msg not in CLIENTS_FAULTS
        self.log.say(
            "error" if is_error else "warning",
            where=record.name,
            reason=FILLED.sub("...", str(record.msg)).strip().partition("\n")[0],
            error=type(error).__name__ if error else None,
            places=places(error) if error else [],
        )


def listen_to_libraries(log: Log) -> None:
    """Let what uvicorn, websockets and asyncio have to say go into this log."""
    for name in ("uvicorn", "websockets", "asyncio", "portroyal"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [Bridge(log)]
        logger.propagate = False
        logger.setLevel(logging.WARNING)
    for name in ("uvicorn.error", "uvicorn.access", "websockets.server"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
