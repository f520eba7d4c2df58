"""The doors for numbers that players keep here: no account, a code that only they have, and whatever their client made.

The code has 125 random bits and is kept as a hash, like a token. What lies under it is read by nobody but its owner's
client, which takes nothing for granted that it finds there.
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..house.auth import SIGNS, hash_of
from ..house.limits import CODES_EACH_DAY, DAY, ROW, Buckets
from ..protocol import KeepNumbers, KeptNumbers, RecallNumbers
from ..protocol.numbers import LARGEST_NUMBERS, MOST_GAMES
from ..protocol.refusals import refused
from ..store.chest import Chest
from .doors import Doors, as_json, owner_of

NUMBERS = "numbers"  # the drawer
GROUPS, OF = 5, 5  # signs of a code: five bits each, nearly
MOST = 50_000  # players whose numbers lie here


def new_recovery_code() -> str:
    """A code to be written down: ABCDE-FGHJK-..."""
    return "-".join("".join(secrets.choice(SIGNS) for _ in range(OF)) for _ in range(GROUPS))


def name_of(code: str) -> str:
    """Under which name the numbers of a code lie; hyphens, spaces and small letters make no difference."""
    plain = "".join(sign for sign in code.upper() if sign in SIGNS)
    return hash_of(plain).hex()


def games_in(body: bytes) -> list[dict[str, Any]]:
    """What lies under a code, as it was brought."""
    return msgspec.json.decode(gzip.decompress(body))


def added(before: bytes, games: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], bytes]:
    """What lay under a code with these games beside it, and that as it is kept."""
    games = merged(games_in(before), games) if before else games
    return games, gzip.compress(msgspec.json.encode(games), 5, mtime=0)


def merged(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The games of both, each once: two devices with one code take nothing from each other. The oldest make room."""
    games = {msgspec.json.encode(game.get("code", game)): game for game in (*before, *after)}
    latest = sorted(games.values(), key=ended_at)[-MOST_GAMES:]
    sizes = [len(msgspec.json.encode(game)) + 1 for game in latest]
    while sum(sizes) >= LARGEST_NUMBERS:
        del latest[0], sizes[0]
    return latest


def ended_at(game: dict[str, Any]) -> float:
    """When a game ended, as its client says; one that does not say goes first."""
    at = game.get("at")
    return float(at) if isinstance(at, (int, float)) else 0.0


@dataclass(slots=True)
class NumberDoors:
    """All of them."""

    doors: Doors
    chest: Chest
    codes: Buckets = field(init=False)
    one_at_a_time: asyncio.Lock = field(default_factory=asyncio.Lock)  # what two devices bring is added, not replaced

    def __post_init__(self) -> None:
        self.codes = Buckets(CODES_EACH_DAY / DAY, CODES_EACH_DAY, self.doors.house.clock.now)

    def check(self, request: Request) -> None:
        """Does whoever runs this server want to keep numbers?"""
        self.doors.check(request)
        if self.doors.house.options.numbers == "off":
            raise refused("numbers/not_here")

    async def keep(self, request: Request) -> Response:
        """POST /api/numbers."""
        self.check(request)
        wanted = await self.doors.read(request, KeepNumbers, LARGEST_NUMBERS)
        house, owner = self.doors.house, owner_of(request)
        house.check_disk()
        if owner is not None:
            house.check_written(owner)
        async with self.one_at_a_time:
            before = b"" if wanted.code is None else await self.chest.get(NUMBERS, name_of(wanted.code))
            if before is None:
                raise refused("numbers/unknown")
            games, body = await asyncio.to_thread(added, before, wanted.games)
            code = wanted.code or await self.new_code(owner)
            await self.chest.put(NUMBERS, name_of(code), body, house.clock.wall())
        if owner is not None:
            house.written.spend(owner, max(len(body) - len(before), 0) + ROW)
        return as_json(KeptNumbers(code=code, games=games))

    async def new_code(self, owner: str | None) -> str:
        """A code for somebody who has none yet; one address does not take the places of all."""
        if await self.chest.count(NUMBERS) >= MOST:
            raise refused("server/full")
        if owner is not None and not self.codes.take(owner):
            raise refused("request/too_fast")
        return new_recovery_code()

    async def bring(self, request: Request) -> Response:
        """POST /api/numbers/bring."""
        self.check(request)
        wanted = await self.doors.read(request, RecallNumbers)
        body = await self.chest.get(NUMBERS, name_of(wanted.code))
        if body is None:
            raise refused("numbers/unknown")
        return as_json(KeptNumbers(code=wanted.code, games=games_in(body)))

    async def forget(self, request: Request) -> Response:
        """POST /api/numbers/forget: also where numbers were kept once and are no more."""
        self.doors.check(request)
        wanted = await self.doors.read(request, RecallNumbers)
        async with self.one_at_a_time:
            if not await self.chest.drop(NUMBERS, name_of(wanted.code)):
                raise refused("numbers/unknown")
        return as_json(KeptNumbers(code=wanted.code, games=[]))
