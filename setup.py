"""Builds the compiled engine: all hot files as one C file, so that the compiler sees through them.

Each hot file is ordinary Python. The build joins those that `compiled.txt` names into one module, `portroyal._core`,
with C types: see `engine_build`. Without a C compiler the install still works, uncompiled and slower. See
docs/decisions/0002-one-c-file.md and 0011-the-state-described-once.md.

PORTROYAL_COMPILE=must fails where it can't be compiled; =later leaves it to a second call, as `make setup` does: once
is enough. PORTROYAL_CHECKED=1 builds `portroyal._checked` instead: every array access is checked.

Wheels and sdists bring the browser client: see `client_build`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

sys.path.insert(0, str(Path(__file__).parent))
from client_build import bring_client
from engine_build import Build
from engine_build.hints import hinted

SOURCE = Path("src/portroyal")
CHECKED = os.environ.get("PORTROYAL_CHECKED") == "1"
NAME = "_checked" if CHECKED else "_core"
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,
    "infer_types": True,
}
CHECKS = ["-O1", "-g", "-fsanitize=bounds,signed-integer-overflow,shift", "-fno-sanitize-recover=all"]
# Without `-g`, which Python's own flags ask for: it takes as long again, and is stripped away below.
FLAGS = CHECKS if CHECKED else ["-O3", "-g0"]
# Piles are short: moving the rest of one up by a card is quicker in a loop than by a call of `memmove`.
GCC_FLAG = "-fno-tree-loop-distribute-patterns"
# Nobody debugs the C file but its authors, and its names are most of its size.
STRIPPED = ["-Wl,--strip-all"] if sys.platform == "linux" else []


def joined() -> Path:
    """Write all hot files as one; where it is."""
    folder = Path("build/joined/portroyal")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").touch()
    Build(SOURCE).write(folder / f"{NAME}.pxd", folder / f"{NAME}.pyx")
    return folder / f"{NAME}.pyx"


def write_hints(code: Path) -> None:
    """Tell the compiler which functions of the C file belong together; once."""
    text = code.read_text()
    if "__attribute__((flatten))" not in text:
        code.write_text(hinted(text))


class BuildOrGoWithout(build_ext):
    """Compile if possible; if not, say so in one line and install the same engine uncompiled."""

    def build_extension(self, ext: Extension) -> None:
        if os.environ.get("PORTROYAL_COMPILE") == "later":
            return
        try:
            from Cython.Build import cythonize

            ext.sources = [str(joined())]
            ext.sources = cythonize([ext], compiler_directives=DIRECTIVES, quiet=True)[0].sources
            if not CHECKED and self.takes(GCC_FLAG):
                ext.extra_compile_args.append(GCC_FLAG)
                write_hints(Path(ext.sources[0]))
            super().build_extension(ext)
        except Exception as problem:
            if os.environ.get("PORTROYAL_COMPILE") == "must":
                raise
            # An engine compiled from an older source must not stay in the place of this one.
            for folder in (Path(self.build_lib), Path("src")):
                (folder / self.get_ext_filename(ext.name)).unlink(missing_ok=True)
            print(
                f"Port Royal installs uncompiled and plays some hundred times slower: {reason(problem)}",
                file=sys.stderr,
            )

    def takes(self, flag: str) -> bool:
        """Does the compiler know this flag?"""
        compiler = getattr(self.compiler, "compiler_so", None)
        if not compiler:
            return False
        asked = [*compiler, "-Werror", flag, "-x", "c", "-fsyntax-only", os.devnull]
        return subprocess.run(asked, capture_output=True, check=False).returncode == 0


class WithClient(build_py):
    """Bring the browser client, and none of the files that an older build of it left behind."""

    def run(self) -> None:
        if not self.editable_mode:
            bring_client()
            shutil.rmtree(Path(self.build_lib, "portroyal/server/static"), ignore_errors=True)
        super().run()


class SourceWithClient(sdist):
    """An sdist holds the built client, so that nobody needs Node to install from it."""

    def run(self) -> None:
        bring_client()
        super().run()


def reason(problem: Exception) -> str:
    """Why it did not compile, in a few words."""
    if isinstance(problem, ImportError):
        return f"{problem.name} is missing"
    if type(problem).__module__.startswith("Cython"):
        return "the source does not translate to C, see above"
    if type(problem).__name__ in (
        "CompileError",
        "DistutilsExecError",
        "CCompilerError",
        "DistutilsPlatformError",
    ):
        return "no working C compiler was found"
    return str(problem) or type(problem).__name__


setup(
    cmdclass={"build_ext": BuildOrGoWithout, "build_py": WithClient, "sdist": SourceWithClient},
    ext_modules=[
        Extension(
            f"portroyal.{NAME}",
            [],
            extra_compile_args=FLAGS,
            extra_link_args=FLAGS if CHECKED else STRIPPED,
            depends=["setup.py", "engine_build/__init__.py", "engine_build/fields.py", "engine_build/hints.py"],
            optional=True,
        )
    ],
)
