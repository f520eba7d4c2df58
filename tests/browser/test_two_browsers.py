"""Two people, each with their own browser: one hosts, the other comes by the link, often on a phone."""

from __future__ import annotations

import re

from at_table import AtTable
from fellow import ME, OPEN, Fellow, Json, bot, join_table, open_table, play_to, play_together
from playwright.sync_api import Page, Route, expect
from served import Served

from conftest import PHONE, Sit, Visit, Watched

LIKES = {"name": "Ada"}


def host_a_table(visit: Visit, **options: object) -> Page:
    """Through the host page: me, an open seat, and bots that don't hesitate."""
    page = visit("/host", likes=LIKES, **options)
    page.get_by_role("group", name="Bot speed").get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_role("button", name=re.compile("Open the table")).click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    return page


def invitation(page: Page) -> str:
    return page.get_by_role("textbox", name="Link to this table").input_value()


def come(visit: Visit, link: str, name: str, **options: object) -> Page:
    page = visit("/" + link.split("/", 3)[3], **options)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name=re.compile("Sit down")).click()
    return page


def play_both(first: AtTable, second: AtTable, until: str | None = None) -> None:
    """Whoever decides plays, until the game is over or the bar says so."""
    for _ in range(2000):
        if until is not None and until in first.page.locator(".top .meta").inner_text():
            return
        shown = first.read(), second.read()
        if all(each["over"] or each["result"] for each in shown):
            return
        moved = False
        for table, each in zip((first, second), shown, strict=True):
            if not (each["over"] or each["result"]) and (table.decides(each) or each["dialog"]):
                table.act(each)
                moved = True
        if not moved:
            first.page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


def guest_of(page: Page) -> Json:
    """Who this page is to the server."""
    code = page.url.rsplit("/", 1)[1]
    return {"code": code, "token": page.evaluate("JSON.parse(localStorage['portroyal.guests'])")[code]["token"]}


def test_a_lost_answer_makes_no_second_guest(visit: Visit, server: Served, watched: Watched) -> None:
    """The server has given Ben the last seat, and Ben does not know: asking again brings him to it."""
    watched.expected = ("ERR_FAILED",)
    guest = open_table(server.address, ME, OPEN, start=False)
    page = visit(f"/t/{guest['code']}")
    answers: list[str] = []

    def lose_some(route: Route) -> None:
        answer = route.fetch()
        answers.append(answer.text())
        if len(answers) <= 3:  # the page asks three times by itself
            route.abort()
        else:
            route.fulfill(response=answer)

    page.route("**/guests", lose_some)
    page.get_by_label("Your name").fill("Ben")
    sit_down = page.get_by_role("button", name=re.compile("Sit down"))
    sit_down.click()
    expect(page.get_by_text("can’t be reached")).to_be_visible()
    assert len(answers) == 3
    page.wait_for_timeout(100)
    sit_down.click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
    assert all(guest_of(page)["token"] in answer for answer in answers)


def test_two_browsers_play_against_each_other_to_the_end(visit: Visit, server: Served) -> None:
    page = host_a_table(visit)
    link = invitation(page)
    other = come(visit, link, "Ben", viewport=PHONE, has_touch=True, is_mobile=True)
    expect(page.get_by_text("Ben").first).to_be_visible()
    expect(other.get_by_role("heading", name="Before the game")).to_be_visible()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    ada, ben = AtTable(page), AtTable(other)
    ada.is_shown()
    ben.is_shown()
    play_both(ada, ben, "Round 3")
    # The middle of the game goes faster without pages to draw.
    with Fellow.of(server.address, guest_of(page)) as first, Fellow.of(server.address, guest_of(other)) as second:
        play_together([first, second], lambda look: look["ending"])
    for each in (page, other):
        each.reload()
    play_both(ada, ben)
    ada.go_to_result()
    ben.go_to_result()
    seen = ada.seen | ben.seen
    assert {"Draw the first card", "Draw or stop?", "Take a card"} <= seen
    winner = page.get_by_role("heading", level=1).inner_text(), other.get_by_role("heading", level=1).inner_text()
    assert winner[0] != winner[1] or "You" not in winner[0], "one of them reads 'You win', the other the name"

    # The rematch: one asks, the other follows. It does not begin unasked while somebody is not there yet.
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("heading", name="Your table")).to_be_visible()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    page.get_by_role("dialog", name="Start without Ben?").get_by_role("button", name="Wait").click()
    expect(other.get_by_role("status").get_by_text("Another game is ready")).to_be_in_viewport()
    other.get_by_role("button", name="Join it").click()
    expect(page.get_by_role("button", name="Start the game")).not_to_contain_text("not there")
    expect(page.get_by_role("button", name=re.compile("Start the game"))).to_be_enabled()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    ada.is_shown()
    ben.is_shown()


