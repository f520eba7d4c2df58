"""Are the drills right, and where are there more?

    python -m bench.drills [--theme THEME] [--deals 1500]
    python -m bench.drills --find 600 [--theme THEME] [--quota 14] [--seed SEED]

Without `--find` every drill is weighed anew, over other deals than it was found with: the answer called right has to be
best, and every other option clearly worse, beyond the coach's error. With it, bots play games for so many seconds, and
decisions that teach something are kept: one option is right, for a reason that can be said, most often a simple bot
would choose another one, and there are not many like it yet.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any

from portroyal import Game
from portroyal.bots import create
from portroyal.coach import Hint, hint
from portroyal.drills import FOLDER, THEMES, Drill, read, write
from portroyal.errors import PortRoyalError
from portroyal.knowledge.determinize import determinize
from portroyal.knowledge.view import View
from portroyal.position import write as write_position
from portroyal.seeds import random_for

BASE, CARDS = ("base",), ("base", "contract_cards")
TABLES = (
    (BASE, 2), (BASE, 4), (("set_sail",), 3), (BASE, 5), (("base", "gambler"), 4), (BASE, 3), (("set_sail",), 2),
    (("base", "gambler"), 3), (("set_sail",), 4), ((*CARDS, "contracts"), 2), ((*CARDS, "contracts"), 4),
    ((*CARDS, "contracts"), 3), ((*CARDS, "coop"), 1), ((*CARDS, "coop"), 2), ((*CARDS, "coop"), 3),
    ((*CARDS, "coop"), 4),
)  # fmt: skip
FOR_THEME = {"contracts": "contracts", "crew": "coop"}  # the module that these are about; others go without both
PLAYERS = ("helmsman", "bosun", "thumb-hard")
SIMPLE = ("deckhand", "thumb-medium")
NAMES = ("Tomas", "Nell", "Ruth", "Jack", "Inés")
QUICK, THOROUGH, THOROUGH_CREW = 60, 300, 250  # deals, to see whether a decision is worth a look, and to be sure
LEAST, MOST = 0.025, 0.5  # of the gap to the second best: less is no lesson, more no question
SAME_LESSON = 2  # drills of one theme that teach the same
EASY = 1 / 3  # of a theme are such that simple players get them right
SELDOM = 6  # of decisions that look easy, one in so many is weighed
TAXED = 9  # coins from which a tax may be what a decision is about
NO_LESSON = ("forced", "too_close", "not_better", "overall", "safe_cards", "cant_pay")  # no reason, or nothing to lose


def theme_of(view: View, found: Hint) -> str | None:
    """What a decision is about."""
    modules, reason, kind = view.ruleset.modules, found.reason.id, found.best.action.kind
    if "coop" in modules:
        return "crew"
    if "contracts" in modules:
        about = ("contract", "contract_person", "contract_step", "cube_needed", "gift")
        return "contracts" if reason in about else None
    if reason in ("tax", "tax_card"):
        return "tax"
    if view.ending or reason in ("last_round", "end_trigger", "end_too_early"):
        return "last_round"
    if reason in ("claim", "expedition", "expedition_race", "expedition_card") or kind == "claim":
        return "expeditions"
    if view.phase == "repel":
        return "repel"
    if reason.startswith(("second_pick", "third_pick")) or (view.phase == "take" and view.takes > 1):
        return "second_card"
    return "odds" if view.phase == "discover" else None


def lesson_of(drill: Drill) -> tuple[str, ...]:
    """What a drill teaches: the reason, what is done for it, and with what sort of card."""
    verb, _, card = drill.best.partition(" ")
    sort = "ship" if "/" in card else card.partition(":")[0]
    return str(drill.reason["id"]), verb, sort


def is_clear(found: Hint) -> bool:
    """Is one option right, and is that a question?"""
    gap = found.options[1].gap
    return LEAST <= gap <= MOST and not any(option.too_close for option in found.options[1:])


def is_trap(view: View, best: int) -> bool:
    """Would a simple player choose another one?"""
    return any(create(bot).choose(view, view.actions, random_for("drill", bot)) != best for bot in SIMPLE)


def differs(view: View) -> bool:
    """Do a good bot and a simple one choose differently? What all see alike teaches little; this is quick to tell."""
    good = create(PLAYERS[0]).choose(view, view.actions, random_for("drill", "good"))
    return is_trap(view, good)


def may_be_new(view: View, kept: dict[str, list[Drill]], quota: int) -> bool:
    """Could a decision be about something of which there are too few? So far as is seen without weighing it."""

    def is_short(theme: str) -> bool:
        return theme in kept and len(kept[theme]) < quota

    for theme, module in FOR_THEME.items():
        if module in view.ruleset.modules:
            return is_short(theme)
    if view.ending:
        return is_short("last_round")
    rich = view.players[view.actor].coins >= TAXED and is_short("tax")
    if view.phase == "discover":
        ships = len({card.partition(":")[0] for card in view.harbor if "/" in card})
        return rich or is_short("odds") or (ships >= 3 and is_short("second_card"))
    if view.phase == "repel":
        return rich or is_short("repel")
    return rich or is_short("expeditions") or is_short("second_card")


def drilled(view: View, name: str) -> dict[str, Any]:
    """The position as whoever decides knows it; what they can't know is dealt anew each time a document says less."""
    state = determinize(view, random_for(name, "drill"))
    document = write_position(state, view.ruleset, NAMES[: len(view.names)], f"drill {name}")
    if not state.looked:  # nobody knows anything of the deck: it is all that lies nowhere else
        del document["deck"]
        if document["pass"] == 1:
            for player in document["players"]:
                player["coins"] = len(player["coins"])
                player.pop("passes", None)
    usual = {"format": 1, "expeditions": [], "discard": [], "rulings": {}, "start": 0, "round": 1, "pass": 1}
    return {key: value for key, value in document.items() if usual.get(key, ...) != value}


