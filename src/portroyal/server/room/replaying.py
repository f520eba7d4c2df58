"""The game of a room told again: who may see what of it. The telling itself is done elsewhere, like all thinking.

A finished game is open to whoever may come to its table, through any eyes and with the hidden cards, too. While a game
runs everybody gets what they have seen themselves: a player through the eyes of their own seats, a watcher through a
watcher's.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...errors import PortRoyalError
from ...game import Game
from ..protocol.refusals import refused
from .parts import ReplayJob

if TYPE_CHECKING:
    from .parts import Thinker
    from .room import Room

log = logging.getLogger("portroyal.server")


def finished(room: Room, guest: int | None) -> Game:
    """The finished game of a room, for somebody who may see it."""
    table = room.table
    if guest is None and not table.settings.spectators:
        raise refused("table/no_spectators")
    if table.game is None or not table.game.over:
        raise refused("table/not_over")
    return table.game


def eyes_for(room: Room, guest: int | None) -> list[int | None]:
    """Through whose eyes somebody may look back; refused, where there are none."""
    table = room.table
    if table.game is None:
        raise refused("table/not_started")
    if table.game.over:
        return [*range(finished(room, guest).players), None]
    if guest is None:
        raise refused("guest/no_token")
    seats = table.seats_of(guest)
    if not seats and not table.settings.spectators:
        raise refused("table/no_spectators")
    return [*seats] if seats else [None]


def job_for(room: Room, guest: int | None, seat: int | None, *, is_open: bool) -> ReplayJob:
    """What is to be told of the game so far to a guest who has asked for it through these eyes."""
    eyes = eyes_for(room, guest)
    table = room.table
    assert table.game is not None
    over = table.game.over
    if is_open and not over:
        raise refused("replay/not_open")
    if seat not in eyes:
        if seat is not None and seat >= table.game.players:
            raise refused("table/no_such_seat", seat=seat, last=table.game.players - 1)
        raise refused("replay/not_yours")
    beside = {"table": room.info(), "eyes": eyes, "mine": table.seats_of(guest), "can_open": over}
    return ReplayJob(table.game.record(), seat, table.settings.odds, is_open, beside)


async def told_again(thinker: Thinker, job: ReplayJob) -> bytes:
    """What a thinker makes of it; what it refuses is refused here."""
    try:
        return await thinker.replay(job)
    except PortRoyalError:
        raise
    except Exception as error:
        log.error("no replay: %r", error)
        raise refused("replay/not_now") from error
