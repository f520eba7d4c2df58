"""Everything with the keyboard alone, and always seeing where one is."""

from __future__ import annotations

import re

import pytest
from at_table import AtTable, Shown, asked_long_enough
from checks import settle
from fellow import CHAPTER, ME, Json, bot, open_table, play_to
from playwright.sync_api import Page, expect
from served import Served

from conftest import DESKTOP, PHONE, Sit, Visit

# The focused element, and whether one can see that it is: an outline, or another look than without focus.
FOCUSED = """
() => {
  const e = document.activeElement;
  if (!e || e === document.body) return null;
  const shown = e.matches('input[type=radio], input[type=checkbox]') && e.nextElementSibling ? e.nextElementSibling : e;
  const look = getComputedStyle(shown);
  const own = getComputedStyle(e);
  const box = e.getBoundingClientRect();
  return {
    what: `${e.tagName.toLowerCase()} ${e.getAttribute('aria-label') ?? e.innerText.trim().split('\\n')[0]}`.trim(),
    ring: [look, own].some((s) => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2),
    seen: box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth,
  };
}
"""

KEYS = {"Draw": "d", "Stop": "s", "Repel": "r", "Keep": "k", "Done": "p"}


def may_stop(look: Json) -> bool:
    return any(choice["kind"] == "stop" for choice in look["choices"])


def walk(page: Page, most: int = 80) -> list[dict[str, object]]:
    """Tab through the page until it begins again."""
    found: list[dict[str, object]] = []
    for _ in range(most):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None:
            if found:
                break
            continue
        found.append(focused)
    return found


def by_keys(shown: Shown) -> str:
    """The key for the next thing to do."""
    lit = [i for i, is_lit in enumerate(shown["cards"]) if is_lit]
    if shown["chosen"]:
        return "Enter"
    if shown["brass"] == "Repel":
        return "r"
    if any(shown["tickets"]):
        return "e"
    if lit:
        return str(lit[0] + 1)
    if shown["deep"] and (len(shown["cards"]) >= 3 or not shown["brass"]):
        return KEYS[shown["deep"]]
    return KEYS[shown["brass"]]


