"""Clocks that run out, people who go away and come back, and bots that hold their seats."""

from __future__ import annotations

import asyncio

import pytest
from evenings import Client, House, MemoryStore, deciding, evening, parts_for, play_to_the_end, settle, sit_down

from portroyal.server.protocol import (
    Answer,
    Dismiss,
    HandOver,
    Hold,
    Lock,
    Mute,
    PlanSeats,
    PlanTable,
    Rematch,
    Remove,
    SeatPlan,
    Settings,
    Start,
    Timer,
    Undo,
    UndoAnswer,
)
from portroyal.server.room.room import Room
from portroyal.server.table.asking import Asking
from portroyal.server.table.ends import MOST_BY_GUEST
from portroyal.server.table.entries import Held, Hosted, Returned
from portroyal.server.table.playing import back


def code_of(answer: Answer | None) -> str | None:
    assert answer is not None
    return answer.problem.code if answer.problem else None


async def two(**settings: object) -> tuple[Room, Client, Client]:
    """The one who decides, and the other."""
    room, clients = await sit_down(2, **settings)  # type: ignore[arg-type]
    one = deciding(clients)
    assert one is not None
    return room, one, next(each for each in clients if each is not one)


def test_a_move_takes_from_the_bank_only_what_is_over_its_time() -> None:
    async def play() -> None:
        room, one, _ = await two(timer=Timer("move", seconds=10, bank=30))
        assert one.look is not None
        seat = one.look.actor
        await asyncio.sleep(9.0)
        await one.move("draw")
        assert room.table.banks == [30.0, 30.0]
        await asyncio.sleep(14.0)
        while one.decides:
            await one.move(one.look.choices[0].action)
        assert room.table.banks[seat] == pytest.approx(26.0)
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        assert again.table.banks == room.table.banks

    evening(play())


def test_the_clock_tells_the_time_of_the_move_and_the_bank_behind_it() -> None:
    async def play() -> None:
        room, one, other = await two(timer=Timer("move", seconds=10, bank=30))
        assert other.clock is not None
        assert (other.clock.move, other.clock.bank) == (10.0, 30.0)
        await asyncio.sleep(12.0)
        watcher = await Client(room, None).come()
        assert watcher.clock is not None and one.look is not None
        assert (watcher.clock.seat, watcher.clock.move, watcher.clock.bank) == (one.look.actor, 0.0, 28.0)

    evening(play())


def test_when_time_and_bank_are_over_a_bot_goes_on_until_the_person_is_back() -> None:
    async def play() -> None:
        room, one, other = await two(timer=Timer("move", seconds=10, bank=5))
        assert one.look is not None
        seat = one.look.actor
        await asyncio.sleep(14.9)
        assert room.table.holds == {}
        await asyncio.sleep(0.2)
        assert other.kinds()[2:5] == ["started", "timed_out", "held"]
        assert room.info().seats[seat].held and room.info().seats[seat].bot == "bosun"
        assert room.table.version > 0
        one.hear()
        assert one.look.choices == []
        if room.table.game is not None and room.table.game.actor == seat:
            assert code_of(await one.move("draw")) == "table/held"
        assert code_of(await one.say(Hold, away=False)) is None
        assert not room.info().seats[seat].held
        await play_to_the_end([one, other], 3)

    evening(play())


def test_nobody_is_timed_out_who_moves_in_time() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, timer=Timer("move", seconds=10, bank=0))
        for _ in range(30):
            client = deciding(clients)
            if client is None:
                break
            await asyncio.sleep(9.5)
            await client.move()
        assert not any("timed_out" in client.kinds() for client in clients)
        assert room.table.version == 30

    evening(play())


def test_a_move_that_came_in_time_counts_even_if_saving_it_takes_longer() -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, parts=parts, timer=Timer("move", seconds=10, bank=0))
        assert isinstance(parts.store, MemoryStore)
        client = deciding(clients)
        assert client is not None
        parts.store.delay = lambda: 2.0
        await asyncio.sleep(9.0)
        assert code_of(await client.move("draw")) is None
        await settle(seconds=5.0)
        assert "timed_out" not in client.kinds()
        assert room.table.version == 1

    evening(play())


