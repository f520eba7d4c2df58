"""What the table weighs, and how it moves."""

from __future__ import annotations

from at_table import AtTable
from fellow import ME, Json, bot, open_table, play_to
from measures import load_table
from playwright.sync_api import Browser, expect
from served import Served
from waiting_for import wait_for

from conftest import DESKTOP, Visit

MOST_SCRIPT, MOST_IN_ALL = 120_000, 135_000  # bytes, packed: until one can play, and with what comes soon after

# Which properties the page animates, and whether anything moves while the game stands still.
ANIMATED = """
() => {
  const found = new Set();
  for (const animation of document.getAnimations()) {
    const frames = animation.effect?.getKeyframes?.() ?? [];
    for (const frame of frames) {
      for (const key of Object.keys(frame)) {
        if (!['offset', 'computedOffset', 'easing', 'composite'].includes(key)) found.add(key);
      }
    }
  }
  return [...found];
}
"""

# What moves, written down by the page itself at each frame: a flight is over before a busy machine looks twice.
WRITE_DOWN = f"""
() => {{
  const animated = {ANIMATED.strip()};
  window.__moved = [];
  window.__flew = false;
  const look = () => {{
    window.__moved = [...new Set([...window.__moved, ...animated()])];
    window.__flying = document.querySelectorAll('.flight').length > 0;
    window.__flew ||= window.__flying;
    requestAnimationFrame(look);
  }};
  look();
}}
"""

# How many cards still fly two frames after a press.
COUNT_AFTER_PRESS = """
() => addEventListener('pointerup', () => {
  const count = () => { window.__left = { flights: document.querySelectorAll('.flight').length } };
  requestAnimationFrame(() => requestAnimationFrame(count));
})
"""


def drawing(look: Json) -> bool:
    return bool(look["choices"]) and look["phase"] == "discover"


def my_table(server: Served) -> Json:
    guest = open_table(server.address, ME, bot(), bot(), bot())
    play_to(server.address, guest, drawing)
    return guest


def test_the_table_is_light_and_asks_nobody_else(browser: Browser, server: Served) -> None:
    loaded = load_table(browser, server.address, my_table(server), viewport=DESKTOP)
    assert 50_000 < loaded.script <= MOST_SCRIPT, loaded
    assert loaded.all_script <= MOST_IN_ALL, loaded
    assert loaded.elsewhere == []  # how soon it is there is measured by `make bench-browser`


def test_only_transform_and_opacity_are_animated_while_cards_are_drawn(visit: Visit, server: Served) -> None:
    page = visit(guest=my_table(server), reduced_motion="no-preference", likes={"motion": "full", "speed": 1})
    expect(page.locator("main.table")).to_be_visible()
    page.evaluate(WRITE_DOWN)
    AtTable(page).by_hand(AtTable(page).brass)
    wait_for(page, "window.__flew && !window.__flying")
    moved = set(page.evaluate("window.__moved"))
    assert "transform" in moved and moved <= {"transform", "opacity"}, moved


def test_with_reduced_motion_nothing_flies(visit: Visit, server: Served) -> None:
    page = visit(guest=my_table(server), likes={"speed": 1})
    expect(page.locator("main.table")).to_be_visible()
    page.evaluate(WRITE_DOWN)
    shown = AtTable(page).wait_for_me()
    AtTable(page).by_hand(AtTable(page).brass)
    AtTable(page).wait_for_move(shown)
    page.wait_for_timeout(300)
    assert set(page.evaluate("window.__moved")) <= {"opacity"} and not page.evaluate("window.__flew")


def test_nothing_moves_while_the_game_stands_still(visit: Visit, server: Served) -> None:
    page = visit(guest=my_table(server), reduced_motion="no-preference", likes={"motion": "full", "speed": 1})
    expect(page.locator("main.table")).to_be_visible()
    wait_for(page, "document.getAnimations().length === 0")
    page.wait_for_timeout(300)
    assert page.evaluate("document.getAnimations().length") == 0


def test_a_press_during_motion_ends_it_at_once(visit: Visit, server: Served) -> None:
    page = visit(guest=my_table(server), reduced_motion="no-preference", likes={"motion": "full", "speed": 1})
    expect(page.locator("main.table")).to_be_visible()
    page.evaluate(WRITE_DOWN)
    AtTable(page).by_hand(AtTable(page).brass)
    wait_for(page, "window.__flew")
    page.evaluate(COUNT_AFTER_PRESS)
    page.mouse.click(700, 300)
    assert wait_for(page, "window.__left")["flights"] == 0
