"""The page about adding a module is true: every file on it exists, and every name beside a file stands in that file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "add-a-module.md").read_text("utf-8")
PLACES = (ROOT, ROOT / "src" / "portroyal")
IS_FILE = re.compile(r"[\w<>./-]+\.(?:py|toml|txt|ftl|md|jsonl|mjs|ts|svelte)")


def blocks() -> Iterator[str]:
    """The lines of tables, and paragraphs."""
    for paragraph in PAGE.split("\n## ", 1)[1].split("\n\n"):
        yield from paragraph.splitlines() if paragraph.startswith("|") else [paragraph]


def marks(block: str) -> tuple[list[str], list[str]]:
    """What stands between backquotes: files, and names."""
    found = re.findall(r"`([^`]+)`", block)
    return [each for each in found if IS_FILE.fullmatch(each)], [each for each in found if not IS_FILE.fullmatch(each)]


def paths(name: str) -> list[Path]:
    return [path for place in PLACES for path in place.glob(name.replace("<language>", "*"))]


FILES = sorted({file for block in blocks() for file in marks(block)[0]})


@pytest.mark.parametrize("name", FILES)
def test_every_file_exists(name: str) -> None:
    assert len(paths(name)) == (5 if "<language>" in name else 1)


@pytest.mark.parametrize("block", [block for block in blocks() if marks(block)[1]])
def test_every_name_stands_in_a_file_named_beside_it(block: str) -> None:
    files, names = marks(block)
    for name in names:
        if name.startswith("make "):
            assert re.search(rf"^{name[5:]}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), name
        elif name.endswith("/"):
            assert paths(name), name
        else:
            words = [re.escape(word) for word in re.findall(r"[\w$-]+", name)]
            texts = [path.read_text("utf-8") for file in files for path in paths(file)]
            assert any(all(re.search(rf"(?<![\w-]){word}(?![\w-])", text) for word in words) for text in texts), name


@pytest.mark.parametrize("folder", ["engine", "knowledge", "server", "terminal"])
def test_every_file_that_the_gambler_changed_is_named(folder: str) -> None:
    """But for one with an example of a list of modules."""
    source = ROOT / "src" / "portroyal"
    changed = {path for path in (source / folder).rglob("*.py") if "gambl" in path.read_text("utf-8").lower()}
    named = {path for file in FILES for path in paths(file)}
    assert changed - named <= {source / "terminal" / "listings.py"}
