"""The Adventure Begins: setup, characters, the campaign as data. A-numbers are sentences of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest
from chapter import ADVENTURE, TINY, coins, end_of_month, happened, laid, table, words

from portroyal import Game
from portroyal.adventures import even_coins
from portroyal.campaigns import built_in, tale_of, tell
from portroyal.errors import CampaignError, PortRoyalError, RulesetError
from portroyal.knowledge import View


def begin(players: int = 1, *, seed: int = 1, **settings: Any) -> Game:
    rulings = settings.pop("rulings", None)
    start = settings.pop("start", 0)
    return Game.new(players, modules=ADVENTURE, adventure=settings, seed=seed, rulings=rulings, start=start)


def chosen(players: int = 1, **settings: Any) -> Game:
    """A game after everybody has chosen the first side of a card."""
    game = begin(players, **settings)
    while game.phase == "choose":
        game.play(words(game)[0])
    return game


def test_an_adventure_is_for_one_to_four() -> None:
    """A1"""
    assert begin(1).players == 1 and begin(4).players == 4
    with pytest.raises(RulesetError):
        begin(5)


def test_alone_one_plays_together() -> None:
    """A12"""
    with pytest.raises(CampaignError, match="Alone"):
        begin(1, mode="competitive")


def test_contracts_are_not_mixed_in_but_other_cards_are() -> None:
    """A4"""
    assert Game.new(2, modules=[*ADVENTURE, "gambler", "set_sail", "contract_cards"]).players == 2
    with pytest.raises(RulesetError, match="can't be played together"):
        Game.new(2, modules=[*ADVENTURE, "contract_cards", "contracts"])


def test_the_adventure_is_in_the_newest_edition_alone() -> None:
    with pytest.raises(RulesetError, match="bigbox-2021"):
        Game.new(2, modules=ADVENTURE, edition="pegasus-2014")


def test_adv_special_expedition() -> None:
    """A13"""
    assert sum(begin(4).ruleset.cards().values()) == 119
    assert sum(begin(4, rulings={"adv_special_expedition": "shuffled"}).ruleset.cards().values()) == 120


def test_adv_characters() -> None:
    """A15, A16: a card at random and the side of one's choice; or picked counterclockwise, the start player last."""
    game = begin(3, start=1)
    assert game.actor == 1 and len(words(game)) == 2
    game = begin(3, start=1, rulings={"adv_characters": "draft"})
    assert game.actor == 0 and len(words(game)) == 10
    game.play("choose jean")
    assert game.actor == 2 and "choose anne" not in words(game) and len(words(game)) == 8
    game.play("choose grace")
    game.play("choose mary")
    assert "character_chosen" in happened(game) and game.phase != "choose"


def test_a_character_that_is_taken_is_refused() -> None:
    game = begin(2, rulings={"adv_characters": "draft"})
    game.play("choose jean")
    with pytest.raises(PortRoyalError) as refusal:
        game.play("choose anne")
    assert refusal.value.facts["reason"] == "character_taken"


def test_coins_are_those_of_the_character_and_of_failures() -> None:
    """A18, A65"""
    game = begin(2, coins=[1, 2], rulings={"adv_characters": "draft"})
    game.play("choose samuel")
    game.play("choose thomas") if "choose thomas" in words(game) else game.play("choose jean")
    gained = {event.seat: event.count for event in game.events() if event.kind == "coins_gained"}
    start = {side["id"]: side["start_coins"] for card in built_in()["the-bell"]["characters"] for side in card}
    assert gained[1] == start["samuel"] + 2 and gained[0] == start["jean"] + 1


def test_adv_retry_cap() -> None:
    """A65: three more for each failure, without a limit."""
    assert even_coins(3, 2) == [2, 1] and even_coins(3, 2, start=1) == [1, 2] and even_coins(21, 3) == [7, 7, 7]
    assert begin(1, coins=[21]).ruleset.adventure.coins == (21,)  # type: ignore[union-attr]
    with pytest.raises(CampaignError, match="3 for each failure"):
        begin(1, coins=[4])


def test_adv_replay_cards() -> None:
    """A64, A77: cards once added stay, and are not added again."""
    first, again = chosen(1), chosen(1, batches=["80"])
    assert "cards_added" in happened(first) and "cards_added" not in happened(again)
    assert sum(again.ruleset.cards().values()) == 119 + 12
    assert again.state.deck_pass == 1


def test_adv_batch_into() -> None:
    """A26: new cards are shuffled into the deck alone, and coins drawn before can't be of them."""
    game = chosen(2)
    assert game.state.deck_pass == 2 and game.view().joined == {1: 2}
    assert all(deck_pass == 1 for player in game.view().players for deck_pass in player.passes)
    unseen = game.view(0).unseen
    assert unseen[2] == {
        "ares:2/1+book": 2,
        "ares:2/1+herbs": 2,
        "ares:4/1+book": 1,
        "ares:4/1+herbs": 1,
        "ares:6/1+book": 1,
        "ares:skull/1+herbs": 1,
        "captain:5": 1,
        "priest:5": 1,
        "settler:5": 1,
        "tax:influence/16": 1,
    }


