"""What a guest sees: prices, gains, fees and reasons as the rules say, and odds as far as the table shows them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from worlds import games

from portroyal import Game
from portroyal.knowledge.gamble import survival
from portroyal.knowledge.offers import expedition_offers, harbor_offers
from portroyal.server.protocol import Look
from portroyal.server.table.looks import odds_of, seats_look, watchers_look


def look(game: Game, seat: int | None, **more: Any) -> Look:
    return seats_look(watchers_look(game.view(None), "exact", game.version), game.view(seat), seat, **more)


def position(**more: Any) -> Game:
    return Game.from_position(
        {
            "players": [
                {"name": "Ann", "coins": 4, "display": ["trader.blue:3", "mademoiselle:9", "settler:4"]},
                {"name": "Ben", "coins": 0, "display": []},
                {"name": "Cleo", "coins": 3, "display": ["jack_of_all_trades:6", "captain:4", "sailor:3"]},
            ],
            "harbor": ["flute:1/2", "sailor:3", "admiral:5", "pinnace:4/3"],
            "expeditions": ["expedition:anchor+anchor", "expedition:hut+hut"],
            "seed": 1,
            **more,
        }
    )


def test_a_trader_adds_to_what_a_ship_brings_and_a_mademoiselle_takes_from_what_a_person_costs() -> None:
    flute, sailor, admiral, pinnace = look(position(phase="take"), 0).offers
    assert (flute.gain, flute.price, flute.fee, flute.action) == (3, 0, 0, "take flute:1/2")
    assert (sailor.cost, sailor.price, sailor.fee, sailor.action) == (3, 2, 0, "take sailor:3")
    assert (admiral.cost, admiral.price, admiral.short, admiral.why) == (5, 4, 0, None)
    assert pinnace.gain == 3


def test_whoever_takes_on_anothers_turn_sees_the_fee() -> None:
    flute, sailor, admiral, _ = look(position(phase="take", active=0, actor=2), 2).offers
    assert (flute.fee, flute.gain, flute.action) == (1, 2, "take flute:1/2")
    assert (sailor.price, sailor.fee, sailor.short, sailor.action) == (3, 1, 1, None)
    assert sailor.why == "too_expensive"
    assert (admiral.short, admiral.why) == (3, "too_expensive")


def test_a_ship_may_pay_its_own_fee_where_the_ruling_says_so() -> None:
    game = position(phase="take", active=0, actor=1)
    assert look(game, 1).offers[0].action == "take flute:1/2"
    assert look(game, 1).offers[0].short == 0
    game = position(phase="take", active=0, actor=1, rulings={"fee_from_ship": "no"})
    assert (look(game, 1).offers[0].short, look(game, 1).offers[0].why) == (1, "fee_unpaid")


def test_before_it_is_ones_time_nothing_is_refused_but_shortage_shows() -> None:
    game = position(phase="discover", active=0)
    for seat in (0, 1, 2, None):
        assert all(offer.why is None and offer.action is None for offer in look(game, seat).offers)
    assert [offer.short for offer in look(game, 0).offers] == [0, 0, 0, 0]
    assert [offer.short for offer in look(game, 1).offers] == [0, 4, 6, 0]


def test_expeditions_tell_whom_they_lack() -> None:
    game = position(phase="take", active=2, actor=2)
    anchors, huts = look(game, 2).claims
    assert (anchors.missing, anchors.why) == ([], None)
    assert anchors.action == "claim expedition:anchor+anchor"
    assert (huts.missing, huts.why) == (["hut"], "persons_missing")
    anchors, huts = look(game, 0).claims
    assert (anchors.missing, huts.missing) == (["anchor", "anchor"], ["hut"])
    assert anchors.why is None


def test_ships_under_a_wholesaler_are_seen_by_all_and_what_the_next_one_brings_by_whoever_keeps_it() -> None:
    players = [
        {"name": "Ann", "coins": 4, "display": ["wholesaler.green:6"], "tucked": ["barque:1/1"]},
        {"name": "Ben", "coins": 4},
    ]
    harbor = ["barque:3/2", "flute:1/1", "passenger:4"]
    game = Game.from_position({"modules": ["set_sail"], "players": players, "harbor": harbor, "phase": "take"})
    for seat in (0, 1, None):
        assert [player.holds for player in look(game, seat).players] == [{"tucked": ["barque:1/1"]}, {}]
    assert [offer.influence for offer in look(game, 0).offers] == [1, 0, 2]
    assert [offer.influence for offer in look(game, 1).offers] == [0, 0, 2]
    told = {choice.card: choice.influence for choice in look(game, 0).choices}
    assert told == {"barque:3/2": 1, "flute:1/1": 0, "passenger:4": 2, None: 0}
    assert look(game, 0).goal == 8


def at_the_gamblers(**more: Any) -> Game:
    players = [
        {"name": "Ann", "coins": 4, "display": ["gambler:4", "gambler:8"]},
        {"name": "Ben", "coins": 3, "display": []},
    ]
    return Game.from_position({"modules": ["base", "gambler"], "players": players, "seed": 1, **more})


def test_a_gambler_is_a_choice_with_its_chance_for_everyone_to_see() -> None:
    game = at_the_gamblers()
    chance = float(survival(game.view(None)))
    assert 0.0 < chance < 1.0
    assert [choice.kind for choice in look(game, 0).choices] == ["draw", "gamble"]
    for seat in (0, 1, None):
        assert (look(game, seat).gambled, look(game, seat).gamble) == (0, chance)
    assert watchers_look(game.view(None), "simple", 0).gamble == chance
    assert watchers_look(game.view(None), "off", 0).gamble is None


def test_whoever_has_no_gambler_left_is_told_no_chance() -> None:
    game = at_the_gamblers(active=1)
    assert (look(game, 1).gamble, look(game, 0).gamble) == (None, None)
    deck = ["sailor:3", "settler:4", "captain:4", "trader.blue:3"] * 1
    game = at_the_gamblers(deck=[*deck, "sailor:3", "settler:4", "captain:4", "trader.blue:5"])
    game.play("gamble")
    once = look(game, 0)
    assert once.gambled == 1 and once.gamble is not None
    assert once.odds is None, "no single card is drawn after a gambler"
    assert sorted(choice.kind for choice in once.choices) == ["gamble", "stop"]
    game.play("gamble")
    assert look(game, 0).gamble is None


def test_others_are_told_why_they_can_not_claim() -> None:
    game = position(phase="take", active=0, actor=2)
    assert [offer.why for offer in look(game, 2).claims] == ["not_active", "not_active"]


def test_a_ship_that_would_bust_says_so_on_the_choice() -> None:
    game = position(phase="repel", active=2, ship="flute:1/1", harbor=["flute:2/2"])
    seen = look(game, 2)
    assert (seen.ship, seen.ship_busts, seen.colors) == ("flute:1/1", True, ["blue"])
    assert {choice.kind: choice.busts for choice in seen.choices} == {"repel": False, "keep": True}
    game = position(phase="repel", active=2, ship="flute:1/1", harbor=["pinnace:4/3"])
    assert not look(game, 2).ship_busts


def test_takes_now_counts_the_colors_flying() -> None:
    ships = ["flute:1/2", "pinnace:4/3", "barque:1/1", "frigate:1/1", "galleon:2/1"]
    assert [look(position(harbor=ships[:count]), 0).takes_now for count in range(6)] == [1, 1, 1, 1, 2, 3]


def test_a_watcher_sees_with_the_eyes_of_whoever_decides_and_has_no_choices() -> None:
    game = position(phase="take", active=0, actor=2)
    watcher, cleo = look(game, None), look(game, 2)
    assert watcher.choices == [] and cleo.choices != []
    assert [offer.price for offer in watcher.offers] == [offer.price for offer in cleo.offers]
    assert all(offer.action is None and offer.why is None for offer in (*watcher.offers, *watcher.claims))


def test_whoever_is_held_has_no_choices() -> None:
    seen = look(position(phase="take"), 0, may_act=False)
    assert seen.choices == []
    assert all(offer.action is None and offer.why is None for offer in (*seen.offers, *seen.claims))


def test_odds_are_off_simple_or_exact() -> None:
    game = Game.new(players=3, seed=7)
    game.play("draw")
    view = game.view()
    assert odds_of(view, "off") is None
    simple, exact = odds_of(view, "simple"), odds_of(view, "exact")
    assert simple is not None and exact is not None
    assert (simple.bust, simple.of, simple.chance) == (exact.bust, exact.of, exact.chance)
    assert (simple.colors, simple.kinds, simple.new_color, simple.affordable) == ([], {}, 0, 0)
    assert sum(exact.kinds.values()) == exact.of
    assert sum(color.busts for color in exact.colors) == exact.bust


@pytest.mark.parametrize("phase", ["take", "bust"])
def test_there_are_odds_only_while_cards_are_drawn(phase: str) -> None:
    game = position(phase="take") if phase == "take" else position(phase="bust", harbor=[])
    assert odds_of(game.view(), "exact") is None


@given(games())
def test_a_watcher_can_work_out_what_the_cards_mean_to_who_does_not_decide(game: Game) -> None:
    common = watchers_look(game.view(None), "exact", game.version)
    for seat in range(game.players):
        if seat != game.actor or game.over:
            assert seats_look(common, game.view(None), seat) == seats_look(common, game.view(seat), seat)


@given(games())
def test_offers_and_choices_say_the_same_as_the_rules(game: Game) -> None:
    for seat in range(game.players):
        view = game.view(seat)
        seen = look(game, seat)
        actions = [choice.action for choice in seen.choices]
        assert actions == list(view.legal)
        offered = {offer.action for offer in (*seen.offers, *seen.claims, *seen.contracts) if offer.action}
        declined = {offer.decline.action for offer in seen.offers if offer.decline and offer.decline.action}
        assert offered | declined <= set(actions)
        of_contracts = {choice.action for choice in seen.choices if choice.kind in ("contract", "decline")}
        assert of_contracts <= offered | declined
        assert {choice.card for choice in seen.choices if choice.card} == {
            offer.card for offer in (*seen.offers, *seen.claims) if offer.action
        }
        for offer in harbor_offers(view, seat):
            if offer.why is not None:
                assert offer.action is None
                assert offer.short > 0 or offer.why == "no_takes_left"
        for offer in expedition_offers(view, seat):
            if offer.action is not None:
                assert offer.missing == ()
            if offer.why == "persons_missing":
                assert offer.missing


SYMBOLS = {"captain": "anchor", "priest": "cross", "settler": "hut"}


@given(games())
def test_at_any_moment_an_expedition_lacks_what_ones_own_people_do_not_have(game: Game) -> None:
    for seat in range(game.players):
        seen = look(game, seat)
        people = [code.partition(":")[0] for code in seen.players[seat].display]
        have = Counter(SYMBOLS[person] for person in people if person in SYMBOLS)
        for claim in seen.claims:
            lacking = Counter(claim.card.partition(":")[2].split("+")) - have
            assert not Counter(claim.missing) - lacking, "a symbol one has"
            assert len(claim.missing) == max(0, lacking.total() - people.count("jack_of_all_trades"))
    seen, decides = look(game, None), look(game, game.actor)
    assert [claim.missing for claim in seen.claims] == [claim.missing for claim in decides.claims], "for who watches"


@given(games())
def test_a_choice_brings_and_costs_what_it_says(game: Game) -> None:
    if game.over:
        return
    seat = game.actor
    coins = game.view().players[seat].coins
    for choice in look(game, seat).choices:
        after = game.clone()
        events = after.play(choice.action)
        gained = sum(e.count for e in events if e.kind == "coins_gained" and e.detail in ("ship", "expedition"))
        spent = sum(e.count for e in events if e.kind == "coin_spent" and e.seat == seat)
        fees = sum(1 for e in events if e.kind == "fee_paid" and e.seat == seat)
        if choice.kind in ("take", "claim"):
            assert (choice.gain, choice.price, choice.fee) == (gained, spent, fees)
            assert coins + choice.gain >= choice.price + choice.fee
        if choice.kind in ("contract", "decline"):
            assert choice.step is not None
            paid = [e.count for e in events if e.kind == "contract_completed" and e.seat == seat]
            assert paid == ([choice.gain] if choice.step.completes else [])
            influence = sum(e.count for e in events if e.kind == "influence_gained" and e.seat == seat)
            let_go = sum(e.count for e in events if e.kind == "coins_declined")
            assert (choice.influence, choice.lets_go) == (influence, let_go)
            assert (choice.price, choice.fee if not after.over else fees) == (spent, fees)
        if choice.kind == "keep":
            assert choice.busts == any(event.kind == "harbor_busted" for event in events)


def test_a_choice_tells_by_how_much_it_changes_ones_influence() -> None:
    game = position(phase="take", active=2, actor=2)
    choices = {choice.action: choice.influence for choice in look(game, 2).choices}
    # The captain and the jack of all trades go, with what they are worth.
    assert choices["claim expedition:anchor+anchor"] == 4 - 1 - 1
    assert choices["take sailor:3"] == 1
    assert choices["take flute:1/2"] == choices["pass"] == 0
    after = game.clone()
    after.play("claim expedition:anchor+anchor")
    before, now = (each.view(2).players[2].influence for each in (game, after))
    assert now - before == choices["claim expedition:anchor+anchor"]