def test_a_question_stops_the_clock() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, timer=Timer("move", seconds=10, bank=0))
        for _ in range(500):
            client = deciding(clients)
            assert client is not None and client.look is not None
            if client.look.can_undo:
                break
            choices = [choice.action for choice in client.look.choices]
            await client.move("stop" if "stop" in choices else choices[0])
        other = next(each for each in clients if each is not client)
        await asyncio.sleep(7.0)
        await client.say(Undo, version=client.look.version)
        await asyncio.sleep(20.0)
        assert room.table.question is not None and "timed_out" not in client.kinds()
        await other.say(UndoAnswer, agree=False)
        client.hear()
        assert client.clock is not None and client.clock.move == pytest.approx(3.0)
        await asyncio.sleep(2.5)
        assert "timed_out" not in client.kinds()
        await asyncio.sleep(1.0)
        assert "timed_out" in client.kinds()

    evening(play())


@pytest.mark.parametrize("who", ["mine", "another's"])
def test_letting_a_bot_in_and_out_starts_no_clock_anew(who: str) -> None:
    async def play() -> None:
        room, one, other = await two(timer=Timer("move", seconds=20, bank=30), pace="calm")
        client = one if who == "mine" else other
        for _ in range(6):
            await asyncio.sleep(8.0)
            assert code_of(await client.say(Hold, away=True)) is None
            await asyncio.sleep(0.2)
            assert code_of(await client.say(Hold, away=False)) is None
            if "timed_out" in other.kinds():
                break
        face = room.waiting.face()
        assert face is not None and face.move == 0.0 and face.bank == pytest.approx(50 - 6 * 8.2)
        await asyncio.sleep(1.0)
        assert "timed_out" in other.kinds()

    evening(play())


def test_a_decision_that_a_bot_ends_takes_from_the_bank_what_the_person_used() -> None:
    async def play() -> None:
        room, one, _ = await two(timer=Timer("move", seconds=10, bank=30), pace="calm")
        assert one.look is not None
        seat = one.look.actor
        await asyncio.sleep(25.0)
        await one.say(Hold, away=True)
        await asyncio.sleep(5.0)
        assert room.table.version > 0 and room.table.banks[seat] == pytest.approx(15.0, abs=2.0)

    evening(play())


def test_a_move_during_a_question_costs_the_time_before_it() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, timer=Timer("move", seconds=10, bank=60))
        for _ in range(500):
            client = deciding(clients)
            assert client is not None and client.look is not None
            if client.look.can_undo:
                break
            choices = [choice.action for choice in client.look.choices]
            await client.move("stop" if "stop" in choices else choices[0])
        assert client is not None and client.look is not None
        seat = client.look.actor
        await asyncio.sleep(40.0)
        await client.say(Undo, version=client.look.version)
        await asyncio.sleep(5.0)
        await client.move()
        assert room.table.banks[seat] == pytest.approx(30.0)

    evening(play())


def test_whose_time_is_over_gets_no_more_of_it_by_taking_the_seat_back() -> None:
    async def play() -> None:
        room, one, other = await two(timer=Timer("move", seconds=10, bank=0), pace="calm")
        await asyncio.sleep(10.1)
        assert other.kinds()[-1] == "held"
        assert code_of(await one.say(Hold, away=False)) == "table/time_over"
        await asyncio.sleep(3.0)
        assert room.table.version > 0, "the bot has decided"
        assert code_of(await one.say(Hold, away=False)) is None

    evening(play())


def test_who_is_sent_away_while_a_question_is_open_stops_no_clock() -> None:
    async def play() -> None:
        room, clients = await sit_down(3, timer=Timer("move", seconds=10, bank=0))
        for _ in range(500):
            client = deciding(clients)
            assert client is not None and client.look is not None
            if client.look.can_undo and client is not clients[2]:
                break
            choices = [choice.action for choice in client.look.choices]
            await client.move("stop" if "stop" in choices else choices[0])
        assert client is not None and client.look is not None
        await asyncio.sleep(7.0)
        await client.say(Undo, version=client.look.version)
        await asyncio.sleep(20.0)
        await clients[0].say(Remove, seat=2)
        face = room.waiting.face()
        assert face is not None and face.move == pytest.approx(3.0)

    evening(play())


def test_relaxed_is_three_minutes_and_none_is_for_ever() -> None:
    async def play() -> None:
        room, _, other = await two(timer=Timer("relaxed"))
        await asyncio.sleep(179.0)
        assert "timed_out" not in other.kinds()
        await asyncio.sleep(2.0)
        assert "timed_out" in other.kinds()
        room, _, other = await two()
        await asyncio.sleep(100_000.0)
        assert room.table.version == 0 and other.clock is None

    evening(play())


