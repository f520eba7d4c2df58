"""What a bot is: something that chooses, from a view, one of the legal actions.

It gets no state and no game, so it can't know more than a person in its seat, and it gets its chance
from outside, so the same game with the same bots can be played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..knowledge.view import View
    from ..notation import Action


class Bot(Protocol):
    """A player that is not a person."""

    name: ClassVar[str]

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """One of the legal actions, which are never empty; `random` is the bot's own generator."""
        ...
