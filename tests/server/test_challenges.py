"""Challenges: the same deal for everybody, results side by side, and one for each day that every server has."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Generator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from clients import Player, ask, open_table, request
from serving import Serving, serving

from portroyal.bots import create
from portroyal.challenges import DAILIES, FIRST_DAY, daily_challenge, daily_id, is_there, read_daily, today
from portroyal.errors import PortRoyalError
from portroyal.seeds import random_for
from portroyal.server.house.auth import hash_of
from portroyal.server.network.challenges import ChallengeDoors
from portroyal.server.network.doors import Doors
from portroyal.server.table.challenging import Challenger, Listed, deal_of, open_challenge, ranked, result_of
from portroyal.server.table.table import Table
from portroyal.server.table.telling import particulars

DAY = date(2026, 11, 18)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Serving]:
    with serving(tmp_path_factory.mktemp("challenges")) as running:
        yield running


def opened(kind: str, name: str = "Ann", code: str = "AAAAAA", day: date = DAY) -> Table:
    deal = deal_of(daily_challenge(kind, day))
    return Table.of(open_challenge(deal, Challenger(name, 2), code=code, token=b"hash", at=0.0, seed="other"))


def deck_of(table: Table) -> list[str]:
    assert table.game is not None
    return table.game.to_position()["deck"]


# --- The same for everybody ---


@pytest.mark.parametrize("kind", DAILIES)
def test_everybody_has_the_same_deck_seats_bots_and_contracts(kind: str) -> None:
    one, other = opened(kind), opened(kind, "Zoë", "BBBBBB")
    assert deck_of(one) == deck_of(other)
    assert one.contracts() == other.contracts()
    assert [place.bot for place in one.places] == [place.bot for place in other.places]
    assert [place.name for place in one.places[1:]] == [place.name for place in other.places[1:]]
    assert one.game is not None and other.game is not None
    assert one.game.active == other.game.active
    assert deck_of(one) != deck_of(opened(kind, day=DAY + timedelta(days=1)))


def test_the_deal_of_a_day_is_the_same_on_all_servers_for_good() -> None:
    """Whoever changes how it is made changes days that were played: this is what they are."""
    seeds = {kind: daily_challenge(kind, DAY).seed[:16] for kind in DAILIES}
    assert seeds == SEEDS


SEEDS = {"base": "55b39d366e47fdec", "set_sail": "3cf1db17d23b1342", "contracts": "ce7da4c68d32f2c0"}


def test_names_of_days_are_read_strictly() -> None:
    assert read_daily(daily_id("base", DAY)) == (DAILIES["base"], DAY)
    for name in ("base", "base-", "base-20261118", "base-2026-W47-3", "nobody-2026-11-18", "base-2026-11-31", "K7XW2M"):
        assert read_daily(name) is None
    assert is_there(FIRST_DAY, DAY) and is_there(DAY, DAY)
    assert not is_there(FIRST_DAY - timedelta(days=1), DAY) and not is_there(DAY + timedelta(days=1), DAY)


def test_nothing_at_the_table_tells_the_seed_and_nobody_looks_over_a_shoulder() -> None:
    table = opened("base")
    told = json.dumps([particulars(step.entry) for step in table.steps[:]], default=str)
    assert daily_challenge("base", DAY).seed not in told
    info = table.info(set(), 0)
    assert (info.challenge, info.fair, info.locked) == ("base-2026-11-18", None, True)
    assert not (info.settings.spectators or info.settings.hints or info.settings.undo)


# --- Results ---


def result(
    name: str, at: float, *, won: bool = False, place: int = 2, influence: int = 5, coins: int = 0, who: str = ""
) -> Listed:
    return Listed(name, 0, at, won, place, influence, coins, None, 12, 1, who)


def test_the_first_game_of_a_name_counts_and_the_better_one_comes_first() -> None:
    found = ranked(
        [
            result("Ann", 1, influence=9),
            result("Ann", 4, won=True, place=1, influence=13),
            result("Ben", 2, won=True, place=1, influence=12),
            result("Cleo", 3, influence=9, coins=3),
        ]
    )
    assert [(each.name, each.tried) for each in found] == [("Ben", 1), ("Cleo", 1), ("Ann", 1), ("Ann", 2)]


def test_nobody_is_pushed_down_by_who_types_their_name() -> None:
    found = ranked(
        [
            result("Ann", 1, influence=0, who="another"),
            result("Ann", 2, influence=9, who="ann"),
            result("Anna", 3, influence=15, who="ann"),
            result("Ben", 4, influence=3, who="ben"),
        ]
    )
    assert [(each.name, each.influence, each.tried) for each in found] == [
        ("Ann", 9, 1),
        ("Ben", 3, 1),
        ("Ann", 0, 1),
        ("Anna", 15, 2),
    ]
    assert type(found[0]).__struct_fields__ == (
        "name",
        "color",
        "at",
        "won",
        "place",
        "influence",
        "coins",
        "points",
        "rounds",
        "tried",
    )


def test_a_result_says_how_the_game_ended() -> None:
    table = opened("base")
    game, bot, chance = table.game, create("deckhand"), random_for(1, "bot")
    assert game is not None and result_of(table, 0, 5.0) is None
    while not game.over:
        view = game.view(game.actor)
        game.apply(bot.choose(view, view.actions, chance))
    found, outcome = result_of(table, 0, 5.0), game.outcome
    assert found is not None and outcome is not None
    standing = next(each for each in outcome.standings if each.seat == 0)
    assert (found.name, found.color, found.at, found.points) == ("Ann", 2, 5.0, None)
    assert (found.place, found.influence, found.coins) == (standing.place, standing.influence, standing.coins)
    assert found.won == (0 in outcome.winners)


# --- Through the doors ---


def played(port: int, admission: dict[str, Any]) -> None:
    """A bot plays the game to its end for whoever was admitted."""

    async def play() -> None:
        player = await Player.of(port, admission["code"], admission["token"])
        await player.ask("hold", away=True)
        while not any(entry["kind"] == "ended" for entry in player.entries):
            await player.hear()
        await player.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_a_day_is_played_by_two_and_their_results_stand_side_by_side(server: Serving) -> None:
    path = f"/api/challenges/{daily_id('contracts', today())}"
    assert ask(server.port, "GET", path)["results"] == []
    for name in ("Ann", "Ben"):
        admission = ask(server.port, "POST", f"{path}/tables", {"name": name, "pace": "instant"})
        early = ask(server.port, "POST", f"{path}/results", {"table": admission["code"]})
        assert early["code"] == "table/not_over"
        played(server.port, admission)
        for _ in range(2):  # asking twice lists it once
            told = ask(server.port, "POST", f"{path}/results", {"table": admission["code"]})
    assert sorted(each["name"] for each in told["results"]) == ["Ann", "Ben"]
    first, second = told["results"]
    assert (first["won"], first["points"], first["coins"]) == (second["won"], second["points"], second["coins"])
    other = ask(
        server.port, "POST", f"/api/challenges/{daily_id('base', today())}/results", {"table": admission["code"]}
    )
    assert other["code"] == "challenge/other"


def test_a_finished_game_becomes_a_challenge_with_the_same_deck(server: Serving) -> None:
    mine = open_table(server.port, settings={"pace": "instant"})
    bearer = {"authorization": f"Bearer {mine['token']}"}
    wanted = {"table": mine["code"]}
    assert ask(server.port, "POST", "/api/challenges", wanted, bearer)["code"] == "table/not_over"
    played(server.port, mine)
    assert ask(server.port, "POST", "/api/challenges", wanted)["code"] == "challenge/not_yours"
    assert ask(server.port, "POST", "/api/drills", wanted | {"move": 0})["code"] == "drill/not_yours"
    made = ask(server.port, "POST", "/api/challenges", wanted, bearer)
    assert made == ask(server.port, "POST", "/api/challenges", wanted, bearer)
    assert made["bots"] == [None, "castaway"] and [each["name"] for each in made["results"]] == ["Ann"]
    assert "seed" not in json.dumps(made) and mine["code"] not in json.dumps(made)
    path = f"/api/challenges/{made['id'].lower()}"
    theirs = ask(server.port, "POST", f"{path}/tables", {"name": "Ben", "pace": "instant"})
    played(server.port, theirs)
    records = [ask(server.port, "GET", f"/api/tables/{code}/record") for code in (mine["code"], theirs["code"])]
    assert records[0]["seed"] == records[1]["seed"] and records[0]["start"] == records[1]["start"]
    told = ask(server.port, "POST", f"{path}/results", {"table": theirs["code"]})
    assert sorted(each["name"] for each in told["results"]) == ["Ann", "Ben"]


def test_whoever_plays_again_is_known_by_a_secret_and_whoever_types_their_name_is_not(tmp_path: Path) -> None:
    path = f"/api/challenges/{daily_id('contracts', today())}"
    ann = {"name": "Ann", "pace": "instant", "token": "a" * 32}
    told: dict[str, Any] = {}
    with serving(tmp_path) as server:
        for wanted in ({**ann, "token": "b" * 32}, ann, {**ann, "name": "Anna"}, {"name": "Ann", "pace": "instant"}):
            admission = ask(server.port, "POST", f"{path}/tables", wanted)
            played(server.port, admission)
            told = ask(server.port, "POST", f"{path}/results", {"table": admission["code"]})
    tries = sorted((each["name"], each["tried"]) for each in told["results"])
    assert tries == [("Ann", 1), ("Ann", 1), ("Ann", 1), ("Anna", 2)]
    assert "who" not in json.dumps(told) and hash_of(ann["token"]).hex() not in json.dumps(told)


def test_days_to_come_and_unknown_challenges_are_refused(server: Serving) -> None:
    tomorrow = daily_id("base", today() + timedelta(days=1))
    for name, code, status in ((tomorrow, "challenge/not_yet", 409), ("base-2026-10-31", "challenge/unknown", 404)):
        answered, _, body = request(server.port, "GET", f"/api/challenges/{name}")
        assert (answered, json.loads(body)["code"]) == (status, code)
    assert ask(server.port, "POST", "/api/challenges/AAAAAA/tables", {"name": "Ann"})["code"] == "challenge/unknown"


def test_results_are_still_there_after_a_restart(tmp_path: Path) -> None:
    path = f"/api/challenges/{daily_id('contracts', today())}"
    with serving(tmp_path) as running:
        admission = ask(running.port, "POST", f"{path}/tables", {"name": "Ann", "pace": "instant"})
        played(running.port, admission)
    with serving(tmp_path) as running:
        told = ask(running.port, "POST", f"{path}/results", {"table": admission["code"]})
        assert told["results"] == ask(running.port, "GET", path)["results"] != []


def test_a_full_list_keeps_the_best_and_nobody_fills_it_with_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("portroyal.server.network.challenges.MOST_RESULTS", 3)
    with serving(tmp_path) as server:
        house = server.house
        doors = ChallengeDoors(Doors(house, None, None, "", None), house.chest)  # type: ignore[arg-type]

        async def bring(table: str, name: str, influence: int, at: float, owner: str | None = None) -> list[str]:
            deal = await doors.deal(daily_id("base", today()))
            result = Listed(name, 0, at, True, 1, influence, 0, None, 9, 1)
            await doors.write(deal, table, result, owner)
            return [each.name for each in (await doors.told(deal)).results]

        def brings(*what: Any) -> list[str]:
            return server.inside(lambda: bring(*what))

        for number in range(3):
            brings(f"T{number}", f"Junk {number}", number, 1.0 + number)
        assert brings("T3", "Ann", 12, 5.0) == ["Ann", "Junk 2", "Junk 1"]
        assert brings("T4", "Nobody", 0, 6.0) == ["Ann", "Junk 2", "Junk 1"]
        assert brings("T5", "Ann", 20, 7.0) == ["Ann", "Junk 2", "Junk 1"]  # her first game counts
        assert brings("T6", "Ben", 11, 8.0) == ["Ann", "Ben", "Junk 2"]
        # And one address brings only so many a day; what is listed already costs nothing.
        for number in range(40):
            brings(f"A{number}", f"Many {number}", 0, 9.0, "192.0.2.7")
        assert brings("T6", "Ben", 11, 9.0, "192.0.2.7") == ["Ann", "Ben", "Junk 2"]
        with pytest.raises(PortRoyalError, match="too much at once"):
            brings("A40", "One more", 14, 9.0, "192.0.2.7")
        assert "Cleo" in brings("B0", "Cleo", 13, 9.0, "192.0.2.8")
