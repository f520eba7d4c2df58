"""Pictures of the table, made with a real server, real games and a real browser.

    python bench/screenshots.py                the few that README and docs show, into docs/pictures
    python bench/screenshots.py --only start   those of them whose names begin so
    python bench/screenshots.py --all FOLDER   every page at every size, light and dark, to look at
    python bench/screenshots.py --all FOLDER --only table-5

Games are brought to where a picture is wanted over a second connection; then the page is opened with the same token.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests" / "browser"))

from chromium import ARGUMENTS, chromium  # noqa: E402
from fellow import (  # noqa: E402
    AGAINST,
    ME,
    OPEN,
    TOGETHER,
    Chooser,
    Fellow,
    Json,
    bot,
    eagerly,
    for_a_gambler,
    for_wholesalers,
    join_table,
    keeps,
    may_gamble,
    open_table,
    play_to,
    play_together,
    shyly,
    simply,
    voyage_over,
)
from served import Served  # noqa: E402

SIZES = {
    "phone": (360, 740),
    "phone-wide": (740, 360),
    "tablet": (820, 1180),
    "desktop": (1440, 900),
}
NAMES = ("Otto", "Paloma", "Jun", "Ines")
SMALLEST_PICTURE, LARGEST_PICTURE = 2_000, 120_000  # bytes


@dataclass
class Scene:
    """A page worth a picture: its address, the guest who looks, and what to do before it is taken."""

    path: str
    guest: Json | None = None
    before: Callable[[Page], None] = lambda page: None


class Stage:
    """A server with games in every state that is wanted; those who only sit there stay connected."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.fellows: list[Fellow] = []

    def close(self) -> None:
        for fellow in self.fellows:
            fellow.close()

    def company(self, players: int) -> list[Json]:
        """A person who is there, and bots."""
        bots = ("bosun", "deckhand", "daredevil", "cautious")
        return [{**bot(bots[seat]), "name": NAMES[seat]} for seat in range(players - 1)]

    def game(
        self,
        players: int,
        until: Callable[[Json], bool],
        choose: Chooser = simply,
        before: Callable[[Page], None] = lambda page: None,
        **settings: Any,
    ) -> Scene:
        """A game of mine against bots, where it stands as wanted."""
        for _ in range(40):
            admission = open_table(self.address, ME, *self.company(players), odds="exact", **settings)
            look = play_to(self.address, admission, until, choose)
            if look["phase"] != "over":
                return Scene(f"/t/{admission['code']}", admission, before)
        raise AssertionError("no game came to this")

    def gamble(self, players: int, before: Callable[[Page], None] = lambda page: None) -> Scene:
        """A game in which I hired a gambler and could use it now."""
        return self.game(players, may_gamble, for_a_gambler, before, modules=["base", "gambler"])

    def over(self, players: int, **settings: Any) -> Scene:
        admission = open_table(self.address, ME, *self.company(players), **settings)
        play_to(self.address, admission)
        return Scene(f"/t/{admission['code']}", admission)

    def voyage(self, players: int, won: bool) -> Scene:
        """The end of a crew's voyage."""
        admission = voyage_over(self.address, players, won)
        return Scene(f"/t/{admission['code']}", admission)

    def plan(self, *others: Json, modules: list[str]) -> Scene:
        """Before a game of these boxes."""
        host = open_table(self.address, ME, *others, start=False, modules=modules)
        return Scene(f"/t/{host['code']}", host)

    def with_people(self, players: int, until: Callable[[Json], bool]) -> Scene:
        """The same with another person, who decides now and takes their time."""
        for _ in range(40):
            host = open_table(self.address, ME, OPEN, *self.company(players)[1:], start=False, odds="exact")
            guest = join_table(self.address, host["code"], "Otto")
            mine, theirs = Fellow.of(self.address, host), Fellow.of(self.address, guest)
            mine.say("start")
            look = play_together([mine, theirs], until)
            if look["phase"] != "over":
                mine.close()
                self.fellows.append(theirs)
                return Scene(f"/t/{host['code']}", host)
            theirs.close()
        raise AssertionError("no game came to this")

    def lobby(self) -> Scene:
        host = open_table(self.address, ME, OPEN, OPEN, bot("bosun"), start=False)
        self.fellows.append(Fellow.of(self.address, join_table(self.address, host["code"], "Paloma")))
        return Scene(f"/t/{host['code']}", host)

    def join(self) -> Scene:
        host = open_table(self.address, ME, OPEN, bot("bosun"), start=False)
        self.fellows.append(Fellow.of(self.address, host))
        return Scene(f"/t/{host['code']}")


def mine(look: Json) -> bool:
    return bool(look["choices"]) and look["actor"] == look["seat"]


def discover(round_: int, harbor: int) -> Callable[[Json], bool]:
    return lambda look: (
        mine(look) and look["phase"] == "discover" and look["round"] >= round_ and len(look["harbor"]) >= harbor
    )


