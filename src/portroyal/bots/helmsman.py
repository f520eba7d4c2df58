"""Helmsman: sound judgment with exact odds and a plan for the whole turn, but no search.

Its weights are tuned for each number of players. Cautious, daredevil and expedition hunter are helmsmen of
another temper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from .bot import Bot
from .minds import mind_of
from .voyage import choose_by_judgment

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action


class Helmsman(Bot):
    """Plays by judgment."""

    name: ClassVar[str] = "helmsman"
    version: ClassVar[str] = "4"
    mind: ClassVar[str] = "helmsman"

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """What judgment prefers."""
        if len(legal) == 1:
            return legal[0]
        number = choose_by_judgment(view.table, mind_of(self.mind, view.table.seats, view.ruleset.modules))
        return next(action for action in legal if action == number)


class Cautious(Helmsman):
    """Stops early and values a full purse."""

    name: ClassVar[str] = "cautious"
    mind: ClassVar[str] = "cautious"


class Daredevil(Helmsman):
    """Draws once more."""

    name: ClassVar[str] = "daredevil"
    version: ClassVar[str] = "5"
    mind: ClassVar[str] = "daredevil"


class ExpeditionHunter(Helmsman):
    """Hires for expeditions first."""

    name: ClassVar[str] = "expedition-hunter"
    version: ClassVar[str] = "5"
    mind: ClassVar[str] = "expedition-hunter"


class Blind(Helmsman):
    """Does not look at contracts: for measuring, not among those one chooses from."""

    name: ClassVar[str] = "blind"
    mind: ClassVar[str] = "blind"
