"""Verdicts: where the game is decided, or a choice decides it, that is what there is to say.

A chance of none or of one over a round is made sure of by playing the very same choice to the end of the game; only
what holds in each of these games is said without "as good as".
"""

from __future__ import annotations

from collections.abc import Mapping

from ..bots.minds import crew_for
from ..bots.search import TO_THE_END, Weighing
from ..engine.chance import Random
from ..knowledge.view import View
from ..notation import Action
from ..seeds import Key

WINS, WON, NEARLY_WON = "wins", "won", "nearly_won"
LOSES, LOST, NEARLY_LOST = "loses", "lost", "nearly_lost"
ONLY_CHANCE = "only_chance"
VERDICTS = (WINS, WON, NEARLY_WON, LOSES, LOST, NEARLY_LOST, ONLY_CHANCE)
# Games played to the end to be sure: what happens in one of a hundred is missed in one of fifty cases.
SURE_DEALS = 400
# A chance below this is shown as 0 %, and one as near to the whole as 100 %.
SHOWN_AS_NONE = 0.005


def verdict(view: View, key: Key, wins: Mapping[Action, float], best: Action, other: Action | None) -> str | None:
    """What is decided, given the chance to win of every choice; `other` is what the best one is compared with."""
    ends = sure_ends(view, key, wins)
    mine, rest = ends.get(best), [ends.get(action) for action in wins if action != best]
    if mine == 1 and (other is None or ends.get(other) != 1):
        return WON if all(end == 1 for end in rest) else WINS
    if all(end == 0 for end in rest):
        return LOST if mine == 0 else ONLY_CHANCE
    if other is not None:
        return LOSES if ends.get(other) == 0 and mine != 0 else None
    if max(wins.values()) < SHOWN_AS_NONE:
        return NEARLY_LOST
    return NEARLY_WON if min(wins.values()) >= 1 - SHOWN_AS_NONE else None


def sure_ends(view: View, key: Key, wins: Mapping[Action, float]) -> dict[Action, int]:
    """The choices that win every game, and those that win none."""
    actions = [action for action, win in wins.items() if win in (0, 1)]
    if not actions:
        return {}
    search = Weighing(view, actions, Random(*key), lambda: crew_for(view), TO_THE_END)
    search.deal(SURE_DEALS)
    played = {worth.action: worth.win for worth in search.worths()}
    return {action: int(win) for action, win in played.items() if win in (0, 1)}
