"""Names and chat are text, whatever they look like: nothing runs, nothing is loaded, nothing turns around."""

from __future__ import annotations

import secrets

from fellow import ME, OPEN, Fellow, Refused, bot, device, join_table, open_table
from hostile import CHAT, MARKS, NAMES
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Sit, Visit, Watched

HURT = """
() => ({
  ran: window.__ran ?? null,
  foreign: document.querySelectorAll('.chat :is(script, img, iframe, style, a, marquee)').length,
  violations: window.__violations,
})
"""


def check(page: Page) -> None:
    assert page.evaluate(HURT) == {"ran": None, "foreign": 0, "violations": []}


# How much one guest may say without a pause.
BREATH = 7


def batched(lines: list[str]) -> list[list[str]]:
    return [lines[at : at + BREATH] for at in range(0, len(lines), BREATH)]


def told_by_a_watcher(server: Served, code: str, lines: list[str]) -> list[str]:
    """Let somebody new say this, and what became of it."""
    name = f"Wim {secrets.token_hex(3)}"
    with Fellow.of(server.address, join_table(server.address, code, name, watch=True)) as wim:
        answers = [(line, wim.say("chat", text=line)) for line in lines]
        said = [entry["text"] for entry in wim.entries if entry["kind"] == "said" and entry["name"] == name]
    assert lines[0].startswith("before") or all(answer["ok"] for _, answer in answers), answers
    return said


def test_hostile_chat_is_shown_as_it_was_typed(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    table = sit(guest)
    table.page.get_by_role("tab", name="Chat").click()
    said = [text for lines in batched(CHAT) for text in told_by_a_watcher(server, guest["code"], lines)]
    marked = told_by_a_watcher(server, guest["code"], [f"before{mark}after" for mark in MARKS[:BREATH]])
    marked += told_by_a_watcher(server, guest["code"], [f"before{mark}after" for mark in MARKS[BREATH:]])
    assert all(mark[0] not in text for mark, text in zip(MARKS, marked, strict=False))
    lines = table.page.locator(".chat .words")
    expect(lines).to_have_count(len(CHAT) + len(marked))
    assert lines.all_text_contents()[: len(said)] == said
    assert sum(line == text for line, text in zip(CHAT, said, strict=True)) > 40, "almost all come as they were typed"
    check(table.page)
    assert table.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    chat = table.page.locator(".chat ol")
    assert chat.evaluate("(e) => e.scrollWidth <= e.clientWidth + 1"), "300 signs without a blank don't hang over"


def test_hostile_names_are_shown_as_text_everywhere(visit: Visit, server: Served) -> None:
    accepted: list[str] = []
    for start in range(0, len(NAMES), 4):
        names = NAMES[start : start + 4]
        try:
            guest = open_table(server.address, ME, *(device(name) for name in names), name="Ada")
        except Refused as refused:
            assert refused.problem["code"] == "table/name", refused
            continue
        accepted += names
        page = visit(guest=guest, viewport=PHONE)
        expect(page.locator("main.table")).to_be_visible()
        shown = page.locator(".nm").all_text_contents()
        with Fellow.of(server.address, guest) as fellow:
            told = {seat["name"] for seat in fellow.table["seats"]}
        assert set(shown) <= told | {"You"}, (shown, told)
        check(page)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.context.close()
    assert len(accepted) >= 12


def test_a_hostile_name_in_the_lobby_and_in_the_title_of_the_join_page(
    visit: Visit, server: Served, watched: Watched
) -> None:
    watched.expected = ("status of 4",)
    name = "<img src=x onerror=y>"
    guest = open_table(server.address, ME, OPEN, name=name, start=False)
    page = visit(f"/t/{guest['code']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{name}’s table")
    assert page.locator("main img").count() == 0
    page.get_by_label("Your name").fill("‮evil")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert")).to_be_visible()
    lobby = visit(guest=guest)
    expect(lobby.get_by_role("heading", name="Your table")).to_be_visible()
    assert lobby.locator("main img").count() == 0


def test_chat_typed_into_the_page_reaches_the_others(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    table = sit(guest, viewport=PHONE)
    table.page.keyboard.press("c")
    table.page.locator("#chat-text").fill("<b>Fair winds</b> & <script>window.__ran = 1</script>")
    table.page.keyboard.press("Enter")
    expect(table.page.locator(".chat .words")).to_have_text("<b>Fair winds</b> & <script>window.__ran = 1</script>")
    check(table.page)
