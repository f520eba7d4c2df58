"""Who somebody is: secret tokens, kept as hashes, and the public codes of tables.

A token is made once, sent once in the body of an answer, and never written down here: the store holds its SHA-256.
A token has 192 random bits, so a plain hash is enough; slow hashes are for words that people think up.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without those that look alike
CODE_LENGTH = 6
CODE = re.compile(f"[{SIGNS}]{{{CODE_LENGTH}}}")


def new_token() -> str:
    """A secret nobody can guess."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> bytes:
    """What is kept of a token."""
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def new_code() -> str:
    """A code for a table: short enough to be read out, and public."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Could this be the code of a table?"""
    return CODE.fullmatch(text) is not None
