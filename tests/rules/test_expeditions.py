"""Expeditions: whom they ask for, what they bring, and when they may be claimed."""

from __future__ import annotations

import pytest

from portroyal.errors import AmbiguousAction, IllegalAction, UnreadableAction

from .table import (
    ability,
    claims,
    coins,
    discard,
    display,
    every_edition,
    expeditions,
    gains,
    influence,
    kinds,
    of_kind,
    play,
    sits,
    table,
    words,
)

CROSSES = "expedition:cross+cross"


@every_edition
def test_claiming_gives_the_persons_away_and_brings_the_expedition_and_its_coins(edition: str) -> None:
    """base-2014.es, Revelar, expedición; base-2015.fr, Expédition; base.it, Spedizione; sjg-2017, Missions."""
    game = table(sits(0, "priest:4 sailor:3 priest:4"), sits(0), edition=edition, expeditions=CROSSES)
    happened = play(game, f"claim {CROSSES}")
    assert (display(game, 0), coins(game, 0)) == (["sailor:3", CROSSES], 2)
    assert (discard(game), expeditions(game)) == (["priest:4", "priest:4"], [])
    assert kinds(happened) == ["person_given", "person_given", "expedition_claimed", "coins_gained"]
    assert [(e.seat, e.card) for e in of_kind(happened, "person_given")] == [(0, "priest:4"), (0, "priest:4")]
    assert [(e.seat, e.card, e.count) for e in of_kind(happened, "expedition_claimed")] == [(0, CROSSES, 2)]
    assert gains(happened) == [(0, 2, "expedition")]


@every_edition
def test_an_expedition_is_worth_more_influence_than_the_persons_given_for_it(edition: str) -> None:
    """base-2014.es, Objetivo; sjg-2017, Missions: the card grants influence."""
    game = table(sits(0, "priest:4 priest:4"), sits(0), edition=edition, expeditions=CROSSES)
    assert influence(game, 0) == 2
    play(game, f"claim {CROSSES}")
    assert (influence(game, 0), ability(game, 0, "claimed"), ability(game, 0, "priests")) == (4, 1, 0)


@every_edition
@pytest.mark.parametrize(
    "crew", ["priest:4", "priest:4 captain:4", "priest:4 settler:4 sailor:3", "captain:4 captain:4"]
)
def test_without_the_persons_asked_for_an_expedition_can_not_be_claimed(edition: str, crew: str) -> None:
    """base-2014.es, Revelar, expedición; base-2015.fr, Expédition; base.it, Spedizione; sjg-2017, Missions."""
    game = table(sits(9, crew), sits(0), edition=edition, expeditions=CROSSES)
    assert claims(game) == []
    with pytest.raises(IllegalAction):
        game.play(f"claim {CROSSES}")


@every_edition
def test_the_persons_have_to_be_ones_own(edition: str) -> None:
    """base-2014.es, Revelar, expedición: in one's own display."""
    game = table(
        sits(9, "priest:4"), sits(9, "priest:4"), edition=edition, expeditions=CROSSES, harbor="priest:4", drawn=1
    )
    assert claims(game) == []


@every_edition
@pytest.mark.parametrize(
    ("expedition", "crew"),
    [
        ("expedition:cross+cross", "priest:4 jack_of_all_trades:6"),
        ("expedition:hut+hut", "settler:4 jack_of_all_trades:6"),
        ("expedition:anchor+anchor", "captain:4 jack_of_all_trades:6"),
        ("expedition:anchor+anchor", "jack_of_all_trades:6 jack_of_all_trades:6"),
        ("expedition:anchor+anchor+hut", "captain:4 captain:4 jack_of_all_trades:6"),
        ("expedition:anchor+anchor+hut", "captain:4 settler:4 jack_of_all_trades:6"),
        ("expedition:cross+cross+hut", "settler:4 jack_of_all_trades:6 jack_of_all_trades:6"),
        ("expedition:cross+cross+hut", "jack_of_all_trades:6 jack_of_all_trades:6 jack_of_all_trades:6"),
    ],
)
def test_a_jack_of_all_trades_stands_in_for_any_of_the_three(edition: str, expedition: str, crew: str) -> None:
    """base-2014.es, Chico para todo; base-2015.fr, Touche-à-tout; base.it, Tuttofare; sjg-2017, Jack of All Trades."""
    game = table(sits(0, crew), sits(0), edition=edition, expeditions=expedition)
    assert claims(game) == [f"claim {expedition}"]
    play(game, f"claim {expedition}")
    assert display(game, 0) == [expedition]
    assert sorted(discard(game)) == sorted(crew.split())


