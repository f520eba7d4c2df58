"""Writing tuned weights into the data files, each with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

from ..bots.judgment import WEIGHT_NAMES
from ..errors import PortRoyalError
from ..modules import MODULES
from ..ruleset import RULES_VERSION

HEADS = {
    "helmsman": "Helmsman's weights by game and number of players, tuned with `portroyal tune`.",
    "judge": "The judge's weights by game and number of players, fitted with `portroyal tune --judge`.",
    "high-judge": "Privateer's judge, fitted with `portroyal tune --judge --of navigator`.",
}


def keep(path: Path, game: str, players: int, weights: Sequence[float], origin: dict[str, Any]) -> None:
    """Put the weights for a game and a number of players into a file of minds; the others stay as they are."""
    tables = kept_tables(path)
    tables.setdefault(game, {})[str(players)] = {
        "origin": origin | {"rules": RULES_VERSION},
        **{name: round(value, 4) for name, value in zip(WEIGHT_NAMES, weights, strict=True)},
    }
    try:
        path.write_text(spell(HEADS.get(path.stem, "Weights by game and number of players."), tables), "utf-8")
    except OSError as error:
        raise unwritable(path, error) from error


def check_keeping(path: Path) -> None:
    """Refuse a file that weights can't be put into, before the work begins."""
    kept_tables(path)
    is_new = not path.exists()
    try:
        path.open("a").close()
        if is_new:
            path.unlink()
    except OSError as error:
        raise unwritable(path, error) from error


def unwritable(path: Path, error: OSError) -> PortRoyalError:
    """The error for a file that can't be written."""
    return PortRoyalError(f"Can't write {path}: {error.strerror}.", code="arena/results")


def kept_tables(path: Path) -> dict[str, dict[str, Any]]:
    """The weights a file holds already, by game and number of players; anything else in it is refused: it would be
    lost."""
    found: dict[str, Any]
    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise PortRoyalError(f"Can't read {path}: {error.strerror}.", code="arena/results") from error
    except (ValueError, RecursionError):
        found = {"": None}
    tables = [table for by_players in found.values() for table in values_of(by_players)]
    if found.keys() <= set(MODULES) and all(map(is_kept, tables)):
        return found
    if missing_of(tables):
        message = f"{path} has no weight {missing_of(tables)}: add it to every table, as in data/minds/helmsman.toml."
        raise PortRoyalError(message, code="arena/results")
    message = f"{path} holds something else than weights by game and number of players: it should be like"
    raise PortRoyalError(f"{message} data/minds/helmsman.toml, or not be there.", code="arena/results")


def values_of(found: object) -> list[object]:
    """What a table of a file holds; something else is its only value."""
    return list(cast("dict[str, object]", found).values()) if isinstance(found, dict) else [found]


def missing_of(tables: Sequence[object]) -> str:
    """The weights that tables of an earlier version lack."""
    first = tables[0] if tables else None
    if not isinstance(first, dict) or "origin" not in first:
        return ""
    return " and ".join(name for name in WEIGHT_NAMES if name not in first)


def is_kept(table: object) -> bool:
    """Are these weights, with where they come from?"""
    if not isinstance(table, dict):
        return False
    weights = cast(dict[str, Any], table)
    return isinstance(weights.get("origin"), dict) and set(WEIGHT_NAMES) <= set(weights)


def spell(head: str, tables: dict[str, dict[str, Any]]) -> str:
    """The file as TOML. What each weight means is said in `bots/judgment.py`."""
    lines = [f"# {head}", "# What each weight means is told in bots/judgment.py."]
    for game, players in sorted((game, players) for game, found in tables.items() for players in found):
        table = tables[game][players]
        origin = ", ".join(f"{key} = {value!r}".replace("'", '"') for key, value in table["origin"].items())
        lines += ["", f"[{game}.{players}]", f"origin = {{ {origin} }}"]
        lines += [f"{name} = {table[name]}" for name in WEIGHT_NAMES]
    return "\n".join(lines) + "\n"
