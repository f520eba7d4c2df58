"""The facts of each card as tables that the rules read by card number.

A card *is* its face: two cards of one code are the same number, so nothing can tell them apart.
The numbers come from data files; the catalog reads those and calls `define`. Which ability a
person has is told by the counter it adds to.
"""

from __future__ import annotations

from .vocabulary import FACES, SYMBOLS, Batch, Bytes, Card, Coins, Color, Counter, Kind, Symbol

KIND: Bytes = [0] * FACES
COLOR: Bytes = [0] * FACES  # of a ship; of a tax, which bonus it pays
STRENGTH: Bytes = [0] * FACES
COINS: Bytes = [0] * FACES  # a ship's or an expedition's
COST: Bytes = [0] * FACES
INFLUENCE_OF: Bytes = [0] * FACES
ABILITY: Bytes = [0] * FACES  # the counter a person adds to
POWER: Bytes = [0] * FACES  # how much
NEEDS: Bytes = [0] * (FACES * SYMBOLS)  # of an expedition, by symbol
GIFTS: Bytes = [0] * FACES  # coins that a ship brings to another player
BATCH: Bytes = [0] * FACES  # the cards that join the deck together in the middle of a game; none: from the start

# How many colors a set of them, one bit each, holds.
COLORS_IN: Bytes = [bin(colors).count("1") for colors in range(64)]


def define(
    card: Card,
    kind: Kind,
    color: Color,
    strength: int,
    coins: Coins,
    cost: Coins,
    influence: int,
    ability: Counter,
    power: int,
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


def define_needs(card: Card, symbol: Symbol, count: int) -> None:
    """Enter how many of a symbol an expedition asks for."""
    NEEDS[card * SYMBOLS + symbol] = count


def define_gift(card: Card, coins: Coins) -> None:
    """Enter what a ship brings to another player."""
    GIFTS[card] = coins


def define_batch(card: Card, batch: Batch) -> None:
    """Enter with which batch a card joins the deck."""
    BATCH[card] = batch
