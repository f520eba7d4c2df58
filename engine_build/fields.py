"""The state in C: a block of memory, and all that treats its fields alike, made from `engine/fields.py`."""

from __future__ import annotations

import runpy
import sys
import types
from pathlib import Path
from typing import Any

PUBLIC, OWNER, SECRET, UNSEEN, SCRATCH = range(5)  # who may know a field, as in `fields`


def fields_of(source: Path) -> list[Any]:
    """The fields of the state, as `engine/fields.py` tells them."""
    words = types.ModuleType("vocabulary")
    words.__dict__.update(runpy.run_path(str(source / "engine/vocabulary.py")))
    text = (source / "engine/fields.py").read_text().replace("from .vocabulary import", "from vocabulary import")
    sys.modules["vocabulary"] = words
    module = types.ModuleType("fields")
    sys.modules["fields"] = module
    exec(compile(text, "fields.py", "exec"), module.__dict__)
    del sys.modules["vocabulary"], sys.modules["fields"]
    return list(module.FIELDS)


def attribute_type(field: Any) -> str:
    """The C type of a field, by its range."""
    if not field.room:
        return "int" if field.below <= 1 << 31 else "long long"
    kind = "unsigned char" if field.below <= 256 else "int" if field.below <= 1 << 31 else "unsigned int"
    return f"{kind}[{field.size}]"


def state_methods(fields: list[Any]) -> str:
    """What treats every field alike."""
    scalars = {each.name for each in fields if not each.room}
    parts = [
        "cdef void clear_fields(self) noexcept nogil:\n    pass  # memory of a new object is clear",
        "cdef void copy_fields(self, State other) noexcept nogil:\n"
        "    memcpy(&self.block_begins, &other.block_begins, <char*>&self.block_ends - <char*>&self.block_begins)",
        "cdef void wipe_fields(self, int seat) noexcept nogil:\n    cdef int i, row, size, first\n"
        + f"    cdef unsigned char[{max(each.room for each in fields if each.first)}] old\n"
        + "\n".join(indent(line) for each in fields for line in wiped(each, scalars))
        + "\n"
        + "\n".join(
            f"    memset(&self.{name}_, 0, sizeof(self.{name}_))"
            for name in sorted({each.first for each in fields if each.first})
        ),
        "def read(self, str name not None):\n"
        + "\n".join(indent(f'if name == "{each.name}":\n    return {reading(each)}') for each in fields)
        + "\n    raise AttributeError(name)",
        "def write(self, str name not None, value):\n    cdef int i\n"
        + "\n".join(indent(f'if name == "{each.name}":\n{indent(writing(each))}\n    return') for each in fields)
        + "\n    raise AttributeError(name)",
    ]
    for each in fields:
        if not each.room:
            parts.append(
                f"@property\ndef {each.name}(self):\n    return self.{each.name}_\n\n"
                f"@{each.name}.setter\ndef {each.name}(self, value):\n    self.write('{each.name}', value)"
            )
        else:
            parts.append(f"@property\ndef {each.name}(self):\n    return self.read('{each.name}')")
    return "\n\n".join(parts)


def reading(each: Any) -> str:
    """Read a field."""
    return f"[self.{each.name}_[i] for i in range({each.size})]" if each.room else f"self.{each.name}_"


def writing(each: Any) -> str:
    """Set a field, if what is given fits."""
    if not each.room:
        return (
            f"if not 0 <= value < {each.below}:\n"
            f'    raise ValueError(f"{each.name} is a number from 0 to {each.below - 1}, not {{value!r}}.")\n'
            f"self.{each.name}_ = value"
        )
    return (
        f"if len(value) != {each.size} or not all(0 <= each < {each.below} for each in value):\n"
        f'    raise ValueError("{each.name} are {each.size} numbers from 0 to {each.below - 1}.")\n'
        f"for i in range({each.size}):\n    self.{each.name}_[i] = value[i]"
    )


def wiped(each: Any, scalars: set[str]) -> list[str]:
    """How a field is cleared of what a seat may not know; a field used by a single number has one row."""
    name = f"self.{each.name}_"
    if each.who in (SECRET, SCRATCH):
        return [f"memset(&{name}, 0, sizeof({name}))" if each.room else f"{name} = 0"]
    if each.who == OWNER:
        return [f"for i in range({each.size}):\n    if i // {each.room} != seat:\n        {name}[i] = 0"]
    if not each.used:
        return []
    lines = [
        f"for row in range({each.rows}):",
        f"    size = self.{each.used}_" + ("" if each.used in scalars else "[row]"),
    ]
    if each.first:
        lines += [
            f"    first = self.{each.first}_[row]",
            f"    memcpy(old, {name} + row * {each.room}, {each.room})",
            "    for i in range(size):",
            f"        {name}[row * {each.room} + i] = old[(first + i) % {each.room}]",
        ]
    lines += [f"    for i in range(size, {each.room}):", f"        {name}[row * {each.room} + i] = 0"]
    return ["\n".join(lines)]


def indent(text: str) -> str:
    """Four blanks before each line."""
    return "\n".join(f"    {line}" if line else line for line in text.splitlines())
