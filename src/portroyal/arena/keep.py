"""Writing tuned weights into the data files, each with where it comes from."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..bots.judgment import WEIGHT_NAMES
from ..ruleset import RULES_VERSION

HEADS = {
    "helmsman": "Helmsman's weights by number of players, tuned with `portroyal tune`.",
    "judge": "The judge's weights by number of players, fitted with `portroyal tune --judge`.",
    "high-judge": "Privateer's judge, fitted with `portroyal tune --judge --of navigator`.",
}


def keep(path: Path, players: int, weights: Sequence[float], origin: dict[str, Any]) -> None:
    """Put the weights for a number of players into a file of minds; the others stay as they are."""
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    tables: dict[str, Any] = found.get("players", {})
    tables[str(players)] = {
        "origin": origin | {"rules": RULES_VERSION},
        **{name: round(value, 4) for name, value in zip(WEIGHT_NAMES, weights, strict=True)},
    }
    path.write_text(spell(HEADS.get(path.stem, "Weights by number of players."), tables), "utf-8")


def spell(head: str, tables: dict[str, Any]) -> str:
    """The file as TOML. What each weight means is said in `bots/judgment.py`."""
    lines = [f"# {head}", "# What each weight means is told in bots/judgment.py."]
    for players in sorted(tables):
        table = tables[players]
        origin = ", ".join(f"{key} = {value!r}".replace("'", '"') for key, value in table["origin"].items())
        lines += ["", f"[players.{players}]", f"origin = {{ {origin} }}"]
        lines += [f"{name} = {table[name]}" for name in WEIGHT_NAMES]
    return "\n".join(lines) + "\n"
