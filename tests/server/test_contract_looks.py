"""What a guest sees of contracts: what they ask for and who has it, what they bring, moments, gifts, time and rank."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from worlds import games

from portroyal import Game
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import Crew, choose_by_judgment, sail
from portroyal.engine.vocabulary import CREW_WON
from portroyal.server.protocol import ContractState, Look
from portroyal.server.table.looks import seats_look, watchers_look

COMPETE = ["base", "contract_cards", "contracts"]
CREW = ["base", "contract_cards", "coop"]
ANN = ["captain:4", "mademoiselle:7", "sailor:3"]
BEN = ["captain:4", "trader.blue:3"]


def look(game: Game, seat: int | None, **more: Any) -> Look:
    return seats_look(watchers_look(game.view(None), "exact", game.version), game.view(seat), seat, **more)


def table(*contracts: Any, modules: list[str] = COMPETE, coins: int = 5, **more: Any) -> Game:
    players = [
        {"name": "Ann", "coins": coins, "display": ANN},
        {"name": "Ben", "coins": coins, "display": BEN},
    ]
    return Game.from_position(
        {"modules": modules, "players": players, "contracts": list(contracts), "seed": 1, "phase": "take", **more}
    )


def state(seen: Look, contract: str) -> ContractState:
    return next(each for each in seen.contracts if each.id == contract)


def asked(seen: Look, contract: str) -> dict[str, tuple[int, list[int]]]:
    return {ask.what: (ask.count, ask.have) for ask in state(seen, contract).asks}


def test_a_contract_tells_what_it_asks_for_and_what_every_seat_has_of_it() -> None:
    game = table("bruja", "mercenary", "trade_master", "pirates_nest")
    for seat in (0, 1, None):
        seen = look(game, seat)
        assert [each.id for each in seen.contracts] == ["bruja", "mercenary", "trade_master", "pirates_nest"]
        assert asked(seen, "bruja") == {"captains": (1, [1, 1]), "mademoiselles": (1, [1, 0])}
        assert asked(seen, "mercenary") == {"swords": (3, [1, 0])}
        assert asked(seen, "trade_master") == {"traders": (2, [0, 1])}
        assert asked(seen, "pirates_nest") == {"ships_kept": (5, [0, 0])}
        assert [each.nearest for each in seen.contracts] == [0, 0, 1, None]


def test_what_i_can_complete_now_is_ready_with_its_action_and_what_it_brings() -> None:
    game = table(
        {"id": "bruja", "completed": [1], "begun": {}}, "mercenary", "explorer", "luminary", harbor=["sailor:3"]
    )
    seen = look(game, 0)
    bruja, mercenary = state(seen, "bruja"), state(seen, "mercenary")
    assert (bruja.status, bruja.action, bruja.why) == ("ready", "contract bruja", None)
    assert (bruja.coins, bruja.influence, bruja.completed) == (2, 0, [1]), "the second to complete it"
    assert (mercenary.status, mercenary.action, mercenary.why) == ("open", None, "contract_unmet")
    choice = next(each for each in seen.choices if each.kind == "contract")
    assert (choice.gain, choice.influence, choice.price) == (2, 0, 0)
    assert choice.step is not None and choice.step.completes
    held = state(look(game, 0, may_act=False), "bruja")
    assert (held.status, held.action) == ("met", None), "a bot plays for me"
    assert state(look(game, None), "bruja").action is None, "who watches does not act"


def test_a_second_contract_brings_influence() -> None:
    game = table({"id": "mercenary", "completed": [0]}, "bruja", "explorer", "luminary", harbor=["sailor:3"])
    assert state(look(game, 0), "bruja").influence == 1
    assert state(look(game, 0), "mercenary").status == "completed"
    assert [player.cubes for player in look(game, 0).players] == [2, 3]


def test_without_a_cube_it_is_too_late() -> None:
    done = [{"id": each, "completed": [0]} for each in ("mercenary", "explorer", "luminary")]
    seen = look(table(*done, "bruja", harbor=["sailor:3"]), 0)
    assert (state(seen, "bruja").status, state(seen, "bruja").why) == ("no_cube", "no_cube")
    assert seen.players[0].cubes == 0


def test_whose_time_it_is_not_sees_what_is_met() -> None:
    game = table("bruja", "mercenary", "explorer", "luminary", harbor=["sailor:3"], active=1)
    assert state(look(game, 0), "bruja").status == "met"
    assert state(look(game, 0), "bruja").action is None
    assert state(look(game, 0), "bruja").why is None, "nobody asks yet"


def test_a_ship_of_a_nemesis_tells_both_sums() -> None:
    begun = {"id": "galleon_nemesis", "begun": {"0": 1}}
    game = table(
        begun, {"id": "mercenary", "completed": [0]}, "explorer", "luminary", harbor=["galleon:4/2", "flute:1/2"]
    )
    seen = look(game, 0)
    galleon, flute = seen.offers
    assert (galleon.action, galleon.gain) == ("take galleon:4/2", 2)
    assert galleon.decline is not None
    assert (galleon.decline.action, galleon.decline.lets_go) == ("decline galleon:4/2", 2)
    step = galleon.decline.step
    assert (step.contract, step.step, step.of, step.completes) == ("galleon_nemesis", 2, 2, True)
    assert (step.coins, step.influence) == (6, 1)
    assert flute.decline is None
    choice = next(each for each in seen.choices if each.kind == "decline")
    assert (choice.card, choice.gain, choice.lets_go, choice.influence) == ("galleon:4/2", 6, 2, 1)
    assert state(seen, "galleon_nemesis").status == "begun" and state(seen, "galleon_nemesis").steps == [1, 0]


def test_a_moment_tells_the_step_that_is_decided() -> None:
    game = table(
        "speculator", "bruja", "explorer", "luminary",
        phase="discover", harbor=["flute:1/2", "galleon:4/2"], deck=["barque:3/2"],
    )  # fmt: skip
    game.play("draw")
    seen = look(game, 0)
    assert seen.phase == "moment" and seen.moment is not None
    assert (seen.moment.contract, seen.moment.step, seen.moment.of) == ("speculator", 1, 2)
    assert (seen.moment.completes, seen.moment.coins) == (False, 0)
    assert [choice.action for choice in seen.choices] == ["contract speculator", "pass"]
    assert state(seen, "speculator").status == "ready"
    assert look(game, 1).moment == seen.moment and look(game, 1).choices == []


def test_a_gift_names_the_ship_and_the_seats_that_may_get_it() -> None:
    players = [{"name": name, "coins": coins} for name, coins in (("Ann", 3), ("Ben", 4), ("Cleo", 5))]
    game = Game.from_position(
        {
            "modules": ["base", "contract_cards"],
            "players": players,
            "phase": "take",
            "harbor": ["flute:5/3+1"],
            "seed": 1,
        }
    )
    game.play("take flute:5/3+1")
    seen = look(game, 0)
    assert (seen.phase, seen.ship) == ("gift", None)
    assert seen.gift is not None and (seen.gift.ship, seen.gift.coins) == ("flute:5/3+1", 1)
    assert [(choice.kind, choice.seat) for choice in seen.choices] == [("give", 1), ("give", 2)]


def test_a_clerk_lets_one_take_more() -> None:
    players = [{"name": "Ann", "coins": 3, "display": ["clerk.blue:6"]}, {"name": "Ben", "coins": 3}]
    game = Game.from_position(
        {
            "modules": ["base", "contract_cards"],
            "players": players,
            "phase": "take",
            "harbor": ["flute:1/2", "sailor:3"],
            "seed": 1,
        }
    )
    assert [offer.more for offer in look(game, 0).offers] == [1, 0]
    assert [offer.more for offer in look(game, 1).offers] == [0, 0]


FIVE = ("bruja", "mercenary", "galleon_nemesis", "jinx", "small_estate")


def crew(**more: Any) -> Game:
    return table(*FIVE, modules=CREW, **more)


def test_a_voyage_tells_time_contracts_and_rank() -> None:
    # 13 cards; the seals of the five say +1 0 -1 -1 +2, their letters G A H F J.
    game = Game.new(2, modules=CREW, seed=1, contracts=FIVE, aside=3)
    seen = look(game, None)
    assert seen.voyage is not None and seen.goal == 0
    voyage = seen.voyage
    assert (voyage.left, voyage.start, voyage.turn) == (16, 16, 1)
    assert (voyage.done, voyage.of, voyage.score) == (0, 5, 3)
    assert (voyage.rank, voyage.next_rank, voyage.next_at) == ("sailor", "pirate", 4)
    game.play("draw")
    assert look(game, 0).voyage is not None
    assert (look(game, 0).voyage.left, look(game, 0).voyage.turn) == (15, 1)  # type: ignore[union-attr]
    assert look(table("bruja", "jinx", "explorer", "luminary"), 0).voyage is None, "everyone for themselves"


def test_setting_aside_tells_both_numbers_before_and_after() -> None:
    game = crew(phase="discover", harbor=["sailor:3"], drawn=1, time=9, score=1, deck=["tax:swords"])
    game.play("draw")
    seen = look(game, 0)
    assert seen.phase == "set_aside" and seen.set_aside is not None
    told = seen.set_aside
    assert (told.left, told.left_after, told.score, told.score_after) == (9, 8, 1, 2)
    assert (told.rank, told.rank_after) == ("landlubber", "sailor")
    assert [choice.action for choice in seen.choices] == ["set_aside", "pass"]


def test_setting_aside_is_likely_to_go_well_with_time_and_not_without() -> None:
    def told(time: int) -> bool:
        game = crew(phase="discover", harbor=["sailor:3"], drawn=1, time=time, score=1, deck=["tax:swords"])
        game.play("draw")
        aside = look(game, 0).set_aside
        assert aside is not None
        return aside.likely

    assert told(time=40)
    assert not told(time=3)


def test_crews_win_more_where_setting_aside_is_told_to_be_likely() -> None:
    wins: dict[bool, list[bool]] = {True: [], False: []}
    mind = mind_of("helmsman", 2, tuple(CREW))
    for seed in range(30):
        game = Game.new(2, modules=CREW, seed=f"aside {seed}")
        while not game.over:
            legal = game.legal()
            if game.phase == "set_aside":
                aside = look(game, None).set_aside
                assert aside is not None
                less = game.clone()
                less.play("set_aside")
                rest = less.state.clone()
                sail(rest, Crew([mind]))
                wins[aside.likely].append(rest.read("result") == CREW_WON)
                game.play("pass")
            else:
                number = choose_by_judgment(game.state, mind)
                game.play(legal[0] if len(legal) == 1 else next(action for action in legal if action == number))
    likely, unlikely = (sum(wins[told]) / len(wins[told]) for told in (True, False))
    assert likely > max(0.5, unlikely + 0.15)


def test_the_end_tells_what_the_crew_was_and_what_was_left() -> None:
    game = crew(phase="discover", time=0, score=2)
    game.play("draw")
    seen = look(game, 0)
    assert seen.outcome is not None and seen.outcome.reason == "time" and seen.outcome.crew is not None
    told = seen.outcome.crew
    assert (told.won, told.points, told.rank, told.would_be, told.left) == (False, 0, None, "sailor", 0)
    assert asked(seen, "mercenary") == {"swords": (3, [1, 0])} and state(seen, "mercenary").nearest == 0
    won = Game.from_position(
        {
            "modules": CREW, "seed": 1, "phase": "take", "harbor": ["sailor:3"], "time": 4, "score": 2,
            "players": [{"name": "Ann", "coins": 5, "display": ANN}],
            "contracts": ["bruja", {"id": "jinx", "completed": [0]}, {"id": "explorer", "completed": [0]}],
        }
    )  # fmt: skip
    won.play("contract bruja")
    end = look(won, 0).outcome
    assert end is not None and end.crew is not None
    assert (end.reason, end.crew.won, end.crew.points, end.crew.rank, end.crew.left) == (
        "contracts",
        True,
        2,
        "sailor",
        4,
    )


@given(games())
def test_whatever_happens_contracts_are_told_as_the_rules_have_them(game: Game) -> None:
    for seat in range(game.players):
        seen, view = look(game, seat), game.view(seat)
        assert [each.id for each in seen.contracts] == [each.id for each in view.contracts]
        for told, found in zip(seen.contracts, view.contracts, strict=True):
            assert told.completed == list(found.completed)
            assert (told.status == "completed") == (seat in found.completed)
            assert (told.status == "ready") == (told.action is not None)
            assert (told.action is not None) == (f"contract {told.id}" in view.legal)
        assert (seen.voyage is None) == (not game.ruleset.is_crew)
        if seen.voyage is not None:
            assert seen.voyage.left == view.aside.get("time", 0) and seen.voyage.turn >= 0
