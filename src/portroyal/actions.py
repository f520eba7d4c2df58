"""The table of actions: every kind once, with what it names, when it belongs, and where it stands on a screen.

The numbers are the engine's and never change, so that records stay readable. Notation, refusals, terminal and client
read this table; a kind that is missing here can't be spoken of.
"""

from __future__ import annotations

from dataclasses import dataclass

from .engine.vocabulary import (
    ACTION_NAMES,
    BUST,
    BUY_OFF,
    CARD_MASK,
    CHARACTERS,
    CHOOSE,
    CONTRACTS,
    DISCOVER,
    DO_BUY_OFF,
    DO_CHOOSE,
    DO_CLAIM,
    DO_COMPLETE,
    DO_CONTRACT,
    DO_DECLINE,
    DO_DRAW,
    DO_GAMBLE,
    DO_GIVE,
    DO_KEEP,
    DO_LOOK,
    DO_PASS,
    DO_PAY_CROWN,
    DO_REPEL,
    DO_RETURN,
    DO_SELL,
    DO_SET_ASIDE,
    DO_STOP,
    DO_STOW,
    DO_TAKE,
    EVENT,
    GIFT,
    KIND_SHIFT,
    LOOK,
    MISSION,
    MISSIONS,
    MOMENT,
    REPEL,
    SEATS,
    SET_ASIDE,
    TAKE,
)


@dataclass(frozen=True, slots=True)
class ActionKind:
    """One kind of action."""

    number: int
    phases: tuple[int, ...]  # in which it belongs
    arguments: tuple[str, ...] = ()  # what its words name besides the verb: a card, the way to pay, a contract, a seat
    # On a screen: one of the large buttons, a card, contract, seat and so on that is chosen, or an offer beside them.
    role: str = "button"

    @property
    def name(self) -> str:
        """The verb."""
        return ACTION_NAMES[self.number]


TABLE = (
    ActionKind(DO_DRAW, (DISCOVER,)),
    ActionKind(DO_STOP, (DISCOVER,)),
    ActionKind(DO_REPEL, (REPEL,)),
    ActionKind(DO_KEEP, (REPEL,)),
    ActionKind(DO_TAKE, (TAKE,), ("card",), "card"),
    ActionKind(DO_PASS, (TAKE, BUST, MOMENT, SET_ASIDE, EVENT, MISSION, BUY_OFF)),
    ActionKind(DO_CLAIM, (DISCOVER, TAKE, BUST), ("card", "way"), "card"),
    ActionKind(DO_GAMBLE, (DISCOVER,), role="offer"),
    ActionKind(DO_CONTRACT, (DISCOVER, TAKE, BUST, MOMENT), ("contract",), "contract"),
    ActionKind(DO_DECLINE, (TAKE,), ("card",), "card"),
    ActionKind(DO_GIVE, (GIFT,), ("seat",), "seat"),
    ActionKind(DO_SET_ASIDE, (SET_ASIDE,)),
    ActionKind(DO_CHOOSE, (CHOOSE,), ("character",), "character"),
    ActionKind(DO_COMPLETE, (DISCOVER, TAKE, BUST, MISSION), ("mission", "way"), "mission"),
    ActionKind(DO_STOW, (TAKE,), ("card",), "card"),
    ActionKind(DO_LOOK, (DISCOVER,), role="offer"),
    ActionKind(DO_RETURN, (LOOK,), ("card",), "card"),
    ActionKind(DO_SELL, (TAKE,), ("card", "way"), "card"),
    ActionKind(DO_PAY_CROWN, (EVENT,)),
    ActionKind(DO_BUY_OFF, (BUY_OFF,)),
)
# How many there are of what may stand in the place of a card.
MOST = {"contract": CONTRACTS, "seat": SEATS, "character": CHARACTERS, "mission": MISSIONS}
BY_NUMBER = {kind.number: kind for kind in TABLE}
BY_NAME = {kind.name: kind for kind in TABLE}


def kind_of(action: int) -> ActionKind | None:
    """The kind of an action's number, if there is one."""
    return BY_NUMBER.get(action >> KIND_SHIFT)


def is_well_formed(action: int, cards: int) -> bool:
    """Is this the number of an action at all, with that many cards in the catalog?"""
    if type(action) is bool or not isinstance(action, int) or action < 0:  # pyright: ignore[reportUnnecessaryIsInstance]
        return False
    kind = kind_of(action)
    if kind is None:
        return False
    if "card" in kind.arguments:
        return action & CARD_MASK < cards
    if "way" in kind.arguments:
        return action & CARD_MASK < MOST[kind.arguments[0]]
    if kind.arguments:
        return action & ~CARD_MASK == kind.number << KIND_SHIFT and action & CARD_MASK < MOST[kind.arguments[0]]
    return action == kind.number << KIND_SHIFT
