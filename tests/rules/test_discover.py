"""Phase 1, discover: drawing, where each kind of card goes, stopping."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction, NotYourTurn

from .table import (
    FLEET,
    coins,
    deck,
    discard,
    every_edition,
    expeditions,
    harbor,
    kinds,
    of_kind,
    play,
    sits,
    table,
    words,
)


@every_edition
def test_the_active_player_first_has_to_draw_a_card(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; bigbox-2021, Descubrir."""
    game = table(sits(3), sits(3), edition=edition)
    assert words(game) == ["draw"]
    with pytest.raises(IllegalAction):
        game.play("stop")


@every_edition
def test_after_each_card_the_active_player_draws_another_or_stops(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 flute:1/1 settler:4 tax:swords")
    for _ in range(4):
        game.play("draw")
        assert words(game) == ["stop", "draw"]


def test_cards_are_drawn_one_at_a_time_from_the_top_of_the_deck() -> None:
    """sjg-2017, Discovery Phase; base-2014.es, Revelar."""
    game = table(sits(3), sits(3), deck="sailor:3 flute:1/1 settler:4")
    size = game.view().deck
    revealed = of_kind(play(game, "draw", "draw"), "card_revealed")
    assert [(event.seat, event.card) for event in revealed] == [(0, "sailor:3"), (0, "flute:1/1")]
    assert deck(game)[0] == "settler:4"
    assert game.view().deck == size - 2
    assert game.view().drawn == 2


def test_only_the_active_player_discovers() -> None:
    """base.it, Fasi del turno; base-2014.es, Revelar."""
    game = table(sits(3), sits(3), sits(3), active=1)
    with pytest.raises(NotYourTurn):
        game.play("draw", seat=0)
    game.play("draw", seat=1)


@every_edition
def test_a_person_stays_in_the_harbor(edition: str) -> None:
    """base-2014.es, Revelar, personaje; base-2015.fr, Personnage; base.it, Personaggio; sjg-2017, Characters."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3")
    play(game, "draw")
    assert harbor(game) == ["sailor:3"]
    assert game.phase == "discover"


def test_nobody_is_hired_before_phase_two() -> None:
    """sjg-2017, Characters."""
    game = table(sits(9), sits(9), deck="sailor:3")
    play(game, "draw")
    with pytest.raises(IllegalAction):
        game.play("take sailor:3")


@every_edition
def test_a_ship_too_strong_to_repel_has_to_stay_in_the_harbor(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="flute:2/2")
    happened = play(game, "draw")
    assert harbor(game) == ["flute:2/2"]
    assert kinds(happened) == ["card_revealed", "ship_kept"]
    assert words(game) == ["stop", "draw"]


@every_edition
def test_an_expedition_lies_apart_from_the_harbor(edition: str) -> None:
    """base-2014.es, Revelar, expedición; base-2015.fr, Expédition; base.it, Spedizione; sjg-2017, Missions."""
    game = table(sits(3), sits(3), edition=edition, deck="expedition:hut+hut flute:1/1")
    play(game, "draw", "draw")
    assert expeditions(game) == ["expedition:hut+hut"]
    assert harbor(game) == ["flute:1/1"]


@every_edition
def test_an_expedition_stays_on_the_table_until_somebody_claims_it(edition: str) -> None:
    """base-2014.es, Revelar, expedición; base-2015.fr, Expédition; bigbox-2021, Descubrir."""
    game = table(sits(3), sits(3), edition=edition, deck="expedition:hut+hut flute:1/1 sailor:3 flute:1/1 flute:1/1")
    # Ann's flute pays with the sailor, so Ben busts with the other two flutes.
    play(game, "draw", "draw", "stop", "take flute:1/1")
    assert (game.active, expeditions(game)) == (1, ["expedition:hut+hut"])
    play(game, "draw", "draw")
    assert (game.active, expeditions(game)) == (0, ["expedition:hut+hut"])


@every_edition
def test_a_tax_is_resolved_and_discarded_and_discovery_goes_on(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; base-2015.fr, Taxation; base.it, Tassa; sjg-2017, Tax Increases."""
    game = table(sits(3), sits(3), edition=edition, deck="tax:swords sailor:3")
    play(game, "draw")
    assert (harbor(game), discard(game), words(game)) == ([], ["tax:swords"], ["stop", "draw"])
    play(game, "draw")
    assert game.phase == "discover"


@every_edition
def test_stopping_begins_phase_two(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 flute:1/1")
    happened = play(game, "draw", "draw", "stop")
    assert (game.phase, game.actor) == ("take", 0)
    assert [(event.seat, event.count) for event in of_kind(happened, "discovery_ended")] == [(0, 2)]
    assert [(event.seat, event.count) for event in of_kind(happened, "taking_began")] == [(0, 1)]


def test_once_phase_two_has_begun_there_is_no_way_back() -> None:
    """bigbox-2021, Descubrir, detenerse."""
    game = table(sits(3), sits(3), deck="sailor:3 flute:1/1")
    play(game, "draw", "draw", "stop")
    for action in ("draw", "stop"):
        with pytest.raises(IllegalAction):
            game.play(action)


@every_edition
def test_ships_of_different_colors_lie_side_by_side(edition: str) -> None:
    """base-2014.es, Revelar; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(3), sits(3), edition=edition, deck=FLEET)
    play(game, *["draw"] * 5)
    assert harbor(game) == list(FLEET)
    assert words(game) == ["stop", "draw"]


@every_edition
def test_equal_persons_lie_side_by_side(edition: str) -> None:
    """base-2014.es, Revelar: only two ships of a color end the turn."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 sailor:3 trader.blue:3 flute:1/1")
    play(game, *["draw"] * 4)
    assert harbor(game) == ["sailor:3", "sailor:3", "trader.blue:3", "flute:1/1"]


@every_edition
@pytest.mark.parametrize("first", ["tax:swords", "expedition:hut+hut"])
def test_one_may_stop_with_an_empty_harbor(edition: str, first: str) -> None:
    """base-2014.es, Revelar: one may stop after every card; RULINGS, stop_on_empty_harbor."""
    game = table(sits(3), sits(3), edition=edition, deck=[first])
    happened = play(game, "draw", "stop")
    assert [event.seat for event in of_kind(happened, "taking_began")] == [0, 1]
    assert (game.active, game.phase) == (1, "discover")


@every_edition
def test_when_the_deck_runs_out_the_discard_is_shuffled_into_a_new_one(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Setup; bigbox-2021, Descubrir."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3", rest="discard")
    play(game, "draw")
    waiting = discard(game)
    assert game.view().deck == 0
    happened = play(game, "draw")
    shuffled = of_kind(happened, "deck_shuffled")
    assert [(event.count, event.detail) for event in shuffled] == [(len(waiting), 2)]
    assert kinds(happened)[:2] == ["deck_shuffled", "card_revealed"]
    assert game.view().deck == len(waiting) - 1
    assert game.view().deck_pass == 2
    assert sorted([*deck(game), happened[1].card]) == sorted(waiting)
    assert [happened[1].card, *deck(game)] != waiting[::-1]


@every_edition
def test_the_harbor_and_the_displays_are_not_shuffled_into_the_new_deck(edition: str) -> None:
    """RULINGS, deck_empty; base-2014.es, Revelar: the discard alone makes the deck."""
    game = table(sits(3, "settler:4"), sits(3), edition=edition, deck="trader.red:3", rest="discard")
    play(game, "draw", "draw")
    assert (harbor(game)[0], game.view().players[0].display) == ("trader.red:3", ("settler:4",))
    everywhere = deck(game) + harbor(game) + discard(game) + expeditions(game)
    assert everywhere.count("trader.red:3") == 2
    assert everywhere.count("settler:4") == 4


def test_all_the_cards_drawn_in_a_turn_count_from_one_again_in_the_next() -> None:
    """base-2014.es, Revelar: each turn begins with a card that has to be drawn."""
    for last in ("pass", "take flute:1/1"):
        game = table(sits(3), sits(3), deck="sailor:3 flute:1/1")
        play(game, "draw", "draw", "stop", "pass", last)
        view = game.view()
        assert (game.active, view.drawn, words(game)) == (1, 0, ["draw"])
        assert (view.takes, view.taken) == (0, 0)


@every_edition
def test_drawing_costs_nothing(edition: str) -> None:
    """base-2014.es, Revelar; sjg-2017, Discovery Phase."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 flute:1/1")
    play(game, "draw", "draw")
    assert (coins(game, 0), coins(game, 1)) == (3, 3)
