"""Actions as words and words as actions.

An action prints as what a player would say: `draw`, `stop`, `repel`, `keep`, `take pinnace:1/2`, `pass`,
`claim expedition:anchor+anchor`. Where an expedition can be paid in several ways, the persons are
named: `claim expedition:anchor+anchor with captain:4 jack_of_all_trades:6`, in any order. A contract is completed by
its id, `contract bruja`; a coin is given to a seat, counted from 0: `give 2`. A mission is completed by its id, too:
`complete 10`, and where stowed ships can be chosen, `complete 10 with ares:2/1+book ares:4/1+herbs`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Self, SupportsIndex

from .actions import BY_NAME, TABLE, is_well_formed
from .campaigns import CHARACTER_NAMES, MISSION_GIVES, MISSION_NAMES
from .catalog import ABILITIES, BARMAID_CARDS, BY_CODE, CARDS, ITEM_CARDS, Card
from .contracts import IDS
from .engine.missions import face_in_way
from .engine.vocabulary import (
    ACTION_NAMES,
    CARD_MASK,
    DO_CHOOSE,
    DO_CLAIM,
    DO_COMPLETE,
    DO_CONTRACT,
    DO_GIVE,
    DO_SELL,
    EXPEDITION,
    ITEM_NAMES,
    JACKS,
    KIND_SHIFT,
    SEATS,
    SETTLERS,
    SYMBOL_NAMES,
    WAY_MASK,
    WAY_SHIFT,
)
from .errors import AmbiguousAction, UnreadableAction, shown
from .given import whole

CLAIMS_FROM = DO_CLAIM << KIND_SHIFT
WAYS = WAY_MASK << WAY_SHIFT
VERBS = tuple(BY_NAME)
WITH_CARD = tuple(kind.number for kind in TABLE if "card" in kind.arguments)

# The person who stands for each symbol, and the one who stands for any.
PERSON_OF = {
    symbol: next(card.code for card in CARDS if ABILITIES.get(card.name) == SETTLERS + index)
    for index, symbol in enumerate(SYMBOL_NAMES)
}
JACK = next(card.code for card in CARDS if ABILITIES.get(card.name) == JACKS)
# The one who knows the Ares besides.
ARES_PERSON_OF = {
    symbol: next(card.code for card in CARDS if ABILITIES.get(card.name) == SETTLERS + index and card.ares_coin)
    for index, symbol in enumerate(SYMBOL_NAMES)
}
PLAIN_FOR = {ARES_PERSON_OF[symbol]: PERSON_OF[symbol] for symbol in SYMBOL_NAMES}
# What may be told in full: how a claim, a mission or a sale is paid.
WITH_WAYS = (DO_CLAIM, DO_COMPLETE, DO_SELL)
# A card for each verb that names one, for an error to name; where none stands, a ship one can always take.
EXAMPLES = {
    "claim": "expedition:anchor+anchor",
    "decline": "frigate:1/1",
    "stow": "barque:1/1+rum",
    "sell": "barque:1/1+rum",
    "return": "sailor:3",
}


class Action(int):
    """One choice of a player: a number for the engine that prints as words; `actions_of` makes them.

    It has nothing but its number, so nobody can change one that others hold too.
    """

    __slots__ = ()

    def __new__(cls, number: int) -> Self:
        """The action of a number; one that means none is refused."""
        if not is_well_formed(number, len(CARDS)):
            raise UnreadableAction(f"{shown(number)} is not the number of an action.")
        return super().__new__(cls, number)

    @property
    def words(self) -> str:
        """What a player would say; the only way to pay an expedition is not told."""
        return WORDS_IN_SHORT[self]

    def __str__(self) -> str:
        return self.words

    def __repr__(self) -> str:
        return f"<Action {self.words}>"

    @property
    def kind(self) -> str:
        """The verb: draw, stop, repel, keep, take, pass, claim and so on."""
        return ACTION_NAMES[self >> KIND_SHIFT]

    @property
    def card(self) -> str | None:
        """The code of the card taken, declined or claimed."""
        return CARDS[self & CARD_MASK].code if self >> KIND_SHIFT in WITH_CARD else None

    @property
    def contract(self) -> str | None:
        """The id of the contract completed."""
        return IDS[self & CARD_MASK] if self >> KIND_SHIFT == DO_CONTRACT else None

    @property
    def to(self) -> int | None:
        """The seat that a coin is given to."""
        return self & CARD_MASK if self >> KIND_SHIFT == DO_GIVE else None

    @property
    def given(self) -> tuple[str, ...]:
        """The codes of the cards given for an expedition or a mission."""
        kind = self >> KIND_SHIFT
        return persons_given(self) if kind == DO_CLAIM else ships_given(self) if kind == DO_COMPLETE else ()

    @property
    def mission(self) -> str | None:
        """The id of the mission completed."""
        return MISSION_NAMES[self & CARD_MASK] if self >> KIND_SHIFT == DO_COMPLETE else None

    @property
    def character(self) -> str | None:
        """The id of the character chosen."""
        return CHARACTER_NAMES[self & CARD_MASK] if self >> KIND_SHIFT == DO_CHOOSE else None


class ClaimInFull(Action):
    """A claim of an expedition that can be paid in several ways, or a mission, or a sale."""

    __slots__ = ()

    @property
    def words(self) -> str:
        """What a player would say, with the persons that are given."""
        return WORDS_IN_FULL[self]


def persons_given(number: int) -> tuple[str, ...]:
    """Whom a claim gives away, sorted: jacks where the way says so, the persons themselves elsewhere."""
    needs = Counter(CARDS[number & CARD_MASK].needs)
    way = number >> WAY_SHIFT & WAY_MASK
    if needs.keys() & set(ITEM_NAMES):
        return given_with_items(CARDS[number & CARD_MASK], way)
    given: list[str] = []
    for index, symbol in enumerate(SYMBOL_NAMES):
        jacks = way >> 2 * index & 3
        knows_ares = way >> 6 + index & 1
        plain = needs[symbol] - jacks - knows_ares
        given += [JACK] * jacks + [PERSON_OF[symbol]] * plain + [ARES_PERSON_OF[symbol]] * knows_ares
    return tuple(sorted(given))


def given_with_items(card: Card, way: int) -> tuple[str, ...]:
    """What goes for an expedition that asks for things: see `engine/expeditions.py` for how a way tells it."""
    given: list[str] = []
    for place, item in enumerate(need for need in card.needs if need in ITEM_NAMES):
        given.append([each.code for each in ITEM_CARDS if each.item == item][way >> 3 * place & 7])
    shift = 6
    for symbol in SYMBOL_NAMES:
        for _ in range(card.needs.count(symbol)):
            given.append((PERSON_OF[symbol], ARES_PERSON_OF[symbol], JACK)[way >> shift & 3])
            shift += 2
    return tuple(sorted(given))


def ships_given(number: int) -> tuple[str, ...]:
    """The stowed ships that a mission takes, sorted."""
    gives = MISSION_GIVES[number & CARD_MASK]
    way = number >> WAY_SHIFT & WAY_MASK
    return tuple(sorted(ITEM_CARDS[face_in_way(way, gives, place)].code for place in range(gives)))


def spell(number: int, *, only_way: bool = False) -> str:
    """An action in words; the only way to pay an expedition need not be told."""
    kind = number >> KIND_SHIFT
    words = ACTION_NAMES[kind]
    if kind in WITH_CARD:
        words += f" {CARDS[number & CARD_MASK].code}"
    elif kind == DO_CONTRACT:
        words += f" {IDS[number & CARD_MASK]}"
    elif kind == DO_GIVE:
        words += f" {number & CARD_MASK}"
    elif kind == DO_COMPLETE:
        words += f" {MISSION_NAMES[number & CARD_MASK]}"
    elif kind == DO_CHOOSE:
        words += f" {CHARACTER_NAMES[number & CARD_MASK]}"
    if only_way:
        return words
    if kind == DO_CLAIM:
        words += " with " + " ".join(persons_given(number))
    elif kind == DO_COMPLETE and MISSION_GIVES[number & CARD_MASK]:
        words += " with " + " ".join(ships_given(number))
    elif kind == DO_SELL and number >> WAY_SHIFT & WAY_MASK:
        words += f" to {BARMAID_CARDS[(number >> WAY_SHIFT & WAY_MASK) - 1].code}"
    return words


class Words(dict[int, str]):
    """Actions in words by their numbers, spelled when first asked for: words are asked for often."""

    def __init__(self, *, only_way: bool) -> None:
        super().__init__()
        self.only_way = only_way

    def __missing__(self, number: int) -> str:
        words = self[int(number)] = spell(number, only_way=self.only_way)
        return words


WORDS_IN_SHORT = Words(only_way=True)
WORDS_IN_FULL = Words(only_way=False)

# Every action met so far by its number: those told in short, and claims told in full.
IN_SHORT: dict[int, Action] = {}
IN_FULL: dict[int, Action] = {}
known_in_short = IN_SHORT.__getitem__


def actions_of(numbers: list[int]) -> list[Action]:
    """The engine's legal list as actions. What has several ways comes first in it."""
    if numbers and numbers[0] >= CLAIMS_FROM:
        return with_claims(numbers)
    try:
        return list(map(known_in_short, numbers))
    except KeyError:
        return [action_of(number, only_way=True) for number in numbers]


