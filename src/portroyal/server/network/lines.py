"""A line: one guest's socket, with a queue that never grows long.

Sending never waits: a message goes out at once or, while others are on their way, into the queue, from which a task of
the line's own takes them. A guest who does not read is closed when too much waits, and comes back when they can: nobody
else has to wait for them.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..house.limits import QUEUE_BYTES, QUEUE_MESSAGES
from ..house.metrics import Metrics
from ..protocol import Goodbye

TOO_SLOW = 1013
CLOSE_WITHIN = 2.0  # seconds for the messages that wait before a close
ANSWER = b'{"type":"answer"'


class Fault(msgspec.Struct):
    """What of a problem is counted."""

    code: str = "unknown"


class Counted(msgspec.Struct):
    """What of an answer is counted."""

    id: str = ""
    ok: bool = True
    problem: Fault | None = None


class SocketLine:
    """The line of a socket that was accepted."""

    def __init__(self, socket: WebSocket, metrics: Metrics) -> None:
        self.socket, self.metrics = socket, metrics
        self.tell: Callable[[Iterator[bytes]], Awaitable[None]] = socket.scope["state"]["tell"]
        self.tell_now: Callable[[bytes], bool] = socket.scope["state"]["tell_now"]
        self.is_telling = False  # a message is on its way, perhaps piece by piece
        self.waiting: deque[bytes | Iterator[bytes]] = deque()
        self.waiting_bytes = 0  # behind the first
        self.moves: dict[str, float] = {}  # ids of moves that wait for their answer, and since when
        self.wake = asyncio.Event()
        self.ending: tuple[int, str] | None = None
        self.is_cut = False
        self.task = asyncio.get_running_loop().create_task(self.run())

    def send(self, message: bytes) -> None:
        """Put a message on its way; too many, and the line closes."""
        if self.ending is not None:
            return
        self.metrics.told += 1
        self.metrics.told_bytes += len(message)
        if message.startswith(ANSWER):
            self.count(message)
        if not self.waiting and not self.is_telling and self.tell_now(message):
            return
        if self.waiting:
            self.waiting_bytes += len(message)
        self.put(message)

    def send_long(self, pieces: Iterator[bytes]) -> None:
        """Put a long message on its way, of which no more is made than can be sent."""
        if self.ending is None:
            self.metrics.told += 1
            self.put(self.counted(pieces))

    def counted(self, pieces: Iterator[bytes]) -> Iterator[bytes]:
        """The pieces as they are, counted."""
        for piece in pieces:
            self.metrics.told_bytes += len(piece)
            yield piece

    def put(self, message: bytes | Iterator[bytes]) -> None:
        """One more message waits."""
        self.waiting.append(message)
        if len(self.waiting) > QUEUE_MESSAGES or self.waiting_bytes > QUEUE_BYTES:
            self.ending = (TOO_SLOW, "You read too slowly")
            self.cut()
        self.wake.set()

    def count(self, message: bytes) -> None:
        """Count an answer."""
        answer = msgspec.json.decode(message, type=Counted)
        if answer.problem is not None:
            self.metrics.refuse(answer.problem.code)
        begun = self.moves.pop(answer.id, None)
        if begun is not None:
            self.metrics.moves += answer.ok
            self.metrics.moves_took.see(asyncio.get_running_loop().time() - begun)

    def say(self, message: msgspec.Struct) -> None:
        """Send one of the protocol's messages."""
        self.send(msgspec.json.encode(message))

    def close(self, code: int, reason: str) -> None:
        """Close once what was sent before is out."""
        if self.ending is None:
            self.ending = (code, reason)
            self.wake.set()
            loop = asyncio.get_running_loop()
            loop.call_later(CLOSE_WITHIN, self.cut_if_open)

    def bid_farewell(self, code: int, name: str, message: str) -> None:
        """Tell why, and close."""
        self.say(Goodbye(code=name, message=message))
        self.close(code, name)

    def cut_if_open(self) -> None:
        """Those who did not take the last messages in time are cut off."""
        if not self.task.done():
            self.cut()

    def cut(self) -> None:
        """End the connection without sending the rest."""
        self.is_cut = True
        self.waiting.clear()
        self.waiting_bytes = 0
        self.wake.set()
        cut: Callable[[], None] | None = self.socket.scope.get("state", {}).get("cut")
        if cut is not None:
            cut()

    async def run(self) -> None:
        """Send what waits, in order, until the line ends."""
        try:
            while True:
                while self.waiting:
                    message = self.waiting.popleft()
                    if self.waiting and isinstance(after := self.waiting[0], bytes):
                        self.waiting_bytes -= len(after)
                    self.is_telling = True
                    await self.tell(iter([message]) if isinstance(message, bytes) else message)
                    self.is_telling = False
                if self.ending is not None:
                    if not self.is_cut and self.socket.application_state == WebSocketState.CONNECTED:
                        code, reason = self.ending
                        await self.socket.close(code, reason[:120])
                    return
                self.wake.clear()
                await self.wake.wait()
        except (WebSocketDisconnect, RuntimeError, OSError):
            # The other side is gone; whoever reads from the socket learns it too.
            self.ending = self.ending or (1006, "")

    async def read(self) -> str | bytes | None:
        """The next message; None when the socket has ended."""
        message: dict[str, Any] = dict(await self.socket.receive())
        if message["type"] != "websocket.receive":
            code = message.get("code", 1006)
            self.ending = self.ending or (code, "")
            return None
        text = message.get("text")
        return text if text is not None else message["bytes"]

    async def end(self) -> int:
        """Nothing is read any more: finish sending, and say with which code it ended."""
        if self.ending is None:
            self.ending = (1000, "")
        self.wake.set()
        try:
            await asyncio.wait_for(self.task, CLOSE_WITHIN * 2)
        except (TimeoutError, asyncio.CancelledError):
            self.cut()
            self.task.cancel()
        return self.ending[0]
