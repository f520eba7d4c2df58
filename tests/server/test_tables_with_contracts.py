"""Tables with contracts: dealt before the start for all to see, dealt anew, chosen by hand, together, alone, again."""

from __future__ import annotations

from typing import Any

import pytest
from evenings import Client, deciding, evening, parts_for, play_to_the_end, settle, sit_down, token

from portroyal import Game
from portroyal.bots.plans import told_plan
from portroyal.contracts import BY_ID, IDS
from portroyal.errors import PortRoyalError
from portroyal.server.protocol import (
    AskPlan,
    DealContracts,
    Entry,
    OpenTable,
    PlanSeats,
    PlanTable,
    Rematch,
    SeatPlan,
    Settings,
    Start,
    TableInfo,
)
from portroyal.server.room.room import Room
from portroyal.server.table.story import influence_story

COMPETE = ("base", "contract_cards", "contracts")
CREW = ("base", "contract_cards", "coop")
ME = SeatPlan("me")


def on(info: TableInfo | None) -> list[str]:
    """The contracts on a table."""
    assert info is not None
    return [contract.id for contract in info.contracts]


def code_of(answer: Any) -> str:
    return answer.problem.code


def in_play(room: Room) -> list[str]:
    assert room.table.game is not None
    return [contract.id for contract in room.table.game.view(None).contracts]


def test_contracts_lie_on_the_table_before_the_game_and_are_those_of_the_game() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False, modules=CREW)
        ready = on(ann.table)
        assert len(ready) == len(set(ready)) == 5 and on(ben.table) == ready
        await ann.say(Start)
        assert in_play(room) == ready == on(room.info())

    evening(play())


def test_a_table_tells_how_many_turns_its_contracts_make() -> None:
    async def play() -> None:
        chosen = ("bruja", "mercenary", "galleon_nemesis")
        settings = Settings(modules=CREW, contracts=chosen, aside=5)
        room, _ = await Room.opened("TABLE1", OpenTable("Ann", [ME], settings=settings), token(1), parts_for())
        plan = room.info().voyage
        assert plan is not None
        # The seals say +1, 0 and -1, with the letters G, A and H.
        assert (plan.cards, plan.seals, plan.letters, plan.aside, plan.turns) == (13, 0, 3, 5, 11)
        assert [(each.rank, each.points) for each in plan.ranks][:2] == [("landlubber", 0), ("sailor", 2)]
        assert room.info().numbers["cards_aside"] == 5
        bruja = room.info().contracts[0]
        assert (bruja.how, bruja.needs, bruja.turns, bruja.letter) == (
            "having",
            {"captains": 1, "mademoiselles": 1},
            1,
            "G",
        )

    evening(play())


def test_the_host_has_others_dealt_and_nobody_else() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False, modules=COMPETE)
        before = on(ann.table)
        assert code_of(await ben.say(DealContracts)) == "table/not_host"
        assert on(room.info()) == before
        answer = await ann.say(DealContracts)
        assert answer is not None and answer.ok
        ben.hear()
        assert on(ben.table) == on(room.info()) != before
        assert not any(BY_ID[each].together for each in on(room.info())), "two are for crews alone"
        assert room.info().voyage is None
        await ann.say(Start)
        assert code_of(await ann.say(DealContracts)) == "table/started"

    evening(play())


def test_where_no_contracts_are_played_none_are_dealt() -> None:
    async def play() -> None:
        room, (ann, *_) = await sit_down(2, start=False)
        assert on(room.info()) == [] and room.info().voyage is None
        assert code_of(await ann.say(DealContracts)) == "table/no_contracts"
        answer = await ann.say(PlanTable, settings=Settings(modules=CREW, aside=2))
        assert answer is not None and answer.ok
        assert len(on(room.info())) == 5, "dealt as soon as they are played"
        for settings in (Settings(aside=1), Settings(contracts=("bruja",))):
            assert code_of(await ann.say(PlanTable, settings=settings)).startswith("ruleset/")
        assert room.info().settings.modules == CREW, "nothing has changed"

    evening(play())


def test_there_are_as_many_as_the_seats_want_and_the_first_ones_stay() -> None:
    async def play() -> None:
        room, (ann, *_) = await sit_down(1, ["bosun"], start=False, modules=CREW)
        five = on(room.info())
        await ann.say(PlanSeats, seats=[ME, SeatPlan("bot"), SeatPlan("open")])
        seven = on(room.info())
        assert len(seven) == 7 and seven[:5] == five
        await ann.say(PlanSeats, seats=[ME])
        assert on(room.info()) == five[:3]
        await ann.say(PlanSeats, seats=[ME, SeatPlan("open"), SeatPlan("bot")])
        await ann.say(Start)
        assert in_play(room) == five, "the open seat is closed"

    evening(play())


def test_contracts_chosen_by_hand_lie_there_and_dealing_others_puts_them_back() -> None:
    async def play() -> None:
        chosen = ("ransom", "small_estate", "jinx", "bruja", "explorer")
        room, (ann, *_) = await sit_down(2, start=False, modules=CREW, contracts=chosen)
        assert tuple(on(room.info())) == chosen
        wrong = (chosen[:4], (*chosen[:4], "ransom"), (*chosen[:4], "treasure"))
        for contracts in wrong:
            answer = await ann.say(PlanTable, settings=Settings(modules=CREW, contracts=contracts))
            assert code_of(answer).startswith("ruleset/")
        await ann.say(DealContracts)
        assert room.info().settings.contracts == () and tuple(on(room.info())) != chosen

    evening(play())