def take(round_: int, harbor: int = 3) -> Callable[[Json], bool]:
    return lambda look: (
        mine(look)
        and look["phase"] == "take"
        and look["round"] >= round_
        and len(look["harbor"]) >= harbor
        and sum(choice["kind"] == "take" for choice in look["choices"]) >= 2
    )


def another(round_: int) -> Callable[[Json], bool]:
    return lambda look: (
        look["round"] >= round_
        and look["actor"] == 1
        and look["active"] == 1
        and look["phase"] == "discover"
        and len(look["harbor"]) >= 3
    )


def repel(look: Json) -> bool:
    return mine(look) and look["phase"] == "repel"


def phase(wanted: str, contract: str = "") -> Callable[[Json], bool]:
    """I decide this, about this contract."""
    return lambda look: (
        mine(look) and look["phase"] == wanted and (not contract or look["moment"]["contract"].startswith(contract))
    )


def ready(look: Json) -> bool:
    """A contract could be completed while I draw."""
    return mine(look) and look["phase"] == "discover" and any(one["status"] == "ready" for one in look["contracts"])


def declining(look: Json) -> bool:
    return mine(look) and any(choice["kind"] == "decline" for choice in look["choices"])


def late(look: Json) -> bool:
    return discover(1, 3)(look) and look["voyage"]["left"] <= 2


def choose_to_decline(page: Page) -> None:
    """The ship whose coins may be let go."""
    for card in page.locator(".harbor .card[aria-pressed=false]").all():
        card.click()
        if page.locator(".now .offers").count():
            return


def scenes(stage: Stage) -> dict[str, Callable[[], Scene]]:
    return {
        "start": lambda: Scene("/"),
        "host": lambda: Scene("/host"),
        "settings": lambda: Scene("/settings"),
        "rules": lambda: Scene("/rules"),
        "missing": lambda: Scene("/nowhere"),
        "join": stage.join,
        "lobby": stage.lobby,
        "table-2-discover-early": lambda: stage.game(2, discover(1, 2)),
        "table-2-discover-late": lambda: stage.game(2, discover(9, 4)),
        "table-2-take": lambda: stage.game(2, take(5)),
        "table-2-repel": lambda: stage.game(2, repel),
        "table-2-other": lambda: stage.with_people(2, another(3)),
        "table-3-gamble": lambda: stage.gamble(3),
        "table-3-gamble-asked": lambda: stage.gamble(3, lambda page: page.keyboard.press("g")),
        "table-5-discover-early": lambda: stage.game(5, discover(1, 2)),
        "table-5-discover-late": lambda: stage.game(5, discover(6, 5)),
        "table-5-take": lambda: stage.game(5, take(6, 4)),
        "table-5-other": lambda: stage.with_people(5, another(4)),
        "end-2": lambda: stage.over(2),
        "end-5": lambda: stage.over(5),
        "sail-2": lambda: stage.game(2, discover(4, 3), modules=["set_sail"]),
        "sail-4-tucked": lambda: stage.game(4, keeps(2), for_wholesalers, modules=["set_sail"]),
        "sail-end": lambda: stage.over(3, modules=["set_sail"]),
        "contracts-plan": lambda: stage.plan(OPEN, bot("bosun"), bot("helmsman"), modules=AGAINST),
        "contracts-2": lambda: stage.game(2, discover(4, 3), modules=AGAINST),
        "contracts-4-ready": lambda: stage.game(4, ready, shyly, modules=AGAINST),
        "contracts-5-take": lambda: stage.game(5, take(6, 4), modules=AGAINST),
        "contracts-moment": lambda: stage.game(3, phase("moment"), shyly, modules=AGAINST),
        "contracts-gift": lambda: stage.game(4, phase("gift"), shyly, modules=AGAINST),
        "contracts-decline": lambda: stage.game(3, declining, shyly, choose_to_decline, modules=AGAINST),
        "contracts-sheet": lambda: stage.game(3, ready, shyly, lambda page: page.keyboard.press("t"), modules=AGAINST),
        "contracts-end": lambda: stage.over(3, modules=AGAINST),
        "crew-plan": lambda: stage.plan(OPEN, bot("bosun"), bot("helmsman"), modules=TOGETHER),
        "crew-3": lambda: stage.game(3, discover(4, 3), eagerly, modules=TOGETHER),
        "crew-5-late": lambda: stage.game(5, late, eagerly, modules=TOGETHER),
        "crew-3-aside": lambda: stage.game(3, phase("set_aside"), eagerly, modules=TOGETHER),
        "crew-sheet": lambda: stage.game(
            3, discover(4, 3), eagerly, lambda page: page.keyboard.press("t"), modules=TOGETHER
        ),
        "crew-end-won": lambda: stage.voyage(2, won=True),
        "crew-end-lost": lambda: stage.voyage(2, won=False),
        "solo": lambda: stage.game(1, discover(5, 3), eagerly, modules=TOGETHER),
        "solo-end": lambda: stage.voyage(1, won=True),
    }


