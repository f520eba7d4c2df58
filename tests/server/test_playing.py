"""The game at a table: whose move it is, repeated requests, pass and play, chat, hints, rematch, coming back."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from evenings import (
    Client,
    House,
    MemoryStore,
    QuickThinker,
    deciding,
    evening,
    parts_for,
    play_to_the_end,
    settle,
    sit_down,
    token,
)

from portroyal import Game
from portroyal.errors import PortRoyalError
from portroyal.server import protocol
from portroyal.server.protocol import AskHint, AskLeaving, Chat, Hurry, JoinTable, Move, React, Rematch, Said, Start
from portroyal.server.room.room import Room


def code_of(answer: protocol.Answer | None) -> str | None:
    assert answer is not None
    return answer.problem.code if answer.problem else None


def other_than(clients: list[Client], client: Client | None) -> Client:
    return next(other for other in clients if other is not client)


def test_only_the_guest_whose_seat_decides_may_act() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, watchers=1)
        watcher = clients.pop()
        one = deciding(clients)
        assert one is not None
        two = other_than(clients, one)
        before = room.table.version
        assert code_of(await two.move("draw")) == "action/not_yours"
        assert code_of(await watcher.move("draw")) == "table/not_a_player"
        assert room.table.version == before
        assert code_of(await one.move("draw")) is None
        assert room.table.version == before + 1

    evening(play())


def test_a_watcher_without_a_token_may_say_nothing() -> None:
    async def play() -> None:
        room, _ = await sit_down(2)
        stranger = await Client(room, None).come()
        for kind, fields in ((Chat, {"text": "Hi"}), (Start, {}), (Move, {"version": 0, "action": "draw"})):
            assert code_of(await stranger.say(kind, **fields)) == "table/not_a_player"  # type: ignore[arg-type]

    evening(play())


def test_a_stale_move_is_told_and_changes_nothing() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None
        await client.move("draw")
        answer = await client.move("stop", version=0)
        assert code_of(answer) == "action/stale"
        assert answer is not None and answer.problem is not None
        assert answer.problem.facts == {"version": 0, "now": 1}
        assert room.table.version == 1

    evening(play())


def test_a_move_that_comes_late_is_told_so_though_it_is_illegal_by_now() -> None:
    """What was right when it was said gets no lecture on the rules."""

    async def play() -> None:
        _, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None
        await client.move("draw")
        assert code_of(await client.move("take sailor:3", version=0)) == "action/stale"
        assert code_of(await client.move("fly", version=0)) == "action/stale"

    evening(play())


def test_an_illegal_move_is_refused_with_the_choices() -> None:
    async def play() -> None:
        _, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None
        answer = await client.move("take sailor:3")
        assert code_of(answer) == "action/illegal"
        assert answer is not None and answer.problem is not None
        assert answer.problem.facts == {"reason": "wrong_phase", "choices": ["draw"]}
        assert code_of(await client.move("fly")) == "action/unreadable"

    evening(play())


def test_a_repeated_request_gets_the_stored_answer_and_happens_once() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None
        first = await client.move("draw", id="mine")
        client.answers.clear()
        again = await client.move("draw", id="mine", version=0)
        assert first == again
        assert room.table.version == 1
        restored = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        client.answers.clear()
        await client.come(restored)
        assert await client.move("draw", id="mine", version=0) == first
        assert restored.table.version == 1

    evening(play())


def test_ids_of_different_guests_do_not_meet() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        for client in clients:
            assert code_of(await client.say(Chat, id="same", text="Ahoy")) is None
        assert [line.entry.guest for line in room.table.steps[-2:]] == [1, 2]

    evening(play())


def test_everyone_is_told_before_the_answer_and_only_after_it_is_saved() -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, parts=parts)
        store = parts.store
        assert isinstance(store, MemoryStore)
        store.delay = lambda: 1.0
        client = deciding(clients)
        assert client is not None and client.look is not None
        task = asyncio.create_task(room.said(client.line, Move("m", client.look.version, "draw")))
        await asyncio.sleep(0.5)
        assert [len(each.line.heard) for each in clients] == [each.read for each in clients]
        await task
        kinds = [msgspec.json.decode(text)["type"] for text in client.line.heard[client.read :]]
        assert kinds == ["update", "answer"]
        assert len(store.tables[room.code]) == len(room.table.steps)

    evening(play())


@pytest.mark.parametrize("fault", ["lost", "kept"])
def test_what_can_not_be_saved_has_not_happened_until_it_can(fault: str) -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, parts=parts)
        assert isinstance(parts.store, MemoryStore)
        client = deciding(clients)
        assert client is not None
        parts.store.fails = lambda: fault
        assert code_of(await client.move("draw", id="m")) == "server/cannot_save"
        assert room.table.version == 0
        parts.store.fails = lambda: ""
        answer = await client.move("draw", id="m", version=0)
        assert code_of(answer) is None
        assert room.table.version == 1
        assert sum(b'"moved"' in text for text in parts.store.tables[room.code]) == 1
        await play_to_the_end(clients, 1)

    evening(play())


def test_bots_go_on_when_saving_works_again() -> None:
    async def play() -> None:
        parts = parts_for(2)
        room, clients = await sit_down(1, ["bosun", "bosun"], parts=parts)
        assert isinstance(parts.store, MemoryStore)
        parts.store.fails = lambda: "lost"
        await settle(seconds=5.0)
        before = room.table.version
        await settle(seconds=5.0)
        assert room.table.version == before
        parts.store.fails = lambda: ""
        await settle(seconds=5.0)
        await play_to_the_end(clients, 1)

    evening(play())


def test_pass_and_play_one_guest_acts_for_all_seats_of_the_device() -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, devices=2)
        seen: set[int | None] = set()
        for _ in range(200):
            ann.hear()
            assert ann.look is not None and room.table.game is not None
            assert ann.look.seat == room.table.game.actor
            seen.add(ann.look.seat)
            assert ann.decides
            await ann.move(ann.look.choices[-1].action)
            if room.table.state == "over":
                break
        assert seen == {0, 1, 2}

    evening(play())


def test_a_guest_sees_through_the_seat_that_decides_or_else_the_first_of_their_own() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, devices=1, watchers=1)
        ann, ben, cleo = clients
        assert room.table.game is not None
        for _ in range(60):
            actor = room.table.game.actor
            for client in clients:
                client.hear()
            assert ann.look is not None and ben.look is not None and cleo.look is not None
            assert ann.look.seat == (actor if actor < 2 else 0)
            assert ben.look.seat == 2
            assert cleo.look.seat is None and cleo.look.choices == []
            client = deciding(clients)
            assert client is not None
            await client.move()
            if room.table.state == "over":
                break

    evening(play())


def test_two_tabs_of_one_guest_the_newer_wins() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2)
        second = await Client(room, 1).come()
        ann.hear()
        assert ann.line.closed == (4001, "replaced")
        assert ann.goodbye is not None and ann.goodbye.code == "replaced"
        heard = len(ann.line.heard)
        await room.said(ann.line, Chat("x", "from the old tab"))
        assert len(ann.line.heard) == heard
        room.disconnect(ann.line)
        assert room.info().seats[0].connected
        await second.say(Chat, text="from the new one")
        assert ben.kinds()[-1] == "said"
        ben.hear()
        assert ben.entries[max(ben.entries)].text == "from the new one"

    evening(play())


def test_a_returning_client_gets_exactly_the_gap() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        ann, ben = clients
        ann.go()
        known = len(ann.entries)
        for text in ("one", "two", "three"):
            await ben.say(Chat, text=text)
        await ann.come()
        welcome = msgspec.json.decode(ann.line.heard[0], type=protocol.Welcome)
        assert [entry.number for entry in welcome.entries] == [known + 1, known + 2, known + 3]
        assert [entry.text for entry in welcome.entries] == ["one", "two", "three"]
        strange = Client(room, 1)
        strange.entries = {}
        await room.connect(strange.line, 1, 99999)
        assert len(msgspec.json.decode(strange.line.heard[0], type=protocol.Welcome).entries) == len(room.table.steps)

    evening(play())


def test_presence_tells_who_is_there_and_is_no_part_of_the_story() -> None:
    async def play() -> None:
        room, (ann, ben) = await sit_down(2)
        entries = len(room.table.steps)
        ben.go()
        said = [msgspec.json.decode(text) for text in ann.line.heard]
        presence = [each for each in said if each["type"] == "presence"]
        assert presence[-1] == {"type": "presence", "connected": [True, False], "watchers": 0, "bot_in": [None, 90.0]}
        await Client(room, None).come()
        assert msgspec.json.decode(ann.line.heard[-1])["watchers"] == 1
        assert len(room.table.steps) == entries

    evening(play())


def test_chat_is_plain_text_without_signs_that_deceive() -> None:
    async def play() -> None:
        _, (ann, ben) = await sit_down(2)
        texts = {
            "  Hello \n there ": "Hello there",
            "<script>alert(1)</script>": "<script>alert(1)</script>",
            "a\u202eb\u200bc\u0007d": "abcd",
            "Q" + "\u0301" * 40: "Q\u0301\u0301",
        }
        for said, shown in texts.items():
            await ann.say(Chat, text=said)
            ben.hear()
            entry = ben.entries[max(ben.entries)]
            assert (entry.text, entry.name, entry.seat) == (shown, "Ann", 0)
        assert code_of(await ann.say(Chat, text=" \u200b ")) == "table/empty_text"

    evening(play())


def test_a_reaction_travels_as_what_it_is_and_not_as_words() -> None:
    async def play() -> None:
        room, (ann, ben, watcher) = await sit_down(2, watchers=1)
        assert code_of(await ann.say(React, reaction="bravo")) is None
        ben.hear()
        entry = ben.entries[max(ben.entries)]
        assert (entry.kind, entry.reaction, entry.text, entry.name, entry.seat) == ("said", "bravo", None, "Ann", 0)
        assert code_of(await watcher.say(React, reaction="luck")) is None  # at the table, without a seat
        ben.hear()
        assert ben.entries[max(ben.entries)].seat is None
        stranger = Client(room, None)
        await stranger.come()
        assert code_of(await stranger.say(React, reaction="bravo")) == "table/not_a_player"
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(b'{"type": "react", "id": "1", "reaction": "<b>"}', type=Said)

    evening(play())


def test_so_much_talk_is_enough() -> None:
    async def play() -> None:
        _, (ann, ben) = await sit_down(2)
        for number in range(300):
            assert code_of(await ann.say(Chat, text=str(number))) is None
            await asyncio.sleep(4.0)
        assert code_of(await ann.say(Chat, text="one more")) == "table/enough"
        assert code_of(await ann.say(React, reaction="ha")) == "table/enough"
        assert code_of(await ben.say(Chat, text="May I?")) is None, "one who talks too much does not silence the others"
        client = deciding([ann, ben])
        assert client is not None
        assert code_of(await client.move()) is None

    evening(play())


def test_a_hint_is_for_whoever_decides_and_counted_once_for_a_decision() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None
        await client.move("draw")
        client = deciding(clients)
        assert client is not None and client.look is not None
        other = other_than(clients, client)
        version = client.look.version
        assert code_of(await other.say(AskHint, version=version)) == "table/not_deciding"
        assert code_of(await client.say(AskHint, version=version - 1)) == "action/stale"
        await client.say(AskHint, id="h", version=version)
        await settle()
        client.hear()
        hint = client.hints["h"]
        assert {option.action for option in hint.options} == {choice.action for choice in client.look.choices}
        await client.say(AskHint, id="h2", version=version, refine=True)
        await settle()
        client.hear()
        assert "h2" in client.hints
        assert [line.entry.__struct_config__.tag for line in room.table.steps].count("hinted") == 1
        other.hear()
        assert not other.hints
        assert other.kinds()[-1] == "hinted"

    evening(play())


def test_what_one_leaves_is_told_to_who_takes_as_a_hint_is() -> None:
    async def play() -> None:
        room, clients = await sit_down(3)
        client = deciding(clients)
        assert client is not None
        await client.move("draw")
        client = deciding(clients)
        assert client is not None and client.look is not None
        if client.look.phase == "discover":
            assert code_of(await client.say(AskLeaving, version=client.look.version)) == "table/not_taking"
            await client.move("stop")
        client = deciding(clients)
        assert client is not None and client.look is not None and client.look.phase == "take"
        other, version = other_than(clients, client), client.look.version
        assert code_of(await other.say(AskLeaving, version=version)) == "table/not_deciding"
        assert code_of(await client.say(AskLeaving, version=version - 1)) == "action/stale"
        await client.say(AskLeaving, id="l", version=version)
        await settle()
        client.hear()
        other.hear()
        told = client.leavings["l"]
        assert [left.action for left in told.options] == [choice.action for choice in client.look.choices]
        assert not other.leavings and other.kinds()[-1] == "hinted"
        assert [line.entry.__struct_config__.tag for line in room.table.steps].count("hinted") == 1

    evening(play())


def test_an_old_request_for_a_hint_is_not_good_for_another_decision() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None and client.look is not None
        await client.say(AskHint, id="h", version=client.look.version)
        await settle()
        while client.decides:
            choices = [choice.action for choice in client.look.choices]
            await client.move("stop" if "stop" in choices else choices[-1])
        client.hints.clear()
        assert code_of(await client.say(AskHint, id="h", version=room.table.version)) == "action/stale"
        await settle()
        client.hear()
        assert not client.hints

    evening(play())


def test_the_coach_is_not_asked_about_one_decision_for_ever() -> None:
    async def play() -> None:
        _, clients = await sit_down(2)
        client = deciding(clients)
        assert client is not None and client.look is not None
        codes: list[str] = []
        for number in range(9):
            await client.say(AskHint, id=f"h{number}", version=client.look.version, refine=True)
            await settle()
            client.hear()
            codes += [name for name in client.answers if name == f"h{number}"]
        assert len(client.hints) == 8 and codes == ["h8"]
        assert code_of(client.answers["h8"]) == "table/enough_hints"
        await client.move()
        assert client.decides
        await client.say(AskHint, id="new", version=client.look.version)
        await settle()
        client.hear()
        assert "new" in client.hints

    evening(play())


def test_a_table_without_hints_gives_none() -> None:
    async def play() -> None:
        _, clients = await sit_down(2, hints=False)
        client = deciding(clients)
        assert client is not None and client.look is not None
        assert code_of(await client.say(AskHint, version=client.look.version)) == "table/no_hints"
        assert code_of(await client.say(AskLeaving, version=client.look.version)) == "table/no_hints"

    evening(play())


def test_one_hint_at_a_time_and_none_for_a_game_that_went_on() -> None:
    class Slow(QuickThinker):
        async def hint(self, view, seconds):  # type: ignore[no-untyped-def]
            await asyncio.sleep(1.0)
            return await super().hint(view, seconds)

    async def play() -> None:
        parts = parts_for()
        parts.thinker = Slow()
        _, clients = await sit_down(2, parts=parts)
        client = deciding(clients)
        assert client is not None and client.look is not None
        version = client.look.version
        await client.say(AskHint, id="a", version=version)
        assert code_of(await client.say(AskHint, id="b", version=version)) == "table/hint_too_soon"
        await client.move("draw")
        await settle(seconds=2.0)
        client.hear()
        assert code_of(client.answers["a"]) == "action/stale"

    evening(play())


def test_a_bot_that_fails_is_asked_again_and_then_the_least_is_played_for_it() -> None:
    async def play() -> None:
        parts = parts_for(4)
        thinker = QuickThinker()
        thinker.fails = True
        parts.thinker = thinker
        room, clients = await sit_down(1, ["bosun"], parts=parts)
        await play_to_the_end(clients, 2)
        assert room.table.state == "over"
        assert len(thinker.asked) > 10

    evening(play())


def test_bots_are_paced_for_people_and_hurried_where_one_person_plays() -> None:
    async def play() -> None:
        room, (ann,) = await sit_down(1, ["bosun", "bosun"], pace="calm", parts=parts_for(3))
        while ann.decides:
            await ann.move("pass" if "pass" in [c.action for c in ann.look.choices] else None)  # type: ignore[union-attr]
        before = room.table.version
        await settle(seconds=0.5)
        assert room.table.version == before
        await settle(seconds=1.2)
        assert room.table.version in (before + 1, before + 2)
        assert code_of(await ann.say(Hurry)) is None
        await settle(seconds=0.1)
        assert ann.decides or room.table.state == "over"

    evening(play())


def test_nobody_hurries_where_others_play() -> None:
    async def play() -> None:
        _, (ann, _) = await sit_down(2, ["bosun"])
        assert code_of(await ann.say(Hurry)) == "table/people_play"

    evening(play())


def test_the_end_is_told_and_the_record_replays() -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, ["bosun"], parts=parts)
        await play_to_the_end(clients, 4)
        await settle()
        ann = clients[0]
        assert ann.kinds()[-2:] == ["moved", "ended"]
        assert ann.look is not None and ann.look.outcome is not None and ann.look.phase == "over"
        assert ann.table is not None and ann.table.state == "over"
        record = room.record()
        assert record is not None
        game = Game.replay(record)
        assert game.over and game.about["bots"][2] == "bosun"
        assert isinstance(parts.store, MemoryStore) and room.code in parts.store.finished
        assert code_of(await ann.say(Move, version=room.table.version, action="draw")) == "action/game_over"
        story = await room.story()
        assert story is not None and story.influence[0][-1] == ann.look.players[0].influence
        assert len(story.turns) == len(story.influence[0])

    evening(play())


def test_a_table_saved_when_a_bot_had_another_name_plays_on() -> None:
    async def play() -> None:
        parts = parts_for()
        room, (ann,) = await sit_down(1, ["daredevil"], parts=parts)
        assert isinstance(parts.store, MemoryStore)
        saved = [text.replace(b'"daredevil"', b'"gambler"') for text in parts.store.tables[room.code]]
        assert b"gambler" in b"".join(saved)
        await room.close()
        again = parts_for()
        assert isinstance(again.store, MemoryStore) and isinstance(again.thinker, QuickThinker)
        again.store.tables[room.code] = list(saved)
        room = await Room.restored(room.code, saved, again)
        assert [seat.bot for seat in room.info().seats] == [None, "daredevil"]
        ann = await Client(room, ann.guest).come()
        await play_to_the_end([ann], 4)
        assert set(again.thinker.asked) == {"daredevil"}
        record = room.record()
        assert record is not None and record["about"]["bots"] == [None, "daredevil"]

    evening(play())


def test_a_rematch_takes_everyone_along_with_the_tokens_they_have() -> None:
    async def play() -> None:
        parts = parts_for()
        room, clients = await sit_down(2, ["bosun"], parts=parts, watchers=1)
        ann, ben, cleo = clients
        assert code_of(await ben.say(Rematch)) == "table/not_over"
        await play_to_the_end(clients[:2], 4)
        assert code_of(await cleo.say(Rematch)) == "table/not_a_player"
        assert code_of(await ben.say(Rematch)) is None
        for client in clients:
            client.hear()
            assert client.table is not None and client.table.next_code == "TABLE2"
            assert client.entries[max(client.entries)].text == "TABLE2"
        assert code_of(await ann.say(Rematch)) is None
        assert isinstance(parts.house, House) and list(parts.house.rooms) == ["TABLE2"]
        again = parts.house.rooms["TABLE2"]
        assert [again.guest_of(token(number)) for number in (1, 2, 3)] == [1, 2, 3]
        assert again.info().host == 1, "whoever asks first is not master of the others"
        assert [seat.name for seat in again.info().seats] == [seat.name for seat in room.info().seats]
        assert again.info().state == "lobby"
        ben2 = await Client(again, 2).come()
        ann2 = await Client(again, 1).come()
        assert code_of(await ben2.say(Start)) == "table/not_host"
        assert code_of(await ann2.say(Start)) is None
        assert again.table.game is not None and room.table.game is not None
        assert again.table.game.seed != room.table.game.seed

    evening(play())


def test_a_rematch_against_bots_begins_at_once() -> None:
    async def play() -> None:
        parts = parts_for()
        _, (ann,) = await sit_down(1, ["bosun"], parts=parts)
        await play_to_the_end([ann], 4)
        await ann.say(Rematch)
        assert isinstance(parts.house, House)
        assert parts.house.rooms["TABLE2"].info().state == "playing"

    evening(play())


def test_a_restored_table_is_the_same_table() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, ["bosun"])
        for turn in range(40):
            await settle()
            client = deciding(clients)
            if client is None:
                break
            await client.move()
            if turn % 7 == 0:
                await client.say(Chat, text=f"{turn}")
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        assert again.table.game is not None and room.table.game is not None
        assert again.table.game.hash == room.table.game.hash
        assert list(again.table.steps) == list(room.table.steps)
        assert again.table.requests == room.table.requests
        assert again.info().settings == room.info().settings

    evening(play())


def test_a_closed_room_tells_everyone_to_come_back() -> None:
    async def play() -> None:
        room, clients = await sit_down(2, ["bosun"])
        await room.close()
        for client in clients:
            client.hear()
            assert client.line.closed == (1012, "restart")
            assert client.goodbye is not None and client.goodbye.code == "restart"
        with pytest.raises(PortRoyalError):  # the table may be in another room by now
            await room.admit(JoinTable("Late", watch=True), token(9))
        with pytest.raises(PortRoyalError):
            await clients[0].come(room)
        assert not room.tasks and not room.beside
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        for client in clients:
            await client.come(again)
        await play_to_the_end(clients, 3)

    evening(play())


def test_who_comes_back_is_told_again_how_likely_a_bust_was() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        await play_to_the_end(clients)
        again = await Client(room, clients[0].guest).come()
        told = list(again.entries.values())
        busts = [entry for entry in told if any(event.kind == "harbor_busted" for event in entry.events)]
        drawn = [entry for entry in busts if entry.action == "draw"]
        assert drawn, "a whole game without a bust"
        assert all(len(entry.safe) == 1 and 0 < entry.safe[0] < 1 for entry in drawn)
        assert all(entry.safe == [] for entry in told if entry not in drawn)
        assert again.entries == clients[0].entries

    evening(play())
