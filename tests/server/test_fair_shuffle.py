"""The seed made from parts: promised before anybody adds theirs, told to nobody before the end, whole ever after."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from evenings import Client, evening, parts_for, play_to_the_end, sit_down, token

from portroyal.fair import commitment_of, first_player, seed_of
from portroyal.record import prove
from portroyal.server.protocol import AddPart, FairInfo, OpenTable, Rematch, Remove, SeatPlan, Settings, Sit, Start
from portroyal.server.room.room import Room
from portroyal.server.table.entries import Started, read, written
from portroyal.server.table.table import Table

ANNS, BENS = "a1" * 32, "b2" * 32
ALONE = [SeatPlan("me"), SeatPlan("bot", "castaway")]


def fair_of(room: Room) -> FairInfo:
    fair = room.info().fair
    assert fair is not None
    return fair


def record_of(room: Room) -> dict[str, Any]:
    record = room.record()
    assert record is not None
    return json.loads(json.dumps(record))


def test_the_commitment_is_there_before_any_part_and_holds_at_the_end() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, ["castaway"], start=False)
        told = fair_of(room)
        assert told.given == [False, False, False] and told.game.startswith("TABLE1-")
        for client, part in ((ann, ANNS), (ben, BENS)):
            answer = await client.say(AddPart, part=part)
            assert answer is not None and answer.ok
        assert fair_of(room).given == [True, True, False]
        await ann.say(Start)
        assert fair_of(room) == msgspec.structs.replace(told, given=[True, True, False])
        await play_to_the_end([ann, ben])
        fair = record_of(room)["fair"]
        assert fair == {
            "game": told.game,
            "commitment": told.commitment,
            "server": fair["server"],
            "parts": [ANNS, BENS, None],
        }
        assert commitment_of(told.game, fair["server"]) == told.commitment
        assert record_of(room)["seed"] == seed_of(told.game, fair["server"], [ANNS, BENS, None])
        assert record_of(room)["start"] == first_player(record_of(room)["seed"], 3)
        assert all(point.holds for point in prove(record_of(room)))

    evening(play())


def test_no_seed_is_made_without_the_part_of_a_single_player() -> None:
    """Whatever part the last one adds, the seed is another; and so it is with each other's."""
    seeds = {seed_of("G", "c3" * 32, parts) for parts in ([ANNS, BENS], [ANNS, None], [None, BENS], [BENS, ANNS])}
    assert len(seeds | {seed_of("G", "c4" * 32, [ANNS, BENS]), seed_of("H", "c3" * 32, [ANNS, BENS])}) == 6


def test_who_stays_silent_does_not_hold_the_others_up() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        await ben.say(AddPart, part=BENS)
        answer = await ann.say(Start)
        assert answer is not None and answer.ok
        assert fair_of(room).given == [False, True]
        await play_to_the_end([ann, ben])
        assert all(point.holds for point in prove(record_of(room)))

    evening(play())


def test_the_first_part_counts_and_a_second_is_no_mistake() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        entries = len(room.table.steps)
        for part in (ANNS, BENS):
            answer = await ann.say(AddPart, part=part)
            assert answer is not None and answer.ok
        assert len(room.table.steps) == entries + 1
        assert room.table.parts == {1: ANNS}
        await ann.say(Start)
        late = await ben.say(AddPart, part=BENS)
        assert late is not None and late.problem is not None and late.problem.code == "table/started"

    evening(play())


def test_a_part_is_told_to_nobody_not_even_to_who_added_it() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2, start=False)
        await ben.say(AddPart, part=BENS)
        for client in (ann, ben):
            assert client.kinds()[-1] == "part_added"
            assert BENS.encode() not in b"".join(client.line.heard)
        again = await Client(room, None).come()
        assert BENS.encode() not in b"".join(again.line.heard)
        assert BENS not in repr(room.table) and room.table.promise is not None
        assert room.table.promise.part not in repr(room.table)

    evening(play())


def test_a_part_goes_with_the_player_and_leaves_with_them() -> None:
    async def play() -> None:
        room, (ann, _, cem) = await sit_down(3, ["castaway"], start=False)
        await ann.say(AddPart, part=ANNS)
        await cem.say(AddPart, part=BENS)
        await ann.say(Remove, seat=1)
        await cem.say(Sit, seat=1)
        assert fair_of(room).given == [True, True, False, False]
        await ann.say(Remove, seat=1)
        assert room.table.parts == {1: ANNS}
        await ann.say(Start)
        assert fair_of(room).given == [True, False]

    evening(play())


def test_a_watcher_adds_nothing() -> None:
    async def play() -> None:
        _, (_, watcher) = await sit_down(1, ["castaway"], start=False, watchers=1)
        answer = await watcher.say(AddPart, part=BENS)
        assert answer is not None and answer.problem is not None
        assert answer.problem.code == "table/not_a_player"

    evening(play())


