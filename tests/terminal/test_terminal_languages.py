"""Five languages: whole games in each of them, with nothing unsaid, nothing in English, nothing too wide."""

from __future__ import annotations

import random
import re

import pytest
from rich.cells import cell_len
from scripted import console, shown

from portroyal import Game
from portroyal.terminal.asides import COMMANDS
from portroyal.terminal.coaching import review_report
from portroyal.terminal.listings import cards_tables
from portroyal.terminal.seating import seat_names
from portroyal.terminal.session import Session
from portroyal.words import LANGUAGES, speaking

OTHERS = LANGUAGES[1:]
# Words of the English terminal that no other of the languages has.
ENGLISH = [
    "the",
    "and",
    "or",
    "of",
    "you",
    "your",
    "with",
    "card",
    "cards",
    "coin",
    "sword",
    "swords",
    "draw",
    "drew",
    "stop",
    "stopped",
    "take",
    "took",
    "hire",
    "hired",
    "trade",
    "traded",
    "passed",
    "harbor",
    "deck",
    "discard",
    "ship",
    "person",
    "round",
    "turn",
    "bust",
    "yellow",
    "green",
    "strength",
    "skull",
    "wins",
    "victory",
    "game",
    "next",
    "choice",
    "help",
    "odds",
    "hint",
    "quit",
    "save",
    "undo",
    "people",
    "games",
    "behind",
    "best",
    "now",
    "short",
    "Pinnace",
    "Flute",
    "Frigate",
    "Galleon",
    "Sailor",
    "Pirate",
    "Settler",
    "Captain",
    "Jester",
    "Admiral",
    "Governor",
    "Trader",
    "Expedition",
]
# What is written alike.
ALIKE = {
    "en": set[str](),
    "de": {"Admiral", "Expedition"},
    "fr": {"Pirate"},
    "es": set[str](),
    "it": set[str](),
}


def evening(language: str) -> str:
    """A whole game of a person and two bots, with every command now and then."""
    t, kinds = speaking(language), ["human", "deckhand", "castaway"]
    paper, chance = console(), random.Random(7)
    game = Game.new(3, seed=11, names=seat_names(t, kinds, []))
    asked = iter([*(command for command in COMMANDS if command not in ("save", "quit")), "99", "xyz", "cards xyz", ""])

    def read(prompt: str) -> str:
        if game_now().version > 8 and (command := next(asked, None)) is not None:
            return t(f"terminal-command-{command}") if command in COMMANDS else command
        return str(chance.randint(1, len(game_now().legal())))

    session = Session(game, kinds, paper, read, with_odds=True, t=t)

    def game_now() -> Game:
        return session.game

    assert session.run() == 0
    assert session.game.over
    return shown(paper)


@pytest.fixture(scope="module", params=LANGUAGES)
def told(request: pytest.FixtureRequest) -> tuple[str, str]:
    return request.param, evening(request.param)


def test_a_whole_game_is_played_in_the_language(told: tuple[str, str]) -> None:
    language, text = told
    t = speaking(language)
    for message in ("terminal-welcome", "log-ended", "table-first-draw", "problem-undo-revealed"):
        assert t(message) in text, message
    assert t("terminal-no-choice", number=99) in text
    assert t("terminal-no-words", typed="xyz") in text
    assert t("terminal-no-card", typed="xyz") in text


def test_no_line_is_wider_than_the_screen(told: tuple[str, str]) -> None:
    assert max(map(cell_len, told[1].splitlines())) <= 80


def test_nothing_is_left_unsaid(told: tuple[str, str]) -> None:
    assert not re.search(r"\{|\}|[a-z]+-[a-z]+-[a-z]+-|[\u2066-\u2069]|\$", told[1])


def english_in(language: str, text: str) -> set[str]:
    """The English words of a text, apart from the commands the help names and the codes of cards."""
    told = re.sub(r"\S+:\S+", "", text)
    told = re.sub(r"draw,\s+stop,\s+take\s+flute", "", told)
    return {word for word in re.findall(r"\w+", told) if word in ENGLISH} - ALIKE[language]


def test_no_english_is_spoken_elsewhere(told: tuple[str, str]) -> None:
    language, text = told
    found = english_in(language, text)
    assert len(found) > 50 if language == "en" else not found


@pytest.mark.parametrize("language", OTHERS)
def test_the_list_of_cards_is_in_the_language(language: str) -> None:
    from portroyal.catalog import CARDS

    paper = console()
    paper.print(cards_tables(speaking(language), CARDS))
    assert not english_in(language, shown(paper))
    assert max(map(cell_len, shown(paper).splitlines())) <= 80


@pytest.mark.parametrize("language", OTHERS)
def test_a_review_is_in_the_language(language: str) -> None:
    from portroyal.coach import review

    t = speaking(language)
    game, chance = Game.new(2, seed=4, names=[t("table-you"), "Mary"]), random.Random(4)
    while game.version < 60:
        game.play(chance.choice(game.legal()))
    paper = console()
    paper.print(review_report(t, review(game.record(), iterations=8)))
    assert not english_in(language, shown(paper))
    assert t("terminal-review-better") in shown(paper)
    assert max(map(cell_len, shown(paper).splitlines())) <= 80
