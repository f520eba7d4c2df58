"""Taking back: where nothing hidden was shown, and with other people by consent."""

from __future__ import annotations

from evenings import Client, deciding, evening, parts_for, settle, sit_down

from portroyal.server.protocol import Answer, Chat, Hold, Undo, UndoAnswer
from portroyal.server.room.room import Room
from portroyal.server.table.table import Table
from portroyal.server.table.taking_in import Played, Refusals
from portroyal.server.table.undo import is_refused_now, way_back


def code_of(answer: Answer | None) -> str | None:
    assert answer is not None
    return answer.problem.code if answer.problem else None


async def until_two_takes(clients: list[Client]) -> Client:
    """Play until somebody has taken a ship, which shows nothing, and may go on."""
    for _ in range(500):
        await settle()
        client = deciding(clients)
        if client is None:
            continue
        assert client.look is not None
        ships = [choice for choice in client.look.choices if choice.kind == "take" and choice.gain]
        kinds = {choice.kind for choice in client.look.choices}
        if ships and client.look.actor == client.look.active:
            await client.move(ships[0].action)
            client.hear()
            if client.look.can_undo:
                return client
        elif "pass" in kinds:
            await client.move("pass")
        elif client.look.phase == "discover" and len(client.look.harbor) >= 2 and "stop" in kinds:
            await client.move("stop")
        else:
            await client.move(client.look.choices[-1].action)
    raise AssertionError("nobody ever took a ship")


async def undo(client: Client) -> Answer | None:
    client.hear()
    assert client.look is not None
    return await client.say(Undo, version=client.look.version)


def state_of(room: Room) -> str:
    assert room.table.game is not None
    return room.table.game.hash


def test_alone_one_takes_back_at_once_and_the_game_is_as_before() -> None:
    async def play() -> None:
        room, clients = await sit_down(1, devices=2)
        ann = clients[0]
        for _ in range(300):
            ann.hear()
            assert ann.look is not None
            ships = [choice for choice in ann.look.choices if choice.kind == "take" and choice.gain]
            if ships:
                before, version = state_of(room), room.table.version
                await ann.move(ships[0].action)
                assert ann.look.can_undo
                assert code_of(await undo(ann)) is None
                assert state_of(room) == before
                assert room.table.version == version + 2
                assert ann.kinds()[-1] == "undone"
                again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
                assert state_of(again) == before and again.table.version == room.table.version
                return
            await ann.move("stop" if "stop" in [c.action for c in ann.look.choices] else None)

    evening(play())


def test_nothing_is_taken_back_once_a_card_was_turned_over() -> None:
    async def play() -> None:
        _, (ann,) = await sit_down(1, devices=1)
        assert code_of(await undo(ann)) == "table/nothing_to_undo"
        await ann.move("draw")  # which is the only choice, and so no decision
        assert code_of(await undo(ann)) == "table/nothing_to_undo"
        await ann.move("draw")
        assert ann.look is not None and not ann.look.can_undo
        assert code_of(await undo(ann)) == "table/revealed"

    evening(play())


def test_a_table_without_undo_has_none() -> None:
    async def play() -> None:
        room, clients = await sit_down(1, devices=1, undo=False)
        ann = clients[0]
        for _ in range(40):
            await ann.move("stop" if "stop" in [c.action for c in ann.look.choices] else None)  # type: ignore[union-attr]
            assert ann.look is not None and not ann.look.can_undo
            assert code_of(await undo(ann)) == "table/no_undo"
        assert room.table.version == 40

    evening(play())


def test_one_goes_back_over_what_bots_did_and_over_choices_that_were_none() -> None:
    async def play() -> None:
        for seed in range(40):
            room, (ann,) = await sit_down(1, ["castaway", "castaway"], parts=parts_for(seed))
            for _ in range(60):
                await settle()
                if room.table.state == "over":
                    break
                ann.hear()
                if not ann.decides:
                    continue
                last = [move for move in room.table.moves if move.guest == 1 and not move.forced]
                if ann.look.can_undo and room.table.moves[-1].guest is None:  # type: ignore[union-attr]
                    assert code_of(await undo(ann)) is None
                    assert room.table.game is not None and room.table.game.actor == last[-1].seat
                    return
                await ann.move(ann.look.choices[-1].action)  # type: ignore[union-attr]
        raise AssertionError("bots always showed a card")

    evening(play())


