"""Everything a table refuses, once: the code, and what would be right, in English.

Facts stand in braces; clients get them beside the code and say the same in their own language. Illegal actions
keep the codes they have in `errors` (`action/...`), wrong rules those of `ruleset/...`.
"""

from __future__ import annotations

from typing import Any

from ..errors import PortRoyalError
from .protocol import Problem

PROBLEMS = {
    # Who may come, and where they may sit.
    "table/full": "Every seat at this table is taken. Come to watch instead, or open a table of your own.",
    "table/not_a_guest": "You are not a guest of this table any more. Join it anew.",
    "table/crowded": "There is no room for more guests here: {most} is the most.",
    "table/no_spectators": "This table is not open to watchers.",
    "table/no_such_seat": "There is no seat {seat} at this table: seats are counted from 0 to {last}.",
    "table/seat_taken": "Seat {seat} is not open. Take another one.",
    "table/name": "A name has 1 to {most} visible characters.",
    "table/name_taken": "Somebody at this table is called {name} already. Take another name.",
    # What the host may do.
    "table/not_host": "Only the host of the table can do that.",
    "table/no_such_bot": "There is no bot {bot}. There are: {choices}.",
    "table/one_host": "The host sits on one seat; seats for others on the same device are planned as 'device'.",
    "table/too_few": "A game needs at least two players: {players} would play.",
    "table/own_seat": "Your own seat can't be given away while the game runs. Let a bot play for you instead.",
    "table/fixed": "Once the game has begun, only the pace can be changed.",
    # When.
    "table/started": "The game has begun: that was possible only before.",
    "table/not_started": "The game has not begun yet.",
    "table/over": "The game is over.",
    "table/not_over": "The game is not over yet.",
    # Playing.
    "table/not_a_player": "Only those who play can do that, not watchers.",
    "table/held": "A bot plays for you. Take your seat back first.",
    "table/people_play": "Others play at this table too: bots keep their pace.",
    # Taking back.
    "table/no_undo": "At this table nothing is taken back.",
    "table/nothing_to_undo": "There is no decision of yours to take back.",
    "table/revealed": "A hidden card was seen since your last decision, so it can't be taken back.",
    "table/undo_asked": "Somebody has asked to take back already: wait for the answer.",
    "table/nobody_asks": "Nobody asks to take back now.",
    # Talking and hints.
    "table/empty_text": "There is nothing to read in this.",
    "table/no_hints": "At this table there are no hints.",
    "table/not_deciding": "There are hints for you only while you decide.",
    "table/hint_too_soon": "The coach is still thinking. Ask again in a moment.",
    "table/enough_hints": "The coach has nothing to add about this decision.",
    "table/no_hint_now": "The coach could not answer. Ask again.",
    "table/log_full": "So much has happened at this table that there is room for moves only.",
}


class TableError(PortRoyalError):
    """A table refused a request; nothing was changed."""

    code = "table/refused"


def refused(problem: str, **facts: Any) -> TableError:
    """An error to raise: `refused("full")`."""
    code = f"table/{problem}"
    return TableError(PROBLEMS[code].format(**facts), code=code, **facts)


def problem_of(error: PortRoyalError) -> Problem:
    """An error as it is told to a client."""
    return Problem(code=error.code, message=error.message, facts=dict(error.facts))
