"""The pages about the server: the script in them plays a game, and their tables are what the code says."""

from __future__ import annotations

import re
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from blocks import FENCE, run_block

from portroyal.server.house import options
from portroyal.server.house.limits import PATIENCE, PING_EVERY, PONG_WITHIN, QUEUE_BYTES, QUEUE_MESSAGES
from portroyal.server.house.options import Options
from portroyal.server.network.sockets import CLOSES
from portroyal.server.protocol import LARGEST_MESSAGE, LONGEST_CHAT, PROTOCOL, schema

sys.path.append(str(Path(__file__).parents[1] / "server"))
from serving import Serving, serving

GUIDE = Path(__file__).parents[2] / "docs" / "guide"
PROTOCOL_PAGE, HOST_PAGE = (
    (GUIDE / "protocol.md").read_text("utf-8"),
    (GUIDE / "host.md").read_text("utf-8"),
)


def test_the_script_in_the_guide_plays_a_game_whatever_happens_to_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as running:
        blocks = [block[1] for block in FENCE.finditer(PROTOCOL_PAGE)]
        assert len(blocks) == 2
        names: dict[str, Any] = {}
        over = threading.Event()
        with ThreadPoolExecutor(1) as beside:
            disturbing = beside.submit(disturb, running, over)
            try:
                source = blocks[0].replace("http://localhost:8080", f"http://127.0.0.1:{running.port}")
                exec(compile(source, "protocol.md", "exec"), names)
                run_block(blocks[1], names, "protocol.md")
            finally:
                over.set()
            disturbing.result()
    places = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert {who for _, who, _ in places} == {"me", "bosun", "helmsman"}
    assert names["outcome"]["reason"]


def disturb(running: Serving, over: threading.Event) -> None:
    """Cut the line a few times."""
    for _ in range(4):
        if over.wait(0.3):
            return
        for room in list(running.house.rooms.values()):
            for line in list(room.lines):
                assert running.loop is not None
                running.loop.call_soon_threadsafe(line.cut)


def test_the_tables_of_messages_and_refusals_are_fresh() -> None:
    assert schema.filled(PROTOCOL_PAGE) == PROTOCOL_PAGE, (
        "run: python -m portroyal.server.protocol.schema docs/guide/protocol.md (or make docs)"
    )


def test_every_message_is_told() -> None:
    for kind in (*schema.SAID, *schema.TOLD):
        assert f"\n`{kind.__struct_config__.tag}`: " in PROTOCOL_PAGE
    for name in schema.definitions():
        assert f"**{name}**" in PROTOCOL_PAGE or getattr(schema.protocol, name) in (*schema.SAID, *schema.TOLD)


def test_the_schema_holds_every_message_and_says_what_is_always_there() -> None:
    whole = schema.whole()
    assert {"Said", "Told", "OpenTable", "Story", "Look"} <= whole["$defs"].keys()
    assert "seat" in whole["$defs"]["Entry"]["required"]
    assert "token" not in whole["$defs"]["Hello"]["required"]
    assert whole["x-constants"] == {"PROTOCOL": 1, "LARGEST_MESSAGE": 4096, "LONGEST_CHAT": 300}


def test_the_settings_are_fresh_and_each_is_a_flag() -> None:
    from portroyal.cli_serve import serve

    assert options.fill(HOST_PAGE) == HOST_PAGE, "run: make docs"
    told = re.findall(r"^\| `(\w+)` \|", HOST_PAGE.split(options.BEGIN)[1].split(options.END)[0], re.MULTILINE)
    assert told == [each.name for each in fields(Options)]
    assert set(signature(serve).parameters) == {*told, "settings"}


def test_close_codes_and_limits_are_told_as_they_are() -> None:
    for name, code in CLOSES.items():
        assert re.search(rf"^\| {code} \| `{name}` \|", PROTOCOL_PAGE, re.MULTILINE), name
    assert f"now **{PROTOCOL}**" in PROTOCOL_PAGE
    assert PROTOCOL_PAGE.count(f"{LARGEST_MESSAGE:,} bytes") == 2
    assert f"{LONGEST_CHAT} characters" in PROTOCOL_PAGE
    usual = Options()
    assert f"{usual.rate} a second, {usual.burst} at once" in PROTOCOL_PAGE
    assert f"after {PATIENCE} refusals" in PROTOCOL_PAGE
    assert f"{QUEUE_MESSAGES} messages or {QUEUE_BYTES // 1024} KiB" in PROTOCOL_PAGE
    assert f"every {PING_EVERY:g} seconds; no pong within {PONG_WITHIN:g} more" in PROTOCOL_PAGE
