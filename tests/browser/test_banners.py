"""Each moment has its banner at the prompt and is read out once. They are rare, so they are made up."""

from __future__ import annotations

import json
import re
from typing import Any

from fellow import Json
from playwright.sync_api import WebSocketRoute, expect
from served import Served
from test_moments import WRITE_DOWN
from waiting_for import wait_for

from conftest import PHONE, Visit

# A move of seat 1, and what stands at the prompt; seat 0 looks on from a table of five.
MOMENTS: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "tax": (
        "Tax Increase",
        [
            {"kind": "card_revealed", "card": "tax:swords", "count": 1},
            {"kind": "tax_paid", "seat": 0, "count": 6},
            {"kind": "coins_gained", "seat": 2, "count": 1, "detail": "tax"},
        ],
    ),
    "fee": (
        r"\w+ pays you 1 coin\.",
        [
            {"kind": "ship_traded", "card": "flute:1/2", "count": 2},
            {"kind": "coins_gained", "count": 2, "detail": "ship"},
            {"kind": "fee_paid", "count": 1, "detail": 0},
        ],
    ),
    "repel": (r"\w+ repelled a Flute\.", [{"kind": "ship_repelled", "card": "flute:1/2", "count": 1}]),
    "expedition": (
        r"\w+ claims an Expedition\.\s+4 influence and 2 coins\.",
        [
            {"kind": "expedition_claimed", "card": "expedition:anchor+anchor", "count": 2},
            {"kind": "coins_gained", "count": 2, "detail": "expedition"},
        ],
    ),
    "last round": (r"The last round\s+\w+ has 12 influence", [{"kind": "end_triggered", "count": 12}]),
    "win": (r"\w+ wins?\s+13 influence", [{"kind": "game_ended", "count": 0, "detail": "influence"}]),
}
# Sentences in a banner have no frame of their own, as fields to write in have.
FRAMED = """
[...document.querySelectorAll('[data-banner] span')].filter((e) => getComputedStyle(e).borderTopWidth !== '0px').length
"""
PLAIN = {"seat": 1, "card": None, "count": 0, "detail": 0}


class Line:
    """Between the page and its server: passes everything on, and tells more than is true."""

    def __init__(self) -> None:
        self.line: WebSocketRoute | None = None
        self.welcome: Json = {}

    def between(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.pass_on)

    def pass_on(self, message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "welcome":
            self.welcome = told
        assert self.line is not None
        self.line.send(message)

    def tell(self, events: list[dict[str, Any]]) -> None:
        """Seat 1 has moved, and this came of it."""
        look, last = self.welcome["look"], self.welcome["entries"][-1]
        look["version"] += 1
        move = next(each for each in reversed(self.welcome["entries"]) if each["kind"] == "moved")
        told = [PLAIN | event for event in events]
        entry = move | {"number": last["number"] + 1, "version": look["version"], "seat": 1, "events": told, "safe": []}
        self.welcome["entries"].append(entry)
        if told[-1]["kind"] == "game_ended":
            standing = {"seat": 1, "place": 1, "influence": 13, "coins": 2, "expeditions": 1, "decided_by": None}
            outcome = {"reason": "influence", "standings": [standing]}
            look |= {"phase": "over", "outcome": outcome, "choices": []}
        update = {"type": "update", "entries": [entry], "look": look, "table": None, "clock": None}
        assert self.line is not None
        self.line.send(json.dumps(update))


def test_each_moment_has_its_banner_and_is_read_out_once(visit: Visit, server: Served, games: dict[str, Json]) -> None:
    likes = {"speed": 1, "motion": "full"}
    page = visit("/nowhere", guest=games["draw"], likes=likes, viewport=PHONE, reduced_motion="no-preference")
    line = Line()
    page.route_web_socket("**/api/socket", line.between)
    page.goto(f"{server.address}/t/{games['draw']['code']}")
    expect(page.locator("main.table")).to_be_visible()
    page.evaluate(WRITE_DOWN)
    for name, (words, events) in MOMENTS.items():
        page.evaluate("() => { __told.length = 0; __spoken.length = 0 }")
        line.tell(events)
        told = wait_for(page, "window.__told.length > 0 && window.__told.join('\\n')")
        assert re.search(words, told), (name, told)
        assert page.evaluate(FRAMED) == 0, name
        if name != "win":  # which leads to the end page
            page.mouse.click(180, 300)  # need not be read to its end
            expect(page.locator("[data-banner]")).to_have_count(0)
        title = told.split("\n")[0]
        said = wait_for(page, f"__spoken.some((text) => text.includes({json.dumps(title)})) && __spoken.join('\\n')")
        assert said.count(title) == 1, (name, said)
