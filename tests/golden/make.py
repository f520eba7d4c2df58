"""Plays and writes golden games: `python tests/golden/make.py FILE MODULE ...`, or `FOLDER campaign`.

Only to add games for new rules. The games that are here stay as they are: they prove that what was played
once is played the same way for ever. If a rule has to change, raise RULES_VERSION and say so in CHANGELOG.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Any

from portroyal import Game
from portroyal.adventures import MODES
from portroyal.bots import create
from portroyal.campaign import Campaign, save
from portroyal.campaigns import tell
from portroyal.modules import players_of
from portroyal.rulings import DEFAULT_EDITION, EDITIONS, RULINGS
from portroyal.seeds import random_for

EAGER = ("claim", "take", "gamble", "contract", "decline", "set_aside", "complete", "stow", "look", "sell", "buy_off")


def play(game: Game, seed: int) -> None:
    """Draw to a few ships, then take and claim what there is: games like people play them."""
    chance = random.Random(seed)
    while not game.over:
        choices = game.legal()
        eager = [choice for choice in choices if choice.kind in EAGER]
        cautious = [choice for choice in choices if choice.kind in ("stop", "repel")]
        if eager and chance.random() < 0.8:
            game.apply(chance.choice(eager))
        elif cautious and len(game.view().harbor) >= chance.randint(1, 5):
            game.apply(cautious[0])
        else:
            game.apply(chance.choice(choices))


def play_well(game: Game, seed: int) -> None:
    """Helmsmen: contracts are completed and crews win, which chance hardly ever does."""
    bot, random = create("helmsman"), random_for(seed, "golden")
    while not game.over:
        choices = game.legal()
        game.apply(choices[0] if len(choices) == 1 else bot.choose(game.view(game.actor), choices, random))


def main(path: str, *modules: str) -> None:
    chance = random.Random(path)
    with open(path, "w") as file:
        fewest, most = players_of(modules)
        for number, (edition, players) in enumerate(product(EDITIONS, range(fewest, most + 1))):
            for rulings in ({}, some_rulings(chance, edition, modules)):
                deal: dict[str, Any] = {"seed": f"golden {number}", "start": chance.randrange(players)}
                if "coop" in modules:
                    deal["aside"] = number % 3
                game = Game.new(players, modules=modules, edition=edition, rulings=rulings, **deal)
                if {"contracts", "coop"} & set(modules) and not rulings:
                    play_well(game, number)
                else:
                    play(game, number)
                file.write(json.dumps(game.record()) + "\n")


def chapters(path: str) -> None:
    """Both chapters of the tiny campaign in every mode, and its variant; our own campaign may still be tuned."""
    tiny = tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml").id
    chance = random.Random(path)
    with open(path, "w") as file:
        for number, (mode, chapter, players) in enumerate(product(MODES, (1, 2), (1, 2, 3, 4))):
            if players > 1 or mode == "cooperative":
                settings = {"campaign": tiny, "mode": mode} | ({} if mode == "variant" else {"chapter": chapter})
                modules = ["base", "adventure"]
                rulings = some_rulings(chance, DEFAULT_EDITION, modules) if number % 2 else {}
                start = chance.randrange(players)
                game = Game.new(
                    players, modules=modules, adventure=settings, rulings=rulings, seed=f"golden {number}", start=start
                )
                play_well(game, number) if number % 3 == 0 else play(game, number)
                file.write(json.dumps(game.record()) + "\n")


def campaigns(folder: str) -> None:
    """Whole campaigns with the variant after them, alone, together and as a race. The crew plays its first chapter
    badly, then well; who has failed tries until it wins, and only that is kept, so one chapter has one failure at most.
    """
    for name, mode, names in (
        ("alone", "cooperative", ["Ada"]),
        ("crew", "cooperative", ["Ada", "Ben"]),
        ("race", "competitive", ["Ada", "Ben", "Cleo"]),
    ):
        campaign, seed = Campaign(names, mode=mode, start=0), 0
        while len(campaign.evenings) == len(campaign.chapters) and (len(names) > 1 or not campaign.is_over):
            seed += 1
            game = campaign.next_game(seed=seed)
            play(game, seed) if name == "crew" and seed == 1 else play_well(game, seed)
            if campaign.failures and game.outcome is not None and not game.outcome.winners:
                campaign.running = None
            else:
                campaign.finish()
        save(Path(folder) / f"{name}.json", campaign)


def some_rulings(chance: random.Random, edition: str, modules: Sequence[str]) -> dict[str, str]:
    asked = [r for r in RULINGS.values() if len(r.answers) > 1 and r.is_about(modules)]
    options = [r for r in asked if edition not in r.not_offered_in and not set(r.not_with) & set(modules)]
    return {ruling.id: chance.choice(ruling.answers) for ruling in chance.sample(options, 4)}


if __name__ == "__main__":
    if "campaign" in sys.argv:
        campaigns(sys.argv[1])
    elif "adventure" in sys.argv:
        chapters(sys.argv[1])
    else:
        main(*sys.argv[1:])
