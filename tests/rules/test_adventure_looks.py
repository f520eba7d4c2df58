"""The Adventure Begins: what a look tells, to whom, and for how long. A look is a secret of one seat."""

from __future__ import annotations

import pytest
from chapter import ADVENTURE, coins, happened, table, words

from portroyal import Game
from portroyal.knowledge.unseen import Known

CALM = {"deck": ["fog_bank", "months_end"], "known": 2, "discard": ["market_day", "old_pilot"]}


def known(game: Game, seat: int | None) -> list[str | None]:
    """What a seat knows of the cards that somebody has looked at."""
    return [fact.card for fact in game.view(seat).known]


def left_on_top(*more: str) -> Game:
    """Seat 0 has looked, laid `pinnace:1/1` back and stopped; seat 1, with a lookout too, has its turn."""
    deck = ["sailor:3", "pinnace:1/1", "flute:1/1", "barque:1/1", *more]
    game = table({"display": ["lookout:5"]}, {"display": ["lookout:7"]}, deck=deck, story=CALM)
    for action in ("draw", "look", "return pinnace:1/1", "stop", "pass", "pass"):
        game.play(action)
    assert (game.active, game.phase) == (1, "discover") and (known(game, 0), known(game, 1)) == (
        ["pinnace:1/1"],
        [None],
    )
    return game


def test_an_earlier_looker_still_knows_the_card_that_another_lays_back() -> None:
    """A96, adv_lookout_secret: its face is not among the two that were thrown away, so it is the same card."""
    game = left_on_top("sailor:5", "sailor:7")
    game.play("look")
    game.play("return pinnace:1/1")
    assert [known(game, seat) for seat in (0, 1, None)] == [["pinnace:1/1"], ["pinnace:1/1"], [None]]


def test_an_earlier_looker_does_not_know_another_card_in_its_place() -> None:
    """A96, adv_lookout_secret: the card one knew lies open on the discard."""
    game = left_on_top("sailor:5", "sailor:7")
    game.play("look")
    game.play("return sailor:5")
    assert [known(game, seat) for seat in (0, 1)] == [[None], ["sailor:5"]]
    assert "pinnace:1/1" in game.view(0).discard


def test_an_earlier_looker_cannot_tell_two_equal_cards_apart() -> None:
    """A96, adv_lookout_secret: one of two cards with the same face was thrown away, and which, nobody else knows."""
    game = left_on_top("pinnace:1/1", "sailor:7")
    game.play("look")
    game.play("return pinnace:1/1")
    assert [known(game, seat) for seat in (0, 1)] == [[None], ["pinnace:1/1"]]


def test_a_known_card_stays_known_as_a_coin_and_as_a_fee() -> None:
    """adv_lookout_secret: as a coin of whomever it becomes, and when it is paid to somebody else."""
    deck = ["flute:1/1", "barque:1/1", "sailor:3", "pinnace:2/2", "galleon:2/1"]
    game = table({"display": ["lookout:5"], "coins": 0}, {"coins": 0}, deck=deck, story=CALM)
    for action in ("draw", "draw", "look", "return sailor:3", "stop", "take flute:1/1"):
        game.play(action)
    assert game.view(0).known == (Known(purse=0, place=0, seats=(0,), card="sailor:3"),)
    assert game.view(1).known == (Known(purse=0, place=0, seats=(0,), card=None),)
    game = table({"display": ["lookout:5"], "coins": 0}, {"coins": 0}, deck=deck, story=CALM)
    for action in ("draw", "draw", "look", "return sailor:3", "stop", "pass", "take flute:1/1"):
        game.play(action)
    assert (coins(game), coins(game, 1)) == (1, 0)
    assert game.view(0).known == (Known(purse=0, place=0, seats=(0,), card="sailor:3"),)
    assert known(game, 1) == [None]


def test_adv_lookout_secret() -> None:
    """The two thrown away lie open and do nothing; the third is told to one seat; a shuffle ends the knowledge."""
    game = table({"display": ["lookout:5"], "coins": 12}, {}, deck=["tax:swords", "sailor:3", "pirate:5", "sailor:5"])
    game.play("look")
    game.play("return pirate:5")
    assert coins(game) == 12 and game.view(1).discard[-2:] == ("tax:swords", "sailor:3")
    assert (known(game, 0), known(game, 1), known(game, None)) == (["pirate:5"], [None], [None])
    told = [event.seen_by(1).card for event in game.events() if event.kind in ("card_looked_at", "card_put_back")]
    assert told == [None] * 4
    document = game.to_position()
    hidden = {"deck": document["deck"][:1], "known": document["known"][:1]}
    short = Game.from_position(document | hidden | {"discard": document["discard"] + document["deck"][1:]})
    assert known(short, 0) == ["pirate:5"]
    short.play("draw")
    short.play("draw")
    assert short.view(0).known == () and short.view().deck_pass == 2


def test_adv_lookout_when() -> None:
    """A96: in discovery, also before the first card; not while a ship is decided nor after stopping. It is no draw."""
    one = {"display": ["lookout:5", "tybuk:6"]}
    game = table(one, {}, deck=["pinnace:1/1", "sailor:3", "sailor:5", "sailor:7", "pirate:5"])
    assert "look" in words(game)
    game.play("draw")
    assert game.phase == "repel" and "look" not in words(game)
    game.play("keep")
    assert "look" in words(game)
    game.play("stop")
    assert game.phase == "take" and "look" not in words(game)
    game = table(one, {}, deck=["sailor:3", "sailor:5", "sailor:7"])
    game.play("look")
    assert {word.split()[0] for word in words(game)} == {"return"}
    game.play("return sailor:3")
    assert words(game) == ["draw"] and game.view().drawn == 0


@pytest.mark.parametrize("person", ["lookout:5", "lookout:9"])
def test_adv_lookout_gambler(person: str) -> None:
    """Look first, then gamble: no look any more once a gambler was used, though another one may be."""
    gamblers = {"display": ["gambler:4", "gambler:4", person]}
    deck = ["sailor:3", "sailor:5", "sailor:7", "pirate:5"]
    game = table(gamblers, {}, deck=deck, modules=[*ADVENTURE, "gambler"])
    assert {"look", "gamble"} <= set(words(game))
    game.play("gamble")
    assert game.phase == "discover" and "gamble" in words(game) and "look" not in words(game)
    game = table(gamblers, {}, deck=deck, modules=[*ADVENTURE, "gambler"])
    game.play("look")
    game.play("return sailor:7")
    game.play("gamble")
    assert game.view().harbor[0] == "sailor:7" and "card_looked_at" not in happened(game)[-5:]
