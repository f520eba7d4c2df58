"""The unit and the container file: as the guide shows them, checked by their own tools, and started as they say."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from clients import request

from portroyal.server.app import OPEN_REQUESTS, OWN_FILES
from portroyal.server.house.options import Options

ROOT = Path(__file__).parents[2]
UNIT, CONTAINER = ROOT / "deploy" / "portroyal.service", ROOT / "deploy" / "Containerfile"
GUIDE = (ROOT / "docs" / "guide" / "host.md").read_text("utf-8")
PROGRAM = Path(sys.executable).with_name("portroyal")


def unit() -> dict[str, str]:
    """The settings of the unit; each is there once."""
    pairs = re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    assert len(dict(pairs)) == len(pairs)
    return dict(pairs)


def instructions() -> dict[str, str]:
    """The last of each instruction of the container file."""
    text = re.sub(r"\\\n\s*", "", re.sub(r"^#.*\n", "", CONTAINER.read_text("utf-8"), flags=re.MULTILINE))
    return dict(line.split(" ", 1) for line in text.splitlines() if line)


def starts(words: list[str], environ: dict[str, str], stop: int, within: float) -> None:
    """A server that is started so answers, and ends when it is told to."""
    port = re.search(r"PORTROYAL_PORT=(\d+)", " ".join(f"{name}={value}" for name, value in environ.items()))
    assert port is not None
    process = subprocess.Popen(words, env={**os.environ, **environ}, stderr=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        for _ in range(400):
            assert process.poll() is None, process.communicate()
            try:
                status, _, body = request(int(port[1]), "GET", "/health")
            except OSError:
                time.sleep(0.05)
                continue
            assert status == 200 and json.loads(body)["ok"]
            break
        else:
            raise AssertionError("it does not answer")
        process.send_signal(stop)
        assert process.wait(within) == 0
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def free_port() -> str:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


def test_the_guide_shows_the_unit_as_it_is() -> None:
    assert f"```ini\n{UNIT.read_text('utf-8')}```" in GUIDE
    assert "deploy/portroyal.service" in GUIDE and "deploy/Containerfile" in GUIDE


def test_the_unit_gives_a_file_for_each_connection() -> None:
    assert int(unit()["LimitNOFILE"]) >= Options().sockets + OPEN_REQUESTS + OWN_FILES
    assert {"MemoryMax", "MemoryHigh"} <= unit().keys()


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    here = tmp_path / UNIT.name
    here.write_text(UNIT.read_text("utf-8").replace("/opt/portroyal/bin/portroyal", str(PROGRAM)))
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", here], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stderr) == (0, "")
    here.write_text(here.read_text() + "NoSuchSetting=yes\n")
    found = subprocess.run(["systemd-analyze", "verify", "--man=no", here], capture_output=True, text=True, check=False)
    assert "NoSuchSetting" in found.stderr, "a tool that complains about nothing proves nothing"


def test_what_the_unit_starts_is_a_server(tmp_path: Path) -> None:
    settings = tmp_path / "portroyal.toml"
    shown = re.search(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    assert shown is not None
    settings.write_text(shown[1])
    words = shlex.split(unit()["ExecStart"].replace("/etc/portroyal.toml", str(settings)))
    assert words[0] == "/opt/portroyal/bin/portroyal"
    name, _, where = unit()["Environment"].partition("=")
    assert where == "/var/lib/" + unit()["StateDirectory"]
    environ = {name: str(tmp_path / "data"), "PORTROYAL_PORT": free_port()}
    starts([str(PROGRAM), *words[1:]], environ, getattr(signal, unit()["KillSignal"]), float(unit()["TimeoutStopSec"]))
    assert (tmp_path / "data" / "tables.db").exists()


def test_a_linter_of_container_files_finds_nothing() -> None:
    linter = shutil.which("hadolint", path=str(Path(sys.executable).parent))
    if linter is None:
        pytest.skip("there is no hadolint for this machine")
    found = subprocess.run([linter, "--no-color", CONTAINER], capture_output=True, text=True, check=False)
    assert (found.returncode, found.stdout) == (0, "")


def test_what_the_container_starts_is_a_server_that_is_healthy(tmp_path: Path) -> None:
    said = instructions()
    port = free_port()
    program, *more = json.loads(said["ENTRYPOINT"]) + json.loads(said["CMD"])
    assert program == "/opt/portroyal/bin/portroyal" and f"venv {Path(program).parents[1]}" in CONTAINER.read_text()
    environ = dict(pair.split("=", 1) for pair in said["ENV"].split())
    assert said["VOLUME"] == environ["PORTROYAL_DATA"]
    environ |= {"PORTROYAL_DATA": str(tmp_path), "PORTROYAL_PORT": port}
    starts([str(PROGRAM), *more], environ, getattr(signal, said["STOPSIGNAL"]), 15)
    python, *check = json.loads(said["HEALTHCHECK"].partition(" CMD ")[2])
    assert python == "/opt/portroyal/bin/python" and check[0] == "-c" and said["EXPOSE"] == str(Options().port)
    nobody = subprocess.run([sys.executable, "-c", check[1].replace("8080", port)], capture_output=True, check=False)
    assert nobody.returncode != 0, "healthy, though there is no server"