@every_edition
@pytest.mark.parametrize(
    ("expedition", "crew"),
    [
        ("expedition:cross+cross+hut", "priest:4 jack_of_all_trades:6"),
        ("expedition:cross+cross+hut", "jack_of_all_trades:6 jack_of_all_trades:6"),
        ("expedition:anchor+anchor+hut", "settler:4 settler:4 settler:4 captain:4"),
        ("expedition:hut+hut", "jack_of_all_trades:6 captain:4 priest:4"),
    ],
)
def test_a_jack_of_all_trades_stands_in_for_one_person_only(edition: str, expedition: str, crew: str) -> None:
    """base-2014.es, Chico para todo: in place of a priest, a captain or a settler."""
    game = table(sits(0, crew), sits(0), edition=edition, expeditions=expedition)
    assert claims(game) == []


@every_edition
@pytest.mark.parametrize("missing", ["captain:4", "priest:4", "settler:4"])
def test_a_jack_of_all_trades_stands_in_for_anybody_on_the_special_expedition(edition: str, missing: str) -> None:
    """base-2014.es, Chico para todo; base-2015.fr, Touche-à-tout; base.it, Tuttofare."""
    crew = " ".join({"captain:4", "priest:4", "settler:4", "jack_of_all_trades:6"} - {missing})
    special = "expedition:anchor+cross+hut"
    game = table(sits(0, crew), sits(0), sits(0), sits(0), sits(0), edition=edition, expeditions=special)
    assert claims(game) == [f"claim {special}"]
    play(game, f"claim {special}")
    assert sorted(discard(game)) == sorted(crew.split())


def test_one_may_choose_whether_to_give_a_jack_or_the_person() -> None:
    """base-2014.es, Chico para todo: may be discarded instead; base.it, Tuttofare."""
    game = table(sits(0, "captain:4 captain:4 jack_of_all_trades:6"), sits(0), expeditions="expedition:anchor+anchor")
    two, one = claims(game)
    assert two == "claim expedition:anchor+anchor with captain:4 captain:4"
    assert one == "claim expedition:anchor+anchor with captain:4 jack_of_all_trades:6"
    with pytest.raises(AmbiguousAction):
        game.play("claim expedition:anchor+anchor")
    other = game.clone()
    play(game, two)
    assert display(game, 0) == ["jack_of_all_trades:6", "expedition:anchor+anchor"]
    play(other, one)
    assert display(other, 0) == ["captain:4", "expedition:anchor+anchor"]


@pytest.mark.parametrize(
    "given", ["captain:4", "captain:4 captain:4 sailor:3", "captain:4 captain:4 priest:4", "captain:4 priest:4"]
)
def test_a_claim_gives_just_the_persons_that_are_asked_for(given: str) -> None:
    """base-2014.es, Revelar, expedición: these persons, not fewer and not more."""
    crew = "captain:4 captain:4 captain:4 priest:4"
    game = table(sits(0, crew), sits(0), expeditions="expedition:anchor+anchor")
    with pytest.raises(UnreadableAction, match="asks for anchor, anchor"):
        game.play(f"claim expedition:anchor+anchor with {given}")


def test_every_way_to_pay_an_expedition_is_offered() -> None:
    """base-2014.es, Chico para todo; base.it, Tuttofare: in place of any of the three."""
    crew = "captain:4 captain:4 settler:4 jack_of_all_trades:6 jack_of_all_trades:6"
    game = table(sits(0, crew), sits(0), expeditions="expedition:anchor+anchor+hut")
    given = [tuple(sorted(action.given)) for action in game.legal() if action.kind == "claim"]
    jack = "jack_of_all_trades:6"
    assert sorted(given) == sorted(
        [
            ("captain:4", "captain:4", "settler:4"),
            ("captain:4", jack, "settler:4"),
            (jack, jack, "settler:4"),
            ("captain:4", "captain:4", jack),
            ("captain:4", jack, jack),
        ]
    )


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("captain:4 captain:4 settler:4", "jack_of_all_trades:6 jack_of_all_trades:6"),
        ("captain:4 jack_of_all_trades:6 settler:4", "captain:4 jack_of_all_trades:6"),
        ("jack_of_all_trades:6 jack_of_all_trades:6 settler:4", "captain:4 captain:4"),
        ("captain:4 captain:4 jack_of_all_trades:6", "settler:4 jack_of_all_trades:6"),
        ("captain:4 jack_of_all_trades:6 jack_of_all_trades:6", "captain:4 settler:4"),
    ],
)
def test_exactly_the_persons_chosen_are_given(given: str, kept: str) -> None:
    """base-2014.es, Revelar, expedición: those discarded go, the others stay."""
    crew = "captain:4 captain:4 settler:4 jack_of_all_trades:6 jack_of_all_trades:6"
    game = table(sits(0, crew), sits(0), expeditions="expedition:anchor+anchor+hut")
    wanted = sorted(given.split())
    (claim,) = [a for a in game.legal() if a.kind == "claim" and sorted(a.given) == wanted]
    game.play(claim)
    assert sorted(discard(game)) == wanted
    assert sorted(display(game, 0)) == sorted([*kept.split(), "expedition:anchor+anchor+hut"])


