"""Every page in every language: no word missing, the language told, nothing hanging over on a phone."""

from __future__ import annotations

import pytest
from at_table import AtTable
from checks import hanging, missing_words, settle
from fellow import Json
from learning import DRILLS, drilled, moments_of, show_moment, today
from playwright.sync_api import Page, expect
from served import Served
from waiting_for import wait_for

from conftest import DESKTOP, OVER, PHONE, PHONE_ON_ITS_SIDE, Visit

LANGUAGES = ["en", "de", "fr", "es", "it"]
PAGES = ["/", "/host", "/settings", "/rules", "/shelf", "/daily", "/drills", "/numbers", "/replay", "/nowhere"]
# With the opponents they name: "Gioca" alone would be the beginning of the gambler's name too.
PLAY = {"en": "Play now", "de": "Losspielen", "fr": "Jouer", "es": "Jugar", "it": "Gioca subito"}


def check(page: Page, language: str, where: str) -> list[str]:
    assert page.evaluate("document.documentElement.lang") == language, where
    found = [f"{where}: missing {each}" for each in missing_words(page)]
    return found + [f"{where}: {each}" for each in hanging(page)]


# As if the language had been changed in another tab.
SPEAK = """
(language) => {
  const key = 'portroyal.preferences';
  localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), language }));
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
"""


def check_all(page: Page, where: str) -> None:
    wrong: list[str] = []
    for language in LANGUAGES:
        page.evaluate(SPEAK, language)
        wait_for(page, f"document.documentElement.lang === '{language}'")
        settle(page)
        wrong += check(page, language, f"{where} in {language}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("path", PAGES)
def test_every_page_ashore_is_whole_on_a_phone_in_every_language(visit: Visit, path: str) -> None:
    page = visit(path, viewport=PHONE, likes={}, has_touch=True)
    settle(page)
    page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
    check_all(page, path)


@pytest.mark.parametrize("theme", DRILLS)
def test_drills_are_whole_on_a_phone_in_every_language(visit: Visit, server: Served, theme: str) -> None:
    page = visit("/drills", viewport=PHONE, likes={}, has_touch=True)
    _, answer = drilled(page, theme, server.address)
    check_all(page, f"a drill of {theme}")
    answer()
    expect(page.locator("[data-next]")).to_be_in_viewport(ratio=1)
    check_all(page, f"a drill of {theme}, answered")
    page.set_viewport_size(PHONE_ON_ITS_SIDE)  # type: ignore[arg-type]
    check_all(page, f"a drill of {theme}, answered, on its side")


def test_a_challenge_is_whole_on_a_phone_in_every_language(visit: Visit) -> None:
    page = visit(f"/c/{today('contracts')}", viewport=PHONE, likes={}, has_touch=True)
    page.locator("#challenge-results").wait_for()
    check_all(page, "a challenge")


@pytest.mark.parametrize("state", OVER)
def test_replays_are_whole_in_every_language(visit: Visit, games: dict[str, Json], state: str) -> None:
    page = visit(f"/replay/{games[state]['code']}", guest=games[state], viewport=PHONE, has_touch=True)
    page.locator("main.replay").wait_for()
    for size in (PHONE, PHONE_ON_ITS_SIDE, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        for moment in moments_of(page):
            show_moment(page, moment)
            check_all(page, f"a replay of {state}, moment {moment}, {size['width']} px wide")


def test_a_campaign_on_the_shelf_is_whole_on_a_phone_in_every_language(visit: Visit, games: dict[str, Json]) -> None:
    page = visit("/shelf", guest=games["campaign"], viewport=PHONE, has_touch=True)
    page.locator(".spine.now").wait_for()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    check_all(page, "a campaign on the shelf")


def test_joining_is_whole_on_a_phone_in_every_language(visit: Visit, games: dict[str, Json]) -> None:
    page = visit(f"/t/{games['lobby']['code']}", viewport=PHONE, likes={}, has_touch=True)
    settle(page)
    check_all(page, "join")


@pytest.mark.parametrize("state", ["lobby", "draw", "take", "repel", "gamble", "over", "chapter", "chapter over"])
def test_the_table_is_whole_on_a_phone_in_every_language(visit: Visit, games: dict[str, Json], state: str) -> None:
    page = visit(guest=games[state], viewport=PHONE, has_touch=True)
    settle(page)
    check_all(page, state)
    if state == "gamble":
        AtTable(page).by_hand("g")
        check_all(page, "the question of the gambler")
    if state in ("take", "gamble", "chapter"):
        page.set_viewport_size(PHONE_ON_ITS_SIDE)  # type: ignore[arg-type]
        check_all(page, f"{state}, on its side")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken(visit: Visit, language: str) -> None:
    page = visit("/", locale=f"{language}-{language.upper()}")
    expect(page.get_by_role("button", name=PLAY[language])).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_another_language_at_any_moment_even_at_the_table(visit: Visit, games: dict[str, Json]) -> None:
    page = visit(guest=games["draw"])
    expect(page.get_by_role("button", name="Draw").first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("radio", name="Deutsch").check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Draw")).to_have_count(0)
    expect(page.get_by_role("button", name="Ziehen").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    assert missing_words(page) == []
    page.reload()
    expect(page.get_by_role("button", name="Ziehen").first).to_be_visible()


def test_a_language_nobody_here_speaks_becomes_english(visit: Visit) -> None:
    page = visit("/", locale="fi-FI")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
