"""The doors for HTTP: tables are opened and joined here, records fetched, and the browser gets its files.

Whatever goes wrong under /api is answered with a `Problem` and the status that fits. No answer is without the headers
that keep a page from being anything but ours.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from ...bots import BOTS
from ...errors import PortRoyalError
from ...lessons import lessons
from ...rulings import EDITIONS, RULINGS
from ..house.house import OpenHouse
from ..house.limits import (
    ASKS_BURST,
    ASKS_EACH_SECOND,
    BODY_WITHIN,
    LARGEST_BODY,
    PAGES_BURST,
    PAGES_EACH_SECOND,
    Buckets,
    network_of,
)
from ..house.metrics import Metrics
from ..protocol import (
    PROTOCOL,
    BotInfo,
    JoinTable,
    LessonInfo,
    OpenLesson,
    OpenTable,
    OpenTables,
    RulingInfo,
    ServerInfo,
)
from ..protocol import Message as Asked
from ..protocol.refusals import CannotSave, problem_of, refused, status_of, unreadable
from ..room.thinking import SEARCHERS
from ..table.rules import contracts_offered, modules_offered
from .address import Origins, is_loopback, qr_svg
from .bundle import Bundle
from .wire import AWAITED

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
RAW_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
EMBEDDED = "/embed/"  # the pages that other sites may show in a frame, where whoever runs the server allows it
EMBED_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors "
)

# How strong the bots are, 1 to 5.
LEVELS = {
    "castaway": 1,
    "deckhand": 2,
    "thumb-easy": 1,
    "thumb-medium": 2,
    "thumb-hard": 2,
    "bosun": 3,
    "helmsman": 4,
    "cautious": 4,
    "daredevil": 4,
    "expedition-hunter": 4,
    "navigator": 5,
    "privateer": 5,
}
PROVE_EVERY = 5.0  # seconds between two writes for /health

Door = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body", bound=Asked)


class Guarded:
    """Turns away what is asked of another server, or far too often, and puts the headers on every answer there is."""

    def __init__(
        self, app: ASGIApp, origins: Origins, metrics: Metrics, pages: Buckets, embed: Sequence[str] = ()
    ) -> None:
        self.app, self.origins, self.metrics, self.pages = app, origins, metrics, pages
        self.embedded = embed_headers(embed) if embed else RAW_HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, and add to answers."""
        headers = self.embedded if scope.get("path", "").startswith(EMBEDDED) else RAW_HEADERS

        async def send_guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
                message = {**message, "headers": [*message.get("headers", []), *headers]}
            await send(message)

        error = self.why_not(HTTPConnection(scope)) if scope["type"] in ("http", "websocket") else None
        if error is None:
            await self.app(scope, receive, send_guarded)
            return
        self.metrics.refuse(error.code)
        answer = problem(error)
        answer.headers["connection"] = "close"
        if scope["type"] == "http":
            await answer(scope, receive, send_guarded)
        else:
            await WebSocket(scope, receive, send_guarded).send_denial_response(answer)

    def why_not(self, asked: HTTPConnection) -> PortRoyalError | None:
        """Why something is not even looked at."""
        host = asked.headers.get("host", "")
        if not self.origins.is_own(host):
            return refused("request/host", host=host[:100])
        if "transfer-encoding" in asked.headers:
            # In pieces of one byte it takes a thousand times as long to understand as to send.
            return refused("request/unreadable", why="how long a request is stands before it, in Content-Length.")
        came_from = host_of(asked)
        if not is_loopback(came_from) and not self.pages.take(network_of(came_from)):
            return refused("request/too_fast")
        return None


def embed_headers(sites: Sequence[str]) -> list[tuple[bytes, bytes]]:
    """The headers of pages that these sites may show in a frame."""
    told = {**HEADERS, "content-security-policy": EMBED_POLICY + " ".join(sites)}
    del told["x-frame-options"]  # which knows all or nobody, and is overruled by the policy
    return [(name.encode(), value.encode()) for name, value in told.items()]


def as_json(content: object, status: int = 200) -> Response:
    """An answer under /api."""
    body = msgspec.json.encode(content)
    return Response(body, status, {"cache-control": "no-store"}, media_type="application/json")