def with_claims(numbers: list[int]) -> list[Action]:
    """A legal list with claims: those with several ways to pay are told in full.

    The way that only keeps those who know the Ares is told in short, if there is one such way.
    """
    ways = Counter(number & ~WAYS for number in numbers if has_ways(number))
    if not ways or max(ways.values()) == 1:
        return [action_of(number, only_way=True) for number in numbers]
    plain = with_plain(tuple(filter(has_ways, numbers)))
    ways = Counter(number & ~WAYS for number in plain)
    in_short = {number for number in plain if ways[number & ~WAYS] == 1}
    return [action_of(number, only_way=not has_ways(number) or number in in_short) for number in numbers]


def has_ways(number: int) -> bool:
    """Is this a claim, a mission or a sale, which may be paid in several ways?"""
    return number >> KIND_SHIFT in WITH_WAYS


def action_of(number: int, *, only_way: bool) -> Action:
    """The action of a number, made when first asked for."""
    known = IN_SHORT if only_way else IN_FULL
    if number not in known:
        known[number] = Action(number) if only_way else ClaimInFull(number)
    return known[number]


def is_meant(action: Action, given: SupportsIndex | str) -> bool:
    """Is this the action that is given by its number or in words?"""
    number = whole(given)
    return action.words == number if isinstance(number, str) else isinstance(number, int) and action == number


