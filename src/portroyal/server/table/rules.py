"""The rules of a table: its settings as a ruleset, the numbers that brings, and the modules there are to choose.

A game goes on under the version of the rules it began with, whatever version this server would begin one under. A table
by rules that this server does not have is refused, alone and with the way out; all of it stays in the store.
"""

from __future__ import annotations

import msgspec

from ... import modules
from ...errors import RulesetError
from ...ruleset import RULES_VERSION, RULES_VERSIONS, Ruleset
from ..protocol import ModuleInfo, Settings
from ..protocol.refusals import refused


def ruleset_of(settings: Settings, players: int, version: int = RULES_VERSION) -> Ruleset:
    """The ruleset of a table; a mix or a number of players that can't be is refused with the reason."""
    return Ruleset.of(
        players, edition=settings.edition, modules=settings.modules, rulings=settings.rulings, version=version
    )


def ruleset_kept(code: str, settings: Settings, players: int, version: int = RULES_VERSION) -> Ruleset:
    """The same for a table that was opened or begun before, perhaps by another server than this."""
    if version not in RULES_VERSIONS:
        known = " and ".join(map(str, RULES_VERSIONS))
        why = f"it was begun under version {version} of the rules, and this server plays {known}."
        raise refused("table/other_rules", code=code, why=why)
    try:
        return ruleset_of(settings, players, version)
    except RulesetError as error:
        raise refused("table/other_rules", code=code, why=error.message) from error


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
