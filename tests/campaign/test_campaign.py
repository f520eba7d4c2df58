"""A campaign goes on as the rules of the adventure say, and can be left and gone on with anywhere."""

from __future__ import annotations

import json
import random
import tomllib
from pathlib import Path
from typing import Any

import pytest

from portroyal import Game
from portroyal.campaign import Campaign, Evening, load, save
from portroyal.campaign.files import from_document, to_document
from portroyal.campaigns import tell
from portroyal.errors import CampaignError, PortRoyalError
from portroyal.events import Event

TINY = Path(__file__).parent.parent / "campaigns" / "tiny.toml"


def easy() -> str:
    """The id of a campaign of two chapters with a mission each that asks for nothing: whoever wants to, wins."""
    facts = tomllib.loads(TINY.read_text())
    facts["id"] = "easy"
    facts["card9"] = {"cubes": dict.fromkeys("1234", 1), "influence": dict.fromkeys("1234", 0)}
    end = {"cooperative": {"card9": True}, "competitive": {"buy_off": 8}}
    facts["story"] = [
        {"id": "e10", "chapter": 1, "adds": ["ta"], "star": True, "hourglass": end},
        {"id": "e20", "chapter": 2, "adds": ["tb"], "star": True, "hourglass": end},
        {"id": "e21", "chapter": 2, "star": True, "hourglass": end},
        {"id": "e22", "chapter": 2, "star": True, "hourglass": end},
    ]
    return tell(facts).id


def play(game: Game, *, completing: bool = True) -> None:
    """To the end, by chance, but with an eye on the mission or not."""
    chance = random.Random(1)
    while not game.over:
        choices = game.legal()
        complete = [action for action in choices if action.kind == "complete"]
        others = [action for action in choices if action.kind != "complete"]
        game.play((complete or others)[0] if completing and complete else chance.choice(others))


def evening(campaign: Campaign, *, won: bool = True, **settings: Any) -> Evening:
    """Play an evening; of a crew one that is won or lost."""
    play(campaign.next_game(seed=1, **settings), completing=won)
    last = campaign.finish()
    assert last.mode != "cooperative" or bool(last.winners) == won
    return last


def tiny(names: tuple[str, ...] = ("Ada",), **settings: Any) -> Campaign:
    return Campaign(names, campaign=easy(), start=0, **settings)


def test_a_failed_chapter_is_played_again_with_three_more_coins_each_time() -> None:
    """A64, A65."""
    campaign = tiny(("Ada", "Ben"))
    for failures in range(3):
        assert (campaign.chapter, campaign.failures, campaign.coins) == (1, failures, 3 * failures)
        game = campaign.next_game(seed=1)
        adventure = game.ruleset.adventure
        assert adventure is not None and sum(adventure.coins) == 3 * failures
        campaign.running = None
        evening(campaign, won=False)


def test_success_leads_on_without_extra_coins() -> None:
    """A63, A66."""
    campaign = tiny()
    evening(campaign, won=False)
    won = evening(campaign, won=True)
    assert won.winners == (0,)
    assert (campaign.chapter, campaign.failures, campaign.coins) == (2, 0, 0)


@pytest.mark.parametrize(
    ("answer", "coins"), [("no_limit", [3, 6, 9, 12, 15]), ("nine", [3, 6, 9, 9, 9]), ("9", [3, 6, 9, 9, 9])]
)
def test_failures_bring_coins_without_a_limit_or_nine_at_most(answer: str, coins: list[int]) -> None:
    """adv_retry_cap."""
    campaign = tiny(("Ada", "Ben"), rulings={"adv_retry_cap": answer})
    for after in coins:
        evening(campaign, won=False)
        assert campaign.coins == after
    with pytest.raises(CampaignError, match=f"After 5 failures at this chapter there are {coins[-1]} more coins"):
        campaign.next_game(coins=[coins[-1], 1])
    adventure = campaign.next_game(seed=1).ruleset.adventure
    assert adventure is not None and sum(adventure.coins) == coins[-1]


def test_a_crew_that_loses_for_ever_can_always_try_again() -> None:
    """Coins are cards: from some failure on there are no more of them, and the deck is never empty."""
    for names in (("Ada",), ("Ada", "Ben", "Cid", "Dot")):
        campaign = tiny(names)
        lost = evening(campaign, won=False)
        campaign.evenings += [lost] * 40
        for coins in (None, [campaign.coins, *([0] * (len(names) - 1))]):
            game = campaign.next_game(seed=1, coins=coins)
            play(game, completing=False)
            assert game.over
            campaign.running = None


