"""A table on a page, as a player uses it: reads what is lit, presses it, and waits for what comes."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate
from waiting_for import OFTEN, PATIENCE, wait_for

Shown = dict[str, Any]
ANSWERED = 2.0  # seconds: whoever sees nothing come of a press for so long presses again
SEEING = 260  # milliseconds: see web/src/stage/presses.svelte.ts

# What a player sees: the phase by its words would depend on the language, so the roles of things are read instead.
READ = """
() => {
  const table = document.querySelector('main.table');
  const text = (e) => e ? e.innerText.trim().split('\\n')[0] : null;
  const live = (e) => e !== null && e.getAttribute('aria-disabled') === 'false';
  const brass = document.querySelector('.actions .btn-brass');
  const deep = document.querySelector('.actions .btn-deep');
  return {
    over: document.querySelector('[data-page=end]') !== null,
    result: document.querySelector('.acts-area .result') !== null,
    question: text(document.querySelector('.now h2')),
    brass: live(brass) ? text(brass) : null,
    deep: live(deep) ? text(deep) : null,
    cards: [...document.querySelectorAll('.harbor .card')].map((e) => e.hasAttribute('aria-pressed')),
    codes: [...document.querySelectorAll('.harbor .card')].map((e) => e.dataset.card),
    offer: document.querySelector('.now .offer') !== null,
    tickets: [...document.querySelectorAll('[data-card-at^=expedition]')].map((e) => e.hasAttribute('aria-pressed')),
    givers: document.querySelectorAll('.who button').length,
    chosen: document.querySelector('main.table :is([data-card-at], .who button)[aria-pressed=true]') !== null,
    dialog: text(document.querySelector('dialog[open] h2')),
    handover: document.querySelector('.veil') !== null,
    version: table?.dataset.version ?? null,
    asks: table?.dataset.asks === 'true',
  };
}
"""

PRESS = """
([place, index]) => {
  const found = document.querySelectorAll(place)[index];
  if (!found) return null; // the table has moved on since it was read
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = found.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 30));
  if (!at || !(found.contains(at) || at.contains(found))) return `covered by ${at?.className ?? 'nothing'}`;
  found.click();
  return null;
}
"""

Choose = Callable[[Shown], str]


def asked_long_enough(page: Page) -> None:
    """Until the question has been painted, however long that takes, and then for as long as it takes to see it."""
    wait_for(page, "document.querySelector('main.table')?.dataset.asks === 'true'")
    page.wait_for_timeout(SEEING)


def be_somebody(page: Page) -> None:
    """The first of the characters, or of the sides of the one that was dealt."""
    asked_long_enough(page)
    page.locator(".pick .side").first.click()
    expect(page.locator(".pick .side").first).to_have_attribute("aria-pressed", "true")
    asked_long_enough(page)
    page.locator(".pick .go").click()


def careful(shown: Shown) -> str:
    """What to press: 'brass', 'deep', 'offer', 'card N', 'ticket N', 'giver N'. Takes what is lit, draws to three."""
    lit = [i for i, is_lit in enumerate(shown["cards"]) if is_lit]
    tickets = [i for i, is_lit in enumerate(shown["tickets"]) if is_lit]
    if shown["chosen"] and shown["brass"]:
        return "brass"
    if shown["brass"] == "Repel":
        return "brass"
    if shown["givers"]:
        return "giver 0"
    if tickets:
        return f"ticket {tickets[0]}"
    if lit:
        return f"card {lit[-1]}"
    if shown["deep"] and (len(shown["cards"]) >= 3 or not shown["brass"]):
        return "deep"
    return "brass" if shown["brass"] else "deep"


class AtTable:
    """The table of one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.seen: set[str] = set()  # questions that were asked

    @property
    def brass(self) -> Locator:
        return self.page.locator(".actions .btn-brass")

    @property
    def deep(self) -> Locator:
        return self.page.locator(".actions .btn-deep")

    @property
    def coins(self) -> int:
        return int(self.page.locator(".me [data-count=coins]").inner_text())

    def is_shown(self) -> None:
        expect(self.page.locator("main.table")).to_be_visible()

    def read(self) -> Shown:
        return self.page.evaluate(READ)

    def decides(self, shown: Shown | None = None) -> bool:
        shown = shown or self.read()
        pressed = shown["brass"] or shown["deep"] or shown["givers"]
        return shown["asks"] and bool(pressed or any(shown["cards"]) or any(shown["tickets"]))

    def wait_for_me(self, seconds: float = PATIENCE) -> Shown:
        """Until I decide, or the game is over."""
        until = time.monotonic() + seconds
        while True:
            shown = self.read()
            if shown["over"] or shown["result"] or shown["handover"] or shown["dialog"] or self.decides(shown):
                return shown
            assert time.monotonic() < until, f"nothing to decide after {seconds} s: {shown}"
            self.page.wait_for_timeout(OFTEN)

    def press(self, what: str) -> None:
        """Presses what can be seen and reached. Without the many frames a real pointer takes: games are long."""
        wrong = self.try_to_press(what)
        assert wrong is None, f"{what} can't be pressed: {wrong}"

    def by_hand(self, what: Locator | str) -> None:
        """A real press, by a finger or a key, once the question could be seen: what comes sooner does not count."""
        if self.decides(self.wait_for_me()):
            asked_long_enough(self.page)
        if isinstance(what, str):
            self.page.keyboard.press(what)
        else:
            what.click()

    def wait_for_move(self, shown: Shown) -> None:
        """Until the table has moved on from what was shown: a press is only on its way."""
        expect(self.page.locator("main.table")).not_to_have_attribute("data-version", str(shown["version"]))

    def try_to_press(self, what: str) -> str | None:
        kind, _, number = what.partition(" ")
        places = {
            "brass": ".actions .btn-brass",
            "deep": ".actions .btn-deep",
            "offer": ".now .offer",
            "card": ".harbor .card",
            "giver": ".who button",
        }
        place = places.get(kind, f"[data-card-at=expedition-{number}]")
        return self.page.evaluate(PRESS, [place, int(number or 0) if kind in ("card", "giver") else 0])

    def step(self, choose: Choose = careful) -> bool:
        """One press, as soon as there is something to press; False when the game is over."""
        return self.act(self.wait_for_me(), choose)

    def act(self, shown: Shown, choose: Choose = careful) -> bool:
        """One press on what was shown a moment ago; False when the game is over."""
        if shown["over"] or shown["result"]:
            return False
        if shown["handover"]:
            veil = self.page.locator(".veil button")
            if veil.count():
                veil.click()
        elif shown["dialog"]:
            self.answer_dialog()
        else:
            self.seen.add(shown["question"] or "")
            wrong = self.try_to_press(choose(shown))
            # Between reading and pressing the table may have moved on.
            assert wrong is None or self.read() != shown, f"can't be pressed: {wrong}"
            self.see_what_comes(shown)
        return True

    def see_what_comes(self, shown: Shown) -> None:
        """Until something has come of a press: a hundred presses on a server that stands still are no hundred steps."""
        until = time.monotonic() + ANSWERED
        while self.read() == shown and time.monotonic() < until:
            self.page.wait_for_timeout(OFTEN)

    def answer_dialog(self) -> None:
        """Whom to give, or whether to keep a ship that busts: the first way, yes. A card that is shown is put away."""
        answers = self.page.locator("dialog[open] .way, dialog[open] .btn-danger")
        if answers.count():
            answers.first.click()
        else:
            self.page.keyboard.press("Escape")

    def play(self, steps: int = 1000, choose: Choose = careful, until: Callable[[Shown], bool] | None = None) -> int:
        """Plays on; gives how many presses it took."""
        for count in range(steps):
            if until is not None and until(self.wait_for_me()):
                return count
            if not self.step(choose):
                return count
        return steps

    def go_to_result(self) -> None:
        """From the last cards to the end page."""
        result = self.page.locator(".acts-area .result")
        if self.page.locator("[data-page=end]").count() == 0 and result.count():
            with suppress(TooLate):  # it may go there by itself meanwhile
                result.click(timeout=3000)
        expect(self.page.locator("[data-page=end]")).to_be_visible()
