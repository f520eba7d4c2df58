"""Play over days: a table without a clock keeps for weeks, also over restarts, and tells whose turn it is."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from clients import ask
from serving import Serving, serving

from portroyal.server.house.options import Options
from portroyal.server.store.sqlite import DAY

FOUR_WEEKS = 28


def where(server: Serving, *guests: dict[str, Any]) -> list[tuple[int, bool]]:
    """At the table of these guests: how many people sit there, and whose turn it is."""
    found = [ask(server.port, "POST", "/api/mine", {"seats": [seat_of(guest)]})["tables"][0] for guest in guests]
    return [(each["people"], each["is_my_turn"]) for each in found]


def seat_of(guest: dict[str, Any]) -> dict[str, Any]:
    return {"code": guest["code"], "token": guest["token"]}


def nobody_comes(server: Serving, first: int, last: int) -> None:
    """The server runs on these days, and looks each day for what nobody came to."""
    options, today = server.house.options, time.time()

    async def days() -> None:
        for day in range(first, last + 1):
            await server.house.store.forget(
                today + day * DAY, options.forget_days, options.forget_finished_days, [*server.house.unplayable]
            )

    server.inside(days)


def test_a_game_without_a_clock_waits_for_weeks_and_then_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        seats = [{"kind": "me"}, {"kind": "open"}]
        ann = ask(running.port, "POST", "/api/tables", {"name": "Ann", "seats": seats})
        ben = ask(running.port, "POST", f"/api/tables/{ann['code']}/guests", {"name": "Ben"})
        assert ask(running.port, "GET", f"/api/tables/{ann['code']}")["settings"]["timer"]["kind"] == "none"
        assert where(running, ann, ben) == [(2, False), (2, False)], "nobody decides before the game"
        running.inside(lambda: begin(running, ann["code"]))
        before = where(running, ann, ben)
        assert sorted(before) == [(2, False), (2, True)]
        nobody_comes(running, 1, 14)
    with serving(tmp_path) as running:
        nobody_comes(running, 15, FOUR_WEEKS)
    with serving(tmp_path) as running:
        assert where(running, ann, ben) == before
    with serving(tmp_path) as running:  # but not forever
        nobody_comes(running, FOUR_WEEKS + 1, Options().forget_days + 1)
    with serving(tmp_path) as running:
        told = ask(running.port, "POST", "/api/mine", {"seats": [seat_of(ann)]})
        assert told == {"tables": [], "gone": [ann["code"]]}


async def begin(server: Serving, code: str) -> None:
    """As its host would."""
    from portroyal.server.protocol import Start

    room = await server.house.find(code)
    await room.agree(room.table.host, Start("start"))
