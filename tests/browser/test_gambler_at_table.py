"""The gambler in the browser: chosen on the host page, hired, asked about, used, and seen by everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from at_table import AtTable, Shown
from fellow import ME, Fellow, Json, ask, bot, for_a_gambler, may_gamble, open_table, play_to
from playwright.sync_api import Locator, Page, Route, expect
from served import Served
from waiting_for import wait_for

from conftest import PHONE, Sit, Visit

ON_A_PHONE = {"viewport": PHONE, "has_touch": True}
# What is seen for a moment only is written down as it appears: no busy machine can miss it.
WRITE_DOWN = """
() => {
  window.__seen = { cards: 0, words: [], buttons: [] };
  const look = () => {
    if (!document.querySelector('[data-stage-layer] .tray')) return;
    const add = (list, e) => e && !list.includes(e.innerText) && list.push(e.innerText);
    __seen.cards = Math.max(__seen.cards, document.querySelectorAll('[data-stage-layer] .turning').length);
    add(__seen.words, document.querySelector('.now h2'));
    add(__seen.words, document.querySelector('.now p'));
    add(__seen.buttons, document.querySelector('.acts-area button'));
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
"""

MOVING = {"speed": 1, "motion": "full"}


def seat_with_a_gambler(server: Served) -> Json:
    """A game against one bot in which I have drawn and may gamble."""
    for _ in range(30):
        guest = open_table(server.address, ME, bot(), modules=["base", "gambler"], odds="exact")
        if play_to(server.address, guest, may_gamble, for_a_gambler)["phase"] != "over":
            return guest
    raise AssertionError("nobody ever hired a gambler")


def box(page: Page, name: str) -> Locator:
    """The box of a module on the host page, by its name."""
    return page.locator(".box", has_text=name)


def hires_a_gambler(shown: Shown) -> str:
    """Takes a gambler where one is lit, else ships, and saves the coins for it."""
    if shown["chosen"] and shown["brass"]:
        return "brass"
    if shown["brass"] == "Repel":
        return "brass"
    lit = [i for i, is_lit in enumerate(shown["cards"]) if is_lit]
    gamblers = [i for i in lit if shown["codes"][i].startswith("gambler")]
    ships = [i for i in lit if "/" in shown["codes"][i]]
    if gamblers or ships:
        return f"card {(gamblers or ships)[0]}"
    if lit or (shown["deep"] and (len(shown["cards"]) >= 3 or not shown["brass"])):
        return "deep"
    return "brass" if shown["brass"] else "deep"


def test_a_table_with_the_gambler_is_hosted_and_one_is_hired_and_used(visit: Visit, server: Served) -> None:
    last = {"seats": [ME, bot()], "settings": {"pace": "instant"}}
    page = visit("/host", likes={"lastTable": last}, **ON_A_PHONE)
    gambler = box(page, "Gambler")
    expect(gambler.locator("input")).not_to_be_checked()
    gambler.locator("input").check()
    expect(page.get_by_text("Port Royal + Gambler")).to_be_visible()
    page.get_by_role("button", name="Start").click()
    table = AtTable(page)
    table.is_shown()
    code = page.url.rsplit("/", 1)[1]
    assert ask(server.address, f"/api/tables/{code}")["settings"]["modules"] == ["base", "gambler"]

    for _ in range(12):  # games: in most of them a gambler comes soon
        table.play(choose=hires_a_gambler, until=lambda shown: shown["offer"] or shown["over"] or shown["result"])
        if table.read()["offer"]:
            break
        table.go_to_result()
        page.get_by_role("button", name="Play again").click()
        table.is_shown()
    else:
        raise AssertionError("nobody ever hired a gambler")
    expect(page.locator(".me [data-card^=gambler]").first).to_be_visible()

    offer = page.locator(".now .offer")
    assert re.search(r"\d+\s?%", offer.inner_text()), "the chance stands on the offer"
    before = table.read()
    table.by_hand(offer)
    expect(page.get_by_role("heading", name="Four at once?")).to_be_visible()
    table.by_hand(table.deep)  # Back: nothing has happened
    expect(offer).to_be_visible()
    table.by_hand(offer)
    assert re.search(r"\d+\s?%", table.brass.inner_text()), "the chance stands on the button"
    table.by_hand(table.brass)
    table.wait_for_move(before)
    page.get_by_role("button", name="Log").click()
    expect(page.get_by_text("You let the Gambler turn over four cards.").first).to_be_visible()


def test_the_last_choice_is_kept_for_play_now_and_may_be_changed_there(visit: Visit, server: Served) -> None:
    page = visit("/", likes={}, **ON_A_PHONE)
    ware = page.locator(".ware", has_text="Gambler")
    expect(ware).to_have_attribute("aria-pressed", "false")
    ware.click()
    expect(ware).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play now").click()
    expect(page.locator("main.table")).to_be_visible()
    code = page.url.rsplit("/", 1)[1]
    assert ask(server.address, f"/api/tables/{code}")["settings"]["modules"] == ["base", "gambler"]
    page.goto(server.address)
    expect(ware).to_have_attribute("aria-pressed", "true")
    ware.click()
    expect(ware).to_have_attribute("aria-pressed", "false")


def test_what_does_not_go_together_is_gray_and_says_why(visit: Visit, server: Served) -> None:
    def for_three(route: Route) -> None:
        told = route.fetch().json()
        for module in told["modules"]:
            if module["id"] == "gambler":
                module["players"] = [2, 3]
        route.fulfill(json=told)

    page = visit("/nowhere", likes={"lastTable": None})
    page.route("**/api/info", for_three)
    page.goto(f"{server.address}/host")
    gambler = box(page, "Gambler")
    gambler.locator("input").check()
    expect(page.get_by_text("Port Royal + Gambler")).to_be_visible()
    page.get_by_role("button", name="Add a seat").click()
    expect(gambler.get_by_text("Only for 2 to 3 players.")).to_be_visible()
    expect(gambler.locator("input")).to_be_disabled()
    expect(gambler.locator("input")).not_to_be_checked()
    expect(page.get_by_text("Port Royal + Gambler")).to_have_count(0)


SHOWN = 15.0  # seconds


class TooQuick(Exception):
    """The bot was."""


def all_four(page: Page) -> Json:
    """What was seen once all four cards lay there."""
    try:
        return wait_for(page, "window.__seen.cards === 4 && window.__seen", SHOWN)
    except AssertionError as missed:
        raise TooQuick from missed


def in_some_game(see: Callable[[], None]) -> None:
    """After a bust the bot plays at once, and whoever can't follow is shown the newest table: then another game."""
    for _ in range(4):
        with suppress(TooQuick):
            return see()
    return see()


def turn_over_one_by_one(sit: Sit, server: Served) -> None:
    table = sit(
        seat_with_a_gambler(server), likes=MOVING, viewport=PHONE, has_touch=True, reduced_motion="no-preference"
    )
    page = table.page
    before = table.read()
    page.evaluate(WRITE_DOWN)
    table.by_hand("g")
    expect(page.get_by_role("heading", name="Four at once?")).to_be_visible()
    table.by_hand("g")  # once more does it
    seen = all_four(page)
    assert seen["buttons"][0].startswith("Show all"), seen
    page.keyboard.press("d")  # shows all, and draws nothing
    expect(page.locator("[data-stage-layer] .tray")).to_have_count(0)
    expect(page.get_by_role("button", name="Show all")).to_have_count(0)
    table.wait_for_move(before)
    expect(page.locator("[data-stage-layer] > *")).to_have_count(0)  # nothing is left in the air once others have moved


def watch_four_cards(visit: Visit, server: Served) -> None:
    guest = seat_with_a_gambler(server)
    page = visit(f"/t/{guest['code']}", likes=MOVING, reduced_motion="no-preference")
    page.get_by_label("Your name").fill("Wim")
    page.get_by_role("button", name="Watch").click()
    expect(page.locator("main.table")).to_be_visible()
    page.evaluate(WRITE_DOWN)
    with Fellow.of(server.address, guest) as fellow:
        assert fellow.look is not None
        gamble = next(choice for choice in fellow.look["choices"] if choice["kind"] == "gamble")
        fellow.move(lambda look: gamble)
    seen = all_four(page)
    told = next(words for words in seen["words"] if words.startswith("Ada lets the Gambler turn over four cards."))
    assert re.search(r"\d+\s?% safe$", told), "the chance that the cards to come do no harm"


def test_four_cards_are_turned_over_one_by_one_and_any_press_shows_them_all(sit: Sit, server: Served) -> None:
    in_some_game(lambda: turn_over_one_by_one(sit, server))


def test_whoever_watches_sees_the_four_cards_too(visit: Visit, server: Served) -> None:
    in_some_game(lambda: watch_four_cards(visit, server))
