"""Names and chat are text, whatever they look like: nothing runs, nothing is loaded, nothing turns around."""

from __future__ import annotations

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


def test_hostile_chat_is_shown_as_it_was_typed(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    watcher = join_table(server.address, guest["code"], "Wim", watch=True)
    table = sit(guest)
    table.page.get_by_role("tab", name="Chat").click()
    with Fellow.of(server.address, watcher) as wim:
        for line in CHAT:
            answer = wim.say("chat", text=line)
            assert answer["ok"], (line, answer)
        said = [entry["text"] for entry in wim.entries if entry["kind"] == "said"]
        for mark in MARKS:
            wim.say("chat", text=f"before{mark}after")
        marked = [entry["text"] for entry in wim.entries if entry["kind"] == "said"][len(said) :]
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
