"""What becomes of a request: the entries it leads to, or a refusal that says what would be right.

Deciding changes nothing. The order is always the same: was this asked before, who asks, is it the time for it,
is it meant for this version of the game, is it legal. A request for what is so already leads to no entry and is
no mistake. `coming`, `hosting`, `playing`, `talking` and `campaigning` say it for each kind of request.
"""

from __future__ import annotations

from ..protocol import Message
from ..protocol.refusals import refused
from . import campaigning, coming, hosting, playing, talking
from .asking import Asking, decide
from .ends import MOST_ENTRIES, MOST_FOR_WATCHERS, is_always_possible
from .entries import AnyEntry

__all__ = ["campaigning", "coming", "decided", "hosting", "playing", "talking"]


def decided(request: Message, asking: Asking) -> list[AnyEntry]:
    """The entries a request leads to."""
    if asking.guest is not None and asking.guest not in asking.table.guests:
        raise refused("table/not_a_guest")
    most = MOST_ENTRIES if asking.table.is_at_home(asking.guest) else MOST_FOR_WATCHERS
    if len(asking.table.steps) >= most and not is_always_possible(request):
        raise refused("table/log_full")
    decide(request, asking)
    return asking.entries