def test_the_coins_of_failures_are_split_as_agreed_or_evenly_from_the_start_player() -> None:
    campaign = tiny(("Ada", "Ben"))
    evening(campaign, won=False)
    assert campaign.start == 1
    assert coins_of(campaign.next_game(seed=1)) == (1, 2)
    campaign.running = None
    assert coins_of(campaign.next_game(seed=1, coins=[3, 0])) == (3, 0)
    campaign.running = None
    with pytest.raises(CampaignError, match="3 more coins to share, not 6"):
        campaign.next_game(coins=[3, 3])
    assert campaign.running is None


def coins_of(game: Game) -> tuple[int, ...]:
    assert game.ruleset.adventure is not None
    return game.ruleset.adventure.coins


def test_cards_once_added_stay_in_the_deck_after_victory_and_defeat() -> None:
    """A77."""
    campaign = tiny()
    assert campaign.batches == ()
    evening(campaign, won=False)
    assert campaign.batches == ("ta",)
    game = campaign.next_game(seed=2)
    assert game.ruleset.adventure is not None and game.ruleset.adventure.batches == ("ta",)


def test_cards_of_a_failed_chapter_come_out_again_where_that_is_played() -> None:
    """adv_replay_cards: they are added when the page is read again; those of chapters won stay."""
    campaign = tiny(rulings={"adv_replay_cards": "come_out"})
    evening(campaign, won=False)
    assert campaign.batches == ()
    assert sum(event.kind == "cards_added" for event in begun(campaign.next_game(seed=2))) == 1
    campaign.running = None
    evening(campaign)
    assert campaign.batches == ("ta",)
    evening(campaign, won=False)
    assert (campaign.chapter, campaign.batches) == (2, ("ta",))


def begun(game: Game) -> list[Event]:
    """What happens until the first turn begins."""
    return list(game.play(game.legal()[0]))


def test_the_seat_after_the_last_start_player_begins() -> None:
    """Ruling adv_next_start."""
    campaign = tiny(("Ada", "Ben", "Cleo"))
    begun = [evening(campaign, mode="competitive").start for _ in range(2)]
    assert begun == [0, 1]


def test_mode_and_crew_may_change_between_chapters() -> None:
    """Ruling adv_crew_changes."""
    campaign = tiny(("Ada", "Ben"))
    evening(campaign, mode="competitive")
    game = campaign.next_game(names=["Ada", "Ben", "Cleo"], mode="cooperative", seed=1)
    assert game.names == ("Ada", "Ben", "Cleo") and game.ruleset.adventure is not None
    assert game.ruleset.adventure.mode == "cooperative"


def test_a_competitive_chapter_always_leads_on_but_is_no_success_of_the_crew() -> None:
    """A67, A75."""
    campaign = tiny(("Ada", "Ben"), mode="competitive")
    evening(campaign)
    assert campaign.chapter == 2
    evening(campaign)
    assert campaign.is_over and not campaign.has_succeeded and not campaign.is_highest_feat


def test_all_chapters_without_a_defeat_are_the_highest_feat() -> None:
    """A67, A68."""
    campaign = tiny()
    while not campaign.is_over:
        evening(campaign, won=True)
    assert campaign.has_succeeded and campaign.is_highest_feat


def test_success_after_a_defeat_is_success_but_not_the_highest_feat() -> None:
    campaign = tiny()
    evening(campaign, won=False)
    while not campaign.is_over:
        evening(campaign, won=True)
    assert campaign.has_succeeded and not campaign.is_highest_feat


def test_the_variant_comes_after_the_last_chapter() -> None:
    """A78."""
    campaign = tiny(("Ada", "Ben"), mode="competitive")
    with pytest.raises(CampaignError, match="after the last chapter"):
        campaign.next_game(mode="variant")
    for _ in range(2):
        evening(campaign)
    with pytest.raises(CampaignError, match="All chapters are played"):
        campaign.next_game(mode="cooperative")
    assert evening(campaign).mode == "variant"
    assert campaign.chapter == 3 and len(campaign.evenings) == 3


def test_an_ending_has_the_last_words_of_the_road_taken() -> None:
    """Ruling adv_codas."""
    campaign = Campaign(["Ada", "Ben"], start=0)
    play(campaign.next_game(mode="competitive", seed=1))
    last = campaign.finish()
    expected = {"14": "quiet", "16": "quiet", "15": "loud", "17": "loud"}
    assert (last.ending, last.coda) == ("61", expected[last.road[-1]])


def test_a_lost_chapter_has_no_ending() -> None:
    campaign = Campaign(["Ada"], start=0)
    lost = evening(campaign, won=False)
    assert lost.road[0] == "10"
    assert lost.ending is None and lost.coda is None


