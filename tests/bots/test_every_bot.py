"""What every bot of ours does: finish every game by every rule, stay in time, and stop drawing some day."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from portroyal import Game
from portroyal.arena.match import Limits, play_match
from portroyal.bots import BOTS, FORMER_NAMES, Listener, bot_class, create, plain, takes, version_of
from portroyal.catalog import BY_CODE
from portroyal.errors import PortRoyalError
from portroyal.modules import players_of
from portroyal.ruleset import Ruleset
from portroyal.rulings import EDITIONS, RULINGS
from portroyal.seeds import random_for

THINK_LITTLE = Limits(iterations=4)
OTHER_ANSWERS = [
    (ruling.id, answer)
    for ruling in RULINGS.values()
    if ruling.is_about(("base",))
    for answer in ruling.answers
    if answer != ruling.answer("bigbox-2021")
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_games_end_in_every_edition_with_every_number_of_players(name: str, edition: str) -> None:
    for players in (2, 3, 4, 5):
        others = ["castaway"] * (players - 1)
        result = play_match([name, *others], players, Ruleset.of(players, edition=edition), limits=THINK_LITTLE)
        assert not result.faults


@pytest.mark.parametrize("name", BOTS)
def test_games_end_with_every_ruling_answered_the_other_way(name: str) -> None:
    for number, (ruling, answer) in enumerate(OTHER_ANSWERS):
        players = 2 + number % 4
        rules = Ruleset.of(players, rulings={ruling: answer})
        assert not play_match([name] + ["deckhand"] * (players - 1), number, rules, limits=THINK_LITTLE).faults
    everything = Ruleset.of(3, rulings=dict(OTHER_ANSWERS))
    assert not play_match([name] * 3, "everything", everything, limits=THINK_LITTLE).faults


MIXES = [
    ("base", "contract_cards"),
    ("base", "contract_cards", "contracts"),
    ("base", "contract_cards", "coop"),
    ("base", "gambler", "contract_cards", "contracts"),
    ("base", "set_sail", "gambler", "contract_cards", "coop"),
]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_games_with_contracts_end_with_every_number_of_players(name: str, mix: tuple[str, ...]) -> None:
    fewest, most = players_of(mix)
    for players in range(fewest, most + 1):
        # Alone, or among others of its kind and beyond them somebody who does anything.
        bots = [name] * max(1, players - 1) + ["castaway"] * (players > 1)
        rules = Ruleset.of(players, modules=mix, aside=players if "coop" in mix else 0)
        assert not play_match(bots, f"{players}", rules, limits=Limits(iterations=2)).faults


@pytest.mark.parametrize("number", range(24))
def test_any_bots_play_any_mix_to_its_end(number: int) -> None:
    chance = random_for(number, "mix")
    mix = MIXES[chance.below(len(MIXES))]
    fewest, most = players_of(mix)
    players = fewest + chance.below(most - fewest + 1)
    names = list(BOTS)
    bots = [names[chance.below(len(names))] for _ in range(players)]
    result = play_match(bots, f"any {number}", Ruleset.of(players, modules=mix), limits=Limits(iterations=2))
    assert not result.faults
    if "coop" in mix:
        assert set(result.shares) in ({0.0}, {1.0})


def endless(**more: Any) -> Game:
    """A turn in which whatever is drawn can be repelled, for ever: the deck has only pinnaces, the purses the rest."""
    crew = ["sailor:3"] * 4 + ["pirate:5"]
    everything = Game.from_position({"players": [{}, {}]}).to_position()["deck"]
    for code in (*crew, "pinnace:1/1"):
        everything.remove(code)
    pinnaces = [code for code in everything if BY_CODE[code].name == "pinnace"]
    rest = [code for code in everything if BY_CODE[code].name != "pinnace"]
    return Game.from_position(
        {
            "players": [{"display": crew}, {"coins": rest, "passes": [1] * len(rest)}],
            "pass": 2,
            "deck": pinnaces,
            "harbor": ["pinnace:1/1"],
            "drawn": 1,
            "seed": 1,
            **more,
        }
    )


@pytest.mark.parametrize("name", BOTS)
def test_nobody_draws_for_ever(name: str) -> None:
    game, bot, chance = endless(), create(name, iterations=4), random_for(1, "bot")
    choices = 0
    while game.active == 0 and game.phase in ("discover", "repel"):
        game.play(bot.choose(game.view(0), tuple(game.legal()), chance))
        choices += 1
        assert choices <= 200
    assert choices < 200


def test_the_endless_turn_is_one() -> None:
    game = endless()
    for _ in range(100):
        game.play("draw")
        game.play("repel")
    assert game.view().deck_pass > 10


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_has_a_name_and_plays_the_same_for_the_same_generator(name: str) -> None:
    kind = bot_class(name)
    assert kind.name == name
    assert (kind.__doc__ or "").strip()
    game = Game.new(3, seed=5)
    for _ in range(30):
        game.apply(game.legal()[0])
    view, legal = game.view(game.actor), tuple(game.legal())
    sent = pickle.loads(pickle.dumps(view))
    answers = [create(name, iterations=8).choose(each, legal, random_for(3, "x")) for each in (view, view, sent)]
    assert len(set(answers)) == 1


def test_limits_are_told_to_those_who_ask() -> None:
    class Clock:
        name = "clock"

        def __init__(self, *, seconds: float = 1.0) -> None:
            self.seconds = seconds

    assert takes(Clock, "seconds")  # type: ignore[arg-type]
    assert not takes(Clock, "iterations")  # type: ignore[arg-type]
    assert create("deckhand", seconds=0.1, iterations=3).name == "deckhand"


def test_a_bot_by_module_and_class() -> None:
    assert bot_class("portroyal.bots.castaway:Castaway") is bot_class("castaway")
    with pytest.raises(PortRoyalError) as refused:
        bot_class("portroyal.bots.castaway:random")
    assert refused.value.code == "bot/unusable"
    assert not isinstance(create("castaway"), Listener)
    assert version_of(object()) == "unversioned"


def test_a_bot_that_searches_can_be_named_with_its_number_of_deals() -> None:
    assert getattr(create("navigator@50"), "iterations", None) == 50
    assert getattr(create("privateer@7", iterations=3), "iterations", None) == 7
    assert bot_class("navigator@50") is bot_class("navigator")


@pytest.mark.parametrize("name", ["bosun@5", "navigator@", "navigator@0", "navigator@many", "navigator@-3"])
def test_a_number_of_deals_that_makes_no_sense_is_refused(name: str) -> None:
    with pytest.raises(PortRoyalError, match="navigator@50"):
        bot_class(name)


@pytest.mark.parametrize(("former", "today"), FORMER_NAMES.items())
def test_a_bot_answers_to_the_name_it_had_before(former: str, today: str) -> None:
    assert former not in BOTS
    assert bot_class(former) is bot_class(today)
    assert create(former).name == today
    assert plain(f"{former}@50") == (today, 50)
