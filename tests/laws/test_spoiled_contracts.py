"""Positions with contracts, spoiled: each is refused with a reason, or is a table at which a game can be played."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import assume, given, settings
from hypothesis import strategies as st
from test_cards_are_kept import all_cards
from worlds import games, play_on

from portroyal import Game
from portroyal.catalog import CARDS, CODES
from portroyal.contracts import IDS
from portroyal.engine.vocabulary import GOING_ON_NAMES, PHASE_NAMES, SHIP
from portroyal.errors import PositionError
from portroyal.knowledge import View

SHIPS = [card.code for card in CARDS if card.kind == SHIP]
SMALL = ("actor", "active", "to_reveal", "time", "score", "result", "points", "takes", "drawn", "gambled", "aside")
OTHERS = ("phase", "phase", "contracts", "contract", "pending", "payers", "ship", "kept", "cubes")


def spoil(document: dict[str, Any], chance: random.Random) -> None:
    """Change something about contracts, questions or time."""
    seats = len(document["players"])
    key = chance.choice((*SMALL, *OTHERS))
    if key in SMALL:
        document[key] = chance.randrange(6)
    elif key == "phase":
        document[key] = chance.choice(PHASE_NAMES)
    elif key == "contracts":
        document[key] = chance.sample(IDS, chance.randrange(8))
    elif key == "contract":
        document[key] = chance.choice(IDS)
    elif key == "pending":
        document[key] = [waiting(seats, chance) for _ in range(chance.randrange(3))]
    elif key == "payers":
        document[key] = chance.sample(range(seats), chance.randrange(seats + 1))
    elif key == "ship":
        document[key] = chance.choice((None, *SHIPS))
    elif key == "kept":
        document["players"][0]["kept"] = chance.sample(SHIPS, 2)
    elif document.get("contracts"):
        move_cubes(document["contracts"], seats, chance)


def waiting(seats: int, chance: random.Random) -> dict[str, Any]:
    """A question that waits, or none that could."""
    phase = chance.choice((*PHASE_NAMES, *GOING_ON_NAMES))
    card = "tax:swords" if phase == "taxing" else chance.choice(CODES)
    return {"phase": phase, "actor": chance.randrange(seats), "card": card}


def move_cubes(contracts: list[Any], seats: int, chance: random.Random) -> None:
    """Other cubes on one of the contracts."""
    at = chance.randrange(len(contracts))
    name = contracts[at] if isinstance(contracts[at], str) else contracts[at]["id"]
    owners = chance.sample(range(seats), chance.randrange(seats + 1))
    cut = chance.randrange(len(owners) + 1)
    begun = {str(seat): chance.randint(1, 2) for seat in owners[cut:]}
    contracts[at] = {"id": name, "completed": owners[:cut], "begun": begun}


@given(games(longest=200), st.integers(0, 10**9))
@settings(max_examples=80)
def test_a_spoiled_table_is_refused_or_can_be_played_at(game: Game, seed: int) -> None:
    assume(game.view().contracts)
    chance = random.Random(seed)
    for _ in range(5):
        document = json.loads(json.dumps(game.to_position()))
        for _ in range(chance.randint(1, 3)):
            spoil(document, chance)
        for pile in ("deck", "discard"):
            if chance.random() < 0.3:
                document.pop(pile)
        try:
            spoiled = Game.from_position(document)
        except PositionError as error:
            assert error.message
            continue
        check(spoiled, seed)


def check(game: Game, seed: int) -> None:
    """A table like any other: told whole, seen by everybody, played at, and no card is lost."""
    assert Game.from_position(json.loads(json.dumps(game.to_position()))).hash == game.hash
    view = game.view(game.actor)
    assert View.from_dict(json.loads(json.dumps(view.as_dict()))) == view
    expected = {CARDS[card].code: copies for card, copies in game.ruleset.cards().items()}
    assert all_cards(game) == expected
    assert bool(game.legal()) != game.over
    play_on(game, 300, seed)
    assert all_cards(game) == expected
    assert Game.from_position(json.loads(json.dumps(game.to_position()))).hash == game.hash
