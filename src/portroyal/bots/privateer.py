"""Privateer: searches a tree of what everyone might do, over many imagined deals.

Information-set Monte Carlo tree search with helmsman's judgment as a prior and for the turns below the tree.
Like navigator it weighs all choices on the same deals; unlike navigator it does not take for granted that
everyone, itself included, goes on as judgment would, but learns in the tree what is better. Where a deal is
broken off, its judge knows how games between navigators end, not only those between helmsmen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from .minds import crew_for, mind_of
from .navigator import Navigator, turns_for
from .search import Weighing
from .tree import Tree, search_deals

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action
    from .judgment import Mind
    from .weigh import Ledger


# Fitted to games between navigators.
JUDGE = "high-judge"


class Searching(Weighing):
    """Choices weighed by tree search; each thread grows a tree of its own."""

    trees: list[tuple[Tree, Mind]]

    def get_ready(self, threads: int) -> None:
        """A tree for each thread, and a mind to ask for its favorites."""
        super().get_ready(threads)
        self.trees = getattr(self, "trees", [])
        while len(self.trees) < threads:
            mind = mind_of("helmsman", self.view.table.seats, self.view.ruleset.modules)
            self.trees.append((Tree(self.turns), mind))

    def weigh(self, thread: int, ledger: Ledger, random: Random, deals: int) -> None:
        """Some deals on one thread."""
        tree, mind = self.trees[thread]
        search_deals(tree, ledger, self.view.table, self.crews[thread], mind, random, self.view.actor, deals)


class Privateer(Navigator):
    """Plays by tree search."""

    name: ClassVar[str] = "privateer"
    version: ClassVar[str] = "5"

    def __init__(self, *, seconds: float = 1.0, iterations: int | None = None, threads: int = 1) -> None:
        """By time, or by a fixed number of deals, which is the same on every machine."""
        super().__init__(seconds=seconds, iterations=iterations, threads=threads)

    def weighing(self, view: View, legal: Sequence[Action], random: Random) -> Weighing:
        """What the choices are weighed with."""
        return Searching(view, legal, random, lambda: crew_for(view, JUDGE), turns=turns_for(view))
