"""The decks of a game worked out once more, without the engine: from the seed alone, and from what everybody saw.

A second hand does the shuffles (ChaCha20, sfc32, rejection) and follows each card by the events of the game: out of the
deck, over harbor, purses and discard, into the next deck. It knows no rule, only where a card goes when something
is told of it. A card that came up and was not on top of the deck that follows from the seed is a `WrongCard`. The
browser has the same in `web/src/fair/`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence

from ..catalog import BY_CODE, CODES, SPECIAL
from ..events import Event
from ..fair import first_player
from ..ruleset import Ruleset
from ..seeds import digest_of

__all__ = ["Decks", "WrongCard", "first_player", "pile_of", "shuffled"]

MASK = 0xFFFFFFFF
CONSTANTS = (0x61707865, 0x3320646E, 0x79622D32, 0x6B206574)
COLUMNS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
TURNS = (16, 12, 8, 7)
LOOKED_AT = 3  # by a lookout, at a time
# Once these are told, a tax that came up before is over, even if there was no bonus to be had.
TAX_IS_OVER = ("card_revealed", "discovery_ended", "harbor_busted", "turn_ended")


class WrongCard(Exception):
    """A card came up that does not follow from the seed."""

    def __init__(self, event: Event, expected: str | None) -> None:
        super().__init__(f"{event.card or event.kind} came up, not {expected}")
        self.event, self.expected = event, expected


# --- Shuffles ---


def words_of(seed: str) -> tuple[int, ...]:
    """The game's key: eight words of 32 bits."""
    digest = digest_of(seed, "deck")
    return tuple(int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))


def block(key: Sequence[int], counter: int) -> list[int]:
    """A block of ChaCha20 (RFC 8439) without a nonce."""
    start = [*CONSTANTS, *key, counter, 0, 0, 0]
    now = list(start)
    for _ in range(10):
        for a, b, c, d in (*COLUMNS, *DIAGONALS):
            for number, turn in enumerate(TURNS):
                one, other, mixed = (a, b, d) if number % 2 == 0 else (c, d, b)
                now[one] = (now[one] + now[other]) & MASK
                word = now[mixed] ^ now[one]
                now[mixed] = (word << turn | word >> (32 - turn)) & MASK
    return [(one + other) & MASK for one, other in zip(start, now, strict=True)]


class Stream:
    """sfc32, begun from four words."""

    def __init__(self, words: Sequence[int]) -> None:
        self.a, self.b, self.c, self.counter = words
        for _ in range(28):
            self.next()

    def next(self) -> int:
        """Thirty-two bits."""
        out = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ self.b >> 9
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = ((self.c << 21 | self.c >> 11) + out) & MASK
        return out

    def below(self, limit: int) -> int:
        """A number below the limit, each equally likely: what is left over at the end is thrown away."""
        while True:
            product = self.next() * limit
            if product & MASK >= (1 << 32) % limit:
                return product >> 32


def shuffled(pile: Sequence[str], seed: str, deck_pass: int) -> list[str]:
    """A pile as the seed shuffles it in this pass of the deck; the top card is the last."""
    deck, stream = list(pile), Stream(block(words_of(seed), deck_pass)[:4])
    for at in range(len(deck) - 1, 0, -1):
        other = stream.below(at + 1)
        deck[at], deck[other] = deck[other], deck[at]
    return deck


def pile_of(ruleset: Ruleset) -> list[str]:
    """Every card of the first deck before it is shuffled, in the order of the catalog."""
    cards = [card for card, copies in ruleset.cards().items() for _ in range(copies)]
    if ruleset.special_on_table():
        cards.remove(SPECIAL)
    return [CODES[card] for card in cards]


def batches_of(ruleset: Ruleset) -> dict[int, list[str]]:
    """Cards that may join the deck in the middle of a chapter, by the number of their batch, as they lie on it."""
    if ruleset.adventure is None:
        return {}
    tale = ruleset.adventure.tale
    return {
        number: [CODES[card] for card, copies in sorted(tale.cards[batch].items()) for _ in range(copies)]
        for batch, number in tale.batches.items()
    }


# --- Cards on their way ---


