"""What people say to each other, and where they meet again."""

from __future__ import annotations

from typing import Any

from ..protocol import LONGEST_CHAT, Chat, React, Rematch
from ..protocol.refusals import refused
from .asking import Asking, decide
from .entries import Rematched, Spoke
from .writing import clean_text


@decide.register
def chat(request: Chat, asking: Asking) -> None:
    """Say something, as plain text."""
    who = speaker(asking)
    text = clean_text(request.text)[:LONGEST_CHAT].strip()
    if not text:
        raise refused("table/empty_text")
    asking.write(Spoke, **who, text=text)


@decide.register
def react(request: React, asking: Asking) -> None:
    """Say one of a few things, which everybody reads in their own language."""
    asking.write(Spoke, **speaker(asking), reaction=request.reaction)


def speaker(asking: Asking) -> dict[str, Any]:
    """Who talks, if they may: the seat and the name."""
    table = asking.table
    if asking.guest is None:
        raise refused("table/not_a_player")
    if asking.guest in table.muted:
        raise refused("table/muted")
    if table.quiet and asking.guest != table.host:
        raise refused("table/quiet")
    seats = table.seats_of(asking.guest)
    return {"seat": seats[0] if seats else None, "name": table.guests[asking.guest].name}


@decide.register
def rematch(request: Rematch, asking: Asking) -> None:
    """Where the same people meet again; the room has opened the table."""
    asking.check_player()
    if asking.table.state != "over":
        raise refused("table/not_over")
    if asking.table.next_code is None:
        asking.write(Rematched, code=asking.code)
