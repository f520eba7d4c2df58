"""The game as a guest sees it."""

from __future__ import annotations

from typing import Literal

from .basics import Message
from .chapter import ChapterInfo

ActionKind = Literal[
    "draw", "stop", "repel", "keep", "take", "pass", "claim", "gamble", "contract", "decline", "give", "set_aside",
    "choose", "complete", "stow", "look", "return", "sell", "pay_crown", "buy_off",
]  # fmt: skip
Phase = Literal[
    "discover", "repel", "take", "bust", "over", "moment", "gift", "set_aside",
    "choose", "event", "mission", "look", "buy_off",
]  # fmt: skip


class PlayerInfo(Message, frozen=True):
    """What lies before a player."""

    name: str
    coins: int
    display: list[str]
    influence: int
    swords: int
    abilities: dict[str, int]
    holds: dict[str, list[str]]  # other piles that a module lays before a player, by name; none that is empty
    cubes: int  # not yet laid on a contract; none where there are no contracts


class StepInfo(Message, frozen=True):
    """One more step on a contract: what it is, and what it brings whoever makes it."""

    contract: str
    step: int  # from 1
    of: int  # steps
    completes: bool  # the last one
    coins: int  # the payout, if it completes the contract
    influence: int


class Decline(Message, frozen=True):
    """A ship's coins may be let go, for a contract."""

    action: str | None  # the choice that does so, if there is one
    step: StepInfo
    lets_go: int  # coins that taking the ship would bring


class Choice(Message, frozen=True):
    """One thing a guest may do now."""

    action: str  # to be sent as it is
    kind: ActionKind
    card: str | None  # what is taken, declined, claimed, stowed, sold or put back
    seat: int | None  # who gets a coin
    step: StepInfo | None  # on a contract: of a contract, and of coins declined
    mission: str | None  # that is completed
    character: str | None  # that is chosen
    given: list[str]  # the cards an expedition or a mission costs
    gain: int  # coins it brings
    crowns: int  # by which it changes one's own
    price: int  # coins it costs, the fee not counted
    fee: int  # to the active player
    lets_go: int  # coins of a ship that are declined
    influence: int  # by which it changes one's own
    busts: bool  # ends the turn at once


class Stow(Message, frozen=True):
    """A ship may be kept for what it carries."""

    action: str | None  # the choice that does so, if there is one
    item: str
    gain: int  # coins it brings all the same


class Offer(Message, frozen=True):
    """What a card in the harbor, or an expedition on the table, would mean for this guest's seat now."""

    card: str
    action: str | None  # the choice that takes it, if there is one; with several ways to pay, the first
    gain: int
    cost: int  # as printed
    price: int  # after discounts
    fee: int
    influence: int  # it brings; what an expedition takes away is told by its choices
    short: int  # coins that are missing
    missing: list[str]  # symbols that are missing for an expedition
    more: int  # cards that may be taken for it: clerks of the ship's color
    decline: Decline | None  # where a contract wants the ship's coins declined
    crowns: int  # it brings instead of coins, or besides
    stow: Stow | None  # of a ship that carries something
    why: str | None  # why it can't be taken: a reason id; None if it can, or where nobody asks yet


class AskInfo(Message, frozen=True):
    """One thing a contract asks for, and how much of it there is."""

    what: str  # an ability; traders or clerks of any color, cheap_persons; coins, ships_kept, colors flying now
    count: int
    have: list[int]  # by seat; more than `count`, where a seat has more


class ContractState(Message, frozen=True):
    """A contract on the table. Its facts are told with the table."""

    id: str
    completed: list[int]  # the seats that have, the first one first: their cubes lie on the payouts
    steps: list[int]  # by seat: steps it has made; whoever has completed it has made all of them
    asks: list[AskInfo]  # nothing where a moment is all it takes
    nearest: int | None  # the seat with most of what it asks for, of those that could still complete it
    coins: int  # for the next to complete it
    influence: int  # that completing it would bring this guest's seat
    price: int  # coins to be paid for it
    # To this guest's seat: `ready` has an action; `met` could be completed, were it one's time; `no_cube` is too late.
    status: Literal["completed", "ready", "met", "begun", "no_cube", "open"]
    action: str | None  # the choice that completes it now, or makes a step
    why: str | None  # why it can't be completed: a reason id; None if it can, or where nobody asks yet


class GiftInfo(Message, frozen=True):
    """A coin for another player: who gets it is told by the choices."""

    ship: str
    coins: int


class VoyageInfo(Message, frozen=True):
    """How far a crew is: contracts, time and rank."""

    left: int  # cards of the time deck: turns that can still begin
    start: int  # when the game began
    turn: int  # the one being played, from 1
    done: int  # contracts that somebody has completed
    of: int
    score: int  # cards set aside: points, if the crew wins
    rank: str  # that the points make
    next_rank: str | None
    next_at: int | None  # points


class SetAsideInfo(Message, frozen=True):
    """A card of the time deck may be set aside: what is now, and what would be."""

    left: int
    left_after: int
    score: int
    score_after: int
    rank: str
    rank_after: str
    likely: bool  # the crew would still rather win than lose, as its bots judge


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


class CrewInfo(Message, frozen=True):
    """How a crew fared. What was left to do, the contracts tell: who was nearest, and what each seat had of it; of a
    chapter, card 9.
    """

    won: bool
    points: int  # cards set aside; of a chapter the influence in common
    rank: str | None  # None after a loss
    would_be: str  # the rank that the cards set aside make, or would have made; a chapter has none
    left: int  # turns to spare


class OutcomeInfo(Message, frozen=True):
    """The end of a game."""

    reason: str
    standings: list[StandingInfo]  # best first; of a crew all share the first place
    crew: CrewInfo | None  # of those who have played together


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
    goal: int  # influence that brings the last round on; 0 where influence ends nothing
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
    ship: str | None  # being decided: repelled or kept
    ship_busts: bool  # if it is kept
    busted: bool  # the harbor, just now
    colors: list[str]  # flying in the harbor
    takes_now: int  # cards the active player could take, were they to stop
    players: list[PlayerInfo]
    choices: list[Choice]  # empty unless this guest decides
    offers: list[Offer]  # for each card of the harbor, in its order
    claims: list[Offer]  # for each expedition on the table
    contracts: list[ContractState]  # on the table, as they were laid
    moment: StepInfo | None  # the step on a contract that is decided now or not at all
    gift: GiftInfo | None  # a coin is being given away
    set_aside: SetAsideInfo | None  # a card of the time deck is being decided
    voyage: VoyageInfo | None  # of a crew
    chapter: ChapterInfo | None  # of an adventure
    odds: OddsInfo | None
    gamble: float | None  # the chance that the cards of one more gambler do not bust; None: none to use, or not shown
    can_undo: bool
    outcome: OutcomeInfo | None
    lesson: LessonStep | None
