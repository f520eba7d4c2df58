"""Campaigns at tables: pages read together, chapters won and lost, coins shared as agreed, one evening after another,
left and gone on with, kept in a file and brought from one."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from clients import ask, request
from evenings import Client, evening, parts_for, settle, token
from serving import Serving, serving

from portroyal.campaign.files import from_document, to_document
from portroyal.errors import PortRoyalError
from portroyal.server.protocol import (
    ImportCampaign,
    JoinTable,
    Move,
    OpenTable,
    PlanTable,
    Rematch,
    SeatPlan,
    Settings,
    ShareCoins,
    Start,
    TurnPage,
)
from portroyal.server.protocol.tables import Chapter
from portroyal.server.room.room import Room
from portroyal.server.table.asking import Asking
from portroyal.server.table.coming import admit, open_again, open_imported, open_table
from portroyal.server.table.entries import AnyEntry, Opened, read, written
from portroyal.server.table.kept import played_again
from portroyal.server.table.requests import decided
from portroyal.server.table.table import Table

ADVENTURE = Settings(modules=("base", "adventure"), pace="instant")
ANN, BEN = 1, 2


class Evening:
    """A table of a campaign as its entries tell it, with everything read again from bytes."""

    def __init__(self, entries: Sequence[AnyEntry]) -> None:
        self.texts = [written(entry) for entry in entries]
        self.table = Table.of([read(text) for text in self.texts])
        self.count = 0

    def ask(self, guest: int, kind: type[Any], *present: int, **facts: Any) -> list[AnyEntry]:
        self.count += 1
        request = kind(id=f"r{self.count}", **facts)
        asking = Asking(self.table, 0.0, guest, request.id, present=set(present or (ANN, BEN)), seed="5eed" * 16)
        entries = decided(request, asking)
        self.table.become(self.table.ahead(entries))
        self.texts += [written(entry) for entry in entries]
        return entries

    def play(self, seed: int) -> None:
        """By chance to the end, every page turned by its reader."""
        chance, table = random.Random(seed), self.table
        while table.state != "over":
            if table.page is not None:
                assert table.reader is not None
                self.ask(table.places[table.reader].guest or 0, TurnPage, page=table.page.number)
            else:
                assert table.game is not None
                action = chance.choice(table.game.legal()).words
                guest = table.places[table.game.actor].guest or 0
                self.ask(guest, Move, version=table.version, action=action)

    def again(self, **wanted: Any) -> Evening:
        """The table of the next evening."""
        request = Rematch(id="again", **wanted)
        asking = Asking(self.table, 0.0, ANN, "again", present={ANN, BEN}, seed="feed" * 16, code="NEXT22")
        return Evening(open_again(asking, request))


def code_of(work: Any) -> str:
    with pytest.raises(PortRoyalError) as refused:
        work()
    return refused.value.code


def begin(people: int = 1, mode: Any = "cooperative", seed: int = 1) -> Evening:
    plans = [SeatPlan("me"), *[SeatPlan("open")] * (people - 1)]
    settings = msgspec.structs.replace(ADVENTURE, adventure=Chapter(mode=mode))
    wanted = OpenTable("Ann", plans, settings=settings, start=people == 1, campaign=True)
    found = Evening(open_table("FIRST2", wanted, token(1), 0.0, f"{seed:064x}"))
    if people > 1:
        for entry in admit(JoinTable("Ben"), token(2), Asking(found.table, 0.0)):
            found.table.apply(entry)
            found.texts.append(written(entry))
        found.ask(ANN, Start)
    return found


@cache
def lost() -> tuple[bytes, ...]:
    """A chapter that two lost together."""
    for seed in range(9):
        found = begin(people=2, seed=seed + 1)
        found.play(seed)
        if found.table.kept is not None and not found.table.kept.evenings[-1].is_won:
            return tuple(found.texts)
    raise AssertionError("by chance everything is won")


def lost_table() -> Evening:
    found = Evening([])
    found.texts = list(lost())
    found.table = Table.of([read(text) for text in found.texts])
    return found


# --- Pages ---


def test_the_game_waits_while_a_page_of_the_story_is_open() -> None:
    found = begin()
    table = found.table
    page = table.info({ANN}, 0).page
    assert page is not None and (page.number, page.kind, page.card, page.reader) == (1, "chapter", "cover", 0)
    assert table.game is not None
    action = table.game.legal()[0].words
    assert code_of(lambda: found.ask(ANN, Move, version=0, action=action)) == "campaign/page_open"
    found.ask(ANN, TurnPage, page=1)
    assert found.ask(ANN, TurnPage, page=1) == [] and table.page is None
    found.ask(ANN, Move, version=0, action=action)
    page = table.info({ANN}, 0).page
    assert page is not None and (page.number, page.kind, page.card) == (2, "mission", "10")


def test_the_reader_turns_the_page_and_while_they_are_away_anybody_who_plays() -> None:
    found = begin(people=2)
    table = found.table
    assert table.game is not None and table.reader == table.game.state.start
    reader = table.places[table.reader or 0].guest or 0
    other = ANN + BEN - reader
    assert code_of(lambda: found.ask(other, TurnPage, page=1)) == "campaign/not_reader"
    found.ask(other, TurnPage, other, page=1)
    assert table.page is None


def test_a_reader_who_never_turns_the_page_holds_nobody_up_for_good() -> None:
    async def play() -> None:
        wanted = OpenTable("Ann", [SeatPlan("me"), SeatPlan("open")], settings=ADVENTURE, campaign=True)
        room, (host, _) = await Room.opened("TABLE1", wanted, token(1), parts_for(3))
        guest, _ = await room.admit(JoinTable("Ben"), token(2))
        ann, ben = await Client(room, host).come(), await Client(room, guest).come()
        await ann.say(Start)
        assert room.table.reader is not None
        reader = ann if room.table.places[room.table.reader].guest == host else ben
        other = ben if reader is ann else ann
        await asyncio.sleep(119.0)
        assert (answer := await other.say(TurnPage, page=1)) and answer.problem
        assert answer.problem.code == "campaign/not_reader"
        await asyncio.sleep(2.0)
        assert (answer := await other.say(TurnPage, page=1)) and answer.ok
        assert room.table.page is None and room.waiting.lasted() == 0.0, "nobody has lost time to think"
        while room.table.page is None:  # each page has its own time
            decides = ann if ann.decides else ben
            await decides.move()
        reader, other = (ann, ben) if room.table.places[room.table.reader or 0].guest == host else (ben, ann)
        assert (answer := await other.say(TurnPage, page=2)) and not answer.ok
        await room.close()

    evening(play())


def test_bots_wait_for_the_reader_too() -> None:
    async def play() -> None:
        plans = [SeatPlan("me"), SeatPlan("bot", "castaway")]
        wanted = OpenTable("Ann", plans, settings=ADVENTURE, start=True, campaign=True)
        room, (host, _) = await Room.opened("TABLE1", wanted, token(1), parts_for(3))
        ann = await Client(room, host).come()
        await settle(seconds=5.0)
        assert len(room.table.moves) == 0 and ann.table is not None and ann.table.page is not None
        await ann.say(TurnPage, page=1)
        for _ in range(20):
            await settle(seconds=5.0)
            if ann.decides:
                await ann.move()
        ann.hear()
        assert ann.table.page is not None and ann.table.page.number == 2, "an update tells of the page it opens"
        await room.close()

    evening(play())


# --- Evenings ---


def test_after_a_defeat_the_chapter_is_played_again_with_coins_that_all_agree_on() -> None:
    before = lost_table()
    info = before.table.info({ANN, BEN}, 0).campaign
    assert info is not None and (info.chapter, info.failures, info.coins, info.is_over) == (1, 1, 3, False)
    assert [(each.chapter, each.won) for each in info.evenings] == [(1, False)]
    again = before.again()
    table = again.table
    assert table.game is None and table.kept is not None and table.kept.id == "FIRST2"
    assert code_of(lambda: again.ask(ANN, ShareCoins, coins=[3, 1])) == "campaign/coins"
    again.ask(ANN, ShareCoins, coins=[3, 0])
    assert code_of(lambda: again.ask(ANN, Start)) == "campaign/not_agreed"
    again.ask(BEN, ShareCoins, coins=[0, 3])
    assert code_of(lambda: again.ask(ANN, Start)) == "campaign/not_agreed"
    again.ask(BEN, ShareCoins, coins=[3, 0])
    again.ask(ANN, Start)
    assert table.game is not None and table.settings.adventure is not None
    assert table.settings.adventure.coins == (3, 0) and table.settings.adventure.chapter == 1
    assert before.table.kept is not None and table.game.state.start == 1 - before.table.kept.evenings[0].start
    again.play(1)
    assert Table.of([read(text) for text in again.texts]).kept is not None
    assert table.kept is not None and len(table.kept.evenings) == 2


def test_without_a_word_the_coins_are_split_evenly() -> None:
    again = lost_table().again()
    again.ask(ANN, Start)
    assert again.table.settings.adventure is not None and again.table.game is not None
    coins = again.table.settings.adventure.coins
    assert sorted(coins) == [1, 2] and coins[again.table.game.state.start] == 2, "one by one from the start player on"


def test_against_each_other_the_story_goes_on_and_ends_in_the_variant() -> None:
    found = begin(people=2, mode="competitive")
    found.play(5)
    info = found.table.info({ANN}, 0)
    assert info.campaign is not None and info.campaign.chapter == 2
    assert info.page is not None and (info.page.kind, info.page.card) == ("ending", "61")
    following = found.again(mode="cooperative")
    adventure = following.table.settings.adventure
    assert adventure is not None and (adventure.mode, adventure.chapter) == ("cooperative", 2)
    assert (
        adventure.batches == found.table.kept.campaign.batches if found.table.kept and found.table.kept.campaign else 0
    )


def test_what_a_campaign_is_played_by_stays_as_it_began() -> None:
    again = lost_table().again()
    again.ask(ANN, PlanTable, settings=msgspec.structs.replace(ADVENTURE, modules=("base",), undo=False))
    settings = again.table.settings
    assert settings.modules == ("base", "adventure") and not settings.undo
    assert settings.adventure is not None and settings.adventure.chapter == 1


def test_a_campaign_begins_with_the_adventure() -> None:
    wanted = OpenTable("Ann", [SeatPlan("me"), SeatPlan("bot")], campaign=True)
    assert code_of(lambda: open_table("FIRST2", wanted, token(1), 0.0, "1" * 64)) == "campaign/begins"


def test_the_next_evening_of_people_on_one_device_waits_for_them_too() -> None:
    settings = msgspec.structs.replace(ADVENTURE, adventure=Chapter(mode="competitive"))
    plans = [SeatPlan("me"), SeatPlan("device", name="Cem")]
    wanted = OpenTable("Ann", plans, settings=settings, start=True, campaign=True)
    found = Evening(open_table("FIRST2", wanted, token(1), 0.0, "1" * 64))
    found.play(5)
    assert found.table.kept is not None and not found.table.kept.coins
    following = found.again(mode="cooperative")
    assert following.table.state == "lobby" and [place.name for place in following.table.places] == ["Ann", "Cem"]
    following.ask(ANN, Start)
    assert following.table.settings.adventure is not None and following.table.settings.adventure.chapter == 2


def test_whoever_is_left_alone_plays_for_themselves_whatever_was_planned() -> None:
    settings = msgspec.structs.replace(ADVENTURE, adventure=Chapter(mode="competitive"))
    wanted = OpenTable("Ann", [SeatPlan("me"), SeatPlan("open")], settings=settings, campaign=True)
    found = Evening(open_table("FIRST2", wanted, token(1), 0.0, "1" * 64))
    assert found.table.settings.adventure is not None and found.table.settings.adventure.mode == "competitive"
    found.ask(ANN, Start)
    assert found.table.settings.adventure.mode == "cooperative" and found.table.state == "playing"


# --- Files ---


def brought(document: dict[str, Any]) -> Table:
    wanted = ImportCampaign("Zoe", [SeatPlan("me"), SeatPlan("bot")], document)
    asked = msgspec.json.encode(wanted)
    return Evening(open_imported(asked, code="OTHER2", token=token(9), at=0.0, seed="1" * 64)).table


def document() -> dict[str, Any]:
    kept = lost_table().table.kept
    assert kept is not None and kept.campaign is not None
    return msgspec.json.decode(msgspec.json.encode(to_document(kept.campaign)))


def test_a_campaign_out_of_a_file_goes_on_at_a_table_of_ones_own() -> None:
    table = brought(document())
    info = table.info(set(), 0).campaign
    assert info is not None and (info.id, info.chapter, info.failures) == ("OTHER2", 1, 1)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda told: told["facts"].update(title="Another"),
        lambda told: told["evenings"][0]["actions"].pop(),
        lambda told: told["evenings"].append(told["evenings"][0]),
        lambda told: told.update(evenings=[told["evenings"][0]] * 99),
        lambda told: told.update(evenings=[7]),
        lambda told: told.update(mode="alone"),
        lambda told: told.pop("names"),
    ],
)
def test_a_spoiled_file_is_refused(spoil: Any) -> None:
    told = document()
    spoil(told)
    with pytest.raises(PortRoyalError) as refused:
        brought(told)
    assert refused.value.code.startswith(("campaign/", "record/"))


def test_a_campaign_that_is_not_told_here_is_refused_even_before_its_first_evening() -> None:
    """Its facts are whoever wrote them's: they could say anything, and are as long as they like."""
    told = document() | {"evenings": []}
    assert brought(told).kept is not None
    told["facts"]["title"] = "Another"
    with pytest.raises(PortRoyalError, match="no campaign that this server tells"):
        brought(told)


