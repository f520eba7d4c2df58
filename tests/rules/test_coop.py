"""Together and alone, sentence by sentence: the time deck, winning and losing, cards set aside, ranks."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.contracts import IDS, LIST
from portroyal.errors import PositionError, RulesetError
from portroyal.modules import MODULES
from portroyal.ruleset import MOST_ASIDE, Ruleset

from .table import (
    COOP,
    TWELVE,
    coins,
    completions,
    contract,
    crew,
    every_edition,
    gains,
    harbor,
    influence,
    kinds,
    of_kind,
    paper,
    play,
    purse,
    sits,
    whole_game,
    words,
)

# The rulebook's example: seals 1 G, 0 G and -1 H.
EXAMPLE = ["bruja", "maritime_supremacy", "galleon_nemesis"]


def score(game: Game) -> tuple[int, int]:
    """Cards in the time deck, and in the score."""
    return game.view().aside.get("time", 0), game.view().aside.get("score", 0)


# --- Setup ---


@pytest.mark.parametrize(("players", "laid"), [(1, 3), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_contracts_by_players(players: int, laid: int) -> None:
    """1 2 3 4 5 players: 3 5 7 9 11 of the 18 contracts."""
    game = Game.new(players, modules=COOP, seed=1)
    assert len({each.id for each in game.view().contracts}) == laid


def test_all_eighteen_are_shuffled() -> None:
    dealt = {each.id for seed in range(20) for each in Game.new(5, modules=COOP, seed=seed).view().contracts}
    assert dealt == set(IDS)


def test_the_example_thirteen_the_numbers_and_a_card_for_each_different_letter_are_fifteen() -> None:
    """13 + (1 + 0 - 1) + 2 (G and H) = 15 cards."""
    game = Game.new(1, modules=COOP, contracts=EXAMPLE, seed=1)
    (dealt,) = of_kind(game.events(), "time_dealt")
    assert (dealt.count, dealt.card, dealt.audience) == (15, None, "nobody")
    assert score(game) == (15, 0)


def test_each_letter_counts_once() -> None:
    """With 3 times A only one card is added."""
    game = Game.new(1, modules=COOP, contracts=["mercenary", "speculator", "pirates_nest"], seed=1)
    assert score(game) == (13 + 0 + 1, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_time_deck_follows_from_the_seals(players: int) -> None:
    for seed in range(30):
        game = Game.new(players, modules=COOP, seed=seed)
        laid = [LIST[IDS.index(each.id)] for each in game.view().contracts]
        cards = 13 + sum(each.turns for each in laid) + len({each.letter for each in laid})
        assert score(game) == (cards, 0)


def test_time_dealt_as_one_block_after_the_coins_of_all() -> None:
    """Three coins each, one player after the other, then the time deck in the order it lay there."""
    two = ["bruja", "maritime_supremacy", "galleon_nemesis", "luminary", "jinx"]
    game = Game.new(2, modules=COOP, contracts=two, seed=4, start=1)
    alone = Game.new(2, modules=["base", "contract_cards"], seed=4, start=1)
    deck = alone.to_position()["deck"]
    document = game.to_position()
    cards = score(game)[0]
    assert document["time"] == deck[:cards] and document["deck"] == deck[cards:]
    assert [purse(game, seat) for seat in range(2)] == [purse(alone, seat) for seat in range(2)]


def test_one_to_five_play_together_with_the_gambler_and_set_sail_too() -> None:
    for players in range(1, 6):
        assert Game.new(players, modules=[*COOP, "gambler", "set_sail"], seed=1).players == players
    for players in (0, 6):
        with pytest.raises(RulesetError, match="is for 1 to 5 players"):
            Game.new(players, modules=COOP)


def test_what_a_crew_is_not_offered() -> None:
    """The variant end is about winning against each other; the first card of a turn is a must."""
    for ruling, answer in (("end_needs_expedition", "yes"), ("first_draw", "no")):
        with pytest.raises(RulesetError, match=f"With the module 'coop' the ruling {ruling} is always"):
            Game.new(2, modules=COOP, rulings={ruling: answer})


# --- The time deck ---


def test_the_first_card_of_a_turn_comes_from_the_time_deck() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="sailor:3 sailor:5", deck="settler:4 captain:4")
    events = play(game, "draw", "draw")
    assert [(event.card, event.detail) for event in of_kind(events, "card_revealed")] == [
        ("sailor:3", 0),
        ("settler:4", 1),
    ]
    assert harbor(game) == ["sailor:3", "settler:4"]
    assert score(game) == (1, 0)
    play(game, "stop", "pass", "pass")
    assert play(game, "draw")[0].card == "sailor:5"


def test_the_first_card_of_a_crews_turn_is_a_must() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE)
    assert words(game) == ["draw"]


def test_each_player_of_the_crew_draws_from_the_one_time_deck() -> None:
    game = crew(sits(), sits(), sits(), contracts=EXAMPLE, time="sailor:3 sailor:5 sailor:7")
    for turn in range(3):
        assert game.active == turn
        play(game, "draw", "stop", "pass", "pass", "pass")
        assert score(game) == (2 - turn, 0)


def test_a_gamblers_first_card_comes_from_the_time_deck_too() -> None:
    game = crew(
        *(sits(0, "gambler:4"), sits()), contracts=EXAMPLE, add=["gambler"],
        time="sailor:3", deck="settler:4 captain:4 priest:4 jester:5",
    )  # fmt: skip
    play(game, "gamble")
    assert harbor(game) == ["sailor:3", "settler:4", "captain:4", "priest:4"]
    second = crew(sits(0, "gambler:4"), sits(), contracts=EXAMPLE, add=["gambler"], time="sailor:3 sailor:5",
                  deck="settler:4 captain:4 priest:4 jester:5 jester:7")  # fmt: skip
    play(second, "draw", "gamble")
    assert harbor(second) == ["sailor:3", "settler:4", "captain:4", "priest:4", "jester:5"]


def test_a_ship_of_the_time_deck_may_be_repelled_and_does_not_come_back_to_it() -> None:
    game = crew(sits(0, "pirate:9"), sits(), contracts=EXAMPLE, time="flute:1/1")
    play(game, "draw", "repel")
    assert (score(game), game.phase, words(game)) == ((0, 0), "discover", ["stop", "draw"])


def test_an_expedition_of_the_time_deck_goes_to_its_row() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="expedition:hut+hut")
    play(game, "draw")
    assert game.view().expeditions == ("expedition:hut+hut",)
    assert words(game) == ["stop", "draw"]


def test_the_time_deck_is_no_part_of_the_deck() -> None:
    """With an empty deck and discard no more than the first card is drawn, and no coins come from the time deck."""
    game = crew(sits(0), sits(0), contracts=EXAMPLE, time="flute:1/1 sailor:3", rest=1)
    events = play(game, "draw")
    assert words(game) == ["stop"]
    events = play(game, "stop", "take flute:1/1")
    assert gains(events) == [(0, 1, "ship")], "the ship itself, which was discarded before"
    assert score(game) == (1, 0)


# --- Losing ---


def test_empty_time_deck() -> None:
    """Lost when the first card can't be drawn; before that the active player may still complete a contract."""
    laid = [paper("bruja", 1), "luminary", "jinx"]
    game = crew(sits(0, "priest:4 jester:7"), sits(), contracts=laid, time="")
    assert words(game) == ["contract luminary", "draw"]
    play(game, "contract luminary")
    assert not game.over
    events = play(game, "draw")
    assert kinds(events) == ["game_ended"]
    assert (events[0].count, events[0].detail) == (0, "time")
    assert game.over and game.outcome is not None and game.outcome.crew is not None
    assert (game.outcome.reason, game.outcome.winners) == ("time", ())
    assert (game.outcome.crew.won, game.outcome.crew.points, game.outcome.crew.rank) == (False, 0, "")


