"""One source, three forms: compiled, uncompiled and checked play identical games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

CHECKSUMS = Path(__file__).with_name("checksums.py")
GAMES = int(os.environ.get("PORTROYAL_FORM_GAMES", "2000"))


def run(code: list[str], **form: str) -> subprocess.CompletedProcess[str]:
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PORTROYAL_")}
    return subprocess.run(
        [sys.executable, *code], env=environment | form, capture_output=True, text=True, check=False, timeout=600
    )


def printed(**form: str) -> list[str]:
    process = run([str(CHECKSUMS), str(GAMES)], **form)
    assert process.returncode == 0, process.stderr
    return process.stdout.split()


@pytest.fixture(scope="module")
def compiled_sum() -> str:
    is_compiled, games, total = printed()
    assert is_compiled == "True", "the engine is not compiled: `make setup` does that"
    assert games == str(GAMES)
    return total


def test_the_uncompiled_engine_plays_identical_games(compiled_sum: str) -> None:
    assert printed(PORTROYAL_PURE="1") == ["False", str(GAMES), compiled_sum]


def test_the_checked_engine_plays_identical_games(compiled_sum: str) -> None:
    assert printed(PORTROYAL_CHECKED="1") == ["True", str(GAMES), compiled_sum]


def test_the_bots_decide_alike_in_every_form() -> None:
    judgments = [str(CHECKSUMS.with_name("judgments.py"))]
    forms = [run(judgments), run(judgments, PORTROYAL_PURE="1"), run(judgments, PORTROYAL_CHECKED="1")]
    assert [form.stderr for form in forms] == ["", "", ""]
    assert [form.stdout.split()[0] for form in forms] == ["True", "False", "True"]
    assert len({form.stdout.split()[1] for form in forms}) == 1


def test_the_forms_are_told_apart() -> None:
    code = "from portroyal.engine import compiled, state; print(compiled, state.State.__module__)"
    assert run(["-c", code]).stdout.split() == ["True", "portroyal._core"]
    assert run(["-c", code], PORTROYAL_PURE="1").stdout.split() == ["False", "portroyal.engine.state"]
    assert run(["-c", code], PORTROYAL_CHECKED="1").stdout.split() == ["True", "portroyal._checked"]
