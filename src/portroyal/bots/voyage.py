"""Whole games played by judgment, compiled and without Python's lock: playouts for search, games for tuning.

A `Crew` seats one mind at each place. Playouts of imagined games answer what a position, or an action in
it, is worth; forced decisions are played without a thought.
"""

from __future__ import annotations

from ..engine.form import nogil
from ..engine.play import apply, list_legal
from ..engine.state import State
from ..engine.vocabulary import OVER
from .finish import share_of_win
from .helm import steer
from .judgment import Mind, place_in_round
from .venture import outlook_of


class Crew:
    """A mind for each seat, and a judge of games that are not played to their end."""

    def __init__(self, minds: list[Mind], judge: Mind | None = None) -> None:
        if not minds or not all(isinstance(mind, Mind) for mind in minds):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise TypeError(f"A crew needs a mind, or one for each seat, not {minds}.")
        self.judge: Mind = judge or minds[0]
        seats = (minds * 5)[:5] if len(minds) == 1 else minds + minds[:1] * (5 - len(minds))
        self.mind0: Mind = seats[0]
        self.mind1: Mind = seats[1]
        self.mind2: Mind = seats[2]
        self.mind3: Mind = seats[3]
        self.mind4: Mind = seats[4]


def steer_for(crew: Crew, state: State) -> int:
    """What the mind of the acting seat would do."""
    if state.actor == 0:
        return steer(crew.mind0, state)
    if state.actor == 1:
        return steer(crew.mind1, state)
    if state.actor == 2:
        return steer(crew.mind2, state)
    if state.actor == 3:
        return steer(crew.mind3, state)
    return steer(crew.mind4, state)


def sail_on(crew: Crew, state: State) -> int:
    """Play to the end; how many decisions there were."""
    decisions = 0
    while state.phase != OVER:
        if list_legal(state) == 1:
            apply(state, state.actions[0])
        else:
            apply(state, steer_for(crew, state))
        decisions += 1
    return decisions


def turn_number(state: State) -> int:
    """Turns counted through all rounds."""
    return state.round * state.seats + place_in_round(state, state.active)


def sail_to(crew: Crew, state: State, turn: int) -> None:
    """Play until this turn begins, or the game ends."""
    while state.phase != OVER and turn_number(state) < turn:
        if list_legal(state) == 1:
            apply(state, state.actions[0])
        else:
            apply(state, steer_for(crew, state))


def tell_shares(mind: Mind, state: State) -> None:
    """Everyone's share of the win; of a game still running, their chances as judgment sees them.

    They stand in `mind.standings`.
    """
    if state.phase == OVER:
        for seat in range(state.seats):
            mind.standings[seat] = share_of_win(state, seat)
        return
    outlook_of(mind, mind.quest, state)


def sail(state: State, crew: Crew) -> int:
    """Play a game to its end by judgment; the number of decisions."""
    with nogil:
        decisions = sail_on(crew, state)
    return decisions  # noqa: RET504 - nothing returns while the lock is let go


def choose_by_judgment(state: State, mind: Mind) -> int:
    """What a mind would do now."""
    list_legal(state)
    return steer(mind, state)
