"""Steps of a table, packed: whoever asks for any of them gets what was put in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from portroyal.server.protocol import Settings
from portroyal.server.table.entries import Guest, Joined, Moved, Opened, Place, Spoke
from portroyal.server.table.steps import PAGE, Step, Steps


def step(number: int) -> Step:
    """Of several kinds, with what is hard to write: bytes, floats, lists, None."""
    common = {"number": number, "at": 1_700_000_000.123 + number, "guest": number % 3 or None, "request": f"r{number}"}
    row = (number % 7, 1, 255, 0, 3, 4)
    guest = Guest(number, "Zoë", 1, bytes(range(32)))
    entries = [
        Moved(seat=1, action="draw", safe=[0.25], bot=None, **common),
        Spoke(seat=None, name="Zoë", text='"mended"', **common),
        Joined(who=guest, seat=None, **common),
        Opened(code="K7XW2M", host=1, guests=[guest], places=[Place("open")], settings=Settings(), **common),
    ]
    return Step(entries[number % 4], [row] * (number % 3), number // 2)


ALL = [step(number) for number in range(1, 4 * PAGE)]


def filled(count: int) -> Steps:
    steps = Steps()
    for each in ALL[:count]:
        steps.append(each)
    return steps


@given(st.integers(0, len(ALL)), st.slices(4 * PAGE))
def test_any_part_of_the_steps_is_what_was_put_in(count: int, part: slice) -> None:
    steps = filled(count)
    assert len(steps) == count and list(steps) == ALL[:count]
    assert steps[part] == ALL[:count][part]


@given(st.integers(-4 * PAGE, 4 * PAGE))
def test_one_step_is_what_was_put_in_or_there_is_none(index: int) -> None:
    for count in (0, PAGE - 1, PAGE, PAGE + 1, len(ALL)):
        try:
            wanted = ALL[:count][index]
        except IndexError:
            wanted = None
        try:
            found = filled(count)[index]
        except IndexError:
            found = None
        assert found == wanted


def test_a_copy_goes_its_own_way() -> None:
    for count in (PAGE - 1, PAGE, PAGE + 1):
        steps = filled(count)
        copy = steps.copy()
        copy.append(ALL[count])
        assert (list(steps), list(copy)) == (ALL[:count], ALL[: count + 1])


def test_packed_steps_take_little_room() -> None:
    steps = filled(len(ALL))
    assert len(steps.pages) == 3 and all(len(page) < 16 * 250 for page in steps.pages)
