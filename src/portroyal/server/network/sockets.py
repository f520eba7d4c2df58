"""The socket's door: who comes in, and what is passed on to their room.

The order is always the same: origin, number of connections, then for each message its size (uvicorn refuses more than
4 KiB before it is read whole), its rate, its form; the first one must say which table and who. Only then does
the room hear of it. Whatever a client sends, it is answered, or closed with one of the codes below.
"""

from __future__ import annotations

import asyncio

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from ...errors import PortRoyalError
from ..house.auth import hash_of
from ..house.house import OpenHouse
from ..house.limits import HELLO_WITHIN, PATIENCE, Bucket, Buckets, Counts, network_of, room_address
from ..protocol import PROTOCOL, Answer, Hello, Move, Ping, Pong, Said
from ..protocol.refusals import Refused, problem_of, refused, status_of, unreadable
from ..room.room import Room
from .address import Origins, is_loopback
from .lines import SocketLine

# Why a socket was closed.
CLOSES = {
    "protocol": 4000,  # something that is no message of the protocol, or none in time
    "replaced": 4001,  # by a newer connection of the same guest
    "wrong_token": 4003,  # or none where one is needed
    "no_such_table": 4004,
    "unplayable": 4005,  # a table that this server can't bring back; it is kept
    "too_fast": 4008,
    "removed": 4009,  # by the host, from the last seat
    "dismissed": 4009,  # by the host, or because nobody may watch any more
    "restart": 1012,
    "full": 1013,  # too many connections, or a client that does not read
}
# Which of them a refusal at the door leads to; otherwise 4000.
CLOSED_BY = {
    "guest/no_token": "wrong_token",
    "guest/wrong_token": "wrong_token",
    "table/no_spectators": "wrong_token",
    "table/locked": "dismissed",
    "table/banned": "dismissed",
    "table/crowded": "full",
    "table/unknown": "no_such_table",
    "table/broken": "unplayable",
    "table/other_rules": "unplayable",
    "request/too_fast": "too_fast",
    "request/too_slow": "full",
    "server/full": "full",
    "server/too_many_sockets": "full",
    "server/closing": "restart",
    "server/store": "full",
    "server/cannot_save": "full",
    "server/error": "restart",
}

KNOCK_WITHIN = 3.0  # seconds to say hello where there is room for players only
MOST_KNOCKING, MOST_FROM_ONE = 64, 8  # who may try that at a time, in all and from one address

decoder = msgspec.json.Decoder(Said)


class Addressed(msgspec.Struct):
    """What is looked for in a message that is refused unread: the id to answer to."""

    id: str = ""


addressed = msgspec.json.Decoder(Addressed)


def read_message(text: str | bytes) -> Said:
    """A message of the protocol; anything else is refused with the reason."""
    if isinstance(text, bytes):
        raise refused("request/unreadable", why="messages are text, not bytes.")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise unreadable(error) from error


def id_of(text: str | bytes) -> str:
    """The id of a message, as far as it can be found."""
    try:
        return addressed.decode(text).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError):
        return ""


