"""What each person does, beyond what its phase tells: when it looks at the harbor, and that all add up.

Swords are in test_repel, the mademoiselle in test_hire, the trader in test_trade, settler, captain,
priest and jack of all trades in test_expeditions, jesters after a bust in test_bust.
"""

from __future__ import annotations

import pytest

from .table import (
    FLEET,
    ability,
    coins,
    every_edition,
    gains,
    kinds,
    of_kind,
    play,
    sits,
    table,
    takes,
)

FIVE = "flute:1/1 barque:1/1 sailor:3 settler:4 priest:4"
FOUR = "flute:1/1 barque:1/1 sailor:3 settler:4"


# --- Admiral ---


@every_edition
@pytest.mark.parametrize(("cards", "earned"), [(FOUR, 0), (FIVE, 2), (f"{FIVE} captain:4", 2)])
def test_an_admiral_earns_two_coins_when_five_cards_or_more_lie_in_the_harbor(
    edition: str, cards: str, earned: int
) -> None:
    """base-2014.es, Almirante; base-2015.fr, Amiral; base.it, Ammiraglio; sjg-2017, Admiral; bigbox-2021, Almirante."""
    game = table(sits(0, "admiral:5"), sits(0), edition=edition, harbor=cards)
    happened = play(game, "stop")
    assert gains(happened) == ([(0, earned, "admiral")] if earned else [])
    assert coins(game, 0) == earned


@every_edition
def test_every_admiral_earns_two_coins(edition: str) -> None:
    """bigbox-2021, Almirante; base-2014.es, Habilidades: abilities add up; sjg-2017, example of Alex."""
    game = table(sits(0, "admiral:5 admiral:7 admiral:9"), sits(0), edition=edition, harbor=FIVE)
    play(game, "stop")
    assert coins(game, 0) == 6


@every_edition
def test_an_admiral_earns_when_its_owners_own_time_to_take_comes(edition: str) -> None:
    """base.it, Ammiraglio; sjg-2017, Admiral; bigbox-2021, Almirante: others too, if five cards are still there."""
    game = table(sits(0), sits(0, "admiral:5"), sits(0, "admiral:7"), edition=edition, harbor=f"{FIVE} captain:4")
    happened = play(game, "stop", "take flute:1/1", "take barque:1/1")
    # Ann took one of six, so Ben finds five; he takes one, so Cal finds four.
    assert [(seat, count) for seat, count, why in gains(happened) if why == "admiral"] == [(1, 2)]


@every_edition
def test_the_coins_of_an_admiral_may_be_spent_in_the_same_taking(edition: str) -> None:
    """base-2014.es, Almirante: at once."""
    game = table(sits(1, "admiral:5"), sits(0), edition=edition, harbor=FIVE)
    play(game, "stop")
    assert "sailor:3" in takes(game)


@every_edition
def test_taxes_and_expeditions_are_no_cards_of_the_harbor(edition: str) -> None:
    """bigbox-2021, Almirante; base-2014.es, Revelar: they lie apart."""
    game = table(
        sits(0, "admiral:5"), sits(0, "sailor:3"), edition=edition, deck=f"{FOUR} expedition:hut+hut tax:swords"
    )
    play(game, *["draw"] * 6, "stop")
    assert coins(game, 0) == 0


@every_edition
def test_an_admiral_hired_just_now_earns_nothing_in_this_taking(edition: str) -> None:
    """bigbox-2021, Almirante; RULINGS, hired_now_governor, note: never at once, in any edition."""
    game = table(sits(5, "governor:8"), sits(0), edition=edition, harbor=f"{FIVE} admiral:5")
    happened = play(game, "stop", "take admiral:5")
    assert (coins(game, 0), gains(happened)) == (0, [])


def test_an_admiral_earns_once_in_a_taking_however_many_cards_are_taken() -> None:
    """bigbox-2021, Almirante: when the taking begins."""
    game = table(sits(0, "admiral:5 governor:8 governor:8"), sits(0), harbor=f"{FIVE} captain:4 captain:4 captain:4")
    happened = play(game, "stop", "take flute:1/1", "take barque:1/1")
    assert [why for _, _, why in gains(happened)].count("admiral") == 1


# --- Jester ---


@pytest.mark.parametrize(("edition", "earned"), [("pegasus-2014", 0), ("sjg-2017", 1), ("bigbox-2021", 1)])
def test_the_active_players_jester_at_an_empty_harbor_depends_on_the_edition(edition: str, earned: int) -> None:
    """base-2014.es, Bufón; base-2015.fr, Saltimbanque; base.it, Giullare; sjg-2017, Jester; bigbox-2021, Bufón."""
    game = table(sits(3, "jester:5"), sits(3), edition=edition, deck="expedition:hut+hut")
    play(game, "draw", "stop")
    assert coins(game, 0) == 3 + earned


@every_edition
def test_a_jester_earns_a_coin_when_another_player_finds_the_harbor_empty(edition: str) -> None:
    """base-2014.es, Bufón; base-2015.fr, Saltimbanque; base.it, Giullare; sjg-2017, Jester; bigbox-2021, Bufón."""
    game = table(
        sits(3), sits(3, "jester:5"), sits(3), sits(3, "jester:7 jester:7"), edition=edition, harbor="flute:1/1"
    )
    happened = play(game, "stop", "take flute:1/1")
    assert gains(happened) == [(0, 1, "ship"), (1, 1, "jester"), (3, 2, "jester")]
    assert [coins(game, seat) for seat in range(4)] == [4, 4, 3, 5]


