"""F1: `kill -9` under load, fifty times. What was acknowledged, or told to anybody, is there afterwards, and once.

A real server with a real file is killed at a random instant while guests at several tables play random legal moves
as fast as they are answered, talk, take back and ask for a rematch, and others open tables and join them. It is started
again on the same file; everyone comes back, names the last entry seen, gets exactly what is missing, and repeats the
request that was not answered.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import secrets
import shutil
import socket
import sqlite3
import time
from collections import Counter
from contextlib import suppress
from http.client import HTTPException
from pathlib import Path
from typing import Any

import kill_server
from clients import Player, ask
from serving import serving
from websockets.exceptions import WebSocketException

from portroyal import Game
from portroyal.server.house.auth import hash_of, new_code
from portroyal.server.store.sqlite import SqliteStore
from portroyal.server.table.entries import Guest as Guest_
from portroyal.server.table.entries import Joined, Moved, Opened, Rematched, Started, Undone, read
from portroyal.server.table.rules import ruleset_of
from portroyal.server.table.table import Table

KILLS = int(os.environ.get("PORTROYAL_KILLS", "50"))  # more for a longer run
TABLES = 6
PEOPLE = (2, 3, 2, 4, 2, 3)  # at each table
SEED = 20261115


def free_port() -> int:
    """A port below those the system gives to clients: one of ours, knocking while the server is down, would get it."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


Said = dict[str, Any]
# What may be refused of talk and of taking back, when others were faster or it is enough.
TOO_LATE = (
    *("table/undo_asked", "table/undo_refused", "table/nobody_asks", "table/nothing_to_undo", "table/revealed"),
    *("table/absent", "table/enough", "request/too_fast", "campaign/not_reader"),
)


class Guest:
    """Somebody who plays on and on, whatever happens to the server."""

    def __init__(self, party: Party, token: str, guest: int, chance: random.Random) -> None:
        self.party, self.token, self.guest, self.random = party, token, guest, chance
        self.told: dict[int, dict[str, Any]] = {}  # every entry they were told, by number
        self.last = 0
        self.open: dict[str, Any] | None = None  # a request that was not answered yet
        self.acknowledged: dict[str, tuple[int, Said]] = {}  # request id -> number of the entry, and the request
        self.repeated = 0
        self.requests = 0

    async def play(self) -> None:
        """Connect and play until there is a rematch; start again whenever the line breaks."""
        while not self.is_done():
            try:
                await self.play_on_one_line()
            except (OSError, WebSocketException, EOFError, TimeoutError):
                await asyncio.sleep(0.01)

    async def play_on_one_line(self) -> None:
        player = await Player.of(self.party.port, self.party.code, self.token, since=self.last, open_timeout=5)
        try:
            welcome = await player.hear()
            assert welcome["type"] == "welcome", welcome
            self.take_in(welcome["entries"])
            if self.open is not None:
                self.repeated += 1
                await player.say(self.open)
            while not self.is_done():
                self.party.over = self.party.over or player.table["next_code"] is not None
                if self.open is None and not self.party.over and (wish := self.wish(player)) is not None:
                    self.requests += 1
                    self.open = {"id": f"{self.guest}-{self.requests}", **wish}
                    await player.say(self.open)
                if not self.is_done():
                    self.hear(await player.hear())
        finally:
            player.socket.transport.abort()

    def is_done(self) -> bool:
        """Is everything said and answered?"""
        return self.party.over and self.open is None

    def wish(self, player: Player) -> Said | None:
        """What they say next: mostly a move."""
        look = player.look
        if look is None:
            return None
        if player.table["state"] == "over":
            return {"type": "rematch"}
        page = player.table["page"]
        if page is not None:
            return {"type": "turn_page", "page": page["number"]} if page["reader"] in self.party.seats(self) else None
        if self.told[self.last]["kind"] == "undo_asked" and self.told[self.last]["seat"] not in self.party.seats(self):
            return {"type": "undo_answer", "agree": self.random.random() < 0.7}
        if look["can_undo"] and self.random.random() < 0.2:
            return {"type": "undo", "version": look["version"]}
        if self.random.random() < 0.03:
            return {"type": "chat", "text": "Well played"}
        if not look["choices"]:
            return None
        return {"type": "move", "version": look["version"], "action": self.random.choice(look["choices"])["action"]}

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "update":
            self.take_in(message["entries"])
        elif message["type"] == "answer":
            assert self.open is not None and message["id"] == self.open["id"]
            if message["ok"]:
                assert self.open["id"] not in self.acknowledged
                if message["number"] is not None:
                    self.acknowledged[self.open["id"]] = (message["number"], self.open)
            else:
                # What was lost with the server may be too late when it is said again: where somebody took back, another
                # decides by now.
                late = ("action/stale", "action/not_yours", "server/cannot_save", "table/over", "campaign/page_open")
                code = message["problem"]["code"]
                assert code in late or (self.open["type"] != "move" and code in TOO_LATE), message
            self.open = None

    def take_in(self, entries: list[dict[str, Any]]) -> None:
        """Exactly the gap: nothing missing, nothing twice."""
        for entry in entries:
            assert entry["number"] == self.last + 1, f"{entry['number']} came after {self.last}"
            self.last = entry["number"]
            self.told[self.last] = entry


