"""Challenges in the browser: the day's deal twice with the same deck, results side by side, and one made of a game."""

from __future__ import annotations

import re
from datetime import UTC, datetime

from checks import hanging, missing_words, settle, violations
from fellow import ME, Fellow, ask, bot, open_table
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Visit


def today(kind: str) -> str:
    return f"{kind}-{datetime.now(UTC).date().isoformat()}"


def opened(visit: Visit, name: str) -> tuple[Page, str, str]:
    """The day's base challenge taken on by somebody: the page, the code of the table and the token."""
    page = visit("/daily", likes={"name": name})
    page.locator("[data-daily=base]").click()
    page.get_by_role("button", name="Take it on").click()
    page.wait_for_url("**/t/*")
    code = page.url.rsplit("/", 1)[1]
    kept = page.evaluate("JSON.parse(localStorage.getItem('portroyal.guests'))")
    return page, code, kept[code]["token"]


def played(server: Served, code: str, token: str) -> None:
    """The game played to its end from another place, by a bot that holds the seat."""
    with Fellow(server.address, code, token) as fellow:
        fellow.say("plan_table", settings={**fellow.table["settings"], "pace": "instant"})
        fellow.say("hold", away=True)
        while not any(entry["kind"] == "ended" for entry in fellow.entries):
            fellow.hear()


def test_the_day_is_played_twice_with_the_same_deck_and_compared(visit: Visit, server: Served) -> None:
    codes: list[str] = []
    for name in ("Ann", "Ben"):
        page, code, token = opened(visit, name)
        codes.append(code)
        page.goto("about:blank")  # the seat is played elsewhere; one connection at a time
        played(server, code, token)
        page.goto(f"{server.address}/t/{code}")
        page.get_by_role("link", name="Compare results").click()
        expect(page.locator("[data-name]", has_text=name)).to_be_visible()
        expect(page.locator("[data-mine]")).to_have_text(re.compile(r"^\s*Port Royal, \w+ \d+, \d+: "))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy").click()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    assert copied == f"{page.locator('[data-mine]').inner_text().strip()} {server.address}/c/{today('base')}"
    expect(page.locator("[data-name]", has_text="Ann")).to_be_visible()
    records = [ask(server.address, f"/api/tables/{code}/record") for code in codes]
    assert records[0]["seed"] == records[1]["seed"] and records[0]["start"] == records[1]["start"]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(page)
    assert not violations(page) and not hanging(page) and not missing_words(page)
    page.goto(f"{server.address}/daily")
    expect(page.locator("[data-daily=base]")).to_contain_text("influence")
    expect(page.locator("td a.played")).to_have_count(1)


def test_friends_are_challenged_with_the_deal_of_a_game(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot("castaway"))
    played(server, guest["code"], guest["token"])
    page = visit(guest=guest)
    page.get_by_role("button", name="Challenge friends").click()
    link = page.get_by_label("Link to the challenge").input_value()
    friend = visit(link.removeprefix(server.address), likes={"name": "Cleo"})
    expect(friend.locator("[data-name]")).to_have_count(1)
    friend.get_by_role("button", name="Take it on").click()
    friend.wait_for_url("**/t/*")
    expect(friend.locator("main")).to_be_visible()
    # Whoever takes on their own deal has seen the cards: the server knows them by the secret they played with.
    page.goto(link)
    page.get_by_role("button", name="Take it on").click()
    page.wait_for_url("**/t/*")
    kept = page.evaluate("JSON.parse(localStorage.getItem('portroyal.guests'))")
    assert kept[page.url.rsplit("/", 1)[1]]["token"] == guest["token"]
