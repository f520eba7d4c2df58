"""Games told again: stepped and scrubbed, by a link in another browser, from a file, on from a moment, and reviewed."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

import pytest
from checks import hanging, missing_words, overlaps, settle, too_small, violations
from fellow import ME, Json, bot, open_table, play_to
from learning import moments_of, show_moment
from playwright.sync_api import Page, Route, expect
from served import Served
from waiting_for import wait_for

from conftest import DESKTOP, PHONE, PHONE_ON_ITS_SIDE, TABLET, Visit

SIZES = {"desktop": DESKTOP, "phone": PHONE, "phone on its side": PHONE_ON_ITS_SIDE, "tablet": TABLET}


@pytest.fixture(scope="module")
def short(server: Served) -> Json:
    """A short game, to its end."""
    guest = open_table(server.address, ME, bot(), modules=["set_sail"])
    play_to(server.address, guest)
    return guest


def record_of(server: Served, guest: Json) -> Json:
    with urllib.request.urlopen(f"{server.address}/api/tables/{guest['code']}/record") as answer:
        return json.load(answer)


def at(page: Page, move: int) -> None:
    expect(page.locator("main.replay")).to_have_attribute("data-move", str(move))


def test_a_game_is_stepped_through_by_keys_buttons_and_slider_and_the_log_goes_along(
    visit: Visit, server: Served, short: Json
) -> None:
    last = len(record_of(server, short)["actions"])
    page = visit(f"/replay/{short['code']}", guest=short)
    at(page, 0)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.keyboard.press("ArrowLeft")
    at(page, 1)
    page.get_by_role("tab", name="Log").click()
    lines = page.locator("[data-panel=log] li").count()
    page.locator("[data-way=last]").click()
    at(page, last)
    assert page.locator("[data-panel=log] li").count() > lines
    page.locator("[data-way=turn-back]").click()
    assert 0 < int(page.locator("main.replay").get_attribute("data-move") or 0) < last
    page.locator(".scrub input").fill("5")
    at(page, 5)
    page.locator("[data-way=first]").click()
    at(page, 0)
    page.locator(".speed select").select_option("4")
    page.locator("[data-way=play]").click()
    wait_for(page, "Number(document.querySelector('main.replay').dataset.move) > 3")
    page.locator("[data-way=play]").click()


def test_a_link_to_a_moment_shows_it_in_another_browser_through_the_same_eyes(visit: Visit, short: Json) -> None:
    page = visit(f"/replay/{short['code']}#move=7&seat=0", guest=short)
    at(page, 7)
    expect(page.get_by_role("combobox", name="Through whose eyes")).to_have_value("0")
    page.keyboard.press("ArrowRight")
    wait_for(page, "location.hash.includes('move=8')")
    link = page.url
    other = visit("/" + link.split("/", 3)[3])
    at(other, 8)
    assert other.locator("main.replay .others").inner_text() == page.locator("main.replay .others").inner_text()


def test_all_cards_can_be_opened_once_the_game_is_over(visit: Visit, short: Json) -> None:
    page = visit(f"/replay/{short['code']}#move=4", guest=short)
    at(page, 4)
    page.get_by_role("combobox", name="Through whose eyes").select_option("open")
    page.get_by_role("tab", name="Hidden").click()
    expect(page.locator("#replay-side ol li").first).to_be_visible()
    assert page.locator("#replay-side ol li").count() > 3


def test_of_two_wishes_the_last_one_counts_however_late_the_answers_come(visit: Visit, short: Json) -> None:
    page = visit(f"/replay/{short['code']}", guest=short)
    eyes = page.locator(".eyes select")
    expect(eyes).to_have_value("0")
    late: list[Route] = []
    page.route(re.compile(r"/api/tables/\w+/replay\?.*seat=1"), lambda route: late.append(route))
    with page.expect_request(re.compile("seat=1")):
        eyes.select_option("1")
    eyes.select_option("open")
    expect(page.get_by_role("tab", name="Hidden")).to_be_visible()
    with page.expect_response(re.compile("seat=1")):
        late[0].continue_()
    settle(page)
    expect(eyes).to_have_value("open")
    expect(page.get_by_role("tab", name="Hidden")).to_be_visible()


def test_one_goes_on_from_a_moment_against_bots(visit: Visit, short: Json) -> None:
    page = visit(f"/replay/{short['code']}#move=10&seat=0", guest=short)
    at(page, 10)
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="Play from here").click()
    expect(page.locator("main.table")).to_be_visible()
    assert re.search(r"/t/[A-Z0-9]{6}$", page.url) and short["code"] not in page.url


def test_a_game_from_a_file_is_told_and_a_bad_file_says_why_not(
    visit: Visit, server: Served, short: Json, tmp_path: Path, watched: object
) -> None:
    watched.expected = ("400",)  # type: ignore[attr-defined]
    good, bad, changed, none = (tmp_path / name for name in ("good.json", "bad.json", "changed.json", "none.txt"))
    record = record_of(server, short)
    good.write_text(json.dumps(record) + "\n")
    bad.write_text(json.dumps({key: what for key, what in record.items() if key != "seal"} | {"hash": "0" * 64}))
    changed.write_text(json.dumps(record | {"about": record["about"] | {"code": "ABCDEF"}}))
    none.write_text("hello")
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(none)
    expect(page.get_by_text("This file is not the record of a game.")).to_be_visible()
    page.locator("input[type=file]").set_input_files(good)
    at(page, 0)
    page.keyboard.press("End")
    at(page, len(record["actions"]))
    page.get_by_role("button", name="Back", exact=True).click()
    good.write_text(json.dumps(record, indent=2))  # as people read it
    page.locator("input[type=file]").set_input_files(good)
    at(page, 0)
    page.get_by_role("button", name="Back", exact=True).click()
    shorter = record | {"actions": record["actions"][:5], "outcome": None, "names": ["Zoe", "Yan"]}
    del shorter["hash"], shorter["seal"]
    good.write_text("".join(json.dumps(each) + "\n" for each in (record, shorter)))
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_text("This file holds 2 games.")).to_be_visible()
    page.get_by_role("button", name="2. Zoe and Yan").click()
    page.keyboard.press("End")
    at(page, 5)
    page.get_by_role("button", name="Back", exact=True).click()
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_text("not the ones this record says")).to_be_visible()
    page.get_by_role("button", name="Back", exact=True).click()  # to the other files, whatever was wrong with this one
    page.locator("input[type=file]").set_input_files(changed)
    expect(page.get_by_text("Something in this record has been changed.")).to_be_visible()


def test_my_games_are_listed_on_this_device(visit: Visit, short: Json) -> None:
    page = visit(guest=short)
    page.get_by_role("link", name="Replay and review").click()
    at(page, 0)
    page.goto(page.url.split("/replay")[0] + "/replay")
    page.locator(f"a[href='/replay/{short['code']}']").click()
    at(page, 0)


def test_looking_back_in_a_running_game_keeps_ones_place_and_acts_on_nothing(
    visit: Visit, games: dict[str, Json]
) -> None:
    page = visit(guest=games["take"])
    expect(page.locator("main.table")).to_be_visible()
    version = page.locator("main.table").get_attribute("data-version")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Look back").click()
    at(page, int(version or 0))
    page.keyboard.press("Home")
    at(page, 0)
    for key in ("d", "s", "Enter", "1", "p"):
        page.keyboard.press(key)
    expect(page.get_by_text("It is your turn.")).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator("main.replay")).to_have_count(0)
    expect(page.locator("main.table")).to_have_attribute("data-version", str(version))


def test_the_review_stands_beside_the_game_and_leads_to_its_turning_points(visit: Visit, short: Json) -> None:
    page = visit(f"/replay/{short['code']}", guest=short, story=True)
    expect(page.locator(".coach figure")).to_be_visible(timeout=60_000)  # first findings
    expect(page.locator(".coach[data-ready=true]")).to_be_visible(timeout=120_000)
    page.get_by_role("button", name="Everybody’s").click()
    turn = page.locator(".coach .turn").first
    expect(turn).to_be_visible()
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    page.get_by_role("slider", name="Chance to win over the game").fill("3")
    at(page, 3)


@pytest.mark.parametrize("size", SIZES)
def test_replays_fit_every_size_and_axe_finds_nothing(visit: Visit, games: dict[str, Json], size: str) -> None:
    page = visit(f"/replay/{games['over']['code']}#move=40", guest=games["over"], viewport=SIZES[size])
    at(page, 40)
    while page.locator(".other.deciding").count():  # the flag of whose turn it is hangs on the edge, as at the table
        page.keyboard.press("ArrowRight")
    settle(page)
    found = [*hanging(page), *too_small(page), *missing_words(page)]
    for mood in ("light", "dark"):
        page.emulate_media(color_scheme=mood)  # type: ignore[arg-type]
        found += violations(page)
    page.goto(page.url.split("/replay")[0] + "/replay")
    settle(page)
    found += [*hanging(page), *too_small(page), *missing_words(page), *violations(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("width", "height"), [(480, 320), (320, 480), (400, 300), (640, 360), (640, 600)])
def test_a_game_within_a_page_of_somebody_else_has_its_ways_in_a_frame_of_any_size(
    visit: Visit, short: Json, width: int, height: int
) -> None:
    page = visit(f"/embed/{short['code']}#move=20", viewport={"width": width, "height": height})
    at(page, 20)
    settle(page)
    for way in ("turn-back", "back", "play", "on", "turn-on"):
        expect(page.locator(f"[data-way={way}]")).to_be_in_viewport(ratio=1)
    expect(page.locator(".speed select")).to_be_in_viewport(ratio=1)
    page.locator("[data-way=on]").click()
    at(page, 21)
    found = [*hanging(page), *overlaps(page), *missing_words(page), *violations(page)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", ["contracts over", "voyage over", "chapter over"])
def test_nothing_lies_on_my_purse_however_low_the_window_is(visit: Visit, games: dict[str, Json], state: str) -> None:
    found: list[str] = []
    for kind, width, height in (("replay", 480, 320), ("embed", 320, 480), ("embed", 640, 600)):
        page = visit(f"/{kind}/{games[state]['code']}", guest=games[state], viewport={"width": width, "height": height})
        page.locator("main.replay").wait_for()
        for moment in moments_of(page):
            show_moment(page, moment)
            found += [f"{kind} {width} x {height}, moment {moment}: {each}" for each in overlaps(page)]
    assert not found, "\n".join(found)