class Party:
    """A table and its people."""

    def __init__(self, port: int, people: int, chance: random.Random) -> None:
        self.port, self.over = port, False
        seats: list[dict[str, str]] = [{"kind": "me"}, *({"kind": "open"} for _ in range(people - 1))]
        if people == 2:
            seats.append({"kind": "bot", "bot": "bosun"})  # whose moves are told, and so must be there afterwards
        settings: dict[str, Any] = {"pace": "instant"}
        is_campaign = people == 4
        if is_campaign:
            settings["modules"] = ["base", "adventure"]
        wanted = {"name": "A", "seats": seats, "settings": settings, "campaign": is_campaign}
        opened = ask(port, "POST", "/api/tables", wanted)
        self.code, self.token = opened["code"], opened["token"]
        self.guests = [Guest(self, opened["token"], opened["guest"], chance)]
        for number in range(1, people):
            joined = ask(port, "POST", f"/api/tables/{self.code}/guests", {"name": "BCDE"[number - 1]})
            self.guests.append(Guest(self, joined["token"], joined["guest"], chance))

    def seats(self, guest: Guest) -> list[int]:
        """Nobody moves to another seat here."""
        return [at for at, each in enumerate(self.guests) if each is guest]

    def all_acknowledged(self) -> list[Said]:
        """What was asked for and has happened."""
        return [said for guest in self.guests for _, said in guest.acknowledged.values()]

    @property
    def acknowledged(self) -> int:
        return sum(len(guest.acknowledged) for guest in self.guests)

    async def begin(self) -> None:
        host = await Player.of(self.port, self.code, self.token)
        answer = await host.ask("start")
        assert answer["ok"], answer
        await host.close()


