"""The whole server: its parts put together, its routes, and how it runs and ends.

Sockets are bound first, so that a port in use is told before anything else happens; then the store is claimed and
opened, and everybody is let in.
"""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
import threading
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from time import monotonic, time
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp

from ..knowledge.view import View
from .house.house import OpenHouse
from .house.limits import LARGEST_HEAD, PING_EVERY, PONG_WITHIN
from .house.logs import Log, listen_to_libraries
from .house.metrics import Metrics
from .house.options import OptionError, Options
from .network.address import Origins, base_url
from .network.bundle import Bundle
from .network.campaigns import CampaignDoors
from .network.challenges import ChallengeDoors
from .network.doors import Door, Doors, Guarded, asks, pages, problem
from .network.drills import DrillDoors
from .network.gate import Entrance, Gate
from .network.numbers import NumberDoors
from .network.replays import ReplayDoors, often
from .network.sockets import SocketDoor
from .network.wire import CutSocket, Impatient
from .protocol import LARGEST_MESSAGE
from .protocol.refusals import CannotSave, refused
from .room.parts import Progress, ReplayJob, Thinker
from .room.thinking import Thinking
from .store.lock import FileLock
from .store.sqlite import Connect, SqliteStore, connect

CLOSE_WITHIN = 5  # seconds for what is under way when the server ends
BACKLOG = 2048  # connections that wait to be let in
AT_ONCE = 8  # of them that are let in before everybody else has their turn
OPEN_REQUESTS = 1000  # connections by HTTP at a time, besides the sockets
RARELY = (50_000, 20, 100)  # things made until the youngest are looked through for what nobody needs any more
MOST_WAITED = 0.0005  # seconds until a thread lets another one on
KEPT_FOR = 400 * 86400  # seconds that a thing lies in the chest which nobody lays down anew
OWN_FILES = 100  # files the server itself needs: the database, its workers, what it hands out


class LoopClock:
    """The time of the event loop, and that of the world."""

    def now(self) -> float:
        """Seconds that only go forward."""
        return monotonic()  # as the loop's own

    def wall(self) -> float:
        """Seconds since 1970."""
        return time()


class Timed:
    """A thinker whose time is measured."""

    def __init__(self, thinker: Thinker, metrics: Metrics) -> None:
        self.thinker, self.metrics = thinker, metrics

    async def choose(self, bot: str, view: View, key: str) -> str:
        """A bot's choice."""
        begun = asyncio.get_running_loop().time()
        words = await self.thinker.choose(bot, view, key)
        self.metrics.thought(bot, asyncio.get_running_loop().time() - begun)
        return words

    async def hint(self, view: View, seconds: float) -> dict[str, Any]:
        """The coach's hint."""
        begun = asyncio.get_running_loop().time()
        hint = await self.thinker.hint(view, seconds)
        self.metrics.thought("coach", asyncio.get_running_loop().time() - begun)
        return hint

    async def leaving(self, view: View) -> dict[str, Any]:
        """What a taking leaves to the others."""
        begun = asyncio.get_running_loop().time()
        left = await self.thinker.leaving(view)
        self.metrics.thought("coach", asyncio.get_running_loop().time() - begun)
        return left

    async def story(self, record: dict[str, Any], progress: Progress, deals: int) -> dict[str, Any]:
        """The review of a game; it takes minutes and is not measured."""
        return await self.thinker.story(record, progress, deals)

    async def replay(self, job: ReplayJob) -> bytes:
        """A game told again, as it is sent."""
        begun = asyncio.get_running_loop().time()
        told = await self.thinker.replay(job)
        self.metrics.thought("replay", asyncio.get_running_loop().time() - begun)
        return told


def own_version() -> str:
    """The version of the package."""
    try:
        return version("portroyal")
    except PackageNotFoundError:
        return "0"


