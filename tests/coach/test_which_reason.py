"""Which of several terms is named: the first group that has one, and of that the one that leaves least of the gap."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from positions import game as laid_out

from portroyal.coach import terms
from portroyal.coach.reasons import Reason, Scene, reason_for
from portroyal.notation import Action

GAME = laid_out([{}, {}], harbor=["galleon:2/1"], drawn=1, phase="take", takes=1)
TAKE, PASS = GAME.legal()


def scales(chances: dict[Action, float]) -> Any:
    """Scales that have weighed already."""
    return SimpleNamespace(view=GAME.view(0), seat=0, after=lambda action, *_: chances[action])


def finder(**left: float) -> Callable[[Scene], Iterator[Reason]]:
    """Finds terms that leave so much of the gap, in points of a hundred."""
    return lambda scene: iter([Reason(term, {}, scene.gap, points / 100) for term, points in left.items()])


def named(groups: Any, best: float = 0.6, other: float = 0.5) -> str:
    """The reason why the first choice is better, by a gap of ten points."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(terms, "FINDERS", groups)
        return reason_for(scales({cast("Action", TAKE): best, cast("Action", PASS): other}), TAKE, PASS).id


def test_of_terms_found_together_the_one_whose_removal_leaves_least_is_named() -> None:
    assert named([(finder(price=3), finder(ability=-2, fee=1))]) == "ability"


def test_a_term_of_an_earlier_group_comes_first() -> None:
    assert named([(finder(last_round=3),), (finder(ability=-5),)]) == "last_round"


def test_a_term_that_leaves_too_much_is_not_named() -> None:
    assert named([(finder(last_round=4.5),), (finder(ability=3.5),)]) == "ability"
    assert named([(finder(last_round=4.5),), (finder(ability=11),)]) == "overall"


def test_there_is_no_reason_for_a_choice_that_is_not_better() -> None:
    """The scales may see it otherwise than the search that asks them."""
    assert named([(finder(last_round=-99),)], best=0.5, other=0.5) == "overall"
    assert named([(finder(last_round=-99),)], best=0.4, other=0.5) == "overall"
