"""Hypothesis' games: any modules, edition and rulings, one to five players, played some way.

Chapters of an adventure have laws of their own, see test_chapters.py.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from hypothesis import strategies as st

from portroyal import Game
from portroyal.contracts import LIST
from portroyal.modules import mixes, players_of
from portroyal.ruleset import MOST_ASIDE, contracts_for
from portroyal.rulings import EDITIONS, RULINGS, Ruling

EAGER = ("claim", "take", "gamble", "contract", "decline")
OPTIONAL = [ruling for ruling in RULINGS.values() if len(ruling.answers) > 1]


@st.composite
def rules(draw: st.DrawFn) -> dict[str, Any]:
    edition = draw(st.sampled_from(EDITIONS))
    mix = draw(st.sampled_from([mix for mix in mixes() if "adventure" not in mix]))
    offered = [ruling for ruling in OPTIONAL if is_offered(ruling, edition, mix)]
    changed = draw(st.lists(st.sampled_from(offered), unique=True, max_size=5))
    players = draw(st.integers(*players_of(mix)))
    laid = contracts_for(mix, players)
    papers = [contract.id for contract in LIST if "coop" in mix or not contract.together]
    return {
        "modules": list(mix),
        "players": players,
        "contracts": draw(st.permutations(papers))[:laid] if laid and draw(st.booleans()) else (),
        "edition": edition,
        "rulings": {ruling.id: draw(st.sampled_from(ruling.answers)) for ruling in changed},
        "aside": draw(st.integers(0, MOST_ASIDE)) if "coop" in mix else 0,
    }


def is_offered(ruling: Ruling, edition: str, mix: Sequence[str]) -> bool:
    """May this ruling be answered otherwise here?"""
    return ruling.is_about(mix) and edition not in ruling.not_offered_in and not set(ruling.not_with) & set(mix)


@st.composite
def games(draw: st.DrawFn, longest: int = 400) -> Game:
    """A game somewhere between its first and its last decision."""
    chosen = draw(rules())
    game = Game.new(**chosen, seed=draw(st.integers(0, 10**9)), start=draw(st.integers(0, chosen["players"] - 1)))
    play_on(game, draw(st.integers(0, longest)), draw(st.integers(0, 10**9)))
    return game


def play_on(game: Game, decisions: int, seed: int) -> None:
    """Some way on, with a taste for claiming, completing and taking so that displays and contracts fill."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        choices = game.legal()
        eager = [choice for choice in choices if choice.kind in EAGER]
        game.apply(chance.choice(eager) if eager and chance.random() < 0.7 else chance.choice(choices))
