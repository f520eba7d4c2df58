"""Contracts, gifts and time as a simple hand deals with them: what can be completed is completed.

For the bots below helmsman, who play by rules of a line or two. Against others they complete whatever they can; in a
crew they leave a contract to whoever has begun it, and what somebody has completed is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..contracts import BY_ID
from ..engine.vocabulary import TIME_CARDS

if TYPE_CHECKING:
    from ..knowledge.view import ContractView, View
    from ..notation import Action

CHEAP = 1  # a ship of so many coins may be traded without them


def is_crew(view: View) -> bool:
    """Do all win or lose together?"""
    return view.table.number(TIME_CARDS) > 0


def sign(view: View, legal: Sequence[Action]) -> Action | None:
    """What to do about a contract, a gift or the time deck; None where the question is another one."""
    wanted = {contract.id for contract in view.contracts if is_wanted(view, contract)}
    for action in legal:
        if action.kind == "contract" and action.contract in wanted:
            return action
    gifts = [action for action in legal if action.kind == "give"]
    if gifts:
        return min(gifts, key=lambda action: needs_most(view, action.to or 0))
    if view.phase in ("moment", "set_aside"):
        return next(action for action in legal if action.kind == "pass")
    for action in legal:
        if action.kind == "decline" and is_worth_declining(view, str(action.card), wanted):
            return action
    return None


def is_wanted(view: View, contract: ContractView) -> bool:
    """Should a cube lie on this contract? One that takes several moments is begun only by a crew."""
    if not is_crew(view):
        return BY_ID[contract.id].steps == 1 or view.actor in contract.begun
    return is_left_to(view.actor, contract)


def is_left_to(seat: int, contract: ContractView) -> bool:
    """Is there something for this seat to do about a contract of a crew, which nobody else has begun?"""
    return not contract.completed and all(other == seat for other in contract.begun)


def is_worth_declining(view: View, ship: str, wanted: set[str]) -> bool:
    """Are the coins of a ship few enough to let them go for a contract? A crew always needs the contract more."""
    card = BY_CODE[ship]
    return any(
        BY_ID[contract].color == card.color and (is_crew(view) or (card.coins or 0) <= CHEAP) for contract in wanted
    )


def needs_most(view: View, seat: int) -> tuple[int, int]:
    """Whom a coin goes to, the lowest first: the poorest of a crew; against others whoever is furthest behind."""
    player = view.players[seat]
    return (player.coins, 0) if is_crew(view) else (player.influence, player.coins)
