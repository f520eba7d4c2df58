"""A game told again: each moment as a seat saw it then, nothing that it could not know, and on from there."""

from __future__ import annotations

import asyncio
import gzip
import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from clients import Player, ask, open_table, request
from evenings import Client, evening, parts_for, play_to_the_end, sit_down
from serving import Serving, serving

from portroyal import Game
from portroyal.bots import create
from portroyal.errors import PortRoyalError
from portroyal.modules import mixes, players_of
from portroyal.seeds import random_for
from portroyal.server.network.doors import HEADERS
from portroyal.server.protocol import Look, Replay
from portroyal.server.protocol.replay import LARGEST_RECORD, LONGEST_RECORD
from portroyal.server.room.replaying import job_for, told_again
from portroyal.server.room.room import Room
from portroyal.server.table.retelling import continued, retold
from portroyal.server.table.table import Table

NOTHING_TO_DO = ("choices", "can_undo")  # of what is past

MIXES = [*(mix for mix in mixes() if "adventure" not in mix), ("base", "adventure")]


def game_of(mix: tuple[str, ...], seed: int = 3, players: int = 4, actions: int = 2000) -> Game:
    """A game some way on, or to its end, by bots."""
    fewest, most = players_of(mix)
    game = Game.new(players=min(max(players, fewest), most), modules=mix, seed=seed)
    bot, chance = create("deckhand"), random_for(seed, "bot")
    while not game.over and game.version < actions:
        view = game.view(game.actor)
        game.play(bot.choose(view, view.actions, chance))
    return game


def whole_looks(told: list[dict[str, Any]]) -> list[Look]:
    """The looks of a replay, put together as a client does."""
    looks: list[Look] = []
    now: dict[str, Any] = {}
    for change in told:
        now = now | change
        looks.append(msgspec.convert(msgspec.to_builtins(now), Look))
    return looks


def without_choices(look: Look) -> dict[str, Any]:
    """A look as plain data, as far as it is not about what may be done now."""
    plain = msgspec.to_builtins(look)
    for name in NOTHING_TO_DO:
        del plain[name]
    for offer in (*plain["offers"], *plain["claims"]):
        offer["action"] = offer["why"] = None
        offer["decline"] = None
    for contract in plain["contracts"]:
        contract["action"] = contract["why"] = contract["status"] = None
    return plain


async def replayed(room: Room, client: Client, seat: int | None, *, is_open: bool = False) -> Replay:
    told = await told_again(room.parts.thinker, job_for(room, client.guest, seat, is_open=is_open))
    return msgspec.json.decode(gzip.decompress(told), type=Replay)


# --- What is told ---


def test_each_moment_is_told_again_as_the_seat_saw_it_then() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, ["deckhand"], modules=("base", "gambler"))
        seen: dict[int, dict[str, Any]] = {}
        for _ in range(4000):
            for client in (ann, ben):
                client.hear()
                assert client.look is not None
                if client is ann:
                    seen[client.look.version] = without_choices(client.look)
            if room.table.state == "over":
                break
            decider = next((client for client in (ann, ben) if client.decides), None)
            if decider is not None:
                assert decider.look is not None
                await decider.move(random.Random(room.table.version).choice(decider.look.choices).action)
            await asyncio.sleep(0.01)
        assert room.table.state == "over" and len(seen) > 50
        told = await replayed(room, ann, 0)
        looks = whole_looks(told.looks)
        for version, look in seen.items():
            assert without_choices(looks[version]) == look
        moved = [entry for entry in ann.entries.values() if entry.kind == "moved"]
        assert [entry.events for entry in told.entries[1:]] == [entry.events for entry in moved]
        assert [entry.safe for entry in told.entries[1:]] == [entry.safe for entry in moved]
        await room.close()

    evening(play())


@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_a_record_of_every_module_is_told_again_and_can_be_gone_on_from(mix: tuple[str, ...]) -> None:
    game = game_of(mix)
    record = game.record()
    for seat in (None, 0, game.players - 1):
        told = retold(record, seat, "exact", is_open=True)
        looks = whole_looks(told["looks"])
        assert len(looks) == len(told["entries"]) == len(told["hidden"]) == len(record["actions"]) + 1
        assert looks[-1].outcome is not None and looks[-1].phase == "over"
        assert all(not look.choices for look in looks)
    move = len(record["actions"]) // 2
    for same in (True, False):
        entries = continued(
            record, move, 0, ("Ada", 3), None, same=same, code="AHEAD1", token=b"1", at=0.0, seed="another"
        )
        table = Table.of(entries)
        assert table.game is not None and table.places[0].name == "Ada"
        now = without_choices(whole_looks(retold(table.game.record(), 0, "exact")["looks"])[0])
        then = without_choices(whole_looks(retold(record, 0, "exact")["looks"])[move])
        for plain in (now, then):
            del plain["version"], plain["busted"]
            for player in plain["players"]:
                del player["name"]
        assert now == then
        if same:
            for words in record["actions"][move:]:
                table.game.play(words)
            assert table.game.over


