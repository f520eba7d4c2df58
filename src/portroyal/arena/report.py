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

FAULTS_SHOWN = 5  # of each bot


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
    """The figures of one bot, none if it finished no game."""
    if not standing.games:
        return ["-"] * 6
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
    how = f"{many(contest.games, 'game')} in {many(contest.blocks, 'block')}"
    how += f", {contest.turns:.1f} turns a game" if contest.games else ": nothing was measured"
    played = plan.ruleset
    rules = f"{' and '.join(played.modules)}, {played.edition}, {played.players} players, seed {plan.seed}"
    redealt = ["The hidden cards were dealt anew at each decision."] if plan.redeal else []
    lines: list[RenderableType] = [contest_table(contest), Text(f"{how}; {rules}.", style="dim")]
    lines += [Text(line, style="dim") for line in redealt]
    if plan.limits.seconds is not None and contest.games:
        late = ", ".join(f"{each.bot} {each.overruns} of {each.decisions}" for each in contest.bots)
        lines.append(Text(f"Decisions over the limit of {1000 * plan.limits.seconds:g} ms: {late}.", style="dim"))
    return Group(*lines, *complaints(contest.faults), *deaths(contest))


def many(count: int, what: str) -> str:
    """So many of something: `1 game`, `2 games`."""
    return f"{count} {what}" + ("" if count == 1 else "s")


def complaints(faults: Sequence[Fault]) -> list[Text]:
    """What went wrong: each message once, the first few of each bot."""
    lines: list[Text] = []
    for bot in dict.fromkeys(fault.bot for fault in faults):
        of_bot = [fault for fault in faults if fault.bot == bot]
        for kind, count in Counter(fault.kind for fault in of_bot).items():
            told = f"{bot} {kind} {many(count, 'time')}; the weakest choice was played instead."
            lines.append(Text(told, style="bold"))
        messages = Counter(fault.message for fault in of_bot)
        lines += [Text(f"  {many(count, 'time')}: {message}") for message, count in messages.most_common(FAULTS_SHOWN)]
        if len(messages) > FAULTS_SHOWN:
            lines.append(Text(f"  and {many(len(messages) - FAULTS_SHOWN, 'other message')}"))
    return lines


def deaths(contest: Contest) -> list[Text]:
    """Blocks that were not played to the end, why, and whom to ask."""
    if not contest.died:
        return []
    one = len(contest.died) == 1
    told = f"{many(len(contest.died), 'block')} died and {'is' if one else 'are'} not counted."
    suspects = f" Not ours at this table: {', '.join(contest.suspects)}." if contest.suspects else ""
    reasons = [Text(f"  {reason}") for reason in contest.reasons[:FAULTS_SHOWN]]
    return [Text(told + suspects, style="bold"), *reasons]


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
