"""What a seat is after: the contract it counts on first, and what it still lacks for it.

A crew shares contracts out by the same plan that its bots play by, so a bot can tell its own and anybody else's. Who
plays against others is after the contract that lacks least. Plain data; the words are said elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..contracts import BY_ID
from ..engine.vocabulary import NO_CARD, SYMBOL_NAMES
from ..knowledge.contracts import ContractOffer, contract_offers
from ..knowledge.terms import symbols_missing
from .bargain import lacking
from .minds import muster_of
from .muster import plans
from .signing import is_crew

if TYPE_CHECKING:
    from ..knowledge.view import View

SAILORS: dict[str, str] = dict(zip(SYMBOL_NAMES, ("settlers", "captains", "priests"), strict=True))


@dataclass(frozen=True, slots=True)
class Aim:
    """A contract that a seat is after."""

    contract: str  # its id
    lacks: dict[str, int]  # what is still missing, by the names contracts use: captains, coins, ships_kept ...
    steps: int  # moments still to come, of a contract that takes some; else 0


def plan_of(view: View, seat: int) -> Aim | None:
    """The contract a seat is after first; None if there is none for it."""
    aims = aims_of(view, seat)
    return aims[0] if aims else None


def aims_of(view: View, seat: int) -> list[Aim]:
    """Every contract a seat counts on, the nearest first."""
    offers = {offer.id: offer for offer in contract_offers(view, seat) if not offer.completed and offer.has_cube}
    far = crew_plan(view, seat) if is_crew(view) else own_plan(view, seat)
    return [aim_at(view, seat, offers[name]) for name in sorted(far, key=lambda name: far[name]) if name in offers]


def crew_plan(view: View, seat: int) -> dict[str, float]:
    """The contracts that are a seat's in the plan of its crew, with the turns they may take."""
    shared = plans(muster_of(len(view.players)), view.table)
    return {contract.id: far for contract, (owner, far) in zip(view.contracts, shared, strict=True) if owner == seat}


def own_plan(view: View, seat: int) -> dict[str, float]:
    """The contracts open to a seat for itself, with how many things it lacks for each."""
    return {
        contract.id: float(lacking(view.table, seat, BY_ID[contract.id].number, NO_CARD)) for contract in view.contracts
    }


def aim_at(view: View, seat: int, offer: ContractOffer) -> Aim:
    """What a seat lacks for a contract; for an expedition, the persons of the one it is nearest to."""
    lacks = {what: count for what, count in offer.missing.items() if what != "colors"}
    if "claimed" in lacks and view.expeditions:
        ways = [symbols_missing(view, seat, code) for code in view.expeditions]
        nearest = min(ways, key=len)
        lacks = {SAILORS[symbol]: nearest.count(symbol) for symbol in nearest}
    contract = BY_ID[offer.id]
    return Aim(offer.id, lacks, contract.steps - offer.step if contract.at_moment else 0)
