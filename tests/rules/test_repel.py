"""Repelling ships: swords, skulls, and the ship just drawn."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction

from .table import (
    deck,
    discard,
    every_edition,
    harbor,
    kinds,
    of_kind,
    play,
    sits,
    table,
    words,
)

# Every sword in the game.
ALL_SWORDS = " ".join(["sailor:3"] * 7 + ["sailor:5"] * 2 + ["sailor:7", "pirate:5", "pirate:7", "pirate:9"])


@every_edition
def test_a_ship_as_strong_as_ones_swords_may_be_repelled_or_kept(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships."""
    game = table(sits(3, "pirate:5"), sits(3), edition=edition, deck="flute:2/2")
    play(game, "draw")
    assert (game.phase, words(game)) == ("repel", ["repel", "keep"])


@every_edition
def test_a_ship_weaker_than_ones_swords_may_be_repelled(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; sjg-2017, Ships."""
    game = table(sits(3, "pirate:5 sailor:3"), sits(3), edition=edition, deck="flute:1/1")
    play(game, "draw")
    assert words(game) == ["repel", "keep"]


@every_edition
def test_a_ship_stronger_than_ones_swords_can_not_be_repelled(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships."""
    game = table(sits(3, "pirate:5"), sits(3), edition=edition, deck="barque:3/2")
    play(game, "draw")
    assert harbor(game) == ["barque:3/2"]
    with pytest.raises(IllegalAction):
        game.play("repel")


@every_edition
@pytest.mark.parametrize("crew", ["", "settler:4 captain:4 priest:4 admiral:9 governor:8 trader.blue:5"])
def test_without_a_sailor_or_pirate_nothing_can_be_repelled(edition: str, crew: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; bigbox-2021, Descubrir, barco."""
    game = table(sits(3, crew), sits(3), edition=edition, deck="flute:1/1")
    play(game, "draw")
    assert (game.phase, harbor(game)) == ("discover", ["flute:1/1"])


@every_edition
@pytest.mark.parametrize(
    ("crew", "strongest", "too_strong"),
    [
        ("sailor:3", "flute:1/1", "flute:2/2"),
        ("sailor:7", "flute:1/1", "flute:2/2"),
        ("pirate:9", "flute:2/2", "barque:3/2"),
        ("sailor:3 sailor:5 sailor:7", "barque:3/2", "galleon:4/2"),
        ("sailor:3 pirate:5", "barque:3/2", "galleon:4/2"),
        ("pirate:5 pirate:7", "galleon:4/2", "flute:5/3"),
        ("pirate:5 pirate:7 pirate:9 sailor:3", "galleon:7/3", "galleon:skull/3"),
    ],
)
def test_the_swords_of_all_ones_sailors_and_pirates_add_up(
    edition: str, crew: str, strongest: str, too_strong: str
) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Marinaio / Pirata; sjg-2017, Sailor / Pirate."""
    game = table(sits(3, crew), sits(3), edition=edition, deck=[strongest])
    play(game, "draw")
    assert game.phase == "repel"
    game = table(sits(3, crew), sits(3), edition=edition, deck=[too_strong])
    play(game, "draw")
    assert game.phase == "discover"


def test_other_players_swords_do_not_help() -> None:
    """sjg-2017, Ships: one's own total; base-2014.es, Revelar, barco: in one's own display."""
    game = table(sits(3), sits(3, "pirate:5"), deck="flute:1/1 sailor:3")
    play(game, "draw")
    assert game.phase == "discover"


@every_edition
@pytest.mark.parametrize("ship", ["frigate:skull/3", "frigate:skull/4", "galleon:skull/3", "galleon:skull/4"])
def test_a_ship_with_a_skull_can_never_be_repelled(edition: str, ship: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships; bigbox-2021, Descubrir."""
    game = table(sits(3, ALL_SWORDS), sits(3), edition=edition, deck=[ship])
    play(game, "draw")
    assert (game.phase, harbor(game)) == ("discover", [ship])


@every_edition
def test_a_second_ship_with_a_skull_busts_the_strongest_crew(edition: str) -> None:
    """base-2014.es, Revelar; sjg-2017, Continuing with Discovery."""
    game = table(sits(3, ALL_SWORDS), sits(3), edition=edition, deck="frigate:skull/3 frigate:skull/4")
    assert "harbor_busted" in kinds(play(game, "draw", "draw"))


@every_edition
def test_a_repelled_ship_is_discarded(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="sailor:3 flute:1/1")
    happened = play(game, "draw", "draw", "repel")
    assert (harbor(game), discard(game)) == (["sailor:3"], ["flute:1/1"])
    assert [(event.seat, event.card) for event in of_kind(happened, "ship_repelled")] == [(0, "flute:1/1")]
    assert (game.phase, words(game)) == ("discover", ["stop", "draw"])


@every_edition
def test_a_kept_ship_enters_the_harbor(edition: str) -> None:
    """sjg-2017, Ships: a weak ship may be kept; base-2014.es, Revelar, barco."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="flute:1/1")
    happened = play(game, "draw", "keep")
    assert (harbor(game), discard(game)) == (["flute:1/1"], [])
    assert [(event.seat, event.card) for event in of_kind(happened, "ship_kept")] == [(0, "flute:1/1")]
    assert (game.phase, words(game)) == ("discover", ["stop", "draw"])


@every_edition
def test_only_the_ship_just_drawn_can_be_repelled(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="flute:1/1 sailor:3 barque:1/1")
    play(game, "draw", "keep")
    with pytest.raises(IllegalAction):
        game.play("repel")
    play(game, "draw")
    with pytest.raises(IllegalAction):
        game.play("repel")
    play(game, "draw", "repel")
    assert (harbor(game), discard(game)) == (["flute:1/1", "sailor:3"], ["barque:1/1"])


@every_edition
def test_swords_are_not_spent_by_repelling(edition: str) -> None:
    """base-2014.es, Revelar, barco; base-2015.fr, Navire; base.it, Nave; sjg-2017, Ships; bigbox-2021, Descubrir."""
    ships = ["flute:1/1", "barque:1/1", "frigate:1/1", "flute:1/1"]
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck=ships)
    for _ in ships:
        play(game, "draw", "repel")
    assert discard(game) == ships
    assert game.view().players[0].display == ("sailor:3",)
    assert game.view().players[0].swords == 1


@every_edition
def test_the_color_of_a_repelled_ship_does_not_count(edition: str) -> None:
    """base-2014.es, Revelar: two ships of a color in the harbor; sjg-2017, Continuing with Discovery."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="flute:1/1 flute:5/3 flute:1/2")
    play(game, "draw", "repel", "draw")
    assert (game.phase, harbor(game)) == ("discover", ["flute:5/3"])
    play(game, "draw", "repel")
    assert (game.phase, harbor(game), words(game)) == ("discover", ["flute:5/3"], ["stop", "draw"])


@every_edition
def test_one_may_bust_on_purpose_by_keeping_a_second_ship_of_a_color(edition: str) -> None:
    """sjg-2017, Continuing with Discovery, note; RULINGS, deliberate_bust."""
    game = table(sits(3, "sailor:3"), sits(3), edition=edition, deck="flute:5/3 flute:1/1")
    play(game, "draw", "draw")
    assert words(game) == ["repel", "keep"]
    happened = play(game, "keep")
    assert "harbor_busted" in kinds(happened)
    assert (game.active, harbor(game)) == (1, [])


def test_while_a_ship_is_decided_there_is_nothing_else_to_do() -> None:
    """base-2014.es, Revelar, barco: first the ship, then the choice to go on; RULINGS, When things may be done."""
    game = table(sits(3, "sailor:3 priest:4 priest:4"), sits(3), deck="flute:1/1", expeditions="expedition:cross+cross")
    play(game, "draw")
    assert words(game) == ["repel", "keep"]
    assert (game.view().ship, harbor(game)) == ("flute:1/1", [])


def test_a_ship_being_decided_is_neither_in_the_harbor_nor_in_the_deck() -> None:
    """RULINGS, deck_empty: it stays out of the new deck."""
    game = table(sits(3, "sailor:3"), sits(3), deck="flute:1/1 flute:1/1", discard="settler:4")
    play(game, "draw")
    assert game.view().ship == "flute:1/1"
    assert (harbor(game), discard(game), deck(game)[0]) == ([], ["settler:4"], "flute:1/1")


def test_only_the_active_player_decides_about_the_ship() -> None:
    """base-2014.es, Revelar, barco: the active player may."""
    game = table(sits(3, "sailor:3"), sits(3, "pirate:9"), deck="flute:1/1")
    play(game, "draw")
    assert (game.actor, game.view(1).legal) == (0, ())
