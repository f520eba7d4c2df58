"""Records of games whose seed is made from parts: they hold as they are, and with one byte changed they do not.

Games of every mix of modules, in all editions, with one to five players, silent devices and bots among them.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from portroyal import Game
from portroyal.engine.chance import Random
from portroyal.engine.vocabulary import DECK
from portroyal.errors import RecordError
from portroyal.fair import Fair, commitment_of, first_player, seed_of
from portroyal.modules import mixes, players_of
from portroyal.record import prove, replay, verify
from portroyal.record.decks import Decks, Stream, WrongCard, batches_of, block, pile_of
from portroyal.ruleset import Ruleset, editions_of

GAMES = int(os.environ.get("PORTROYAL_FAIR_GAMES", "51"))
FLIPS = 12  # of each game
MODES = ("cooperative", "competitive", "variant")
UNBOUND = ("names", "about")  # told with a record, and no part of the game


def hexadecimal(chance: random.Random) -> str:
    return chance.randbytes(32).hex()


def fair_game(number: int) -> Game:
    """A game played to its end at random, its seed made from parts."""
    chance = random.Random(number)
    mix = mixes(at_tables=True)[number % len(mixes(at_tables=True))]
    fewest, most = players_of(mix)
    players = fewest + number // len(mixes(at_tables=True)) % (most - fewest + 1)
    parts = tuple(hexadecimal(chance) if chance.random() < 0.7 else None for _ in range(players))
    id, server = f"TABLE-{number}", hexadecimal(chance)
    fair = Fair(id, commitment_of(id, server), server, parts)
    editions = editions_of(mix)
    mode = MODES[number % len(MODES)] if players > 1 else "cooperative"
    chapter = {"mode": mode} | ({} if mode == "variant" else {"chapter": number % 5 + 1})
    ruleset = Ruleset.of(
        players,
        modules=mix,
        edition=editions[number % len(editions)],
        adventure=chapter if "adventure" in mix else None,
    )
    game = Game.deal(ruleset, fair=fair, start=first_player(fair.seed, players))
    while not game.over:
        game.apply(chance.choice(game.legal()))
    return game


@cache
def line_of(number: int) -> str:
    return json.dumps(fair_game(number).record())


def record_of(number: int) -> dict[str, Any]:
    return json.loads(line_of(number))


def holds(record: Any) -> bool:
    """Does everything hold that a record of such a game can tell?"""
    try:
        return all(point.holds for point in prove(record))
    except RecordError:
        return False


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_holds_in_every_point_and_with_one_byte_changed_it_does_not(number: int) -> None:
    line, record, chance = line_of(number), record_of(number), random.Random(number)
    assert holds(record), prove(record)
    assert replay(record).fair == fair_game(number).fair
    tried = 0
    while tried < FLIPS:
        at = chance.randrange(len(line))
        other = line[:at] + chr(ord(line[at]) ^ 1 << chance.randrange(7)) + line[at + 1 :]
        try:
            forged = json.loads(other)
        except json.JSONDecodeError:
            tried += 1
            continue
        if isinstance(forged, dict) and {**forged, **{key: record[key] for key in UNBOUND if key in record}} == record:
            continue  # a name, or a blank between
        tried += 1
        assert not holds(forged), other


def changed(value: Any, chance: random.Random) -> Iterator[Any]:
    """A value with one small thing in it changed, once for each thing."""
    if isinstance(value, dict):
        for key in value:
            for inner in changed(value[key], chance):
                yield {**value, key: inner}
    elif isinstance(value, list):
        for at in chance.sample(range(len(value)), min(len(value), 5)):
            for inner in changed(value[at], chance):
                yield [*value[:at], inner, *value[at + 1 :]]
    elif isinstance(value, bool) or value is None:
        yield "0" * 64
    elif isinstance(value, int):
        yield value + 1
    elif value:
        at = chance.randrange(len(value))
        digit = next(letter for letter in "0123456789abcdef" if letter != value[at])
        yield value[:at] + digit + value[at + 1 :]


@pytest.mark.parametrize("number", range(min(GAMES, 17)))
def test_whatever_a_record_says_is_bound(number: int) -> None:
    record, chance, tried = record_of(number), random.Random(number), 0
    for key in record:
        if key in UNBOUND:
            continue
        for forged in changed(record[key], chance):
            tried += 1
            assert not holds({**record, key: forged}), (key, forged)
    assert tried > 20


@pytest.mark.parametrize(
    ("change", "point"),
    [
        (lambda fair: fair | {"server": "00" * 32}, "commitment"),
        (lambda fair: fair | {"commitment": "00" * 32}, "commitment"),
        (lambda fair: fair | {"parts": ["00" * 32] * len(fair["parts"])}, "parts"),
        (lambda fair: fair | {"parts": fair["parts"][::-1]}, "parts"),
    ],
)
def test_the_point_that_fails_is_named(change: Any, point: str) -> None:
    record = record_of(2 * len(mixes(at_tables=True)))
    forged = record | {"fair": change(record["fair"])}
    failed = [each.id for each in prove(forged) if each.holds is False]
    assert failed[0] == point
    with pytest.raises(RecordError) as error:
        verify(forged)
    assert error.value.code == f"record/{point}"


def test_a_server_that_chose_the_seed_is_found_out() -> None:
    """It keeps its word about its part, but deals another deck."""
    record = record_of(0)
    other = Game.new(record["players"], seed="chosen", edition=record["edition"], start=record["start"]).record()
    forged = other | {"fair": record["fair"]}
    assert [point.id for point in prove(forged) if point.holds is False] == ["parts"]


def test_another_first_player_than_chance_says_is_found_out() -> None:
    record = record_of(0)
    start = (record["start"] + 1) % record["players"]
    forged = {**record, "start": start, "actions": [], "outcome": None}
    del forged["hash"]
    assert "first" in [point.id for point in prove(forged) if point.holds is False]


@pytest.mark.parametrize("number", range(17))
def test_the_second_hand_has_the_same_deck_at_the_end_and_sees_one_card_that_is_another(number: int) -> None:
    game = fair_game(number)
    assert isinstance(game.seed, str)
    decks = Decks(pile_of(game.ruleset), game.seed, game.players, batches_of(game.ruleset))
    decks.follow(game.events())
    assert [sum(map(len, decks.decks)), decks.shuffles] == [len(game.state.pile(DECK)), game.state.read("deck_pass")]
    events = game.events()
    seen = [at for at, event in enumerate(events) if event.kind in ("card_revealed", "coin_spent")]
    for at in random.Random(number).sample(seen, 5):
        other = next(event.card for event in events if event.card and event.card != events[at].card)
        forged = [*events[:at], type(events[at])(**{**events[at].as_dict(), "card": other}), *events[at + 1 :]]
        with pytest.raises(WrongCard):
            Decks(pile_of(game.ruleset), game.seed, game.players, batches_of(game.ruleset)).follow(forged)


def test_the_second_hand_makes_the_block_of_the_standard() -> None:
    """RFC 8439, 2.3.2 has another nonce; this is the first of its test vectors, A.1: a key of zeros, counter 0."""
    words = block((0,) * 8, 0)
    assert words[:4] == [0xADE0B876, 0x903DF1A0, 0xE56A5D40, 0x28BD8653]


def test_the_second_hand_draws_the_same_numbers() -> None:
    ours, theirs = Stream((1, 2, 3, 4)), Random(1, 2, 3, 4)
    assert [ours.below(limit) for limit in range(1, 500)] == [theirs.below(limit) for limit in range(1, 500)]


def test_parts_are_mixed_as_the_page_says() -> None:
    """A vector for whoever writes a third hand."""
    assert commitment_of("TABLE-1", "00" * 32) == "61a81b48d7d7d37adcf2f590bb5e854284b2a289efb2b76332168456d59d824c"
    assert (
        seed_of("TABLE-1", "00" * 32, ["11" * 32, None])
        == "bd3fa5de2ee52acd6d403351032e01fb6a2101e0bba229d8c39e661834846c71"
    )


@pytest.mark.parametrize(
    "fair",
    [None, [], {}, {"game": "G"}, {"game": "", "commitment": "", "server": "", "parts": []}],
)
def test_what_is_no_such_thing_is_refused_in_plain_words(fair: Any) -> None:
    with pytest.raises(RecordError) as error:
        prove(record_of(0) | {"fair": fair})
    assert error.value.code == "record/unreadable"
