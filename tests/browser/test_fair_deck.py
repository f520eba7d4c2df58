"""Was the deck fair? A real game is checked on its end page, and a forged record of it is caught."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from at_table import AtTable
from checks import missing_words, settle, too_small, violations
from fellow import ME, ask, bot, open_table, play_to
from playwright.sync_api import Page, Route, expect
from served import Served

from conftest import PHONE, Visit

Forge = Callable[[dict[str, Any]], None]


def begun(visit: Visit, server: Served) -> tuple[Page, dict[str, Any]]:
    """A game that was begun by one press, and the way in that the page has."""
    usual = open_table(server.address, ME, bot(), start=False)["code"]
    settings = ask(server.address, f"/api/tables/{usual}")["settings"] | {"pace": "instant"}
    page = visit("/", likes={"lastPlay": {"seats": [ME, bot()], "settings": settings}})
    page.get_by_role("button", name="Play now").click()
    AtTable(page).is_shown()
    code = page.url.rsplit("/", 1)[1]
    token = page.evaluate("code => JSON.parse(localStorage['portroyal.guests'])[code].token", code)
    return page, {"code": code, "token": token, "seats": [0], "guest": 1}


def checked(page: Page, verdict: str) -> None:
    """Open the check and wait for what it says."""
    page.get_by_role("button", name="Was the deck fair? Check it").click()
    expect(page.locator(f"[data-fair={verdict}]")).to_be_visible()


def closed(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def forging(forge: Forge) -> Callable[[Route], None]:
    """Lets the page have a forged record."""

    def answer(route: Route) -> None:
        record = json.loads(route.fetch().text())
        forge(record)
        route.fulfill(json=record)

    return answer


def flipped(digits: str) -> str:
    return ("0" if digits[0] != "0" else "1") + digits[1:]


def forge_server(record: dict[str, Any]) -> None:
    record["fair"]["server"] = flipped(record["fair"]["server"])


def forge_part(record: dict[str, Any]) -> None:
    record["fair"]["parts"][0] = flipped(record["fair"]["parts"][0])


def forge_seed(record: dict[str, Any]) -> None:
    record["seed"] = flipped(record["seed"])


def forge_action(record: dict[str, Any]) -> None:
    record["actions"][3] += "x"


def forge_result(record: dict[str, Any]) -> None:
    record["outcome"]["standings"][0]["coins"] += 1


def forge_notes(record: dict[str, Any]) -> None:
    record["about"]["undo"] = not record["about"]["undo"]


def take_seal_away(record: dict[str, Any]) -> None:
    del record["seal"]


FORGERIES: list[tuple[Forge, str]] = [
    (forge_server, "The server broke its word"),
    (forge_part, "The random numbers of this device were left out or replaced."),
    (forge_seed, "was not on top of the deck that follows from the key"),
    (forge_action, "The record has different actions"),
    (forge_result, "The record has a different result"),
    (forge_notes, "The fingerprint of the whole record is missing or does not fit"),
    (take_seal_away, "The fingerprint of the whole record is missing or does not fit"),
]


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_real_game_holds_and_a_forged_one_is_caught(
    visit: Visit, server: Served, size: dict[str, int] | None
) -> None:
    page, guest = begun(visit, server)
    told = ask(server.address, f"/api/tables/{guest['code']}")["fair"]
    assert told["given"] == [True, False]
    page.get_by_role("button", name="Menu").first.click()
    expect(page.get_by_role("dialog").locator(".fair code")).to_have_text(told["commitment"])
    play_to(server.address, guest)
    if size is not None:
        page.set_viewport_size(size)  # type: ignore[arg-type]
    page.reload()
    expect(page.locator("[data-page=end]")).to_be_visible()

    checked(page, "good")
    points = page.locator("[data-point]")
    expect(points).to_have_count(9)
    expect(page.locator("[data-point].bad, [data-point].open")).to_have_count(0)
    expect(page.locator("[data-point=seen]")).to_contain_text("this device was shown before the deal")
    page.get_by_text("The numbers").click()
    expect(page.get_by_role("dialog")).to_contain_text(told["commitment"])
    settle(page)
    assert [*violations(page), *too_small(page), *missing_words(page)] == []
    closed(page)

    for forge, words in FORGERIES:
        page.route("**/record", forging(forge))
        checked(page, "bad")
        expect(page.get_by_role("dialog")).to_contain_text(words)
        closed(page)
        page.unroute("**/record")


def test_whoever_only_looks_on_can_check_the_cards_too(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    play_to(server.address, guest)
    page = visit(guest=guest)
    expect(page.locator("[data-page=end]")).to_be_visible()
    checked(page, "good")
    expect(page.locator("[data-point=seen]")).to_contain_text("did not see the commitment before the deal")
    expect(page.locator("[data-point=cards]")).to_contain_text("lay on top")
