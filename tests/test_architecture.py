"""The map holds: imports go one way, the engine is pure, and names mean one thing."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest

from portroyal.engine import vocabulary

TESTS = Path(__file__).parent
SOURCE = Path(__file__).parent.parent / "src" / "portroyal"
ENGINE = SOURCE / "engine"
HOT = [line.split(":")[0] for line in (SOURCE / "compiled.txt").read_text().splitlines()]

# Who may import whom: a layer sees only the layers named before it.
LAYERS = [
    {"engine"},
    {"errors"},
    {"given", "modules"},
    {
        "actions",
        "adventures",
        "campaigns",
        "catalog",
        "catalog_files",
        "contracts",
        "fair",
        "printed",
        "rulings",
        "seeds",
    },
    {
        "documents",
        "fair",
        "ruleset",
        "events",
        "notation",
        "outcome",
        "reasons",
        "position",
        "position_adventure",
        "position_contracts",
        "words",
    },
    {"game", "knowledge", "record"},
    {"bots", "campaign", "challenges", "drills", "lessons"},
    {"arena", "coach"},
    {"bench", "bench_bots", "server", "terminal"},
    {"cli", "cli_arena", "cli_coach", "cli_play", "cli_printed", "cli_serve", "cli_shared", "cli_store", "cli_tune"}
    | {"cli_campaign", "cli_verify", "__main__"},
]
STANDARD_FOR_ENGINE = {"__future__", "contextlib", "typing"}


def layer_of(name: str) -> int:
    return next(number for number, layer in enumerate(LAYERS) if name in layer)


def imports(path: Path) -> list[tuple[str, bool]]:
    """Each imported module, and whether it is one of ours, relative to the package."""
    found: list[tuple[str, bool]] = []
    package = path.relative_to(SOURCE).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [(alias.name, alias.name.startswith("portroyal")) for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level:
            base = list(package[: len(package) - node.level + 1])
            whole = base + (node.module.split(".") if node.module else [])
            names = [".".join(whole)] if whole else [alias.name for alias in node.names]
            found += [(name, True) for name in names if name not in ("__version__", "Game")]
        elif isinstance(node, ast.ImportFrom):
            found.append((str(node.module), str(node.module).startswith("portroyal")))
    return found


def files() -> list[Path]:
    return sorted(path for path in SOURCE.rglob("*.py") if path != SOURCE / "__init__.py")


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_one_way(path: Path) -> None:
    own = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    for name, is_ours in imports(path):
        if is_ours:
            assert layer_of(name.split(".")[0]) <= layer_of(own), f"{own} imports {name}"


@pytest.mark.parametrize("name", sorted(path.stem for path in ENGINE.glob("[a-z]*.py")))
def test_the_engine_imports_nothing_outside_itself(name: str) -> None:
    for module, is_ours in imports(ENGINE / f"{name}.py"):
        assert module.split(".")[0] == "engine" if is_ours else module in STANDARD_FOR_ENGINE


def defined_in(name: str) -> set[str]:
    body = ast.parse((SOURCE / f"{name}.py").read_text()).body
    names = {node.name for node in body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for node in body:
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names


def test_no_name_of_the_vocabulary_is_used_for_anything_else() -> None:
    """The build writes numbers in place of these names, so no file may define one of them."""
    words = {name for name, value in vars(vocabulary).items() if type(value) is int}
    for name in HOT:
        assert not words & defined_in(name)


@pytest.mark.parametrize("kinds", ["EVENT", "ACTION", "PHASE", "COLOR", "KIND", "GAIN", "END", "PILE"])
def test_names_stand_in_the_order_of_their_numbers(kinds: str) -> None:
    names = getattr(vocabulary, f"{kinds}_NAMES")
    prefix = {"ACTION": "DO_", "GAIN": "BY_", "END": "BY_"}.get(kinds, "")
    for number, name in enumerate(names):
        if name:
            assert getattr(vocabulary, prefix + name.upper()) == number


def test_no_two_test_files_share_a_name() -> None:
    """Pytest finds files by their bare names, so of two only one would be collected."""
    names = Counter(path.name for path in TESTS.rglob("*.py") if path.name != "conftest.py")
    assert [name for name, count in names.items() if count > 1] == []
