"""Real Chromium, a real server. Every page is watched: no error, no policy report, no request to elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from at_table import AtTable
from chromium import ARGUMENTS, chromium
from fellow import (
    AGAINST,
    CHAPTER,
    ME,
    OPEN,
    TOGETHER,
    Chooser,
    Json,
    Until,
    adventurously,
    bot,
    eagerly,
    for_a_gambler,
    for_wholesalers,
    idly,
    keeps,
    may_gamble,
    open_table,
    play_to,
    shyly,
    simply,
)
from measures import kept
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright
from served import Served
from waiting_for import PATIENCE

PHONE = {"width": 360, "height": 740}
PHONE_ON_ITS_SIDE = {"width": 740, "height": 360}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}

# Without its service worker a page is as new at each visit, and nothing is fetched ahead.
USUAL = {"viewport": DESKTOP, "locale": "en-US", "reduced_motion": "reduce", "service_workers": "block"}
QUICK_HANDS = {"name": "Ada", "autoPass": False, "speed": 0}  # a player who waits for nothing
# Tests are one very busy guest: the limits for guests are tested with the server.
BUSY = {"rate": "2000", "burst": "2000", "tables_by_address": "2000", "sockets_by_address": "2000", "log": "lines"}

expect.set_options(timeout=PATIENCE * 1000)

REPORT_VIOLATIONS = """
window.__violations = [];
document.addEventListener('securitypolicyviolation', (e) => {
  window.__violations.push(`${e.violatedDirective} ${e.blockedURI} ${e.sample}`);
});
"""


# The coach's review of a finished game keeps a core busy for a while: only tests that look at it ask for it.
NO_STORY = """
const fetched = window.fetch;
const empty = { turns: [0], influence: [], wins: null, luck: null, skill: null, moments: [], progress: 0 };
Object.assign(empty, { together: false, costliest: [], sealed: [], busts: [], numbers: [], chances: [], turning: [] });
empty.ready = false;
window.fetch = (what, ...rest) =>
  String(what).endsWith('/story') ? Promise.resolve(new Response(JSON.stringify(empty))) : fetched(what, ...rest);
"""


def found_chromium() -> str:
    if found := chromium():
        return found
    reason = "there is no Chromium: `make browser` installs it where that is possible"
    if os.environ.get("PORTROYAL_BROWSER") == "required":
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found_chromium(), args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server() -> Iterator[Served]:
    """One server for all tests that leave it alone. In memory where possible: what a disk keeps is tested elsewhere."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder, Served(Path(folder), **BUSY) as served:
        yield served


def decides(*phases: str, **more: Any) -> Until:
    """I decide in one of these phases, and there is more to choose from than one thing."""
    return lambda look: (
        look["phase"] in phases and len(look["choices"]) > 1 and all(look[k] >= v for k, v in more.items())
    )


# Players, when it is as wanted, how it comes to that, and what is played.
STATES: dict[str, tuple[int, Until, Chooser, list[str]]] = {
    "draw": (5, decides("discover", drawn=3), simply, ["base"]),
    "take": (5, lambda look: look["phase"] == "take" and len(look["choices"]) >= 3, simply, ["base"]),
    "repel": (3, decides("repel"), simply, ["base"]),
    "gamble": (3, may_gamble, for_a_gambler, ["base", "gambler"]),
    "tucked": (4, keeps(1), for_wholesalers, ["set_sail"]),
    "contracts": (5, decides("discover", drawn=2, round=3), simply, AGAINST),
    "moment": (3, decides("moment"), shyly, AGAINST),
    "gift": (4, decides("gift"), shyly, AGAINST),
    "crew": (4, decides("discover", drawn=2, round=3), eagerly, TOGETHER),
    "aside": (3, decides("set_aside"), eagerly, TOGETHER),
    "solo": (1, decides("discover", drawn=2, round=3), eagerly, TOGETHER),
    "chapter": (3, lambda look: decides("take")(look) and look["chapter"]["month"] > 1, adventurously, CHAPTER),
}
OVER: dict[str, tuple[int, Chooser, list[str]]] = {
    "over": (5, eagerly, ["base"]),
    "contracts over": (5, eagerly, AGAINST),
    "voyage over": (3, eagerly, TOGETHER),
    "chapter over": (2, adventurously, CHAPTER),
}


