"""The game of a room told again: who may see what of it. The telling itself is done elsewhere, like all thinking.

A finished game is open to whoever may come to its table, through any eyes and with the hidden cards, too. While a game
runs everybody gets what they have seen themselves: a player through the eyes of their own seats, a watcher through a
watcher's.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

from ...errors import PortRoyalError
from ...game import Game
from ..protocol import Replay
from ..protocol.refusals import refused

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


async def replay_of(room: Room, guest: int | None, seat: int | None, *, is_open: bool) -> Replay:
    """The game so far, for a guest who has asked for it through these eyes."""
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
    info, mine, odds = room.info(), table.seats_of(guest), table.settings.odds
    told = await told_again(room.parts.thinker, table.game.record(), seat, odds, is_open=is_open)
    return Replay(table=info, seat=seat, eyes=eyes, mine=mine, can_open=over, **told)


async def told_again(
    thinker: Thinker, record: dict[str, Any], seat: int | None, odds: str, *, is_open: bool, with_table: bool = False
) -> dict[str, Any]:
    """What a thinker makes of a record; what it refuses is refused here."""
    try:
        return await thinker.replay(record, seat, odds, is_open=is_open, with_table=with_table)
    except PortRoyalError:
        raise
    except Exception as error:
        log.error("no replay: %r", error)
        raise refused("replay/not_now") from error
