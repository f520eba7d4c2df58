"""Several draws ahead: equal to playing out every order of small decks, and to a million draws of the full one."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from importlib import import_module
from itertools import permutations
from math import sqrt
from typing import Any

import pytest

from portroyal.catalog import BY_CODE, CARDS
from portroyal.engine import compiled
from portroyal.engine.play import act
from portroyal.engine.state import State
from portroyal.engine.verbs import show
from portroyal.engine.vocabulary import (
    COLOR_NAMES,
    DECK,
    DISCARD,
    DO_DRAW,
    DO_KEEP,
    DO_REPEL,
    KIND_SHIFT,
    LAST_PASS,
    REPEL,
)
from portroyal.knowledge import PlayerView, View, determinize
from portroyal.knowledge.ahead import Ahead, ahead
from portroyal.knowledge.odds import bust, next_card
from portroyal.knowledge.unseen import Known
from portroyal.ruleset import Ruleset
from portroyal.seeds import random_for
from rules.table import FLEET, sits, table

GOALS = (1, 2, 3, 4)
# Three tests of so many runs of up to four draws make a million draws. Uncompiled that takes too long.
RUNS = 100_000 if compiled else 2_000
COLORS = {card.number: COLOR_NAMES.index(card.color) for card in CARDS if card.kind_name == "ship"}
Numbers = tuple[tuple[Fraction, ...], ...]


@pytest.fixture(autouse=True)
def small_views_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What stands in for a view here holds only what these odds read of one."""
    for asked in ("ahead", "odds", "terms"):
        monkeypatch.setattr(import_module(f"portroyal.knowledge.{asked}"), "check_view", lambda view: None)


# --- Every order of a small deck ---


def in_every_order(view: View, draws: int, decks_now: Iterable[tuple[str, ...]] | None = None) -> list[Ahead]:
    """What `ahead` should find, by playing out every order of the unseen cards, or these decks, and every new deck."""
    my_swords = view.players[view.active].swords
    swords = [player.swords for player in view.players]
    influence = [player.influence for player in view.players]
    bonus = {"tax:swords": swords.count(max(swords)), "tax:influence": influence.count(min(influence))}

    # For no draw, one draw ...: 1 if the turn goes on, then for each goal 1 if it was reached.
    @cache
    def play(deck: tuple[str, ...], discard: tuple[str, ...], colors: frozenset, decks: int, draws: int) -> Numbers:
        now = (Fraction(1), *(Fraction(len(colors) >= goal) for goal in GOALS))
        if not draws:
            return (now,)
        if not deck:
            if not discard or not decks:
                return (now,) * (draws + 1)
            return mean([play(new, (), colors, decks - 1, draws) for new in permutations(discard)])
        card, deck = BY_CODE[deck[0]], deck[1:]
        if card.kind_name == "tax":
            return now, *pay(bonus[card.code], card.code, deck, discard, colors, decks, draws - 1)
        if card.kind_name != "ship":
            return now, *play(deck, discard, colors, decks, draws - 1)
        if card.color not in colors:
            return now, *play(deck, discard, colors | {card.color}, decks, draws - 1)
        if "skull" not in card.code and card.strength <= my_swords:
            return now, *play(deck, tuple(sorted((*discard, card.code))), colors, decks, draws - 1)
        return now, *[(Fraction(0), *now[1:])] * draws

    def pay(coins, tax, deck, discard, colors, decks, draws) -> Numbers:
        if deck and coins:
            return pay(coins - 1, tax, deck[1:], discard, colors, decks, draws)
        if discard and coins and decks:
            return mean([pay(coins, tax, new, (), colors, decks - 1, draws) for new in permutations(discard)])
        return play(deck, tuple(sorted((*discard, tax))), colors, decks, draws)

    if decks_now is None:
        decks_now = permutations(Counter(view.unseen.get(view.deck_pass, {})).elements(), view.deck)
    colors = frozenset(BY_CODE[code].color for code in view.harbor if BY_CODE[code].kind_name == "ship")
    discard, decks = tuple(sorted(view.discard)), LAST_PASS - view.deck_pass
    found = mean([play(deck, discard, colors, decks, draws) for deck in decks_now])
    return [
        Ahead(count, survive, dict(zip(GOALS, reach, strict=True)), exact=True)
        for count, (survive, *reach) in enumerate(found)
    ][1:]


