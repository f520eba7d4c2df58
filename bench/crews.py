"""How crews fare: how often helmsmen win together, by players and cards set aside, and what is left undone.

The standard set-up with random contracts, on seeds that nothing is tuned on. And what contracts are worth to one who
knows them among those who are blind to them. Run by hand, the figures stand in docs/bots/contracts.md:

    python bench/crews.py crews 1000 --aside 0 --players 1,2,3,4,5
    python bench/crews.py blind 4000
"""

from __future__ import annotations

import math
import sys
from collections import Counter

from portroyal import Game
from portroyal.arena.intervals import Estimate, rate
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew, sail
from portroyal.contracts import IDS
from portroyal.engine.vocabulary import CREW_WON, SEALED

COOP = ("base", "contract_cards", "coop")
CONTRACTS = ("base", "contract_cards", "contracts")


def crews(players: int, aside: int, games: int) -> tuple[float, float, Counter[str], Counter[str]]:
    """The share of games won, its standard error, and how often each contract lay there and was left undone."""
    won, dealt, undone = 0, Counter[str](), Counter[str]()
    crew = Crew([mind_of("helmsman", players, COOP)])
    for number in range(games):
        state = Game.new(players, seed=f"report crew {number}", modules=COOP, aside=aside).state.clone()
        sail(state, crew)
        won += state.read("result") == CREW_WON
        for contract in state.contracts_on_table():
            dealt[IDS[contract]] += 1
            undone[IDS[contract]] += not any(state.cube_of(seat, contract) >= SEALED for seat in range(players))
    share = won / games
    return share, math.sqrt(share * (1 - share) / games), dealt, undone


def aware_among_blind(players: int, games: int, one: str, others: str) -> Estimate:
    """How often one wins among others, once in every seat of each deck."""
    mind, rest = mind_of(one, players, CONTRACTS), mind_of(others, players, CONTRACTS)
    means: list[float] = []
    for block in range(games // players):
        wins = 0.0
        for seat in range(players):
            state = Game.new(players, seed=f"report blind {block}", modules=CONTRACTS).state.clone()
            sail(state, Crew([mind if place == seat else rest for place in range(players)]))
            wins += win_shares(state)[seat]
        means.append(wins / players)
    return rate(means)


def main(what: str, games: int, aside: str, players: str) -> None:
    """Print a line for each number of players."""
    for seats in map(int, players.split(",")):
        if what == "crews":
            for cards in map(int, aside.split(",")):
                share, error, dealt, undone = crews(seats, cards, games)
                left = sorted(dealt, key=lambda name: -undone[name] / dealt[name])[:5]
                worst = ", ".join(f"{name} {undone[name] / dealt[name]:.0%}" for name in left)
                print(f"{seats} players, {cards} aside: {share:.1%} ± {1.96 * error:.1%}; {worst}", flush=True)
        elif seats > 1:
            blind = aware_among_blind(seats, games, "blind", "helmsman")
            aware = aware_among_blind(seats, games, "helmsman", "blind")
            print(f"{seats} players: blind among aware {blind}, aware among blind {aware}", flush=True)


if __name__ == "__main__":
    options = dict(zip(sys.argv[3::2], sys.argv[4::2], strict=True))
    main(sys.argv[1], int(sys.argv[2]), options.get("--aside", "0"), options.get("--players", "1,2,3,4,5"))