def test_the_last_contract_before_the_draw_still_wins() -> None:
    laid = [paper("bruja", 1), "luminary"]
    game = crew(sits(0, "priest:4 jester:7"), sits(), contracts=laid, time="", score=4)
    play(game, "contract luminary")
    assert game.over and game.outcome is not None and game.outcome.crew is not None
    assert (game.outcome.crew.won, game.outcome.crew.rank) == (True, "pirate")


def test_with_an_empty_time_deck_nobody_gambles_it_away() -> None:
    game = crew(sits(0, "gambler:4"), sits(), contracts=EXAMPLE, add=["gambler"], time="")
    assert words(game) == ["draw"]


def test_cards_set_aside_are_no_points_to_those_who_lose() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="", score=9)
    play(game, "draw")
    assert (game.view().points, game.view().result, score(game)) == (0, 2, (0, 9))


def test_a_turn_that_began_in_time_is_played_to_its_end() -> None:
    game = crew(sits(9), sits(9), contracts=EXAMPLE, time="sailor:3", deck="settler:4")
    play(game, "draw", "draw", "stop", "take sailor:3", "take settler:4")
    assert (game.over, game.active, words(game)) == (False, 1, ["draw"])


# --- Winning ---


def test_the_crew_wins_at_once_when_every_contract_was_completed_by_somebody() -> None:
    laid = [paper("bruja", 1), paper("luminary", 0, 1), "mercenary"]
    game = crew(
        *(sits(0), sits(0, "sailor:3 sailor:3 sailor:3")), contracts=laid, score=2,
        phase="take", actor=1, harbor="governor:8 flute:1/1",
    )  # fmt: skip
    before = whole_game(game)
    events = play(game, "contract mercenary")
    assert kinds(events) == [*("contract_completed", "coins_gained", "influence_gained"), "game_ended"]
    assert (events[-1].count, events[-1].detail) == (2, "contracts")
    assert game.over and game.outcome is not None and game.outcome.crew is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0, 1), "contracts")
    assert (game.outcome.crew.won, game.outcome.crew.points, game.outcome.crew.rank) == (True, 2, "sailor")
    assert (harbor(game), game.legal()) == ([], [])
    assert whole_game(game) == before


