"""Whatever is handed in, a message answers: short, plain, saying what would be right, and nothing is changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import portroyal
from portroyal import Game, Ruleset
from portroyal.arena.blocks import Plan
from portroyal.arena.contest import run
from portroyal.arena.match import Limits
from portroyal.arena.sprt import run as sprt
from portroyal.bots import create
from portroyal.documents import UnreadableText, read_json
from portroyal.errors import PortRoyalError, RecordError, UnreadableAction, shown
from portroyal.knowledge import View
from portroyal.knowledge.gamble import survival
from portroyal.knowledge.terms import (
    can_pay,
    can_repel,
    coins_short,
    symbols_missing,
    symbols_short,
    takes_allowed,
    terms_of,
    would_bust,
)
from portroyal.notation import Action
from portroyal.record import load, save
from portroyal.seeds import deck_key

SOURCES = Path(portroyal.__file__).parent
LONG = "x" * 100_000


class Shy:
    def __repr__(self) -> str:
        raise RuntimeError("no")


def test_what_was_handed_in_is_repeated_in_short() -> None:
    for value in (LONG, [LONG] * 50, {LONG: LONG}, 10**4000, 10**5000, Shy(), b"x" * 9999):
        assert len(shown(value)) < 120


def test_what_is_short_is_repeated_as_it_is() -> None:
    for value in ("flute:1/1", 12, None, True, ["base"], {"a": 1}):
        assert shown(value) == repr(value)


def test_no_message_repeats_what_was_handed_in_at_full_length() -> None:
    """Modules' own ids and the server's options come from us and from the host."""
    for file in SOURCES.rglob("*.py"):
        if "server" not in file.parts and file.name not in ("modules.py", "strangers.py", "keep.py", "match.py"):
            assert not re.search(r"\{[^{}]+!r\}", file.read_text()), file


@pytest.mark.parametrize(
    "ask",
    [
        lambda: Game.new(edition=LONG),
        lambda: Game.new(modules=[LONG]),
        lambda: Game.new(modules=["base"] * 9999),
        lambda: Game.new(2, modules=["base", "contract_cards", "contracts"], contracts=["jinx"] * 9999),
        lambda: Game.new(rulings={LONG: "yes"}),
        lambda: Game.new(players=10**5000),
        lambda: Game.new(names=[LONG] * 4),
        lambda: Game.new(seed=[LONG]),  # type: ignore[arg-type]
        lambda: Game.new(version=LONG),  # type: ignore[arg-type]
        lambda: Game.new(2).play(LONG),
        lambda: Game.new(2).play(f"take {LONG}"),
        lambda: Game.from_position({LONG: 1}),
        lambda: Game.from_position({"players": LONG}),
        lambda: Game.from_position({"players": [{}, {}], "harbor": [LONG]}),
        lambda: Game.replay({"format": LONG}),
        lambda: Game.replay(Game.new(2).record() | {"hash": LONG}),
        lambda: Game.replay(Game.new(2).record() | {"hash": [LONG] * 99}),
        lambda: View.from_dict({LONG: 1}),
        lambda: create(LONG),
    ],
)
def test_a_long_input_gets_a_short_answer(ask: Callable[[], object]) -> None:
    with pytest.raises(PortRoyalError) as caught:
        ask()
    assert len(str(caught.value)) < 700


@pytest.mark.parametrize("modules", ["base", None, [], 5])
def test_the_modules_that_an_error_names_as_an_example_can_be_played(modules: Any) -> None:
    with pytest.raises(PortRoyalError, match="Modules are a list like") as caught:
        Game.new(modules=modules)
    example = str(caught.value).split("like ")[1].split(", not ")[0]
    assert Game.new(modules=json.loads(example.replace("'", '"'))).players == 4


@pytest.mark.parametrize("verb", ["take", "claim", "decline", "stow", "sell", "return"])
def test_the_card_that_an_error_names_as_an_example_fits_its_verb(verb: str) -> None:
    with pytest.raises(UnreadableAction, match="does not say which card, as in") as caught:
        Game.new(2).play(verb)
    example = str(caught.value).split("as in '")[1].removesuffix("'.")
    assert example.startswith(f"{verb} ")
    with pytest.raises(PortRoyalError) as read:
        Game.new(2).play(example)
    assert read.value.code == "action/illegal"


# --- Games ---


@pytest.mark.parametrize("seat", ["0", 0.0, False, -1, 2])
def test_a_seat_that_is_none_is_told_so_and_not_that_it_is_not_its_turn(seat: Any) -> None:
    with pytest.raises(PortRoyalError, match="'seat' is a seat from 0 to 1, not") as caught:
        Game.new(2, seed=1).play("draw", seat=seat)
    assert caught.value.code == "ruleset/seat"


@pytest.mark.parametrize("version", ["0", 0.0, False, -1])
def test_a_version_that_is_none_is_told_so(version: Any) -> None:
    with pytest.raises(PortRoyalError, match="A version is how many actions were played, not"):
        Game.new(2, seed=1).play("draw", version=version)


@pytest.mark.parametrize("kind", [np.int64, np.int32, int])
def test_a_number_of_numpy_is_an_action_too(kind: Callable[[int], Any]) -> None:
    game = Game.new(2, seed=1)
    draw = kind(int(game.legal()[0]))
    game.play(draw)
    game.apply(draw)
    assert game.words() == ["draw", "draw"]


@pytest.mark.parametrize("action", [True, 1.0, np.float64(1), None, [], b"draw"])
def test_what_is_no_action_is_refused(action: Any) -> None:
    game = Game.new(2, seed=1)
    for do in (game.play, game.apply):
        with pytest.raises(PortRoyalError):
            do(action)
    assert game.version == 0


@pytest.mark.parametrize("number", [-1, 1 << 40, 255, True])
def test_a_number_that_means_nothing_never_becomes_an_action(number: int) -> None:
    with pytest.raises(UnreadableAction, match="is not the number of an action"):
        Action(number)


def test_a_game_without_events_plays_the_same() -> None:
    kept, quick = Game.new(3, seed=1), Game.new(3, seed=1, with_events=False)
    while not kept.over:
        action = kept.legal()[-1]
        assert kept.play(action) and quick.play(action) == []
    assert (quick.hash, quick.record()) == (kept.hash, kept.record())
    assert Game.replay(quick.record()).events() == kept.events()
    assert not quick.can_undo
    for ask in (quick.events, quick.undo, quick.clone().events):
        with pytest.raises(PortRoyalError, match="This game keeps no events"):
            ask()


def test_seeds_are_of_any_size_or_clearly_refused(tmp_path: Path) -> None:
    for seed in (-(10**999), 10**999, "x" * 10_000, "\ud800", b"\xff"):
        game = Game.new(2, seed=seed)
        save(tmp_path / "game.json", game)
        assert Game.replay(load(tmp_path / "game.json")).hash == game.hash
    for seed in (10**1000, -(10**5000)):
        with pytest.raises(PortRoyalError, match="at most 1000 digits"):
            Game.new(2, seed=seed)
        with pytest.raises(PortRoyalError, match="at most 1000 digits"):
            deck_key(seed, 2)


# --- Records ---


@pytest.mark.parametrize("about", ["text", 3, [], None, True])
def test_what_a_game_is_about_is_a_mapping(about: Any) -> None:
    game = Game.new(2, seed=1)
    with pytest.raises(RecordError, match="is a mapping, in JSON an object"):
        game.about = about
    with pytest.raises(RecordError, match="is a mapping, in JSON an object"):
        Game.replay({**game.record(), "about": about})


@pytest.mark.parametrize("note", [{1, 2}, object(), float("nan"), Game])
def test_notes_that_json_can_not_hold_leave_no_draft_behind(tmp_path: Path, note: Any) -> None:
    game, file = Game.new(2, seed=1), tmp_path / "game.json"
    save(file, game)
    before = file.read_bytes()
    game.about["note"] = note
    with pytest.raises(RecordError, match="can't be written: JSON knows"):
        save(file, game)
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]
    assert file.read_bytes() == before


# --- JSON ---


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[" * 100_000, "too deep in each other"),
        ('{"a": 1, "b": {"c": 1, "c": 2}}', "the key 'c' is there twice"),
        ("[NaN]", "NaN is not a number"),
        (f"[{'1' * 5000}]", "a number has 5000 digits"),
        ("{'a': 1}", "in line 1, column 2"),
    ],
)
def test_json_is_read_strictly_and_refused_in_plain_words(tmp_path: Path, text: str, says: str) -> None:
    with pytest.raises(UnreadableText, match=says) as caught:
        read_json(text)
    assert "recursion" not in str(caught.value) and "int_max" not in str(caught.value)
    (tmp_path / "game.json").write_text(text)
    with pytest.raises(RecordError, match=says):
        load(tmp_path / "game.json")


def test_json_that_is_right_is_read() -> None:
    text = json.dumps(Game.new(2, seed=1).record())
    assert read_json(text) == json.loads(text)


# --- What is asked of a view ---


@pytest.mark.parametrize("ask", [terms_of, can_pay, coins_short, symbols_short, symbols_missing])
@pytest.mark.parametrize("code", ["flute", "", None, "expedition:anchor"])
def test_a_code_that_no_card_has_is_told_so(ask: Callable[..., Any], code: Any) -> None:
    with pytest.raises(PortRoyalError, match="There is no card"):
        ask(Game.new(2, seed=1).view(), 0, code)
    with pytest.raises(PortRoyalError, match="There is no card"):
        would_bust(Game.new(2, seed=1).view(), code)


def test_a_person_is_not_repelled_and_asks_for_no_symbols() -> None:
    view = Game.from_position({"players": [{"display": ["pirate:9"]}, {}]}).view()
    assert can_repel(view, "flute:1/1")
    assert not any(can_repel(view, code) for code in ("sailor:3", "tax:swords", "expedition:anchor+anchor"))
    with pytest.raises(PortRoyalError, match="is no expedition"):
        symbols_missing(view, 0, "sailor:3")


@pytest.mark.parametrize("colors", [-1, 6, 2.0, True])
def test_there_are_five_colors(colors: Any) -> None:
    with pytest.raises(PortRoyalError, match="There are 0 to 5 ship colors"):
        takes_allowed(Game.new(2, seed=1).view(), 0, colors)


def test_a_gambler_is_asked_about_only_where_there_can_be_one() -> None:
    with pytest.raises(PortRoyalError, match="without the module 'gambler'"):
        survival(Game.new(2, seed=1).view())
    over = {"players": [{}, {}], "phase": "over", "could_draw": False, "modules": ["base", "gambler"]}
    with pytest.raises(PortRoyalError, match="The game is over"):
        survival(Game.from_position(over).view())


# --- Bots and contests ---


@pytest.mark.parametrize("limits", [{"seconds": -1}, {"seconds": 0}, {"seconds": float("nan")}, {"iterations": 0}])
@pytest.mark.parametrize("make", [lambda **limits: create("navigator", **limits), Limits])
def test_nobody_thinks_for_less_than_no_time(make: Callable[..., Any], limits: dict[str, Any]) -> None:
    with pytest.raises(PortRoyalError, match="should be"):
        make(**limits)


@pytest.mark.parametrize("games", [0, -1, 2.5, "4", None, True])
def test_a_contest_has_a_game_or_more(games: Any) -> None:
    plan = Plan.of(["deckhand", "castaway"])
    for play in (lambda: run(plan, games), lambda: run(plan, 2, jobs=games), lambda: sprt(plan, most_games=games)):
        with pytest.raises(PortRoyalError, match="should be a whole number from 1 to "):
            play()


def test_a_plan_has_a_bot_for_each_seat() -> None:
    with pytest.raises(PortRoyalError, match="these rules are for 3 players, not for 2 bots"):
        Plan.of(["deckhand", "castaway"], ruleset=Ruleset.of(3))
    for bots in ("deckhand", [1, 2], [None, "castaway"]):
        with pytest.raises(PortRoyalError, match="names its bots in a list"):
            Plan.of(bots)  # type: ignore[arg-type]
