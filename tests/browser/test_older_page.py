"""A page that is older than its server says so and asks to be loaded again, rather than show a wrong picture."""

from __future__ import annotations

from fellow import Json
from playwright.sync_api import WebSocketRoute, expect
from served import Served

from conftest import Visit, Watched

# What a newer server might say, in place of what this one always says; the detail of that gain is a round.
NEWER = {
    "a card": ('"ship":null', '"ship":"submarine:9"'),
    "a phase": ('"phase":"discover"', '"phase":"haggle"'),
    "an action": ('"kind":"draw"', '"kind":"dive"'),
    "an event": ('"kind":"turn_began"', '"kind":"tide_turned"'),
    "a gain": ('"kind":"turn_began"', '"kind":"coins_gained"'),
}


def test_it_asks_to_be_loaded_again_when_it_hears_of_something_new(
    visit: Visit, server: Served, games: dict[str, Json], watched: Watched
) -> None:
    watched.expected = ("never heard of",)
    changed: list[str] = []
    news = iter(NEWER)  # one for each time the page comes

    def newer(line: WebSocketRoute) -> None:
        what = next(news)
        old, new = NEWER[what]

        def tell(told: str | bytes) -> None:
            text = told.decode() if isinstance(told, bytes) else told
            if old in text and what not in changed:
                changed.append(what)
            line.send(text.replace(old, new))

        line.connect_to_server().on_message(tell)

    page = visit("/nowhere", guest=games["draw"])
    page.route_web_socket("**/api/socket", newer)
    for _ in NEWER:
        page.goto(f"{server.address}/t/{games['draw']['code']}")
        expect(page.get_by_role("heading", name="There is a newer version")).to_be_visible()
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
        assert page.locator("main.table").count() == 0
    assert changed == list(NEWER), "the server never said the others"
