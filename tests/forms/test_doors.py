"""No call from Python ends the process or reads foreign memory, whatever is handed in."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import portroyal
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew
from portroyal.bots.weigh import Ledger, weigh
from portroyal.engine import compiled
from portroyal.seeds import random_for

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
from portroyal.bots.judgment import Mind
from portroyal.bots.minds import mind_of
from portroyal.engine.chance import Random
from portroyal.bots.tree import Tree, search_deals
from portroyal.bots.voyage import Crew, choose_by_judgment, sail
from portroyal.bots.weigh import Ledger, weigh
from portroyal.engine.play import act, legal
from portroyal.bots.muster import CREW_WEIGHTS, Muster
from portroyal.bots.quest import QUEST_WEIGHTS, Quest
from portroyal.knowledge.draws import Draws, count_draws
from portroyal.seeds import random_for

module = import_module(sys.argv[1])
wild = [None, -1, 5, 10**6, 2**40, -(2**63), "x", 1.5, [], [999] * 300, [None], ()]
made = {
    "State": lambda: Game.new(3, seed=1).state,
    "Random": lambda: random_for(1, "x"),
    "Events": Events,
    "Mind": lambda: mind_of("helmsman", 3),
    "Crew": lambda: Crew([mind_of("helmsman", 3)]),
    "Ledger": lambda: Ledger(legal(Game.new(3, seed=1).state)),
    "Tree": Tree,
    "Draws": Draws,
    "Muster": lambda: Muster([1.0] * len(CREW_WEIGHTS)),
    "Quest": lambda: Quest([1.0] * len(QUEST_WEIGHTS)),
}
good = [made[name]() for name in ("State", "Random", "Events", "Mind")]
tried = 0

def call(what, *given):
    global tried
    tried += 1
    try:
        what(*given)
    except Exception:
        pass

def use(thing):
    # What Python has made or changed, used as the engine and the bots would.
    if isinstance(thing, State):
        legal(thing)
    elif isinstance(thing, Random):
        thing.below(6)
    elif isinstance(thing, Mind):
        choose_by_judgment(made["State"](), thing)
    elif isinstance(thing, Draws):
        count_draws(thing, made["State"]())
        thing.of_color(0)
    elif isinstance(thing, Crew):
        sail(made["State"](), thing)
    elif isinstance(thing, (Ledger, Tree)):
        tree, ledger = (thing, made["Ledger"]()) if isinstance(thing, Tree) else (Tree(), thing)
        crew, mind, random = made["Crew"](), made["Mind"](), made["Random"]()
        search_deals(tree, ledger, made["State"](), crew, mind, random, 0, 3)
        weigh(ledger, made["State"](), crew, random, 0, 3, 3)

for name in sys.argv[2:]:
    door = getattr(module, name)
    if isinstance(door, (tuple, list, dict)):
        continue
    for count in range(4):
        for given in product([*wild[:6], *good], repeat=count):
            call(door, *given)
    if isinstance(door, type):
        for given in wild:
            call(lambda: use(door(given)))
        for method in [each for each in dir(door) if not each.startswith("__")]:
            if callable(getattr(door, method)):
                for count in range(3):
                    for given in product([*wild, *good], repeat=count):
                        call(getattr(made[name](), method), *given)
            else:
                for value in wild:
                    thing = made[name]()
                    call(setattr, thing, method, value)
                    call(use, thing)
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


@pytest.mark.skipif(not compiled, reason="the uncompiled form leaves the range of numbers to Python")
@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1, 2**62])
def test_a_limit_of_chance_is_one_that_32_bits_can_stay_below(limit: int) -> None:
    with pytest.raises(IndexError, match=f"from 1 to {2**32}, not {limit}"):
        random_for(1, "x").below(limit)


def test_the_least_and_the_greatest_limit_are_good() -> None:
    assert random_for(1, "x").below(1) == 0
    assert random_for(1, "x").below(2**32) == random_for(1, "x").next()


def test_only_what_is_legal_can_be_weighed() -> None:
    game = portroyal.Game.new(3, seed=1)
    crew, random = Crew([mind_of("helmsman", 3)]), random_for(1, "x")
    with pytest.raises(ValueError, match=r"is not legal here; \[1048576\] are"):
        weigh(Ledger([7 << 20]), game.state, crew, random, 0, 3, 1)
    with pytest.raises(ValueError, match="room for 96 choices, not 97"):
        Ledger([1] * 97)
    with pytest.raises(TypeError, match="needs a mind"):
        Crew([])


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
