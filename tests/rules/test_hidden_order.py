"""The order of hidden things, fixed so that two engines agree card for card; and when things may be done.

The numbers are those of RULINGS.md, "Order of hidden things". The sixth, special ships, belongs to
another module.
"""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.catalog import CARDS
from portroyal.engine.vocabulary import LAST_PASS
from portroyal.errors import IllegalAction

from .table import (
    ELEVEN,
    claims,
    coins,
    deck,
    discard,
    display,
    every_edition,
    expeditions,
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

# --- 1. A new deck is made when a card is needed ---


@every_edition
def test_a_new_deck_is_made_when_a_card_is_needed_not_when_the_last_one_leaves(edition: str) -> None:
    """RULINGS, Order of hidden things, 1."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 settler:4", rest="discard")
    happened = play(game, "draw", "draw")
    assert (game.view().deck, game.view().deck_pass) == (0, 1)
    assert "deck_shuffled" not in kinds(happened)
    happened = play(game, "stop")
    assert "deck_shuffled" not in kinds(happened)


def test_a_new_deck_is_made_in_the_middle_of_a_gain() -> None:
    """RULINGS, Order of hidden things, 1."""
    game = table(sits(0), sits(0), harbor="pinnace:4/4", deck="jester:5 jester:9", rest="discard")
    happened = play(game, "stop", "take pinnace:4/4")
    assert purse(game, 0)[:2] == ["jester:5", "jester:9"]
    assert game.view().players[0].passes == (1, 1, 2, 2)
    assert kinds(happened)[2:5] == ["ship_traded", "deck_shuffled", "coins_gained"]
    assert gains(happened) == [(0, 4, "ship")]


def test_a_gain_that_takes_the_last_card_makes_no_new_deck() -> None:
    """RULINGS, Order of hidden things, 1."""
    game = table(sits(0), sits(0), harbor="flute:2/2", deck="jester:5 jester:9", rest="discard")
    happened = play(game, "stop", "take flute:2/2")
    assert (purse(game, 0), game.view().deck) == (["jester:5", "jester:9"], 0)
    assert "deck_shuffled" not in kinds(happened)


def test_every_pass_of_the_deck_is_shuffled_anew() -> None:
    """RULINGS, deck_empty; base-2014.es, Revelar."""
    orders = []
    for number in (1, 2, 3):
        game = table(sits(0), sits(0), deck="", rest="discard", **{"pass": number})
        play(game, "draw")
        orders.append(deck(game))
        assert game.view().deck_pass == number + 1
    assert orders[0] != orders[1] != orders[2] != orders[0]


def test_a_shuffle_depends_on_the_seed() -> None:
    """base-2014.es, Revelar: shuffled, so nobody can foresee it."""
    orders = set()
    for seed in range(8):
        game = table(sits(0), sits(0), deck="", rest="discard", seed=seed)
        play(game, "draw")
        orders.add(tuple(deck(game)))
    assert len(orders) == 8


def test_a_shuffled_deck_begins_with_any_of_its_cards() -> None:
    """base-2014.es, Preparación and Revelar: shuffled."""
    small = "tax:swords tax:influence sailor:3"
    seen: dict[tuple[str, ...], int] = {}
    for seed in range(300):
        game = table(sits(0), sits(0), deck="", discard=small, rest=0, seed=seed)
        happened = play(game, "draw")
        order = (happened[1].card, *deck(game))
        # A tax pays its bonus at once from the top of the rest.
        order += tuple(purse(game, 0)[-1:]) if happened[1].card.startswith("tax") else ()
        seen[order] = seen.get(order, 0) + 1
    firsts = [sum(times for order, times in seen.items() if order[0] == card) for card in small.split()]
    assert min(firsts) > 70


# --- 2. Several players at once: the active player first, then clockwise ---


@every_edition
def test_jesters_after_a_bust_are_paid_from_the_active_player_on(edition: str) -> None:
    """RULINGS, Order of hidden things, 2."""
    crews = ("jester:5", "jester:7 jester:7", "jester:9")
    game = table(
        *(sits(0, crew) for crew in crews),
        edition=edition,
        active=1,
        deck="flute:1/1 flute:5/3 pirate:5 pirate:7 pirate:9 sailor:7",
    )
    happened = play(game, "draw", "draw")
    assert gains(happened) == [(1, 2, "jester"), (2, 1, "jester"), (0, 1, "jester")]
    assert [purse(game, seat) for seat in (1, 2, 0)] == [["pirate:5", "pirate:7"], ["pirate:9"], ["sailor:7"]]


@every_edition
def test_taxes_are_paid_from_the_active_player_on(edition: str) -> None:
    """RULINGS, Order of hidden things, 2."""
    game = table(sits(12), sits(12), sits(12), edition=edition, active=2, deck="tax:swords pirate:5 pirate:7 pirate:9")
    firsts = [purse(game, seat)[:6] for seat in (2, 0, 1)]
    happened = play(game, "draw")
    assert [event.seat for event in of_kind(happened, "tax_paid")] == [2, 0, 1]
    assert discard(game) == [*firsts[0], *firsts[1], *firsts[2], "tax:swords"]
    assert gains(happened) == [(2, 1, "tax"), (0, 1, "tax"), (1, 1, "tax")]
    assert [purse(game, seat)[-1] for seat in (2, 0, 1)] == ["pirate:5", "pirate:7", "pirate:9"]


@every_edition
def test_all_have_paid_before_anybody_gets_the_bonus(edition: str) -> None:
    """RULINGS, Order of hidden things, 2 and tax_order."""
    game = table(sits(12), sits(12), edition=edition, deck="tax:swords")
    happened = kinds(play(game, "draw"))
    assert happened.index("coins_gained") > max(i for i, kind in enumerate(happened) if kind == "tax_paid")


# --- 3. Setup ---


@pytest.mark.parametrize("seed", [1, 2, "a text"])
def test_coins_are_dealt_three_to_each_player_one_player_after_the_other(seed: int | str) -> None:
    """RULINGS, Order of hidden things, 3."""
    two = Game.new(players=2, seed=seed)
    three = Game.new(players=3, seed=seed)
    # The same deck, and one player more: the third gets what was on top for two.
    assert [purse(three, seat) for seat in (0, 1)] == [purse(two, seat) for seat in (0, 1)]
    assert purse(three, 2) == deck(two)[:3]
    assert deck(three) == deck(two)[3:]


def test_coins_are_dealt_from_the_start_player_on() -> None:
    """RULINGS, Order of hidden things, 3."""
    first = Game.new(players=3, seed=1)
    second = Game.new(players=3, seed=1, start=1)
    assert [purse(second, seat) for seat in (1, 2, 0)] == [purse(first, seat) for seat in (0, 1, 2)]
    assert (second.active, gains(second.events())) == (1, [(1, 3, "setup"), (2, 3, "setup"), (0, 3, "setup")])


# --- 4. What lies on the discard before cards are drawn ---


@every_edition
def test_a_traded_ship_lies_on_the_discard_before_its_coins_are_drawn(edition: str) -> None:
    """RULINGS, Order of hidden things, 4."""
    game = table(sits(0), sits(0), edition=edition, harbor="flute:1/1", rest=1)
    happened = play(game, "stop", "take flute:1/1")
    assert (purse(game, 0), discard(game)) == (["flute:1/1"], [])
    assert kinds(happened)[2:6] == ["ship_traded", "deck_shuffled", "coins_gained", "taking_ended"]


@every_edition
def test_persons_given_for_an_expedition_lie_on_the_discard_before_its_coins_are_drawn(edition: str) -> None:
    """RULINGS, Order of hidden things, 4."""
    game = table(
        sits(0, "priest:4 jack_of_all_trades:6"), sits(0), edition=edition, expeditions="expedition:cross+cross", rest=1
    )
    play(game, "claim expedition:cross+cross")
    assert sorted(purse(game, 0)) == ["jack_of_all_trades:6", "priest:4"]
    assert (discard(game), display(game, 0)) == ([], ["expedition:cross+cross"])


@every_edition
def test_a_busted_harbor_lies_on_the_discard_before_the_jesters_are_paid(edition: str) -> None:
    """RULINGS, Order of hidden things, 4."""
    game = table(sits(0, "jester:5"), sits(0), edition=edition, deck="flute:1/1 flute:5/3", rest=1)
    happened = play(game, "draw", "draw")
    assert len(purse(game, 0)) == 1
    assert sorted(purse(game, 0) + deck(game)) == ["flute:1/1", "flute:5/3"]
    assert kinds(happened)[-5:-2] == ["harbor_busted", "deck_shuffled", "coins_gained"]


@every_edition
def test_the_tax_card_is_discarded_after_losses_and_bonus(edition: str) -> None:
    """RULINGS, Order of hidden things, 4."""
    game = table(sits(0), sits(0), sits(0, "sailor:3"), edition=edition, deck="tax:swords", rest=1)
    lost = purse(game, 1)[: coins(game, 1) // 2]
    play(game, "draw")
    # Cal's bonus comes out of the new deck made of Ben's lost coins; the tax is not among them.
    assert sorted(purse(game, 2) + deck(game)) == sorted(lost)
    assert discard(game) == ["tax:swords"]


@every_edition
def test_a_bonus_with_nothing_to_draw_is_not_paid_with_the_tax_card(edition: str) -> None:
    """RULINGS, Order of hidden things, 4, and nothing_left."""
    # All persons and expeditions are on display, and nobody has coins enough to be taxed.
    everybody = [
        card.code
        for card in CARDS
        for _ in range(card.copies.get("base", 0))
        if card.kind_name in ("person", "expedition")
    ]
    game = table(
        sits(0, " ".join(everybody)), sits(11), sits(11), sits(11), sits(11), edition=edition, deck="tax:swords", rest=0
    )
    assert (game.view().deck, coins(game, 0)) == (1, 9)
    happened = play(game, "draw")
    assert gains(happened) == []
    assert discard(game) == ["tax:swords"]
    assert [coins(game, seat) for seat in range(5)] == [9, 11, 11, 11, 11]


# --- 5. The fee ---


@pytest.mark.parametrize(
    ("edition", "fee", "price"),
    [
        ("pegasus-2014", "jester:5", ["jester:7", "jester:9", "pirate:5"]),
        ("sjg-2017", "pirate:5", ["jester:5", "jester:7", "jester:9"]),
        ("bigbox-2021", "pirate:5", ["jester:5", "jester:7", "jester:9"]),
    ],
)
def test_the_fee_is_paid_before_or_after_the_price(edition: str, fee: str, price: list[str]) -> None:
    """RULINGS, Order of hidden things, 5; base-2014.es, Contratar; sjg-2017, example of Karl; bigbox-2021."""
    game = table(
        sits("settler:4"),
        sits("jester:5 jester:7 jester:9 pirate:5 pirate:7"),
        edition=edition,
        phase="take",
        actor=1,
        harbor="sailor:3",
    )
    happened = play(game, "take sailor:3")
    assert purse(game, 0) == ["settler:4", fee]
    assert discard(game) == price
    assert purse(game, 1) == ["pirate:7"]
    paid = [kind for kind in kinds(happened) if kind in ("fee_paid", "coin_spent")]
    first = ["fee_paid"] if edition == "pegasus-2014" else []
    last = [] if first else ["fee_paid"]
    assert paid == [*first, *["coin_spent"] * 3, *last]


@every_edition
def test_the_fee_for_a_ship_is_the_oldest_coin_of_the_purse(edition: str) -> None:
    """RULINGS, Order of hidden things, 5."""
    game = table(
        sits("settler:4"),
        sits("jester:5 jester:7"),
        edition=edition,
        phase="take",
        actor=1,
        harbor="flute:2/2",
        deck="pirate:5 pirate:7",
    )
    happened = play(game, "take flute:2/2")
    assert purse(game, 0) == ["settler:4", "jester:5"]
    assert purse(game, 1) == ["jester:7", "pirate:5", "pirate:7"]
    assert kinds(happened)[:3] == ["ship_traded", "coins_gained", "fee_paid"]


@every_edition
def test_the_fee_for_a_ship_comes_out_of_the_income_if_the_purse_is_empty(edition: str) -> None:
    """RULINGS, Order of hidden things, 5."""
    game = table(
        sits("settler:4"), sits(0), edition=edition, phase="take", actor=1, harbor="flute:2/2", deck="pirate:5 pirate:7"
    )
    play(game, "take flute:2/2")
    assert (purse(game, 0), purse(game, 1)) == (["settler:4", "pirate:5"], ["pirate:7"])


def test_a_fee_keeps_the_pass_of_the_deck_it_came_from() -> None:
    """RULINGS, coins_face_up_when_spent: it moves as the same card."""
    game = table(
        {"coins": ["settler:4"], "passes": [2], "display": []},
        {"coins": ["jester:5", "jester:7"], "passes": [1, 2], "display": []},
        phase="take",
        actor=1,
        harbor="flute:1/1",
        **{"pass": 3},
    )
    play(game, "take flute:1/1")
    assert [game.view().players[seat].passes for seat in range(2)] == [(2, 1), (2, 3)]


def test_a_spent_coin_tells_its_pass() -> None:
    """RULINGS, coins_face_up_when_spent: everyone can count cards."""
    game = table(
        {"coins": ["jester:5", "jester:7", "jester:9"], "passes": [1, 2, 3], "display": []},
        sits(0),
        harbor="sailor:3",
        **{"pass": 3},
    )
    happened = play(game, "stop", "take sailor:3")
    assert [(e.card, e.detail) for e in of_kind(happened, "coin_spent")] == [
        ("jester:5", 1),
        ("jester:7", 2),
        ("jester:9", 3),
    ]


def test_a_purse_keeps_its_order_however_many_coins_come_and_go() -> None:
    """RULINGS, coin_order: the oldest first; a fee becomes the newest."""
    game = table(sits(20), sits(20))
    spent = 0
    while spent < 300:
        held = [purse(game, seat) for seat in range(2)]
        happened = game.play(only_ships(game))
        for seat in range(2):
            gone = sum(e.seat == seat and e.kind in ("coin_spent", "fee_paid") for e in happened)
            left = held[seat][gone:]
            assert purse(game, seat)[: len(left)] == left
            faces = [e.card for e in of_kind(happened, "coin_spent") if e.seat == seat]
            assert faces == held[seat][: len(faces)]
        spent += sum(e.seat == 0 and e.kind == "coin_spent" for e in happened)


def only_ships(game: Game) -> str:
    """Draw until a ship lies in the harbor, take ships and hire nobody: only taxes take coins away."""
    choices = words(game)
    ships = [word for word in choices if word.startswith("take") and "/" in word]
    if ships:
        return ships[0]
    if "stop" in choices and any("/" in card for card in harbor(game)):
        return "stop"
    return "draw" if "draw" in choices else choices[-1]


# --- When things may be done ---


@every_edition
def test_with_nothing_to_draw_one_stops_even_as_the_first_action(edition: str) -> None:
    """RULINGS, When things may be done."""
    game = table(sits(0), sits(0), edition=edition, rest=1)
    assert (game.view().deck, discard(game)) == (0, [])
    assert words(game) == ["stop"]
    with pytest.raises(IllegalAction):
        game.play("draw")
    play(game, "stop")
    assert game.active == 1


def test_with_a_discard_to_shuffle_there_is_something_to_draw() -> None:
    """RULINGS, When things may be done."""
    game = table(sits(0), sits(0), discard="settler:4", rest=1)
    assert words(game) == ["draw"]
    play(game, "draw")
    assert (harbor(game), words(game)) == (["settler:4"], ["stop"])


def test_a_claim_may_be_made_although_nothing_can_be_drawn() -> None:
    """RULINGS, When things may be done."""
    game = table(sits(0, "priest:4 priest:4"), sits(0), expeditions="expedition:cross+cross", rest=1)
    assert words(game) == ["claim expedition:cross+cross", "stop"]


@every_edition
def test_expeditions_may_be_claimed_after_the_last_card_taken(edition: str) -> None:
    """RULINGS, When things may be done."""
    game = table(
        sits(0, "priest:4 priest:4"),
        sits(3),
        edition=edition,
        expeditions="expedition:cross+cross",
        harbor="flute:1/1 barque:1/1",
    )
    play(game, "stop", "take flute:1/1")
    assert (game.actor, words(game)) == (0, ["claim expedition:cross+cross", "pass"])
    play(game, "claim expedition:cross+cross")
    assert game.actor == 1


@every_edition
def test_expeditions_may_be_claimed_with_the_harbor_empty(edition: str) -> None:
    """RULINGS, When things may be done: a taking ends by itself only when nothing can be claimed."""
    game = table(sits(0, "priest:4 priest:4"), sits(3), edition=edition, deck="expedition:cross+cross")
    play(game, "draw", "stop")
    assert (game.phase, words(game)) == ("take", ["claim expedition:cross+cross", "pass"])
    play(game, "pass")
    assert game.active == 1


def test_the_active_player_can_not_claim_while_others_take() -> None:
    """RULINGS, When things may be done."""
    game = table(
        sits(0, "priest:4 priest:4"), sits(3), expeditions="expedition:cross+cross", harbor="flute:1/1 barque:1/1"
    )
    play(game, "stop", "take flute:1/1", "pass")
    assert (game.actor, claims(game)) == (1, [])


def test_a_ship_that_can_not_pay_its_own_fee_can_not_be_taken() -> None:
    """RULINGS, When things may be done: empty purse, nothing left to draw."""
    # In the last pass no new deck is made, so the ship brings nothing.
    game = table(sits(0), sits(0), sits(0), phase="take", actor=1, harbor="flute:2/2", rest=2, **{"pass": LAST_PASS})
    assert words(game) == ["pass"]
    with pytest.raises(IllegalAction):
        game.play("take flute:2/2")


def test_the_ship_itself_is_its_own_coin_when_it_is_the_only_card_left() -> None:
    """RULINGS, Order of hidden things, 4: it lies on the discard before its coins are drawn."""
    game = table(sits(0), sits(0), sits(0), phase="take", actor=1, harbor="flute:2/2", rest=2)
    assert takes(game) == ["flute:2/2"]
    play(game, "take flute:2/2")
    assert (purse(game, 0), purse(game, 1)) == (["flute:2/2"], [])


def test_in_the_last_pass_a_ship_can_still_pay_while_the_deck_lasts() -> None:
    """RULINGS, When things may be done."""
    game = table(
        sits(0),
        sits(0),
        sits(0),
        phase="take",
        actor=1,
        harbor="flute:2/2",
        deck="settler:4",
        rest=2,
        **{"pass": LAST_PASS},
    )
    play(game, "take flute:2/2")
    assert (purse(game, 0), purse(game, 1), discard(game)) == (["settler:4"], [], ["flute:2/2"])


def test_in_the_last_pass_a_purse_can_pay_for_a_ship_that_brings_nothing() -> None:
    """RULINGS, nothing_left: one gains only the coins there are."""
    game = table(
        sits(0), sits("jester:5"), sits(0), phase="take", actor=1, harbor="flute:2/2", rest=2, **{"pass": LAST_PASS}
    )
    happened = play(game, "take flute:2/2")
    assert (purse(game, 0), purse(game, 1)) == (["jester:5"], [])
    assert gains(happened) == []


def test_the_active_player_may_trade_with_a_ship_that_brings_nothing() -> None:
    """RULINGS, nothing_left."""
    game = table(sits(0), sits(0), harbor="flute:2/2", rest=1, **{"pass": LAST_PASS})
    play(game, "stop")
    assert takes(game) == ["flute:2/2"]
    play(game, "take flute:2/2")
    assert (coins(game, 0), discard(game)) == (0, ["flute:2/2"])


@every_edition
def test_a_taking_ends_by_itself_when_no_card_is_allowed_any_more(edition: str) -> None:
    """RULINGS, When things may be done."""
    game = table(sits(0), sits(0), edition=edition, harbor="flute:1/1 barque:1/1 sailor:3")
    happened = play(game, "stop", "take flute:1/1")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(0, 1)]
    happened = play(game, "take barque:1/1")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(1, 1)]


@every_edition
def test_what_the_active_player_could_claim_does_not_hold_up_the_others(edition: str) -> None:
    """RULINGS, When things may be done: the active player can't claim while others take."""
    game = table(
        sits(0, "priest:4 priest:4"),
        sits(0),
        sits(0),
        edition=edition,
        expeditions="expedition:cross+cross",
        phase="take",
        actor=1,
        harbor="flute:1/1 barque:1/1",
    )
    play(game, "take flute:1/1")
    assert (game.actor, words(game)) == (2, ["take barque:1/1", "pass"])
    play(game, "take barque:1/1")
    assert game.active == 1


@every_edition
def test_a_taking_ends_by_itself_when_no_card_is_left(edition: str) -> None:
    """RULINGS, When things may be done."""
    game = table(sits(0, "governor:8"), sits(0), edition=edition, harbor="flute:1/1")
    happened = play(game, "stop", "take flute:1/1")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_ended")] == [(0, 1), (1, 0)]


@every_edition
def test_a_taking_with_cards_one_can_not_pay_waits_for_a_pass(edition: str) -> None:
    """RULINGS, When things may be done: otherwise the player passes."""
    game = table(sits(0), sits(0), edition=edition, harbor="sailor:3")
    play(game, "stop")
    assert (game.actor, words(game)) == (0, ["pass"])


@every_edition
def test_a_round_in_which_nobody_could_draw_ends_the_game(edition: str) -> None:
    """RULINGS, stalemate."""
    game = table(sits(0, "sailor:3"), sits(0), edition=edition, rest=1)
    play(game, "stop")
    assert not game.over
    happened = play(game, "stop")
    assert (game.over, kinds(happened)[-2:]) == (True, ["round_ended", "game_ended"])
    assert happened[-1].detail == "stalemate"
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("stalemate", (0,))


@every_edition
def test_a_round_in_which_one_player_drew_a_card_is_no_stalemate(edition: str) -> None:
    """RULINGS, stalemate: nobody could draw."""
    game = table(sits(0), sits(0), edition=edition, deck="settler:4", rest=1)
    # Ann draws the last card and Ben passes on it; it comes back as a deck of one for Ben.
    play(game, "draw", "stop", "pass", "pass", "draw", "stop", "pass", "pass")
    assert (game.over, game.round) == (False, 2)


def test_a_card_drawn_counts_for_its_own_round_only() -> None:
    """RULINGS, stalemate: a whole round."""
    game = table(sits(0), sits(0), deck="flute:1/1", rest=1)
    # Ann draws the last card and trades with it, so that it becomes her coin.
    play(game, "draw", "stop", "take flute:1/1", "stop")
    assert (game.over, game.round) == (False, 2)
    play(game, "stop", "stop")
    assert (game.over, game.outcome is not None and game.outcome.reason) == (True, "stalemate")


def test_a_stalemate_is_scored_as_usual() -> None:
    """RULINGS, stalemate."""
    game = table(sits(3, "sailor:3"), sits(5, "sailor:3"), sits(0), rest=2)
    play(game, "stop", "stop", "stop")
    outcome = game.outcome
    assert outcome is not None
    assert [(s.seat, s.place) for s in outcome.standings] == [(1, 1), (0, 2), (2, 3)]


def test_in_the_variant_a_stalemate_ranks_players_with_an_expedition_first() -> None:
    """RULINGS, When things may be done: variant end and stalemate."""
    rulings = {"end_needs_expedition": "yes"}
    game = table(sits(0, ELEVEN), sits(0, "expedition:hut+hut"), sits(0), rest=2, rulings=rulings)
    play(game, "stop", "stop", "stop")
    assert game.outcome is not None
    assert [s.seat for s in game.outcome.standings] == [1, 0, 2]


def test_in_the_variant_a_stalemate_without_expeditions_is_scored_as_usual() -> None:
    """RULINGS, When things may be done: variant end and stalemate."""
    rulings = {"end_needs_expedition": "yes"}
    game = table(sits(0), sits(0, ELEVEN), sits(0), rest=2, rulings=rulings)
    play(game, "stop", "stop", "stop")
    assert game.outcome is not None
    assert game.outcome.winners == (1,)


def test_expeditions_on_the_table_are_never_shuffled_into_the_deck() -> None:
    """RULINGS, deck_empty; base-2014.es, Revelar, expedición."""
    game = table(sits(0), sits(0), deck="", expeditions="expedition:hut+hut", rest="discard")
    play(game, "draw")
    assert expeditions(game)[0] == "expedition:hut+hut"
    assert "expedition:hut+hut" not in deck(game) + discard(game)
