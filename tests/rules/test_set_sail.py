"""Set Sail, sentence by sentence: the game for two to four, and its twenty cards beside the base game."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from portroyal import Game
from portroyal.catalog import BY_CODE, CARDS
from portroyal.errors import PositionError, RulesetError
from portroyal.ruleset import Ruleset

from .table import coins, discard, every_edition, gains, of_kind, play, sits, table, takes, words

ALONE = ["set_sail"]
JOINED = ["base", "set_sail"]
WHOLESALERS = {
    *("wholesaler.yellow:6", "wholesaler.blue:6", "wholesaler.green:6", "wholesaler.red:6", "wholesaler.black:6"),
    *("wholesaler.yellow:8", "wholesaler.blue:8", "wholesaler.green:8", "wholesaler.red:8", "wholesaler.black:8"),
}
SEVEN = "passenger:8 passenger:6"


def sail(*players: dict[str, Any], **position: Any) -> Game:
    """A table of Set Sail alone."""
    return table(*players, **{"modules": ALONE, **position})


def in_deck(modules: list[str], players: int = 3) -> Counter[str]:
    """Every card of a game."""
    return Counter({CARDS[card].code: copies for card, copies in Ruleset.of(players, modules=modules).cards().items()})


def influence(game: Game, seat: int) -> int:
    return game.view().players[seat].influence


def tucked(game: Game, seat: int) -> list[str]:
    return list(game.view().players[seat].holds.get("tucked", ()))


# --- The box ---


def test_sixty_cards() -> None:
    """10 wholesalers, 2 of each color; 10 sailors, 2 pirates, 10 passengers, 3 taxes, 25 ships, 5 of each color."""
    by_name: Counter[str] = Counter()
    by_color: Counter[str] = Counter()
    for code, copies in in_deck(ALONE).items():
        by_name[BY_CODE[code].kind_name if BY_CODE[code].kind_name == "ship" else BY_CODE[code].name] += copies
        by_color[f"{BY_CODE[code].kind_name} {BY_CODE[code].color}"] += copies
    assert by_name == {"wholesaler": 10, "sailor": 10, "pirate": 2, "passenger": 10, "tax": 3, "ship": 25}
    for color in ("yellow", "blue", "green", "red", "black"):
        assert (by_color[f"person {color}"], by_color[f"ship {color}"]) == (2, 5)


def test_there_are_no_expeditions() -> None:
    game = Game.new(2, modules=ALONE, seed=1)
    assert not any(BY_CODE[code].kind_name == "expedition" for code in in_deck(ALONE))
    assert game.view().expeditions == ()


def test_twenty_marked_cards_join_the_base_game() -> None:
    """5 wholesalers, 5 passengers and 10 ships."""
    added = in_deck(JOINED) - in_deck(["base"])
    kinds: Counter[str] = Counter()
    for code, copies in added.items():
        kinds[BY_CODE[code].name if BY_CODE[code].kind_name == "person" else BY_CODE[code].kind_name] += copies
    assert kinds == {"wholesaler": 5, "passenger": 5, "ship": 10}
    ships = "pinnace:1/1 pinnace:4/3 flute:2/2 flute:5/3 barque:1/2 barque:3/2 frigate:3/2 frigate:6/3 galleon:2/1"
    assert {code for code in added if ":" in code and "/" in code} == {*ships.split(), "galleon:skull/4"}
    assert added["passenger:4"] == 5
    assert in_deck(["base"]) - in_deck(JOINED) == Counter()


def test_what_is_not_public_is_marked_reconstructed() -> None:
    """37 cards: 15 ships, 5 wholesalers, 5 passengers, 10 sailors and 2 pirates."""
    made: Counter[str] = Counter()
    for card in CARDS:
        made[card.name if card.kind_name == "person" else card.kind_name] += card.reconstructed.get("set_sail", 0)
        assert card.reconstructed.get("set_sail", 0) + card.added.get("set_sail", 0) <= card.copies.get("set_sail", 0)
    assert +made == {"ship": 15, "wholesaler": 5, "passenger": 5, "sailor": 10, "pirate": 2}
    assert BY_CODE["passenger:8"].facts()["reconstructed"] == {"set_sail": 2}


def test_one_face_has_one_price_and_one_influence() -> None:
    found = {card.code: card.influence for card in CARDS if "set_sail" in card.copies and card.kind_name == "person"}
    assert {code: found[code] for code in WHOLESALERS} == {code: 2 if code.endswith("6") else 3 for code in WHOLESALERS}
    assert (found["passenger:4"], found["passenger:6"], found["passenger:8"]) == (2, 3, 4)


# --- Who plays, and by which rules ---


def test_alone_it_is_for_two_to_four() -> None:
    for players in (1, 5):
        with pytest.raises(RulesetError, match="A game of set_sail is for 2 to 4 players"):
            Game.new(players, modules=ALONE)
    assert Game.new(5, modules=JOINED, seed=1).players == 5


def test_alone_nothing_else_is_mixed_in() -> None:
    with pytest.raises(RulesetError, match="'gambler' needs 'base'"):
        Game.new(2, modules=["set_sail", "gambler"])
    assert Ruleset.of(2, modules=["gambler", "set_sail", "base"]).modules == ("base", "gambler", "set_sail")


def test_the_variant_end_and_whatever_needs_the_base_game_is_refused_alone() -> None:
    for ruling, answer in (("end_needs_expedition", "yes"), ("jester_active_empty", "no")):
        with pytest.raises(RulesetError, match="is about the module 'base', which is not played"):
            Game.new(2, modules=ALONE, rulings={ruling: answer})
    assert Game.new(2, modules=JOINED, rulings={"end_needs_expedition": "yes"}, seed=1)


@every_edition
def test_every_edition_has_it(edition: str) -> None:
    game = Game.new(4, modules=ALONE, edition=edition, rulings={"others_after_none": "no"}, seed=3)
    assert game.ruleset.answer("others_after_none") == "no"
    assert game.ruleset.answer("fee_order") == ("before_price" if edition == "pegasus-2014" else "after_price")


# --- The end ---


def test_eight_influence_end_the_game() -> None:
    game = sail(sits(3, SEVEN), sits(), harbor="sailor:3")
    (ended,) = of_kind(play(game, "stop", "take sailor:3"), "end_triggered")
    assert (ended.seat, ended.count) == (0, 8)


def test_seven_do_not() -> None:
    game = sail(sits(4, "passenger:8 passenger:6"), sits(), harbor="sailor:3")
    play(game, "stop", "pass")
    assert not game.view().ending


def test_with_the_base_game_twelve_end_it() -> None:
    game = table(sits(4, "admiral:9 admiral:9 sailor:3"), sits(), modules=JOINED, harbor="passenger:4")
    play(game, "stop", "take passenger:4")
    assert influence(game, 0) == 9 and not game.view().ending


# --- The tax ---


@pytest.mark.parametrize(("had", "left"), [(8, 8), (9, 8), (10, 8), (15, 8)])
def test_nine_coins_or_more_are_discarded_down_to_eight(had: int, left: int) -> None:
    game = sail(sits(had, "sailor:3"), sits(had, "sailor:3"), sits(0), deck="tax:influence")
    happened = play(game, "draw")
    assert [coins(game, seat) for seat in (0, 1)] == [left, left]
    assert [(event.seat, event.count) for event in of_kind(happened, "tax_paid")] == [
        (seat, had - left) for seat in (0, 1) if had > left
    ]


def test_then_whoever_has_least_influence_gets_a_coin() -> None:
    game = sail(sits(9, "sailor:3"), sits(2), sits(0), deck="tax:influence")
    assert gains(play(game, "draw")) == [(1, 1, "tax"), (2, 1, "tax")]


def test_with_the_base_game_its_own_tax_holds() -> None:
    game = table(sits(11), sits(12), modules=JOINED, deck="tax:influence")
    play(game, "draw")
    assert [coins(game, seat) for seat in (0, 1)] == [12, 7]


# --- Wholesalers ---


def test_a_ship_of_the_wholesalers_color_is_tucked_under_him_and_brings_its_coins() -> None:
    game = sail(sits(0, "wholesaler.blue:6"), sits(), harbor="flute:2/2", discard="sailor:3")
    happened = play(game, "stop", "take flute:2/2")
    assert tucked(game, 0) == ["flute:2/2"] and discard(game) == ["sailor:3"]
    assert coins(game, 0) == 2 and influence(game, 0) == 3
    (event,) = of_kind(happened, "ship_tucked")
    assert (event.seat, event.card, event.count) == (0, "flute:2/2", 1)


def test_a_ship_of_another_color_is_discarded() -> None:
    game = sail(sits(0, "wholesaler.blue:6"), sits(), harbor="pinnace:1/1")
    play(game, "stop", "take pinnace:1/1")
    assert tucked(game, 0) == [] and influence(game, 0) == 2
    assert "pinnace:1/1" in discard(game)


def test_his_ships_are_kept_on_anothers_turn_too() -> None:
    game = sail(sits(), sits(0, "wholesaler.red:8"), phase="take", actor=1, harbor="frigate:3/2")
    play(game, "take frigate:3/2")
    assert tucked(game, 1) == ["frigate:3/2"] and influence(game, 1) == 4
    assert [coins(game, seat) for seat in (0, 1)] == [1, 1]


def test_anothers_wholesaler_keeps_nothing_of_mine() -> None:
    game = sail(sits(), sits(0, "wholesaler.red:8"), harbor="frigate:3/2")
    play(game, "stop", "take frigate:3/2")
    assert tucked(game, 0) == tucked(game, 1) == []


def test_several_ships_lie_under_one_wholesaler() -> None:
    kept = ["galleon:2/1", "galleon:4/2"]
    game = sail({**sits(0, "wholesaler.black:6"), "tucked": kept}, sits(), harbor="galleon:7/3")
    assert influence(game, 0) == 4
    play(game, "stop", "take galleon:7/3")
    assert tucked(game, 0) == [*kept, "galleon:7/3"] and influence(game, 0) == 5


def test_a_ship_tucked_can_be_the_eighth_influence() -> None:
    game = sail(sits(0, "passenger:8 wholesaler.green:8"), sits(), harbor="barque:1/2")
    happened = play(game, "stop", "take barque:1/2")
    assert [(event.seat, event.count) for event in of_kind(happened, "end_triggered")] == [(0, 8)]


def test_a_repelled_ship_is_not_traded() -> None:
    game = sail(sits(0, "wholesaler.yellow:6 sailor:3"), sits(), deck="pinnace:1/1")
    play(game, "draw", "repel")
    assert tucked(game, 0) == [] and "pinnace:1/1" in discard(game)


def test_traders_pay_for_a_tucked_ship() -> None:
    game = table(sits(0, "wholesaler.blue:8 trader.blue:3"), sits(), modules=JOINED, harbor="flute:2/2")
    play(game, "stop", "take flute:2/2")
    assert coins(game, 0) == 3 and tucked(game, 0) == ["flute:2/2"]


def test_wholesaler_at_once() -> None:
    """He keeps ships traded later in the taking he is hired in."""
    game = sail(sits(6), sits(), phase="take", takes=2, harbor="wholesaler.green:6 barque:3/2")
    play(game, "take wholesaler.green:6", "take barque:3/2")
    assert tucked(game, 0) == ["barque:3/2"] and influence(game, 0) == 3


def test_wholesalers_of_one_color() -> None:
    """Two share the ships, one ship counts once."""
    game = sail(sits(0, "wholesaler.green:6 wholesaler.green:8"), sits(), harbor="barque:3/2")
    play(game, "stop", "take barque:3/2")
    assert tucked(game, 0) == ["barque:3/2"] and influence(game, 0) == 2 + 3 + 1


@pytest.mark.parametrize(("keeps", "allowed"), [("wholesaler.blue:6", []), ("sailor:3", ["flute:1/1"])])
def test_kept_ship_as_coin(keeps: str, allowed: list[str]) -> None:
    """Deck and discard empty, purse empty: a discarded ship is its own coin and pays the fee; a kept one can't."""
    game = sail(sits(0), sits(0, keeps), phase="take", actor=1, harbor="flute:1/1", rest=0)
    assert takes(game) == allowed
    assert "pass" in words(game)


