"""Install what `make dist` built into an empty environment, far from the source, and use it as a stranger would.

    python tests/install/try_dist.py dist

Terminal game, replay, contest of bots, and the table page; the page in Chromium too, where there is one.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import create

CHROMIUM = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
SILENT = {"CI": "1", "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1"}


class Stranger:
    """Somebody with an empty environment and a wheel."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "env"
        self.environ = {key: value for key, value in os.environ.items() if not key.startswith(("PORTROYAL", "PYTHON"))}
        self.environ |= SILENT
        create(self.home, with_pip=True)

    def command(self, *words: object) -> list[str]:
        return [str(self.home / "bin" / "portroyal"), *map(str, words)]

    def install(self, what: str) -> None:
        pip = [str(self.home / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, what], cwd=self.folder, env=self.environ, check=True)

    def run(self, *words: object) -> str:
        """What a command says; it has to end well and quietly."""
        done = subprocess.run(
            self.command(*words), cwd=self.folder, env=self.environ, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"
        assert not done.stderr, f"{words}: {done.stderr}"
        return done.stdout

    @contextmanager
    def playing(self) -> Iterator[str]:
        """`portroyal play`, and where it is."""
        words = self.command("play", "--no-browser", "--only-here", "--data", self.folder / "tables")
        process = subprocess.Popen(
            words, cwd=self.folder, env=self.environ, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            told = ""
            assert process.stdout is not None
            for line in process.stdout:
                told += line
                if found := re.search(r"http://localhost:\d+", told):
                    yield found.group()
                    return
            raise AssertionError(told)
        finally:
            process.terminate()
            process.wait(timeout=20)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=20) as answer:
        return str(answer.read().decode("utf-8"))


def use(stranger: Stranger) -> None:
    """Play, tell again, measure, and look at the page."""
    assert "wins." in stranger.run(
        "play", "--terminal", "--seats", "deckhand,castaway", "--seed", 3, "--save", "a.json"
    )
    assert "actions hold" in stranger.run("replay", "a.json")
    contest = json.loads(stranger.run("arena", "helmsman", "castaway", "--games", 4, "--json"))
    assert contest["games"] == 4 and not contest["faults"]
    assert json.loads(stranger.run("bench", "engine", "--seconds", "0.2", "--json")), "it is compiled, or says so"
    with stranger.playing() as address:
        page = fetch(address)
        scripts = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert scripts, page
        for script in scripts:
            assert len(fetch(address + script)) > 100, script
        in_chromium(address)


def in_chromium(address: str) -> None:
    """Sit down at a table, if there is a browser to do it with."""
    found = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if found is None:
        print("There is no Chromium, so the page was fetched but not played on.")
        return
    from playwright.sync_api import expect, sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        page = browser.new_page(locale="en-US")
        page.goto(address)
        page.get_by_role("button", name="Play now").click()
        name = page.get_by_role("textbox").first
        if name.is_visible():
            name.fill("Ada")
            page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("button", name=re.compile("Draw"))).to_be_visible(timeout=30_000)
        browser.close()


def main(dist: Path) -> None:
    """Try the wheel that was built from the sdist."""
    (wheel,) = dist.glob("*.whl")
    (source,) = dist.glob("*.tar.gz")
    with TemporaryDirectory() as folder:
        stranger = Stranger(Path(folder))
        stranger.install(f"{wheel.resolve()}[web,arena]")
        use(stranger)
    print(f"{source.name} and {wheel.name} hold: terminal, replay, bots, table.")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
