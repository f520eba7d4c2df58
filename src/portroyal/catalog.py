"""Every card there is: its facts, read from the data files, and its code.

A card is known by a number (the engine's) and a code (everybody else's): `pinnace:1/2` is a ship of
strength 1 that pays 2 coins (with `+1` behind it also one to another player, with `+bread` it carries some, `2c` are
crowns), `sailor:3` a person who costs 3, `expedition:anchor+anchor+hut` and `tax:swords` say it
themselves. Cards of one code are one card in several copies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .catalog_files import module_lines
from .engine import cards as tables
from .engine.vocabulary import (
    ADMIRALS,
    BARMAID_FACES,
    BARMAIDS,
    BONUS_NAMES,
    CAPTAINS,
    CLAIMED,
    CLERKS,
    COLOR_NAMES,
    EXPEDITION,
    EXPEDITION_ITEMS,
    GAMBLERS,
    GOVERNORS,
    GUNNERS,
    ITEM_FACES,
    ITEM_NAMES,
    JACKS,
    JESTERS,
    KIND_NAMES,
    LEAST_NEEDED,
    LOOKOUTS,
    MADEMOISELLES,
    PASSENGERS,
    PERSON,
    PRIESTS,
    SAME_ITEM,
    SETTLERS,
    SHIP,
    SHIP_NAMES,
    SKULL,
    SWORDS,
    SYMBOL_NAMES,
    TAX,
    TRADERS,
    VICE_ADMIRALS,
    WHOLESALERS,
)
from .modules import MODULES, is_joined
from .printed import replace_lines

# Which counter a person adds to; traders, wholesalers and clerks add to the one of their color.
ABILITIES = {
    "trader": TRADERS,
    "settler": SETTLERS,
    "captain": CAPTAINS,
    "priest": PRIESTS,
    "jack_of_all_trades": JACKS,
    "sailor": SWORDS,
    "pirate": SWORDS,
    "mademoiselle": MADEMOISELLES,
    "jester": JESTERS,
    "admiral": ADMIRALS,
    "governor": GOVERNORS,
    "gambler": GAMBLERS,
    "wholesaler": WHOLESALERS,
    "passenger": PASSENGERS,
    "clerk": CLERKS,
    "gunner": GUNNERS,
    "vice_admiral": VICE_ADMIRALS,
    "tybuk": SWORDS,
    "lookout": LOOKOUTS,
    "barmaid": BARMAIDS,
}


# What a line of a data file counts, or says otherwise than a Card does.
COUNTED = ("person", "copies", "added", "reconstructed", "batch")


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """The facts of one face. What a kind of card does not have is None or empty."""

    number: int
    code: str
    kind: int
    name: str  # pinnace, sailor, expedition, tax
    color: str | None = None  # of a ship, or of the ships a person deals with
    strength: int | None = None  # SKULL: never to be repelled
    coins: int | None = None
    gift: int = 0  # coins that a ship brings to another player
    crowns: int = 0  # that a ship brings instead of coins
    item: str = ""  # what a ship carries
    cost: int | None = None
    influence: int = 0
    swords: int = 0
    ares_coin: int = 0  # coins more for an Ares pirate
    price: int = 0  # what a barmaid pays
    needs: tuple[str, ...] = ()  # symbols and things, sorted
    bonus: str | None = None  # of a tax
    taxed_from: int = 0  # coins, where a tax says it itself
    bonus_coins: int = 0
    special: bool = False  # the expedition for five players
    copies: dict[str, int] = field(default_factory=dict[str, int])  # by module
    added: dict[str, int] = field(default_factory=dict[str, int])  # of these, where the module joins another
    reconstructed: dict[str, int] = field(default_factory=dict[str, int])  # of these, not known from any list
    sources: int = 0  # how many independent lists agree on these facts; none: all copies are reconstructed

    @property
    def kind_name(self) -> str:
        """Ship, person, expedition or tax."""
        return KIND_NAMES[self.kind]

    def copies_in(self, mix: Sequence[str]) -> int:
        """How many of this card a mix of modules has."""
        return sum(
            (self.added if is_joined(module, mix) else self.copies).get(module, 0)
            for module in mix
            if not MODULES[module].in_batches
        )

    def facts(self) -> dict[str, Any]:
        """The card as plain data, without what it does not have."""
        facts: dict[str, Any] = {"code": self.code, "kind": self.kind_name, "name": self.name}
        for key in (
            *("color", "strength", "coins", "crowns", "gift", "item", "cost", "influence", "swords", "ares_coin"),
            *("price", "bonus", "taxed_from", "bonus_coins"),
        ):
            if value := getattr(self, key):
                facts[key] = value
        if self.strength == SKULL:
            facts["strength"] = "skull"
        if self.kind == PERSON:
            facts["influence"] = self.influence
        if self.needs:
            facts["needs"] = list(self.needs)
        if self.special:
            facts["special"] = True
        for key in ("added", "reconstructed"):
            if counts := getattr(self, key):
                facts[key] = dict(counts)
        return facts | {"copies": dict(self.copies), "sources": self.sources}


def cards_at_tables() -> list[Card]:
    """The cards that a table of the server may have."""
    return [card for card in CARDS if any(MODULES[module].at_tables for module in card.copies)]


def read_facts(module: str) -> dict[str, Any]:
    """The data file of a module, with the numbers of an owner of the box where there are any."""
    return replace_lines(module, module_lines(module))


def describe(facts: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Each line of a data file as the fields of a Card, its code included."""
    for line in facts.get("ships", ()):
        color = COLOR_NAMES.index(line["color"])
        name = SHIP_NAMES[color]
        strength = SKULL if line["strength"] == "skull" else line["strength"]
        gift = f"+{line['gift']}" if "gift" in line else ""
        item = f"+{line['item']}" if "item" in line else ""
        brings = f"{line['crowns']}c" if "crowns" in line else line["coins"]
        code = f"{name}:{line['strength']}/{brings}{gift}{item}"
        yield line | {"code": code, "kind": SHIP, "name": name, "strength": strength}
    for line in facts.get("persons", ()):
        color = f".{line['color']}" if "color" in line else ""
        code = f"{line['person']}{color}:{line['cost']}"
        yield line | {"code": code, "kind": PERSON, "name": line["person"]}
    for line in facts.get("expeditions", ()):
        needs = tuple(sorted(line["needs"]))
        if len([need for need in needs if need in SYMBOL_NAMES]) < LEAST_NEEDED and not set(needs) & set(ITEM_NAMES):
            raise ValueError(f"An expedition asks for at least {LEAST_NEEDED} persons, not {len(needs)}.")
        code = "expedition:" + "+".join(needs)
        yield line | {"code": code, "kind": EXPEDITION, "name": "expedition", "needs": needs}
    for line in facts.get("taxes", ()):
        taxed_from = f"/{line['taxed_from']}" if "taxed_from" in line else ""
        batch = f"#{line['batch']}" if "batch" in line else ""
        yield line | {"code": f"tax:{line['bonus']}{taxed_from}{batch}", "kind": TAX, "name": "tax"}


