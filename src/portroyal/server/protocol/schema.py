"""The protocol for programs and for readers: JSON schemas, and the tables of `docs/guide/protocol.md`.

`python -m portroyal.server.protocol.schema` prints one JSON schema that holds every message; the browser's types
are made from it. `python -m portroyal.server.protocol.schema PAGE` writes the tables into a page, between its markers.

What the server says is always complete, so there every field is required; a client may leave out what has a
default.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

from .. import protocol
from . import Message, Said, Told
from .refusals import REFUSALS, CannotSave, status_of

SAID: tuple[type[Message], ...] = get_args(Said)
TOLD: tuple[type[Message], ...] = get_args(Told)
ASKED: tuple[type[Message], ...] = (
    protocol.OpenTable,
    protocol.OpenLesson,
    protocol.JoinTable,
    protocol.AskReplay,
    protocol.Continue,
    protocol.ContinueRecord,
    protocol.MakeChallenge,
    protocol.OpenChallenge,
    protocol.KeepResult,
    protocol.AskDrill,
    protocol.KeepNumbers,
    protocol.RecallNumbers,
    protocol.ImportCampaign,
    protocol.AskMine,
)
ANSWERED: tuple[type[Message], ...] = (
    protocol.ServerInfo,
    protocol.Admission,
    protocol.TableInfo,
    protocol.Story,
    protocol.Replay,
    protocol.ChallengeInfo,
    protocol.DrillList,
    protocol.DrillInfo,
    protocol.KeptNumbers,
    protocol.Mine,
    protocol.OpenTables,
    protocol.Problem,
)
CONSTANTS = ("PROTOCOL", "LARGEST_MESSAGE", "LONGEST_CHAT")
REF = "#/$defs/{name}"

Schema = dict[str, Any]


def definitions() -> dict[str, Schema]:
    """A schema for each class of the protocol, by its name."""
    _, found = msgspec.json.schema_components((*SAID, *TOLD, *ASKED, *ANSWERED), ref_template=REF)
    from_server = reached(found, [each.__name__ for each in (*TOLD, *ANSWERED)])
    for name, schema in found.items():
        if name in from_server and "properties" in schema:
            schema["required"] = list(schema["properties"])
        for field in schema.get("properties", {}).values():
            if "$ref" in field:
                field.pop("default", None)  # beside a reference it would make a second type of the same class
    return found


def reached(found: dict[str, Schema], names: Iterable[str]) -> set[str]:
    """These classes and everything that is in them."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += names_in(found[name])
    return seen


def names_in(schema: object) -> Iterator[str]:
    """The classes a schema speaks of."""
    if isinstance(schema, dict):
        for key, value in schema.items():  # type: ignore[reportUnknownVariableType]
            if key == "$ref":
                yield str(value).rsplit("/", 1)[1]  # type: ignore[reportUnknownArgumentType]
            else:
                yield from names_in(value)  # type: ignore[reportUnknownArgumentType]
    elif isinstance(schema, list):
        for value in schema:  # type: ignore[reportUnknownVariableType]
            yield from names_in(value)  # type: ignore[reportUnknownArgumentType]


def one_of(title: str, description: str, kinds: Iterable[type[Message]]) -> Schema:
    """A message of one of these classes."""
    refs = [{"$ref": REF.format(name=kind.__name__)} for kind in kinds]
    return {"title": title, "description": description, "anyOf": refs}


def whole() -> Schema:
    """One schema with every message in it."""
    found = {
        "Said": one_of("Said", "What a client says on the socket.", SAID),
        "Told": one_of("Told", "What the server says on the socket.", TOLD),
        **definitions(),
    }
    plain = (*ASKED, *ANSWERED)
    properties = {"said": {"$ref": REF.format(name="Said")}, "told": {"$ref": REF.format(name="Told")}}
    properties |= {snake(kind.__name__): {"$ref": REF.format(name=kind.__name__)} for kind in plain}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": "Everything that is sent. Made by: python -m portroyal.server.protocol.schema",
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
        "x-constants": {name: getattr(protocol, name) for name in CONSTANTS},
        "$defs": dict(sorted(found.items())),
    }


