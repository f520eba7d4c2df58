"""The printed numbers of an owner of the box, in the place of those that are only reconstructed.

What is printed on some cards is not public. Whoever has them at home writes the numbers into one file, `printed.toml`
in the folder `portroyal` of the user's settings, or wherever PORTROYAL_PRINTED says (empty: nowhere). The file may
tell what is reconstructed, nothing else: the known cards stay, and the rulebook's totals have to hold.

A file that can't be used leaves the reconstructed numbers in place, and every game they belong to is refused with the
reason, so that nobody plays by other numbers than they think. Games played by the numbers of a file tell its
fingerprint, and are told again only where the same numbers are.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

from .engine.vocabulary import COLOR_NAMES, SEATS
from .errors import RulesetError, shown
from .modules import is_joined

VARIABLE = "PORTROYAL_PRINTED"
# The modules that each part of a file is about: the contracts it tells are dealt to crews alone.
PARTS = {"set_sail": ("set_sail",), "contracts": ("coop",)}
# Earlier versions told a part with these, where all cards and contracts are known, too.
EARLIER_PARTS = {"set_sail": ("set_sail",), "contracts": ("contracts", "coop")}
FINGERPRINT = re.compile("[0-9a-f]{16}")
SWORDS = {"sailor": 1, "pirate": 2}
LETTERS = tuple("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
Line = dict[str, Any]


class Unusable(Exception):
    """Why a file can't be used."""


@dataclass(frozen=True, slots=True)
class Value:
    """What a key of a line can be, and how that is told."""

    can_be: Callable[[Any], bool]
    told: str


def place() -> Path | None:
    """Where the file is looked for; None: nowhere."""
    told = os.environ.get(VARIABLE)
    if told is not None:
        return Path(told) if told else None
    settings = os.environ.get("XDG_CONFIG_HOME") or os.environ.get("APPDATA")
    try:
        return (Path(settings) if settings else Path.home() / ".config") / "portroyal" / "printed.toml"
    except RuntimeError:  # nobody's home
        return None


@cache
def found() -> tuple[Mapping[str, Any], str]:
    """What the file tells, and what is wrong with it."""
    path = place()
    if path is None or not path.is_file():
        return {}, ""
    try:
        told = tomllib.loads(path.read_text("utf-8"))
        check_parts(told)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError, Unusable) as error:
        return {}, f"The file of printed numbers can't be used: {error}"
    return told, ""


def problem() -> str:
    """What is wrong with the file; nothing: it can be used, or there is none."""
    return found()[1]


def fingerprint(modules: Sequence[str], contracts: Sequence[str] = ()) -> str:
    """What a record tells of printed numbers that matter to these modules; none: they are as they come."""
    return print_of([part for part in PARTS if is_about(part, modules, contracts)])


def earlier_fingerprint(modules: Sequence[str]) -> str:
    """What records of earlier versions tell of them, whether it matters to their game or not."""
    return print_of([part for part in PARTS if was_told(part, modules)])


def print_of(parts: Sequence[str]) -> str:
    """The fingerprint of some parts of the file, as far as it has them; none: it has none of them."""
    told = {part: found()[0][part] for part in parts if part in found()[0]}
    return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16] if told else ""


def is_about(part: str, modules: Sequence[str], contracts: Sequence[str] = ()) -> bool:
    """Can a part of the file matter to a game of these modules and, where they were chosen, of these contracts?"""
    if part == "set_sail" and is_joined(part, modules):
        return False  # all cards marked to be mixed in are known
    if part == "contracts" and contracts and not set(contracts) & set(reconstructed_contracts()):
        return False
    return any(module in modules for module in PARTS[part])


def was_told(part: str, modules: Sequence[str]) -> bool:
    """Did earlier versions tell a part of the file with games of these modules?"""
    return any(module in modules for module in EARLIER_PARTS[part])


def reconstructed_contracts() -> list[str]:
    """The contracts of which the file may tell."""
    from .catalog_files import contract_lines

    return [line["id"] for line in contract_lines() if line.get("reconstructed")]


