"""Contracts in the browser: in sight all the time, decided at their moments, with a crew to the end of its voyage."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from at_table import AtTable, Shown, careful
from checks import hanging, settle, too_small, violations
from fellow import AGAINST, ME, TOGETHER, Json, ask, bot, open_table, play_to, shyly, voyage_over
from playwright.sync_api import Locator, expect
from served import Served

from conftest import DESKTOP, PHONE, Sit, Visit

ON_A_PHONE = {"viewport": PHONE, "has_touch": True}
ON_A_DESK = {"viewport": DESKTOP}


def a_game(server: Served, until: Callable[[Json], bool], modules: list[str], others: int = 2) -> tuple[Json, Json]:
    """A guest at a table where this is so, and the look."""
    for _ in range(60):
        guest = open_table(server.address, ME, *(bot() for _ in range(others)), modules=modules)
        look = play_to(server.address, guest, lambda look: bool(look["choices"]) and until(look), shyly)
        if look["phase"] != "over":
            return guest, look
    raise AssertionError("no game came to this")


def contracts_too(shown: Shown) -> str:
    """Completes what is offered beside the question, and at its moment."""
    return "offer" if shown["offer"] and not shown["chosen"] else careful(shown)


def test_a_contract_is_completed_from_the_question_and_its_tile_gets_my_seal(sit: Sit, server: Served) -> None:
    def offers_one(look: Json) -> bool:
        return look["phase"] == "discover" and any(one["status"] == "ready" for one in look["contracts"])

    guest, look = a_game(server, offers_one, AGAINST)
    ready = [one for one in look["contracts"] if one["status"] == "ready"]
    table = sit(guest, **ON_A_DESK)
    page = table.page
    expect(page.locator(".papers .tile")).to_have_count(4)
    offer = page.locator(".now .offer")
    expect(offer).to_be_visible()
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    before = table.read()
    table.by_hand(offer)
    table.wait_for_move(before)
    mine = page.locator(".papers .tile.completed")
    expect(mine).to_have_count(1)
    assert mine.get_attribute("data-spot") in {f"contract-{one['id']}" for one in ready}
    assert "; you have completed it" in (mine.get_attribute("aria-label") or "")
    expect(page.get_by_text("You completed").first).to_be_visible()


def test_a_moment_is_asked_once_and_can_be_let_pass(sit: Sit, server: Served) -> None:
    guest, look = a_game(server, lambda look: look["phase"] == "moment", AGAINST)
    table = sit(guest, **ON_A_PHONE)
    page = table.page
    expect(page.locator(".now")).to_contain_text("now or not at all" if look["moment"]["of"] == 1 else "step")
    expect(table.deep).to_contain_text("Let it pass")
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    before = table.read()
    table.by_hand(table.deep)
    table.wait_for_move(before)
    expect(page.locator(f".papers [data-spot=contract-{look['moment']['contract']}]")).to_be_visible()
    expect(page.locator(".papers .completed")).to_have_count(0)
    expect(page.locator(".me .cubes .used")).to_have_count(0)


def test_a_gift_goes_to_whom_i_choose(sit: Sit, server: Served) -> None:
    guest, look = a_game(server, lambda look: look["phase"] == "gift", AGAINST)
    table = sit(guest, **ON_A_PHONE)
    page = table.page
    givers = page.locator(".who button")
    expect(givers).to_have_count(2)
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    before = table.read()
    table.by_hand(givers.nth(1))
    expect(table.brass).to_contain_text(f"to {look['players'][2]['name']}")
    table.by_hand(table.brass)
    table.wait_for_move(before)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text(f"You gave {look['players'][2]['name']} 1.").first).to_be_visible()


def test_a_crew_plays_its_voyage_to_the_end_on_a_phone(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), modules=TOGETHER)
    table = sit(guest, **ON_A_PHONE)
    page = table.page
    voyage = page.locator(".papers .line")
    expect(voyage).to_contain_text("turns left")
    voyage.click()
    expect(page.locator("dialog[open] li")).to_have_count(5)
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    page.keyboard.press("Escape")
    table.play(choose=contracts_too)
    table.go_to_result()
    expect(page.locator("[data-page=end] .ladder li")).to_have_count(5)
    expect(page.locator("[data-page=end] .done li")).to_have_count(5)
    headline = page.locator("[data-page=end] h1").inner_text()
    assert headline == "The sand has run out" or headline.startswith("All 5")
    assert violations(page) == []


@pytest.mark.parametrize("device", [ON_A_PHONE, ON_A_DESK])
def test_a_bot_of_the_crew_says_what_it_is_after_when_asked(sit: Sit, server: Served, device: Json) -> None:
    guest = open_table(server.address, ME, bot("helmsman"), bot("castaway"), modules=TOGETHER)
    page = sit(guest, **device).page
    others = page.locator(".others button")
    others.nth(0).click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("button", name="What are you after?").click()
    said = sheet.locator("[data-plan] q")
    expect(said).to_contain_text("I’m after “")
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    words = said.inner_text()
    page.keyboard.press("Escape")
    others.nth(1).click()
    sheet.get_by_role("button", name="What are you after?").click()
    expect(said).to_have_text("I take whatever comes.")
    page.keyboard.press("Escape")
    if device is ON_A_PHONE:
        page.get_by_role("button", name="Log").click()
    expect(page.locator(".log li.chat", has_text=words)).to_be_visible()


def test_who_plays_against_me_is_not_asked(sit: Sit, server: Served) -> None:
    page = sit(open_table(server.address, ME, bot("helmsman"), modules=AGAINST), **ON_A_DESK).page
    page.locator(".others button").first.click()
    expect(page.locator("dialog[open] .numbers")).to_be_visible()
    expect(page.get_by_role("button", name="What are you after?")).to_have_count(0)


@pytest.mark.parametrize(("players", "won"), [(1, True), (1, False), (2, True), (2, False)])
def test_the_end_of_a_voyage_tells_what_was_done_and_what_was_missing(
    visit: Visit, server: Served, players: int, won: bool
) -> None:
    page = visit(guest=voyage_over(server.address, players, won), **ON_A_PHONE)
    end = page.locator("[data-page=end]")
    contracts = 1 + 2 * players
    headline = f"All {contracts}" if won else "The sand has run out"
    expect(end.locator("h1")).to_contain_text(headline)
    expect(end.locator(".ladder .reached")).to_have_count(1)
    expect(end.locator(".done li")).to_have_count(contracts)
    assert end.locator(".done .lack").count() > 0 or won
    harder, again = (end.get_by_role("button", name=name) for name in ("Once more, harder", "Try these"))
    expect(harder if won else again).to_be_visible()
    expect(end.get_by_role("heading", name="0 points" if won else "6 points")).to_be_visible()
    # A crew has won or lost together: nobody is first, and alone nobody pays a fee.
    assert end.get_by_text("tied").count() == end.locator(".place").count() == 0
    assert end.get_by_text("in fees").count() == players - 1
    settle(page)
    assert too_small(page) == []
    assert hanging(page) == []
    assert violations(page) == []


def test_contracts_against_each_other_are_played_to_the_end_on_a_phone(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), modules=AGAINST)
    play_to(server.address, guest, lambda look: any(player["influence"] >= 8 for player in look["players"]), shyly)
    table = sit(guest, **ON_A_PHONE)
    along = table.page.locator(".papers")
    assert along.evaluate("(e) => e.getBoundingClientRect().height") < 80, "expeditions are in the same row"
    table.play(choose=contracts_too)
    table.go_to_result()
    expect(table.page.locator("[data-page=end] .place")).to_have_count(2)


def test_one_player_alone_sees_three_contracts_and_the_hourglass(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, modules=TOGETHER)
    table = sit(guest, **ON_A_DESK)
    expect(table.page.locator(".voyage .tile")).to_have_count(3)
    expect(table.page.locator(".voyage .clock")).to_be_visible()
    settle(table.page)
    assert too_small(table.page) == []
    assert violations(table.page) == []
    table.play(choose=contracts_too)
    table.go_to_result()
    expect(table.page.locator("[data-page=end] .done li")).to_have_count(3)


def test_contracts_are_chosen_with_what_they_need_dealt_anew_and_made_harder(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), bot(), start=False)
    page = visit(guest=guest, **ON_A_DESK)

    def box(name: str) -> Locator:
        return page.locator(".box", has=page.get_by_text(name, exact=True))

    box("Contracts together").locator("input").check()
    expect(box("Contract crew").locator("input")).to_be_checked()
    expect(box("Contract crew").get_by_text("With contracts.")).to_be_visible()
    plan = page.locator(".plan")
    expect(plan.locator("li")).to_have_count(7)
    turns = plan.locator(".time b").inner_text()
    plan.get_by_role("button", name="Set one more card aside").click()
    expect(plan.locator(".points")).to_contain_text("1 point")
    expect(plan.locator(".time b")).not_to_have_text(turns)
    dealt = plan.locator("ul").inner_text()
    plan.get_by_role("button", name="Deal others").click()
    expect(plan.locator("ul")).not_to_have_text(dealt)
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
    box("Contracts against each other").locator("input").check()
    expect(plan.locator("li")).to_have_count(4)
    expect(plan.locator(".time")).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    AtTable(page).is_shown()
    settings = ask(server.address, f"/api/tables/{guest['code']}")["settings"]
    assert settings["modules"] == AGAINST


def test_the_rules_page_tells_every_contract(visit: Visit) -> None:
    page = visit("/rules/each-contract", likes={}, **ON_A_PHONE)
    expect(page.locator(".contracts li")).to_have_count(18)
    expect(page.get_by_text("Payouts and seal are reconstructed.")).to_have_count(2)
    settle(page)
    assert too_small(page) == []
    assert violations(page) == []