def test_one_player_need_not_complete_them_all() -> None:
    laid = [paper("bruja", 1), paper("luminary", 1), "mercenary"]
    game = crew(sits(0, "sailor:3 sailor:3 sailor:3"), sits(), contracts=laid)
    play(game, "contract mercenary")
    assert game.over


def test_completing_what_somebody_completed_brings_the_crew_no_nearer() -> None:
    laid = [paper("mercenary", 1), "luminary"]
    game = crew(sits(0, "sailor:3 sailor:3 sailor:3"), sits(), contracts=laid)
    assert completions(play(game, "contract mercenary")) == [(0, "mercenary", 2)]
    assert not game.over


def test_a_crew_wins_at_the_moment_of_a_tax_and_no_card_is_lost() -> None:
    laid = [paper("bruja", 0), "tax_inspector"]
    game = crew(sits(0), sits(12), contracts=laid, time="tax:swords")
    before = whole_game(game)
    play(game, "draw")
    assert (game.phase, game.actor) == ("moment", 1)
    events = play(game, "contract tax_inspector")
    assert game.over
    assert [gain[2] for gain in gains(events)] == ["contract"], "no bonus any more"
    assert whole_game(game) == before
    assert Game.from_position(game.to_position()).hash == game.hash


def test_a_crew_wins_among_a_gamblers_four_cards() -> None:
    laid = [paper("bruja", 0), paper("speculator", seat_0=1)]
    game = crew(
        *(sits(0, "gambler:4"), sits(0)), contracts=laid, add=["gambler"],
        time="flute:1/1", deck="barque:1/1 frigate:1/1 galleon:2/1",
    )  # fmt: skip
    before = whole_game(game)
    play(game, "gamble", "contract speculator")
    assert game.over and harbor(game) == []
    assert whole_game(game) == before
    assert Game.from_position(game.to_position()).hash == game.hash


def test_a_crew_wins_by_declining_and_nothing_follows_any_more() -> None:
    laid = [paper("bruja", 0), paper("frigate_nemesis", seat_1=2)]
    game = crew(sits(0), sits(1), contracts=laid, phase="take", actor=1, harbor="frigate:6/3+1 sailor:3")
    before = whole_game(game)
    events = play(game, "decline frigate:6/3+1")
    assert game.over
    assert not of_kind(events, "fee_paid") and not of_kind(events, "gift_given")
    assert whole_game(game) == before