def test_two_on_one_device_share_its_part() -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, devices=1, start=False)
        await ann.say(AddPart, part=ANNS)
        await ann.say(Start)
        assert fair_of(room).given == [True, True]
        assert room.table.game is not None and room.table.game.fair is not None
        assert room.table.game.fair.parts == (ANNS, ANNS)

    evening(play())


# --- Games that begin at once ---


def test_a_game_against_bots_waits_for_the_part_and_begins_with_it() -> None:
    async def play() -> None:
        wish = OpenTable("Ann", ALONE, settings=Settings(pace="instant"), start=True, part=True)
        room, _ = await Room.opened("TABLE1", wish, token(1), parts_for())
        assert room.info().state == "lobby" and fair_of(room).begins
        ann = await Client(room, 1).come()
        answer = await ann.say(AddPart, part=ANNS)
        assert answer is not None and answer.ok
        assert room.info().state == "playing" and fair_of(room).given == [True, False]
        await play_to_the_end([ann])
        assert all(point.holds for point in prove(record_of(room)))

    evening(play())


def test_without_a_part_to_come_it_begins_at_once_as_ever() -> None:
    async def play() -> None:
        room, _ = await Room.opened("TABLE1", OpenTable("Ann", ALONE, start=True), token(1), parts_for())
        assert room.info().state == "playing" and fair_of(room).given == [False, False]

    evening(play())


def test_what_could_not_begin_is_refused_when_it_is_opened() -> None:
    async def play() -> None:
        with pytest.raises(Exception, match="2"):
            await Room.opened(
                "TABLE1", OpenTable("Ann", [SeatPlan("me")], start=True, part=True), token(1), parts_for()
            )

    evening(play())


@pytest.mark.parametrize("adds", [True, False])
def test_a_rematch_has_a_commitment_of_its_own(adds: bool) -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, ["castaway"])
        await play_to_the_end([ann])
        await ann.say(Rematch, part=adds)
        assert room.table.next_code is not None
        after = room.parts.house.rooms[room.table.next_code]  # type: ignore[attr-defined]
        assert fair_of(after).commitment != fair_of(room).commitment
        assert (after.info().state, fair_of(after).begins) == (("lobby", True) if adds else ("playing", False))

    evening(play())


# --- What was stored ---


def test_after_a_restart_the_table_stands_by_the_same_word() -> None:
    async def play() -> None:
        parts = parts_for()
        room, (ann, ben) = await sit_down(2, parts=parts, start=False)
        await ben.say(AddPart, part=BENS)
        told = fair_of(room)
        room = await Room.restored("TABLE1", await parts.store.read("TABLE1"), parts)
        assert fair_of(room) == told
        for client in (ann, ben):
            await client.come(room)
        await ann.say(AddPart, part=ANNS)
        await ann.say(Start)
        begun = fair_of(room)
        room = await Room.restored("TABLE1", await parts.store.read("TABLE1"), parts)
        assert fair_of(room) == begun
        for client in (ann, ben):
            await client.come(room)
        await play_to_the_end([ann, ben])
        await asyncio.sleep(1.0)
        assert record_of(room)["fair"]["commitment"] == told.commitment
        assert all(point.holds for point in prove(record_of(room)))

    evening(play())


def test_a_stored_start_whose_parts_lead_elsewhere_is_not_taken_in() -> None:
    async def play() -> None:
        parts = parts_for()
        _, (ann,) = await sit_down(1, ["castaway"], parts=parts, start=False)
        await ann.say(AddPart, part=ANNS)
        await ann.say(Start)
        entries = [read(text) for text in await parts.store.read("TABLE1")]
        at = next(at for at, entry in enumerate(entries) if isinstance(entry, Started))
        for change in ({"parts": [BENS, None]}, {"parts": [None, None]}, {"seed": "0" * 64}):
            forged = [*entries[:at], msgspec.structs.replace(entries[at], **change)]
            with pytest.raises(ValueError, match="another seed"):
                Table.of([read(written(entry)) for entry in forged])

    evening(play())


def test_a_table_opened_before_there_were_commitments_begins_without() -> None:
    async def play() -> None:
        parts = parts_for()
        _, (ann, ben) = await sit_down(2, parts=parts, start=False)
        texts = [json.loads(text) for text in await parts.store.read("TABLE1")]
        texts[0] = {key: value for key, value in texts[0].items() if key not in ("game", "part")}
        room = await Room.restored("TABLE1", [json.dumps(text).encode() for text in texts], parts)
        parts.store.tables["TABLE1"] = [json.dumps(text).encode() for text in texts]  # type: ignore[attr-defined]
        assert room.info().fair is None
        for client in (ann, ben):
            await client.come(room)
        answer = await ann.say(AddPart, part=ANNS)
        assert answer is not None and answer.ok
        await ann.say(Start)
        await play_to_the_end([ann, ben])
        assert "fair" not in record_of(room) and room.info().fair is None
        assert [point.holds for point in prove(record_of(room))] == [None, None, None, True, True, True, True, None]

    evening(play())
