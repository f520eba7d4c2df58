"""The Adventure Begins: moments of missions, with and without a gambler; cubes that are tied; who is asked."""

from __future__ import annotations

from typing import Any

import pytest
from chapter import ADVENTURE, coins, crowns, happened, next_event, table, words

from portroyal import Game
from portroyal.campaigns import built_in, tell

PERSONS = ["sailor:3", "sailor:5", "sailor:7", "pirate:5"]
THREE_COLORS = ["pinnace:1/1", "flute:1/1", "barque:1/1"]


def gambling(*harbor: str, missions: list[Any], deck: list[str]) -> Game:
    """A player with a gambler and coins for every mission gambles."""
    told = {"coins": 9, "display": ["gambler:4"]}
    game = table(told, {}, missions=missions, harbor=harbor, deck=deck, modules=[*ADVENTURE, "gambler"])
    game.play("gamble")
    return game


def test_adv_51_gambler() -> None:
    """A110: nobody stops in the middle of four cards, whichever of them is the fourth in the harbor."""
    for harbor, deck in (((), PERSONS), (("settler:4",), PERSONS), (("settler:4", "priest:4", "captain:4"), PERSONS)):
        game = gambling(*harbor, missions=["51"], deck=deck)
        assert game.phase == "take" and "mission_completed" not in happened(game)
    game = gambling(*THREE_COLORS, missions=["51", "33"], deck=["frigate:1/1", *PERSONS])
    assert game.view().mission == "33"
    game.play("pass")
    assert game.phase == "take", "the fourth color is the fourth card, too, and still a gambler's"
    game = table({"coins": 9}, {}, missions=["51"], harbor=PERSONS[:3], deck=PERSONS[3:])
    game.play("draw")
    assert game.phase == "mission", "without a gambler it is asked"


def test_adv_52_gambler() -> None:
    """A111: never asked once a gambler was used, though one card lies there after the four."""
    deck = ["expedition:anchor+anchor", "expedition:cross+cross", "expedition:hut+hut", "sailor:3"]
    game = gambling(missions=["52"], deck=deck)
    assert game.phase == "take" and game.view().harbor == ("sailor:3",)
    game = table({}, {}, missions=["52"], deck=deck)
    for _ in range(4):
        game.play("draw")
    game.play("stop")
    assert game.phase == "mission", "without a gambler it is asked"


def test_mission_33_is_asked_among_the_four_cards_of_a_gambler() -> None:
    """A107, adv_33_moment: like any other fourth color, even if the bust is certain by then."""
    calm = ["frigate:1/1", "sailor:3", "sailor:5", "sailor:7"]
    game = gambling(*THREE_COLORS, missions=["33"], deck=calm)
    assert game.phase == "mission" and words(game) == ["complete 33", "pass"] and len(game.view().harbor) == 4
    game.play("complete 33")
    assert game.phase == "take" and len(game.view().harbor) == 7 and crowns(game) == 1
    lost = ["pinnace:2/2", "frigate:1/1", "sailor:3", "sailor:5"]
    game = gambling(*THREE_COLORS, missions=["33"], deck=lost)
    assert words(game) == ["complete 33", "pass"]
    game.play("complete 33")
    assert "harbor_busted" in happened(game) and crowns(game) == 1


def test_adv_51_count() -> None:
    """A110: the fourth ship or person that lies in the harbor; what did not stay there does not count.

    The jester is the coin that the tax brings.
    """
    two = {"coins": 20, "display": ["sailor:3"]}
    deck = ["expedition:anchor+anchor", "tax:swords", "jester:5", "pinnace:1/1", "sailor:7", "flute:5/4"]
    game = table(two, {}, missions=["51"], harbor=["settler:4", "priest:4"], deck=deck)
    for action in ("draw", "draw", "draw", "repel", "draw"):
        game.play(action)
        assert game.phase in ("discover", "repel"), "a tax, an expedition and a repelled ship are none of the four"
    game.play("draw")
    assert game.phase == "mission"
    game.play("complete 51")
    assert game.actor == 1, "one card fewer than one is none"
    bust = table(two, {}, missions=["51"], harbor=["flute:1/1", "priest:4", "settler:4"], deck=["flute:5/4"])
    bust.play("draw")
    assert "harbor_busted" in happened(bust) and "mission_completed" not in happened(bust)


def test_a_governor_still_takes_after_mission_51() -> None:
    """A110, adv_51_count: one card fewer than colors, governors and events allow."""
    told = {"coins": 5, "display": ["governor:8"]}
    game = table(told, {}, missions=["51"], harbor=["settler:4", "priest:4", "captain:4"], deck=["flute:5/4"])
    game.play("draw")
    game.play("complete 51")
    assert (game.actor, game.view().takes) == (0, 1)


