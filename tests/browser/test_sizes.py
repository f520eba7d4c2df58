"""On every screen text can be read and what is pressed can be hit, in each of the four forms."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from checks import settle, too_small
from fellow import Json
from playwright.sync_api import Page

from conftest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Visit

SIZES = {"phone": PHONE, "on its side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desktop": DESKTOP}


def wrongs(page: Page, where: str) -> list[str]:
    found: list[str] = []
    for name, size in SIZES.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(page)
        found += [f"{where}, {name}: {each}" for each in too_small(page)]
    return found


def test_nothing_is_too_small_ashore(visit: Visit) -> None:
    page = visit("/", likes={})
    found: list[str] = []
    for path in ("", "host", "settings", "rules", "nowhere"):
        page.goto("/".join([*page.url.split("/")[:3], path]))
        settle(page)
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        found += wrongs(page, f"/{path}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", ["lobby", "draw", "take", "repel", "gamble", "over"])
def test_nothing_is_too_small_at_the_table(visit: Visit, games: dict[str, Json], state: str) -> None:
    page = visit(guest=games[state])
    settle(page)
    found = wrongs(page, state)
    if state == "draw":
        openers: dict[str, Callable[[], None]] = {
            "menu": lambda: page.get_by_role("button", name="Menu").click(),
            "log": lambda: page.get_by_role("button", name="Log").click(),
            "keys": lambda: page.keyboard.press("?"),
            "player": lambda: page.locator(".other").first.click(),
            "hint": lambda: page.keyboard.press("h"),
        }
        for name, opens in openers.items():
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            settle(page)
            opens()
            page.locator("dialog[open], [data-panel=hint]").first.wait_for()
            found += [f"{name}: {each}" for each in too_small(page)]
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
    assert not found, "\n".join(found)
