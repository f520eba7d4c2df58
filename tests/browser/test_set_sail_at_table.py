"""Set Sail in the browser: chosen on the first page, played to its end on a phone, with ships under wholesalers."""

from __future__ import annotations

import re

from at_table import AtTable, Shown, careful
from checks import settle, violations
from fellow import ME, Json, ask, bot, for_wholesalers, open_table, play_to
from playwright.sync_api import Locator, Page, expect
from served import Served

from conftest import PHONE, Sit, Visit

ON_A_PHONE = {"viewport": PHONE, "has_touch": True}
MOVING = {"speed": 1, "motion": "full"}
ALONE = {"seats": [ME, bot()], "settings": {"pace": "instant"}}


def box(page: Page, name: str) -> Locator:
    """A box of the host page, by its name."""
    return page.locator(".box", has=page.get_by_text(name, exact=True))


def for_influence(shown: Shown) -> str:
    """Hires whoever can be paid, as only influence ends a game, else takes a ship."""
    lit = [i for i, is_lit in enumerate(shown["cards"]) if is_lit]
    persons = [i for i in lit if "/" not in shown["codes"][i]]
    return f"card {persons[-1]}" if persons and not shown["chosen"] else careful(shown)


def test_set_sail_is_chosen_on_the_first_page_and_played_to_its_end(visit: Visit, server: Served) -> None:
    page = visit("/", likes={"lastPlay": ALONE}, **ON_A_PHONE)
    ware = page.locator(".ware", has_text="Set Sail")
    expect(ware).to_contain_text("quick, for families")
    ware.click()
    expect(page.locator(".ware", has_text="Port Royal")).to_have_attribute("aria-pressed", "false")
    page.get_by_role("button", name="Play now").click()
    table = AtTable(page)
    table.is_shown()
    code = page.url.rsplit("/", 1)[1]
    assert ask(server.address, f"/api/tables/{code}")["settings"]["modules"] == ["set_sail"]
    expect(page.locator(".me .stat", has_text="of 8")).to_be_visible()
    expect(page.get_by_role("region", name="Expeditions")).to_have_count(0)
    table.play(choose=for_influence)
    table.go_to_result()
    first = page.locator("[data-page=end] .standings ol > li").first
    assert int(first.locator(".shield .count").text_content() or 0) >= 8


def offers_a_ship_to_keep(look: Json) -> bool:
    """I keep one ship already, and may take another that my wholesaler would keep; it is not the end of the game."""
    me = look["players"][0]
    kept = me["holds"].get("tucked", ())
    offered = [choice for choice in look["choices"] if choice["gain"] and choice["influence"]]
    return len(kept) == 1 and bool(offered) and not look["ending"] and me["influence"] < 7


def seat_with_a_wholesaler(server: Served) -> tuple[Json, Json]:
    """A game against one bot, and its look."""
    for _ in range(60):
        guest = open_table(server.address, ME, bot(), modules=["set_sail"])
        look = play_to(server.address, guest, offers_a_ship_to_keep, for_wholesalers)
        if look["phase"] != "over":
            return guest, look
    raise AssertionError("no wholesaler ever kept a ship and could keep another")


def test_a_ship_that_a_wholesaler_keeps_goes_under_the_card_and_counts(sit: Sit, visit: Visit, server: Served) -> None:
    guest, look = seat_with_a_wholesaler(server)
    me = look["players"][0]
    offered = next(choice for choice in look["choices"] if choice["gain"] and choice["influence"])
    table = sit(guest, likes=MOVING, reduced_motion="no-preference", **ON_A_PHONE)
    page = table.page
    expect(page.locator(".me .slip")).to_have_count(1)
    card = page.locator(f'.harbor [data-card="{offered["card"]}"][aria-pressed]').first
    expect(card.locator(".chip .shield")).to_be_visible()
    assert card.get_attribute("aria-label").endswith("and 1 influence, as your Wholesaler keeps it")  # type: ignore[union-attr]

    watcher = visit(f"/t/{guest['code']}", likes={})
    watcher.get_by_label("Your name").fill("Wim")
    watcher.get_by_role("button", name="Watch").click()
    expect(watcher.locator("main.table")).to_be_visible()

    before = table.read()
    table.by_hand(card)
    table.by_hand(table.brass)
    table.wait_for_move(before)
    expect(page.locator(".me .slip")).to_have_count(2)
    expect(page.locator("[data-stage-layer] > *")).to_have_count(0)  # nothing is left in the air
    expect(page.locator(".me .slip").last).to_have_css("opacity", "1")
    expect(page.locator(".me .purse .shield .count")).to_have_text(str(me["influence"] + 1))
    assert violations(page) == []
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("The Wholesaler keeps it: +1 influence.").first).to_be_visible()
    # Only ships of whoever is at the bottom of the screen are drawn one by one, and who that is depends on who began.
    if watcher.locator(".me", has_text="Ada").count():
        expect(watcher.locator(".slip")).to_have_count(2)


def test_what_goes_with_set_sail_says_why_not_and_asks_only_what_comes_up(visit: Visit, server: Served) -> None:
    page = visit("/host", likes={"lastTable": ALONE | {"settings": {"rulings": {"end_needs_expedition": "yes"}}}})
    expect(page.get_by_text("You need an Expedition to win")).to_be_visible()
    box(page, "Set Sail").locator("input").check()
    expect(box(page, "Gambler").get_by_text("Needs Port Royal.")).to_be_visible()
    expect(box(page, "Set Sail’s cards").get_by_text("Set Sail already has all of them.")).to_be_visible()
    expect(page.get_by_text("You need an Expedition to win")).to_have_count(0)
    settle(page)
    assert violations(page) == []
    for _ in range(3):
        page.get_by_role("button", name="Add a seat").click()
    expect(box(page, "Set Sail").get_by_text("Only for 2 to 4 players.")).to_be_visible()
    expect(box(page, "Port Royal").locator("input")).to_be_checked()
    page.get_by_role("button", name=re.compile("^Remove")).last.click()
    expect(box(page, "Set Sail").locator("input")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    AtTable(page).is_shown()
    settings = ask(server.address, f"/api/tables/{page.url.rsplit('/', 1)[1]}")["settings"]
    assert (settings["modules"], settings["rulings"]) == (["set_sail"], {})