# --- By HTTP ---


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def bring(server: Serving, told: dict[str, Any]) -> tuple[int, dict[str, Any]]:
    body = {"name": "Zoe", "seats": [{"kind": "me"}, {"kind": "bot"}], "document": told}
    status, _, answer = request(server.port, "POST", "/api/campaigns", body)
    return status, msgspec.json.decode(answer)


def test_a_file_is_brought_and_taken_along_again_by_who_plays(server: Serving) -> None:
    status, mine = bring(server, document())
    assert status == 201
    path = f"/api/tables/{mine['code']}/campaign"
    assert request(server.port, "GET", path)[0] == 409  # not by somebody who only knows the code
    kept = ask(server.port, "GET", path, headers={"authorization": f"Bearer {mine['token']}"})
    assert kept == document()


@pytest.mark.parametrize("start", [False, True])
def test_a_campaign_can_be_kept_before_its_first_evening_is_over(server: Serving, start: bool) -> None:
    """In the lobby, and while the first chapter is played: that one is left out, and with it the seed."""
    seats = [{"kind": "me"}, {"kind": "bot"} if start else {"kind": "open"}]
    settings = {
        "modules": ["base", "gambler", "adventure"],
        "adventure": {"mode": "competitive" if start else "cooperative"},
    }
    wanted = {"name": "Zoe", "seats": seats, "settings": settings, "start": start, "campaign": True}
    mine = ask(server.port, "POST", "/api/tables", wanted)
    headers = {"authorization": f"Bearer {mine['token']}"}
    kept = ask(server.port, "GET", f"/api/tables/{mine['code']}/campaign", headers=headers)
    assert kept["evenings"] == [] and kept["running"] is None and len(kept["names"]) == 1 + start
    status, again = bring(server, kept)
    assert status == 201
    table = ask(server.port, "GET", f"/api/tables/{again['code']}")
    assert table["settings"]["modules"] == ["base", "gambler", "adventure"]
    assert table["settings"]["adventure"]["mode"] == settings["adventure"]["mode"]


