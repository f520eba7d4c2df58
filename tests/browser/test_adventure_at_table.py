"""The Adventure Begins in the browser: who one is, the story in every language, a chapter by touch, other devices."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

import pytest
from at_table import AtTable, asked_long_enough, be_somebody
from checks import overlaps, settle, too_small, violations
from fellow import CHAPTER, ME, Chooser, Json, Until, adventurously, bot, idly, open_table, play_to
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate
from served import Served

from conftest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Visit
from portroyal.campaign.story import story

LOCALES = {"en": "en-US", "de": "de-DE", "fr": "fr-FR", "es": "es-ES", "it": "it-IT"}


def a_chapter(server: Served, others: int = 0, chapter: int = 1) -> Json:
    """A guest at a table whose chapter has just begun."""
    return open_table(
        server.address, ME, *(bot() for _ in range(others)), modules=CHAPTER, adventure={"chapter": chapter}
    )


def turn_pages(page: Page) -> list[str]:
    """Reads to the table; gives the heading of each page."""
    headings: list[str] = []
    book, leaf, heading = page.locator("dialog.book"), page.locator("dialog.book article"), page.locator("#book-title")
    while True:
        expect(leaf).to_have_attribute("data-at", str(len(headings)))
        expect(heading).not_to_be_empty()
        headings.append(heading.inner_text())
        is_last = page.locator("[data-turn=last]").count() > 0
        if leaf.locator(".goal").count():  # what a mission brings, and how the story goes on
            expect(leaf.locator(".facts li").last).not_to_be_empty()
        page.locator("[data-turn]").click()
        if is_last:
            expect(book).to_have_count(0)
            return headings


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


def play_by_touch(table: AtTable, *, completing: bool = True) -> None:
    """A chapter to its end: pages are turned, missions completed as soon as they can be or never, the rest as anybody
    would."""
    page = table.page
    turn, complete = page.locator("[data-turn]"), page.locator(".tile.ready .complete")
    for _ in range(600):
        shown = table.wait_for_me()
        if shown["over"] or shown["result"]:
            return
        if turn.count():
            turn_pages(page)
        elif completing and complete.count() and not shown["chosen"]:
            asked_long_enough(page)
            with suppress(TooLate):  # the book may have opened over it meanwhile
                complete.first.tap(timeout=2000)
                table.wait_for_move(shown)
        else:
            table.act(shown)
    raise AssertionError("the chapter does not end")


@pytest.mark.parametrize(("others", "mode"), [(0, "cooperative"), (1, "cooperative"), (1, "competitive")])
def test_a_chapter_is_played_by_touch_to_its_end(visit: Visit, server: Served, others: int, mode: str) -> None:
    """Alone, in a crew, and against each other."""
    bots = (bot() for _ in range(others))
    guest = open_table(server.address, ME, *bots, modules=CHAPTER, adventure={"chapter": 1, "mode": mode})
    page = visit(guest=guest, viewport=PHONE, has_touch=True)
    be_somebody(page)
    turn_pages(page)
    table = AtTable(page)
    play_by_touch(table)
    table.go_to_result()
    # Every condition is told, met or not, and the road that was taken.
    expect(page.locator(".conditions li")).to_have_count(3 if mode == "cooperative" else 0)
    expect(page.locator(".road li").first).to_contain_text("10")


def a_chapter_won(server: Served) -> Json:
    """A guest at a table whose crew has won. Nobody chooses the seed of a server, so crews sail until one comes home:
    with three helmsmen most of them do."""
    for _ in range(20):
        guest = open_table(
            server.address, ME, *(bot("helmsman") for _ in range(3)), modules=CHAPTER, adventure={"chapter": 1}
        )
        if play_to(server.address, guest, choose=adventurously)["outcome"]["crew"]["won"]:
            return guest
    raise AssertionError("twenty crews have lost")


def test_a_chapter_that_is_won_has_met_all_conditions_and_its_ending_is_read(visit: Visit, server: Served) -> None:
    """A63"""
    page = visit(guest=a_chapter_won(server), viewport=PHONE)
    expect(page.locator("[data-page=end]")).to_be_visible()
    expect(page.locator(".conditions li.met")).to_have_count(3)
    expect(page.get_by_role("heading", level=1)).to_have_text(story("the-bell", "en").cards["61"].title)
    expect(page.locator(".voices q")).to_have_count(2)
    if not page.locator("dialog.book").count():
        page.get_by_role("button", name="Read the ending").click()
    expect(page.locator("dialog.book")).to_contain_text(story("the-bell", "en").cards["61"].text[:60])


def test_a_chapter_is_left_and_gone_on_with_on_another_device_by_its_link(visit: Visit, server: Served) -> None:
    guest = a_chapter(server, others=1)
    play_to(
        server.address, guest, lambda look: look["phase"] == "discover" and look["chapter"]["month"] > 1, adventurously
    )
    page = visit(guest=guest)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.locator(".device input").input_value()
    elsewhere = visit("/" + link.split("/", 3)[3], viewport=PHONE, has_touch=True)
    expect(elsewhere.locator("[data-mission]")).to_have_count(2)
    expect(elsewhere.locator("dialog.book")).to_have_count(0)
    elsewhere.locator(".month").tap()
    expect(elsewhere.locator("dialog[open]")).to_be_visible()
    elsewhere.keyboard.press("Escape")
    AtTable(elsewhere).wait_for_me()
    # One seat, one device: the first one says so.
    expect(page.get_by_text("This seat was opened in another tab or on another device.")).to_be_visible()


def test_a_campaign_goes_on_from_its_file_on_another_device(
    visit: Visit, games: dict[str, Json], tmp_path: Path
) -> None:
    page = visit("/shelf", guest=games["campaign"])
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep as a file").click()
    file = tmp_path / kept.value.suggested_filename
    kept.value.save_as(file)
    elsewhere = visit("/shelf", viewport=PHONE, likes={"name": "Bea"}, has_touch=True)
    expect(elsewhere.locator(".spine")).to_have_count(0)
    spoiled = tmp_path / "spoiled.json"
    spoiled.write_text("{")
    elsewhere.locator("input[type=file]").set_input_files(spoiled)
    expect(elsewhere.get_by_role("alert")).to_be_visible()
    elsewhere.locator("input[type=file]").set_input_files(file)
    expect(elsewhere.get_by_role("heading", name="3 coins to share")).to_be_visible()
    # It stands on this shelf too now, with its failure.
    elsewhere.goto("/".join(elsewhere.url.split("/")[:3]) + "/shelf")
    expect(elsewhere.locator(".spine.now .wax i")).to_have_count(1)


def test_a_lost_chapter_is_tried_again_with_coins_and_stands_on_the_shelf(visit: Visit, server: Served) -> None:
    """A64, A65: lost by hand, by who never completes anything."""
    guest = open_table(server.address, ME, modules=CHAPTER, adventure={"chapter": 1}, campaign=True)
    page = visit(guest=guest, viewport=PHONE, has_touch=True)
    turn_pages(page)  # a campaign begins with its cover
    be_somebody(page)
    turn_pages(page)
    table = AtTable(page)
    play_by_touch(table, completing=False)
    table.go_to_result()
    expect(page.locator(".conditions li")).to_have_count(3)
    expect(page.locator(".conditions li.met")).not_to_have_count(3)
    # What was missed is the headline, and one of the crew has a word about it.
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile(r" short$"))
    expect(page.locator(".voices q")).to_have_count(1)
    page.get_by_role("button", name="Chapter 1 again, 3 coins to share").click()
    # The next evening: alone there is nobody to share with.
    expect(page.get_by_role("heading", name="3 coins to share")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("dialog.book")).to_contain_text("The Bell That Walked Away")
    # Elsewhere the same campaign stands on the shelf, with its failure, and leads to the new evening.
    elsewhere = visit("/shelf", guest=guest)
    expect(elsewhere.locator(".spine.now .wax i")).to_have_count(1)
    expect(elsewhere.get_by_role("link", name="Continue")).to_contain_text("Chapter 1 again, 3 coins to share")
    expect(elsewhere.locator(".faces svg")).to_have_count(1)  # who Ada was on the evening that was lost
    expect(elsewhere.get_by_role("link", name="Continue")).to_have_attribute("href", page.evaluate("location.pathname"))


@pytest.mark.parametrize("viewport", [PHONE, PHONE_ON_ITS_SIDE, TABLET, DESKTOP], ids=lambda size: str(size["width"]))
def test_the_card_that_was_dealt_is_turned_over_in_sight(
    visit: Visit, server: Served, viewport: dict[str, int]
) -> None:
    page = visit(guest=a_chapter(server, others=3), viewport=viewport)
    asked_long_enough(page)
    first, second = page.locator(".pick button.side").all()
    expect(first).to_have_attribute("aria-pressed", "true")
    name = page.locator(".pick .go").inner_text()
    page.get_by_role("button", name="Turn the card over").click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".pick .go")).not_to_have_text(name)
    expect(page.locator(".pick .others li")).to_have_count(3)
    # The card in front fills what is free, and nothing has to be scrolled to.
    settle(page)
    house, go = second.locator("svg").first.bounding_box(), page.locator(".pick .go").bounding_box()
    assert house and go
    assert house["height"] >= 0.38 * viewport["height"] or house["width"] >= 285
    assert house["x"] >= 0 and house["x"] + house["width"] <= viewport["width"]
    assert go["y"] + go["height"] <= viewport["height"]
    assert page.evaluate("[...document.querySelectorAll('.pick')].every((e) => e.scrollHeight <= e.clientHeight)")


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


def with_a_mission_to_complete(look: Json) -> bool:
    missions = look["chapter"]["missions"] if look["phase"] == "discover" else []
    return len(missions) >= 2 and any(mission["action"] for mission in missions)


# The mission that can be completed: is all of it on the screen, and does nothing lie over its row?
IN_SIGHT = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const row = document.querySelector('[data-spot=missions]');
  const [strip, tile] = [row.querySelector('.strip'), row.querySelector('.tile.ready')];
  const others = Math.max(0, ...[...document.querySelectorAll('.others .other')].map((e) => box(e).bottom));
  const { left, right, top, height } = box(tile);
  const wrongs = [];
  if (left < box(strip).left || right > box(strip).right) wrongs.push('the mission is cut off');
  for (const x of [left + 6, right - 6])
    if (!tile.contains(document.elementFromPoint(x, top + height / 2))) wrongs.push('something lies over the mission');
  if (others > box(row).top + 1) wrongs.push('the others lie over the row');
  const rest = strip.scrollWidth - strip.clientWidth - strip.scrollLeft;
  if (strip.scrollLeft > 1 !== strip.classList.contains('before')) wrongs.push('what was before is not hinted at');
  if (rest > 1 !== strip.classList.contains('after')) wrongs.push('what comes after is not hinted at');
  return wrongs;
}
"""