class SocketDoor:
    """Where sockets come in."""

    def __init__(self, house: OpenHouse, origins: Origins) -> None:
        self.house, self.origins = house, origins
        self.log, self.metrics, self.options = house.log, house.metrics, house.options
        self.knocking = Counts(MOST_KNOCKING, MOST_FROM_ONE)  # who come to a full house, and may yet be players
        # By the address a proxy tells; the gate has counted those who come without one.
        self.comes = Buckets(self.options.connects_by_address, self.options.sockets_by_address * 2, house.clock.now)

    async def enter(self, socket: WebSocket) -> None:
        """One connection, from beginning to end."""
        try:
            await self.welcome(socket)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            self.log.error("socket", error)

    async def welcome(self, socket: WebSocket) -> None:
        """Let a connection in, if its page is ours and there is room."""
        origin = socket.headers.get("origin")
        if origin is not None and not self.origins.allows(origin):
            await self.turn_away(socket, refused("request/origin", origin=origin[:100]))
            return
        host = socket.client.host if socket.client else None
        address = network_of(host)
        if not is_loopback(host) and not self.comes.take(address):
            await self.turn_away(socket, refused("request/too_fast"))
            return
        why = None if self.house.is_closing else self.house.sockets.why_not(address)
        await socket.accept()
        line = SocketLine(socket, self.metrics)
        self.house.sockets.add(address)
        try:
            if self.house.is_closing:
                self.farewell(line, refused("server/closing"))
            elif why == "all":
                await self.knock(line, host, refused("server/full"), from_page=origin is not None)
            elif why == "address" and not is_loopback(host):
                crowded = refused("server/too_many_sockets", most=self.options.sockets_by_address)
                await self.knock(line, host, crowded, from_page=origin is not None)
            else:
                await self.converse(line, host, from_page=origin is not None)
        finally:
            self.house.sockets.remove(address)
            code = await line.end()
            self.metrics.closed[code if code in CLOSES.values() or 1000 <= code <= 1015 else 4999] += 1

    async def turn_away(self, socket: WebSocket, error: PortRoyalError) -> None:
        """Refuse a page that is not ours, or somebody who comes too often, before there is a socket."""
        self.metrics.refuse(error.code)
        body = msgspec.json.encode(problem_of(error))
        await socket.send_denial_response(Response(body, status_of(error.code), media_type="application/json"))

    def farewell(self, line: SocketLine, error: PortRoyalError) -> None:
        """Tell why the line ends, and end it."""
        self.metrics.refuse(error.code)
        name = CLOSED_BY.get(error.code, "protocol")
        line.bid_farewell(CLOSES[name], name, error.message)

    async def knock(self, line: SocketLine, host: str | None, crowded: Refused, *, from_page: bool) -> None:
        """Let somebody into a full house if they are at home there: nobody is shut out of their own seat."""
        why = self.knocking.why_not(network_of(host))
        if why == "all" or (why == "address" and not is_loopback(host)):
            self.farewell(line, crowded)
        else:
            await self.converse(line, host, crowded, from_page=from_page)

    async def converse(
        self, line: SocketLine, host: str | None, crowded: Refused | None = None, *, from_page: bool
    ) -> None:
        """Hear the first message, find the room, and pass on what is said until the line ends."""
        now = asyncio.get_running_loop().time
        bucket = Bucket(self.options.rate, self.options.burst, now())
        within = HELLO_WITHIN if crowded is None else KNOCK_WITHIN
        if crowded is not None:
            self.knocking.add(network_of(host))
        try:
            async with asyncio.timeout(within):
                first = await line.read()
        except TimeoutError:
            self.farewell(line, crowded or refused("request/too_slow", seconds=within))
            return
        finally:
            if crowded is not None:
                self.knocking.remove(network_of(host))
        if first is None:
            return
        bucket.take(now())
        try:
            hello = read_message(first)
            room, guest = await self.let_in(hello, host, from_page=from_page)
            if crowded is not None and not room.table.is_at_home(guest):
                raise crowded
        except PortRoyalError as error:
            self.farewell(line, error)
            return
        assert isinstance(hello, Hello)
        self.metrics.said["hello"] += 1
        self.house.came(room, line, guest, host)
        try:
            await room.connect(line, guest, hello.since, room_address(host))
            await self.listen(line, room, bucket)
        except PortRoyalError as error:
            self.farewell(line, error)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            self.log.error("room", error)
            self.farewell(line, refused("server/error"))
        finally:
            self.house.went(room, line)

    async def let_in(self, hello: Said, host: str | None, *, from_page: bool) -> tuple[Room, int | None]:
        """The room somebody says hello to, and which guest they are."""
        if not isinstance(hello, Hello):
            raise refused("request/unreadable", why="the first message is a hello.")
        if hello.protocol != PROTOCOL:
            raise refused("request/protocol", server=PROTOCOL, client=hello.protocol)
        if hello.token is None and not from_page:
            raise refused("guest/no_token")
        room = await self.house.find(hello.code, host, returning=hello.token is not None)
        if hello.token is None:
            return room, None
        guest = room.guest_of(hash_of(hello.token))
        if guest is None or not room.table.is_at_home(guest):
            await self.house.give_way(room.code)
        if guest is None:
            raise refused("guest/wrong_token")
        return room, guest

    async def listen(self, line: SocketLine, room: Room, bucket: Bucket) -> None:
        """Pass on what is said, as long as it is readable and not too much."""
        now = asyncio.get_running_loop().time
        patience = PATIENCE
        while line.ending is None and (text := await line.read()) is not None:
            try:
                if not bucket.take(now()):
                    raise refused("request/too_fast")
                message = read_message(text)
                if isinstance(message, Hello):
                    raise refused("request/unreadable", why="hello was said already.")
            except PortRoyalError as error:
                patience -= 1
                if patience <= 0:
                    self.farewell(line, error)
                    return
                line.say(Answer(id=id_of(text), ok=False, problem=problem_of(error)))
                continue
            self.metrics.said[str(message.__struct_config__.tag)] += 1
            if isinstance(message, Ping):
                line.say(Pong())
                continue
            if isinstance(message, Move):
                line.moves[message.id] = now()
            await room.said(line, message)
