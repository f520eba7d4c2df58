"""The Adventure Begins: missions, moments, cubes, crowns and months."""

from __future__ import annotations

from dataclasses import replace

import pytest
from chapter import TINY, coins, crowns, end_of_month, happened, influence, laid, next_event, table, words

from portroyal import Game
from portroyal.catalog import BY_CODE, enter
from portroyal.errors import AmbiguousAction, PortRoyalError

ARES = ["ares:2/1+book", "ares:2/1+herbs", "ares:4/1+book"]


def test_a_mission_with_a_minus_takes_what_it_shows() -> None:
    """A31, A35, A39, A40: two Ares pirates for mission 10; 2 coins for the first, a crown for everyone."""
    game = table(
        {"items": ARES[:2], "coins": 0, "character": "grace"}, {"items": ["ares:4/1+herbs"] * 1}, missions=["10"]
    )
    game.play("complete 10")
    assert coins(game) == 2 and crowns(game) == 1
    assert game.view().players[0].holds == {}
    assert game.view().discard[-2:] == ("ares:2/1+book", "ares:2/1+herbs")
    assert {"mission_completed", "item_given", "crowns_moved"} <= set(happened(game))


def test_the_player_chooses_which_ships_go() -> None:
    """The words name ships only where there is a choice."""
    game = table({"items": ARES}, missions=["10"])
    assert [each for each in words(game) if each.startswith("complete")] == [
        "complete 10 with ares:2/1+book ares:2/1+herbs",
        "complete 10 with ares:2/1+book ares:4/1+book",
        "complete 10 with ares:2/1+herbs ares:4/1+book",
    ]
    with pytest.raises(AmbiguousAction):
        game.play("complete 10")
    game.play("complete 10 with ares:4/1+book ares:2/1+book")
    assert game.view().players[0].holds["items"] == ("ares:2/1+herbs",)


def test_each_player_completes_each_mission_once() -> None:
    """A30"""
    game = table({"items": ["ares:2/1+book"] * 2}, missions=[{"id": "10", "completed": [0]}])
    with pytest.raises(PortRoyalError) as refusal:
        game.play("complete 10")
    assert refusal.value.facts["reason"] == "mission_completed"


def test_what_is_only_asked_for_stays() -> None:
    """A32, A33: numbers are minima, and one person serves several missions."""
    game = table({"display": ["sailor:3", "sailor:5", "captain:4"], "coins": 0}, missions=["11", "12", "14"])
    for mission in ("11", "12", "14"):
        game.play(f"complete {mission}")
    assert len(game.view().players[0].display) == 3


def test_later_completers_get_the_crowns_alone() -> None:
    """A40"""
    second = {"display": ["captain:4"], "coins": 0}
    game = table(second, {}, missions=[{"id": "14", "completed": [1]}])
    game.play("complete 14")
    assert coins(game) == 0 and crowns(game) == 1


def test_cubes_free_ability_trophy_and_crowns() -> None:
    """A36 to A38: door, trophy, 1 crown, 3 crowns, and no fifth mission."""
    display = ["sailor:3", "captain:4", "settler:4", "priest:4", "pirate:5"]
    game = table({"display": display, "character": "samuel", "coins": 0}, missions=["12", "14", "26", "31", "44"])
    game.play("complete 12")
    assert coins(game) == 1 + 2 and crowns(game) == 1
    game.play("complete 14")
    assert "trophy_shown" in happened(game) and crowns(game) == 2
    game.play("complete 26")
    assert crowns(game) == 2 + 1 + 1
    game.play("complete 31")
    assert crowns(game) == 4 + 3 + 1
    with pytest.raises(PortRoyalError) as refusal:
        game.play("complete 44")
    assert refusal.value.facts["reason"] == "no_cube"


def test_crowns_pay_and_influence_falls_with_them() -> None:
    """A41 to A44: shields at 2, 4, 7; mission 38 costs a crown and 3 coins and brings one back."""
    game = table(
        {"crowns": 7, "display": ["sailor:7", "pirate:9", "captain:4", "priest:4"], "coins": 3}, missions=["38"]
    )
    before = influence(game)
    assert before >= 6
    game.play("complete 38")
    assert crowns(game) == 7 and coins(game) == 0 and influence(game) == before
    poor = table({"crowns": 0, "display": ["sailor:7", "pirate:9", "tybuk:10"], "coins": 3}, missions=["38"])
    assert "complete 38" not in words(poor)
    assert [influence(table({"crowns": count})) for count in (0, 1, 2, 4, 6, 7, 10, 14, 18, 20)] == [
        *(0, 0, 1, 2, 2, 3, 4, 5, 6, 6)
    ]


