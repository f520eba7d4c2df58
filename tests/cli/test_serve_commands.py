"""`portroyal serve` and `portroyal play` in the browser, started as people start them."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import pytest

from portroyal.cli_serve import NEEDED, check_installed, has_browser
from portroyal.cli_shared import WrongUse


@contextmanager
def started(*words: str) -> Generator[subprocess.Popen[str]]:
    environ = {**os.environ, "CI": "1", "PYTHONIOENCODING": "utf-8"}
    process = subprocess.Popen(
        [sys.executable, "-m", "portroyal", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environ,
    )
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def read_until(process: subprocess.Popen[str], words: str) -> str:
    """What the process prints, up to a line with these words."""
    assert process.stdout is not None
    told = ""
    for line in process.stdout:
        told += line
        if words in line:
            return told
    raise AssertionError(f"{told}\n{process.stderr.read() if process.stderr else ''}")


def test_play_tells_where_it_is_for_this_and_other_devices_and_how_to_stop(tmp_path: Path) -> None:
    with started("play", "--data", str(tmp_path)) as process:
        told = read_until(process, "Ctrl-C")
        found = re.search(r"Port Royal is at +http://localhost:(\d+)", told)
        assert found, told
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/api/info", timeout=10) as answer:
            info = answer.read().decode()
        others = re.search(r"On other devices +(http://\S+)", told)
        if others:  # a machine without any network has no such line
            assert others[1] in info
            assert "█" in told
        assert (tmp_path / "tables.db").exists()
        process.send_signal(signal.SIGINT)
        rest, complaints = process.communicate(timeout=20)
        assert "Stopped. Everything is saved" in rest
        assert process.returncode == 0
        assert complaints == ""


def test_a_second_server_on_the_same_folder_says_where_the_first_is(tmp_path: Path) -> None:
    with started("serve", "--port", "0", "--data", str(tmp_path)) as first:
        told = read_until(first, "served at")
        where = re.findall(r"http://localhost:\d+", told)[0]
        with started("play", "--data", str(tmp_path)) as second:
            _, complaint = second.communicate(timeout=20)
            assert second.returncode == 2
            assert complaint.count("\n") == 1
            assert f"at {where}" in complaint and "--data" in complaint
        first.send_signal(signal.SIGTERM)
        first.communicate(timeout=20)
        assert first.returncode == 0


def test_a_port_in_use_is_told_with_the_option_to_change(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with started("serve", "--port", str(port), "--data", str(tmp_path)) as process:
            _, complaint = process.communicate(timeout=20)
    assert process.returncode == 2
    assert complaint.count("\n") == 1
    assert f":{port}" in complaint and "--port" in complaint


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--port", "99999"), "at most 65535"),
        (("--origin", "example.org"), "should be like https://"),
        (("--settings", "nowhere.toml"), "Can't read the settings in nowhere.toml"),
        (("--tables", "0"), "1 or more"),
        (("--host", "203.0.113.77"), "--host"),
    ],
)
def test_wrong_settings_are_told_in_one_line(words: tuple[str, ...], complaint: str, tmp_path: Path) -> None:
    with started("serve", "--data", str(tmp_path), *words) as process:
        _, told = process.communicate(timeout=20)
    assert process.returncode == 2
    assert told.count("\n") == 1 and complaint in told, told


def test_without_the_extra_one_line_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "uvicorn" else object())
    with pytest.raises(WrongUse, match=r'need uvicorn: pip install "portroyal\[web\]"'):
        check_installed()


@pytest.mark.parametrize(
    ("environ", "platform", "there"),
    [
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({}, "linux", False),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1.2.3.4 5 6.7.8.9 22"}, "linux", False),
        ({"SSH_TTY": "/dev/pts/0"}, "darwin", False),
    ],
)
def test_a_browser_is_opened_only_where_there_is_one(environ: dict[str, str], platform: str, there: bool) -> None:
    assert has_browser(environ, platform) is there


def test_everything_of_the_extra_is_looked_for_before_a_server_starts() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    named = [re.split("[<>=]", each)[0].replace("-", "_") for each in project["optional-dependencies"]["web"]]
    assert sorted(named) == sorted(NEEDED)
