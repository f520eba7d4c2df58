"""The doors for challenges: what one is, a table with its deal, its results, and one made of a finished game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...challenges import daily_challenge, is_there, read_daily
from ..house.auth import hash_of, is_code, new_code
from ..house.limits import DAY, RESULTS_EACH_DAY, Buckets
from ..protocol import ChallengeInfo, KeepResult, MakeChallenge, OpenChallenge
from ..protocol.refusals import refused
from ..store.chest import Chest
from ..table.challenging import (
    Challenger,
    Deal,
    Listed,
    behind_all,
    deal_from,
    deal_of,
    open_challenge,
    ranked,
    result_of,
)
from .doors import Doors, as_json, host_of, owner_of

DEALS = "challenges"  # the drawer of those that were made here
MOST_RESULTS = 500  # that are kept of one challenge: the best ones
LONGEST_ID = 40


def results_of(name: str) -> str:
    """The drawer of a challenge's results, each under the code of its table."""
    return f"results of {name}"


@dataclass(slots=True)
class ChallengeDoors:
    """All of them."""

    doors: Doors
    chest: Chest
    today: Callable[[], date] = lambda: datetime.now(UTC).date()
    listed: Buckets = field(init=False)  # results, by who brings them
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        self.listed = Buckets(RESULTS_EACH_DAY / DAY, RESULTS_EACH_DAY, self.doors.house.clock.now)

    async def deal(self, name: str) -> Deal:
        """The deal of a challenge; refused, where there is none."""
        daily = read_daily(name)
        if daily is not None:
            kind, day = daily
            if day > self.today():
                raise refused("challenge/not_yet", day=day.isoformat())
            if is_there(day, self.today()):
                return deal_of(daily_challenge(kind.id, day))
        kept = await self.chest.get(DEALS, name.upper()) if is_code(name.upper()) else None
        if kept is None:
            raise refused("challenge/unknown", challenge=name[:LONGEST_ID])
        return msgspec.json.decode(kept, type=Deal)

    async def told(self, deal: Deal) -> ChallengeInfo:
        """A challenge with its results, as anybody may know it."""
        kept = await self.chest.all(results_of(deal.id), MOST_RESULTS)
        daily = read_daily(deal.id)
        return ChallengeInfo(
            id=deal.id,
            daily=None if daily is None else daily[0].id,
            day=None if daily is None else daily[1].isoformat(),
            settings=deal.settings,
            bots=deal.bots,
            results=ranked([msgspec.json.decode(body, type=Listed) for body in kept.values()]),
        )

    async def challenge(self, request: Request) -> Response:
        """GET /api/challenges/ID."""
        self.doors.check(request)
        return as_json(await self.told(await self.deal(request.path_params["id"])))

    async def open(self, request: Request) -> Response:
        """POST /api/challenges/ID/tables."""
        self.doors.check(request)
        wanted = await self.doors.read(request, OpenChallenge)
        deal = await self.deal(request.path_params["id"])
        begin = partial(open_challenge, deal, Challenger(wanted.name, wanted.color, wanted.pace))
        return as_json(await self.doors.house.go_on(begin, host_of(request), wanted.token), 201)

    async def keep(self, request: Request) -> Response:
        """POST /api/challenges/ID/results."""
        self.doors.check(request)
        wanted = await self.doors.read(request, KeepResult)
        deal = await self.deal(request.path_params["id"])
        room = await self.doors.house.find(wanted.table, host_of(request))
        if room.table.challenge != deal.id:
            raise refused("challenge/other")
        result = result_of(room.table, deal.bots.index(None), self.now())
        async with self.one_at_a_time:
            await self.write(deal, room.table.code, result, owner_of(request))
        return as_json(await self.told(deal))

    async def make(self, request: Request) -> Response:
        """POST /api/challenges."""
        self.doors.check(request)
        wanted = await self.doors.read(request, MakeChallenge)
        room = await self.doors.house.find(wanted.table, host_of(request))
        table = room.table
        token = request.headers.get("authorization", "").partition(" ")[2]
        seats = table.seats_of(room.guest_of(hash_of(token[:128]))) if token else []
        if not seats:
            raise refused("challenge/not_yours")
        if table.challenge is not None:  # it is one already
            return as_json(await self.told(await self.deal(table.challenge)), 201)
        if table.state != "over" or table.game is None:
            raise refused("table/not_over")
        if table.promise is None:  # a lesson, or a game that went on from another: it began with no deal
            raise refused("challenge/lesson")
        self.doors.house.check_disk()
        async with self.one_at_a_time:
            kept = await self.chest.all(f"challenge of {table.code}", 1)
            name = next(iter(kept), None) or await self.fresh()
            deal = deal_from(table, seats[0], name)
            await self.chest.put(DEALS, name, msgspec.json.encode(deal), self.now())
            await self.chest.put(f"challenge of {table.code}", name, b"", self.now())
            await self.write(deal, table.code, result_of(table, seats[0], self.now()), owner_of(request))
        return as_json(await self.told(deal), 201)

    async def write(self, deal: Deal, table: str, result: Listed | None, owner: str | None) -> None:
        """List the result of a table, once. A list that is full keeps the best: nobody can fill it with anything."""
        if result is None:
            raise refused("table/not_over")
        drawer = results_of(deal.id)
        kept = await self.chest.all(drawer, MOST_RESULTS)
        if table in kept:
            return
        if owner is not None and not self.listed.take(owner):
            raise refused("request/too_fast")
        if len(kept) >= MOST_RESULTS:
            results = {code: msgspec.json.decode(body, type=Listed) for code, body in kept.items()}
            last = behind_all(results | {table: result})
            if last == table:
                return
            await self.chest.drop(drawer, last)
        await self.chest.put(drawer, table, msgspec.json.encode(result), self.now())

    async def fresh(self) -> str:
        """A code no challenge has."""
        while True:
            name = new_code()
            if await self.chest.get(DEALS, name) is None:
                return name

    def now(self) -> float:
        """Seconds since 1970."""
        return self.doors.house.clock.wall()