def test_three_rounds_are_played_with_keys_alone(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    table = sit(guest)
    pressed: set[str] = set()
    for _ in range(150):
        shown = table.wait_for_me()
        if shown["over"] or shown["result"]:
            break
        if shown["dialog"]:
            table.page.keyboard.press("Tab")
            table.page.keyboard.press("Enter")
            continue
        key = by_keys(shown)
        pressed.add(key)
        table.page.keyboard.press(key)
        if key == "Enter" and table.page.evaluate("document.activeElement?.dataset.card ?? null"):
            pressed.add("Enter on the card")
        round_ = int("".join(re.findall(r"\d+", table.page.locator(".top .meta b").inner_text())) or 99)
        if round_ >= 4:
            break
    assert {"d", "s", "Enter"} <= pressed
    assert pressed & set("123456789"), "a card of the harbor was chosen by its number"


def test_the_sheet_of_keys_opens_and_closes_and_names_them_all(sit: Sit, server: Served) -> None:
    table = sit(open_table(server.address, ME, bot()))
    table.wait_for_me()
    table.page.keyboard.press("?")
    sheet = table.page.get_by_role("dialog", name="Keyboard")
    expect(sheet).to_be_visible()
    for key in ("D", "S", "R", "K", "E", "P", "H", "L", "U", "?", "Enter", "Esc"):
        expect(sheet.locator("kbd", has_text=re.compile(f"^{re.escape(key)}$"))).to_have_count(1)
    table.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    table.page.keyboard.press("l")
    table.page.keyboard.press("c")
    expect(table.page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    table.page.keyboard.type("dsk")  # letters are text here, not moves
    assert table.page.locator("#chat-text").input_value() == "dsk"


# Closes the sheet, and presses a key before the page hears anything else: as when both wait for a busy machine.
NEXT_KEY = """
async ([close, key]) => {
  const dialog = document.querySelector('dialog[open]');
  const ways = {
    escape: () => dialog.requestClose(),
    button: () => dialog.querySelector('.top .ib').click(),
    beside: () => dialog.click(),
  };
  ways[close]();
  await Promise.resolve();
  window.dispatchEvent(new KeyboardEvent('keydown', { key }));
}
"""


def test_a_key_right_after_a_sheet_is_closed_opens_the_next_one(sit: Sit, server: Served) -> None:
    table = sit(open_table(server.address, ME, bot()), viewport=PHONE)
    table.wait_for_me()
    keys = table.page.get_by_role("dialog", name="Keyboard")
    chat = table.page.locator("#chat-text")
    table.page.keyboard.press("?")
    for close in ("escape", "button", "beside"):
        expect(keys).to_be_visible()
        table.page.evaluate(NEXT_KEY, [close, "c"])
        expect(chat).to_be_visible()
        table.page.evaluate(NEXT_KEY, [close, "?"])
    expect(keys).to_be_visible()


def test_arrows_walk_along_the_harbor(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest, lambda look: bool(look["choices"]) and len(look["harbor"]) >= 3)
    table = sit(guest)
    table.wait_for_me()
    table.page.locator(".harbor .card").first.focus()
    table.page.keyboard.press("ArrowRight")
    focused = table.page.evaluate("document.activeElement.dataset.cardAt")
    assert focused == "harbor-1"
    table.page.keyboard.press("End")
    assert table.page.evaluate("document.activeElement.dataset.cardAt") in ("harbor-2", "harbor-3", "harbor-4", "ship")


@pytest.mark.parametrize("path", ["/", "/host", "/settings", "/shelf", "/rules"])
def test_focus_is_seen_at_every_stop(visit: Visit, path: str) -> None:
    page = visit(path, likes={})
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(page)
        page.evaluate("document.activeElement.blur()")
        stops = walk(page, 40)
        assert len(stops) >= 4
        assert [stop["what"] for stop in stops if not stop["ring"]] == []
        assert [stop["what"] for stop in stops if not stop["seen"]] == []


def test_the_order_at_the_table_begins_with_what_can_be_done(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest, lambda look: look["phase"] == "discover" and may_stop(look) and bool(look["harbor"]))
    table: AtTable = sit(guest)
    table.wait_for_me()
    stops = walk(table.page, 30)
    names = [str(stop["what"]) for stop in stops]
    assert all(stop["ring"] for stop in stops), [stop["what"] for stop in stops if not stop["ring"]]
    first = [name for name in names if not name.startswith("a ")][:2]
    assert first[0].startswith("button Draw") and first[1].startswith("button Stop"), names
    where = {part: next((i for i, name in enumerate(names) if part in name), None) for part in ("Draw", "1. ", "Menu")}
    assert where["Draw"] is not None and where["1. "] is not None and where["Menu"] is not None, names
    assert where["Draw"] < where["1. "] < where["Menu"], "buttons, then the harbor, then the bar"


def press_at(page: Page, place: str) -> None:
    """Tab to it, see that it has the focus, and press Enter."""
    for _ in range(60):
        if page.evaluate("place => document.activeElement?.matches(place) ?? false", place):
            break
        page.keyboard.press("Tab")
    focused = page.evaluate(FOCUSED)
    assert focused and focused["ring"] and focused["seen"], f"{place}: {focused}"
    page.keyboard.press("Enter")


def test_a_chapter_is_begun_and_read_with_keys_alone(visit: Visit, server: Served) -> None:
    page = visit(guest=open_table(server.address, ME, modules=CHAPTER))
    side, book, sheet = page.locator(".pick .side").first, page.locator("dialog.book"), page.locator("dialog[open]")
    asked_long_enough(page)
    press_at(page, ".pick .side")
    expect(side).to_have_attribute("aria-pressed", "true")
    asked_long_enough(page)
    press_at(page, ".pick .go")
    book.wait_for()
    while book.count():
        at = page.locator("dialog.book article").get_attribute("data-at")
        press_at(page, "[data-turn]")
        expect(page.locator(f"dialog.book article[data-at='{at}']")).to_have_count(0)
    for place in ("[data-mission] .face", ".month"):
        press_at(page, place)
        expect(sheet).to_be_visible()
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
