"""Tuning: it goes on from a checkpoint, stays within bounds, and what it finds is kept with where it comes from."""

from __future__ import annotations

import json
from itertools import islice
from pathlib import Path

import pytest

from portroyal.arena import fit as arena_fit
from portroyal.arena import tune as arena_tune
from portroyal.arena.contest import new_pool
from portroyal.arena.fit import fit, games_of_bots, games_of_minds, loss_of, note_games
from portroyal.arena.keep import check_keeping, keep
from portroyal.arena.tune import Checkpoint, first_checkpoint, resumed, tune, within_bounds
from portroyal.bots import minds
from portroyal.bots.judgment import WEIGHT_NAMES
from portroyal.bots.minds import BOUNDS, weights_of
from portroyal.engine.vocabulary import OVER
from portroyal.errors import PortRoyalError


def run(path: Path, rounds: int) -> Checkpoint:
    start = Checkpoint.load(path) if path.exists() else first_checkpoint(2)
    return tune(start, path, rounds, variations=4, games=8, jobs=1)


def test_a_tuning_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    at_once = run(tmp_path / "once.json", 3)
    run(tmp_path / "twice.json", 1)
    in_parts = run(tmp_path / "twice.json", 2)
    assert in_parts == at_once
    assert at_once.generation == 3
    assert Checkpoint.load(tmp_path / "once.json") == at_once
    assert at_once.weights != list(weights_of("helmsman", 2))


def test_weights_stay_within_bounds() -> None:
    far_off = within_bounds([1000.0] * len(WEIGHT_NAMES))
    assert far_off == [high for _, high in BOUNDS.values()]


@pytest.mark.parametrize("name", ["helmsman", "judge", "high-judge", "cautious", "daredevil", "expedition-hunter"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_mind_has_sensible_weights_for_every_number_of_players(name: str, players: int) -> None:
    for weight, (low, high) in zip(weights_of(name, players), BOUNDS.values(), strict=True):
        assert low - 0.1 <= weight <= high


def test_a_fit_expects_the_winners_better_than_before() -> None:
    weights = weights_of("helmsman", 3)
    noted = note_games(3, games_of_minds(3, 40, weights))
    flat = list(weights)
    flat[WEIGHT_NAMES.index("calm")] = flat[WEIGHT_NAMES.index("sharp")] = 0.0
    found = list(islice(fit(noted, flat), 2))
    assert found[1].loss <= found[0].loss < loss_of(flat, noted)


def test_games_of_bots_are_noted_like_those_of_minds() -> None:
    noted = note_games(2, games_of_bots(2, 3, "navigator", iterations=4, jobs=1))
    assert len(noted) > 3
    assert all(sum(shares) == pytest.approx(1.0) and state.phase != OVER for state, shares in noted)
    again = note_games(2, games_of_bots(2, 3, "navigator", iterations=4, jobs=2))
    assert [state.read("key") for state, _ in noted] == [state.read("key") for state, _ in again]


def test_kept_weights_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "helmsman.toml"
    keep(path, "base", 2, weights_of("helmsman", 2), {"by": "test"})
    keep(path, "base", 3, weights_of("helmsman", 3), {"by": "test"})
    keep(path, "set_sail", 3, weights_of("helmsman", 3, ("set_sail",)), {"by": "test"})
    kept = minds.tomllib.loads(path.read_text("utf-8"))
    assert kept["base"]["3"]["origin"]["by"] == kept["set_sail"]["3"]["origin"]["by"] == "test"
    assert tuple(kept["base"]["2"][name] for name in WEIGHT_NAMES) == weights_of("helmsman", 2)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b"{}",
        b'{"players": 2, "depth": 1, "seed": 1, "generation": 0, "weights": [], "steps": []}',
        b'{"players": 2, "depth": 1, "seed": 1, "generation": 0, "weights": 1, "steps": 1, "pool": 1, "history": 1}',
    ],
)
def test_a_file_that_holds_no_checkpoint_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "tuning.json").write_bytes(content)
    with pytest.raises(PortRoyalError, match="holds no checkpoint of a tuning"):
        resumed(tmp_path / "tuning.json", 2)


