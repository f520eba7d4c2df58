"""Who may look on, and who came from where: so that strangers never keep players out.

Players and the host always get in. Others share a number of places; those who gave a name come before those who did
not. Addresses are kept in memory only, to count and to know again whom the host has sent away.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ..protocol.refusals import refused
from ..table.coming import MOST_WATCHERS

if TYPE_CHECKING:
    from .parts import Line
    from .room import Room

FROM_ONE_ADDRESS = 6  # who look on without a name
JOINED_FROM_ONE_ADDRESS = 20  # guests who ever came


class Watching:
    """Those who come to one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.came_from: dict[Line, str] = {}  # lines without a guest
        self.address_of: dict[int, str] = {}  # of guests, where they are known
        self.joined_from = Counter[str]()
        self.banned: set[str] = set()

    # --- Coming ---

    def check_newcomer(self, address: str) -> None:
        """Refuse who may not join, by where they come from."""
        if address and address in self.banned:
            raise refused("table/banned")
        if address and self.joined_from[address] >= JOINED_FROM_ONE_ADDRESS:
            raise refused("table/crowded", most=JOINED_FROM_ONE_ADDRESS)

    def joined(self, guest: int, address: str) -> None:
        """Somebody new has joined."""
        self.address_of[guest] = address
        self.joined_from[address] += 1

    def check_line(self, guest: int | None, address: str) -> Line | None:
        """Refuse who may not connect; the line that makes way for them, if one has to."""
        table = self.room.table
        if table.is_at_home(guest):
            return None
        if not table.settings.spectators:
            raise refused("table/no_spectators")
        if guest is None:
            self.check_stranger(address)
        if guest in self.room.line_of or len(self.watchers()) < MOST_WATCHERS:
            return None
        nameless = [line for line in self.watchers() if self.room.lines[line] is None]
        if guest is None or not nameless:
            raise refused("table/crowded", most=MOST_WATCHERS)
        return nameless[-1]

    def check_stranger(self, address: str) -> None:
        """Refuse who may not look on without a name."""
        if self.room.table.locked:
            raise refused("table/locked")
        if address and address in self.banned:
            raise refused("table/banned")
        if address and list(self.came_from.values()).count(address) >= FROM_ONE_ADDRESS:
            raise refused("table/crowded", most=FROM_ONE_ADDRESS)

    def watchers(self) -> list[Line]:
        """The lines of those who only look on."""
        return [line for line, guest in self.room.lines.items() if not self.room.table.is_at_home(guest)]

    def came(self, line: Line, guest: int | None, address: str) -> None:
        """A line is there."""
        if guest is None:
            self.came_from[line] = address
        else:
            self.address_of[guest] = address

    def went(self, line: Line) -> None:
        """It is gone."""
        self.came_from.pop(line, None)

    # --- Being sent away ---

    def unwanted(self) -> list[Line]:
        """The lines of those who may not be here any more."""
        table, lines = self.room.table, self.room.lines
        gone = [line for line, guest in lines.items() if guest is not None and guest not in table.guests]
        return gone if table.settings.spectators else list({*gone, *self.watchers()})

    def nameless(self) -> list[Line]:
        """The lines without a guest."""
        return list(self.came_from)

    def ban(self, guest: int | None) -> None:
        """Nobody new comes from where this guest, or anybody without a name, is."""
        addresses = self.came_from.values() if guest is None else [self.address_of.get(guest, "")]
        self.banned |= {address for address in addresses if address}
