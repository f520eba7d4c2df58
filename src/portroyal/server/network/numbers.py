"""The doors for numbers that players keep here: no account, a code that only they have, and whatever their client made.

The code has 125 random bits and is kept as a hash, like a token. What lies under it is read by nobody but its owner's
client, which takes nothing for granted that it finds there.
"""

from __future__ import annotations

import gzip
import secrets
from dataclasses import dataclass

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ..house.auth import SIGNS, hash_of
from ..protocol import KeepNumbers, KeptNumbers, RecallNumbers
from ..protocol.numbers import LARGEST_NUMBERS
from ..protocol.refusals import refused
from ..store.chest import Chest
from .doors import Doors, as_json

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


@dataclass(slots=True)
class NumberDoors:
    """All of them."""

    doors: Doors
    chest: Chest

    def check(self, request: Request) -> None:
        """Does whoever runs this server want to keep numbers?"""
        self.doors.check(request)
        if self.doors.house.options.numbers == "off":
            raise refused("numbers/not_here")

    async def keep(self, request: Request) -> Response:
        """POST /api/numbers."""
        self.check(request)
        wanted = await self.doors.read(request, KeepNumbers, LARGEST_NUMBERS)
        self.doors.house.check_disk()
        code = wanted.code
        if code is None:
            if await self.chest.count(NUMBERS) >= MOST:
                raise refused("server/full")
            code = new_recovery_code()
        elif await self.chest.get(NUMBERS, name_of(code)) is None:
            raise refused("numbers/unknown")
        body = gzip.compress(msgspec.json.encode(wanted.games), 5, mtime=0)
        await self.chest.put(NUMBERS, name_of(code), body, self.doors.house.clock.wall())
        return as_json(KeptNumbers(code=code, games=wanted.games))

    async def bring(self, request: Request) -> Response:
        """POST /api/numbers/bring."""
        self.check(request)
        wanted = await self.doors.read(request, RecallNumbers)
        body = await self.chest.get(NUMBERS, name_of(wanted.code))
        if body is None:
            raise refused("numbers/unknown")
        return as_json(KeptNumbers(code=wanted.code, games=msgspec.json.decode(gzip.decompress(body))))

    async def forget(self, request: Request) -> Response:
        """POST /api/numbers/forget."""
        self.check(request)
        wanted = await self.doors.read(request, RecallNumbers)
        await self.chest.drop(NUMBERS, name_of(wanted.code))
        return as_json(KeptNumbers(code=wanted.code, games=[]))
