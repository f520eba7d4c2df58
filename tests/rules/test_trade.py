"""Phase 2, the active player's taking: how many cards, one at a time, and trading with ships."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction

from .table import (
    FLEET,
    coins,
    deck,
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
    takes,
    words,
)


@every_edition
@pytest.mark.parametrize(("colors", "allowed"), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)])
def test_four_ship_colors_allow_two_cards_and_five_allow_three(edition: str, colors: int, allowed: int) -> None:
    """base-2014.es, Comerciar y contratar; base-2015.fr, Commerce; base.it, Gestione; sjg-2017, Trade and Hire."""
    persons = ["sailor:3"] * 4
    game = table(sits(20), sits(0), edition=edition, deck=[*FLEET[:colors], *persons])
    happened = play(game, *["draw"] * (colors + 4), "stop")
    assert [(event.seat, event.count) for event in of_kind(happened, "taking_began")] == [(0, allowed)]
    for left in range(allowed, 0, -1):
        assert (game.actor, game.view().takes) == (0, left)
        play(game, "take sailor:3")
    assert game.actor == 1


@every_edition
def test_persons_do_not_count_as_colors(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: colors of ships; sjg-2017, Trade and Hire: flags."""
    traders = ["trader.yellow:3", "trader.blue:3", "trader.green:3", "trader.red:3", "trader.black:3"]
    game = table(sits(9), sits(0), edition=edition, deck=traders)
    play(game, *["draw"] * 5, "stop")
    assert game.view().takes == 1


