"""No call from Python ends the process or reads foreign memory, whatever is handed in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import portroyal

DOORS = {
    file.split("/")[-1]: (file, names.split())
    for file, _, names in (
        line.partition(":") for line in (Path(portroyal.__file__).parent / "compiled.txt").read_text().splitlines()
    )
    if names.strip()
}

# Every door is tried with everything; what is refused is refused with an exception, and the process lives.
TRIAL = """
import sys
from itertools import product
from importlib import import_module
from portroyal import Game
from portroyal.engine.state import State
from portroyal.engine.events import Events
from portroyal.bots.minds import mind_of
from portroyal.seeds import random_for

module = import_module(sys.argv[1])
wild = [None, -1, 5, 10**6, 2**40, -(2**63), "x", 1.5, [], [999] * 300, ()]
good = [Game.new(3, seed=1).state, random_for(1, "x"), Events(), mind_of("helmsman", 3)]
tried = 0

def call(what, *given):
    global tried
    tried += 1
    try:
        what(*given)
    except Exception:
        pass

for name in sys.argv[2:]:
    door = getattr(module, name)
    if isinstance(door, (tuple, list, dict)):
        continue
    for count in range(4):
        for given in product([*wild[:6], *good], repeat=count):
            call(door, *given)
    if isinstance(door, type):
        made = {"State": lambda: Game.new(3, seed=1).state, "Random": lambda: random_for(1, "x"), "Events": Events,
                "Mind": lambda: mind_of("helmsman", 3)}.get(name)
        if made is None:
            continue
        for method in [each for each in dir(door) if not each.startswith("__")]:
            if callable(getattr(door, method)):
                for count in range(3):
                    for given in product([*wild, *good], repeat=count):
                        call(getattr(made(), method), *given)
            else:
                for value in wild:
                    thing = made()
                    call(setattr, thing, method, value)
                    if name == "State":
                        from portroyal.engine.play import act, legal
                        call(legal, thing)
print("alive", tried)
"""


@pytest.mark.parametrize("file", DOORS)
def test_no_call_ends_the_process(file: str) -> None:
    path, names = DOORS[file]
    module = f"portroyal.{path.replace('/', '.')}"
    done = subprocess.run(
        [sys.executable, "-c", TRIAL, module, *names], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, f"{file}: {done.returncode}\n{done.stderr[-2000:]}"
    assert done.stdout.startswith("alive")


def test_an_illegal_action_changes_nothing_and_leaves_a_good_game() -> None:
    game = portroyal.Game.new(3, seed=1)
    before = game.hash
    for action in (
        0,
        -1,
        1,
        5 << 20,
        (5 << 20) + 7,
        (7 << 20) + 250,
        2**30,
        99 << 20,
        2**31,
        10**40,
        1048576.9,
        None,
        "draw",
    ):
        with pytest.raises(portroyal.errors.ActionError):
            game.apply(action)
    assert game.hash == before
    assert game.words() == []
    game.play("draw")
    assert game.words() == ["draw"]
