"""Two worlds played apart: the same to everyone who watches, with other hidden cards and other shuffles to come.

World A is a game. World B makes the same moves; after each of them its hidden cards are dealt anew, and before each
just those are put in their places that the move is about to turn over. Nothing else ever goes from one world to the
other, so whatever a rule writes down about a hidden card differs between them, in whichever field it is written. The
law: no seat and no spectator finds a difference in anything it is given. It knows no field by name.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

from portroyal import Game
from portroyal.engine.events import Events
from portroyal.engine.fields import every_field
from portroyal.engine.hidden import imagine
from portroyal.engine.play import act, legal
from portroyal.engine.state import State
from portroyal.engine.vocabulary import (
    CARD_LOOKED_AT,
    CARD_REVEALED,
    CARD_SET_ASIDE,
    COIN_SPENT,
    COINS_GAINED,
    DECK,
    DECK_SHUFFLED,
    EVENT_REVEALED,
    FEE_PAID,
    LOOK,
    NO_SEAT,
    SCORE,
    TIME,
)
from portroyal.events import Row, event_of
from portroyal.knowledge import view_of
from portroyal.modules import players_of
from portroyal.seeds import random_for

# A seat and which of its coins, the oldest first; or a pile and a place in it, from the bottom.
Place = tuple[int, int]
UNDER = {NO_SEAT: DECK, NO_SEAT - 1: TIME, NO_SEAT - 2: SCORE}  # the piles that lie face down


class Worlds:
    """Two worlds that look alike."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.a, self.b = game.state.clone(), game.state.clone()
        self.seen: list[Row] = []  # what happened last in world A
        self.chance = random_for(seed, "apart")
        self.stir()

    @property
    def viewers(self) -> Iterator[int]:
        """A spectator and every seat."""
        return iter(range(NO_SEAT, self.a.seats))

    def stir(self) -> None:
        """Deal the hidden cards of world B anew."""
        imagine(self.b, NO_SEAT, self.chance)

    def act(self, action: int) -> None:
        """Make the same move in both worlds, and compare all that anybody is given."""
        before = self.a.clone()
        self.seen = done(self.a, action)
        # Whoever chooses among cards that they look at has them before their eyes.
        chosen_from = known_to(before, before.actor) if before.phase == LOOK else []
        turned = [*chosen_from, *turned_over(before, self.seen)]
        fit(self.b, turned, self.chance)
        if any(kind == EVENT_REVEALED for kind, *_ in self.seen):
            while event_on_top(self.b) != event_on_top(before):
                while event_on_top(self.b) != event_on_top(before):
                    self.stir()
                fit(self.b, turned, self.chance)
        if any(kind == DECK_SHUFFLED for kind, *_ in self.seen):
            self.b.write("key", before.read("key"))  # cards of the new deck may be turned over at once
        happened = done(self.b, action)
        for seat in self.viewers:
            assert told(self.seen, seat) == told(happened, seat), f"events, to seat {seat}"
        self.stir()
        self.compare()

    def compare(self) -> None:
        """The law."""
        for seat in self.viewers:
            other = self.b.clone()
            fit(other, known_to(self.a, seat), self.chance)
            assert given(self.game, self.a, seat) == given(self.game, other, seat), f"the view of seat {seat}"
            if seat == self.a.actor:
                assert legal(self.a) == legal(other)


def given(game: Game, state: State, seat: int) -> list[Any]:
    """All that a seat gets: its view as plain data, and every number of the table in it."""
    view = view_of(state, game.ruleset, game.names, None if seat == NO_SEAT else seat)
    return [view.as_dict(), every_field(view.table)]


def done(state: State, action: int) -> list[Row]:
    """Do something; what happened."""
    events = Events()
    state.record_to(events)
    assert act(state, action) == 1
    return events.read()


def told(rows: list[Row], seat: int) -> list[Any]:
    """Events as a seat gets them."""
    return [event_of(row).seen_by(None if seat == NO_SEAT else seat) for row in rows]


# --- Hidden cards and their places ---


