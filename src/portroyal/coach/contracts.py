"""Reasons that contracts give: completing one, somebody it asks for, a step towards it, a cube that is wanted
elsewhere, who gets a coin, and a crew's time.

As in `terms`, each is tested by taking it away: the contract is not on the table, there is a cube more, the coin is not
given, the time card is back.
"""

from __future__ import annotations

from functools import partial

from ..catalog import ABILITIES, BY_CODE
from ..contracts import BY_ID, FAMILIES, LIST
from ..engine.state import State
from ..engine.vocabulary import (
    CHEAP_PERSONS,
    COUNTER_NAMES,
    CUBES,
    SCORE,
    SEALED,
    SWORDS,
    TIME,
)
from ..knowledge.contracts import contract_offers
from ..notation import Action
from . import changes
from .reasons import Reason, Scene, Terms


def completing(scene: Scene) -> Terms:
    """A contract completed, or a step of it, now. Without: it does not lie on the table."""
    contract = contract_of(scene, scene.best)
    if contract is None or contract_of(scene, scene.other) == contract:
        return
    offer = next(each for each in contract_offers(scene.view, scene.seat) if each.id == contract)
    left = scene.without(partial(without_contract, BY_ID[contract].number))
    if offer.step + 1 < offer.steps:
        yield Reason("contract_step", {"contract": contract}, scene.gap, left)
    elif scene.view.ruleset.is_crew:
        yield Reason("contract_crew", {"contract": contract}, scene.gap, left)
    else:
        facts = {"contract": contract, "coins": offer.coins, "influence": offer.influence}
        yield Reason("contract", facts, scene.gap, left)


def contract_of(scene: Scene, chosen: Action) -> str | None:
    """The contract that a choice is about: one completed, or one that a ship's coins are declined for."""
    if chosen.kind == "contract":
        return chosen.contract
    if chosen.kind != "decline":
        return None
    color = BY_CODE[str(chosen.card)].color
    wants = [each.id for each in scene.view.contracts if BY_ID[each.id].color == color]
    return wants[0] if wants else None


def without_contract(contract: int, state: State) -> State:
    """A contract does not lie on the table any more; cubes on it stay where they are."""
    on_table = state.contracts_on_table()
    if contract not in on_table:
        return state
    left = [each for each in on_table if each != contract]
    state.write("contracts", left + [0] * (len(LIST) - len(left)))
    state.write("contracts_open", len(left))
    if all(state.cube_of(seat, contract) < SEALED for seat in range(state.seats)):
        state.write("to_complete", state.to_complete - 1)
    return state


def wanted_person(scene: Scene) -> Terms:
    """A person whom an open contract asks for. Without: that contract does not lie on the table."""
    code = scene.person(scene.best)
    if code is None:
        return
    for contract in (BY_ID[each.id] for each in scene.view.contracts):
        mine = scene.view.table.cube_of(scene.seat, contract.number)
        if mine >= SEALED or contract.how != "having" or not asks_for(contract.id, code):
            continue
        facts = {"card": code, "contract": contract.id}
        yield Reason("contract_person", facts, scene.gap, scene.without(partial(without_contract, contract.number)))


def asks_for(contract_id: str, code: str) -> bool:
    """Is a person one of those that a contract asks for?"""
    contract, card = BY_ID[contract_id], BY_CODE[code]
    ability = ABILITIES[card.name]
    for need in contract.needs:
        counter = FAMILIES[need] if need in FAMILIES else COUNTER_NAMES.index(need)
        if counter == CHEAP_PERSONS:
            if (card.cost or 0) <= contract.amount:
                return True
        elif counter == ability or (counter == SWORDS and card.swords):
            return True
    return False


def cubes(scene: Scene) -> Terms:
    """A contract not begun or not completed, to keep the cube. Without: there is a cube more."""
    if scene.best.kind == "pass" and scene.other.kind == "contract":
        facts = {"contract": scene.other.contract}

        def one_more(state: State) -> State:
            state.set_number(CUBES, state.number(CUBES) + 1)
            return state

        yield Reason("cube_needed", facts, scene.gap, scene.without(one_more))


def gifts(scene: Scene) -> Terms:
    """Who gets the coin of a ship. Without: it is not given."""
    if scene.best.to is None or scene.other.to is None:
        return
    best, other = scene.best.to, scene.other.to
    left = scene.scales.after(scene.best, lambda state: changes.more_coins(state, best, -1)) - scene.scales.after(
        scene.other, lambda state: changes.more_coins(state, other, -1)
    )
    facts = {"seat": best, "name": scene.view.names[best], "other": scene.view.names[other]}
    yield Reason("gift_crew" if scene.view.ruleset.is_crew else "gift", facts, scene.gap, left)


def time_kept(scene: Scene) -> Terms:
    """A time card kept. Without: the one set aside is back."""
    if scene.other.kind == "set_aside":
        facts = {"points": round(100 * scene.gap, 1), "turns": scene.view.aside.get("time", 0)}
        yield Reason("time_needed", facts, scene.gap, scene.other_without(time_back))


def time_back(state: State) -> State:
    """The last card set aside lies on the time deck again."""
    score = state.pile(SCORE)
    if score:
        state.lay_pile(TIME, [*state.pile(TIME), score[-1]])
        state.lay_pile(SCORE, score[:-1])
    return state
