"""Privateer's tree: information-set Monte Carlo search over imagined deals. Compiled.

Each iteration imagines a deal that fits what the seat knows. From each choice at the root, all on the same
deal, it walks down the tree by the choices legal in it, adds one and plays on by judgment for some turns. A
*choice* holds the statistics: they belong to the seat that chose, whatever card comes up after it (an
afterstate). Below it, each card that may be revealed leads to a *place* of its own, where somebody decides
next. Judgment's favorite is tried first (a prior), and forced decisions are walked through without a node.
"""

from __future__ import annotations

from ..engine.chance import Random
from ..engine.form import nogil
from ..engine.hidden import imagine
from ..engine.play import apply, list_legal
from ..engine.state import State
from ..engine.vocabulary import (
    DECK,
    DISCARD,
    DO_DRAW,
    DO_GAMBLE,
    DO_LOOK,
    EXPEDITIONS,
    HARBOR,
    KIND_SHIFT,
    NODES,
    OVER,
    PATH,
    ROOM,
    Action,
    Pile,
    Seat,
)
from .helm import steer
from .judgment import Mind
from .voyage import Crew, sail_to, tell_shares, turn_number
from .weigh import Ledger, note, note_deal

NOTHING = -1
# What was seen is kept as a number below this, so that it never outgrows an int.
FORGET = 0x3FFFFF


class Tree:
    """Choices and places, as lists of siblings."""

    def __init__(self, turns: int = 3) -> None:
        self.explore = 0.1  # how much a prior weighs against what is known
        self.trust = 0.85  # share of the prior that judgment's favorite gets
        self.turns = turns  # how far each deal is played beyond the tree, see navigator
        self.size = 0
        self.label = [0] * NODES  # of a choice, its action; of a place, the card that led there
        self.first_child = [0] * NODES
        self.next_sibling = [0] * NODES
        self.visits = [0] * NODES  # of a choice
        self.total = [0.0] * NODES  # of a choice, the sum of what it brought to the seat that chose
        self.favorite = [0] * NODES  # of a place, what judgment would do there
        self.path = [0] * PATH  # choices of the iteration at hand
        self.path_seat = [0] * PATH
        self.length = 0
        new_node(self, 0)


def new_node(tree: Tree, label: int) -> int:
    """A node with nothing below it; there is none left when the tree is full."""
    if tree.size == NODES:
        return NOTHING
    node = tree.size
    tree.size += 1
    tree.label[node] = label
    tree.first_child[node] = NOTHING
    tree.next_sibling[node] = NOTHING
    tree.visits[node] = 0
    tree.total[node] = 0.0
    tree.favorite[node] = 0
    return node


def child_of(tree: Tree, parent: int, label: int) -> int:
    """The child with this label, if it is there."""
    node = tree.first_child[parent]
    while node != NOTHING and tree.label[node] != label:
        node = tree.next_sibling[node]
    return node


def add_child(tree: Tree, parent: int, label: int) -> int:
    """A new child with this label, if there is room."""
    node = new_node(tree, label)
    if node != NOTHING:
        tree.next_sibling[node] = tree.first_child[parent]
        tree.first_child[parent] = node
    return node


def select(tree: Tree, place: int, state: State) -> int:
    """The legal action most worth trying: what is known of it, and its prior while little is known."""
    known = 0
    value = 0.0
    node = tree.first_child[place]
    while node != NOTHING:
        known += tree.visits[node]
        value += tree.total[node]
        node = tree.next_sibling[node]
    # An untried choice is taken to be a little worse than what was seen here so far.
    untried = value / known - 0.05 if known > 0 else 0.5
    root = square_root(known + 1)
    others = (1.0 - tree.trust) / (state.choices - 1)
    best = -1000.0
    found = state.actions[0]
    for i in range(state.choices):
        action = state.actions[i]
        node = child_of(tree, place, action)
        prior = tree.trust if action == tree.favorite[place] else others
        visits = tree.visits[node] if node != NOTHING else 0
        mean = tree.total[node] / visits if visits > 0 else untried
        score = mean + tree.explore * prior * root / (1 + visits)
        if score > best:
            best = score
            found = action
    return found


