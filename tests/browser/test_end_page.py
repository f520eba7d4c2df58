"""The end of a game on a phone, with names as long as they may be."""

from __future__ import annotations

from typing import Any

from checks import hanging, settle
from fellow import ME, bot, device, open_table, play_to
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Visit

LONG = ["Maximiliane v. Hohenfels", "Wilhelmina-Charlotte vdB", "Donaudampfschifffahrtsge"]
# A review takes its time, and what it finds is not looked at here.
MADE_UP: dict[str, Any] = {
    "turns": [0, 10, 20],
    "influence": [[0, 3, 10], [0, 2, 9], [0, 4, 12], [0, 1, 14]],
    "sealed": [],
    "busts": [0, 1, 0, 2],
    "together": False,
    "wins": [[0.25, 0.4, 0], [0.25, 0.2, 0], [0.25, 0.3, 0], [0.25, 0.1, 1]],
    "luck": [-0.3, 0.1, -0.004, 0.2],
    "skill": [0.1, -0.2, 0.05, 0.5],
    "moments": [],
    "costliest": [None] * 4,
    "numbers": [],
    "chances": [],
    "turning": [],
    "progress": 1,
    "ready": True,
}


def over_with_long_names(visit: Visit, server: Served) -> Page:
    guest = open_table(server.address, ME, device(LONG[1]), device(LONG[2]), bot(), name=LONG[0])
    play_to(server.address, guest)
    page = visit("/settings", guest=guest, story=True, viewport=PHONE)
    page.route("**/story", lambda route: route.fulfill(json=MADE_UP))
    page.goto(f"{server.address}/t/{guest['code']}")
    expect(page.locator("[data-page=end]")).to_be_visible()
    return page


def test_curves_and_luck_have_room_beside_long_names(visit: Visit, server: Served) -> None:
    page = over_with_long_names(visit, server)
    chart = page.get_by_role("tabpanel")
    for tab in ("Win chance", "Influence", "Luck and skill"):
        page.get_by_role("tab", name=tab).click()
        expect(chart.locator("[data-name]")).to_have_count(4)
        settle(page)
        assert not hanging(page), tab
        edge = page.evaluate("document.querySelector('[role=tabpanel]').getBoundingClientRect().right")
        for name in chart.locator("[data-name]").all():
            box = name.bounding_box()
            assert box and box["x"] + box["width"] <= edge + 1, (tab, name.inner_text())
    bars = chart.locator(".bar").evaluate_all("all => all.map((each) => each.getBoundingClientRect().width)")
    assert len(bars) == 8 and min(bars) > 100, bars
    expect(chart.locator("tbody tr").nth(2).locator("b").first).to_have_text("0")  # and not −0
