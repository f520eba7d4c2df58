"""Drills in the browser: a shipped one is answered and explained; a costly decision of a game played comes back."""

from __future__ import annotations

import json

from checks import hanging, missing_words, settle, violations
from fellow import ME, Json, bot, open_table, play_to, simply
from playwright.sync_api import Page, expect
from served import Served
from waiting_for import wait_for

from conftest import PHONE, Visit

REVIEWED = 120  # seconds that a review may take on a busy machine


def answer(page: Page, *, right: bool) -> None:
    """Choose the answer that the server calls right, or another one."""
    drill = page.locator("[data-drill]")
    expect(drill).to_be_visible()
    told = page.request.get(f"{page.url.split('/drills')[0]}/api/drills/{drill.get_attribute('data-drill')}").json()
    wanted = next(option["action"] for option in told["options"] if option["right"] == right)
    page.locator(f"[data-option={json.dumps(wanted)}]").click()
    expect(drill).to_have_attribute("data-right", "true" if right else "false")


ASHORE = "document.querySelector('.scene .quay').offsetTop < document.querySelector('.me-area').offsetTop"


def test_a_drill_is_answered_explained_and_rated(visit: Visit) -> None:
    page = visit("/drills", likes={})
    page.locator("[data-theme-of=repel]").click()
    answer(page, right=True)
    page.locator("[data-next]").click()
    answer(page, right=True)
    assert page.locator(".ask").inner_text().startswith("Right")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(page)
    assert not violations(page) and not hanging(page) and not missing_words(page)
    assert page.evaluate(ASHORE), "my purse stands on the quay, whatever is asked below"
    page.locator("[data-next]").click()
    answer(page, right=False)
    assert page.locator(".ask").inner_text().startswith("Better: ")
    page.get_by_role("button", name="Enough for now").click()
    expect(page.locator("[data-streak]")).to_have_text("0")
    expect(page.locator("[data-begin]")).to_contain_text("1 drill is due")
    assert page.locator("[data-rating]").inner_text() != "1,200"


def test_many_choices_have_the_whole_width_of_a_phone(visit: Visit) -> None:
    page = visit("/drills", likes={}, viewport=PHONE)
    page.locator("[data-theme-of=tax]").click()
    choices = page.locator(".options.many button")
    expect(choices.nth(4)).to_be_visible()
    settle(page)
    for choice in choices.all():
        box = choice.bounding_box()
        assert box and box["width"] > PHONE["width"] * 0.4, choice.inner_text()


def carelessly(look: Json) -> Json:
    """Takes nothing, whatever lies there: that costs whoever does it dearly."""
    passing = [choice for choice in look["choices"] if choice["kind"] == "pass"]
    return passing[0] if passing else simply(look)


def test_a_costly_decision_of_a_reviewed_game_comes_back_as_a_drill(visit: Visit, server: Served) -> None:
    guest = open_table(server.address, ME, bot(), modules=["set_sail"])
    play_to(server.address, guest, choose=carelessly)
    page = visit(guest=guest, story=True)
    wait_for(page, "JSON.parse(localStorage.getItem('portroyal.drills') ?? '{}').mistakes?.length > 0", REVIEWED)
    costly = kept_of(page)["mistakes"]
    assert all(each["code"] == guest["code"] and each["loss"] > 0 for each in costly)
    page.goto(f"{server.address}/drills")
    mine = page.locator("[data-theme-of=mine]")
    expect(mine).to_contain_text(f"0 of {len(costly)}")
    # The costliest comes first. Right is what the coach says to this very page.
    with page.expect_response(lambda told: told.request.method == "POST" and "/api/drills" in told.url) as told:
        mine.click()
    asked: Json = told.value.request.post_data_json or {}
    assert asked["move"] == costly[0]["move"]
    right = next(option["action"] for option in told.value.json()["options"] if option["right"])
    page.locator(f"[data-option={json.dumps(right)}]").click()
    expect(page.locator("[data-drill]")).to_have_attribute("data-right", "true")
    page.get_by_role("button", name="Enough for now").click()
    expect(page.locator("[data-streak]")).to_have_text("1")
    expect(page.locator("[data-rating]")).to_have_text("1,216")  # as hard as I was good: half of a step
    expect(mine).to_contain_text(f"1 of {len(costly)}")
    learned = kept_of(page)["cards"][f"{guest['code']}-{costly[0]['move']}"]
    assert learned["box"] == 1
    page.clock.install(time=learned["due"] + 1000)
    page.reload()
    expect(page.locator("[data-begin]")).to_contain_text("1 drill is due")


def kept_of(page: Page) -> Json:
    """What is kept of drills on this device."""
    return page.evaluate("JSON.parse(localStorage.getItem('portroyal.drills'))")