def test_crowns_moved_beyond_the_last_space_are_lost() -> None:
    game = table({"crowns": 20, "display": ["captain:4"]}, missions=["14"])
    game.play("complete 14")
    assert crowns(game) == 20


def test_the_others_complete_in_their_taking_also_at_an_empty_harbor() -> None:
    """A29"""
    game = table({}, {"display": ["captain:4"]}, missions=["14"], phase="take", takes=0)
    game.play("pass")
    assert game.actor == 1 and game.phase == "take" and "complete 14" in words(game)
    game.play("complete 14")
    assert game.active == 1 and game.state.drawn == 0


def test_adv_mission_active() -> None:
    """A29: also between cards; or, by the other answer, in one's taking alone."""
    told = {"display": ["captain:4"]}
    assert "complete 14" in words(table(told, missions=["14"]))
    only = table(told, missions=["14"], rulings={"adv_mission_active": "taking"})
    assert "complete 14" not in words(only)
    taking = {"phase": "take", "takes": 1, "harbor": ["sailor:3"], "rulings": {"adv_mission_active": "taking"}}
    assert "complete 14" in words(table(told, missions=["14"], **taking))


def test_adv_mission_old() -> None:
    told = {"display": ["captain:4"]}
    assert "complete 14" in words(table(told, missions=["14", "26"]))
    assert "complete 14" not in words(table(told, missions=["14", "26"], rulings={"adv_mission_old": "no"}))


def test_in_the_variant_no_mission_is_older_than_another() -> None:
    """A79: four lie face up from the start, so whatever the answer to adv_mission_old is, all of them are open."""
    told = {"display": ["priest:4", "sailor:3", "sailor:3", "sailor:3"], "coins": 9}
    row = ["13", "25", "30", "40"]
    game = table(told, {}, mode="variant", missions=row, rulings={"adv_mission_old": "no"})
    assert {"complete 13", "complete 25", "complete 40"} <= set(words(game))


def test_adv_jack() -> None:
    told = {"display": ["jack_of_all_trades:6"]}
    assert "complete 14" not in words(table(told, missions=["14"]))
    assert "complete 14" in words(table(told, missions=["14"], rulings={"adv_jack": "yes"}))


def test_adv_character_swords() -> None:
    """A93: a character does not count for missions, though it repels."""
    jean = {"character": "jean"}
    row = ["12", {"id": "14", "completed": [0]}]
    assert table(jean, missions=row).view().players[0].swords == 1
    assert "complete 12" not in words(table(jean, missions=row))
    assert "complete 12" in words(table(jean, missions=row, rulings={"adv_character_swords": "yes"}))


@pytest.mark.parametrize("answer", ["or_less", "exactly"])
def test_adv_printed_cost_3(answer: str) -> None:
    """A104: what is printed counts, whatever was paid. No person costs less than 3 today, so here one does."""
    told = {"display": ["trader.yellow:3", "trader.blue:3", "sailor:3", "mademoiselle:9"]}
    rulings = {"adv_printed_cost_3": answer}
    assert "complete 40" in words(table(told, missions=["40"], rulings=rulings))
    dear = {"display": ["trader.yellow:3", "trader.blue:3", "sailor:5", "mademoiselle:9"]}
    assert "complete 40" not in words(table(dear, missions=["40"], rulings=rulings))
    sailor = BY_CODE["sailor:3"]
    enter(replace(sailor, cost=2))
    try:
        assert ("complete 40" in words(table(told, missions=["40"], rulings=rulings))) == (answer == "or_less")
    finally:
        enter(sailor)


def test_a_mission_takes_bread_and_herbs() -> None:
    """A105"""
    game = table({"items": ["ares:skull/1+herbs", "barque:3/2+bread"]}, missions=["41"])
    game.play("complete 41")
    assert crowns(game) == 1 and coins(game) == 2
    wrong = table({"items": ["ares:2/1+book", "barque:1/1+rum"]}, missions=["41"])
    assert "complete 41" not in words(wrong)