def parse(words: str, legal: Sequence[Action]) -> int:
    """The action these words mean. It may not be legal; words that mean none are refused."""
    for action in legal:
        if action.words == words:
            return action
    parts = words.lower().split()
    for action in legal:
        if action.words.split() == parts:
            return action
    if not parts or parts[0] not in VERBS:
        raise UnreadableAction(
            f"{shown(words)} is not an action. An action begins with one of: {', '.join(VERBS)}.",
            words=words,
        )
    kind = ACTION_NAMES.index(parts[0])
    if kind in (DO_CONTRACT, DO_GIVE, DO_CHOOSE):
        return kind << KIND_SHIFT | read_name(kind, parts, words)
    if kind == DO_COMPLETE:
        return read_mission(parts, words, legal)
    if kind not in WITH_CARD:
        if len(parts) > 1:
            raise UnreadableAction(f"{shown(parts[0])} stands alone; {shown(words)} says more.", words=words)
        return kind << KIND_SHIFT
    card = read_card(parts, words)
    if kind == DO_SELL:
        return read_sale(card, parts[2:], words, legal)
    if kind != DO_CLAIM:
        if len(parts) > 2:
            raise UnreadableAction(f"{shown(parts[0])} names one card; {shown(words)} says more.", words=words)
        return kind << KIND_SHIFT | card
    return read_claim(card, parts[2:], words, legal)


