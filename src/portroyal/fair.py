"""A deck that nobody arranged: the seed of a game made from parts, none of which alone decides anything.

The server commits to its part before it knows those of the players, and shows the commitment to everybody. The players'
devices add theirs; bots, and people whose device stays silent, have none. The seed follows from all of them, and
the shuffles from the seed (see `seeds` and `engine/versions.py`). At the end everything is shown, and anybody can
check it.

    commitment   SHA-256 of  "portroyal fair 1 commitment" LF game LF server part
    seed         HMAC-SHA-256, by the 32 bytes of the server's part,
                 of  "portroyal fair 1 seed" LF game LF part of seat 0 LF part of seat 1 ...

A part is 32 bytes, written as 64 hexadecimal digits in small letters; a seat without one has "-". LF is one byte, 10.
The seed is the text of the 64 digits of that HMAC.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, cast

from .engine.vocabulary import SEATS
from .errors import shown
from .given import check_count, check_list, whole, wrong
from .seeds import digest_of, random_for

PART = re.compile("[0-9a-f]{64}")
GAME = re.compile("[A-Za-z0-9-]{1,64}")
NO_PART = "-"
KEYS = ("game", "commitment", "server", "parts")


@dataclass(frozen=True, slots=True)
class Fair:
    """The parts of one game. Secret while it runs, but for the game's id and the commitment."""

    game: str  # its id, which no other game has
    commitment: str  # as it was told before the start
    server: str = field(repr=False)
    parts: tuple[str | None, ...] = field(repr=False)  # of the players, by seat

    @property
    def seed(self) -> str:
        """What the parts lead to."""
        return seed_of(self.game, self.server, self.parts)

    @property
    def is_kept(self) -> bool:
        """Is the server's part the one it was committed to?"""
        return commitment_of(self.game, self.server) == self.commitment

    def as_dict(self) -> dict[str, Any]:
        """As a record tells it."""
        return {
            "game": self.game,
            "commitment": self.commitment,
            "server": self.server,
            "parts": list(self.parts),
        }


def commitment_of(game: str, server: str) -> str:
    """What is told before the start: whoever has it can neither find the server's part nor another one that fits."""
    check_parts(game, server)
    return sha256(lines("commitment", game, server)).hexdigest()


def seed_of(game: str, server: str, parts: Sequence[str | None]) -> str:
    """The seed of a game."""
    check_parts(game, server, parts)
    said = lines("seed", game, *(NO_PART if part is None else part for part in parts))
    return hmac.new(bytes.fromhex(server), said, sha256).hexdigest()


def lines(purpose: str, *rest: str) -> bytes:
    """What is hashed: each purpose has its own first line, so that one hash never serves for another."""
    return "\n".join((f"portroyal fair 1 {purpose}", *rest)).encode()


def first_player(seed: str, players: int) -> int:
    """The seat that chance lets begin."""
    check_count("players", players := whole(players), 1, SEATS)
    return random_for(seed, "first player").below(players)


def promise(code: str, secret: str) -> tuple[str, str]:
    """A game's id and the server's part, out of a secret of 256 bits: neither tells anything of the other."""
    return f"{code}-{digest_of(secret, 'fair game')[:8].hex()}", digest_of(secret, "fair part").hex()


def check_parts(game: object, server: object, parts: object = ()) -> None:
    """Refuse what no deck can be made from."""
    if not isinstance(game, str) or not GAME.fullmatch(game):
        raise wrong(f"The id of a game is made of letters, digits and hyphens, 64 at most, not {shown(game)}.")
    if not is_part(server):
        raise wrong(f"The server's part has 64 hexadecimal digits, in small letters, not {shown(server)}.")
    check_list(parts, "The parts of the players are a list, by seat")
    for part in cast("Sequence[object]", parts):
        if part is not None and not is_part(part):
            raise wrong(f"The part of a player has 64 hexadecimal digits, or is None, not {shown(part)}.")


def is_part(part: object) -> bool:
    """Is this a part as it is written?"""
    return isinstance(part, str) and PART.fullmatch(part) is not None


def read_fair(document: object) -> Fair:
    """The parts that a record tells; a ValueError says what is no such thing."""
    if not isinstance(document, Mapping):
        raise ValueError("The parts of a seed are a JSON object.")
    found = cast("Mapping[str, Any]", document)
    if set(found) != set(KEYS):
        raise ValueError(f"The parts of a seed have the keys {', '.join(KEYS)}.")
    game, parts = found["game"], found["parts"]
    if not isinstance(game, str) or not GAME.fullmatch(game):
        raise ValueError("The id of a game is made of letters, digits and hyphens.")
    if not is_part(found["commitment"]) or not is_part(found["server"]):
        raise ValueError("A commitment and the server's part have 64 hexadecimal digits.")
    if not isinstance(parts, list | tuple):
        raise ValueError("The parts of the players are a list, by seat.")
    listed = cast("Sequence[str | None]", parts)
    if not all(part is None or is_part(part) for part in listed):
        raise ValueError("The part of a player has 64 hexadecimal digits, or is null.")
    return Fair(game, found["commitment"], found["server"], tuple(listed))
