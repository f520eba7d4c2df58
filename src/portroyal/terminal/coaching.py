"""The coach on a screen of 80 columns: the options of a hint, and a review of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..words import Words
from ..words.cards import name, one
from ..words.deeds import deed
from ..words.speech import sentence
from .screen import indented
from .teller import Teller

if TYPE_CHECKING:
    from ..coach import Hint, Leaving, Review, Taker
    from ..coach.review import Decision
    from ..coach.tally import Moment

GRADES = ("inaccuracy", "mistake", "blunder")


def points(t: Words, share: float) -> str:
    """A chance, or a difference of chances, in percentage points."""
    return t.number(100 * share, 1)


def signed_points(t: Words, share: float) -> str:
    """With its sign."""
    return t.signed(100 * share, 1)


def change(t: Words, share: float) -> str:
    """A difference that stands by itself, told apart from percent and from influence."""
    return t("chance-points", points=signed_points(t, share))


# --- A hint ---


def hint_table(t: Words, hint: Hint) -> Group:
    """Every option with its numbers, best first, and the sentence below."""
    advice = Text(hint.said(t.language))
    if len(hint.options) == 1:
        return Group(advice)
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column(t("hint-option"), max_width=36, overflow="ellipsis", no_wrap=True)
    headings = (
        t("terminal-hint-win"),
        t("terminal-hint-behind"),
        t("sheet-coins", count=2),
        t("sheet-influence", count=2),
    )
    for heading in headings:
        table.add_column(sentence(heading), justify="right", no_wrap=True)
    for option in hint.options:
        gap = t("hint-best") if option is hint.best else f"{points(t, option.gap)} ±{points(t, option.gap_error)}"
        table.add_row(
            Text(deed(t, option.action.words, hint.view.names)),
            f"{points(t, option.win)} ±{points(t, option.error)}",
            Text(f"{gap}{' ?' if option.too_close else ''}"),
            t.number(option.coins, 1),
            t.number(option.influence, 1),
            style="bold" if option is hint.best else "",
        )
    below = [t("terminal-hint-deals", deals=hint.deals, turns=hint.turns)]
    below += [t("terminal-hint-close")] if hint.too_close else []
    return Group(table, Text(" ".join(below), style="dim"), advice)


# --- What one leaves the others ---


def leaving_lines(t: Words, leaving: Leaving) -> Group:
    """For each choice, what everyone who comes after would take of what it leaves."""
    if not leaving.options[0].takers:
        return Group(Text(t("leaving-nobody")))
    lines: list[RenderableType] = []
    for left in leaving.options:
        is_pass = left is leaving.as_it_lies
        said = deed(t, left.action.words, leaving.names)
        lines.append(Text(t("leaving-as-it-lies") if is_pass else t("leaving-after", deed=said), style="bold"))
        lines += [indented(Text(taker_line(t, leaving, taker))) for taker in left.takers]
    return Group(*lines, Text(t("leaving-note"), style="dim"))


def taker_line(t: Words, leaving: Leaving, taker: Taker) -> str:
    """`Mary: Pinnace, +3 coins, chance to win +1.9 % pts`."""
    who = leaving.names[taker.seat]
    if not taker.cards:
        return t("terminal-told", what=who, that=t("leaving-nothing"))
    parts = [name(t, code) for code in taker.cards]
    if taker.coins:
        parts.append(t("leaving-coins", count=abs(taker.coins), signed=t.signed(taker.coins, 0)))
    key = "leaving-worth-crew" if leaving.is_crew else "leaving-worth"
    parts.append(t(key, change=change(t, taker.win)))
    return t("terminal-told", what=who, that=", ".join(parts))


# --- A review ---


def review_report(t: Words, review: Review) -> Group:
    """Luck and skill of everyone, what decided the game, and what could have been done better."""
    you = you_among(t, review.names)
    teller, moments = Teller(t, review.names, you), review.moments_for(you)
    parts: list[RenderableType] = [luck_and_skill(t, review), Text()]
    if moments:
        heading = "terminal-review-moments" if review.over else "terminal-review-moments-so-far"
        parts.append(Text(t(heading), style="bold"))
        parts += [indented(Text(moment_line(teller, moment))) for moment in moments]
        parts.append(Text())
    worse = [decision for decision in review.decisions if decision.grade != "good"]
    if worse:
        parts.append(Text(t("terminal-review-better"), style="bold"))
        parts += [indented(Text(decision_line(teller, decision))) for decision in worse]
    close = sum(decision.too_close for decision in review.decisions)
    parts.append(Text(t("terminal-review-count", count=len(review.decisions), close=close), style="dim"))
    return Group(*parts)


def you_among(t: Words, names: Sequence[str]) -> int | None:
    """The seat of the one person of a saved game, if it kept the name we gave."""
    you = t("table-you")
    return names.index(you) if you in names else None


def luck_and_skill(t: Words, review: Review) -> Table:
    """Start + luck + skill = result, for each player."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column(t("end-player"), max_width=18, no_wrap=True, overflow="ellipsis")
    for heading in ("start", "luck", "own", "others", "result" if review.over else "now"):
        table.add_column(t(f"terminal-review-{heading}"), justify="right", no_wrap=True)
    table.add_column("")
    for player in review.players:
        numbers = (player.luck, player.own, player.others)
        found = {grade: player.grades.get(grade, 0) for grade in GRADES}
        grades = [t(f"terminal-grades-{grade}", count=count) for grade, count in found.items() if count]
        table.add_row(
            Text(player.name),
            points(t, player.start),
            *(signed_points(t, number) for number in numbers),
            points(t, player.result),
            Text(", ".join(grades), style="dim"),
        )
    return table


def moment_line(teller: Teller, moment: Moment) -> str:
    """`Round 5: Ann bust. (Ann −22.5 %, Ben +18.8 %)`"""
    t = teller.t
    changes = sorted(enumerate(moment.change), key=lambda each: -abs(each[1]))[:2]
    who = ", ".join(f"{teller.names[seat]} {change(t, by)}" for seat, by in changes)
    what = what_happened(teller, moment)
    return t("terminal-review-moment", round=t("chart-round", round=moment.round), what=what, changes=who)


def what_happened(teller: Teller, moment: Moment) -> str:
    """The cards that came, or the choice that was made."""
    t, about = teller.t, moment.about
    if moment.kind == "decision":
        decision: Decision = about  # type: ignore[assignment]
        return chose(teller, decision)
    codes: tuple[str, ...] = getattr(about, "cards", ())
    cards = t.series(one(t, code) for code in codes)
    told = t("end-moment-cards", cards=cards, **teller.who(moment.seat))
    return f"{told} {t('end-moment-bust', **teller.who(moment.seat))}" if getattr(about, "bust", False) else told


def chose(teller: Teller, decision: Decision) -> str:
    """`Ann chose “Stop”. “Draw” was better.`"""
    t = teller.t
    did, best = (deed(t, action, teller.names) for action in (decision.action, decision.best))
    return t("end-moment-chose", did=did, best=best, **teller.who(decision.seat))


def decision_line(teller: Teller, decision: Decision) -> str:
    """`12. Mistake (−4.2 % ±0.5): Ann chose “Stop”. “Draw” was better. A person may come: 54 of 106 cards.`"""
    t = teller.t
    cost = f"{change(t, -decision.loss)} ±{points(t, decision.error)}"
    grade = t(f"terminal-grade-{decision.grade}")
    told = t("terminal-review-decision", number=decision.number, grade=grade, cost=cost, what=chose(teller, decision))
    return f"{told} {decision.reason.said(t.language)}" if decision.reason else told
