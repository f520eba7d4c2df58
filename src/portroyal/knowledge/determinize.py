"""Imagined states: a full state that fits everything a view tells, the unseen cards dealt at random.

The unseen cards of each pass are shuffled among that pass's coins and, for the current pass, the deck.
That is exactly what the seat should believe, so search over many such states is fair: it is made from the
view alone and can't know more.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..catalog import BY_CODE
from ..engine.chance import Random
from ..engine.hidden import imagine
from ..engine.state import State
from ..engine.verbs import ask, show
from ..engine.vocabulary import (
    COLOR_NAMES,
    DECK,
    DISCARD,
    DISCOVER,
    EXPEDITIONS,
    HARBOR,
    NO_SEAT,
    PHASE_NAMES,
    REPEL,
    SHIP,
)
from ..ruleset import Ruleset
from .view import View


def determinize(view: View, random: Random) -> State:
    """One of the states this view could be of, each equally likely."""
    state = view.table.clone()
    imagine(state, NO_SEAT if view.seat is None else view.seat, random)
    return state


def lay_table(plain: Mapping[str, Any], ruleset: Ruleset) -> State:
    """The table that the plain data of a view tells, its unseen cards sorted. Nothing is checked: see `reading`."""
    table = ruleset.empty_state((0, 0, 0, 0), plain["start"])
    table.lay_pile(DISCARD, numbers(plain["discard"]))
    table.lay_pile(HARBOR, numbers(plain["harbor"]))
    table.lay_pile(EXPEDITIONS, numbers(plain["expeditions"]))
    ships = [BY_CODE[code] for code in plain["harbor"] if BY_CODE[code].kind == SHIP]
    table.colors = sum(1 << COLOR_NAMES.index(str(ship.color)) for ship in ships)
    for name in ("active", "actor", "round", "drawn", "takes", "taken", "gambled", "deck_pass"):
        setattr(table, name, plain[name])
    table.ending, table.could_draw = int(plain["ending"]), int(plain["could_draw"])
    table.phase = DISCOVER if plain["ship"] else PHASE_NAMES.index(plain["phase"])
    if plain["ship"]:
        ask(table, REPEL, table.active, BY_CODE[plain["ship"]].number)
    # JSON knows only text as keys.
    hidden = {int(deck_pass): sorted_cards(cards) for deck_pass, cards in plain["unseen"].items()}
    for seat, player in enumerate(plain["players"]):
        for code in player["display"]:
            show(table, seat, BY_CODE[code].number)
    lay_hidden(table, [player["passes"] for player in plain["players"]], hidden)
    return table


def lay_hidden(table: State, passes: Iterable[Iterable[int]], hidden: Mapping[int, list[int]]) -> None:
    """Lay the unseen cards of each pass: as coins from the passes told for each seat, the rest as the deck."""
    for seat, coins in enumerate(passes):
        table.lay_coins(seat, [(hidden[deck_pass].pop(0), deck_pass) for deck_pass in coins])
    table.lay_pile(DECK, hidden.get(table.deck_pass, []))


def numbers(cards: Iterable[str]) -> list[int]:
    """Cards by their codes."""
    return [BY_CODE[code].number for code in cards]


def sorted_cards(counts: Mapping[str, int]) -> list[int]:
    """These cards in the order of their numbers."""
    return sorted(BY_CODE[code].number for code, count in counts.items() for _ in range(count))
