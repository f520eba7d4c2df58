"""`portroyal verify`: was the deck fair, and does everything in a record hold?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from .cli_shared import AsJson, Language, name_of, print_console, print_json, text_of, words_for
from .errors import PortRoyalError, RecordError

if TYPE_CHECKING:
    from .record import Point
    from .words import Words

FAILED = 1
SIGNS = {True: "✓", False: "✗", None: "·"}


def verify(
    files: Annotated[
        list[Path],
        Parameter(
            help="Records, one a line; - reads standard input.",
            allow_leading_hyphen=True,
            negative=(),
            consume_multiple=True,
        ),
    ],
    /,
    *,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Check whole games: commitment, parts of the seed, every shuffle and card, actions, outcome, hash and seal.

    Exit code 1: something does not hold.
    """
    t = words_for(language)
    told = [
        (name_of(file), number, record, *looked_at(record)) for file in files for number, record in records_of(file)
    ]
    fails = sum(is_bad(points, why) for *_, points, why in told)
    if as_json:
        print_json([as_facts(where, number, points, why) for where, number, _, points, why in told])
        return FAILED if fails else 0
    console = print_console()
    for where, number, record, points, why in told:
        if len(told) > 1:
            if not is_bad(points, why) and not is_seal_missing(record):
                continue  # of many, only those are told that do not hold, or whose notes nothing proves
            console.print(t("terminal-fair-record", file=where, number=number), markup=False)
        for line in lines(t, record, points, why):
            console.print(line, markup=False, highlight=False)
    if len(told) > 1:
        console.print(t("terminal-fair-files", count=len(told), fails=fails))
    return FAILED if fails else 0


def records_of(file: Path) -> list[tuple[int, dict[str, Any]]]:
    """The records of a file, with their numbers from 1."""
    from .record.files import records_in

    records = records_in(text_of(file), name_of(file))
    if not records:
        raise RecordError(f"{name_of(file)} holds no record.", code="record/unreadable")
    return list(enumerate(records, 1))


def looked_at(record: Mapping[str, Any]) -> tuple[list[Point], str | None]:
    """What was found at each point, or why that is no record at all."""
    from .record import prove

    try:
        return prove(record), None
    except PortRoyalError as error:
        return [], error.message


def is_bad(points: Sequence[Point], why: str | None) -> bool:
    """Does anything not hold?"""
    return why is not None or any(point.holds is False for point in points)


def is_seal_missing(record: Mapping[str, Any]) -> bool:
    """Has a record the parts of a seed but no seal? It comes from an older version, or somebody took it away."""
    return "fair" in record and "seal" not in record


def as_facts(where: str, number: int, points: Sequence[Point], why: str | None) -> dict[str, Any]:
    """The findings for programs."""
    return {
        "file": where,
        "game": number,
        "ok": not is_bad(points, why),
        "problem": why,
        "points": [point.as_dict() for point in points],
    }


# --- In words ---


def lines(t: Words, record: Mapping[str, Any], points: Sequence[Point], why: str | None) -> list[str]:
    """A record's findings, a line for each point, and the verdict."""
    found = [f"{SIGNS[False]} {why}"] if why is not None else []
    if points and points[0].holds is None:
        found.append(f"{SIGNS[None]} {t('fair-no-promise')}")
    failed = False
    for point in points:
        if point.holds is None and point.id in ("commitment", "parts", "first"):
            continue
        found.append(f"{SIGNS[point.holds]} {said(t, record, point, after_failure=failed)}")
        failed = failed or (point.id == "actions" and point.holds is False)
    return [*found, t("terminal-fair-fails") if is_bad(points, why) else t("terminal-fair-holds")]


def said(t: Words, record: Mapping[str, Any], point: Point, *, after_failure: bool) -> str:
    """One finding."""
    facts = point.facts
    if point.holds is None:
        is_unreached = after_failure and point.id != "seal"
        return t("terminal-fair-not-reached") if is_unreached else t(f"terminal-fair-{point.id}-unknown")
    how = "holds" if point.holds else "fails"
    match point.id:
        case "first":
            return t(f"fair-first-{how}", name=first_name(record))
        case "cards":
            if point.holds:
                return t("fair-cards-holds", cards=facts["count"], shuffles=facts["shuffles"])
            return t("fair-cards-fails", number=facts["number"])
        case "actions":
            if point.holds:
                return t("terminal-fair-actions-holds", count=facts["count"])
            return (
                t("terminal-fair-actions-fails", why=facts["why"]) if "why" in facts else t("terminal-fair-words-fail")
            )
        case "commitment" | "parts" | "seal":
            return t(f"fair-{point.id}-{how}")
        case _:
            return t(f"terminal-fair-{point.id}-{how}")


def first_name(record: Mapping[str, Any]) -> str:
    """Who began, as the record says."""
    names: Any = record.get("names")
    start: Any = record.get("start", 0)
    try:
        return str(names[start])
    except (TypeError, IndexError, KeyError):
        return str(start)
