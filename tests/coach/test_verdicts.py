"""Verdicts: where the game is decided the coach says so, and "too close to call" is no answer to 0 or 100 %."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game as laid_out

from portroyal.coach import Hint, hint, review, verdicts
from portroyal.coach.verdicts import verdict
from portroyal.seeds import key_for

KEY = key_for("seed", "test")
HARBOR: dict[str, Any] = {"phase": "take", "takes": 1, "drawn": 3, "ending": True, "active": 1, "actor": 1}


OF_THREE = ["admiral:9", "admiral:9", "jester:9", "pirate:9"]
OF_ONE = ["priest:4", "captain:4", "settler:4"] * 5


def poor(threes: int, ones: int = 0) -> dict[str, Any]:
    """A seat with persons of so much influence and hardly a coin."""
    return {"display": OF_THREE[:threes] + OF_ONE[:ones], "coins": 1}


def rich(ones: int) -> dict[str, Any]:
    """A seat with so much influence and seven coins."""
    return {"display": OF_ONE[-ones:], "coins": 7}


def told(theirs: dict[str, Any], mine: dict[str, Any], harbor: list[str]) -> Hint:
    """A hint for the last of two players in the last turn of all."""
    return hint(laid_out([theirs, mine], harbor=harbor, **HARBOR).view(1), iterations=30)


def test_what_wins_is_said_to_win() -> None:
    found = told(poor(4), rich(11), ["sailor:7", "flute:1/1"])
    assert found.reason.id == "wins"
    assert found.sentence == "Hire a Sailor: This wins the game."


def test_a_choice_that_can_win_alone_is_told_from_those_that_cannot() -> None:
    """With one card more it may be, and with none it can't."""
    seats = [poor(4), rich(11)]
    found = hint(laid_out(seats, harbor=["flute:1/1"], drawn=1, ending=True, active=1).view(1), iterations=60)
    assert found.sentence == "Draw: Only this can still win."
    assert not found.too_close


@pytest.mark.parametrize(("mine", "theirs", "end"), [(14, 2, "won"), (3, 4, "lost")])
def test_where_nothing_matters_any_more_it_is_not_called_close(mine: int, theirs: int, end: str) -> None:
    found = told(poor(theirs), rich(mine), ["sailor:7", "flute:1/1"])
    assert found.reason.id == end
    assert found.options[1].too_close and not found.too_close
    assert "whatever you choose" in found.sentence and "close" not in found.sentence
    assert found.as_dict()["too_close"] is False


def test_who_wins_with_either_of_two_cards_is_told_so() -> None:
    found = told(poor(4), rich(11), ["sailor:7", "pirate:7", "flute:1/1"])
    assert {option.win for option in found.options} == {0, 1}
    assert found.reason.id == "wins" and not found.too_close


def test_what_cannot_win_any_more_is_a_reason_against_it() -> None:
    found = told(poor(4), rich(11), ["sailor:7", "pirate:7", "flute:1/1"])
    sailor, flute = (
        next(each.action for each in found.options if name in each.action.words) for name in ("sai", "flu")
    )
    assert found.why(sailor, flute).id == "wins"
    assert found.why(flute, sailor).id == "not_better"


@pytest.mark.parametrize(
    ("wins", "ends", "other", "found"),
    [
        ((0.3, 0.0, 0.2), {1: 0}, 1, "loses"),
        ((0.3, 0.0, 0.0), {1: 0, 2: 0}, 1, "only_chance"),
        ((0.3, 0.0, 0.0), {1: 0}, 1, "loses"),
        ((0.3, 0.0, 0.0), {}, 1, None),
        ((0.3, 0.2, 0.0), {2: 0}, 1, None),
        ((1.0, 0.9, 0.9), {0: 1}, 1, "wins"),
        ((1.0, 0.9, 0.9), {}, 1, None),
        ((1.0, 1.0, 0.9), {0: 1, 1: 1}, 1, None),
        ((1.0, 1.0, 0.9), {0: 1, 1: 1}, 2, "wins"),
        ((1.0, 1.0, 1.0), {0: 1, 1: 1, 2: 1}, None, "won"),
        ((1.0, 1.0, 1.0), {0: 1, 1: 1}, None, "wins"),
        ((1.0, 1.0, 1.0), {}, None, "nearly_won"),
        ((0.999, 0.997, 0.995), {}, None, "nearly_won"),
        ((0.999, 0.997, 0.994), {}, None, None),
        ((0.0, 0.0, 0.0), {0: 0, 1: 0, 2: 0}, None, "lost"),
        ((0.0, 0.0, 0.0), {1: 0, 2: 0}, None, "only_chance"),
        ((0.0, 0.0, 0.0), {0: 0}, None, "nearly_lost"),
        ((0.004, 0.001, 0.0), {}, None, "nearly_lost"),
        ((0.005, 0.001, 0.0), {}, None, None),
    ],
)
def test_each_verdict_has_its_case(
    wins: tuple[float, ...],
    ends: dict[int, int],
    other: int | None,
    found: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`ends`: the choices that won every game, or none, played to the end."""
    view = laid_out([{}] * 2, harbor=["flute:1/1", "barque:1/1"], drawn=2, phase="take", takes=1).view(0)
    actions = view.actions
    monkeypatch.setattr(verdicts, "sure_ends", lambda *_: {actions[index]: end for index, end in ends.items()})
    chances = dict(zip(actions, wins, strict=True))
    assert verdict(view, KEY, chances, actions[0], None if other is None else actions[other]) == found


def test_a_win_over_a_round_is_made_sure_of_to_the_end() -> None:
    """Far ahead is not over: whoever seems sure to win in a game that goes on is not said to."""
    view = laid_out([{"display": OF_THREE[:1]}, {}], harbor=["flute:1/1", "sailor:3"], drawn=2).view(0)
    assert not verdicts.sure_ends(view, KEY, dict.fromkeys(view.actions, 1.0))
    assert verdicts.sure_ends(view, KEY, dict.fromkeys(view.actions, 0.5)) == {}


def test_who_can_pay_for_nothing_is_told_so() -> None:
    game = laid_out([{}, {"coins": 2}, {}], harbor=["sailor:3"], drawn=1, phase="take", takes=1, active=1)
    found = hint(game.view(1))
    assert [option.action.words for option in found.options] == ["pass"]
    assert found.reason.id == "cant_pay"
    empty = laid_out([{}, {"coins": 2}, {}], phase="take", takes=1, active=1)
    assert hint(empty.view(1)).reason.id == "forced"


def test_a_review_says_what_would_have_won() -> None:
    seats = [poor(4), rich(11)]
    game = laid_out(seats, harbor=["sailor:7", "flute:1/1"], **HARBOR)
    game.play("take flute:1/1")
    while not game.over:
        game.apply(game.legal()[0])
    (decision,) = [each for each in review(game.record(), iterations=10).decisions if each.grade == "blunder"]
    assert decision.reason is not None and decision.reason.id == "wins"
