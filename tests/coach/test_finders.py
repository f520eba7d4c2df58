"""When a term is looked at all: each finder of the coach asks first whether its term belongs to the two choices."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game as laid_out

from portroyal.coach import terms
from portroyal.coach.changes import fee_returned
from portroyal.coach.reasons import Finder, Reason, Scene
from portroyal.coach.scales import Scales
from portroyal.coach.terms import helps, pick_with
from portroyal.engine.play import act
from portroyal.knowledge.view import View
from portroyal.seeds import key_for


def view_of(seats: list[dict[str, Any]], actor: int = 0, **more: Any) -> View:
    return laid_out(seats, **{"active": 0, "actor": actor, "phase": "take", "takes": 1, "drawn": 2, **more}).view(actor)


def found(find: Finder, view: View, best: str, other: str) -> list[Reason]:
    """The terms a finder yields for two choices."""
    actions = dict(zip(view.legal, view.actions, strict=True))
    return list(find(Scene(Scales(view, key_for("seed", "test"), 1), actions[best], actions[other])))


@pytest.mark.parametrize(
    ("actor", "best", "other", "is_named"),
    [
        (1, "pass", "take galleon:2/1", True),
        (1, "pass", "take sailor:3", True),
        (1, "take sailor:3", "take galleon:2/1", False),
        (1, "take galleon:2/1", "pass", False),
        (0, "pass", "take galleon:2/1", False),
        (0, "pass", "take sailor:3", False),
    ],
)
def test_the_fee_is_a_reason_to_pass_on_anothers_turn_only(actor: int, best: str, other: str, is_named: bool) -> None:
    view = view_of([{"coins": 5}] * 3, actor, harbor=["galleon:2/1", "sailor:3"])
    terms_found = found(terms.the_fee, view, best, other)
    assert [term.id for term in terms_found] == ["fee"] * is_named
    for term in terms_found:
        assert term.facts == {"card": other.split()[1], "seat": 0, "name": "Ann"}


@pytest.mark.parametrize("actor", [1, 2])
def test_the_fee_goes_back_to_whom_it_came_from_though_the_turn_has_ended(actor: int) -> None:
    view = view_of([{}] * 3, actor, harbor=["galleon:2/1", "sailor:3"])
    state = view.table.clone()
    act(state, next(action for action in view.actions if action.words == "take galleon:2/1"))
    assert [state.purse_of(seat) for seat in range(3)] == [4, 3, 3]
    assert state.active == (0 if actor == 1 else 1)
    fee_returned(state, actor, 0, 1)
    assert [state.purse_of(seat) for seat in range(3)] == [3, *(4 if seat == actor else 3 for seat in (1, 2))]


@pytest.mark.parametrize(("coins", "is_named"), [(10, False), (11, False), (12, True), (13, True)])
def test_a_tax_is_a_reason_to_spend_from_twelve_coins_on(coins: int, is_named: bool) -> None:
    view = view_of([{"coins": coins}, {}, {}], harbor=["sailor:3"])
    terms_found = found(terms.tax, view, "take sailor:3", "pass")
    assert [(term.id, term.facts) for term in terms_found] == [("tax", {"coins": coins, "from": 12})] * is_named
    assert not found(terms.tax, view, "pass", "take sailor:3")


@pytest.mark.parametrize(
    ("crew", "person", "is_wanted"),
    [
        ([], "settler", True),
        ([], "priest", True),
        ([], "captain", False),
        ([], "jack_of_all_trades", True),
        (["settler:4"], "settler", False),
        (["settler:4"], "jack_of_all_trades", True),
        (["priest:4"], "priest", True),
        # With two jacks one symbol is missing, whichever it is.
        (["jack_of_all_trades:6", "jack_of_all_trades:6"], "settler", True),
        # Nobody is missing any more, though a jack stands in.
        (["settler:4", "priest:4", "jack_of_all_trades:6"], "priest", False),
        (["settler:4", "priest:4", "jack_of_all_trades:6"], "jack_of_all_trades", False),
        (["settler:4", "priest:4", "priest:4"], "priest", False),
    ],
)
def test_who_brings_an_expedition_nearer(crew: list[str], person: str, is_wanted: bool) -> None:
    view = view_of([{"display": crew}, {}], expeditions=["expedition:cross+cross+hut"], harbor=["sailor:3"])
    assert helps(view, 0, person, "expedition:cross+cross+hut") == is_wanted


def test_the_fourth_and_the_fifth_color_are_worth_a_card() -> None:
    view = view_of([{"display": ["governor:8"]}, {}])
    picks = [pick_with(view, colors) for colors in range(1, 6)]
    assert picks == [None, None, None, "second_pick", "third_pick"]
