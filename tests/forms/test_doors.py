"""No call from Python ends the process or reads foreign memory, whatever is handed in."""

from __future__ import annotations

import ast
import pickle
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from engine_build import Build, Function

import portroyal
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew
from portroyal.bots.weigh import Ledger, weigh
from portroyal.engine import compiled
from portroyal.engine.playout import deal
from portroyal.engine.vocabulary import TIME
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


# --- Numbers that pick a place ---


class Places:
    """Which numbers handed to compiled functions pick a place in an array, there or in a function they call."""

    def __init__(self) -> None:
        self.build = Build(Path(portroyal.__file__).parent)
        self.build.texts()
        self.found: dict[tuple[str, str], str] = {}
        while self.look():
            pass

    def look(self) -> bool:
        """Go through every function once more: was anything new found?"""
        before = len(self.found)
        for function in self.build.all_functions():
            for parameter, kind in function.parameters.items():
                if kind in ("int", "long long") and (where := self.where(function, parameter)):
                    self.found.setdefault((self.key(function), parameter), where)
        return len(self.found) > before

    def key(self, function: Function) -> str:
        return f"{function.owner}.{function.name}" if function.owner else function.name

    def where(self, function: Function, parameter: str) -> str:
        """The place that a number picks, in words of the source."""
        names = {parameter}
        for node in ast.walk(function.node):
            if (
                isinstance(node, ast.Assign)
                and isinstance(node.targets[0], ast.Name)
                and self.counts(node.value, names)
            ):
                names.add(node.targets[0].id)
        for node in ast.walk(function.node):
            if isinstance(node, ast.Subscript) and self.counts(node.slice, names):
                return ast.unparse(node)
            if isinstance(node, ast.Call) and (called := self.called(function, node)):
                for given, theirs in zip(node.args, called.parameters, strict=False):
                    if self.counts(given, names) and (self.key(called), theirs) in self.found:
                        return ast.unparse(node)
        return ""

    def called(self, function: Function, node: ast.Call) -> Function | None:
        if not isinstance(node.func, ast.Name):
            return None
        known = self.build.known[self.build.file_of(function)]
        return self.build.functions.get(known.get(node.func.id, ""))

    def counts(self, node: ast.expr, names: set[str]) -> bool:
        """Does a number depend on one of these, and nothing keeps it small?"""
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod | ast.BitAnd):
            return False
        if isinstance(node, ast.Call | ast.Subscript | ast.Compare | ast.IfExp):
            return False
        if isinstance(node, ast.Name):
            return node.id in names
        return any(self.counts(each, names) for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr))


def test_every_number_from_outside_that_picks_a_place_has_a_range() -> None:
    places = Places()
    build = places.build
    outside = {build.known[file][name] for file, names in build.doors.items() for name in names}
    wild = [
        f"{places.key(function)}({parameter}) picks {where}"
        for function in build.all_functions()
        if function.name in outside or function.owner in outside
        for parameter, where in ((each, places.found.get((places.key(function), each))) for each in function.parameters)
        if where and parameter not in function.ranges
    ]
    assert not wild
    assert len(places.found) > 100  # it does find places


def test_chance_is_pickled_and_goes_on_as_before() -> None:
    random = random_for(1, "x")
    random.next()
    again = pickle.loads(pickle.dumps(random))
    assert [again.next() for _ in range(5)] == [random.next() for _ in range(5)]
    for spoiled in ([], (), (1,), None, ("x",) * 4, (2**70,) * 4):
        with pytest.raises((IndexError, TypeError)) if spoiled != (2**70,) * 4 else nullcontext():
            random_for(1, "x").__setstate__(spoiled)


@pytest.mark.skipif(not compiled, reason="uncompiled objects are pickled by Python")
@pytest.mark.parametrize("thing", [mind_of("helmsman", 3), Crew([mind_of("helmsman", 3)]), Ledger([1 << 20])])
def test_what_bots_think_with_is_not_pickled(thing: object) -> None:
    with pytest.raises(TypeError, match="pickle"):
        pickle.dumps(thing)
    assert not hasattr(thing, "__setstate__")  # Cython's own believes what it is given


def test_dealing_a_table_where_a_game_is_running_takes_no_card_that_is_not_there() -> None:
    for seed in range(3):
        state = portroyal.Game.new(2, modules=["base", "contract_cards", "coop"], seed=seed, aside=12).state.clone()
        for _ in range(20):
            deal(state)
            assert 0 <= len(state.pile(TIME)) <= 120