def test_cards_that_the_seat_could_not_know_are_dealt_anew_unless_the_same_are_wanted() -> None:
    record = game_of(("base",)).record()

    def deck(seed: str, *, same: bool) -> list[str]:
        entries = continued(record, 40, 1, ("Ada", 0), None, same=same, code="AHEAD1", token=b"1", at=0.0, seed=seed)
        game = Table.of(entries).game
        assert game is not None
        return game.to_position()["deck"]

    assert deck("one", same=True) == deck("two", same=True)
    assert deck("one", same=False) != deck("two", same=False)
    assert deck("one", same=False) != deck("one", same=True)


def test_nobody_goes_on_from_the_end_or_from_behind_it() -> None:
    record = game_of(("base",)).record()
    for move, code in ((len(record["actions"]), "replay/over"), (LONGEST_RECORD, "replay/no_such_moment")):
        with pytest.raises(PortRoyalError) as refused:
            continued(record, move, 0, ("Ada", 0), None, same=True, code="AHEAD1", token=b"1", at=0.0, seed="1")
        assert refused.value.code == code


# --- Secrets ---


# A batch joins the deck of a chapter by a shuffle: there is no twin with the same beginning. See test_wire_secrecy.
@pytest.mark.parametrize("mix", MIXES[:-1], ids="+".join)
def test_what_is_told_again_of_a_running_game_does_not_depend_on_cards_nobody_has_seen(mix: tuple[str, ...]) -> None:
    start = Game.new(players=players_of(mix)[1], modules=mix, seed=11).to_position()
    for seed in range(3):
        game = Game.from_position(start)
        bot, chance = create("deckhand"), random_for(seed, "bot")
        while not game.over and len(game.to_position()["deck"]) > 12 and game.version < 60:
            view = game.view(game.actor)
            game.play(bot.choose(view, view.actions, chance))
        left = len(game.to_position()["deck"])
        rest = start["deck"][-left:]
        random.Random(seed).shuffle(rest)
        twin = Game.from_position({**start, "deck": [*start["deck"][:-left], *rest], "seed": "another"})
        for words in game.record()["actions"]:
            twin.play(words)
        assert twin.to_position()["deck"] != game.to_position()["deck"]
        for seat in (None, *range(game.players)):
            told = [msgspec.json.encode(retold(each.record(), seat, "exact")) for each in (game, twin)]
            assert told[0] == told[1]


def test_while_a_game_runs_everybody_looks_back_through_their_own_eyes_alone() -> None:
    async def play() -> None:
        room, (ann, ben, watcher) = await sit_down(2, watchers=1)
        stranger = Client(room, None)
        for client, own, others in ((ann, [0], [1, None]), (ben, [1], [0, None]), (watcher, [None], [0, 1])):
            for seat in own:
                told = await replayed(room, client, seat)
                assert told.eyes == own and not told.over and told.hidden is None and not told.can_open
                assert not whole_looks(told.looks)[-1].choices
                with pytest.raises(PortRoyalError, match="once the game is over"):
                    await replayed(room, client, seat, is_open=True)
            for seat in others:
                with pytest.raises(PortRoyalError, match="what they saw themselves"):
                    await replayed(room, client, seat)
        with pytest.raises(PortRoyalError) as refused:
            await replayed(room, stranger, None)
        assert refused.value.code == "guest/no_token"
        await room.close()

    evening(play())


def test_a_finished_game_is_open_to_whoever_may_come_to_its_table() -> None:
    async def play() -> None:
        for spectators in (True, False):
            parts = parts_for(2)
            room, clients = await sit_down(2, parts=parts, spectators=spectators)
            await play_to_the_end(clients)
            for seat in (0, 1, None):
                told = await replayed(room, clients[0], seat, is_open=True)
                assert told.over and told.can_open and told.hidden is not None and told.mine == [0]
            stranger = Client(room, None)
            if spectators:
                assert (await replayed(room, stranger, 1)).mine == []
            else:
                with pytest.raises(PortRoyalError, match="not open to watchers"):
                    await replayed(room, stranger, 1)
            await room.close()

    evening(play())


# --- By HTTP ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder, site = tmp_path_factory.mktemp("data"), "https://blog.example.org"
    with serving(folder, embed=(site,), rate=2000, burst=2000) as running:
        yield running


def bearer(guest: dict[str, Any]) -> dict[str, str]:
    return {"authorization": f"Bearer {guest['token']}"}


