"""Numbers of a player, kept here without an account: whoever has their code has them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from .basics import Message

LARGEST_NUMBERS = 400_000  # bytes of a request that brings them
MOST_GAMES = 1000

LONGEST_CODE = 64
RecoveryCode = Annotated[str, Meta(min_length=8, max_length=LONGEST_CODE)]  # as it is written down, in any case


class KeepNumbers(Message, frozen=True):
    """POST /api/numbers: keep these games, under a new code or beside what lies under one's own, each game once."""

    games: Annotated[list[dict[str, Any]], Meta(max_length=MOST_GAMES)]
    code: RecoveryCode | None = None


class RecallNumbers(Message, frozen=True):
    """POST /api/numbers/bring and /api/numbers/forget: what lies under a code, to be brought or to be deleted."""

    code: Annotated[str, Meta(max_length=LONGEST_CODE)]  # one that is too short is unknown like any other


class KeptNumbers(Message, frozen=True):
    """The answer to all three: the code, and what lies under it now."""

    code: str
    games: list[dict[str, Any]]
