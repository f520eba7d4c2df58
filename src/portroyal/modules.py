"""The boxes: what can be played, what goes with what, and which numbers of the rulebook each one changes.

A module is a record. Its cards are the lines of `data/cards/<id>.toml`, its rulings the ones of the register
that name it; its rules are small files of the engine that read counters and numbers, so that a game without it
pays nothing for it. Modules are listed in the order in which a mix of them is told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
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
        "taxed_to": 0,
        "gunners_without": 1,
        "vice_admirals_from": 3,
        "vice_admirals_to": 4,
        "vice_admiral_coins": 1,
        "cubes": 3,
        "contracts_by_players": (0, 0, 0, 0, 0),
        "contract_influence": (0, 1, 2),
        "time_cards": 0,
        "cards_aside": 0,
    }
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """One box, or a part of one that can be chosen alone."""

    id: str
    players: tuple[int, int] = (1, 5)  # fewest and most; a mix is for as many as all of its modules are
    stands_alone: bool = False  # can be played without `base`
    joins: str = ""  # with this module only the cards marked for it are added, and its own numbers do not hold
    is_solo_too: bool = False  # makes a game for one player of the mix
    requires: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    has_cards: bool = True  # in `data/cards`
    in_batches: bool = False  # its cards join the deck as a story says, not from the start
    at_tables: bool = True  # can be played in the browser, too
    ranks: tuple[tuple[int, str], ...] = ()  # of a crew that plays together: from so many points on; none: a ranking
    numbers: Mapping[str, Number] = field(default_factory=dict[str, Number])  # that differ from the base game's


LIST = (
    Module(
        id="base",
        players=(2, 5),
        stands_alone=True,
    ),
    Module(
        id="gambler",
        players=(2, 5),
        requires=("base",),
    ),
    Module(
        id="set_sail",
        players=(2, 4),
        stands_alone=True,
        joins="base",
        numbers={"influence_to_end": 8, "taxed_from": 9, "taxed_to": 8},
    ),
    Module(
        id="contract_cards",
        players=(2, 5),
        requires=("base",),
    ),
    Module(
        id="contracts",
        players=(2, 5),
        requires=("base", "contract_cards"),
        excludes=("coop", "adventure"),
        has_cards=False,
        numbers={"contracts_by_players": (4, 4, 4, 4, 4)},
    ),
    Module(
        id="coop",
        is_solo_too=True,
        requires=("base", "contract_cards"),
        excludes=("contracts", "adventure"),
        has_cards=False,
        ranks=((0, "landlubber"), (2, "sailor"), (4, "pirate"), (6, "captain"), (8, "lord_of_the_seas")),
        numbers={"influence_to_end": 0, "contracts_by_players": (3, 5, 7, 9, 11), "time_cards": 13},
    ),
    Module(
        id="adventure",
        players=(1, 4),
        is_solo_too=True,
        requires=("base",),
        excludes=("contracts", "coop"),
        in_batches=True,
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


@cache
def mixes(*, at_tables: bool = False) -> tuple[tuple[str, ...], ...]:
    """Everything that can be played together, or of it what a table of the server can choose."""
    known = [module.id for module in LIST if module.at_tables or not at_tables]
    chosen = (mix for size in range(1, len(known) + 1) for mix in combinations(known, size))
    return tuple(mix for mix in chosen if is_mix(mix))


def is_mix(names: Sequence[str]) -> bool:
    """Can these be played together?"""
    try:
        check_mix(names)
    except RulesetError:
        return False
    return True


def mix_error(message: str, reason: str, **facts: str) -> RulesetError:
    """A mix that can't be played."""
    return RulesetError(message, code="ruleset/modules", reason=reason, **facts)


def players_of(modules: Iterable[str]) -> tuple[int, int]:
    """For how many players a mix is."""
    mix = tuple(modules)
    chosen = [MODULES[module] for module in mix if not is_joined(module, mix)]
    fewest = 1 if any(module.is_solo_too for module in chosen) else max(module.players[0] for module in chosen)
    return fewest, min(module.players[1] for module in chosen)


def is_joined(module: str, mix: Sequence[str]) -> bool:
    """Is a module that could stand alone only added to another one of this mix?"""
    return MODULES[module].joins in mix


def numbers_of(modules: Iterable[str]) -> dict[str, Number]:
    """The numbers of the rulebook in a mix of modules."""
    mix = tuple(modules)
    numbers = dict(NUMBERS)
    for module in mix:
        if not is_joined(module, mix):
            numbers.update(MODULES[module].numbers)
    return numbers