def read_name(kind: int, parts: Sequence[str], words: str) -> int:
    """The number of the contract or the seat an action names."""
    names = {DO_CONTRACT: IDS, DO_CHOOSE: tuple(CHARACTER_NAMES)}.get(kind, tuple(map(str, range(SEATS))))
    if len(parts) != 2 or parts[1] not in names:
        what = {DO_CONTRACT: "the id of a contract", DO_CHOOSE: "the id of a character"}.get(
            kind, "the number of a seat, counted from 0"
        )
        raise UnreadableAction(
            f"{shown(parts[0])} names {what}, one of {', '.join(names)}; {shown(words)} does not.", words=words
        )
    return names.index(parts[1])


def read_mission(parts: Sequence[str], words: str, legal: Sequence[Action]) -> int:
    """The mission these words mean: the ships may be left out where there is only one way."""
    if len(parts) < 2 or parts[1] not in MISSION_NAMES or (len(parts) > 2 and (parts[2] != "with" or len(parts) == 3)):
        raise UnreadableAction(
            f"'complete' names the id of a mission, and the ships behind 'with' where there is a choice; "
            f"{shown(words)} does not.",
            words=words,
        )
    ways = [action for action in legal if action.mission == parts[1]]
    given = tuple(sorted(parts[3:]))
    if given:
        for action in ways:
            if action.given == given:
                return action
        unknown = [code for code in given if code not in BY_CODE]
        if unknown:
            raise UnreadableAction(f"There is no card {shown(unknown[0])} to give.", words=words)
    elif len(ways) > 1:
        choices = [action.words for action in ways]
        raise AmbiguousAction(
            f"{shown(words)} can be paid in several ways: {'; '.join(choices)}.", words=words, choices=choices
        )
    elif ways:
        return ways[0]
    return DO_COMPLETE << KIND_SHIFT | MISSION_NAMES.index(parts[1])


def read_sale(card: int, rest: Sequence[str], words: str, legal: Sequence[Action]) -> int:
    """The sale these words mean: the barmaid may be left out where there is only one sort."""
    ways = [action for action in legal if action.kind == "sell" and action.card == CARDS[card].code]
    if rest:
        barmaids = [each.code for each in BARMAID_CARDS]
        if len(rest) != 2 or rest[0] != "to" or rest[1] not in barmaids:
            raise UnreadableAction(f"One sells 'to' a barmaid: {', '.join(barmaids)}; not {shown(words)}.", words=words)
        if len(ways) == 1 and not ways[0] & WAYS:
            return ways[0]
        return DO_SELL << KIND_SHIFT | barmaids.index(rest[1]) + 1 << WAY_SHIFT | card
    if len(ways) > 1:
        choices = [action.words for action in ways]
        raise AmbiguousAction(f"{shown(words)} says not to whom: {'; '.join(choices)}.", words=words, choices=choices)
    return ways[0] if ways else DO_SELL << KIND_SHIFT | card


def read_card(parts: Sequence[str], words: str) -> int:
    """The card an action names."""
    if len(parts) < 2:
        example = EXAMPLES.get(parts[0], "pinnace:1/2")
        raise UnreadableAction(f"{shown(words)} does not say which card, as in '{parts[0]} {example}'.", words=words)
    if parts[1] not in BY_CODE:
        raise UnreadableAction(
            f"There is no card {shown(parts[1])}. `portroyal cards` lists them all; a code looks like "
            "pinnace:1/2, sailor:3, trader.blue:5 or expedition:anchor+anchor.",
            words=words,
        )
    return BY_CODE[parts[1]].number


