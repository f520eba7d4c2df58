"""The Adventure Begins, sentence by sentence: those that no other test tells, every mission with just enough, and a
count of the sentences that are cited.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from chapter import ADVENTURE, FIRST_BELL, coins, crowns, end_of_month, happened, next_event, table, words

from portroyal import Game
from portroyal.campaign import Campaign, story
from portroyal.campaigns import built_in, tale_of
from portroyal.catalog import CARDS
from portroyal.engine.months import cubes_needed, influence_needed
from portroyal.errors import PortRoyalError

BELL = built_in()["the-bell"]
FIRST_MISSIONS = tale_of("the-bell", FIRST_BELL).missions
SENTENCES = range(1, 112)
CITED = re.compile(r"\bA(\d{1,3})(?: to A(\d{1,3}))?\b")


def test_every_sentence_of_the_rules_is_cited_by_a_test() -> None:
    """Each sentence of the rulebook's adventure has a number, `A1` to `A111`."""
    cited: set[int] = set()
    for path in Path(__file__).parent.parent.glob("*/test_*.py"):
        for first, last in CITED.findall(path.read_text("utf-8")):
            cited.update(range(int(first), int(last or first) + 1))
    assert not set(SENTENCES) - cited


# --- What is in the box ---


def test_the_box_and_the_story_have_what_the_rulebook_counts() -> None:
    """A2, A6 to A10: five chapters; 5 cards with 10 characters, 16 events, 39 cards, 55 story cards, 4 cubes and one
    beside the crowns.
    """
    assert BELL["chapters"] == 5
    assert [len(card) for card in BELL["characters"]] == [2] * 5
    assert Counter(event["number"] for event in BELL["events"]) == {0: 13, 1: 1, 2: 1, 3: 1}
    ours = [card for card in CARDS if "adventure" in card.copies]
    assert Counter(card.kind_name for card in ours for _ in range(card.copies["adventure"])) == {
        "ship": 18,
        "person": 16,
        "expedition": 3,
        "tax": 2,
    }
    assert len(story("the-bell", "en").cards) == 55
    assert len(BELL["cubes"]["under"]) + 1 == 5


def test_the_cards_of_the_box_are_in_no_other_game_and_join_when_a_page_says_so() -> None:
    """A3, A5, A14, A27: nothing is shuffled in before its page; the page turned over is a mission."""
    ours = {card.code for card in CARDS if list(card.copies) == ["adventure"]}
    assert not ours & set(Game.new(2).view().unseen[1])
    game = Game.new(1, modules=ADVENTURE, seed=1)
    assert "cards_added" not in happened(game)
    game.play(words(game)[0])
    read = [event.kind for event in game.events()]
    assert read.index("story_read") < read.index("cards_added")
    assert [mission["id"] for mission in told(game)["missions"]] == ["10"]


def told(game: Game) -> dict[str, Any]:
    found = game.view().story
    assert found is not None
    return found


def test_the_mode_is_chosen_and_card_9_belongs_to_those_who_play_together() -> None:
    """A11, A23, A28: card 9 by the number of players; against each other no hourglass points to it."""
    for players in (1, 2, 3, 4):
        state = Game.new(players, modules=ADVENTURE, adventure={"mode": "cooperative"}, seed=1).state
        assert cubes_needed(state) == BELL["card9"]["cubes"][str(players)]
        assert influence_needed(state) == BELL["card9"]["influence"][str(players)]
    for mode, over in (("cooperative", True), ("competitive", False)):
        game = end_of_month({}, {}, missions=["14"], chapter=1, mode=mode)
        assert (game.over, game.ruleset.is_together) == (over, over)


def test_cards_of_characters_that_nobody_has_are_in_the_box() -> None:
    """A17: nobody chooses one of them, and a seat has one card."""
    game = Game.new(2, modules=ADVENTURE, seed=2)
    offered = [*words(game)]
    game.play(offered[0])
    assert not set(offered) & set(words(game)) and len(words(game)) == 2


def test_what_acts_now_lies_on_the_event_discard_at_once() -> None:
    """A22, A48"""
    assert told(next_event("market_day"))["discard"][-1] == "market_day"
    phase_1 = next_event("fog_bank")
    assert told(phase_1)["event"] == "fog_bank" and "fog_bank" not in told(phase_1)["discard"]