def test_a_crew_wins_after_a_bust() -> None:
    game = crew(sits(), sits(), contracts=[paper("bruja", 0), "jinx"], harbor="flute:1/1", deck="flute:2/2")
    play(game, "draw", "contract jinx")
    assert game.over


def test_twelve_influence_end_nothing() -> None:
    game = crew(sits(9, TWELVE), sits(9), contracts=EXAMPLE, harbor="sailor:5", phase="take", active=1, start=0)
    play(game, "take sailor:5")
    assert (game.over, game.view().round) == (False, 2)
    assert not of_kind(game.events(), "end_triggered")
    assert Ruleset.of(2, modules=COOP).numbers["influence_to_end"] == 0


def test_influence_for_the_second_and_the_third_contract_as_against_each_other() -> None:
    laid = [paper("bruja", 0), paper("jinx", 0), "mercenary", "luminary"]
    game = crew(sits(0, "sailor:3 sailor:3 sailor:3"), sits(), contracts=laid)
    had = influence(game, 0)
    play(game, "contract mercenary")
    assert influence(game, 0) == had + 2


def test_who_takes_off_turn_still_pays_the_active_player() -> None:
    """A ship of one coin brings the crew a coin, though not the player."""
    game = crew(sits(0), sits(0), contracts=EXAMPLE, phase="take", actor=1, harbor="flute:1/1 sailor:3")
    play(game, "take flute:1/1")
    assert [coins(game, seat) for seat in range(2)] == [1, 0]


def test_expeditions_are_claimed_by_the_active_player_alone() -> None:
    game = crew(
        *(sits(), sits(0, "settler:4 settler:4")), contracts=EXAMPLE, phase="take", actor=1, harbor="sailor:3",
        expeditions="expedition:hut+hut",
    )  # fmt: skip
    assert words(game) == ["pass"]


# --- Alone ---


def test_alone_one_is_always_active_and_pays_no_fee() -> None:
    game = crew(sits(0), contracts=EXAMPLE, time="flute:1/1 sailor:3", deck="settler:4")
    events = play(game, "draw", "stop", "take flute:1/1")
    assert not of_kind(events, "fee_paid")
    assert (game.active, game.phase, game.view().round, coins(game, 0)) == (0, "discover", 2, 1)
    assert [event.seat for event in of_kind(events, "taking_began")] == [0]


@pytest.mark.parametrize("tax", ["tax:swords", "tax:influence"])
def test_alone_one_always_gets_the_bonus_of_a_tax(tax: str) -> None:
    game = crew(sits(12), contracts=EXAMPLE, time=tax)
    assert gains(play(game, "draw")) == [(0, 1, "tax")]
    assert coins(game, 0) == 6 + 1


def test_alone_there_is_nobody_to_give_a_coin_to() -> None:
    game = crew(sits(0), contracts=EXAMPLE, phase="take", harbor="flute:5/3+1")
    events = play(game, "take flute:5/3+1")
    assert gains(events) == [(0, 3, "ship")]
    assert not of_kind(events, "gift_given") and game.phase == "discover"


def test_alone_three_contracts_take_all_three_cubes() -> None:
    laid = [paper("bruja", 0), paper("jinx", 0), "mercenary"]
    game = crew(sits(0, "sailor:3 sailor:3 sailor:3"), contracts=laid)
    play(game, "contract mercenary")
    assert game.over and game.outcome is not None
    assert str(game.outcome) == "The crew has won: 0 points, landlubber"


def test_alone_the_special_expedition_stays_in_the_box() -> None:
    game = Game.new(1, modules=COOP, seed=1)
    assert game.view().expeditions == ()
    assert sum(game.ruleset.cards().values()) == 119 + 24


# --- How well one has played ---