def snake(name: str) -> str:
    """OpenTable -> open_table."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


# --- For the guide ---


def filled(page: str) -> str:
    """A page with its generated parts written anew."""
    for name, write in (("messages", messages), ("refusals", refusals)):
        begin, end = f"<!-- {name}:begin -->", f"<!-- {name}:end -->"
        before, rest = page.split(begin)
        page = f"{before}{begin}\n\n{write()}\n\n{end}{rest.split(end)[1]}"
    return page


def messages() -> str:
    """Every class of the protocol, as tables."""
    found = definitions()
    parts = sorted(found.keys() - {kind.__name__ for kind in (*SAID, *TOLD, *ASKED, *ANSWERED)})
    named = {name: getattr(protocol, name) for name in parts}
    groups: list[tuple[str, Iterable[type[Message]]]] = [
        ("What clients ask by HTTP", ASKED),
        ("What the server answers by HTTP", ANSWERED),
        ("What clients say on the socket", SAID),
        ("What the server says on the socket", TOLD),
        ("What is in them", named.values()),
    ]
    return "\n\n".join(
        f"### {title}\n\n" + "\n\n".join(table_of(kind, found) for kind in kinds) for title, kinds in groups
    )


def table_of(kind: type[Message], found: dict[str, Schema]) -> str:
    """One class, as a table of its fields."""
    schema, comments = found[kind.__name__], comments_of(kind)
    tag = schema["properties"].get("type", {}).get("enum", [None])[0] if kind in (*SAID, *TOLD) else None
    title = f"`{tag}`" if tag else f"**{kind.__name__}**"
    lines = [f"{title}: {' '.join(str(kind.__doc__).split())}"]
    fields = {name: field for name, field in schema["properties"].items() if not (tag and name == "type")}
    if fields:
        lines += ["", "| Field | Holds | |", "|---|---|---|"]
    for name, field in fields.items():
        holds, about = in_words(field), comments.get(name, "")
        if kind in (*SAID, *ASKED) and name not in schema.get("required", ()):
            holds += f"; {json.dumps(field['default'])} without it" if "default" in field else "; may be left out"
        lines.append(f"| `{name}` | {holds} | {about.replace('|', chr(92) + '|')} |".replace("|  |", "| |"))
    return "\n".join(lines)


def comments_of(kind: type[Message]) -> dict[str, str]:
    """What stands behind each field in the source."""
    found = re.findall(r"^    (\w+): [^#\n]*#\s*(?!fmt:)(.+)$", inspect.getsource(kind), re.MULTILINE)
    return {name: about.replace("None", "null") for name, about in found}


def in_words(field: Schema) -> str:
    """What a field holds."""
    if "$ref" in field:
        return str(field["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in field:
        return " or ".join(in_words(each) for each in field["anyOf"])
    if "enum" in field:
        return ", ".join(f"`{each}`" for each in field["enum"])
    kind = field.get("type")
    if kind == "array":
        return f"list of {in_words(field['items'])}" + bounds(field, "Items", "")
    if kind == "object":
        more = field.get("additionalProperties")
        return "object" + (f" of {in_words(more)}" if isinstance(more, dict) and more else "")  # type: ignore[reportUnknownArgumentType]
    if kind == "string":
        return "text" + bounds(field, "Length", " characters")
    if kind == "integer":
        return "whole number" + bounds(field, "imum", "")
    return {"number": "number", "boolean": "true or false", "null": "null"}.get(str(kind), "anything")


def bounds(field: Schema, what: str, unit: str) -> str:
    """From and to, as far as they are given."""
    least, most = field.get(f"min{what}"), field.get(f"max{what}")
    if least is None and most is None:
        return ""
    if most is None:
        return f", {least} or more{unit}"
    return f", at most {most}{unit}" if not least and what != "imum" else f", {least or 0} to {most}{unit}"


def refusals() -> str:
    """Every code, with what is said."""
    told = REFUSALS | {CannotSave.code: CannotSave().message}
    lines = ["| Code | By HTTP | Says |", "|---|---|---|"]
    lines += [f"| `{code}` | {status_of(code)} | {text} |" for code, text in sorted(told.items())]
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Print the schema, or fill a page."""
    if arguments:
        page = Path(arguments[0])
        page.write_text(filled(page.read_text("utf-8")), "utf-8")
    else:
        sys.stdout.write(json.dumps(whole(), indent=2, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
