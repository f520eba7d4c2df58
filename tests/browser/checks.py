"""What must hold on every page: nothing hangs over, no word is missing, axe finds nothing."""

from __future__ import annotations

import re
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

# A message that is missing shows its id in braces; a variable that is missing its name with a $.
MISSING = re.compile(r"\{\s*[$-]?[a-z][\w-]*\s*\}")
RAW = re.compile(
    r"\b(?:card|bot|gamble|modules?|problem|reason|ruling|edition|coach|log|event|table|action)-[a-z]+-[a-z-]+\b"
)

WORDS = """
() => {
  const said = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(each.getAttribute(name) ?? '');
  }
  for (const each of document.querySelectorAll('.sr')) said.push(each.textContent);
  return said.join('\\n');
}
"""

HANGING = """
() => {
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const pressed = 'button, a[href], summary, [role=button], [role=tab]';
  const placed = `${pressed}, select, input, h1, h2, h3, legend, label, td, th`;
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} "${e.innerText.trim().slice(0, 40)}"`;
  const shown = { opacityProperty: true, visibilityProperty: true };
  const seen = (e) => e.checkVisibility(shown) && e.getClientRects().length > 0;
  const scrolls = (e) => {
    for (let up = e.parentElement; up; up = up.parentElement) {
      if (/(auto|scroll|hidden|clip)/.test(getComputedStyle(up).overflowX)) return up !== document.body && up !== root;
    }
    return false;
  };
  // Signs that do not fit whole are not begun: they wrap to a line that is cut off, and nobody sees them.
  const clipped = (rect, from, until) => {
    for (let up = from; up && up !== until; up = up.parentElement) {
      const edge = up.getBoundingClientRect();
      if (getComputedStyle(up).overflowY === 'hidden' && rect.top >= edge.bottom - 1) return true;
    }
    return false;
  };
  const leaves = (inner, outer) =>
    inner.width > 0 && (inner.right > outer.right + 2 || inner.left < outer.left - 2
      || inner.bottom > outer.bottom + 4 || inner.top < outer.top - 4);
  for (const e of document.querySelectorAll(placed)) {
    const box = e.getBoundingClientRect();
    if (!seen(e) || e.closest('.sr, .skip') || box.width <= 1 || box.height <= 1) continue;
    if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(e)) found.push(`outside the window: ${name(e)}`);
    if (!e.matches(pressed) || e.closest('[data-card]')) continue;
    const walker = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      // People's names may be as long as they like: they end in an ellipsis where there is no room. So does a line
      // of the log outside it, which is whole at a press.
      if (!walker.currentNode.data.trim() || !seen(around)) continue;
      if (around.closest('.sr, svg, .nm, [data-name], [data-line]')) continue;
      // What hangs on the edge of a panel is meant to, as long as it covers no number.
      const note = around.closest('.note, .pin');
      if (note) {
        const shield = e.querySelector('.shield')?.getBoundingClientRect();
        const hung = note.getBoundingClientRect();
        const over = shield && Math.min(hung.right, shield.right) - Math.max(hung.left, shield.left) > 1
          && Math.min(hung.bottom, shield.bottom) - Math.max(hung.top, shield.top) > 1;
        if (over) found.push(`a note lies over the shield of ${name(e)}`);
        if (hung.left < -1 || hung.right > innerWidth + 1) found.push(`outside the window: a note of ${name(e)}`);
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const drawn = [...range.getClientRects()].filter((rect) => !clipped(rect, around, e));
      if (drawn.some((rect) => leaves(rect, box))) found.push(`text hangs out of ${name(e)}`);
      const style = getComputedStyle(around);
      if (around.scrollWidth > around.clientWidth + 1 && style.overflowX !== 'visible' && style.display !== 'inline') {
        found.push(`text is cut in ${name(e)}`);
      }
    }
  }
  return [...new Set(found)];
}
"""


