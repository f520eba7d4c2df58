"""How long a record may be that somebody brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...errors import RecordError
from ..protocol.replay import LONGEST_RECORD


def check_record(record: Mapping[str, Any]) -> None:
    """Refuse what is too long to be told again."""
    actions: Any = record.get("actions")
    if isinstance(actions, list) and len(actions) > LONGEST_RECORD:  # type: ignore[reportUnknownArgumentType]
        raise RecordError(f"A game of more than {LONGEST_RECORD} actions is not told again.", code="record/too_long")