def test_one_plays_alone_with_a_crews_contracts_and_with_nothing_else() -> None:
    async def play() -> None:
        alone = OpenTable("Ann", [ME], settings=Settings(modules=CREW), start=True)
        room, (guest, seats) = await Room.opened("TABLE1", alone, token(1), parts_for())
        assert (guest, seats, room.info().state) == (1, [0], "playing")
        assert len(in_play(room)) == 3
        for modules in (("base",), COMPETE):
            with pytest.raises(PortRoyalError) as error:
                await Room.opened(
                    "TABLE2", OpenTable("Ann", [ME], settings=Settings(modules=modules)), token(1), parts_for()
                )
            assert error.value.code == "ruleset/players"

    evening(play())


async def finished(**settings: Any) -> tuple[Room, Client]:
    """A game alone, played to its end."""
    room, (ann,) = await sit_down(1, modules=CREW, **settings)
    await play_to_the_end([ann])
    assert ann.look is not None and ann.look.outcome is not None
    return room, ann


async def again(ann: Client, **wanted: Any) -> Room:
    """The table of the rematch."""
    answer = await ann.say(Rematch, **wanted)
    assert answer is not None and answer.ok, answer
    house: Any = ann.room.parts.house
    room: Room = house.rooms[ann.room.table.next_code]
    return room


def test_a_rematch_deals_others_or_takes_the_same_again_and_harder() -> None:
    async def play() -> None:
        room, ann = await finished(aside=1)
        other = await again(ann)
        assert other.info().state == "playing" and in_play(other) != in_play(room)
        assert other.info().settings == room.info().settings
        room, ann = await finished(aside=1)
        same = await again(ann, same=True, aside=3)
        assert in_play(same) == in_play(room)
        assert same.info().settings.aside == 3 and same.info().voyage.turns == room.info().voyage.turns - 2  # type: ignore[union-attr]

    evening(play())


def test_a_rematch_of_contracts_chosen_by_hand_has_them_again() -> None:
    async def play() -> None:
        chosen = ("jinx", "bruja", "explorer")
        _, ann = await finished(contracts=chosen)
        assert tuple(in_play(await again(ann))) == chosen

    evening(play())


def test_a_table_with_contracts_comes_back_from_the_store_as_it_was() -> None:
    async def play() -> None:
        room, (ann, *_) = await sit_down(2, start=False, modules=CREW, aside=2)
        await ann.say(DealContracts)
        texts = await room.parts.store.read(room.code)
        back = await Room.restored(room.code, texts, room.parts)
        assert on(back.info()) == on(room.info()) and back.info().voyage == room.info().voyage
        await ann.say(Start)
        texts = await room.parts.store.read(room.code)
        back = await Room.restored(room.code, texts, room.parts)
        assert back.table.game is not None and room.table.game is not None
        assert back.table.game.hash == room.table.game.hash and in_play(back) == on(room.info())

    evening(play())


def test_the_record_of_a_crew_plays_again_and_its_story_tells_what_was_completed() -> None:
    async def play() -> None:
        room, _ = await finished(contracts=("jinx", "speculator", "major_speculator"), aside=1)
        record = room.record()
        assert record is not None
        assert Game.replay(record).hash == room.table.game.hash  # type: ignore[union-attr]
        told = influence_story(record)
        completed = [event for event in Game.replay(record).events() if event.kind == "contract_completed"]
        assert [(each.contract, each.seat, each.coins) for each in told.sealed] == [
            (event.detail, event.seat, event.count) for event in completed
        ]
        assert [each.turn for each in told.sealed] == sorted(each.turn for each in told.sealed)
        assert len(told.busts) == 1

    evening(play())


def test_every_contract_is_dealt_sooner_or_later() -> None:
    async def play() -> None:
        room, (ann, *_) = await sit_down(2, start=False, modules=CREW)
        seen: set[str] = set()
        for _ in range(40):
            await ann.say(DealContracts)
            seen |= set(on(room.info()))
        assert seen == set(IDS)

    evening(play())


# --- What bots are after ---


def newest(client: Client) -> Entry:
    return client.entries[max(client.entries)]


def test_a_bot_of_a_crew_tells_everybody_what_it_is_after_once_a_moment() -> None:
    async def play() -> None:
        room, (ann, wes) = await sit_down(1, ["helmsman", "castaway"], watchers=1, modules=CREW)
        while deciding([ann]) is None:
            await settle(seconds=1.0)
            ann.hear()
        assert room.table.game is not None
        plan = told_plan(room.table.game.view(None), 1, "helmsman")
        assert plan.aim is not None
        answer = await ann.say(AskPlan, seat=1)
        assert answer is not None and answer.ok
        for client in (ann, wes):
            client.hear()
            told = newest(client)
            assert (told.kind, told.seat) == ("plan_told", 1) and told.plan is not None
            assert (told.plan.how, told.plan.aim, told.plan.lacks) == (plan.how, plan.aim.contract, plan.aim.lacks)
        entries = len(room.table.steps)
        again = await ann.say(AskPlan, seat=1)
        assert again is not None and again.ok and len(room.table.steps) == entries
        await ann.say(AskPlan, seat=2)
        ann.hear()
        assert newest(ann).plan is not None and newest(ann).plan.how == "adrift"
        assert "hinted" not in ann.kinds()
        assert code_of(await ann.say(AskPlan, seat=0)) == "table/no_bot_there"
        assert code_of(await ann.say(AskPlan, seat=4)) == "table/no_bot_there"
        assert code_of(await wes.say(AskPlan, seat=1)) == "table/not_a_player"

    evening(play())


def test_bots_that_play_against_others_keep_their_plans() -> None:
    async def play() -> None:
        _, (ann,) = await sit_down(1, ["helmsman"], modules=COMPETE)
        assert code_of(await ann.say(AskPlan, seat=1)) == "table/no_crew"

    evening(play())
