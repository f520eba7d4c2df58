"""Castaway: any legal action, each as likely as the next. The yardstick that everyone must beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from .bot import Bot

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action


class Castaway(Bot):
    """Plays at random."""

    name: ClassVar[str] = "castaway"
    version: ClassVar[str] = "1"

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """Any of them."""
        return legal[random.below(len(legal))]
