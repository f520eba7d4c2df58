"""Long stories are written once, and always told as they are."""

from __future__ import annotations

import json
from typing import Any

from portroyal.server.protocol import OpenTable, SeatPlan
from portroyal.server.room.messages import Messages
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


def numbers(message: bytes) -> list[int]:
    return [entry["number"] for entry in json.loads(message)["entries"]]


def test_a_welcome_has_exactly_the_entries_after_the_one_that_was_seen() -> None:
    table = long_table(3 * PAGE + 7)
    messages = Messages(table, lambda: table.info(set(), 0), lambda: None)
    for _ in range(2):
        for seen in (0, 1, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE, 3 * PAGE, 3 * PAGE + 6, 3 * PAGE + 7, 10**6):
            first = seen + 1 if seen <= len(table.steps) else 1
            assert numbers(messages.welcome(None, seen)) == list(range(first, len(table.steps) + 1)), seen
        talk(table, len(table.steps) + PAGE)
    plain = json.loads(messages.welcome(1, 0))["entries"]
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
    first = [pages.since(table.steps, 0, seat) for seat in (None, 0, 1, None)]
    assert len(set(first)) == 1 and len(written) == 4
    pages, written = counting(False, Shelf())
    for seat in (None, 0, 1, None, 0, 1):
        pages.since(table.steps, 0, seat)
    assert sorted(written, key=str) == [0] * 4 + [1] * 4 + [None] * 4


def test_pages_nobody_asks_for_make_room() -> None:
    table = long_table(4 * PAGE)
    shelf = Shelf(most=600)
    pages, written = counting(True, shelf)
    whole = pages.since(table.steps, 0, None)
    assert shelf.size <= 600 and shelf.size == sum(map(len, shelf.pages.values()))
    assert pages.since(table.steps, 0, None) == whole and len(written) > 4
