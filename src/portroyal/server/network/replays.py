"""The doors for games told again: of a table, out of a record somebody has, and on from a moment of either.

A record that is sent is played through and forgotten. Telling a game takes longer than most of what is asked for, so
there is a limit of its own.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..house.auth import hash_of
from ..house.limits import REPLAYS_BURST, REPLAYS_EACH_SECOND, Buckets, is_loopback, network_of
from ..protocol import AskReplay, Continue, ContinueRecord, Replay
from ..protocol.refusals import refused
from ..protocol.replay import LARGEST_RECORD
from ..room.replaying import finished, replay_of, told_again
from ..room.room import Room
from ..table.retelling import continued
from .doors import Doors, as_json, host_of

LONGEST_TOKEN = 128
ODDS = "exact"  # with which a game out of a record is told


@dataclass(slots=True)
class ReplayDoors:
    """All of them."""

    doors: Doors
    often: Buckets

    def check(self, request: Request) -> None:
        """Is this one of our pages, and not too busy?"""
        self.doors.check(request)
        host = host_of(request)
        if not is_loopback(host) and not self.often.take(network_of(host)):
            raise refused("request/too_fast")

    async def room_and_guest(self, request: Request) -> tuple[Room, int | None]:
        """The room of an address, and the guest whose token came with it."""
        room = await self.doors.house.find(request.path_params["code"], host_of(request))
        kind, _, token = request.headers.get("authorization", "").partition(" ")
        if not token or kind.lower() != "bearer":
            return room, None
        guest = room.guest_of(hash_of(token[:LONGEST_TOKEN]))
        if guest is None:
            raise refused("guest/wrong_token")
        return room, guest

    async def replay(self, request: Request) -> Response:
        """GET /api/tables/CODE/replay?seat=1&open=1."""
        self.check(request)
        room, guest = await self.room_and_guest(request)
        asked = request.query_params
        seat = asked.get("seat", "")
        if seat and not (len(seat) == 1 and seat.isdecimal()):
            raise refused("request/unreadable", why="a seat is a number.")
        told = await replay_of(room, guest, int(seat) if seat else None, is_open=asked.get("open") == "1")
        return await packed(told, request)

    async def from_record(self, request: Request) -> Response:
        """POST /api/replays."""
        self.check(request)
        wanted = await self.doors.read(request, AskReplay, LARGEST_RECORD)
        thinker = self.doors.house.thinkers(network_of(host_of(request)))
        told = await told_again(thinker, wanted.record, wanted.seat, ODDS, is_open=wanted.open, with_table=True)
        players = len(told["table"]["seats"])
        replay = Replay(seat=wanted.seat, eyes=[*range(players), None], mine=[], can_open=True, **told)
        return await packed(replay, request)

    async def go_on(self, request: Request) -> Response:
        """POST /api/tables/CODE/continue."""
        self.check(request)
        wanted = await self.doors.read(request, Continue)
        room, guest = await self.room_and_guest(request)
        record = finished(room, guest).record()
        colors = [place.color for place in room.table.places]
        begin = partial(
            continued, record, wanted.move, wanted.seat, (wanted.name, wanted.color), colors, same=wanted.same
        )
        return as_json(await self.doors.house.go_on(begin, host_of(request)), 201)

    async def go_on_from_record(self, request: Request) -> Response:
        """POST /api/replays/continue."""
        self.check(request)
        wanted = await self.doors.read(request, ContinueRecord, LARGEST_RECORD)
        begin = partial(
            continued, wanted.record, wanted.move, wanted.seat, (wanted.name, wanted.color), None, same=wanted.same
        )
        return as_json(await self.doors.house.go_on(begin, host_of(request)), 201)


async def packed(replay: Replay, request: Request) -> Response:
    """A replay as an answer, packed where that is understood: it is long, and much in it repeats."""
    body = msgspec.json.encode(replay)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, 200, headers, media_type="application/json")


def often(now: Callable[[], float]) -> Buckets:
    """How often one address may have a game told again."""
    return Buckets(REPLAYS_EACH_SECOND, REPLAYS_BURST, now)
