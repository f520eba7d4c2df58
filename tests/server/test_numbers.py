"""Numbers of players, kept without an account: a code moves them to another device and nobody finds them without it."""

from __future__ import annotations

from pathlib import Path

from clients import ask, request
from serving import serving

from portroyal.server.network.numbers import name_of, new_recovery_code

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
        for path, body in (("/bring", {}), ("", {"games": GAMES})):
            gone = ask(running.port, "POST", f"/api/numbers{path}", {"code": kept["code"], **body})
            assert gone["code"] == "numbers/unknown"
    assert kept["code"].replace("-", "").encode() not in (tmp_path / "chest.db").read_bytes()


def test_a_server_keeps_no_numbers_where_its_host_does_not_want_to(tmp_path: Path) -> None:
    with serving(tmp_path, numbers="off") as running:
        assert ask(running.port, "GET", "/api/info")["keeps_numbers"] is False
        assert ask(running.port, "POST", "/api/numbers", {"games": GAMES})["code"] == "numbers/not_here"


def test_too_much_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        status, _, _ = request(running.port, "POST", "/api/numbers", {"games": [{"code": "x" * 400_000}]})
        assert status == 413
        assert ask(running.port, "POST", "/api/numbers", {"games": [{}] * 1001})["code"] == "request/unreadable"


def test_codes_are_read_in_any_way_they_are_written_down() -> None:
    code = new_recovery_code()
    assert name_of(code) == name_of(code.lower()) == name_of(code.replace("-", "")) != name_of(new_recovery_code())