def test_card_set_aside() -> None:
    """Whenever a tax is drawn, the top card of the time deck may be set aside: a point."""
    game = crew(sits(12), sits(0, "sailor:3"), contracts=EXAMPLE, time="tax:swords flute:1/1 sailor:5")
    events = play(game, "draw")
    assert [kind for kind in kinds(events) if kind in ("tax_paid", "coins_gained")] == ["tax_paid", "coins_gained"]
    assert (game.phase, words(game)) == ("set_aside", ["set_aside", "pass"])
    assert game.view().discard[-1] == "tax:swords", "the tax is done"
    events = play(game, "set_aside")
    assert kinds(events) == ["card_set_aside"]
    assert (events[0].count, events[0].detail, events[0].card, events[0].audience) == (1, 1, None, "nobody")
    assert (score(game), game.phase) == ((1, 1), "discover")
    assert game.to_position()["score"] == ["flute:1/1"]


def test_setting_aside_may_be_left() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="tax:swords flute:1/1")
    play(game, "draw", "pass")
    assert (score(game), game.phase, words(game)) == ((1, 0), "discover", ["stop", "draw"])


def test_set_aside_by() -> None:
    """The active player decides, after the tax is done and the inspector was asked."""
    game = crew(
        *(sits(12), sits(12), sits(0)), contracts=["tax_inspector", "bruja"], active=1, time="tax:swords flute:1/1"
    )
    play(game, "draw", "contract tax_inspector")
    assert (game.phase, game.actor) == ("moment", 0)
    play(game, "pass")
    assert (game.phase, game.actor) == ("set_aside", 1)


def test_a_tax_of_the_deck_and_one_among_a_gamblers_cards_ask_as_well() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="sailor:3 sailor:5", deck="tax:swords")
    play(game, "draw", "draw")
    assert game.phase == "set_aside"
    deck = "tax:swords settler:4 captain:4 priest:4 jester:5"
    game = crew(
        sits(0, "gambler:4"), sits(), contracts=EXAMPLE, add=["gambler"], time="sailor:3 sailor:5 sailor:7", deck=deck
    )
    play(game, "gamble")
    assert (game.phase, game.view().to_reveal) == ("set_aside", 2)
    play(game, "set_aside")
    assert (game.phase, score(game)) == ("take", (1, 1))
    assert harbor(game) == ["sailor:3", "priest:4", "jester:5"], "settler and captain were the bonus"


def test_with_an_empty_time_deck_there_is_nothing_to_set_aside() -> None:
    game = crew(sits(), sits(), contracts=EXAMPLE, time="tax:swords")
    play(game, "draw")
    assert game.phase == "discover"


def test_against_each_other_a_tax_asks_for_no_time() -> None:
    game = Game.from_position({"modules": ["base", "contract_cards", "contracts"], "players": [{}, {}],
                               "deck": ["tax:swords"], "contracts": ["bruja"]})  # fmt: skip
    game.play("draw")
    assert game.phase == "discover"


