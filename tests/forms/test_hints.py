"""What the build tells the C compiler about functions: which belong into one piece, and which stand apart."""

from __future__ import annotations

from pathlib import Path

from engine_build import Build
from engine_build.hints import APART, WHOLE, hinted

ROOT = Path(__file__).parents[2]

CODE = """\
static int __pyx_f_9portroyal_5_core_playout__finish(struct State *, struct Random *); /*proto*/
static void __pyx_f_9portroyal_5_core_event_deck__reveal_event(struct State *); /*proto*/
static void __pyx_f_9portroyal_5_core_play__apply(struct State *, int); /*proto*/
"""


def test_a_game_is_one_piece_and_the_adventure_stands_apart() -> None:
    whole, apart, other = hinted(CODE).splitlines()
    assert whole.endswith("*) __attribute__((flatten)); /*proto*/")
    assert apart.endswith("*) __attribute__((cold, noinline)); /*proto*/")
    assert other == CODE.splitlines()[2]


def test_what_is_hinted_at_is_there() -> None:
    build = Build(ROOT / "src/portroyal")
    build.texts()
    files = {file.split("/")[-1] for file in build.doors}
    assert set(APART) <= files
    assert build.functions[WHOLE].is_c
