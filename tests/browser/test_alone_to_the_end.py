"""One person against bots: from the first page to the last, and what the last page offers."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from at_table import AtTable
from fellow import ME, Fellow, ask, bot, open_table, play_to
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Sit, Visit


def play_now(page: Page, name: str = "Ada") -> None:
    """One press; a name, if it is asked for."""
    page.get_by_role("button", name="Play now").click()
    field = page.get_by_label("Your name")
    expect(page.locator("main.table").or_(field).first).to_be_visible()
    if field.count():
        field.fill(name)
        page.get_by_role("button", name="Play now").click()


def test_a_newcomer_presses_play_and_plays_to_the_end(visit: Visit, server: Served) -> None:
    page = visit("/", likes={"lastPlay": {"seats": [ME, bot()], "settings": instant(server)}})
    play_now(page)
    table = AtTable(page)
    table.is_shown()
    table.play()
    table.go_to_result()
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    rows = page.locator("[data-page=end] .standings ol > li")
    expect(rows).to_have_count(2)
    places = [
        int("".join(sign for sign in text if sign.isdigit())) for text in page.locator(".place").all_inner_texts()
    ]
    assert places == sorted(places) and places[0] == 1
    assert {"Draw or stop?", "Take a card"} <= table.seen


def instant(server: Served) -> dict[str, object]:
    """The usual settings, with bots that don't hesitate."""
    code = open_table(server.address, ME, bot(), start=False)["code"]
    return ask(server.address, f"/api/tables/{code}")["settings"] | {"pace": "instant"}


def test_the_usual_game_is_one_press_away_and_goes_on_after_a_reload(visit: Visit) -> None:
    page = visit("/")
    play_now(page)
    table = AtTable(page)
    table.is_shown()
    address = page.url
    page.reload()
    table.is_shown()
    assert page.url == address
    page.goto(address.split("/t/")[0])
    page.get_by_role("link", name="Continue").click()
    table.is_shown()
    assert page.url == address


def test_the_end_has_standings_charts_the_record_and_a_rematch(visit: Visit, server: Served, tmp_path: Path) -> None:
    guest = open_table(server.address, ME, bot(), bot())
    look = play_to(server.address, guest)
    page = visit(guest=guest, story=True)
    expect(page.locator("[data-page=end]")).to_be_visible()

    best = look["outcome"]["standings"][0]
    first = page.locator("[data-page=end] .standings ol > li").first
    expect(first).to_contain_text(str(best["influence"]))
    expect(first).to_contain_text("You" if best["seat"] == 0 else look["players"][best["seat"]]["name"])

    page.get_by_role("tab", name="Influence").click()
    chart = page.get_by_role("tabpanel")
    expect(chart.locator("svg").first).to_be_visible()
    for player in look["players"][1:]:
        expect(chart.get_by_text(player["name"]).first).to_be_visible()
    page.get_by_role("tab", name="Win chance").click()
    expect(page.get_by_role("tabpanel").locator("svg, progress").first).to_be_visible()

    with page.expect_download() as waiting:
        page.get_by_role("button", name="Record").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert json.loads(file.read_text())
    told = subprocess.run(
        [sys.executable, "-m", "portroyal", "replay", str(file)], capture_output=True, text=True, timeout=60
    )
    assert told.returncode == 0, told.stderr
    assert look["players"][1]["name"] in told.stdout

    page.get_by_role("button", name="Play again").click()
    AtTable(page).is_shown()
    assert guest["code"] not in page.url


def test_the_table_can_be_looked_at_again_after_the_end(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest)
    page = visit(guest=guest, viewport=PHONE)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.locator("main.table")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    expect(page.locator("[data-page=end]")).to_be_visible()


def test_the_last_card_leads_to_the_end_page_by_itself(sit: Sit, server: Served) -> None:
    for _ in range(20):
        guest = open_table(server.address, ME, bot())
        if play_to(server.address, guest, lambda look: look["ending"] and bool(look["choices"]))["phase"] != "over":
            break
    table = sit(guest)
    table.play()
    expect(table.page.locator("[data-page=end]")).to_be_visible()


def test_passing_is_done_for_me_where_nothing_else_can_be(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), bot(), bot())
    look = play_to(server.address, guest, lambda look: [choice["kind"] for choice in look["choices"]] == ["pass"])
    version = look["version"]
    table = sit(guest, likes={"autoPass": True})
    table.wait_for_move(look)
    with Fellow.of(server.address, guest) as fellow:
        mine = [entry for entry in fellow.entries if entry["seat"] == 0 and entry["kind"] == "moved"]
        assert any(entry["version"] == version + 1 and entry["action"] == "pass" for entry in mine)