def test_a_time_out_that_can_not_be_saved_comes_later() -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, parts=parts, timer=Timer("move", seconds=10, bank=0))
        assert isinstance(parts.store, MemoryStore)
        parts.store.fails = lambda: "lost"
        await asyncio.sleep(20.0)
        assert "timed_out" not in clients[0].kinds()
        parts.store.fails = lambda: ""
        await asyncio.sleep(5.0)
        assert clients[0].kinds().count("timed_out") == 1
        assert room.table.version > 0

    evening(play())


def test_a_bot_holds_the_seat_of_somebody_who_asks_for_it() -> None:
    async def play() -> None:
        room, one, other = await two()
        assert one.look is not None
        seat = one.look.actor
        await one.say(Hold, away=True)
        assert room.info().seats[seat].held
        other.hear()
        entry = other.entries[max(number for number, each in other.entries.items() if each.kind == "held")]
        assert (entry.seat, entry.text) == (seat, "away")
        await settle(seconds=1.0)
        assert room.table.version > 0
        one.go()
        await one.come()
        await settle()
        assert room.info().seats[seat].held, "whoever went on purpose comes back on purpose"
        await one.say(Hold, away=False)
        assert not room.info().seats[seat].held
        assert code_of(await one.say(Hold, away=False)) is None

    evening(play())


def test_whoever_has_a_bot_play_for_them_may_not_play_beside_it() -> None:
    async def play() -> None:
        room, one, _ = await two(pace="calm")
        await one.say(Hold, away=True)
        assert one.look is not None and one.look.choices == [] and one.look.actor == one.look.seat
        assert code_of(await one.move("draw")) == "table/held"
        assert room.table.version == 0
        await one.say(Hold, away=False)
        await settle(seconds=5.0)
        assert room.table.version == 0, "and what the bot thought of meanwhile is dropped"
        assert code_of(await one.move("draw")) is None

    evening(play())


def test_an_absent_seat_is_held_after_a_while_and_handed_back_by_coming() -> None:
    async def play() -> None:
        room, one, other = await two()
        assert one.look is not None
        seat = one.look.actor
        one.go()
        await settle()
        other.hear()
        assert other.bot_in[seat] == 90.0
        await asyncio.sleep(30.0)
        late = await Client(room, None).come()
        assert (late.bot_in[seat], late.bot_in[1 - seat]) == (60.0, None)
        await asyncio.sleep(59.0)
        assert not room.info().seats[seat].held
        await asyncio.sleep(2.0)
        assert room.info().seats[seat].held
        assert "held" in other.kinds()
        await one.come()
        await settle()
        assert not room.info().seats[seat].held
        assert "returned" in other.kinds()
        await play_to_the_end([one, other], 3)

    evening(play())


def test_a_seat_that_can_not_be_handed_back_at_once_is_handed_back_later() -> None:
    async def play() -> None:
        parts = parts_for()
        room, (ann, _) = await sit_down(2, parts=parts)
        assert isinstance(parts.store, MemoryStore)
        ann.go()
        await asyncio.sleep(95.0)
        assert room.table.holds
        parts.store.fails = lambda: "lost"
        await ann.come()
        await settle(seconds=3.0)
        assert room.table.holds
        parts.store.fails = lambda: ""
        await settle(seconds=5.0)
        assert not room.table.holds

    evening(play())


def test_coming_back_in_time_calls_it_off() -> None:
    async def play() -> None:
        room, one, _ = await two()
        for _ in range(5):
            one.go()
            await asyncio.sleep(60.0)
            await one.come()
        await asyncio.sleep(200.0)
        assert room.table.holds == {}

    evening(play())


def test_nobody_is_held_while_nobody_waits() -> None:
    async def play() -> None:
        room, one, other = await two()
        one.go()
        other.go()
        await asyncio.sleep(10_000.0)
        assert room.table.holds == {}
        await other.come()
        await asyncio.sleep(89.0)
        assert room.table.holds == {}
        await asyncio.sleep(2.0)
        assert len(room.table.holds) == 1

    evening(play())


def test_alone_against_bots_the_game_waits() -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, ["bosun"])
        await settle()
        ann.go()
        version = room.table.version
        await asyncio.sleep(10_000.0)
        assert room.table.holds == {} and room.table.version == version

    evening(play())


def test_all_seats_of_a_device_are_held_and_returned_together() -> None:
    async def play() -> None:
        room, (ann, _) = await sit_down(2, devices=1)
        ann.go()
        await asyncio.sleep(95.0)
        assert sorted(room.table.holds) == [0, 1]
        await ann.come()
        await settle()
        assert room.table.holds == {}

    evening(play())