def test_adv_52_exact() -> None:
    """A111: exactly one card in the harbor when one stops, whatever went by before; one taking follows.

    The jesters are the coins that the tax brings.
    """
    deck = ["tax:swords", "jester:5", "jester:7", "expedition:anchor+anchor", "sailor:3"]
    game = table({}, {}, missions=["52"], deck=deck)
    for action in ("draw", "draw", "draw", "stop"):
        game.play(action)
    assert game.phase == "mission"
    game.play("complete 52")
    assert (game.phase, game.actor, game.view().takes) == ("take", 0, 1)


def test_a_tied_cube_moves_on_though_none_is_left_on_the_character() -> None:
    """A111, adv_52_cube: the cube left at the first step, so the later ones need no other."""
    done = [{"id": name, "completed": [0]} for name in ("10", "11", "12")]
    for steps, event in ((1, "mission_advanced"), (2, "mission_completed")):
        row = [*done, {"id": "52", "begun": {"0": steps}}]
        game = table({}, {}, missions=row, harbor=["sailor:3"], drawn=1)
        assert game.view().players[0].abilities["cubes_gone"] == 4
        game.play("stop")
        assert words(game) == ["complete 52", "pass"]
        game.play("complete 52")
        assert event in happened(game) and game.view().players[0].abilities["cubes_gone"] == 4
    four = [*done, {"id": "14", "completed": [0]}, "52"]
    game = table({}, {}, missions=four, harbor=["sailor:3"], drawn=1)
    game.play("stop")
    assert game.phase == "take", "to begin it takes a cube"


def test_what_is_for_the_active_player_alone_is_offered_to_nobody_else() -> None:
    """A107: four colors lie there in the takings of the others too, where the ruling asks whenever they do."""
    whenever = {"missions": ["33"], "harbor": [*THREE_COLORS, "frigate:1/1"], "rulings": {"adv_33_moment": "whenever"}}
    assert "complete 33" in words(table({}, {}, phase="take", takes=2, **whenever))
    assert "complete 33" not in words(table({}, {}, phase="take", takes=1, actor=1, **whenever))


def test_a_mission_without_a_moment_may_be_for_the_active_player_alone() -> None:
    """`active_only` without a moment: offered to the active player only."""
    facts = dict(built_in()["the-bell"])
    story = [card | {"active_only": True} if card["id"] == "14" else card for card in facts["story"]]
    campaign = tell(facts | {"id": "active", "story": story}).id
    captains = {"display": ["captain:4"]}
    taking = {"missions": ["14"], "campaign": campaign, "harbor": ["sailor:3"], "phase": "take", "takes": 1}
    assert "complete 14" in words(table(captains, captains, **taking))
    assert "complete 14" not in words(table(captains, captains, actor=1, **taking))
    ours: dict[str, Any] = taking | {"campaign": "the-bell"}
    assert "complete 14" in words(table(captains, captains, actor=1, **ours)), "ours is for everybody"


def test_a_salute_is_fired_once() -> None:
    """A48: at the fourth color; a fifth one and a person bring no more."""
    deck = [*THREE_COLORS, "sailor:3", "frigate:1/1", "sailor:5", "galleon:2/1", "ares:2/1+book"]
    game = next_event("salute", deck=deck)
    fired = []
    for _ in deck:
        game.play("draw")
        fired.append(crowns(game))
    assert fired == [0, 0, 0, 0, 1, 1, 1, 1]


def test_adv_50_moment() -> None:
    """A109: everyone who lost coins, the active player first, after all have paid and before the bonus."""
    seats = ({"coins": 12}, {"coins": 11}, {"coins": 13})
    game = table(*seats, missions=["50"], deck=["tax:influence"])
    game.play("draw")
    assert [coins(game, seat) for seat in range(3)] == [6, 11, 7] and (game.phase, game.actor) == ("mission", 0)
    game.play("complete 50")
    assert (game.phase, game.actor, coins(game)) == ("mission", 2, 6 + 2)
    game.play("pass")
    # Three crowns are a shield, so the first seat is no longer among those with least influence.
    assert [coins(game, seat) for seat in range(3)] == [8, 12, 8] and game.phase == "discover"


@pytest.mark.parametrize(("colors", "asked"), [(THREE_COLORS, ["33", "51"]), (["pinnace:1/1", "flute:1/1"], [])])
def test_colors_are_asked_about_before_the_fourth_card(colors: list[str], asked: list[str]) -> None:
    """adv_51_count: offered after 33 and 34 if the same card brings both."""
    game = table({"coins": 9}, {}, missions=["51", "33"], harbor=colors, deck=["frigate:1/1"])
    game.play("draw")
    found: list[str] = []
    while game.phase == "mission":
        found.append(str(game.view().mission))
        game.play("pass")
    assert found == asked
