"""The data files of cards and contracts as they come with the program."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def module_lines(module: str) -> dict[str, Any]:
    """The data file of a module."""
    return tomllib.loads(files("portroyal").joinpath(f"data/cards/{module}.toml").read_text("utf-8"))


@cache
def contract_lines() -> list[dict[str, Any]]:
    """The lines of the contracts, in the order of their numbers."""
    text = files("portroyal").joinpath("data/contracts.toml").read_text("utf-8")
    return tomllib.loads(text)["contracts"]
