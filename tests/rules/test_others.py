"""Phase 2, everybody else: the order, one card each, the fee to the active player."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction, NotYourTurn

from .table import (
    coins,
    discard,
    display,
    every_edition,
    harbor,
    kinds,
    of_kind,
    play,
    purse,
    sits,
    table,
    takes,
    words,
)


@every_edition
def test_after_the_active_player_the_others_take_clockwise(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, Hiring; bigbox-2021."""
    game = table(
        sits(3), sits(3), sits(3), sits(3), edition=edition, active=2, deck="flute:1/1 barque:1/1 sailor:3 settler:4"
    )
    happened = play(game, *["draw"] * 4, "stop", "take flute:1/1", "pass", "pass", "pass")
    assert [event.seat for event in of_kind(happened, "taking_began")] == [2, 3, 0, 1]
    assert [event.seat for event in of_kind(happened, "taking_ended")] == [2, 3, 0, 1]
    assert (game.active, game.actor) == (3, 3)


@every_edition
def test_each_of_the_others_may_take_one_card_whatever_the_colors(edition: str) -> None:
    """base-2014.es, Comerciar y contratar; base-2015.fr, Commerce; base.it, Gestione; sjg-2017, Hiring."""
    ships = "pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1 galleon:2/1"
    game = table(sits(3), sits(3), sits(3), edition=edition, harbor=ships, drawn=5)
    play(game, "stop", "take flute:1/1", "pass")
    assert (game.actor, game.view().takes) == (1, 1)
    play(game, "take barque:1/1")
    assert (game.actor, game.view().takes) == (2, 1)
    play(game, "take frigate:1/1")
    assert game.active == 1


