"""Bots as a crew: contracts are shared out, cards are left to whom they serve, and time is kept in mind."""

from __future__ import annotations

from collections import Counter

import pytest
from table import COOP, crew, paper, play, sits

from portroyal import Game
from portroyal.bots import create
from portroyal.bots.finish import win_shares
from portroyal.bots.judgment import chances
from portroyal.bots.minds import mind_of, muster_of, playout_crew
from portroyal.bots.muster import crew_chance, plan_chance
from portroyal.bots.plans import Aim, Plan, aims_of, is_together, plan_of, told_plan
from portroyal.bots.voyage import Crew, sail
from portroyal.bots.weigh import Ledger, weigh
from portroyal.engine.chance import Random
from portroyal.seeds import random_for

# Five contracts for two: whatever else lies there, these are the ones that matter in most tests.
FIVE = "bruja trade_master mercenary explorer jinx"
LONG = "sailor:3 sailor:3 sailor:5 flute:2/2 flute:1/1 barque:1/1 galleon:2/1 galleon:4/2 pirate:9"


def chosen(game: Game, name: str = "helmsman") -> str:
    choices = game.legal()
    return str(create(name).choose(game.view(game.actor), choices, random_for(1, name)))


def taken(game: Game) -> list[str]:
    """What everyone does until the turn is over, each as a helmsman."""
    active, done = game.active, []
    while not game.over and game.active == active and game.phase != "discover":
        action = chosen(game) if len(game.legal()) > 1 else str(game.legal()[0])
        done.append(f"{game.actor} {action}")
        game.play(action)
    return done


# --- Cards ---


def test_a_card_is_left_to_whom_it_serves() -> None:
    """Ben has the mademoiselle, so the captain is his, although Ann could hire her first."""
    game = crew(sits(9), sits(9, "mademoiselle:7"), contracts=FIVE, time=LONG, drawn=2, harbor="captain:4 flute:2/2")
    game.play("stop")
    assert taken(game) == ["0 take flute:2/2", "1 take captain:4", "1 contract bruja"]


def test_a_ship_of_one_coin_is_taken_for_the_sake_of_the_crew() -> None:
    """Against others it would bring its taker nothing: a coin, less the fee."""
    game = crew(sits(3), sits(3), contracts=FIVE, time=LONG, drawn=2, harbor="pinnace:2/2 barque:1/1")
    game.play("stop")
    assert {action.partition(" ")[2] for action in taken(game)} == {"take pinnace:2/2", "take barque:1/1"}


# --- Cubes ---


def test_what_somebody_has_completed_is_done() -> None:
    """Ben has everything for it too, but two cubes for the four that are left are not too many."""
    laid = [paper("trade_master", 0), "bruja", "mercenary", "explorer", "jinx"]
    ben = sits(3, "trader.red:3 trader.blue:3")
    game = crew(sits(0, "trader.black:3 trader.green:3"), ben, contracts=laid, time=LONG, start=1, active=1, drawn=1)
    assert "contract trade_master" in game.view(1).legal
    assert chosen(game) == "draw"


def test_a_nemesis_is_left_to_whoever_has_begun_it() -> None:
    laid = [paper("galleon_nemesis", seat_0=1), "bruja", "mercenary", "explorer", "trade_master"]
    game = crew(sits(5), sits(5), contracts=laid, time=LONG, start=1, active=1, drawn=1, harbor="galleon:4/2")
    game.play("stop")
    assert taken(game) == ["1 pass", "0 decline galleon:4/2"]


def test_persons_for_a_contract_are_not_given_for_an_expedition() -> None:
    laid = "trade_outpost new_colony mercenary bruja jinx"
    ann = sits(9, "settler:4 settler:4")
    game = crew(ann, sits(3), contracts=laid, time=LONG, drawn=1, harbor="flute:1/1", expeditions="expedition:hut+hut")
    assert "claim expedition:hut+hut" in game.view(0).legal
    assert not chosen(game).startswith("claim")


