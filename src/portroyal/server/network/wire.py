"""What uvicorn does not do by itself: count every connection and frame, wait for nobody, cut off who does not read.

A connection is always in one of two states: it has to ask for something soon, or to take what it asked for. On a
socket, nothing more is read while something waits to be sent, and reads are short: a flood is noticed before much of it
was understood.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..house.limits import ANSWER_WITHIN, ASK_WITHIN, FRAMES_BURST, FRAMES_EACH_SECOND, HANG_UP_WITHIN, Bucket

PIECE = 2048  # bytes that are read at a time
TOO_FAST = 4008
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nContent-Type: text/plain\r\nConnection: close\r\nRetry-After: 10\r\n\r\n"
    b"Too many connections. Try again in some seconds.\n"
)


class CutSocket(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A socket that counts every frame, and that can be cut off.

    Closing waits until everything is sent, and whoever does not read would never be gone.
    """

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        pace: float = self.app_state.get("rate", float("inf"))
        self.frames_left = Bucket(pace * FRAMES_EACH_SECOND, pace * FRAMES_BURST, self.loop.time())
        self.piece = bytearray()
        self.hanging_up: asyncio.TimerHandle | None = None

    # --- Reading ---

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where the next bytes go: few, whatever has come."""
        self.piece = bytearray(PIECE)
        return self.piece

    def buffer_updated(self, nbytes: int) -> None:
        """So many came."""
        piece, self.piece = bytes(self.piece[:nbytes]), bytearray()
        self.data_received(piece)

    def handle_events(self) -> None:
        """Take in what was read, if it is not too much; pings, pongs, empty frames and pieces of frames count alike."""
        if self.frames_left.take(self.loop.time(), max(len(self.conn.events), 1)):
            super().handle_events()
        elif not self.transport.is_closing():
            self.end_flood()

    def end_flood(self) -> None:
        """Cut off whoever sends far too much; they are told, if they read at all."""
        self.conn.data_to_send()  # answers to pings nobody needs
        if self.conn.state is OPEN:
            self.conn.send_close(TOO_FAST, "too_fast")
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_FAST, "reason": "too_fast"})
        self.cut()

    def pause_writing(self) -> None:
        """Too much waits to be sent: what is asked meanwhile has to wait, too."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """It was taken."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """The next message for the application."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    # --- Beginning and ending ---

    def handle_connect(self, event: Request) -> None:
        """Let the application speak on this connection, and cut it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("state", {}).update(cut=self.cut, tell=self.tell)

    async def tell(self, text: bytes) -> None:
        """Send a message. A server's frames are plain, so it takes no more than its length before it."""
        await self.writable.wait()
        if self.conn.state is not OPEN or self.transport.is_closing():
            raise ConnectionResetError
        self.transport.write(frame_head(len(text)) + text)

    async def send(self, message: Any) -> None:
        """Send for the application; a refusal instead of a socket is an end like any other."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        """The application is done with this connection; the other side has a moment to take the rest."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.hanging_up = self.loop.call_later(HANG_UP_WITHIN, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        if self.hanging_up is not None:
            self.hanging_up.cancel()
        leave(self)

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: there is no use in sending the rest."""
        super().keepalive_timeout()
        self.cut()

    def cut(self) -> None:
        """End the connection now."""
        self.transport.abort()


class Impatient(H11Protocol):
    """A connection by HTTP that has to ask soon, again and again: places are not kept for those who only hold them."""

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.since = self.loop.time()  # it was let in, or the last answer was ready
        self.alarm: asyncio.TimerHandle | None = None
        self.is_in = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connected."""
        super().connection_made(transport)
        gate = self.app_state.get("gate")
        self.is_in = gate is None or gate.enter(self.client[0] if self.client else None)
        if self.is_in:
            self.look_again(ASK_WITHIN)
        else:
            transport.write(TOO_MANY)
            transport.close()

    def on_response_complete(self) -> None:
        """An answer is ready; the next request may come."""
        self.since = self.loop.time()
        super().on_response_complete()

    def look_again(self, seconds: float) -> None:
        """See in so many seconds whether it has asked, or taken what it asked for."""
        self.alarm = self.loop.call_later(seconds, self.look)

    def look(self) -> None:
        """End a connection that neither asks nor takes."""
        is_answered = self.cycle is None or self.cycle.response_complete  # type: ignore[reportUnnecessaryComparison]
        is_taken = is_answered and not self.transport.get_write_buffer_size()
        left = self.since + (ASK_WITHIN if is_taken else ANSWER_WITHIN) - self.loop.time()
        if left <= 0:
            self.transport.abort()
        else:
            self.look_again(min(left, ASK_WITHIN))

    def handle_websocket_upgrade(self, event: Any) -> None:
        """A socket takes its place."""
        self.forget()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It is gone."""
        super().connection_lost(exc)
        self.forget()
        if self.is_in:
            leave(self)

    def forget(self) -> None:
        """Wait for it no longer."""
        if self.alarm is not None:
            self.alarm.cancel()


def frame_head(length: int) -> bytes:
    """What stands before a text of so many bytes: that it is a whole one, and how long."""
    if length < 126:
        return bytes((0x81, length))
    return b"\x81\x7e" + length.to_bytes(2) if length < 1 << 16 else b"\x81\x7f" + length.to_bytes(8)


def leave(connection: CutSocket | Impatient) -> None:
    """A connection that was let in has ended."""
    gate = connection.app_state.get("gate")
    if gate is not None:
        gate.leave(connection.client[0] if connection.client else None)
