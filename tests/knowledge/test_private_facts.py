"""Knowledge by seat: cards one seat has seen, and a batch that joined the deck; views, odds and imagined states."""

from __future__ import annotations

import json
import pickle
import random
from collections import Counter
from fractions import Fraction

import pytest
from apart import Worlds, hidden_cards
from test_odds_ahead import GOALS, in_every_order
from whispers import BATCH, JOINED, batch_of, every_deck, let_join, look, seen_by, small_table

from portroyal import Game
from portroyal.catalog import BY_CODE, CODES
from portroyal.engine.events import Events
from portroyal.engine.fields import every_field
from portroyal.engine.play import legal
from portroyal.engine.verbs import gain
from portroyal.engine.vocabulary import CARD_REVEALED, DECK, DISCARD, TIME
from portroyal.errors import PositionError
from portroyal.events import event_of
from portroyal.knowledge import View, determinize, view_of
from portroyal.knowledge.ahead import Ahead, ahead, look_ahead
from portroyal.knowledge.odds import Odds, bust, next_card, pool
from portroyal.knowledge.unseen import Known
from portroyal.seeds import random_for

SMALL = "flute:1/1 pinnace:1/1 settler:4 flute:5/3 tax:swords"


def dealt(seed: int = 5, players: int = 3) -> Game:
    return Game.new(players, seed=seed)


def assert_it_travels(view: View) -> None:
    """A view comes as it was over a wire, and out of a pickle, with the same table."""
    again = View.from_dict(json.loads(json.dumps(view.as_dict())))
    assert again == view and again.known == view.known and again.unseen == view.unseen
    assert every_field(again.table) == every_field(view.table)
    assert pickle.loads(pickle.dumps(view)) == view


# --- A look ---


def test_everyone_is_told_who_looked_and_only_that_seat_what_it_saw():
    game = dealt()
    card = look(game.state, 1)
    assert seen_by(game, 1).known == (Known(None, 0, (1,), card),)
    for seat in (None, 0, 2):
        assert seen_by(game, seat).known == (Known(None, 0, (1,), None),)
        assert seen_by(game, seat).unseen == dealt().view(seat).unseen
    mine, theirs = (Counter(seen_by(game, seat).unseen[1]) for seat in (1, 2))
    assert theirs - mine == {card: 1}


def test_a_base_game_tells_nothing_of_all_this():
    plain = dealt().view(0).as_dict()
    assert (plain["known"], plain["joined"], plain["aside"]) == ([], {}, {})


def test_a_private_event_shows_its_card_to_one_seat():
    events = Events()
    events.add(CARD_REVEALED, 1, BY_CODE["sailor:3"].number, 1, 0, 1)
    (event,) = [event_of(row) for row in events.read()]
    assert [event.seen_by(seat).card for seat in (None, 0, 1, 2)] == [None, None, "sailor:3", None]


def test_a_view_with_known_cards_travels():
    game = dealt()
    for seat, place in ((1, 0), (0, 3), (2, 3), (1, 50)):
        look(game.state, seat, place)
    gain(game.state, 2, 2, 0)
    for seat in (None, 0, 1, 2):
        assert_it_travels(seen_by(game, seat))


def test_a_known_card_is_known_as_a_coin_and_in_the_purse_it_goes_to():
    game = dealt(players=2)
    state = game.state
    card = look(state, 1)
    gain(state, 0, 1, 0)
    coin = state.purse_of(0) - 1
    assert seen_by(game, 1).known == (Known(0, coin, (1,), card),)
    assert seen_by(game, 0).known == (Known(0, coin, (1,), None),)
    assert CODES[seen_by(game, 1).table.coins_of(0)[coin][0]] == card


def test_a_fee_carries_the_knowledge_on():
    game = small_table("settler:4 barque:1/1 priest:4 sailor:3", harbor="flute:1/1 sailor:3 pinnace:1/1")
    card = look(game.state, 0)
    gain(game.state, 1, 1, 0)
    for words in ("stop", "take flute:1/1", "take pinnace:1/1"):
        game.play(words)
    (fact,) = seen_by(game, 0).known
    assert (fact.purse, fact.seats, fact.card) == (0, (0,), card)
    assert seen_by(game, 1).known[0].card is None
    assert_it_travels(seen_by(game, 0))


