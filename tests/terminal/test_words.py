"""Plain English: names of cards, and sentences for what happened."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.catalog import CODES
from portroyal.engine.vocabulary import EVENT_NAMES
from portroyal.terminal.words import (
    Line,
    Teller,
    brief,
    count,
    crew,
    effect,
    facts,
    name,
    ordinal,
    series,
    together,
)


def told(document: dict[str, Any], *actions: str, you: int | None = None) -> list[str]:
    """What the actions led to from a position, as the log tells it."""
    seats = zip(("Ann", "Ben"), document.pop("sits"), strict=True)
    players = [{"name": each, "coins": 5} | extra for each, extra in seats]
    game = Game.from_position({"players": players, "seed": 1, **document})
    teller = Teller(game.names, you)
    return [line.text for action in actions for line in teller.tell(game.play(action))]


SWORDS = [{"display": ["sailor:3", "sailor:5"]}, {}]
NOBODY = [{}, {}]


@pytest.mark.parametrize(
    ("code", "called"),
    [
        ("flute:2/3", "Flute"),
        ("trader.blue:5", "Blue Trader"),
        ("jack_of_all_trades:6", "Jack of all Trades"),
        ("expedition:anchor+anchor+hut", "Expedition for 2 anchors and 1 hut"),
        ("expedition:cross+cross", "Expedition for 2 crosses"),
        ("tax:swords", "Tax (most swords)"),
    ],
)
def test_cards_have_names(code: str, called: str) -> None:
    assert name(code) == called


@pytest.mark.parametrize("code", CODES)
def test_every_card_says_what_it_is_and_does(code: str) -> None:
    assert facts(code)
    assert effect(code).endswith(".")
    assert "_" not in name(code) + facts(code) + effect(code) + brief(code)


def test_numbers_and_lists_read_well() -> None:
    assert [count(1, "coin"), count(2, "coin"), count(2, "cross")] == ["1 coin", "2 coins", "2 crosses"]
    assert [series([]), series("a"), series("ab"), series("abc", "or")] == ["", "a", "a and b", "a, b or c"]
    assert [ordinal(n) for n in (1, 2, 3, 4, 11, 12, 21)] == ["1st", "2nd", "3rd", "4th", "11th", "12th", "21st"]
    assert crew(["sailor:3", "sailor:5", "captain:4"]) == "2 Sailors, Captain"


def test_a_repelled_ship() -> None:
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "repel") == [
        "Ann draws a Flute (blue, strength 2, 3 coins).",
        "Ann repels the Flute (strength 2).",
    ]


def test_a_ship_that_could_be_repelled_and_is_kept_is_told_so() -> None:
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "keep")[-1] == "Ann keeps the Flute."


def test_a_ship_that_nobody_could_repel_is_only_drawn() -> None:
    assert told({"sits": NOBODY, "deck": ["flute:2/3"]}, "draw") == ["Ann draws a Flute (blue, strength 2, 3 coins)."]


def test_a_bust_names_the_ship() -> None:
    lines = told({"sits": NOBODY, "deck": ["flute:2/3"], "harbor": ["flute:1/1", "sailor:3"]}, "draw")
    assert lines[1] == "Bust: a second Flute. The harbor (3 cards) is discarded."


def test_a_trade_on_anothers_turn_tells_the_fee() -> None:
    lines = told({"sits": NOBODY, "harbor": ["flute:2/3"], "phase": "take", "active": 0, "actor": 1}, "take flute:2/3")
    assert lines[0] == "Ben trades the Flute for 3 coins and pays Ann 1."


def test_a_hire_tells_the_price() -> None:
    lines = told({"sits": NOBODY, "harbor": ["admiral:5", "sailor:3"], "phase": "take"}, "take admiral:5")
    assert lines[0] == "Ann hires an Admiral for 5 coins."


def test_the_one_person_is_spoken_to() -> None:
    at = {"sits": NOBODY, "harbor": ["flute:2/3"], "phase": "take", "active": 0, "actor": 1}
    assert told(dict(at), "take flute:2/3", you=1)[0] == "You trade the Flute for 3 coins and pay Ann 1."
    assert told(dict(at), "take flute:2/3", you=0)[0] == "Ben trades the Flute for 3 coins and pays you 1."
    assert told(dict(at), "pass", you=1) == ["You take nothing.", "Round 1: your turn"]
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "repel", you=0)[1].startswith("You repel")


def test_an_expedition_names_who_was_given() -> None:
    sits = [{"display": ["captain:4", "jack_of_all_trades:6"]}, {}]
    lines = told(
        {"sits": sits, "expeditions": ["expedition:anchor+anchor"], "drawn": 1}, "claim expedition:anchor+anchor"
    )
    assert lines == [
        "Ann claims the expedition for 2 anchors with a Jack of all Trades and a Captain: 4 influence and 2 coins."
    ]


def test_a_tax_tells_who_pays_and_who_gets_the_bonus() -> None:
    sits = [{"coins": 13}, {}]
    assert told({"sits": sits, "deck": ["tax:swords"]}, "draw") == [
        "Ann draws a Tax: 1 coin for most swords.",
        "Ann pays 6 coins of tax.",
        "The bonus goes to Ann and Ben: 1 coin each.",
    ]


def test_admirals_and_jesters_are_told() -> None:
    full = ["sailor:3", "sailor:5", "settler:4", "priest:4", "governor:8"]
    sits = [{"display": ["admiral:5", "admiral:7"]}, {}]
    assert "Ann's Admirals earn 4 coins." in told({"sits": sits, "harbor": full, "drawn": 5}, "stop")
    sits = [{"display": ["jester:5"]}, {"display": ["jester:7"]}]
    lines = told({"sits": sits, "deck": ["flute:2/3"], "harbor": ["flute:1/1"]}, "draw", you=1)
    assert lines[2:4] == ["Ann's Jester earns 1 coin.", "Your Jester earns 1 coin."]


def test_those_who_take_nothing_are_told_together() -> None:
    lines = [Line(f"{who} takes nothing.", "quiet", who) for who in ("Ann", "Ben", "Cal")]
    assert [line.text for line in together([*lines, Line("x"), *lines[:1]])] == [
        "Ann, Ben and Cal take nothing.",
        "x",
        "Ann takes nothing.",
    ]


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    silent = {"coin_spent", "turn_ended", "round_ended"}
    assert {kind for kind in EVENT_NAMES if not hasattr(Teller, kind)} == silent


def test_spent_coins_are_told_on_request() -> None:
    game = Game.from_position(
        {
            "players": [{"name": "Ann", "coins": ["tax:swords", "flute:2/3", "sailor:7"]}, {"name": "Ben"}],
            "harbor": ["sailor:3"],
            "phase": "take",
        }
    )
    lines = Teller(game.names).tell(game.play("take sailor:3"), spent=True)
    assert lines[-1].text == "Spent coins, now face up: Tax (most swords), Flute 2/3, Sailor 7."