def enriched(view: View, name: str) -> View | None:
    """The same decision with a purse that a tax would reach soon: games seldom come to it, and it is worth knowing."""
    coins = view.players[view.actor].coins
    if "contract_cards" in view.ruleset.modules or not 5 <= coins <= 11 or view.phase not in ("discover", "take"):
        return None
    document = drilled(view, name)
    if not isinstance(document["players"][view.actor]["coins"], int):
        return None
    document["players"][view.actor]["coins"] = coins + 4
    try:
        return Game.from_position(document).view(view.actor)
    except PortRoyalError:  # there are not so many cards left
        return None


def level_of(gap: float, trap: bool) -> int:
    """A rating: what is hardly better is harder to see, and what a simple player gets wrong is, too."""
    return round(1500 - 1400 * min(gap, 0.4) + (200 if trap else -100))


HARD = level_of(0.0, trap=False)  # from here on only what simple players get wrong; some of it is easier to see


def is_played_for(modules: tuple[str, ...], theme: str) -> bool:
    """May decisions of this theme come up with these modules?"""
    wanted = FOR_THEME.get(theme)
    return wanted in modules if wanted else not any(module in modules for module in FOR_THEME.values())


def decisions(seed: str, short: Callable[[], list[str]]) -> Iterator[tuple[int, View]]:
    """Decisions of games, with the number of the game, until no theme is short of drills."""
    number = 0
    while themes := short():
        tables = [table for table in TABLES if any(is_played_for(table[0], theme) for theme in themes)]
        modules, players = tables[number % len(tables)]
        name = f"{seed}/{number}"
        game = Game.new(players=players, modules=modules, seed=name)
        bots = [create(PLAYERS[(number + seat) % 3]) for seat in range(players)]
        chance = random_for(name, "bots")
        while not game.over:
            view = game.view(game.actor)
            if len(view.actions) > 1:
                yield number, view
                if (richer := enriched(view, name)) is not None:
                    yield number, richer
            game.apply(bots[game.actor].choose(view, view.actions, chance))
        number += 1


