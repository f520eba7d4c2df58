"""Hypothesis' games: any modules, edition and rulings, two to five players, played some way."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import strategies as st

from portroyal import Game
from portroyal.rulings import EDITIONS, RULINGS

OPTIONAL = [ruling for ruling in RULINGS.values() if len(ruling.answers) > 1 and ruling.module == "base"]


@st.composite
def rules(draw: st.DrawFn) -> dict[str, Any]:
    edition = draw(st.sampled_from(EDITIONS))
    changed = draw(
        st.lists(st.sampled_from([r for r in OPTIONAL if edition not in r.not_offered_in]), unique=True, max_size=5)
    )
    return {
        "modules": draw(st.sampled_from([["base"], ["base", "gambler"]])),
        "players": draw(st.integers(2, 5)),
        "edition": edition,
        "rulings": {ruling.id: draw(st.sampled_from(ruling.answers)) for ruling in changed},
    }


@st.composite
def games(draw: st.DrawFn, longest: int = 400) -> Game:
    """A game somewhere between its first and its last decision."""
    chosen = draw(rules())
    game = Game.new(**chosen, seed=draw(st.integers(0, 10**9)), start=draw(st.integers(0, chosen["players"] - 1)))
    play_on(game, draw(st.integers(0, longest)), draw(st.integers(0, 10**9)))
    return game


def play_on(game: Game, decisions: int, seed: int) -> None:
    """Some way on, with a taste for claiming and taking so that displays fill."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.over:
            break
        choices = game.legal()
        eager = [choice for choice in choices if choice.kind in ("claim", "take", "gamble")]
        game.apply(chance.choice(eager) if eager and chance.random() < 0.7 else chance.choice(choices))
