"""The worked examples of the rulebooks, played action by action."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction

from .table import (
    claims,
    coins,
    discard,
    display,
    every_edition,
    expeditions,
    gains,
    harbor,
    influence,
    kinds,
    of_kind,
    play,
    sits,
    table,
    takes,
    words,
)


@every_edition
def test_the_repelled_flute(edition: str) -> None:
    """base-2014.es and sjg-2017, example of Alex; base-2015.fr, Joachim; bigbox-2021, Elsa."""
    game = table(sits(3, "sailor:3 pirate:5"), sits(3), edition=edition, deck="flute:2/2")
    assert game.view().players[0].swords == 3
    play(game, "draw", "repel")
    assert (discard(game), harbor(game)) == (["flute:2/2"], [])
    assert (game.active, display(game, 0)) == (0, ["sailor:3", "pirate:5"])


@every_edition
def test_the_expedition_with_a_jack_of_all_trades(edition: str) -> None:
    """base-2014.es and sjg-2017, example of Dagmar; base-2015.fr, Céline; bigbox-2021, Isabel."""
    game = table(
        sits(3, "priest:4 jack_of_all_trades:6"), sits(3), edition=edition, expeditions="expedition:cross+cross"
    )
    play(game, "claim expedition:cross+cross")
    assert (display(game, 0), coins(game, 0)) == (["expedition:cross+cross"], 5)
    assert sorted(discard(game)) == ["jack_of_all_trades:6", "priest:4"]
    assert (expeditions(game), influence(game, 0)) == ([], 4)


@every_edition
@pytest.mark.parametrize(("had", "lost"), [(13, 6), (12, 6)])
def test_thirteen_coins_taxed(edition: str, had: int, lost: int) -> None:
    """base-2014.es, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases; bigbox-2021."""
    game = table(sits(had), sits(0, "sailor:3"), edition=edition, deck="tax:swords")
    play(game, "draw")
    assert (coins(game, 0), len(discard(game))) == (had - lost, lost + 1)


@every_edition
def test_nobody_has_swords_or_influence_yet(edition: str) -> None:
    """base-2014.es, impuestos; base-2015.fr, Taxation; base.it, Tassa; bigbox-2021, impuestos."""
    game = table(
        sits(3), sits(3), sits(3), edition=edition, deck="tax:influence pinnace:1/1 pinnace:1/1 pinnace:1/1 tax:swords"
    )
    play(game, "draw", "draw")
    assert [coins(game, seat) for seat in range(3)] == [5, 5, 5]


@every_edition
def test_the_traded_flute(edition: str) -> None:
    """base-2014.es and sjg-2017, example of Klemens; base-2015.fr, Guillaume; bigbox-2021, Julia."""
    game = table(sits(3), sits(3), edition=edition, deck="flute:2/2")
    play(game, "draw", "stop", "take flute:2/2")
    assert (coins(game, 0), discard(game)) == (5, ["flute:2/2"])


@every_edition
def test_the_hired_sailor(edition: str) -> None:
    """base-2014.es and sjg-2017, example of Andrea; base-2015.fr, Emma; bigbox-2021, Lucas."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3")
    play(game, "draw", "stop", "take sailor:3")
    assert (coins(game, 0), len(discard(game)), display(game, 0)) == (0, 3, ["sailor:3"])


@every_edition
def test_two_mademoiselles(edition: str) -> None:
    """base-2014.es, Habilidades; base-2015.fr, Capacités; base.it, Abilità; sjg-2017, Characters; bigbox-2021."""
    game = table(sits(2, "mademoiselle:7 mademoiselle:9"), sits(3), edition=edition, deck="settler:4")
    play(game, "draw", "stop", "take settler:4")
    assert (coins(game, 0), display(game, 0)[-1]) == (0, "settler:4")


@every_edition
@pytest.mark.parametrize("ship", ["barque:3/2", "barque:3/3"])
def test_the_harbor_of_five_cards(edition: str, ship: str) -> None:
    """base-2014.es, Andrea and Alex (a ship of 2); base-2015.fr, Emma and Joachim; bigbox-2021, Lucas and Elsa (3)."""
    income = int(ship[-1])
    cards = ["pinnace:1/1", "flute:2/2", ship, "frigate:1/1", "sailor:3"]
    game = table(sits(3), sits(3), sits(3), edition=edition, deck=cards)
    play(game, *["draw"] * 5)
    assert harbor(game) == cards
    # Four of the five cards are ships of different colors: two cards for Andrea.
    play(game, "stop")
    assert game.view().takes == 2
    # First a ship, then a person for the money.
    play(game, f"take {ship}")
    assert (game.actor, coins(game, 0)) == (0, 3 + income)
    play(game, "take sailor:3")
    assert (coins(game, 0), display(game, 0)) == (income, ["sailor:3"])
    # Alex takes one of the ships left, and Andrea gets a coin.
    assert (game.actor, takes(game)) == (1, ["pinnace:1/1", "flute:2/2", "frigate:1/1"])
    play(game, "take flute:2/2")
    assert (coins(game, 0), coins(game, 1)) == (income + 1, 4)
    # The third player has the opportunity and lets it pass; what is left is discarded.
    play(game, "pass")
    assert (game.active, harbor(game), discard(game)[-2:]) == (1, [], ["pinnace:1/1", "frigate:1/1"])


