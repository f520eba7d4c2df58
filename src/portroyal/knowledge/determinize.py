"""Imagined states: a full state that fits everything a view tells, the unseen cards dealt at random.

The unseen cards of each pass are shuffled among that pass's coins and, for the current pass, the deck.
That is exactly what the seat should believe, so search over many such states is fair: it is made from the
view alone and can't know more.
"""

from __future__ import annotations

from ..catalog import BY_CODE
from ..engine.chance import Random
from ..engine.state import State
from ..engine.verbs import show
from ..engine.vocabulary import COLOR_NAMES, DECK, DISCARD, EXPEDITIONS, HARBOR, PHASE_NAMES, SHIP
from .view import View


def determinize(view: View, random: Random) -> State:
    """One of the states this view could be of, each equally likely."""
    key = (random.next(), random.next(), random.next(), random.next())
    state = view.ruleset.empty_state(key, view.start)
    lay_open_cards(state, view)
    hidden = {deck_pass: shuffled(cards, random) for deck_pass, cards in view.unseen.items()}
    for seat, player in enumerate(view.players):
        state.lay_coins(seat, [(hidden[deck_pass].pop(), deck_pass) for deck_pass in player.passes])
    state.lay_pile(DECK, hidden.get(view.deck_pass, []))
    return state


def lay_open_cards(state: State, view: View) -> None:
    """Everything that lies face up, and whose choice it is."""
    for pile, cards in ((DISCARD, view.discard), (HARBOR, view.harbor), (EXPEDITIONS, view.expeditions)):
        state.lay_pile(pile, [BY_CODE[code].number for code in cards])
    for seat, player in enumerate(view.players):
        for code in player.display:
            show(state, seat, BY_CODE[code].number)
    ships = (BY_CODE[code] for code in view.harbor if BY_CODE[code].kind == SHIP)
    state.colors = sum(1 << COLOR_NAMES.index(str(ship.color)) for ship in ships)
    state.ship = BY_CODE[view.ship].number if view.ship else 0
    state.phase = PHASE_NAMES.index(view.phase)
    state.active, state.actor = view.active, view.actor
    state.deck_pass, state.drawn = view.deck_pass, view.drawn
    state.takes, state.taken = view.takes, view.taken
    state.round, state.ending = view.round, int(view.ending)
    state.could_draw = int(view.could_draw)


def shuffled(counts: dict[str, int], random: Random) -> list[int]:
    """These cards in a random order."""
    cards = [BY_CODE[code].number for code, count in counts.items() for _ in range(count)]
    for i in range(len(cards) - 1, 0, -1):
        j = random.below(i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards
