"""A whole server in a thread of the test's own process, with real sockets and a real file."""

from __future__ import annotations

import asyncio
import io
import threading
from collections.abc import Callable, Coroutine, Generator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

from portroyal.server.app import Server, build
from portroyal.server.house.house import OpenHouse
from portroyal.server.house.logs import Log
from portroyal.server.house.options import Options
from portroyal.server.network.bundle import Bundle
from portroyal.server.store.sqlite import connect


class Serving:
    """A server that runs."""

    def __init__(self, server: Server, written: io.StringIO) -> None:
        self.server, self.written, self.port = server, written, server.port
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def house(self) -> OpenHouse:
        return self.server.uvicorn.house

    @property
    def log(self) -> str:
        """What was written to the log."""
        return self.written.getvalue()

    def inside(self, work: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """Do something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(20)


@contextmanager
def serving(data: Path, bundle: Bundle | None = None, connect: Any = connect, **changes: Any) -> Generator[Serving]:
    """Run a server while the block runs."""
    written, ready = io.StringIO(), threading.Event()
    options = replace(Options(port=0, data=data), **changes)
    server = build(options, on_ready=ready.set, log=Log("json", written), bundle=bundle, connect=connect)
    running = Serving(server, written)

    def run() -> None:
        async def serve() -> None:
            running.loop = asyncio.get_running_loop()
            await server.serve()

        asyncio.run(serve())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    assert ready.wait(20), "the server did not start"
    try:
        yield running
    finally:
        server.stop()
        thread.join(20)
        assert not thread.is_alive(), "the server did not stop"
