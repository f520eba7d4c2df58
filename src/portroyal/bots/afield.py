"""What every bot but the castaway plays in an adventure, until it has learned to think there.

No plan, but sense: complete what can be completed, claim, hire the most influence, keep the Ares' ships, stop in time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..engine.vocabulary import PERSON

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action

ENOUGH = 3  # cards in the harbor
WANTED_CUBES = 2  # gone, for the trophy
# Whatever is offered of these is done, the first of them first.
GLADLY = ("complete", "claim", "choose", "return", "repel", "give", "sell")


def afield(view: View, legal: Sequence[Action], random: Random) -> Action:
    """One of the legal actions."""
    for kind in GLADLY:
        offered = [action for action in legal if action.kind == kind]
        if offered:
            return offered[random.below(len(offered))]
    by_kind = {action.kind: action for action in legal}
    if view.phase == "buy_off":
        gone = view.players[view.actor].abilities.get("cubes_gone", 0)
        return by_kind["buy_off" if gone < WANTED_CUBES else "pass"]
    if view.phase == "take":
        return max(legal, key=worth)
    if "stop" in by_kind and (len(view.harbor) >= ENOUGH or "draw" not in by_kind):
        return by_kind["stop"]
    return by_kind.get("draw") or by_kind.get("pass") or legal[0]


def worth(action: Action) -> int:
    """What taking a card is worth: influence first, then what an Ares pirate carries, then coins; passing nothing."""
    if action.card is None:
        return 0
    card = BY_CODE[action.card]
    if card.kind == PERSON:
        return 10 * card.influence + 1
    if action.kind == "stow":
        return 4 if card.color == "ares" else 1
    return (card.coins or 0) + 2 * card.crowns
