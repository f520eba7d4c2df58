"""Nothing is lost: every card is in exactly one place, and every counter is what can be counted."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from worlds import games, play_on

from portroyal import Game
from portroyal.catalog import BY_CODE, CARDS
from portroyal.engine.play import act, legal
from portroyal.engine.vocabulary import COLOR_NAMES, COUNTER_NAMES, EVENT_ROOM, PERSON, SHIP


def all_cards(game: Game) -> Counter[str]:
    document = game.to_position()
    found: Counter[str] = Counter()
    for place in ("deck", "discard", "harbor", "expeditions"):
        found.update(document[place])
    for player in document["players"]:
        found.update(player["coins"])
        found.update(player["display"])
    if document["ship"]:
        found[document["ship"]] += 1
    return found


@given(games())
def test_each_card_is_in_exactly_one_place(game: Game) -> None:
    expected = {CARDS[card].code: copies for card, copies in game.ruleset.cards().items()}
    assert all_cards(game) == expected


@given(games())
def test_counters_equal_a_recount_of_the_display(game: Game) -> None:
    document = game.to_position()
    view = game.view()
    for player, seen in zip(document["players"], view.players, strict=True):
        count: Counter[str] = Counter()
        for code in player["display"]:
            card = BY_CODE[code]
            count["influence"] += card.influence
            if card.kind == PERSON:
                plural = {"jack_of_all_trades": "jacks", "sailor": "swords", "pirate": "swords"}
                name = plural.get(card.name, card.name + "s")
                count[f"{name}_{card.color}" if card.color else name] += card.swords or 1
            else:
                count["claimed"] += 1
        assert seen.abilities == {name: number for name, number in count.items() if number}
        assert set(seen.abilities) <= set(COUNTER_NAMES)
        assert seen.coins == len(player["coins"]) == len(seen.passes)


@given(games())
def test_the_harbor_never_holds_two_ships_of_a_color(game: Game) -> None:
    colors = [BY_CODE[code].color for code in game.view().harbor if BY_CODE[code].kind == SHIP]
    assert len(colors) == len(set(colors))
    assert game.state.colors == sum(1 << COLOR_NAMES.index(str(color)) for color in colors)


@given(games())
def test_the_events_tell_every_coin(game: Game) -> None:
    purses = Counter(dict.fromkeys(range(game.players), 0))
    for event in game.events():
        if event.kind == "coins_gained":
            purses[event.seat] += event.count
        elif event.kind == "coin_spent":
            purses[event.seat] -= 1
        elif event.kind == "fee_paid":
            purses[event.seat] -= 1
            purses[int(event.detail)] += 1
    assert [purses[seat] for seat in range(game.players)] == [player.coins for player in game.view().players]


@given(games(longest=60), st.integers(0, 10**9))
def test_every_game_ends_with_everyone_active_equally_often(game: Game, seed: int) -> None:
    play_on(game, 10**6, seed)
    assert game.over
    turns = Counter(event.seat for event in game.events() if event.kind == "turn_began")
    assert len(set(turns.values())) == 1 and len(turns) == game.players
    assert game.legal() == []


def test_events_nobody_reads_are_lost_and_nothing_else() -> None:
    game = Game.new(4, seed=3)
    state = game.state  # records, and nobody reads
    for number in range(3000):
        choices = legal(state)
        if not choices:
            break
        act(state, choices[-1 if number % 3 else 0])
    assert 0 < len(game.events()) <= EVENT_ROOM + 100
    assert all_cards(game) == {CARDS[card].code: copies for card, copies in game.ruleset.cards().items()}