def check_printed(modules: Sequence[str], told: object = None, contracts: Sequence[str] = ()) -> str:
    """The fingerprint of the numbers here, if they can be used and are those a document was written with."""
    if problem() and any(is_about(part, modules, contracts) for part in PARTS):
        raise RulesetError(f"{problem()} Mend it, or take it away.", code="ruleset/printed")
    here = fingerprint(modules, contracts)
    if isinstance(told, str) and told != here and is_told_for_nothing(told, modules, contracts):
        return told  # its hash counts it
    if told is not None and told != here:
        theirs = f"the printed numbers {shown(told)}" if told else "the numbers that come with the program"
        ours = f"the printed numbers {shown(here)}" if here else "those that come with the program"
        raise RulesetError(
            f"This game was played by {theirs}, and here are {ours}. It can be told again with the same file "
            f"of printed numbers ({VARIABLE} names it; empty, there is none).",
            code="ruleset/printed",
        )
    return here


def is_told_for_nothing(told: str, modules: Sequence[str], contracts: Sequence[str]) -> bool:
    """Is this a fingerprint as documents of earlier versions have it, of parts that do not matter to their game?

    Where some part matters, only the same file can say which they were.
    """
    if told == earlier_fingerprint(modules):
        return bool(told)
    parts = [part for part in PARTS if was_told(part, modules)]
    is_touched = any(is_about(part, modules, contracts) for part in parts)
    return bool(parts) and not is_touched and FINGERPRINT.fullmatch(told) is not None


# --- In the place of what is reconstructed ---


