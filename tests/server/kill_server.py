"""A server in a process of its own, to be killed. It is forked from one that has imported everything: up at once."""

from __future__ import annotations

import asyncio
import multiprocessing
from multiprocessing.context import ForkServerContext, ForkServerProcess
from pathlib import Path

from portroyal.server.app import build
from portroyal.server.house.logs import Log
from portroyal.server.house.options import Options


def options_for(data: Path, port: int) -> Options:
    """Settings under which a load test is not taken for an attack."""
    return Options(port=port, data=data, rate=10_000, burst=10_000, log="quiet")


def serve(data: Path, port: int) -> None:
    """Run until killed."""
    server = build(options_for(data, port), log=Log("quiet"))
    asyncio.run(server.serve())


def forking() -> ForkServerContext:
    """Where such processes come from."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["portroyal.server.app"])
    return context


def start(context: ForkServerContext, data: Path, port: int) -> ForkServerProcess:
    """One of them."""
    process = context.Process(target=serve, args=(data, port), daemon=True)
    process.start()
    return process
