"""Ratings, the ladder's file of results, its page and its plot."""

from __future__ import annotations

import json
import sys
from collections import Counter
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest

from portroyal.arena import ladder
from portroyal.arena.blocks import Block
from portroyal.arena.ladder import Order, climb, pair_key, read_results, tasks_of
from portroyal.arena.page import page_of, shortcomings
from portroyal.arena.plot import draw
from portroyal.arena.rating import anchored, play_mixed, ratings
from portroyal.errors import PortRoyalError

BOTS = ("castaway", "deckhand", "thumb-medium", "bosun")
ORDER = Order(bots=BOTS, players=(2, 4), games=16, mixed_games=32)


def silent(label: str, blocks: int | None) -> Any:
    return nullcontext(lambda block: None)


@pytest.fixture(scope="module")
def mixed() -> list[Block]:
    return play_mixed([*BOTS, "thumb-easy"], 3, 180, 2)


def test_mixed_tables_seat_everybody_equally_often_and_nobody_twice(mixed: list[Block]) -> None:
    assert all(len(set(game.bots)) == 3 for block in mixed for game in block.games)
    seats = Counter(bot for block in mixed for bot in block.games[0].bots)
    assert set(seats.values()) == {36}
    assert len({frozenset(block.games[0].bots) for block in mixed}) == 10


def test_ratings_put_the_bots_in_order(mixed: list[Block]) -> None:
    found = {rating.bot: rating for rating in ratings(mixed)}
    assert found["castaway"].points.mean == 0
    assert 0 < found["deckhand"].points.mean < found["bosun"].points.mean <= 1000
    assert found["bosun"].win_rate.low > 1 / 3 > found["castaway"].win_rate.high
    for rating in found.values():
        assert rating.points.low <= rating.points.mean <= rating.points.high
        assert rating.games == 108
    assert [rating.as_dict() for rating in ratings(mixed)] == [rating.as_dict() for rating in ratings(mixed)]


def test_the_anchors_are_castaway_and_helmsman() -> None:
    assert anchored({"castaway": 10, "helmsman": 30, "bosun": 25, "privateer": 32}) == pytest.approx(
        {"castaway": 0, "helmsman": 1000, "bosun": 750, "privateer": 1100}
    )
    assert anchored({"a": 1.0, "b": 2.0}) == {"a": 0, "b": 1000}
    assert anchored({"a": 1.0}) == {"a": 0}


def test_a_mixed_table_needs_enough_bots() -> None:
    with pytest.raises(PortRoyalError, match="needs 4 different bots, not 2"):
        play_mixed(["bosun", "deckhand"], 4, 4)
    with pytest.raises(PortRoyalError, match="needs 2 different bots, not 1"):
        play_mixed(["bosun", "bosun"], 2, 4)


def test_without_openskill_one_is_told_what_to_install(mixed: list[Block], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(PortRoyalError, match=r'pip install "portroyal\[arena\]"'):
        ratings(mixed)


@pytest.fixture(scope="module")
def climbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("ladder") / "bots" / "ladder.json"
    climb(ORDER, file, silent)
    return file


def test_the_ladder_measures_rungs_promises_and_mixed_tables(climbed: Path) -> None:
    keys = [task.key for task in tasks_of(ORDER)]
    assert list(read_results(climbed)) == keys
    assert keys == [
        "deckhand against castaway, 2 players",
        "deckhand against castaway, 4 players",
        "bosun against deckhand, 2 players",
        "bosun against deckhand, 4 players",
        "everybody, 2 players",
        "everybody, 4 players",
    ]


def test_a_ladder_of_bots_that_search_over_a_number_of_deals(tmp_path: Path) -> None:
    bots = ("helmsman", "navigator@2", "privateer@4")
    order = Order(bots=bots, players=(2, 4), games=4, search_games=4, mixed_games=0)
    assert [task.key for task in tasks_of(order)] == [
        "navigator against helmsman, 2 players",
        "navigator against helmsman, 4 players",
        "privateer against navigator, 2 players",
        "privateer against navigator, 4 players",
        "privateer against helmsman, 4 players",
    ]
    for players, deals in ((2, 2), (3, 1)):
        one = Order(bots=("helmsman", f"navigator@{deals}"), players=(players,), search_games=3, mixed_games=0)
        page = page_of(climb(one, tmp_path / "ladder.json", silent))
    assert "| navigator@2 | helmsman |" in page
    assert "<br>navigator@1 against helmsman |" in page


def test_a_ladder_goes_on_where_it_was(climbed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = read_results(climbed)
    monkeypatch.setattr(ladder.sprt, "run", lambda *_, **__: pytest.fail("measured again"))
    assert climb(ORDER, climbed, silent) == results
    with pytest.raises(pytest.fail.Exception):
        climb(Order(seed="2", bots=BOTS), climbed, silent)
    assert read_results(climbed) == results


def test_the_page_tells_everything(climbed: Path) -> None:
    page = page_of(read_results(climbed))
    for words in (
        "## Each rung",
        "| bosun | deckhand |",
        "**better**",
        "## What was promised",
        "| 3 × castaway | 95 % |",
    ):
        assert words in page
    for bot in BOTS:
        assert f"| {bot} | " in page
    assert "`report 1 ...`" in page
    assert "bosun 1" in page
    assert page_of({})


def test_a_promise_that_is_not_kept_is_told(climbed: Path) -> None:
    results = read_results(climbed)
    assert not shortcomings(results)
    result = results[pair_key("bosun", "deckhand", 4)]
    result["bots"][0] |= {"win_rate": 0.5, "interval": [0.4, 0.6]}
    result["verdict"] = None
    told = shortcomings(results)
    assert told[0].startswith("bosun wins 50.0 %")
    assert told[1] == "bosun is not better than deckhand with 4 players."


def test_the_plot_is_the_same_for_the_same_results(climbed: Path, tmp_path: Path) -> None:
    for name in ("one.svg", "two.svg"):
        draw(read_results(climbed), tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert "each rung against the one below" in (tmp_path / "one.svg").read_text()


def test_a_file_that_holds_no_results_is_refused(tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text("{")
    with pytest.raises(PortRoyalError, match="holds no results"):
        read_results(tmp_path / "ladder.json")
    assert json.dumps(read_results(tmp_path / "nothing.json")) == "{}"


@pytest.mark.parametrize(
    "text", ["[]", '{"a": 1}', '{"a": {}}', '{"a": {"asked": 1, "package": 1, "games": 1, "bots": []}}']
)
def test_json_of_something_else_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "ladder.json").write_text(text)
    with pytest.raises(PortRoyalError, match="should be as an earlier ladder wrote it"):
        read_results(tmp_path / "ladder.json")


def test_a_ladder_of_one_bot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PortRoyalError, match="nothing to measure of castaway: name two or more of castaway, deckhand"):
        climb(Order(bots=("castaway",)), tmp_path / "ladder.json", silent)
    assert not (tmp_path / "ladder.json").exists()


def test_the_page_says_at_which_tables_everybody_was_rated(climbed: Path) -> None:
    results = read_results(climbed)
    assert "at the tables of 4" in " ".join(page_of(results).split())
    del results["everybody, 4 players"]
    assert "at the tables of 2" in " ".join(page_of(results).split())


def test_a_bot_that_was_at_some_mixed_tables_only_is_told_of_those(climbed: Path) -> None:
    results = read_results(climbed)
    two = results["everybody, 2 players"]
    two["bots"] = [bot for bot in two["bots"] if bot["bot"] != "bosun"]
    assert page_of(results)
