"""The game as a guest sees it."""

from __future__ import annotations

from typing import Literal

from .basics import Message

ActionKind = Literal["draw", "stop", "repel", "keep", "take", "pass", "claim", "gamble"]
Phase = Literal["discover", "repel", "take", "bust", "over"]


class PlayerInfo(Message, frozen=True):
    """What lies before a player."""

    name: str
    coins: int
    display: list[str]
    influence: int
    swords: int
    abilities: dict[str, int]


class Choice(Message, frozen=True):
    """One thing a guest may do now."""

    action: str  # to be sent as it is
    kind: ActionKind
    card: str | None  # what is taken or claimed
    given: list[str]  # the persons an expedition costs
    gain: int  # coins it brings
    price: int  # coins it costs, the fee not counted
    fee: int  # to the active player
    influence: int  # by which it changes one's own
    busts: bool  # ends the turn at once


class Offer(Message, frozen=True):
    """What a card in the harbor, or an expedition on the table, would mean for this guest's seat now."""

    card: str
    action: str | None  # the choice that takes it, if there is one; with several ways to pay, the first
    gain: int
    cost: int  # as printed
    price: int  # after discounts
    fee: int
    short: int  # coins that are missing
    missing: list[str]  # symbols that are missing for an expedition
    why: str | None  # why it can't be taken: a reason id; None if it can, or where nobody asks yet


class ColorOdds(Message, frozen=True):
    """Ships of one color among the cards that may come."""

    color: str
    busts: int
    repelled: int


class OddsInfo(Message, frozen=True):
    """What the next card may be for the active player. `simple` tables tell the first three only."""

    bust: int  # cards that bust
    of: int  # cards that may come
    chance: float
    colors: list[ColorOdds]
    kinds: dict[str, int]
    new_color: int
    affordable: int


class StandingInfo(Message, frozen=True):
    """How one player ended."""

    seat: int
    place: int
    influence: int
    coins: int
    expeditions: int
    decided_by: str | None  # what put this player behind the one before


class OutcomeInfo(Message, frozen=True):
    """The end of a game."""

    reason: str
    standings: list[StandingInfo]  # best first


class LessonStep(Message, frozen=True):
    """Where a lesson is, and what its voice says."""

    id: str
    step: int  # from 0
    of: int
    say: str  # the id of the sentence that stands now
    waits: bool  # somebody else plays next, once the learner has said `hurry`
    done: bool


class Look(Message, frozen=True):
    """The game as a guest sees it: made from the view of their seat and nothing else."""

    version: int  # of the game: moves and take-backs
    seat: int | None  # whose eyes; None: a watcher's
    phase: Phase
    active: int
    actor: int
    start: int
    round: int
    goal: int  # influence that brings the last round on
    drawn: int
    gambled: int  # gamblers used in this turn
    takes: int
    taken: int
    ending: bool
    deck: int
    deck_pass: int
    discard: list[str]  # the top card last
    harbor: list[str]
    expeditions: list[str]
    ship: str | None  # being decided
    ship_busts: bool  # if it is kept
    busted: bool  # the harbor, just now
    colors: list[str]  # flying in the harbor
    takes_now: int  # cards the active player could take, were they to stop
    players: list[PlayerInfo]
    choices: list[Choice]  # empty unless this guest decides
    offers: list[Offer]  # for each card of the harbor, in its order
    claims: list[Offer]  # for each expedition on the table
    odds: OddsInfo | None
    gamble: float | None  # the chance that the cards of one more gambler do not bust; None: none to use, or not shown
    can_undo: bool
    outcome: OutcomeInfo | None
    lesson: LessonStep | None
