"""The short choice of the first page: one press on a box, one on the golden button."""

from __future__ import annotations

import pytest
from checks import hanging, settle, too_small
from fellow import Json, ask
from playwright.sync_api import expect
from served import Served

from conftest import PHONE, PHONE_ON_ITS_SIDE, Visit

ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CONTRACTS = ["base", "contract_cards"]


def opened(server: Served, address: str) -> Json:
    return ask(server.address, f"/api/tables/{address.rsplit('/', 1)[1]}")


@pytest.mark.parametrize(
    ("box", "said", "modules", "players"),
    [
        ("Contracts", "against Deckhand", [*CONTRACTS, "contracts"], 4),
        ("Together", "together with Deckhand", [*CONTRACTS, "coop"], 4),
        ("Alone", "alone", [*CONTRACTS, "coop"], 1),
    ],
)
def test_contracts_are_a_press_away(
    visit: Visit, server: Served, box: str, said: str, modules: list[str], players: int
) -> None:
    page = visit("/", likes={}, **ON_A_PHONE)
    ware = page.locator(".ware").filter(has=page.get_by_text(box, exact=True))
    ware.tap()
    expect(page.locator(".ware[aria-pressed=true]")).to_have_count(1)
    expect(ware).to_have_attribute("aria-pressed", "true")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_contain_text(said)
    play.tap()
    expect(page.locator("main.table")).to_be_visible()
    table = opened(server, page.url)
    assert table["settings"]["modules"] == modules
    assert len(table["seats"]) == players
    # Whoever comes back finds it in sight, wherever it stands in the row.
    page.goto(server.address)
    expect(ware).to_have_attribute("aria-pressed", "true")
    place = ware.bounding_box()
    assert place and place["x"] >= 0 and place["x"] + place["width"] <= PHONE["width"]


@pytest.mark.parametrize("size", [PHONE, PHONE_ON_ITS_SIDE, {"width": 360, "height": 640}])
@pytest.mark.parametrize("locale", ["en-US", "de-DE", "fr-FR", "es-ES", "it-IT"])
def test_the_boxes_fit_in_every_language(visit: Visit, locale: str, size: dict[str, int]) -> None:
    page = visit("/", viewport=size, locale=locale, has_touch=True, is_mobile=True)
    settle(page)
    expect(page.locator(".ware")).to_have_count(8)
    assert hanging(page) == []
    assert too_small(page) == []
