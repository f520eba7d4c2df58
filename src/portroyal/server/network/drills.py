"""The doors for drills: the list, one of them, and a decision out of a game of one's own."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ...drills import drills
from ...record import beginning_of
from ..house.auth import hash_of
from ..protocol import AskDrill, DrillInfo, DrillList, DrillName, DrillOption, ReasonInfo
from ..protocol.refusals import refused
from ..room.replaying import finished
from .doors import as_json, host_of
from .replays import LONGEST_TOKEN, ReplayDoors

SECONDS = 1.0  # that the coach looks at a decision
PATIENCE = 20.0  # to wait for it
LEVEL = 1200  # of what came out of a game
MINE = "mine"

log = logging.getLogger("portroyal.server")


@dataclass(slots=True)
class DrillDoors:
    """All of them; what needs thought is limited as replays are."""

    replays: ReplayDoors

    async def list(self, request: Request) -> Response:
        """GET /api/drills."""
        self.replays.doors.check(request)
        named = [
            DrillName(id=each.id, theme=each.theme, level=each.level, modules=list(each.modules))
            for each in drills().values()
        ]
        return as_json(DrillList(drills=named))

    async def drill(self, request: Request) -> Response:
        """GET /api/drills/ID."""
        self.replays.doors.check(request)
        found = drills().get(request.path_params["id"])
        if found is None:
            raise refused("request/no_such_page")
        options = [DrillOption(**option, right=option["action"] == found.best) for option in found.options]
        return as_json(
            DrillInfo(
                id=found.id,
                theme=found.theme,
                level=found.level,
                seat=found.seat,
                options=options,
                reason=ReasonInfo(id=found.reason["id"], facts=dict(found.reason["facts"])),
                record=found.record(),
            )
        )

    async def mine(self, request: Request) -> Response:
        """POST /api/drills."""
        self.replays.check(request)
        doors = self.replays.doors
        wanted = await doors.read(request, AskDrill)
        room = await doors.house.find(wanted.table, host_of(request))
        token = request.headers.get("authorization", "").partition(" ")[2]
        guest = room.guest_of(hash_of(token[:LONGEST_TOKEN])) if token else None
        record = finished(room, guest).record()
        if wanted.move >= len(record["actions"]):
            raise refused("replay/no_such_moment", last=len(record["actions"]) - 1)
        game = beginning_of(record)
        for words in record["actions"][: wanted.move]:
            game.apply(game.check(str(words)))
        if game.actor not in room.table.seats_of(guest):
            raise refused("drill/not_yours")
        try:
            async with asyncio.timeout(PATIENCE):
                told = await room.parts.thinker.hint(game.view(game.actor), SECONDS)
        except (Exception, TimeoutError) as error:
            log.error("no drill: %r", error)
            raise refused("table/no_hint_now") from error
        return as_json(out_of(f"{room.code}-{wanted.move}", game.actor, told))


def out_of(name: str, seat: int, told: dict[str, Any]) -> DrillInfo:
    """A hint as a drill: right is what can't be told from the best."""
    options = [
        DrillOption(
            action=option["action"],
            win=option["win"] or 0.0,
            gap=option["gap"],
            right=at == 0 or option["too_close"],
        )
        for at, option in enumerate(told["options"])
    ]
    reason = ReasonInfo(id=told["reason"]["id"], facts=told["reason"]["facts"])
    return DrillInfo(id=name, theme=MINE, level=LEVEL, seat=seat, options=options, reason=reason, record=None)