@every_edition
def test_whoever_takes_a_ship_pays_the_active_player_a_coin(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Gestione; sjg-2017, Hiring."""
    game = table(sits(3), sits(3), sits(3), edition=edition, phase="take", actor=1, harbor="flute:2/2 sailor:3")
    happened = play(game, "take flute:2/2")
    assert [coins(game, seat) for seat in range(3)] == [4, 4, 3]
    assert [(e.seat, e.detail) for e in of_kind(happened, "fee_paid")] == [(1, 0)]


@every_edition
def test_whoever_hires_a_person_pays_price_and_fee(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, example of Karl."""
    game = table(sits(3), sits(4), sits(3), edition=edition, phase="take", actor=1, harbor="sailor:3 flute:1/1")
    play(game, "take sailor:3")
    assert [coins(game, seat) for seat in range(3)] == [4, 0, 3]
    assert (display(game, 1), len(discard(game))) == (["sailor:3"], 3)


@every_edition
def test_a_person_needs_price_and_fee_in_the_purse(edition: str) -> None:
    """RULINGS, fee_from_ship, note; base-2014.es, Contratar."""
    game = table(sits(3), sits(3), edition=edition, phase="take", actor=1, harbor="sailor:3 flute:1/1")
    assert takes(game) == ["flute:1/1"]
    with pytest.raises(IllegalAction):
        game.play("take sailor:3")


@every_edition
def test_the_fee_may_come_out_of_the_ship_one_takes(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, Hiring; bigbox-2021."""
    game = table(sits(3), sits(0), edition=edition, phase="take", actor=1, harbor="flute:2/2", deck="jester:5 jester:9")
    play(game, "take flute:2/2")
    assert (purse(game, 1), purse(game, 0)[3:]) == (["jester:9"], ["jester:5"])


@every_edition
def test_a_ship_worth_one_coin_may_be_taken_for_nothing_with_an_empty_purse(edition: str) -> None:
    """RULINGS, fee_from_ship; base-2014.es, Contratar."""
    game = table(sits(3), sits(0), edition=edition, phase="take", actor=1, harbor="flute:1/1")
    play(game, "take flute:1/1")
    assert (coins(game, 0), coins(game, 1)) == (4, 0)


@every_edition
def test_the_fee_is_not_reduced_by_a_mademoiselle(edition: str) -> None:
    """base-2014.es, Señorita: the price of persons alone; sjg-2017, example of Dagmar."""
    game = table(sits(0), sits(3, "mademoiselle:7"), edition=edition, phase="take", actor=1, harbor="sailor:3")
    play(game, "take sailor:3")
    assert (coins(game, 0), coins(game, 1)) == (1, 0)


@every_edition
def test_a_free_person_still_costs_the_fee(edition: str) -> None:
    """base-2014.es, Contratar and Señorita."""
    ladies = "mademoiselle:7 mademoiselle:7 mademoiselle:9 mademoiselle:9"
    game = table(sits(0), sits(0, ladies), edition=edition, phase="take", actor=1, harbor="sailor:3")
    assert takes(game) == []
    game = table(sits(0), sits(1, ladies), edition=edition, phase="take", actor=1, harbor="sailor:3")
    play(game, "take sailor:3")
    assert (coins(game, 0), coins(game, 1)) == (1, 0)


@every_edition
def test_nobody_has_to_take_a_card(edition: str) -> None:
    """base-2014.es, Contratar: may; base-2015.fr, Recrutement; sjg-2017, Hiring."""
    game = table(sits(3), sits(3), sits(3), edition=edition, phase="take", actor=1, harbor="flute:1/1 barque:1/1")
    happened = play(game, "pass")
    assert (game.actor, harbor(game)) == (2, ["flute:1/1", "barque:1/1"])
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(1, 0)]
    assert [coins(game, seat) for seat in range(3)] == [3, 3, 3]


@every_edition
def test_whoever_finds_the_harbor_empty_is_out_of_luck(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, Hiring."""
    game = table(sits(3), sits(3), sits(3), edition=edition, harbor="flute:1/1 barque:1/1", drawn=2)
    happened = play(game, "stop", "take flute:1/1", "take barque:1/1")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(0, 1), (1, 1), (2, 0)]
    assert (game.active, game.phase) == (1, "discover")


@every_edition
def test_the_others_take_even_when_the_active_player_took_nothing(edition: str) -> None:
    """RULINGS, others_after_none; base-2014.es, Contratar."""
    game = table(sits(3), sits(3), sits(3), edition=edition, harbor="flute:1/1 barque:1/1", drawn=2)
    play(game, "stop", "pass")
    assert game.actor == 1
    play(game, "take flute:1/1")
    assert (game.actor, coins(game, 0)) == (2, 4)


@every_edition
def test_the_others_use_their_own_traders(edition: str) -> None:
    """base-2014.es, Habilidades: in others' phase 2 as well; bigbox-2021, Habilidades."""
    game = table(sits(0), sits(0, "trader.blue:3"), edition=edition, phase="take", actor=1, harbor="flute:1/1")
    play(game, "take flute:1/1")
    assert (coins(game, 0), coins(game, 1)) == (1, 1)


@every_edition
def test_with_a_governor_another_player_takes_two_cards_and_pays_for_each(edition: str) -> None:
    """base-2014.es, Gobernador; base-2015.fr, Gouverneur; base.it, Governatore; sjg-2017, Governor."""
    game = table(
        sits(3), sits(3, "governor:8"), edition=edition, harbor="flute:1/1 barque:1/1 frigate:1/1 settler:4", drawn=4
    )
    play(game, "stop", "take flute:1/1")
    assert (game.actor, game.view().takes) == (1, 2)
    play(game, "take barque:1/1")
    assert (game.actor, coins(game, 0)) == (1, 5)
    play(game, "take frigate:1/1")
    assert (game.active, coins(game, 0), coins(game, 1)) == (1, 6, 3)


def test_a_player_with_a_governor_may_stop_after_one_card() -> None:
    """base-2014.es, Gobernador: may."""
    game = table(sits(3), sits(3, "governor:8"), phase="take", actor=1, harbor="flute:1/1 barque:1/1")
    happened = play(game, "take flute:1/1", "pass")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(1, 1)]
    assert (game.active, coins(game, 0)) == (1, 4)


def test_while_another_player_takes_the_active_player_waits() -> None:
    """base-2014.es, Contratar: in playing order."""
    game = table(sits(9), sits(3), phase="take", actor=1, harbor="flute:1/1")
    with pytest.raises(NotYourTurn):
        game.play("take flute:1/1", seat=0)
    assert (game.view(0).legal, game.view(1).legal) == ((), ("take flute:1/1", "pass"))


@every_edition
def test_the_fee_is_a_coin_of_the_payer_and_no_new_one(edition: str) -> None:
    """base-2014.es, Contratar: the coin is handed over; RULINGS, coins_face_up_when_spent, note."""
    game = table(
        sits("jester:5"), sits("pirate:5 pirate:7"), edition=edition, phase="take", actor=1, harbor="flute:1/1"
    )
    happened = play(game, "take flute:1/1")
    assert purse(game, 0) == ["jester:5", "pirate:5"]
    assert (purse(game, 1)[0], len(purse(game, 1))) == ("pirate:7", 2)
    # It moves face down: nobody learns which card it is, and it never lies on the discard.
    assert [event.card for event in of_kind(happened, "fee_paid")] == [None]
    assert "coin_spent" not in kinds(happened)
    assert discard(game) == ["flute:1/1"]


def test_a_player_who_can_pay_nothing_can_only_pass() -> None:
    """base-2014.es, example of Andrea: if they can afford it."""
    game = table(sits(3), sits(3), phase="take", actor=1, harbor="sailor:3 settler:4")
    assert words(game) == ["pass"]
