"""Challenges: the same deal for everybody, and one for each day.

A challenge says all that a game begins with: what is played, by which bots on which seats, where one sits oneself, and
the seed. Bots decide by the seed, too, so whoever plays alike meets the same answers. The seed of a day's challenge is
made from nothing but its kind and the date: every server has the same, and whoever wants to can work it out.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime

from .fair import first_player
from .ruleset import RULES_VERSION
from .seeds import digest_of

FIRST_DAY = date(2026, 11, 1)


@dataclass(frozen=True, slots=True)
class Daily:
    """A kind of challenge there is each day. None of these bots thinks by the clock: they play alike everywhere."""

    id: str
    modules: tuple[str, ...]
    bots: tuple[str, ...]  # who sits behind the player


DAILIES = {
    daily.id: daily
    for daily in (
        Daily("base", ("base",), ("bosun", "daredevil", "helmsman")),
        Daily("set_sail", ("set_sail",), ("expedition-hunter", "helmsman")),
        Daily("contracts", ("base", "contract_cards", "coop"), ()),  # alone against time
    )
}


@dataclass(frozen=True, slots=True)
class Challenge:
    """All that the games of a challenge have in common."""

    id: str
    seed: str
    modules: tuple[str, ...]
    bots: tuple[str | None, ...]  # by seat; None: who plays
    start: int
    rules: int = RULES_VERSION

    @property
    def seat(self) -> int:
        """Where one sits."""
        return self.bots.index(None)


def today() -> date:
    """The day, everywhere the same."""
    return datetime.now(UTC).date()


def daily_id(kind: str, day: date) -> str:
    """How a day's challenge is called: base-2026-11-18."""
    return f"{kind}-{day.isoformat()}"


def read_daily(name: str) -> tuple[Daily, date] | None:
    """The kind and the day that a name means, if it is one."""
    kind, _, text = name.partition("-")
    try:
        day = date.fromisoformat(text)
    except ValueError:
        return None
    found = DAILIES.get(kind)
    return (found, day) if found is not None and daily_id(kind, day) == name else None


def daily_challenge(kind: str, day: date) -> Challenge:
    """The challenge of a day."""
    daily, name = DAILIES[kind], daily_id(kind, day)
    seed = digest_of(name, "daily challenge").hex()
    bots = (None, *daily.bots)
    return Challenge(name, seed, daily.modules, bots, first_player(seed, len(bots)))


def is_there(day: date, now: date) -> bool:
    """Days that have begun have a challenge; those before the first have none."""
    return FIRST_DAY <= day <= now