def test_a_spoiled_or_endless_file_opens_no_table(server: Serving) -> None:
    tables = len(server.house.rooms)
    status, problem = bring(server, {**document(), "mode": "alone"})
    assert (status, problem["code"]) == (400, "campaign/unreadable")
    assert bring(server, {**document(), "names": ["x" * 200_000]})[0] == 413
    assert bring(server, {})[0] == 400
    assert len(server.house.rooms) == tables


def test_who_has_several_tables_learns_where_it_is_their_turn(server: Serving) -> None:
    lobby = bring(server, document())[1]
    wanted = {"name": "Zoe", "seats": [{"kind": "me"}], "settings": {"modules": ["base", "adventure"]}, "start": True}
    alone = ask(server.port, "POST", "/api/tables", wanted)
    seats = [{"code": each["code"], "token": each["token"]} for each in (lobby, alone)]
    strange = {"code": alone["code"], "token": lobby["token"]}
    gone = {"code": "ZZZZZZ", "token": lobby["token"]}
    answer = ask(server.port, "POST", "/api/mine", {"seats": [*seats, strange, gone]})
    found = answer["tables"]
    assert answer["gone"] == ["ZZZZZZ"], "a token that does not fit is no reason to forget a table"
    assert [(each["code"], each["is_my_turn"], each["state"]) for each in found] == [
        (lobby["code"], False, "lobby"),
        (alone["code"], True, "playing"),
    ]
    assert found[0]["campaign"]["failures"] == 1 and found[1]["campaign"] is None
    # How far each is: the evening that comes has no month yet, but the last one tells who everybody was.
    assert found[0]["chapter"] == {"mode": "cooperative", "month": 0, "characters": []}
    assert all(found[0]["campaign"]["evenings"][0]["characters"])
    assert found[1]["chapter"] == {"mode": "cooperative", "month": 1, "characters": [None]}
    assert [(each["people"], each["lesson"]) for each in found] == [(1, None), (1, None)]


