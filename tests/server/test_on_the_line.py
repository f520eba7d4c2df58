"""At the table over a socket: playing, two tabs, coming back, restarts, a full disk, and no secrets in the log."""

from __future__ import annotations

import asyncio
import json
from base64 import b64encode
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from on_the_line import ending, run
from serving import Serving, serving


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(
        tmp_path_factory.mktemp("data"), proxy=("127.0.0.1",), origin=("https://play.example.org",)
    ) as running:
        yield running


# --- Playing ---


def test_a_second_hello_is_refused_and_ping_is_answered(home: Serving) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        await player.say({"type": "ping"})
        await player.hear_until("pong")
        await player.say(player.hello)
        assert (await player.hear_until("answer"))["problem"]["code"] == "request/unreadable"
        await player.close()

    run(body)


def test_a_room_has_room_for_so_many_watchers_and_always_for_its_players(
    home: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.room.watching.MOST_WATCHERS", 1)
    opened, page = open_table(home.port), f"http://localhost:{home.port}"

    async def body() -> None:
        ann = await Player.of(home.port, opened["code"], opened["token"])
        wes = await Player.of(home.port, opened["code"], None, origin=page)
        for each in (ann, wes):
            assert (await each.hear())["type"] == "welcome"
        one_more = await Player.of(home.port, opened["code"], None, origin=page)
        assert await ending(one_more) == ("full", 1013)
        again = await Player.of(home.port, opened["code"], opened["token"])
        assert (await again.hear())["type"] == "welcome"
        for each in (wes, again):
            await each.close()

    run(body)


def test_two_tabs_the_newer_wins_and_the_older_is_told(home: Serving) -> None:
    opened = open_table(home.port)

    async def body() -> None:
        older = await Player.of(home.port, opened["code"], opened["token"])
        await older.hear()
        newer = await Player.of(home.port, opened["code"], opened["token"])
        assert (await newer.hear())["guest"] == opened["guest"]
        assert await ending(older) == ("replaced", 4001)
        assert (await newer.ask("chat", text="still here"))["ok"]
        await newer.close()

    run(body)


async def play(player: Player, moves: int) -> None:
    """Make some moves, whatever they are."""
    while moves and player.table["state"] != "over":
        if player.look is not None and player.look["choices"]:
            action = player.look["choices"][-1]["action"]
            assert (await player.ask("move", version=player.look["version"], action=action))["ok"]
            moves -= 1
        else:
            await player.hear()


def test_a_returning_client_gets_exactly_the_gap(home: Serving) -> None:
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    joined = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Ben"})

    async def body() -> None:
        ann = await Player.of(home.port, opened["code"], opened["token"])
        ben = await Player.of(home.port, opened["code"], joined["token"])
        await ann.hear()
        assert (await ann.ask("start"))["ok"]
        await ben.hear_until("update")
        for _ in range(12):  # ben's line breaks again and again
            mover = ann if ann.look is not None and ann.look["choices"] else ben
            await play(mover, 1)
            if mover is ann:
                last = ben.entries[-1]["number"]
                ben.socket.transport.abort()
                before = ben.entries
                ben = await Player.of(home.port, opened["code"], joined["token"], since=last)
                welcome = await ben.hear()
                assert [entry["number"] for entry in welcome["entries"]] == list(
                    range(last + 1, ann.entries[-1]["number"] + 1)
                )
                ben.entries = before + welcome["entries"]
            else:
                while ann.entries[-1]["number"] < ben.entries[-1]["number"]:
                    await ann.hear()
        await asyncio.sleep(0.05)
        fresh = await Player.of(home.port, opened["code"], joined["token"])
        assert (await fresh.hear())["entries"] == ben.entries
        everything = await Player.of(home.port, opened["code"], joined["token"], since=10**6)
        assert (await everything.hear())["entries"] in ([], ben.entries)
        await ann.close()

    run(body)


def test_a_repeated_move_gets_the_stored_answer_also_after_a_restart(tmp_path: Path) -> None:
    first: dict[str, Any] = {}
    move: dict[str, Any] = {}
    with serving(tmp_path) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def begin() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert player.look is not None
            move.update(type="move", id="one", version=player.look["version"], action="draw")
            await player.say(move)
            first.update(await player.hear_until("answer", id="one"))
            assert first["ok"]
            for _ in range(3):
                await player.say(move)
                assert await player.hear_until("answer", id="one") == first
            stale = await player.ask("move", version=move["version"], action="draw")
            assert stale["problem"]["code"] == "action/stale"
            await player.close()

        run(begin)
    with serving(tmp_path) as running:

        async def again() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            before = len(player.entries)
            await player.say(move)
            assert await player.hear_until("answer", id="one") == first
            assert len(player.entries) == before
            await player.close()

        run(again)


def test_spectators_see_and_can_not_act(home: Serving) -> None:
    opened = open_table(home.port, seats=[{"kind": "me"}, {"kind": "device"}])
    watching = ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": "Wes", "watch": True})

    async def body() -> None:
        page = f"http://localhost:{home.port}"
        for token, origin in ((watching["token"], None), (None, page)):
            watcher = await Player.of(home.port, opened["code"], token, origin=origin)
            welcome = await watcher.hear()
            assert welcome["look"]["choices"] == [] and welcome["seats"] == []
            version = welcome["look"]["version"]
            for kind, facts in (
                ("move", {"version": version, "action": "draw"}),
                ("undo", {"version": version}),
                ("start", {}),
                ("hold", {"away": True}),
                ("remove", {"seat": 0}),
                ("ask_hint", {"version": version}),
                ("ask_leaving", {"version": version}),
                ("ask_plan", {"seat": 0}),
                ("plan_table", {"settings": {}}),
            ):
                assert not (await watcher.ask(kind, **facts))["ok"], kind
            await watcher.close()

    run(body)


def test_a_graceful_end_says_goodbye_and_games_go_on_after_the_restart(tmp_path: Path) -> None:
    ended: list[tuple[str | None, int]] = []
    with serving(tmp_path) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def body() -> int:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            await play(player, 3)
            running.server.stop()
            ended.append(await ending(player))
            return player.look["version"] if player.look else -1

        version = run(body)
    assert ended == [("restart", 1012)]
    with serving(tmp_path) as running:

        async def again() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            assert (await player.hear())["look"]["version"] == version
            await play(player, 3)
            await player.close()

        run(again)


def test_idle_tables_leave_memory_and_come_back(tmp_path: Path) -> None:
    with serving(tmp_path, idle_minutes=1) as running:
        opened = open_table(running.port)
        house = running.house
        house.last_used[opened["code"]] -= 61
        running.inside(house.sweep)
        assert not house.rooms

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            assert (await player.hear())["type"] == "welcome"
            house.last_used[opened["code"]] -= 61
            await asyncio.to_thread(running.inside, house.sweep)
            assert house.rooms, "somebody is there"
            await player.close()

        run(body)


def test_a_table_that_can_not_be_read_does_not_hurt_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        opened = open_table(running.port)
        running.inside(lambda: running.house.store.append("BRKEN2", [(1, b"this is no entry")]))
    with serving(tmp_path) as running:
        status, _, body = request(running.port, "GET", "/api/tables/BRKEN2")
        assert (status, json.loads(body)["code"]) == (500, "table/broken")
        assert ask(running.port, "GET", f"/api/tables/{opened['code']}")["state"] == "playing"
        assert "broken_table" in running.log and "this is no entry" not in running.log


def test_while_nothing_can_be_saved_nothing_happens_and_then_all_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """F3, F4: moves are refused with a reason, nobody is told of them, and play goes on when there is space again."""
    from test_store import Plan

    monkeypatch.setattr("portroyal.server.house.house.LOOK_EVERY", 0.02)
    plan = Plan("database or disk is full")
    with serving(tmp_path, connect=plan.connect) as running:
        opened = open_table(running.port, seats=[{"kind": "me"}, {"kind": "device"}])

        async def logged(words: str) -> None:
            async with asyncio.timeout(20):
                while words not in running.log:
                    await asyncio.sleep(0.01)

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            assert player.look is not None
            version, entries = player.look["version"], len(player.entries)
            plan.arm(1, times=10**9)
            for _ in range(3):
                answer = await player.ask("move", id="same", version=version, action="draw")
                assert answer["problem"]["code"] == "server/cannot_save"
            status, _, text = await asyncio.to_thread(request, running.port, "GET", "/health")
            assert (status, json.loads(text)["writable"]) == (503, False)
            status, _, text = await asyncio.to_thread(request, running.port, "POST", "/api/tables", {
                "name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]
            })  # fmt: skip
            assert (status, json.loads(text)["code"]) == (503, "server/cannot_save")
            assert len(player.entries) == entries
            await logged('"event": "cannot_save", "reason": "database or disk is full"')
            plan.arm(-1)
            assert (await player.ask("move", id="same", version=version, action="draw"))["ok"]
            assert (await asyncio.to_thread(request, running.port, "GET", "/health"))[0] == 200
            await logged("store_found")
            await player.close()

        run(body)


# --- Secrets ---


def test_no_token_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        opened = open_table(running.port, name="Annabel", seats=[{"kind": "me"}, {"kind": "bot"}])
        kept = b"".join(path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())
    assert b"Annabel" in kept
    assert opened["token"].encode() not in kept
    assert b64encode(opened["token"].encode()) not in kept, "entries write bytes so"


def test_the_log_has_no_secrets(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        opened = open_table(
            running.port, name="Annabel", seats=[{"kind": "me"}, {"kind": "device", "name": "Benedict"}]
        )

        async def body() -> None:
            player = await Player.of(running.port, opened["code"], opened["token"])
            await player.hear()
            await player.ask("chat", text="meet me at midnight")
            await play(player, 5)
            await player.say("nonsense with " + opened["token"])
            await player.hear_until("answer")
            await player.close()
            request(running.port, "GET", f"/t/{opened['code']}?token={opened['token']}")
            request(running.port, "POST", "/api/tables", {"name": "Annabel"}, {"Authorization": opened["token"]})
            bad = await Player.of(running.port, opened["code"], opened["token"] + "x")
            await ending(bad)

        run(body)
        seed = running.house.rooms[opened["code"]].table.game
        running.house.log.error("test", ValueError(opened["token"]))
        with pytest.raises(ValueError, match="might be a secret"):
            running.house.log.say("joined", token=opened["token"])  # type: ignore[arg-type]
        metrics = request(running.port, "GET", "/metrics")[2].decode()
    assert seed is not None
    for secret in (opened["token"], "Annabel", "Benedict", "midnight", str(seed.seed)):
        assert secret not in running.log
        assert secret not in metrics
    assert opened["code"] not in metrics
    for line in running.log.splitlines():
        assert json.loads(line)["event"]