def brought_to(server: Served, others: int, until: Until, choose: Chooser) -> Json:
    """The guest of a chapter that stands as wanted."""
    for _ in range(30):
        guest = a_chapter(server, others=others)
        if play_to(server.address, guest, until, choose)["phase"] != "over":
            return guest
    raise AssertionError("no chapter came to this")


def test_a_mission_that_can_be_completed_is_in_sight_on_every_screen(visit: Visit, server: Served) -> None:
    page = visit(guest=brought_to(server, 2, with_a_mission_to_complete, idly), viewport=PHONE)
    for size in ((360, 740), (390, 844), (768, 1024), (1440, 900)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator(".tile.ready").first.wait_for()
        settle(page)
        assert page.evaluate(IN_SIGHT) == [], size


def test_a_race_tells_who_has_the_trophy_and_a_draft_shows_all_who_are_left(visit: Visit, server: Served) -> None:
    race = {"mode": "competitive", "chapter": 1}
    guest = open_table(server.address, ME, bot("helmsman"), modules=CHAPTER, adventure=race)
    look = play_to(server.address, guest, choose=idly)
    page = visit(guest=guest, viewport=PHONE)
    standings = page.locator("ol > li:has(.place)")
    expect(standings).to_have_count(2)
    have = sum(player["trophy"] for player in look["chapter"]["players"])
    expect(standings.get_by_text("the trophy")).to_have_count(have)
    if look["outcome"]["standings"][1]["decided_by"] == "trophy":
        expect(standings.last).to_contain_text("no trophy")
    # Picked in turn: whoever begins picks last, and the button can be reached without looking for it.
    guest = open_table(server.address, ME, bot(), modules=CHAPTER, rulings={"adv_characters": "draft"})
    page = visit(guest=guest, viewport=PHONE)
    asked_long_enough(page)
    page.locator(".pick .side").first.click()
    assert page.locator(".pick .side").count() >= 8
    expect(page.locator(".pick .go")).to_be_in_viewport()


def late(look: Json) -> bool:
    """Two expeditions lie there, somebody hired, and there is something to draw for."""
    hired = sum(len(player["display"]) for player in look["players"][1:])
    mine = look["phase"] == "discover" and bool(look["choices"])
    return mine and look["drawn"] >= 3 and len(look["expeditions"]) >= 2 and hired >= 2


def test_nothing_lies_on_anything_else_with_four_players_on_any_screen(visit: Visit, server: Served) -> None:
    page = visit(guest=brought_to(server, 3, late, adventurously))
    found: list[str] = []
    for name, size in {"phone": PHONE, "on its side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desktop": DESKTOP}.items():
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(page)
        page.locator("[data-mission]").last.wait_for()
        found += [f"{name}: {each}" for each in overlaps(page)]
    assert not found, "\n".join(found)
