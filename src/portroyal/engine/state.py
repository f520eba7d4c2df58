"""The whole truth of one game, flat: piles, purses, displays, counters and whose choice it is.

No rule is written here and nothing is decided. Only `verbs` and the phases change a state; everybody
outside the engine reads it through the lists at the end, and players get a view instead.

A coin is a card nobody has seen. A purse keeps its cards in the order they came, as a ring: `first`
points at the oldest coin, which is spent first. Each coin remembers the pass of the deck it was drawn
from, because all unseen cards of one pass are equally likely to be anywhere.
"""

from __future__ import annotations

from .chance import Random
from .events import Events
from .vocabulary import (
    ACTIONS_ROOM,
    COUNTERS,
    DISPLAY_ROOM,
    FACES,
    NUMBERS,
    PENDING_ROOM,
    PILES,
    ROOM,
    SEATS,
    SWITCHES,
)


class State:
    """One game, as it lies on the table and under it."""

    def __init__(self, seats: int, key: tuple[int, int, int, int]) -> None:
        self.seats = seats
        self.key0, self.key1, self.key2, self.key3 = key
        self.shuffler = Random(0, 0, 0, 0)
        self.switches = [0] * SWITCHES
        self.numbers = [0] * NUMBERS

        # On the table.
        self.piles = [0] * (PILES * ROOM)  # each pile's last card is on top
        self.sizes = [0] * PILES
        self.deck_pass = 1
        self.colors = 0  # of the ships in the harbor, one bit each

        # Before each player.
        self.coins = [0] * (SEATS * ROOM)
        self.coin_passes = [0] * (SEATS * ROOM)
        self.first = [0] * SEATS  # the oldest coin
        self.purse = [0] * SEATS  # how many coins
        self.display = [0] * (SEATS * DISPLAY_ROOM)
        self.displayed = [0] * SEATS
        self.counters = [0] * (SEATS * COUNTERS)

        # Whose choice it is, and about what.
        self.phase = 0
        self.start = 0
        self.active = 0  # whose turn
        self.actor = 0  # who decides now
        self.about = 0  # the card the question is about: a ship to be repelled or kept
        # Questions that wait until the one at hand is answered: phase, actor and card of each.
        self.pending = 0
        self.pending_phases = [0] * PENDING_ROOM
        self.pending_actors = [0] * PENDING_ROOM
        self.pending_cards = [0] * PENDING_ROOM
        self.revealed = 0  # the card last revealed
        self.drawn = 0  # cards revealed this turn
        self.takes = 0  # cards the actor may still take
        self.taken = 0  # cards the actor has taken in this taking
        self.gambled = 0  # gamblers used this turn
        self.to_reveal = 0  # cards the gambler at work has still to reveal
        self.round = 1
        self.could_draw = 0  # could anybody draw a card this round?
        self.ending = 0

        self.actions = [0] * ACTIONS_ROOM  # the legal ones, as last listed
        self.choices = 0  # how many
        self.scratch = [0] * (2 * FACES)  # for sorting; means nothing between calls
        self.recording = 0
        self.events = Events()

    def copy(self, other: State) -> None:
        """Become the same game as another state; the recording is off."""
        self.seats = other.seats
        self.key0 = other.key0
        self.key1 = other.key1
        self.key2 = other.key2
        self.key3 = other.key3
        self.switches = other.switches[:]
        self.numbers = other.numbers[:]
        self.piles = other.piles[:]
        self.sizes = other.sizes[:]
        self.deck_pass = other.deck_pass
        self.colors = other.colors
        self.coins = other.coins[:]
        self.coin_passes = other.coin_passes[:]
        self.first = other.first[:]
        self.purse = other.purse[:]
        self.display = other.display[:]
        self.displayed = other.displayed[:]
        self.counters = other.counters[:]
        self.phase = other.phase
        self.start = other.start
        self.active = other.active
        self.actor = other.actor
        self.about = other.about
        self.pending = other.pending
        self.pending_phases = other.pending_phases[:]
        self.pending_actors = other.pending_actors[:]
        self.pending_cards = other.pending_cards[:]
        self.revealed = other.revealed
        self.drawn = other.drawn
        self.takes = other.takes
        self.taken = other.taken
        self.gambled = other.gambled
        self.to_reveal = other.to_reveal
        self.round = other.round
        self.could_draw = other.could_draw
        self.ending = other.ending
        self.recording = 0

    def clone(self) -> State:
        """An independent copy, without a recording."""
        new = State.__new__(State)
        new.shuffler = Random.__new__(Random)
        new.actions = [0] * ACTIONS_ROOM
        new.choices = 0
        new.scratch = [0] * (2 * FACES)
        new.copy(self)
        return new

    # --- Read and laid out by those outside the engine, who can't reach into C arrays ---

    def record_to(self, events: Events) -> None:
        """Write what happens from now on into these events."""
        self.events = events
        self.recording = 1

    def every_number(self) -> list[int]:
        """All that is written in this state, used or not: whoever may see nothing must find nothing here."""
        numbers = [self.deck_pass, self.colors, self.phase, self.active, self.actor, self.about, self.takes]
        numbers += [self.piles[i] for i in range(PILES * ROOM)]
        numbers += [self.coins[i] for i in range(SEATS * ROOM)]
        numbers += [self.coin_passes[i] for i in range(SEATS * ROOM)]
        numbers += [self.display[i] for i in range(SEATS * DISPLAY_ROOM)]
        numbers += [self.scratch[i] for i in range(2 * FACES)]
        return [*numbers, self.key0, self.key1, self.key2, self.key3]

    def __reduce__(self) -> str:
        raise TypeError("A State is not pickled: send a position document, a record or a view.")

    def key(self) -> tuple[int, int, int, int]:
        """What the shuffles of this game are made from."""
        return self.key0, self.key1, self.key2, self.key3

    def rekey(self, key: tuple[int, int, int, int]) -> None:
        """Make the shuffles to come from another key."""
        self.key0, self.key1, self.key2, self.key3 = key

    def pile(self, pile: int) -> list[int]:
        """The cards of a pile, the top one last."""
        return [self.piles[pile * ROOM + i] for i in range(self.sizes[pile])]

    def lay_pile(self, pile: int, cards: list[int]) -> None:
        """Make these the cards of a pile, the top one last."""
        for i in range(len(cards)):
            self.piles[pile * ROOM + i] = cards[i]
        self.sizes[pile] = len(cards)

    def purse_of(self, seat: int) -> int:
        """How many coins a seat has."""
        return self.purse[seat]

    def coins_of(self, seat: int) -> list[tuple[int, int]]:
        """Each coin of a seat as (card, pass), the oldest first."""
        found: list[tuple[int, int]] = []
        for i in range(self.purse[seat]):
            at = seat * ROOM + (self.first[seat] + i) % ROOM
            found.append((self.coins[at], self.coin_passes[at]))
        return found

    def lay_coins(self, seat: int, coins: list[tuple[int, int]]) -> None:
        """Make these (card, pass) the coins of a seat, the oldest first."""
        self.first[seat] = 0
        self.purse[seat] = len(coins)
        for i in range(len(coins)):
            self.coins[seat * ROOM + i] = coins[i][0]
            self.coin_passes[seat * ROOM + i] = coins[i][1]

    def display_of(self, seat: int) -> list[int]:
        """Persons hired and expeditions claimed by a seat, in the order they came."""
        return [self.display[seat * DISPLAY_ROOM + i] for i in range(self.displayed[seat])]

    def counter(self, seat: int, counter: int) -> int:
        """How much of an ability a seat has."""
        return self.counters[seat * COUNTERS + counter]

    def switch(self, switch: int) -> int:
        """How a ruling is set."""
        return self.switches[switch]

    def set_switch(self, switch: int, on: int) -> None:
        """Set a ruling."""
        self.switches[switch] = on

    def number(self, number: int) -> int:
        """A number of the rulebook."""
        return self.numbers[number]

    def set_number(self, number: int, value: int) -> None:
        """Set a number of the rulebook."""
        self.numbers[number] = value
