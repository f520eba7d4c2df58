"""The gambler in the hands of bots: used where it pays, left alone where it does not, each in its own manner."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from table import TWELVE, sits, table

from portroyal import Game
from portroyal.arena.match import Limits, play_match
from portroyal.bots import BOTS, create
from portroyal.bots.finish import win_shares
from portroyal.bots.judgment import WEIGHT_NAMES, Mind, chances
from portroyal.bots.minds import DEPTH, mind_of, playout_crew, weights_of
from portroyal.bots.tree import Tree, search_deals
from portroyal.bots.voyage import Crew, choose_by_judgment, sail
from portroyal.bots.weigh import Ledger
from portroyal.engine.chance import Random
from portroyal.engine.vocabulary import COUNTERS, GAMBLERS
from portroyal.ruleset import Ruleset
from portroyal.seeds import random_for

MODULES = ("base", "gambler")
# Ben's turn is the last one of the round, and Ann has reached the end.
LAST = {"start": 0, "active": 1}
ELEVEN = "jester:9 jester:7 admiral:7 admiral:7 trader.blue:5"
THE_FLEET = "flute:1/1 pinnace:1/1 frigate:1/1"


def den(*players: dict[str, Any], **position: Any) -> Game:
    return table(*players, modules=list(MODULES), **position)


def chosen(game: Game, name: str = "helmsman") -> str:
    choices = game.legal()
    return str(create(name).choose(game.view(game.actor), choices, random_for(1, name)))


def mind_with(**weights: float) -> Mind:
    """A helmsman for four who thinks otherwise about something."""
    found = dict(zip(WEIGHT_NAMES, weights_of("helmsman", 4), strict=True)) | weights
    return Mind(list(found.values()), DEPTH)


# --- Helmsman ---


def test_with_nothing_to_lose_a_helmsman_gambles() -> None:
    assert chosen(den(sits(9, "gambler:4"), sits(3))) == "gamble"
    assert chosen(den(sits(9, "gambler:4"), sits(3), drawn=4, harbor=f"{THE_FLEET} governor:8")) == "stop"


def test_a_bust_that_is_all_but_sure_is_not_gambled_for() -> None:
    """Whom no ship frightens may draw, but a gambler repels nothing, and hardly gets past three colors."""
    crew = "gambler:4 pirate:5 pirate:7 pirate:9 sailor:3"
    assert chosen(den(sits(3, crew), sits(3), drawn=3, harbor=THE_FLEET)) == "draw"


def test_a_second_gambler_is_weighed_like_the_first() -> None:
    two = sits(9, "gambler:4 gambler:6")
    assert chosen(den(two, sits(3), drawn=4, gambled=1, harbor=f"{THE_FLEET} governor:8")) == "stop"
    assert chosen(den(two, sits(3), drawn=4, gambled=1, harbor="")) == "gamble"


def test_tempers_differ_in_how_often_they_gamble() -> None:
    """The same turns with a gambler at hand, after none, one, two or three cards."""
    used: Counter[str] = Counter()
    for seed in range(200):
        game = Game.new(4, seed=f"temper {seed}", modules=MODULES)
        owns_gamblers(game.state, 0)
        for _ in range(seed % 4):
            game.apply(next(action for action in game.legal() if action.kind in ("draw", "keep", "take", "pass")))
        if game.actor == 0 and game.phase == "discover":
            used.update(name for name in ("cautious", "helmsman", "daredevil") if chosen(game, name) == "gamble")
    assert 0 < used["cautious"] < used["helmsman"] < used["daredevil"]


def owns_gamblers(state: Any, seat: int, count: int = 1) -> None:
    """Let a seat have gamblers, wherever they come from."""
    counters = list(state.read("counters"))
    counters[seat * COUNTERS + GAMBLERS] += count
    state.write("counters", counters)


def wins_of(mind: Mind, others: Mind, blocks: int) -> float:
    """How often one who begins with a gambler wins against three without, sitting once in every seat."""
    wins = 0.0
    for block in range(blocks):
        for seat in range(4):
            state = Game.new(4, seed=f"gambler tests {block}", modules=MODULES).state.clone()
            owns_gamblers(state, seat)
            sail(state, Crew([mind if place == seat else others for place in range(4)]))
            wins += win_shares(state)[seat]
    return wins / (4 * blocks)


def test_judgment_gains_by_gamblers() -> None:
    never = mind_with(gamble=-1000.0)
    assert wins_of(mind_of("helmsman", 4), never, 200) > wins_of(never, never, 200) + 0.03


def test_who_would_lose_by_stopping_gambles_where_nothing_else_is_left() -> None:
    """After a gambler there is no draw any more: behind in the last turn one uses the second."""
    game = {"harbor": f"{THE_FLEET} sailor:3", "drawn": 4, "gambled": 1, **LAST}
    two = f"{ELEVEN} gambler:4 gambler:4"
    assert chosen(den(sits(9, f"{TWELVE} mademoiselle:9"), sits(1, two), **game)) == "gamble"
    assert chosen(den(sits(1, TWELVE), sits(9, f"{two} mademoiselle:9"), **game)) == "stop"


def test_to_have_a_gambler_is_worth_something() -> None:
    game = den(sits(9, "gambler:4"), sits(9, "trader.blue:3"))
    with_it, without = (chances(game.state, mind_with(gambler=worth))[0] for worth in (0.3, 0.0))
    assert with_it > without
    lying = {"harbor": "gambler:4 jester:5", "phase": "take", "takes": 1, "drawn": 2}
    hired = [choose_by_judgment(den(sits(9), sits(3), **lying).state, mind_with(gambler=worth)) for worth in (2.0, 0.0)]
    assert hired[0] != hired[1]


# --- The others ---


def test_a_deckhand_gambles_first_thing_or_not_at_all() -> None:
    assert chosen(den(sits(3, "gambler:4"), sits(3)), "deckhand") == "gamble"
    assert chosen(den(sits(3, "gambler:4"), sits(3), drawn=1, harbor="sailor:3"), "deckhand") == "draw"
    assert chosen(den(sits(3, "gambler:4 gambler:6"), sits(3), drawn=4, gambled=1), "deckhand") == "stop"


@pytest.mark.parametrize(("name", "most"), [("thumb-easy", -1), ("thumb-medium", 0), ("thumb-hard", 1)])
def test_a_thumb_gambles_while_two_ships_more_would_not_be_too_many(name: str, most: int) -> None:
    for ships, harbor in enumerate(("sailor:3", "flute:1/1", "flute:1/1 pinnace:1/1")):
        game = den(sits(3, "gambler:4"), sits(3), drawn=2, harbor=harbor)
        assert (chosen(game, name) == "gamble") == (ships <= most)


def test_a_bosun_gambles_by_the_chance_to_get_through() -> None:
    assert chosen(den(sits(3, "gambler:4"), sits(3)), "bosun") == "gamble"
    assert chosen(den(sits(9, "gambler:4"), sits(3), drawn=4, harbor=f"{THE_FLEET} governor:8"), "bosun") != "gamble"


@pytest.mark.parametrize("name", BOTS)
def test_games_with_gamblers_end_without_a_fault(name: str) -> None:
    for players in (2, 4):
        rules = Ruleset.of(players, modules=MODULES)
        assert not play_match([name] * players, f"den {players}", rules, limits=Limits(iterations=2)).faults


# --- The tree ---


def test_the_tree_keeps_apart_what_a_gambler_revealed() -> None:
    """Deals that differ in any of the four cards lead to different places."""
    game = den(sits(9, "gambler:4 gambler:6"), sits(3))
    view = game.view(0)
    gamble = next(action for action in view.actions if str(action) == "gamble")
    tree, ledger = Tree(), Ledger([int(gamble)])
    search_deals(tree, ledger, view.table, playout_crew(2), mind_of("helmsman", 2), Random(1, 2, 3, 4), 0, 40)
    # The root and the choice; then for each deal a place of its own, as no two have the same cards, and a choice there.
    assert tree.size == 2 + 2 * 40