def test_the_way_back_leads_over_bots_and_choices_that_were_none_but_never_over_a_card() -> None:
    ann, ben, bot = 1, 2, None
    mine, forced = Played(0, ann, showed=False, forced=False), Played(0, ann, showed=False, forced=True)
    theirs, bots = Played(1, ben, showed=False, forced=False), Played(2, bot, showed=False, forced=False)
    card = Played(2, bot, showed=True, forced=False)
    for moves, back in (
        ([], None),
        ([mine], 1),
        ([mine, bots], 2),
        ([mine, bots, forced], 3),
        ([mine, theirs, forced, bots], 4),
        ([forced], None),
        ([mine, card], None),
        ([mine, card, forced], None),
        ([card, mine], 1),
        ([Played(0, ann, showed=True, forced=False)], None),
    ):
        assert way_back(Table(moves=moves), ann) == back


def test_with_other_people_everyone_is_asked_and_all_must_agree() -> None:
    async def play() -> None:
        room, clients = await sit_down(3)
        client = await until_two_takes(clients)
        others = [other for other in clients if other is not client]
        before = room.table.version
        assert code_of(await undo(client)) is None
        assert room.table.version == before
        assert others[0].kinds()[-1] == "undo_asked"
        assert code_of(await client.say(UndoAnswer, agree=True)) == "table/nobody_asks"
        assert code_of(await undo(client)) == "table/undo_asked"
        assert code_of(await others[0].say(UndoAnswer, agree=True)) is None
        assert code_of(await others[0].say(UndoAnswer, agree=True)) == "table/nobody_asks"
        assert room.table.version == before
        assert code_of(await others[1].say(UndoAnswer, agree=True)) is None
        assert room.table.version == before + 1
        assert client.kinds()[-3:] == ["undo_asked", "undo_agreed", "undone"]
        client.hear()
        assert client.decides

    evening(play())


def test_one_refusal_is_enough_and_it_can_be_asked_again_once_the_game_has_gone_on() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = await until_two_takes(clients)
        other = next(each for each in clients if each is not client)
        before = state_of(room)
        await undo(client)
        assert code_of(await other.say(UndoAnswer, agree=False)) is None
        assert state_of(room) == before
        assert client.kinds()[-1] == "undo_refused"
        assert code_of(await other.say(UndoAnswer, agree=True)) == "table/nobody_asks"
        assert client.look is not None and not client.look.can_undo
        assert code_of(await undo(client)) == "table/undo_refused"
        again = await until_two_takes(clients)
        assert code_of(await undo(again)) is None

    evening(play())


def test_after_some_refusals_nobody_asks_again() -> None:
    """Else whoever asks again and again holds a turn for good."""
    ann, ben, before = 1, 2, 7
    for refusals, now, is_refused in (
        (Refusals(1, before), before, True),
        (Refusals(1, before), before + 1, False),
        (Refusals(4, before), before + 1, False),
        (Refusals(5, before), before + 1, True),
    ):
        table = Table(refusals={ann: refusals}, version=now)
        assert is_refused_now(table, ann) == is_refused
        assert not is_refused_now(table, ben)


def test_refusals_are_counted_and_an_answer_that_never_comes_is_one() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = await until_two_takes(clients)
        await undo(client)
        await settle(seconds=31.0)
        assert room.table.refusals == {client.guest: Refusals(1, room.table.version)}
        again = await Room.restored(room.code, await room.parts.store.read(room.code), room.parts)
        assert again.table.refusals == room.table.refusals

    evening(play())


def test_whoever_does_not_answer_refuses_after_a_while() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = await until_two_takes(clients)
        await undo(client)
        await settle(seconds=29.0)
        assert room.table.question is not None
        await settle(seconds=2.0)
        assert room.table.question is None
        entry = room.table.steps[-1].entry
        assert client.kinds()[-1] == "undo_refused" and getattr(entry, "seat", 0) is None

    evening(play())