@every_edition
def test_the_harbor_of_seven_cards_and_four_players(edition: str) -> None:
    """sjg-2017, Hiring, example of Andrea, Alex, Karl and Dagmar."""
    andrea, alex, karl, dagmar = range(4)
    cards = ["trader.blue:3", "flute:2/2", "frigate:3/2", "settler:4", "sailor:3", "barque:1/1", "galleon:2/1"]
    game = table(
        sits(3),
        sits(1, "admiral:5 admiral:7"),
        sits(5, "priest:4 priest:4"),
        sits(4, "governor:8 mademoiselle:7"),
        edition=edition,
        deck=cards,
        expeditions="expedition:cross+cross+hut",
    )

    # Andrea reveals seven cards; four flags allow two of them.
    play(game, *["draw"] * 7)
    assert harbor(game) == cards
    happened = play(game, "stop")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_began")] == [(andrea, 2)]

    # She hires the trader, and trades with a ship of its flag for one coin more.
    play(game, "take trader.blue:3")
    assert (coins(game, andrea), display(game, andrea)) == (0, ["trader.blue:3"])
    happened = play(game, "take flute:2/2")
    assert gains(happened)[0] == (andrea, 3, "ship")
    assert coins(game, andrea) == 3

    # Five cards are left: Alex's two admirals bring him four coins before he chooses.
    assert len(harbor(game)) == 5
    assert gains(happened)[1:] == [(alex, 4, "admiral")]
    assert (game.actor, coins(game, alex)) == (alex, 5)
    # He trades with an American ship and pays Andrea for it.
    happened = play(game, "take frigate:3/2")
    assert (coins(game, alex), coins(game, andrea)) == (6, 4)
    assert [(e.seat, e.detail) for e in of_kind(happened, "fee_paid")] == [(alex, andrea)]

    # Four cards are left: Karl hires the settler for four coins and pays Andrea one.
    assert (game.actor, len(harbor(game))) == (karl, 4)
    happened = play(game, "take settler:4")
    assert (coins(game, karl), coins(game, andrea)) == (0, 5)
    assert len(of_kind(happened, "coin_spent")) == 4
    # His persons would do for the mission, but he has to wait until he is active.
    assert display(game, karl) == ["priest:4", "priest:4", "settler:4"]
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(karl, 1)]

    # Three cards are left: Dagmar pays two instead of three for the sailor, and one to Andrea.
    assert (game.actor, harbor(game), game.view().takes) == (dagmar, ["sailor:3", "barque:1/1", "galleon:2/1"], 2)
    play(game, "take sailor:3")
    assert (coins(game, dagmar), coins(game, andrea)) == (1, 6)
    # Her governor lets her trade with the Dutch ship too, for another coin to Andrea.
    assert game.actor == dagmar
    happened = play(game, "take barque:1/1")
    assert (coins(game, dagmar), coins(game, andrea)) == (1, 7)

    # All have had their chance: the last card is discarded and Alex is active.
    assert (harbor(game), discard(game)[-1]) == ([], "galleon:2/1")
    assert kinds(happened)[-2:] == ["turn_ended", "turn_began"]
    assert (game.active, words(game)) == (alex, ["draw"])


@every_edition
def test_karl_completes_the_mission_when_he_is_active(edition: str) -> None:
    """sjg-2017, Hiring, example of Karl."""
    game = table(
        sits(3),
        sits(5, "priest:4 priest:4"),
        edition=edition,
        phase="take",
        actor=1,
        harbor="settler:4 galleon:2/1",
        expeditions="expedition:cross+cross+hut",
    )
    play(game, "take settler:4")
    # With the last of the others the turn has ended, so Karl is active already.
    assert (game.active, claims(game)) == (1, ["claim expedition:cross+cross+hut"])
    play(game, "claim expedition:cross+cross+hut")
    assert (display(game, 1), coins(game, 1)) == (["expedition:cross+cross+hut"], 3)


@every_edition
def test_karl_can_not_complete_the_mission_in_andreas_turn(edition: str) -> None:
    """sjg-2017, Hiring, example of Karl."""
    game = table(
        sits(3),
        sits(5, "priest:4 priest:4 governor:8"),
        edition=edition,
        phase="take",
        actor=1,
        harbor="settler:4 galleon:2/1",
        expeditions="expedition:cross+cross+hut",
    )
    play(game, "take settler:4")
    assert (game.actor, words(game)) == (1, ["take galleon:2/1", "pass"])
    with pytest.raises(IllegalAction):
        game.play("claim expedition:cross+cross+hut")


@every_edition
def test_dagmar_could_use_her_mademoiselle_twice(edition: str) -> None:
    """sjg-2017, Hiring, example of Dagmar."""
    game = table(
        sits(3),
        sits(7, "governor:8 mademoiselle:7"),
        edition=edition,
        phase="take",
        actor=1,
        harbor="sailor:3 settler:4",
    )
    play(game, "take sailor:3", "take settler:4")
    assert (coins(game, 1), coins(game, 0)) == (0, 5)
