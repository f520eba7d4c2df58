"""Presses in every rhythm, by hand and by key: none answers a question that was not on the screen when it began."""

from __future__ import annotations

import json
from itertools import cycle, islice
from typing import Any

import pytest
from at_table import asked_long_enough
from fellow import AGAINST, ME, TOGETHER, Json, bot, open_table, play_to
from playwright.sync_api import Page
from served import Served
from waiting_for import wait_for

from conftest import PHONE, Sit, decides

MOVING = {"speed": 1, "motion": "full", "name": "Ada", "confirmBust": False, "autoPass": True}
RHYTHM = (25, 60, 110, 170, 230, 290, 320, 330, 340, 380, 500)  # milliseconds between presses
PRESSES = 24
HELD = 20  # presses of a key that repeats
# What was painted when, what was pressed when, and what was sent: written down by the page itself.
WRITE_DOWN = """
() => {
  window.__painted = []; window.__pressed = []; window.__sent = [];
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const said = JSON.parse(text);
    if (said.type === 'move') __sent.push({ version: said.version, action: said.action, press: __pressed.at(-1) });
    return send.call(this, text);
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, (e) => __pressed.push(e.timeStamp), true);
  let last = '';
  const paint = () => {
    // At the beginning of a frame: what is there now was painted with the one before.
    const table = document.querySelector('main.table');
    const text = (e) => e?.innerText.trim().split('\\n')[0] ?? null;
    const now = {
      version: Number(table?.dataset.version),
      brass: text(document.querySelector('.actions .btn-brass')),
      deep: text(document.querySelector('.actions .btn-deep')),
      chosen: document.querySelector('main.table [aria-pressed=true]')?.dataset.card ?? null,
    };
    const told = JSON.stringify(now);
    if (told !== last) __painted.push({ ...now, at: performance.now() });
    last = told;
    requestAnimationFrame(paint);
  };
  requestAnimationFrame(paint);
}
"""
# Somebody in a hurry: a lit card, or the brass button, by finger and by key in turn, without ever looking.
HURRY = """
async (gaps) => {
  const press = (on, kind, more) => on.dispatchEvent(new kind(more.type, { bubbles: true, cancelable: true, ...more }));
  for (const [index, gap] of gaps.entries()) {
    const chosen = document.querySelector('main.table [aria-pressed=true]');
    const lit = chosen ? null : document.querySelector('.harbor [aria-pressed]');
    if (index % 3 < 2) {
      const box = (lit ?? document.querySelector('.actions .btn-brass') ?? document.body).getBoundingClientRect();
      const on = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
      press(on, PointerEvent, { type: 'pointerdown' });
      press(on, PointerEvent, { type: 'pointerup' });
      press(on, MouseEvent, { type: 'click', detail: 1 });
    } else {
      const key = chosen ? 'Enter' : lit ? String(Number(lit.dataset.index) + 1) : 'd';
      press(document.body, KeyboardEvent, { type: 'keydown', key });
      press(document.body, KeyboardEvent, { type: 'keyup', key });
    }
    await new Promise((later) => setTimeout(later, gap));
  }
  return { sent: __sent, painted: __painted };
}
"""
LABELS: dict[str, tuple[str, ...]] = {
    "draw": ("Draw",),
    "stop": ("Stop",),
    "repel": ("Repel",),
    "keep": ("Keep",),
    "take": ("Trade", "Hire"),
    "claim": ("Claim",),
    "contract": ("Complete", "Place a cube"),
    "decline": ("Let go",),
    "give": ("Give",),
    "set_aside": ("Set aside",),
}


def on_screen(painted: list[dict[str, Any]], at: float) -> dict[str, Any]:
    """What was on the screen at a time."""
    return next((each for each in reversed(painted) if each["at"] <= at), {"version": None})


def wrong_answers(told: dict[str, list[dict[str, Any]]]) -> list[str]:
    """Moves that were not what stood on the screen when they were pressed."""
    wrong: list[str] = []
    for move in told["sent"]:
        if move["action"] == "pass":  # by itself, where there is nothing else to do
            continue
        seen = on_screen(told["painted"], move["press"])
        kind = move["action"].split()[0]
        labels = LABELS[kind]
        is_offered = any(label in labels for label in (seen.get("brass"), seen.get("deep")))
        if seen["version"] != move["version"] or not is_offered:
            wrong.append(f"{move['action']} in version {move['version']}, on the screen: {json.dumps(seen)}")
    return wrong


@pytest.mark.parametrize("modules", [["base"], AGAINST, TOGETHER], ids=["base", "contracts", "crew"])
def test_no_press_answers_what_was_not_on_the_screen(sit: Sit, server: Served, modules: list[str]) -> None:
    guest = open_table(server.address, ME, bot(), modules=modules)
    table = sit(guest, likes=MOVING, viewport=PHONE, reduced_motion="no-preference")
    table.wait_for_me()
    table.page.evaluate(WRITE_DOWN)
    presses = list(islice(cycle(RHYTHM), PRESSES))
    told = table.page.evaluate(HURRY, presses)
    for _ in range(10):  # one take may end a turn, and then the others have theirs
        if len(told["sent"]) >= 3:
            break
        told = table.page.evaluate(HURRY, presses)
    assert len(told["sent"]) >= 3, "hardly anything was played"
    assert wrong_answers(told) == []


def answers(page: Page) -> list[dict[str, Any]]:
    """What was sent, but for what is passed by itself where there is nothing else to do."""
    return [move for move in page.evaluate("__sent") if move["action"] != "pass"]


def asked_to_draw(server: Served) -> Json:
    """Where the brass button draws. Chance says who begins, and who may take of what another found can't draw."""
    guest = open_table(server.address, ME, bot())
    assert decides("discover")(play_to(server.address, guest, decides("discover")))
    return guest


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_is_held_down_answers_no_second_question(sit: Sit, server: Served, key: str) -> None:
    table = sit(asked_to_draw(server), likes=MOVING, reduced_motion="no-preference")
    assert table.wait_for_me()["brass"] == "Draw"
    asked_long_enough(table.page)
    table.page.evaluate(WRITE_DOWN)
    table.brass.focus()
    for _ in range(HELD):  # after the first these are repeats, as a keyboard makes them
        table.page.keyboard.down(key)
        table.page.wait_for_timeout(90)
    table.page.keyboard.up(key)
    # Enter presses at once, the space bar when it is let go: after that long nobody knows what it was meant for.
    assert len(answers(table.page)) == (1 if key == "Enter" else 0)


def test_a_double_tap_answers_one_question(sit: Sit, server: Served) -> None:
    table = sit(asked_to_draw(server), likes=MOVING, viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    assert table.wait_for_me()["brass"] == "Draw"
    asked_long_enough(table.page)
    table.page.evaluate(WRITE_DOWN)
    box = table.brass.bounding_box()
    assert box is not None
    for _ in range(2):
        table.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    wait_for(table.page, "__sent.length > 0")
    table.page.wait_for_timeout(300)
    assert len(answers(table.page)) == 1
