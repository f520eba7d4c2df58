"""The rules of a table: its settings as a ruleset, the numbers that brings, and the modules there are to choose.

A game goes on under the version of the rules it began with, whatever version this server would begin one under. A table
by rules that this server does not have is refused, alone and with the way out; all of it stays in the store.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, cast

import msgspec

from ... import modules
from ...contracts import BY_ID, IDS, LIST
from ...engine.crew import time_by_seals
from ...engine.vocabulary import KEY_WORDS, TIME_CARDS
from ...errors import CampaignError, RulesetError
from ...knowledge.contracts import ranks_of
from ...modules import LIST as LIST_OF_MODULES
from ...ruleset import MOST_PLAYERS, RULES_VERSION, RULES_VERSIONS, Ruleset, check_choice, contracts_for
from ...seeds import random_for
from ..protocol import Chapter, ContractInfo, ModuleInfo, RankInfo, Settings, VoyagePlan
from ..protocol.refusals import refused


def offered() -> tuple[str, ...]:
    """The ids of the modules a table may choose from."""
    return tuple(each.id for each in LIST_OF_MODULES if each.at_tables)


def ruleset_of(settings: Settings, players: int, version: int = RULES_VERSION) -> Ruleset:
    """The ruleset of a table; a mix or a number of players that can't be is refused with the reason."""
    rulings = tuple(settings.rulings.items())
    return ruleset_for(
        players,
        settings.edition,
        settings.modules,
        rulings,
        version,
        settings.contracts,
        settings.aside,
        settings.adventure,
    )


@lru_cache(256)
def ruleset_for(
    players: int,
    edition: str,
    modules: tuple[str, ...],
    rulings: tuple[tuple[str, str], ...],
    version: int,
    contracts: tuple[str, ...],
    aside: int,
    adventure: Chapter | None,
) -> Ruleset:
    """One for all tables that play by it."""
    for module in modules:
        check_choice("module", module, offered())
    return Ruleset.of(
        players,
        edition=edition,
        modules=modules,
        rulings=dict(rulings),
        version=version,
        contracts=contracts,
        aside=aside,
        adventure=None if adventure is None else told_chapter(adventure),
    )


def ruleset_kept(code: str, settings: Settings, players: int, version: int = RULES_VERSION) -> Ruleset:
    """The same for a table that was opened or begun before, perhaps by another server than this."""
    if version not in RULES_VERSIONS:
        known = " and ".join(map(str, RULES_VERSIONS))
        why = f"it was begun under version {version} of the rules, and this server plays {known}."
        raise refused("table/other_rules", code=code, why=why)
    try:
        return ruleset_of(settings, players, version)
    except (RulesetError, CampaignError) as error:
        raise refused("table/other_rules", code=code, why=error.message) from error


def check_settings(settings: Settings, players: int) -> Settings:
    """Settings that can be played, with the modules in their own order."""
    ruleset = ruleset_of(settings, players)
    return msgspec.structs.replace(settings, modules=ruleset.modules, adventure=chapter_of(ruleset))


def told_chapter(chapter: Chapter) -> dict[str, Any]:
    """The settings of a chapter as the engine's `Adventure` is told them: what is not said is left out."""
    told = msgspec.structs.asdict(chapter)
    return {name: value for name, value in told.items() if value is not None and value != ()}


def chapter_of(ruleset: Ruleset) -> Chapter | None:
    """The same, with nothing left out."""
    found = ruleset.adventure
    if found is None:
        return None
    return Chapter(
        mode=cast("Any", found.mode),
        campaign=found.campaign,
        contents=found.contents,
        chapter=found.chapter,
        batches=found.batches,
        coins=found.coins,
    )


def numbers_of(settings: Settings) -> dict[str, int | list[int]]:
    """The numbers of the rulebook, for people who look something up."""
    numbers = modules.numbers_of(settings.modules) | {"cards_aside": settings.aside}
    return {name: list(number) if isinstance(number, tuple) else number for name, number in numbers.items()}


# --- Contracts ---


def contract_numbers(module: str) -> list[int]:
    """How many contracts a module lays on the table, by players from one on; empty where none."""
    numbers = [contracts_for((module,), players) for players in range(1, MOST_PLAYERS + 1)]
    return numbers if any(numbers) else []


def has_contracts(settings: Settings) -> bool:
    """Do contracts lie on the table?"""
    return bool(contracts_for(settings.modules, MOST_PLAYERS))


def dealt(seed: str) -> list[str]:
    """All contracts, shuffled. A table has the first of them that go with what is played, as many as are wanted."""
    order, chance = list(IDS), random_for(seed, "contracts")
    for at in range(len(order) - 1, 0, -1):
        other = chance.below(at + 1)
        order[at], order[other] = order[other], order[at]
    return order


def laid(settings: Settings, order: Sequence[str], players: int) -> Settings:
    """The settings with the contracts that lie on the table: those chosen by hand, or the first of those dealt."""
    wanted = contracts_for(settings.modules, players)
    if settings.contracts or not wanted:
        return settings
    is_crew = bool(ranks_of(settings.modules))
    fitting = [contract for contract in order if is_crew or not BY_ID[contract].together]
    return msgspec.structs.replace(settings, contracts=tuple(fitting[:wanted]))


def contracts_offered() -> list[ContractInfo]:
    """All contracts there are."""
    return [contract_info(contract) for contract in IDS]


@lru_cache(len(LIST))
def contract_info(contract_id: str) -> ContractInfo:
    """The facts of a contract."""
    contract = BY_ID[contract_id]
    return ContractInfo(
        id=contract.id,
        how=cast("Any", contract.how),
        needs=dict(contract.needs),
        amount=contract.amount,
        color=contract.color or None,
        steps=contract.steps,
        payouts=list(contract.payouts),
        turns=contract.turns,
        letter=contract.letter,
        at_moment=contract.at_moment,
        for_active=contract.is_for_active,
        together=contract.together,
        reconstructed=contract.reconstructed,
    )


def voyage_plan(settings: Settings, contracts: tuple[str, ...], players: int) -> VoyagePlan | None:
    """The time that a crew has with these contracts; None where there is no crew, or nothing is dealt yet."""
    if not ranks_of(settings.modules) or not contracts:
        return None
    return plan_for(ruleset_of(msgspec.structs.replace(settings, contracts=contracts), players))


@lru_cache(256)
def plan_for(ruleset: Ruleset) -> VoyagePlan:
    """The time that a crew has by these rules."""
    state = ruleset.empty_state((0,) * KEY_WORDS)
    state.lay_contracts([BY_ID[contract].number for contract in ruleset.contracts])
    cards, turns = state.number(TIME_CARDS), time_by_seals(state)
    seals = sum(BY_ID[contract].turns for contract in ruleset.contracts)
    return VoyagePlan(
        cards=cards,
        seals=seals,
        letters=turns - cards - seals,
        aside=ruleset.aside,
        turns=turns - ruleset.aside,
        ranks=[RankInfo(rank=rank, points=points) for points, rank in ranks_of(ruleset.modules)],
    )


def modules_offered() -> list[ModuleInfo]:
    """The modules a table may choose from."""
    return [
        ModuleInfo(
            id=each.id,
            players=list(each.players),
            alone=each.is_solo_too,
            contracts=contract_numbers(each.id),
            stands_alone=each.stands_alone,
            joins=each.joins,
            requires=list(each.requires),
            excludes=list(each.excludes),
        )
        for each in modules.MODULES.values()
        if each.at_tables
    ]
