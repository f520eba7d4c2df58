"""What a bot is: something that chooses, from a view, one of the legal actions.

It gets no state and no game, so it can't know more than a person in its seat, and it gets its chance
from outside, so the same game with the same bots can be played again.

A class that has `choose` is a bot; it need not derive from `Bot`. What else it may have:

- `name`, which ours have and which type checkers ask for; nothing else needs it;
- `version`, a text that changes whenever its play does, told beside its results;
- `told(events)`, to hear what happens at the table, see `Listener`;
- `seconds` and `iterations` as keywords of its constructor, if it can be told how long to think.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Protocol, runtime_checkable

from .strangers import printable

if TYPE_CHECKING:
    from ..engine.chance import Random
    from ..events import Event
    from ..knowledge.view import View
    from ..notation import Action


class Bot(Protocol):
    """A player that is not a person. It plays one seat of one game."""

    name: ClassVar[str]

    def choose(self, view: View, legal: Sequence[Action], random: Random) -> Action:
        """One of the legal actions, which are never empty; `random` is the bot's own generator."""
        ...


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to hear what happens."""

    def told(self, events: Sequence[Event]) -> None:
        """What has happened since it was last told, as its seat may see it.

        It is told before each of its choices, from the setup on, and once more when the game is over.
        """
        ...


def version_of(bot: object) -> str:
    """The version a bot, or its class, says it has."""
    try:
        return printable(getattr(bot, "version", "unversioned"))
    except Exception:  # somebody else's code may stand behind it
        return "unversioned"
