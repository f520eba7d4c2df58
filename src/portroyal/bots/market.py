"""What a card would cost or bring a seat, read from a view: the small sums everyone at the table does.

The rules themselves are the engine's; these are for choosing and for telling a person the price before
they pay it. A test holds them against what the engine then does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..engine.vocabulary import FEE, PERSON, SHIP
from ..knowledge.odds import harbor_colors

if TYPE_CHECKING:
    from ..knowledge.view import View

# Cards the active player may take beyond the first, by how many ship colors lie in the harbor.
EXTRA_TAKES = {4: 1, 5: 2}


def ability(view: View, seat: int, name: str) -> int:
    """How much of an ability a seat has."""
    return view.players[seat].abilities.get(name, 0)


def fee(view: View, seat: int) -> int:
    """What a seat owes the active player for each card it takes."""
    return 0 if seat == view.active else FEE


def hire_cost(view: View, seat: int, code: str) -> int:
    """What a person costs a seat, the fee apart."""
    return max(0, (BY_CODE[code].cost or 0) - ability(view, seat, "mademoiselles"))


def ship_income(view: View, seat: int, code: str) -> int:
    """What a ship brings a seat, the fee apart."""
    card = BY_CODE[code]
    return (card.coins or 0) + ability(view, seat, f"traders_{card.color}")


def change(view: View, seat: int, code: str) -> int:
    """By how many coins taking a card changes a seat's purse, fee included."""
    if BY_CODE[code].kind == SHIP:
        return ship_income(view, seat, code) - fee(view, seat)
    return -hire_cost(view, seat, code) - fee(view, seat)


def short(view: View, seat: int, code: str) -> int:
    """How many coins a seat lacks to hire a person; 0 if it can pay, and for ships."""
    if BY_CODE[code].kind != PERSON:
        return 0
    return max(0, -change(view, seat, code) - view.players[seat].coins)


def takes_on_stopping(view: View) -> int:
    """How many cards the active player may take if discovery stops now."""
    return 1 + EXTRA_TAKES.get(len(harbor_colors(view)), 0) + ability(view, view.active, "governors")
