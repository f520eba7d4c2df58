"""The timing points of a turn: what happens at each moment, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal.engine.vocabulary import DO_DRAW, DO_KEEP, DO_PASS, DO_REPEL, DO_STOP, KIND_SHIFT

from .table import ELEVEN, coins, every_edition, gains, kinds, play, sits, table

# What can be done at each moment without naming a card.
MOMENTS = [
    ({"harbor": "settler:4"}, {"stop": DO_STOP, "draw": DO_DRAW}),
    ({"rest": 1}, {"stop": DO_STOP}),
    ({"phase": "repel", "ship": "flute:1/1"}, {"repel": DO_REPEL, "keep": DO_KEEP}),
    ({"phase": "take", "harbor": "settler:4"}, {"pass": DO_PASS}),
    ({"phase": "bust", "expeditions": "expedition:cross+cross"}, {"pass": DO_PASS}),
]
FIVE = "flute:1/1 barque:1/1 sailor:3 settler:4 priest:4"


@every_edition
def test_at_tax_revealed_the_losses_come_before_the_bonus(edition: str) -> None:
    """base-2014.es, Revelar, impuestos; RULINGS, tax_order."""
    game = table(sits(12), sits(0, "sailor:3"), edition=edition, deck="tax:swords")
    happened = kinds(play(game, "draw"))
    assert happened == ["card_revealed", *["coin_spent"] * 6, "tax_paid", "coins_gained"]


@every_edition
def test_at_harbor_busted_the_jesters_are_paid_before_the_turn_ends(edition: str) -> None:
    """base-2014.es, Revelar; bigbox-2021, Descubrir."""
    game = table(sits(0, "jester:5"), sits(0), edition=edition, deck="flute:1/1 flute:5/3")
    happened = kinds(play(game, "draw", "draw"))
    assert happened == [
        *("card_revealed", "ship_kept", "card_revealed", "ship_kept"),
        *("harbor_busted", "coins_gained", "turn_ended", "turn_began"),
    ]


@every_edition
def test_at_taking_began_admirals_are_paid_before_the_first_card(edition: str) -> None:
    """base-2014.es, Almirante; bigbox-2021, Almirante."""
    game = table(sits(0, "admiral:5"), sits(0), edition=edition, harbor=FIVE)
    assert kinds(play(game, "stop")) == ["discovery_ended", "taking_began", "coins_gained"]


@every_edition
def test_at_taking_began_the_harbor_is_looked_at_once(edition: str) -> None:
    """RULINGS, hired_now_governor, note: admirals and jesters are checked when one's taking begins."""
    game = table(sits(0, "admiral:5 jester:5 governor:8"), sits(0), edition=edition, harbor=FIVE)
    happened = play(game, "stop", "take flute:1/1", "take barque:1/1")
    assert gains(happened) == [(0, 2, "admiral"), (0, 1, "ship"), (0, 1, "ship")]


@every_edition
def test_at_person_hired_price_and_display_come_before_the_end_is_triggered(edition: str) -> None:
    """base-2014.es, Contratar; Fin de la partida."""
    game = table(sits(3, ELEVEN), sits(0), edition=edition, harbor="sailor:3 flute:1/1")
    happened = kinds(play(game, "stop", "take sailor:3"))
    at_once = [] if edition == "sjg-2017" else ["end_triggered"]
    assert happened == [
        *("discovery_ended", "taking_began", "person_hired", "coin_spent", "coin_spent", "coin_spent"),
        *(*at_once, "taking_ended", "taking_began"),
    ]


@every_edition
def test_at_round_ended_the_end_is_looked_at(edition: str) -> None:
    """base-2014.es, Fin de la partida; sjg-2017, Ending the Game."""
    game = table(sits(0), sits(3, ELEVEN), edition=edition, active=1, harbor="sailor:3")
    happened = kinds(play(game, "stop", "take sailor:3"))
    after_round = ["end_triggered"] if edition == "sjg-2017" else []
    assert happened[-len(after_round) - 3 :] == ["turn_ended", "round_ended", *after_round, "game_ended"]


@every_edition
def test_a_whole_turn_happens_in_the_order_of_the_rulebook(edition: str) -> None:
    """base-2014.es, Desarrollo: two phases, then the others, then the next player."""
    game = table(sits(3), sits(3), edition=edition, deck="sailor:3 flute:1/1 settler:4 captain:4")
    happened = play(game, "draw", "draw", "stop", "take sailor:3", "take flute:1/1")
    assert [(event.kind, event.seat) for event in happened] == [
        ("card_revealed", 0),
        ("card_revealed", 0),
        ("ship_kept", 0),
        ("discovery_ended", 0),
        ("taking_began", 0),
        ("person_hired", 0),
        *[("coin_spent", 0)] * 3,
        ("taking_ended", 0),
        ("taking_began", 1),
        ("ship_traded", 1),
        ("coins_gained", 1),
        ("fee_paid", 1),
        ("taking_ended", 1),
        ("turn_ended", 0),
        ("turn_began", 1),
    ]
    assert [coins(game, seat) for seat in range(2)] == [1, 3]


def test_at_expedition_claimed_the_persons_are_gone_and_the_coins_still_to_come() -> None:
    """base-2014.es, Revelar, expedición: persons, the card, its coins; Fin de la partida."""
    crew = "admiral:9 admiral:9 jester:7 priest:4 priest:4"
    game = table(sits(0, crew), sits(0), expeditions="expedition:cross+cross")
    happened = kinds(play(game, "claim expedition:cross+cross"))
    assert happened == ["person_given", "person_given", "expedition_claimed", "end_triggered", "coins_gained"]


@pytest.mark.parametrize(("moment", "actions"), MOMENTS)
def test_an_action_that_names_no_card_is_its_kind_and_nothing_else(
    moment: dict[str, Any], actions: dict[str, int]
) -> None:
    """Records tell actions by number: each has exactly one."""
    game = table(sits(0, "sailor:3 priest:4 priest:4"), sits(0), **moment)
    found = {str(action): int(action) for action in game.legal() if action.kind not in ("take", "claim")}
    assert found == {words: kind << KIND_SHIFT for words, kind in actions.items()}
    assert {action.card for action in game.legal() if action.kind in actions} == {None}
