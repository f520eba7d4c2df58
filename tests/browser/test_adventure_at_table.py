"""The Adventure Begins in the browser: who one is, the story in every language, a chapter alone to its end."""

from __future__ import annotations

import pytest
from at_table import asked_long_enough
from checks import settle, too_small, violations
from fellow import ME, Json, ask, bot, open_table, play_to, simply
from playwright.sync_api import Page, expect
from served import Served

from conftest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Visit
from portroyal.campaign.story import story

BELL = ["base", "adventure"]
LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR", "es": "es-ES", "it": "it-IT"}


def a_chapter(server: Served, others: int = 0, chapter: int = 1) -> Json:
    """A guest at a table whose chapter has just begun."""
    return open_table(server.address, ME, *(bot() for _ in range(others)), modules=BELL, adventure={"chapter": chapter})


def be_somebody(page: Page) -> None:
    """The first of the sides that were dealt."""
    asked_long_enough(page)  # a press on what was not painted yet does not count
    page.locator(".pick .side").first.click()
    expect(page.locator(".pick .side").first).to_have_attribute("aria-pressed", "true")
    asked_long_enough(page)
    page.locator(".pick .go").click()


def turn_pages(page: Page) -> list[str]:
    """Reads to the table; gives the heading of each page."""
    headings: list[str] = []
    book, leaf, heading = page.locator("dialog.book"), page.locator("dialog.book article"), page.locator("#book-title")
    while True:
        expect(leaf).to_have_attribute("data-at", str(len(headings)))
        expect(heading).not_to_be_empty()
        headings.append(heading.inner_text())
        is_last = page.locator("[data-turn=last]").count() > 0
        page.locator("[data-turn]").click()
        if is_last:
            expect(book).to_have_count(0)
            return headings


def carefully(look: Json) -> Json:
    """As anybody would, and every mission that can be completed."""
    for kind in ("choose", "complete", "return", "pass"):
        found = [choice for choice in look["choices"] if choice["kind"] == kind]
        if found and (kind != "pass" or look["phase"] in ("event", "mission", "buy_off")):
            return found[0]
    plain = [choice for choice in look["choices"] if choice["kind"] not in ("look", "sell", "stow")]
    return simply(look | {"choices": plain or look["choices"]})


@pytest.mark.parametrize("language", LOCALES)
def test_the_story_is_read_in_each_language(visit: Visit, server: Served, language: str) -> None:
    page = visit(guest=a_chapter(server), locale=LOCALES[language])
    be_somebody(page)
    told = story("the-bell", language).cards
    book = page.locator("dialog.book")
    expect(book).to_contain_text(told["cover"].text[:60])
    headings = turn_pages(page)
    assert headings[0] == told["cover"].title
    assert all(told["10"].title in heading for heading in headings[1:])
    tile = page.locator("[data-mission='10']")
    expect(tile).to_contain_text("10")
    tile.locator(".face").click()
    expect(page.locator("dialog[open]")).to_contain_text(str(told["10"].goal))


def test_a_chapter_alone_is_played_to_its_end(visit: Visit, server: Served) -> None:
    guest = a_chapter(server)
    page = visit(guest=guest, viewport=PHONE, has_touch=True)
    be_somebody(page)
    turn_pages(page)
    play_to(server.address, guest, choose=carefully)
    # The seat was taken over meanwhile: it is taken back.
    page = visit(guest=guest, viewport=PHONE, has_touch=True)
    expect(page.locator("[data-page=end]")).to_be_visible()
    # Every condition is told, met or not, and the road that was taken.
    expect(page.locator(".conditions li")).to_have_count(3)
    expect(page.locator(".road li").first).to_contain_text("10")


def test_whoever_comes_from_another_device_finds_the_chapter_as_it_was(visit: Visit, server: Served) -> None:
    guest = a_chapter(server, others=1)
    play_to(server.address, guest, lambda look: look["phase"] == "discover" and look["chapter"]["month"] > 1, carefully)
    page = visit(guest=guest)
    expect(page.locator("[data-mission]")).to_have_count(2)
    expect(page.locator("dialog.book")).to_have_count(0)
    page.locator(".month").click()
    expect(page.locator("dialog[open]")).to_be_visible()


def idly(look: Json) -> Json:
    """Never completes anything: the chapter is lost."""
    undone = [choice for choice in look["choices"] if choice["kind"] != "complete"]
    return carefully(look | {"choices": undone})


def test_a_lost_chapter_is_tried_again_with_coins_and_stands_on_the_shelf(visit: Visit, server: Served) -> None:
    settings = {"pace": "instant", "modules": BELL, "adventure": {"chapter": 1}}
    body = {"name": "Ada", "color": 1, "seats": [ME], "settings": settings, "start": True, "campaign": True}
    guest = ask(server.address, "/api/tables", body)
    play_to(server.address, guest, choose=idly)
    page = visit(guest=guest)
    expect(page.locator("[data-page=end]")).to_be_visible()
    expect(page.locator(".conditions li.met")).not_to_have_count(3)
    page.get_by_role("button", name="Chapter 1 again, 3 coins to share").click()
    # The next evening: alone there is nobody to share with.
    expect(page.get_by_role("heading", name="3 coins to share")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("dialog.book")).to_contain_text("The Bell That Walked Away")
    # Elsewhere the same campaign stands on the shelf, with its failure, and leads to the new evening.
    elsewhere = visit("/shelf", guest=guest)
    expect(elsewhere.locator(".spine.now .wax i")).to_have_count(1)
    expect(elsewhere.get_by_role("link", name="Continue")).to_have_attribute("href", page.evaluate("location.pathname"))


@pytest.mark.parametrize("viewport", [PHONE, PHONE_ON_ITS_SIDE, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_screens_of_a_chapter_can_be_read_and_touched(visit: Visit, server: Served, viewport: dict[str, int]) -> None:
    page = visit(guest=a_chapter(server, others=2), viewport=viewport)
    found: list[str] = []

    def look_at(what: str) -> None:
        settle(page)
        for mood in ("light", "dark"):
            page.emulate_media(color_scheme=mood)
            found.extend(f"{what}, {mood}: {each}" for each in violations(page))
        found.extend(f"{what}: {each}" for each in too_small(page))

    page.locator(".pick .side").first.wait_for()
    look_at("choosing")
    be_somebody(page)
    page.locator("dialog.book").wait_for()
    look_at("the book")
    turn_pages(page)
    look_at("the table")
    page.locator("[data-mission] .face").first.click()
    look_at("a mission")
    assert not found, "\n".join(found)