def mean(tables: Sequence[Numbers]) -> Numbers:
    """The mean of tables, number by number."""
    return tuple(
        tuple(Fraction(sum(numbers), len(tables)) for numbers in zip(*rows, strict=True))
        for rows in zip(*tables, strict=True)
    )


@dataclass(frozen=True)
class SmallView:
    """What the odds read of a view, for tables with so few cards that every order can be tried."""

    deck: int
    discard: tuple[str, ...]
    harbor: tuple[str, ...]
    ship: str | None
    players: tuple[PlayerView, ...]
    unseen: dict[int, dict[str, int]]
    deck_pass: int
    ruleset: Ruleset
    table: State
    active: int = 0
    known: tuple[Known, ...] = ()
    aside: dict[str, int] = field(default_factory=dict)
    contracts: tuple[Any, ...] = ()

    @property
    def phase(self) -> str:
        """A ship is being decided, or not."""
        return "repel" if self.ship else "discover"


def small_view(
    unseen: Sequence[str] = (),
    deck: int | None = None,
    discard: Sequence[str] = (),
    harbor: Iterable[str] = (),
    deck_pass: int = 3,
    players: Sequence[PlayerView] = (),
    ship: str | None = None,
) -> Any:
    """A table with these cards. Unseen cards that are not the deck are coins; there is one of an older pass, too."""
    players = tuple(players or [player(), player(), player()])
    ruleset = Ruleset.of(len(players))
    rules = ruleset.empty_state((0, 0, 0, 0))
    for seat, each in enumerate(players):
        for _ in range(each.swords):
            show(rules, seat, BY_CODE["sailor:3"].number)
    deck = len(unseen) if deck is None else deck
    numbers = [BY_CODE[code].number for code in unseen]
    rules.deck_pass = deck_pass
    rules.lay_pile(DECK, numbers[:deck])
    rules.lay_pile(DISCARD, [BY_CODE[code].number for code in discard])
    rules.lay_coins(0, [(BY_CODE["pinnace:4/4"].number, 1), *[(card, deck_pass) for card in numbers[deck:]]])
    return SmallView(
        deck=deck,
        discard=tuple(discard),
        harbor=tuple(harbor),
        ship=ship,
        players=players,
        unseen={1: {"pinnace:4/4": 1}} | ({deck_pass: dict(Counter(unseen))} if unseen else {}),
        deck_pass=deck_pass,
        ruleset=ruleset,
        table=rules,
    )


def player(swords: int = 0, influence: int = 0, coins: int = 3) -> PlayerView:
    return PlayerView("Ann", coins, (1,) * coins, (), influence, swords, {}, {}, ())


SHIPS = ["pinnace:1/1", "pinnace:4/3", "flute:1/1", "flute:5/3", "frigate:3/2", "frigate:skull/3", "barque:3/2"]
OTHERS = ["settler:4", "expedition:hut+hut", "tax:swords", "tax:influence"]


def any_small_view(chance: random.Random, most_unseen: int, most_deck: int, most_discard: int) -> View:
    """Some small table; ships come in few colors, so that they meet."""
    cards = chance.sample(SHIPS, chance.randint(2, len(SHIPS))) + chance.sample(OTHERS, chance.randint(0, 4))
    unseen = chance.choices(cards, k=chance.randint(0, most_unseen))
    harbor = chance.sample(["pinnace:2/2", "frigate:1/1", "sailor:3"], chance.randint(0, 3))
    return small_view(
        unseen=unseen,
        deck=chance.randint(0, min(most_deck, len(unseen))),
        discard=chance.choices(cards, k=chance.randint(0, most_discard)),
        harbor=harbor,
        deck_pass=chance.choice([2, 3, LAST_PASS - 1, LAST_PASS]),
        players=[player(chance.choice([0, 1, 3, 5]), chance.randint(0, 1)) for _ in range(chance.randint(2, 4))],
    )


def test_a_few_draws_equal_every_order_of_a_small_deck():
    chance = random.Random(1)
    for _ in range(150):
        view = any_small_view(chance, most_unseen=6, most_deck=6, most_discard=0)
        assert ahead(view, 4, goals=GOALS) == in_every_order(view, 4), view


def test_draws_beyond_the_end_of_the_deck_equal_every_order_of_it_and_the_next_ones():
    chance = random.Random(2)
    for _ in range(300):
        view = any_small_view(chance, most_unseen=5, most_deck=3, most_discard=3)
        assert ahead(view, 6, goals=GOALS) == in_every_order(view, 6), view


