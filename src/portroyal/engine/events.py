"""What happened, told in small rows of ints: the log, the animation and the record feed on it.

A row is (kind, seat, card, count, detail, audience). Everyone learns that it happened; the audience
says who may see the card: everyone, one seat, or nobody. A face that nobody may see is not even
written: coins gained and fees have a count and no card. Only a spent coin shows its face, because
it lies face up on the discard. Search switches the recording off.
"""

from __future__ import annotations

from .vocabulary import EVENT_FIELDS, EVENT_ROOM

Row = tuple[int, int, int, int, int, int]


class Events:
    """The rows written since they were last read."""

    def __init__(self) -> None:
        self.size = 0
        self.rows = [0] * (EVENT_ROOM * EVENT_FIELDS)

    def add(self, kind: int, seat: int, card: int, count: int, detail: int, audience: int) -> None:
        """Write a row. `Game` reads them in time; whoever plays on a recording state and does not, loses the last."""
        if self.size == EVENT_ROOM:
            return
        at = self.size * EVENT_FIELDS
        self.rows[at] = kind
        self.rows[at + 1] = seat
        self.rows[at + 2] = card
        self.rows[at + 3] = count
        self.rows[at + 4] = detail
        self.rows[at + 5] = audience
        self.size += 1

    def read(self) -> list[Row]:
        """The rows, oldest first; they are then gone from here."""
        found: list[Row] = []
        for index in range(self.size):
            at = index * EVENT_FIELDS
            found.append(
                (
                    *(self.rows[at], self.rows[at + 1], self.rows[at + 2]),
                    *(self.rows[at + 3], self.rows[at + 4], self.rows[at + 5]),
                )
            )
        self.size = 0
        return found
