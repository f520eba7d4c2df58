"""What do I leave them? What each of the others would probably take next, and what it is worth to them.

Whoever takes leaves a harbor to those who come after. For each choice, as if it were the last of this taking, everyone
behind is thought to take what helmsman would, one after the other. What that is worth is told in the coach's own
measure: the chance to win that taking brings over passing, for whoever takes, over imagined deals. All of it follows
from the view of the seat that takes; by its deals it is the same on every machine.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, SupportsIndex

from ..bots.voyage import choose_by_judgment
from ..bots.weigh import Ledger, weigh
from ..engine.chance import Random
from ..engine.hidden import imagine
from ..engine.play import act, legal
from ..engine.state import State
from ..engine.vocabulary import DO_PASS, KIND_SHIFT, OVER
from ..errors import PortRoyalError, shown
from ..knowledge.view import View
from ..notation import Action, is_meant
from ..seeds import Key, random_for
from .limits import check_asked, check_limits
from .scales import Scales

# Imagined deals for what one seat takes: enough for whole percentage points.
DEALS = 160
# In a crew, whose imagined games go on for long, so many times fewer.
FEWER_IN_CREWS = 4
# A turn has fewer decisions left than this, whatever lies on the table.
MOST_DECISIONS = 100
PASS = DO_PASS << KIND_SHIFT
TAKING = ("take", "stow", "decline")


@dataclass(frozen=True, slots=True)
class Taker:
    """Somebody who comes after, and what they would take."""

    seat: int
    cards: tuple[str, ...]  # by their codes, the first one first; none: nothing that they want or can pay
    coins: int  # more in the purse afterward, or fewer
    win: float  # what it is worth: the chance to win it brings over taking nothing; in a crew, everybody's

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self) | {"cards": list(self.cards)}


@dataclass(frozen=True, slots=True)
class Left:
    """One choice, and what those who come after make of it."""

    action: Action
    takers: tuple[Taker, ...]  # everyone who may still take this turn, in their order

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"action": self.action.words, "takers": [taker.as_dict() for taker in self.takers]}


@dataclass(frozen=True, slots=True)
class Leaving:
    """Every choice of a taking with what it leaves."""

    seat: int
    names: tuple[str, ...]
    is_crew: bool  # all play together: what is worth something to one is to all
    options: tuple[Left, ...]

    def after(self, action: SupportsIndex | str) -> Left:
        """What a choice leaves, given as an action or in words."""
        for left in self.options:
            if is_meant(left.action, action):
                return left
        choices = [left.action.words for left in self.options]
        message = f"{shown(action)} is not one of these choices: {', '.join(choices)}."
        raise PortRoyalError(message, code="coach/no_option", choices=choices)

    @property
    def as_it_lies(self) -> Left:
        """What is left by taking nothing more."""
        return self.after(PASS)

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {"seat": self.seat, "options": [left.as_dict() for left in self.options]}


def leaving(view: View, iterations: int | None = None, random: Random | None = None) -> Leaving:
    """What each choice of the seat that takes leaves to those who come after, weighed over so many deals."""
    check_limits(iterations)
    check_asked(view, random)
    if view.phase != "take" or PASS not in view.actions:
        message = "Nobody takes a card in this view: ask with the view of the seat that takes, while it does."
        raise PortRoyalError(message, code="coach/not_taking", phase=view.phase, seat=view.seat, actor=view.actor)
    random = random or random_for("leaving", "coach")
    words = [random.next() for _ in range(4)]
    foresight = Foresight(view, (words[0], words[1], words[2], words[3]), DEALS if iterations is None else iterations)
    options = tuple(Left(action, foresight.after(action)) for action in view.actions)
    return Leaving(view.actor, view.names, view.ruleset.is_crew, options)


class Foresight:
    """The rest of a turn, as helmsmen would play it."""

    def __init__(self, view: View, key: Key, deals: int) -> None:
        self.table, self.seat, self.key, self.deals = view.table, view.actor, key, deals
        self.scales = Scales(view, key)
        self.fewer = FEWER_IN_CREWS if view.ruleset.is_crew else self.scales.fewer
        self.mind, self.crew = self.scales.minds({})
        self.turn = (view.active, view.round)
        seats = len(view.names)
        behind = [(self.seat + i) % seats for i in range(1, seats)]
        self.behind = behind[: behind.index(view.active)] if view.active in behind else behind

    def after(self, action: int) -> tuple[Taker, ...]:
        """Everyone who comes after this choice, with what they take."""
        state = self.table.clone()
        imagine(state, self.seat, Random(*self.key, 0))
        act(state, action)
        found: dict[int, Taker] = {}
        for _ in range(MOST_DECISIONS):
            if state.phase == OVER or (state.active, state.round) != self.turn:
                break
            seat, choices = state.actor, legal(state)
            if seat in self.behind and seat not in found:
                found[seat] = self.taker(state)
            else:  # the rest of one's own taking, and questions in between
                act(state, PASS if seat == self.seat and PASS in choices else self.choice(state, choices))
        return tuple(found.get(seat, Taker(seat, (), 0, 0.0)) for seat in self.behind)

    def choice(self, state: State, choices: list[int]) -> int:
        """What helmsman would do."""
        return choices[0] if len(choices) == 1 else choose_by_judgment(state, self.mind)

    def taker(self, state: State) -> Taker:
        """Let the seat that decides take what it wants."""
        seat, coins, worth = state.actor, state.purse_of(state.actor), 0.0
        cards: list[str] = []
        for _ in range(MOST_DECISIONS):
            choices = legal(state)
            action = Action(self.choice(state, choices))
            if action.kind in TAKING and action.card is not None:
                worth = worth if cards else self.worth(state, action, choices)
                cards.append(action.card)
            act(state, action)
            if state.phase == OVER or state.actor != seat or (state.active, state.round) != self.turn:
                break
        return Taker(seat, tuple(cards), state.purse_of(seat) - coins, worth)

    def worth(self, state: State, action: int, choices: list[int]) -> float:
        """The chance to win that an action brings over passing."""
        if PASS not in choices:
            return 0.0
        ledger = Ledger([action, PASS])
        deals = max(1, self.deals // self.fewer)
        weigh(ledger, state, self.crew, Random(*self.key, 1 + state.actor), state.actor, self.scales.turns, deals)
        taken, passed = (ledger.row(index) for index in range(2))
        return taken[2] / taken[1] - passed[2] / passed[1]
