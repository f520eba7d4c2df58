"""What looks tell of contracts: each as a guest's seat sees it, what is decided about them, and a crew's voyage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from msgspec.structs import replace

from ...bots.judgment import chances
from ...bots.minds import mind_of
from ...catalog import BY_CODE
from ...contracts import BY_ID
from ...engine.vocabulary import CARDS_ASIDE, GIFT, SET_ASIDE, TIME
from ...knowledge.contracts import (
    ContractOffer,
    Step,
    contract_offers,
    nearest_seat,
    next_step,
    rank_for,
    status_of,
    step_at_moment,
    step_by_declining,
    voyage_of,
)
from ...knowledge.offers import CardOffer
from ...knowledge.view import View
from ...notation import Action
from ...outcome import Outcome
from ..protocol import (
    ActionKind,
    AskInfo,
    Choice,
    ContractState,
    CrewInfo,
    Decline,
    GiftInfo,
    SetAsideInfo,
    StepInfo,
    VoyageInfo,
)

# Actions that have to do with contracts.
KINDS = ("contract", "decline", "give", "set_aside")


def states(view: View, seat: int) -> list[ContractState]:
    """The contracts on the table, as a seat sees them."""
    if not view.contracts:
        return []
    by_seat = [contract_offers(view, other) for other in range(len(view.names))]
    return [state(view, seat, offers) for offers in zip(*by_seat, strict=True)]


def states_for(common: Sequence[ContractState], view: View, seat: int, may_act: bool) -> list[ContractState]:
    """The same as another seat sees them: what is told of everybody stays as it is."""
    offers = contract_offers(view, seat)
    return [replace(told, **particulars(view, seat, mine, may_act)) for told, mine in zip(common, offers, strict=True)]


def particulars(view: View, seat: int, mine: ContractOffer, may_act: bool = True) -> dict[str, Any]:
    """What a contract is to one seat. Where that may not act, what it could do now is only what is met."""
    status = status_of(view, seat, mine)
    return {
        "influence": mine.influence,
        "status": "met" if status == "ready" and not may_act else status,
        "action": mine.action.words if mine.action and may_act else None,
        "why": mine.why if may_act else None,
    }


def state(view: View, seat: int, offers: Sequence[ContractOffer]) -> ContractState:
    """One contract."""
    mine, contract = offers[seat], BY_ID[offers[seat].id]
    on_it = next(each for each in view.contracts if each.id == mine.id)
    return ContractState(
        id=mine.id,
        completed=list(on_it.completed),
        steps=[offer.steps if offer.completed else offer.step for offer in offers],
        asks=[
            AskInfo(what=what, count=count, have=[offer.has[what] for offer in offers])
            for what, count in mine.wants.items()
        ],
        nearest=nearest_seat(view, offers),
        coins=contract.payouts[len(on_it.completed)] if len(on_it.completed) < len(contract.payouts) else 0,
        price=contract.amount if contract.how == "paying" else 0,
        **particulars(view, seat, mine),
    )


def step_info(step: Step) -> StepInfo:
    """One more step on a contract."""
    return StepInfo(
        contract=step.contract,
        step=step.number,
        of=step.of,
        completes=step.completes,
        coins=step.coins,
        influence=step.influence,
    )


def choice(view: View, action: Action, *, gain: int, fee: int) -> Choice:
    """A choice that has to do with contracts, with what it brings and costs; `gain` is what a ship would bring."""
    step, price = None, 0
    if action.contract is not None:
        step, contract = next_step(view, view.actor, action.contract), BY_ID[action.contract]
        price = contract.amount if contract.how == "paying" else 0
    elif action.card is not None:
        step = step_by_declining(view, view.actor, action.card)
    return Choice(
        action=action.words,
        kind=cast("ActionKind", action.kind),
        card=action.card,
        seat=action.to,
        step=step_info(step) if step else None,
        mission=None,
        character=None,
        given=[],
        gain=step.coins if step else 0,
        crowns=0,
        price=price,
        fee=fee,
        lets_go=gain,
        influence=step.influence if step else 0,
        busts=False,
    )


def decline(view: View, seat: int, found: CardOffer, may_act: bool = True) -> Decline | None:
    """What declining a ship's coins would be for a seat."""
    step = step_by_declining(view, seat, found.card)
    if step is None:
        return None
    action = found.decline.words if found.decline and may_act else None
    return Decline(action=action, step=step_info(step), lets_go=found.terms.gain)


def moment(view: View) -> StepInfo | None:
    """The step that is decided now or not at all."""
    step = step_at_moment(view)
    return step_info(step) if step else None


def gift(view: View) -> GiftInfo | None:
    """The coin that is being given away."""
    if view.table.phase != GIFT or view.ship is None:
        return None
    return GiftInfo(ship=view.ship, coins=BY_CODE[view.ship].gift)


def set_aside(view: View) -> SetAsideInfo | None:
    """What setting a card of the time deck aside would change."""
    found = voyage_of(view)
    if view.table.phase != SET_ASIDE or found is None:
        return None
    return SetAsideInfo(
        left=found.turns,
        left_after=found.turns - 1,
        score=found.points,
        score_after=found.points + 1,
        rank=found.rank,
        rank_after=rank_for(view.ruleset.modules, found.points + 1),
        likely=wins_with_less_time(view),
    )


def wins_with_less_time(view: View) -> bool:
    """Is a crew with one card of the time deck less likelier to win than to lose?"""
    state = view.table.clone()
    state.lay_pile(TIME, state.pile(TIME)[:-1])
    return chances(state, mind_of("helmsman", state.seats, view.ruleset.modules))[0] > 0.5


def voyage(view: View) -> VoyageInfo | None:
    """How far a crew is."""
    found = voyage_of(view)
    if found is None:
        return None
    return VoyageInfo(
        left=found.turns,
        start=max(found.turns_at_start - view.table.number(CARDS_ASIDE), found.turns),
        turn=found.turn,
        done=found.done,
        of=found.contracts,
        score=found.points,
        rank=found.rank,
        next_rank=found.next_rank or None,
        next_at=found.next_points or None,
    )


def crew(view: View, found: Outcome) -> CrewInfo | None:
    """How a crew fared."""
    voyage = voyage_of(view)
    if found.crew is None:
        return None
    return CrewInfo(
        won=found.crew.won,
        points=found.crew.points,
        rank=found.crew.rank or None,
        would_be=voyage.rank if voyage else "",
        left=voyage.turns if voyage else 0,
    )
