"""Spoils good views and positions at one place each: they are refused, or can be used like any other.

To be run as a process of its own, since what it looks for is a process that dies. Prints how many were refused and
how many were used; anything else on standard error or another end is a defect. Arguments: how many, and a seed.
"""

from __future__ import annotations

import copy
import json
import random
import sys
from pathlib import Path
from typing import Any

from portroyal import Game
from portroyal.catalog import CODES
from portroyal.coach import hint
from portroyal.contracts import IDS
from portroyal.engine.playout import playout
from portroyal.engine.verbs import learn
from portroyal.engine.vocabulary import DECK, GOING_ON_NAMES, PHASE_NAMES
from portroyal.errors import PortRoyalError
from portroyal.knowledge import View, determinize
from portroyal.knowledge.odds import bust, next_card
from portroyal.modules import mixes, players_of
from portroyal.ruleset import editions_of
from portroyal.seeds import random_for

sys.path.insert(0, str(Path(__file__).parent.parent / "laws"))
from worlds import play_on

ODD = (
    -1,
    0,
    1,
    2,
    3,
    5,
    44,
    255,
    256,
    500,
    10**9,
    2**31,
    2**63,
    1.5,
    True,
    False,
    "x",
    "",
    None,
    [],
    {},
    [[]],
    {"x": 1},
)
WORDS = (*CODES, *IDS, *PHASE_NAMES, *GOING_ON_NAMES, "seat", "1", "2", "name", "draw")
AFTER = 25  # documents spoiled of one game


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in nested data, as what holds it and the key or index there."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, inner in list(items) for place in ((value, key), *places(inner))]


def spoil(document: Any, chance: random.Random) -> None:
    """Change one thing."""
    holder, key = chance.choice(places(document))
    way = chance.randrange(6)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder, dict):
        holder[chance.choice(WORDS)] = chance.choice(ODD)
    elif way == 1:
        holder.extend([holder[key]] * chance.choice((1, 2, 300)))
    elif way == 2:
        other_holder, other_key = chance.choice(places(document))
        holder[key] = copy.deepcopy(other_holder[other_key])
    elif way == 3 and isinstance(holder[key], str):
        holder[key] = chance.choice(WORDS)
    elif way == 4 and type(holder[key]) is int:
        holder[key] += chance.choice((-1, 1))
    else:
        holder[key] = copy.deepcopy(chance.choice(ODD))


def use(view: View, number: int) -> None:
    """What a bot and the coach do with a view."""
    assert View.from_dict(json.loads(json.dumps(view.as_dict()))) == view
    state = determinize(view, random_for(number, "wreck"))
    playout(state, random_for(number, "playout"))
    if not view.over:
        bust(view)
        next_card(view)
    if view.actions and view.story is None:
        hint(view, iterations=2, random=random_for(number, "hint"))


def some_game(chance: random.Random) -> Game:
    """A game of any modules somewhere on its way, sometimes in a late pass of the deck."""
    modules = chance.choice(mixes())
    players = chance.randint(*players_of(modules))
    game = Game.new(players, modules=modules, edition=chance.choice(editions_of(modules)), seed=chance.randrange(10**9))
    play_on(game, chance.randrange(300), chance.randrange(10**9))
    return game


def look_at_cards(game: Game, chance: random.Random) -> None:
    """Some seats see cards of the deck, and play goes on a little."""
    deck = len(game.state.pile(DECK))
    for _ in range(chance.randrange(3) if deck else 0):
        learn(game.state, chance.choice((game.actor, chance.randrange(game.players))), chance.randrange(deck))
    play_on(game, chance.randrange(10), chance.randrange(10**9))


def main(tries: int, seed: int) -> None:
    """Spoil, and use what is not refused."""
    chance = random.Random(seed)
    refused = used = 0
    for number in range(tries):
        if number % AFTER == 0:
            game = some_game(chance)
            position = json.dumps(game.to_position())
            look_at_cards(game, chance)
            view = json.dumps(game.view(chance.choice((None, game.actor, game.actor))).as_dict())
        is_view = chance.random() < 0.6
        document = json.loads(view if is_view else position)
        spoil(document, chance)
        try:
            read = View.from_dict(document) if is_view else Game.from_position(document).view(game.actor)
        except PortRoyalError:
            refused += 1
            continue
        try:
            use(read, number)
        except BaseException:
            print(json.dumps(document), file=sys.stderr)
            raise
        used += 1
    print(refused, used)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
