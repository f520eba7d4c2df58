"""The rules, once. Plain Python beside typed headers; compiled, all of it is one C file.

`compiled` tells which form runs. PORTROYAL_PURE=1 chooses the uncompiled one of the same install,
PORTROYAL_CHECKED=1 a build that checks every array access. Code outside imports the engine's modules
by their own names and gets the same names in every form.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module, util
from importlib.resources import files


def choose_form() -> bool:
    """Put the compiled engine, if it is there and wanted, in the place of its source files."""
    checked = os.environ.get("PORTROYAL_CHECKED") == "1"
    name = "portroyal._checked" if checked else "portroyal._core"
    if os.environ.get("PORTROYAL_PURE") == "1" or (not checked and util.find_spec(name) is None):
        return False
    core = import_module(name)
    for file in files("portroyal").joinpath("compiled.txt").read_text("utf-8").split():
        package, module = file.split("/")
        sys.modules[f"portroyal.{package}.{module}"] = core
        if package == "engine":
            setattr(sys.modules[__name__], module, core)
    return True


compiled = choose_form()
