"""The seal of a record: a fingerprint of all it says, its names and notes too, which the game's hash does not cover.

It is no signature, since anybody can work it out. It tells a record that was changed by a slip from one that is whole.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from ..fair import lines


def seal_of(record: Mapping[str, Any]) -> str:
    """What the seal of a record is, in hexadecimal: SHA-256 of all its other keys."""
    told = {key: value for key, value in record.items() if key != "seal"}
    # As whoever reads it will have it: every key is a text, and what JSON can't hold is not there.
    plain = json.loads(json.dumps(told, default=lambda _: None, skipkeys=True))
    return sha256(lines("seal", json.dumps(plain, sort_keys=True, separators=(",", ":")))).hexdigest()