def test_one_card_pays_one_minus() -> None:
    """t22 wants an Ares pirate and herbs: one Ares pirate with herbs is not both."""
    display = ["sailor:3", "trader.yellow:3", "captain:4", "settler:4", "expedition:anchor+anchor"]
    items = ["ares:2/1+herbs", "pinnace:2/2+bread", "flute:2/2+rum"]
    tiny = {"campaign": TINY, "chapter": 2, "missions": ["t22"], "joined": [0, 0, 2, 0, 0, 0, 0, 0], "pass": 2}
    assert "complete t22" not in words(table({"display": display, "items": items}, **tiny))
    both = table({"display": display, "items": [*items, "ares:2/1+book"]}, **tiny)
    assert "complete t22" in words(both)


# --- Moments ---


def test_adv_33_moment() -> None:
    """A107, A108: asked when the fourth color has just entered; mission 34 costs 5 coins."""
    harbor = ["pinnace:1/1", "flute:1/1", "barque:1/1"]
    game = table({"coins": 5}, missions=["33", "34"], harbor=harbor, deck=["frigate:skull/3", "galleon:skull/4"])
    game.play("draw")
    assert game.phase == "mission" and words(game) == ["complete 33", "pass"] and game.view(0).mission == "33"
    game.play("complete 33")
    assert words(game) == ["complete 34", "pass"]
    game.play("pass")
    assert game.phase == "discover" and game.view().story["missions"][1]["completed"] == []  # type: ignore[index]
    game.play("draw")
    assert game.phase == "discover"
    often = {"adv_33_moment": "each_from_fourth"}
    game = table(missions=["33"], harbor=harbor, deck=["frigate:skull/3", "galleon:skull/4"], rulings=often)
    game.play("draw")
    game.play("pass")
    game.play("draw")
    assert game.phase == "mission"
    whenever = {"adv_33_moment": "whenever"}
    game = table({"coins": 5}, missions=["33", "34"], harbor=harbor, deck=["frigate:skull/3"], rulings=whenever)
    assert "complete 33" not in words(game)
    game.play("draw")
    assert game.phase == "discover" and "complete 34" in words(game)
    game.play("complete 33")
    assert "complete 33" not in words(game) and "complete 34" in words(game)


@pytest.mark.parametrize(
    ("tax", "payers"), [("tax:influence", [12, 15, 16]), ("tax:influence/16", [16]), ("tax:influence/16#83", [16])]
)
def test_mission_50_is_for_those_who_pay_a_tax(tax: str, payers: list[int]) -> None:
    """A100, A109: the new taxes count from 16, and bring 2; asked after all have paid, before the bonus."""
    seats = [{"coins": count} for count in (11, 12, 15, 16)]
    game = table(*seats, missions=["50"], deck=[tax])
    game.play("draw")
    asked: list[int] = []
    had = [11, 12, 15, 16]
    while game.phase == "mission":
        asked.append(had[game.actor])
        game.play("pass")
    assert [count for count in asked if count in payers] == asked and set(payers) <= set(asked)


def test_the_new_tax_brings_two_to_the_least_influence_also_alone() -> None:
    """A12, A100"""
    game = table({"coins": 16}, missions=["10"], deck=["tax:influence/16"])
    game.play("draw")
    assert coins(game) == 8 + 2


def test_mission_51_stops_at_the_fourth_card() -> None:
    """A110: 5 coins, one card fewer, 2 coins for the first; the others take as usual."""
    harbor = ["pinnace:1/1", "sailor:3", "sailor:5"]
    game = table({"coins": 5}, {}, missions=["51"], harbor=harbor, deck=["flute:5/4"])
    game.play("draw")
    assert game.phase == "mission"
    game.play("complete 51")
    assert game.actor == 1 and game.phase == "take" and coins(game) == 2
    poor = table({"coins": 4}, {}, missions=["51"], harbor=harbor, deck=["flute:5/4"])
    poor.play("draw")
    assert poor.phase == "discover"


def test_adv_52_steps() -> None:
    """A111: stop at exactly one card, three times; or twice by the other answer."""
    for answer, steps in (("three_times", 3), ("twice", 2)):
        row = [{"id": "52", "begun": {"0": steps - 1}}]
        game = table(missions=row, harbor=["sailor:3"], drawn=1, rulings={"adv_52_steps": answer})
        game.play("stop")
        assert game.phase == "mission"
        game.play("complete 52")
        assert "mission_completed" in happened(game)


