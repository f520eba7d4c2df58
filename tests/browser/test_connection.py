"""Whatever happens between a page and its server, no move is lost or doubled, and nobody has to press anything."""

from __future__ import annotations

from at_table import AtTable
from fellow import ME, Fellow, Json, bot, open_table, play_to
from playwright.sync_api import Page, expect
from served import Served

from conftest import PHONE, Sit, Visit, Watched

# What a browser writes into its console when there is no server.
GONE = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket", "ERR_CONNECTION_RESET", "Failed to load")

SEEN = """
() => {
  const cards = document.querySelectorAll('.harbor [data-card], [data-card-at^=expedition], .me [data-card]');
  const coins = document.querySelectorAll('[data-count=coins]');
  return [...[...cards].map((e) => e.dataset.card), ...[...coins].map((e) => e.innerText)].join(' ');
}
"""


def drawing(look: Json) -> bool:
    return bool(look["choices"]) and look["phase"] == "discover" and len(look["harbor"]) >= 2


def moves_of(server: Served, guest: Json) -> list[str]:
    """Every move so far, by the server's own account."""
    with Fellow.of(server.address, guest) as fellow:
        return [entry["action"] for entry in fellow.entries if entry["kind"] == "moved"]


def table_where_i_draw(server: Served) -> Json:
    for _ in range(20):
        guest = open_table(server.address, ME, bot(), bot())
        if play_to(server.address, guest, drawing)["phase"] != "over":
            return guest
    raise AssertionError("no game came to a draw")


# Going offline leaves open sockets open in Chromium: they are kept, to be closed as in a tunnel.
KEEP_SOCKETS = """
window.__sockets = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real {
  constructor(...args) { super(...args); window.__sockets.push(this); }
};
"""


def come(visit: Visit, server: Served, guest: Json) -> AtTable:
    page = visit("/rules", guest=guest)
    page.context.add_init_script(KEEP_SOCKETS)
    page.goto(f"{server.address}/t/{guest['code']}")
    table = AtTable(page)
    table.is_shown()
    return table


def drop(page: Page) -> None:
    page.context.set_offline(True)
    page.evaluate("window.__sockets.forEach((socket) => socket.close())")
    expect(page.get_by_text("Reconnecting").first).to_be_visible()


def come_back(page: Page) -> None:
    page.context.set_offline(False)
    expect(page.get_by_text("Reconnecting")).to_have_count(0)


def test_a_connection_that_drops_in_a_decision_comes_back_with_the_same_table(
    visit: Visit, server: Served, watched: Watched
) -> None:
    watched.expected = GONE
    table = come(visit, server, table_where_i_draw(server))
    shown, cards = table.wait_for_me(), table.page.evaluate(SEEN)
    drop(table.page)
    assert table.page.evaluate(SEEN) == cards, "the table stays readable"
    come_back(table.page)
    assert table.wait_for_me() == shown
    assert table.page.evaluate(SEEN) == cards


def test_a_move_pressed_while_the_line_is_down_is_played_once_when_it_is_back(
    visit: Visit, server: Served, watched: Watched
) -> None:
    watched.expected = GONE
    guest = table_where_i_draw(server)
    before = moves_of(server, guest)
    table = come(visit, server, guest)
    shown = table.wait_for_me()
    drop(table.page)
    table.press("brass")
    table.page.wait_for_timeout(200)
    come_back(table.page)
    table.wait_for_move(shown)
    expect(table.page.locator(".pill.sending")).to_have_count(0)
    with Fellow.of(server.address, guest) as fellow:
        moves = [entry for entry in fellow.entries if entry["kind"] == "moved"][len(before) :]
        assert [entry["action"] for entry in moves if not entry["by_bot"]] == ["draw"]


def test_a_killed_server_comes_back_and_so_does_the_page_without_a_press(
    visit: Visit, own_server: Served, watched: Watched
) -> None:
    watched.expected = GONE
    guest = table_where_i_draw(own_server)
    page = visit(guest=guest, address=own_server.address)
    table = AtTable(page)
    shown, cards = table.wait_for_me(), page.evaluate(SEEN)
    own_server.kill()
    expect(page.get_by_text("Reconnecting").first).to_be_visible()
    own_server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    assert table.wait_for_me() == shown and page.evaluate(SEEN) == cards
    before = moves_of(own_server, guest)
    page.reload()  # the fellow that looked took the line over
    table.is_shown()
    shown = table.wait_for_me()
    table.press("brass")
    table.wait_for_move(shown)
    assert moves_of(own_server, guest)[: len(before) + 1] == [*before, "draw"]


def test_of_two_tabs_the_newer_plays_and_the_older_says_so(visit: Visit, server: Served) -> None:
    guest = table_where_i_draw(server)
    older = visit(guest=guest)
    AtTable(older).is_shown()
    newer = older.context.new_page()
    newer.goto(older.url)
    AtTable(newer).is_shown()
    expect(older.get_by_role("heading", name="Open elsewhere")).to_be_visible()
    older.get_by_role("button", name="Play here").click()
    AtTable(older).is_shown()
    expect(newer.get_by_role("heading", name="Open elsewhere")).to_be_visible()
    assert AtTable(older).decides()


def test_the_personal_link_takes_the_seat_to_another_device(visit: Visit, server: Served) -> None:
    guest = table_where_i_draw(server)
    page = visit(guest=guest)
    table = AtTable(page)
    shown = table.wait_for_me()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_role("dialog").locator("input[readonly]").input_value()
    assert link.endswith(f"/t/{guest['code']}#seat={guest['token']}")
    phone = visit("/" + link.split("/", 3)[3], viewport=PHONE, has_touch=True)
    there = AtTable(phone)
    there.is_shown()
    assert guest["token"] not in phone.url, "the secret does not stay in the address"
    assert there.wait_for_me()["question"] == shown["question"]
    phone.reload()
    there.is_shown()
    expect(page.get_by_role("heading", name="Open elsewhere")).to_be_visible()


def test_a_page_reloaded_at_every_moment_shows_the_table_as_it_is(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    table = sit(guest, viewport=PHONE)
    for _ in range(6):
        if not table.step():
            break
        table.page.reload()
        table.is_shown()
    table.wait_for_me()
