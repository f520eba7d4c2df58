"""What a room is given to work with: lines, store, clock, thinker and the house it stands in.

A room knows only these shapes. The server hands in sockets, SQLite and worker processes; a test hands in
lists, a dict and a clock it turns by hand, and so runs whole evenings in one thread.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import msgspec

from ...seeds import fresh_seed

if TYPE_CHECKING:
    from ...knowledge.view import View
    from .room import Room

T = TypeVar("T")

BOTS_EACH_SECOND = 40.0  # decisions of all bots of one owner
# How far a long piece of thinking is: done and to do.
Progress = Callable[[int, int], None]


class Line(Protocol):
    """One guest's socket."""

    def send(self, message: bytes) -> None:
        """Put a message on its way. Never waits; a line whose queue is full closes itself."""
        ...

    def send_long(self, pieces: Iterator[bytes]) -> None:
        """Put a long message on its way; each piece is asked for when the one before was taken."""
        ...

    def close(self, code: int, reason: str) -> None:
        """Close the socket once what was sent before is out."""
        ...


class Store(Protocol):
    """Where entries are kept."""

    async def append(self, code: str, entries: Sequence[tuple[int, bytes]]) -> None:
        """Keep numbered entries of a table, all or none; they are durable on return.

        Raises CannotSave: then they are kept or not, and only `read` can tell.
        """
        ...

    async def read(self, code: str) -> list[bytes]:
        """All entries of a table in order, none if the table is unknown: what is there for good.

        Raises CannotSave as long as a failed append leaves that open.
        """
        ...

    async def unfinished(self) -> list[str]:
        """The codes of the tables that are not over."""
        ...

    async def finish(self, code: str) -> None:
        """The game is over: the table is not brought back at a start any more."""
        ...


class Clock(Protocol):
    """What time it is. Rooms wait with their event loop, so its time and `now` go equally fast."""

    def now(self) -> float:
        """Seconds that only go forward, for measuring."""
        ...

    def wall(self) -> float:
        """Seconds since 1970, for telling."""
        ...


class ReplayJob(msgspec.Struct, frozen=True):
    """A game to be told again: through whose eyes, and with what."""

    record: dict[str, Any]
    seat: int | None
    odds: str
    is_open: bool
    beside: dict[str, Any] | None  # what else a `Replay` says; None: what follows from the record


class Thinker(Protocol):
    """Whoever thinks for bots and the coach, away from the event loop."""

    async def choose(self, bot: str, view: View, key: str) -> str:
        """The words of the action a bot chooses; the key is the seed of its chance."""
        ...

    async def hint(self, view: View, seconds: float) -> dict[str, Any]:
        """A hint as plain data."""
        ...

    async def leaving(self, view: View) -> dict[str, Any]:
        """What each choice of a taking leaves to the others, as plain data."""
        ...

    async def story(self, record: dict[str, Any], progress: Progress, deals: int) -> dict[str, Any]:
        """The review of a finished game as plain data, from so many deals at each decision."""
        ...

    async def replay(self, job: ReplayJob) -> bytes:
        """A game told again, as it is sent; refuses a record that can't be played."""
        ...


class Pace:
    """How often the bots of one owner may decide: so many times a second, a few seconds' worth of them at once."""

    def __init__(self, rate: float, at_once: float = 3.0) -> None:
        self.apart, self.at_once = 1 / rate, at_once
        self.due = float("-inf")  # when the next decision would come, were all evenly apart

    def rest(self, now: float) -> float:
        """One more decision: the seconds until it is not too many."""
        self.due = max(self.due, now - self.at_once) + self.apart
        return max(self.due - now, 0.0)


class House(Protocol):
    """Where the rooms are: asked for another one when a rematch is wanted."""

    async def add(self, opened: Callable[[str], Awaitable[Room]]) -> str:
        """Have one more room opened, let guests into it, and say its code.

        Refuses, with the reason, where one more is too many; then nothing was opened.
        """
        ...

    def report(self, code: str, number: int, error: Exception) -> None:
        """An entry of a table could not be applied: whoever runs the server is to know."""
        ...


class Beside(Protocol):
    """How work is done that takes long: the house does it in a thread, so that everybody else goes on."""

    async def __call__(self, work: Callable[[], T], /) -> T:
        """What the work gives."""
        ...


async def at_once(work: Callable[[], T], /) -> T:
    """Right here, while everybody waits."""
    return work()


@dataclass(slots=True)
class Parts:
    """All of them, and where seeds of games come from."""

    store: Store
    clock: Clock
    thinker: Thinker
    house: House
    seed: Callable[[], str] = fresh_seed
    beside: Beside = at_once
    bots: Pace = field(default_factory=lambda: Pace(BOTS_EACH_SECOND))
