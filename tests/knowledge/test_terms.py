"""The terms of the table: what the engine then does, and small sums that can be checked by hand."""

from __future__ import annotations

import random

import pytest

from portroyal import Game
from portroyal.errors import PortRoyalError
from portroyal.knowledge.terms import (
    Terms,
    admirals_bring,
    can_pay,
    can_repel,
    coins_short,
    colors_worth,
    symbols_missing,
    symbols_short,
    takes_allowed,
    terms_of,
    would_bust,
)
from portroyal.knowledge.view import View
from portroyal.rulings import EDITIONS
from rules.table import FLEET, sits, table


def test_a_trader_adds_to_a_ship_and_a_mademoiselle_takes_from_a_price():
    view = table(sits(5, "trader.blue:3 trader.blue:5 mademoiselle:7"), sits(5)).view()
    assert terms_of(view, 0, "flute:1/1") == Terms(gain=3)
    assert terms_of(view, 0, "pinnace:1/1") == Terms(gain=1)
    assert terms_of(view, 0, "sailor:3") == Terms(price=2, influence=1)
    assert terms_of(view, 1, "flute:1/1") == Terms(gain=1, fee=1)
    assert terms_of(view, 1, "sailor:3") == Terms(price=3, fee=1, influence=1)
    assert terms_of(view, 0, "expedition:hut+hut") == Terms(gain=2, influence=4)
    assert [terms_of(view, 1, code).change for code in ("flute:1/1", "sailor:3", "expedition:hut+hut")] == [0, -4, 2]


def test_a_ship_that_a_wholesaler_keeps_is_worth_influence():
    view = table(sits(5, "wholesaler.blue:6"), sits(5), modules=["set_sail"]).view()
    assert terms_of(view, 0, "flute:1/1") == Terms(gain=1, influence=1)
    assert terms_of(view, 0, "pinnace:1/1") == Terms(gain=1)
    assert terms_of(view, 1, "flute:1/1") == Terms(gain=1, fee=1)


def test_who_takes_on_anothers_turn_needs_the_fee_too():
    view = table(sits(3), sits(3), sits(4)).view()
    assert [can_pay(view, seat, "sailor:3") for seat in range(3)] == [True, False, True]
    assert [coins_short(view, seat, "sailor:5") for seat in range(3)] == [2, 3, 2]


@pytest.mark.parametrize(("answer", "short"), [("yes", 0), ("no", 1)])
def test_a_ship_pays_its_own_fee_where_the_rules_let_it(answer: str, short: int):
    view = table(sits(0), sits(0), rulings={"fee_from_ship": answer}).view()
    assert coins_short(view, 0, "flute:1/1") == 0
    assert coins_short(view, 1, "flute:1/1") == short
    assert can_pay(view, 1, "flute:1/1") == (short == 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_whoever_can_pay_may_take(edition: str):
    """In whole games: what can be paid is what is offered, and a coin short is a coin short."""
    for seed in range(6):
        game, chance = Game.new(2 + seed % 4, edition=edition, seed=seed), random.Random(seed)
        while not game.over:
            view = game.view(game.actor)
            if view.phase == "take" and view.takes:
                offered = {action.card for action in view.actions if action.kind == "take"}
                assert offered == {code for code in view.harbor if can_pay(view, view.actor, code)}
                assert offered == {code for code in view.harbor if coins_short(view, view.actor, code) == 0}
            if view.phase in ("discover", "take", "bust") and view.actor == view.active:
                claimed = {action.card for action in view.actions if action.kind == "claim"}
                assert claimed == {code for code in view.expeditions if not symbols_missing(view, view.actor, code)}
            if view.phase == "repel":
                assert can_repel(view, str(view.ship))
            game.play(chance.choice(game.legal()))


def test_colors_and_governors_say_how_many_cards_one_may_take():
    view = table(sits(0, "governor:8"), sits(0, "governor:8 governor:8"), sits(), harbor=FLEET).view()
    assert [takes_allowed(view, seat) for seat in range(3)] == [4, 3, 1]
    assert [takes_allowed(view, 0, colors) for colors in range(6)] == [2, 2, 2, 2, 3, 4]
    assert colors_worth(view) == (4, 5)


def test_admirals_earn_from_five_cards_on():
    view = table(sits(0, "admiral:5 admiral:7"), sits()).view()
    assert [admirals_bring(view, 0, cards) for cards in (0, 4, 5, 6)] == [0, 0, 4, 4]
    assert admirals_bring(view, 1, 5) == 0


def test_swords_repel_what_is_no_stronger_and_never_a_skull():
    view = table(sits(0, "pirate:5"), sits()).view()
    assert can_repel(view, "flute:2/3") and not can_repel(view, "frigate:3/2")
    assert not can_repel(view, "frigate:skull/3")


def test_a_second_ship_of_a_color_would_bust():
    view = table(sits(), sits(), harbor="flute:1/1 trader.red:3", drawn=2).view()
    assert would_bust(view, "flute:5/3")
    assert not any(would_bust(view, code) for code in ("frigate:1/1", "trader.blue:3", "sailor:3"))


@pytest.mark.parametrize(
    ("crew", "short", "missing"),
    [
        ("", ("hut", "cross", "cross"), ("hut", "cross", "cross")),
        ("priest:4", ("hut", "cross"), ("hut", "cross")),
        ("captain:4", ("hut", "cross", "cross"), ("hut", "cross", "cross")),
        ("jack_of_all_trades:6", ("hut", "cross", "cross"), ("cross", "cross")),
        ("priest:4 jack_of_all_trades:6", ("hut", "cross"), ("cross",)),
        ("settler:4 jack_of_all_trades:6", ("cross", "cross"), ("cross",)),
        ("settler:4 priest:4 jack_of_all_trades:6", ("cross",), ()),
        ("priest:4 priest:4 priest:4", ("hut",), ("hut",)),
        ("settler:4 priest:4 priest:4 jack_of_all_trades:6", (), ()),
    ],
)
def test_jacks_stand_for_the_first_symbols_that_are_short(crew: str, short: tuple[str, ...], missing: tuple[str, ...]):
    view = table(sits(), sits(0, crew), expeditions="expedition:cross+cross+hut").view()
    assert symbols_short(view, 1, "expedition:cross+cross+hut") == short
    assert symbols_missing(view, 1, "expedition:cross+cross+hut") == missing


def test_a_seat_or_a_harbor_that_can_not_be_is_refused():
    view: View = table(sits(), sits()).view()
    for seat in (-1, 2, 10**6):
        with pytest.raises(PortRoyalError, match="a seat from 0 to 1"):
            terms_of(view, seat, "sailor:3")
        with pytest.raises(PortRoyalError, match="a seat from 0 to 1"):
            symbols_missing(view, seat, "expedition:hut+hut")
    for colors in (-1, 7):
        with pytest.raises(PortRoyalError, match="ship colors"):
            takes_allowed(view, 0, colors)
