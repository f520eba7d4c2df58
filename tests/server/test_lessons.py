"""Lessons: every script is a game the engine plays to its end, and every choice beside it has an answer."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from clients import ask, request
from evenings import Client, MemoryStore, evening, parts_for, settle, token
from serving import serving

from portroyal.lessons import LEARNER, Lesson, lessons
from portroyal.server.protocol import Answer, Hurry, Move, OpenLesson
from portroyal.server.room.room import Room
from portroyal.words import LANGUAGES, speaking

ALL = pytest.mark.parametrize("lesson", lessons().values(), ids=lambda lesson: lesson.id)


@ALL
def test_a_script_is_legal_to_its_end(lesson: Lesson) -> None:
    game = lesson.game()
    for step in lesson.steps:
        assert not game.over
        game.play(step.play)
    assert lesson.game().hash == lesson.game().hash


@ALL
def test_every_other_choice_of_the_learner_has_an_answer_and_every_answer_a_choice(lesson: Lesson) -> None:
    game = lesson.game()
    for step in lesson.steps:
        others = [action for action in game.legal() if action.words != step.play] if game.actor == LEARNER else []
        assert all(step.answer_to(action) for action in others), step
        used = {step.answer_to(action) for action in others}
        assert set((step.wrong or {}).values()) == used, step
        game.play(step.play)


@ALL
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_lesson_is_written(lesson: Lesson, language: str) -> None:
    words = speaking(language)
    words("table-do-draw"), words("adventure-do-stow")  # the buttons' own words, which lessons name
    names = {"title", "end"} | {step.say for step in lesson.steps if step.say}
    names |= {answer for step in lesson.steps for answer in (step.wrong or {}).values()}
    for name in names:
        assert words(lesson.word(name), name="Nell", influence_to_end=12, taxed_from=12)
    assert lesson.steps[0].say, "a lesson begins with a sentence"


def test_no_sentence_is_left_over() -> None:
    text = files("portroyal").joinpath("data/words/en/lessons.ftl").read_text("utf-8")
    written = set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE))
    asked: set[str] = set()
    for lesson in lessons().values():
        asked |= {lesson.word(name) for name in ("title", "end")}
        asked |= {lesson.word(step.say) for step in lesson.steps if step.say}
        asked |= {lesson.word(answer) for step in lesson.steps for answer in (step.wrong or {}).values()}
    assert written == asked


def test_every_lesson_has_a_place_on_the_rules_page() -> None:
    words = speaking("en")
    for lesson in lessons().values():
        assert words(f"rules-{lesson.rules}-title")


def test_a_lesson_that_nobody_wrote_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path) as home:
        status, _, body = request(home.port, "POST", "/api/lessons/juggling", {"name": "Ann"})
        assert (status, json.loads(body)["code"]) == (404, "lesson/unknown")
        assert "draw, fee, bust" in json.loads(body)["message"]
        opened = ask(home.port, "POST", "/api/lessons/draw", {"name": "Ann"})
        assert ask(home.port, "GET", f"/api/tables/{opened['code']}")["lesson"] == "draw"
        assert [each["id"] for each in ask(home.port, "GET", "/api/info")["lessons"]] == list(lessons())


async def at_school(name: str) -> tuple[Room, Client]:
    room, _ = await Room.teaching("TABLE1", lessons()[name], OpenLesson("Ann"), token(1), parts_for())
    return room, await Client(room, 1).come()


def refusal(answer: Answer | None) -> tuple[str, object]:
    assert answer is not None and answer.problem is not None
    return answer.problem.code, answer.problem.facts.get("say")


@ALL
def test_a_lesson_is_played_at_a_table_to_its_end(lesson: Lesson) -> None:
    async def play() -> None:
        room, client = await at_school(lesson.id)
        while True:
            client.hear()
            assert client.look is not None and client.look.lesson is not None
            now = client.look.lesson
            if now.done:
                break
            step = lesson.steps[now.step]
            assert now.say == lesson.saying(now.step)
            if client.look.actor == LEARNER:
                for choice in client.look.choices:
                    if choice.action != step.play:
                        answer = step.answer_to(next(a for a in room.table.game.legal() if a.words == choice.action))  # type: ignore[union-attr]
                        assert refusal(await client.move(choice.action)) == ("lesson/another", lesson.word(str(answer)))
                        assert room.table.version == client.look.version
                assert (await client.move(step.play)).ok  # type: ignore[union-attr]
            elif now.waits:
                await settle(room, 60)
                assert room.table.version == client.look.version, "nobody plays before the learner has read"
                await client.say(Hurry)
            await settle(room, 3)
        assert now.say == lesson.word("end")
        assert client.look.choices == []
        assert client.table is not None and client.table.lesson == lesson.id
        assert room.info().state == "over"
        assert room.table.game is not None and (room.record() is not None) == room.table.game.over
        assert (await room.story() is not None) == room.table.game.over, "a lesson ends before its game"
        assert isinstance(room.parts.store, MemoryStore) and room.parts.store.finished == {"TABLE1"}

    evening(play())


def test_a_lesson_goes_on_where_it_was_left() -> None:
    async def play() -> None:
        room, client = await at_school("repel")
        await client.move("draw")
        await client.move("repel")
        client.go()
        await room.close()
        entries = await room.parts.store.read("TABLE1")
        again = await Room.restored("TABLE1", entries, room.parts)
        client = await Client(again, 1).come()
        assert client.look is not None and client.look.lesson is not None
        assert client.look.lesson.say == "lesson-repel-again"
        assert again.table.game is not None and room.table.game is not None
        assert again.table.game.hash == room.table.game.hash
        assert refusal(await client.move("stop")) == ("lesson/another", "lesson-repel-one-more")

    evening(play())


def test_behind_its_end_nothing_is_played_at_a_lesson() -> None:
    async def play() -> None:
        _, client = await at_school("expedition")
        await client.move("draw")
        await client.move("claim expedition:anchor+anchor")
        assert client.look is not None
        answer = await client.say(Move, version=client.look.version, action="draw")
        assert refusal(answer)[0] == "lesson/done"

    evening(play())


def test_a_lesson_that_has_changed_since_is_over_and_harms_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        room, client = await at_school("draw")
        await client.move("draw")
        entries = await room.parts.store.read("TABLE1")
        monkeypatch.setitem(lessons(), "draw", lessons()["repel"])
        again = await Room.restored("TABLE1", entries, room.parts)
        client = await Client(again, 1).come()
        assert client.look is not None and client.look.lesson is not None and client.look.lesson.done
        monkeypatch.delitem(lessons(), "draw")
        gone = await Client(await Room.restored("TABLE1", entries, room.parts), 1).come()
        assert gone.look is not None and gone.look.lesson is None and gone.look.players[0].coins == 3

    evening(play())


def test_whoever_is_called_like_the_one_opposite_meets_somebody_else() -> None:
    async def play() -> None:
        room, _ = await Room.teaching("TABLE1", lessons()["draw"], OpenLesson("nell"), token(1), parts_for())
        assert room.info().seats[0].name == "nell"
        assert room.info().seats[1].name not in (None, "Nell")

    evening(play())