def test_all_unseen_cards_of_the_pass_may_come_even_if_most_are_coins():
    unseen = ["pinnace:1/1", "flute:1/1", "settler:4", "settler:4", "settler:4"]
    view = small_view(unseen, deck=1, harbor=["pinnace:2/2"])
    assert ahead(view, 1)[0].survive == Fraction(4, 5)


def test_the_first_ship_of_a_color_may_be_strong_but_no_later_one():
    view = small_view(["flute:1/1", "flute:5/3"], players=[player(swords=1), player()])
    assert [odds.survive for odds in ahead(view, 2)] == [1, Fraction(1, 2)]


def test_a_repelled_ship_comes_back_with_the_new_deck():
    view = small_view(["flute:1/1"], harbor=["flute:2/2"], players=[player(swords=1), player()])
    assert [odds.survive for odds in ahead(view, 3)] == [1, 1, 1]
    assert ahead(view, 3) == ahead(small_view(discard=["flute:1/1"], harbor=["flute:2/2"], players=view.players), 3)


def test_a_tax_bonus_brings_the_end_of_the_deck_nearer():
    # Two coins after a tax as the first card end the deck; half of the new one, tax and flute, is a bust.
    deck = ["tax:swords", "settler:4", "settler:4"]
    for most_swords, chance in ((1, Fraction(1)), (2, Fraction(5, 6))):
        players = [player(swords=1) for _ in range(most_swords)] + [player()]
        view = small_view(deck, discard=["flute:5/3"], harbor=["flute:2/2"], players=players)
        assert ahead(view, 2) == in_every_order_of_default_goals(view, 2)
        assert ahead(view, 2)[1].survive == chance


def in_every_order_of_default_goals(view: View, draws: int) -> list[Ahead]:
    return [
        Ahead(odds.draws, odds.survive, {4: odds.reach[4], 5: Fraction(0)}, exact=True)
        for odds in in_every_order(view, draws)
    ]


# --- What is told ---


def test_one_draw_ahead_is_the_next_card():
    chance = random.Random(3)
    for _ in range(50):
        view = any_small_view(chance, most_unseen=9, most_deck=9, most_discard=9)
        here = sum(BY_CODE[code].kind_name == "ship" for code in view.harbor)
        odds = ahead(view, 1, goals=(here + 1,))[0]
        assert odds.survive == 1 - bust(view).chance
        assert odds.reach == {here + 1: next_card(view).new_color.chance}


def test_colors_already_there_are_reached():
    view = table(sits(), sits(), harbor=FLEET[:4]).view()
    first = ahead(view, 1)[0]
    assert first.reach == {4: 1, 5: Fraction(10, 115)}
    assert first.survive == Fraction(115 - 36, 115)


def test_a_sixth_color_can_be_a_goal():
    assert ahead(table(sits(), sits(), harbor=FLEET).view(), 3, goals=(5, 6))[2].reach == {5: 1, 6: 0}


def test_a_ship_being_decided_is_repelled_or_kept():
    me = player(swords=1)
    view = small_view(["barque:3/2", "settler:4"], ship="flute:1/1", players=[me, player()])
    kept = small_view(["barque:3/2", "settler:4"], harbor=["flute:1/1"], players=[me, player()])
    repelled = small_view(["barque:3/2", "settler:4"], discard=["flute:1/1"], players=[me, player()])
    assert ahead(view, 4, goals=GOALS, keep=True) == ahead(kept, 4, goals=GOALS)
    assert ahead(view, 4, goals=GOALS) == ahead(repelled, 4, goals=GOALS)
    assert ahead(kept, 4, goals=GOALS) != ahead(repelled, 4, goals=GOALS)


def test_where_a_tax_may_discard_unknown_coins_the_odds_beyond_the_deck_are_not_exact():
    rich = [player(coins=12), player()]
    deck = ["tax:swords", "settler:4", "settler:4", "settler:4"]
    with_a_tax = small_view(deck, deck=3, players=rich, discard=["flute:1/1"])
    # Both have most swords, so that the tax takes two more cards of the deck: drawn first, it ends it.
    assert [odds.exact for odds in ahead(with_a_tax, 5)] == [True, False, False, False, False]
    assert all(odds.exact for odds in ahead(small_view(deck[1:], players=rich, discard=["flute:1/1"]), 5))
    poor = [player(coins=6), player()]
    assert all(odds.exact for odds in ahead(small_view(deck, deck=3, players=poor, discard=["flute:1/1"]), 4))