def taught(view: View, name: str) -> Drill | None:
    """The drill that a decision makes, if it teaches something; without a number yet."""
    crew = "coop" in view.ruleset.modules
    quick = hint(view, iterations=QUICK, explain=False)
    if not is_clear(quick):
        return None
    document = drilled(view, name)
    seen = Game.from_position(document).view(view.actor)
    if seen.legal != view.legal:
        return None
    deals = THOROUGH_CREW if crew else THOROUGH
    again = hint(seen, iterations=deals, random=random_for(name, "again"), explain=False)
    if again.best.action.words != quick.best.action.words or not is_clear(again):
        return None
    found = hint(seen, iterations=deals)
    theme = theme_of(seen, found)
    if found.best.action != again.best.action or not is_clear(found) or theme is None or found.reason.id in NO_LESSON:
        return None
    options = [
        {"action": option.action.words, "win": round(option.win, 3), "gap": round(option.gap, 3)}
        for option in found.options
    ]
    reason = {"id": found.reason.id, "facts": found.reason.facts}
    level = level_of(found.options[1].gap, is_trap(seen, found.best.action))
    return Drill(theme, theme, document, options, reason, level)


def find(seconds: float, themes: tuple[str, ...], quota: int, seed: str, folder: Path) -> None:
    """Search for so long, and keep what is found."""
    kept = {theme: read(theme, folder) for theme in themes}
    begun, looked, had = perf_counter(), 0, set[tuple[str, int]]()
    for game, view in decisions(seed, lambda: [theme for theme in themes if len(kept[theme]) < quota]):
        if perf_counter() - begun > seconds:
            break
        if not may_be_new(view, kept, quota):
            continue
        looked += 1
        if looked % SELDOM and not differs(view):
            continue
        drill = taught(view, f"{seed}-{looked}")
        if drill is None or drill.theme not in kept or (drill.theme, game) in had:
            continue
        others = kept[drill.theme]
        easy = sum(each.level < HARD for each in others)
        alike = sum(lesson_of(each) == lesson_of(drill) for each in others)
        if len(others) >= quota or alike >= SAME_LESSON or (drill.level < HARD and easy >= EASY * quota):
            continue
        number = 1 + max((int(each.id.rpartition("-")[2]) for each in others), default=0)
        others.append(replace(drill, id=f"{drill.theme}-{number}"))
        had.add((drill.theme, game))
        write(drill.theme, others, folder)
        print(others[-1].id, drill.level, *lesson_of(drill), flush=True)
    print({theme: len(found) for theme, found in kept.items()}, f"after {looked} decisions")


def faults_of(drill: Drill, deals: int, seed: str = "check") -> list[str]:
    """What is wrong with a drill, if anything is."""
    view = drill.view()
    actions = {str(option["action"]) for option in drill.options}
    if actions != set(view.legal):
        return [f"its options are not those of its position: {sorted(actions ^ set(view.legal))}"]
    found = hint(view, iterations=deals, random=random_for(seed, drill.id), explain=False)
    if found.best.action.words != drill.best:
        gap = next(option.gap for option in found.options if option.action.words == drill.best)
        return [f"the coach prefers {found.best.action.words} to {drill.best}, by {gap:.3f}"]
    return [
        f"{option.action.words} is too close to {drill.best}: {option.gap:.3f} ± {option.gap_error:.3f}"
        for option in found.options[1:]
        if option.too_close
    ]


def check(themes: tuple[str, ...], deals: int, folder: Path) -> int:
    """Weigh every drill anew; how many are wrong."""
    wrong = 0
    for theme in themes:
        kept = read(theme, folder)
        for drill in kept:
            crew = theme == "crew"
            for fault in faults_of(drill, deals // 4 if crew else deals):
                wrong += 1
                print(f"{drill.id}: {fault}", flush=True)
        print(f"{theme}: {len(kept)} drills", flush=True)
    return wrong


def main() -> int:
    """Check, or find."""
    parser = argparse.ArgumentParser(description="Are the drills right, and where are there more?")
    parser.add_argument("--theme", choices=THEMES, help="only drills of this theme")
    parser.add_argument("--deals", type=int, default=1500, help="over which each is weighed")
    parser.add_argument("--find", type=float, metavar="SECONDS", help="search for more, so long")
    parser.add_argument("--quota", type=int, default=14, help="drills of each theme")
    parser.add_argument("--seed", default="drills", help="of the games that are played")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where they are kept")
    given = parser.parse_args()
    themes = (given.theme,) if given.theme else THEMES
    if given.find is not None:
        find(given.find, themes, given.quota, given.seed, given.folder)
        return 0
    return 1 if check(themes, given.deals, given.folder) else 0


if __name__ == "__main__":
    sys.exit(main())
