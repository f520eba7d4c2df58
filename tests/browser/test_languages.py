"""Every page in every language: no word missing, the language told, nothing hanging over on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from checks import hanging, missing_words, settle
from fellow import ME, OPEN, Json, bot, open_table, play_to
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, PHONE_ON_ITS_SIDE, Visit

LANGUAGES = ["en", "de", "fr", "es", "it"]
PLAY = {"en": "Play now", "de": "Losspielen", "fr": "Jouer", "es": "Jugar", "it": "Gioca"}


@pytest.fixture(scope="session")
def games(server: Served) -> dict[str, Json]:
    """A table in each state, for all languages."""

    def game(until: Callable[[Json], bool], players: int = 4) -> Json:
        guest: Json = {}
        for _ in range(20):
            guest = open_table(server.address, ME, *(bot() for _ in range(players - 1)), odds="exact")
            if play_to(server.address, guest, until)["phase"] != "over":
                break
        return guest

    def taking(look: Json) -> bool:
        return look["phase"] == "take" and look["round"] >= 4 and len(look["choices"]) >= 3

    over = open_table(server.address, ME, bot(), bot(), bot(), bot())
    play_to(server.address, over)
    return {
        "draw": game(lambda look: bool(look["choices"]) and look["phase"] == "discover" and len(look["harbor"]) >= 3),
        "take": game(taking, 5),
        "repel": game(lambda look: bool(look["choices"]) and look["phase"] == "repel", 3),
        "over": over,
        "lobby": open_table(server.address, ME, OPEN, bot("bosun"), start=False),
    }


def check(page: Page, language: str, where: str) -> list[str]:
    assert page.evaluate("document.documentElement.lang") == language, where
    found = [f"{where}: missing {each}" for each in missing_words(page)]
    return found + [f"{where}: {each}" for each in hanging(page)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_on_a_phone(visit: Visit, games: dict[str, Json], language: str) -> None:
    page = visit("/", viewport=PHONE, locale=language, likes={"language": language}, has_touch=True)
    address = page.url.rstrip("/")
    wrong: list[str] = []
    for path in ("/", "/host", "/settings", "/rules", "/nowhere", f"/t/{games['lobby']['code']}"):
        page.goto(address + path)
        settle(page)
        wrong += check(page, language, path)
    for name in ("lobby", "draw", "take", "repel", "over"):
        guest = games[name]
        page.goto("about:blank")  # a fragment alone loads nothing
        page.goto(f"{address}/t/{guest['code']}#seat={guest['token']}")
        settle(page)
        wrong += check(page, language, name)
        if name == "take":
            page.set_viewport_size(PHONE_ON_ITS_SIDE)  # type: ignore[arg-type]
            page.wait_for_timeout(100)
            wrong += check(page, language, "take on its side")
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert not wrong, "\n".join(wrong)


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