def test_the_example_five_cards_aside_leave_ten_turns_and_at_most_a_pirate() -> None:
    """13 + (1 + 0 - 1) + 2 = 15; Julia moves 5 to the score: 10 turns, and 5 points if she makes it."""
    game = Game.new(1, modules=COOP, contracts=EXAMPLE, aside=5, seed=1)
    assert score(game) == (10, 5)
    assert [event.count for event in of_kind(game.events(), "card_set_aside")] == [1, 2, 3, 4, 5]
    turns = 0
    while not game.over:
        turns += len(of_kind(play(game, words(game)[0 if "stop" in words(game) else -1]), "turn_ended"))
    assert turns == 10 and game.outcome is not None and game.outcome.crew is not None
    assert not game.outcome.crew.won
    won = crew(sits(0, "captain:4 mademoiselle:7"), contracts=["bruja"], time=1, score=5)
    play(won, "contract bruja")
    assert won.outcome is not None and won.outcome.crew is not None
    assert (won.outcome.crew.points, won.outcome.crew.rank) == (5, "pirate")


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        *((0, "landlubber"), (1, "landlubber"), (2, "sailor"), (3, "sailor"), (4, "pirate"), (5, "pirate")),
        *((6, "captain"), (7, "captain"), (8, "lord_of_the_seas"), (13, "lord_of_the_seas")),
    ],
)
def test_how_well_a_crew_has_played(points: int, rank: str) -> None:
    game = crew(sits(0, "captain:4 mademoiselle:7"), sits(), contracts=["bruja"], score=points)
    play(game, "contract bruja")
    assert game.outcome is not None and game.outcome.crew is not None
    assert (game.outcome.crew.points, game.outcome.crew.rank) == (points, rank)
    assert [name for _, name in MODULES["coop"].ranks].index(rank) == min(points // 2, 4)


def test_cards_set_aside_before_the_start_are_part_of_the_rules() -> None:
    rules = Ruleset.of(2, modules=COOP, aside=3)
    assert rules.as_dict()["aside"] == 3 and "aside" not in Ruleset.of(2, modules=COOP).as_dict()
    game = Game.deal(rules, seed=1)
    again = Game.replay(game.record())
    assert score(again) == score(game) and again.hash == game.hash


@pytest.mark.parametrize("aside", [-1, MOST_ASIDE + 1, 2.0, "3", True, None])
def test_so_many_cards_can_not_be_set_aside(aside: object) -> None:
    with pytest.raises(RulesetError, match=f"Cards set aside before the start are from 0 to {MOST_ASIDE}"):
        Game.new(2, modules=COOP, aside=aside)  # type: ignore[arg-type]


def test_against_each_other_nothing_is_set_aside() -> None:
    with pytest.raises(RulesetError, match="0 without the module 'coop'"):
        Game.new(2, modules=["base", "contract_cards", "contracts"], aside=1)


def test_with_as_many_as_can_be_set_aside_there_is_still_time() -> None:
    least = min(
        13 + sum(each.turns for each in three) + len({each.letter for each in three})
        for three in ((a, b, c) for a in LIST for b in LIST for c in LIST if len({a.id, b.id, c.id}) == 3)
    )
    assert least > MOST_ASIDE


# --- The editions ---


@every_edition
def test_a_crew_plays_by_the_editions_other_answers(edition: str) -> None:
    """After a bust a contract is completed where an expedition could be claimed."""
    game = crew(
        *(sits(0, "priest:4 jester:7"), sits()), contracts=["luminary", "bruja"], edition=edition,
        harbor="flute:1/1", deck="flute:2/2",
    )  # fmt: skip
    play(game, "draw")
    assert (game.phase == "bust") == (edition == "bigbox-2021")


# --- Documents ---


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"time": -1}, "'time' is a number of cards"),
        ({"score": "many"}, "There is no card 'many'"),
        ({"time": 500}, "'time' is a number of cards"),
        ({"result": 1}, "over when it has won"),
        ({"contracts": [paper("bruja", 0)]}, "All contracts are completed"),
        ({"contracts": [{"id": "bruja", "begun": {"0": 1}}]}, "bruja has no steps, not {0: 1}"),
        ({"contracts": [{"id": "speculator", "begun": {"0": 2}}]}, "A cube stands on a step of speculator from 1 to 1"),
        ({"contracts": ["bruja", "bruja"]}, "once, not twice"),
        ({"contracts": ["gold"]}, "There is no contract 'gold'"),
        ({"contracts": [{"id": "bruja", "done": 1}]}, "A contract has the keys id, completed, begun"),
        ({"contracts": [paper("bruja", 0, 0)]}, "has one cube at most"),
        ({"contracts": [paper("bruja", 7)]}, "each seat from 0 to 1 has one cube at most"),
        ({"contracts": list(IDS[:6])}, "With 2 players there are 5 contracts at most"),
    ],
)
def test_no_crew_sits_at_such_a_table(position: dict[str, object], why: str) -> None:
    with pytest.raises(PositionError) as refused:
        crew(sits(), sits(), **{"contracts": EXAMPLE, **position})  # type: ignore[arg-type]
    assert why in refused.value.message


def test_contracts_lie_on_the_table_as_they_were_laid() -> None:
    game = crew(sits(), sits(), contracts=["jinx", paper("bruja", 1)])
    assert [each.id for each in game.view().contracts] == ["jinx", "bruja"]
    assert contract(game, "bruja") == ((1,), {})
