"""Taking back: alone at once, against people only if they agree; and never what has shown a hidden card."""

from __future__ import annotations

import re

from at_table import AtTable
from fellow import ME, OPEN, Fellow, Json, bot, join_table, open_table, play_to, play_together
from playwright.sync_api import Page, expect
from served import Served

from conftest import Sit, Visit


def may_stop(look: Json) -> bool:
    return look["phase"] == "discover" and any(choice["kind"] == "stop" for choice in look["choices"])


def take_back(page: Page) -> None:
    page.get_by_role("button", name="Undo").first.click()
    confirm = page.locator("dialog[open]").get_by_role("button", name="Undo")
    confirm.click()


def test_alone_a_stop_is_taken_back_at_once(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest, lambda look: may_stop(look) and len(look["harbor"]) >= 2)
    table = sit(guest)
    before = table.wait_for_me()
    assert before["deep"] == "Stop"
    table.press("deep")
    expect(table.page.locator(".now h2")).not_to_have_text("Draw or stop?")
    take_back(table.page)
    expect(table.page.locator(".now h2")).to_have_text("Draw or stop?")
    assert table.wait_for_me() | {"version": None} == before | {"version": None}, "only the version counts on"


def test_a_drawn_card_can_not_be_taken_back(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest, lambda look: may_stop(look))
    table = sit(guest)
    shown = table.wait_for_me()
    table.press("brass")
    table.wait_for_move(shown)
    expect(table.page.get_by_role("button", name="Undo")).to_have_attribute("aria-disabled", "true")


def two_people(server: Served) -> tuple[Json, Json, Fellow]:
    """Ada may stop; Ben is there."""
    for _ in range(20):
        host = open_table(server.address, ME, OPEN, start=False)
        guest = join_table(server.address, host["code"], "Ben")
        with Fellow.of(server.address, host) as ada:
            ben = Fellow.of(server.address, guest)
            ada.say("start")
            look = play_together([ada, ben], lambda look: may_stop(look) and len(look["harbor"]) >= 2)
        if look["phase"] != "over":
            return host, guest, ben
        ben.close()
    raise AssertionError("no game came to this")


def test_another_person_is_asked_and_agrees(visit: Visit, sit: Sit, server: Served) -> None:
    host, guest, ben = two_people(server)
    ben.close()
    ada, other = sit(host), sit(guest)
    ada.wait_for_me()
    ada.press("deep")
    expect(ada.page.locator(".now h2")).not_to_have_text("Draw or stop?")
    take_back(ada.page)
    expect(other.page.get_by_text("Ada would like to undo")).to_be_visible()
    other.page.get_by_role("button", name="OK", exact=True).click()
    expect(ada.page.locator(".now h2")).to_have_text("Draw or stop?")
    expect(other.page.get_by_text("Ada would like to undo")).to_have_count(0)


def test_another_person_is_asked_and_lets_it_stand(sit: Sit, server: Served) -> None:
    host, guest, ben = two_people(server)
    ben.close()
    ada, other = sit(host), sit(guest)
    ada.wait_for_me()
    ada.press("deep")
    expect(ada.page.locator(".now h2")).not_to_have_text("Draw or stop?")
    question = ada.page.locator(".now h2").inner_text()
    take_back(ada.page)
    other.page.get_by_role("button", name="No", exact=True).click()
    expect(ada.page.get_by_text(re.compile("Ben said no")).first).to_be_visible()
    assert ada.page.locator(".now h2").inner_text() == question


def test_a_table_without_taking_back_offers_none(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), undo=False)
    play_to(server.address, guest, lambda look: may_stop(look))
    table: AtTable = sit(guest)
    table.wait_for_me()
    expect(table.page.get_by_role("button", name="Undo")).to_have_count(0)
