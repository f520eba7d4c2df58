"""Presses in every rhythm, by hand and by key: none answers a question that was not on the screen when it began."""

from __future__ import annotations

import json
from itertools import cycle, islice
from typing import Any

from fellow import ME, bot, open_table
from served import Served

from conftest import PHONE, Sit

MOVING = {"speed": 1, "motion": "full", "name": "Ada", "confirmBust": False, "autoPass": True}
RHYTHM = (25, 60, 110, 170, 230, 290, 320, 330, 340, 380, 500)  # milliseconds between presses
PRESSES = 24
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
LABELS = {"draw": "Draw", "stop": "Stop", "repel": "Repel", "keep": "Keep", "pass": "Done", "take": ("Trade", "Hire")}


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
        labels = LABELS.get(kind, "Claim")
        is_offered = any(label in labels for label in (seen.get("brass"), seen.get("deep")))
        if seen["version"] != move["version"] or not is_offered:
            wrong.append(f"{move['action']} in version {move['version']}, on the screen: {json.dumps(seen)}")
    return wrong


def test_no_press_answers_what_was_not_on_the_screen(sit: Sit, server: Served) -> None:
    guest = open_table(server.address, ME, bot())
    table = sit(guest, likes=MOVING, viewport=PHONE, reduced_motion="no-preference")
    table.wait_for_me()
    table.page.evaluate(WRITE_DOWN)
    told = table.page.evaluate(HURRY, list(islice(cycle(RHYTHM), PRESSES)))
    assert len(told["sent"]) >= 3, "hardly anything was played"
    assert wrong_answers(told) == []