def test_a_tax_takes_nothing_from_eleven_coins_so_the_odds_stay_exact():
    deck = ["tax:swords", "settler:4", "settler:4", "settler:4"]

    def exact_with(coins: int) -> list[bool]:
        view = small_view(deck, deck=3, players=[player(coins=coins), player()], discard=["flute:1/1"])
        return [odds.exact for odds in ahead(view, 2)]

    # Drawn first, the tax and its two bonuses end the deck; the second draw is from the new one.
    assert exact_with(11) == [True, True]
    assert exact_with(12) == [True, False]


def test_a_tax_bonus_may_bring_a_player_to_twelve_coins_before_the_next_tax():
    deck = ["tax:swords", "tax:influence", "settler:4", "settler:4", "settler:4", "settler:4"]
    players = [player(1, 0, coins=11), player(0, 1)]
    assert not ahead(small_view(deck, discard=["flute:1/1"], players=players), 6)[-1].exact


def test_odds_ahead_as_data():
    data = json.loads(json.dumps([odds.as_dict() for odds in ahead(table(sits(), sits()).view(), 2)]))
    assert data[0] == {"draws": 1, "survive": 1.0, "reach": {"4": 0.0, "5": 0.0}, "exact": True}
    assert data[1]["survive"] == pytest.approx(1 - 50 / 119 * 9 / 118)


# --- The full deck, played by the engine ---


def play_on(state: State, draws: int) -> list[int]:
    """Draw so many cards: how many colors lie in the harbor, before and after each. A bust ends the list."""
    counts = [state.colors.bit_count()]
    for _ in range(draws):
        before = state.colors
        act(state, DO_DRAW << KIND_SHIFT)
        if state.phase == REPEL:
            would_bust = before & 1 << COLORS[state.about]
            act(state, (DO_REPEL if would_bust else DO_KEEP) << KIND_SHIFT)
        if before and not state.colors:
            return counts
        counts.append(state.colors.bit_count())
    return counts


def assert_within_error(expected: list[Ahead], runs: Sequence[list[int]]) -> None:
    """The chances are those of the runs, but for what chance allows."""
    for odds in expected:
        assert_likely(odds.survive, sum(len(counts) > odds.draws for counts in runs), len(runs))
        for goal, chance in odds.reach.items():
            assert_likely(chance, sum(max(counts[: odds.draws + 1]) >= goal for counts in runs), len(runs))


def assert_likely(chance: Fraction, count: int, runs: int) -> None:
    """Within four standard deviations; what is impossible or sure must be exactly so."""
    deviation = sqrt(runs * chance * (1 - chance))
    assert abs(count - runs * chance) <= 4 * deviation, (float(chance), count / runs)


@pytest.mark.parametrize(
    ("display", "harbor"),
    [("sailor:3", ""), ("pirate:5", "flute:5/3 settler:4"), ("pirate:5 pirate:7", "pinnace:1/1 frigate:1/1")],
)
def test_a_million_draws_from_the_full_deck(display, harbor):
    # Only one player gets each bonus, so that eight cards are enough for four draws of taxes.
    game = table(sits(3, display), sits(3), harbor=harbor)
    view = game.view()
    pool = [BY_CODE[code].number for code in Counter(view.unseen[1]).elements()]
    chance = random.Random(7)
    runs: list[list[int]] = []
    for _ in range(RUNS):
        state = game.state.clone()
        state.lay_pile(DECK, chance.sample(pool, 8))
        runs.append(play_on(state, 4))
    assert sum(min(len(counts), 4) for counts in runs) > 3.5 * RUNS
    assert_within_error(ahead(view, 4, goals=GOALS), runs)


@pytest.mark.parametrize("deck", range(6))
def test_imagined_games_cross_the_end_of_the_deck_as_foreseen(deck):
    cards = ["tax:swords", "flute:2/2", "tax:influence", "sailor:3", "galleon:7/3"][:deck]
    view = table(
        sits("pinnace:1/1 tax:influence barque:5/3 jester:5", "pirate:5"),
        sits("frigate:1/1 frigate:skull/3", "pirate:7"),
        sits(0, "settler:4"),
        harbor="pinnace:2/2 admiral:7",
        deck=cards,
        rest="discard",
    ).view()
    assert view.deck == deck
    chance = random_for(deck, "odds")
    runs = [play_on(determinize(view, chance), 6) for _ in range(RUNS // 10)]
    expected = ahead(view, 6, goals=(2, 3, 4))
    assert all(odds.exact for odds in expected)
    assert_within_error(expected, runs)
