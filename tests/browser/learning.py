"""Drills, challenges and replays brought to where a test wants to look at them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from checks import settle
from playwright.sync_api import Page, expect

# Of each kind of table: with expeditions, with contracts, and of a crew; most choices, a tax, odds.
DRILLS = ("odds", "tax", "contracts", "crew")

# Where the cards of the harbor lie.
HARBOR = """
() => [...document.querySelectorAll('.harbor .card')].map((card) => {
  const { x, y, width } = card.getBoundingClientRect();
  return [x, y, width].map(Math.round);
})
"""


def today(kind: str) -> str:
    """The day's challenge of a kind."""
    return f"{kind}-{datetime.now(UTC).date().isoformat()}"


def drilled(page: Page, theme: str, address: str) -> tuple[Callable[[], object], Callable[[], None]]:
    """The first drill of a theme on the page: where its cards lie, and what answers it."""
    page.goto(f"{address}/drills")
    page.locator(f"[data-theme-of={theme}]").click()
    expect(page.locator("[data-drill]")).to_be_visible()
    expect(page.locator(".harbor .card").first).to_be_visible()
    settle(page)

    def lies() -> object:
        settle(page)
        return page.evaluate(HARBOR)

    def answer() -> None:
        page.locator("[data-option]").first.click()
        expect(page.locator("[data-next]")).to_be_visible()
        settle(page)

    return lies, answer


def moments_of(page: Page, count: int = 3) -> list[int]:
    """Some moments of the game shown: spread over it, not its ends."""
    end = int(page.locator(".scrub input").get_attribute("max") or 0)
    return [end * step // (count + 1) for step in range(1, count + 1)]


def show_moment(page: Page, moment: int) -> None:
    """That moment of the game, at rest."""
    page.locator(".scrub input").fill(str(moment))
    expect(page.locator("main.replay")).to_have_attribute("data-move", str(moment))
    settle(page)