def read_cards() -> list[Card]:
    """All cards of all modules. A face that a later module repeats gets that module's copies.

    A face that an owner's numbers bring to a module, and that as it comes only a later one has, is numbered there: in
    which order cards lie before a shuffle does not depend on numbers that a game does not use.
    """
    modules = [module.id for module in MODULES.values() if module.has_cards]
    home: dict[str, int] = {}
    for place, module in enumerate(modules):
        for line in describe(module_lines(module)):
            home.setdefault(line["code"], place)
    lines = [
        (home.get(line["code"], place), place, line)
        for place, module in enumerate(modules)
        for line in describe(read_facts(module))
    ]
    found: dict[str, Card] = {}
    for _, place, line in sorted(lines, key=lambda each: (each[0], each[1] != each[0])):
        fields = {key: value for key, value in line.items() if key not in COUNTED}
        card = found.setdefault(line["code"], Card(number=len(found), **fields))
        count(card.copies, modules[place], line["copies"])
        count(card.added, modules[place], line.get("added", 0))
        count(card.reconstructed, modules[place], line["copies"] if line.get("reconstructed") else 0)
    return list(found.values())


def count(counts: dict[str, int], module: str, copies: int) -> None:
    """Add copies to those of a module."""
    if copies:
        counts[module] = counts.get(module, 0) + copies


def enter(card: Card) -> None:
    """Tell the engine the facts of a card."""
    color = COLOR_NAMES.index(card.color) if card.color else 0
    if card.kind == TAX:
        color = BONUS_NAMES.index(str(card.bonus))
    ability, power = 0, 0
    if card.kind == PERSON:
        ability, power = ABILITIES[card.name], card.swords or 1
        ability += color
    elif card.kind == EXPEDITION:
        ability, power = CLAIMED, 1
    tables.define(
        *(card.number, card.kind, color, card.strength or 0, card.coins or 0, card.cost or 0),
        *(card.influence, ability, power),
    )
    if card.kind == TAX:
        tables.define(card.number, TAX, color, card.taxed_from, card.bonus_coins, 0, 0, 0, 0)
    tables.define_gift(card.number, card.gift)
    tables.define_ares_coin(card.number, card.ares_coin)
    if card.item:
        rank = [each for each in ITEM_CARDS if each.item == card.item].index(card)
        tables.define_item(card.number, card.crowns, ITEM_NAMES.index(card.item), ITEM_CARDS.index(card), rank)
    if card.price:
        tables.define_barmaid(card.number, card.price, BARMAID_CARDS.index(card))
    for place, need in enumerate(need for need in card.needs if need in ITEM_NAMES):
        tables.define_item_need(card.number, place, ITEM_NAMES.index(need))
    for symbol, name in enumerate(SYMBOL_NAMES):
        tables.define_needs(card.number, symbol, card.needs.count(name))


CARDS = tuple(read_cards())
BY_CODE = {card.code: card for card in CARDS}
CODES = tuple(card.code for card in CARDS)
# Ships that carry something, and barmaids, in the order in which the ways of an action count them.
ITEM_CARDS = tuple(card for card in CARDS if card.item)
BARMAID_CARDS = tuple(card for card in CARDS if card.price)
assert len(ITEM_CARDS) <= ITEM_FACES and len(BARMAID_CARDS) <= BARMAID_FACES
assert all(len([card for card in ITEM_CARDS if card.item == item]) <= SAME_ITEM for item in ITEM_NAMES)
assert all(len([need for need in card.needs if need in ITEM_NAMES]) <= EXPEDITION_ITEMS for card in CARDS)
SPECIAL = next(card.number for card in CARDS if card.special)  # the expedition for five players
for _card in CARDS:
    enter(_card)
