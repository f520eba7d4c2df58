"""Contracts as people speak of them: facts from the data, words from contracts.ftl."""

from __future__ import annotations

from collections.abc import Mapping

from ..contracts import BY_ID, LIST
from .speech import Words

# The contract that ships are kept for.
NEST = next(contract.id for contract in LIST if contract.how == "ships_kept")
# What is asked for under another name than the words'.
CALLED = {"ships_kept": "ships"}


def message(prefix: str, name: str) -> str:
    """The id of a sentence about a contract, a rank or something that is needed."""
    return f"{prefix}-{name.replace('_', '-')}"


def variables(contract_id: str) -> dict[str, object]:
    """The numbers of a contract; of what it needs, how many of the first thing."""
    contract = BY_ID[contract_id]
    return {"count": next(iter(contract.needs.values()), 0), "amount": contract.amount, "steps": contract.steps}


def contract_name(t: Words, contract_id: str) -> str:
    """`Pirate's Nest`"""
    return t(message("contract-name", contract_id))


def contract_text(t: Words, contract_id: str) -> str:
    """What it asks for, in a sentence or two."""
    return t(message("contract-text", contract_id), **variables(contract_id))


def needs_text(t: Words, needs: Mapping[str, int], amount: int = 0) -> str:
    """Things that are needed: `a Captain and 2 swords`."""
    ids = {what: message("contract-need", CALLED.get(what, what)) for what in needs}
    return t.series(t(ids[what], count=count, amount=amount) for what, count in needs.items())


def contract_asks(t: Words, contract_id: str) -> str:
    """What it asks for, in a few words."""
    contract = BY_ID[contract_id]
    if contract.needs:
        return needs_text(t, contract.needs, contract.amount)
    return t(message("contract-asks", contract_id), **variables(contract_id))


def contract_when(t: Words, contract_id: str) -> str:
    """When it may be completed, and by whom."""
    contract = BY_ID[contract_id]
    when = "now" if contract.at_moment else "any"
    if contract.is_for_active:
        when = "now-own" if contract.at_moment else "own"
    return t(f"contract-when-{when}")


def contract_footnotes(t: Words, contract_id: str) -> list[str]:
    """Coins, seal, and what is special about it."""
    contract = BY_ID[contract_id]
    coins = ", ".join(map(str, contract.payouts))
    notes = [t("contract-pays", coins=coins) if any(contract.payouts) else t("contract-pays-nothing")]
    notes.append(t("contract-seal", turns=t.number(contract.turns), letter=contract.letter))
    notes += [t("contract-crews-only")] if contract.together else []
    return [*notes, t("contract-reconstructed")] if contract.reconstructed else notes


def gain_line(t: Words, coins: int, influence: int) -> str:
    """What completing one brings: `+2 coins`, `+2, +1 influence`."""
    return t("contract-do-both", coins=coins, influence=influence) if influence else t("contract-do-coins", coins=coins)


def rank_name(t: Words, rank: str) -> str:
    """`Lord of the Seas`"""
    return t(message("rank", rank))
