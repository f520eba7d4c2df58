"""Do the tests see a small mistake? Each mutant is one, made in a copy of the tree, with the tests that should fail.

    python -m bench.mutants [WORD]

The mutants are facts, in `tests/mutants/*.toml`: a name in the words of the game, a file, a text that occurs in it
exactly once, what it becomes, and the tests that should see it. One that can't be seen says why under `survives`.
With a word only those are tried that have it in their name, file or list.

First the tests have to pass without a mistake; then each mutant is tried, several at once, each in a copy of its own,
up to the first test that fails. A mutant of the compiled files runs uncompiled, one of the client in vitest. The exit
code is 0 if every mutant was seen or is explained.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from time import perf_counter

ROOT = Path(__file__).resolve().parent.parent
LISTS = Path("tests/mutants")
NOT_COPIED = (
    ".git",
    ".venv",
    "node_modules",
    "build",
    "static",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
    "*.egg-info",
)
LIMIT = 240.0  # seconds for one mutant
LONG = 3600.0  # for all tests without a mutation
GOOD = ("seen", "explained")
# How tests are run: with the uncompiled engine, with the compiled one, and those of the client.
PURE, COMPILED, CLIENT = "uncompiled", "compiled", "client"


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small mistake, and who should see it."""

    list: str
    name: str
    file: str
    text: str
    becomes: str
    seen_by: tuple[str, ...]
    survives: str = ""  # why nothing can see it

    def fits(self, word: str) -> bool:
        """Is this one of those asked for?"""
        return any(word in text for text in (self.list, self.name, self.file))

    def made_in(self, source: str) -> str:
        """The file with the mistake; the text must be there, and only once."""
        found = source.count(self.text)
        if found != 1:
            raise ValueError(
                f"{self.name}: {self.file} has {found} times {self.text!r}, not once. Mend {self.list}.toml."
            )
        return source.replace(self.text, self.becomes)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant."""

    word: str  # seen, survived, explained, or what went wrong
    reason: str  # the test that saw it, or why it may live


def read_mutants(root: Path = ROOT) -> list[Mutant]:
    """Every mutant of a tree, list by list."""
    return [
        Mutant(list=path.stem, **row | {"seen_by": tuple(row["seen_by"])})
        for path in sorted((root / LISTS).glob("*.toml"))
        for row in tomllib.loads(path.read_text("utf-8"))["mutant"]
    ]


def form_of(mutant: Mutant, root: Path = ROOT) -> str:
    """How the tests of a mutant are run: what is compiled has to run uncompiled to be changed."""
    if mutant.file.startswith("web/"):
        return CLIENT
    lines = (root / "src/portroyal/compiled.txt").read_text("utf-8").splitlines()
    compiled = {f"src/portroyal/{line.partition(':')[0]}.py" for line in lines}
    is_engine = mutant.file.startswith("src/portroyal/engine/")
    return PURE if is_engine or mutant.file in compiled else COMPILED


# --- Copies of the tree ---


def copy_tree(root: Path, to: Path) -> Path:
    """A copy to make mistakes in; what npm installed is linked, entry by entry, so that caches are the copy's own."""
    shutil.copytree(root, to, ignore=shutil.ignore_patterns(*NOT_COPIED), symlinks=True)
    installed = root / "web/node_modules"
    if installed.is_dir():
        (to / "web/node_modules").mkdir()
        for entry in installed.iterdir():
            if entry.name not in (".vite", ".vitest", ".cache"):
                (to / "web/node_modules" / entry.name).symlink_to(entry)
    return to


@contextmanager
def mistaken(tree: Path, mutant: Mutant) -> Iterator[None]:
    """The tree with one mistake in it, for as long as this lasts."""
    path = tree / mutant.file
    source = path.read_text("utf-8")
    try:
        write_anew(path, mutant.made_in(source))
        yield
    finally:
        write_anew(path, source)


def write_anew(path: Path, source: str) -> None:
    """Write a file; Python would take bytecode of the same second and size for its own."""
    path.write_text(source, "utf-8")
    Path(cache_from_source(str(path))).unlink(missing_ok=True)


# --- Running tests ---

running: set[subprocess.Popen[str]] = set()


