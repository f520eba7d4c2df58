"""Moments speak: a banner at the prompt, read out once, gone after a moment or at a press."""

from __future__ import annotations

import json
import re

from at_table import AtTable
from fellow import Fellow
from playwright.sync_api import WebSocketRoute, expect
from served import Served
from test_asked_once_more import table_where_i_may_bust
from test_gambler_at_table import seat_with_a_gambler
from waiting_for import wait_for

from conftest import PHONE, Sit, Visit

MOVING = {"speed": 1, "motion": "full", "name": "Ada", "confirmBust": False}
# What stood at the prompt, and what was read out, written down as it appears.
WRITE_DOWN = """
() => {
  window.__told = []; window.__spoken = []; window.__asked = [];
  const add = (list, text) => text && list.at(-1) !== text && list.push(text);
  const look = () => {
    const banner = document.querySelector('[data-banner]');
    add(__told, banner?.innerText);
    if (!banner) add(__asked, document.querySelector('.now h2')?.innerText);
    add(__spoken, document.querySelector('[data-spoken]')?.innerText);
  };
  look();
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
"""


def test_a_bust_is_told_once_and_nothing_is_asked_meanwhile(sit: Sit, server: Served) -> None:
    guest = table_where_i_may_bust(server)
    with Fellow.of(server.address, guest) as me:  # bots that play at once would be shown at once
        me.say("plan_table", settings=me.table["settings"] | {"pace": "calm"})
    table = sit(guest, likes=MOVING, viewport=PHONE, reduced_motion="no-preference")
    page = table.page
    table.wait_for_me()
    page.evaluate(WRITE_DOWN)
    table.by_hand("k")
    bust = next(text for text in wait_for(page, "window.__told.length > 0 && window.__told") if "Bust" in text)
    assert re.search(r"Bust on the \d+(st|nd|rd|th) card", bust)
    said = "\n".join(wait_for(page, "__spoken.some((text) => text.includes('Bust on the')) && __spoken"))
    assert said.count("Bust on the") == 1, said
    assert "Draw or stop?" not in page.evaluate("__asked"), "that was no question any more"


def got_through(message: str | bytes) -> str:
    """What is told to somebody who got through with one gambler and has another: rare, so it is made up."""
    told = json.loads(message)
    if look := told.get("look"):
        some = look["choices"][0]
        gamble = [each for each in look["choices"] if each["kind"] == "gamble"]
        choices = [some | {"kind": "stop", "action": "stop"}, *gamble]
        told["look"] = look | {"gambled": 1, "gamble": 0.31, "odds": None, "choices": choices}
    return json.dumps(told)


def test_whoever_got_through_is_asked_whether_to_go_on(visit: Visit, server: Served) -> None:
    guest = seat_with_a_gambler(server)
    page = visit("/settings", guest=guest, viewport=PHONE)

    def between(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: line.send(got_through(message)))

    page.route_web_socket(re.compile("/api/socket$"), between)
    page.goto(f"{server.address}/t/{guest['code']}")
    expect(page.get_by_role("heading", name="You got through")).to_be_visible()
    table = AtTable(page)
    expect(table.brass).to_contain_text("Stop here")
    expect(table.deep).to_contain_text("Four more")
    assert re.search(r"31\s?%", table.deep.inner_text())
    expect(page.locator(".now .meter")).to_be_visible()
    expect(page.locator(".now .offer")).to_have_count(0)