def listen(host: str, port: int) -> Entrance:
    """A socket that listens; one that can't says which option to change."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only for sockets that say they are TCP does asyncio send small messages at once; for others, one of a hundred
    # answers waits 40 ms for the reader's acknowledgment of the message before.
    listening = Entrance(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":  # where it would let two servers have the same port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listening.close()
        if isinstance(error, OverflowError) or port > 65535:
            raise OptionError(f"--port {port} should be at most 65535.") from error
        reason = error.strerror or str(error)
        raise OptionError(
            f"Can't listen on {base_url(host, port)}: {reason}. Choose another port with --port, or another address "
            "with --host.",
            code="server/port_in_use",
        ) from error
    listening.setblocking(False)
    return listening


def room_for(options: Options, log: Log) -> int:
    """How many connections there can be: as many as the settings say, if the system gives a file for each."""
    wanted = options.sockets + OPEN_REQUESTS
    limit = raise_file_limit(wanted + OWN_FILES)
    if limit is None or limit >= wanted + OWN_FILES:
        return wanted
    log.say("few_files", limit=limit, sockets=limit - OWN_FILES)
    return max(limit - OWN_FILES, 1)


def raise_file_limit(wanted: int) -> int | None:
    """Ask for so many files; how many there may be. None: the system does not say."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if soft == resource.RLIM_INFINITY else soft


class Uvicorn(uvicorn.Server):
    """uvicorn's server, which says goodbye before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: OpenHouse) -> None:
        super().__init__(config)
        self.house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Let everybody in, a few at a time; the others wait in a queue that is longer than that."""
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(BACKLOG)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everyone, wait until they have heard, and close."""
        await self.house.close()
        for _ in range(20):
            if not self.house.sockets.total:
                break
            await asyncio.sleep(0.05)
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Generator[None]:
        """Ctrl-C and SIGTERM end the server gracefully, and then the process goes on to its end by itself."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


@dataclass(slots=True)
class Server:
    """A server about to run."""

    options: Options
    sockets: list[socket.socket]
    hosts: list[str]
    port: int
    log: Log
    uvicorn: Uvicorn
    lock: FileLock
    store: SqliteStore

    @property
    def url(self) -> str:
        """Where this machine itself finds it."""
        return base_url("localhost" if any(host in LOCAL for host in self.hosts) else self.hosts[0], self.port)

    async def serve(self) -> None:
        """Run until told to stop."""
        # Tables are many small things that live long and have no rings: looking through all of them often takes a
        # quarter of the time they need to come back, and finds nothing.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)
        # While a thread is at work, the event loop waits for it at every call of the system: not for 5 ms each time.
        sys.setswitchinterval(MOST_WAITED)
        try:
            await self.uvicorn.serve(self.sockets)
        finally:
            self.release()

    def release(self) -> None:
        """Give back what was taken."""
        self.store.close()
        self.lock.release()
        for each in self.sockets:
            each.close()

    def stop(self) -> None:
        """End gracefully, soon."""
        self.uvicorn.should_exit = True


LOCAL = ("127.0.0.1", "0.0.0.0", "::", "::1", "localhost")


def build(
    options: Options,
    *,
    sockets: Sequence[socket.socket] = (),
    on_ready: Callable[[], None] | None = None,
    connect: Connect = connect,
    bundle: Bundle | None = None,
    log: Log | None = None,
) -> Server:
    """A server with these settings; sockets that are bound already may be handed in."""
    bound = list(sockets) or [listen(options.host, options.port)]
    hosts = [str(each.getsockname()[0]) for each in bound]
    if not sockets and options.host not in hosts and options.host:
        hosts.append(options.host)
    port = int(bound[0].getsockname()[1])
    log = log or Log(options.log)
    listen_to_libraries(log)
    metrics = Metrics()
    with ExitStack() as undoing:
        for each in bound:
            undoing.callback(each.close)
        lock = FileLock(options.database, base_url("localhost", port))
        undoing.callback(lock.release)
        store = SqliteStore(options.database, connect=connect, seen=metrics.committed)
        undoing.pop_all()
    gate = Gate(options, room_for(options, log), monotonic)
    for each in bound:
        if isinstance(each, Entrance):
            each.gate = gate
    house, app = application(options, store, log, metrics, hosts, port, bundle or Bundle(), gate, on_ready)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        lifespan="on",
        loop="asyncio",
        http=Impatient,
        h11_max_incomplete_event_size=LARGEST_HEAD,
        ws=CutSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,
        proxy_headers=bool(options.proxy),
        forwarded_allow_ips=list(options.proxy) or None,
        server_header=False,
        backlog=AT_ONCE,
        timeout_graceful_shutdown=CLOSE_WITHIN,
    )
    return Server(options, bound, hosts, port, log, Uvicorn(config, house), lock, store)