class Newcomers:
    """People who open tables and join them, one after the other, whether the server is there or not."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.opened: dict[str, str] = {}  # the token of the host, by code
        self.joined: list[tuple[str, str]] = []  # codes, and tokens that were admitted

    async def come(self) -> None:
        plan = {"name": "A", "seats": [{"kind": "me"}, {"kind": "open"}]}
        while True:
            opened = await self.ask("/api/tables", plan)
            self.opened[opened["code"]] = opened["token"]
            secret = secrets.token_urlsafe(24)
            await self.ask(f"/api/tables/{opened['code']}/guests", {"name": "B", "token": secret})
            self.joined.append((opened["code"], secret))
            await asyncio.sleep(0.2)

    async def ask(self, path: str, body: dict[str, Any]) -> Any:
        """Until there is an answer: who joins with a token of their own has come once."""
        while True:
            with suppress(OSError, HTTPException, ValueError):
                answer = await asyncio.to_thread(ask, self.port, "POST", path, body)
                if "token" in answer:
                    return answer
            await asyncio.sleep(0.02)

    def check(self, found: dict[str, list[bytes]]) -> None:
        """Everybody who was told that they are in is, and once."""
        for code, secret in self.opened.items():
            assert hash_of(secret) in [guest.token for guest in guests_in(found[code])]
        for code, secret in self.joined:
            assert [guest.token for guest in guests_in(found[code])].count(hash_of(secret)) == 1


def guests_in(bodies: list[bytes]) -> list[Guest_]:
    """Everybody who ever came to a table."""
    entries = [read(body) for body in bodies]
    came = [entry.who for entry in entries if isinstance(entry, Joined)]
    return [*(guest for entry in entries if isinstance(entry, Opened) for guest in entry.guests), *came]


def stored(data: Path, copy: Path) -> dict[str, list[bytes]]:
    """What lies in the file, read from a copy: the server must recover by itself."""
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(data, copy)
    with sqlite3.connect(copy / "tables.db") as connection:
        found: dict[str, list[bytes]] = {}
        for code, number, body in connection.execute("SELECT code, number, body FROM entries ORDER BY code, number"):
            entries = found.setdefault(code, [])
            assert number == len(entries) + 1, f"{code}: a gap before {number}"
            entries.append(body)
    connection.close()
    return found


def check(parties: list[Party], found: dict[str, list[bytes]]) -> int:
    """Everything acknowledged and everything told is there, and nothing twice; how many acknowledgements."""
    count = 0
    for party in parties:
        entries = [read(body) for body in found[party.code]]
        said = Counter((entry.guest, entry.request) for entry in entries if entry.request is not None)
        assert not [each for each, times in said.items() if times > 1], "applied twice"
        for guest in party.guests:
            for name, (number, said) in guest.acknowledged.items():
                assert number <= len(entries), f"acknowledged entry {number} of {party.code} is lost"
                entry = entries[number - 1]
                assert (entry.guest, entry.request) == (guest.guest, name)
                assert not isinstance(entry, Moved) or entry.action == said["action"]
                assert not isinstance(entry, Rematched) or isinstance(read(found[entry.code][0]), Opened)
                count += 1
            assert guest.last <= len(entries), f"entry {guest.last} of {party.code} was told and is lost"
            for number, told in guest.told.items():
                assert told["at"] == entries[number - 1].at
    return count


def hashes(bodies: list[bytes]) -> tuple[str, str]:
    """The hash of a table's game as the server rebuilds it, and of the same seed and actions played by the engine."""
    entries = [read(body) for body in bodies]
    table = Table.of(entries)
    assert table.game is not None
    started = next(entry for entry in entries if isinstance(entry, Started))
    rules = ruleset_of(table.settings, len(started.places))
    game = Game.deal(rules, seed=started.seed, start=started.start)
    for entry in entries:
        if isinstance(entry, Moved):
            game.play(entry.action)
        elif isinstance(entry, Undone):
            for _ in range(entry.actions):
                game.undo()
    return table.game.hash, game.hash