@every_edition
def test_jesters_earn_at_an_empty_harbor_even_if_it_was_empty_from_the_start(edition: str) -> None:
    """RULINGS, stop_on_empty_harbor, note; base-2014.es, Bufón."""
    game = table(sits(3), sits(3, "jester:5"), edition=edition, deck="expedition:hut+hut")
    play(game, "draw", "stop")
    assert (coins(game, 1), game.active) == (4, 1)


@every_edition
def test_a_jester_earns_nothing_while_a_card_is_left(edition: str) -> None:
    """base-2014.es, Bufón; sjg-2017, Jester."""
    game = table(sits(3, "jester:5"), sits(3, "jester:7"), edition=edition, harbor="flute:1/1 barque:1/1")
    play(game, "stop", "take flute:1/1", "pass")
    assert [coins(game, seat) for seat in range(2)] == [4, 3]


@every_edition
def test_the_player_who_empties_the_harbor_gets_nothing_for_a_jester(edition: str) -> None:
    """base-2014.es, Bufón: empty when it is one's time to take."""
    game = table(sits(3, "jester:5"), sits(3, "jester:7"), edition=edition, harbor="flute:1/1 barque:1/1")
    play(game, "stop", "take flute:1/1", "take barque:1/1")
    assert [coins(game, seat) for seat in range(2)] == [5, 3]


@every_edition
def test_a_jester_hired_just_now_earns_nothing_in_this_taking(edition: str) -> None:
    """bigbox-2021, Bufón; RULINGS, hired_now_governor, note."""
    game = table(sits(5), sits(0), edition=edition, harbor="jester:5")
    play(game, "stop", "take jester:5")
    assert coins(game, 0) == 0


# --- Governor ---


@every_edition
@pytest.mark.parametrize(
    ("colors", "governors", "allowed"), [(1, 1, 2), (1, 2, 3), (1, 4, 5), (4, 1, 3), (5, 1, 4), (5, 2, 5)]
)
def test_every_governor_allows_one_card_more(edition: str, colors: int, governors: int, allowed: int) -> None:
    """base-2014.es, Gobernador; base-2015.fr, Gouverneur; base.it, Governatore; sjg-2017, Governor; bigbox-2021."""
    crew = " ".join(["governor:8"] * governors)
    game = table(sits(0, crew), sits(0), edition=edition, harbor=FLEET[:colors])
    happened = play(game, "stop")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_began")] == [(0, allowed)]


@every_edition
def test_a_governor_serves_in_other_players_turns_too(edition: str) -> None:
    """base-2014.es, Gobernador; base-2015.fr, Gouverneur; base.it, Governatore; bigbox-2021, Gobernador."""
    game = table(sits(0), sits(0, "governor:8 governor:8"), sits(0), edition=edition, harbor=FLEET[:3])
    happened = play(game, "stop", "pass")
    assert [(e.seat, e.count) for e in of_kind(happened, "taking_began")] == [(0, 1), (1, 3)]


@pytest.mark.parametrize(("edition", "left"), [("pegasus-2014", 1), ("sjg-2017", 1), ("bigbox-2021", 0)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_governor_hired_just_now_depends_on_the_edition(edition: str, left: int, seat: int) -> None:
    """bigbox-2021, Gobernador; base-2014.es, Comerciar y contratar: abilities serve for the next card."""
    game = table(sits(9), sits(9), edition=edition, phase="take", actor=seat, harbor="governor:8 flute:1/1", taken=0)
    happened = play(game, "take governor:8")
    if left:
        assert (game.actor, game.view().takes, takes(game)) == (seat, 1, ["flute:1/1"])
    else:
        assert kinds(of_kind(happened, "taking_ended")) == ["taking_ended"]
        assert game.actor == 1


# --- All of them ---


@every_edition
def test_persons_of_a_kind_add_up(edition: str) -> None:
    """base-2014.es, Habilidades; base-2015.fr, Capacités; base.it, Abilità; sjg-2017, Characters; bigbox-2021."""
    crew = "sailor:3 sailor:5 pirate:5 mademoiselle:7 mademoiselle:9 jester:5 jester:7"
    crew += " admiral:5 admiral:7 governor:8 governor:8"
    game = table(sits(0, crew), sits(0), edition=edition)
    found = {name: ability(game, 0, name) for name in ("swords", "mademoiselles", "jesters", "admirals", "governors")}
    assert found == {"swords": 4, "mademoiselles": 2, "jesters": 2, "admirals": 2, "governors": 2}


@every_edition
def test_a_person_serves_its_owner_alone(edition: str) -> None:
    """base-2014.es, Habilidades: the persons in one's own display."""
    game = table(sits(3), sits(0, "admiral:5 governor:8 mademoiselle:7 trader.blue:3"), edition=edition, harbor=FIVE)
    play(game, "stop")
    assert (coins(game, 0), game.view().takes) == (3, 1)
    play(game, "take sailor:3")
    assert coins(game, 0) == 0
