"""Numbers of players, kept without an account: a code moves them to another device and nobody finds them without it."""

from __future__ import annotations

import gzip
import json
import secrets
import socket
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
from clients import ask, request
from serving import serving

from portroyal.server.network.numbers import merged, name_of, new_recovery_code
from portroyal.server.protocol.numbers import LARGEST_NUMBERS

GAMES = [{"code": "K7XW2M", "won": True, "influence": 12}]


def test_a_code_moves_numbers_to_another_device_and_deletes_them(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        kept = ask(running.port, "POST", "/api/numbers", {"games": GAMES})
        found = ask(running.port, "POST", "/api/numbers/bring", {"code": kept["code"].lower().replace("-", " ")})
        assert found["games"] == GAMES
        more = [*GAMES, {"code": "AAAAAA"}]
        assert ask(running.port, "POST", "/api/numbers", {"games": more, "code": kept["code"]})["code"] == kept["code"]
        assert kept["code"] not in running.log
    with serving(tmp_path) as running:  # they are still there after a restart
        assert ask(running.port, "POST", "/api/numbers/bring", {"code": kept["code"]})["games"] == more
        ask(running.port, "POST", "/api/numbers/forget", {"code": kept["code"]})
        for path, body in (("/bring", {}), ("/forget", {}), ("", {"games": GAMES})):
            gone = ask(running.port, "POST", f"/api/numbers{path}", {"code": kept["code"], **body})
            assert gone["code"] == "numbers/unknown"
        for mistyped in ("x", "ABCD EFGH"):  # however short it is
            assert ask(running.port, "POST", "/api/numbers/bring", {"code": mistyped})["code"] == "numbers/unknown"
    assert kept["code"].replace("-", "").encode() not in (tmp_path / "chest.db").read_bytes()


def test_two_devices_with_one_code_take_nothing_from_each_other(tmp_path: Path) -> None:
    first, second, third = ({"code": name, "at": at} for at, name in enumerate("ABC"))
    with serving(tmp_path) as running:
        code = ask(running.port, "POST", "/api/numbers", {"games": [first]})["code"]
        ask(running.port, "POST", "/api/numbers", {"games": [first, second], "code": code})
        kept = ask(running.port, "POST", "/api/numbers", {"games": [first, third], "code": code})
        assert kept["games"] == [first, second, third]  # which the device takes over
        assert ask(running.port, "POST", "/api/numbers/bring", {"code": code})["games"] == kept["games"]


def test_what_two_devices_bring_has_an_end_and_the_oldest_makes_room() -> None:
    before = [{"code": f"before-{at}", "at": at} for at in range(1000)]
    after = [{"code": f"after-{at}", "at": 500 + at} for at in range(0, 1000, 2)]
    both = merged(before, after)
    when = [game["at"] for game in both]
    assert len(both) == 1000 and when == sorted(when) and when[-1] == 1498
    large = [{"code": str(at), "at": at, "more": "x" * 1000} for at in range(1000)]
    fitting = merged([], large)
    assert len(json.dumps(fitting, separators=(",", ":"))) < LARGEST_NUMBERS and fitting[-1] == large[-1]
    assert merged([{"code": "A", "at": "never"}], [{}, {"code": 7}, {"code": 7}]) == [
        {"code": "A", "at": "never"},
        {},
        {"code": 7},
    ]


def test_a_server_keeps_no_numbers_where_its_host_does_not_want_to(tmp_path: Path) -> None:
    with serving(tmp_path, numbers="off") as running:
        assert ask(running.port, "GET", "/api/info")["keeps_numbers"] is False
        assert ask(running.port, "POST", "/api/numbers", {"games": GAMES})["code"] == "numbers/not_here"


def test_what_lies_there_is_deleted_also_where_nothing_is_kept_any_more(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        code = ask(running.port, "POST", "/api/numbers", {"games": GAMES})["code"]
    with serving(tmp_path, numbers="off") as running:
        assert ask(running.port, "POST", "/api/numbers/forget", {"code": code})["games"] == []
        assert ask(running.port, "POST", "/api/numbers/forget", {"code": code})["code"] == "numbers/unknown"


def test_as_much_as_the_page_of_the_protocol_says_comes_through_also_in_packets_of_a_network(tmp_path: Path) -> None:
    games = [{"code": secrets.token_hex(140)} for _ in range(1000)]  # which no packing makes small
    body = json.dumps({"games": games}).encode()
    assert LARGEST_NUMBERS * 0.7 < len(body) < LARGEST_NUMBERS
    with serving(tmp_path) as running, socket.create_connection(("127.0.0.1", running.port), timeout=60) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.sendall(b"POST /api/numbers HTTP/1.1\r\nHost: localhost:%d\r\n" % running.port)
        raw.sendall(b"Content-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body))
        for at in range(0, len(body), 1400):
            raw.sendall(body[at : at + 1400])
            time.sleep(0.001)  # so that each arrives by itself
        assert raw.recv(100).startswith(b"HTTP/1.1 200 ")


def test_nobody_else_on_the_machine_reads_them(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ask(running.port, "POST", "/api/numbers", {"games": GAMES})
        files = list(tmp_path.glob("chest.db*"))
        assert len(files) > 1 and all(stat.S_IMODE(each.stat().st_mode) == 0o600 for each in files)


def test_one_address_takes_neither_the_places_of_all_nor_the_disk(tmp_path: Path) -> None:
    with serving(tmp_path, proxy=("127.0.0.1",), disk_megabytes_by_address=1) as running:

        def keep(address: str, games: list[dict[str, str]], code: str | None = None) -> str:
            body = {"games": games} | ({"code": code} if code else {})
            return ask(running.port, "POST", "/api/numbers", body, {"x-forwarded-for": address})["code"]

        codes = [keep("192.0.2.1", GAMES) for _ in range(25)]
        assert codes[-1] == "request/too_fast" and "request/too_fast" not in codes[:20]
        assert keep("192.0.2.1", GAMES, codes[0]) == codes[0]  # who has a code goes on
        large = [{"code": secrets.token_hex(150)} for _ in range(1000)]
        assert "server/too_much_written" in [keep("192.0.2.2", large) for _ in range(12)]
        mine = keep("192.0.2.3", large)
        assert {keep("192.0.2.3", large, mine) for _ in range(12)} == {mine}  # what takes no more room is not counted


def test_too_much_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        status, _, _ = request(running.port, "POST", "/api/numbers", {"games": [{"code": "x" * 400_000}]})
        assert status == 413
        assert ask(running.port, "POST", "/api/numbers", {"games": [{}] * 1001})["code"] == "request/unreadable"


def test_codes_are_read_in_any_way_they_are_written_down() -> None:
    code = new_recovery_code()
    assert name_of(code) == name_of(code.lower()) == name_of(code.replace("-", "")) != name_of(new_recovery_code())


def test_what_many_devices_bring_at_once_is_all_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        code = ask(running.port, "POST", "/api/numbers", {"games": []})["code"]
        devices = [[{"code": f"T{number}", "at": number, "more": "x" * 20_000}] for number in range(12)]

        def bring(games: list[dict[str, object]]) -> str:
            return ask(running.port, "POST", "/api/numbers", {"games": games, "code": code})["code"]

        with ThreadPoolExecutor(12) as threads:
            assert set(threads.map(bring, devices)) == {code}
        found = ask(running.port, "POST", "/api/numbers/bring", {"code": code})["games"]
        assert [game["code"] for game in found] == [f"T{number}" for number in range(12)]


def test_nothing_is_left_in_the_files_of_what_was_deleted(tmp_path: Path) -> None:
    def files() -> bytes:
        return b"".join(file.read_bytes() for file in sorted(tmp_path.glob("chest.db*")))

    with serving(tmp_path) as running:
        games = [{"code": secrets.token_hex(100)}]
        code = ask(running.port, "POST", "/api/numbers", {"games": games})["code"]
        kept = gzip.compress(msgspec.json.encode(games), 5, mtime=0)
        assert kept in files()
        ask(running.port, "POST", "/api/numbers/forget", {"code": code})
        assert kept not in files() and name_of(code).encode() not in files()
