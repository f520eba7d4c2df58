"""The facts of each card as tables that the rules read by card number.

A card *is* its face: two cards of one code are the same number, so nothing can tell them apart.
The numbers come from data files; the catalog reads those and calls `define`. Which ability a
person has is told by the counter it adds to.
"""

from __future__ import annotations

from .vocabulary import (
    BARMAID_FACES,
    CAMPAIGNS,
    EXPEDITION_ITEMS,
    FACES,
    ITEM_FACES,
    SAME_ITEM,
    SYMBOLS,
    Batch,
    Bytes,
    Campaign,
    Card,
    Coins,
    Color,
    Counter,
    Kind,
    Symbol,
)

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
# The cards that join the deck together in the middle of a game, by campaign; none: from the start.
BATCH: Bytes = [0] * (CAMPAIGNS * FACES)
CROWNS_OF: Bytes = [0] * FACES  # a ship's, instead of coins
ITEM: Bytes = [0] * FACES  # what a ship carries
ITEM_FACE: Bytes = [0] * FACES  # its place among the ships that carry something, and back
SHIP_OF_FACE: Bytes = [0] * ITEM_FACES
SAME_RANK: Bytes = [0] * FACES  # its place among those that carry the same
ARES_COIN: Bytes = [0] * FACES  # coins more that a person brings for an Ares pirate
PRICE: Bytes = [0] * FACES  # what a barmaid pays
BARMAID_FACE: Bytes = [0] * FACES  # her place among the barmaids, and back
BARMAID_OF_FACE: Bytes = [0] * BARMAID_FACES
ITEM_NEEDS: Bytes = [0] * (FACES * EXPEDITION_ITEMS)  # of an expedition; none: 0

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


def define_batch(card: Card, batch: Batch, campaign: Campaign) -> None:
    """Enter with which batch of a campaign a card joins the deck; what is told of none holds in every other game."""
    BATCH[campaign * FACES + card] = batch


def define_item(card: Card, crowns: int, item: int, face: int, rank: int) -> None:
    """Enter what a ship brings instead of coins, and what it carries."""
    CROWNS_OF[card] = crowns
    ITEM[card] = item
    ITEM_FACE[card] = face % ITEM_FACES
    SHIP_OF_FACE[face % ITEM_FACES] = card
    SAME_RANK[card] = rank % SAME_ITEM


def define_ares_coin(card: Card, coins: Coins) -> None:
    """Enter what a person brings for an Ares pirate."""
    ARES_COIN[card] = coins


def define_barmaid(card: Card, price: Coins, face: int) -> None:
    """Enter what a barmaid pays."""
    PRICE[card] = price
    BARMAID_FACE[card] = face % BARMAID_FACES
    BARMAID_OF_FACE[face % BARMAID_FACES] = card


def define_item_need(card: Card, place: int, item: int) -> None:
    """Enter a thing that an expedition asks for."""
    ITEM_NEEDS[card * EXPEDITION_ITEMS + place % EXPEDITION_ITEMS] = item