def kept(theme: str, guest: Json | None, language: str) -> str:
    """A script that leaves on a new page what a person would have left there."""
    preferences = {"name": "Ada", "color": 1, "theme": theme, "language": language}
    guests = {guest["code"]: {"token": guest["token"], "at": time.time() * 1000}} if guest else {}
    lines = [f"localStorage.setItem('portroyal.preferences', {json.dumps(json.dumps(preferences))})"]
    lines.append(f"localStorage.setItem('portroyal.guests', {json.dumps(json.dumps(guests))})")
    return ";".join(lines)


@contextmanager
def opened(
    browser: Browser,
    address: str,
    scene: Scene,
    size: tuple[int, int],
    theme: str,
    language: str = "en",
    scale: float = 1,
) -> Iterator[Page]:
    touch = size[0] < 800
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        device_scale_factor=scale,
        reduced_motion="reduce",
        locale=language,
        has_touch=touch,
        service_workers="block",
    )
    context.add_init_script(kept(theme, scene.guest, language))
    page = context.new_page()
    page.goto(address + scene.path)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(500)
    scene.before(page)
    yield page
    context.close()


def small(png: bytes, width: int | None = None) -> bytes:
    """The picture as WebP."""
    image = Image.open(io.BytesIO(png)).convert("RGB")
    if width is not None and image.width > width:
        image = image.resize((width, round(image.height * width / image.width)), Image.Resampling.LANCZOS)
    for quality in (86, 78, 70, 60, 50):
        out = io.BytesIO()
        image.save(out, "WEBP", quality=quality, method=6)
        if len(out.getvalue()) < LARGEST_PICTURE:
            break
    return out.getvalue()


# Name of the picture: scene, size, theme, pixels for each point, width it is shown in.
CHOSEN: dict[str, tuple[str, str, str, float]] = {
    "start": ("start", "desktop", "light", 1),
    "start-phone-dark": ("start", "phone", "dark", 1.5),
    "table": ("table-4", "desktop", "light", 1),
    "table-dark": ("table-4-take", "desktop", "dark", 1),
    "table-phone": ("table-5-discover-late", "phone", "light", 1.5),
    "table-tablet": ("table-3-take", "tablet", "light", 1),
    "lobby": ("lobby", "desktop", "light", 1),
    "end": ("end-4", "desktop", "light", 1),
    "rules-phone": ("rules", "phone", "light", 1.5),
}


def chosen_scenes(stage: Stage) -> dict[str, Callable[[], Scene]]:
    return scenes(stage) | {
        "table-4": lambda: stage.game(4, discover(6, 5)),
        "table-4-take": lambda: stage.game(4, take(6, 4)),
        "table-3-take": lambda: stage.game(3, take(6, 4)),
        "end-4": lambda: stage.over(4),
    }


def make_chosen(browser: Browser, stage: Stage, folder: Path, only: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    known = chosen_scenes(stage)
    for name, (scene, size, theme, scale) in CHOSEN.items():
        if not any(name.startswith(each) for each in only.split(",")):
            continue
        with opened(browser, stage.address, known[scene](), SIZES[size], theme, scale=scale) as page:
            if scene.startswith("end"):
                wait_for_charts(page)
            picture = small(page.screenshot())
        assert SMALLEST_PICTURE < len(picture) < LARGEST_PICTURE, f"{name}: {len(picture)} bytes"
        (folder / f"{name}.webp").write_bytes(picture)
        print(f"{name}.webp {len(picture) // 1000} kB")


def wait_for_charts(page: Page, seconds: float = 150) -> None:
    """Chances to win take a while to be worked out."""
    until = time.monotonic() + seconds
    while time.monotonic() < until and page.locator("[role=progressbar], progress").count():
        page.wait_for_timeout(500)


def make_all(browser: Browser, stage: Stage, folder: Path, only: str, language: str, sizes: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, make in chosen_scenes(stage).items():
        if not any(name.startswith(each) for each in only.split(",")):
            continue
        scene = make()
        for size in sizes:
            for theme in ("light", "dark"):
                with opened(browser, stage.address, scene, SIZES[size], theme, language) as page:
                    page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                    if name.startswith(("rules", "settings", "host", "end", "lobby")) and theme == "light":
                        page.screenshot(path=folder / f"{name}-{size}-whole.png", full_page=True)
        print(name, scene.path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--all", type=Path, metavar="FOLDER")
    parser.add_argument("--only", default="", help="scenes whose names begin with this; several with commas")
    parser.add_argument("--sizes", default=",".join(SIZES))
    parser.add_argument("--language", default="en")
    parser.add_argument("--address", help="a server that runs already, instead of an own one")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        served = None if given.address else Served(Path(folder), tables_by_address="1000")
        if served is not None:
            served.start()
        stage = Stage(given.address or served.address)  # type: ignore[union-attr]
        try:
            if given.all:
                make_all(browser, stage, given.all, given.only, given.language, given.sizes.split(","))
            else:
                make_chosen(browser, stage, ROOT / "docs" / "pictures", given.only)
        finally:
            stage.close()
            browser.close()
            if served is not None:
                served.stop()


if __name__ == "__main__":
    main()