def read_claim(card: int, rest: Sequence[str], words: str, legal: Sequence[Action]) -> int:
    """The claim these words mean: the persons may be left out where there is only one way."""
    if CARDS[card].kind != EXPEDITION:
        raise UnreadableAction(f"Only expeditions are claimed, and {CARDS[card].code} is none.", words=words)
    if not rest:
        ways = [action for action in legal if action.kind == "claim" and action.card == CARDS[card].code]
        plain = with_plain(tuple(ways))
        if len(plain) == 1:
            return plain[0]
        if len(ways) > 1:
            choices = [action.words for action in ways]
            raise AmbiguousAction(
                f"{shown(words)} can be paid in several ways: {'; '.join(choices)}.", words=words, choices=choices
            )
        return CLAIMS_FROM | card
    if rest[0] != "with" or len(rest) == 1:
        raise UnreadableAction(
            f"{shown(words)} names no persons: 'claim {CARDS[card].code} with' and then their codes.",
            words=words,
        )
    return CLAIMS_FROM | read_way(card, rest[1:], words, legal) << WAY_SHIFT | card


@lru_cache(maxsize=4096)
def with_plain(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """The ways in which nobody goes who knows the Ares while a plain person of the same symbol could."""
    paid = {(number & ~WAYS, persons_given(number)) for number in numbers if number >> KIND_SHIFT == DO_CLAIM}
    return tuple(
        number
        for number in numbers
        if number >> KIND_SHIFT != DO_CLAIM
        or not any((number & ~WAYS, instead) in paid for instead in sparing(persons_given(number)))
    )


def sparing(given: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The same persons, with somebody plain instead of one who knows the Ares."""
    return [
        tuple(sorted([*given[:place], PLAIN_FOR[code], *given[place + 1 :]]))
        for place, code in enumerate(given)
        if code in PLAIN_FOR
    ]


def read_way(card: int, given: Sequence[str], words: str, legal: Sequence[Action]) -> int:
    """The way that gives just these persons."""
    needs = CARDS[card].needs
    for action in legal:
        if action.card == CARDS[card].code and action.kind == "claim" and action.given == tuple(sorted(given)):
            return action >> WAY_SHIFT & WAY_MASK
    left = Counter(given)
    way = 0
    things = [need for need in needs if need in ITEM_NAMES]
    for place, item in enumerate(things):
        ships = [ship.code for ship in ITEM_CARDS if ship.item == item]
        ship = next((code for code in ships if left[code] > 0), None)
        if ship is None:
            break
        left[ship] -= 1
        way |= ships.index(ship) << 3 * place
    shift = 6
    for index, symbol in enumerate(SYMBOL_NAMES):
        for _ in range(needs.count(symbol)):
            who = next((code for code in (PERSON_OF[symbol], ARES_PERSON_OF[symbol]) if left[code] > 0), JACK)
            left[who] -= 1
            if things:
                way |= (PERSON_OF[symbol], ARES_PERSON_OF[symbol], JACK).index(who) << shift
                shift += 2
            elif who == JACK:
                way += 1 << 2 * index
            elif who == ARES_PERSON_OF[symbol]:
                way |= 1 << 6 + index
    if persons_given(CLAIMS_FROM | way << WAY_SHIFT | card) != tuple(sorted(given)):
        ships = ", and a ship that carries it for what is no person" if things else ""
        raise UnreadableAction(
            f"{CARDS[card].code} asks for {', '.join(needs)}: one person for each, or a jack of all trades "
            f"({JACK}){ships}; {shown(words)} gives something else.",
            words=words,
        )
    return way
