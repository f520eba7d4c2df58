"""What tests of the socket share: a time limit, and how a line ended."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from clients import Player
from websockets.exceptions import ConnectionClosed


def run(body: Callable[[], Awaitable[Any]]) -> Any:
    async def within() -> Any:
        async with asyncio.timeout(30):
            return await body()

    return asyncio.run(within())


async def ending(player: Player) -> tuple[str | None, int]:
    """The goodbye of a line that is closed, and the code it is closed with."""
    try:
        while True:
            await player.hear()
    except ConnectionClosed as closed:
        goodbyes = [message["code"] for message in player.heard if message["type"] == "goodbye"]
        return (goodbyes[-1] if goodbyes else None), closed.rcvd.code if closed.rcvd else 1006