def test_coming_back_gives_back_only_what_was_held_for_being_gone() -> None:
    async def play() -> None:
        room, _ = await sit_down(2, devices=1)
        for seat, why in ((0, "time"), (1, "absent")):
            number = len(room.table.steps) + 1
            room.table.apply(Held(number=number, at=0.0, seat=seat, bot="bosun", why=why))  # type: ignore[arg-type]
        (entry,) = back(Asking(room.table, 0.0), 1)
        assert isinstance(entry, Returned) and entry.seat == 1

    evening(play())


def test_after_a_restart_people_get_their_seats_and_their_time() -> None:
    async def play() -> None:
        room, one, other = await two(timer=Timer("move", seconds=10, bank=30))
        await asyncio.sleep(9.0)
        await room.close()
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        await one.come(again)
        await other.come(again)
        assert one.clock is not None and one.clock.move == 10.0
        await asyncio.sleep(39.0)
        assert "timed_out" not in other.kinds()
        await asyncio.sleep(2.0)
        assert "timed_out" in other.kinds()

    evening(play())


def test_the_wall_clock_may_jump() -> None:
    async def play() -> None:
        parts = parts_for()
        jumps = iter([0.0, 3600.0, -3600.0] * 1000)
        parts.clock.wall = lambda: 1_700_000_000.0 + next(jumps)  # type: ignore[method-assign]
        room, clients = await sit_down(2, parts=parts, timer=Timer("move", seconds=10, bank=0))
        for _ in range(40):
            client = deciding(clients)
            if client is None:
                break
            await asyncio.sleep(5.0)
            await client.move()
        assert "timed_out" not in clients[0].kinds()
        assert room.table.version == 40

    evening(play())


# --- The host ---


def test_a_host_who_stays_away_is_replaced_by_the_first_player_who_is_there() -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(3, start=False)
        ann.go()
        await asyncio.sleep(119.0)
        assert room.info().host == ann.guest
        await asyncio.sleep(2.0)
        assert room.info().host == ben.guest
        assert cleo.kinds()[-1] == "hosted"
        assert cleo.table is not None and cleo.table.host == ben.guest
        assert cleo.table.stands_for == ann.guest
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        assert (again.table.host, again.table.stands_for) == (ben.guest, ann.guest)
        assert code_of(await ben.say(Remove, seat=2)) is None
        assert code_of(await ben.say(Start)) is None

    evening(play())


@pytest.mark.parametrize("start", [False, True])
def test_a_host_who_comes_back_is_host_again(start: bool) -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(3, start=start)
        ann.go()
        await asyncio.sleep(121.0)
        ben.go()
        await asyncio.sleep(121.0)
        assert (room.table.host, room.table.stands_for) == (cleo.guest, ann.guest), "each stands in for the first"
        await ben.come()
        await settle()
        assert room.table.host == cleo.guest
        await ann.come()
        await settle()
        assert (room.table.host, room.table.stands_for) == (ann.guest, None)
        cleo.hear()
        assert cleo.table is not None and (cleo.table.host, cleo.table.stands_for) == (ann.guest, None)
        assert code_of(await cleo.say(Lock, locked=True)) == "table/not_host"
        assert code_of(await ann.say(Dismiss, guest=cleo.guest)) is None

    evening(play())


@pytest.mark.parametrize("start", [False, True])
def test_who_stands_in_can_do_nothing_to_the_host(start: bool) -> None:
    async def play() -> None:
        room, (ann, ben, cleo) = await sit_down(3, start=start, devices=1)
        ann.go()
        await asyncio.sleep(121.0)
        before = [place.guest for place in room.table.places]
        for seat in (0, 1):
            assert code_of(await ben.say(Remove, seat=seat)) == "table/stands_in"
        for ban in (False, True):
            assert code_of(await ben.say(Dismiss, guest=ann.guest, ban=ban)) == "table/stands_in"
        assert code_of(await ben.say(Mute, guest=ann.guest, muted=True)) == "table/stands_in"
        if not start:
            seats = [SeatPlan("me"), SeatPlan("bot"), SeatPlan("open"), SeatPlan("open")]
            assert code_of(await ben.say(PlanSeats, seats=seats)) == "table/stands_in"
            seats[:2] = [SeatPlan("open"), SeatPlan("me")]
            assert code_of(await ben.say(PlanSeats, seats=seats)) is None, "two are left"
            before = [ann.guest, ben.guest, ann.guest, cleo.guest]
        assert [place.guest for place in room.table.places] == before
        assert code_of(await ben.say(Mute, guest=cleo.guest, muted=True)) is None
        assert code_of(await ben.say(HandOver, guest=cleo.guest)) is None, "and handing it on makes no difference"
        assert code_of(await cleo.say(Dismiss, guest=ann.guest)) == "table/stands_in"
        assert code_of(await cleo.say(Dismiss, guest=ben.guest)) is None
        assert code_of(await cleo.say(PlanTable, settings=Settings(pace="quick", spectators=False))) is None
        await ann.come()
        await settle()
        assert room.table.host == ann.guest and len(room.table.seats_of(ann.guest)) == 2

    evening(play())


