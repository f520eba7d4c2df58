"""The gambler, sentence by sentence: four cards in a row, for one card more."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from portroyal import Game
from portroyal.errors import IllegalAction, PositionError, RulesetError
from portroyal.knowledge.gamble import survival

from .table import (
    claims,
    coins,
    discard,
    every_edition,
    expeditions,
    gains,
    harbor,
    kinds,
    of_kind,
    play,
    sits,
    table,
    words,
)

MODULES = ["base", "gambler"]
# Four cards that do not bust, none of them repelled by the few swords of these tests.
CALM = "pinnace:1/1 flute:1/1 sailor:3 barque:1/1"


def den(*players: dict[str, Any], **position: Any) -> Game:
    """A table with gamblers in the game."""
    return table(*players, modules=MODULES, **position)


def test_four_gamblers_join_the_deck() -> None:
    cards = Game.new(3, modules=MODULES, seed=1).to_position()
    everything = cards["deck"] + [code for player in cards["players"] for code in player["coins"]]
    assert len(everything) == 119 + 4
    assert [everything.count(code) for code in ("gambler:4", "gambler:6", "gambler:8")] == [2, 1, 1]


@pytest.mark.parametrize(("code", "influence"), [("gambler:4", 1), ("gambler:6", 2), ("gambler:8", 3)])
def test_a_gambler_is_hired_like_anybody(code: str, influence: int) -> None:
    game = den(sits(9), sits(), harbor=code, phase="take")
    play(game, f"take {code}")
    assert game.view().players[0].influence == influence
    assert game.view().players[0].abilities["gamblers"] == 1


def test_without_the_module_there_is_no_gambler() -> None:
    with pytest.raises(PositionError, match="belongs to the module 'gambler', which is not played"):
        table(sits(0, "gambler:4"), sits())
    with pytest.raises(RulesetError, match="needs 'base'"):
        Game.new(3, modules=["gambler"])


def test_gamble_reveals_four_cards_in_a_row_into_the_harbor() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck=CALM)
    events = play(game, "gamble")
    assert kinds(events)[0] == "gambler_used"
    assert (events[0].seat, events[0].card, events[0].count, events[0].detail) == (0, None, 4, 1)
    assert [event.card for event in of_kind(events, "card_revealed")] == CALM.split()
    assert harbor(game) == CALM.split()


def test_it_needs_a_gambler_of_ones_own() -> None:
    game = den(sits(), sits(0, "gambler:4"), deck=CALM)
    assert "gamble" not in words(game)
    with pytest.raises(IllegalAction, match="no gambler in the display") as caught:
        game.play("gamble")
    assert caught.value.facts["reason"] == "no_gambler"


def test_only_in_discovery_and_only_as_the_active_player() -> None:
    for phase in ("take", "bust"):
        at_harbor = {"harbor": "sailor:3"} if phase == "take" else {"expeditions": "expedition:hut+hut"}
        display = "gambler:4 settler:4 settler:4"
        assert "gamble" not in words(den(sits(5, display), sits(), phase=phase, **at_harbor))
    others = den(sits(), sits(5, "gambler:4"), phase="take", actor=1, harbor="sailor:3")
    assert "gamble" not in words(others)


def test_a_gambler_hired_now_can_be_used_in_the_next_turn_only() -> None:
    game = den(sits(9), sits(), harbor="gambler:4 sailor:3", phase="take", takes=2)
    play(game, "take gambler:4")
    assert "gamble" not in words(game)


def test_it_may_be_used_before_any_ordinary_draw_and_its_cards_satisfy_the_first_draw() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck=CALM)
    assert words(game) == ["draw", "gamble"]
    play(game, "gamble")
    assert game.phase == "take"


def test_it_may_be_used_after_ordinary_draws() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck="jester:5 " + CALM)
    play(game, "draw")
    assert words(game) == ["stop", "draw", "gamble"]
    play(game, "gamble")
    assert harbor(game) == ["jester:5", *CALM.split()]


def test_not_while_a_ship_is_being_decided() -> None:
    game = den(sits(0, "gambler:4 sailor:3"), sits(), deck="pinnace:1/1")
    play(game, "draw")
    assert words(game) == ["repel", "keep"]


def test_no_ship_is_repelled_among_the_four() -> None:
    game = den(sits(0, "gambler:4 pirate:9 pirate:7"), sits(), deck=CALM)
    events = play(game, "gamble")
    assert game.phase == "take"
    assert [event.detail for event in of_kind(events, "ship_kept")] == [0, 0, 0]
    assert not of_kind(events, "ship_repelled")


def test_taxes_are_resolved_and_count_among_the_four() -> None:
    game = den(sits(12, "gambler:4"), sits(), deck="tax:influence galleon:2/1 pinnace:1/1 flute:1/1 barque:1/1")
    events = play(game, "gamble")
    assert harbor(game) == ["pinnace:1/1", "flute:1/1", "barque:1/1"]
    assert of_kind(events, "tax_paid")[0].count == 6
    assert gains(events)[0] == (1, 1, "tax")
    assert game.view().drawn == 4


def test_expeditions_go_to_their_row_and_count_among_the_four() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck="expedition:hut+hut pinnace:1/1 flute:1/1 sailor:3 barque:1/1")
    play(game, "gamble")
    assert expeditions(game) == ["expedition:hut+hut"]
    assert harbor(game) == ["pinnace:1/1", "flute:1/1", "sailor:3"]


@every_edition
def test_two_ships_of_a_color_are_a_bust_only_after_the_fourth_card(edition: str) -> None:
    game = den(
        sits(0, "gambler:4"),
        sits(0, "jester:5"),
        edition=edition,
        deck="pinnace:1/1 pinnace:2/2 sailor:3 flute:1/1 barque:1/1",
    )
    events = play(game, "gamble")
    assert len(of_kind(events, "card_revealed")) == 4
    busted = of_kind(events, "harbor_busted")
    assert [(event.card, event.count) for event in busted] == [("pinnace:2/2", 4)]
    assert gains(events) == [(1, 1, "jester")]
    assert discard(game) == ["pinnace:1/1", "pinnace:2/2", "sailor:3", "flute:1/1"]
    assert (game.active, game.phase) == (1, "discover")


def test_a_ship_of_a_color_that_lay_there_before_busts_too() -> None:
    game = den(sits(0, "gambler:4"), sits(), harbor="galleon:2/1", deck="sailor:3 galleon:4/2 jester:5 admiral:5")
    assert of_kind(play(game, "gamble"), "harbor_busted")[0].card == "galleon:4/2"


def test_otherwise_phase_2_begins_at_once() -> None:
    game = den(sits(3, "gambler:4"), sits(), deck=CALM)
    events = play(game, "gamble")
    assert kinds(events)[-2:] == ["discovery_ended", "taking_began"]
    assert (game.phase, game.actor) == ("take", 0)


def test_gambler_extra_card() -> None:
    game = den(sits(3, "gambler:4"), sits(3), deck=CALM)
    play(game, "gamble")
    assert game.view().takes == 2
    assert "draw" not in words(game)
    play(game, "take flute:1/1", "take sailor:3")
    assert game.actor == 1
    assert game.view().takes == 1  # the others take as ever


def test_one_extra_card_for_each_gambler_used_and_for_colors_and_governors_as_ever() -> None:
    fleet = "pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1 galleon:2/1 sailor:3 jester:5 admiral:5"
    game = den(sits(0, "gambler:4 gambler:6 governor:8"), sits(), deck=fleet)
    play(game, "gamble")
    assert (game.phase, game.view().gambled) == ("discover", 1)
    play(game, "gamble")
    assert (game.phase, game.view().takes) == ("take", 3 + 2 + 1)


def test_another_gambler_may_be_used_after_the_first() -> None:
    game = den(sits(0, "gambler:4 gambler:4"), sits(), deck=CALM)
    play(game, "gamble")
    assert words(game) == ["stop", "gamble"]
    play(game, "stop")
    assert game.view().takes == 1 + 1


def test_no_ordinary_draw_in_between_or_after() -> None:
    game = den(sits(0, "gambler:4 gambler:4"), sits(), deck=CALM)
    play(game, "gamble")
    with pytest.raises(IllegalAction, match="no more cards are drawn") as caught:
        game.play("draw")
    assert caught.value.facts["reason"] == "gambled"


def test_once_a_turn_for_each_gambler() -> None:
    game = den(sits(0, "gambler:4 gambler:4"), sits(), deck=f"{CALM} admiral:5 jester:5 mademoiselle:7 captain:4")
    events = play(game, "gamble", "gamble")
    assert [event.detail for event in of_kind(events, "gambler_used")] == [1, 2]
    assert game.phase == "take"


def test_the_gamblers_are_fresh_in_the_next_turn() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck=f"{CALM} admiral:5")
    play(game, "gamble", "pass", "pass", "draw", "stop", "pass", "pass")
    assert (game.active, game.view().gambled) == (0, 0)
    assert "gamble" in words(game)


def test_a_second_gambler_can_bust_on_the_cards_of_the_first() -> None:
    game = den(sits(0, "gambler:4 gambler:6"), sits(), deck=f"{CALM} barque:1/2 admiral:5 jester:5 captain:4")
    busted = of_kind(play(game, "gamble", "gamble"), "harbor_busted")
    assert [(event.card, event.count) for event in busted] == [("barque:1/2", 8)]


def test_gambler_claims() -> None:
    game = den(sits(0, "gambler:4 gambler:4 settler:4 settler:4"), sits(), expeditions="expedition:hut+hut", deck=CALM)
    play(game, "gamble")
    assert claims(game) == ["claim expedition:hut+hut"]
    play(game, "claim expedition:hut+hut")
    assert words(game) == ["stop", "gamble"]


def test_after_a_busted_gamble_expeditions_may_be_claimed_where_the_edition_says_so() -> None:
    game = den(
        sits(0, "gambler:4 settler:4 settler:4"),
        sits(),
        expeditions="expedition:hut+hut",
        deck="pinnace:1/1 pinnace:1/1 jester:7 jester:7",
    )
    play(game, "gamble")
    assert game.phase == "bust"
    assert claims(game) == ["claim expedition:hut+hut"]


def test_gambler_short() -> None:
    game = den(sits(0, "gambler:4 gambler:4"), sits(), deck="pinnace:1/1 sailor:3", rest=1)
    events = play(game, "gamble")
    # How many will come nobody can say beforehand, as taxes among them fill the discard and pay coins.
    assert [event.count for event in of_kind(events, "gambler_used")] == [4]
    assert len(of_kind(events, "card_revealed")) == 2
    assert game.phase == "take", "a second gambler would find nothing to reveal"
    assert game.view().takes == 2


def test_a_short_gamble_busts_as_well() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck="pinnace:1/1 pinnace:1/1", rest=1)
    assert of_kind(play(game, "gamble"), "harbor_busted")


def test_nothing_to_reveal_no_gamble() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck="", rest=1)
    assert words(game) == ["stop"]
    with pytest.raises(IllegalAction, match="no card left to reveal"):
        game.play("gamble")


def test_a_new_deck_is_made_among_the_four() -> None:
    game = den(sits(0, "gambler:4"), sits(), deck="sailor:3", discard="pinnace:1/1 flute:1/1 barque:1/1", rest=1)
    events = play(game, "gamble")
    assert len(of_kind(events, "deck_shuffled")) == 1
    assert len(harbor(game)) == 4


def test_an_empty_harbor_after_the_four_still_has_a_phase_2() -> None:
    game = den(
        sits(0, "gambler:4 jester:5"),
        sits(0, "sailor:3"),
        deck="tax:swords sailor:3 tax:influence sailor:3 expedition:hut+hut expedition:anchor+anchor",
    )
    events = play(game, "gamble")
    assert (0, 1, "jester") in gains(events)
    assert coins(game, 0) >= 1


def test_positions_tell_the_gamblers_used() -> None:
    game = den(sits(0, "gambler:4 gambler:4"), sits(), deck=CALM)
    play(game, "gamble")
    document = game.to_position()
    assert document["gambled"] == 1
    again = Game.from_position(document)
    assert words(again) == ["stop", "gamble"]
    assert again.hash == game.hash


def test_positions_of_games_without_gamblers_do_not_speak_of_them() -> None:
    assert "gambled" not in Game.new(2, seed=1).to_position()


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"gambled": 2}, "from 0 to 1"),
        ({"gambled": True}, "from 0 to 1"),
        ({"phase": "gamble"}, "no phase 'gamble'"),
        ({"gambled": 1, "phase": "repel", "ship": "pinnace:1/1", "harbor": ""}, "no ship is being decided"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(PositionError, match=reason):
        den(sits(0, "gambler:4 sailor:3"), sits(), **change)


def test_the_chance_to_get_through_is_counted_exactly() -> None:
    # Fifteen cards are left: ten calm ones, three pinnaces and two flutes; the harbor has a barque.
    calm = "admiral:7 admiral:7 jester:7 jester:7 captain:4 captain:4 priest:4 priest:4 settler:4 settler:4"
    game = den(
        sits(0, "gambler:4"),
        sits(),
        harbor="barque:1/1",
        deck=f"{calm} pinnace:1/1 pinnace:1/1 pinnace:1/2 flute:1/1 flute:1/1",
        rest="discard",
    )
    # At most one pinnace and one flute among four of fifteen.
    safe = 210 + 5 * 120 + 3 * 2 * 45
    assert survival(game.view()) == Fraction(safe, 1365)


def test_swords_do_not_help_to_get_through() -> None:
    calm = "admiral:7 admiral:7 jester:7"
    game = den(
        sits(0, "gambler:4 pirate:9 pirate:7"), sits(), harbor="barque:1/1", deck=f"{calm} barque:1/1 barque:1/1",
        rest="discard",
    )  # fmt: skip
    assert survival(game.view()) == 0
