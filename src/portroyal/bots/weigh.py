"""Weighing actions by playouts: what each choice leads to, over many imagined games. Compiled.

Every imagined deal is played out once for each choice, so all choices meet the same luck (common random
numbers) and their differences show soon. A `Ledger` keeps the sums; several threads keep one each and add
them up.
"""

from __future__ import annotations

from ..engine.chance import Random
from ..engine.form import nogil
from ..engine.hidden import imagine
from ..engine.play import apply, legal
from ..engine.state import State
from ..engine.verbs import count_of
from ..engine.vocabulary import CHOICES, INFLUENCE, SEATS, Choice, Seat
from .judgment import Mind
from .voyage import Crew, sail_to, tell_shares, turn_number


class Ledger:
    """What came of each choice, summed over deals."""

    def __init__(self, actions: list[int]) -> None:
        self.size = len(actions)
        self.deals = 0
        self.actions = [0] * CHOICES
        self.open = [0] * CHOICES  # still weighed?
        self.counts = [0] * CHOICES  # playouts of each
        self.wins = [0.0] * CHOICES
        self.shares = [0.0] * (CHOICES * SEATS)  # of the wins, for every seat
        self.coins = [0.0] * CHOICES
        self.influence = [0.0] * CHOICES
        self.margins = [0.0] * CHOICES
        self.products = [0.0] * (CHOICES * CHOICES)  # of the scores of two choices in one deal
        self.score = [0.0] * CHOICES  # of the deal at hand
        if self.size > CHOICES:
            raise ValueError(f"A ledger has room for {CHOICES} choices, not {self.size}.")
        for i in range(self.size):
            self.actions[i] = actions[i]
            self.open[i] = 1

    def check(self, table: State) -> None:
        """Refuse to weigh what is not among the choices at this table."""
        choices = legal(table)
        for i in range(self.size):
            if self.actions[i] not in choices:
                raise ValueError(f"{self.actions[i]} is not legal here; {choices} are.")

    def close(self, index: Choice) -> None:
        """Weigh this choice no longer."""
        self.open[index] = 0

    def row(self, index: Choice) -> tuple[int, int, float, float, float, float]:
        """A choice: action, playouts, and the sums of wins, coins, influence and margins."""
        return (
            self.actions[index],
            self.counts[index],
            self.wins[index],
            self.coins[index],
            self.influence[index],
            self.margins[index],
        )

    def share(self, index: Choice, seat: Seat) -> float:
        """The sum of what a choice came to for a seat, in shares of the win."""
        return self.shares[index * SEATS + seat]

    def product(self, one: Choice, other: Choice) -> float:
        """The sum of the products of two choices' scores."""
        return self.products[one * CHOICES + other]

    def add(self, other: Ledger) -> None:
        """Add the sums of another ledger of the same choices."""
        self.deals += other.deals
        for i in range(self.size):
            self.counts[i] += other.counts[i]
            self.wins[i] += other.wins[i]
            self.coins[i] += other.coins[i]
            self.influence[i] += other.influence[i]
            self.margins[i] += other.margins[i]
            for seat in range(SEATS):
                self.shares[i * SEATS + seat] += other.shares[i * SEATS + seat]
            for j in range(self.size):
                self.products[i * CHOICES + j] += other.products[i * CHOICES + j]


def margin(state: State, seat: Seat) -> float:
    """How far ahead of the best other a seat is, in influence; coins break ties a little."""
    best = -1000.0
    for other in range(state.seats):
        if other != seat:
            theirs = count_of(state, other, INFLUENCE) + 0.01 * state.purse[other]
            if theirs > best:
                best = theirs
    return count_of(state, seat, INFLUENCE) + 0.01 * state.purse[seat] - best


def note(ledger: Ledger, index: int, game: State, seat: Seat, judge: Mind) -> None:
    """Enter what a choice came to in the deal at hand, as the judge has told it."""
    ledger.score[index] = judge.standings[seat]
    ledger.counts[index] += 1
    ledger.wins[index] += judge.standings[seat]
    for other in range(game.seats):
        ledger.shares[index * SEATS + other] += judge.standings[other]
    ledger.coins[index] += game.purse[seat]
    ledger.influence[index] += count_of(game, seat, INFLUENCE)
    ledger.margins[index] += margin(game, seat)


def note_deal(ledger: Ledger) -> None:
    """All open choices have met the deal at hand: enter how they compare."""
    ledger.deals += 1
    for i in range(ledger.size):
        if ledger.open[i]:
            for j in range(ledger.size):
                if ledger.open[j]:
                    ledger.products[i * CHOICES + j] += ledger.score[i] * ledger.score[j]


def weigh_deal(
    ledger: Ledger, table: State, deal: State, game: State, crew: Crew, random: Random, seat: Seat, turns: int
) -> None:
    """Imagine one deal and play it, for each open choice, some turns on or to the end."""
    deal.copy(table)
    imagine(deal, seat, random)
    for i in range(ledger.size):
        if ledger.open[i]:
            game.copy(deal)
            apply(game, ledger.actions[i])
            sail_to(crew, game, turn_number(deal) + turns)
            tell_shares(crew.judge, game)
            note(ledger, i, game, seat, crew.judge)
    note_deal(ledger)


def weigh(ledger: Ledger, table: State, crew: Crew, random: Random, seat: Seat, turns: int, deals: int) -> None:
    """Weigh the choices of a seat over so many imagined deals, each played so many turns, without Python's lock."""
    ledger.check(table)
    deal = table.clone()
    game = table.clone()
    with nogil:
        for _ in range(deals):
            weigh_deal(ledger, table, deal, game, crew, random, seat, turns)
