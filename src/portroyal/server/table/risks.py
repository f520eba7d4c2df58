"""How likely it was that the cards an action turned over would not bust, as everybody could have worked it out."""

from __future__ import annotations

from ...engine.events import Events
from ...engine.play import act
from ...engine.state import State
from ...engine.vocabulary import (
    ADMIRALS_FROM,
    CARD_REVEALED,
    GAMBLE_CARDS,
    GUNNERS_WITHOUT,
    HARBOR_BUSTED,
    VICE_ADMIRALS_FROM,
)
from ...game import Game
from ...knowledge.ahead import look_ahead
from ...knowledge.odds import bust
from ...knowledge.view import view_of
from ...notation import Action

NEVER = 255  # cards: no harbor has so many
DIGITS = 4  # of a chance that is told


def risks_of(game: Game, action: Action) -> list[float]:
    """The chances to get through: of a card that is drawn, if it busts, and before each of a gambler's cards.

    A question may come between the cards of a gambler; those after it are told with its answer.
    """
    state = game.state
    cards = state.number(GAMBLE_CARDS) if action.kind == "gamble" else state.to_reveal
    if cards:
        turned = kinds_of(state.clone(), action).count(CARD_REVEALED)
        return [round(survival_after(game, action, at, cards), DIGITS) for at in range(turned)]
    if action.kind == "draw" and HARBOR_BUSTED in kinds_of(state.clone(), action):
        return [round(1 - float(bust(game.view(None)).chance), DIGITS)]
    return []


def survival_after(game: Game, action: Action, turned: int, cards: int) -> float:
    """The chance that the rest of a gambler's cards do not bust, once so many of them were turned over."""
    state = game.state.clone()
    if turned:
        # Only as many are turned over, and nobody is paid for a harbor that is not complete.
        if action.kind == "gamble":
            state.set_number(GAMBLE_CARDS, turned)
        else:
            state.to_reveal = turned
        for number in (ADMIRALS_FROM, VICE_ADMIRALS_FROM, GUNNERS_WITHOUT):
            state.set_number(number, NEVER)
        if HARBOR_BUSTED in kinds_of(state, action):
            return 0.0
    view = view_of(state, game.ruleset, game.names, None)
    return float(look_ahead(view, cards - turned, repel=False).survive[cards - turned])


def kinds_of(state: State, action: Action) -> list[int]:
    """Carry out an action; the kinds of what happened."""
    events = Events()
    state.record_to(events)
    act(state, action)
    return [row[0] for row in events.read()]
