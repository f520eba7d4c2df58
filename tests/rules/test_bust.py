"""Busting: two ships of a color in the harbor."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction

from .table import (
    claims,
    coins,
    discard,
    display,
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

BUST = "flute:1/1 settler:4 flute:5/3"


@every_edition
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("pinnace:1/1", "pinnace:4/4"),
        ("flute:1/1", "flute:5/4"),
        ("barque:1/1", "barque:5/4"),
        ("frigate:1/1", "frigate:skull/4"),
        ("galleon:2/1", "galleon:skull/4"),
    ],
)
def test_two_ships_of_a_color_end_the_turn(edition: str, first: str, second: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(3), sits(3), edition=edition, deck=[first, "sailor:3", second])
    happened = play(game, "draw", "draw", "draw")
    assert [(e.seat, e.card, e.count) for e in of_kind(happened, "harbor_busted")] == [(0, second, 3)]
    assert (game.active, game.phase) == (1, "discover")


@every_edition
def test_all_cards_of_the_harbor_are_discarded_after_a_bust(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; bigbox-2021, Descubrir."""
    game = table(sits(3), sits(3), edition=edition, deck=BUST)
    play(game, "draw", "draw", "draw")
    assert (harbor(game), discard(game)) == ([], BUST.split())


@every_edition
def test_expeditions_are_never_discarded_by_a_bust(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; bigbox-2021, Descubrir."""
    game = table(sits(3), sits(3), edition=edition, deck="flute:1/1 expedition:hut+hut flute:5/3")
    play(game, "draw", "draw", "draw")
    assert expeditions(game) == ["expedition:hut+hut"]
    assert discard(game) == ["flute:1/1", "flute:5/3"]


@every_edition
def test_after_a_bust_nobody_trades_or_hires(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(9), sits(9), sits(9), edition=edition, deck=BUST)
    happened = play(game, "draw", "draw", "draw")
    assert "taking_began" not in kinds(happened)
    assert "discovery_ended" not in kinds(happened)
    assert [coins(game, seat) for seat in range(3)] == [9, 9, 9]
    assert kinds(happened)[-3:] == ["harbor_busted", "turn_ended", "turn_began"]


@every_edition
def test_after_a_bust_the_next_player_clockwise_discovers(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(sits(3), sits(3), sits(3), edition=edition, active=2, deck=BUST)
    play(game, "draw", "draw", "draw")
    assert (game.active, game.actor, game.phase, words(game)) == (0, 0, "discover", ["draw"])


@every_edition
def test_the_colors_of_a_busted_harbor_are_forgotten(edition: str) -> None:
    """base-2014.es, Revelar: the harbor is discarded."""
    game = table(sits(3), sits(3), edition=edition, deck=f"{BUST} flute:1/2")
    play(game, "draw", "draw", "draw", "draw")
    assert (game.active, game.phase, harbor(game)) == (1, "discover", ["flute:1/2"])


@every_edition
def test_jester_consoles_everyone_after_a_bust(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Saltimbanque; base.it, Giullare; sjg-2017, Jester; bigbox-2021, Bufón."""
    game = table(sits(3, "jester:5"), sits(3, "jester:7"), sits(3), edition=edition, deck=BUST)
    happened = play(game, "draw", "draw", "draw")
    assert gains(happened) == [(0, 1, "jester"), (1, 1, "jester")]
    assert [coins(game, seat) for seat in range(3)] == [4, 4, 3]


@every_edition
def test_every_jester_earns_a_coin_of_its_own_after_a_bust(edition: str) -> None:
    """base-2015.fr, Découverte; base.it, Giullare; bigbox-2021, Descubrir and Bufón."""
    game = table(sits(3, "jester:5 jester:9"), sits(3, "jester:7 jester:7 jester:7"), edition=edition, deck=BUST)
    play(game, "draw", "draw", "draw")
    assert [coins(game, seat) for seat in range(2)] == [5, 6]


@every_edition
def test_admirals_earn_nothing_by_a_bust(edition: str) -> None:
    """base-2014.es, Almirante: in phase 2 only."""
    ships = "pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1 galleon:2/1 flute:5/3"
    game = table(sits(3, "admiral:5"), sits(3, "admiral:7"), edition=edition, deck=ships)
    play(game, *["draw"] * 6)
    assert [coins(game, seat) for seat in range(2)] == [3, 3]


@pytest.mark.parametrize("edition", ["pegasus-2014", "sjg-2017"])
def test_in_the_older_rules_a_bust_ends_the_turn_at_once(edition: str) -> None:
    """base-2014.es, Revelar; base-2015.fr, Découverte; base.it, Scoperta; sjg-2017, Continuing with Discovery."""
    game = table(
        sits(3, "priest:4 priest:4"), sits(3), edition=edition, expeditions="expedition:cross+cross", deck=BUST
    )
    play(game, "draw", "draw", "draw")
    assert (game.active, game.phase) == (1, "discover")


def test_in_the_big_box_expeditions_may_still_be_claimed_after_a_bust() -> None:
    """bigbox-2021, Descubrir, after the jesters."""
    game = table(
        sits(3, "priest:4 priest:4"), sits(3), expeditions="expedition:cross+cross expedition:hut+hut", deck=BUST
    )
    happened = play(game, "draw", "draw", "draw")
    assert (game.phase, game.actor, harbor(game)) == ("bust", 0, [])
    assert words(game) == ["claim expedition:cross+cross", "pass"]
    assert "turn_ended" not in kinds(happened)
    happened = play(game, "claim expedition:cross+cross")
    assert (display(game, 0), coins(game, 0)) == (["expedition:cross+cross"], 5)
    assert (game.active, game.phase) == (1, "discover")
    assert kinds(happened)[-2:] == ["turn_ended", "turn_began"]


def test_after_a_bust_several_expeditions_may_be_claimed_one_after_the_other() -> None:
    """bigbox-2021, Descubrir, after the jesters: expeditions, in the plural."""
    game = table(
        sits(3, "priest:4 priest:4 settler:4 settler:4"),
        sits(3),
        expeditions="expedition:cross+cross expedition:hut+hut",
        deck=BUST,
    )
    play(game, "draw", "draw", "draw", "claim expedition:hut+hut")
    assert (game.phase, words(game)) == ("bust", ["claim expedition:cross+cross", "pass"])
    play(game, "claim expedition:cross+cross")
    assert game.active == 1


def test_nobody_has_to_claim_after_a_bust() -> None:
    """bigbox-2021, Descubrir, after the jesters: the active player may."""
    game = table(sits(3, "priest:4 priest:4"), sits(3), expeditions="expedition:cross+cross", deck=BUST)
    play(game, "draw", "draw", "draw")
    assert kinds(play(game, "pass")) == ["turn_ended", "turn_began"]
    assert (game.active, game.phase, expeditions(game)) == (1, "discover", ["expedition:cross+cross"])


def test_only_the_active_player_may_claim_after_a_bust() -> None:
    """bigbox-2021, Descubrir, after the jesters."""
    game = table(sits(3), sits(3, "priest:4 priest:4"), expeditions="expedition:cross+cross", deck=f"{BUST} sailor:3")
    play(game, "draw", "draw", "draw")
    # It is Ben's turn now, and he may claim because it is his.
    assert (game.active, game.phase, claims(game)) == (1, "discover", ["claim expedition:cross+cross"])


def test_nothing_can_be_taken_or_drawn_after_a_bust() -> None:
    """bigbox-2021, Descubrir: phase 2 is skipped."""
    game = table(sits(9, "priest:4 priest:4"), sits(3), expeditions="expedition:cross+cross", deck=BUST)
    play(game, "draw", "draw", "draw")
    for action in ("draw", "stop", "take settler:4"):
        with pytest.raises(IllegalAction):
            game.play(action)


def test_jesters_are_paid_once_for_a_bust_also_when_a_claim_is_passed_up() -> None:
    """bigbox-2021, Descubrir: a coin for each jester, then perhaps expeditions, then the next player."""
    game = table(
        sits(3, "priest:4 priest:4 jester:5"), sits(3, "jester:7"), expeditions="expedition:cross+cross", deck=BUST
    )
    play(game, "draw", "draw", "draw", "pass")
    assert [coins(game, seat) for seat in range(2)] == [4, 4]