def test_story_cards_are_never_shuffled() -> None:
    """A24: whatever the seed, a chapter begins with its first card."""
    for seed in range(5):
        game = Game.new(1, modules=ADVENTURE, adventure={"chapter": 2}, seed=seed)
        game.play(words(game)[0])
        assert [mission["id"] for mission in told(game)["missions"]] == ["20"]


def test_later_is_fine() -> None:
    """A34: what could be completed need not be, and can be later in the turn."""
    game = table({"display": ["captain:4"]}, missions=["14"], deck=["sailor:3"])
    game.play("draw")
    game.play("stop")
    assert "complete 14" in words(game)


def test_the_phases_are_those_of_the_base_game_after_the_event() -> None:
    """A45, A47"""
    game = next_event("market_day", deck=["sailor:3"])
    assert game.phase == "discover"
    game.play("draw")
    game.play("stop")
    assert game.phase == "take"


def test_together_too_the_fee_goes_to_the_active_player() -> None:
    """A46"""
    game = table({"coins": 0}, {"coins": 5}, phase="take", takes=1, harbor=["sailor:3", "pinnace:1/1"], drawn=2)
    game.play("take pinnace:1/1")
    game.play("take sailor:3")
    assert (coins(game), coins(game, 1)) == (1 + 1, 5 - 3 - 1)


def test_a_stowed_thing_serves_missions_expeditions_and_barmaids() -> None:
    """A59"""
    bread = {"items": ["pinnace:2/2+bread", "ares:2/1+herbs"], "coins": 2, "display": ["barmaid:5", "settler:4"]}
    taking = {"phase": "take", "takes": 0, "expeditions": ["expedition:bread+herbs+hut"]}
    game = table(bread, missions=["43"], **taking)
    assert {"complete 43", "claim expedition:bread+herbs+hut", "sell pinnace:2/2+bread"} <= set(words(game))


def test_a_race_is_finished_with_its_round() -> None:
    """A69, A72: all have been active equally often."""
    rich = {"bought_off": 2, "crowns": 18, "display": ["mademoiselle:9", "admiral:9"], "coins": 5}
    game = table(rich, {}, mode="competitive", missions=["58"], phase="take", takes=1, harbor=["sailor:3"], drawn=1)
    game.play("take sailor:3")
    assert game.state.ending and not game.over
    while not game.over:
        game.play(game.legal()[-1] if "stop" not in words(game) else "stop")
    assert game.round == 1


def test_every_chapter_is_set_up_anew() -> None:
    """A76"""
    campaign = Campaign(["Ada"], start=0)
    first, again = campaign.next_game(seed=1), Campaign(["Ada"], start=0).next_game(seed=1)
    assert first.hash == again.hash and first.phase == "choose" and crowns(first) == 0


def test_in_the_variant_a_cube_costs_ten_at_every_end_of_a_month() -> None:
    """A81, A82: each player, the active one first; all else stays the same."""
    missions = ["10", "13", "30", "40"]
    seats = ({"coins": 10}, {"coins": 12})
    deck = {"deck": ["months_end_variant"], "discard": ["market_day", "old_pilot"]}
    told = {"story": deck, "mode": "variant", "missions": missions, "phase": "take", "takes": 0}
    game = table(*seats, active=1, actor=1, **told)
    game.play("pass")
    assert game.phase == "buy_off" and game.actor == 0 and words(game) == ["buy_off", "pass"]
    game.play("buy_off")
    assert coins(game) == 0 and game.actor == 1
    game.play("pass")
    assert game.phase == "discover" and game.active == 0


def first_coins(mission: str) -> int:
    """What whoever completes a mission first gets."""
    return FIRST_MISSIONS[mission].facts.get("first", {}).get("coins", 0)


def test_samuel_is_paid_once() -> None:
    """A91: when his cube leaves the door, and never again."""
    game = table({"character": "samuel", "display": ["sailor:3", "captain:4"], "coins": 6}, missions=["12", "21"])
    game.play("complete 12")
    assert coins(game) == 6 + first_coins("12") + 2
    rich = coins(game)
    game.play("complete 21")
    assert coins(game) == rich - FIRST_MISSIONS["21"].facts["discard"]["coins"] + first_coins("21")


