"""Reasons: the term that is named is the one that matters, so without it the gap is gone or halved."""

from __future__ import annotations

import string

import pytest
from positions import TELLING, moments
from positions import game as laid_out

from portroyal.catalog import BY_CODE
from portroyal.coach import hint
from portroyal.coach.reasons import HALF
from portroyal.coach.words import SENTENCES, sentence
from portroyal.engine.vocabulary import PERSON, SHIP
from portroyal.knowledge.odds import bust, next_card
from portroyal.seeds import random_for

NO_TERM = ("forced", "too_close", "overall")


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", TELLING)
def test_the_reason_of_a_telling_position_over_any_deals(name: str, seed: int) -> None:
    game, best, other, reason = TELLING[name]
    view = game.view(game.actor)
    actions = dict(zip(view.legal, view.actions, strict=True))
    asked = hint(view, iterations=20, random=random_for(seed, "test"), explain=False)
    found = asked.why(actions[best], actions[other])
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
            if reason.id not in ("overall", "last_round", "end_too_early"):
                stops += 1
                assert reason.id in ("bust_risk", "tax", "worse_card"), reason
    assert stops > 3


@pytest.mark.parametrize(("actor", "more"), [(0, 4), (2, 3)])
def test_coins_are_told_without_the_fee(actor: int, more: int) -> None:
    game = laid_out([{}] * 4, harbor=["galleon:skull/4"], drawn=1, phase="take", takes=1, active=0, actor=actor)
    reason = hint(game.view(actor), iterations=50).reason
    assert (reason.id, reason.facts["coins"]) == ("coins", more)


@pytest.mark.parametrize("coins", [1, 3])
def test_only_cards_that_come_into_the_harbor_make_it_better(coins: int) -> None:
    early = laid_out([{"coins": coins}, {}, {}, {}], harbor=["mademoiselle:9"], drawn=1)
    view = early.view(0)
    actions = dict(zip(view.legal, view.actions, strict=True))
    reason = hint(view, iterations=20, explain=False).why(actions["draw"], actions["stop"])
    cards = next_card(view).by_code
    comes_in = sum(odds.cards for code, odds in cards.items() if BY_CODE[code].kind in (PERSON, SHIP))
    assert reason.id == "better_card"
    assert reason.facts["cards"] <= comes_in < reason.facts["of"]


def test_every_sentence_can_be_made_from_facts() -> None:
    facts = {
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
    }
    for reason, template in SENTENCES.items():
        fields = {field for _, field, _, _ in string.Formatter().parse(template) if field}
        assert fields <= set(facts)
        assert sentence(reason, {key: facts[key] for key in fields}).endswith(".")