@every_edition
def test_the_active_player_may_take_fewer_cards_than_allowed(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: may; base-2015.fr, Commerce; sjg-2017, Trade and Hire."""
    game = table(sits(3), sits(3), edition=edition, deck=FLEET)
    play(game, *["draw"] * 5, "stop", "take flute:1/1")
    assert "pass" in words(game)
    happened = play(game, "pass")
    assert [(event.seat, event.count) for event in of_kind(happened, "taking_ended")] == [(0, 1)]
    assert game.actor == 1


@every_edition
def test_the_active_player_may_take_nothing(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: may take; RULINGS, others_after_none."""
    game = table(sits(3), sits(3), edition=edition, deck="flute:1/1")
    play(game, "draw", "stop", "pass")
    assert (game.actor, takes(game)) == (1, ["flute:1/1"])


@every_edition
@pytest.mark.parametrize(
    ("ship", "income"), [("flute:1/1", 1), ("flute:2/2", 2), ("barque:3/3", 3), ("pinnace:4/4", 4)]
)
def test_a_traded_ship_is_discarded_and_pays_the_coins_it_shows(edition: str, ship: str, income: int) -> None:
    """base-2014.es, Comerciar; base-2015.fr, Commerce; base.it, Commercio; sjg-2017, Trade; bigbox-2021, Comerciar."""
    game = table(sits(3), sits(3), edition=edition, harbor=[ship, "sailor:3"], drawn=2)
    top = deck(game)[:income]
    happened = play(game, "stop", f"take {ship}")
    assert [(e.seat, e.card, e.count) for e in of_kind(happened, "ship_traded")] == [(0, ship, income)]
    assert gains(happened) == [(0, income, "ship")]
    assert (coins(game, 0), discard(game), harbor(game)) == (3 + income, [ship], ["sailor:3"])
    assert purse(game, 0)[3:] == top


@every_edition
def test_the_coins_of_a_ship_are_cards_drawn_face_down_from_the_deck(edition: str) -> None:
    """sjg-2017, Trade, example; base-2014.es, Comerciar."""
    game = table(sits(0), sits(0), edition=edition, harbor="flute:2/2", drawn=1, deck="jester:5 jester:9 settler:4")
    happened = play(game, "stop", "take flute:2/2")
    assert (purse(game, 0), deck(game)[0]) == (["jester:5", "jester:9"], "settler:4")
    assert [event.card for event in of_kind(happened, "coins_gained")] == [None]


@every_edition
def test_a_trader_earns_a_coin_more_on_ships_of_its_color(edition: str) -> None:
    """base-2014.es, Comerciante; base-2015.fr, Négociant; base.it, Mercante; sjg-2017, Trader."""
    game = table(sits(0, "trader.blue:3"), sits(0), edition=edition, harbor="flute:2/2", drawn=1)
    happened = play(game, "stop", "take flute:2/2")
    assert (coins(game, 0), of_kind(happened, "ship_traded")[0].count) == (3, 3)


@every_edition
def test_a_trader_earns_nothing_on_ships_of_other_colors(edition: str) -> None:
    """base-2014.es, Comerciante; base.it, Mercante; sjg-2017, Trader."""
    game = table(sits(0, "trader.red:3"), sits(0), edition=edition, harbor="flute:2/2", drawn=1)
    play(game, "stop", "take flute:2/2")
    assert coins(game, 0) == 2


@every_edition
def test_two_traders_of_a_color_earn_two_coins_more(edition: str) -> None:
    """base-2014.es, Habilidades: abilities add up; bigbox-2021, Comerciante: for each."""
    game = table(sits(0, "trader.blue:3 trader.blue:5"), sits(0), edition=edition, harbor="flute:2/2", drawn=1)
    play(game, "stop", "take flute:2/2")
    assert coins(game, 0) == 4


def test_other_players_traders_earn_nothing() -> None:
    """base-2014.es, Comerciante: the player who has one."""
    game = table(sits(0), sits(0, "trader.blue:3"), harbor="flute:2/2", drawn=1)
    play(game, "stop", "take flute:2/2")
    assert (coins(game, 0), coins(game, 1)) == (2, 0)


@every_edition
def test_a_trader_hired_just_now_helps_with_the_next_ship(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: one at a time; base-2015.fr, Commerce; sjg-2017, example of Andrea."""
    ships = ["pinnace:1/1", "flute:2/2", "barque:1/1", "frigate:1/1"]
    game = table(sits(3), sits(0), edition=edition, harbor=[*ships, "trader.blue:3"], drawn=5)
    play(game, "stop", "take trader.blue:3")
    assert coins(game, 0) == 0
    play(game, "take flute:2/2")
    assert coins(game, 0) == 3


@every_edition
def test_the_coins_of_a_ship_may_pay_for_the_next_card(edition: str) -> None:
    """sjg-2017, Trade and Hire; base-2014.es, Comerciar y contratar."""
    ships = ["pinnace:1/1", "flute:2/3", "barque:1/1", "frigate:1/1"]
    game = table(sits(0), sits(0), edition=edition, harbor=[*ships, "sailor:3"], drawn=5)
    play(game, "stop")
    assert "sailor:3" not in takes(game)
    play(game, "take flute:2/3")
    assert "sailor:3" in takes(game)
    play(game, "take sailor:3")
    assert (coins(game, 0), game.view().players[0].display) == (0, ("sailor:3",))


@every_edition
def test_colors_are_counted_once_before_the_first_card_is_taken(edition: str) -> None:
    """RULINGS, takes_counted; base-2014.es, Comerciar y contratar."""
    game = table(sits(0), sits(0), edition=edition, harbor=FLEET, drawn=5)
    play(game, "stop", "take flute:1/1", "take barque:1/1")
    assert (game.actor, game.view().takes) == (0, 1)
    play(game, "take frigate:1/1")
    assert (game.actor, coins(game, 0)) == (1, 3)


@every_edition
def test_the_active_player_pays_no_fee(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: opponents compensate; sjg-2017, Hiring."""
    game = table(sits(3), sits(0), edition=edition, harbor="sailor:3", drawn=1)
    happened = play(game, "stop", "take sailor:3")
    assert "fee_paid" not in kinds(happened)
    assert (coins(game, 0), coins(game, 1)) == (0, 0)


@every_edition
def test_what_nobody_took_is_discarded_when_the_turn_ends(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, Hiring; bigbox-2021."""
    game = table(sits(3), sits(3), edition=edition, harbor="flute:1/1 settler:4 sailor:3", drawn=3)
    happened = play(game, "stop", "take flute:1/1", "pass")
    assert (harbor(game), discard(game)) == ([], ["flute:1/1", "settler:4", "sailor:3"])
    assert kinds(happened)[-2:] == ["turn_ended", "turn_began"]
    assert (game.active, game.phase) == (1, "discover")


@every_edition
def test_the_next_player_clockwise_is_active_after_a_turn(edition: str) -> None:
    """base-2014.es, Desarrollo; base-2015.fr, Déroulement; base.it, Svolgimento; sjg-2017, Player Turns."""
    game = table(sits(3), sits(3), sits(3), edition=edition, active=1, harbor="flute:1/1", drawn=1)
    happened = play(game, "stop", "take flute:1/1")
    assert (game.active, game.actor, words(game)) == (2, 2, ["draw"])
    assert [(e.kind, e.seat) for e in happened[-2:]] == [("turn_ended", 1), ("turn_began", 2)]


def test_a_card_that_does_not_lie_in_the_harbor_can_not_be_taken() -> None:
    """base-2014.es, Comerciar y contratar: from the harbor."""
    game = table(sits(9), sits(3), harbor="flute:1/1", drawn=1)
    play(game, "stop")
    for card in ("flute:2/2", "sailor:3"):
        with pytest.raises(IllegalAction):
            game.play(f"take {card}")


def test_more_cards_than_allowed_can_not_be_taken() -> None:
    """base-2014.es, Comerciar y contratar: up to three cards."""
    game = table(
        sits(3, "priest:4 priest:4"),
        sits(3),
        harbor="flute:1/1 barque:1/1",
        drawn=2,
        expeditions="expedition:cross+cross",
    )
    play(game, "stop", "take flute:1/1")
    # Ann could still claim, so her taking goes on, but not with another card.
    assert (game.actor, words(game)) == (0, ["claim expedition:cross+cross", "pass"])
