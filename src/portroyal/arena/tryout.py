"""A campaign tried out by helmsmen: which chapters no crew has won, and which missions nobody has completed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..campaigns import Tale
from .balance import Cell

ENOUGH = 10  # games of a chapter after which one that nobody has won is not bad luck any more


def never_won(found: Sequence[Cell]) -> list[int]:
    """Chapters that no crew of any size has won, in games enough."""
    games, won = Counter[int](), Counter[int]()
    for cell in found:
        if cell.mode == "cooperative":
            games[cell.chapter] += cell.games
            won[cell.chapter] += cell.won
    return [chapter for chapter in sorted(games) if games[chapter] >= ENOUGH and not won[chapter]]


def hardly_possible(tale: Tale, found: Sequence[Cell]) -> list[str]:
    """What was never won, never done or never laid out, in sentences."""
    lines = [
        f"Chapter {cell.chapter}: a crew of {cell.players} has won none of {cell.games} games."
        for cell in found
        if cell.mode == "cooperative" and not cell.won
    ]
    laid, done = Counter[str](), Counter[str]()
    for cell in found:
        laid.update(cell.laid)
        done.update(cell.done)
    for name in tale.missions:
        if not laid[name]:
            lines.append(f"The mission {name} was never laid out.")
        elif not done[name]:
            lines.append(f"The mission {name} was laid out in {laid[name]} games and never completed.")
    return lines
