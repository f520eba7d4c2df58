"""How likely it was that the cards an action turned over would not bust, as everybody could have worked it out."""

from __future__ import annotations

from ...engine.events import Events
from ...engine.play import act
from ...engine.state import State
from ...engine.vocabulary import ADMIRALS_FROM, GAMBLE_CARDS, HARBOR_BUSTED
from ...game import Game
from ...knowledge.ahead import look_ahead
from ...knowledge.odds import bust
from ...knowledge.view import view_of
from ...notation import Action

NEVER = 255  # cards: no harbor has so many
DIGITS = 4  # of a chance that is told


def risks_of(game: Game, action: Action) -> list[float]:
    """The chances to get through: of a card that is drawn, if it busts, and before each of a gambler's cards."""
    if action.kind == "gamble":
        cards = game.state.number(GAMBLE_CARDS)
        return [round(survival_after(game, action, turned, cards), DIGITS) for turned in range(cards)]
    if action.kind == "draw" and busts(game.state.clone(), action):
        return [round(1 - float(bust(game.view(None)).chance), DIGITS)]
    return []


def survival_after(game: Game, action: Action, turned: int, cards: int) -> float:
    """The chance that the rest of a gambler's cards do not bust, once so many of them were turned over."""
    state = game.state.clone()
    if turned:
        # Only as many are turned over, and nobody is paid for a harbor that is not complete.
        state.set_number(GAMBLE_CARDS, turned)
        state.set_number(ADMIRALS_FROM, NEVER)
        if busts(state, action):
            return 0.0
    view = view_of(state, game.ruleset, game.names, None)
    return float(look_ahead(view, cards - turned, repel=False).survive[cards - turned])


def busts(state: State, action: Action) -> bool:
    """Carry out an action; was it a bust?"""
    events = Events()
    state.record_to(events)
    act(state, action)
    return any(row[0] == HARBOR_BUSTED for row in events.read())
