"""Bots that somebody else has written: importing them, and telling in printable words what went wrong in them.

Nothing such a bot has made is trusted, not even that its errors and its version can be printed.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, redirect_stdout, suppress
from difflib import get_close_matches
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from traceback import walk_tb
from types import ModuleType
from typing import Any

from ..errors import PortRoyalError

LONGEST_TEXT = 200
# The modules of bots by the names they were asked for: a bot that goes to another folder still finds itself.
LOADED: dict[str, ModuleType] = {}


def printable(text: object) -> str:
    """Something as text that can be shown and sent anywhere: what can't be is escaped, what is too long is cut."""
    shown = (
        letter if letter.isprintable() else letter.encode("unicode_escape").decode()
        for letter in str(text)[:LONGEST_TEXT]
    )
    return "".join(shown)[:LONGEST_TEXT]


def described(error: BaseException) -> str:
    """An error in words, even one that can't tell what it is."""
    kind = type(error).__name__
    try:
        return printable(f"{kind}: {error}").removesuffix(": ")
    except Exception:  # its words are made by code of the bot
        return printable(f"{kind}, which can't be printed")


def place_of(error: BaseException, file: str | None) -> str:
    """Where in the folder of this file an error came from, innermost: `mybot.py:12`; nothing if nowhere there."""
    folder = os.path.dirname(file) if file else None
    found = [
        f"{os.path.basename(frame.f_code.co_filename)}:{line}"
        for frame, line in walk_tb(error.__traceback__)
        if os.path.dirname(frame.f_code.co_filename) == folder
    ]
    return printable(found[-1]) if found else ""


def foreign_class(name: str) -> type[Any]:
    """A bot somebody else has written: a class of a module that can be imported from here."""
    module_name, _, kind = name.partition(":")
    if not (module_name and kind):
        raise unusable(name, "can't be imported: a bot of your own is named as module:Class.")
    module = LOADED.get(module_name) or LOADED.setdefault(module_name, foreign_module(name, module_name, kind))
    found = getattr(module, kind, None)
    if found is None:
        file = getattr(module, "__file__", None) or module_name
        raise unusable(name, f"can't be imported: {file} has no class {kind}.{guess(module, kind)}")
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise unusable(name, "is not a bot: a bot is a class with a method choose(self, view, legal, random).")
    return found


def foreign_module(name: str, module: str, kind: str) -> ModuleType:
    """A module of somebody else, imported; a module that can't be is refused with the reason."""
    if module.endswith(".py") or module.startswith((".", os.sep)):
        raise unusable(name, f"can't be imported: {advice(module.removesuffix('.py'), kind)}")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        with clean_output():
            return local_module(module) or import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise unusable(name, f"can't be imported: {described(error)}.") from error
        where = f"there is no module {error.name} in {os.getcwd()}, nor among those that are installed"
        raise unusable(name, f"can't be imported: {where}.") from error
    except SystemExit as error:
        raise unusable(name, f"can't be imported: its module ends the program ({described(error)}).") from error
    except Exception as error:  # whatever a module of somebody else does when it is imported
        raise unusable(name, f"can't be imported: {described(error)}.") from error


def advice(path: str, kind: str) -> str:
    """How to name a module that was named by the path of its file."""
    folder, file = os.path.split(os.path.relpath(path))
    if folder.startswith(os.pardir):
        return f"a module is looked for in the folder you are in; go to {folder} and name it {file}:{kind}."
    right = ".".join([*folder.split(os.sep), file] if folder else [file])
    return f"the module is named and not its file, as in {right}:{kind}."


def local_module(module: str) -> ModuleType | None:
    """A module of the folder one is in whose name another has taken: loaded from its file, under a name of its own.

    The other one may be needed by anybody, so it stays where it is.
    """
    file = os.path.join(os.getcwd(), f"{module}.py")
    if not os.path.isfile(file) or not is_taken(module, file):
        return None
    spec = spec_from_file_location(f"stranger_{module}", file)
    assert spec is not None and spec.loader is not None
    loaded = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def is_taken(module: str, file: str) -> bool:
    """Would importing a module give another than that in this file?"""
    known = sys.modules.get(module)
    spec = None if known else find_spec(module)
    found = getattr(known, "__file__", None) or (spec and spec.origin)
    return (known or spec) is not None and os.path.realpath(found or "") != os.path.realpath(file)


def unusable(name: str, why: str) -> PortRoyalError:
    """The error for a bot that can't be used."""
    return PortRoyalError(f"The bot {printable(name)} {why}", code="bot/unusable", name=name)


def guess(module: ModuleType, kind: str) -> str:
    """The class that may have been meant, or all there are."""
    names = [name for name, found in vars(module).items() if isinstance(found, type) and hasattr(found, "choose")]
    near = get_close_matches(kind, names, n=1)
    if near:
        return f" Did you mean {near[0]!r}?"
    return f" There are: {', '.join(names)}." if names else ""


@contextmanager
def clean_output() -> Generator[None]:
    """Whatever is printed meanwhile goes to standard error: standard output is for results."""
    with redirect_stdout(sys.stderr):
        try:
            kept = os.dup(1)
        except OSError:  # a program without standard output
            yield
            return
        try:
            flush_output()
            with suppress(OSError):
                os.dup2(2, 1)
            yield
        finally:
            flush_output()
            os.dup2(kept, 1)
            os.close(kept)


def flush_output() -> None:
    """Write out what the real standard output still holds, to wherever it goes just now."""
    with suppress(OSError, ValueError):
        if sys.__stdout__ is not None:
            sys.__stdout__.flush()
