"""Setup: the cards, the deck, three coins each, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

from portroyal import Game
from portroyal.catalog import CARDS
from portroyal.errors import RulesetError

from .table import (
    SPECIAL,
    coins,
    deck,
    display,
    every_edition,
    gains,
    of_kind,
    purse,
    sits,
    table,
    whole_game,
    words,
)

every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def copies(name: str) -> int:
    """How many cards of a name there are."""
    return sum(card.copies.get("base", 0) for card in CARDS if card.name == name)


def test_there_are_120_cards() -> None:
    """base-2014.es, Componentes; base-2015.fr, Matériel; sjg-2017, Components; bigbox-2021, Componentes."""
    assert sum(card.copies.get("base", 0) for card in CARDS) == 120


@pytest.mark.parametrize(("kind", "number"), [("person", 60), ("ship", 50), ("expedition", 6), ("tax", 4)])
def test_of_each_kind_of_card_there_are_as_many_as_the_list_says(kind: str, number: int) -> None:
    """base-2014.es, Componentes; base-2015.fr, Matériel (the Italian 25 ships and 3 taxes are misprints)."""
    assert sum(card.copies.get("base", 0) for card in CARDS if card.kind_name == kind) == number


@pytest.mark.parametrize(
    ("person", "number"),
    [
        ("trader", 10),
        ("settler", 5),
        ("captain", 5),
        ("priest", 5),
        ("jack_of_all_trades", 3),
        ("sailor", 10),
        ("pirate", 3),
        ("mademoiselle", 4),
        ("jester", 5),
        ("admiral", 6),
        ("governor", 4),
    ],
)
def test_of_each_person_there_are_as_many_as_the_list_says(person: str, number: int) -> None:
    """base-2014.es, Componentes (its ability headings misprint 3 settlers and 3 jesters); base.it, Componenti."""
    assert copies(person) == number


@pytest.mark.parametrize("color", ["yellow", "blue", "green", "red", "black"])
def test_there_are_two_traders_of_each_color(color: str) -> None:
    """base-2014.es, Habilidades, Comerciante; base.it, Mercante; bigbox-2021, Comerciante."""
    traders = [card for card in CARDS if card.name == "trader" and card.color == color]
    assert sum(card.copies["base"] for card in traders) == 2


@pytest.mark.parametrize(
    ("ship", "strengths"),
    [
        ("pinnace", {"1": 4, "2": 3, "4": 3}),
        ("flute", {"1": 4, "2": 3, "5": 3}),
        ("barque", {"1": 4, "3": 3, "5": 3}),
        ("frigate", {"1": 3, "3": 3, "6": 2, "skull": 2}),
        ("galleon", {"2": 3, "4": 3, "7": 2, "skull": 2}),
    ],
)
def test_ten_ships_of_each_color_have_the_printed_strengths(ship: str, strengths: dict[str, int]) -> None:
    """base-2014.es, Componentes, barcos; base-2015.fr, Navires; base.it, Navi."""
    found: Counter[str] = Counter()
    for card in CARDS:
        if card.name == ship:
            found[card.code.split(":")[1].split("/")[0]] += card.copies.get("base", 0)
    assert +found == strengths


def test_there_are_two_taxes_of_each_sort() -> None:
    """bigbox-2021, Componentes, impuestos."""
    assert {card.code: card.copies["base"] for card in CARDS if card.name == "tax" and "base" in card.copies} == {
        "tax:swords": 2,
        "tax:influence": 2,
    }


@every_edition
@every_number_of_players
def test_each_player_begins_with_three_coins(edition: str, players: int) -> None:
    """base-2014.es, Preparación; base-2015.fr, Mise en place; base.it, Preparazione; sjg-2017, Setup."""
    game = Game.new(players=players, edition=edition, seed=1)
    assert [coins(game, seat) for seat in range(players)] == [3] * players
    assert gains(game.events()) == [(seat, 3, "setup") for seat in range(players)]


@every_edition
@every_number_of_players
def test_all_other_cards_form_the_deck_and_the_table_is_empty(edition: str, players: int) -> None:
    """base-2014.es, Preparación; base-2015.fr, Mise en place; sjg-2017, Setup; bigbox-2021, Preparación."""
    game = Game.new(players=players, edition=edition, seed=1)
    view = game.view()
    shuffled = 120 if edition == "sjg-2017" else 119
    assert view.deck == shuffled - 3 * players
    assert (view.harbor, view.discard) == ((), ())
    assert [display(game, seat) for seat in range(players)] == [[]] * players


@every_edition
@every_number_of_players
def test_every_card_is_in_the_game_exactly_as_often_as_it_is_printed(edition: str, players: int) -> None:
    """base-2014.es, Componentes and Preparación; sjg-2017, Components and Setup."""
    expected = Counter({card.code: card.copies.get("base", 0) for card in CARDS})
    if players < 5 and edition != "sjg-2017":
        del expected[SPECIAL]
    assert whole_game(Game.new(players=players, edition=edition, seed=5)) == expected


@pytest.mark.parametrize("edition", ["pegasus-2014", "bigbox-2021"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_fewer_than_five_players_the_special_expedition_stays_in_the_box(edition: str, players: int) -> None:
    """base-2014.es, Preparación; base-2015.fr, Mise en place; base.it, Preparazione; bigbox-2021, Preparación."""
    game = Game.new(players=players, edition=edition, seed=2)
    assert SPECIAL not in whole_game(game)
    assert game.view().expeditions == ()


@pytest.mark.parametrize("edition", ["pegasus-2014", "bigbox-2021"])
def test_with_five_players_the_special_expedition_lies_open_on_the_table(edition: str) -> None:
    """base-2014.es, Preparación; base-2015.fr, Mise en place; base.it, Preparazione; bigbox-2021, Preparación."""
    for seed in range(5):
        game = Game.new(players=5, edition=edition, seed=seed)
        assert game.view().expeditions == (SPECIAL,)
        assert whole_game(game)[SPECIAL] == 1


@every_number_of_players
def test_in_the_english_rules_all_cards_are_shuffled_with_any_number_of_players(players: int) -> None:
    """sjg-2017, Setup."""
    places = set()
    for seed in range(12):
        game = Game.new(players=players, edition="sjg-2017", seed=seed)
        assert game.view().expeditions == ()
        assert whole_game(game)[SPECIAL] == 1
        places.add(deck(game).index(SPECIAL) if SPECIAL in deck(game) else -1)
    assert len(places) > 5


def test_the_deck_is_shuffled() -> None:
    """base-2014.es, Preparación; sjg-2017, Setup."""
    orders = {tuple(deck(Game.new(players=2, seed=seed))) for seed in range(20)}
    assert len(orders) == 20
    assert deck(Game.new(players=2, seed=3)) == deck(Game.new(players=2, seed=3))


def test_coins_are_cards_from_the_deck_whose_faces_nobody_sees() -> None:
    """base-2014.es, Aviso sobre las cartas; base-2015.fr, Note importante; sjg-2017, Cards and Coins."""
    game = Game.new(players=3, seed=9)
    assert [len(purse(game, seat)) for seat in range(3)] == [3, 3, 3]
    assert {event.card for event in of_kind(game.events(), "coins_gained")} == {None}
    for seat in (None, 0, 1, 2):
        assert [player.coins for player in game.view(seat).players] == [3, 3, 3]


def test_everybody_sees_how_many_coins_each_player_has() -> None:
    """base-2015.fr, Note importante; sjg-2017, Setup."""
    game = Game.new(players=2, seed=9)
    game.play("draw")
    assert game.view(0).players[1].coins == game.view(1).players[1].coins == coins(game, 1)


def test_the_discard_lies_face_up_for_all_to_see() -> None:
    """base-2015.fr, Mise en place; bigbox-2021, Preparación."""
    game = table(sits(3), sits(3), deck="sailor:3", harbor="flute:1/1")
    game.play("draw")
    game.play("stop")
    game.play("take flute:1/1")
    assert game.view(1).discard == ("flute:1/1",)


@every_edition
def test_the_start_player_has_the_first_turn_and_must_draw(edition: str) -> None:
    """base-2014.es, Desarrollo; base-2015.fr, Déroulement; base.it, Svolgimento; sjg-2017, Setup."""
    game = Game.new(players=4, edition=edition, seed=1)
    assert (game.active, game.actor, game.phase) == (0, 0, "discover")
    assert [(event.seat, event.detail) for event in of_kind(game.events(), "turn_began")] == [(0, 1)]
    assert words(game) == ["draw"]


@pytest.mark.parametrize("players", [0, 1, 6])
def test_the_game_is_for_two_to_five_players(players: int) -> None:
    """base-2014.es, title; base-2015.fr, title; bigbox-2021, Componentes (the Italian 2-4 has a card for five)."""
    with pytest.raises(RulesetError, match="2 to 5"):
        Game.new(players=players)
