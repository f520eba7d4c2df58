"""What is built brings everything: compiled where there is a C compiler, and the browser client whatever came first."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

import portroyal

ROOT = Path(__file__).parent.parent.parent
STATIC = "src/portroyal/server/static"
TELL = "import portroyal, portroyal.engine as e; print(e.compiled, portroyal.Game.new(2, seed=1).hash[:8])"
USUAL = {key: value for key, value in os.environ.items() if not key.startswith("PORTROYAL_")}


def copy_of_source(target: Path) -> Path:
    """What git holds, and nothing that was built."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in names.stdout.splitlines():
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    return target


def with_client(checkout: Path) -> Path:
    """The client as if `make web` had just built it, and the leavings of a build before it."""
    if not (ROOT / STATIC / "index.html").is_file():
        pytest.skip("there is no browser client: `make web` builds it")
    shutil.copytree(ROOT / STATIC, checkout / STATIC)
    (checkout / STATIC / "index.html").touch()
    old = checkout / "build/lib/portroyal/server/static/assets"
    old.mkdir(parents=True)
    (old / "older.js").write_text("stale")
    return checkout


def hasty_compiler(folder: Path) -> str:
    """The C compiler, told not to optimize: what it makes has to be right here, and may be slow."""
    script = folder / "hasty"
    script.write_text('#!/bin/sh\nexec cc "$@" -O0\n')
    script.chmod(0o755)
    return str(script)


def built(folder: Path) -> Path:
    """An sdist, and the wheel that is built from nothing but that."""
    checkout = with_client(copy_of_source(folder / "whole"))
    asked = {"PORTROYAL_COMPILE": "must", "CC": hasty_compiler(folder)}
    build = subprocess.run(
        [sys.executable, "-m", "build", "--no-isolation", "--outdir", "dist"],
        cwd=checkout, env=USUAL | asked, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert build.returncode == 0, build.stdout + build.stderr
    return checkout / "dist"


def client_files() -> set[str]:
    return {str(path.relative_to(ROOT / STATIC)) for path in (ROOT / STATIC).rglob("*") if path.is_file()}


def test_packages_bring_everything_and_an_installed_one_plays(tmp_path: Path) -> None:
    """One test, for it compiles the engine."""
    dist = built(tmp_path)
    the_wheel_brings_the_client_the_compiled_engine_and_nothing_stale(dist)
    the_sdist_holds_what_git_holds_and_the_client(dist)
    the_installed_wheel_plays_and_shows_the_page(dist, tmp_path)


def the_wheel_brings_the_client_the_compiled_engine_and_nothing_stale(dist: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    with ZipFile(wheel) as opened:
        names = opened.namelist()
        (core,) = [name for name in names if "_core" in name]
        assert b".symtab" not in opened.read(core), "stripped"
        metadata = opened.read(next(name for name in names if name.endswith("METADATA"))).decode()
    home = "portroyal/server/static/"
    assert {name.removeprefix(home) for name in names if name.startswith(home)} == client_files()
    assert not any(name.startswith(("tests", "engine_build", "client_build", "web")) for name in names)
    assert f"Version: {portroyal.__version__}" in metadata
    assert "Classifier: Topic :: Games/Entertainment :: Board Games" in metadata


def the_sdist_holds_what_git_holds_and_the_client(dist: Path) -> None:
    (source,) = dist.glob("*.tar.gz")
    with tarfile.open(source) as opened:
        held = {name.partition("/")[2] for name in opened.getnames()}
    git = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    assert {name for name in git if name and (ROOT / name).is_file()} - {".gitignore"} <= held
    assert {f"{STATIC}/{name}" for name in client_files()} <= held
    assert not any("node_modules" in name or name.endswith((".so", ".pyc")) for name in held)


def the_installed_wheel_plays_and_shows_the_page(dist: Path, tmp_path: Path) -> None:
    (wheel,) = dist.glob("*.whl")
    environment = installed(str(wheel), tmp_path)
    assert told(environment, tmp_path) == ["True", portroyal.Game.new(2, seed=1).hash[:8]]
    assert "wins." in played(environment, tmp_path)
    page = "from portroyal.server.network.bundle import FOLDER, Bundle; print(FOLDER, Bundle(FOLDER).find('/').body)"
    run = subprocess.run(
        [sys.executable, "-c", page], env=environment, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert str(tmp_path) in run.stdout and "<script" in run.stdout


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A checkout in which nothing was built."""
    return copy_of_source(tmp_path / "checkout")


def test_without_a_compiler_and_without_pages_it_installs_and_says_so(bare: Path, tmp_path: Path) -> None:
    asked = {"CC": "no-compiler-here", "PORTROYAL_CLIENT": "none"}
    environment = installed(str(bare), tmp_path, says="installs uncompiled", **asked)
    assert told(environment, tmp_path) == ["False", portroyal.Game.new(2, seed=1).hash[:8]], "both forms play the same"
    assert "wins." in played(environment, tmp_path)
    play = subprocess.run(
        [sys.executable, "-m", "portroyal", "play", "--no-browser"],
        env=environment, cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert play.returncode == 2
    assert "has no pages for the browser" in play.stderr and "play --terminal" in play.stderr


def test_a_build_that_can_not_bring_the_client_fails_with_the_remedy(bare: Path, tmp_path: Path) -> None:
    (bare / "web/scripts/npm.py").write_text("import os; raise SystemExit('no Node at ' + os.environ['PYTHONPATH'])")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, bare]
    somewhere = str(tmp_path / "apart")  # as pip does where it builds in an environment of its own
    build = subprocess.run(command, env=USUAL | {"PYTHONPATH": somewhere}, capture_output=True, text=True, check=False)
    assert build.returncode != 0
    told = build.stdout + build.stderr
    assert "Build it with `make web`" in told and "PORTROYAL_CLIENT=none" in told
    assert re.search(f"no Node at .*{somewhere}", told), "what pip brought can be found"


def installed(what: str, folder: Path, says: str = "", **asked: str) -> dict[str, str]:
    """Install into a folder of its own; the environment that finds it there. Nothing is downloaded."""
    pip = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-build-isolation", "--verbose"]
    install = subprocess.run(
        [*pip, "--target", str(folder / "site"), what], env=USUAL | asked, capture_output=True, text=True, check=False
    )
    assert install.returncode == 0, install.stdout + install.stderr
    assert says in install.stdout + install.stderr
    return USUAL | asked | {"PYTHONPATH": str(folder / "site")}


def told(environment: dict[str, str], folder: Path) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-c", TELL], env=environment, cwd=folder, capture_output=True, text=True, check=True
    )
    return run.stdout.split()


def played(environment: dict[str, str], folder: Path) -> str:
    words = ["play", "--terminal", "--seats", "castaway,castaway", "--seed", "1"]
    run = subprocess.run(
        [sys.executable, "-m", "portroyal", *words],
        env=environment, cwd=folder, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return run.stdout
