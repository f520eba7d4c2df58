"""A bot holds a seat for somebody who goes away, and hands it back."""

from __future__ import annotations

import re

from fellow import ME, OPEN, Fellow, bot, join_table, open_table, play_together
from playwright.sync_api import expect
from served import Served

from conftest import PHONE, Sit, Visit

# Who leaves while they are asked is not asked any more, however long the server takes to hear of it.
HEARD_LATE = """
() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    if (JSON.parse(text).type === 'hold') setTimeout(() => send.call(this, text), 300);
    else send.call(this, text);
  };
}
"""


def test_a_bot_plays_for_me_until_i_take_over_again(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), pace="quick")
    table = sit(guest)
    page = table.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_text("A bot plays for you").first).to_be_visible()
    expect(page.get_by_role("button", name="Draw")).to_have_count(0)
    page.get_by_role("button", name="Take over").click()
    expect(page.get_by_text("A bot plays for you", exact=True)).to_have_count(0)
    table.wait_for_me()


def test_a_seat_left_goes_on_by_a_bot_and_is_handed_back_on_return(visit: Visit, sit: Sit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, start=False, pace="instant")
    guest = join_table(server.address, host["code"], "Ben")
    with Fellow.of(server.address, host) as ada:
        ben = visit(guest=guest)
        expect(ben.get_by_role("heading", name="Before the game")).to_be_visible()
        ada.say("start")
        expect(ben.locator("main.table")).to_be_visible()
        ada.play(lambda look: look["actor"] == 1)
        ben.evaluate(HEARD_LATE)
        ben.get_by_role("button", name="Menu").click()
        ben.get_by_role("button", name="Leave the table").click()
        expect(ben.get_by_role("button", name="Play now")).to_be_visible()
        expect(ben.get_by_role("link", name="Continue")).to_be_visible()
        expect(ben.get_by_role("link", name="Your turn")).to_have_count(0)
        while not ada.table["seats"][1]["held"]:
            ada.hear()
        # A bot decides for Ben now: Ada plays on without waiting for anybody.
        ada.play(lambda look: look["round"] >= 2)
        assert any(entry["kind"] == "moved" and entry["seat"] == 1 and entry["by_bot"] for entry in ada.entries)
        ben.get_by_role("link", name="Continue").click()
        expect(ben.get_by_text("A bot plays for you").first).to_be_visible()
        ben.get_by_role("button", name="Take over").click()
        expect(ben.get_by_text("A bot plays for you", exact=True)).to_have_count(0)
        while ada.table["seats"][1]["held"]:
            ada.hear()


def test_somebody_away_is_named_with_the_time_left_and_a_bot_is_offered(sit: Sit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, start=False)
    guest = join_table(server.address, host["code"], "Ben")
    with Fellow.of(server.address, host) as ada, Fellow.of(server.address, guest) as ben:
        ada.say("start")
        play_together([ada, ben], lambda look: look["actor"] == 1)
    page = sit(host, viewport=PHONE).page
    expect(page.get_by_role("heading", name="Ben is away")).to_be_visible()
    expect(page.get_by_text(re.compile(r"A bot plays on in 1:\d\d"))).to_be_visible()
    page.get_by_role("button", name="Let a bot play for Ben").click()
    expect(page.get_by_text("think a little longer")).to_be_visible()