def test_a_guest_joins_by_link_on_a_phone(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, OPEN, bot(), start=False, name="Olga")
    with Fellow.of(server.address, guest) as host:
        page = come(visit, f"{server.address}/t/{guest['code']}", "Ben", viewport=PHONE, has_touch=True, is_mobile=True)
        expect(page.get_by_role("heading", name="Before the game")).to_be_visible()
        host.until(lambda told: bool(told.get("table")) and told["table"]["seats"][1]["name"] == "Ben")
        host.say("start")
        table = AtTable(page)
        table.is_shown()
        expect(page.get_by_text("Olga").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"], "everything on one screen"


def test_the_code_typed_in_any_case_leads_to_the_table(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, OPEN, start=False)
    page = visit("/")
    page.get_by_role("button", name="Join").click()
    code = guest["code"].lower()
    page.get_by_label("Link or code").fill(f" {code[:3]}-{code[3:]} ")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("heading", name="Ada’s table")).to_be_visible()
    page.goto(server.address)
    page.get_by_role("button", name="Join").click()
    page.get_by_label("Link or code").fill("what is this")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_name_that_is_taken_is_told_and_another_one_works(visit: Visit, server: Served, watched: Watched) -> None:
    watched.expected = ("409",)
    guest = open_table(server.address, ME, OPEN, start=False)
    page = come(visit, f"{server.address}/t/{guest['code']}", "ADA")
    expect(page.get_by_role("alert")).to_contain_text("ADA")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name=re.compile("Sit down")).click()
    expect(page.get_by_role("heading", name="Before the game")).to_be_visible()


def test_a_table_that_is_not_there_says_so_and_offers_a_way_on(visit: Visit, watched: Watched) -> None:
    watched.expected = ("404",)
    page = visit("/t/ZZZZZZ")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    page.get_by_role("link", name="Start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_double_press_draws_one_card(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest, lambda look: bool(look["choices"]) and look["phase"] == "discover")
    with Fellow.of(server.address, guest) as fellow:
        before = len([entry for entry in fellow.entries if entry["kind"] == "moved"])
    table = sit(guest)
    shown = table.wait_for_me()
    table.page.evaluate(
        "() => { const b = document.querySelector('.actions .btn-brass'); b.click(); b.click(); b.click(); }"
    )
    table.wait_for_move(shown)
    table.page.wait_for_timeout(300)  # for what must not come
    with Fellow.of(server.address, guest) as fellow:
        mine = [entry for entry in fellow.entries if entry["kind"] == "moved"][before:]
        assert [entry["action"] for entry in mine][:1] == ["draw"]
        assert len([entry for entry in mine if entry["action"] == "draw" and not entry["by_bot"]]) == 1
    expect(table.page.get_by_role("alert")).to_have_count(0)


def test_the_back_button_leaves_the_table_and_forward_returns(sit: Sit, visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    page = visit("/", guest=guest)
    page.get_by_role("link", name="Continue").click()
    AtTable(page).is_shown()
    page.go_back()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    AtTable(page).is_shown()
    join_code = page.url.rsplit("/", 1)[1]
    assert join_code == guest["code"]
    assert join_table(server.address, join_code, "Cleo", watch=True)["seats"] == []