def square_root(number: float) -> float:
    """By Newton's method, so that every form of the engine gets the same."""
    guess = number if number > 1.0 else 1.0
    for _ in range(24):
        guess = 0.5 * (guess + number / guess)
    return guess


def walk(tree: Tree, state: State, mind: Mind, root: int, action: Action) -> None:
    """From a choice at the root go down the tree until a choice is new, or the game or the tree ends."""
    tree.path[0] = root
    tree.path_seat[0] = state.actor
    tree.length = 1
    place = root
    seen = step(state, action, 1)  # what was revealed since the last place
    while state.phase != OVER and tree.length < PATH:
        if list_legal(state) == 1:
            seen = step(state, state.actions[0], seen)
            continue
        below = child_of(tree, place, seen)
        if below == NOTHING:
            below = add_child(tree, place, seen)
            if below == NOTHING:
                return
            tree.favorite[below] = steer(mind, state)
            list_legal(state)
        action = select(tree, below, state)
        choice = child_of(tree, below, action)
        is_new = choice == NOTHING
        if is_new:
            choice = add_child(tree, below, action)
            if choice == NOTHING:
                return
        tree.path[tree.length] = choice
        tree.path_seat[tree.length] = state.actor
        tree.length += 1
        place = choice
        seen = step(state, action, 1)
        if is_new:
            return


def step(state: State, action: Action, seen: int) -> int:
    """Play an action; what everyone has seen since the last place, with the cards it revealed."""
    apply(state, action)
    kind = action >> KIND_SHIFT
    if kind == DO_DRAW:
        return (seen * 257 + state.revealed + 2) & FORGET
    if kind == DO_GAMBLE:
        # Several cards at once, and they lie in the open, wherever they went.
        seen = see_pile(state, HARBOR, seen)
        seen = see_pile(state, EXPEDITIONS, seen)
        seen = see_pile(state, DISCARD, seen)
    if kind == DO_LOOK:
        for i in range(state.looking):
            seen = (seen * 257 + state.piles[DECK * ROOM + state.sizes[DECK] - 1 - i] + 2) & FORGET
    return (seen * 257 + 1) & FORGET


def see_pile(state: State, pile: Pile, seen: int) -> int:
    """What everyone has seen, with the cards of a pile."""
    for i in range(state.sizes[pile]):
        seen = (seen * 257 + state.piles[pile * ROOM + i] + 2) & FORGET
    return seen


def search_deal(
    tree: Tree,
    ledger: Ledger,
    table: State,
    deal: State,
    game: State,
    crew: Crew,
    mind: Mind,
    random: Random,
    seat: Seat,
) -> None:
    """Imagine one deal; for each open choice at the root go down the tree, play on, and back up."""
    deal.copy(table)
    imagine(deal, seat, random)
    for i in range(ledger.size):
        if ledger.open[i]:
            game.copy(deal)
            root = child_of(tree, 0, ledger.actions[i])
            if root == NOTHING:
                root = add_child(tree, 0, ledger.actions[i])
            if root == NOTHING:
                return
            walk(tree, game, mind, root, ledger.actions[i])
            sail_to(crew, game, turn_number(deal) + tree.turns)
            tell_shares(crew.judge, game)
            note(ledger, i, game, seat, crew.judge)
            back_up(tree, crew.judge)
    note_deal(ledger)


def back_up(tree: Tree, judge: Mind) -> None:
    """Tell every choice on the path what it brought to the seat that chose, as the judge has told it."""
    for i in range(tree.length):
        choice = tree.path[i]
        tree.visits[choice] += 1
        tree.total[choice] += judge.standings[tree.path_seat[i]]


def search_deals(
    tree: Tree, ledger: Ledger, table: State, crew: Crew, mind: Mind, random: Random, seat: Seat, deals: int
) -> None:
    """Search so many imagined deals, without Python's lock."""
    ledger.check(table)
    deal = table.clone()
    game = table.clone()
    with nogil:
        for _ in range(deals):
            search_deal(tree, ledger, table, deal, game, crew, mind, random, seat)
