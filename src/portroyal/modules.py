"""The boxes: what can be played, what goes with what, and which numbers of the rulebook each one changes.

A module is a record. Its cards are the lines of `data/cards/<id>.toml`, its rulings the ones of the register
that name it; its rules are small files of the engine that read counters and numbers, so that a game without it
pays nothing for it. Modules are listed in the order in which a mix of them is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from .errors import RulesetError

Number = int | tuple[int, ...]

# The numbers of the base game, by the names of `engine.vocabulary.NUMBER_NAMES`.
NUMBERS: Mapping[str, Number] = MappingProxyType(
    {
        "influence_to_end": 12,
        "start_coins": 3,
        "taxed_from": 12,
        "tax_bonus": 1,
        "admirals_from": 5,
        "admiral_coins": 2,
        "fee": 1,
        "gamble_cards": 4,
        "takes_by_colors": (1, 1, 1, 1, 2, 3, 4),
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """One box, or a part of one that can be chosen alone."""

    id: str
    sentence: str
    players: tuple[int, int] = (1, 5)  # fewest and most; a mix is for as many as all of its modules are
    stands_alone: bool = False  # can be played without `base`
    is_solo_too: bool = False  # makes a game for one player of the mix
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    ranks: tuple[tuple[int, str], ...] = ()  # of a crew that plays together: from so many points on; none: a ranking
    numbers: Mapping[str, Number] = field(default_factory=dict[str, Number])  # that differ from the base game's


LIST = (
    Module(
        id="base",
        sentence="The game itself: discover, trade and hire, and be the first with 12 influence.",
        players=(2, 5),
        stands_alone=True,
    ),
    Module(
        id="gambler",
        sentence="Four persons who reveal four cards in a row, without repelling, for one card more.",
        players=(2, 5),
        requires=("base",),
    ),
)
MODULES = {module.id: module for module in LIST}


def check_mix(names: Iterable[str]) -> tuple[str, ...]:
    """Modules that can be played together, in the order of the list; what can't be is refused with the reason."""
    chosen = tuple(module for module in MODULES if module in set(names))
    for module in map(MODULES.__getitem__, chosen):
        for other in module.requires:
            if other not in chosen:
                raise mix_error(
                    f"The module {module.id!r} needs {other!r}: choose both.", "needs", module=module.id, other=other
                )
        for other in module.excludes:
            if other in chosen:
                raise mix_error(
                    f"The modules {module.id!r} and {other!r} can't be played together.",
                    "excludes",
                    module=module.id,
                    other=other,
                )
    if not any(MODULES[module].stands_alone for module in chosen):
        alone = " or ".join(repr(module.id) for module in LIST if module.stands_alone)
        raise mix_error(f"{list(chosen)} is no game by itself: {alone} has to be there.", "alone")
    return chosen


def mix_error(message: str, reason: str, **facts: str) -> RulesetError:
    """A mix that can't be played."""
    return RulesetError(message, code="ruleset/modules", reason=reason, **facts)


def players_of(modules: Iterable[str]) -> tuple[int, int]:
    """For how many players a mix is."""
    chosen = [MODULES[module] for module in modules]
    fewest = 1 if any(module.is_solo_too for module in chosen) else max(module.players[0] for module in chosen)
    return fewest, min(module.players[1] for module in chosen)


def numbers_of(modules: Iterable[str]) -> dict[str, Number]:
    """The numbers of the rulebook in a mix of modules."""
    numbers = dict(NUMBERS)
    for module in modules:
        numbers.update(MODULES[module].numbers)
    return numbers