def test_adv_52_cube() -> None:
    """The cube leaves at the first step; what it frees comes with completion, and it is on no mission before."""
    game = table({"character": "samuel", "coins": 0}, missions=["52"], harbor=["sailor:7"], drawn=1)
    game.play("stop")
    game.play("complete 52")
    assert "mission_advanced" in happened(game) and coins(game) == 0
    abilities = game.view().players[0].abilities
    assert abilities["cubes_gone"] == 1 and "missions_done" not in abilities
    told = {"character": "samuel", "coins": 0}
    for answer, gone, frees in (("frees_at_once", 1, 2), ("when_completed", 0, 0)):
        game = table(told, missions=["52"], harbor=["sailor:7"], drawn=1, rulings={"adv_52_cube": answer})
        game.play("stop")
        game.play("complete 52")
        assert game.view().players[0].abilities.get("cubes_gone", 0) == gone and coins(game) == frees
        assert Game.from_position(game.to_position()).to_position() == game.to_position()
        row = [{"id": "52", "begun": {"0": 2}}]
        game = table(told, missions=row, harbor=["sailor:7"], drawn=1, rulings={"adv_52_cube": answer})
        game.play("stop")
        game.play("complete 52")
        assert game.view().players[0].abilities["cubes_gone"] == 1 and coins(game) == (2 + 2 if not frees else 2)


def test_two_cards_are_not_one() -> None:
    game = table(missions=["52"], harbor=["sailor:3", "sailor:5"])
    game.play("stop")
    assert game.phase == "take"


# --- Months ---


def test_a_month_asks_the_mission_of_its_hourglass() -> None:
    """A49 to A52"""
    assert laid(end_of_month(missions=[{"id": "10", "completed": [0]}, "11"], chapter=1)) == ["10", "11", "12"]
    game = end_of_month(missions=["10", "11"], chapter=1)
    assert laid(game) == ["10", "11", "13"] and "month_ended" in happened(game)


def test_fist_and_handshake() -> None:
    """A53"""
    assert laid(end_of_month({}, {}, missions=["30"], chapter=3, mode="cooperative"))[-1] == "31"
    assert laid(end_of_month({}, {}, missions=["30"], chapter=3, mode="competitive"))[-1] == "32"


def test_the_event_discard_is_turned_over_with_a_new_zero_on_top() -> None:
    """A54"""
    game = end_of_month(missions=["10"], chapter=1)
    deck = game.to_position()["story"]["deck"]
    assert deck[1:] == ["market_day", "alms", "old_pilot", "months_end"] and deck[0] not in deck[1:]
    story = game.view().story
    assert (
        story is not None
        and story["deck"] == [None, "market_day", "alms", "old_pilot", "months_end"]
        and story["month"] == 2
    )


def test_without_zeros_months_stay_as_long() -> None:
    zeros = [line["id"] for line in game_events() if line["number"] == 0]
    told = {"deck": ["months_end"], "discard": [*zeros, "old_pilot"]}
    game = end_of_month(missions=["10"], chapter=1, story=told)
    assert len(game.to_position()["story"]["deck"]) == len(zeros) + 2


def game_events() -> list[dict[str, object]]:
    from portroyal.campaigns import built_in

    return list(built_in()["the-bell"]["events"])


def test_adv_months_end_turn() -> None:
    """A61: the turn goes on; by the other answer it ends."""
    assert end_of_month({}, {}, missions=["10"], chapter=1).active == 0
    assert end_of_month({}, {}, missions=["10"], chapter=1, rulings={"adv_months_end_turn": "ends"}).active == 1


def test_adv_months_end_event() -> None:
    """A55"""
    told = [
        event.detail for event in end_of_month(missions=["10"], chapter=1).events() if event.kind == "event_revealed"
    ]
    assert told == ["months_end"]
    game = end_of_month(missions=["10"], chapter=1, rulings={"adv_months_end_event": "yes"})
    assert [event.kind for event in game.events()].count("event_revealed") == 2


def test_adv_before_event() -> None:
    """A47: nothing comes before the event, so no mission is slipped in before the end of a month."""
    game = end_of_month({"display": ["captain:4"]}, missions=["21"], chapter=2)
    kinds = happened(game)
    assert kinds.index("turn_began") + 1 == kinds.index("event_revealed")
    assert laid(game)[-1] == "24"


