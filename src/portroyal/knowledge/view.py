"""Views: what a seat, or a spectator, may know of a game, built up from nothing.

A view names each thing that may be known; what is not named here does not exist for a player. Cards
are told by their codes. A coin is told by the pass of the deck it came from, which anybody at the table
can keep track of, never by its face. What nobody has seen is told as a whole: `unseen` counts, for each
pass, the cards that may be anywhere among that pass's deck and coins.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from ..catalog import CODES
from ..engine.play import legal
from ..engine.state import State
from ..engine.vocabulary import (
    COUNTER_NAMES,
    DECK,
    DISCARD,
    EXPEDITIONS,
    HARBOR,
    INFLUENCE,
    OVER,
    PHASE_NAMES,
    REPEL,
    SWORDS,
)
from ..notation import actions_of
from ..outcome import Outcome, outcome_of
from ..ruleset import Ruleset
from .unseen import unseen_by_pass


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies before one player."""

    name: str
    coins: int
    passes: tuple[int, ...]  # the pass of the deck each coin came from, the oldest coin first
    display: tuple[str, ...]  # persons and expeditions, in the order they came
    influence: int
    swords: int
    abilities: dict[str, int]  # what the display adds up to; what is zero is left out


@dataclass(frozen=True, slots=True)
class View:
    """A game as one seat knows it."""

    seat: int | None  # whose view; None: a spectator's
    ruleset: Ruleset
    phase: str
    active: int
    actor: int
    start: int
    round: int
    could_draw: bool  # could anybody draw a card this round? If not, the game ends with it
    drawn: int  # cards revealed this turn
    takes: int
    taken: int
    ending: bool
    deck: int  # cards left
    deck_pass: int
    discard: tuple[str, ...]  # the top card last
    harbor: tuple[str, ...]
    expeditions: tuple[str, ...]
    ship: str | None  # just revealed, to be repelled or kept
    players: tuple[PlayerView, ...]
    unseen: dict[int, dict[str, int]]  # by pass: how many of each card
    legal: tuple[str, ...]  # the choices, in words, of the seat that decides now
    outcome: Outcome | None

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.outcome is not None

    def as_dict(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        plain = asdict(self)
        plain["ruleset"] = self.ruleset.as_dict()
        plain["outcome"] = self.outcome.as_dict() if self.outcome else None
        return plain


def view_of(state: State, ruleset: Ruleset, names: Sequence[str], seat: int | None) -> View:
    """What a seat knows of a state. Every field that leaves the engine leaves it here."""
    return View(
        seat=seat,
        ruleset=ruleset,
        phase=PHASE_NAMES[state.phase],
        active=state.active,
        actor=state.actor,
        start=state.start,
        round=state.round,
        could_draw=bool(state.could_draw),
        drawn=state.drawn,
        takes=state.takes,
        taken=state.taken,
        ending=bool(state.ending),
        deck=len(state.pile(DECK)),
        deck_pass=state.deck_pass,
        discard=codes(state.pile(DISCARD)),
        harbor=codes(state.pile(HARBOR)),
        expeditions=codes(state.pile(EXPEDITIONS)),
        ship=CODES[state.ship] if state.phase == REPEL else None,
        players=tuple(player_view(state, seat, names[seat]) for seat in range(state.seats)),
        unseen=unseen_by_pass(state),
        legal=tuple(action.words for action in actions_of(legal(state))) if seat == state.actor else (),
        outcome=outcome_of(state, names) if state.phase == OVER else None,
    )


def player_view(state: State, seat: int, name: str) -> PlayerView:
    """What anybody sees before a player."""
    counters = {name: state.counter(seat, counter) for counter, name in enumerate(COUNTER_NAMES)}
    return PlayerView(
        name=name,
        coins=state.purse_of(seat),
        passes=tuple(deck_pass for _, deck_pass in state.coins_of(seat)),
        display=codes(state.display_of(seat)),
        influence=state.counter(seat, INFLUENCE),
        swords=state.counter(seat, SWORDS),
        abilities={name: count for name, count in counters.items() if count},
    )


def codes(cards: Sequence[int]) -> tuple[str, ...]:
    """The codes of cards."""
    return tuple([CODES[card] for card in cards])
