"""The coach on a screen of 80 columns: the options of a hint, and a review of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..coach.words import called
from .screen import indented
from .words import begin_large, count, series

if TYPE_CHECKING:
    from ..coach import Hint, Review
    from ..coach.review import Decision
    from ..coach.tally import Moment

GRADE_NAMES = ("inaccuracy", "mistake", "blunder")
GRADE_PLURALS = ("inaccuracies", "mistakes", "blunders")


def points(share: float) -> str:
    """A chance, or a difference of chances, in points of percent."""
    return f"{100 * share:.1f}"


def signed_points(share: float) -> str:
    """With its sign."""
    text = f"{100 * share:+.1f}"
    return "0.0" if text in ("+0.0", "-0.0") else text.replace("-", "−")


# --- A hint ---


def hint_table(hint: Hint) -> Group:
    """Every option with its numbers, best first, and the sentence below."""
    if len(hint.options) == 1:
        return Group(Text(f"{begin_large(hint.best.action.words)}: {hint.reason.sentence}"))
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column("option", max_width=36, overflow="ellipsis", no_wrap=True)
    for heading in ("win %", "behind", "coins", "influence"):
        table.add_column(heading, justify="right", no_wrap=True)
    for option in hint.options:
        behind = "best" if option is hint.best else f"{points(option.gap)} ±{points(option.gap_error)}"
        table.add_row(
            Text(option.action.words),
            f"{points(option.win)} ±{points(option.error)}",
            Text(f"{behind}{' ?' if option.too_close else ''}"),
            f"{option.coins:.1f}",
            f"{option.influence:.1f}",
            style="bold" if option is hint.best else "",
        )
    close = " A ? is too close to call." if hint.too_close else ""
    deals = f"{hint.deals:,} imagined deals, {hint.turns} turns on; coins and influence are what you have then.{close}"
    return Group(table, Text(deals, style="dim"), Text(begin_large(hint.sentence)))


# --- A review ---


def review_report(review: Review) -> Group:
    """Luck and skill of everyone, what decided the game, and what could have been done better."""
    parts: list[RenderableType] = [luck_and_skill(review), Text()]
    if review.moments:
        heading = "What decided the game:" if review.over else "What changed most so far:"
        parts.append(Text(heading, style="bold"))
        parts += [indented(Text(line)) for line in moment_lines(review)]
        parts.append(Text())
    worse = [decision for decision in review.decisions if decision.grade != "good"]
    if worse:
        parts.append(Text("What could have been done better:", style="bold"))
        parts += [indented(Text(decision_line(review.names, decision))) for decision in worse]
    close = sum(decision.too_close for decision in review.decisions)
    decisions = count(len(review.decisions), "decision")
    parts.append(Text(f"{decisions}, {close} of them too close to call.", style="dim"))
    return Group(*parts)


def luck_and_skill(review: Review) -> Table:
    """Start + luck + skill = result, for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column("player", max_width=18, no_wrap=True, overflow="ellipsis")
    for heading in ("start", "+ luck", "+ own", "+ others", "= result" if review.over else "= now"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    for player in review.players:
        numbers = (player.luck, player.own, player.others)
        grades = [
            f"{found} {name if found == 1 else plural}"
            for name, plural in zip(GRADE_NAMES, GRADE_PLURALS, strict=True)
            if (found := player.grades.get(name, 0))
        ]
        table.add_row(
            Text(player.name),
            points(player.start),
            *map(signed_points, numbers),
            points(player.result),
            Text(short(grades), style="dim"),
        )
    return table


def short(grades: Sequence[str]) -> str:
    """Classes in few letters: `2 inacc., 1 blunder`."""
    return ", ".join(grades).replace("inaccuracies", "inacc.").replace("inaccuracy", "inacc.")


def moment_lines(review: Review) -> list[str]:
    """The moments that decided the game, a line each."""
    return [moment_line(review.names, moment) for moment in review.moments]


def moment_line(names: Sequence[str], moment: Moment) -> str:
    """`Round 5: Ann draws a frigate, a bust (Ann −22.5, Ben +18.8).`"""
    changes = sorted(enumerate(moment.change), key=lambda each: -abs(each[1]))[:2]
    who = ", ".join(f"{names[seat]} {signed_points(change)}" for seat, change in changes)
    return f"Round {moment.round}: {what_happened(names, moment)} ({who})."


def what_happened(names: Sequence[str], moment: Moment) -> str:
    """The cards that came, or the choice that was made."""
    about = moment.about
    if moment.kind == "decision":
        decision: Decision = about  # type: ignore[assignment]
        return f"{does(names[decision.seat], 'play')} {decision.action}, not {decision.best}"
    cards: tuple[str, ...] = getattr(about, "cards", ())
    came = series(called(code) for code in cards)
    return f"{does(names[moment.seat], 'draw')} {came}{', a bust' if getattr(about, 'bust', False) else ''}"


def does(name: str, verb: str) -> str:
    """`Ann draws`, `You draw`."""
    return f"{name} {verb}" if name == "You" else f"{name} {verb}s"


def decision_line(names: Sequence[str], decision: Decision) -> str:
    """`12. Ann: stop, a mistake (−4.2 ±0.5): better draw. A person may come, 54 of 106 cards.`"""
    article = "an" if decision.grade == "inaccuracy" else "a"
    cost = f"{signed_points(-decision.loss)} ±{points(decision.error)}"
    why = f" {decision.reason.sentence}" if decision.reason else ""
    told = f"{decision.number}. {names[decision.seat]}: {decision.action}, {article} {decision.grade} ({cost})"
    return f"{told}: better {decision.best}.{why}"
