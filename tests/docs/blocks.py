"""Runs a page: its ```python blocks in order, in one namespace, with every result it shows checked.

A result stands behind a statement, or on the lines right after it, and is marked like this:

    game.phase  # -> 'discover'
    print("one", "two", sep="\\n")
    # -> one
    # -> two

It is what the statement prints and, for an expression, the repr of its value. A call that is meant to fail
shows its error, as in `# -> IllegalAction: There is no ...`. Line breaks and runs of blanks do not matter,
and three dots stand for anything.
"""

from __future__ import annotations

import ast
import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

FENCE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
MARK = "# ->"


def run_page(page: Path) -> int:
    """Run the blocks of a page; how many there are."""
    text, names = page.read_text("utf-8"), dict[str, Any](__name__=page.stem)
    blocks = list(FENCE.finditer(text))
    for block in blocks:
        # Blank lines in front make Python count lines as the page does.
        run_block("\n" * text.count("\n", 0, block.start(1)) + block[1], names, str(page))
    return len(blocks)


def run_block(source: str, names: dict[str, Any], page: str) -> None:
    """Run the statements of a block one by one."""
    lines, checked = source.splitlines(), 0
    for statement in ast.parse(source, page).body:
        shown = results_after(lines, int(statement.end_lineno or 0))
        found = result_of(statement, names, page, may_fail=bool(shown))
        if shown:
            assert fits(found, " ".join(shown)), f"{page}:{statement.lineno} shows {' '.join(shown)}\nbut is {found}"
        checked += len(shown)
    assert checked == source.count(MARK), f"{page}: a '{MARK}' stands behind no statement of its own"


def results_after(lines: list[str], end: int) -> list[str]:
    """What is shown behind the line where a statement ends, and below it."""
    behind = [lines[end - 1].split(MARK, 1)[1]] if MARK in lines[end - 1] else []
    while end < len(lines) and lines[end].startswith(MARK):
        behind.append(lines[end].removeprefix(MARK))
        end += 1
    return behind


def result_of(statement: ast.stmt, names: dict[str, Any], page: str, *, may_fail: bool) -> str:
    """What a statement prints, and the repr of its value or, if it may fail, its error."""
    printed, value = io.StringIO(), None
    try:
        with redirect_stdout(printed):
            if isinstance(statement, ast.Expr):
                value = eval(compile(ast.Expression(statement.value), page, "eval"), names)
            else:
                exec(compile(ast.Module([statement], []), page, "exec"), names)
    except Exception as error:
        if not may_fail:
            raise
        return f"{type(error).__name__}: {error}"
    return printed.getvalue() + ("" if value is None else repr(value))


def fits(found: str, shown: str) -> bool:
    """Are these the same but for blanks and for what the dots leave out?"""
    parts = [re.escape(" ".join(part.split())) for part in " ".join(shown.split()).split("...")]
    return re.fullmatch(r"\s*.*\s*".join(parts), " ".join(found.split())) is not None
