"""Spectators see what lies open on the table and nothing else, and can't do anything but talk."""

from __future__ import annotations

import json

from fellow import ME, OPEN, Fellow, Json, bot, join_table, open_table, play_to, play_together
from playwright.sync_api import expect
from served import Served

from conftest import Visit


def test_a_watcher_sees_the_public_game_and_has_nothing_to_press(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), bot())
    play_to(server.address, guest, lambda look: look["round"] >= 3 and bool(look["choices"]))
    heard: list[str] = []
    page = visit("/")
    page.on("websocket", lambda line: line.on("framereceived", lambda told: heard.append(str(told))))
    page.goto(f"{server.address}/t/{guest['code']}")
    expect(page.get_by_text("The game has begun.")).to_be_visible()
    page.get_by_label("Your name").fill("Wim")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator("main.table")).to_be_visible()
    expect(page.get_by_text("Watching").first).to_be_visible()
    assert page.locator(".actions").count() == 0
    assert page.locator("main.table [aria-pressed]").count() == 0, "nothing is lit for a watcher"
    page.keyboard.press("d")
    page.keyboard.press("1")
    page.keyboard.press("Enter")

    with Fellow.of(server.address, guest) as fellow:
        version = fellow.version
        before = page.locator(".harbor .card").count()
        fellow.move()
        assert fellow.version > version
    page.wait_for_timeout(400)
    assert page.locator("main.table").is_visible(), before
    welcomes = [json.loads(each) for each in heard if '"welcome"' in each]
    assert welcomes and welcomes[-1]["look"]["seat"] is None
    assert welcomes[-1]["look"]["choices"] == []
    everything = "".join(heard)
    assert "seed" not in everything and guest["token"] not in everything


def test_two_people_see_the_watcher_and_the_watcher_sees_them_play(visit: Visit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, start=False)
    guest = join_table(server.address, host["code"], "Ben")
    with Fellow.of(server.address, host) as ada, Fellow.of(server.address, guest) as ben:
        ada.say("start")
        page = visit(f"/t/{host['code']}", likes={"name": "Wim"})
        page.get_by_role("button", name="Watch").click()
        expect(page.locator("main.table")).to_be_visible()
        play_together([ada, ben], lambda look: look["round"] >= 2)
        assert ada.look is not None
        expect(page.locator(".top .meta")).to_contain_text(f"Round {ada.look['round']}")
        expect(page.locator(".harbor .card")).to_have_count(len(ada.look["harbor"]) + (ada.look["ship"] is not None))


def test_anybody_with_the_link_may_see_how_a_game_ended(visit: Visit, games: dict[str, Json]) -> None:
    page = visit(f"/t/{games['over']['code']}")
    page.get_by_role("button", name="See the result").click()
    expect(page.locator("[data-page=end]")).to_be_visible()
    expect(page.get_by_role("button", name="Play again")).to_have_count(0)


def test_a_table_without_spectators_lets_nobody_watch(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), spectators=False)
    page = visit(f"/t/{guest['code']}")
    expect(page.get_by_text("The game has begun.")).to_be_visible()
    expect(page.get_by_role("button", name="Watch")).to_have_count(0)
