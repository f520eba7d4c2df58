"""How crews fare: how often helmsmen win together, by players and cards set aside, and what is left undone.

The standard set-up with random contracts, on seeds from a million on, which nothing is tuned on. And what contracts
are worth to one who knows them among those who are blind to them. Run by hand, the figures stand in docs/bots/crews.md:

    python bench/crews.py crews 1000 --aside 0,4 --players 1,2,3,4,5
    python bench/crews.py blind 2000 --players 2,3,4,5
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Any

from portroyal import Game
from portroyal.arena.intervals import rate, wilson
from portroyal.arena.sprt import Hypotheses, Ratio
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew, sail
from portroyal.contracts import IDS
from portroyal.engine.vocabulary import CREW_WON, SEALED

COOP = ("base", "contract_cards", "coop")
CONTRACTS = ("base", "contract_cards", "contracts")
HELD_OUT = 1_000_000  # the first seed that nothing is tuned on


def crews(players: int, aside: int, games: int, first: int = HELD_OUT) -> dict[str, Any]:
    """How often a crew of helmsmen wins, in how many turns, and of each contract dealt the share left undone."""
    won, turns, dealt, undone = 0, 0, Counter[str](), Counter[str]()
    crew = Crew([mind_of("helmsman", players, COOP)])
    for seed in range(first, first + games):
        state = Game.new(players, seed=seed, modules=COOP, aside=aside).state.clone()
        sail(state, crew)
        won += state.read("result") == CREW_WON
        turns += (state.round - 1) * players + (state.active - state.start) % players + 1
        for contract in state.contracts_on_table():
            dealt[IDS[contract]] += 1
            undone[IDS[contract]] += not any(state.cube_of(seat, contract) >= SEALED for seat in range(players))
    share = wilson(won / games, games)
    return {
        "players": players,
        "aside": aside,
        "games": games,
        "won": round(share.mean, 4),
        "interval": share.rounded(4),
        "turns": round(turns / games, 1),
        "undone": {name: round(undone[name] / dealt[name], 3) for name in sorted(dealt)},
    }


def blind(players: int, games: int) -> dict[str, Any]:
    """How often one who knows contracts wins among those who do not, and the other way round, once in every seat."""
    aware, other = mind_of("helmsman", players, CONTRACTS), mind_of("blind", players, CONTRACTS)
    ratio = Ratio(Hypotheses.usual(players), players)
    found: dict[str, list[float]] = {"aware among blind": [], "blind among aware": []}
    for block in range(games // players):
        for name, one, rest in (("aware among blind", aware, other), ("blind among aware", other, aware)):
            wins = 0.0
            for seat in range(players):
                state = Game.new(players, seed=HELD_OUT + block, modules=CONTRACTS).state.clone()
                sail(state, Crew([one if place == seat else rest for place in range(players)]))
                wins += win_shares(state)[seat]
            found[name].append(wins / players)
        if ratio.verdict is None:
            ratio.add(found["aware among blind"][-1])
    told = {name: rate(means) for name, means in found.items()}
    shares = {name: {"won": round(each.mean, 4), "interval": each.rounded(4)} for name, each in told.items()}
    return {
        "players": players,
        "games": games,
        "verdict": ratio.verdict,
        "ratio": round(ratio.log, 2),
        "after": ratio.blocks * players,
        **shares,
    }


def main(what: str, games: int, aside: str, players: str) -> None:
    """Print a line for each figure."""
    for seats in map(int, players.split(",")):
        if what == "crews":
            for cards in map(int, aside.split(",")):
                print(json.dumps(crews(seats, cards, games)), flush=True)
        elif seats > 1:
            print(json.dumps(blind(seats, games)), flush=True)


if __name__ == "__main__":
    options = dict(zip(sys.argv[3::2], sys.argv[4::2], strict=True))
    main(sys.argv[1], int(sys.argv[2]), options.get("--aside", "0"), options.get("--players", "1,2,3,4,5"))
