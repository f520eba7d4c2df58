"""Before the game: coming, sitting down, the host's plans, names and colors."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from evenings import Client, evening, parts_for, sit_down, token

from portroyal import server
from portroyal.errors import PortRoyalError
from portroyal.modules import MODULES
from portroyal.ruleset import Ruleset
from portroyal.server.protocol import (
    JoinTable,
    OpenTable,
    PlanSeats,
    PlanTable,
    Remove,
    Rename,
    SeatPlan,
    Settings,
    Sit,
    Start,
    Timer,
    refusals,
)
from portroyal.server.room.room import Room


def names(room: Room) -> list[str | None]:
    return [seat.name for seat in room.info().seats]


async def opened(*seats: SeatPlan, **fields: Any) -> Room:
    room, _ = await Room.opened("TABLE1", OpenTable("Ann", list(seats), **fields), token(1), parts_for())
    return room


def code_of(answer: Any) -> str:
    return answer.problem.code


def refusal(error: pytest.ExceptionInfo[PortRoyalError]) -> str:
    return error.value.code


def test_whoever_opens_a_table_is_its_host_and_sits_where_they_said() -> None:
    async def play() -> None:
        room, (guest, seats) = await Room.opened(
            "TABLE1", OpenTable("Ann", [SeatPlan("bot"), SeatPlan("me"), SeatPlan("open")]), token(1), parts_for()
        )
        assert (guest, seats, room.info().host) == (1, [1], 1)
        assert [seat.kind for seat in room.info().seats] == ["bot", "person", "open"]
        assert room.info().state == "lobby"

    evening(play())


def test_with_start_a_table_without_open_seats_plays_at_once() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot", "deckhand"), start=True)
        assert room.info().state == "playing"
        room = await opened(SeatPlan("me"), SeatPlan("open"), start=True)
        assert room.info().state == "lobby"

    evening(play())


def test_a_guest_gets_the_first_open_seat_or_the_one_they_ask_for() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("open"), SeatPlan("open"), SeatPlan("open"))
        assert await room.admit(JoinTable("Ben", seat=2), token(2)) == (2, [2])
        assert await room.admit(JoinTable("Cleo"), token(3)) == (3, [1])
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("Dan", seat=2), token(4))
        assert refusal(error) == "table/seat_taken"
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("Dan", seat=4), token(4))
        assert refusal(error) == "table/no_such_seat"
        await room.admit(JoinTable("Dan"), token(4))
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("Eve"), token(5))
        assert refusal(error) == "table/full"

    evening(play())


def test_who_asks_again_with_the_same_secret_has_come_once() -> None:
    """The answer was lost on its way; the guest was not."""

    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("open"), SeatPlan("open"))
        came = await room.admit(JoinTable("Ben", seat=2), token(2))
        entries = len(room.table.steps)
        assert await room.admit(JoinTable("Ben", seat=2), token(2)) == came == (2, [2])
        assert await room.admit(JoinTable("Benny"), token(2)) == came
        assert len(room.table.steps) == entries
        host = await Client(room, 1).come()
        await host.say(Remove, seat=2)
        assert await room.admit(JoinTable("Ben"), token(2)) == (3, [1])  # sent away, and somebody new

    evening(play())


def test_watchers_come_only_where_they_are_welcome() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot"))
        assert await room.admit(JoinTable("Ben", watch=True), token(2)) == (2, [])
        closed = await opened(SeatPlan("me"), SeatPlan("bot"), settings=Settings(spectators=False))
        with pytest.raises(PortRoyalError) as error:
            await closed.admit(JoinTable("Ben", watch=True), token(2))
        assert refusal(error) == "table/no_spectators"
        with pytest.raises(PortRoyalError) as error:
            await Client(closed, None).come()
        assert refusal(error) == "table/no_spectators"

    evening(play())


def test_a_game_that_has_begun_takes_watchers_but_no_players() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot"), start=True)
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("Ben"), token(2))
        assert refusal(error) == "table/started"
        assert await room.admit(JoinTable("Ben", watch=True), token(2)) == (2, [])

    evening(play())


@pytest.mark.parametrize("name", ["ann", "ANN", "Ann ", " Ａｎｎ"])
def test_no_two_guests_have_the_same_name(name: str) -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("open"))
        for watch in (True, False):
            with pytest.raises(PortRoyalError) as error:
                await room.admit(JoinTable(name, watch=watch), token(2))
            assert refusal(error) == "table/name_taken"

    evening(play())


@pytest.mark.parametrize("name", ["   ", "x" * 25, "a\u202eb", "a\u0000", "\u200b", "a\nb\tc\u2028\u2066"])
def test_names_that_can_not_be_shown_anywhere_are_refused(name: str) -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("open"))
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable(name), token(2))
        assert refusal(error) == "table/name"
        assert error.value.facts == {"most": 24}

    evening(play())


def test_bots_of_one_character_have_names_of_their_own() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), *[SeatPlan("bot", "bosun")] * 4)
        assert len({str(name).casefold() for name in names(room)}) == 5
        assert all(names(room))

    evening(play())


def test_no_two_seats_are_planned_with_the_same_name() -> None:
    async def play() -> None:
        for plans in (
            [SeatPlan("me"), SeatPlan("bot", name="Ben"), SeatPlan("bot", name="BEN")],
            [SeatPlan("me"), SeatPlan("device", name="ann")],
            [SeatPlan("bot", name="Ann"), SeatPlan("me")],
        ):
            with pytest.raises(PortRoyalError) as error:
                await opened(*plans)
            assert refusal(error) == "table/name_taken"

    evening(play())


def test_a_bot_without_a_wish_steps_aside_for_a_person_of_its_name() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot"), SeatPlan("open"))
        sailor = names(room)[1]
        assert sailor is not None
        await room.admit(JoinTable(sailor), token(2))
        assert names(room)[2] == sailor
        assert names(room)[1] != sailor

    evening(play())


def test_a_name_the_host_gave_a_bot_is_taken() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot", name="Ben"), SeatPlan("open"))
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("Ben"), token(2))
        assert refusal(error) == "table/name_taken"

    evening(play())


def test_colors_of_seats_are_distinct_and_wishes_of_people_come_first() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("bot", color=3), SeatPlan("open"), SeatPlan("open"), color=3)
        assert room.info().seats[0].color == 3
        await room.admit(JoinTable("Ben", color=3), token(2))
        await room.admit(JoinTable("Cleo", color=0), token(3))
        colors = [seat.color for seat in room.info().seats]
        assert len(set(colors)) == 4
        assert (colors[0], colors[3]) == (3, 0)

    evening(play())


def test_a_bot_must_be_one_of_ours() -> None:
    async def play() -> None:
        for bot in ("os:system", "nobody", "portroyal.bots.castaway:Castaway"):
            with pytest.raises(PortRoyalError) as error:
                await opened(SeatPlan("me"), SeatPlan("bot", bot))
            assert refusal(error) == "table/no_such_bot"

    evening(play())


def test_a_table_of_rules_that_are_none_is_refused() -> None:
    async def play() -> None:
        with pytest.raises(PortRoyalError) as error:
            await opened(SeatPlan("me"), SeatPlan("bot"), settings=Settings(edition="chess"))
        assert refusal(error) == "ruleset/edition"
        for modules, code in (
            (("base", "chess"), "ruleset/module"),
            (("base", "base"), "ruleset/modules"),
            ((), "ruleset/modules"),
            (("gambler",), "ruleset/modules"),
        ):
            with pytest.raises(PortRoyalError) as error:
                await opened(SeatPlan("me"), SeatPlan("bot"), settings=Settings(modules=modules))
            assert refusal(error) == code

    evening(play())


def test_settings_of_a_mix_that_can_not_be_are_refused_when_they_are_planned() -> None:
    async def play() -> None:
        _, (ann, *_) = await sit_down(2, start=False)
        answer = await ann.say(PlanTable, settings=Settings(modules=("base", "chess")))
        assert answer is not None and answer.problem is not None
        assert answer.problem.code == "ruleset/module"
        assert ann.table is not None and ann.table.settings.modules == ("base",)

    evening(play())


def test_a_number_of_players_the_modules_are_not_for_is_refused_when_opened_planned_and_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(MODULES, "gambler", replace(MODULES["gambler"], players=(3, 4)))
    gambling = Settings(modules=("base", "gambler"))

    async def play() -> None:
        for seats in (2, 5):
            with pytest.raises(PortRoyalError) as error:
                await opened(SeatPlan("me"), *[SeatPlan("open")] * (seats - 1), settings=gambling)
            assert refusal(error) == "ruleset/players"
        room, (ann, *_) = await sit_down(2, start=False)
        assert code_of(await ann.say(PlanTable, settings=gambling)) == "ruleset/players"
        assert (await ann.say(PlanSeats, seats=[SeatPlan("me"), *[SeatPlan("open")] * 2])).ok
        assert (await ann.say(PlanTable, settings=gambling)).ok
        assert code_of(await ann.say(PlanSeats, seats=[SeatPlan("me"), SeatPlan("open")])) == "ruleset/players"
        assert code_of(await ann.say(Start)) == "ruleset/players", "open seats are closed, and two would play"
        assert room.info().state == "lobby"

    evening(play())


def test_seats_of_one_device_are_named_after_the_host_or_as_planned() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("device"), SeatPlan("device", name="Ben"), SeatPlan("device"))
        assert names(room) == ["Ann", "Ann 2", "Ben", "Ann 3"]
        assert room.table.seats_of(1) == [0, 1, 2, 3]

    evening(play())


def test_the_host_has_one_seat() -> None:
    async def play() -> None:
        with pytest.raises(PortRoyalError) as error:
            await opened(SeatPlan("me"), SeatPlan("me"))
        assert refusal(error) == "table/one_host"

    evening(play())


def test_a_guest_moves_to_an_open_seat_and_the_old_one_is_open() -> None:
    async def play() -> None:
        room, (_, ben, cleo) = await sit_down(2, start=False, watchers=1)
        await room.said(ben.line, PlanSeats("p", [SeatPlan("me"), SeatPlan("open"), SeatPlan("open")]))
        ben.hear()
        assert ben.answers["p"].problem is not None and ben.answers["p"].problem.code == "table/not_host"
        host = await Client(room, 1).come()
        await host.say(PlanSeats, seats=[SeatPlan("me"), SeatPlan("open"), SeatPlan("open")])
        assert names(room) == ["Ann", "Guest 2", None]
        await ben.say(Sit, seat=2)
        assert names(room) == ["Ann", None, "Guest 2"]
        await cleo.say(Sit, seat=1)
        assert names(room) == ["Ann", "Guest 3", "Guest 2"]
        answer = await cleo.say(Sit, seat=0)
        assert answer is not None and answer.problem is not None
        assert answer.problem.code == "table/seat_taken"

    evening(play())


def test_people_keep_their_seats_when_the_host_plans_anew() -> None:
    async def play() -> None:
        room, (host, _, _) = await sit_down(3, start=False)
        await host.say(PlanSeats, seats=[SeatPlan("bot"), SeatPlan("bot"), SeatPlan("open"), SeatPlan("open")])
        assert [seat.guest for seat in room.info().seats] == [None, None, 3, 2]
        await host.say(PlanSeats, seats=[SeatPlan("me"), SeatPlan("open")])
        assert [seat.guest for seat in room.info().seats] == [1, 3]
        assert room.table.seats_of(2) == []

    evening(play())


def test_a_guest_renames_their_own_seat_and_the_host_the_bots() -> None:
    async def play() -> None:
        room, (host, ben) = await sit_down(2, ["bosun"], start=False)
        assert (await ben.say(Rename, seat=1, name="Benjamin", color=5)).ok  # type: ignore[union-attr]
        assert (await host.say(Rename, seat=2, name="Robot", color=6)).ok  # type: ignore[union-attr]
        assert names(room) == ["Ann", "Benjamin", "Robot"]
        assert [seat.color for seat in room.info().seats][1:] == [5, 6]
        for client, seat, code in ((ben, 0, "not_a_player"), (ben, 2, "not_host"), (host, 1, "not_a_player")):
            answer = await client.say(Rename, seat=seat, name="Other", color=0)
            assert answer is not None and answer.problem is not None
            assert answer.problem.code == f"table/{code}"
        answer = await ben.say(Rename, seat=1, name="ROBOT", color=5)
        assert answer is not None and answer.problem is not None
        assert answer.problem.code == "table/name_taken"
        assert room.table.guests[2].name == "Benjamin"

    evening(play())


def test_a_table_tells_the_numbers_of_its_rulebook() -> None:
    async def play() -> None:
        room, _ = await sit_down(2, start=False, modules=("base", "gambler"))
        ruleset = Ruleset.of(2, modules=["base", "gambler"])
        told = room.info().numbers
        assert {name: tuple(each) if isinstance(each, list) else each for name, each in told.items()} == ruleset.numbers
        assert (told["influence_to_end"], told["takes_by_colors"]) == (12, [1, 1, 1, 1, 2, 3, 4])

    evening(play())


def test_the_host_changes_the_settings_and_only_the_pace_once_the_game_runs() -> None:
    async def play() -> None:
        room, (host, ben) = await sit_down(2, start=False)
        await host.say(PlanTable, settings=Settings(odds="exact", timer=Timer("relaxed")))
        assert room.info().settings.odds == "exact"
        answer = await ben.say(PlanTable, settings=Settings())
        assert answer is not None and answer.problem is not None and answer.problem.code == "table/not_host"
        await host.say(Start)
        answer = await host.say(PlanTable, settings=Settings(odds="off", timer=Timer("relaxed")))
        assert answer is not None and answer.problem is not None and answer.problem.code == "table/fixed"
        answer = await host.say(PlanTable, settings=Settings(odds="exact", timer=Timer("relaxed"), pace="calm"))
        assert answer is not None and answer.ok
        assert room.info().settings.pace == "calm"
        assert ben.kinds()[-1] == "paced"

    evening(play())


def test_before_the_start_a_removed_guest_is_sent_away_and_the_seat_is_open() -> None:
    async def play() -> None:
        room, (host, ben) = await sit_down(2, start=False)
        answer = await ben.say(Remove, seat=0)
        assert answer is not None and answer.problem is not None and answer.problem.code == "table/not_host"
        await host.say(Remove, seat=1)
        assert names(room) == ["Ann", None]
        assert ben.line.closed == (4009, "removed")
        ben.hear()
        assert ben.goodbye is not None and ben.goodbye.code == "removed"
        assert room.guest_of(token(2)) is None
        assert host.kinds()[-1] == "left"

    evening(play())


def test_in_a_game_a_bot_takes_over_for_a_removed_guest() -> None:
    async def play() -> None:
        room, (host, ben) = await sit_down(2)
        answer = await host.say(Remove, seat=0)
        assert answer is not None and answer.problem is not None and answer.problem.code == "table/own_seat"
        await host.say(Remove, seat=1)
        seat = room.info().seats[1]
        assert (seat.kind, seat.bot, seat.name, seat.guest) == ("bot", "bosun", "Guest 2", None)
        assert ben.line.closed == (4009, "removed")
        assert room.guest_of(token(2)) is None

    evening(play())


def test_open_seats_are_closed_at_the_start_and_two_must_play() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("open"), SeatPlan("me"), SeatPlan("open"))
        host = await Client(room, 1).come()
        answer = await host.say(Start)
        assert answer is not None and answer.problem is not None
        assert answer.problem.code == "table/too_few"
        assert answer.problem.facts == {"players": 1}
        await room.admit(JoinTable("Ben", seat=2), token(2))
        await host.say(Start)
        assert names(room) == ["Ann", "Ben"]
        assert room.table.seats_of(2) == [1]
        assert room.info().state == "playing"
        answer = await host.say(Start)
        assert answer is not None and answer.problem is not None and answer.problem.code == "table/started"

    evening(play())


def test_chance_says_who_is_first_and_the_same_seed_says_the_same() -> None:
    async def first(seed: int) -> int:
        room, _ = await sit_down(3, parts=parts_for(seed))
        assert room.table.game is not None
        return room.table.game.active

    starts = [evening(first(seed)) for seed in range(30)]
    assert set(starts) == {0, 1, 2}
    assert [evening(first(seed)) for seed in range(30)] == starts


def test_watchers_fill_their_own_places_and_keep_no_player_out() -> None:
    async def play() -> None:
        room = await opened(SeatPlan("me"), SeatPlan("open"))
        for number in range(2, 50):
            await room.admit(JoinTable(f"G{number}", watch=True), token(number))
        with pytest.raises(PortRoyalError) as error:
            await room.admit(JoinTable("One more", watch=True), token(99))
        assert refusal(error) == "table/crowded"
        assert await room.admit(JoinTable("Ben"), token(100)) == (50, [1])

    evening(play())


def test_every_problem_can_be_met() -> None:
    """Each is raised somewhere, and is called by its name."""
    files = [path for path in Path(server.__file__).parent.rglob("*.py") if path.name != "refusals.py"]
    code = "".join(path.read_text() for path in files)
    for name in refusals.REFUSALS:
        assert f'"{name}"' in code, name
