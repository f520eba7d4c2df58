"""Reasons: the term that is named is the one that matters, so without it the gap is gone or halved."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from positions import TELLING, moments
from positions import game as laid_out

import portroyal
from portroyal import Game
from portroyal.catalog import BY_CODE
from portroyal.coach import drawing, hint, terms
from portroyal.coach.reasons import HALF, Reason, reason_for
from portroyal.coach.scales import Scales
from portroyal.coach.verdicts import VERDICTS
from portroyal.coach.words import REASONS, sentence
from portroyal.engine.vocabulary import PERSON, SHIP
from portroyal.knowledge.odds import bust, next_card
from portroyal.knowledge.terms import takes_allowed
from portroyal.seeds import key_for

WORDS = Path(portroyal.__file__).parent / "data" / "words"
PICKS = ("second_pick", "third_pick", "second_pick_kept", "third_pick_kept")
ONE_MORE = {
    "en": "one more card",
    "de": "eine Karte mehr",
    "es": "una carta más",
    "fr": "une carte de plus",
    "it": "una carta in più",
}
FACTS = {
    "card": "flute:2/2",
    "expedition": "expedition:hut+hut",
    "name": "Ann",
    "missing": 1,
    "cards": 3,
    "of": 9,
    "points": -1.5,
    "coins": 2,
    "influence": 3,
    "price": 4,
    "times": 78,
    "lost": 6,
    "contract": "bruja",
    "other": "Bo",
    "mission": "14",
    "there": 9,
    "crowns": 2,
    "event": "hiring_fair",
}
NO_TERM = ("forced", "too_close", "overall", "not_better", *VERDICTS)


def term(game: Game, best: str, other: str, seed: int = 1) -> Reason:
    """What tells two choices apart, whatever is plain of the end."""
    view = game.view(game.actor)
    actions = dict(zip(view.legal, view.actions, strict=True))
    scales = Scales(view, key_for(str(seed), "test"), len(view.names))
    return reason_for(scales, actions[best], actions[other])


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", TELLING)
def test_the_reason_of_a_telling_position_over_any_deals(name: str, seed: int) -> None:
    game, best, other, reason = TELLING[name]
    found = term(game, best, other, seed)
    assert found.id == reason
    assert found.holds
    assert found.sentence.endswith(".")
    assert "{" not in found.sentence


def test_the_named_terms_removal_flips_or_halves_the_gap() -> None:
    named = 0
    for game in moments(30, seed=7):
        reason = hint(game.view(game.actor), iterations=100).reason
        if reason.id not in NO_TERM:
            named += 1
            assert reason.gap > 0
            assert reason.without <= HALF * reason.gap
        elif reason.id == "overall":
            assert reason.without == reason.gap
    assert named > 8


def test_whatever_is_said_of_the_next_card_counts_cards_exactly() -> None:
    for game in moments(15, seed=8):
        view = game.view(game.actor)
        reason = hint(view, iterations=100).reason
        if reason.id == "bust_risk":
            odds = bust(view)
            assert (reason.facts["cards"], reason.facts["of"]) == (odds.cards, odds.of)
        elif "of" in reason.facts:
            assert 0 < reason.facts["cards"] <= reason.facts["of"]


def test_one_stops_for_what_would_do_harm() -> None:
    """Never because something good may come."""
    stops = 0
    for game in (game for seed in (22, 34, 44) for game in moments(25, seed=seed)):
        view = game.view(game.actor)
        if {"draw", "stop"} <= set(view.legal):
            told = hint(view, iterations=60, explain=False)
            draw, stop = (next(action for action in view.actions if action.kind == kind) for kind in ("draw", "stop"))
            reason = told.why(stop, draw)
            if reason.id not in (*NO_TERM, "last_round", "end_too_early"):
                stops += 1
                assert reason.id in ("bust_risk", "tax", "for_others", "worse_card"), reason
    assert stops > 3


@pytest.mark.parametrize(("actor", "more", "id"), [(0, 4, "coins_denied"), (2, 3, "coins_denied"), (3, 3, "coins")])
def test_coins_are_told_without_the_fee(actor: int, more: int, id: str) -> None:
    """And whoever takes the ship otherwise is named; after the last seat there is nobody."""
    game = laid_out([{}] * 4, harbor=["galleon:skull/4"], drawn=1, phase="take", takes=1, active=0, actor=actor)
    reason = hint(game.view(actor), iterations=50).reason
    assert (reason.id, reason.facts["coins"]) == (id, more)


def test_only_cards_that_come_into_the_harbor_make_it_better_or_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(drawing, "harbor_cards", lambda _, codes: (asked.extend(codes) or [], []))
    game = laid_out([{"coins": 8}, {}, {}, {}], harbor=["pinnace:1/1"], drawn=1)
    assert term(game, "draw", "stop")
    cards = {code: BY_CODE[code] for code in next_card(game.view(0)).by_code}
    assert set(asked) == {
        code for code, card in cards.items() if card.kind == PERSON or (card.kind == SHIP and card.color != "yellow")
    }


@pytest.mark.parametrize("edition", ["pegasus-2014", "sjg-2017"])
def test_the_last_round_is_known_where_the_end_is_looked_for_later(edition: str) -> None:
    told = TELLING["one influence in the last turn of all"][0].to_position()
    game = Game.from_position({**told, "edition": edition, "ending": edition == "pegasus-2014"})
    assert term(game, "take sailor:3", "take flute:5/4").id == "last_round"


@pytest.mark.parametrize("edition", ["pegasus-2014", "sjg-2017"])
def test_the_last_round_brought_on_is_known_in_every_edition(edition: str) -> None:
    rich = {"display": ["mademoiselle:9", "mademoiselle:9", "sailor:7", "admiral:7"], "coins": 7}
    near = {"display": ["admiral:9", "admiral:9", "jester:9"], "coins": 0}
    game = laid_out([near, rich], edition=edition, harbor=["admiral:7", "flute:5/4"], drawn=2, active=1, phase="take")
    reason = term(game, "take admiral:7", "take flute:5/4")
    assert (reason.id, reason.facts) == ("end_trigger", {"influence": 13})


def test_a_governor_has_a_second_card_already() -> None:
    """A fourth color is one more then, and no second one."""
    harbor = ["pinnace:4/3", "flute:5/3", "frigate:6/3", "jester:7", "pirate:5", "sailor:5"]
    view = laid_out([{"display": ["governor:8"]}, {}, {}], harbor=harbor, drawn=6).view(0)
    assert takes_allowed(view, 0) == 2
    for pick in PICKS:
        assert "one more card" in sentence(pick, FACTS)


@pytest.mark.parametrize(("language", "more"), ONE_MORE.items())
def test_a_new_color_is_one_more_card_in_every_language(language: str, more: str) -> None:
    text = (WORDS / language / "coach.ftl").read_text("utf-8")
    for pick in PICKS:
        message = text.split(f"coach-reason-{pick.replace('_', '-')} =")[1].split("\ncoach-")[0]
        assert message.count(more) == max(1, message.count("["))  # once in each form


@pytest.mark.parametrize("language", ONE_MORE)
@pytest.mark.parametrize("reason", REASONS)
def test_every_sentence_can_be_made_from_facts(reason: str, language: str) -> None:
    facts = FACTS if reason not in ("expedition", "tax") else {key: FACTS[key] for key in FACTS if key != "cards"}
    said = sentence(reason, facts, language)
    assert said.endswith(".")
    assert said[0].isupper() or said[0].isdigit()


def test_a_reason_speaks_the_language_asked_for() -> None:
    assert sentence("leaves", FACTS) == "Otherwise the Flute goes to Ann."
    assert sentence("leaves", FACTS, "de") == "Sonst geht die Fleute an Ann."
    # What an option costs stands beside the option: a reason names no second number of that kind.
    assert sentence("bust_risk", FACTS, "it") == "Con 3 carte su 9 sballi."


def test_every_reason_the_coach_names_has_words() -> None:
    """The ids that stand in the code; others are made from `PICKS` and from kinds of cards."""
    named = {
        node.args[0].value
        for path in Path(terms.__file__).parent.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason" and node.args
        if isinstance(node.args[0], ast.Constant)
    }
    assert len(named) > 10
    assert named <= set(REASONS)
    assert {f"{pick}{kept}" for pick in drawing.PICKS for kept in ("", "_kept")} <= set(REASONS)
