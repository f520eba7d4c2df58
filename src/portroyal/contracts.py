"""Every contract there is: its facts, read from the data file, by the name everybody calls it.

A contract is known by a number (the engine's) and an id (everybody else's), like `bruja`. What an id means is told
here as plain data; when and how one is completed are rules, see `engine/contracts.py`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .catalog_files import contract_lines
from .engine import contracts as tables
from .engine.vocabulary import CHEAP_PERSONS, CLERKS, COLOR_NAMES, CONTRACTS, COUNTER_NAMES, HOW_NAMES, SEATS, TRADERS
from .printed import replace_contract

# What a contract may need besides an ability by its own name: persons of any color, and cheap ones.
FAMILIES = {"traders": TRADERS, "clerks": CLERKS, "cheap_persons": CHEAP_PERSONS}


@dataclass(frozen=True, slots=True, kw_only=True)
class Contract:
    """The facts of one contract."""

    number: int
    id: str
    how: str  # to complete it: having, paying, ships_kept, at_tax, at_bust, at_colors, declining
    payouts: tuple[int, ...]  # coins for the first, the second ... to complete it
    turns: int  # on the seal: cards more in the time deck
    letter: str  # on the seal: each different one is a card more
    needs: dict[str, int] = field(default_factory=dict[str, int])  # abilities, and how much of each
    amount: int = 0  # coins to pay, ships to keep, colors in the harbor, or the highest cost of a cheap person
    color: str = ""  # of the ships whose coins are declined
    steps: int = 1
    together: bool = False  # dealt to a crew alone
    reconstructed: bool = False  # seal and payouts are not known from any list

    @property
    def at_moment(self) -> bool:
        """Is it decided at its moment or not at all?"""
        return self.how in ("at_tax", "at_bust", "at_colors", "declining")

    @property
    def is_for_active(self) -> bool:
        """Does only the active player complete it?"""
        return self.how in ("at_bust", "at_colors", "ships_kept")

    def facts(self) -> dict[str, Any]:
        """The contract as plain data, without what it does not have."""
        facts: dict[str, Any] = {"id": self.id, "how": self.how}
        for key in ("needs", "amount", "color"):
            if value := getattr(self, key):
                facts[key] = value
        facts |= {"steps": self.steps, "payouts": list(self.payouts), "turns": self.turns, "letter": self.letter}
        for key in ("together", "reconstructed"):
            if getattr(self, key):
                facts[key] = True
        return facts


def read_contracts() -> list[Contract]:
    """All contracts, in the order of their numbers."""
    found: list[Contract] = []
    for number, line in enumerate(contract_lines()):
        facts: dict[str, Any] = {**replace_contract(line)}
        facts["payouts"] = tuple(facts["payouts"])
        found.append(Contract(number=number, **facts))
    return found


def enter(contract: Contract) -> None:
    """Tell the engine the facts of a contract."""
    tables.define_contract(
        contract.number,
        HOW_NAMES.index(contract.how),
        COLOR_NAMES.index(contract.color) if contract.color else contract.amount,
        contract.steps,
        contract.turns,
        ord(contract.letter) - ord("A"),
        int(contract.together),
    )
    for place, (need, count) in enumerate(contract.needs.items()):
        counter = FAMILIES[need] if need in FAMILIES else COUNTER_NAMES.index(need)
        tables.define_contract_need(contract.number, place, counter, count)
    for seat in range(SEATS):
        tables.define_payout(contract.number, seat, contract.payouts[seat])


LIST = tuple(read_contracts())
BY_ID = {contract.id: contract for contract in LIST}
IDS = tuple(BY_ID)
assert len(LIST) == CONTRACTS
for _contract in LIST:
    enter(_contract)