def test_a_claim_with_the_persons_for_crosses_or_huts_gives_those() -> None:
    """base-2014.es, Revelar, expedición: persons with the abilities asked for."""
    crew = "settler:4 captain:4 priest:4 priest:4 jack_of_all_trades:6"
    game = table(sits(0, crew), sits(0), expeditions="expedition:cross+cross+hut")
    given = sorted(tuple(sorted(a.given)) for a in game.legal() if a.kind == "claim")
    jack = "jack_of_all_trades:6"
    assert given == [
        (jack, "priest:4", "priest:4"),
        (jack, "priest:4", "settler:4"),
        ("priest:4", "priest:4", "settler:4"),
    ]


@every_edition
def test_the_special_expedition_asks_for_one_of_each(edition: str) -> None:
    """base-2014.es, Componentes: only for five players; facts, expeditions."""
    crew = "settler:4 captain:4 priest:4"
    special = "expedition:anchor+cross+hut"
    game = table(sits(0, crew), sits(0), sits(0), sits(0), sits(0), edition=edition, expeditions=special)
    play(game, f"claim {special}")
    assert (display(game, 0), coins(game, 0), influence(game, 0)) == ([special], 3, 5)


@every_edition
def test_an_expedition_may_be_claimed_before_the_first_card_is_drawn(edition: str) -> None:
    """base-2014.es, Revelar, expedición: at any moment of one's turn; base.it, Spedizione; sjg-2017, Missions."""
    game = table(sits(0, "priest:4 priest:4"), sits(0), edition=edition, expeditions=CROSSES)
    assert words(game) == [f"claim {CROSSES}", "draw"]
    play(game, f"claim {CROSSES}")
    # A claim is not a draw: the first card still has to be drawn.
    assert words(game) == ["draw"]


@every_edition
def test_an_expedition_just_revealed_may_be_claimed_at_once(edition: str) -> None:
    """base-2014.es, Revelar, expedición: at any moment of one's turn; bigbox-2021, Descubrir."""
    game = table(sits(0, "priest:4 priest:4"), sits(0), edition=edition, deck=[CROSSES, "flute:1/1"])
    play(game, "draw")
    assert words(game) == [f"claim {CROSSES}", "stop", "draw"]
    play(game, f"claim {CROSSES}")
    assert words(game) == ["stop", "draw"]


@every_edition
def test_an_expedition_may_be_claimed_before_the_first_card_is_taken(edition: str) -> None:
    """base-2014.es, Revelar, expedición: at any moment of one's turn."""
    game = table(
        sits(0, "priest:4 priest:4"), sits(0), edition=edition, expeditions=CROSSES, harbor="flute:1/1", drawn=1
    )
    play(game, "stop")
    assert words(game) == [f"claim {CROSSES}", "take flute:1/1", "pass"]
    play(game, f"claim {CROSSES}")
    assert (game.actor, words(game)) == (0, ["take flute:1/1", "pass"])


@every_edition
def test_a_person_hired_just_now_may_be_given_at_once(edition: str) -> None:
    """base-2014.es, Revelar, expedición: at any moment of one's turn; Contratar: the ability serves from then on."""
    game = table(
        sits(4, "priest:4"), sits(3), edition=edition, expeditions=CROSSES, harbor="priest:4 flute:1/1", drawn=2
    )
    play(game, "stop", "take priest:4")
    assert (game.actor, words(game)) == (0, [f"claim {CROSSES}", "pass"])
    play(game, f"claim {CROSSES}")
    # Nothing is left to do for Ann, so Ben's taking begins by itself.
    assert (display(game, 0), game.actor) == ([CROSSES], 1)


@every_edition
def test_the_coins_of_an_expedition_may_pay_for_a_person(edition: str) -> None:
    """base-2014.es, Revelar, expedición: at any moment of one's turn."""
    game = table(
        sits(1, "priest:4 priest:4"), sits(3), edition=edition, expeditions=CROSSES, harbor="sailor:3", drawn=1
    )
    play(game, "stop", f"claim {CROSSES}", "take sailor:3")
    assert (display(game, 0), coins(game, 0)) == ([CROSSES, "sailor:3"], 0)


