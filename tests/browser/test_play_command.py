"""`portroyal play`, as `make play` runs it: what it prints, that it serves, how it ends."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, expect

PATIENCE = 40.0


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *command: str, **environment: str) -> None:
        self.ours, theirs = pty.openpty()
        self.text = ""
        self.process = subprocess.Popen(
            command, stdin=theirs, stdout=theirs, stderr=theirs, env=os.environ | environment, start_new_session=True
        )
        os.close(theirs)

    def read_until(self, words: str) -> str:
        until = time.monotonic() + PATIENCE
        while words not in self.text:
            assert time.monotonic() < until, self.text
            if select.select([self.ours], [], [], 0.2)[0]:
                try:
                    self.text += os.read(self.ours, 65536).decode("utf-8", "replace")
                except OSError:
                    assert words in self.text, self.text
        return self.text

    def end(self) -> int:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=20)
        os.close(self.ours)
        return code


def test_play_tells_where_it_is_and_how_to_stop_and_serves_a_table(tmp_path: Path, browser: Browser) -> None:
    terminal = Terminal(
        *(sys.executable, "-m", "portroyal", "play", "--no-browser", "--data", str(tmp_path)),
        NO_COLOR="1",
        TERM="xterm",
    )
    try:
        text = terminal.read_until("Ctrl-C")
        found = re.search(r"http://localhost:\d+", text)
        assert found, text
        address = found.group()
        assert urllib.request.urlopen(address + "/health", timeout=10).status == 200
        # A machine without a network has no address for others; then there is none to show.
        if "On other devices" in text:
            others = re.search(r"On other devices\s+(http://\S+)", text)
            assert others and "localhost" not in others.group(1), text
            assert len(re.findall(r"[█▀▄]", text)) > 100, "there should be a QR code"
            assert urllib.request.urlopen(others.group(1) + "/health", timeout=10).status == 200
        page = browser.new_page()
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.context.close()
    finally:
        code = terminal.end()
    assert code == 0
    assert (tmp_path / "tables.db").exists()