class Decks:
    """All cards of a game, followed from event to event."""

    def __init__(
        self, pile: Sequence[str], seed: str, seats: int, batches: Mapping[int, list[str]] | None = None
    ) -> None:
        self.seed = seed
        self.batches = batches or {}
        self.joining: list[str] | None = None  # cards that lie on the deck and are shuffled in next
        self.shuffles = 1
        self.seen = 0  # cards that came up
        self.decks = deque([shuffled(pile, seed, 1)])
        self.purses = [deque[str]() for _ in range(seats)]
        self.harbor: list[str] = []
        self.discard: list[str] = []
        self.tax: str | None = None  # is discarded after its bonus
        self.has_bonus = False  # of that tax been paid, to somebody at least
        self.time: list[str] = []

    def follow(self, events: Iterable[Event]) -> None:
        """Go on with what happened."""
        for event in events:
            self.happened(event)

    def happened(self, event: Event) -> None:
        """Move the cards that an event is about."""
        seat, card, count = event.seat, event.card or "", event.count
        is_bonus = event.kind == "coins_gained" and event.detail == "tax"
        if event.kind in TAX_IS_OVER or (self.has_bonus and not is_bonus and event.kind != "deck_shuffled"):
            self.lay_tax()
        match event.kind:
            case "card_revealed":
                self.came_up(event, self.top(event, self.time if event.detail == 0 else None))
                self.revealed(card)
            case "ship_kept":
                self.harbor.append(card)
            case "ship_repelled" | "ship_traded" | "person_given" | "ship_released" | "item_given":
                self.discard.append(card)
            case "ship_captured" | "ship_tucked":  # it was not discarded after all
                self.discard.pop()
            case "person_hired" | "ship_stowed":
                self.leave_harbor(event)
            case "card_thrown_away":
                self.throw_away(event)
            case "cards_added":
                self.joining = self.batches[int(event.detail)]
            case "harbor_busted" | "turn_ended":
                self.discard += self.harbor
                self.harbor.clear()
            case "coins_gained":
                self.purses[seat].extend(self.top(event) for _ in range(count))
                self.has_bonus = is_bonus
            case "coin_spent":
                self.came_up(event, self.purses[seat].popleft() if self.purses[seat] else None)
                self.discard.append(card)
            case "fee_paid":
                for _ in range(count):
                    if not self.purses[seat]:
                        raise WrongCard(event, None)
                    self.purses[int(event.detail)].append(self.purses[seat].popleft())
            case "time_dealt":
                self.time = [self.top(event) for _ in range(count)][::-1]
            case "card_set_aside":
                self.top(event, self.time)
            case "deck_shuffled":
                self.shuffle(event)
            case _:
                pass  # no card moves
        if event.kind == "ship_traded" and card in self.harbor:
            self.harbor.remove(card)

    def revealed(self, card: str) -> None:
        """A person goes to the harbor, a tax waits; of a ship is told what becomes of it, an expedition has its row."""
        kind = BY_CODE[card].kind_name
        if kind == "person":
            self.harbor.append(card)
        elif kind == "tax":
            self.tax, self.has_bonus = card, False

    def leave_harbor(self, event: Event) -> None:
        """Somebody takes a card that lies in the harbor."""
        if event.card not in self.harbor:
            raise WrongCard(event, None)
        self.harbor.remove(event.card)

    def lay_tax(self) -> None:
        """The tax card of before is on the discard by now."""
        if self.tax is not None:
            self.discard.append(self.tax)
            self.tax, self.has_bonus = None, False

    def top(self, event: Event, pile: list[str] | None = None) -> str:
        """The top card of the deck, or of another pile; a deck that was drawn to its end makes place for the next."""
        while pile is None and len(self.decks) > 1 and not self.decks[0]:
            self.decks.popleft()
        source = self.decks[0] if pile is None else pile
        if not source:
            raise WrongCard(event, None)
        return source.pop()

    def came_up(self, event: Event, expected: str | None) -> None:
        """A card that everybody sees has to be the one that lay there."""
        if event.card != expected:
            raise WrongCard(event, expected)
        self.seen += 1

    def throw_away(self, event: Event) -> None:
        """A lookout throws one of the next cards away."""
        left = LOOKED_AT
        for deck in self.decks:
            for at in range(len(deck) - 1, max(len(deck) - 1 - left, -1), -1):
                if deck[at] == event.card:
                    self.discard.append(deck.pop(at))
                    self.seen += 1
                    return
            left = max(left - len(deck), 0)
        raise WrongCard(event, None)

    def shuffle(self, event: Event) -> None:
        """The discard is the next deck, or cards join this one. A tax whose bonus needed a card is not in it yet."""
        if self.joining is not None:
            pile = [*(card for deck in reversed(self.decks) for card in deck), *self.joining]
            self.joining = None
            if len(pile) != event.count or event.detail != self.shuffles + 1:
                raise WrongCard(event, None)
            self.shuffles += 1
            self.decks = deque([shuffled(pile, self.seed, self.shuffles)])
            return
        if len(self.discard) < event.count:
            self.lay_tax()
        if len(self.discard) != event.count or event.detail != self.shuffles + 1:
            raise WrongCard(event, None)
        self.shuffles += 1
        self.decks.append(shuffled(self.discard, self.seed, self.shuffles))
        self.discard = []
