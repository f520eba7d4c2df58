"""The whole truth of one game, flat: piles, purses, displays, counters and whose choice it is.

Which numbers that are is told once, in `fields`. No rule is written here and nothing is decided. Only `verbs` and
the phases change a state; everybody outside the engine reads it through the methods below, and players get a view
instead.

A coin is a card nobody has seen. A purse keeps its cards in the order they came. Each coin remembers the pass of the
deck it was drawn from, because all unseen cards of one pass are equally likely to be anywhere.
"""

from __future__ import annotations

from .chance import Random
from .events import Events
from .fields import Fields
from .vocabulary import (
    COMPLETED,
    CONTRACT_INFLUENCE,
    CONTRACTS,
    COUNTERS,
    CUBES_PLACED,
    DISPLAY_ROOM,
    HOLD_ROOM,
    HOLDS,
    INFLUENCE,
    KEY_WORDS,
    ROOM,
    SEALED,
    Contract,
    Counter,
    Hold,
    Number,
    Pile,
    Seat,
    Switch,
)


class State(Fields):
    """One game, as it lies on the table and under it."""

    def __init__(self, seats: int, key: tuple[int, ...]) -> None:
        self.clear_fields()
        self.shuffler = Random(0, 0, 0, 0)
        self.events = Events()
        self.recording = 0
        self.version = 1
        self.seats = seats
        self.deck_pass = 1
        self.round = 1
        self.rekey(key)

    def copy(self, other: State) -> None:
        """Become the same game as another state; the recording is off."""
        self.copy_fields(other)
        self.choices = 0
        self.nothing_to_complete = 0
        self.recording = 0

    def clone(self) -> State:
        """An independent copy, without a recording."""
        new = State.__new__(State)
        new.shuffler = Random.__new__(Random)
        new.clear_fields()
        new.copy(self)
        return new

    # --- Read and laid out by those outside the engine ---

    def record_to(self, events: Events) -> None:
        """Write what happens from now on into these events."""
        self.events = events
        self.recording = 1

    def __reduce__(self) -> str:
        raise TypeError("A State is not pickled: send a position document, a record or a view.")

    def rekey(self, key: tuple[int, ...]) -> None:
        """Make the shuffles to come from another key, of up to eight words of 32 bits."""
        words = [*key, *([0] * KEY_WORDS)]
        for i in range(KEY_WORDS):
            self.key[i] = words[i]

    def pile(self, pile: Pile) -> list[int]:
        """The cards of a pile, the top one last."""
        return [self.piles[pile * ROOM + i] for i in range(self.sizes[pile])]

    def lay_pile(self, pile: Pile, cards: list[int]) -> None:
        """Make these the cards of a pile, the top one last."""
        if len(cards) > ROOM:
            raise ValueError(f"A pile has room for {ROOM} cards, not {len(cards)}.")
        for i in range(len(cards)):
            self.piles[pile * ROOM + i] = cards[i]
        self.sizes[pile] = len(cards)

    def purse_of(self, seat: Seat) -> int:
        """How many coins a seat has."""
        return self.purse[seat]

    def coins_of(self, seat: Seat) -> list[tuple[int, int]]:
        """Each coin of a seat as (card, pass), the oldest first."""
        found: list[tuple[int, int]] = []
        for i in range(self.purse[seat]):
            at = seat * ROOM + (self.first[seat] + i) % ROOM
            found.append((self.coins[at], self.coin_passes[at]))
        return found

    def lay_coins(self, seat: Seat, coins: list[tuple[int, int]]) -> None:
        """Make these (card, pass) the coins of a seat, the oldest first; nobody knows their faces."""
        if len(coins) > ROOM:
            raise ValueError(f"A purse has room for {ROOM} coins, not {len(coins)}.")
        self.first[seat] = 0
        self.purse[seat] = len(coins)
        for i in range(len(coins)):
            self.coins[seat * ROOM + i] = coins[i][0]
            self.coin_passes[seat * ROOM + i] = coins[i][1]
            self.coin_known[seat * ROOM + i] = 0

    def display_of(self, seat: Seat) -> list[int]:
        """Persons hired and expeditions claimed by a seat, in the order they came."""
        return [self.display[seat * DISPLAY_ROOM + i] for i in range(self.displayed[seat])]

    def hold_of(self, seat: Seat, hold: Hold) -> list[int]:
        """A pile of a seat besides coins and display."""
        at = seat * HOLDS + hold
        return [self.holds[at * HOLD_ROOM + i] for i in range(self.held[at])]

    def lay_hold(self, seat: Seat, hold: Hold, cards: list[int]) -> None:
        """Make these the cards of a pile of a seat besides coins and display."""
        if len(cards) > HOLD_ROOM:
            raise ValueError(f"Such a pile has room for {HOLD_ROOM} cards, not {len(cards)}.")
        at = seat * HOLDS + hold
        for i in range(len(cards)):
            self.holds[at * HOLD_ROOM + i] = cards[i]
        self.held[at] = len(cards)

    def contracts_on_table(self) -> list[int]:
        """The contracts on the table, in the order they were laid."""
        return [self.contracts[i] for i in range(self.contracts_open)]

    def lay_contracts(self, contracts: list[int]) -> None:
        """Make these the contracts on the table, which nobody has completed yet."""
        if len(contracts) > CONTRACTS:
            raise ValueError(f"There are {CONTRACTS} contracts, not {len(contracts)}.")
        for i in range(len(contracts)):
            self.contracts[i] = contracts[i]
        self.contracts_open = len(contracts)
        self.to_complete = len(contracts)

    def cube_of(self, seat: Seat, contract: Contract) -> int:
        """Where a seat's cube is on a contract: nowhere (0), on a step, or from SEALED on a payout."""
        return self.cubes[seat * CONTRACTS + contract]

    def lay_cube(self, seat: Seat, contract: Contract, at: int) -> None:
        """Lay a seat's cube on a contract where it has none."""
        self.cubes[seat * CONTRACTS + contract] = at
        self.counters[seat * COUNTERS + CUBES_PLACED] += 1
        if at < SEALED:
            return
        influence = self.numbers[CONTRACT_INFLUENCE + self.counters[seat * COUNTERS + COMPLETED] % 3]
        self.counters[seat * COUNTERS + INFLUENCE] += influence
        self.counters[seat * COUNTERS + COMPLETED] += 1
        if at == SEALED:
            self.to_complete -= 1

    def counter(self, seat: Seat, counter: Counter) -> int:
        """How much of an ability a seat has."""
        return self.counters[seat * COUNTERS + counter]

    def switch(self, switch: Switch) -> int:
        """How a ruling is set."""
        return self.switches[switch]

    def set_switch(self, switch: Switch, on: int) -> None:
        """Set a ruling."""
        self.switches[switch] = on

    def number(self, number: Number) -> int:
        """A number of the rulebook."""
        return self.numbers[number]

    def set_number(self, number: Number, value: int) -> None:
        """Set a number of the rulebook."""
        self.numbers[number] = value