def finish(server: Serving, guest: dict[str, Any]) -> None:
    """Play a table to its end, the first choice each time."""

    async def play() -> None:
        player = await Player.of(server.port, guest["code"], guest["token"])
        while player.look is None or player.look["outcome"] is None:
            await player.hear()
            if player.look and player.look["choices"]:
                choices = player.look["choices"]
                action = random.Random(player.look["version"]).choice(choices)["action"]
                await player.say(
                    {
                        "type": "move",
                        "id": f"m{player.look['version']}",
                        "version": player.look["version"],
                        "action": action,
                    }
                )
                player.look = None
        await player.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_running_game_is_told_again_to_its_guests_alone(server: Serving) -> None:
    guest = open_table(server.port)
    path = f"/api/tables/{guest['code']}/replay"
    assert request(server.port, "GET", path)[0] == 401
    assert request(server.port, "GET", path, headers={"authorization": "Bearer " + "x" * 40})[0] == 401
    assert request(server.port, "GET", f"{path}?seat=1", headers=bearer(guest))[0] == 403
    assert request(server.port, "GET", f"{path}?seat=0&open=1", headers=bearer(guest))[0] == 403
    assert request(server.port, "GET", f"{path}?seat=x", headers=bearer(guest))[0] == 400
    told = ask(server.port, "GET", f"{path}?seat=0", headers=bearer(guest))
    assert told["seat"] == 0 and told["hidden"] is None and "seed" not in json.dumps(told)
    body = {"name": "Ada", "move": 0, "seat": 0}
    refused = request(server.port, "POST", f"/api/tables/{guest['code']}/continue", body, bearer(guest))
    assert refused[0] == 409 and json.loads(refused[2])["code"] == "table/not_over"


def test_a_finished_game_is_told_by_its_link_and_goes_on_at_a_table_of_ones_own(server: Serving) -> None:
    guest = open_table(server.port)
    finish(server, guest)
    path = f"/api/tables/{guest['code']}"
    told = ask(server.port, "GET", f"{path}/replay?seat=1&open=1")
    assert told["over"] and len(told["hidden"]) == len(told["looks"])
    record = ask(server.port, "GET", f"{path}/record")
    assert told["entries"][-1]["version"] == len(record["actions"])
    body = {"name": "Ada", "move": len(record["actions"]) // 2, "seat": 1}
    status, _, answer = request(server.port, "POST", f"{path}/continue", body)
    assert status == 201
    mine = json.loads(answer)
    assert mine["seats"] == [1]
    info = ask(server.port, "GET", f"/api/tables/{mine['code']}")
    assert info["state"] == "playing" and [seat["kind"] for seat in info["seats"]] == ["bot", "person"]


def test_a_record_that_is_sent_is_told_again_and_kept_nowhere(server: Serving) -> None:
    record = game_of(("base", "gambler")).record()
    tables = len(server.house.rooms)
    told = ask(server.port, "POST", "/api/replays", {"record": record, "seat": 2, "open": True})
    assert told["seat"] == 2 and told["mine"] == [] and told["eyes"] == [0, 1, 2, 3, None]
    assert [seat["name"] for seat in told["table"]["seats"]] == record["names"]
    assert len(told["looks"]) == len(record["actions"]) + 1
    assert len(server.house.rooms) == tables
    body = {"record": record, "name": "Ada", "move": 30, "seat": 2, "same": True}
    mine = ask(server.port, "POST", "/api/replays/continue", body)
    assert mine["seats"] == [2]


def test_a_bad_record_is_refused_with_the_reason(server: Serving) -> None:
    record = game_of(("base",)).record()
    bad: dict[str, dict[str, Any]] = {
        "record/unreadable": {"hello": 1},
        "record/format": record | {"format": 7},
        "record/rules": record | {"rules": 99},
        "record/action": record | {"actions": ["draw", "dance"]},
        "record/outcome": record | {"actions": record["actions"][:-3]},
        "record/hash": record | {"hash": "0" * 64},
        "record/too_long": record | {"actions": ["draw"] * (LONGEST_RECORD + 1)},
    }
    for code, each in bad.items():
        for path, body in (
            ("/api/replays", {"record": each}),
            ("/api/replays/continue", {"record": each, "name": "Ada", "move": 1, "seat": 0}),
        ):
            status, _, answer = request(server.port, "POST", path, body)
            assert (status, json.loads(answer)["code"]) == (400, code)
    for body in ({"record": [1]}, {"record": record, "seat": 9}, {}):
        assert request(server.port, "POST", "/api/replays", body)[0] == 400
    assert request(server.port, "POST", "/api/replays", {"record": record, "seat": 4})[0] == 400
    assert request(server.port, "POST", "/api/replays", raw=b"{" + b" " * LARGEST_RECORD)[0] == 413


def test_only_the_page_for_other_sites_can_be_framed_and_by_those_alone_that_are_named(server: Serving) -> None:
    ours, theirs = (request(server.port, "GET", path)[1] for path in ("/replay/ABCDEF", "/embed/ABCDEF"))
    assert ours["content-security-policy"] == HEADERS["content-security-policy"]
    assert ours["x-frame-options"] == "DENY"
    assert theirs["content-security-policy"].endswith("frame-ancestors https://blog.example.org")
    assert "x-frame-options" not in theirs and "script-src 'self'" in theirs["content-security-policy"]


def test_without_a_site_that_is_named_nothing_can_be_framed(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        headers = request(running.port, "GET", "/embed/ABCDEF")[1]
        assert headers["x-frame-options"] == "DENY"
        assert headers["content-security-policy"] == HEADERS["content-security-policy"]
