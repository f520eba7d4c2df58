"""Taxes: half of twelve or more, then the bonus."""

from __future__ import annotations

import pytest

from .table import (
    coins,
    discard,
    every_edition,
    gains,
    harbor,
    kinds,
    of_kind,
    play,
    purse,
    sits,
    table,
    words,
)


@every_edition
@pytest.mark.parametrize(
    ("had", "lost"), [(0, 0), (3, 0), (11, 0), (12, 6), (13, 6), (14, 7), (15, 7), (25, 12), (40, 20)]
)
def test_twelve_coins_or_more_are_halved_rounding_the_loss_down(edition: str, had: int, lost: int) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases."""
    # Ben has the most swords, so the bonus is his and Ann only loses.
    game = table(sits(had), sits(0, "sailor:3"), edition=edition, deck="tax:swords")
    happened = play(game, "draw")
    assert coins(game, 0) == had - lost
    paid = [(event.seat, event.count) for event in of_kind(happened, "tax_paid")]
    assert paid == ([(0, lost)] if lost else [])


@every_edition
def test_everybody_is_taxed_not_only_the_active_player(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases."""
    game = table(sits(11), sits(12), sits(20), sits(0, "sailor:3"), edition=edition, deck="tax:swords")
    play(game, "draw")
    assert [coins(game, seat) for seat in range(4)] == [11, 6, 10, 1]


@every_edition
def test_lost_coins_go_face_up_to_the_discard(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base.it, Tassa; bigbox-2021, Descubrir, impuestos."""
    mine = "settler:4 captain:4 priest:4 settler:4 captain:4 priest:4"
    mine += " admiral:5 jester:5 pirate:5 sailor:5 sailor:7 jester:9"
    game = table(sits(mine), sits(0, "sailor:3"), edition=edition, deck="tax:swords")
    happened = play(game, "draw")
    lost = mine.split()[:6]
    assert [event.card for event in of_kind(happened, "coin_spent")] == lost
    assert discard(game) == [*lost, "tax:swords"]
    assert purse(game, 0) == mine.split()[6:]


@every_edition
def test_one_tax_rewards_most_swords(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; bigbox-2021, Descubrir."""
    game = table(sits(0, "sailor:3"), sits(0, "pirate:5"), sits(0), edition=edition, deck="tax:swords")
    assert gains(play(game, "draw")) == [(1, 1, "tax")]
    assert [coins(game, seat) for seat in range(3)] == [0, 1, 0]


@every_edition
def test_the_other_tax_rewards_least_influence(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; bigbox-2021, Descubrir."""
    game = table(sits(0, "sailor:5"), sits(0, "pirate:5"), sits(0, "admiral:9"), edition=edition, deck="tax:influence")
    assert gains(play(game, "draw")) == [(1, 1, "tax")]
    assert [coins(game, seat) for seat in range(3)] == [0, 1, 0]


@every_edition
def test_swords_are_counted_not_sailors(edition: str) -> None:
    """base-2014.es, Revelar, impuestos: most swords; sjg-2017, Tax Increases: most combat strength."""
    game = table(
        sits(0, "sailor:3 sailor:7"), sits(0, "pirate:9"), sits(0, "sailor:3"), edition=edition, deck="tax:swords"
    )
    assert gains(play(game, "draw")) == [(0, 1, "tax"), (1, 1, "tax")]


@every_edition
def test_expeditions_count_for_least_influence(edition: str) -> None:
    """base-2014.es, Objetivo: expeditions give points too; Revelar, impuestos."""
    game = table(sits(0, "expedition:hut+hut"), sits(0, "sailor:7"), edition=edition, deck="tax:influence")
    assert gains(play(game, "draw")) == [(1, 1, "tax")]


@every_edition
@pytest.mark.parametrize(
    ("tax", "crew", "other"),
    [
        ("tax:swords", "sailor:3 sailor:3", "sailor:3"),
        ("tax:influence", "governor:8", "settler:4"),
        ("tax:influence", "settler:4", "sailor:5"),
    ],
)
def test_all_who_are_tied_get_the_bonus(edition: str, tax: str, crew: str, other: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; bigbox-2021, Descubrir."""
    game = table(sits(0, crew), sits(0, other), sits(0, crew), edition=edition, deck=[tax])
    assert gains(play(game, "draw")) == [(0, 1, "tax"), (2, 1, "tax")]


@every_edition
@pytest.mark.parametrize("tax", ["tax:swords", "tax:influence"])
def test_all_tied_at_zero_get_the_bonus_too(edition: str, tax: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases."""
    game = table(sits(3), sits(4), sits(5), edition=edition, deck=[tax])
    play(game, "draw")
    assert [coins(game, seat) for seat in range(3)] == [4, 5, 6]


@every_edition
def test_the_bonus_comes_after_the_losses(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; RULINGS, tax_order."""
    game = table(sits(11), sits(13), edition=edition, deck="tax:swords")
    happened = play(game, "draw")
    assert kinds(happened) == ["card_revealed", *["coin_spent"] * 6, "tax_paid", "coins_gained", "coins_gained"]
    assert [coins(game, seat) for seat in range(2)] == [12, 8]


def test_twelve_coins_that_the_bonus_made_are_not_taxed() -> None:
    """base-2014.es, Revelar, impuestos: the loss comes first."""
    # The settler is the coin of the first bonus.
    game = table(sits(11, "sailor:3"), sits(0), deck="tax:swords settler:4 tax:swords")
    play(game, "draw")
    assert coins(game, 0) == 12
    play(game, "draw")
    assert coins(game, 0) == 7


@every_edition
def test_the_tax_is_discarded_and_the_turn_goes_on(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases."""
    game = table(sits(3), sits(3), edition=edition, harbor="flute:1/1", drawn=1, deck="tax:influence")
    play(game, "draw")
    assert (discard(game), harbor(game)) == (["tax:influence"], ["flute:1/1"])
    assert (game.active, game.phase, words(game)) == (0, "discover", ["stop", "draw"])


def test_a_tax_may_come_in_any_turn_and_the_active_player_gets_no_favor() -> None:
    """base-2014.es, Revelar, impuestos: all players alike."""
    game = table(sits(12), sits(12), sits(12, "sailor:3"), active=1, deck="tax:swords")
    play(game, "draw")
    assert [coins(game, seat) for seat in range(3)] == [6, 6, 7]


def test_two_taxes_in_a_turn_are_both_paid() -> None:
    """base-2014.es, Revelar, impuestos: whenever one is drawn."""
    game = table(sits(24), sits(0, "sailor:3"), deck="tax:swords settler:4 tax:influence")
    play(game, "draw", "draw")
    assert (coins(game, 0), coins(game, 1)) == (7, 1)
