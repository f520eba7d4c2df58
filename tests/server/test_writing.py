"""Names and chat: nothing invisible, no piles of marks, nobody who looks like somebody else."""

from __future__ import annotations

from itertools import combinations

import pytest
from clients import Player, ask, open_table, request
from on_the_line import run
from serving import Serving, serving

from portroyal.server.protocol.refusals import Refused
from portroyal.server.table.seats import SAILORS, clean_name
from portroyal.server.table.writing import MARKS, clean_text, is_alike


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Serving:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running  # type: ignore[misc]


ALIKE = [
    ("Ann", "ann"),
    ("Ann", "Аnn"),  # Cyrillic
    ("ANN", "ΑΝΝ"),  # Greek
    ("coco", "сосо"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "𝓐𝓷𝓷"),
    ("Iris", "lris"),
    ("Bob", "B0b"),
    ("Mom", "Morn"),
    ("Ann1", "Annl"),
    ("O'Neil", "O’Neil"),
    ("Ann", "Ann\ufe0e"),
    ("Ann", "A\u034fnn"),
    ("Jose\u0301", "José"),
]
DIFFERENT = [("Ann", "Anna"), ("Ann", "Änn"), ("José", "Jose"), ("Bob", "Rob"), ("Ann 2", "Ann 3"), ("Олег", "Олеся")]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_one_name(home: Serving, one: str, other: str) -> None:
    assert is_alike(one, other) and is_alike(other, one)
    opened = open_table(home.port, name=one, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    status, _, _ = request(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": other})
    assert status in (400, 409)


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_look_different_are_two(home: Serving, one: str, other: str) -> None:
    opened = open_table(home.port, name=one, seats=[{"kind": "me"}, {"kind": "open"}], start=False)
    assert ask(home.port, "POST", f"/api/tables/{opened['code']}/guests", {"name": other})["seats"] == [1]


def test_no_two_sailors_look_alike() -> None:
    assert not [pair for pair in combinations(SAILORS, 2) if is_alike(*pair)]


INVISIBLE = [
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u2800",
    "\ufe0f",
    "\u034f",
    "\U000e0101",
    "\u17b4",
    "\u0301",
    "\u20dd",
    "\ufffc",
]


@pytest.mark.parametrize(
    "name", [*INVISIBLE, "A\u3164", "A" + "\u0301" * (MARKS + 2), "Z" + "\u0489" * 5, "A\u200bn", "\u202eAnn"]
)
def test_a_name_nobody_can_read_is_refused(name: str) -> None:
    with pytest.raises(Refused) as found:
        clean_name(name)
    assert found.value.code == "table/name"


@pytest.mark.parametrize("name", ["Ann", "José", "Nguyễn Văn", "ธงชัย", "महेश्वर", "محمد", "李雷", "Zoë ❤️", "🏴 Jack"])
def test_names_of_people_anywhere_are_good(name: str) -> None:
    assert clean_name(name) == name.replace("\ufe0f", "")


def test_what_is_said_has_no_piles_and_nothing_invisible(home: Serving) -> None:
    assert clean_text("H" + "\u0301\u0489\u20dd" * 20 + "i") == "H\u0301\u0489i"
    assert clean_text("a\u3164\u3164b \u2800 c\u200b\u202ed") == "a b cd"
    assert clean_text("❤\ufe0f a\ufe0f") == "❤\ufe0f a"
    opened = open_table(home.port)

    async def body() -> None:
        player = await Player.of(home.port, opened["code"], opened["token"])
        await player.hear()
        for text in INVISIBLE[:8]:
            answer = await player.ask("chat", text=text)
            assert answer["problem"]["code"] == "table/empty_text", ascii(text)
        await player.close()

    run(body)
