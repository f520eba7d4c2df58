"""Drills in the browser: a shipped one is answered and explained, and a costly decision of one's own comes back."""

from __future__ import annotations

import json

from checks import hanging, missing_words, settle, violations
from fellow import ME, Fellow, bot, open_table
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Visit


def answer(page: Page, *, right: bool) -> None:
    """Choose the answer that the server calls right, or another one."""
    drill = page.locator("[data-drill]")
    expect(drill).to_be_visible()
    told = page.request.get(f"{page.url.split('/drills')[0]}/api/drills/{drill.get_attribute('data-drill')}").json()
    wanted = next(option["action"] for option in told["options"] if option["right"] == right)
    page.locator(f"[data-option={json.dumps(wanted)}]").click()
    expect(drill).to_have_attribute("data-right", "true" if right else "false")


def test_a_drill_is_answered_explained_and_rated(visit: Visit) -> None:
    page = visit("/drills", likes={})
    page.locator("[data-theme-of=repel]").click()
    answer(page, right=True)
    page.locator("[data-next]").click()
    answer(page, right=True)
    assert page.locator(".ask").inner_text().startswith("Right")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(page)
    assert not violations(page) and not hanging(page) and not missing_words(page)
    page.locator("[data-next]").click()
    answer(page, right=False)
    assert page.locator(".ask").inner_text().startswith("Better: ")
    page.get_by_role("button", name="Enough for now").click()
    expect(page.locator("[data-streak]")).to_have_text("0")
    expect(page.locator("[data-begin]")).to_contain_text("1 drill is due")
    assert page.locator("[data-rating]").inner_text() != "1,200"


def test_a_decision_out_of_my_own_game_comes_back_as_a_drill(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot("castaway"))
    with Fellow.of(server.address, guest) as fellow:
        fellow.play()
        moves = [entry for entry in fellow.entries if entry["kind"] == "moved"]
    # The last decision of mine that was one: the game had not ended by itself.
    mine = max(at for at, entry in enumerate(moves) if entry["seat"] == 0 and entry["action"] in ("stop", "draw"))
    page = visit("/drills", guest=guest)
    kept = {"mistakes": [{"code": guest["code"], "move": mine, "loss": 0.2}]}
    page.evaluate("(kept) => localStorage.setItem('portroyal.drills', JSON.stringify(kept))", kept)
    page.reload()
    page.locator("[data-theme-of=mine]").click()
    page.locator("[data-option]").first.click()
    expect(page.locator("[data-drill]")).to_have_attribute("data-right", "true" if is_right(page) else "false")
    page.locator("[data-next]").click()
    expect(page.locator("[data-theme-of=mine]")).to_be_visible()


def is_right(page: Page) -> bool:
    return page.locator(".ask").inner_text().startswith("Right")
