"""What can't be taken back is asked once more, and then done."""

from __future__ import annotations

import re

from fellow import ME, OPEN, Fellow, Json, bot, join_table, open_table, play_to
from playwright.sync_api import expect
from served import Served

from conftest import Sit


def may_bust(look: Json) -> bool:
    return bool(look["choices"]) and look["phase"] == "repel" and look["ship_busts"]


def table_where_i_may_bust(server: Served) -> Json:
    for _ in range(40):
        guest = open_table(server.address, ME, bot(), bot())
        if play_to(server.address, guest, may_bust)["phase"] != "over":
            return guest
    raise AssertionError("no game came to a ship that could be repelled and busts")


def test_a_ship_that_busts_is_kept_by_who_insists(sit: Sit, server: Served) -> None:
    table = sit(table_where_i_may_bust(server))
    page = table.page
    keep = page.get_by_role("button", name=re.compile("^Keep"))
    table.by_hand(keep)
    sheet = page.get_by_role("dialog", name="Keep it and bust?")
    sheet.get_by_role("button", name="Think again").click()
    expect(sheet).to_have_count(0)
    table.by_hand(keep)
    sheet.get_by_role("button", name="Keep it").click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text(re.compile("bust", re.IGNORECASE)).first).to_be_visible()
    table.wait_for_me()


def test_the_host_gives_a_seat_to_a_bot(sit: Sit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, start=False)
    guest = join_table(server.address, host["code"], "Ben")
    with Fellow.of(server.address, host) as ada, Fellow.of(server.address, guest):
        ada.say("start")
    table = sit(host)
    page = table.page
    page.get_by_role("button", name="Menu").click()
    # Ben is away: the prompt offers the same, and is covered by the menu.
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for Ben").click()
    page.get_by_role("dialog", name="A bot for Ben?").get_by_role("button", name="Let a bot play for Ben").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    table.wait_for_me()
    with Fellow.of(server.address, host) as ada:
        assert ada.table["seats"][1]["kind"] == "bot"
