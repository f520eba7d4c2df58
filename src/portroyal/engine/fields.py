"""The state of a game, described once: every field with its size, its range, and who may know it.

All that has to treat every field alike follows from this list: the block of memory and its copy in the compiled
form, what is wiped before a table is shown to a seat, what a position document tells, and the numbers that the law of
secrecy compares. A field that is not here does not exist; one that is here can't be forgotten.

`Fields` is the uncompiled form. In the compiled one the build makes the same of this list in C, see `engine_build`.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from .vocabulary import (
    ACTIONS_ROOM,
    BARMAID_FACES,
    BATCHES,
    BLOCK_WORDS,
    CAMPAIGNS,
    CHAPTERS,
    CHARACTER_CARDS,
    CHARACTERS,
    CONTRACTS,
    COUNTERS,
    DISPLAY_ROOM,
    EVENTS,
    EVENTS_ROOM,
    FACES,
    HOLD_ROOM,
    HOLDS,
    KEY_WORDS,
    LAST_PASS,
    LAST_ROUND,
    MARKS,
    MISSIONS,
    NUMBERS,
    PENDING_ROOM,
    PHASES,
    PILES,
    ROOM,
    ROW_ROOM,
    SEATS,
    SWITCHES,
)

# Who may know a field.
PUBLIC = 0  # everyone
OWNER = 1  # of rows, one for each seat: that seat alone
SECRET = 2  # nobody
UNSEEN = 3  # cards of which some lie face down: `hidden` puts those into an order that tells nothing
SCRATCH = 4  # means nothing between two calls: not copied, and nobody's business


class Field(NamedTuple):
    """One field: a number, or rows of numbers."""

    name: str = ""
    who: int = PUBLIC
    room: int = 0  # numbers in a row; none: the field is a single number
    rows: int = 1
    below: int = 256  # each number is from 0 to one less than this
    used: str = ""  # the field that tells how much of each row is in use; the rest means nothing
    first: str = ""  # the field that tells where each row begins: the row is a ring
    told: str = ""  # the key of a position document and of a view that tells this number as it is
    module: str = ""  # told only where this module, or one of these, is played
    derived: bool = False  # follows from other fields, from the ruleset or from the seed

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return self.rows * self.room if self.room else 1


def one(**described: Any) -> int:
    """A field that is a single number."""
    return cast("int", Field(**described))


def many(room: int, **described: Any) -> list[int]:
    """A field of so many numbers, or of rows of so many."""
    return cast("list[int]", Field(room=room, **described))


class Fields:
    """All the fields; uncompiled, a state has plain ints and lists of these names."""

    # The rules of this game.
    version = one(below=256, derived=True)  # of the rules
    seats = one(below=SEATS + 1, derived=True)
    switches = many(SWITCHES, derived=True)
    numbers = many(NUMBERS, derived=True)
    key = many(KEY_WORDS, who=SECRET, below=1 << 32, derived=True)  # what the shuffles are made from
    # On the table. The last card of a pile is on top.
    piles = many(ROOM, who=UNSEEN, rows=PILES, used="sizes")
    sizes = many(PILES, below=ROOM + 1, derived=True)
    looked = one(below=2, derived=True)  # has anybody seen a card that still lies face down?
    deck_known = many(ROOM, used="sizes")  # the seats, one bit each, that know the card at this place
    deck_pass = one(below=LAST_PASS + 1, told="pass")
    joined = many(BATCHES)  # the pass in which a batch of cards joined the deck; none: from the start
    colors = one(below=64, derived=True)  # of the ships in the harbor, one bit each
    # Before each player. Coins are rings: `first` is the oldest one, which is spent first.
    coins = many(ROOM, who=UNSEEN, rows=SEATS, used="purse", first="first")
    coin_passes = many(ROOM, rows=SEATS, used="purse", first="first")
    coin_known = many(ROOM, rows=SEATS, used="purse", first="first")  # the seats that know the face
    first = many(SEATS, derived=True)
    purse = many(SEATS, below=ROOM + 1, derived=True)
    display = many(DISPLAY_ROOM, rows=SEATS, used="displayed")
    displayed = many(SEATS, below=DISPLAY_ROOM + 1, derived=True)
    counters = many(COUNTERS, rows=SEATS, derived=True)
    holds = many(HOLD_ROOM, rows=SEATS * HOLDS, used="held")  # piles of a seat besides coins and display
    held = many(SEATS * HOLDS, below=HOLD_ROOM + 1, derived=True)
    marks = many(MARKS, rows=SEATS)  # small numbers of a seat: how far it is with a mission
    # Contracts on the table, and on each of all there are, where the cube of each seat is: see `SEALED`.
    contracts = many(CONTRACTS, below=CONTRACTS, used="contracts_open")
    contracts_open = one(below=CONTRACTS + 1, derived=True)
    cubes = many(CONTRACTS, rows=SEATS, below=16)
    to_complete = one(below=CONTRACTS + 1, derived=True)  # contracts on the table that nobody has completed yet
    # The Adventure Begins: the campaign that is played, how and from where; none: another game.
    campaign = one(below=CAMPAIGNS, derived=True)
    mode = one(below=4, derived=True)
    chapter = one(below=CHAPTERS, derived=True)
    batches = one(derived=True)  # in the deck from the start, one bit each
    more_coins = many(SEATS, derived=True)  # after failures
    # The missions on the table, the newest last, and on each the cube of each seat: see `SEALED`.
    row = many(ROW_ROOM, below=MISSIONS, used="row_size", module="adventure")
    row_size = one(below=ROW_ROOM + 1, derived=True)
    row_cubes = many(SEATS, rows=ROW_ROOM, below=16, module="adventure")
    # Events: the deck and those aside, the top one last; of the deck, so many from the bottom are known to all.
    event_deck = many(EVENTS_ROOM, who=UNSEEN, below=EVENTS, used="events_left", module="adventure")
    events_left = one(below=EVENTS_ROOM + 1, derived=True)
    events_known = one(below=EVENTS_ROOM + 1, module="adventure")
    events_aside = many(EVENTS_ROOM, who=UNSEEN, below=EVENTS, used="aside_left", module="adventure")
    aside_left = one(below=EVENTS_ROOM + 1, derived=True)
    event_discard = many(EVENTS_ROOM, below=EVENTS, used="events_over", module="adventure")
    events_over = one(below=EVENTS_ROOM + 1, derived=True)
    event = one(below=EVENTS + 1, module="adventure")  # that acts in this turn, counted from one
    month = one(module="adventure")
    characters = many(SEATS, below=CHARACTERS + 1, module="adventure")  # chosen, counted from one
    dealt = many(
        SEATS, below=CHARACTER_CARDS + 1, module="adventure"
    )  # the card whose side is chosen, counted from one
    crowns = many(SEATS, module="adventure")
    bought_off = many(SEATS, module="adventure")  # cubes
    looks = one(module="adventure")  # used in this turn
    looking = one(below=4, module="adventure")  # cards being looked at, on top of the deck
    sold = many(BARMAID_FACES, module="adventure")  # to each sort of barmaid, in this taking
    fewer = one(module="adventure")  # cards that the active player takes less
    # Whose choice it is, and about what.
    phase = one(below=PHASES)
    start = one(below=SEATS, told="start")
    active = one(below=SEATS, told="active")  # whose turn
    actor = one(below=SEATS, told="actor")  # who decides now
    about = one(below=FACES)  # the card the question is about: a ship to be repelled or kept
    # Questions that wait until the one at hand is answered: phase, actor and card of each.
    pending = one(below=PENDING_ROOM + 1, derived=True)
    pending_phases = many(PENDING_ROOM, used="pending")
    pending_actors = many(PENDING_ROOM, used="pending")
    pending_cards = many(PENDING_ROOM, used="pending")
    drawn = one(below=1 << 20, told="drawn")  # cards revealed this turn
    takes = one(told="takes")  # cards the actor may still take
    taken = one(told="taken")  # cards the actor has taken in this taking
    gambled = one(told="gambled", module="gambler")  # gamblers used this turn
    to_reveal = one()  # cards the gambler at work has still to reveal
    payers = one(
        below=1 << SEATS
    )  # who lost coins to the tax at hand and was not asked for a contract yet, one bit each
    round = one(below=LAST_ROUND + 1, told="round")
    could_draw = one(below=2)  # could anybody draw a card this round?
    ending = one(below=2)
    result = one(below=3, told="result", module="coop adventure")  # of a crew: none yet, won, lost
    points = one(told="points", module="coop adventure")  # of a crew
    fault = one(derived=True)  # not zero: something came up that no rule knows, see `verbs.fail`
    # The card last revealed, for search; a view has no past.
    revealed = one(who=SECRET, derived=True)
    # The legal actions as last listed, and how many; for sorting.
    actions = many(ACTIONS_ROOM, who=SCRATCH, below=1 << 31)
    choices = one(who=SCRATCH, below=ACTIONS_ROOM + 1)
    # The seats, one bit each, that had no contract to complete when last looked at, and nobody has got anything since.
    nothing_to_complete = one(who=SCRATCH, below=1 << SEATS)
    scratch = many(2 * FACES, who=SCRATCH)
    # Of ChaCha20: the words it works on, and those it began with.
    block = many(2 * BLOCK_WORDS, who=SCRATCH, below=1 << 32)

    def clear_fields(self) -> None:
        """Everything at zero."""
        for field in FIELDS:
            setattr(self, field.name, [0] * field.size if field.room else 0)

    def copy_fields(self, other: Fields) -> None:
        """Take over everything but the scratch."""
        for field in FIELDS:
            if field.who != SCRATCH:
                value = getattr(other, field.name)
                setattr(self, field.name, value[:] if field.room else value)

    def read(self, name: str) -> Any:
        """A field by its name: a number or a list of them."""
        value = getattr(self, name)
        return value[:] if BY_NAME[name].room else value

    def write(self, name: str, value: Any) -> None:
        """Set a field by its name."""
        setattr(self, name, list(value) if BY_NAME[name].room else value)

    def wipe_fields(self, seat: int) -> None:
        """Clear what this seat, or a spectator (-1), may not know, and what old numbers left behind in the rows."""
        for field in FIELDS:
            if field.who in (SECRET, SCRATCH):
                setattr(self, field.name, [0] * field.size if field.room else 0)
            elif field.who == OWNER:
                self.clear_other_rows(field, seat)
            elif field.used:
                self.clear_unused(field)
        for field in FIELDS:
            if field.first:
                setattr(self, field.first, [0] * field.rows)

    def clear_other_rows(self, field: Field, seat: int) -> None:
        """Leave a row to its owner alone."""
        values: list[int] = getattr(self, field.name)
        for i in range(field.size):
            if i // field.room != seat:
                values[i] = 0

    def clear_unused(self, field: Field) -> None:
        """Begin a ring at its first place, and clear all places that are not in use."""
        values: list[int] = getattr(self, field.name)
        used: Any = getattr(self, field.used)
        for row in range(field.rows):
            size: int = used[row] if BY_NAME[field.used].room else used
            first = getattr(self, field.first)[row] if field.first else 0
            old = values[row * field.room : (row + 1) * field.room]
            for i in range(field.room):
                values[row * field.room + i] = old[(first + i) % field.room] if i < size else 0


FIELDS = tuple(each._replace(name=name) for name, each in vars(Fields).items() if isinstance(each, Field))
BY_NAME = {field.name: field for field in FIELDS}


def every_field(state: Fields) -> dict[str, Any]:
    """All that is written in a state, used or not: whoever may see nothing must find nothing here."""
    return {field.name: state.read(field.name) for field in FIELDS}
