"""The rules of a table: its settings as a ruleset, the numbers that brings, and the modules there are to choose."""

from __future__ import annotations

import msgspec

from ...catalog import MODULES
from ...engine.vocabulary import ADMIRAL_COINS, ADMIRALS_FROM, INFLUENCE_TO_END, START_COINS, TAXED_FROM
from ...ruleset import FEWEST_PLAYERS, MOST_PLAYERS, Ruleset
from ..protocol import ModuleInfo, Settings


def ruleset_of(settings: Settings, players: int) -> Ruleset:
    """The ruleset of a table; a mix or a number of players that can't be is refused with the reason."""
    return Ruleset.of(players, edition=settings.edition, modules=settings.modules, rulings=settings.rulings)


def check_settings(settings: Settings, players: int) -> Settings:
    """Settings that can be played, with the modules in their own order."""
    return msgspec.structs.replace(settings, modules=ruleset_of(settings, players).modules)


def numbers_of(settings: Settings) -> dict[str, int | list[int]]:
    """The numbers of the rulebook, for people who look something up."""
    return {
        "influence_to_end": INFLUENCE_TO_END,
        "start_coins": START_COINS,
        "taxed_from": TAXED_FROM,
        "admirals_from": ADMIRALS_FROM,
        "admiral_coins": ADMIRAL_COINS,
    }


def modules_offered() -> list[ModuleInfo]:
    """The modules a table may choose from."""
    return [ModuleInfo(id=name, players=[FEWEST_PLAYERS, MOST_PLAYERS], requires=[], excludes=[]) for name in MODULES]