# --- Every mission, with exactly enough and with one thing less ---

NEWEST = tale_of("the-bell")
BELL_MISSIONS = NEWEST.missions
SWORDS = ([], ["sailor:3"], ["pirate:5"], ["tybuk:6"], ["tybuk:6", "sailor:3"])
CHEAP = ["trader.yellow:3", "trader.blue:3", "trader.green:3", "trader.red:3", "trader.black:3"]
OTHERS = [*CHEAP, "jester:5", "admiral:5", "jack_of_all_trades:6"]
BY_INFLUENCE = ["mademoiselle:9", "admiral:9", "jester:9", "mademoiselle:7", "trader.yellow:5", "trader.blue:3"]
WORTH = {"mademoiselle:9": 3, "admiral:9": 3, "jester:9": 3, "mademoiselle:7": 2, "trader.yellow:5": 2}
SHIPS = {
    "ares": ["ares:2/1+book", "ares:2/1+herbs", "ares:4/1+book"],
    "ares_book": ["ares:2/1+book"],
    "ares_herbs": ["ares:2/1+herbs"],
    "book": ["ares:2/1+book"],
    "bread": ["pinnace:2/2+bread", "barque:3/2+bread"],
    "bread_or_rum": ["frigate:3/2+bread", "flute:2/2+rum", "barque:1/1+rum"],
}


def worth(influence: int) -> list[str]:
    """Persons with just so much influence."""
    found: list[str] = []
    for code in BY_INFLUENCE:
        if WORTH.get(code, 1) <= influence:
            found.append(code)
            influence -= WORTH.get(code, 1)
    assert influence == 0
    return found


def displayed(own: dict[str, int]) -> list[str]:
    """Persons and expeditions that are just what a mission wants to be there."""
    cards = [*SWORDS[own.get("swords", 0)], *worth(own.get("influence", 0))]
    cards += [f"{person}:4" for person in ("captain", "priest", "settler") for _ in range(own.get(person, 0))]
    cards += CHEAP[: own.get("persons_of_printed_cost_3", 0)] + CHEAP[: own.get("traders", 0)]
    cards += ["expedition:anchor+anchor"] * own.get("expeditions", 0)
    return cards + OTHERS[: max(0, own.get("persons", 0) - len(cards))]


def with_just(own: dict[str, int], given: dict[str, int]) -> dict[str, Any]:
    """A player who has all of this and nothing else."""
    items = [ship for thing, count in given.items() if thing in SHIPS for ship in SHIPS[thing][:count]]
    assert len(items) == sum(count for thing, count in given.items() if thing not in ("coins", "crowns"))
    return {
        "display": displayed(own),
        "items": items,
        "coins": given.get("coins", 0),
        "crowns": given.get("crowns", 0),
    }


@pytest.mark.parametrize("name", [name for name, mission in BELL_MISSIONS.items() if not mission.moment])
def test_a_mission_wants_exactly_what_it_says(name: str) -> None:
    """A31 to A33, A101 to A105: enough is enough, and one thing less is not."""
    facts = BELL_MISSIONS[name].facts
    own, given = dict(facts.get("own", {})), dict(facts.get("discard", {}))

    def can(own: dict[str, int], given: dict[str, int]) -> bool:
        game = table(with_just(own, given), missions=[name], contents=NEWEST.contents)
        return f"complete {name}" in words(game)

    assert can(own, given)
    for thing in own:
        assert not can({**own, thing: own[thing] - 1}, given), thing
    for thing in given:
        assert not can(own, {**given, thing: given[thing] - 1}), thing


def test_five_missions_are_decided_at_their_moment_or_not_at_all() -> None:
    """A106"""
    moments = {name for name, mission in BELL_MISSIONS.items() if mission.moment}
    assert moments == {"33", "34", "50", "51", "52"}
    for name in moments:
        with pytest.raises(PortRoyalError) as refusal:
            table({"coins": 9}, missions=[name]).play(f"complete {name}")
        assert refusal.value.facts["reason"] == "not_its_moment"
