"""The doors for games told again: of a table, out of a record somebody has, and on from a moment of either.

A record that is sent is played through and forgotten. Telling a game takes longer than most of what is asked for, so
there is a limit of its own.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..house.auth import hash_of
from ..house.limits import (
    MOST_REPLAYS,
    REPLAYS_AWAITED,
    REPLAYS_BURST,
    REPLAYS_EACH_SECOND,
    Buckets,
    Counts,
    is_loopback,
    network_of,
)
from ..protocol import AskReplay, Continue, ContinueRecord
from ..protocol.refusals import refused
from ..protocol.replay import LARGEST_RECORD
from ..room.parts import ReplayJob
from ..room.replaying import finished, job_for, told_again
from ..room.room import Room
from ..table.retelling import continued
from .doors import Doors, as_json, host_of

LONGEST_TOKEN = 128
ODDS = "exact"  # with which a game out of a record is told
PIECE = 65536  # bytes of an answer that are sent at a time
GZIP = 31  # how zlib calls what gzip packs


@dataclass(slots=True)
class ReplayDoors:
    """All of them."""

    doors: Doors
    often: Buckets
    awaited: Counts = field(default_factory=lambda: Counts(MOST_REPLAYS, REPLAYS_AWAITED))

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
        job = job_for(room, guest, int(seat) if seat else None, is_open=asked.get("open") == "1")
        return await self.told(job, request)

    async def from_record(self, request: Request) -> Response:
        """POST /api/replays."""
        self.check(request)
        wanted = await self.doors.read(request, AskReplay, LARGEST_RECORD)
        return await self.told(ReplayJob(wanted.record, wanted.seat, ODDS, wanted.open, None), request)

    def wait(self, request: Request) -> str:
        """Count whoever waits for an answer by their address: a few at a time wait from one, and so many in all."""
        address = network_of(host_of(request))
        why = self.awaited.why_not(address)
        if why == "all":
            raise refused("server/full")
        if why == "address" and not is_loopback(host_of(request)):
            raise refused("request/too_fast")
        self.awaited.add(address)
        return address

    async def told(self, job: ReplayJob, request: Request) -> Response:
        """A game told again, by the turn of whoever asks; they wait for a few at a time, until they have taken them."""
        address = self.wait(request)
        try:
            body = await told_again(self.doors.house.thinkers(address), job)
        except BaseException:
            self.awaited.remove(address)
            raise
        understood = "gzip" in request.headers.get("accept-encoding", "")
        return Packed(body, understood=understood, sent=lambda: self.awaited.remove(address))

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


class Packed(Response):
    """An answer that is packed, sent piece by piece: only what is on its way is there unpacked, if it has to be."""

    media_type = "application/json"

    def __init__(self, body: bytes, *, understood: bool, sent: Callable[[], None]) -> None:
        headers = {"cache-control": "no-store", "vary": "accept-encoding"}
        if understood:
            headers |= {"content-encoding": "gzip", "content-length": str(len(body))}
        super().__init__(None, 200, headers)
        if not understood:
            del self.headers["content-length"]  # nobody knows it yet
        self.packed, self.understood, self.sent = body, understood, sent

    def pieces(self) -> Iterator[bytes]:
        """What is sent, the next piece once the one before is on its way."""
        if self.understood:
            yield from (self.packed[at : at + PIECE] for at in range(0, len(self.packed), PIECE))
            return
        unpacking, rest = zlib.decompressobj(GZIP), self.packed
        while rest:
            yield unpacking.decompress(rest, PIECE)
            rest = unpacking.unconsumed_tail
        yield unpacking.flush()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            for piece in self.pieces():
                await send({"type": "http.response.body", "body": piece, "more_body": True})
            await send({"type": "http.response.body", "body": b""})
        finally:
            self.sent()


def often(now: Callable[[], float]) -> Buckets:
    """How often one address may have a game told again."""
    return Buckets(REPLAYS_EACH_SECOND, REPLAYS_BURST, now)
