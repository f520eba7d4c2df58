"""A page that is loaded again has forgotten nothing that matters."""

from __future__ import annotations

from fellow import ME, OPEN, Fellow, Json, bot, join_table, open_table, play_together
from playwright.sync_api import expect
from served import Served

from conftest import PHONE, Visit


def recklessly(look: Json) -> Json:
    """Draws until it busts, and takes nothing."""
    kinds = {choice["kind"]: choice for choice in look["choices"]}
    return next((kinds[kind] for kind in ("draw", "keep", "pass") if kind in kinds), look["choices"][-1])


def test_after_a_reload_busts_have_their_risk_and_what_was_said_is_still_unread(visit: Visit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, bot(), start=False)
    with Fellow.of(server.address, join_table(server.address, host["code"])) as guest:
        with Fellow.of(server.address, host) as mine:
            mine.say("start")
            play_together([mine, guest], lambda look: look["round"] >= 2 and look["actor"] == 0, recklessly)
        page = visit(guest=host, viewport=PHONE, has_touch=True)
        expect(page.locator("main.table")).to_be_visible()
        assert page.evaluate("document.activeElement.id") == "main", "the keys belong to the table from the beginning"
        assert guest.say("chat", text="Well drawn.")["ok"]
        expect(page.get_by_role("button", name="1 new message")).to_be_visible()
        page.reload()
        expect(page.get_by_role("button", name="1 new message")).to_be_visible()
        page.keyboard.press("l")
        expect(page.locator("[data-panel=log]").get_by_text("The risk was").first).to_be_visible()
