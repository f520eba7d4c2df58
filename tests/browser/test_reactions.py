"""Quick reactions: one press, seen beside whoever said it, read by everybody in their own language."""

from __future__ import annotations

from checks import hanging, missing_words, settle, violations
from fellow import ME, OPEN, Fellow, Json, join_table, open_table, play_together
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Visit


def together(server: Served) -> tuple[Json, Json]:
    """Ada and Ben at a running table."""
    ada = open_table(server.address, ME, OPEN, start=False)
    ben = join_table(server.address, ada["code"])
    with Fellow.of(server.address, ada) as fellow:
        assert fellow.say("start")["ok"]
    return ada, ben


# What stands there for some seconds stays, to be looked at for longer.
STAYS = """
() => {
  const later = setTimeout;
  window.setTimeout = (call, time, ...rest) => later(call, time > 4000 ? 60_000 : time, ...rest);
}
"""


def spoken(page: Page) -> str:
    return page.locator("[data-spoken]").inner_text()


def test_a_reaction_stands_beside_its_sender_in_the_language_of_the_reader(visit: Visit, server: Served) -> None:
    ada, ben = together(server)
    desk = visit(guest=ada)
    phone = visit(guest=ben, viewport=PHONE, locale="de-DE")
    phone.locator(".others [data-spot=panel-0]").wait_for()
    phone.evaluate(STAYS)
    desk.locator(".side").get_by_role("button", name="Well played").click()
    expect(desk.locator("[data-spot=panel-0] [data-bubble]")).to_have_text("Well played")
    expect(desk.locator("[data-bubble]")).to_have_count(0)  # only for a moment
    expect(phone.locator("[data-spot=panel-0] [data-bubble]")).to_have_text("Gut gespielt")
    assert "Ada: Gut gespielt" in spoken(phone)
    bubble = phone.locator("[data-bubble]").bounding_box()
    panel = phone.locator("[data-spot=panel-0]").bounding_box()
    assert bubble and panel and bubble["y"] + bubble["height"] <= panel["y"] + panel["height"]
    assert bubble["x"] + bubble["width"] <= panel["x"] + panel["width"]
    assert not violations(phone) and not missing_words(phone)

    phone.get_by_role("button", name="Reaktionen").click()
    settle(phone)
    assert not violations(phone)
    phone.get_by_role("button", name="Viel Glück").click()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(desk.locator("[data-spot=panel-1] [data-bubble]")).to_have_text("Good luck")
    expect(desk.locator("[data-panel=log]")).to_contain_text("Ben Good luck")
    desk.get_by_role("tab", name="Chat").click()
    expect(desk.locator("[data-panel=chat]")).to_contain_text("Good luck")
    phone.get_by_role("button", name="Reaktionen").click()
    phone.get_by_role("button", name="Autsch").click()
    expect(desk.locator("[data-panel=chat]")).to_contain_text("Ouch")
    assert "Ouch" not in spoken(desk)  # the open chat has read it out


def test_there_is_nobody_to_react_to_where_one_is_muted_or_alone(visit: Visit, server: Served) -> None:
    alone = visit(guest=open_table(server.address, ME, {"kind": "bot", "bot": "castaway"}))
    alone.locator(".side").wait_for()
    expect(alone.locator("[data-reaction]")).to_have_count(0)
    ada, ben = together(server)
    page = visit(guest=ben)
    expect(page.locator("[data-reaction]")).to_have_count(6)
    with Fellow.of(server.address, ada) as host:
        assert host.say("mute", muted=True)["ok"]
        expect(page.locator("[data-reaction]")).to_have_count(0)


def test_well_played_is_said_when_the_game_is_over(visit: Visit, server: Served) -> None:
    ada, ben = together(server)
    with Fellow.of(server.address, ada) as first, Fellow.of(server.address, ben) as second:
        play_together([first, second])
    page, other = visit(guest=ada), visit(guest=ben, viewport=PHONE)
    other.locator("[data-reaction=bravo]").wait_for()
    page.locator("[data-reaction=bravo]").click()
    expect(other.locator("[data-heard]")).to_have_text("Ada Well played")
    settle(other)
    assert not violations(other) and not hanging(other)