def test_a_shuffle_ends_it():
    with batch_of(*JOINED):
        game = small_table(SMALL)
        look(game.state, 0)
        let_join(game.state, *JOINED)
        view = seen_by(game, 0)
        assert view.known == () and not view.table.looked
        assert_it_travels(view)


@pytest.mark.parametrize("seed", range(3))
def test_the_law_holds_while_seats_look_at_cards(seed):
    chance = random.Random(seed)
    worlds = Worlds(dealt(seed), seed)
    for move in range(80):
        choices = legal(worlds.a)
        if move % 4 == 0 and len(worlds.a.pile(DECK)) > 4:
            seat, place = chance.randrange(3), chance.randrange(4)
            for state in (worlds.a, worlds.b):
                look(state, seat, place)
            worlds.compare()
        if choices:
            worlds.act(chance.choice(choices))
    assert any(known for _, _, known in hidden_cards(worlds.a).values())


def test_the_law_holds_while_a_batch_joins():
    with batch_of(*JOINED):
        game = small_table(SMALL + " settler:4 priest:4 captain:4 sailor:3", ann="sailor:3 settler:4", ben="pirate:5")
        worlds = Worlds(game, 1)
        for state in (worlds.a, worlds.b):
            let_join(state, *JOINED)
        worlds.b.write("key", worlds.a.read("key"))
        worlds.stir()
        worlds.compare()
        for move in range(6):
            choices = legal(worlds.a)
            worlds.act(choices[move % len(choices)])


# --- Odds with known cards ---


def test_a_known_top_card_is_certain():
    game = small_table("flute:5/3 pinnace:1/1 settler:4", harbor="flute:1/1")
    assert (bust(seen_by(game, 0)).cards, bust(seen_by(game, 0)).of) == (1, 3)
    look(game.state, 0)
    assert pool(seen_by(game, 0)) == {"flute:5/3": 1}
    assert (bust(seen_by(game, 0)).cards, bust(seen_by(game, 0)).of) == (1, 1)
    assert (bust(seen_by(game, 1)).cards, bust(seen_by(game, 1)).of) == (1, 3)
    assert next_card(seen_by(game, 0)).by_kind["ship"].chance == 1


def test_a_card_known_to_lie_deeper_or_in_a_purse_is_not_the_next_one():
    game = small_table("settler:4 flute:5/3 pinnace:1/1 captain:4", harbor="flute:1/1")
    look(game.state, 0, 1)
    assert bust(seen_by(game, 0)).cards == 0
    assert [odds.survive for odds in ahead(seen_by(game, 0), 3)] == [1, 0, 0]
    look(game.state, 1, 0)
    gain(game.state, 1, 1, 0)
    assert pool(seen_by(game, 0)) == {"flute:5/3": 1}
    assert pool(seen_by(game, 1)) == {"flute:5/3": 1, "pinnace:1/1": 1, "captain:4": 1}


def chance_by_worlds(game: Game, seat: int) -> dict[str, Fraction]:
    """The chance of each next card, by counting worlds."""
    found: Counter[str] = Counter()
    for deck, worlds in every_deck(game, seat).items():
        found[deck[0]] += worlds
    return {code: Fraction(count, found.total()) for code, count in found.items()}


def in_every_world(game: Game, draws: int) -> list[Ahead]:
    """What `ahead` should find for the first seat, by playing out every deck there may be."""
    return in_every_order(seen_by(game, 0), draws, every_deck(game, 0).elements())


CARDS = [
    *("flute:1/1", "flute:5/3", "pinnace:1/1", "pinnace:4/3", "barque:1/1", "settler:4", "captain:4", "tax:swords"),
    *("tax:influence", "expedition:hut+hut", "frigate:3/2"),
]


def some_table(chance: random.Random) -> Game:
    """A small deck and a few coins, a harbor, sometimes swords."""
    cards = chance.sample(CARDS, 7)
    coins = chance.randint(0, 2)
    return small_table(
        " ".join(cards[coins:]),
        ann=" ".join(cards[:coins]),
        display=chance.choice(["", "pirate:5", "sailor:3"]),
        harbor=chance.choice(["", "flute:2/2", "pinnace:2/2 flute:2/2"]),
    )