def test_the_consent_of_people_who_are_gone_is_not_assumed() -> None:
    async def play() -> None:
        room, clients = await sit_down(3)
        client = await until_two_takes(clients)
        others = [other for other in clients if other is not client]
        others[0].go()
        before = room.table.version
        answer = await undo(client)
        assert code_of(answer) == "table/absent"
        assert answer is not None and answer.problem is not None
        assert answer.problem.facts["name"] == room.table.guests[others[0].guest or 0].name
        await settle(seconds=95.0)
        assert room.table.holds, "a bot holds the seat now, and has no say in this"
        assert code_of(await undo(client)) == "table/absent" or room.table.version > before

    evening(play())


def test_where_the_table_agreed_to_it_the_absent_agree() -> None:
    async def play() -> None:
        room, clients = await sit_down(3, absent_agree=True)
        client = await until_two_takes(clients)
        others = [other for other in clients if other is not client]
        others[0].go()
        before = room.table.version
        assert code_of(await undo(client)) is None
        assert room.table.version == before and room.table.question is not None
        assert room.table.question.waiting == {others[1].guest}
        await others[1].say(UndoAnswer, agree=True)
        assert room.table.version == before + 1

    evening(play())


def test_who_has_chosen_to_let_a_bot_play_leaves_consent_to_it_too() -> None:
    async def play() -> None:
        room, clients = await sit_down(3, pace="calm")
        client = await until_two_takes(clients)
        for other in clients:
            if other is not client:
                await other.say(Hold, away=True)
        before = room.table.version
        assert code_of(await undo(client)) is None
        assert room.table.version == before + 1

    evening(play())


def test_a_move_answers_the_question_too() -> None:
    async def play() -> None:
        room, clients = await sit_down(2)
        client = await until_two_takes(clients)
        other = next(each for each in clients if each is not client)
        await undo(client)
        await other.say(Chat, text="Hm")
        assert room.table.question is not None
        decider = deciding(clients)
        assert decider is not None
        await decider.move()
        assert room.table.question is None
        assert code_of(await other.say(UndoAnswer, agree=True)) == "table/nobody_asks"

    evening(play())


def test_bots_wait_while_somebody_asks() -> None:
    async def play() -> None:
        for seed in range(60):
            room, clients = await sit_down(2, ["bosun"], parts=parts_for(seed), pace="calm")
            for _ in range(200):
                client = deciding(clients)
                if client is None:
                    if room.table.state == "over":
                        break
                    mover = next((each for each in clients if each.look and each.look.can_undo), None)
                    if mover is not None and room.bots.turn() is not None:
                        await undo(mover)
                        assert room.table.question is not None
                        version = room.table.version
                        await settle(seconds=20.0)
                        assert room.table.version == version
                        other = next(each for each in clients if each is not mover)
                        await other.say(UndoAnswer, agree=False)
                        await settle(seconds=5.0)
                        assert room.table.version > version
                        return
                    await settle(seconds=2.0)
                    continue
                choices = [choice.action for choice in client.look.choices]  # type: ignore[union-attr]
                await client.move("stop" if "stop" in choices else choices[-1])
        raise AssertionError("no bot's turn after something that can be taken back")

    evening(play())


def test_what_was_taken_back_stays_in_the_story_and_old_versions_never_fit_again() -> None:
    async def play() -> None:
        room, clients = await sit_down(1, devices=1)
        ann = clients[0]
        client = await until_two_takes(clients)
        assert client is ann and ann.look is not None
        version = ann.look.version
        await undo(ann)
        assert ann.kinds()[-2:] == ["moved", "undone"]
        ann.hear()
        choice = ann.look.choices[0].action
        for old in range(version + 1):
            assert code_of(await ann.move(choice, version=old)) == "action/stale"
        assert code_of(await ann.move(choice)) is None
        assert room.table.version == version + 2

    evening(play())
