"""The minds of the characters: tuned weights, read from the data files.

`data/minds/*.toml` hold the weights by number of players, with where they come from. `BOUNDS` says within
which limits a weight makes sense; tuning stays inside.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from .judgment import WEIGHT_NAMES, Mind
from .voyage import Crew

BOUNDS: dict[str, tuple[float, float]] = {
    "coin": (0.05, 1.0),
    "last_coin": (0.0, 0.4),
    "spend": (0.3, 6.0),
    "hoard": (0.1, 1.0),
    "pace": (0.8, 3.0),
    "trader": (0.0, 0.6),
    "admiral": (0.0, 1.0),
    "jester": (0.0, 1.0),
    "mademoiselle": (0.0, 1.2),
    "governor": (0.0, 1.5),
    "sword": (0.0, 1.0),
    "blunt": (0.3, 1.2),
    "symbol": (0.0, 0.6),
    "jack": (0.0, 0.6),
    "voyage": (0.0, 1.5),
    "deny": (0.0, 1.0),
    "fee": (0.0, 1.0),
    "nerve": (-0.5, 0.5),
    "calm": (0.0, 2.0),
    "sharp": (0.0, 6.0),
    "turn": (0.0, 3.0),
    "gambler": (0.0, 1.0),
    "gamble": (-2.0, 2.0),
    "early": (0.0, 1.0),
}

# Weights of things that only some module brings into play.
MODULE_OF = {"gambler": "gambler", "gamble": "gambler"}

DEPTH = 2  # draws that a helmsman looks ahead
QUICK_DEPTH = 1  # and the players of a playout


@cache
def read_minds(name: str) -> dict[str, Any]:
    """The data file of a character."""
    return tomllib.loads(files("portroyal").joinpath(f"data/minds/{name}.toml").read_text("utf-8"))


@cache
def weights_of(name: str, players: int) -> tuple[float, ...]:
    """A character's weights for a number of players: its own, or another's with something added."""
    mind = read_minds(name)
    if "like" in mind:
        base = zip(WEIGHT_NAMES, weights_of(mind["like"], players), strict=True)
        return tuple(weight + mind["added"].get(weight_name, 0.0) for weight_name, weight in base)
    weights = mind["players"][str(players)]
    return tuple(float(weights[weight]) for weight in WEIGHT_NAMES)


def is_played(weight: str, modules: Sequence[str]) -> bool:
    """Can games of these modules tell what a weight should be?"""
    return MODULE_OF.get(weight, "base") in modules


def mind_of(name: str, players: int) -> Mind:
    """A character's mind, new each time: it is scratch paper too, and belongs to one thread."""
    return Mind(list(weights_of(name, players)), DEPTH)


def playout_crew(players: int, judge: str = "judge") -> Crew:
    """Who plays an imagined game on, and who judges it where it is broken off."""
    quick = Mind(list(weights_of("helmsman", players)), QUICK_DEPTH)
    return Crew([quick], Mind(list(weights_of(judge, players)), QUICK_DEPTH))
