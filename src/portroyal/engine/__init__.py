"""The rules, once. Plain Python; compiled, all of it is one C file.

`compiled` tells which form runs. PORTROYAL_PURE=1 chooses the uncompiled one of the same install,
PORTROYAL_CHECKED=1 a build that checks every array access. Code outside imports the engine's modules
by their own names and gets the same names in every form.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module, util
from importlib.resources import files
from types import ModuleType


def choose_form() -> bool:
    """Put the compiled engine, if it is there and wanted, in the place of its source files."""
    checked = os.environ.get("PORTROYAL_CHECKED") == "1"
    name = "portroyal._checked" if checked else "portroyal._core"
    if os.environ.get("PORTROYAL_PURE") == "1" or (not checked and util.find_spec(name) is None):
        return False
    core = import_module(name)
    for line in files("portroyal").joinpath("compiled.txt").read_text("utf-8").splitlines():
        file, _, doors = line.partition(":")
        package, stem = file.split("/")
        module = ModuleType(f"portroyal.{package}.{stem}", "Compiled: see the file of this name.")
        for door in doors.split():
            setattr(module, door, found(core, stem, door))
        sys.modules[module.__name__] = module
        if package == "engine":
            setattr(sys.modules[__name__], stem, module)
    return True


def found(core: ModuleType, file: str, name: str) -> object:
    """What a file of the compiled engine calls by this name: a class, or a function behind its door."""
    for called in (f"door__{file}__{name}", f"{file}__{name}", name):
        if hasattr(core, called):
            return getattr(core, called)
    raise ImportError(f"The compiled engine has no {name} of {file}: compile it anew (make setup).")


compiled = choose_form()
