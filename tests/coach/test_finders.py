"""When a term is looked at all: each finder of the coach asks first whether its term belongs to the two choices."""

from __future__ import annotations

from typing import Any

import pytest
from positions import game as laid_out

from portroyal.coach import drawing, terms
from portroyal.coach.changes import fee_returned
from portroyal.coach.drawing import pick_with
from portroyal.coach.reasons import Finder, Reason, Scene
from portroyal.coach.scales import Scales
from portroyal.coach.terms import helps
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
    facts = {"coins": coins, "from": 12, "lost": 6}
    assert [(term.id, term.facts) for term in terms_found] == [("tax", facts)] * is_named
    assert not found(terms.tax, view, "pass", "take sailor:3")


def test_in_set_sail_a_tax_leaves_eight_coins() -> None:
    view = view_of([{"coins": 11}, {}, {}], harbor=["sailor:3"], modules=["set_sail"])
    (tax,) = found(terms.tax, view, "take sailor:3", "pass")
    assert tax.facts == {"coins": 11, "from": 9, "lost": 3}


def test_a_ship_that_a_wholesaler_keeps_is_named() -> None:
    harbor, crew = ["flute:2/2", "pinnace:2/3"], {"display": ["wholesaler.blue:6"]}
    view = view_of([crew, {}], harbor=harbor, modules=["set_sail"])
    (kept,) = found(terms.a_kept_ship, view, "take flute:2/2", "take pinnace:2/3")
    assert (kept.id, kept.facts) == ("kept_ship", {"card": "flute:2/2", "influence": 1})
    assert kept.without < kept.gap
    assert not found(terms.a_kept_ship, view, "take pinnace:2/3", "take flute:2/2")
    assert kept.sentence == "Your Wholesaler keeps the Flute: that is 1 influence on top of the coins."


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


def test_a_bust_by_choice_is_for_the_others_or_for_the_jesters_coins() -> None:
    jesters = {"display": ["jester:7", "jester:7", "jester:7", "pirate:5"], "coins": 0}
    repel: dict[str, Any] = {"harbor": ["flute:2/2"], "ship": "flute:1/1", "phase": "repel", "takes": 0}
    view = view_of([jesters, {}, {}], **repel)
    terms_found = found(terms.repelling, view, "keep", "repel")
    assert [(term.id, term.facts) for term in terms_found] == [
        ("bust_wanted", {"card": "flute:1/1"}),
        ("bust_coins", {"card": "flute:1/1", "coins": 3}),
    ]
    assert [term.id for term in found(terms.repelling, view, "repel", "keep")] == ["bust_certain"]
    plain = view_of([{"display": ["pirate:5"]}, {}, {}], **repel)
    assert [term.id for term in found(terms.repelling, plain, "keep", "repel")] == ["bust_wanted"]


@pytest.mark.parametrize(("actor", "is_denied"), [(0, True), (1, False)])
def test_a_ship_is_denied_to_whoever_would_take_it(actor: int, is_denied: bool) -> None:
    """After the last seat there is nobody."""
    view = view_of([{}, {}], actor, harbor=["galleon:skull/4", "flute:1/1"])
    terms_found = found(terms.coins, view, "take galleon:skull/4", "take flute:1/1")
    assert [term.id for term in terms_found] == ["coins", "coins_denied"][: 1 + is_denied]
    for term in terms_found:
        assert term.facts["coins"] == 3
        assert term.facts.get("name", "Ben") == "Ben"


def compared(view: View, *codes: str) -> tuple[list[str], list[str]]:
    """Which of these cards make the harbor better for the seat that decides, and which make it worse."""
    stop, draw = view.actions[view.legal.index("stop")], view.actions[view.legal.index("draw")]
    return drawing.harbor_cards(Scene(Scales(view, key_for("seed", "test"), 1), stop, draw), codes)


def test_a_card_is_judged_by_the_best_play_after_it() -> None:
    """One may stop right after it: a card nobody can pay for, or that one leaves lying, does no harm."""
    seats: list[dict[str, Any]] = [{"coins": 0}, {"coins": 0}]
    view = view_of(seats, harbor=["galleon:skull/4"], phase="discover", takes=0, drawn=1)
    assert compared(view, "admiral:9", "sailor:3", "pinnace:1/1") == ([], [])
    rich = view_of([{"coins": 9}, {"coins": 0}], harbor=["pinnace:1/1"], phase="discover", takes=0, drawn=1)
    assert compared(rich, "admiral:9") == (["admiral:9"], [])


def test_a_card_that_only_another_can_pay_for_makes_the_harbor_worse() -> None:
    view = view_of([{"coins": 0}, {"coins": 12}], harbor=["galleon:skull/4"], phase="discover", takes=0, drawn=1)
    assert compared(view, "admiral:9", "mademoiselle:9") == ([], ["admiral:9", "mademoiselle:9"])