def test_what_a_host_hands_over_is_not_given_back() -> None:
    async def play() -> None:
        room, (ann, ben, _) = await sit_down(3)
        assert code_of(await ann.say(HandOver, guest=ben.guest)) is None
        ann.go()
        await asyncio.sleep(121.0)
        await ann.come()
        await settle()
        assert (room.table.host, room.table.stands_for) == (ben.guest, None)
        assert code_of(await ben.say(Dismiss, guest=ann.guest)) is None

    evening(play())


def test_a_host_without_a_seat_is_host_again_too() -> None:
    async def play() -> None:
        room, (ann, _, cleo) = await sit_down(3, start=False, spectators=False)
        assert code_of(await ann.say(Remove, seat=0)) is None
        ann.go()
        await asyncio.sleep(121.0)
        assert room.table.stands_for == ann.guest
        await ann.come()
        await settle()
        assert room.table.host == ann.guest and cleo.kinds()[-1] == "hosted"

    evening(play())


@pytest.mark.parametrize("minutes", [0, 3])
def test_a_rematch_without_the_host_makes_nobody_host_for_good(minutes: int) -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(3, parts=parts)
        ann, ben, cleo = clients
        if minutes:
            ann.go()
            await asyncio.sleep(60.0 * minutes)
        await play_to_the_end(clients[1:] if minutes else clients, 4)
        ann.go()
        assert room.info().host == (ben.guest if minutes else ann.guest)
        assert code_of(await cleo.say(Rematch)) is None
        assert isinstance(parts.house, House)
        again = parts.house.rooms["TABLE2"]
        host = ben.guest if minutes else cleo.guest
        assert (again.table.host, again.table.stands_for) == (host, ann.guest)
        asks = await Client(again, host).come()
        assert code_of(await asks.say(Dismiss, guest=ann.guest, ban=True)) == "table/stands_in"
        again = await Room.restored(again.code, await parts.store.read(again.code), parts)
        await Client(again, ann.guest).come()
        await settle()
        assert (again.table.host, again.table.stands_for) == (ann.guest, None)

    evening(play())


def test_however_often_a_host_is_gone_they_can_come_back() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        for _ in range(MOST_BY_GUEST[Hosted]):
            ann.go()
            await asyncio.sleep(121.0)
            await ann.come()
            await settle()
            assert room.table.host == ann.guest
        assert ben.kinds().count("hosted") == MOST_BY_GUEST[Hosted]

    evening(play())


def test_a_host_who_comes_back_in_time_stays_host() -> None:
    async def play() -> None:
        room, (ann, _) = await sit_down(2, start=False)
        ann.go()
        await asyncio.sleep(60.0)
        await ann.come()
        await asyncio.sleep(120.0)
        assert room.info().host == ann.guest

    evening(play())


def test_where_no_other_player_is_there_nobody_becomes_host() -> None:
    async def play() -> None:
        room, (ann, ben, watcher) = await sit_down(2, start=False, watchers=1)
        ann.go()
        ben.go()
        await asyncio.sleep(600.0)
        assert room.info().host == ann.guest
        await ben.come()
        await asyncio.sleep(121.0)
        assert room.info().host == ben.guest
        assert watcher.table is not None

    evening(play())


def test_a_game_goes_on_with_another_host_and_one_that_is_over_needs_none() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        ann, ben = clients
        ann.go()
        await asyncio.sleep(121.0)
        assert room.info().host == ben.guest
        await ann.come()
        await play_to_the_end(clients, 3)
        ann.go()
        await asyncio.sleep(600.0)
        assert room.info().host == ann.guest

    evening(play())
