"""My numbers in the browser: a finished game counts, a code moves them to another device, and they can be deleted."""

from __future__ import annotations

from checks import hanging, missing_words, settle, violations
from fellow import ME, Fellow, bot, open_table
from playwright.sync_api import expect
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
    code = page.get_by_label("Your recovery code").input_value()
    assert len(code) == 29

    other = visit("/numbers", likes={}, viewport=PHONE)
    other.get_by_label("Recovery code").fill(code.lower())
    other.get_by_role("button", name="Bring them here").click()
    expect(other.locator("[data-games]")).to_have_text("1")
    settle(other)
    assert not violations(other) and not hanging(other) and not missing_words(other)
    other.get_by_role("button", name="Delete all my numbers").click()
    other.get_by_role("button", name="Delete", exact=True).click()
    expect(other.locator("[data-games]")).to_have_count(0)

    watched.expected = ("404",)
    page.reload()  # here they still are, and it is told that the server has them no more
    expect(page.locator("[data-games]")).to_have_text("1")
    expect(page.get_by_text("No numbers lie under this code")).to_be_visible()