def test_odds_with_known_cards_equal_a_count_of_all_worlds():
    chance = random.Random(1)
    for _ in range(12):
        game = some_table(chance)
        for _ in range(chance.randint(1, 2)):
            look(game.state, 0, chance.randrange(4))
        view = seen_by(game, 0)
        assert {code: odds.chance for code, odds in next_card(view).by_code.items()} == chance_by_worlds(game, 0)
        found, right = ahead(view, 2, goals=GOALS), in_every_world(game, 2)
        assert found == right, view


# --- A batch ---


def test_old_coins_can_not_be_of_the_batch():
    with batch_of(*JOINED):
        game = small_table(SMALL, ann="settler:4 captain:4")
        let_join(game.state, *JOINED)
        view = seen_by(game, 0)
        assert view.joined == {BATCH: 2} and view.players[0].passes == (1, 1)
        assert view.unseen[2] == {"frigate:1/1": 1, "sailor:5": 1}
        assert sum(view.unseen[1].values()) == 7
        assert (pool(view)["frigate:1/1"], pool(view)["settler:4"]) == (7, 2 * 5)
        assert next_card(view).by_code["settler:4"] == Odds(10, 49)
        assert_it_travels(view)


def test_odds_with_a_batch_equal_a_count_of_all_worlds():
    chance = random.Random(2)
    with batch_of(*JOINED):
        for number in range(12):
            game = some_table(chance)
            game.state.lay_pile(DECK, game.state.pile(DECK)[:3])  # few enough to try every order
            let_join(game.state, *JOINED)
            gain(game.state, 1, number % 2, 0)
            if number % 3 == 0:
                look(game.state, 0, chance.randrange(3))
            view = seen_by(game, 0)
            assert {code: odds.chance for code, odds in next_card(view).by_code.items()} == chance_by_worlds(game, 0)
            assert ahead(view, 2, goals=GOALS) == in_every_world(game, 2), view


def test_several_draws_with_a_batch_and_no_tax_equal_a_count_of_all_worlds():
    with batch_of(*JOINED):
        for harbor in ("", "frigate:3/2 flute:2/2"):
            game = small_table("flute:1/1 pinnace:1/1 settler:4 barque:1/1", ann="flute:5/3", harbor=harbor)
            let_join(game.state, *JOINED)
            assert ahead(seen_by(game, 0), 5, goals=GOALS) == in_every_world(game, 5)
            look(game.state, 0, 2)
            assert ahead(seen_by(game, 0), 5, goals=GOALS) == in_every_world(game, 5)
            assert look_ahead(seen_by(game, 0), 4, repel=False).survive[4] == ahead(seen_by(game, 0), 4)[3].survive


def test_draws_beyond_the_end_of_the_deck_equal_every_order_of_it_and_the_next_ones():
    chance = random.Random(3)
    with batch_of(*JOINED):
        for number in range(30):
            game = some_table(chance)
            deck = game.state.pile(DECK)
            if number % 3:
                game.state.lay_pile(DECK, deck[:2])
                let_join(game.state, *JOINED[: 1 + number % 2])
                gain(game.state, 1, number % 2, 0)
            else:
                game.state.lay_pile(DECK, deck[:3])
            game.state.lay_pile(DISCARD, [BY_CODE[code].number for code in chance.sample(CARDS, number % 4)])
            if number % 3 != 1:
                look(game.state, 0, chance.randrange(2))
            assert ahead(seen_by(game, 0), 5, goals=GOALS) == in_every_world(game, 5)


# --- Imagined states ---


def test_imagined_states_are_the_worlds_each_equally_often():
    with batch_of(*JOINED):
        game = small_table("flute:1/1 settler:4", ann="captain:4 pinnace:1/1")
        let_join(game.state, *JOINED)
        card = look(game.state, 0, 1)
        worlds, view, chance = every_deck(game, 0), seen_by(game, 0), random_for(1, "test")
        found: Counter[tuple[str, ...]] = Counter()
        for _ in range(6000):
            state = determinize(view, chance)
            found[tuple(CODES[each] for each in state.pile(DECK)[::-1])] += 1
            assert view_of(state, game.ruleset, game.names, 0) == view
        assert found.keys() == worlds.keys() and all(deck[1] == card for deck in found)
        for deck, count in found.items():
            share = worlds[deck] / worlds.total()
            assert abs(count / 6000 - share) < 5 * (share / 6000) ** 0.5