@every_edition
def test_several_expeditions_may_be_claimed_in_a_turn(edition: str) -> None:
    """base-2014.es, Revelar, expedición; base-2015.fr, Expédition; base.it, Spedizione; bigbox-2021, Descubrir."""
    crew = "priest:4 priest:4 settler:4 settler:4"
    game = table(sits(0, crew), sits(0), edition=edition, expeditions=f"{CROSSES} expedition:hut+hut")
    play(game, "claim expedition:hut+hut", f"claim {CROSSES}")
    assert (display(game, 0), influence(game, 0), coins(game, 0)) == (["expedition:hut+hut", CROSSES], 8, 4)


@every_edition
def test_one_person_pays_for_one_expedition_only(edition: str) -> None:
    """base-2014.es, Revelar, expedición: the persons are discarded."""
    game = table(
        sits(0, "priest:4 priest:4 settler:4"),
        sits(0),
        edition=edition,
        expeditions=f"{CROSSES} expedition:cross+cross+hut",
    )
    assert len(claims(game)) == 2
    play(game, f"claim {CROSSES}")
    assert claims(game) == []


@every_edition
def test_only_the_active_player_may_claim(edition: str) -> None:
    """sjg-2017, Missions; bigbox-2021, Descubrir; base-2014.es, Revelar, expedición: in one's own turn."""
    game = table(
        sits(3, "priest:4 priest:4"),
        sits(3, "priest:4 jack_of_all_trades:6"),
        edition=edition,
        expeditions=CROSSES,
        phase="take",
        actor=1,
        harbor="flute:1/1",
    )
    assert words(game) == ["take flute:1/1", "pass"]
    assert game.view(0).legal == ()


def test_nobody_has_to_claim() -> None:
    """base-2014.es, Revelar, expedición: may."""
    game = table(sits(3, "priest:4 priest:4"), sits(3), expeditions=CROSSES, deck="flute:1/1")
    play(game, "draw", "stop", "take flute:1/1", "pass")
    assert (game.active, expeditions(game), display(game, 0)) == (1, [CROSSES], ["priest:4", "priest:4"])


def test_a_claimed_expedition_is_never_given_away_again() -> None:
    """base-2014.es, Revelar, expedición: persons are discarded, the expedition stays in the display."""
    crew = "expedition:hut+hut priest:4 settler:4 priest:4"
    game = table(sits(0, crew), sits(0), expeditions=CROSSES)
    play(game, f"claim {CROSSES}")
    assert display(game, 0) == ["expedition:hut+hut", "settler:4", CROSSES]


@every_edition
def test_swords_stay_when_an_expedition_is_claimed(edition: str) -> None:
    """base-2014.es, Revelar, expedición: only the persons asked for are discarded."""
    game = table(sits(0, "pirate:5 priest:4 priest:4"), sits(0), edition=edition, expeditions=CROSSES)
    play(game, f"claim {CROSSES}")
    assert ability(game, 0, "swords") == 2


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_claim_touches_nobody_elses_display(seat: int) -> None:
    """base-2014.es, Revelar, expedición: persons of one's own."""
    crew = "sailor:5 priest:4 priest:4"
    others = ["priest:4 pirate:5 pirate:7", "priest:4 jester:5 jester:9"]
    crews = [*others[:seat], crew, *others[seat:]]
    game = table(*(sits(0, each) for each in crews), active=seat, expeditions=CROSSES)
    play(game, f"claim {CROSSES}")
    crews[seat] = f"sailor:5 {CROSSES}"
    assert [display(game, each) for each in range(3)] == [each.split() for each in crews]


@every_edition
def test_too_many_of_one_person_do_not_make_up_for_another(edition: str) -> None:
    """base-2014.es, Revelar, expedición; RULINGS, When things may be done: the taking ends by itself."""
    crew = "settler:4 settler:4 settler:4 captain:4"
    game = table(
        sits(0, crew),
        sits(0),
        edition=edition,
        expeditions="expedition:anchor+anchor+hut",
        harbor="flute:1/1 barque:1/1",
    )
    assert claims(game) == []
    play(game, "stop", "take flute:1/1")
    assert game.actor == 1


@every_edition
def test_any_of_the_expeditions_on_the_table_may_be_the_one_that_can_be_claimed(edition: str) -> None:
    """base-2014.es, Revelar, expedición; RULINGS, When things may be done."""
    row = ["expedition:anchor+anchor", "expedition:hut+hut", CROSSES]
    game = table(sits(0, "priest:4 priest:4"), sits(0), edition=edition, expeditions=row, harbor="flute:1/1 barque:1/1")
    play(game, "stop", "take flute:1/1")
    assert (game.actor, words(game)) == (0, [f"claim {CROSSES}", "pass"])
    play(game, f"claim {CROSSES}")
    assert (expeditions(game), game.actor) == (row[:2], 1)