def problem(error: PortRoyalError) -> Response:
    """A refusal as an answer."""
    return as_json(problem_of(error), status_of(error.code))


@dataclass(slots=True)
class Doors:
    """All of them."""

    house: OpenHouse
    origins: Origins
    bundle: Bundle
    version: str
    asks: Buckets
    proved: float = float("-inf")  # when it was last tried to save

    # --- What every door has ---

    def door(self, route: str, answer: Door) -> Door:
        """A door that never fails: refusals and errors become answers, and all are counted."""

        async def opened(request: Request) -> Response:
            try:
                response = await answer(request)
            except PortRoyalError as error:
                if isinstance(error, CannotSave):
                    self.house.log.say("cannot_save", where=route)
                self.house.metrics.refuse(error.code)
                response = problem(error)
            except ClientDisconnect:
                response = Response(status_code=400)  # nobody reads it
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self.house.log.error(route, error)
                response = problem(refused("server/error"))
            self.house.metrics.asked[route, response.status_code] += 1
            return response

        return opened

    def check(self, request: Request) -> None:
        """Is this one of our pages, or no page at all, and not too busy?"""
        origin = request.headers.get("origin")
        if origin is not None and not self.origins.allows(origin):
            raise refused("request/origin", origin=origin[:100])
        host = host_of(request)
        if not is_loopback(host) and not self.asks.take(network_of(host)):
            raise refused("request/too_fast")

    async def read(self, request: Request, kind: type[Body], most: int = LARGEST_BODY) -> Body:
        """The body of a request, read no further than it may be long."""
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length[:12]) > most:
            raise refused("request/too_large", most=most)
        request.scope[AWAITED] = int(length)
        body = bytearray()
        try:
            async with asyncio.timeout(BODY_WITHIN):
                async for chunk in request.stream():
                    body += chunk
                    if len(body) > most:
                        raise refused("request/too_large", most=most)
        except TimeoutError as error:
            raise refused("request/too_slow", seconds=BODY_WITHIN) from error
        try:
            return msgspec.json.decode(bytes(body), type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
            raise unreadable(error) from error

    # --- Tables ---

    async def info(self, request: Request) -> Response:
        """GET /api/info."""
        bots = [BotInfo(name=name, level=LEVELS.get(name, 3), searches=name in SEARCHERS) for name in BOTS]
        rulings = [
            RulingInfo(
                id=each.id,
                answers=list(each.answers),
                by_edition=dict(zip(EDITIONS, each.by_edition, strict=True)),
                not_offered_in=list(each.not_offered_in),
                not_with=list(each.not_with),
                module=each.module,
            )
            for each in RULINGS.values()
        ]
        return as_json(
            ServerInfo(
                version=self.version,
                protocol=PROTOCOL,
                bots=bots,
                editions=list(EDITIONS),
                modules=modules_offered(),
                rulings=rulings,
                contracts=contracts_offered(),
                lessons=[
                    LessonInfo(id=each.id, rules=each.rules, modules=list(each.modules)) for each in lessons().values()
                ],
                keeps_numbers=self.house.options.numbers == "on",
                lists_tables=self.house.options.open_tables == "on",
                addresses=self.origins.urls,
            )
        )

    async def open_table(self, request: Request) -> Response:
        """POST /api/tables."""
        self.check(request)
        wanted = await self.read(request, OpenTable)
        return as_json(await self.house.open(wanted, host_of(request)), 201)

    async def open_lesson(self, request: Request) -> Response:
        """POST /api/lessons/ID."""
        self.check(request)
        wanted = await self.read(request, OpenLesson)
        return as_json(await self.house.teach(request.path_params["lesson"], wanted, host_of(request)), 201)

    async def table(self, request: Request) -> Response:
        """GET /api/tables/CODE."""
        self.check(request)
        room = await self.house.find(request.path_params["code"], host_of(request))
        return as_json(room.info())

    async def open_tables(self, request: Request) -> Response:
        """GET /api/open."""
        self.check(request)
        if self.house.options.open_tables == "off":
            raise refused("server/no_list")
        return as_json(OpenTables(tables=self.house.open_seats()))

    async def join_table(self, request: Request) -> Response:
        """POST /api/tables/CODE/guests."""
        self.check(request)
        wanted = await self.read(request, JoinTable)
        return as_json(await self.house.join(request.path_params["code"], wanted, host_of(request)), 201)

    async def record(self, request: Request) -> Response:
        """GET /api/tables/CODE/record: one line of JSON."""
        self.check(request)
        room = await self.house.find(request.path_params["code"], host_of(request))
        record = room.record()
        if record is None:
            raise refused("table/not_over")
        line = json.dumps(record, ensure_ascii=False) + "\n"
        name = f"port-royal-{room.code}.json"
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
        return Response(line, 200, headers, media_type="application/json")

    async def story(self, request: Request) -> Response:
        """GET /api/tables/CODE/story."""
        self.check(request)
        room = await self.house.find(request.path_params["code"], host_of(request))
        story = await room.story()
        if story is None:
            raise refused("table/not_over")
        return as_json(story)

    async def qr(self, request: Request) -> Response:
        """GET /api/qr/CODE.svg: the link to a table, to be read by a phone."""
        self.check(request)
        room = await self.house.find(request.path_params["code"], host_of(request))
        came_by = f"{request.url.scheme}://{request.headers.get('host', '')}"
        link = f"{self.origins.for_others(came_by)}/t/{room.code}"
        return Response(qr_svg(link), 200, {"cache-control": "no-store"}, media_type="image/svg+xml")

    # --- How the server is ---

    async def health(self, request: Request) -> Response:
        """GET /health: does it work, and can it save?"""
        now = self.house.clock.now()
        if now - self.proved > PROVE_EVERY:
            self.proved = now
            with suppress(CannotSave):
                await self.house.store.prove()
            with suppress(CannotSave):
                await self.house.chest.look()
        writable = self.house.store.writable and self.house.chest.trouble is None
        ok = writable and not self.house.is_closing
        broken = len(self.house.unplayable | self.house.faults.keys())
        said: dict[str, object] = {
            "ok": ok,
            "version": self.version,
            "writable": writable,
            "broken_tables": broken,
        }
        if self.house.trouble is not None:
            said["problem"] = self.house.trouble
        return as_json(said, 200 if ok else 503)

    async def metrics(self, request: Request) -> Response:
        """GET /metrics, for those who may."""
        allowed = self.house.options.metrics
        is_local = is_loopback(host_of(request)) and "x-forwarded-for" not in request.headers
        if allowed == "off" or (allowed == "local" and not is_local):
            raise refused("request/no_such_page")
        text = self.house.metrics.text()
        return Response(text, 200, {"cache-control": "no-store"}, media_type="text/plain; version=0.0.4")

    # --- Everything else ---

    async def page(self, request: Request) -> Response:
        """A file of the browser's part; every path without a dot is the client itself."""
        file = self.bundle.find(request.url.path)
        if file is None:
            return Response("There is nothing at this address.\n", 404, media_type="text/plain")
        headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
        if request.headers.get("if-none-match") == file.tag:
            return Response(None, 304, headers)
        body = file.body
        if file.can_pack and "gzip" in request.headers.get("accept-encoding", ""):
            body = file.packed if file.packed is not None else await asyncio.to_thread(file.pack)
            headers["content-encoding"] = "gzip"
        headers["content-type"] = file.kind
        return Response(body, 200, headers)

    async def nothing(self, request: Request) -> Response:
        """An address under /api where there is nothing."""
        raise refused("request/no_such_page")


def host_of(request: HTTPConnection) -> str | None:
    """The address a request came from."""
    return request.client.host if request.client else None


def owner_of(request: Request) -> str | None:
    """Whose allowance something is counted against; nobody's, if it comes from this machine."""
    host = host_of(request)
    return None if is_loopback(host) else network_of(host)


def asks(now: Callable[[], float]) -> Buckets:
    """How often one address may ask."""
    return Buckets(ASKS_EACH_SECOND, ASKS_BURST, now)


def pages(now: Callable[[], float]) -> Buckets:
    """How often one address may ask for anything at all."""
    return Buckets(PAGES_EACH_SECOND, PAGES_BURST, now)