def run(command: list[str], tree: Path, environment: dict[str, str], limit: float) -> tuple[int | None, str]:
    """The exit code, none if it took too long, and all that was printed."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PORTROYAL_", "PYTEST_"))}
    process = subprocess.Popen(
        command,
        cwd=tree,
        env=inherited | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    running.add(process)
    try:
        printed, _ = process.communicate(timeout=limit)
        return process.returncode, printed
    except subprocess.TimeoutExpired:
        return None, f"stopped after {limit:.0f} seconds"
    finally:
        stop(process)


def stop(process: subprocess.Popen[str]) -> None:
    """End a run and all that it started."""
    running.discard(process)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def run_tests(form: str, tests: list[str], tree: Path, limit: float) -> Verdict:
    """Survived if all pass, seen if one fails; anything else is trouble, which proves nothing."""
    return run_vitest(tests, tree, limit) if form == CLIENT else run_pytest(form, tests, tree, limit)


def run_pytest(form: str, tests: list[str], tree: Path, limit: float) -> Verdict:
    environment = {"PYTHONPATH": str(tree / "src"), "PORTROYAL_PURE": "1" if form == PURE else "0"}
    command = [sys.executable, "-m", "pytest", "-x", "--tb=line", "-rfE"]
    command += ["-p", "no:cacheprovider", "--hypothesis-profile=mutants", *tests]
    code, printed = run(command, tree, environment, limit)
    if code is None:
        return Verdict("too long", printed)
    if code == 0:
        return Verdict("survived", "")
    failed = [line for line in printed.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    if code == 1 and failed:
        return Verdict("seen", failed[0].split()[1])
    return Verdict("trouble", last_words(printed))


def run_vitest(tests: list[str], tree: Path, limit: float) -> Verdict:
    report = tree / "vitest.json"
    report.unlink(missing_ok=True)
    command = [sys.executable, "web/scripts/npm.py", "exec", "--", "vitest", "run", "--bail=1", "--maxWorkers=1"]
    command += ["--reporter=json", f"--outputFile={report}", *(test.removeprefix("web/") for test in tests)]
    code, printed = run(command, tree, {}, limit)
    if code is None:
        return Verdict("too long", printed)
    if not report.exists():
        return Verdict("trouble", last_words(printed))
    for file in json.loads(report.read_text("utf-8"))["testResults"]:
        for test in file["assertionResults"]:
            if test["status"] == "failed":
                return Verdict("seen", f"{Path(file['name']).relative_to(tree)}::{test['title']}")
    return Verdict("survived", "") if code == 0 else Verdict("trouble", last_words(printed))


def last_words(printed: str) -> str:
    return "\n".join(printed.splitlines()[-20:])


# --- All of them ---


def judge(mutant: Mutant, tree: Path, limit: float) -> Verdict:
    """Make the mistake and look who sees it."""
    with mistaken(tree, mutant):
        verdict = run_tests(form_of(mutant, tree), list(mutant.seen_by), tree, limit)
    if mutant.survives:
        if verdict.word == "survived":
            return Verdict("explained", mutant.survives)
        if verdict.word == "seen":
            return Verdict("seen after all", f"{verdict.reason}: its `survives` is untrue")
    return verdict


def tests_by_form(mutants: list[Mutant], root: Path) -> dict[str, list[str]]:
    """Every test that is named, once."""
    found: dict[str, dict[str, None]] = {}
    for mutant in mutants:
        found.setdefault(form_of(mutant, root), {}).update(dict.fromkeys(mutant.seen_by))
    return {form: list(tests) for form, tests in found.items()}


def try_all(mutants: list[Mutant], root: Path, at_once: int, limit: float = LIMIT) -> int:
    """Try every mutant and print what became of it; 0 if none survived unexplained."""
    began = perf_counter()
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder, ThreadPoolExecutor(at_once) as crew:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(at_once):
            trees.put(copy_tree(root, Path(folder).resolve() / str(number)))

        def unchanged(form: str, tests: list[str]) -> Verdict:
            tree = trees.get()
            try:
                return run_tests(form, tests, tree, LONG)
            finally:
                trees.put(tree)

        def tried(mutant: Mutant) -> tuple[Verdict, float]:
            tree, start = trees.get(), perf_counter()
            try:
                return judge(mutant, tree, limit), perf_counter() - start
            finally:
                trees.put(tree)

        try:
            named = tests_by_form(mutants, root)
            for form, verdict in zip(named, crew.map(unchanged, named, named.values()), strict=True):
                if verdict.word != "survived":
                    print(f"The {form} tests fail without any mutation, so they can see nothing.\n{verdict.reason}")
                    return 1
            print(f"All tests pass without a mutation ({perf_counter() - began:.0f} s).", flush=True)
            words: Counter[str] = Counter()
            for mutant, (verdict, seconds) in zip(mutants, crew.map(tried, mutants), strict=True):
                words[verdict.word] += 1
                row = f"{verdict.word:<10} {seconds:5.1f} s  {mutant.list}: {mutant.name}"
                print(f"{row}\n{'':<20}{verdict.reason or mutant.file}", flush=True)
        finally:
            crew.shutdown(wait=False, cancel_futures=True)
            for process in list(running):
                stop(process)
    total = ", ".join(f"{count} {word}" for word, count in words.most_common())
    print(f"{len(mutants)} mutants in {perf_counter() - began:.0f} s: {total}.")
    return 0 if set(words) <= set(GOOD) else 1


def main() -> int:
    word = sys.argv[1] if len(sys.argv) > 1 else ""
    mutants = [mutant for mutant in read_mutants() if mutant.fits(word)]
    if not mutants:
        print(f"No mutant has {word!r} in its name, file or list.")
        return 1
    return try_all(mutants, ROOT, at_once=os.cpu_count() or 1)


if __name__ == "__main__":
    sys.exit(main())
