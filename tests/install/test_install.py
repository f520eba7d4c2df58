"""`pip install .` from a clean checkout: compiled where there is a C compiler, uncompiled where there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
TELL = "import portroyal, portroyal.engine as e; print(e.compiled, portroyal.Game.new(2, seed=1).hash[:8])"


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What git holds, and nothing that was built."""
    target = tmp_path / "checkout"
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in names.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith("tests/"):
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target / name)
    return target


@pytest.mark.parametrize("has_compiler", [True, False], ids=["with a compiler", "without a compiler"])
def test_pip_install_works(checkout: Path, tmp_path: Path, has_compiler: bool) -> None:
    # The packages the build and the command line need are here already, so nothing is downloaded.
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--verbose"]
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PORTROYAL_")}
    if not has_compiler:
        environment["CC"] = "no-compiler-here"
    target = tmp_path / "site"
    install = subprocess.run(
        [*pip, "--target", str(target), str(checkout)], env=environment, capture_output=True, text=True, check=False
    )
    assert install.returncode == 0, install.stdout + install.stderr
    said = [line for line in (install.stdout + install.stderr).splitlines() if "installs uncompiled" in line]
    assert len(said) == (0 if has_compiler else 1)
    environment["PYTHONPATH"] = str(target)
    run = subprocess.run(
        [sys.executable, "-c", TELL], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    compiled, fingerprint = run.stdout.split()
    assert compiled == str(has_compiler)
    import portroyal

    assert fingerprint == portroyal.Game.new(2, seed=1).hash[:8], "both forms play the same game"
    play = subprocess.run(
        [sys.executable, "-m", "portroyal", "play", "--terminal", "--seats", "castaway,castaway", "--seed", "1"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert ("not compiled" in play.stderr) == (not has_compiler)