@pytest.mark.parametrize("answer", ["deck", "deck_and_discard"])
def test_adv_batch_into_the_deck_or_with_the_discard(answer: str) -> None:
    """A54, A26: a batch that joins in the middle of a chapter leaves the discard, or takes it along."""
    there = ["sailor:3", "flute:1/1", "tax:swords"]
    game = end_of_month(
        {}, {}, campaign=TINY, chapter=2, missions=["t20"], discard=there, rulings={"adv_batch_into": answer}
    )
    view = game.view()
    assert [each for each in happened(game) if each in ("cards_added", "deck_shuffled")] == [
        "cards_added",
        "deck_shuffled",
    ]
    added = next(event for event in game.events() if event.kind == "cards_added")
    assert added.count == 4 and laid(game) == ["t20", "t21"]
    assert view.discard == (tuple(there) if answer == "deck" else ())
    assert view.deck == sum(game.ruleset.cards().values()) + 4 - len(view.discard)
    assert view.unseen[2]["expedition:bread+herbs+hut"] == 1 and view.joined
    again = Game.from_position(game.to_position())
    assert again.hash == game.hash and View.from_dict(again.view(0).as_dict()) == game.view(0)


def test_a_chapter_opened_on_its_own_has_all_earlier_cards() -> None:
    sizes = [sum(chosen(1, chapter=chapter).ruleset.cards().values()) for chapter in (1, 2, 3, 4, 5)]
    assert sizes == [119, 131, 139, 147, 158]


@pytest.mark.parametrize(("players", "events"), [(1, 3), (2, 3), (3, 3), (4, 4)])
def test_the_event_deck_together(players: int, events: int) -> None:
    """A19 to A21: zeros, with one or two players card 1, month's end at the bottom; one was revealed."""
    game = chosen(players)
    story = game.view().story
    assert story is not None
    assert len(story["deck"]) == events - 1 and story["deck"][-1] == "months_end"


@pytest.mark.parametrize(("players", "events"), [(2, 5), (3, 5), (4, 5)])
def test_the_event_deck_against_each_other(players: int, events: int) -> None:
    """A19"""
    story = chosen(players, mode="competitive").view().story
    assert story is not None and len(story["deck"]) == events - 1


def test_adv_event_1() -> None:
    """A20"""
    usual = begin(2, mode="variant").to_position()["story"]
    without = begin(2, mode="variant", rulings={"adv_event_1": "not_in_variant"}).to_position()["story"]
    assert "old_pilot" in usual["deck"] and "old_pilot" not in [*without["deck"], *without["aside"]]
    assert "old_pilot" not in begin(3).to_position()["story"]["deck"]


def test_the_variant_has_four_starred_missions_and_all_cards() -> None:
    """A78 to A80"""
    game = chosen(3, mode="variant")
    story = game.view().story
    assert story is not None and len(story["missions"]) == 4 and story["deck"][-1] == "months_end_variant"
    stars = [name for name, mission in tale_of("the-bell").missions.items() if mission.facts.get("star")]
    assert len(stars) == 15 and {mission["id"] for mission in story["missions"]} <= set(stars)
    assert sum(game.ruleset.cards().values()) == 119 + 39


def test_the_story_begins_with_the_first_mission_of_its_chapter() -> None:
    """A25, A26"""
    game = chosen(1, chapter=3)
    read = [event.detail for event in game.events() if event.kind == "story_read"]
    assert read == ["30"]


# --- The campaign as data ---


def test_a_word_that_nobody_knows_is_refused_by_name() -> None:
    facts = dict(built_in()["the-bell"])
    spoiled = facts | {"events": [{**facts["events"][0], "effect": {"gain_fame": 1}}, *facts["events"][1:]]}
    with pytest.raises(CampaignError, match="gain_fame"):
        tell(spoiled)
    first = {**facts["story"][0], "own": {"admirals_hats": 1}}
    with pytest.raises(CampaignError, match="admirals_hats"):
        tell(facts | {"story": [first, *facts["story"][1:]]})


def test_two_campaigns_are_played_side_by_side() -> None:
    ours, tiny = chosen(1), chosen(1, campaign=TINY)
    assert ours.view().story["missions"][0]["id"] == "10"  # type: ignore[index]
    assert tiny.view().story["missions"][0]["id"] == "t10"  # type: ignore[index]
    assert Game.replay(ours.record()).hash == ours.hash and Game.replay(tiny.record()).hash == tiny.hash


def test_a_record_is_told_again_only_with_the_same_contents() -> None:
    record = chosen(1, campaign=TINY).record()
    record["adventure"]["contents"] = "0123456789abcdef"
    with pytest.raises(PortRoyalError, match="other contents"):
        Game.replay(record)


def test_what_is_no_setting_is_refused() -> None:
    for wrong in ({"mode": "blind"}, {"chapter": 9}, {"campaign": "none"}, {"batches": ["99"]}, {"weather": 1}):
        with pytest.raises(CampaignError):
            begin(2, **dict[str, Any](wrong))
    with pytest.raises(CampaignError, match="module 'adventure'"):
        Game.new(2, adventure={})


def test_positions_and_views_are_told_and_read_again() -> None:
    game = table({"character": "jean", "crowns": 3, "items": ["ares:2/1+book"]}, {"coins": 4}, missions=["10", "11"])
    assert Game.from_position(game.to_position()).to_position() == game.to_position()
    assert coins(game, 1) == 4


@pytest.mark.parametrize("phase", ["choose", "event", "mission", "look", "buy_off"])
def test_no_other_game_is_in_a_phase_of_an_adventure(phase: str) -> None:
    with pytest.raises(PortRoyalError, match="module 'adventure' alone"):
        Game.from_position({"players": [{}, {}], "phase": phase})