def test_a_kept_ship_pays_its_fee_out_of_the_discard() -> None:
    game = sail(
        sits(0), sits(0, "wholesaler.blue:6"), phase="take", actor=1, harbor="flute:1/1", discard="sailor:3", rest=0
    )
    play(game, "take flute:1/1")
    assert tucked(game, 1) == ["flute:1/1"] and coins(game, 1) == 0


def test_whoever_can_pay_the_fee_takes_a_kept_ship_that_brings_nothing() -> None:
    game = sail(sits(0), sits(1, "wholesaler.blue:6"), phase="take", actor=1, harbor="flute:1/1", rest=0)
    play(game, "take flute:1/1")
    assert coins(game, 1) == 0 and influence(game, 1) == 3


# --- Passengers ---


@pytest.mark.parametrize(("code", "worth"), [("passenger:4", 2), ("passenger:6", 3), ("passenger:8", 4)])
def test_passengers_have_no_ability_but_influence(code: str, worth: int) -> None:
    game = sail(sits(9), sits(), phase="take", harbor=code)
    play(game, f"take {code}")
    assert influence(game, 0) == worth
    assert game.view().players[0].abilities == {"influence": worth, "passengers": 1}


# --- Documents ---


def test_tucked_ships_are_told_and_read_again() -> None:
    game = sail({**sits(2, "wholesaler.black:6"), "tucked": ["galleon:2/1"]}, sits(3))
    document = game.to_position()
    assert document["players"][0]["tucked"] == ["galleon:2/1"]
    again = Game.from_position(document)
    assert again.hash == game.hash and influence(again, 0) == 3


def test_ships_without_a_wholesaler_of_their_color_are_refused() -> None:
    with pytest.raises(PositionError, match="No wholesaler of seat 0 keeps galleon:2/1: that takes one for black"):
        sail({**sits(2, "wholesaler.blue:6"), "tucked": ["galleon:2/1"]}, sits(3))


def test_without_the_module_there_is_no_wholesaler() -> None:
    with pytest.raises(PositionError, match="belongs to the module 'set_sail', which is not played"):
        table(sits(0, "wholesaler.blue:6"), sits())
    with pytest.raises(PositionError, match=r"This game has 0 of wholesaler\.blue:6, and the document names more"):
        table(sits(0, "wholesaler.blue:6"), sits(), modules=JOINED)
