"""Views: what a seat, or a spectator, may know of a game.

A view is made from a *table*: a copy of the game whose unseen cards were put into an order that tells
nothing and whose shuffles to come were forgotten. Whatever a bot does with a view, there is nothing in it
to find. The fields name each thing that may be known. Cards are told by their codes; a coin by the pass of
the deck it came from, which anybody at the table can keep track of, never by its face. What the seat has not
seen is told as a whole: `unseen` counts, for each pass, the cards that may be anywhere among its deck and coins.
A hidden card that somebody has looked at is among `known`: everyone is told who has seen it, only those the card.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Any

from ..campaigns import MISSION_NAMES
from ..catalog import CODES
from ..contracts import IDS
from ..engine.hidden import conceal
from ..engine.play import legal
from ..engine.state import State
from ..engine.vocabulary import (
    COUNTER_NAMES,
    COUNTERS,
    DECK,
    DISCARD,
    EXPEDITIONS,
    GIFT,
    HARBOR,
    HOLD_NAMES,
    INFLUENCE,
    MARKS,
    MISSION,
    MOMENT,
    NO_SEAT,
    OVER,
    PHASE_NAMES,
    REPEL,
    SWORDS,
)
from ..given import check_kind, check_list, whole
from ..modules import MODULES
from ..notation import Action, actions_of
from ..outcome import Outcome, outcome_of
from ..position import ASIDE_PILES, told_fields, write_pending
from ..position_adventure import shown_story
from ..position_contracts import cubes_on
from ..ruleset import Ruleset, check_seat
from .unseen import Known, known_cards, unseen_by_group


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
    holds: dict[str, tuple[str, ...]]  # other piles that a module lays before a player, by name; none that is empty
    marks: tuple[int, ...]  # small numbers that a module notes of a player; none where all are zero


@dataclass(frozen=True, slots=True)
class ContractView:
    """A contract on the table, and the cubes on it."""

    id: str
    completed: tuple[int, ...]  # the seats that have, the first one first
    begun: dict[int, int]  # the step of each seat that is on its way


class View:
    """A game as one seat knows it."""

    def __init__(self, table: State, ruleset: Ruleset, names: Sequence[str], seat: int | None) -> None:
        """Use `game.view(seat)` or `View.from_dict`. The table holds no secret."""
        self.table = table
        self.ruleset = ruleset
        self.names = tuple(names)
        self.seat = seat  # whose view; None: a spectator's

    @property
    def phase(self) -> str:
        """What is being decided: discover, repel, take, bust, moment, gift, set_aside, or over."""
        return PHASE_NAMES[self.table.phase]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.table.active

    @property
    def actor(self) -> int:
        """The seat that decides now."""
        return self.table.actor

    @property
    def start(self) -> int:
        """The seat that began the game, and begins each round."""
        return self.table.start

    @property
    def round(self) -> int:
        """The round, from 1."""
        return self.table.round

    @property
    def drawn(self) -> int:
        """Cards revealed this turn."""
        return self.table.drawn

    @property
    def takes(self) -> int:
        """Cards the actor may still take."""
        return self.table.takes

    @property
    def taken(self) -> int:
        """Cards the actor has taken in this taking."""
        return self.table.taken

    @property
    def gambled(self) -> int:
        """Gamblers used this turn."""
        return self.table.gambled

    @property
    def result(self) -> int:
        """Of a crew that plays together: 0 while it is at sea, 1 when it has won, 2 when it has lost."""
        return self.table.result

    @property
    def points(self) -> int:
        """Of a crew that plays together."""
        return self.table.points

    @property
    def ending(self) -> bool:
        """Was the last round announced? Where the end is looked for only between rounds, it never is."""
        return bool(self.table.ending)

    @property
    def could_draw(self) -> bool:
        """Could anybody draw a card this round? If not, the game ends with it."""
        return bool(self.table.could_draw)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.table.phase == OVER

    @cached_property
    def deck(self) -> int:
        """Cards left in the deck."""
        return len(self.table.pile(DECK))

    @property
    def deck_pass(self) -> int:
        """Which pass of the deck this is, from 1."""
        return self.table.deck_pass

    @cached_property
    def discard(self) -> tuple[str, ...]:
        """The discard, the top card last."""
        return codes(self.table.pile(DISCARD))

    @cached_property
    def harbor(self) -> tuple[str, ...]:
        """The harbor, as it was laid."""
        return codes(self.table.pile(HARBOR))

    @cached_property
    def expeditions(self) -> tuple[str, ...]:
        """The row of expeditions."""
        return codes(self.table.pile(EXPEDITIONS))

    @property
    def ship(self) -> str | None:
        """The ship just revealed, to be repelled or kept; or the one just traded whose coin is given away."""
        return CODES[self.table.about] if self.table.phase in (REPEL, GIFT) else None

    @cached_property
    def contracts(self) -> tuple[ContractView, ...]:
        """The contracts on the table, in the order they were laid."""
        return tuple([contract_view(self.table, contract) for contract in self.table.contracts_on_table()])

    @property
    def contract(self) -> str | None:
        """The contract that is decided now or not at all."""
        return IDS[self.table.about] if self.table.phase == MOMENT else None

    @cached_property
    def story(self) -> dict[str, Any] | None:
        """Of an adventure: missions, events, characters and crowns, as a position document tells them, but for what
        nobody may know; None in every other game.
        """
        return shown_story(self.table) if self.ruleset.adventure is not None else None

    @property
    def mission(self) -> str | None:
        """The mission that is decided now or not at all."""
        return MISSION_NAMES[self.table.about] if self.table.phase == MISSION else None

    @cached_property
    def pending(self) -> tuple[dict[str, Any], ...]:
        """What waits until the question at hand is answered, as a position document tells it."""
        return tuple(write_pending(self.table))

    @property
    def to_reveal(self) -> int:
        """Cards that the gambler at work has still to reveal, after the question at hand."""
        return self.table.to_reveal

    @cached_property
    def payers(self) -> tuple[int, ...]:
        """Who lost coins to the tax at hand and is still to be asked about it."""
        return tuple([seat for seat in range(self.table.seats) if self.table.payers >> seat & 1])

    @cached_property
    def players(self) -> tuple[PlayerView, ...]:
        """What lies before each player, by seat."""
        counters, marks = by_seat(self.table, "counters", COUNTERS), by_seat(self.table, "marks", MARKS)
        everyone = zip(self.names, counters, marks, strict=False)
        return tuple([player_view(self.table, seat, *facts) for seat, facts in enumerate(everyone)])

    @cached_property
    def unseen(self) -> dict[int, dict[str, int]]:
        """For each pass of the deck, how many of each card that joined it then this seat has not seen."""
        return unseen_by_group(self.table, self.seat)

    @cached_property
    def known(self) -> tuple[Known, ...]:
        """The hidden cards that somebody has seen, the deck first; the faces of those that this seat has."""
        return known_cards(self.table, self.seat)

    @cached_property
    def joined(self) -> dict[int, int]:
        """The pass in which each batch of cards joined the deck, as far as any did."""
        return {batch: deck_pass for batch, deck_pass in enumerate(self.table.joined) if deck_pass}

    @cached_property
    def aside(self) -> dict[str, int]:
        """Cards in the piles dealt face down from the first deck, where there are any."""
        return {name: len(cards) for name, pile in ASIDE_PILES.items() if (cards := self.table.pile(pile))}

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """The choices, if this seat decides now."""
        return tuple(actions_of(legal(self.table))) if self.seat == self.actor else ()

    @cached_property
    def legal(self) -> tuple[str, ...]:
        """The choices in words, if this seat decides now."""
        return tuple([action.words for action in self.actions])

    @cached_property
    def outcome(self) -> Outcome | None:
        """The standings, once the game is over."""
        return outcome_of(self.table, self.names, self.ruleset) if self.over else None

    def as_dict(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        plain: dict[str, Any] = {name: getattr(self, name) for name in (*FIELDS, *told_by(self.ruleset.modules))}
        plain["ruleset"] = self.ruleset.as_dict()
        plain["players"] = [asdict(player) for player in self.players]
        plain["contracts"] = [asdict(contract) for contract in self.contracts]
        plain["known"] = [asdict(fact) for fact in self.known]
        plain["outcome"] = self.outcome.as_dict() if self.outcome else None
        return plain

    @classmethod
    def from_dict(cls, plain: Mapping[str, Any]) -> View:
        """The view that plain data tells, as when it came over a wire. What no game can look like is refused."""
        from .reading import read_view

        return read_view(plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.as_dict() == other.as_dict()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"View({self.as_dict()})"

    def __reduce__(self) -> tuple[Any, ...]:
        return View.from_dict, (self.as_dict(),)


# What a view tells, and nothing else does; with modules, their numbers too: see `told_by`.
FIELDS = (
    *(
        "seat",
        "ruleset",
        "phase",
        "active",
        "actor",
        "start",
        "round",
        "drawn",
        "takes",
        "taken",
        "ending",
    ),
    *("could_draw", "over", "deck", "deck_pass", "discard", "harbor", "expeditions", "ship", "players"),
    *("unseen", "known", "joined", "aside", "contracts", "contract", "pending", "to_reveal", "payers"),
    *("story", "legal", "outcome"),
)

TOLD = tuple(field.told for field in told_fields(tuple(MODULES)) if field.module)


def told_by(modules: Iterable[str]) -> tuple[str, ...]:
    """The numbers that modules add to a view, as `engine.fields` names them."""
    return tuple(field.told for field in told_fields(tuple(modules)) if field.module)


def view_of(state: State, ruleset: Ruleset, names: Sequence[str], seat: int | None) -> View:
    """What a seat knows of a state. Nothing leaves the engine for a player but through here."""
    check_kind(state, State, "A View is made of a State of the engine")
    check_kind(ruleset, Ruleset, "The rules of a View are a Ruleset, as Ruleset.of makes it")
    check_list(names, "Names are a list, one for each seat")
    if seat is not None:
        check_seat("seat", seat := whole(seat), state.seats)
    table = state.clone()
    conceal(table, NO_SEAT if seat is None else seat)
    return View(table, ruleset, names, seat)


def by_seat(table: State, field: str, each: int) -> list[list[int]]:
    """A field that has so many numbers of each seat, read once for all of them."""
    numbers = table.read(field)
    return [numbers[at : at + each] for at in range(0, table.seats * each, each)]


def player_view(table: State, seat: int, name: str, counters: Sequence[int], marks: Sequence[int]) -> PlayerView:
    """What anybody sees before a player."""
    return PlayerView(
        name=name,
        coins=table.purse_of(seat),
        passes=tuple([deck_pass for _, deck_pass in table.coins_of(seat)]),
        display=codes(table.display_of(seat)),
        influence=counters[INFLUENCE],
        swords=counters[SWORDS],
        abilities={name: count for name, count in zip(COUNTER_NAMES, counters, strict=False) if count},
        holds={name: codes(cards) for number, name in enumerate(HOLD_NAMES) if (cards := table.hold_of(seat, number))},
        marks=tuple(marks) if any(marks) else (),
    )


def contract_view(table: State, contract: int) -> ContractView:
    """A contract and its cubes, which everybody sees."""
    completed, begun = cubes_on(table, contract)
    return ContractView(IDS[contract], tuple(completed), begun)


def codes(cards: Sequence[int]) -> tuple[str, ...]:
    """The codes of cards."""
    return tuple([CODES[card] for card in cards])
