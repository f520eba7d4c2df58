"""What uvicorn does not do by itself: cut off those who do not read, and not wait for those who do not ask."""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

ASK_WITHIN = 10.0  # seconds from connecting to the first whole request


class CutSocket(WebSocketsSansIOProtocol):
    """A socket that can also be cut off.

    Closing waits until everything is sent, and whoever does not read would never be gone.
    """

    def handle_connect(self, event: Request) -> None:
        """Let the application cut this connection."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope.setdefault("state", {})["cut"] = self.cut

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: there is no use in sending the rest."""
        super().keepalive_timeout()
        self.cut()

    def cut(self) -> None:
        """End the connection now."""
        self.transport.abort()


class Impatient(H11Protocol):
    """A connection by HTTP that has to ask for something soon: places are not kept for those who only hold them."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody connected."""
        super().connection_made(transport)
        self.loop.call_later(ASK_WITHIN, self.give_up)

    def give_up(self) -> None:
        """End it, unless there was a request; one for a socket has put another protocol in this place."""
        if not self.cycle and not self.transport.is_closing() and self.transport.get_protocol() is self:
            self.transport.abort()