def application(
    options: Options,
    store: SqliteStore,
    log: Log,
    metrics: Metrics,
    hosts: Sequence[str],
    port: int,
    bundle: Bundle,
    gate: Gate,
    on_ready: Callable[[], None] | None = None,
) -> tuple[OpenHouse, ASGIApp]:
    """The application that uvicorn runs, and the house behind it."""
    clock = LoopClock()
    thinker = Thinking(options.thinkers)
    house = OpenHouse(options, store, clock, lambda owner: Timed(thinker.of(owner), metrics), log, metrics)
    origins = Origins(hosts, port, options.origin, monotonic)
    doors = Doors(house, origins, bundle, own_version(), asks(monotonic))
    replays = ReplayDoors(doors, often(monotonic))
    campaigns = CampaignDoors(replays)
    drills = DrillDoors(replays)
    challenges = ChallengeDoors(doors, house.chest)
    numbers = NumberDoors(doors, house.chest)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncGenerator[dict[str, Any]]:
        house.start()
        with suppress(CannotSave):
            await house.chest.forget(time() - KEPT_FOR)
        log.say("started", version=own_version(), address=base_url(hosts[0], port))
        if on_ready is not None:
            on_ready()
        try:
            yield {"gate": gate, "rate": options.rate}
        finally:
            await house.close()
            await thinker.close()
            house.chest.close()
            log.say("stopped")

    async def wrong_way(request: Request, error: Exception) -> Response:
        status = error.status_code if isinstance(error, HTTPException) else 500
        code = {404: "request/no_such_page", 405: "request/method"}.get(status, "server/error")
        return problem(refused(code))

    def route(path: str, answer: Door, methods: Sequence[str] = ("GET",)) -> Route:
        return Route(path, doors.door(path, answer), methods=list(methods))

    app = Starlette(
        routes=[
            Mount(
                "/api",
                routes=[
                    route("/info", doors.info),
                    route("/tables", doors.open_table, ("POST",)),
                    route("/lessons/{lesson}", doors.open_lesson, ("POST",)),
                    route("/open", doors.open_tables),
                    route("/tables/{code}", doors.table),
                    route("/tables/{code}/guests", doors.join_table, ("POST",)),
                    route("/tables/{code}/record", doors.record),
                    route("/tables/{code}/story", doors.story),
                    route("/tables/{code}/replay", replays.replay),
                    route("/tables/{code}/continue", replays.go_on, ("POST",)),
                    route("/replays", replays.from_record, ("POST",)),
                    route("/replays/continue", replays.go_on_from_record, ("POST",)),
                    route("/tables/{code}/campaign", campaigns.export),
                    route("/campaigns", campaigns.bring, ("POST",)),
                    route("/mine", campaigns.mine, ("POST",)),
                    route("/challenges", challenges.make, ("POST",)),
                    route("/challenges/{id}", challenges.challenge),
                    route("/challenges/{id}/tables", challenges.open, ("POST",)),
                    route("/challenges/{id}/results", challenges.keep, ("POST",)),
                    route("/drills", drills.list),
                    route("/drills", drills.mine, ("POST",)),
                    route("/drills/{id}", drills.drill),
                    route("/numbers", numbers.keep, ("POST",)),
                    route("/numbers/bring", numbers.bring, ("POST",)),
                    route("/numbers/forget", numbers.forget, ("POST",)),
                    route("/qr/{code}.svg", doors.qr),
                    WebSocketRoute("/socket", SocketDoor(house, origins).enter),
                ],
            ),
            route("/api", doors.nothing),
            route("/health", doors.health),
            route("/metrics", doors.metrics),
            route("/{path:path}", doors.page),
        ],
        lifespan=lifespan,
        exception_handlers={HTTPException: wrong_way},
    )
    return house, Guarded(app, origins, metrics, pages(monotonic), options.embed)