def test_a_game_is_finished_only_when_it_is_over_and_only_once() -> None:
    campaign = tiny()
    with pytest.raises(CampaignError, match="No game is running"):
        campaign.finish()
    game = campaign.next_game(seed=1)
    with pytest.raises(CampaignError, match="not over yet"):
        campaign.finish()
    with pytest.raises(CampaignError, match="A game is running"):
        campaign.next_game()
    play(game)
    with pytest.raises(CampaignError, match="waits to be finished"):
        campaign.next_game()
    campaign.finish()


@pytest.mark.parametrize("names", [(), ("A", "B", "C", "D", "E")])
def test_a_crew_that_can_not_play_is_refused_at_once(names: tuple[str, ...]) -> None:
    with pytest.raises(PortRoyalError):
        Campaign(names)


def test_a_campaign_is_left_in_the_middle_of_a_game_and_gone_on_with(tmp_path: Path) -> None:
    campaign = tiny(("Ada", "Ben"))
    evening(campaign, won=False)
    evening(campaign, mode="competitive")
    game = campaign.next_game(seed=3)
    for _ in range(9):
        game.play(game.legal()[0])
    save(tmp_path / "evening.json", campaign)
    again = load(tmp_path / "evening.json")
    assert again.running is not None and again.running.hash == game.hash
    assert to_document(again) == to_document(campaign)
    assert (again.chapter, again.failures, again.batches, again.start) == (2, 0, campaign.batches, campaign.start)
    play(again.running)
    again.finish()
    assert len(again.evenings) == 3


def test_a_saved_campaign_carries_its_facts() -> None:
    """It goes on as it began, even where the program knows another campaign of this name."""
    campaign = tiny()
    document = json.loads(json.dumps(to_document(campaign)))
    document["facts"]["card9"]["influence"]["1"] = 7
    again = from_document(document)
    assert again.tale.contents != campaign.tale.contents
    assert again.next_game(seed=1).ruleset.adventure.contents == again.tale.contents


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda told: told.update(format=2), "this version reads 1"),
        (lambda told: told.pop("mode"), "has the key 'mode'"),
        (lambda told: told.update(luck=1), "no key 'luck'"),
        (lambda told: told.update(start=7), "a seat from 0 to 1"),
        (lambda told: told.update(names="Ada"), "'names' is a list"),
        (lambda told: told.update(facts=[]), "JSON objects"),
        (lambda told: told["evenings"][0]["actions"].pop(), "Evening 1"),
        (lambda told: told["evenings"].reverse(), "Evening 1"),
        (lambda told: told["evenings"].pop(0), "Evening 1"),
        (lambda told: told["evenings"][1]["adventure"].update(batches=[]), "Evening 2"),
    ],
)
def test_a_file_that_does_not_hold_is_refused(change: Any, why: str) -> None:
    campaign = tiny(("Ada", "Ben"))
    evening(campaign, won=False)
    evening(campaign, mode="competitive")
    document = json.loads(json.dumps(to_document(campaign)))
    change(document)
    with pytest.raises(CampaignError, match=why):
        from_document(document)


def test_an_evening_of_another_campaign_is_not_the_one_that_came_next() -> None:
    """The same chapter, but with another start player, or with other rules."""
    for other in (
        tiny(("Ada", "Ben"), rulings={"adv_jack": "yes"}),
        Campaign(("Ada", "Ben"), campaign=easy(), start=1),
    ):
        evening(other, won=False)
        told = to_document(tiny(("Ada", "Ben"))) | {"evenings": [dict(other.evenings[0].record)]}
        with pytest.raises(CampaignError, match="Evening 1 is not the game that came next"):
            from_document(told)


def test_an_evening_that_was_broken_off_is_none() -> None:
    campaign = tiny()
    running = campaign.next_game(seed=1).record()
    with pytest.raises(CampaignError, match="Evening 1 is not over"):
        from_document(to_document(campaign) | {"evenings": [running], "running": None})


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{")
    for name in ("x.json", "none.json"):
        with pytest.raises(CampaignError, match=r"an't (be )?read"):
            load(tmp_path / name)
    with pytest.raises(CampaignError, match="Can't write"):
        save(tmp_path / "none" / "x.json", tiny())


def test_a_saved_campaign_does_not_change_what_comes_with_the_program() -> None:
    ours = Campaign(["Ada"], start=0).tale.contents
    document = json.loads(json.dumps(to_document(Campaign(["Ada"], start=0))))
    document["facts"]["card9"]["influence"]["1"] = 11
    assert from_document(document).tale.contents != ours
    assert Campaign(["Ada"], start=0).tale.contents == ours
