"""Long stories are written once, and always told as they are."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec import structs

from portroyal.server.protocol import OpenTable, SeatPlan
from portroyal.server.room.messages import PIECE, Messages, bundled
from portroyal.server.room.pages import PAGE, Pages, Shelf
from portroyal.server.table.coming import open_table
from portroyal.server.table.entries import Spoke
from portroyal.server.table.table import Table


def long_table(length: int) -> Table:
    plans = [SeatPlan(kind="me"), SeatPlan(kind="open")]
    table = Table.of(open_table("AAAAAA", OpenTable(name="Ann", seats=plans), b"hash", 0.0, "seed"))
    talk(table, length)
    return table


def talk(table: Table, length: int) -> None:
    while len(table.steps) < length:
        number = len(table.steps) + 1
        table.apply(Spoke(number=number, at=0.0, guest=1, request=f"r{number}", seat=0, name="Ann", text=f"{number}!"))


def numbers(pieces: Iterable[bytes]) -> list[int]:
    return [entry["number"] for entry in json.loads(b"".join(pieces))["entries"]]


def test_a_welcome_has_exactly_the_entries_after_the_one_that_was_seen() -> None:
    table = long_table(3 * PAGE + 7)
    messages = Messages(table, lambda: table.info(set(), 0), lambda: None)
    for _ in range(2):
        for seen in (0, 1, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE, 3 * PAGE, 3 * PAGE + 6, 3 * PAGE + 7, 10**6):
            first = seen + 1 if seen <= len(table.steps) else 1
            assert numbers(messages.welcome(None, seen)) == list(range(first, len(table.steps) + 1)), seen
        talk(table, len(table.steps) + PAGE)
    plain = json.loads(b"".join(messages.welcome(1, 0)))["entries"]
    assert [entry["text"] for entry in plain[1:]] == [f"{number}!" for number in range(2, len(table.steps) + 1)]


def counting(public: bool, shelf: Shelf) -> tuple[Pages, list[int | None]]:
    written: list[int | None] = []

    def write(steps: Any, seat: int | None) -> bytes:
        written.append(seat)
        return b",".join(b"%d" % step.entry.number for step in steps)

    return Pages(write, lambda _: public, shelf), written


def test_a_full_page_is_written_once_for_all_who_see_the_same() -> None:
    table = long_table(4 * PAGE)
    pages, written = counting(True, Shelf())
    first = [b"".join(pages.since(table.steps, 0, seat)) for seat in (None, 0, 1, None)]
    assert len(set(first)) == 1 and len(written) == 4
    pages, written = counting(False, Shelf())
    for seat in (None, 0, 1, None, 0, 1):
        list(pages.since(table.steps, 0, seat))
    assert sorted(written, key=str) == [0] * 4 + [1] * 4 + [None] * 4


def test_a_page_is_written_when_the_one_before_was_taken_and_tells_what_was_when_it_was_asked_for() -> None:
    table = long_table(4 * PAGE)
    pages, written = counting(True, Shelf())
    asked = pages.since(table.steps, 0, None)
    assert not written
    talk(table, 6 * PAGE)
    told = [next(asked), next(asked)]
    assert len(written) == 2
    assert json.loads(b"".join([*told, *asked])) == list(range(1, 4 * PAGE + 1))
    assert json.loads(b"".join(pages.since(table.steps, 6 * PAGE, None))) == []


def test_short_pieces_go_out_together_and_long_ones_do_not_wait() -> None:
    assert list(bundled([])) == []
    assert list(bundled([b"a", b"b", b"x" * PIECE, b"c", b"d"])) == [b"ab" + b"x" * PIECE, b"cd"]


def test_a_name_like_the_place_of_the_entries_is_only_a_name() -> None:
    table = long_table(3)
    table.guests[1] = structs.replace(table.guests[1], name='"entries":[0]')
    table.places[0] = structs.replace(table.places[0], name='"entries":[0]')
    messages = Messages(table, lambda: table.info(set(), 0), lambda: None)
    assert numbers(messages.welcome(1, 0)) == [1, 2, 3]


def test_pages_nobody_asks_for_make_room() -> None:
    table = long_table(4 * PAGE)
    shelf = Shelf(most=600)
    pages, written = counting(True, shelf)
    whole = list(pages.since(table.steps, 0, None))
    assert shelf.size <= 600 and shelf.size == sum(map(len, shelf.pages.values()))
    assert list(pages.since(table.steps, 0, None)) == whole and len(written) > 4


def test_what_was_written_before_is_not_unpacked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_table(4 * PAGE)
    pages, _ = counting(True, Shelf())
    whole = list(pages.since(table.steps, 0, None))
    monkeypatch.setattr("portroyal.server.table.steps.unpacked", None)
    assert list(pages.since(table.steps, 0, 1)) == whole
