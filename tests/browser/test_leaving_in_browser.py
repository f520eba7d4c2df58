"""What do I leave them? On the coach's panel while I take, for the harbor as it lies or a card in mind."""

from __future__ import annotations

import re

import pytest
from checks import hanging, settle, too_small, violations
from fellow import ME, Json, bot, open_table, play_to
from playwright.sync_api import expect
from served import Served

from conftest import PHONE, Sit

ASK = "What do I leave them?"


@pytest.fixture(scope="module")
def taker(server: Served) -> Json:
    """On my own turn, with a choice of what to take and two behind me."""
    for _ in range(20):
        guest = open_table(server.address, ME, bot(), bot())
        look = play_to(
            server.address,
            guest,
            lambda look: look["phase"] == "take" and look["active"] == look["seat"] and len(look["choices"]) > 2,
        )
        if look["phase"] != "over":
            return guest
    raise AssertionError("no game came to this")


def test_what_the_others_would_take_is_told_on_request_for_what_i_have_in_mind(sit: Sit, taker: Json) -> None:
    table = sit(taker, viewport=PHONE)
    page, shown = table.page, table.wait_for_me()
    page.keyboard.press("h")
    panel = page.locator("[data-leaving]")
    expect(panel.get_by_role("listitem")).to_have_count(0)
    ask = panel.get_by_role("button", name=ASK)
    expect(ask).to_have_attribute("aria-disabled", "false")  # the hint has come
    ask.press("Enter")
    expect(panel.get_by_role("listitem")).to_have_count(2)
    expect(panel).to_contain_text("If you take nothing more:")
    expect(panel).to_contain_text(re.compile(r"takes nothing|chance to win [+−-]?[\d.]+\s%\spts"))
    settle(page)
    assert not hanging(page) + too_small(page) + violations(page)
    # The question can still be read, and what the coach offers be pressed, however long its list is.
    expect(page.locator(".now h2")).to_be_visible()
    page.locator("[data-panel=hint] footer button").click(trial=True)
    page.set_viewport_size({"width": 1440, "height": 900})
    table.press(f"card {shown['cards'].index(True)}")
    expect(panel).to_contain_text("and nothing more:")
    expect(panel.get_by_role("listitem")).to_have_count(2)
