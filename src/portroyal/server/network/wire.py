"""What uvicorn does not do by itself: count every connection and frame, wait for nobody, cut off who does not read.

A connection is always in one of two states: it has to ask for something soon, or to take what it asked for. On a
socket, nothing more is read while something waits to be sent, and reads are short: a flood is noticed before much of it
was understood.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from ..house.limits import (
    ANSWER_WITHIN,
    ASK_WITHIN,
    FRAMES_BURST,
    FRAMES_EACH_SECOND,
    HANG_UP_WITHIN,
    Bucket,
)
from .gate import TOO_MANY

PIECE = 2048  # bytes that are read at a time
PIECES = 64  # of one request by HTTP, its body included unless somebody awaits it
PACKET = 512  # bytes of a body that is awaited which may come by themselves
AWAITED = "portroyal.awaited"  # in the scope of a request: so many bytes of its body are wanted
WAITING = 4  # messages of one socket that nobody has taken yet; then no more are read
MORE, TEXT, LAST = 0x00, 0x01, 0x80  # the kinds of frames a message is sent in
TOO_FAST = 4008
NO_SOCKET = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class PieceByPiece(asyncio.BufferedProtocol):
    """A connection of which little is read at a time, whatever has come: everybody else has their turn in between."""

    piece = bytearray()

    def get_buffer(self, sizehint: int) -> bytearray:
        """Where the next bytes go."""
        self.piece = bytearray(PIECE)
        return self.piece

    def buffer_updated(self, nbytes: int) -> None:
        """So many came."""
        piece, self.piece = bytes(self.piece[:nbytes]), bytearray()
        self.data_received(piece)

    def data_received(self, data: bytes) -> None:
        """Understand them; how, says what is mixed with this."""
        raise NotImplementedError


class CutSocket(WebSocketsSansIOProtocol, PieceByPiece):
    """A socket that counts every frame, and that can be cut off.

    Closing waits until everything is sent, and whoever does not read would never be gone.
    """

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        pace: float = self.app_state.get("rate", float("inf"))
        self.frames_left = Bucket(pace * FRAMES_EACH_SECOND, pace * FRAMES_BURST, self.loop.time())
        self.hanging_up: asyncio.TimerHandle | None = None

    # --- Reading ---

    def handle_events(self) -> None:
        """Take in what was read, if it is not too much; pings, pongs, empty frames and pieces of frames count alike."""
        if self.frames_left.take(self.loop.time(), max(len(self.conn.events), 1)):
            super().handle_events()
            if not self.handshake_initiated:
                self.refuse()
        elif not self.transport.is_closing():
            self.end_flood()

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Reading goes on while few wait: to stop it for each takes longer than to read it."""
        was_paused, self.read_paused = self.read_paused, True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

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

    def refuse(self) -> None:
        """Hang up on a request for a socket that is none, of which nobody else would hear."""
        self.transport.write(b"".join(self.conn.data_to_send()) or NO_SOCKET)
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        """Let the application speak on this connection, and cut it."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("state", {}).update(cut=self.cut, tell=self.tell, tell_now=self.tell_now)

    def tell_now(self, message: bytes) -> bool:
        """Send a message at once, if nothing stands in its way."""
        if not self.writable.is_set() or self.conn.state is not OPEN or self.transport.is_closing():
            return False
        self.transport.write(frame_head(len(message), TEXT | LAST) + message)
        return True

    async def tell(self, pieces: Iterator[bytes]) -> None:
        """Send a message of one or more pieces, each in a frame of its own, the next once this one is on its way.

        A server's frames are plain, so it takes no more than its length before each.
        """
        kind, piece = TEXT, next(pieces, None)
        while piece is not None:
            if not self.writable.is_set():
                await self.writable.wait()
            if self.conn.state is not OPEN or self.transport.is_closing():
                raise ConnectionResetError
            after = next(pieces, None)
            self.transport.write(frame_head(len(piece), kind if after is not None else kind | LAST) + piece)
            kind, piece = MORE, after
            if piece is not None:
                await asyncio.sleep(0)  # everybody else has their turn

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


class Impatient(H11Protocol, PieceByPiece):
    """A connection by HTTP that has to ask soon, again and again: places are not kept for those who only hold them.

    And it has to ask in few pieces: what never becomes a request, or comes behind one that was answered, has an end.
    """

    def __init__(self, *args: Any, **facts: Any) -> None:
        super().__init__(*args, **facts)
        self.since = self.loop.time()  # it was let in, or the last answer was ready
        self.pieces = 0  # that came since
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

    def data_received(self, data: bytes) -> None:
        """Understand a piece of a request, unless there are too many."""
        self.pieces += 1
        awaited = self.scope.get(AWAITED, 0) if self.scope else 0  # type: ignore[reportUnnecessaryComparison]
        if self.pieces > PIECES + awaited // PACKET:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_response_complete(self) -> None:
        """An answer is ready; the next request may come, once this one is here whole."""
        self.since = self.loop.time()
        if self.conn.their_state is h11.DONE:
            self.pieces = 0
        super().on_response_complete()

    def send_400_response(self, msg: str) -> None:
        """What comes is no request, and whoever still answers the one before need not."""
        if self.cycle is not None and not self.cycle.response_complete:  # type: ignore[reportUnnecessaryComparison]
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.abort()

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


def frame_head(length: int, kind: int) -> bytes:
    """What stands before so many bytes of a message: which part of it they are, and how long."""
    if length < 126:
        return bytes((kind, length))
    return bytes((kind, 126)) + length.to_bytes(2) if length < 1 << 16 else bytes((kind, 127)) + length.to_bytes(8)


def leave(connection: CutSocket | Impatient) -> None:
    """A connection that was let in has ended."""
    gate = connection.app_state.get("gate")
    if gate is not None:
        gate.leave(connection.client[0] if connection.client else None)