# In pixels of the page. Numbers within a drawing count as they are shown, pictures of cards in the rules do not; links
# within a sentence are as high as it is.
SMALL = """
() => {
  const [text, target] = [13, 40];
  const found = [];
  const shown = { opacityProperty: true, visibilityProperty: true };
  const seen = (e) => e.checkVisibility(shown) && !e.closest('.sr, .skip, [role=img]');
  const name = (e) => [e.tagName.toLowerCase(), ...e.classList].filter((c) => !c.startsWith('svelte-')).join('.');
  const of = (e) => `${name(e)} in ${name(e.parentElement)}`;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const e = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !seen(e) || e.getBoundingClientRect().width < 1) continue;
    const drawn = e instanceof SVGElement ? e.getScreenCTM().a : e.currentCSSZoom;
    const size = parseFloat(getComputedStyle(e).fontSize) * drawn;
    if (size >= text - 0.05) continue;
    found.push(`text of ${size.toFixed(1)} px: ${of(e)} "${walker.currentNode.data.trim().slice(0, 20)}"`);
  }
  const pressed = 'button, a[href], summary, select, input, textarea, [role=button], [role=tab], [role=switch]';
  for (const e of document.querySelectorAll(pressed)) {
    const around = e.matches('[type=radio], [type=checkbox]') ? e.closest('label') ?? e : e;
    const { width, height } = around.getBoundingClientRect();
    if (!seen(around) || width < 1 || getComputedStyle(e).display === 'inline') continue;
    if (Math.min(width, height) >= target - 0.5) continue;
    found.push(`target of ${Math.round(width)} x ${Math.round(height)} px: ${of(e)}`);
  }
  return [...new Set(found)];
}
"""

# What lies on what at a table: panels of others, missions, cards of the harbor; numbers and signs within a panel.
OVERLAPS = """
() => {
  const shown = { opacityProperty: true, visibilityProperty: true };
  const box = (e) => e.getBoundingClientRect();
  const seen = (e) => e.checkVisibility(shown) && box(e).width > 1;
  const all = (where, among = document) => [...among.querySelectorAll(where)].filter(seen);
  const apart = (p, q) => Math.min(p.right, q.right) - Math.max(p.left, q.left) <= 2
    || Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) <= 2;
  const lies = (a, b) => !a.contains(b) && !b.contains(a) && !apart(box(a), box(b));
  const kind = (e) => [...e.classList].filter((c) => !c.startsWith('svelte-')).join('.');
  const name = (e) => `${kind(e)} "${e.textContent.trim().slice(0, 20)}"`;
  const pairs = (these, those) => these.flatMap((a) => those.filter((b) => lies(a, b)).map((b) => [a, b]));
  const found = [];
  const rows = [all('.other'), all('[data-mission], .month'), all('.harbor .card'), all('main .me .purse')];
  for (const [nth, row] of rows.entries()) {
    for (const [a, b] of pairs(row, rows.slice(nth + 1).flat())) found.push(`${name(a)} lies on ${name(b)}`);
  }
  for (const panel of all('.other')) {
    const parts = all('.nm, .stat, .crowns, .door, .sort, .shield, .good, .token:first-child', panel);
    for (const [nth, a] of parts.entries()) {
      for (const [, b] of pairs([a], parts.slice(nth + 1))) found.push(`in a panel ${name(a)} lies on ${name(b)}`);
    }
  }
  if (pairs(all('main .me .crowns'), all('main .me .hero')).length) found.push('the track of crowns lies on the house');
  for (const flags of all('main .bunting, main .mini')) {
    if (box(flags).right > innerWidth) found.push('the flags leave the window');
  }
  return found;
}
"""


