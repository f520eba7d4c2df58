"""The persons and ships of Just One More Contract, sentence by sentence: with contracts or without."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from portroyal import Game
from portroyal.catalog import BY_CODE, CARDS
from portroyal.errors import IllegalAction, RulesetError, UnreadableAction
from portroyal.ruleset import Ruleset

from .table import FLEET, coins, every_edition, gains, influence, kinds, of_kind, play, purse, sits, table, takes, words

MODULES = ["base", "contract_cards"]
CLERKS = {"clerk.yellow:4": 1, "clerk.black:4": 1, "clerk.blue:6": 2, "clerk.red:6": 2, "clerk.green:9": 3}
GUNNERS = {"gunner:4": 1, "gunner:6": 2, "gunner:8": 3}
VICE_ADMIRALS = {"vice_admiral:5": 1, "vice_admiral:7": 2, "vice_admiral:9": 3}
PLAIN = ("pinnace:2/1", "flute:1/1", "barque:1/1", "frigate:1/1", "galleon:2/1")
SPECIAL = ("pinnace:4/3+1", "flute:5/3+1", "barque:3/3+1", "frigate:6/3+1", "galleon:skull/3+1")


def quay(*players: dict[str, Any], **position: Any) -> Game:
    """A table with the new persons and ships."""
    return table(*players, **{"modules": MODULES, **position})


def in_deck(modules: list[str], players: int = 3) -> Counter[str]:
    return Counter({CARDS[card].code: copies for card, copies in Ruleset.of(players, modules=modules).cards().items()})


# --- The cards ---


def test_fourteen_persons_and_ten_ships_join_the_base_game() -> None:
    """Clerks (1 for each color of ship), gunners (4), vice admirals (5); two new ships of each color."""
    added = in_deck(MODULES) - in_deck(["base"])
    persons = {code: copies for code, copies in added.items() if BY_CODE[code].kind_name == "person"}
    assert persons == {
        **dict.fromkeys(CLERKS, 1),
        "gunner:4": 1,
        "gunner:6": 2,
        "gunner:8": 1,
        "vice_admiral:5": 2,
        "vice_admiral:7": 2,
        "vice_admiral:9": 1,
    }
    ships = {code: copies for code, copies in added.items() if BY_CODE[code].kind_name == "ship"}
    assert ships == dict.fromkeys((*PLAIN, *SPECIAL), 1)
    assert sum(added.values()) == 24
    assert not in_deck(["base"]) - in_deck(MODULES)


def test_each_person_has_a_price_and_influence_of_its_own() -> None:
    found = {card.code: card.influence for card in CARDS if card.name in ("clerk", "gunner", "vice_admiral")}
    assert found == {**CLERKS, **GUNNERS, **VICE_ADMIRALS}


def test_one_of_the_two_ships_of_each_color_has_a_gift() -> None:
    assert {card.code for card in CARDS if card.gift} == set(SPECIAL)
    assert {BY_CODE[code].color for code in SPECIAL} == {"yellow", "blue", "green", "red", "black"}
    assert {(BY_CODE[code].coins, BY_CODE[code].gift) for code in SPECIAL} == {(3, 1)}


def test_they_may_be_added_without_the_contracts() -> None:
    game = Game.new(5, modules=MODULES, seed=1)
    assert game.view().contracts == ()
    assert Ruleset.of(2, modules=["contract_cards", "set_sail", "gambler", "base"]).modules == (
        *("base", "gambler", "set_sail", "contract_cards"),
    )


def test_they_need_the_base_game() -> None:
    for mix in (["contract_cards"], ["set_sail", "contract_cards"]):
        with pytest.raises(RulesetError, match="'contract_cards' needs 'base': choose both") as refused:
            Game.new(2, modules=mix)
        assert refused.value.facts["reason"] == "needs"


def test_they_are_for_two_to_five() -> None:
    for players in (1, 6):
        with pytest.raises(RulesetError, match="A game of base and contract_cards is for 2 to 5 players"):
            Game.new(players, modules=MODULES)


# --- Clerks ---


@pytest.mark.parametrize(
    ("clerk", "ship"),
    [
        ("clerk.yellow:4", "pinnace:2/1"),
        ("clerk.blue:6", "flute:1/1"),
        ("clerk.green:9", "barque:1/1"),
        ("clerk.red:6", "frigate:1/1"),
        ("clerk.black:4", "galleon:2/1"),
    ],
)
def test_a_clerk_brings_one_more_card_for_a_ship_of_its_color(clerk: str, ship: str) -> None:
    game = quay(sits(5, clerk), sits(5), harbor=f"{ship} sailor:3 sailor:5", phase="take")
    assert game.view().takes == 1
    play(game, f"take {ship}")
    assert (game.view().takes, game.actor) == (1, 0)
    play(game, "take sailor:3")
    assert game.actor == 1


def test_a_clerk_does_nothing_for_a_ship_of_another_color_nor_for_a_person() -> None:
    for taken in ("flute:1/1", "sailor:3"):
        game = quay(sits(5, "clerk.yellow:4"), sits(5), harbor=f"{taken} settler:4 pinnace:1/1", phase="take")
        play(game, f"take {taken}")
        assert game.actor == 1


def test_clerks_are_cumulative_over_the_ships_of_a_taking() -> None:
    game = quay(
        sits(9, "clerk.yellow:4 clerk.blue:6"),
        sits(9),
        harbor="pinnace:1/1 flute:1/1 sailor:3 settler:4",
        phase="take",
    )
    left = []
    for card in ("pinnace:1/1", "flute:1/1"):
        play(game, f"take {card}")
        left.append(game.view().takes)
    assert left == [1, 1], "each ship gives back the card it cost"
    play(game, "take sailor:3")
    assert game.actor == 1


def test_a_clerk_adds_to_what_colors_governors_and_gamblers_allow() -> None:
    game = quay(
        sits(9, "clerk.yellow:4 governor:8 gambler:4"),
        sits(9),
        modules=["base", "gambler", "contract_cards"],
        deck="pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1",
    )
    play(game, "gamble")
    assert game.view().takes == 2 + 1 + 1
    play(game, "take pinnace:1/1")
    assert game.view().takes == 4


def test_off_turn_a_clerk_counts_too_and_each_card_costs_the_fee() -> None:
    """If you are not the active player, you pay the active player 1 coin for each card you take."""
    game = quay(sits(0), sits(5, "clerk.red:6"), harbor="frigate:1/1 sailor:3 settler:4", phase="take", actor=1)
    events = play(game, "take frigate:1/1")
    assert (coins(game, 0), coins(game, 1)) == (1, 5)
    events += play(game, "take sailor:3")
    assert (coins(game, 0), coins(game, 1)) == (2, 5 - 3 - 1)
    assert [(event.seat, event.detail) for event in of_kind(events, "fee_paid")] == [(1, 0), (1, 0)]
    assert game.active == 1, "both cards are taken and the turn is over"


@every_edition
def test_a_clerk_hired_now_counts_for_the_next_ship_at_once(edition: str) -> None:
    game = quay(
        *(sits(4), sits()), edition=edition, harbor="clerk.yellow:4 pinnace:1/1 sailor:3", phase="take", takes=2
    )
    play(game, "take clerk.yellow:4", "take pinnace:1/1")
    assert game.view().takes == 1


# --- Gunners ---


@pytest.mark.parametrize("ships", range(6))
def test_a_gunner_brings_a_coin_less_than_there_are_ships(ships: int) -> None:
    game = quay(sits(0, "gunner:4"), sits(), harbor=["sailor:3", *FLEET[:ships]])
    assert gains(play(game, "stop")) == ([(0, ships - 1, "gunner")] if ships > 1 else [])


def test_each_gunner_counts() -> None:
    game = quay(sits(0, "gunner:4 gunner:6 gunner:8"), sits(), harbor=FLEET[:3])
    assert gains(play(game, "stop")) == [(0, 3 * 2, "gunner")]


def test_an_empty_harbor_brings_a_gunner_nothing_and_takes_nothing() -> None:
    game = quay(sits(2, "gunner:4"), sits(2, "gunner:6"), drawn=1)
    assert gains(play(game, "stop")) == []
    assert [coins(game, seat) for seat in range(2)] == [2, 2]


def test_a_gunner_counts_the_ships_that_are_left_when_ones_own_taking_begins() -> None:
    game = quay(sits(0, "gunner:4"), sits(0, "gunner:6"), harbor=FLEET[:3])
    assert gains(play(game, "stop", "take flute:1/1"))[-1] == (1, 1, "gunner")


@every_edition
def test_a_gunner_hired_now_brings_nothing(edition: str) -> None:
    game = quay(sits(9), sits(), edition=edition, harbor=["gunner:4", *FLEET[:4]], phase="take")
    events = play(game, "take gunner:4", "take flute:1/1")
    assert gains(events) == [(0, 1, "ship")]


# --- Vice admirals ---


@pytest.mark.parametrize("cards", range(7))
def test_vice_admirals_bring_a_coin_each_with_three_or_four_cards_in_the_harbor(cards: int) -> None:
    harbor = ["sailor:3", *FLEET][:cards]
    game = quay(sits(0, "vice_admiral:5 vice_admiral:7"), sits(), harbor=harbor, drawn=max(cards, 1))
    assert gains(play(game, "stop"))[:1] == ([(0, 2, "vice_admiral")] if cards in (3, 4) else [])


def test_vice_admiral_coins() -> None:
    """The others get theirs if 3 or 4 cards are left when their taking begins: one coin too, "2" is a misprint."""
    players = [sits(9, "vice_admiral:5"), sits(9, "vice_admiral:9"), sits(9, "vice_admiral:7"), sits(9)]
    game = quay(*players, harbor="sailor:3 sailor:5 settler:4 captain:4")
    assert gains(play(game, "stop")) == [(0, 1, "vice_admiral")]
    assert gains(play(game, "take sailor:3")) == [(1, 1, "vice_admiral")]
    assert gains(play(game, "take sailor:5")) == [], "two cards are too few"


def test_vice_admirals_of_the_others_earn_though_there_were_too_many_cards_before() -> None:
    game = quay(sits(9, "vice_admiral:5"), sits(9, "vice_admiral:9"), harbor=FLEET)
    assert gains(play(game, "stop", "take pinnace:1/1", "take flute:1/1")) == [(0, 1, "ship"), (0, 1, "ship")]
    assert gains(play(game, "pass")) == [(1, 1, "vice_admiral")]


def test_taxes_and_expeditions_are_no_cards_of_the_harbor() -> None:
    deck = "tax:swords jester:5 jester:7 expedition:hut+hut sailor:3 settler:4 captain:4"
    game = quay(sits(0, "vice_admiral:5"), sits(), deck=deck)
    play(game, "draw", "draw", "draw", "draw")
    assert gains(play(game.clone(), "stop")) == []
    assert gains(play(game, "draw", "stop")) == [(0, 1, "vice_admiral")]


@every_edition
def test_a_vice_admiral_hired_now_brings_nothing(edition: str) -> None:
    game = quay(sits(9), sits(), edition=edition, harbor="vice_admiral:5 sailor:3 settler:4 captain:4", phase="take")
    assert gains(play(game, "take vice_admiral:5")) == []


def test_admirals_and_vice_admirals_never_earn_together() -> None:
    for cards, earner in ((4, "vice_admiral"), (5, "admiral")):
        display = "admiral:5 vice_admiral:5"
        game = quay(
            sits(0, display), sits(), harbor=["sailor:3", "sailor:5", "settler:4", "captain:4", "priest:4"][:cards]
        )
        assert [why for _, _, why in gains(play(game, "stop"))] == [earner]


# --- Ships with a gift ---


@pytest.mark.parametrize("ship", SPECIAL)
def test_another_player_of_ones_choice_gets_a_coin_too(ship: str) -> None:
    game = quay(sits(0), sits(0), sits(0), harbor=[ship, "sailor:3"], phase="take")
    play(game, f"take {ship}")
    assert (game.phase, game.actor, game.view().ship) == ("gift", 0, ship)
    assert words(game) == ["give 1", "give 2"]
    events = play(game, "give 2")
    assert [(event.kind, event.seat, event.count, event.detail) for event in events[:2]] == [
        ("gift_given", 0, 1, 2),
        ("coins_gained", 2, 1, "gift"),
    ]
    assert [coins(game, seat) for seat in range(3)] == [3, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_gift_goes_to_any_other_seat(players: int) -> None:
    for giver in range(players):
        position = {"phase": "take", "actor": giver, "harbor": ["flute:5/3+1"], "active": 0}
        game = quay(*[sits(1)] * players, **position)
        play(game, "take flute:5/3+1")
        assert words(game) == [f"give {seat}" for seat in range(players) if seat != giver]
        with pytest.raises(IllegalAction, match="goes to another player of this table") as refused:
            game.play(f"give {giver}")
        assert refused.value.facts["reason"] == "not_another"


def test_a_gift_has_to_name_a_seat() -> None:
    game = quay(sits(0), sits(0), harbor="flute:5/3+1", phase="take")
    play(game, "take flute:5/3+1")
    for said in ("give", "give 7", "give ben", "give 1 1"):
        with pytest.raises(UnreadableAction, match="'give' names the number of a seat, counted from 0"):
            game.play(said)
    with pytest.raises(IllegalAction):
        game.play("give 3")


def test_off_turn_the_fee_is_paid_before_the_gift() -> None:
    """Coins, then the fee, then the gift is chosen and drawn: the giver may even have nothing but the ship."""
    game = quay(
        sits("sailor:3"),
        sits("sailor:5"),
        deck="settler:4 captain:4 priest:4 jester:5",
        harbor="flute:5/3+1",
        phase="take",
        actor=1,
    )
    events = play(game, "take flute:5/3+1")
    assert kinds(events) == ["ship_traded", "coins_gained", "fee_paid"]
    assert game.phase == "gift"
    play(game, "give 0")
    assert purse(game, 0) == ["sailor:3", "sailor:5", "jester:5"]
    assert purse(game, 1) == ["settler:4", "captain:4", "priest:4"]


def test_traders_raise_ones_own_coins_and_not_the_gift() -> None:
    game = quay(sits(0, "trader.blue:3"), sits(0), harbor="flute:5/3+1", phase="take")
    play(game, "take flute:5/3+1", "give 1")
    assert [coins(game, seat) for seat in range(2)] == [4, 1]


def test_the_taking_goes_on_after_a_gift() -> None:
    game = quay(sits(0, "governor:8"), sits(0), harbor="flute:5/3+1 sailor:3", phase="take")
    play(game, "take flute:5/3+1", "give 1")
    assert (game.phase, game.actor, takes(game)) == ("take", 0, ["sailor:3"])


def test_a_wholesaler_keeps_a_ship_with_a_gift_and_the_gift_goes_out() -> None:
    game = quay(
        sits(0, "wholesaler.blue:8"), sits(0), modules=["base", "set_sail", "contract_cards"], phase="take",
        harbor="flute:5/3+1",
    )  # fmt: skip
    play(game, "take flute:5/3+1", "give 1")
    assert game.view().players[0].holds == {"tucked": ("flute:5/3+1",)}
    assert (influence(game, 0), coins(game, 0), coins(game, 1)) == (4, 3, 1)


def test_gift_with_nothing_left() -> None:
    """The ship itself was the last coin: there is none to give, so nobody is asked."""
    game = quay(sits(0, "wholesaler.blue:8"), sits(0), modules=["base", "set_sail", "contract_cards"], rest=1,
                harbor="flute:5/3+1", phase="take", deck="sailor:3")  # fmt: skip
    events = play(game, "take flute:5/3+1")
    assert gains(events) == [(0, 1, "ship")]
    assert game.phase != "gift"
    assert not of_kind(events, "gift_given")


def test_a_ship_with_a_gift_is_repelled_like_any_other() -> None:
    game = quay(sits(0, "pirate:9 sailor:3"), sits(), deck="barque:3/3+1")
    play(game, "draw")
    assert words(game) == ["repel", "keep"]
    events = play(game, "repel")
    assert kinds(events) == ["ship_repelled"]
    assert coins(game, 1) == 0


def test_in_a_bust_no_gift_goes_out() -> None:
    game = quay(sits(), sits(), deck="flute:5/3+1", harbor="flute:1/1")
    events = play(game, "draw")
    assert of_kind(events, "harbor_busted") and not of_kind(events, "gift_given")
