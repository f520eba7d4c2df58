"""The minds of the characters: tuned weights, read from the data files.

`data/minds/*.toml` hold the weights by game and number of players, with where they come from. `BOUNDS` says within
which limits a weight makes sense; tuning stays inside.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from .judgment import WEIGHT_NAMES, Mind
from .muster import CREW_WEIGHTS, Muster
from .quest import QUEST_WEIGHTS, Quest
from .voyage import Crew

if TYPE_CHECKING:
    from ..knowledge.view import View

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
    "wholesaler": (0.0, 1.5),
    "clerk": (0.0, 1.0),
    "gunner": (0.0, 1.5),
    "vice_admiral": (0.0, 1.0),
    "contract": (0.1, 2.0),
    "partway": (0.1, 0.95),
    "step": (0.1, 0.95),
}

# Weights of things that only some module brings into play.
MODULE_OF = {
    **dict.fromkeys(
        ("trader", "admiral", "jester", "mademoiselle", "governor", "symbol", "jack", "voyage", "early"), "base"
    ),
    "gambler": "gambler",
    "gamble": "gambler",
    "wholesaler": "set_sail",
    **dict.fromkeys(("clerk", "gunner", "vice_admiral"), "contract_cards"),
    **dict.fromkeys(("contract", "partway", "step"), "contracts"),
}

BASE = ("base",)
FEWEST = 2  # players that weights are kept for; who plays alone does not play against anybody

DEPTH = 2  # draws that a helmsman looks ahead
QUICK_DEPTH = 1  # and the players of a playout


@cache
def read_minds(name: str) -> dict[str, Any]:
    """The data file of a character."""
    return tomllib.loads(files("portroyal").joinpath(f"data/minds/{name}.toml").read_text("utf-8"))


@cache
def weights_of(name: str, players: int, modules: tuple[str, ...] = BASE) -> tuple[float, ...]:
    """A character's weights for a game and a number of players: its own, or another's with something added or set."""
    mind = read_minds(name)
    if "like" in mind:
        base = zip(WEIGHT_NAMES, weights_of(mind["like"], players, modules), strict=True)
        added, given = mind.get("added", {}), mind.get("set", {})
        return tuple(given.get(name, weight + added.get(name, 0.0)) for name, weight in base)
    weights = mind[game_of(modules)][str(max(players, FEWEST))]
    return tuple(float(weights[weight]) for weight in WEIGHT_NAMES)


def game_of(modules: Sequence[str]) -> str:
    """Which game a mix is to a mind: the one with other ends than the base game has weights of its own."""
    return "base" if "base" in modules else modules[0]


def is_played(weight: str, modules: Sequence[str]) -> bool:
    """Can games of these modules tell what a weight should be?"""
    return weight not in MODULE_OF or MODULE_OF[weight] in modules


def mind_of(name: str, players: int, modules: tuple[str, ...] = BASE) -> Mind:
    """A character's mind, new each time: it is scratch paper too, and belongs to one thread."""
    return thinking(weights_of(name, players, modules), DEPTH, players, modules, name)


def thinking(
    weights: Sequence[float], depth: int, players: int, modules: Sequence[str], name: str = "helmsman"
) -> Mind:
    """A mind with what the modules ask of it: the plan of a crew, or the road of an adventure."""
    muster = muster_of(players) if "coop" in modules else None
    return Mind(list(weights), depth, muster, quest_of(players, name) if "adventure" in modules else None)


@cache
def crew_weights_of(players: int) -> tuple[float, ...]:
    """What a crew of so many goes by."""
    weights = read_minds("crew")["coop"][str(players)]
    return tuple(float(weights[weight]) for weight in CREW_WEIGHTS)


def muster_of(players: int) -> Muster:
    """The plan of a crew of so many, still empty."""
    return Muster(list(crew_weights_of(players)))


@cache
def quest_weights_of(players: int, name: str = "helmsman") -> tuple[float, ...]:
    """What so many adventurers go by; some characters have their own ways."""
    minds = read_minds("adventure")
    weights = minds["all"] | minds[str(players)] | minds.get(name, {})
    return tuple(float(weights[weight]) for weight in QUEST_WEIGHTS)


def quest_of(players: int, name: str = "helmsman") -> Quest:
    """The road of so many through a chapter, still empty."""
    return Quest(list(quest_weights_of(players, name)))


def crew_for(view: View, judge: str = "judge") -> Crew:
    """Who plays on imagined games of a view."""
    return playout_crew(view.table.seats, view.ruleset.modules, judge)


def playout_crew(players: int, modules: tuple[str, ...] = BASE, judge: str = "judge") -> Crew:
    """Who plays an imagined game on, and who judges it where it is broken off."""
    quick = thinking(weights_of("helmsman", players, modules), QUICK_DEPTH, players, modules)
    return Crew([quick], thinking(weights_of(judge, players, modules), QUICK_DEPTH, players, modules))