def test_fifty_kills_under_load_lose_and_double_nothing(tmp_path: Path) -> None:
    data, copy, port = tmp_path / "data", tmp_path / "copy", free_port()
    chance = random.Random(SEED)
    context = kill_server.forking()
    downtimes: list[float] = []

    async def up(process: Any) -> None:
        """Until the server answers."""
        begun = time.monotonic()
        while True:
            assert process.is_alive(), "the server did not start"
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                await asyncio.sleep(0.01)
        downtimes.append(time.monotonic() - begun)

    async def some_moves(parties: list[Party]) -> None:
        """Until some more moves were acknowledged, and a little longer; now and then not even that."""
        enough = sum(party.acknowledged for party in parties) + chance.choice([0, 5, 10, 20, 30])
        begun = time.monotonic()
        while sum(party.acknowledged for party in parties) < enough and time.monotonic() - begun < 5:
            await asyncio.sleep(0.002)
        await asyncio.sleep(chance.uniform(0, 0.02))

    async def evening() -> tuple[int, int, int]:
        process = kill_server.start(context, data, port)
        await up(process)
        finished: list[Party] = []
        parties: list[Party] = []
        playing: dict[Party, asyncio.Task[Any]] = {}

        async def sit_down() -> None:
            while len(parties) < TABLES:
                party = await asyncio.to_thread(Party, port, PEOPLE[len(parties)], chance)
                await party.begin()
                parties.append(party)
                playing[party] = asyncio.create_task(everyone(party))

        newcomers = Newcomers(port)
        coming = asyncio.create_task(newcomers.come())

        async def everyone(party: Party) -> None:
            async with asyncio.TaskGroup() as group:
                for guest in party.guests:
                    group.create_task(guest.play())

        for _ in range(KILLS):
            for party in [party for party in parties if party.over]:
                await playing.pop(party)
                parties.remove(party)
                finished.append(party)
            await sit_down()
            await some_moves(parties)
            process.kill()
            process.join()
            for task in playing.values():
                if task.done():
                    await task  # a guest who found something wrong
            found = stored(data, copy)
            check([*parties, *finished], found)
            newcomers.check(found)
            process = kill_server.start(context, data, port)
            await up(process)
        await some_moves(parties)
        for task in (*playing.values(), coming):
            task.cancel()
        await asyncio.gather(*playing.values(), coming, return_exceptions=True)
        assert (await asyncio.to_thread(ask, port, "GET", "/health"))["ok"], "it listens before it minds signals"
        process.terminate()
        await asyncio.to_thread(process.join, 60)
        assert process.exitcode == 0, "the server did not end gracefully"
        everything = stored(data, copy)
        acknowledged = check([*parties, *finished], everything)
        newcomers.check(everything)
        assert newcomers.joined
        for bodies in everything.values():
            if any(isinstance(read(body), Started) for body in bodies):
                rebuilt, played = hashes(bodies)
                assert rebuilt == played
        print(Counter(said["type"] for party in [*parties, *finished] for said in party.all_acknowledged()))
        repeated = sum(guest.repeated for party in [*parties, *finished] for guest in party.guests)
        return acknowledged, repeated, len(everything)

    begun = time.monotonic()
    acknowledged, repeated, tables = asyncio.run(evening())
    seconds = time.monotonic() - begun
    print(
        f"{KILLS} kills in {seconds:.0f} s: {acknowledged} acknowledged moves at {tables} tables, {repeated} requests "
        f"said again, back after {sum(downtimes) / len(downtimes):.2f} s on average, {max(downtimes):.2f} at most"
    )
    assert acknowledged > 2 * KILLS
    assert repeated > 0


def test_a_server_with_many_open_tables_answers_at_once_and_has_each_when_it_is_asked_for(tmp_path: Path) -> None:
    """Recovery: nobody waits for the tables of others, and one of them comes back in a few milliseconds."""
    tables = 300
    codes = [code for _, code in zip(range(tables), iter(new_code, ""), strict=False)]

    async def fill() -> None:
        opened, *rest = long_game()
        store = SqliteStore(tmp_path / "tables.db")
        for code in codes:
            entries = [opened.replace(b"T00000", code.encode()), *rest]
            await store.append(code, list(enumerate(entries, 1)))
        store.close()

    asyncio.run(fill())
    with serving(tmp_path) as running:
        begun, started = time.process_time(), time.monotonic()
        for code in codes[-20:]:
            assert ask(running.port, "GET", f"/api/tables/{code}")["state"] == "playing"
        while len(running.house.rooms) < tables:
            time.sleep(0.05)
            assert time.monotonic() - started < 60, "bringing tables back takes too long"
    print(f"{tables} tables of {len(long_game())} entries are back after {time.process_time() - begun:.1f} s of work")


def long_game() -> list[bytes]:
    """The entries of a game of four, played to just before its end."""
    seats = [{"kind": "person", "guest": 1, "name": name, "color": 0} for name in "ABCD"]
    token = "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
    opened = {
        "kind": "opened",
        "number": 1,
        "at": 0.0,
        "code": "T00000",
        "host": 1,
        "guests": [{"number": 1, "name": "A", "color": 0, "token": token}],
        "places": seats,
        "settings": {},
    }
    started = {"kind": "started", "number": 2, "at": 0.0, "seed": "7", "rules": 1, "start": 0, "places": seats}
    game, chance, moves = Game.new(4, seed="7", version=1), random.Random(3), []
    while not game.over and len(moves) < 290:
        action = chance.choice(game.legal())
        seat = game.actor
        game.play(action)
        moves.append({"kind": "moved", "number": len(moves) + 3, "at": 0.0, "seat": seat, "action": action.words})
    return [json.dumps(each).encode() for each in (opened, started, *moves[:-1])]
