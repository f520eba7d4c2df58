"""Who asks, when, and what they may: what every decision about a request begins with.

A check refuses, with what would be right; it gives back what it was sure of.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any, TypeVar

from ...errors import StaleAction
from ...game import Game
from ..protocol import Message
from ..protocol.refusals import refused
from .ends import MOST_BY_GUEST
from .entries import AnyEntry, Guest
from .table import Table

E = TypeVar("E", bound=AnyEntry)


@dataclass(slots=True)
class Asking:
    """Who asks and when, what only the room knows, and the entries written so far."""

    table: Table
    at: float
    guest: int | None = None
    request: str | None = None
    present: set[int] = field(default_factory=set[int])  # guests who are connected
    seconds: float = 0.0  # the decision at hand has taken, where time is counted
    idle: float = 0.0  # seconds since the decision at hand began
    paused: float = 0.0  # seconds that the game has waited for an answer, or for a page to be turned
    away: dict[int, float] = field(default_factory=dict[int, float])  # guests others wait for: seconds they are gone
    seed: str = ""  # for a game that begins now
    code: str = ""  # for a table that is opened now
    entries: list[AnyEntry] = field(default_factory=list[AnyEntry])

    def write(self, kind: type[E], **facts: Any) -> None:
        """One more entry. The first one answers the request. Refused where a guest has led to enough of them."""
        most = MOST_BY_GUEST.get(kind)
        if most is not None and self.table.counts[self.guest, kind] >= most:
            raise refused("table/enough", most=most)
        first = not self.entries
        self.entries.append(
            kind(
                number=len(self.table.steps) + len(self.entries) + 1,
                at=self.at,
                guest=self.guest,
                request=self.request if first else None,
                **facts,
            )
        )

    def check_host(self) -> None:
        """Refuse all others."""
        if self.guest != self.table.host:
            raise refused("table/not_host")

    def check_not_the_host(self, guest: int | None) -> None:
        """Refuse what somebody who stands in would do to the host."""
        if guest is not None and guest == self.table.stands_for:
            raise refused("table/stands_in")

    def check_not_started(self) -> None:
        """Refuse what can't be changed any more."""
        if self.table.game is not None:
            raise refused("table/started")

    def check_running(self) -> Game:
        """The game, which has begun and is not over."""
        if self.table.game is None:
            raise refused("table/not_started")
        if self.table.game.over:
            raise refused("table/over")
        return self.table.game

    def check_player(self) -> int:
        """The guest, who plays."""
        if self.guest is None or not self.table.seats_of(self.guest):
            raise refused("table/not_a_player")
        return self.guest

    def check_other(self, guest: int) -> Guest:
        """Another guest of this table."""
        if guest == self.guest:
            raise refused("table/not_yourself")
        if guest not in self.table.guests:
            raise refused("table/no_such_guest", guest=guest)
        return self.table.guests[guest]

    def check_version(self, version: int) -> None:
        """Refuse what was meant for another moment of the game."""
        now = self.table.version
        if version != now:
            raise StaleAction(
                f"This was meant for version {version} of the game; it is at {now}.", version=version, now=now
            )


@singledispatch
def decide(request: Message, asking: Asking) -> None:
    """Write the entries a request leads to."""
    raise TypeError(f"nobody decides about {request!r}")
