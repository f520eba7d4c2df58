"""The ladder as a page: what was measured, from the file of results, in tables."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import fill
from typing import Any

from .intervals import Estimate
from .ladder import (
    BASE,
    LIMITS,
    PLAYERS,
    PROMISED_PLAYERS,
    PROMISES,
    RUNGS,
    Results,
    contracts_of,
    mixed_key,
    modules_of,
    pair_key,
    win_rate,
)
from .rating import HIGH_ANCHOR, LOW_ANCHOR

TOP = """\
# The ladder

*Written by `portroyal ladder` from [`ladder.json`](ladder.json): change nothing here · Next: [Measuring](measuring.md)*

One bot against a table of others, seats rotated, duplicate blocks, 95 % intervals. Par is 50 % with two players, 33 %
with three, 25 % with four, 20 % with five. A number behind a bot that searches, as in navigator@50, says how many deals
it weighs each choice over, instead of by the clock.

![The ladder](ladder.svg)
"""


def page_of(results: Results) -> str:
    """The whole page."""
    parts = [TOP, rungs_part(results), promises_part(results), everybody_part(results)]
    parts += [time_part(results), how_part(results)]
    return "\n".join(part for part in parts if part)


def section(title: str, words: str, headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A heading, some words and a table, as Markdown has them."""
    lines = ["| " + " | ".join(headings) + " |", "|" + "---|" * len(headings)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([f"## {title}", "", fill(" ".join(words.split()), 118), "", *lines, ""])


def percent(rate: Estimate) -> str:
    """A win rate with its interval."""
    return f"{100 * rate.mean:.1f} % ({100 * rate.low:.1f} to {100 * rate.high:.1f})"


def rungs_part(results: Results) -> str:
    """Each rung against the one below."""
    rows: list[list[str]] = []
    for upper in RUNGS[1:]:
        found = {players: below(results, upper, players) for players in PLAYERS}
        if any(found.values()):
            bot, lower = next(each["table"][:2] for each in found.values() if each)
            rows.append([bot, lower, *(rung_cell(found[players], [bot, lower]) for players in PLAYERS)])
    if not rows:
        return ""
    headings = ["bot", "against", *(f"{players} players" for players in PLAYERS)]
    words = """Under each win rate stands the verdict of the sequential test and after how many games it was clear.
        **Better** means: two percentage points above par rather than par, with an error of at most 5 %."""
    return section("Each rung against the one below", words, headings, rows)


def below(results: Results, upper: str, players: int) -> dict[str, Any] | None:
    """The result of a rung against the next lower one that was measured."""
    for lower in reversed(RUNGS[: RUNGS.index(upper)]):
        if found := results.get(pair_key(upper, lower, players)):
            return found
    return None


def rung_cell(result: dict[str, Any] | None, pair: list[str]) -> str:
    """Win rate and verdict, and who played if it was not quite the pair of the row, but with other budgets."""
    if result is None:
        return ""
    verdict = {"H1": "better", "H0": "not better", None: "undecided"}[result["verdict"]]
    after = f" after {result['decided_after']}" if result["decided_after"] else ""
    others = "" if result["table"][:2] == pair else f"<br>{' against '.join(result['table'][:2])}"
    return f"{percent(win_rate(result))}<br>**{verdict}**{after}{others}"


def promises_part(results: Results) -> str:
    """What was promised, and what was found."""
    rows: list[list[str]] = []
    for one, rest, promised in PROMISES:
        if found := results.get(pair_key(one, rest, PROMISED_PLAYERS)):
            rate = win_rate(found)
            kept = "yes" if rate.low >= promised else "as far as one can tell" if rate.mean >= promised else "no"
            bot, other = found["table"][:2]
            rows.append([bot, f"3 × {other}", f"{100 * promised:.0f} %", percent(rate), kept, str(found["games"])])
    if not rows:
        return ""
    words = "Kept *as far as one can tell*: the rate is there, but its interval reaches below."
    headings = ["bot", "against", "promised", "found", "kept", "games"]
    return section("What was promised", words, headings, rows)


def shortcomings(results: Results) -> list[str]:
    """Promises that were not kept, and rungs that are not better than the one below."""
    found: list[str] = []
    for one, rest, promised in PROMISES:
        result = results.get(pair_key(one, rest, PROMISED_PLAYERS))
        if result and win_rate(result).mean < promised:
            found.append(f"{one} wins {percent(win_rate(result))} against {rest}s, not {100 * promised:.0f} %.")
    for upper in RUNGS[1:]:
        for players in PLAYERS:
            result = below(results, upper, players)
            if result and result["verdict"] != "H1":
                found.append(f"{upper} is not better than {result['table'][1]} with {players} players.")
    return found


def everybody_part(results: Results) -> str:
    """Ratings and win rates at mixed tables."""
    mixed = {players: found for players in PLAYERS if (found := results.get(mixed_key(players)))}
    if not mixed:
        return ""
    main = PROMISED_PLAYERS if PROMISED_PLAYERS in mixed else min(mixed)
    rows: list[list[str]] = []
    for bot in mixed[main]["bots"]:
        low, high = bot["points_interval"]
        rates = [mixed_cell(found, bot["bot"]) for found in mixed.values()]
        rows.append([bot["bot"], f"{bot['points']}", f"{low:.0f} to {high:.0f}", *rates])
    words = f"""Tables of different bots, everybody equally often. Points are OpenSkill's Plackett-Luce ratings at the
        tables of {main}, stretched so that {LOW_ANCHOR} has 0 and {HIGH_ANCHOR} 1000 (the best, where it
        did not play), with intervals from drawing the blocks anew; beside them, how often each bot won."""
    headings = ["bot", "points", "interval", *(f"{players} players" for players in mixed)]
    return section("Everybody at mixed tables", words, headings, rows)


def mixed_cell(result: dict[str, Any], bot: str) -> str:
    """How often a bot won, nothing if it was not there."""
    return percent(win_rate(result, bot)) if any(each["bot"] == bot for each in result["bots"]) else ""


def time_part(results: Results) -> str:
    """How long each bot thinks."""
    rows: list[list[str]] = []
    for one in dict.fromkeys(bot for bot, _, _ in PROMISES):
        found = [each for key, each in results.items() if key.startswith(f"{one} against ")]
        if found:
            first = [each["bots"][0] for each in found]
            p50, p99 = max(each["p50_ms"] for each in first), max(each["p99_ms"] for each in first)
            faults = sum(each["faults"] for each in first)
            rows.append([first[0]["bot"], f"{LIMITS[one]} ms", f"{p50:.2f} ms", f"{p99:.2f} ms", f"{faults}"])
    if not rows:
        return ""
    words = """Half of all decisions take at most p50, 99 of 100 at most p99, both rounded up by as much as a tenth; the
        slowest table counts."""
    return section("Thinking time", words, ["bot", "limit", "p50", "p99", "faults"], rows)


def how_part(results: Results) -> str:
    """Seeds and versions."""
    seeds = sorted({str(each["asked"]["seed"]) for each in results.values()})
    rules = sorted({str(each["asked"]["rules"]) for each in results.values()})
    packages = sorted({str(each["package"]) for each in results.values()})
    versions: dict[str, str] = {}
    for each in results.values():
        versions |= each["asked"]["versions"]
    limits = sorted({limit_words(each["asked"]) for each in results.values()})
    games = sum(each["games"] for each in results.values())
    rows = [
        ["games", f"{games}"],
        *(["modules", " and ".join(mix)] for mix in dict.fromkeys(map(modules_of, results.values())) if mix != BASE),
        *(
            ["contracts", ", ".join(chosen)]
            for chosen in sorted({contracts_of(each) for each in results.values()})
            if chosen
        ),
        ["seeds", ", ".join(f"`report {seed} ...`" for seed in seeds)],
        ["package, rules", f"portroyal {', '.join(packages)}, rules version {', '.join(rules)}"],
        ["bots", ", ".join(f"{bot} {versions[bot]}" for bot in sorted(versions))],
        ["thinking", "; ".join(limits)],
    ]
    words = """A run with the same seed, versions and number of games gives the same figures, but for times, and but for
        bots that think by the clock."""
    return section("Seeds and versions", words, ["what", "which"], rows)


def limit_words(asked: dict[str, Any]) -> str:
    """How long bots were allowed to think."""
    if asked["iterations"]:
        return f"{asked['iterations']} iterations"
    return f"{1000 * asked['seconds']:g} ms a decision" if asked["seconds"] else "each bot as long as it usually does"
