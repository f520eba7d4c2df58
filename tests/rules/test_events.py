"""What each event tells, field by field: log, animation and records feed on it.

A row reads (kind, seat, card, count, detail); everyone may see its card unless it has none.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from portroyal.engine.vocabulary import EVENT_NAMES

from .table import ELEVEN, of_kind, play, sits, table

HIDDEN = ("coins_gained", "fee_paid", "deck_shuffled")


def rows(events: Iterable[Any]) -> list[tuple[Any, ...]]:
    """The events as rows, after a look at who may see their cards."""
    found = []
    for event in events:
        assert event.audience == ("nobody" if event.kind in HIDDEN else "everyone"), event
        found.append((event.kind, event.seat, event.card, event.count, event.detail))
    return found


def test_events_of_a_turn_with_trading_and_hiring() -> None:
    """base-2014.es, Revelar and Comerciar y contratar."""
    game = table(
        sits(0),
        sits(0),
        sits(0),
        active=1,
        round=4,
        deck="sailor:3 flute:2/2",
    )
    assert rows(play(game, "draw", "draw", "stop", "take flute:2/2")) == [
        ("card_revealed", 1, "sailor:3", 1, 1),
        ("card_revealed", 1, "flute:2/2", 2, 1),
        ("ship_kept", 1, "flute:2/2", 1, 0),
        ("discovery_ended", 1, None, 2, 0),
        ("taking_began", 1, None, 1, 2),
        ("ship_traded", 1, "flute:2/2", 2, 0),
        ("coins_gained", 1, None, 2, "ship"),
        ("taking_ended", 1, None, 1, 0),
        ("taking_began", 2, None, 1, 1),
    ]


def test_events_of_hiring_in_another_players_turn() -> None:
    """base-2014.es, Contratar."""
    game = table(
        sits(0),
        sits(0),
        sits("pirate:5 pirate:7 pirate:9 jester:5"),
        active=1,
        phase="take",
        actor=2,
        round=4,
        harbor="sailor:3",
    )
    assert rows(play(game, "take sailor:3")) == [
        ("person_hired", 2, "sailor:3", 3, 0),
        ("coin_spent", 2, "pirate:5", 1, 1),
        ("coin_spent", 2, "pirate:7", 1, 1),
        ("coin_spent", 2, "pirate:9", 1, 1),
        ("fee_paid", 2, None, 1, 1),
        ("taking_ended", 2, None, 1, 0),
        ("taking_began", 0, None, 1, 0),
        ("taking_ended", 0, None, 0, 0),
        ("turn_ended", 1, None, 0, 4),
        ("turn_began", 2, None, 0, 4),
    ]


def test_events_of_a_tax_a_repelled_ship_and_a_bust() -> None:
    """base-2014.es, Revelar."""
    game = table(
        sits(12, "sailor:3"), sits(0, "jester:5"), deck="tax:swords settler:4 barque:1/1 flute:1/1 flute:5/3", round=2
    )
    happened = play(game, "draw", "draw", "repel", "draw", "keep", "draw")
    spent = of_kind(happened, "coin_spent")
    assert rows(event for event in happened if event.kind != "coin_spent") == [
        ("card_revealed", 0, "tax:swords", 1, 1),
        ("tax_paid", 0, None, 6, 0),
        ("coins_gained", 0, None, 1, "tax"),
        ("card_revealed", 0, "barque:1/1", 2, 1),
        ("ship_repelled", 0, "barque:1/1", 1, 0),
        ("card_revealed", 0, "flute:1/1", 3, 1),
        ("ship_kept", 0, "flute:1/1", 1, 1),
        ("card_revealed", 0, "flute:5/3", 4, 1),
        ("ship_kept", 0, "flute:5/3", 1, 0),
        ("harbor_busted", 0, "flute:5/3", 2, 0),
        ("coins_gained", 1, None, 1, "jester"),
        ("turn_ended", 0, None, 0, 2),
        ("turn_began", 1, None, 0, 2),
    ]
    assert [(event.seat, event.count, event.detail) for event in spent] == [(0, 1, 1)] * 6


def test_events_of_an_expedition_and_of_the_end() -> None:
    """base-2014.es, Revelar, expedición; Fin de la partida."""
    crew = "admiral:9 admiral:9 jester:7 priest:4 jack_of_all_trades:6"
    game = table(
        sits(0),
        sits(0, crew),
        active=1,
        round=7,
        expeditions="expedition:cross+cross",
        deck="captain:4 settler:4 trader.red:3",
    )
    happened = play(game, "claim expedition:cross+cross", "draw", "stop", "pass", "pass")
    assert rows(happened) == [
        ("person_given", 1, "jack_of_all_trades:6", 1, 0),
        ("person_given", 1, "priest:4", 1, 0),
        ("expedition_claimed", 1, "expedition:cross+cross", 2, 0),
        ("end_triggered", 1, None, 12, 0),
        ("coins_gained", 1, None, 2, "expedition"),
        ("card_revealed", 1, "trader.red:3", 1, 1),
        ("discovery_ended", 1, None, 1, 0),
        ("taking_began", 1, None, 1, 1),
        ("taking_ended", 1, None, 0, 0),
        ("taking_began", 0, None, 1, 1),
        ("taking_ended", 0, None, 0, 0),
        ("turn_ended", 1, None, 0, 7),
        ("round_ended", 0, None, 0, 7),
        ("game_ended", 0, None, 0, "influence"),
    ]


def test_events_of_the_end_looked_at_after_the_round() -> None:
    """sjg-2017, Ending the Game."""
    game = table(sits(3, ELEVEN), sits(0), edition="sjg-2017", start=1, active=0, round=3, harbor="sailor:3")
    happened = play(game, "stop", "take sailor:3")
    assert rows(happened[-4:]) == [
        ("turn_ended", 0, None, 0, 3),
        ("round_ended", 1, None, 0, 3),
        ("end_triggered", 0, None, 12, 0),
        ("game_ended", 1, None, 0, "influence"),
    ]


def test_events_of_a_new_deck_and_of_a_new_round() -> None:
    """base-2014.es, Revelar."""
    game = table(sits(0), sits(0), active=1, harbor="flute:1/1", discard="settler:4 captain:4", rest=0)
    happened = play(game, "stop", "take flute:1/1")
    assert rows(happened[2:]) == [
        ("ship_traded", 1, "flute:1/1", 1, 0),
        ("deck_shuffled", 1, None, 3, 2),
        ("coins_gained", 1, None, 1, "ship"),
        ("taking_ended", 1, None, 1, 0),
        ("taking_began", 0, None, 1, 0),
        ("taking_ended", 0, None, 0, 0),
        ("turn_ended", 1, None, 0, 1),
        ("round_ended", 0, None, 0, 1),
        ("turn_began", 0, None, 0, 2),
    ]
    (revealed,) = [event for event in play(game, "draw") if event.kind == "card_revealed"]
    assert (revealed.count, revealed.detail) == (1, 2)


def test_every_kind_of_event_has_a_name_of_its_own() -> None:
    """A log can be read back."""
    assert len(set(EVENT_NAMES)) == len(EVENT_NAMES)
