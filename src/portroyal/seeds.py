"""From any seed to the keys of the engine's generator, one for each purpose.

A seed is an int, a text or bytes; none means the operating system's randomness. SHA-256 turns seed and
purpose into 128 bits, for the deck into 256, so the deck, a bot and a playout never share a stream, and knowing one
tells nothing about another.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from .engine.chance import Random
from .errors import RulesetError, shown
from .given import check_kind, whole

Seed = int | str | bytes
LONGEST_NUMBER = 1000  # digits; longer ones could not be written into a record
Key = tuple[int, int, int, int]


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)


def check_seed(seed: object) -> None:
    """Refuse what is no seed."""
    if isinstance(seed, int) and abs(seed) >= 10**LONGEST_NUMBER:
        message = f"A seed that is a number has at most {LONGEST_NUMBER} digits; a text may be of any length."
        raise RulesetError(message, code="ruleset/seed")
    if isinstance(seed, bool) or not isinstance(seed, int | str | bytes):
        raise RulesetError(
            f"A seed is a whole number, a text or bytes, not {shown(seed)}.", code="ruleset/seed", value=seed
        )


def deck_key(seed: Seed, version: int) -> tuple[int, ...]:
    """What the shuffles of a game are made from: all 256 bits, but under version 1 of the rules the first 128."""
    digest = digest_of(seed, "deck")
    words = tuple(int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
    return words[:4] if version == 1 else words


def key_for(seed: Seed, purpose: str) -> Key:
    """Four 32-bit words for one purpose."""
    digest = digest_of(seed, purpose)
    return (
        int.from_bytes(digest[0:4], "big"),
        int.from_bytes(digest[4:8], "big"),
        int.from_bytes(digest[8:12], "big"),
        int.from_bytes(digest[12:16], "big"),
    )


def digest_of(seed: Seed, purpose: str) -> bytes:
    """The 256 bits that a seed means for one purpose."""
    seed = whole(seed)
    check_seed(seed)
    check_kind(purpose, str, "What chance is for is told by a text")
    kind, content = type(seed).__name__, seed if isinstance(seed, bytes) else str(seed).encode("utf-8", "surrogatepass")
    return sha256(b"\0".join([b"portroyal", purpose.encode("utf-8", "surrogatepass"), kind.encode(), content])).digest()


def random_for(seed: Seed, purpose: str) -> Random:
    """A generator of its own for one purpose."""
    return Random(*key_for(seed, purpose))