def test_an_expedition_is_claimed_for_the_explorer() -> None:
    ann = sits(9, "settler:4 settler:4")
    game = crew(ann, sits(3), contracts=FIVE, time=LONG, drawn=1, harbor="flute:1/1", expeditions="expedition:hut+hut")
    assert chosen(game) == "claim expedition:hut+hut"
    play(game, "claim expedition:hut+hut")
    assert chosen(game) == "contract explorer"


# --- Time ---


def test_in_the_last_turn_the_crew_draws_until_it_busts_if_that_is_what_it_lacks() -> None:
    laid = [paper("bruja", 0), paper("mercenary", 0), paper("trade_master", 1), paper("explorer", 1), "jinx"]
    ann = sits(2, "captain:4 mademoiselle:7 sailor:3 sailor:3 sailor:3")
    ben = sits(2, "trader.red:3 trader.blue:3")
    harbor = "frigate:1/1 flute:1/1 governor:8"
    game = crew(ann, ben, contracts=laid, time="", drawn=3, harbor=harbor, start=1, active=1)
    assert chosen(game) == "draw"


def test_time_is_set_aside_only_when_it_is_safe() -> None:
    done = [paper("bruja", 0), paper("mercenary", 0), paper("trade_master", 1), paper("explorer", 1)]
    ann = sits(9, "captain:4 mademoiselle:7 sailor:3 sailor:3 sailor:3")
    ben = sits(9, "trader.red:3 trader.blue:3 expedition:hut+hut")
    taxed = {"phase": "set_aside", "drawn": 1, "start": 0, "active": 0}
    assert chosen(crew(ann, ben, contracts=[*done, "jinx"], time=LONG, **taxed)) == "set_aside"
    assert chosen(crew(ann, ben, contracts=[*done, "small_estate"], time=LONG, **taxed)) == "pass"


# --- The plan ---


def test_a_bot_tells_what_it_is_after_and_what_it_lacks() -> None:
    row = "expedition:anchor+anchor"
    ann = sits(3, "captain:4")
    game = crew(ann, sits(3, "mademoiselle:7 trader.red:3"), contracts=FIVE, time=LONG, expeditions=row)
    aims = {aim.contract: aim for aim in aims_of(game.view(0), 0)}
    assert aims["explorer"] == Aim("explorer", {"captains": 1}, 0)
    assert Aim("trade_master", {"traders": 1}, 0) in aims_of(game.view(0), 1)
    assert plan_of(game.view(0), 1) is not None


def test_everyone_at_the_table_comes_to_the_same_plan() -> None:
    for number in range(5):
        game = Game.new(3, seed=f"plan {number}", modules=COOP)
        while not game.over and game.round < 4:
            game.play(chosen(game) if len(game.legal()) > 1 else game.legal()[0])
        views = [game.view(seat) for seat in (0, 1, 2, None)]
        for seat in range(3):
            told = [aims_of(view, seat) for view in views]
            assert all(each == told[0] for each in told)
        owners = Counter(aim.contract for seat in range(3) for aim in aims_of(views[0], seat))
        assert set(owners.values()) <= {1}


def test_asked_what_it_is_after_a_bot_tells_it_by_the_way_it_plays() -> None:
    ann, ben = sits(9, "captain:4"), sits(3, "trader.red:3")
    expedition = "expedition:anchor+anchor"
    game = crew(ann, ben, contracts=FIVE, time=LONG, drawn=1, harbor="flute:1/1", expeditions=expedition)
    view = game.view(None)
    assert is_together(view) and not is_together(Game.new(2, seed=1).view(None))
    assert told_plan(view, 0, "castaway") == Plan("adrift")
    for seat in (0, 1):
        assert told_plan(view, seat, "navigator") == Plan("after", plan_of(view, seat))
    assert told_plan(view, 0, "bosun") == Plan("after", Aim("bruja", {"mademoiselles": 1}, 0))


def test_a_simple_hand_is_not_after_what_another_has_begun() -> None:
    done = [paper("bruja", 1), paper("mercenary", 1), paper("trade_master", 0), paper("explorer", 0)]
    for begun, how in (({}, "after"), ({"0": 1}, "free")):
        laid = [*done, {"id": "speculator", "begun": begun}]
        view = crew(sits(1), sits(1), contracts=laid, time=LONG).view(None)
        assert told_plan(view, 1, "bosun").how == how


