"""Packages bring the browser client along: a wheel or an sdist is built with it, or not at all.

This is the build backend that `pyproject.toml` names: setuptools, which asks for Node as well where the client has
yet to be built from `web/`. An sdist holds the built client, so whoever installs from one needs no Node.

    PORTROYAL_CLIENT=none pip install .      without it, for those who want no pages
"""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "src/portroyal/server/static/index.html"
# What the client is made of, as in the Makefile.
SOURCES = ("web", "src/portroyal/data", "src/portroyal/server/protocol")
BUILT_THERE = ("node_modules", "generated", "dist", "types.ts", "__pycache__")

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What setuptools asks for, and what the client is built with if it has to be."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *needed()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """The same for an sdist."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *needed()]


def needed() -> list[str]:
    """Node, and the packages whose facts the client is generated from."""
    if is_unwanted() or is_built():
        return []
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    return [*project["dependencies"], *extras["web"], *extras["build-web"]]


def is_unwanted() -> bool:
    """Did somebody ask to go without?"""
    return os.environ.get("PORTROYAL_CLIENT") == "none"


def is_built() -> bool:
    """Is the client there, and not older than its sources? The one in an sdist is as it should be."""
    if not PAGE.is_file():
        return False
    return (ROOT / "PKG-INFO").is_file() or PAGE.stat().st_mtime >= newest_source()


def newest_source() -> float:
    """When the client's sources were last changed."""
    newest = 0.0
    for folder in SOURCES:
        for place, folders, files in os.walk(ROOT / folder):
            folders[:] = [name for name in folders if name not in BUILT_THERE]
            times = [(Path(place) / name).stat().st_mtime for name in files if name not in BUILT_THERE]
            newest = max(newest, *times, 0.0)
    return newest


def bring_client() -> None:
    """Build the client unless it is there; fail with the remedy if that can't be."""
    if is_unwanted() or is_built():
        return
    try:
        npm = [sys.executable, str(ROOT / "web/scripts/npm.py")]
        # Where pip builds apart from everything else, Node is found by the path that is there already.
        path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
        environment = os.environ | {"PYTHONPATH": path, "PORTROYAL_PURE": "1"}
        if not (ROOT / "web/node_modules").is_dir():
            # Not `ci`: the lock file need not name what other systems than its author's would install.
            install = [*npm, "install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"]
            subprocess.run(install, env=environment, check=True)
        subprocess.run([*npm, "run", "--silent", "bundle"], env=environment, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise SystemExit(
            "The browser client could not be built, for the reason above. Build it with `make web` and try again, or "
            "go without it: PORTROYAL_CLIENT=none pip install ."
        ) from problem
