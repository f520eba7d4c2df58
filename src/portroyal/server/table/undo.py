"""Taking back: how far a guest may go back, and whom it needs.

One goes back to one's own last decision, over what others did since, as long as no hidden card was seen on the
way. Decisions with one choice are none. Whoever else plays has to agree; the consent of people who are not there is
assumed only where the table has agreed to that (`absent_agree`). Who is refused asks again only once the game has
gone on, and not for ever.
"""

from __future__ import annotations

from ..protocol.refusals import refused
from .ends import MOST_REFUSALS
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
    return way_back(table, guest) is not None and not is_refused_now(table, guest)


def whom_to_ask(table: Table, guest: int, present: set[int]) -> list[int]:
    """The others who play. Who chose to let a bot play agrees to anything, and who is not there only by agreement."""
    asked: list[int] = []
    for other in sorted(table.players() - {guest}):
        seats = table.seats_of(other)
        if all(seat in table.holds and table.holds[seat].why == "away" for seat in seats):
            continue
        if other in present:
            asked.append(other)
        elif not table.settings.absent_agree:
            raise refused("table/absent", name=table.places[seats[0]].name)
    return asked


def is_refused_now(table: Table, guest: int) -> bool:
    """Have the others said no since the game last went on, or too often?"""
    refusals = table.refusals.get(guest)
    return refusals is not None and (refusals.version == table.version or refusals.times >= MOST_REFUSALS)
