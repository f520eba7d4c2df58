"""The rules of a table: its settings as a ruleset, the numbers that brings, and the modules there are to choose."""

from __future__ import annotations

import msgspec

from ... import modules
from ...ruleset import Ruleset
from ..protocol import ModuleInfo, Settings


def ruleset_of(settings: Settings, players: int) -> Ruleset:
    """The ruleset of a table; a mix or a number of players that can't be is refused with the reason."""
    return Ruleset.of(players, edition=settings.edition, modules=settings.modules, rulings=settings.rulings)


def check_settings(settings: Settings, players: int) -> Settings:
    """Settings that can be played, with the modules in their own order."""
    return msgspec.structs.replace(settings, modules=ruleset_of(settings, players).modules)


def numbers_of(settings: Settings) -> dict[str, int | list[int]]:
    """The numbers of the rulebook, for people who look something up."""
    numbers = modules.numbers_of(settings.modules)
    return {name: list(number) if isinstance(number, tuple) else number for name, number in numbers.items()}


def modules_offered() -> list[ModuleInfo]:
    """The modules a table may choose from."""
    return [
        ModuleInfo(id=each.id, players=list(each.players), requires=list(each.requires), excludes=list(each.excludes))
        for each in modules.MODULES.values()
    ]