def test_who_has_nothing_left_helps_who_has_and_says_so() -> None:
    laid = [paper("bruja", 1), paper("mercenary", 1), paper("trade_master", 1), paper("explorer", 0), "luminary"]
    view = crew(sits(9, "priest:4"), sits(3), contracts=laid, time=LONG).view(None)
    aim = plan_of(view, 0)
    assert aim == Aim("luminary", {"jesters": 1}, 0)
    assert told_plan(view, 1, "helmsman") == Plan("helps", aim, 0)


def test_without_contracts_nobody_is_after_one() -> None:
    assert plan_of(Game.new(2, seed=1).view(0), 0) is None


# --- Winning ---


def test_a_crew_wins_or_loses_as_a_whole() -> None:
    shares: set[tuple[float, ...]] = set()
    for number in range(12):
        state = Game.new(2, seed=f"whole {number}", modules=COOP).state.clone()
        sail(state, playout_crew(2, COOP))
        shares.add(tuple(win_shares(state)))
    assert shares == {(0.0, 0.0), (1.0, 1.0)}


def test_the_chance_of_a_crew_is_everyones_and_falls_with_time() -> None:
    chance: list[float] = []
    for time in (LONG, "sailor:3 sailor:3", ""):
        game = crew(sits(3), sits(3), contracts=FIVE, time=time, drawn=1, harbor="flute:1/1")
        told = chances(game.view(0).table, mind_of("helmsman", 2, COOP))
        assert told[0] == told[1] == pytest.approx(crew_chance(muster_of(2), game.view(0).table))
        chance.append(told[0])
    assert 1 > chance[0] > chance[1] > chance[2] >= 0


@pytest.mark.parametrize("players", [1, 3])
def test_the_chance_of_a_crew_is_what_its_games_come_to(players: int) -> None:
    """The plan alone takes contracts for more of a hindrance to each other than they are, and tells too little."""
    told, planned, won = 0.0, 0.0, 0.0
    for seed in range(120):
        state = Game.new(players, seed=f"told {seed}", modules=COOP).state.clone()
        told += crew_chance(muster_of(players), state) / 120
        planned += plan_chance(muster_of(players), state) / 120
        sail(state, playout_crew(players, COOP))
        won += win_shares(state)[0] / 120
    assert abs(told - won) < 0.12
    assert planned < won - 0.15


def test_playouts_of_a_crew_count_games_won() -> None:
    """With the last turn at hand and nothing but a captain lacking, only the captain wins."""
    laid = [paper("trade_master", 1), paper("mercenary", 0), paper("explorer", 1), paper("jinx", 1), "bruja"]
    ann = sits(9, "mademoiselle:7 sailor:3 sailor:3 sailor:3")
    ben = sits(3, "trader.red:3 trader.blue:3 expedition:hut+hut")
    game = crew(ann, ben, contracts=laid, time="", drawn=2, harbor="captain:4 flute:5/4")
    play(game, "stop")
    ledger = Ledger([int(action) for action in game.legal()])
    weigh(ledger, game.view(0).table, playout_crew(2, COOP), Random(1, 2, 3, 4), 0, 4, 8)
    won = {str(action): ledger.row(i)[2] / ledger.row(i)[1] for i, action in enumerate(game.legal())}
    assert won["take captain:4"] == 1.0
    assert won["take flute:5/4"] == won["pass"] == 0.0
    assert chosen(game) == chosen(game, "navigator@8") == "take captain:4"


@pytest.mark.parametrize(("players", "least"), [(1, 21), (2, 15)])
def test_a_crew_wins_often_enough(players: int, least: int) -> None:
    won = 0
    for number in range(30):
        state = Game.new(players, seed=f"often {number}", modules=COOP).state.clone()
        sail(state, Crew([mind_of("helmsman", players, COOP)]))
        won += state.read("result") == 1
    assert won >= least
