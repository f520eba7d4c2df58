"""On every screen and every sheet text can be read, and what is pressed can be hit and lies under nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from checks import covered, overlaps, settle, too_small
from fellow import Json
from learning import DRILLS, drilled, moments_of, show_moment, today
from playwright.sync_api import Page
from served import Served
from waiting_for import wait_for

from conftest import DESKTOP, OVER, PHONE, PHONE_ON_ITS_SIDE, STATES, TABLET, Visit

SIZES = {"phone": PHONE, "on its side": PHONE_ON_ITS_SIDE, "tablet": TABLET, "desktop": DESKTOP}

# One of each kind of button that may be pressed without changing anything. The large buttons of the table, contracts
# that could be completed and whoever might get a coin are decisions.
HARMLESS = """
(within) => {
  const decisions = '.acts-area *, .offers *, .ready, [aria-pressed]';
  const seen = new Set();
  const found = [];
  document.querySelectorAll(`[data-tried^="${within}"]`).forEach((each) => delete each.dataset.tried);
  document.querySelectorAll(`${within} button`).forEach((each) => {
    const asks = each.ariaHasPopup === 'dialog';
    if (!each.checkVisibility() || each.disabled) return;
    if (!asks && (!each.closest('main.table') || each.matches(decisions))) return;
    const name = `${each.ariaLabel ?? each.innerText}`.trim().slice(0, 40);
    const kind = [...each.classList].filter((one) => !one.startsWith('svelte-')).join(' ');
    const one = asks || kind === 'ib' ? name : kind;
    if (seen.has(one)) return;
    seen.add(one);
    each.dataset.tried = `${within}-${found.length}`;
    found.push([each.dataset.tried, name, asks]);
  });
  return found;
}
"""
SHEET = "dialog[open], [data-panel=hint]"
# Presses, and says whether a sheet was asked for: it may still be on its way.
TRY = f"""
([mark, asks]) => {{
  document.querySelectorAll('{SHEET}').forEach((each) => (each.dataset.before = ''));
  document.querySelector(`[data-tried="${{mark}}"]`).click();
  const asked = () => asks || document.querySelector('main.table[data-sheet]') !== null;
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(asked()), 50)));
}}
"""
# A sheet that was not there before, with something on it.
ANOTHER = f"document.querySelector(':is({SHEET}):not([data-before]):not(:has(> .sheet > .body:empty))') !== null"
NOTHING = f"document.querySelector('{SHEET}, main.table[data-sheet]') === null"


# A sheet is as wide as a phone or wider, and no higher than the screen: it is tightest on the two of these.
TIGHTEST = ("phone", "on its side")


SETTLING = 400  # milliseconds: until everything has found its place in a window that changed its size


def wrongs_now(page: Page) -> list[str]:
    return too_small(page) + overlaps(page) + covered(page)


def wrongs(page: Page, where: str, sizes: Iterable[str] = SIZES) -> list[str]:
    found: list[str] = []
    for name in sizes:
        size = SIZES[name]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        settle(page)
        if wrongs_now(page):
            page.wait_for_timeout(SETTLING)
        found += [f"{where}, {name}: {each}" for each in wrongs_now(page)]
    return found


def opened(page: Page, within: str, name: str) -> bool:
    """Presses what is called so; waits for the sheet it opens, if it opens one."""
    mark, asks = next((mark, asks) for mark, each, asks in page.evaluate(HARMLESS, within) if each == name)
    if asked := page.evaluate(TRY, [mark, asks]):
        wait_for(page, ANOTHER)
    return asked


def put_away(page: Page) -> None:
    """All sheets: they may lie on one another."""
    for _ in range(page.locator(SHEET).count()):
        page.keyboard.press("Escape")
    wait_for(page, NOTHING)


def sheets(page: Page) -> Iterator[str]:
    """Opens whatever can be opened, one after the other, and what opens from there; gives how it was reached."""
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    settle(page)
    for _, name, _ in page.evaluate(HARMLESS, "body"):
        if not opened(page, "body", name):
            continue
        yield name
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        for _, then, _ in page.evaluate(HARMLESS, "dialog[open]"):
            opened(page, "dialog[open]", then)
            yield f"{name}, {then}"
            page.set_viewport_size(PHONE)  # type: ignore[arg-type]
            put_away(page)
            opened(page, "body", name)
        put_away(page)


def looked_through(page: Page, where: str, known: set[str]) -> list[str]:
    """What is too small on a page and its sheets, those left out that are known already."""
    found = wrongs(page, where)
    for way in sheets(page):
        if way not in known:
            known.add(way)
            found += wrongs(page, f"{where}: {way}", TIGHTEST)
    return found


def test_nothing_is_too_small_ashore(visit: Visit) -> None:
    page = visit("/", likes={})
    found, known = list[str](), set[str]()
    for path in ("", "host", "settings", "shelf", "rules", "daily", "drills", "numbers", "replay", "nowhere"):
        page.goto("/".join([*page.url.split("/")[:3], path]))
        settle(page)
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        found += looked_through(page, f"/{path}", known)
    assert {"Join", "Language"} < known
    assert not found, "\n".join(found)


def test_nothing_is_too_small_where_one_learns(visit: Visit, server: Served) -> None:
    found: list[str] = []
    page = visit(f"/c/{today('contracts')}", likes={})
    page.locator("#challenge-results").wait_for()
    found += wrongs(page, "a challenge")
    for theme in DRILLS:
        question, answer = drilled(page, theme, server.address)
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        before = question()
        found += wrongs(page, f"a drill of {theme}")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        answer()
        found += wrongs(page, f"a drill of {theme}, answered")
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        settle(page)
        assert question() == before, f"{theme}: the board moves when the answer comes"
    assert not found, "\n".join(found)


def test_nothing_is_too_small_in_a_replay(visit: Visit, games: dict[str, Json]) -> None:
    found: list[str] = []
    for state in OVER:
        page = visit(f"/replay/{games[state]['code']}", guest=games[state])
        page.locator("main.replay").wait_for()
        for moment in moments_of(page):
            show_moment(page, moment)
            found += wrongs(page, f"a replay of {state}, moment {moment}")
    assert not found, "\n".join(found)


def test_nothing_is_too_small_where_campaigns_stand(visit: Visit, games: dict[str, Json]) -> None:
    page = visit("/shelf", guest=games["campaign"])
    page.locator(".spine.now").wait_for()
    page.locator("details").evaluate_all("all => all.forEach((each) => (each.open = true))")
    found = wrongs(page, "a campaign on the shelf")
    assert not found, "\n".join(found)


def test_nothing_is_too_small_where_one_joins_and_waits(visit: Visit, games: dict[str, Json]) -> None:
    found: list[str] = []
    for page in (visit(f"/t/{games['lobby']['code']}", likes={}), visit(guest=games["lobby"])):
        settle(page)
        page.evaluate("document.querySelectorAll('details').forEach((each) => (each.open = true))")
        found += looked_through(page, "lobby", set())
    assert not found, "\n".join(found)


@pytest.mark.parametrize("state", [*STATES, *OVER])
def test_nothing_is_too_small_at_the_table(visit: Visit, games: dict[str, Json], state: str) -> None:
    page = visit(guest=games[state])
    settle(page)
    if state == "draw":
        known = set[str]()
        found = looked_through(page, state, known)
        assert {"Log", "Menu", "Menu, Keyboard", "Menu, Keep order"} < known, known
        assert len(known) >= 9, known  # and cards, somebody, the discard
    else:
        found = wrongs(page, state)
    for key in "?ht" if state in ("draw", "contracts", "crew") else "":
        page.set_viewport_size(PHONE)  # type: ignore[arg-type]
        page.keyboard.press(key)
        if key != "t" or state != "draw":
            page.locator(SHEET).first.wait_for()
            found += wrongs(page, f"{state}: {key}", TIGHTEST)
        page.keyboard.press("Escape")
    assert not found, "\n".join(found)