# What can be pressed lies in front, wherever a finger lands on it: not on its edges, where shadows, rings and notes
# hang. Cards of one row may overlap one another, and what scrolls may be half in sight.
COVERED = """
() => {
  const found = [];
  const shown = { opacityProperty: true, visibilityProperty: true };
  const name = (e) => [e.tagName.toLowerCase(), ...e.classList].filter((c) => !c.startsWith('svelte-')).join('.');
  const row = (e) => e.closest('.crew:not(.card)') ?? e.closest('[data-card-at]')?.parentElement;
  const above = function* (e) {
    for (let up = e; up; up = up.parentElement) yield [up, getComputedStyle(up)];
  };
  // The part of the window in which it can be seen: boxes that scroll cut off the rest.
  const windowOf = (e) => {
    const seen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    for (const [up, { overflowX, overflowY }] of above(e.parentElement)) {
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const box = up.getBoundingClientRect();
      for (const edge of ['left', 'top']) seen[edge] = Math.max(seen[edge], box[edge]);
      for (const edge of ['right', 'bottom']) seen[edge] = Math.min(seen[edge], box[edge]);
    }
    return seen;
  };
  // Bars that stay at an edge of the page lie over what is scrolled below them.
  const stays = (e) => [...above(e)].some(([, { position }]) => position === 'sticky' || position === 'fixed');
  const within = document.querySelector('dialog[open]') ?? document.body;
  for (const e of within.querySelectorAll('button, a[href], summary, select, input, [role=tab]')) {
    if (!e.checkVisibility(shown) || e.matches('[type=radio], [type=checkbox]')) continue;
    if (e.closest('.sr, .skip, .notices') || getComputedStyle(e).pointerEvents === 'none') continue;
    const { left, top, width, height } = e.getBoundingClientRect();
    if (width < 8 || height < 8) continue;
    const seen = windowOf(e);
    for (const [across, down] of [[0.5, 0.5], [0.2, 0.25], [0.8, 0.25], [0.2, 0.75], [0.8, 0.75]]) {
      const [x, y] = [left + width * across, top + height * down];
      if (x < seen.left + 1 || x > seen.right - 1 || y < seen.top + 1 || y > seen.bottom - 1) continue;
      const over = document.elementFromPoint(x, y);
      if (!over || e.contains(over) || over.contains(e) || stays(over)) continue;
      if (row(e) && row(e) === row(over)) continue;
      const label = (e.ariaLabel ?? e.innerText).trim().slice(0, 30);
      found.push(`${name(e)} "${label}" lies under ${name(over)} in ${name(over.parentElement)}`);
      break;
    }
  }
  return [...new Set(found)];
}
"""

SETTLED = """
document.fonts.ready
  .then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  .then(() => true)
"""


def settle(page: Page) -> None:
    """Until the page is there, what it waits for has come, and its letters have their shapes."""
    expect(page.locator("main").first).to_be_visible()
    expect(page.locator("main .waiting")).to_have_count(0)
    page.evaluate(SETTLED)


def missing_words(page: Page, allowed: tuple[str, ...] = ()) -> list[str]:
    """Ids and variables that are shown instead of words."""
    words: str = page.evaluate(WORDS)
    found = MISSING.findall(words) + RAW.findall(words) + re.findall(r"\bundefined\b|\bNaN\b|\[object ", words)
    return [each for each in found if each not in allowed]


def hanging(page: Page) -> list[str]:
    """What doesn't fit: a page that is too wide, buttons outside the window, text cut off or hanging out."""
    return page.evaluate(HANGING)


def too_small(page: Page) -> list[str]:
    """What can hardly be read or hit: text under 13 pixels, targets under 40."""
    return page.evaluate(SMALL)


def overlaps(page: Page) -> list[str]:
    """What lies on something else at a table."""
    return page.evaluate(OVERLAPS)


def covered(page: Page) -> list[str]:
    """What can be pressed and lies under something else."""
    return page.evaluate(COVERED)


# There are no frames here, and no style sheets of others to fetch first.
RUN_AXE = "axe.run({ resultTypes: ['violations'], preload: false, iframes: false }).then((found) => found.violations)"


# The store of drawings is not displayed, and is most of the page: axe would look at every stroke of it.
WITHOUT_STORE = "document.querySelector('svg.drawings')?.remove()"


def violations(page: Page) -> list[str]:
    """What axe finds. The page can be read and used after it, but its drawings are gone."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(WITHOUT_STORE)
        page.evaluate(Axe().axe_script)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE)
    return [
        f"{wrong['id']}: {wrong['help']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for wrong in found
        for node in wrong["nodes"][:3]
    ]
