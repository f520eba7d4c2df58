"""Every mutant can still be made, and the run that tries them tells seen from not seen.

`make mutants` tries them; here nothing is changed but a game of three lines.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from bench.mutants import ROOT, Mutant, Verdict, form_of, judge, read_mutants, try_all

MUTANTS = read_mutants()
RULE = Mutant(
    list="rules",
    name="twelve is not enough",
    file="src/portroyal/engine/rule.py",
    text=">= 12",
    becomes="> 12",
    seen_by=("tests/test_rule.py",),
)


@pytest.mark.parametrize("mutant", MUTANTS, ids=lambda mutant: mutant.name)
def test_every_mutant_still_fits_its_file_and_names_tests_that_exist(mutant: Mutant) -> None:
    source = (ROOT / mutant.file).read_text("utf-8")
    mistaken = mutant.made_in(source)
    assert mistaken != source
    if mutant.file.endswith(".py"):
        compile(mistaken, mutant.file, "exec")  # a mistake in the game, not in the language
    assert mutant.seen_by
    for test in mutant.seen_by:
        file, _, name = test.partition("::")
        assert name in (ROOT / file).read_text("utf-8")
        assert file.endswith(".test.ts") == (form_of(mutant) == "client")


def test_no_two_mutants_have_one_name() -> None:
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)


# --- The run itself, on a game of one rule ---


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A tree with one rule, and a test that sees half of it."""
    files = {
        "src/portroyal/__init__.py": "",
        "src/portroyal/compiled.txt": "engine/rule\n",
        "src/portroyal/engine/__init__.py": "",
        "src/portroyal/engine/rule.py": "def is_over(influence):\n    return influence >= 12 or influence < 0\n",
        "tests/conftest.py": (ROOT / "tests/conftest.py").read_text("utf-8"),
        "tests/test_rule.py": (
            "import os\n"
            "from portroyal.engine.rule import is_over\n"
            "def test_the_uncompiled_form_runs():\n    assert os.environ['PORTROYAL_PURE'] == '1'\n"
            "def test_twelve():\n    assert is_over(12) and not is_over(11)\n"
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("mutant", "word", "reason", "limit"),
    [
        (RULE, "seen", "tests/test_rule.py::test_twelve", 100),
        (replace(RULE, survives="nobody looks"), "seen after all", "test_twelve", 100),
        (replace(RULE, text="< 0", becomes="< -1"), "survived", "", 100),
        (replace(RULE, text="< 0", becomes="< -1", survives="no debts"), "explained", "no debts", 100),
        # What can't be imported, or does not end, is no mistake that a test has seen.
        (replace(RULE, becomes=">="), "trouble", "SyntaxError", 100),
        (replace(RULE, becomes=">= __import__('time').sleep(1000)"), "too long", "", 2),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_became_of_a_mutant(mutant: Mutant, word: str, reason: str, limit: float, small: Path) -> None:
    before = (small / RULE.file).read_text("utf-8")
    verdict = judge(mutant, small, limit)
    assert verdict.word == word
    assert reason in verdict.reason
    assert (small / RULE.file).read_text("utf-8") == before


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["survived", "seen", "explained"], 0, "s: 1 seen, 1 explained."),
        (["survived", "seen", "survived"], 1, "s: 1 seen, 1 survived."),
        (["survived", "trouble", "seen"], 1, "s: 1 trouble, 1 seen."),
        (["survived", "seen", "too long"], 1, "s: 1 seen, 1 too long."),
        (["seen", "seen", "seen"], 1, "The uncompiled tests fail without any mutation, so they can see nothing."),
    ],
    ids=["good", "survivor", "trouble", "too long", "tests that fail anyway"],
)
def test_a_run_is_good_if_every_mutant_is_seen_or_explained(
    words: list[str],
    code: int,
    told: str,
    small: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """First the tests without a mutation, then each mutant."""
    coming = iter(word.replace("explained", "survived") for word in words)
    mutants = [RULE, replace(RULE, survives="nobody looks" if "explained" in words else "")]
    monkeypatch.setattr("bench.mutants.run_tests", lambda *_: Verdict(next(coming), ""))
    assert try_all(mutants, small, at_once=1) == code
    assert told in capsys.readouterr().out


def test_mistakes_are_made_in_a_copy(small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def look(_form: str, _tests: list[str], tree: Path, _limit: float) -> Verdict:
        found.append((tree == small, (tree / RULE.file).read_text("utf-8").count("> 12")))
        return Verdict("seen" if len(found) > 1 else "survived", "")

    found: list[tuple[bool, int]] = []
    monkeypatch.setattr("bench.mutants.run_tests", look)
    assert try_all([RULE], small, at_once=1) == 0
    assert found == [(False, 0), (False, 1)]


def test_a_line_that_moved_or_was_doubled_is_noticed() -> None:
    with pytest.raises(ValueError, match="0 times"):
        RULE.made_in("influence > 11")
    with pytest.raises(ValueError, match="2 times"):
        RULE.made_in("a >= 12 or b >= 12")


def test_what_is_compiled_is_tried_uncompiled() -> None:
    files = {
        "src/portroyal/engine/verbs.py": "uncompiled",
        "src/portroyal/bots/helm.py": "uncompiled",
        "src/portroyal/bots/bosun.py": "compiled",
        "web/src/router.svelte.ts": "client",
    }
    assert {file: form_of(replace(RULE, file=file)) for file in files} == files
