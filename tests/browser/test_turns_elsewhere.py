"""Play over days: the start page tells where others wait for me, in its title and on the badge of the app too."""

from __future__ import annotations

from fellow import ME, OPEN, Fellow, join_table, open_table
from playwright.sync_api import expect
from served import Served

from conftest import Visit, Watched

# Chromium has badges for installed apps only: what would be shown is written down.
BADGES = "window.badges = []; navigator.setAppBadge = async (count) => { window.badges.push(count) };"


def test_the_start_page_tells_where_others_wait_for_me(visit: Visit, server: Served) -> None:
    host = open_table(server.address, ME, OPEN, start=False)
    ben = join_table(server.address, host["code"], "Ben")
    with Fellow.of(server.address, host) as ada, Fellow.of(server.address, ben) as other:
        ada.say("start")
        for fellow in (ada, other):
            while fellow.look is None:
                fellow.hear()
        mine = ada if ada.decides() else other
        waited_for = host if mine is ada else ben
        page = visit("/settings", guest=waited_for)
        page.add_init_script(BADGES)
        page.goto(f"{server.address}/")
        turn = page.get_by_role("link", name="Your turn")
        expect(turn).to_have_attribute("href", f"/t/{host['code']}")
        expect(page).to_have_title("● Your turn – Port Royal")
        assert page.evaluate("badges.at(-1)") == 1
        while mine.decides():
            mine.move()
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        expect(page).to_have_title("Port Royal")
        expect(turn).to_have_count(0)
        assert page.evaluate("badges.at(-1)") == 0
        expect(page.get_by_role("link", name="Continue")).to_be_visible()


def test_the_start_page_asks_again_where_the_server_was_gone_or_too_busy(
    visit: Visit, server: Served, watched: Watched
) -> None:
    watched.expected = ("Failed to load",)
    guest = open_table(server.address, ME, OPEN, start=False)
    page = visit("/settings", guest=guest)
    page.clock.install()
    page.route("**/api/info", lambda route: route.abort(), times=1)
    page.route("**/api/mine", lambda route: route.fulfill(status=429, body="{}"), times=1)
    page.goto(f"{server.address}/")
    gone = page.get_by_text("can’t be reached")
    expect(gone).to_be_visible()
    page.clock.run_for(4_000)
    expect(gone).to_have_count(0)
    page.clock.run_for(8_000)
    expect(page.get_by_role("link", name="Continue")).to_have_attribute("href", f"/t/{guest['code']}")