def test_a_table_of_a_campaign_comes_back_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        mine = bring(running, document())[1]
        before = ask(running.port, "GET", f"/api/tables/{mine['code']}")
    with serving(tmp_path) as running:
        assert ask(running.port, "GET", f"/api/tables/{mine['code']}") == before


def test_many_evenings_are_played_again_beside_everybody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty evenings take a tenth of a second, in which nobody else would get an answer."""
    monkeypatch.setattr("portroyal.server.room.room.LONG_ENTRY", 1000)
    where: list[threading.Thread] = []
    with serving(tmp_path) as running:

        async def here() -> threading.Thread:
            return threading.current_thread()

        loop = running.inside(here)

        def watched(told: Any) -> Any:
            where.append(threading.current_thread())
            return from_document(told)

        monkeypatch.setattr("portroyal.server.table.kept.from_document", watched)
        played_again.cache_clear()
        wanted = {"name": "Zoe", "seats": [{"kind": "me"}], "document": document()}
        code = ask(running.port, "POST", "/api/campaigns", wanted)["code"]
        assert where and loop not in where
        where.clear()
        played_again.cache_clear()
        running.inside(lambda: running.house.leave(code))
        assert ask(running.port, "GET", f"/api/tables/{code}")["campaign"]["failures"] == 1
        assert where and loop not in where


def test_whoever_plays_meanwhile_waits_for_the_thread_only_a_moment_each_time(tmp_path: Path) -> None:
    """At every call of the system the event loop has to ask the thread for its turn again: with Python's usual 5 ms, a
    move that is sent to six guests would take a tenth of a second."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(0.005)
    try:
        with serving(tmp_path) as running:

            async def there() -> float:
                return sys.getswitchinterval()

            assert running.inside(there) <= 0.001
    finally:
        sys.setswitchinterval(usual)


def test_evenings_that_were_brought_are_in_memory_once() -> None:
    """As they came they would take three times as much as what the table knows of them."""
    table = brought(document())
    opened = table.steps[0].entry
    assert isinstance(opened, Opened) and opened.campaign is not None and table.kept is not None
    kept = table.kept.campaign
    assert kept is not None and opened.campaign == table.kept.written()
    came: Any = opened.campaign.document
    assert came["evenings"][0]["actions"] is kept.evenings[0].record["actions"]
