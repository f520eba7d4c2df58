"""What the gambler gains: a helmsman who uses it with judgment, at tables of those who never or always do.

Four players, base and gambler, duplicate blocks on seeds that nothing is tuned on. The others are helmsmen whose
weight for gambling leaves them no choice. Run by hand, the figures stand in docs/bots/gambler.md:

    python bench/gambler.py 2500 10000
"""

from __future__ import annotations

import sys

from portroyal import Game
from portroyal.arena.intervals import Estimate, rate
from portroyal.bots.finish import win_shares
from portroyal.bots.judgment import WEIGHT_NAMES, Mind
from portroyal.bots.minds import DEPTH, weights_of
from portroyal.bots.voyage import Crew, sail
from portroyal.engine.state import State
from portroyal.engine.vocabulary import COUNTERS, GAMBLERS

PLAYERS = 4
MODULES = ("base", "gambler")
NEVER, ALWAYS = -1000.0, 1000.0


def mind(**weights: float) -> Mind:
    """A helmsman with some weights changed."""
    found = dict(zip(WEIGHT_NAMES, weights_of("helmsman", PLAYERS), strict=True)) | weights
    return Mind(list(found.values()), DEPTH)


def win_rate(one: Mind, others: Mind, blocks: int, given: int) -> Estimate:
    """How often one wins against three, once in every seat; everybody may begin with a gambler."""
    means: list[float] = []
    for block in range(blocks):
        dealt = Game.new(PLAYERS, seed=f"report gambler {block}", modules=MODULES).state.clone()
        give_everybody(dealt, given)
        wins = 0.0
        for seat in range(PLAYERS):
            state = dealt.clone()
            sail(state, Crew([one if place == seat else others for place in range(PLAYERS)]))
            wins += win_shares(state)[seat]
        means.append(wins / PLAYERS)
    return rate(means)


def give_everybody(state: State, gamblers: int) -> None:
    """All have so many gamblers more, without influence or price."""
    counters = list(state.read("counters"))
    for seat in range(PLAYERS):
        counters[seat * COUNTERS + GAMBLERS] += gamblers
    state.write("counters", counters)


def main(blocks_given: int, blocks_dealt: int) -> None:
    """Print a line for each table, over so many blocks where everybody has a gambler and where they are dealt."""
    judgment = mind()
    for given, blocks in ((1, blocks_given), (0, blocks_dealt)):
        for name, gamble in (("never", NEVER), ("always", ALWAYS)):
            found = win_rate(judgment, mind(gamble=gamble), blocks, given)
            half = 100 * (found.high - found.low) / 2
            told = f"{100 * found.mean:.2f} ± {half:.2f} % of {PLAYERS * blocks} games"
            print(f"{given} given to everybody, against {name}: {told}", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
