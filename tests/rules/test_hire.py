"""Phase 2, hiring: price, display, and what a person is worth from then on."""

from __future__ import annotations

import pytest

from portroyal.errors import IllegalAction

from .table import (
    ability,
    coins,
    discard,
    display,
    every_edition,
    harbor,
    influence,
    of_kind,
    play,
    purse,
    sits,
    table,
    takes,
    words,
)

FOUR_SHIPS = ["pinnace:1/1", "flute:2/2", "barque:1/1", "frigate:1/1"]


@every_edition
def test_hiring_costs_the_coins_shown_and_puts_the_person_into_the_display(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; sjg-2017, Hiring; bigbox-2021."""
    game = table(sits(5), sits(0), edition=edition, harbor="sailor:3 flute:1/1", drawn=2)
    happened = play(game, "stop", "take sailor:3")
    assert (coins(game, 0), display(game, 0), harbor(game)) == (2, ["sailor:3"], ["flute:1/1"])
    assert [(e.seat, e.card, e.count) for e in of_kind(happened, "person_hired")] == [(0, "sailor:3", 3)]


@every_edition
def test_spent_coins_lie_face_up_on_the_discard(edition: str) -> None:
    """bigbox-2021, Contratar; base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio."""
    game = table(sits("jester:5 jester:9 settler:4 priest:4"), sits(0), edition=edition, harbor="sailor:3", drawn=1)
    happened = play(game, "stop", "take sailor:3")
    assert discard(game) == ["jester:5", "jester:9", "settler:4"]
    assert [event.card for event in of_kind(happened, "coin_spent")] == ["jester:5", "jester:9", "settler:4"]
    assert purse(game, 0) == ["priest:4"]


@every_edition
@pytest.mark.parametrize(("purse_of", "offered"), [(2, False), (3, True), (4, True)])
def test_a_person_one_can_not_pay_can_not_be_hired(edition: str, purse_of: int, offered: bool) -> None:
    """base-2014.es, Contratar: one has to pay; sjg-2017, Hiring."""
    game = table(sits(purse_of), sits(0), edition=edition, harbor="sailor:3", drawn=1)
    play(game, "stop")
    assert takes(game) == (["sailor:3"] if offered else [])
    if not offered:
        with pytest.raises(IllegalAction):
            game.play("take sailor:3")


@every_edition
def test_a_person_counts_its_influence_from_now_on(edition: str) -> None:
    """base-2014.es, Objetivo and Revelar, personaje; sjg-2017, Characters; bigbox-2021, Objetivo."""
    game = table(sits(9, "settler:4"), sits(0), edition=edition, harbor="admiral:9", drawn=1)
    play(game, "stop", "take admiral:9")
    assert influence(game, 0) == 4


@every_edition
def test_a_person_serves_from_the_moment_of_hiring(edition: str) -> None:
    """base-2014.es, Contratar; base-2015.fr, Recrutement; base.it, Ingaggio; bigbox-2021, Contratar."""
    game = table(sits(5), sits(0), edition=edition, harbor="pirate:5", drawn=1)
    play(game, "stop", "take pirate:5")
    assert ability(game, 0, "swords") == 2


@every_edition
@pytest.mark.parametrize(("ladies", "price"), [("mademoiselle:7", 4), ("mademoiselle:7 mademoiselle:9", 3)])
def test_hiring_costs_a_coin_less_for_each_mademoiselle(edition: str, ladies: str, price: int) -> None:
    """base-2014.es, Señorita; base-2015.fr, Demoiselle; base.it, Donzella; sjg-2017, Mademoiselle."""
    game = table(sits(price, ladies), sits(0), edition=edition, harbor="admiral:5", drawn=1)
    play(game, "stop")
    assert takes(game) == ["admiral:5"]
    happened = play(game, "take admiral:5")
    assert (coins(game, 0), of_kind(happened, "person_hired")[0].count) == (0, price)
    game = table(sits(price - 1, ladies), sits(0), edition=edition, harbor="admiral:5", drawn=1)
    play(game, "stop")
    assert takes(game) == []


@every_edition
@pytest.mark.parametrize(("number", "price"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_each_mademoiselle_counts_down_to_nothing(edition: str, number: int, price: int) -> None:
    """base-2014.es, Señorita; base-2015.fr, Demoiselle; base.it, Donzella; bigbox-2021, Señorita."""
    ladies = ["mademoiselle:7", "mademoiselle:7", "mademoiselle:9", "mademoiselle:9"][:number]
    game = table(sits(5, " ".join(ladies)), sits(0), edition=edition, harbor="sailor:3", drawn=1)
    play(game, "stop", "take sailor:3")
    assert coins(game, 0) == 5 - price


@every_edition
def test_a_price_never_falls_below_nothing(edition: str) -> None:
    """base-2014.es, Señorita; base-2015.fr, Demoiselle; base.it, Donzella; bigbox-2021, Señorita."""
    ladies = "mademoiselle:7 mademoiselle:7 mademoiselle:9 mademoiselle:9"
    for had in (0, 2):
        game = table(sits(had, ladies), sits(0), edition=edition, harbor="sailor:3", drawn=1)
        happened = play(game, "stop", "take sailor:3")
        assert (coins(game, 0), of_kind(happened, "person_hired")[0].count) == (had, 0)


@every_edition
def test_a_mademoiselle_gives_no_discount_on_herself(edition: str) -> None:
    """base-2014.es, Contratar: first paid, then the ability; RULINGS, hired_now_governor, note."""
    game = table(sits(7), sits(0), edition=edition, harbor="mademoiselle:7", drawn=1)
    play(game, "stop", "take mademoiselle:7")
    assert coins(game, 0) == 0


@every_edition
def test_a_mademoiselle_hired_just_now_makes_the_next_person_cheaper(edition: str) -> None:
    """base-2014.es, Comerciar y contratar: abilities serve for the next card; RULINGS, hired_now_governor, note."""
    game = table(sits(9), sits(0), edition=edition, harbor=[*FOUR_SHIPS, "mademoiselle:7", "sailor:3"], drawn=6)
    play(game, "stop", "take mademoiselle:7")
    assert coins(game, 0) == 2
    play(game, "take sailor:3")
    assert (coins(game, 0), display(game, 0)) == (0, ["mademoiselle:7", "sailor:3"])


@every_edition
def test_a_mademoiselle_makes_every_person_cheaper_not_only_one(edition: str) -> None:
    """sjg-2017, example of Dagmar; base-2014.es, Habilidades."""
    game = table(
        sits(5, "mademoiselle:7"), sits(0), edition=edition, harbor=[*FOUR_SHIPS, "settler:4", "sailor:3"], drawn=6
    )
    play(game, "stop", "take settler:4", "take sailor:3")
    assert coins(game, 0) == 0


def test_a_mademoiselle_does_not_change_what_a_ship_brings() -> None:
    """base-2014.es, Señorita: the cost of persons."""
    game = table(sits(0, "mademoiselle:7"), sits(0), harbor="flute:2/2", drawn=1)
    play(game, "stop", "take flute:2/2")
    assert coins(game, 0) == 2


@pytest.mark.parametrize(
    ("cards", "choices", "left"),
    [
        ("sailor:3 flute:1/1 sailor:3", "sailor:3 flute:1/1", "flute:1/1 sailor:3"),
        ("flute:1/1 sailor:3 sailor:3", "flute:1/1 sailor:3", "flute:1/1 sailor:3"),
        ("flute:1/1 barque:1/1 sailor:3 sailor:3", "flute:1/1 barque:1/1 sailor:3", "flute:1/1 barque:1/1 sailor:3"),
    ],
)
def test_of_two_equal_persons_one_is_taken_and_one_stays(cards: str, choices: str, left: str) -> None:
    """base-2014.es, Contratar: a person at a time."""
    game = table(sits(3), sits(9), harbor=cards)
    play(game, "stop")
    assert takes(game) == choices.split()
    play(game, "take sailor:3")
    assert (display(game, 0), harbor(game)) == (["sailor:3"], left.split())


def test_one_may_have_several_persons_of_a_kind() -> None:
    """sjg-2017, The Characters and Their Skills; base-2014.es, Habilidades."""
    game = table(sits(3, "sailor:3"), sits(0), harbor="sailor:3", drawn=1)
    play(game, "stop", "take sailor:3")
    assert (display(game, 0), ability(game, 0, "swords")) == (["sailor:3", "sailor:3"], 2)


def test_a_hired_person_is_hired_for_good() -> None:
    """base-2014.es, Objetivo: for the rest of the game."""
    game = table(sits(3), sits(0), harbor="sailor:3", drawn=1, deck="flute:1/1 flute:5/3 barque:1/1 barque:5/3")
    play(game, "stop", "take sailor:3", "draw", "draw")
    assert (game.active, display(game, 0)) == (0, ["sailor:3"])
    play(game, "draw")
    assert words(game) == ["repel", "keep"]