def turned_over(before: State, rows: list[Row]) -> Iterator[tuple[Place, int]]:
    """From where, as things lay before, each card came that was turned over, and its face."""
    deck, time, _ = [piled(before, pile) for pile in UNDER]
    purses: list[list[Place | None]] = [
        [(seat, which) for which in range(before.purse_of(seat))] for seat in range(before.seats)
    ]
    gained: list[Place | None] = []  # the last cards of a deck that ran out while coins were drawn
    for kind, seat, card, count, detail, _ in rows:
        place: Place | None = None
        if kind == CARD_REVEALED:
            place = time.pop() if detail == 0 else deck.pop()
        elif kind == CARD_LOOKED_AT:
            place = (gained + deck[::-1])[count - 1]
        elif kind == CARD_SET_ASIDE:
            time.pop()
        elif kind == COINS_GAINED:
            gained += [deck.pop() for _ in range(count - len(gained))]
            purses[seat] += gained
            gained = []
        elif kind == COIN_SPENT:
            place = purses[seat].pop(0)
        elif kind == FEE_PAID:
            purses[detail].append(purses[seat].pop(0))
        elif kind == DECK_SHUFFLED:
            gained, deck = deck[::-1], list[Place | None]([None] * count)
        if place is not None:
            yield place, card


def piled(state: State, pile: int) -> list[Place | None]:
    """The places of a pile that lies face down."""
    return [(pile, place) for place in range(len(state.pile(UNDER[pile])))]


def known_to(state: State, seat: int) -> list[tuple[Place, int]]:
    """The hidden cards that a seat has seen."""
    if seat == NO_SEAT:
        return []
    return [(place, face) for place, (face, _, known) in hidden_cards(state).items() if known >> seat & 1]


def hidden_cards(state: State) -> dict[Place, tuple[int, int, int]]:
    """Each hidden card by its place: face, pass, and who knows it."""
    known, coins, first = state.read("deck_known"), state.read("coin_known"), state.read("first")
    room = len(coins) // 5
    found = {(NO_SEAT, i): (face, state.deck_pass, known[i]) for i, face in enumerate(state.pile(DECK))}
    for under in (NO_SEAT - 1, NO_SEAT - 2):
        found |= {(under, i): (face, 1, 0) for i, face in enumerate(state.pile(UNDER[under]))}
    for seat in range(state.seats):
        for i, (face, deck_pass) in enumerate(state.coins_of(seat)):
            found[seat, i] = (face, deck_pass, coins[seat * room + (first[seat] + i) % room])
    return found


def fit(state: State, wanted: list[tuple[Place, int]], chance: Any) -> None:
    """Put these faces in these places, each by a swap within its pass; with passes that hang together, try again."""
    while True:
        faces = {place: (face, deck_pass) for place, (face, deck_pass, _) in hidden_cards(state).items()}
        if all(swap(faces, place, face, {other for other, _ in wanted[:i]}) for i, (place, face) in enumerate(wanted)):
            break
        imagine(state, NO_SEAT, chance)
    if wanted:
        lay(state, faces)


def swap(faces: dict[Place, tuple[int, int]], place: Place, face: int, settled: set[Place]) -> bool:
    """Swap a face with one of the same pass, so that it lies in this place."""
    old, deck_pass = faces[place]
    for other, (there, its_pass) in faces.items():
        if there == face and its_pass == deck_pass and other not in settled:
            faces[other] = (old, its_pass)
            faces[place] = (face, deck_pass)
            return True
    return False


def lay(state: State, faces: dict[Place, tuple[int, int]]) -> None:
    """Lay these hidden cards."""
    coins, first = state.read("coins"), state.read("first")
    room = len(coins) // 5
    for (seat, i), (face, _) in faces.items():
        if seat >= 0:
            coins[seat * room + (first[seat] + i) % room] = face
    state.write("coins", coins)
    for under, pile in UNDER.items():
        state.lay_pile(pile, [face for (seat, _), (face, _) in faces.items() if seat == under])


def event_on_top(state: State) -> int:
    """The next event of a chapter."""
    left = state.read("events_left")
    return state.read("event_deck")[left - 1] if left else -1


# --- The law over some games ---


def play_apart(seed: int, moves: int, modules: Sequence[str] = ("base",), players: int | None = None) -> Worlds:
    """Play a game at random in two worlds."""
    chance = random.Random(seed)
    players = players or players_of(modules)[0] + seed % 3
    worlds = Worlds(Game.new(players, modules=modules, seed=seed), seed)
    for _ in range(moves):
        choices = legal(worlds.a)
        if not choices:
            break
        worlds.act(chance.choice(choices))
    return worlds


if __name__ == "__main__":
    play_apart(1, 60)
