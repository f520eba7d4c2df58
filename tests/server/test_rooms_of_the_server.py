"""The server's folders: imports go one way, every file and word is explained, and names keep their promises."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from portroyal import server

SOURCE = Path(server.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("*.py") if path != SOURCE / "__init__.py")
TREES = {path: ast.parse(path.read_text("utf-8")) for path in FILES}
# Who may import whom: each sees itself and those that are named for it.
SEES = {
    "protocol": set[str](),
    "table": {"protocol"},
    "store": {"protocol"},
    "room": {"protocol", "table"},
    "house": {"protocol", "table", "store", "room"},
    "network": {"protocol", "table", "store", "room", "house"},
    "app": {"protocol", "table", "store", "room", "house", "network"},
}
FOLDERS, WORDS = (
    dict(re.findall(r"^    (\w+) +(.*)$", part, re.MULTILINE)) for part in str(server.__doc__).split("The words, each")
)


def where(path: Path) -> str:
    """The folder a file is in, or its own name."""
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def imported(path: Path) -> Iterator[str]:
    """The folders of the server that a file imports from."""
    package = ["portroyal", "server", *path.relative_to(SOURCE).parts[:-1]]
    for node in ast.walk(TREES[path]):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = package[: len(package) - node.level + 1] + (node.module.split(".") if node.module else [])
            names = [base] if len(base) > 2 else [[*base, alias.name] for alias in node.names]
            yield from (name[2] for name in names if name[:2] == ["portroyal", "server"])


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_folders_import_one_way(path: Path) -> None:
    own = where(path)
    assert set(imported(path)) <= SEES[own] | {own}


def test_every_folder_is_on_the_map_in_its_order() -> None:
    assert list(FOLDERS) == list(SEES) == sorted(SEES, key=lambda name: len(SEES[name]))
    assert {where(path) for path in FILES} == set(FOLDERS)


@pytest.mark.parametrize("folder", [name for name in SEES if (SOURCE / name).is_dir()])
def test_a_folder_says_what_each_of_its_files_is_for(folder: str) -> None:
    about = str(importlib.import_module(f"portroyal.server.{folder}").__doc__)
    files = {path.stem for path in (SOURCE / folder).glob("[a-z]*.py")} - {folder}
    assert set(re.findall(r"`(\w+)`", about)) - {folder} == files


def test_the_glossary_names_what_there_is() -> None:
    classes = {node.name for tree in TREES.values() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}
    named = {name for words in WORDS.values() for name in re.findall(r"`(\w+)`", words)}
    assert len(WORDS) > 20
    assert named <= classes, named - classes


def functions() -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    for tree in TREES.values():
        yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def can_refuse(function: ast.AST) -> bool:
    """Does it raise, or call what is named for raising?"""
    for node in ast.walk(function):
        if isinstance(node, ast.Raise):
            return True
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called == "check" or called.startswith("check_"):
                return True
    return False


def test_what_is_asked_with_yes_or_no_never_refuses() -> None:
    asked = [each for each in functions() if each.name.startswith(("is_", "has_", "can_"))]
    assert len(asked) >= 8
    for each in asked:
        assert each.returns is not None and ast.unparse(each.returns) == "bool", each.name
        assert not can_refuse(each), each.name


def test_what_refuses_instead_of_answering_is_called_a_check() -> None:
    """A function that only refuses, or gives nothing back but what it was sure of, says so in its name."""
    for each in functions():
        if each.name == "check" or each.name.startswith("check_"):
            assert ast.unparse(each.returns or ast.Constant(None)) != "bool", each.name


def names_in(tree: ast.AST) -> set[str]:
    """Every name that is given or used, in small letters with lines between its words."""
    found = {str(getattr(node, key, "")) for node in ast.walk(tree) for key in ("name", "id", "attr", "arg")}
    return {re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower() for name in found}


@pytest.mark.parametrize("word", ["lobby", "teller", "claim", "log_line"])
def test_words_with_two_meanings_are_names_no_more(word: str) -> None:
    """The lobby is a state of a table, and a claim is made on an expedition."""
    for path, tree in TREES.items():
        assert word not in names_in(tree), path
