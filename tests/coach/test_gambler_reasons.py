"""The coach and the gambler: hints weigh it, reasons tell its exact chance, and what a reason says would be gone."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game as laid_out

from portroyal import Game
from portroyal.bots import create
from portroyal.catalog import CODES
from portroyal.coach import hint, review, terms
from portroyal.coach.changes import cards_gone, no_card_more
from portroyal.coach.reasons import Scene
from portroyal.coach.scales import Gambled, Scales
from portroyal.engine.fields import every_field
from portroyal.engine.play import act
from portroyal.engine.vocabulary import HARBOR, TAKE
from portroyal.knowledge.gamble import survival
from portroyal.seeds import key_for, random_for

DEN = ["base", "gambler"]
OWNER = {"coins": 9, "display": ["gambler:4"]}
# Three colors and a governor: too much to lose.
RICH = ["flute:1/1", "pinnace:1/1", "frigate:1/1", "governor:8"]


def den(*seats: dict[str, Any], **more: Any) -> Game:
    return laid_out(list(seats), modules=DEN, **more)


def scene_of(game: Game, best: str, other: str) -> Scene:
    view = game.view(game.actor)
    actions = dict(zip(view.legal, view.actions, strict=True))
    return Scene(Scales(view, key_for("seed", "test"), len(view.names)), actions[best], actions[other])


def test_a_gambler_is_an_option_of_a_hint() -> None:
    told = hint(den(OWNER, {}, {}, {}, harbor=RICH, drawn=4).view(0), iterations=200)
    assert {option.action.words for option in told.options} == {"stop", "draw", "gamble"}
    assert told.best.action.words != "gamble"
    assert "Four at once" in told.sentence or "bust" in told.sentence


@pytest.mark.parametrize("best", ["stop", "draw"])
def test_too_much_to_lose_is_told_with_the_exact_chance_to_bust(best: str) -> None:
    game = den(OWNER, {}, {}, {}, harbor=RICH, drawn=4)
    scene = scene_of(game, best, "gamble")
    (term,) = terms.gambling(scene)
    assert term.id == "gamble_risk"
    assert (term.facts["times"], term.facts["of"]) == (round(100 * (1 - survival(game.view(0)))), 100)
    assert term.facts["points"] < 0
    # Without it: whoever would bust has what the better choice brings.
    through = scene.gambled.through
    assert term.without == pytest.approx(float(survival(game.view(0))) * (scene.best_chance - through))
    assert scene.other_chance == pytest.approx(scene.gambled.mean)


def test_what_speaks_for_a_gambler_is_the_card_more_or_the_cards() -> None:
    game = den({"coins": 9, "display": ["gambler:4", "gambler:6"]}, {}, {}, {})
    found = {term.id: term for term in terms.gambling(scene_of(game, "gamble", "draw"))}
    assert set(found) == {"gamble_pick", "gamble_cards"}
    for term in found.values():
        assert term.facts == {"times": round(100 * survival(game.view(0))), "of": 100}
        assert term.without < term.gap
        for language in ("en", "de", "fr", "es", "it"):
            assert f"{term.facts['times']}" in term.said(language)


def test_other_choices_have_nothing_to_do_with_gamblers() -> None:
    assert not list(terms.gambling(scene_of(den(OWNER, {}, harbor=RICH, drawn=4), "stop", "draw")))


@pytest.mark.parametrize(("chance", "times"), [(0.0, 0), (0.001, 1), (0.345, 34), (0.999, 99), (1.0, 100)])
def test_only_what_is_certain_looks_certain(chance: float, times: int) -> None:
    assert terms.in_cases(chance) == {"times": times, "of": 100}


def test_the_chance_after_a_gambler_is_that_of_both_ends_by_their_exact_weight() -> None:
    assert Gambled(0.75, 0.6, 0.2).mean == pytest.approx(0.5)


def test_without_the_card_more_and_without_the_cards() -> None:
    calm = ["pinnace:1/1", "flute:1/1", "sailor:3", "barque:1/1"]
    for gamblers in (["gambler:4"], ["gambler:4", "gambler:6"]):
        game = den({"coins": 9, "display": gamblers}, {}, harbor=["jester:5"], drawn=1, deck=calm)
        gamble = next(action for action in game.legal() if action.kind == "gamble")
        state = game.state.clone()
        act(state, gamble)
        assert no_card_more(state.clone(), 0).takes == 1
        gone = cards_gone(state.clone(), 0, 1)
        assert (gone.takes, gone.phase) == (2, TAKE)
        assert [CODES[card] for card in gone.pile(HARBOR)] == ["jester:5"]


def test_after_a_bust_there_is_nothing_to_take_away() -> None:
    game = den(OWNER, {}, deck=["pinnace:1/1", "pinnace:1/2", "sailor:3", "barque:1/1"])
    state = game.state.clone()
    act(state, next(action for action in game.legal() if action.kind == "gamble"))
    assert state.active == 1
    for change in (lambda s: no_card_more(s, 0), lambda s: cards_gone(s, 0, 0)):
        assert every_field(change(state.clone())) == every_field(state.clone())


def played(seed: int) -> Game:
    """A game of a deckhand, who likes to gamble, and a helmsman."""
    game = Game.new(2, seed=seed, modules=DEN)
    bots = [create("deckhand"), create("helmsman")]
    while not game.over:
        choices, seat = game.legal(), game.actor
        one = len(choices) == 1
        game.apply(choices[0] if one else bots[seat].choose(game.view(seat), choices, random_for(1, "review")))
    return game


def test_a_review_goes_through_a_game_with_gamblers() -> None:
    game = next(game for game in map(played, range(100)) if game.record()["actions"].count("gamble") > 1)
    found = review(game.record(), iterations=4)
    assert any(decision.action == "gamble" for decision in found.decisions)
    assert max(len(chance.cards) for chance in found.chances) == 4
