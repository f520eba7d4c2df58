"""The list of open tables: those whose hosts are there and want them to be found, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, request
from serving import Serving, serving

LISTED = {"listed": True, "modules": ["base", "gambler"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def opened(server: Serving, **settings: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    return ask(server.port, "POST", "/api/tables", {"name": "Ann", "seats": seats, "settings": settings})


def listed(server: Serving) -> list[dict[str, Any]]:
    return ask(server.port, "GET", "/api/open")["tables"]


def test_a_table_is_listed_as_long_as_its_host_is_there_and_a_seat_is_open(server: Serving) -> None:
    assert ask(server.port, "GET", "/api/info")["lists_tables"]
    mine, hidden = opened(server, **LISTED), opened(server)

    async def play() -> None:
        assert listed(server) == [], "nobody is there"
        other = await Player.of(server.port, hidden["code"], hidden["token"])
        host = await Player.of(server.port, mine["code"], mine["token"])
        for player in (host, other):
            await player.hear_until("welcome")
        assert listed(server) == [
            {
                "code": mine["code"],
                "host": "Ann",
                "modules": ["base", "gambler"],
                "seats": 3,
                "open": 1,
                "timer": "none",
            }
        ]
        assert (await host.ask("lock", locked=True))["ok"]
        assert listed(server) == []
        assert (await host.ask("lock", locked=False))["ok"]
        assert len(listed(server)) == 1
        ask(server.port, "POST", f"/api/tables/{mine['code']}/guests", {"name": "Ben"})
        assert listed(server) == [], "every seat is taken"
        await host.close()
        await other.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_server_need_not_have_a_list(tmp_path: Path) -> None:
    with serving(tmp_path, open_tables="off") as running:
        assert not ask(running.port, "GET", "/api/info")["lists_tables"]
        assert request(running.port, "GET", "/api/open")[0] == 404
