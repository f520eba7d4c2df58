"""The README is a test: every Python block in it runs and shows what it says."""

from __future__ import annotations

from pathlib import Path

import pytest
from blocks import run_page

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert run_page(README) > 0, "the README has no example"
