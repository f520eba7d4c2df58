"""Clients for tests: they ask by HTTP and talk on a socket as a program of somebody else would."""

from __future__ import annotations

import http.client
import json
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

BOT_TABLE = {"name": "Ann", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "castaway"}], "start": True}


def request(
    port: int, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, raw: bytes | None = None
) -> tuple[int, dict[str, str], bytes]:
    """Ask by HTTP: status, headers, body."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        sent = raw if raw is not None else None if body is None else json.dumps(body).encode()
        connection.request(method, path, sent, headers or {})
        response = connection.getresponse()
        return response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    finally:
        connection.close()


def ask(port: int, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> Any:
    """Ask by HTTP for JSON."""
    return json.loads(request(port, method, path, body, headers)[2])


def open_table(port: int, **changes: Any) -> dict[str, Any]:
    """Open a table; what its host is given."""
    settings = {"pace": "instant", **changes.pop("settings", {})}
    return ask(port, "POST", "/api/tables", {**BOT_TABLE, "settings": settings, **changes})


class Player:
    """Somebody on a socket, who remembers all they were told."""

    def __init__(self, socket: ClientConnection, hello: dict[str, Any]) -> None:
        self.socket, self.hello = socket, hello
        self.entries: list[dict[str, Any]] = []
        self.look: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self.count = 0

    @classmethod
    async def of(
        cls, port: int, code: str, token: str | None, since: int = 0, origin: str | None = None, **options: Any
    ) -> Player:
        """Connect and say hello."""
        socket = await connect(
            f"ws://127.0.0.1:{port}/api/socket", origin=origin, max_size=None, compression=None, **options
        )
        hello = {"type": "hello", "protocol": 1, "code": code, "since": since}
        if token is not None:
            hello["token"] = token
        player = cls(socket, hello)
        with suppress(ConnectionClosed):  # the server may have said goodbye already
            await player.say(hello)
        return player

    async def say(self, message: Any) -> None:
        """Send a message."""
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        """The next message, taken in."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        self.heard.append(message)
        if message["type"] in ("welcome", "update"):
            self.entries += message["entries"]
            self.look = message["look"] or self.look
            self.table = message["table"] or self.table
        return message

    async def hear_until(self, kind: str, **facts: Any) -> dict[str, Any]:
        """The next message of a kind, those before it taken in."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(name) == value for name, value in facts.items()):
                return message

    async def ask(self, kind: str, **facts: Any) -> dict[str, Any]:
        """Make a request and wait for its answer."""
        self.count += 1
        name = facts.pop("id", f"r{self.count}")
        await self.say({"type": kind, "id": name, **facts})
        return await self.hear_until("answer", id=name)

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()
