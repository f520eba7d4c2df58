"""Fluent in Python: sentences with facts, plurals, numbers and lists of the language, and errors where words lack."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from portroyal.catalog import BY_CODE, CODES
from portroyal.engine.vocabulary import PERSON
from portroyal.modules import NUMBERS
from portroyal.words import LANGUAGES, MissingWords, language_of, speaking
from portroyal.words.cards import label, name, one, text, the
from portroyal.words.deeds import deed

EXPEDITION = "expedition:anchor+anchor+hut"


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "Take a card", "Take 2 cards"),
        ("de", "Nimm eine Karte", "Nimm 2 Karten"),
        ("fr", "Prends une carte", "Prends 2 cartes"),
        ("es", "Toma una carta", "Toma 2 cartas"),
        ("it", "Prendi una carta", "Prendi 2 carte"),
    ],
)
def test_plurals(language: str, one: str, two: str) -> None:
    t = speaking(language)
    assert (t("table-take", count=1), t("table-take", count=2)) == (one, two)


def test_nothing_stands_in_for_words_that_are_missing() -> None:
    with pytest.raises(MissingWords, match="nobody wrote no-such-thing"):
        speaking("en")("no-such-thing")


def test_nothing_stands_in_for_facts_that_are_missing() -> None:
    with pytest.raises(MissingWords, match="table-take"):
        speaking("de")("table-take")


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_speak_of_the_numbers_played_by(language: str) -> None:
    t = speaking(language)
    assert "12" in t("terminal-help-rules", players=2)
    short = t.playing({**NUMBERS, "influence_to_end": 8, "taxed_from": 9, "fee": 2})
    rules = short("terminal-help-rules", players=2)
    assert " 8" in rules and "12" not in rules
    assert "9" in short("card-text-tax-swords") and "2" in short("table-take-fee", name="Ann")
    assert "12" in t("terminal-help-rules", players=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_marks_surround_what_is_filled_in(language: str) -> None:
    assert not set("\u2066\u2067\u2068\u2069") & set(speaking(language)("table-other-turn-of", name="שלום"))


@pytest.mark.parametrize(
    ("language", "and_", "or_", "number", "percent"),
    [
        ("en", "a, b, and c", "a or b", "12,345.5", "19%"),
        ("de", "a, b und c", "a oder b", "12.345,5", "19\u00a0%"),
        ("fr", "a, b et c", "a ou b", "12\u202f345,5", "19\u00a0%"),
        ("es", "a, b y c", "a o b", "12.345,5", "19\u00a0%"),
        ("it", "a, b e c", "a o b", "12.345,5", "19%"),
    ],
)
def test_lists_and_numbers(language: str, and_: str, or_: str, number: str, percent: str) -> None:
    t = speaking(language)
    assert t.series("abc") == and_
    assert t.either("ab") == or_
    assert t.number(12345.5, 1) == number
    assert t.percent(Fraction(19, 100)).replace("\u202f", "\u00a0") == percent


def test_signs() -> None:
    t = speaking("de")
    assert [t.signed(3), t.signed(-2), t.signed(0)] == ["+3", "−2", "0"]
    assert [t.signed(2.25, 1), t.signed(-0.04, 1), t.signed(-7.25, 1)] == ["+2,2", "0,0", "−7,2"]


def test_a_chance_is_never_rounded_to_certainty() -> None:
    t = speaking("en")
    assert [t.percent(Fraction(0)), t.percent(Fraction(1))] == ["0%", "100%"]
    assert [t.percent(Fraction(1, 1000)), t.percent(Fraction(999, 1000))] == ["under 1%", "over 99%"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_card_can_be_spoken_of(code: str, language: str) -> None:
    t = speaking(language)
    assert all(said(t, code) for said in (name, one, the, label))
    assert text(t, code).endswith(".")
    action = "take" if BY_CODE[code].kind == PERSON else "claim" if BY_CODE[code].needs else "draw"
    assert deed(t, f"{action} {code}" if action != "draw" else action)[0].isupper()


def test_deeds_are_told_as_in_the_browser() -> None:
    assert deed(speaking("en"), "take flute:1/2") == "Trade with a Flute"
    assert deed(speaking("de"), "take sailor:3") == "Einen Matrosen anheuern"
    assert deed(speaking("en"), "return sailor:3") == "Put the Sailor back on top"
    assert deed(speaking("de"), "sell barque:1/1").startswith("Verkaufen, was die Barke ")
    with_jack = f"claim {EXPEDITION} with captain:4 jack_of_all_trades:6 settler:4"
    assert deed(speaking("en"), with_jack) == (
        "Claim the Expedition for 2 anchors and 1 hut, giving up a Captain, a Jack of all Trades, and a Settler"
    )


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "de", "LC_MESSAGES": "fr", "LC_ALL": "it_CH.utf8"}, "it"),
        ({"LANG": "es-MX"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, "de"),
    ],
)
def test_the_language_of_an_environment(environment: dict[str, str], language: str) -> None:
    assert language_of(environment) == language


def test_words_cost_nothing_until_something_is_said() -> None:
    asked = (
        "import portroyal, portroyal.coach, sys; print([m for m in sys.modules if m.startswith(('fluent', 'babel'))])"
    )
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
