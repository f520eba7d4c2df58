"""The facts of each card as tables that the rules read by card number.

A card *is* its face: two cards of one code are the same number, so nothing can tell them apart.
The numbers come from data files; the catalog reads those and calls `define`. Which ability a
person has is told by the counter it adds to.
"""

from __future__ import annotations

from .vocabulary import FACES, SYMBOLS

KIND = [0] * FACES
COLOR = [0] * FACES  # of a ship; of a tax, which bonus it pays
STRENGTH = [0] * FACES
COINS = [0] * FACES  # a ship's or an expedition's
COST = [0] * FACES
INFLUENCE_OF = [0] * FACES
ABILITY = [0] * FACES  # the counter a person adds to
POWER = [0] * FACES  # how much
NEEDS = [0] * (FACES * SYMBOLS)  # of an expedition, by symbol

# How many colors a set of them, one bit each, holds.
COLORS_IN = [bin(colors).count("1") for colors in range(64)]


def define(
    card: int, kind: int, color: int, strength: int, coins: int, cost: int, influence: int, ability: int, power: int
) -> None:
    """Enter the facts of one card."""
    KIND[card] = kind
    COLOR[card] = color
    STRENGTH[card] = strength
    COINS[card] = coins
    COST[card] = cost
    INFLUENCE_OF[card] = influence
    ABILITY[card] = ability
    POWER[card] = power


def define_needs(card: int, symbol: int, count: int) -> None:
    """Enter how many of a symbol an expedition asks for."""
    NEEDS[card * SYMBOLS + symbol] = count
