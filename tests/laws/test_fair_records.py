"""Records of games whose seed is made from parts: they hold as they are, and with one byte changed they do not.

Games of every mix of modules, in all editions, with one to five players, silent devices and bots among them.
"""

from __future__ import annotations

import json
import os
import pickle
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
from portroyal.record.files import records_in
from portroyal.record.seal import seal_of
from portroyal.ruleset import Ruleset, editions_of

GAMES = int(os.environ.get("PORTROYAL_FAIR_GAMES", "51"))
FLIPS = 12  # of each game
MODES = ("cooperative", "competitive", "variant")


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
    game.about = {"table": "ABCDEF", "bots": [None] * players, "odds": "exact", "hints": True, "undo": False}
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
        if forged == record:
            continue  # a blank between
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
    forged["seal"] = seal_of(forged)  # whoever forges can do that
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
    assert prove(forged)[-1].holds is None  # it took no care of a seal


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


# --- The seal ---


def short_line() -> str:
    """A record as a server sends it, of a few actions, with letters beyond ASCII."""
    id, server = "TABLE-7", "5e" * 32
    fair = Fair(id, commitment_of(id, server), server, ("a1" * 32, None))
    game = Game.deal(Ruleset.of(2), fair=fair, names=["Zoë", "🏴"], start=first_player(fair.seed, 2))
    for _ in range(4):
        game.apply(game.legal()[-1])
    game.about = {"table": "ABCDEF", "bots": [None, "castaway"], "odds": "exact", "undo": False, "said": "\u2028"}
    return json.dumps(game.record(), ensure_ascii=False) + "\n"


def is_accepted(line: bytes) -> bool:
    """Does `portroyal verify` take this for a record in which nothing fails?"""
    try:
        (record,) = records_in(line.decode(), "the line")
        return all(point.holds is not False for point in prove(record))
    except (RecordError, UnicodeDecodeError, ValueError):
        return False


def test_no_bit_of_a_record_can_be_flipped() -> None:
    line = short_line().encode()
    assert is_accepted(line)
    for at in range(len(line)):
        for bit in range(8):
            other = line[:at] + bytes([line[at] ^ 1 << bit]) + line[at + 1 :]
            assert not is_accepted(other), other


def test_a_record_with_other_notes_or_names_is_not_replayed() -> None:
    record = json.loads(short_line())
    for change in ({"about": record["about"] | {"undo": True}}, {"names": ["Zoe", "Ben"]}, {"seal": None}):
        with pytest.raises(RecordError) as error:
            replay(record | change)
        assert error.value.code == "record/seal"
        assert [point.id for point in prove(record | change) if point.holds is False] == ["seal"]


def test_a_record_without_a_seal_is_played_again_but_its_notes_are_not_proven() -> None:
    """So are those of older versions; whoever takes the seal away gets no more than that."""
    record = json.loads(short_line())
    bare = {key: value for key, value in record.items() if key != "seal"}
    assert replay(bare).record() == record
    assert [(point.id, point.holds) for point in prove(bare)][-1] == ("seal", None)


def test_a_seal_fits_whatever_json_makes_of_the_notes() -> None:
    game = Game.replay(json.loads(short_line()))
    game.about = {"rounds": {2: "b", 10: ("a", 1.5)}, "half": "\ud800"}
    record = game.record()
    assert record["seal"] == seal_of(json.loads(json.dumps(record)))
    assert (
        seal_of({"seal": "x", "names": ["Zoë", "🏴"], "about": {"odds": "exact", "table": "ABC"}})
        == "c731427cab4f4b799a8304ac45b75390792f866aa029489161a704436e9283cf"
    )


def test_a_game_with_notes_that_json_cannot_hold_can_still_be_copied() -> None:
    game = Game.replay(json.loads(short_line()))
    game.about = {"said": object(), (1, 2): 3}
    assert pickle.loads(pickle.dumps(game)).hash == game.hash


def test_games_without_parts_have_no_seal() -> None:
    assert "seal" not in Game.new(players=2, seed=7).record()
