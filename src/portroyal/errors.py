"""Everything that can go wrong, as one tree.

    PortRoyalError
    ├── RulesetError            ruleset/...     an edition, module, ruling or number of players
    ├── ActionError
    │   ├── UnreadableAction    action/unreadable   these words are no action
    │   ├── AmbiguousAction     action/ambiguous    these words fit several actions
    │   ├── IllegalAction       action/illegal      an action, but not one of the choices now
    │   ├── NotYourTurn         action/not_yours    somebody else decides now
    │   ├── StaleAction         action/stale        meant for an earlier moment of the game
    │   └── GameIsOver          action/game_over
    ├── UndoError               undo/...        there is nothing to take back, or a card was seen
    ├── PositionError           position/..., view/...    a position document that can't be or can't be read
    ├── RecordError             record/...      a record that does not replay as it says
    ├── CampaignError           campaign/...    a campaign or a story that can't be read
    └── EngineFault             engine/fault    a card, phase or action no rule knows: a mistake of the program

Each has a `code` for programs, a `message` that says what is wrong and what would be right, and
`facts`: the particulars, so that other languages can say the same. Whoever raises one has changed
nothing, but for an EngineFault: that game is not to be played on.
"""

from __future__ import annotations

from reprlib import Repr
from typing import Any, ClassVar

from .engine.vocabulary import FAULT_NAMES

LONGEST_SHOWN = 100
BRIEF = Repr()
BRIEF.maxstring = BRIEF.maxother = BRIEF.maxlong = 60


def shown(value: object) -> str:
    """A value as a message repeats it: in short, however long or strange it is."""
    try:
        text = BRIEF.repr(value)
    except Exception:  # a number too long to be written, an object that can't tell what it is
        return f"something of the type {type(value).__name__}"
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}..."


class PortRoyalError(Exception):
    """Something was asked that can't be done; nothing was changed."""

    code: ClassVar[str] = "error"

    def __init__(self, message: str, *, code: str | None = None, **facts: Any) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts
        if code is not None:
            self.code = code  # type: ignore[misc]


class RulesetError(PortRoyalError):
    """There is no such edition, module, ruling, answer or number of players."""

    code = "ruleset/unknown"


class ActionError(PortRoyalError):
    """An action was refused."""

    code = "action/refused"


class UnreadableAction(ActionError):
    """These words are not an action."""

    code = "action/unreadable"


class AmbiguousAction(ActionError):
    """These words fit more than one action."""

    code = "action/ambiguous"


class IllegalAction(ActionError):
    """A real action, but not one of the choices now."""

    code = "action/illegal"


class NotYourTurn(ActionError):
    """Somebody else decides now."""

    code = "action/not_yours"


class StaleAction(ActionError):
    """An action meant for an earlier moment of the game."""

    code = "action/stale"


class GameIsOver(ActionError):
    """Nothing can be done any more."""

    code = "action/game_over"


class UndoError(PortRoyalError):
    """The last action can't be taken back."""

    code = "undo/impossible"


class PositionError(PortRoyalError):
    """A position document that describes no possible table, or can't be read."""

    code = "position/impossible"


class RecordError(PortRoyalError):
    """A record that can't be read, or does not replay as it says."""

    code = "record/unreadable"


class CampaignError(PortRoyalError):
    """A campaign or its story can't be read."""

    code = "campaign/unreadable"


class EngineFault(PortRoyalError):
    """Something came up in a game that no rule knows."""

    code = "engine/fault"

    def __init__(self, fault: int) -> None:
        what = FAULT_NAMES[fault]
        super().__init__(
            f"The rules met a {what} that none of them knows. This game is not played on; its record is good so far.",
            fault=what,
        )