class Games(dict[str, Json]):
    """The guest of a table in each state, for tests that only look. Brought there when it is asked for."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self.address = address

    def __missing__(self, state: str) -> Json:
        self[state] = self.brought_to(state)
        return self[state]

    def brought_to(self, state: str) -> Json:
        if state == "lobby":
            return open_table(self.address, ME, OPEN, bot("bosun"), start=False)
        if state in OVER:
            players, choose, modules = OVER[state]
            guest = open_table(self.address, ME, *(bot() for _ in range(players - 1)), modules=modules)
            play_to(self.address, guest, choose=choose)
            return guest
        if state == "campaign":  # whose first evening was lost
            guest = open_table(self.address, ME, modules=CHAPTER, adventure={"chapter": 1}, campaign=True)
            play_to(self.address, guest, choose=idly)
            return guest
        players, until, choose, modules = STATES[state]
        for _ in range(60):
            others = (bot() for _ in range(players - 1))
            guest = open_table(self.address, ME, *others, odds="exact", modules=modules)
            if play_to(self.address, guest, until, choose)["phase"] != "over":
                return guest
        raise AssertionError("no game came to this")


@pytest.fixture(scope="session")
def games(server: Served) -> Games:
    return Games(server.address)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server to be killed."""
    with Served(tmp_path, **BUSY) as served:
        yield served


class Watched:
    """What went wrong on the pages of a test."""

    def __init__(self) -> None:
        self.wrongs: list[str] = []
        self.pages: list[Page] = []
        self.expected: tuple[str, ...] = ()

    def watch(self, page: Page, address: str) -> None:
        self.pages.append(page)
        page.on("pageerror", lambda error: self.wrongs.append(f"error: {error}"))
        page.on("console", lambda said: self.wrongs.append(f"console: {said.text}") if said.type == "error" else None)
        page.on("request", lambda request: self.look_at(request, address))

    def look_at(self, request: Request, address: str) -> None:
        where = request.url
        if not where.startswith((address, address.replace("http", "ws", 1), "data:", "blob:")):
            self.wrongs.append(f"request to elsewhere: {where}")

    def gather(self) -> None:
        """What the content policy has reported on pages that are still open."""
        for page in self.pages:
            if not page.is_closed():
                found: list[str] = page.evaluate("window.__violations ?? []")
                self.wrongs += [f"policy: {each}" for each in found]

    def check(self) -> None:
        left = [wrong for wrong in self.wrongs if not any(part in wrong for part in self.expected)]
        assert not left, "\n".join(left)


@pytest.fixture
def watched() -> Iterator[Watched]:
    """Tests that cut the connection name the errors they expect in `watched.expected`."""
    watched = Watched()
    yield watched
    watched.check()


Visit = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Served, watched: Watched) -> Iterator[Visit]:
    """Open a page as somebody new: `visit("/", viewport=PHONE, locale="de-DE")`.

    With `guest` the page finds that guest's token, as if they had been here before; `likes` are preferences.
    """
    contexts: list[BrowserContext] = []

    def visit(
        path: str | None = None,
        *,
        address: str | None = None,
        guest: Json | None = None,
        likes: dict[str, Any] | None = None,
        story: bool = False,
        **options: Any,
    ) -> Page:
        options = USUAL | options
        address = address or server.address
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE * 1000)
        context.add_init_script(REPORT_VIOLATIONS)
        if not story:
            context.add_init_script(NO_STORY)
        if guest is not None or likes is not None:
            context.add_init_script(kept(guest, **(QUICK_HANDS | (likes or {}))))
        contexts.append(context)
        page = context.new_page()
        watched.watch(page, address)
        if path is None:
            path = f"/t/{guest['code']}" if guest else "/"
        page.goto(address + path)
        return page

    yield visit
    watched.gather()
    for context in contexts:
        context.close()


@pytest.fixture
def sit(visit: Visit) -> Callable[..., AtTable]:
    """Come to a table as one of its guests: `sit(open_table(...))`."""

    def sit(guest: Json, **options: Any) -> AtTable:
        table = AtTable(visit(guest=guest, **options))
        table.is_shown()
        return table

    return sit


Sit = Callable[..., AtTable]
