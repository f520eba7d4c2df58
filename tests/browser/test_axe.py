"""axe finds nothing: on any page, in light and dark, on phone and desktop."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable
from checks import settle, violations
from fellow import Json
from playwright.sync_api import Page

from conftest import DESKTOP, PHONE, Visit


def wrongs(page: Page, where: str) -> list[str]:
    """In both sizes and both moods, without loading the page again."""
    found: list[str] = []
    for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        for mood in ("light", "dark"):
            page.emulate_media(color_scheme=mood)
            settle(page)
            assert page.evaluate("document.documentElement.dataset.theme") == mood
            found += [f"{where}, {size}, {mood}: {each}" for each in violations(page)]
    return found


@pytest.mark.parametrize(
    "path",
    ["/", "/host", "/settings", "/shelf", "/rules", "/daily", "/drills", "/numbers", "/c/base-2026-11-01", "/nowhere"],
)
def test_axe_finds_nothing_ashore(visit: Visit, path: str) -> None:
    page = visit(path, likes={})
    settle(page)
    found = wrongs(page, path)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_where_campaigns_stand(visit: Visit, games: dict[str, Json]) -> None:
    page = visit("/shelf", guest=games["campaign"])
    page.locator(".spine.now").wait_for()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    found = wrongs(page, "a campaign on the shelf")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_where_one_joins(visit: Visit, games: dict[str, Json]) -> None:
    page = visit(f"/t/{games['lobby']['code']}")
    settle(page)
    found = wrongs(page, "join")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", ["lobby", "draw", "take", "gamble", "over", "chapter over"])
def test_axe_finds_nothing_at_the_table(visit: Visit, games: dict[str, Json], state: str) -> None:
    page = visit(guest=games[state])
    settle(page)
    found = wrongs(page, state)
    if state == "gamble":
        AtTable(page).by_hand("g")
        page.get_by_role("heading", name="Four at once?").wait_for()
        found += wrongs(page, "the question of the gambler")
    assert not found, "\n".join(found)


def test_axe_finds_nothing_on_any_sheet_of_the_table(visit: Visit, games: dict[str, Json]) -> None:
    page = visit(guest=games["draw"], viewport=PHONE)
    settle(page)
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
    found: list[str] = []
    for name, opens in openers.items():
        opens()
        page.locator("dialog[open], [data-panel=hint]").first.wait_for()
        for mood in ("light", "dark"):
            page.emulate_media(color_scheme=mood)
            found += [f"{name}, {mood}: {each}" for each in violations(page)]
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
    assert not found, "\n".join(found)
