"""Reviews: luck and skill add up to the result, classes are what they say, and nobody is told a secret."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from positions import played

from portroyal import Game
from portroyal.bots.finish import win_shares
from portroyal.catalog import BY_CODE
from portroyal.coach import Review, review
from portroyal.coach.chances import chances_of
from portroyal.coach.plot import plot
from portroyal.coach.review import Chance, Decision, grade_of, share_left
from portroyal.coach.tally import moments_of
from portroyal.engine.vocabulary import SHIP
from portroyal.errors import PortRoyalError, RecordError


@cache
def reviewed(bots: tuple[str, ...] = ("bosun", "deckhand", "castaway")) -> tuple[Game, Review]:
    game = played(bots, seed=5)
    return game, review(game.record(), iterations=12)


@pytest.mark.parametrize("bots", [("bosun", "deckhand", "castaway"), ("bosun", "bosun")])
def test_start_and_luck_and_skill_are_the_result(bots: tuple[str, ...]) -> None:
    game, found = reviewed(bots)
    shares = win_shares(game.state)
    for player in found.players:
        assert player.result == shares[player.seat]
        assert player.start + player.luck + player.skill == pytest.approx(player.result, abs=1e-9)
        assert player.skill == pytest.approx(player.own + player.others, abs=1e-12)
        assert player.own <= 1e-12
    for total in ("start", "result"):
        assert sum(getattr(player, total) for player in found.players) == pytest.approx(1)
    for total in ("luck", "skill"):
        assert sum(getattr(player, total) for player in found.players) == pytest.approx(0, abs=1e-9)


def test_every_step_leads_to_the_next() -> None:
    _, found = reviewed()
    luck = {chance.number: chance.change for chance in found.chances}
    befores = [decision.before for decision in found.decisions[1:]] + [found.result]
    for decision, then in zip(found.decisions, befores, strict=True):
        change = luck.get(decision.number, (0.0,) * 3)
        expected = [chance + by for chance, by in zip(decision.after, change, strict=True)]
        assert then == pytest.approx(expected, abs=1e-9)


def test_own_skill_is_what_the_decisions_lost() -> None:
    _, found = reviewed()
    for player in found.players:
        lost = sum(decision.loss for decision in found.decisions if decision.seat == player.seat)
        assert player.own == pytest.approx(-lost, abs=1e-9)


def test_every_decision_with_a_choice_is_judged() -> None:
    game, found = reviewed()
    record = game.record()
    again = Game.replay({**record, "actions": [], "outcome": None, "hash": None})
    choices: list[int] = []
    for number, words in enumerate(record["actions"], 1):
        if len(again.legal()) > 1:
            choices.append(number)
        again.play(words)
    assert [decision.number for decision in found.decisions] == choices
    for decision in found.decisions:
        assert decision.action == record["actions"][decision.number - 1]


@pytest.mark.parametrize(
    ("loss", "grade"),
    [
        (0.0, "good"),
        (0.0099, "good"),
        (0.01, "inaccuracy"),
        (0.0299, "inaccuracy"),
        (0.03, "mistake"),
        (0.0699, "mistake"),
        (0.07, "blunder"),
        (1.0, "blunder"),
    ],
)
def test_classes(loss: float, grade: str) -> None:
    assert grade_of(loss) == grade


def test_what_is_too_close_costs_nothing_and_what_costs_something_has_a_reason() -> None:
    _, found = reviewed()
    assert any(decision.too_close for decision in found.decisions)
    for decision in found.decisions:
        assert decision.grade == grade_of(decision.loss)
        if decision.too_close:
            assert decision.loss == 0 and decision.before == decision.after
        assert (decision.reason is None) == (decision.grade == "good")
        if decision.loss > 0:
            assert decision.loss > decision.error


def test_three_moments_decide_the_game() -> None:
    _, found = reviewed()
    moments = found.moments
    assert len(moments) == 3
    assert [moment.number for moment in moments] == sorted(moment.number for moment in moments)
    smallest = min(max(map(abs, moment.change)) for moment in moments)
    for chance in found.chances:
        same_turn = [moment for moment in moments if (moment.round, moment.seat) == (chance.round, chance.seat)]
        assert max(map(abs, chance.change)) <= smallest or same_turn


def test_everybody_has_a_most_costly_decision_or_made_none() -> None:
    _, found = reviewed()
    for seat, moment in enumerate(found.costliest):
        losses = [decision.loss for decision in found.decisions if decision.seat == seat]
        if max(losses, default=0) > 0:
            assert moment is not None
            assert (moment.seat, moment.kind, moment.about.loss) == (seat, "decision", max(losses))  # type: ignore[union-attr]
        else:
            assert moment is None
    assert any(found.costliest), "somebody erred"


def test_the_cards_of_a_turn_are_one_moment() -> None:
    def card(number: int, code: str, change: float, *, round: int = 3, seat: int = 1) -> Chance:
        return Chance(number, round, seat, (code,), False, (change, -change))

    raised, dashed = card(7, "pinnace:2/3", 0.25), card(9, "pinnace:4/4", -0.35)
    other_turns = [card(12, "captain:4", 0.02, seat=0), card(20, "jester:7", 0.04, round=4)]
    told = moments_of([], [raised, dashed, *other_turns])
    assert [moment.about for moment in told] == [dashed, *other_turns]


def card(number: int, code: str, change: float, *, seat: int = 1, bust: bool = False) -> Chance:
    """A stroke of luck in a round of its own."""
    return Chance(number, number, seat, (code,), bust, (change, -change))


def choice(number: int, loss: float, *, seat: int = 0, action: str = "draw", best: str = "stop") -> Decision:
    """A decision in a round of its own."""
    before, after = (0.5, 0.5), (0.5 - loss, 0.5 + loss) if seat == 0 else (0.5 + loss, 0.5 - loss)
    return Decision(number, number, seat, action, best, loss, 0.001, grade_of(loss), False, before, after, None)


LUCK = [card(number, code, 0.3) for number, code in ((3, "jester:7"), (5, "captain:4"), (7, "priest:4"))]


def test_ones_own_most_costly_decision_is_always_among_the_moments() -> None:
    mine, cheaper, theirs = choice(11, 0.02), choice(12, 0.01, best="repel"), choice(13, 0.2, seat=1)
    found = Review(("Ann", "Ben"), [mine, cheaper, theirs], LUCK, (0.5, 0.5), (0.0, 1.0), over=True)
    assert [moment.about for moment in found.moments_for(0)] == [*LUCK[:2], mine]
    assert [moment.about for moment in found.moments_for(1)] == [*LUCK[:2], theirs]
    assert [moment.about for moment in found.moments] == LUCK
    spotless = Review(("Ann", "Ben"), [choice(11, 0.0)], LUCK, (0.5, 0.5), (0.0, 1.0), over=True)
    assert [moment.about for moment in spotless.moments_for(0)] == LUCK


def test_no_two_moments_tell_the_same() -> None:
    busts = [card(number, code, 0.4, bust=True) for number, code in ((21, "flute:1/1"), (23, "flute:2/2"))]
    told = moments_of([choice(11, 0.2), choice(12, 0.3)], [*busts, LUCK[0]])
    assert [moment.number for moment in told] == [3, 12, 21]
    others = moments_of([choice(11, 0.2, best="repel"), choice(12, 0.3)], [])
    assert [moment.number for moment in others] == [11, 12]


@pytest.mark.parametrize(
    ("after", "gains", "share"),
    [
        ((0.3, 0.7), (0.2, -0.2), 1.0),
        ((1.0, 0.0), (0.2, -0.2), 0.0),
        ((0.9, 0.1), (0.2, -0.2), 0.5),
        ((0.5, 0.1, 0.4), (0.3, -0.2, -0.1), 0.5),
        ((0.5, 0.5), (0.0, 0.0), 1.0),
    ],
)
def test_no_chance_is_beyond_what_can_be(after: tuple[float, ...], gains: tuple[float, ...], share: float) -> None:
    assert share_left(after, gains) == pytest.approx(share)


def test_every_chance_is_between_none_and_one() -> None:
    for game in (reviewed()[1], reviewed(("bosun", "bosun"))[1]):
        for decision in game.decisions:
            for chance in (*decision.before, *decision.after):
                assert -1e-9 <= chance <= 1 + 1e-9


def test_what_changed_nothing_is_no_moment() -> None:
    small = Chance(7, 3, 1, ("captain:4",), False, (0.004, -0.004))
    assert moments_of([], [small]) == ()


def test_luck_is_always_a_card() -> None:
    """What a spent coin shows is no luck to speak of."""
    _, found = reviewed()
    assert all(chance.cards for chance in found.chances)


def test_a_bust_is_told_without_the_next_players_first_card() -> None:
    game, found = reviewed()
    busts = [chance for chance in found.chances if chance.bust]
    assert busts
    revealed = {(event.seat, str(event.card)) for event in game.events() if event.kind == "card_revealed"}
    for chance in busts:
        assert all((chance.seat, card) in revealed for card in chance.cards)
        assert BY_CODE[chance.cards[-1]].kind == SHIP


def test_a_review_is_the_same_again() -> None:
    game = played(("deckhand", "deckhand"), seed=3, longest=60)
    one, two = (review(game.record(), iterations=8).as_dict() for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one, allow_nan=False))["over"] is False


def test_a_review_is_the_same_on_any_number_of_threads_and_says_how_far_it_is() -> None:
    record, heard = played(seed=3).record(), list[tuple[int, int]]()
    one = review(record, iterations=4)
    three = review(record, iterations=4, threads=3, watch=lambda done, of: heard.append((done, of)))
    assert one.as_dict() == three.as_dict()
    assert heard == [(done, len(one.decisions)) for done in range(1, len(one.decisions) + 1)]
    with pytest.raises(PortRoyalError, match="threads=0 should be a whole number from 1 to"):
        review(record, iterations=4, threads=0)


def test_a_decision_is_judged_by_what_could_be_known_at_that_time() -> None:
    """The future of a game does not reach back: a longer record has the same losses for its beginning."""
    record = played(("deckhand", "bosun"), seed=4, longest=70).record()
    short = {**record, "actions": record["actions"][:35], "outcome": None, "hash": None}
    long_losses, short_losses = (
        [decision.loss for decision in review(each, iterations=8).decisions] for each in (record, short)
    )
    assert long_losses[: len(short_losses)] == short_losses


def test_everyones_chances_come_from_the_same_deals() -> None:
    game = played(("deckhand", "bosun", "bosun"), seed=6, longest=90)
    while len(game.legal()) < 2:
        game.apply(game.legal()[0])
    view = game.view(game.actor)
    found = chances_of(view, view.actions[-1], "test", 0.1, 25)
    assert sum(found.best) == pytest.approx(1)
    assert sum(found.chosen) == pytest.approx(1)
    timed = chances_of(view, view.actions[-1], "test", 0.02, None)
    assert sum(timed.best) == pytest.approx(1)


def test_a_record_that_does_not_hold_is_refused() -> None:
    record = played(("deckhand", "deckhand"), seed=3, longest=30).record()
    with pytest.raises(RecordError):
        review({**record, "hash": "0" * 64})


def test_the_plot_is_the_same_bytes_for_the_same_review(tmp_path: Path) -> None:
    _, found = reviewed()
    for name in ("one.svg", "two.svg", "three.png"):
        plot(found, tmp_path / name)
    assert (tmp_path / "one.svg").read_bytes() == (tmp_path / "two.svg").read_bytes()
    assert (tmp_path / "one.svg").read_text().count("chance to win") == 1
    assert (tmp_path / "three.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(PortRoyalError, match=r"svg or \.png"):
        plot(found, tmp_path / "four.txt")


@pytest.mark.parametrize("iterations", [-1, 0])
def test_a_review_over_no_deals_is_refused(iterations: int) -> None:
    with pytest.raises(PortRoyalError, match=f"iterations={iterations} should be a whole number from 1 to"):
        review(played(longest=3).record(), iterations=iterations)