def replace_lines(module: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The lines of a module's data file, with the printed cards instead of the reconstructed ones."""
    told = found()[0].get(module)
    if told is None:
        return dict(facts)
    known = {kind: [line for line in facts[kind] if not line.get("reconstructed")] for kind in ("ships", "persons")}
    return {**facts, **{kind: lines + [complete(line) for line in told[kind]] for kind, lines in known.items()}}


def complete(line: Line) -> Line:
    """A line as the data files have it."""
    swords = SWORDS.get(line.get("person", ""))
    return {**line, "copies": line.get("copies", 1), "sources": 1, **({"swords": swords} if swords else {})}


def replace_contract(line: Line) -> Line:
    """A line of the contracts, with its printed seal and payouts."""
    told = found()[0].get("contracts", {}).get(line["id"])
    if told is None:
        return line
    return {key: value for key, value in line.items() if key != "reconstructed"} | told


# --- Checking ---


def check_parts(told: Mapping[str, Any]) -> None:
    """Refuse what is no file of printed numbers."""
    from .catalog_files import module_lines

    for part, value in told.items():
        if part not in PARTS or not isinstance(value, dict):
            raise Unusable(f"it has the tables {' and '.join(PARTS)}, not {shown(part)}.")
    if "set_sail" in told:
        check_totals(told["set_sail"], module_lines("set_sail"))
    if "contracts" in told:
        check_contracts(told["contracts"])


def check_totals(told: Mapping[str, Any], facts: Mapping[str, Any]) -> None:
    """As many cards of each sort as are reconstructed, each of them a card that can be."""
    from .catalog_files import module_lines

    for key in told:
        if key not in ("ships", "persons"):
            raise Unusable(f"[set_sail] has 'ships' and 'persons', not {shown(key)}.")
    for kind, check in (("ships", check_ship), ("persons", check_person)):
        lines = told.get(kind)
        if not isinstance(lines, list) or not all(isinstance(line, dict) for line in cast("list[Any]", lines)):
            raise Unusable(f"{kind} of [set_sail] are a list of cards in braces.")
        for line in cast("list[Line]", lines):
            check(line)
        wanted = sorts_of([line for line in facts[kind] if line.get("reconstructed")])
        given = sorts_of(cast("list[Line]", lines))
        if wanted != given:
            sort = next(sort for sort in {**wanted, **given} if wanted[sort] != given[sort])
            raise Unusable(f"there are {wanted[sort]} {sort} to tell, not {given[sort]}.")
    check_codes(told["persons"], [*known_persons(facts), *known_persons(module_lines("base"))])


def sorts_of(lines: Sequence[Line]) -> Counter[str]:
    """How many cards there are of each sort the rulebook counts."""
    counts: Counter[str] = Counter()
    for line in lines:
        counts[f"{line.get('color', '')} {line.get('person', 'ship')} cards".strip()] += line.get("copies", 1)
    return counts


def check_line(line: Line, keys: Mapping[str, Value]) -> None:
    """Each key that has to be there, with a value that can be, and no other."""
    for key, value in keys.items():
        if key not in line or not value.can_be(line[key]):
            raise Unusable(f"{shown(line)} needs {shown(key)}, {value.told}.")
    for key in line:
        if key not in keys and key != "copies":
            raise Unusable(f"{shown(line)} tells {shown(key)}, which no such card has.")
    if not number(1, 10).can_be(line.get("copies", 1)):
        raise Unusable(f"{shown(line)} has copies from 1 to 10.")


def number(least: int, most: int) -> Value:
    """A whole number in this range."""
    return Value(lambda value: type(value) is int and least <= value <= most, f"a number from {least} to {most}")


def one_of(words: Sequence[str]) -> Value:
    """One of these words."""
    return Value(lambda value: isinstance(value, str) and value in words, f"one of {', '.join(words)}")


def check_ship(line: Line) -> None:
    """A ship: color, strength, coins."""
    strength = number(1, 12)
    skull_too = Value(lambda value: value == "skull" or strength.can_be(value), f'{strength.told} or "skull"')
    check_line(line, {"color": one_of(COLOR_NAMES[:5]), "strength": skull_too, "coins": number(0, 9)})


def check_person(line: Line) -> None:
    """A person: who, cost, influence, and of a wholesaler the color."""
    keys = {
        "person": one_of(("wholesaler", "passenger", "sailor", "pirate")),
        "cost": number(1, 15),
        "influence": number(0, 9),
    }
    if line.get("person") == "wholesaler":
        keys["color"] = one_of(COLOR_NAMES[:5])
    check_line(line, keys)


def known_persons(facts: Mapping[str, Any]) -> list[Line]:
    """The persons of a module that are not reconstructed."""
    return [line for line in facts["persons"] if not line.get("reconstructed")]


def check_codes(lines: Sequence[Line], known: Sequence[Line]) -> None:
    """Two persons of one cost have the same influence, those of the base game too: a code tells one face."""
    seen: dict[tuple[Any, ...], int] = {}
    for line in [*known, *lines]:
        code = line["person"], line.get("color", ""), line["cost"]
        if seen.setdefault(code, line["influence"]) != line["influence"]:
            raise Unusable(
                f"{shown(line)} costs as much as one with {seen[code]} influence: here a cost tells one card."
            )


def check_contracts(told: Mapping[str, Any]) -> None:
    """Seals and payouts of contracts that are reconstructed."""
    reconstructed = reconstructed_contracts()
    coins = number(0, 20)
    payouts = Value(
        lambda value: isinstance(value, list) and [*map(coins.can_be, cast("list[Any]", value))] == [True] * SEATS,
        f"a list of {SEATS}, each {coins.told}",
    )
    for contract, line in told.items():
        if contract not in reconstructed or not isinstance(line, dict):
            raise Unusable(f"[contracts] tells {' and '.join(reconstructed)}, not {shown(contract)}.")
        check_line(cast("Line", line), {"turns": number(-1, 9), "letter": one_of(LETTERS), "payouts": payouts})


# --- A file to begin with ---

HEAD = """# The printed numbers of your box. Each line is a card that is only reconstructed so far: put in what it says.
# Port Royal reads this file as {place}.
"""


def template() -> str:
    """A file with the numbers as they come, to be changed."""
    from .catalog_files import contract_lines, module_lines

    facts, text = module_lines("set_sail"), HEAD.format(place=place() or f"the one that {VARIABLE} names")
    text += "\n[set_sail]\n"
    for kind in ("ships", "persons"):
        lines = [line for line in facts[kind] if line.get("reconstructed")]
        text += f"{kind} = [\n" + "".join(f"  {braces(line)},\n" for line in lines) + "]\n"
    text += "\n[contracts]\n"
    for line in contract_lines():
        if line.get("reconstructed"):
            text += f"{line['id']} = {braces({key: line[key] for key in ('turns', 'letter', 'payouts')})}\n"
    return text


def braces(line: Line) -> str:
    """A line as TOML writes it."""
    told = {key: value for key, value in line.items() if key not in ("reconstructed", "swords", "sources")}
    return "{ " + ", ".join(f"{key} = {json.dumps(value)}" for key, value in told.items()) + " }"
