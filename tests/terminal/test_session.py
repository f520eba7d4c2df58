"""The conversation: whole games, commands, mistakes, undo, saving and leaving."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from rich.cells import cell_len
from scripted import answers, console, eager, shown, sitting

from portroyal import Game
from portroyal.coach import hint, leaving
from portroyal.modules import NUMBERS
from portroyal.record import load
from portroyal.ruleset import Ruleset
from portroyal.terminal import seating
from portroyal.terminal.session import Session
from portroyal.terminal.story import story_of
from portroyal.terminal.teller import Teller
from portroyal.words import speaking

ALONE = ["human", "deckhand", "deckhand", "deckhand"]


def new_game(kinds: list[str], seed: int = 5) -> Game:
    return Game.new(len(kinds), seed=seed, names=seating.seat_names(speaking("en"), kinds, []))


@pytest.mark.parametrize(
    "kinds",
    [ALONE, ["human"] * 3, ["human", "castaway"], ["deckhand", "castaway", "deckhand"], ["castaway", "human"]],
    ids="-".join,
)
def test_a_whole_game_to_the_end(kinds: list[str]) -> None:
    paper = console()
    session = Session(new_game(kinds), kinds, paper)
    session.read = eager(lambda: session)
    assert session.run() == 0
    assert session.game.over
    text = shown(paper)
    assert "The game is over." in text
    assert "Place  Player" in text
    assert max(cell_len(line) for line in text.splitlines()) <= 80


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "99",
        "0",
        "nonsense",
        "stop",
        "take",
        "cards xyz",
        "save /",
        "odds",
        "hint",
        "others",
        "hi",
        "help",
        "log",
        "\x1b[31m",
        "undo",
        "cards",
        "?",
        "lo",
    ],
)
def test_what_is_no_choice_changes_nothing(typed: str) -> None:
    game = new_game(["human", "human"])
    game.play("draw")
    game.play("draw")
    before = game.hash
    session, text, code = sitting(game, ["human", "human"], [typed.replace("stop", "repel")])
    assert session.game.hash == before
    assert code == 0
    assert "Traceback" not in text


def test_enter_plays_the_only_choice_and_else_shows_the_table_again() -> None:
    session, text, _ = sitting(new_game(ALONE), ALONE, ["", ""])
    assert session.game.version == 1
    assert text.count("Draw or stop?") == 2


def test_the_hot_seat_says_whose_turn_it_is() -> None:
    game = Game.new(2, seed=1, names=["Ann", "Ben"])
    prompts: list[str] = []
    paper = console()
    read = answers(["1", "stop", "pass", "pass", "1"])

    def listen(prompt: str) -> str:
        prompts.append(prompt)
        return read(prompt)

    Session(game, ["human", "human"], paper, listen).run()
    assert set(prompts) == {"Ann> ", "Ben> "}
    assert "Ann: Draw the first card  A new turn. After this card you may stop." in shown(paper)


def test_the_odds_are_told_when_asked_and_always_with_the_option() -> None:
    game = Game.from_position(
        {"players": [{"name": "You"}, {"name": "Mary"}], "harbor": ["flute:2/2"], "drawn": 1, "seed": 1}
    )
    kinds = ["human", "deckhand"]
    _, text, _ = sitting(game.clone(), kinds, ["odds"])
    assert "The next card busts you: 8% (9 of 118 unseen cards)." in text
    assert "No bust in the next 1, 2, 3, and 4 cards: 92%, " in text
    _, text, _ = sitting(game.clone(), kinds, [], with_odds=True)
    assert "The next card busts you: 8%" in text


def test_a_hint_is_a_table_of_the_choices_with_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.terminal.session.hint", partial(hint, iterations=400))
    game = Game.from_position(
        {
            "players": [{"name": "You", "coins": 5}, {"name": "Mary", "coins": 5}],
            "harbor": ["flute:2/2", "pinnace:1/1", "frigate:3/2", "galleon:4/2"],
            "drawn": 4,
            "seed": 1,
        }
    )
    session, text, _ = sitting(game, ["human", "deckhand"], ["hint"])
    assert session.game.record()["about"]["hints_asked"] == [1, 0]
    assert "Option" in text and "Win\u202f%" in text and "Influence" in text
    assert "Stop" in text and "Draw" in text
    assert "Stop: 36 of 115 cards bust you" in " ".join(text.split())
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_a_hint_where_there_is_no_choice_says_so() -> None:
    _, text, _ = sitting(new_game(ALONE), ALONE, ["hint"])
    assert "Draw: There is no other choice." in text


def test_others_tells_what_each_choice_of_a_taking_leaves_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("portroyal.terminal.session.leaving", partial(leaving, iterations=8))
    position = {
        "players": [{"name": "You", "coins": 5}, {"name": "Mary", "coins": 1}],
        "harbor": ["flute:5/4", "galleon:4/2"],
        "drawn": 2,
        "seed": 1,
    }
    session, text, _ = sitting(Game.from_position(position), ["human", "deckhand"], ["others", "stop", "others"])
    assert "The coach can say what you leave the others only while you are taking cards." in text
    assert session.game.record()["about"]["hints_asked"] == [1, 0], "only what was told is counted"
    for line in ("After “Trade with a Flute", "If you take nothing more:", "Mary: Flute, +3 coins, chance to win"):
        assert line in text, line
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_cards_explains_what_lies_there_or_is_asked_for() -> None:
    game = Game.from_position({"players": [{}, {}], "harbor": ["jester:5"], "drawn": 1, "seed": 1})
    _, text, _ = sitting(game.clone(), ["human", "human"], ["cards"])
    assert "(jester:5). 1 coin whenever anyone busts" in " ".join(text.split())
    _, text, _ = sitting(game.clone(), ["human", "human"], ["cards frigate:skull/4", "cards jack"])
    assert "nobody can repel it." in " ".join(text.split())
    assert "jack_of_all_trades:6" in text


def test_undo_takes_a_choice_back() -> None:
    game = new_game(["human", "human"])
    game.play("draw")
    before = game.hash
    session, text, _ = sitting(game, ["human", "human"], ["stop", "undo"])
    assert "Undone." in text
    assert session.game.hash == before
    assert not any("stopped" in line.text for line in session.story.lines())


def test_undo_does_not_unsee_a_card() -> None:
    session, text, _ = sitting(new_game(ALONE), ALONE, ["draw", "undo"])
    assert session.game.version == 1
    assert "A hidden card was seen, so it can’t be undone." in text


def test_undo_before_the_first_action_is_refused() -> None:
    _, text, _ = sitting(new_game(ALONE), ALONE, ["undo"])
    assert "There is nothing to undo." in text


def test_save_and_go_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, text, _ = sitting(new_game(ALONE), ALONE, ["draw", f"save {file}", "draw", "stop", "1", "1", "1"])
    assert f"portroyal play --terminal --load {file}" in text.replace("\n", "")
    record = load(file)
    assert record["hash"] == session.game.hash
    kinds = seating.kinds_kept(record)
    assert kinds == ALONE
    game, story = story_of(record, Teller(speaking("en"), record["names"], 0))
    resumed = Session(game, kinds, console(), file=file, story=story)
    resumed.read = eager(lambda: resumed)
    assert resumed.run() == 0
    assert Game.replay(load(file)).over
    assert shown(resumed.console).startswith("Welcome back to Port Royal.")


def test_a_game_of_a_server_can_be_gone_on_with_and_asked_about() -> None:
    game = Game.from_position({"players": [{}, {}], "harbor": ["flute:1/1"], "drawn": 1, "seed": 1})
    game.about = {"hints": True, "table": "ABCDEF"}
    session, text, _ = sitting(game, ["human", "human"], ["hint"])
    assert "chance to win" in text or "Stop" in text
    assert session.game.about["hints_asked"] == [1, 0]
    assert session.game.about["hints"] is True


def test_save_without_a_name_means_the_file_the_game_came_from(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    session, _, _ = sitting(new_game(ALONE), ALONE, ["draw"], file=file)
    before = file.read_text()
    game = Game.replay(load(file))
    _, text, _ = sitting(game.clone(), ALONE, ["draw", "quit", "quit"], loaded=file)
    assert file.read_text() == before
    assert "The game was not saved." in text
    sitting(game.clone(), ALONE, ["draw", "save"], loaded=file)
    assert len(load(file)["actions"]) == len(session.game.words()) + 1


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    kinds = ["castaway", "human", "castaway"]
    paper = console()
    whole = Session(new_game(kinds), kinds, paper)
    whole.read = eager(lambda: whole, seed=9)
    whole.run()
    record = whole.game.record()
    for cut in (40, 200):
        early = {**record, "actions": record["actions"][:cut], "outcome": None, "hash": None}
        game = Game.replay(early)
        while not game.over:
            seat = game.actor
            choice = seating.bot_action(game, kinds[seat]) if seat != 1 else record["actions"][game.version]
            game.play(choice)
        assert game.hash == record["hash"]


def test_saving_never_writes_over_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear")
    _, text, _ = sitting(new_game(ALONE), ALONE, [f"save {letter}", f"save {tmp_path}", "save /nowhere/x.json"])
    assert letter.read_text() == "dear"
    assert " ".join(text.split()).count("already exists") == 2
    assert "/nowhere/x.json can’t be written." in text


def test_save_without_a_name_finds_a_free_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "port-royal.json").write_text("taken")
    sitting(new_game(ALONE), ALONE, ["draw", "save"])
    assert json.loads((tmp_path / "port-royal-2.json").read_text())["actions"] == ["draw"]


def test_a_disk_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    session = Session(new_game(ALONE), ALONE, console(), file=folder / "x.json")
    session.open()
    (folder / "x.json").unlink()
    folder.rmdir()
    session.play(session.game.legal()[0])
    assert "The game is no longer saved." in shown(session.console)
    assert session.game.version == 1


def test_quit_asks_once_when_nothing_is_saved() -> None:
    _, text, code = sitting(new_game(ALONE), ALONE, ["draw", "quit", "quit"])
    assert code == 0
    assert text.count("This game is not saved.") == 1
    assert "Goodbye." in text


def test_quit_before_the_first_action_leaves_at_once() -> None:
    _, text, _ = sitting(new_game(ALONE), ALONE, ["quit", "draw"])
    assert "not saved" not in text
    assert text.endswith("Goodbye.\n")


def test_ctrl_c_says_goodbye() -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    session = Session(new_game(ALONE), ALONE, console(), interrupt)
    assert session.run() == 130
    assert shown(session.console).endswith("Goodbye.\n")


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    game = Game.from_position(
        {
            "players": [{"name": "You", "coins": 0}, {"name": "Mary", "coins": 0}],
            "harbor": ["admiral:9"],
            "drawn": 1,
            "seed": 1,
        }
    )
    session, text, _ = sitting(game, ["human", "deckhand"], ["stop"])
    assert "You can’t pay for any card that is left." in text
    assert session.game.version > 2


def test_a_log_line_never_names_a_hidden_coin() -> None:
    """What is told of a game is the same when its hidden coins never turn up."""
    game = new_game(["human", "human"])
    session = Session(game, ["human", "human"], console())
    session.tell(game.events())
    assert "gains" not in shown(session.console)


def test_the_session_speaks_of_the_numbers_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ruleset, "numbers", property(lambda self: {**NUMBERS, "influence_to_end": 8, "taxed_from": 9}))
    game = Game.from_position({"players": [{"name": "Ann"}, {"name": "Ben"}], "deck": ["tax:swords"], "seed": 1})
    _, text, _ = sitting(game, ["human", "human"], ["help", "draw"])
    assert "somebody has 8 influence" in " ".join(text.split())
    assert "Nobody had 9 coins." in text
