"""My numbers in the browser: a finished game counts, a code moves them to another device, and they can be deleted."""

from __future__ import annotations

import json

from checks import hanging, missing_words, settle, violations
from fellow import ME, Fellow, ask, bot, open_table
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Visit, Watched


def test_numbers_move_to_another_device_and_are_deleted_there(visit: Visit, server: Served, watched: Watched) -> None:
    guest = open_table(server.address, ME, bot("castaway"))
    with Fellow.of(server.address, guest) as fellow:
        fellow.play()
    page = visit(guest=guest)
    page.get_by_role("button", name="Challenge friends").wait_for()  # the end is on the screen, and was counted
    page.goto(f"{server.address}/numbers")
    expect(page.locator("[data-games]")).to_have_text("1")
    page.get_by_role("button", name="Keep them on this server too").click()
    field = page.get_by_label("Your recovery code")
    code = field.input_value()
    assert len(code) == 29
    expect(field).to_have_attribute("type", "password")
    page.get_by_role("button", name="Show").click()  # it is to be written down
    expect(field).to_have_attribute("type", "text")
    page.get_by_role("button", name="Hide").click()
    expect(field).to_have_attribute("type", "password")

    other = visit("/numbers", likes={}, viewport=PHONE)
    other.get_by_label("Recovery code").fill(code.lower())
    other.get_by_role("button", name="Bring them here").click()
    expect(other.locator("[data-games]")).to_have_text("1")
    settle(other)
    assert not violations(other) and not hanging(other) and not missing_words(other)
    delete(other)
    expect(other.locator("[data-games]")).to_have_count(0)

    watched.expected = ("404",)
    page.reload()  # here they still are, and it is told that the server has them no more
    expect(page.locator("[data-games]")).to_have_text("1")
    expect(page.get_by_text("No numbers are kept under this code")).to_be_visible()
    page.get_by_role("button", name="Take them off the server").click()  # where they are not: that is no obstacle
    page.get_by_role("button", name="Keep them on this server too").click()
    other.reload()
    other.get_by_label("Recovery code").fill(page.get_by_label("Your recovery code").input_value())
    other.get_by_role("button", name="Bring them here").click()
    expect(other.locator("[data-games]")).to_have_text("1")
    other.get_by_role("button", name="Take them off the server").click()
    expect(other.get_by_role("button", name="Keep them on this server too")).to_be_enabled()

    page.evaluate("() => localStorage.setItem('portroyal.drills', JSON.stringify({ rating: 1300 }))")
    with page.expect_download() as downloading:
        page.get_by_role("button", name="As JSON").click()
    taken = json.loads(downloading.value.path().read_text(encoding="utf-8"))
    assert len(taken["games"]) == 1 and taken["drills"] == {"rating": 1300} and "records" in taken
    delete(page)
    expect(page.locator("[data-games]")).to_have_count(0)
    expect(page.get_by_label("Your recovery code")).to_have_count(0)
    left = page.evaluate(
        "() => ['drills', 'challenges', 'records', 'achieved'].filter((name) => `portroyal.${name}` in localStorage)"
    )
    assert left == []


def test_numbers_are_deleted_here_while_the_server_is_away_and_there_as_soon_as_it_is_back(
    visit: Visit, server: Served, watched: Watched
) -> None:
    game = {"code": "K7XW2M", "at": 1, "won": True, "influence": 12, "modules": ["base"], "bots": []}
    code = ask(server.address, "/api/numbers", {"games": [game]})["code"]
    page = visit("/numbers", likes={})
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Bring them here").click()
    expect(page.locator("[data-games]")).to_have_text("1")
    watched.expected = ("404", "Failed to load", "ERR_")
    page.route("**/api/numbers/forget", lambda route: route.abort())
    delete(page)
    expect(page.locator("[data-games]")).to_have_count(0)
    expect(page.get_by_text("Deleted on this device.")).to_be_visible()
    page.unroute("**/api/numbers/forget")
    with page.expect_response("**/api/numbers/forget") as told:
        page.reload()
    assert told.value.ok
    expect(page.locator("[data-games]")).to_have_count(0)
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Bring them here").click()
    expect(page.get_by_text("No numbers are kept under this code")).to_be_visible()


def delete(page: Page) -> None:
    page.get_by_role("button", name="Delete all my numbers").click()
    page.get_by_role("button", name="Delete", exact=True).click()
