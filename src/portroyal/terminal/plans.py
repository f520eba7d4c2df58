"""What a bot of a crew is after, as it says it: `I’m after “Explorer”. I still need a Captain.`"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..contracts import BY_ID
from ..words import Words
from ..words.adventure import demand_text
from ..words.contracts import contract_name, needs_text

if TYPE_CHECKING:
    from ..bots.plans import Aim, Plan


def plan_said(t: Words, plan: Plan, names: Sequence[str], you: int | None = None) -> str:
    """A plan in a sentence or two; `you` is the seat of the reader, if it is one."""
    if plan.aim is None:
        return t(f"plan-{plan.how}")
    goal = plan.aim.contract
    is_contract = goal in BY_ID
    key = f"plan-{plan.how}" if is_contract else f"plan-{plan.how}-mission"
    named = {"contract": contract_name(t, goal)} if is_contract else {"mission": goal}
    if plan.whom is not None:
        return t(key, you="yes" if plan.whom == you else "no", name=names[plan.whom], **named)
    return f"{t(key, **named)} {lacks_said(t, plan.aim)}"


def lacks_said(t: Words, aim: Aim) -> str:
    """What is still missing: things first, then moments."""
    if aim.lacks and (contract := BY_ID.get(aim.contract)) is not None:
        return t("plan-needs", things=needs_text(t, aim.lacks, contract.amount))
    if aim.lacks:
        return t("plan-needs", things=t.series(demand_text(t, what, count) for what, count in aim.lacks.items()))
    return t("plan-moment", count=aim.steps) if aim.steps else t("plan-ready")
