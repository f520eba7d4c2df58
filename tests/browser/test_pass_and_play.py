"""Several people at one device: it says whose turn it is and changes hands."""

from __future__ import annotations

import re

from at_table import AtTable
from fellow import Fellow
from playwright.sync_api import expect
from served import Served
from test_two_browsers import guest_of

from conftest import TABLET, Visit


def test_two_people_pass_one_device_around_to_the_end(visit: Visit, server: Served) -> None:
    page = visit("/host", likes={"name": "Ada"}, viewport=TABLET)
    page.get_by_role("group", name="Bot speed").get_by_role("radio", name="Instant").check()
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Seat 2", exact=True).select_option(label="A player on this device")
    page.get_by_label("Name of player 2").fill("Ben")
    page.get_by_label("Name of player 2").blur()
    page.get_by_role("button", name=re.compile("Start the game")).click()
    table = AtTable(page)
    table.is_shown()
    names: set[str] = set()
    handed = 0
    for _ in range(2000):
        shown = table.wait_for_me()
        if shown["over"] or shown["result"]:
            break
        if shown["handover"]:
            handed += 1
            expect(page.locator(".veil")).to_contain_text(re.compile("Ada|Ben"))
        names.add(page.locator(".me .nm").inner_text())
        table.act(shown)
        if handed == 4:
            break
    assert names == {"Ada", "Ben"}
    assert handed >= 4
    # The middle of the game goes faster without a page to draw.
    with Fellow.of(server.address, guest_of(page)) as fellow:
        fellow.play(lambda look: look["ending"])
    page.reload()
    table.play()
    table.go_to_result()
    expect(page.locator(".standings")).to_contain_text("Ben")
