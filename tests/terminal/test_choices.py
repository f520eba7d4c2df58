"""The menu: prices that come true, and words that mean one choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from portroyal import Game
from portroyal.knowledge.terms import takes_allowed, terms_of
from portroyal.terminal.choices import Choice, Unclear, choices, pick
from portroyal.terminal.question import question
from portroyal.words import speaking

ENGLISH = speaking("en")


def menu_of(language: str = "en", **document: Any) -> list[Choice]:
    """What is offered in a position of Ann, with 6 coins, and Ben, with 4."""
    seats = [{"name": "Ann", "coins": 6}, {"name": "Ben", "coins": 4}]
    players = [seat | extra for seat, extra in zip(seats, document.pop("sits", [{}, {}]), strict=True)]
    game = Game.from_position({"players": players, "seed": 1, **document})
    return choices(speaking(language), game.view(game.actor), game.legal())


def texts(menu: list[Choice]) -> list[tuple[str, str]]:
    return [(choice.label, choice.result) for choice in menu]


def test_discovering() -> None:
    assert texts(menu_of()) == [("Draw", "Enter is enough")]
    assert texts(menu_of(harbor=["flute:1/1", "pinnace:1/1", "sailor:3"], drawn=3)) == [
        ("Draw", "a second yellow or blue ship is a bust"),
        ("Stop", "take 1 card"),
    ]


def test_repelling() -> None:
    sits = [{"display": ["pirate:5"]}, {}]
    menu = menu_of(sits=sits, harbor=["flute:1/1"], ship="flute:2/3", phase="repel", drawn=2)
    assert texts(menu) == [
        ("Repel the ship", "2 of 2 swords"),
        ("Keep the ship", "ends your turn"),
    ]
    assert texts(menu_of(sits=sits, ship="flute:2/3", phase="repel", drawn=2))[1] == (
        "Keep the ship",
        "worth 3 coins to you",
    )


def test_taking_on_ones_own_turn() -> None:
    assert texts(menu_of(harbor=["flute:2/3", "sailor:3", "admiral:7"], phase="take")) == [
        ("Trade with a Flute", "+3 coins"),
        ("Hire a Sailor", "−3 coins, 3 left; +1 influence"),
        ("Done", "take nothing"),
    ]


def test_taking_on_anothers_turn_counts_the_fee() -> None:
    menu = menu_of(harbor=["flute:2/3", "pinnace:1/1", "sailor:3", "captain:4"], phase="take", actor=1)
    assert texts(menu) == [
        ("Trade with a Flute", "+2 coins (gain 3, pay Ann 1)"),
        ("Trade with a Pinnace", "0 coins (gain 1, pay Ann 1)"),
        ("Hire a Sailor", "−4 coins (1 to Ann), 0 left; +1 influence"),
        ("Done", "take nothing"),
    ]


def test_a_ship_that_a_wholesaler_keeps_brings_influence() -> None:
    sits = [{"display": ["wholesaler.green:6"]}, {}]
    menu = menu_of(modules=["set_sail"], sits=sits, harbor=["barque:3/2", "flute:1/1"], phase="take")
    assert texts(menu)[:2] == [
        ("Trade with a Barque", "+2 coins; +1 influence"),
        ("Trade with a Flute", "+1 coin"),
    ]


def test_traders_and_mademoiselles_are_counted() -> None:
    sits = [{"display": ["trader.blue:3", "mademoiselle:7"]}, {}]
    menu = menu_of(sits=sits, harbor=["flute:2/3", "sailor:3"], phase="take")
    assert [choice.result for choice in menu][:2] == ["+4 coins", "−2 coins, 4 left; +1 influence"]


def test_claiming_comes_after_drawing_and_tells_whom_one_gives() -> None:
    sits = [{"display": ["captain:4", "captain:4"]}, {}]
    menu = menu_of(sits=sits, expeditions=["expedition:anchor+anchor"], drawn=1)
    assert texts(menu)[2] == (
        "Claim the Expedition for 2 anchors",
        "Give a Captain and a Captain; +2 influence, +2 coins",
    )


TAKING = {"harbor": ["flute:2/3", "sailor:3", "sailor:5", "settler:4"], "phase": "take"}


@pytest.mark.parametrize(
    ("typed", "label"),
    [
        ("1", "Trade with a Flute"),
        ("take flute:2/3", "Trade with a Flute"),
        ("TAKE  Flute:2/3", "Trade with a Flute"),
        ("flute", "Trade with a Flute"),
        ("fl", "Trade with a Flute"),
        ("blue", "Trade with a Flute"),
        ("trade the flute", "Trade with a Flute"),
        ("take sailor:5", "Hire a Sailor"),
        ("hire set", "Hire a Settler"),
        ("p", "Done"),
        ("pass.", "Done"),
    ],
)
def test_words_that_mean_one_choice(typed: str, label: str) -> None:
    assert pick(ENGLISH, menu_of(**TAKING), typed).label == label


@pytest.mark.parametrize(
    ("language", "typed", "label"),
    [
        ("de", "eine fleute nehmen", "Eine Fleute nehmen"),
        ("de", "fleu", "Eine Fleute nehmen"),
        ("de", "blau", "Eine Fleute nehmen"),
        ("de", "take flute", "Eine Fleute nehmen"),
        ("de", "hire the settler", "Einen Siedler anheuern"),
        ("fr", "colon", "Recruter un Colon"),
        ("fr", "flute", "Prendre une Flûte"),
        ("es", "filibote", "Tomar un filibote"),
        ("es", "contratar a una colona", "Contratar a una colona"),
        ("it", "nave blu", "Prendere una nave blu"),
        ("it", "pass", "Fatto"),
        ("it", "fatto", "Fatto"),
    ],
)
def test_the_words_of_the_language_are_understood_and_english_too(language: str, typed: str, label: str) -> None:
    assert pick(speaking(language), menu_of(language, **TAKING), typed).label == label


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("0", "There is no choice 0. Type a number from 1 to 5, or “help”."),
        ("99", "There is no choice 99. Type a number from 1 to 5, or “help”."),
        ("-1", "“-1” is none of the choices"),
        ("draw", "“draw” is none of the choices. Type a number from 1 to 5, or “help”."),
        ("sailor", "“sailor” fits several choices: 2 (Hire a Sailor) or 3 (Hire a Sailor)."),
        ("take", "fits several choices"),
        ("²", "is none of the choices"),
        ("١", "Trade"),
    ],
)
def test_words_that_do_not(typed: str, says: str) -> None:
    menu = menu_of(**TAKING)
    try:
        assert says in pick(ENGLISH, menu, typed).label
    except Unclear as unclear:
        assert says in str(unclear)


@pytest.mark.parametrize("edition", ["pegasus-2014", "sjg-2017", "bigbox-2021"])
def test_every_price_comes_true(edition: str) -> None:
    """The sums of the menu are the engine's, in whole games of every size."""
    for seed in range(8):
        game, chance = Game.new(2 + seed % 4, edition=edition, seed=seed), random.Random(seed)
        while not game.over:
            seat, view, action = game.actor, game.view(game.actor), chance.choice(game.legal())
            events = game.play(action)
            if action.kind == "take":
                hidden = [
                    event for event in events if event.seat == seat and event.kind in ("ship_traded", "person_hired")
                ]
                paid = sum(event.kind == "fee_paid" and event.seat == seat for event in events)
                sign = 1 if hidden[0].kind == "ship_traded" else -1
                assert terms_of(view, seat, str(action.card)).change == sign * hidden[0].count - paid
            if action.kind == "stop":
                began = next(event for event in events if event.kind == "taking_began")
                assert takes_allowed(view, view.active) == began.count


def test_gambling_tells_the_chance_and_asks_once_more() -> None:
    sits = [{"display": ["gambler:4", "gambler:6"]}, {}]
    deck = ["priest:4", "flute:1/1", "settler:4", "pinnace:1/1"]
    game = Game.from_position(
        {
            "modules": ["base", "gambler"],
            "players": [seat | extra for seat, extra in zip(({"name": "Ann"}, {"name": "Ben"}), sits, strict=True)],
            "deck": deck,
            "seed": 1,
        }
    )
    first = choices(ENGLISH, game.view(0), game.legal())
    assert texts(first) == [
        ("Draw", "the first card"),
        ("Four at once", "83% safe; no repelling, then +1 card"),
    ]
    game.play(pick(ENGLISH, first, "four").action)
    again = choices(ENGLISH, game.view(0), game.legal())
    assert [choice.label for choice in again] == ["Stop here", "Four more"]
    assert again[0].result == "take 2 cards"
    assert question(ENGLISH, game.view(0))[0] == "You got through"
    assert pick(ENGLISH, again, "gamble").action.kind == "gamble"
