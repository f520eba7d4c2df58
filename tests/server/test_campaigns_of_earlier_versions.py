"""A campaign goes on by the numbers it began with, whatever a later version of the program tells."""

from __future__ import annotations

import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import msgspec
from test_campaigns_at_tables import begin, document, lost

from portroyal.campaigns import built_in, fingerprint, version_of

HERE = Path(__file__).parent

# Another process, by a later version: the first mission of its campaign brings more, so nothing of ours is the newest.
LATER = """
import copy, sys
from pathlib import Path

import msgspec

from portroyal import campaigns

today = campaigns.built_in()["the-bell"]
later = copy.deepcopy(today)
later["story"][1]["crowns"] = later["story"][1].get("crowns", 0) + 1
campaigns.built_in = lambda: {"the-bell": later}

from test_campaigns_at_tables import Evening, begin, brought
from portroyal.server.table.entries import read

folder = Path(sys.argv[1])
now, then = campaigns.fingerprint(later), campaigns.fingerprint(today)
assert now != then

def contents(evening):
    return evening.table.settings.adventure.contents

running = Evening([read(text) for text in msgspec.msgpack.decode((folder / "running").read_bytes())])
assert contents(running) == then and running.table.state == "playing"
running.play(3)
assert running.table.state == "over" and contents(running.again()) == then

over = Evening([read(text) for text in msgspec.msgpack.decode((folder / "over").read_bytes())])
assert contents(over.again()) == then

table = brought(msgspec.json.decode((folder / "file").read_bytes()))
assert table.settings.adventure.contents == then and table.kept.campaign.tale.contents == then

assert contents(begin()) == now, "what begins now begins by the numbers of now"
print("goes on")
"""


def test_tables_and_files_of_an_earlier_version_go_on_as_they_began(tmp_path: Path) -> None:
    running = begin(people=2)
    (tmp_path / "running").write_bytes(msgspec.msgpack.encode(running.texts))
    (tmp_path / "over").write_bytes(msgspec.msgpack.encode(lost()))
    (tmp_path / "file").write_bytes(msgspec.json.encode(document()))
    work = [sys.executable, "-c", LATER, str(tmp_path)]
    found = subprocess.run(work, capture_output=True, text=True, check=False, env={"PYTHONPATH": ":".join(sys.path)})
    assert found.stdout.strip() == "goes on", found.stderr


def test_every_version_of_our_campaigns_is_kept_under_its_fingerprint() -> None:
    """Who changes a campaign keeps a copy of it under its new fingerprint, so that what begins by it can go on."""
    for campaign, facts in built_in().items():
        folder = files("portroyal").joinpath(f"data/campaigns/{campaign}/versions")
        name = fingerprint(facts)
        assert version_of(campaign, name) == facts, f"copy campaign.toml of {campaign} to versions/{name}.toml"
        for file in folder.iterdir():
            kept = version_of(campaign, file.name.removesuffix(".toml"))
            assert kept is not None and fingerprint(kept) == file.name.removesuffix(".toml"), file.name
    assert version_of("the-bell", "0" * 16) is None and version_of("the-bell", "../campaign") is None
