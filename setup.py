"""Builds the compiled engine: all hot files as one C file, so that the compiler sees through them.

Each hot file `x.py` is ordinary Python beside a typed header `x.pxd`. The build joins those that
`compiled.txt` names into one module, `portroyal._core`, with the numbers of `vocabulary.py` written in. Without a
C compiler the install still works, uncompiled and slower. See docs/decisions/0002-one-c-file.md.

PORTROYAL_CHECKED=1 builds `portroyal._checked` instead: every array access is checked.
"""

from __future__ import annotations

import ast
import os
import re
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/portroyal")
CHECKED = os.environ.get("PORTROYAL_CHECKED") == "1"
NAME = "_checked" if CHECKED else "_core"
FILES = tuple((SOURCE / "compiled.txt").read_text().split())
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "annotation_typing": False,
    "infer_types": True,
}
CHECKS = ["-O1", "-g", "-fsanitize=bounds,signed-integer-overflow,shift", "-fno-sanitize-recover=all"]
FLAGS = CHECKS if CHECKED else ["-O3"]


PRELUDE = "from __future__ import annotations\n\nfrom cython import nogil\n\n"


def with_numbers(source: str) -> str:
    """A source with each word of the vocabulary that stands for a number replaced by that number."""
    words = runpy.run_path(str(SOURCE / "engine/vocabulary.py"))
    return re.sub(r"\b[A-Z][A-Z_]+\b", lambda word: number_or_word(words, word[0]), source)


def number_or_word(words: dict[str, object], word: str) -> str:
    value = words.get(word)
    return str(value) if type(value) is int else word


def without_imports(source: str) -> str:
    """A file's code: its imports name what the joined file holds already."""
    lines = source.splitlines()
    for node in ast.parse(source).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            for index in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[index] = ""
    return "\n".join(lines)


def write_if_new(path: Path, text: str) -> None:
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


def joined() -> Path:
    """Write the joined module and its header; where they are."""
    folder = Path("build/joined/portroyal")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "__init__.py").touch()
    header = [(SOURCE / f"{file}.pxd").read_text() for file in FILES]
    code = [f"# --- {file}.py ---\n" + without_imports((SOURCE / f"{file}.py").read_text()) for file in FILES]
    write_if_new(folder / f"{NAME}.pxd", with_numbers("\n\n".join(header)))
    write_if_new(folder / f"{NAME}.py", PRELUDE + with_numbers("\n\n".join(code)) + "\n")
    return folder / f"{NAME}.py"


class BuildOrGoWithout(build_ext):
    """Compile if possible; if not, say so in one line and install the same engine uncompiled."""

    def build_extension(self, ext: Extension) -> None:
        try:
            from Cython.Build import cythonize

            ext.sources = [str(joined())]
            ext.sources = cythonize([ext], compiler_directives=DIRECTIVES, quiet=True)[0].sources
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
    cmdclass={"build_ext": BuildOrGoWithout},
    ext_modules=[
        Extension(
            f"portroyal.{NAME}",
            [],
            extra_compile_args=FLAGS,
            extra_link_args=FLAGS if CHECKED else [],
            depends=["setup.py"],
            optional=True,
        )
    ],
)
