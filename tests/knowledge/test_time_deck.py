"""What a crew may know of its time: the first card of a turn, odds ahead from it, turns and ranks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from portroyal import Game
from portroyal.catalog import BY_CODE
from portroyal.engine.vocabulary import SHIP
from portroyal.errors import PortRoyalError
from portroyal.knowledge.ahead import ahead
from portroyal.knowledge.contracts import contract_offers, cubes_left, voyage_of
from portroyal.knowledge.odds import bust, next_card, pool

CREW = ["base", "contract_cards", "coop"]


def crew(**told: object) -> Game:
    """A crew of two at the beginning of a turn, unless told otherwise."""
    players = [{"name": "Ann", "coins": 2}, {"name": "Bo", "coins": 2}]
    return Game.from_position({"modules": CREW, "seed": 1, "players": players, **told})


def in_the_second_pass() -> Game:
    """A turn begins in the second pass of the deck; the time deck is of the first."""
    players = [{"name": "Ann", "coins": 2, "passes": [1, 2]}, {"name": "Bo", "coins": 1, "passes": [2]}]
    return crew(players=players, **{"pass": 2, "time": ["frigate:1/1", "tax:swords", "flute:2/2"]})


def test_the_first_card_of_a_turn_is_one_of_the_first_pass():
    view = in_the_second_pass().view(0)
    assert pool(view) == view.unseen[1]
    assert next_card(view).by_kind["ship"].of == 4  # three time cards, and a coin of that pass


def test_after_it_cards_come_from_the_deck():
    game = in_the_second_pass()
    game.play("draw")
    view = game.view(0)
    assert view.harbor == ("frigate:1/1",)
    assert pool(view) == view.unseen[2]
    assert bust(view).cards == sum(
        copies for code, copies in view.unseen[2].items() if BY_CODE[code].kind == SHIP and BY_CODE[code].color == "red"
    )


def test_odds_ahead_begin_with_the_time_deck():
    view = in_the_second_pass().view(0)
    deck, time = view.unseen[2], view.unseen[1]
    size, expected = sum(deck.values()), Fraction(0)
    for code, copies in time.items():
        color = BY_CODE[code].color if BY_CODE[code].kind == SHIP else None
        same = [each for each in deck if BY_CODE[each].kind == SHIP and BY_CODE[each].color == color]
        expected += Fraction(copies, sum(time.values())) * (1 - Fraction(sum(deck[each] for each in same), size))
    assert [each.survive for each in ahead(view, 2)] == [1, expected]


def test_in_the_first_pass_time_is_as_good_as_any_other_unseen_card():
    view = crew().view(0)
    assert pool(view) == view.unseen[1]
    drawn = crew()
    drawn.play("draw")
    assert sum(pool(drawn.view(0)).values()) == sum(view.unseen[1].values()) - 1


def test_from_an_empty_time_deck_nothing_can_come():
    view = crew(time=[]).view(0)
    assert pool(view) == {}
    assert next_card(view).by_kind["person"].chance == 0
    assert ahead(view, 1)[0].survive == 1


def test_a_voyage_tells_turns_contracts_and_rank():
    contracts = [{"id": "bruja", "completed": [1]}, "maritime_supremacy", "galleon_nemesis"]
    voyage = voyage_of(crew(contracts=contracts, time=9, score=3).view(0))
    assert voyage is not None
    assert (voyage.turns, voyage.turns_at_start) == (9, 15)
    assert (voyage.done, voyage.contracts) == (1, 3)
    assert (voyage.points, voyage.rank, voyage.next_rank, voyage.next_points) == (3, "sailor", "pirate", 4)
    assert voyage_of(Game.new(2, seed=1).view(0)) is None


def test_an_offer_tells_what_a_seat_has_and_what_is_missing():
    players = [
        {"name": "Ann", "coins": 9, "display": ["captain:4", "trader.blue:3", "trader.red:3"]},
        {"name": "Bo", "coins": 2, "display": ["mademoiselle:7"]},
    ]
    game = crew(players=players, contracts=["bruja", "trade_master", "ransom", "speculator"])
    offers = {offer.id: offer for offer in contract_offers(game.view(0), 0)}
    assert offers["bruja"].missing == {"mademoiselles": 1}
    assert offers["bruja"].why == "contract_unmet"
    assert offers["trade_master"].missing == {}
    assert str(offers["trade_master"].action) == "contract trade_master"
    assert (offers["trade_master"].coins, offers["trade_master"].influence) == (3, 0)
    assert offers["ransom"].missing == {"coins": 6}
    assert offers["speculator"].why == "not_its_moment"
    assert {offer.id: offer.missing for offer in contract_offers(game.view(0), 1)}["bruja"] == {"captains": 1}
    assert cubes_left(game.view(0), 0) == 3


def test_the_second_contract_of_a_seat_is_offered_with_its_influence():
    players = [{"name": "Ann", "coins": 2, "display": ["trader.blue:3", "trader.red:3"]}, {"name": "Bo", "coins": 2}]
    contracts = [{"id": "jinx", "completed": [0]}, {"id": "trade_master", "completed": [1]}, "explorer"]
    game = crew(players=players, contracts=contracts)
    offers = {offer.id: offer for offer in contract_offers(game.view(0), 0)}
    assert (offers["trade_master"].coins, offers["trade_master"].influence) == (2, 1)
    assert offers["jinx"].completed == 1
    assert offers["jinx"].coins == 1
    assert cubes_left(game.view(0), 0) == 2


@pytest.mark.parametrize("seat", [2, -1])
def test_offers_are_for_seats_of_the_table(seat: int):
    with pytest.raises(PortRoyalError):
        contract_offers(crew().view(0), seat)
