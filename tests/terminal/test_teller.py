"""The log: sentences for what happened, as in the browser."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.engine.vocabulary import EVENT_NAMES
from portroyal.terminal.screen import crew_words
from portroyal.terminal.teller import SILENT, Line, Teller, brief, together
from portroyal.words import speaking

ENGLISH = speaking("en")


def told(document: dict[str, Any], *actions: str, you: int | None = None, language: str = "en") -> list[str]:
    """What the actions led to from a position, as the log tells it."""
    seats = zip(("Ann", "Ben"), document.pop("sits"), strict=True)
    players = [{"name": each, "coins": 5} | extra for each, extra in seats]
    game = Game.from_position({"players": players, "seed": 1, **document})
    teller = Teller(speaking(language), game.names, you)
    return [line.text for action in actions for line in teller.tell(game.play(action))]


SWORDS = [{"display": ["sailor:3", "sailor:5"]}, {}]
NOBODY = [{}, {}]


def test_several_of_a_kind_are_told_once() -> None:
    assert crew_words(ENGLISH, ["sailor:3", "sailor:5", "captain:4"]) == "Sailor ×2, Captain"


def test_a_repelled_ship() -> None:
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "repel") == [
        "Ann drew a Flute, strength 2.",
        "Ann repelled a Flute.",
    ]


def test_a_ship_that_could_be_repelled_and_is_kept_is_told_so() -> None:
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "keep")[-1] == "Ann kept a Flute."


def test_a_ship_that_nobody_could_repel_is_only_drawn() -> None:
    assert told({"sits": NOBODY, "deck": ["flute:2/3"]}, "draw") == ["Ann drew a Flute, strength 2."]
    assert told({"sits": NOBODY, "deck": ["frigate:skull/4"]}, "draw") == ["Ann drew a Frigate with a skull."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann busted on the 3rd card."),
        ("de", "Ann: Der Zug ist bei der 3. Karte geplatzt."),
        ("fr", "Ann échoue à la 3e carte."),
        ("es", "Ann ha perdido el turno con la 3.ª carta."),
        ("it", "Ann sballa alla 3ª carta."),
    ],
)
def test_a_bust_tells_which_card_it_was(language: str, line: str) -> None:
    at = {"sits": NOBODY, "deck": ["flute:2/3"], "harbor": ["flute:1/1", "sailor:3"], "drawn": 2}
    assert told(at, "draw", language=language)[1] == line


def test_a_trade_on_anothers_turn_tells_the_fee() -> None:
    lines = told({"sits": NOBODY, "harbor": ["flute:2/3"], "phase": "take", "active": 0, "actor": 1}, "take flute:2/3")
    assert lines[0] == "Ben traded with a Flute for 3. Fee to Ann: 1."


def test_a_ship_that_a_wholesaler_keeps_is_told_with_its_trade() -> None:
    sail: dict[str, Any] = {"modules": ["set_sail"], "harbor": ["barque:3/2"], "phase": "take"}
    keeper = [{}, {"display": ["wholesaler.green:6"]}]
    assert told(sail | {"sits": keeper, "actor": 1}, "take barque:3/2")[0] == (
        "Ben traded with a Barque for 2. The Wholesaler keeps it: +1 influence. Fee to Ann: 1."
    )
    assert told(sail | {"sits": keeper}, "take barque:3/2")[0] == "Ann traded with a Barque for 2."


def test_a_tax_that_leaves_coins_names_the_number_of_its_game() -> None:
    poor: dict[str, Any] = {"modules": ["set_sail"], "sits": [{"coins": 8}, {"coins": 11}], "deck": ["tax:influence"]}
    assert told(poor, "draw")[0] == "Tax. Ben lost 3. Ann and Ben gained 1."


def test_a_hire_tells_the_price() -> None:
    lines = told({"sits": NOBODY, "harbor": ["admiral:5", "sailor:3"], "phase": "take"}, "take admiral:5")
    assert lines[0] == "Ann hired an Admiral for 5."


def test_the_one_person_is_spoken_to() -> None:
    at = {"sits": NOBODY, "harbor": ["flute:2/3"], "phase": "take", "active": 0, "actor": 1}
    assert told(dict(at), "take flute:2/3", you=1)[0] == "You traded with a Flute for 3. Fee to Ann: 1."
    assert told(dict(at), "take flute:2/3", you=0)[0] == "Ben traded with a Flute for 3. Fee to you: 1."
    assert told(dict(at), "pass", you=1) == ["You passed.", "Round 1, your turn"]
    assert told({"sits": SWORDS, "deck": ["flute:2/3"]}, "draw", "repel", you=0)[1] == "You repelled a Flute."


def test_an_expedition_names_who_was_given() -> None:
    sits = [{"display": ["captain:4", "jack_of_all_trades:6"]}, {}]
    lines = told(
        {"sits": sits, "expeditions": ["expedition:anchor+anchor"], "drawn": 1}, "claim expedition:anchor+anchor"
    )
    assert lines == [
        "Ann claimed the Expedition for 2 anchors and gained 2. Ann gave up a Jack of all Trades and a Captain."
    ]


def test_a_tax_tells_who_pays_and_who_gets_the_bonus() -> None:
    sits = [{"coins": 13}, {}]
    assert told({"sits": sits, "deck": ["tax:swords"]}, "draw", you=0) == [
        "Tax. You lost 6. Ben and you gained 1.",
    ]
    assert told({"sits": [{}, {}], "deck": ["tax:swords"]}, "draw") == [
        "Tax. Nobody had 12 coins. Ann and Ben gained 1.",
    ]


def test_admirals_and_jesters_are_told() -> None:
    full = ["sailor:3", "sailor:5", "settler:4", "priest:4", "governor:8"]
    sits = [{"display": ["admiral:5", "admiral:7"]}, {}]
    assert "The Admiral brings Ann 4." in told({"sits": sits, "harbor": full, "drawn": 5}, "stop")
    sits = [{"display": ["jester:5"]}, {"display": ["jester:7"]}]
    lines = told({"sits": sits, "deck": ["flute:2/3"], "harbor": ["flute:1/1"]}, "draw", you=1)
    assert lines[2:4] == ["The Jester brings Ann 1.", "Your Jester brings you 1."]


def test_among_a_gamblers_cards_the_one_that_came_twice_is_told() -> None:
    deck = ["sailor:3", "flute:1/1", "flute:2/2", "settler:4", "captain:4"]
    sits = [{"display": ["gambler:4"]}, {}]
    lines = told({"sits": sits, "deck": deck, "modules": ["base", "gambler"]}, "draw", "gamble", you=0)
    assert "You busted on the 3rd card." in lines


def test_a_ship_that_is_kept_for_a_bust_counts_all_cards_of_the_turn() -> None:
    deck = ["tax:swords", "flute:1/1", "flute:2/2"]
    sits = [{"display": ["pirate:9"]}, {}]
    lines = told({"sits": sits, "deck": deck}, "draw", "draw", "keep", "draw", "keep")
    assert "Ann busted on the 3rd card." in lines


def test_of_two_taxes_each_tells_what_it_took() -> None:
    sits = [{"display": ["gambler:4"]}, {"coins": 12}]
    deck = ["sailor:3", "tax:swords", "sailor:3", "sailor:3", "tax:swords"]  # two cards become the first one's coins
    lines = told({"sits": sits, "deck": deck, "modules": ["base", "gambler"]}, "draw", "gamble", you=0)
    assert [line for line in lines if line.startswith("Tax.")] == [
        "Tax. Ben lost 6. Ben and you gained 1.",
        "Tax. Nobody had 12 coins. Ben and you gained 1.",
    ]


def test_a_gambler_is_told_and_how_it_went() -> None:
    sits = [{"display": ["gambler:4"]}, {}]
    deck = ["priest:4", "settler:4", "captain:4", "sailor:3"]
    at = {"modules": ["base", "gambler"], "sits": sits}
    lines = told({**at, "deck": deck}, "gamble")
    assert lines[0] == "Ann let the Gambler turn over four cards."
    assert lines[5] == "Ann got through, with 4 cards in the harbor."
    lines = told({**at, "deck": ["priest:4", "flute:1/1", "settler:4", "flute:2/2"]}, "gamble", you=0)
    assert (lines[0], lines[5]) == ("You let the Gambler turn over four cards.", "You busted on the 4th card.")


def test_those_who_pass_are_told_together() -> None:
    lines = [Line(f"{who} passed.", "quiet", who) for who in ("Ann", "Ben", "Cal")]
    assert [line.text for line in together(ENGLISH, [*lines, Line("x"), *lines[:1]])] == [
        "Ann, Ben, and Cal passed.",
        "x",
        "Ann passed.",
    ]


def test_nobody_passes_at_an_empty_harbor() -> None:
    lines = told({"sits": NOBODY, "deck": ["tax:swords"]}, "draw", "stop")
    assert not any("passed" in line for line in lines)


def test_every_event_is_told_or_left_out_on_purpose() -> None:
    told = {kind for kind in EVENT_NAMES if hasattr(Teller, kind)}
    assert told.isdisjoint(SILENT)
    assert told | set(SILENT) >= set(EVENT_NAMES)


def test_spent_coins_are_told_on_request() -> None:
    game = Game.from_position(
        {
            "players": [{"name": "Ann", "coins": ["tax:swords", "flute:2/3", "sailor:7"]}, {"name": "Ben"}],
            "harbor": ["sailor:3"],
            "phase": "take",
        }
    )
    lines = Teller(ENGLISH, game.names).tell(game.play("take sailor:3"), spent=True)
    assert lines[-1].text == "Spent coins, now face up: Tax Increase, Flute 2/3, Sailor 7."
    assert brief(speaking("de"), "frigate:skull/4") == "Fregatte Totenkopf/4"