def test_a_checkpoint_that_can_not_be_read_or_written_is_refused_before_the_work(tmp_path: Path) -> None:
    with pytest.raises(PortRoyalError, match=r"Can't read .*: Is a directory"):
        resumed(tmp_path, 2)
    with pytest.raises(PortRoyalError, match=r"Can't write .*: No such file"):
        resumed(tmp_path / "nosuch" / "tuning.json", 2)


def test_a_checkpoint_for_another_number_of_players_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tuning.json"
    assert resumed(path, 2) == resumed(path, 2) == first_checkpoint(2)
    with pytest.raises(PortRoyalError, match="a tuning for 2 players, not 5: name another file for 5, or tune for 2"):
        resumed(path, 5)


@pytest.mark.parametrize("text", ["hello", "a = 1", "players = 1", "[players.2]\ncoin = 1", "base = 1"])
def test_weights_are_not_put_into_a_file_of_something_else(text: str, tmp_path: Path) -> None:
    path = tmp_path / "pyproject.toml"
    path.write_text(text)
    for put in (check_keeping, lambda path: keep(path, "base", 2, weights_of("helmsman", 2), {})):
        with pytest.raises(PortRoyalError, match="holds something else than weights"):
            put(path)
    assert path.read_text() == text


def test_weights_are_not_put_where_no_file_can_be(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "nosuch" / "helmsman.toml"):
        with pytest.raises(PortRoyalError, match="Can't"):
            check_keeping(path)
    check_keeping(tmp_path / "helmsman.toml")
    assert not list(tmp_path.iterdir())


def test_no_more_processes_are_started_than_there_is_work_for(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    for module in (arena_fit, arena_tune):
        monkeypatch.setattr(module, "new_pool", lambda jobs: asked.append(jobs) or new_pool(min(jobs, 2)))
    next(arena_tune.generations(first_checkpoint(2), variations=2, games=2, jobs=999_999))
    assert len(list(games_of_bots(2, 3, "castaway", iterations=1, jobs=999_999))) == 3
    assert asked == [6, 3]


# --- Modules ---

DEN = ["base", "gambler"]


def test_weights_of_what_is_not_played_stay_as_they_are(tmp_path: Path) -> None:
    """Games without gamblers can't tell what a gambler is worth."""
    for modules in (["base"], DEN):
        start = first_checkpoint(2, modules)
        before = dict(zip(WEIGHT_NAMES, start.weights, strict=True))
        found = tune(start, tmp_path / "tuning.json", 1, variations=4, games=8, jobs=1)
        after = dict(zip(WEIGHT_NAMES, found.weights, strict=True))
        assert after["coin"] != before["coin"]
        for name in ("gambler", "gamble"):
            assert (after[name] == before[name]) == (modules == ["base"])
    noted = note_games(2, games_of_minds(2, 12, weights_of("judge", 2)))
    fitted = dict(zip(WEIGHT_NAMES, next(fit(noted, weights_of("judge", 2))).weights, strict=True))
    assert fitted["gambler"] == dict(zip(WEIGHT_NAMES, weights_of("judge", 2), strict=True))["gambler"]


def test_a_tuning_of_other_modules_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tuning.json"
    assert resumed(path, 2, DEN).modules == DEN
    with pytest.raises(PortRoyalError, match="holds a tuning for base and gambler, not base: name another file"):
        resumed(path, 2)


def test_a_tuning_from_before_there_were_so_many_weights_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tuning.json"
    resumed(path, 2)
    old = json.loads(path.read_text("utf-8"))
    old |= {key: old[key][:21] for key in ("weights", "steps")}
    old["pool"] = [weights[:21] for weights in old["pool"]]
    del old["modules"]
    path.write_text(json.dumps(old), "utf-8")
    with pytest.raises(PortRoyalError, match=f"a tuning of 21 weights, and there are {len(WEIGHT_NAMES)} now"):
        resumed(path, 2)


def test_minds_from_before_there_were_so_many_weights_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "helmsman.toml"
    keep(path, "base", 2, weights_of("helmsman", 2), {"by": "test"})
    path.write_text("".join(line for line in path.open("r", encoding="utf-8") if not line.startswith("gamb")), "utf-8")
    with pytest.raises(PortRoyalError, match="has no weight gambler and gamble: add it to every table"):
        check_keeping(path)
