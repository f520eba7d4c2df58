"""Size and speed of the browser client, as figures: script on the table page, time until one can play, frames.

    python bench/browser.py

Software rendering on a busy machine is noisy: look at the middle values, on a quiet machine.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, Playwright, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "browser"))

from chromium import ARGUMENTS, chromium
from fellow import ME, Json, bot, open_table, play_to
from frames import Frames, count_frames, frames_of
from measures import Loaded, kept, load_table
from served import Served

BUDGET_SCRIPT = 120_000
BUDGET_SECONDS = 1.5


def my_turn(look: Json) -> bool:
    return bool(look["choices"]) and look["phase"] == "discover"


def table(address: str) -> Json:
    """A game where I am to draw."""
    admission = open_table(address, ME, bot(), bot(), bot())
    play_to(address, admission, my_turn)
    return admission


def cold(playwright: Playwright, address: str) -> Loaded:
    """A table opened in a browser that was just started."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    loaded = load_table(browser, address, table(address), viewport={"width": 1440, "height": 900})
    browser.close()
    return loaded


def draw_frames(playwright: Playwright, address: str, draws: int) -> Frames:
    """Time between frames while cards are drawn, with motion on."""
    browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
    deltas: list[float] = []
    flights = 0
    while draws > 0:
        admission = table(address)
        context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
        context.add_init_script(kept(admission, name="Ada", motion="full", speed=1))
        page: Page = context.new_page()
        page.goto(f"{address}/t/{admission['code']}")
        button = page.locator(".actions .btn-brass[aria-disabled=false]", has_text="Draw")
        button.wait_for()
        page.wait_for_timeout(1000)  # what is left of loading
        count_frames(page)
        while draws > 0:
            try:
                button.click(timeout=4000)
            except TooLate:
                break  # bust, or a ship to decide about
            draws -= 1
            page.wait_for_timeout(1200)
        seen = frames_of(page)
        deltas += seen.deltas
        flights += seen.flights
        context.close()
    browser.close()
    return Frames(tuple(deltas), flights)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--draws", type=int, default=8)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, Served(Path(folder)) as served, sync_playwright() as playwright:
        loads = [cold(playwright, served.address) for _ in range(given.times)]
        seconds = sorted(each.seconds for each in loads)
        print(f"script on the table page  {loads[0].script / 1000:.1f} kB packed (at most {BUDGET_SCRIPT / 1000:.0f})")
        print(f"everything                {loads[0].everything / 1000:.1f} kB packed")
        print(f"until one can play        {median(seconds):.2f} s, best {seconds[0]:.2f} s (at most {BUDGET_SECONDS})")
        print(f"while drawing             {draw_frames(playwright, served.address, given.draws)}")


if __name__ == "__main__":
    main()
