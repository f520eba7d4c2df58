"""Everything the doors refuse, once: the code, the status by HTTP, and what would be right, in English.

What a table refuses stands in `problems`; this is about getting in. `docs/guide/protocol.md` lists both.
"""

from __future__ import annotations

from typing import Any

from ..errors import PortRoyalError
from .protocol import Problem

REFUSALS: dict[str, tuple[int, str]] = {
    # What was sent.
    "request/unreadable": (400, "This is no message of the protocol: {why}"),
    "request/protocol": (400, "This server speaks protocol {server}, not {client}. Load the page anew."),
    "request/too_large": (413, "A message has at most {most} bytes."),
    "request/too_slow": (408, "The request did not come within {seconds} seconds."),
    "request/too_fast": (429, "That was too much at once. Wait a moment."),
    "request/no_such_page": (404, "There is nothing at this address."),
    "request/method": (405, "This address can't be asked that way."),
    "request/origin": (
        403,
        "This server does not know pages of {origin}. If that is its address, start it with --origin {origin}.",
    ),
    # Who sent it.
    "guest/no_token": (401, "A program needs the token of a guest; only browsers may watch without."),
    "guest/wrong_token": (401, "This token opens nothing here. Join the table anew."),
    # Where to.
    "table/unknown": (404, "There is no table {code}. Tables nobody came to for long are gone."),
    "table/broken": (500, "Table {code} can't be brought back. Whoever runs the server finds out why in the log."),
    # How the server is.
    "server/full": (503, "This server is full. Try again later."),
    "server/too_many_tables": (429, "From here {most} tables are open already. Finish one first."),
    "server/too_many_sockets": (429, "From here {most} connections are open already. Close one first."),
    "server/closing": (503, "The server is about to restart. Everything is saved; try again in a moment."),
    "server/error": (500, "Something went wrong here. Nothing was changed."),
}

# Codes of the others, as far as 409 (not now) would be wrong.
STATUS = {
    "server/cannot_save": 503,
    "server/store": 503,
    "table/no_spectators": 403,
    "table/name": 400,
    "table/no_such_bot": 400,
    "table/no_such_seat": 400,
    "table/one_host": 400,
    "table/too_few": 400,
}


class Refused(PortRoyalError):
    """Somebody can't come in this way; nothing was changed."""

    code = "request/refused"


def refuse(code: str, /, **facts: Any) -> Refused:
    """An error to raise: `raise refuse("table/unknown", code="ABCDEF")`."""
    error = Refused(REFUSALS[code][1].format(**facts), code=code)
    error.facts = facts
    return error


def status_of(code: str) -> int:
    """The status an error has by HTTP."""
    if code in REFUSALS:
        return REFUSALS[code][0]
    return STATUS.get(code, 400 if code.startswith("ruleset/") else 409)


def as_problem(error: PortRoyalError) -> Problem:
    """An error as it is told."""
    return Problem(code=error.code, message=error.message, facts=dict(error.facts))
