"""A card, ruling, event, action or timing point that no rule test names fails the build."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from portroyal import Game, engine
from portroyal.actions import TABLE, ActionKind
from portroyal.catalog import CODES
from portroyal.engine.vocabulary import ACTION_NAMES, DISCOVER, EVENT_NAMES, KIND_SHIFT
from portroyal.reasons import why_not
from portroyal.rulings import RULINGS

HERE = Path(__file__).parent
# What the rulebook of The Adventure Begins leaves open and we answer in one way, so that it is no switch of a ruleset.
ADVENTURE_FIXED = [
    *("adv_coins_before_batch", "adv_retry_split", "adv_next_start", "adv_crew_changes", "adv_mixing", "adv_reader"),
    *("adv_events_exhausted", "adv_event_after_bust"),
    *("adv_mission_others", "adv_mission_same_turn", "adv_mission_many", "adv_mission_reuse", "adv_one_card_one_minus"),
    *("adv_mission_choice", "adv_persons", "adv_first", "adv_reward_order"),
    *("adv_50_moment", "adv_51_count", "adv_51_gambler", "adv_52_gambler", "adv_52_exact"),
    *("adv_rewards_by_count", "adv_buy_off_frees", "adv_crowns_pay", "adv_crowns_overflow", "adv_crowns_fall"),
    *("adv_ability_now",),
    *("adv_grace", "adv_trader_characters", "adv_mary"),
    *("adv_stow_fee", "adv_ares_repel", "adv_ares_colors", "adv_items", "adv_item_expedition", "adv_barmaid_crown"),
    *("adv_tybuk",),
    *("adv_lookout_when", "adv_lookout_gambler", "adv_lookout_secret", "adv_knowledge", "adv_tax_each", "adv_solo_tax"),
    *("adv_12_together", "adv_card9_cubes", "adv_trigger", "adv_tie", "adv_ending_competitive", "adv_codas"),
    *("adv_stalemate", "adv_variant"),
]
LISTENERS = "# --- The rules that listen ---"


@cache
def spoken() -> frozenset[str]:
    """Every word of every string in the rule tests, docstrings left out."""
    found: set[str] = set()
    for path in sources():
        tree = ast.parse(path.read_text("utf-8"))
        silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
                found.update(node.value.split())
    return frozenset(found)


@cache
def names_of_tests() -> tuple[str, ...]:
    """The names of all rule tests."""
    return tuple(
        node.name
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def sources() -> list[Path]:
    """The rule tests, except this file."""
    return sorted(path for path in HERE.glob("test_*.py") if path.name != Path(__file__).name)


def timing_points() -> list[str]:
    """The functions of engine/timing.py that phases call."""
    source = (Path(engine.__file__).parent / "timing.py").read_text("utf-8")
    points, rules = source.split(LISTENERS)
    assert "def " in rules
    return [node.name for node in ast.parse(points).body if isinstance(node, ast.FunctionDef)]


def is_tested(name: str) -> bool:
    """Does a test say this name, or carry it in its own?"""
    return name in spoken() or any(f"_{name}_" in f"{test}_" for test in names_of_tests())


def test_the_scan_finds_words_and_no_docstrings() -> None:
    assert "sailor:3" in spoken()
    assert "base-2014.es," not in spoken()
    assert not is_tested("no_such_ruling")


@pytest.mark.parametrize("code", CODES)
def test_every_card_has_a_test(code: str) -> None:
    assert code in spoken()


@pytest.mark.parametrize("ruling", [*RULINGS, *ADVENTURE_FIXED])
def test_every_ruling_has_a_test(ruling: str) -> None:
    assert any(test == f"test_{ruling}" for test in names_of_tests())


def test_a_ruling_with_one_answer_is_no_switch() -> None:
    assert len(set(ADVENTURE_FIXED)) == len(ADVENTURE_FIXED)
    assert not set(ADVENTURE_FIXED) & {name for name, ruling in RULINGS.items() if len(ruling.answers) > 1}


@pytest.mark.parametrize("event", EVENT_NAMES)
def test_every_event_has_a_test(event: str) -> None:
    assert is_tested(event)


@pytest.mark.parametrize("action", [name for name in ACTION_NAMES if name])
def test_every_action_has_a_test(action: str) -> None:
    assert action in spoken()


@pytest.mark.parametrize("point", timing_points())
def test_every_timing_point_has_a_test(point: str) -> None:
    assert any(f"_{point}_" in f"{test}_" for test in names_of_tests())


def test_the_table_of_actions_has_every_kind_once() -> None:
    assert [kind.name for kind in TABLE] == [name for name in ACTION_NAMES if name]
    assert len({kind.number for kind in TABLE}) == len(TABLE)


@pytest.mark.parametrize("kind", TABLE, ids=lambda kind: kind.name)
def test_an_action_outside_its_phases_is_refused_as_such(kind: ActionKind) -> None:
    game = Game.new(2, seed=1)
    reason = why_not(game.state, kind.number << KIND_SHIFT)[0]
    assert (reason == "wrong_phase") == (DISCOVER not in kind.phases)