# --- Piles set aside ---


def test_cards_set_aside_are_unseen_and_can_not_be_drawn():
    game = Game.new(3, modules=["base", "contract_cards", "coop"], seed=1, aside=2)
    game.play("draw")
    before = pool(game.view(0))
    deck, time = game.state.pile(DECK), game.state.pile(TIME)
    game.state.lay_pile(TIME, time + deck[:5])
    game.state.lay_pile(DECK, deck[5:])
    view = seen_by(game, 0)
    assert view.aside == {"time": len(time) + 5, "score": 2} and pool(view) == before
    assert view.deck == len(deck) - 5
    assert_it_travels(view)


# --- What no game looks like ---


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"card": None}, "The card is told where the seat of the view has seen it, and only there."),
        ({"card": "gold"}, "There is no card 'gold' (in the known cards)."),
        ({"card": "expedition:anchor+cross+hut"}, "Every expedition:anchor+cross+hut is told elsewhere"),
        ({"seats": [1]}, "The card is told where the seat of the view has seen it, and only there."),
        ({"seats": []}, "The seats that know a card are a list of at least one, not []."),
        ({"seats": [0, 0]}, "The seats that know a card are numbers from 0 to 2, not [0, 0]."),
        ({"seats": [0, 7]}, "The seats that know a card are numbers from 0 to 2, not [0, 7]."),
        ({"place": 500}, "'place' is a number from 0 to 109, not 500."),
        ({"purse": 3}, "'purse' is a number from 0 to 2, not 3."),
        ({"purse": 1, "place": 3}, "'place' is a number from 0 to 2, not 3."),
        ({"sort": 1}, "A known card has no key 'sort'."),
    ],
)
def test_a_known_card_that_can_not_be_is_refused(changes, message):
    game = dealt()
    look(game.state, 0)
    plain = json.loads(json.dumps(seen_by(game, 0).as_dict()))
    plain["known"][0] |= changes
    with pytest.raises(PositionError) as caught:
        View.from_dict(plain)
    assert str(caught.value).startswith(message) and caught.value.code.startswith("view/")


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"known": {}}, "'known' is a list of hidden cards that somebody has seen, not {}."),
        ({"joined": []}, "'joined' is a mapping from batches to passes of the deck, not []."),
        ({"joined": {"9": 2}}, "Batches of cards have numbers from 1 to 7, not '9'."),
        ({"joined": {"2": 2}}, "No card of this game is of batch 2."),
        ({"joined": {"1": 3}}, "A batch joins the deck in a pass of its own from 2 to 2, not 3."),
        ({"joined": {}}, "Pass 1 of the deck is over and 2 coins are from it"),
        ({"aside": {"time": 1}}, "There is a time deck and a score with the module 'coop' alone."),
        ({"aside": {"tide": 1}}, "'aside' has no key 'tide'."),
    ],
)
def test_groups_that_can_not_be_are_refused(changes, message):
    with batch_of(*JOINED):
        game = small_table(SMALL, ann="settler:4 captain:4")
        let_join(game.state, *JOINED)
        plain = json.loads(json.dumps(seen_by(game, 0).as_dict())) | changes
        with pytest.raises(PositionError) as caught:
            View.from_dict(plain)
        assert str(caught.value).startswith(message)


def test_a_card_of_the_batch_is_unseen_with_the_batch():
    with batch_of(*JOINED):
        game = small_table(SMALL, ann="settler:4 captain:4")
        let_join(game.state, *JOINED)
        plain = json.loads(json.dumps(seen_by(game, 0).as_dict()))
        plain["unseen"]["1"]["sailor:5"] = plain["unseen"]["2"].pop("sailor:5")
        with pytest.raises(PositionError, match="sailor:5 joined the deck in pass 2, not in pass 1"):
            View.from_dict(plain)
