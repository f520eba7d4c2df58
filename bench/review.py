"""How long somebody waits for the review of a game: for first findings, and for all of it.

    python -m bench.review [--games 5] [--players 4]

Bots play games, one after the other each is reviewed as the server does it after a game, in the one process it has for
reviews, and the clock tells how long that took. What the processors had to do for it says more on a busy machine: with
two cores to itself, a review takes a little more than half of that. A chapter of the adventure counts as one game.
"""

from __future__ import annotations

import argparse
import asyncio
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import perf_counter

from portroyal import Game
from portroyal.bots import create
from portroyal.seeds import random_for
from portroyal.server.room.coaching import FIRST_DEALS, deals_after, unheard
from portroyal.server.room.thinking import Thinking

CARDS = ("base", "contract_cards")
MODULES = {
    "base": ("base",),
    "gambler": ("base", "gambler"),
    "Set Sail": ("set_sail",),
    "contracts": (*CARDS, "contracts"),
    "a crew": (*CARDS, "coop"),
    "The Adventure Begins": ("base", "adventure"),
}
PLAYERS = ("helmsman", "bosun", "thumb-hard", "deckhand")


def played(modules: tuple[str, ...], players: int, seed: str) -> Game:
    """A game of bots."""
    game = Game.new(players=players, modules=modules, seed=seed)
    bots = [create(PLAYERS[seat % len(PLAYERS)]) for seat in range(players)]
    chance = random_for(seed, "bots")
    while not game.over:
        view = game.view(game.actor)
        game.apply(bots[game.actor].choose(view, view.actions, chance))
    return game


async def timed(game: Game) -> tuple[float, float, float]:
    """Seconds until first findings, until the end, and of the processors."""
    thinking, record = Thinking(workers=1), game.record()
    used, begun = processors(), perf_counter()
    try:
        await thinking.story(record, unheard, FIRST_DEALS)
        first = perf_counter() - begun
        await thinking.story(record, unheard, deals_after(first))
        found = perf_counter() - begun
    finally:
        await thinking.close()
    return first, found, processors() - used


def processors() -> float:
    """Seconds that processes which have ended kept processors busy."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Print a table."""
    parser = argparse.ArgumentParser(description="How long does a review take?")
    parser.add_argument("--games", type=int, default=5, help="with each set of modules")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    print(f"{given.players} players, {given.games} games each; median and slowest, in seconds")
    print("| game | actions | first findings | all | processors |\n|---|---|---|---|---|")
    for name, modules in MODULES.items():
        games = [played(modules, given.players, f"review/{name}/{number}") for number in range(given.games)]
        times = zip(*(asyncio.run(timed(game)) for game in games), strict=True)
        actions = round(median(len(game.record()["actions"]) for game in games))
        told = " | ".join(f"{median(each):.1f}, {max(each):.1f}" for each in times)
        print(f"| {name} | {actions} | {told} |", flush=True)


if __name__ == "__main__":
    main()
