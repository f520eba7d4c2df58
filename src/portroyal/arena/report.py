"""Results for people: tables, verdicts, complaints. The same for programs is `as_dict()` of each result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import isfinite

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .contest import Contest, Standing
from .intervals import Estimate
from .match import Fault
from .sprt import BOUND, Trial

FAULTS_SHOWN = 5


def percent(rate: Estimate) -> str:
    """A win rate with its interval: `61.2 (58.0-64.4)`."""
    return f"{100 * rate.mean:.1f} ({100 * rate.low:.1f}-{100 * rate.high:.1f})"


def signed(figure: Estimate) -> str:
    """A mean with half the width of its interval: `+1.40 ±0.20`."""
    return f"{figure.mean:+.2f}" + (f" ±{figure.high - figure.mean:.2f}" if isfinite(figure.high) else "")


def milliseconds(seconds: float) -> str:
    """A time a decision took."""
    return f"{1000 * seconds:.2f}"


def contest_table(contest: Contest) -> Table:
    """How each bot did."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    table.add_column("bot", overflow="fold")
    for heading in ("wins %", "margin", "place", "busts", "p50 ms", "p99 ms"):
        table.add_column(heading, justify="right", no_wrap=True)
    for standing in contest.bots:
        name = f"{standing.bot} ×{standing.seats}" if standing.seats > 1 else standing.bot
        table.add_row(Text(name), *cells(standing))
    return table


def cells(standing: Standing) -> list[str]:
    """The figures of one bot."""
    return [
        percent(standing.win_rate),
        signed(standing.margin),
        f"{standing.place:.2f}",
        f"{standing.busts:.2f}",
        milliseconds(standing.p50),
        milliseconds(standing.p99),
    ]


def contest_report(contest: Contest) -> Group:
    """A whole contest."""
    plan = contest.plan
    how = f"{contest.games} games in {contest.blocks} blocks, {contest.turns:.1f} turns a game"
    rules = f"{plan.ruleset.edition}, {plan.ruleset.players} players, seed {plan.seed}"
    redealt = ["The hidden cards were dealt anew at each decision."] if plan.redeal else []
    lines: list[RenderableType] = [contest_table(contest), Text(f"{how}; {rules}.", style="dim")]
    lines += [Text(line, style="dim") for line in redealt]
    if plan.limits.seconds is not None:
        late = ", ".join(f"{each.bot} {each.overruns} of {each.decisions}" for each in contest.bots)
        lines.append(Text(f"Decisions over the limit of {1000 * plan.limits.seconds:g} ms: {late}.", style="dim"))
    return Group(*lines, *complaints(contest.faults, contest.died))


def complaints(faults: Sequence[Fault], died: Sequence[int]) -> list[Text]:
    """What went wrong, the first few in full."""
    lines: list[Text] = []
    for (bot, kind), count in Counter((fault.bot, fault.kind) for fault in faults).items():
        lines.append(Text(f"{bot} {kind} {count} times; the weakest choice was played instead.", style="bold"))
    for fault in faults[:FAULTS_SHOWN]:
        lines.append(Text(f"  {fault.bot}, decision {fault.decision}: {fault.message}"))
    if died:
        lines.append(Text(f"The process of {len(died)} blocks died; they are not counted.", style="bold"))
    return lines


def trial_report(trial: Trial) -> Group:
    """A sequential test and its verdict."""
    h0, h1 = f"{100 * trial.hypotheses.h0:.1f} %", f"{100 * trial.hypotheses.h1:.1f} %"
    first = trial.contest.plan.bots[0]
    verdict = {
        "H1": f"H1 holds: {first} wins {h1} or more rather than {h0}.",
        "H0": f"H0 holds: {first} wins {h0} or less rather than {h1}.",
        None: f"Not decided between {h0} and {h1}.",
    }[trial.verdict]
    ratio = f"Log-likelihood ratio {trial.ratio:+.2f}, decided at ±{BOUND:.2f}."
    return Group(Text(verdict, style="bold"), Text(ratio, style="dim"), contest_report(trial.contest))
