"""Open tables: a host has a table listed, and somebody else finds it on the start page and joins."""

from __future__ import annotations

from checks import hanging, settle, too_small, violations
from playwright.sync_api import expect

from conftest import PHONE, Visit


def test_a_listed_table_is_found_on_the_start_page(visit: Visit) -> None:
    host = visit("/host", likes={"name": "Grace"})
    host.get_by_role("switch", name="List this table").click()
    host.get_by_role("button", name="Open the table").click()
    host.wait_for_url("**/t/*")
    settle(host)  # it is listed while its host is there
    guest = visit("/", likes={"name": "Ben"}, viewport=PHONE)
    guest.get_by_role("button", name="Join", exact=True).click()
    found = guest.locator("[data-open-tables] a", has_text="Grace")
    expect(found).to_contain_text("1 of 3 seats open")
    assert not hanging(guest) + too_small(guest) + violations(guest)
    found.click()
    guest.wait_for_url(host.url)
