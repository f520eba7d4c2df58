"""Taking back: how far a guest may go back, and whom it needs.

One goes back to one's own last decision, over what others did since, as long as no hidden card was seen on the
way. Decisions with one choice are none. Whoever else is at the table has to agree.
"""

from __future__ import annotations

from ..protocol.refusals import refused
from .table import Table


def way_back(table: Table, guest: int) -> int | None:
    """How many actions back a guest's last decision lies; None if there is none, or a card was seen since."""
    for count, move in enumerate(reversed(table.moves), 1):
        if move.showed:
            return None
        if move.guest == guest and not move.forced:
            return count
    return None


def actions_to_undo(table: Table, guest: int) -> int:
    """How many actions to take back; refused, with the reason, where none can be."""
    count = way_back(table, guest)
    if count is None:
        decided = any(move.guest == guest and not move.forced for move in table.moves)
        raise refused("table/revealed" if decided else "table/nothing_to_undo")
    return count


def can_undo(table: Table, guest: int | None) -> bool:
    """May this guest ask to take back now?"""
    if guest is None or not table.settings.undo or table.state != "playing" or table.question is not None:
        return False
    return way_back(table, guest) is not None


def whom_to_ask(table: Table, guest: int, present: set[int]) -> list[int]:
    """The others who play and are there; a bot that holds a seat agrees to anything."""
    playing = {place.guest for seat, place in enumerate(table.places) if seat not in table.holds}
    return sorted(other for other in table.players() & present & playing if other != guest)