def test_a_story_card_adds_its_cards_once() -> None:
    game = end_of_month(missions=["t20"], campaign=TINY, chapter=2)
    assert laid(game) == ["t20", "t21"] and "cards_added" in happened(game)
    assert game.view().joined == {2: 2}


def test_adv_early_success() -> None:
    """A62: card 9 is looked at when the hourglass points to it, and not before."""
    rich = {"display": ["sailor:7", "pirate:9", "tybuk:10", "captain:4"], "crowns": 18}
    row = [{"id": name, "completed": [0]} for name in ("10", "11", "12", "14")]
    assert not table(rich, missions=row).over
    game = end_of_month(rich, missions=row)
    assert game.over and game.outcome is not None and game.outcome.crew is not None
    assert game.outcome.crew.won and game.outcome.reason == "chapter" and game.outcome.winners == (0,)


def test_a_chapter_is_lost_with_a_mission_undone() -> None:
    """A62"""
    rich = {"display": ["sailor:7", "pirate:9", "tybuk:10"], "crowns": 18}
    row = [*({"id": name, "completed": [0]} for name in ("10", "11", "12")), "14"]
    outcome = end_of_month(rich, missions=row).outcome
    assert outcome is not None and outcome.crew is not None and not outcome.crew.won and outcome.winners == ()


def test_adv_buy_off_when() -> None:
    """A71: each player once, the active one first; what was under the cube is gained."""
    seats = ({"coins": 16, "character": "samuel"}, {"coins": 7}, {"coins": 8})
    game = end_of_month(*seats, missions=["14"], chapter=1, mode="competitive")
    assert game.phase == "buy_off" and game.actor == 0 and words(game) == ["buy_off", "pass"]
    game.play("buy_off")
    assert "cube_returned" in happened(game) and coins(game) == 16 - 8 + 2 and game.actor == 2
    game.play("pass")
    assert game.phase == "discover" and game.actor == 0
    often = {"adv_buy_off_when": "as_often"}
    game = end_of_month(*seats, missions=["14"], chapter=1, mode="competitive", rulings=often)
    game.play("buy_off")
    assert game.phase == "buy_off" and game.actor == 0


# --- The end against each other ---

STRONG = ["pirate:9", "tybuk:10", "sailor:7", "lookout:9", "barmaid:9"]


def test_twelve_without_a_trophy_play_on() -> None:
    """A69, A70"""
    twelve = {"display": STRONG, "crowns": 4}
    assert not table(twelve, {}, missions=["10"], mode="competitive").view().ending
    row = [{"id": "10", "completed": [0]}, {"id": "11", "completed": [0]}]
    assert table(twelve, {}, missions=row, mode="competitive").view().ending


def test_missions_come_before_the_event_by_the_other_answer() -> None:
    """A47: the event is always first; by the other answer missions that can be done come before it."""
    told = {"display": ["captain:4"], "coins": 0}
    game = next_event("market_day", told, missions=["14"])
    assert game.phase == "discover" and coins(game) == 1
    asks = {"missions": ["14"], "rulings": {"adv_before_event": "missions"}}
    game = next_event("market_day", told, **asks)
    assert game.phase == "mission" and words(game) == ["complete 14", "pass"] and coins(game) == 0
    assert Game.from_position(game.to_position()).to_position() == game.to_position()
    game.play("complete 14")
    assert game.phase == "discover" and coins(game) == 2 + 1
    game = next_event("market_day", told, **asks)
    game.play("pass")
    assert game.phase == "discover" and coins(game) == 1


def test_a_chapter_is_won_early_by_the_other_answer() -> None:
    """A61: played on to card 9; by the other answer the chapter is won before the next event."""
    display = ["pirate:9", "captain:4", "priest:4", "tybuk:10", "sailor:7"]
    row = [{"id": name, "completed": [0]} for name in ("10", "11", "12", "14")]
    for answer, over in (("play_on", False), ("ends", True)):
        told = {"display": display, "crowns": 10}
        game = next_event("market_day", told, missions=row, rulings={"adv_early_success": answer})
        assert game.over == over
    assert game.outcome is not None and game.outcome.crew is not None and game.outcome.crew.won
