"""What a seat is after: the contract or the mission it counts on first, and what it still lacks for it.

A crew shares them out by the same plan that its bots play by, so a bot can tell its own and anybody else's. Who plays
against others is after the one that lacks least. All of it is public: any view of the table tells the same. Plain data;
the words are said elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from ..contracts import BY_ID
from ..engine.missions import count_wanted, steps_of
from ..engine.vocabulary import NO_CARD, SEALED, SEATS, SYMBOL_NAMES, WANT_NAMES
from ..knowledge.contracts import ContractOffer, contract_offers
from ..knowledge.terms import symbols_missing
from .bargain import lacking
from .minds import muster_of, quest_of
from .muster import plans
from .quest import roads
from .signing import is_crew, is_left_to

if TYPE_CHECKING:
    from ..knowledge.view import View

SAILORS: dict[str, str] = dict(zip(SYMBOL_NAMES, ("settlers", "captains", "priests"), strict=True))


DRIFTERS = ("castaway",)  # who do anything
# Who complete what they can, by rules of a line or two; of an adventure they know nothing.
SIMPLE = ("deckhand", "thumb-easy", "thumb-medium", "thumb-hard", "bosun")


@dataclass(frozen=True, slots=True)
class Aim:
    """A contract, or in an adventure a mission, that a seat is after."""

    contract: str  # its id; that of a mission in an adventure
    lacks: dict[str, int]  # what is still missing, by the names contracts or missions use: captains, coins, ares ...
    steps: int  # moments still to come, of one that takes some; else 0


@dataclass(frozen=True, slots=True)
class Plan:
    """What a bot of a crew tells when it is asked."""

    how: Literal["after", "helps", "free", "adrift"]
    aim: Aim | None = None  # what it is after, or whoever it helps
    whom: int | None = None  # the seat it helps


def is_together(view: View) -> bool:
    """Do all at this table win or lose together, with contracts or in an adventure?"""
    adventure = view.ruleset.adventure
    return is_crew(view) if adventure is None else adventure.is_together


def told_plan(view: View, seat: int, bot: str) -> Plan:
    """What the bot on a seat of a crew is after, by the way it plays. Who has nothing left helps who has most to do."""
    if bot in DRIFTERS or (bot in SIMPLE and view.ruleset.adventure is not None):
        return Plan("adrift")
    aims = simple_aims(view, seat) if bot in SIMPLE else aims_of(view, seat)
    if aims:
        return Plan("after", aims[0])
    by_seat = {other: aims_of(view, other) for other in range(len(view.players)) if other != seat}
    busiest = max(by_seat, key=lambda other: len(by_seat[other]), default=seat)
    if bot in SIMPLE or not by_seat.get(busiest):
        return Plan("free")
    return Plan("helps", by_seat[busiest][0], busiest)


def plan_of(view: View, seat: int) -> Aim | None:
    """The contract a seat is after first; None if there is none for it."""
    aims = aims_of(view, seat)
    return aims[0] if aims else None


def aims_of(view: View, seat: int) -> list[Aim]:
    """Every contract or mission a seat counts on, the nearest first."""
    if view.ruleset.adventure is not None:
        return mission_aims(view, seat)
    offers = {offer.id: offer for offer in contract_offers(view, seat) if not offer.completed and offer.has_cube}
    far = crew_plan(view, seat) if is_crew(view) else own_plan(view, seat)
    return [aim_at(view, seat, offers[name]) for name in sorted(far, key=lambda name: far[name]) if name in offers]


def simple_aims(view: View, seat: int) -> list[Aim]:
    """The contracts of a crew that nobody else has begun or done, those that lack least first."""
    open_to = {contract.id for contract in view.contracts if is_left_to(seat, contract)}
    offers = [offer for offer in contract_offers(view, seat) if offer.id in open_to and offer.has_cube]
    far = own_plan(view, seat)
    return [aim_at(view, seat, offer) for offer in sorted(offers, key=lambda offer: far[offer.id])]


def mission_aims(view: View, seat: int) -> list[Aim]:
    """The missions that are a seat's in the plan of its crew; against each other all it has not completed."""
    adventure, table = view.ruleset.adventure, view.table
    assert adventure is not None
    by_number = {mission.number: mission for mission in adventure.tale.missions.values()}
    found: list[tuple[float, Aim]] = []
    for place, (owner, far) in enumerate(roads(quest_of(len(view.players)), table)):
        mission = by_number[table.read("row")[place]]
        step = table.read("row_cubes")[place * SEATS + seat]
        is_mine = owner == seat if adventure.is_together else step < SEALED
        if is_mine:
            asked = {**mission.facts.get("own", {}), **mission.facts.get("discard", {})}
            has = {name: count_wanted(table, seat, WANT_NAMES.index(name)) for name in asked}
            lacks = {name: count - has[name] for name, count in asked.items() if count > has[name]}
            steps = steps_of(table, mission.number) - step if mission.moment else 0
            order = far if adventure.is_together else float(sum(lacks.values()) + 2 * steps)
            found.append((order, Aim(mission.id, lacks, steps)))
    return [aim for _, aim in sorted(found, key=lambda each: each[0])]


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
