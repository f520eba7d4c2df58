"""axe finds nothing: on any page, in light and dark, on phone and desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from checks import settle, violations
from fellow import ME, OPEN, Json, bot, open_table, play_to
from served import Served

from conftest import DESKTOP, PHONE, Visit

PATHS = ["/", "/host", "/settings", "/rules", "/nowhere"]


@pytest.fixture(scope="session")
def tables(server: Served) -> dict[str, Json]:
    def game(until: Callable[[Json], bool], *bots: Json) -> Json:
        guest: Json = {}
        for _ in range(20):
            guest = open_table(server.address, ME, *bots, odds="exact")
            if play_to(server.address, guest, until)["phase"] != "over":
                break
        return guest

    over = open_table(server.address, ME, bot(), bot())
    play_to(server.address, over)
    return {
        "draw": game(lambda look: bool(look["choices"]) and len(look["harbor"]) >= 3, *(bot() for _ in range(4))),
        "take": game(lambda look: look["phase"] == "take" and len(look["choices"]) >= 3, bot(), bot()),
        "over": over,
        "lobby": open_table(server.address, ME, OPEN, bot(), start=False),
    }


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(visit: Visit, tables: dict[str, Json], size: dict[str, int], theme: str) -> None:
    page = visit("/", viewport=size, likes={"theme": theme})
    address = page.url.rstrip("/")
    wrong: list[str] = []
    for path in (*PATHS, f"/t/{tables['lobby']['code']}"):
        page.goto(address + path)
        settle(page)
        wrong += [f"{path}: {each}" for each in violations(page)]
    for name, guest in tables.items():
        page.goto("about:blank")  # a fragment alone loads nothing
        page.goto(f"{address}/t/{guest['code']}#seat={guest['token']}")
        settle(page)
        wrong += [f"{name}: {each}" for each in violations(page)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_sheet_of_the_table(visit: Visit, tables: dict[str, Json], theme: str) -> None:
    page = visit(guest=tables["draw"], viewport=PHONE, likes={"theme": theme})
    settle(page)
    wrong: list[str] = []
    openers: dict[str, Callable[[], None]] = {
        "menu": lambda: page.get_by_role("button", name="Menu").click(),
        "log": lambda: page.get_by_role("button", name="Log").click(),
        "keys": lambda: page.keyboard.press("?"),
        "chat": lambda: page.keyboard.press("c"),
        "discard": lambda: page.locator(".counts").click(),
        "card": lambda: page.locator(".harbor .card").first.click(),
        "player": lambda: page.locator(".other").first.click(),
        "hint": lambda: page.keyboard.press("h"),
    }
    for name, opens in openers.items():
        opens()
        page.wait_for_timeout(200)
        wrong += [f"{name}: {each}" for each in violations(page)]
        page.keyboard.press("Escape")
        page.wait_for_timeout(50)
    assert not wrong, "\n".join(wrong)
