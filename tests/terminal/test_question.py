"""The question to whoever decides, as the browser asks it."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.terminal.question import question
from portroyal.words import speaking

SETTLERS = {"display": ["settler:4", "settler:4"]}
FOR_SETTLERS = ["expedition:hut+hut"]


def asked(ann: dict[str, Any] | None = None, **document: Any) -> tuple[str, str]:
    """What Ann, or Ben on her turn, is asked in a position."""
    players = [{"name": "Ann", "coins": 5, **(ann or {})}, {"name": "Ben", "coins": 5}]
    game = Game.from_position({"players": players, "seed": 1, **document})
    return question(speaking("en"), game.view(game.actor))


def test_discovering() -> None:
    assert asked() == ("Draw the first card", "A new turn. After this card you may stop.")
    assert asked(SETTLERS, expeditions=FOR_SETTLERS)[1] == "Draw, or claim an Expedition first."
    assert asked(harbor=["flute:1/1"], drawn=1) == ("Draw or stop?", "1 color: 1 card to take.")
    assert asked(SETTLERS, expeditions=FOR_SETTLERS, drawn=1)[1] == "Draw, stop, or claim an Expedition."


def test_a_ship() -> None:
    swords = {"display": ["pirate:5"]}
    ship = {"ship": "flute:2/3", "phase": "repel", "drawn": 2}
    assert asked(swords, **ship) == ("Flute", "Keep it, or repel it with 2 swords.")
    assert asked(swords, harbor=["flute:1/1"], **ship) == (
        "A second Flute",
        "Repel it with 2 swords, or keep it and lose the turn.",
    )


@pytest.mark.parametrize(
    ("ann", "document", "text"),
    [
        ({}, {}, "2 colors in the harbor. Trade with ships, hire people."),
        ({}, {"taken": 1}, "Take another, or leave the rest."),
        ({}, {"actor": 1}, "Each card costs 1 extra coin, paid to Ann."),
        (SETTLERS, {"expeditions": FOR_SETTLERS}, "Trade, hire, or claim an Expedition."),
    ],
)
def test_taking(ann: dict[str, Any], document: dict[str, Any], text: str) -> None:
    harbor = ["flute:1/1", "pinnace:1/1"]
    assert asked(ann, harbor=harbor, phase="take", takes=1, **document) == ("Take a card", text)


def test_a_claim_after_the_last_card_or_a_bust() -> None:
    assert asked(SETTLERS, expeditions=FOR_SETTLERS, phase="take", takes=0, taken=1) == (
        "Claim an Expedition?",
        "Your people are enough for it.",
    )
    assert asked(SETTLERS, expeditions=FOR_SETTLERS, phase="bust", drawn=3) == (
        "Bust",
        "You may still claim an Expedition.",
    )
