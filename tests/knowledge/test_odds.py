"""The odds of the next card: what is counted, out of what, and that the figures are those of a count by hand."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from portroyal import Game
from portroyal.engine.vocabulary import LAST_PASS
from portroyal.errors import PortRoyalError
from portroyal.knowledge.ahead import ahead
from portroyal.knowledge.odds import Odds, bust, harbor_colors, next_card, pool, ships_among, ships_to_come
from portroyal.knowledge.terms import would_bust
from rules.table import FLEET, sits, table

PIRATES = "pirate:5 pirate:7 pirate:9"
OTHERS = (sits(3), sits(3), sits(3))


def seen(coins=3, display="", *, others=OTHERS, **position):
    """What everyone sees of a position. The first player is active."""
    return table(sits(coins, display), *others, **position).view()


def seen_without_a_deck(display="", **position):
    """The same, with all cards that are not named in the purse of another player."""
    return seen(0, display, others=[sits()], rest=1, **position)


# --- The pool ---


@pytest.mark.parametrize("modules", [("base",), ("base", "gambler"), ("set_sail",)])
def test_the_count_over_the_table_is_that_of_the_pool_card_by_card(modules):
    """The one is compiled and the other goes over codes; through whole games, new decks and ships being decided."""
    random, asked = Random(17), set()
    for seed in range(6):
        game = Game.new(2 + seed % 3, modules=modules, seed=seed)
        for _ in range(400):
            if game.over:
                break
            view = game.view()
            if view.phase in ("discover", "repel"):
                for keep in {False, view.ship is not None and not would_bust(view, view.ship)}:
                    colors = sorted(harbor_colors(view, keep=keep))
                    by_hand = ships_among(view, pool(view, keep=keep), colors)
                    assert ships_to_come(view, colors, keep=keep) == by_hand
                    asked.add((view.phase, keep, view.deck == 0))
            game.apply(random.choice(game.legal()))
    assert {("discover", False, False), ("discover", False, True), ("repel", True, False)} <= asked


@pytest.mark.parametrize(
    ("colors", "cards", "of"), [(1, 9, 118), (2, 18, 117), (3, 27, 116), (4, 36, 115), (5, 45, 114)]
)
def test_a_fresh_deck_busts_as_often_as_the_ships_left_of_the_colors_seen(colors, cards, of):
    odds = bust(seen(harbor=FLEET[:colors]))
    assert (odds.cards, odds.of) == (cards, of)
    assert odds.chance == Fraction(cards, of)


def test_coins_of_this_pass_are_in_the_pool():
    view = seen(harbor="flute:1/1")
    assert view.deck == 106
    assert sum(pool(view).values()) == 118


def test_coins_of_older_passes_are_not_in_the_pool():
    ben = sits("pinnace:1/1 pinnace:1/2 sailor:3") | {"passes": [1, 2, 3]}
    view = seen(others=[ben], harbor="pinnace:4/4", **{"pass": 3})
    assert sum(pool(view).values()) == 119 - 1 - 2
    assert "pinnace:1/2" not in pool(view)
    assert pool(view)["pinnace:1/1"] == 2
    assert (bust(view).cards, bust(view).of) == (7, 116)


def test_an_empty_deck_is_made_of_the_discard():
    view = seen_without_a_deck(discard="flute:1/1 flute:1/1 settler:4 tax:swords", harbor="flute:5/3")
    assert view.deck == 0
    assert pool(view) == {"flute:1/1": 2, "settler:4": 1, "tax:swords": 1}
    assert (bust(view).cards, bust(view).of) == (2, 4)


def test_nothing_left_to_draw_can_not_bust():
    nothing = seen_without_a_deck(harbor="flute:5/3")
    last_pass = seen_without_a_deck(harbor="flute:5/3", discard="flute:1/1", **{"pass": LAST_PASS})
    for view in (nothing, last_pass):
        assert pool(view) == {}
        assert (bust(view).cards, bust(view).of, bust(view).chance) == (0, 0, 0)


def test_the_last_pass_is_drawn_to_its_end():
    view = seen(**{"pass": LAST_PASS}, harbor="flute:1/1")
    assert bust(view).of == 118


# --- Busting ---


def test_swords_take_the_ships_they_repel_out_of_the_count():
    view = seen(harbor="pinnace:1/1 frigate:1/1", display="pirate:5 sailor:3")
    odds = bust(view)
    assert odds.by_color == {"red": Odds(4, 115), "yellow": Odds(3, 115)}
    assert (odds.cards, odds.of) == (7, 115)
    assert odds.without_swords == Odds(18, 115)


def test_a_crew_as_strong_as_the_ship_repels_it():
    three = seen(harbor="pinnace:1/1", display="pirate:5 sailor:3")
    four = seen(harbor="pinnace:1/1", display="pirate:5 pirate:7")
    assert (bust(three).cards, bust(four).cards) == (3, 0)


def test_no_crew_repels_a_skull():
    crew = PIRATES + " sailor:3" * 7
    assert seen(display=crew).players[0].swords == 13
    assert bust(seen(harbor="frigate:1/1 galleon:2/1", display=crew)).cards == 4


def test_only_the_swords_of_the_active_player_count():
    view = seen(others=[sits(0, PIRATES)], harbor="pinnace:1/1")
    assert bust(view).cards == 9
    assert bust(seen(others=[sits(0, PIRATES)], harbor="pinnace:1/1", active=1)).cards == 0


def test_persons_in_the_harbor_bust_nothing():
    odds = bust(seen(harbor="trader.blue:3 sailor:3 sailor:3"))
    assert (odds.cards, odds.of, odds.by_color) == (0, 116, {})


# --- While a ship is being decided ---


def test_odds_while_a_ship_is_decided_are_those_after_repelling_it():
    view = seen(phase="repel", ship="flute:1/1", harbor="pinnace:1/1", display="sailor:3")
    assert bust(view).by_color == {"yellow": Odds(6, 116)}


def test_odds_if_the_ship_is_kept():
    view = seen(phase="repel", ship="flute:1/1", harbor="pinnace:1/1", display="sailor:3")
    assert bust(view, keep=True).by_color == {"blue": Odds(6, 116), "yellow": Odds(6, 116)}
    assert next_card(view).new_color == Odds(39, 116)
    assert next_card(view, keep=True).new_color == Odds(30, 116)


def test_a_repelled_ship_is_part_of_the_next_deck_and_a_kept_one_is_not():
    view = seen_without_a_deck(discard="settler:4", phase="repel", ship="flute:1/1", display="sailor:3")
    assert pool(view) == {"settler:4": 1, "flute:1/1": 1}
    assert pool(view, keep=True) == {"settler:4": 1}


def test_there_are_no_odds_after_a_bust():
    view = seen(phase="repel", ship="flute:1/1", harbor="flute:5/4", display="sailor:3")
    with pytest.raises(PortRoyalError, match="keeping flute:1/1 is one"):
        bust(view, keep=True)


def test_there_are_no_odds_of_no_draws():
    for draws in (0, -1, 121, 10**9, 1.5, True):
        with pytest.raises(PortRoyalError, match="Odds ahead are for 1 to 120 draws, not"):
            ahead(seen(), draws)  # type: ignore[arg-type]


# --- The next card ---


def test_the_next_card_by_kind_person_and_face():
    odds = next_card(seen(harbor="flute:1/1 admiral:7"))
    assert odds.by_kind == {
        "ship": Odds(49, 117),
        "person": Odds(59, 117),
        "expedition": Odds(5, 117),
        "tax": Odds(4, 117),
    }
    assert odds.by_person["admiral"] == Odds(5, 117)
    assert odds.by_person["trader"] == Odds(10, 117)
    assert odds.by_code["flute:1/1"] == Odds(2, 117)
    assert odds.by_code["tax:influence"] == Odds(2, 117)
    for group in (odds.by_kind, odds.by_code):
        assert sum(each.cards for each in group.values()) == 117
    assert sum(each.cards for each in odds.by_person.values()) == 59


def test_cards_that_can_not_come_are_not_listed_but_kinds_are():
    odds = next_card(seen_without_a_deck(discard="flute:1/1 settler:4"))
    assert set(odds.by_code) == {"flute:1/1", "settler:4"}
    assert set(odds.by_person) == {"settler"}
    assert odds.by_kind["tax"] == Odds(0, 2)


def test_a_new_color_is_one_not_in_the_harbor():
    assert next_card(seen(harbor=FLEET[:3])).new_color == Odds(20, 116)
    assert next_card(seen()).new_color == Odds(50, 119)


@pytest.mark.parametrize(("coins", "cards"), [(0, 0), (2, 0), (3, 15), (4, 30), (5, 37), (8, 54), (9, 60)])
def test_a_person_is_affordable_if_the_purse_pays_for_it(coins, cards):
    assert next_card(seen(coins=coins)).affordable == Odds(cards, 119)


def test_mademoiselles_make_persons_affordable():
    view = seen(coins=2, display="mademoiselle:7 mademoiselle:9")
    assert next_card(view).affordable == Odds(30, 117)


def test_affordable_is_what_the_active_player_can_pay_whoever_looks():
    game = table(sits(0), sits(9), active=1)
    assert next_card(game.view(0)).affordable.cards == next_card(game.view(1)).affordable.cards == 60


# --- As data ---


def test_odds_as_data_keep_the_fraction_as_counted():
    data = json.loads(json.dumps(bust(seen(harbor=FLEET[:2], display="sailor:3")).as_dict()))
    assert data["fraction"] == [12, 116]
    assert data["chance"] == pytest.approx(12 / 116)
    assert data["by_color"]["blue"] == {"fraction": [6, 116], "chance": 6 / 116}
    assert data["without_swords"]["fraction"] == [18, 116]


def test_the_next_card_as_data():
    data = json.loads(json.dumps(next_card(seen(coins=3)).as_dict()))
    assert data["by_kind"]["tax"]["fraction"] == [4, 119]
    assert data["by_person"]["governor"]["fraction"] == [4, 119]
    assert data["by_code"]["governor:8"]["fraction"] == [4, 119]
    assert data["new_color"]["fraction"] == [50, 119]
    assert data["affordable"]["fraction"] == [15, 119]
