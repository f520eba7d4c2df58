"""Positions for the coach's tests: each made so that one thing tells the options apart."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from portroyal import Game
from portroyal.bots import create
from portroyal.seeds import random_for


def game(seats: list[dict[str, Any]], **more: Any) -> Game:
    names = ("Ann", "Ben", "Cleo", "Dan")
    players = [{"name": name, "coins": 3, **seat} for name, seat in zip(names, seats, strict=False)]
    return Game.from_position({"players": players, "seed": 1, **more})


CLOSE_TO_THE_END = ["mademoiselle:9", "admiral:9", "admiral:7", "trader.red:3"]  # nine influence

# Each with the choices that are compared, the better one first, and the reason to be named.
TELLING: dict[str, tuple[Game, str, str, str]] = {
    "four ships and no sword": (
        game(
            [{}] * 4,
            harbor=["flute:2/2", "pinnace:1/1", "frigate:3/2", "galleon:4/2", "admiral:9"],
            drawn=5,
        ),
        "stop",
        "draw",
        "bust_risk",
    ),
    "a fourth color in sight": (
        game(
            [{"display": ["sailor:3"], "coins": 11}, {}, {}, {}],
            harbor=["flute:1/1", "pinnace:1/1", "barque:1/1", "mademoiselle:7", "admiral:5"],
            ship="frigate:1/1",
            drawn=6,
            phase="repel",
        ),
        "keep",
        "repel",
        "second_pick_kept",
    ),
    "a double that swords can chase": (
        game(
            [{"display": ["pirate:5", "pirate:7"]}, {}, {}, {}],
            harbor=["flute:2/2", "admiral:9"],
            ship="flute:1/1",
            drawn=3,
            phase="repel",
        ),
        "repel",
        "keep",
        "bust_certain",
    ),
    "a trifle on another's turn": (
        game([{}] * 4, harbor=["galleon:2/1"], drawn=1, phase="take", takes=1, active=0, actor=3),
        "pass",
        "take galleon:2/1",
        "fee",
    ),
    "four coins in the harbor": (
        game([{}] * 4, harbor=["galleon:skull/4"], drawn=1, phase="take", takes=1),
        "take galleon:skull/4",
        "pass",
        "coins_denied",
    ),
    "an expedition that two can claim": (
        game(
            [{"display": ["settler:4"] * 2}, {"display": ["settler:4"] * 2}, {}, {}],
            expeditions=["expedition:hut+hut"],
            harbor=["trader.red:3"],
            drawn=1,
            phase="take",
            takes=1,
        ),
        "claim expedition:hut+hut",
        "pass",
        "expedition_race",
    ),
    "the last person for an expedition": (
        game(
            [{"display": ["settler:4"], "coins": 5}, {}, {}, {}],
            expeditions=["expedition:hut+hut"],
            harbor=["settler:4", "captain:4"],
            drawn=2,
            phase="take",
            takes=1,
        ),
        "take settler:4",
        "take captain:4",
        "expedition",
    ),
    "a mademoiselle early": (
        game([{"coins": 7}, {}, {}, {}], harbor=["mademoiselle:7"], drawn=1, phase="take", takes=1),
        "take mademoiselle:7",
        "pass",
        "ability",
    ),
    "one influence in the last turn of all": (
        game(
            [
                {"coins": 0, "display": ["admiral:9", "admiral:9", "jester:9", "pirate:9"]},
                {"coins": 3, "display": ["mademoiselle:9", "mademoiselle:9", "sailor:7", "admiral:7"]},
            ],
            harbor=["sailor:3", "flute:5/4"],
            drawn=2,
            phase="take",
            takes=1,
            ending=True,
            active=1,
            actor=1,
        ),
        "take sailor:3",
        "take flute:5/4",
        "last_round",
    ),
    "nobody here can be paid": (
        game([{"coins": 1}, {}, {}, {}], harbor=["mademoiselle:9"], drawn=1),
        "draw",
        "stop",
        "cant_pay",
    ),
    "one small ship": (
        game([{}] * 4, harbor=["pinnace:1/1"], drawn=1),
        "draw",
        "stop",
        "safe_cards",
    ),
    "two who can pay for whatever comes": (
        game(
            [
                {"coins": 0, "display": ["jester:9", "sailor:7", "admiral:9", "trader.black:3"]},
                {"coins": 12, "display": CLOSE_TO_THE_END},
                {"coins": 12, "display": ["jester:7", "jester:7", "mademoiselle:7"]},
            ],
            harbor=["galleon:skull/4"],
            drawn=1,
        ),
        "stop",
        "draw",
        "for_others",
    ),
    "a harbor that brings a rival to twelve": (
        game(
            [
                {"coins": 0, "display": ["pirate:9", "jester:7", "mademoiselle:9", "trader.black:3"]},
                {"coins": 7, "display": CLOSE_TO_THE_END},
            ],
            harbor=["flute:1/1", "sailor:7"],
            ship="flute:1/1",
            drawn=3,
            phase="repel",
        ),
        "keep",
        "repel",
        "bust_wanted",
    ),
    "a full purse": (
        game([{"coins": 12}, {}, {}, {}], harbor=["trader.black:3"], drawn=1, phase="take", takes=1),
        "take trader.black:3",
        "pass",
        "tax",
    ),
}


def played(bots: tuple[str, ...] = ("bosun", "deckhand"), seed: int | str = 1, longest: int = 10**6) -> Game:
    """A game between bots, or its beginning."""
    found = Game.new(len(bots), seed=seed)
    seats, chance = [create(bot) for bot in bots], random_for(seed, "players")
    while not found.over and found.version < longest:
        seat = found.actor
        found.apply(seats[seat].choose(found.view(seat), found.legal(), chance))
    return found


def moments(count: int, seed: int = 1, players: int = 4) -> Iterator[Game]:
    """Decisions that are none of course, from all over some games."""
    chance = random.Random(seed)
    number = 0
    while count:
        number += 1
        found = Game.new(players, seed=f"{seed} {number}")
        seats, own = [create("bosun") for _ in range(players)], random_for(number, "players")
        while not found.over and count:
            legal = found.legal()
            if len(legal) > 1 and chance.random() < 0.04:
                count -= 1
                yield found.clone()
            found.apply(seats[found.actor].choose(found.view(found.actor), legal, own))
