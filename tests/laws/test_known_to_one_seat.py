"""What one seat alone knows: a card it has seen stays where it is for that seat, and nobody else learns of it.

Lookouts let a seat look, see `tests/rules/test_adventure_looks.py`; here any seat looks at any card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from portroyal import Game
from portroyal.catalog import BY_CODE
from portroyal.engine import fields
from portroyal.engine.cards import define_batch
from portroyal.engine.fields import every_field
from portroyal.engine.hidden import conceal, imagine
from portroyal.engine.play import act, legal
from portroyal.engine.state import State
from portroyal.engine.verbs import gain, join, learn
from portroyal.engine.vocabulary import BY_SHIP, DECK
from portroyal.seeds import random_for

EVERYBODY = (-1, 0, 1, 2)  # a spectator, and three seats


def fresh() -> State:
    return Game.new(3, seed=1).state


def swapped(state: State, one: int, other: int) -> State:
    """The same with two cards of the deck in each other's place."""
    twin = state.clone()
    deck = twin.pile(DECK)
    assert deck[one] != deck[other]
    deck[one], deck[other] = deck[other], deck[one]
    twin.lay_pile(DECK, deck)
    return twin


def known_to(state: State, seat: int) -> dict[str, object]:
    """All that is in the table a seat is shown."""
    table = state.clone()
    conceal(table, seat)
    return every_field(table)


def imagined(state: State, seat: int, times: int = 40) -> list[State]:
    games = []
    for number in range(times):
        game = state.clone()
        imagine(game, seat, random_for(number, "test"))
        games.append(game)
    return games


def test_only_who_has_looked_can_tell_two_decks_apart() -> None:
    state = fresh()
    top = len(state.pile(DECK)) - 1
    learn(state, 1, top)
    other = next(place for place in range(top) if state.pile(DECK)[place] != state.pile(DECK)[top])
    twin = swapped(state, top, other)
    assert [seat for seat in EVERYBODY if known_to(state, seat) != known_to(twin, seat)] == [1]


def test_a_card_one_has_seen_stays_in_its_place_and_the_others_do_not() -> None:
    state = fresh()
    top = len(state.pile(DECK)) - 1
    learn(state, 1, top)
    card = state.pile(DECK)[top]
    assert {game.pile(DECK)[top] for game in imagined(state, 1)} == {card}
    assert len({game.pile(DECK)[top] for game in imagined(state, 0)}) > 5
    assert len({game.pile(DECK)[top - 1] for game in imagined(state, 1)}) > 5
    for game in imagined(state, 1, 3):
        assert unseen_in(game) == unseen_in(state)


def coins_of(state: State) -> list[tuple[int, int]]:
    """Every coin of every seat, with its pass."""
    return [coin for seat in range(3) for coin in state.coins_of(seat)]


def unseen_in(state: State) -> Counter[int]:
    return Counter([*state.pile(DECK), *(card for card, _ in coins_of(state))])


def test_an_imagined_game_has_other_shuffles_to_come() -> None:
    state = fresh()
    keys = {tuple(game.read("key")) for game in [state, *imagined(state, 0, 10)]}
    assert len(keys) == 11


def test_a_card_one_has_seen_is_known_as_a_coin_too() -> None:
    state = fresh()
    learn(state, 1, len(state.pile(DECK)) - 1)
    card = state.pile(DECK)[-1]
    gain(state, 2, 2, BY_SHIP)
    seen = state.coins_of(2)[-2]
    assert seen[0] == card
    games = imagined(state, 1)
    assert {game.coins_of(2)[-2] for game in games} == {seen}
    assert len({game.coins_of(2)[-1] for game in games}) > 5
    assert len({game.coins_of(2)[-2] for game in imagined(state, 2)}) > 5, "whose coin it is does not matter"


def test_a_card_one_has_seen_is_known_when_it_is_paid_as_a_fee() -> None:
    players = [{"coins": 0}, {"coins": 0}, {"coins": 0}]
    position = {"players": players, "phase": "take", "actor": 2, "harbor": ["flute:1/1"], "seed": 1}
    state = Game.from_position(position).state
    learn(state, 1, len(state.pile(DECK)) - 1)
    card = state.pile(DECK)[-1]
    gain(state, 2, 1, BY_SHIP)
    act(state, legal(state)[0])
    assert [card for card, _ in state.coins_of(0)] == [card]
    assert {game.coins_of(0)[0] for game in imagined(state, 1)} == {(card, 1)}
    assert len({game.coins_of(0)[0] for game in imagined(state, 0)}) > 5


def test_nobody_knows_a_deck_that_was_shuffled() -> None:
    state = fresh()
    for place in range(len(state.pile(DECK))):
        learn(state, 1, place)
    join(state, 1)
    assert not any(state.read("deck_known"))


@pytest.fixture
def late() -> Iterator[int]:
    """A card that joins the deck in the middle of the game."""
    card = BY_CODE["gambler:4"].number
    define_batch(card, 1, 0)
    yield card
    define_batch(card, 0, 0)


def test_a_coin_drawn_before_a_batch_joined_is_none_of_it(late: int) -> None:
    state = fresh()
    state.lay_pile(DECK, [*state.pile(DECK), *[late] * 40])
    join(state, 1)
    gain(state, 0, 3, BY_SHIP)
    games = imagined(state, -1)
    assert all((late, 1) not in game.coins_of(seat) for game in games for seat in range(3))
    assert any((late, 2) in game.coins_of(0) for game in games)
    old = {card for game in games for card, deck_pass in coins_of(game) if deck_pass == 1}
    assert old - {card for card, _ in coins_of(state)}, "what lies in the deck by now may be an old coin"
    assert all(game.pile(DECK).count(late) + game.coins_of(0).count((late, 2)) == 40 for game in games)


def test_a_seat_is_shown_nothing_of_where_a_batch_lies(late: int) -> None:
    state = fresh()
    state.lay_pile(DECK, [*state.pile(DECK), *[late] * 3])
    join(state, 1)
    twin = state.clone()
    imagine(twin, -1, random_for(7, "test"))
    assert twin.pile(DECK) != state.pile(DECK)
    assert all(known_to(state, seat) == known_to(twin, seat) for seat in EVERYBODY)


# --- Fields ---


@pytest.mark.parametrize(("seat", "left"), [(0, [7, 0, 0]), (2, [0, 0, 7]), (-1, [0, 0, 0])])
def test_a_field_of_its_owner_is_shown_to_nobody_else(
    seat: int, left: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No field of ours is one seat's alone; here the marks are."""
    described = fields.BY_NAME["marks"]._replace(who=fields.OWNER)
    monkeypatch.setattr(fields, "FIELDS", (described,))
    table = fields.Fields()
    table.marks = [7] * described.size
    table.wipe_fields(seat)
    assert table.marks[: 3 * described.room : described.room] == left
