"""The Adventure Begins: what the rulebook leaves open and we answer in one way. Tests are named after rulings."""

from __future__ import annotations

from typing import Any

import pytest
from chapter import ADVENTURE, TINY, coins, crowns, end_of_month, happened, influence, laid, next_event, table, words

from portroyal import Game
from portroyal.campaign import Campaign
from portroyal.campaigns import built_in, tale_of
from portroyal.errors import CampaignError, RulesetError
from portroyal.rulings import RULINGS

DONE = [{"id": "10", "completed": [0]}]
BELL = built_in()["the-bell"]


def chosen(players: int = 1, *, seed: int = 1, start: int = 0, **settings: Any) -> Game:
    """A game after everybody has chosen the first side of a card."""
    game = Game.new(players, modules=ADVENTURE, adventure=settings, seed=seed, start=start)
    while game.phase == "choose":
        game.play(words(game)[0])
    return game


def taking(*players: dict[str, Any], harbor: list[str], **more: Any) -> Game:
    """Somebody is taking; seat 0 is active."""
    return table(*players, phase="take", takes=1, harbor=harbor, drawn=len(harbor), **more)


# Every switch of the adventure, with the words its answers may be told in: ours first.
SWITCHES = {
    "adv_special_expedition": "box, shuffled",
    "adv_characters": "random, draft",
    "adv_batch_into": "deck, deck_and_discard",
    "adv_replay_cards": "stay, come_out",
    "adv_retry_cap": "none, 9",
    "adv_before_event": "nothing, missions",
    "adv_months_end_turn": "goes_on, ends",
    "adv_months_end_event": "no, yes",
    "adv_event_1": "every_mode, not_in_variant",
    "adv_dues_are_tax": "no, yes",
    "adv_mission_active": "any_time, taking",
    "adv_mission_old": "yes, no",
    "adv_jack": "no, yes",
    "adv_character_swords": "no, yes",
    "adv_printed_cost_3": "or_less, exactly",
    "adv_33_moment": "enters, each_from_fourth, whenever",
    "adv_52_steps": "3, 2",
    "adv_52_cube": "tied, frees_at_once, stays",
    "adv_buy_off_when": "each_once, as_often",
    "adv_stow_is_trade": "yes, no",
    "adv_ares_coin": "each, one",
    "adv_barmaid_sale": "taking, with_crown",
    "adv_lookout_uses": "each, once",
    "adv_lookout_short": "new_deck, what_is_there",
    "adv_early_success": "play_on, end",
}


@pytest.mark.parametrize("ruling", SWITCHES)
def test_every_switch_of_the_adventure_has_its_answers(ruling: str) -> None:
    """Switches: 25 of them, each answer read in the words of the design and in our own."""
    assert len(SWITCHES) == 25
    answers = SWITCHES[ruling].split(", ")
    assert len(answers) == len(RULINGS[ruling].answers)
    for said, ours in zip(answers, RULINGS[ruling].answers, strict=True):
        game = Game.new(2, modules=ADVENTURE, seed=1, rulings={ruling: said})
        assert game.ruleset.answer(ruling) == ours
        assert game.ruleset.changed_rulings() == ({} if ours == RULINGS[ruling].answers[0] else {ruling: ours})
        assert Game.new(2, modules=ADVENTURE, seed=1, rulings={ruling: ours}).hash == game.hash
    with pytest.raises(RulesetError, match="has no answer"):
        Game.new(2, modules=ADVENTURE, rulings={ruling: "perhaps"})


def test_numbers_are_answers_too() -> None:
    """adv_52_steps, adv_retry_cap."""
    ruleset = Game.new(1, modules=ADVENTURE, rulings={"adv_52_steps": 2, "adv_retry_cap": 9}).ruleset
    assert (ruleset.answer("adv_52_steps"), ruleset.answer("adv_retry_cap")) == ("twice", "nine")


# --- Setup and campaign ---


def test_adv_coins_before_batch() -> None:
    """A18, A26: coins come from the start player on, and before the first page is read."""
    game = chosen(3, start=1)
    told = [(event.kind, event.seat) for event in game.events() if event.kind in ("coins_gained", "cards_added")]
    assert told == [("coins_gained", 1), ("coins_gained", 2), ("coins_gained", 0), ("cards_added", 1)]
    assert all(deck_pass == 1 for player in game.view().players for deck_pass in player.passes)


def test_adv_retry_split() -> None:
    """A65: as agreed; if nothing is said, evenly, one by one from the start player on."""
    campaign = Campaign(["Ada", "Ben"], start=0)
    lose(campaign)
    assert campaign.start == 1 and campaign.split(None, 2, campaign.start) == [1, 2]
    assert campaign.split([3, 0], 2, campaign.start) == [3, 0]
    with pytest.raises(CampaignError, match="3 more coins to share, not 6"):
        campaign.next_game(coins=[3, 3])
    assert [coins(chosen(2, coins=[0, 3]), seat) - coins(chosen(2), seat) for seat in (0, 1)] == [0, 3]


def lose(campaign: Campaign) -> None:
    """Play an evening so badly that it is lost."""
    game = campaign.next_game(seed=1)
    while not game.over:
        game.play("pass" if "pass" in words(game) else "stop" if "stop" in words(game) else words(game)[-1])
    assert not campaign.finish().winners


def test_adv_next_start() -> None:
    """The seat after the last start player."""
    campaign = Campaign(["Ada", "Ben", "Cid"], start=2)
    lose(campaign)
    assert campaign.start == 0 and campaign.next_game(seed=1).state.start == 0


def test_adv_crew_changes() -> None:
    """A76: who plays, how many they are and in which mode may be others from evening to evening."""
    campaign = Campaign(["Ada", "Ben"], start=0)
    lose(campaign)
    game = campaign.next_game(names=["Eve", "Ada", "Cid"], mode="competitive", seed=1)
    assert game.names == ("Eve", "Ada", "Cid") and not game.ruleset.is_together
    assert game.phase == "choose", "characters are chosen anew"


def test_adv_mixing() -> None:
    """A4: persons and ships of other boxes may be in the deck, contracts stay out."""
    cards = Game.new(2, modules=[*ADVENTURE, "gambler", "set_sail", "contract_cards"], seed=1).ruleset.cards()
    assert sum(cards.values()) > 119
    for contracts in ("contracts", "coop"):
        with pytest.raises(RulesetError, match="can't be played together"):
            Game.new(2, modules=[*ADVENTURE, "contract_cards", contracts])


# --- Phase 0 ---


def test_adv_events_exhausted() -> None:
    """No 0 is left aside: none is added, and months stay as long."""
    zeros = [event["id"] for event in BELL["events"] if event["number"] == 0]
    game = end_of_month(missions=["10"], chapter=1, story={"deck": ["months_end"], "discard": [*zeros, "old_pilot"]})
    assert game.to_position()["story"]["deck"] == [*zeros, "old_pilot", "months_end"]
    assert game.to_position()["story"]["aside"] == []


def test_adv_event_after_bust() -> None:
    """An event of phase 2 falls away with it, and lies on the event discard when the turn ends."""
    story = {"deck": ["good_prices", "fog_bank", "months_end"], "known": 2, "discard": ["old_pilot"]}
    game = next_event("good_prices", {}, {}, deck=["pinnace:1/1", "pinnace:2/2"], story=story)
    game.play("draw")
    game.play("draw")
    assert "harbor_busted" in happened(game) and (game.active, coins(game)) == (1, 0)
    told = game.to_position()["story"]
    assert told["discard"][-1] == "good_prices" and told["event"] == "fog_bank"


def test_card_1_lies_anywhere_above_the_end_of_the_month() -> None:
    """A20: it is shuffled in, so that it may be the first event or the last before month's end."""
    places = {deck_of(Game.new(2, modules=ADVENTURE, seed=seed)).index("old_pilot") for seed in range(30)}
    assert places == {0, 1}
    race = {"mode": "competitive"}
    decks = [deck_of(Game.new(2, modules=ADVENTURE, adventure=race, seed=seed)) for seed in range(60)]
    assert {deck.index("old_pilot") for deck in decks} == {0, 1, 2, 3}
    assert all(deck[-1] == "months_end" for deck in decks)


def deck_of(game: Game) -> list[str]:
    """The events to come."""
    return game.to_position()["story"]["deck"]


def test_the_four_missions_of_the_variant_are_four() -> None:
    """A79: none of them twice, and any starred one may be among them."""
    seen: set[str] = set()
    for seed in range(40):
        row = laid(Game.new(2, modules=ADVENTURE, adventure={"mode": "variant"}, seed=seed))
        assert len(set(row)) == 4
        seen.update(row)
    assert seen == {name for name, mission in tale_of("the-bell").missions.items() if mission.facts.get("star")}


# --- When missions are completed ---


def test_adv_mission_others() -> None:
    """A29: in their own taking, also at an empty harbor; a bust gives them none, and after a pass it is over."""
    captain = {"display": ["captain:4"]}
    game = table({}, captain, missions=["14"], phase="take", takes=0)
    game.play("pass")
    assert game.actor == 1 and "complete 14" in words(game)
    game.play("pass")
    assert game.active == 1 and game.phase == "discover"
    bust = table({}, captain, missions=["14"], harbor=["pinnace:1/1"], deck=["pinnace:2/2"])
    bust.play("draw")
    assert bust.active == 1 and "mission_completed" not in happened(bust)


def test_adv_mission_same_turn() -> None:
    """A mission laid out at the end of the month may be completed in the turn that follows at once."""
    game = end_of_month({"display": ["captain:4"]}, missions=[*DONE, "11", {"id": "12", "completed": [0]}], chapter=1)
    assert laid(game)[-1] == "14" and "complete 14" in words(game)


def test_adv_mission_many() -> None:
    """Several in a row, as long as there are cubes."""
    game = table({"display": ["captain:4", "settler:4", "priest:4"]}, missions=["14", "26", "31"])
    for mission in ("14", "26", "31"):
        game.play(f"complete {mission}")
    assert game.view().players[0].abilities["missions_done"] == 3


def test_adv_mission_reuse() -> None:
    """A32: having is not spending: one captain serves several missions."""
    game = table({"display": ["captain:4"], "coins": 5}, missions=["14", "21"])
    game.play("complete 14")
    game.play("complete 21")
    assert game.view().players[0].display == ("captain:4",)


def test_adv_one_card_one_minus() -> None:
    """A31: a bread ship is bread or it is the bread or rum, not both."""
    mission = {"campaign": TINY, "chapter": 2, "missions": ["t22"], "joined": [0, 0, 2, 0, 0, 0, 0, 0], "pass": 2}
    display = ["sailor:3", "trader.yellow:3", "captain:4", "settler:4", "expedition:anchor+anchor"]
    items = ["ares:2/1+herbs", "ares:2/1+book", "pinnace:2/2+bread"]
    assert "complete t22" not in words(table({"display": display, "items": items}, **mission))
    assert "complete t22" in words(table({"display": display, "items": [*items, "flute:2/2+rum"]}, **mission))


def test_adv_mission_choice() -> None:
    """A31: the player says which ships go, in any order; equal ones need not be told apart."""
    items = ["ares:2/1+book", "ares:2/1+book", "ares:4/1+book"]
    game = table({"items": items}, missions=["10"])
    ways = [word for word in words(game) if word.startswith("complete")]
    assert ways == ["complete 10 with ares:2/1+book ares:2/1+book", "complete 10 with ares:2/1+book ares:4/1+book"]
    game.play(ways[1])
    assert game.view().players[0].holds["items"] == ("ares:2/1+book",)


def test_adv_persons() -> None:
    """A93: hired persons only, no expedition, thing or character; influence includes crowns, before any is paid."""
    two = ["sailor:3", "captain:4"]
    none = {"display": [*two, "expedition:anchor+anchor"], "items": ["ares:2/1+book"], "character": "jean"}
    assert "complete 11" not in words(table(none, missions=["11"]))
    assert "complete 11" in words(table({"display": [*two, "settler:4"]}, missions=["11"]))
    crowned = {"display": ["admiral:9", "jester:9", "sailor:3"], "crowns": 2, "coins": 3}
    game = table(crowned, missions=["38"])
    assert influence(game) == 8
    game.play("complete 38")
    assert crowns(game) == 2
    assert "complete 38" not in words(table(crowned | {"crowns": 1}, missions=["38"]))


def test_adv_first() -> None:
    """A39: first in time gets it, the others only the crowns; a buy-off completes nothing."""
    both = {"display": ["captain:4", "settler:4"], "coins": 0}
    game = table(both, both, missions=["32"], phase="take", takes=0)
    game.play("complete 32")
    assert crowns(game) == 1 + 1, "this one brings the first a crown"
    game.play("complete 32") if game.actor == 1 else game.play("pass")
    assert crowns(game, 1) == 1
    bought = table({"bought_off": 1}, {"display": ["captain:4"], "coins": 0}, missions=["14"], phase="take", takes=0)
    bought.play("pass")
    bought.play("complete 14")
    assert coins(bought, 1) == 2


def test_adv_reward_order() -> None:
    """Discards, cube, what it frees, the first reward, the mission's crowns."""
    game = table({"items": ["ares:2/1+book", "ares:2/1+herbs"], "coins": 0, "character": "samuel"}, missions=["10"])
    before = len(game.events())
    game.play("complete 10")
    told = [(event.kind, event.count) for event in game.events()[before:]]
    assert [kind for kind, _ in told] == [
        *("item_given", "item_given", "mission_completed", "coins_gained", "coins_gained", "crowns_moved")
    ]
    assert [event.detail for event in game.events()[before:] if event.kind == "coins_gained"] == [
        *("character", "mission")
    ]


# --- Cubes, crowns, characters ---


def test_adv_rewards_by_count() -> None:
    """A37: by completed missions and bought-off cubes; a cube that is tied to a mission frees nothing yet."""
    tied = {"id": "52", "begun": {"0": 1}}
    told = {"character": "samuel", "display": ["captain:4", "sailor:3"], "coins": 0}
    game = table(told, missions=[tied, "14", "12"])
    game.play("complete 14")
    assert coins(game) == 2 + 2 and "trophy_shown" not in happened(game), "the first: his coins, and no trophy"
    game.play("complete 12")
    assert "trophy_shown" in happened(game)
    third = table(told | {"bought_off": 1}, missions=[*DONE, tied, "14"])
    third.play("complete 14")
    assert crowns(third) == 1 + 1, "a bought-off cube counts: the third brings a crown besides the mission's"


def test_adv_crowns_pay() -> None:
    """A42: all of them or nothing; coins are no crowns."""
    told = {"display": ["admiral:9", "jester:9", "admiral:7"], "coins": 12}
    assert "complete 38" not in words(table(told | {"crowns": 0}, missions=["38"]))
    assert "complete 38" in words(table(told | {"crowns": 1}, missions=["38"]))
    assert next_event("royal_courier", {"crowns": 0, "coins": 9}).phase == "discover"


def test_adv_crowns_overflow() -> None:
    """Beyond the last space they are lost."""
    game = table({"crowns": 19, "display": ["captain:4", "sailor:3"]}, missions=["14", "12"])
    for mission in ("14", "12"):
        game.play(f"complete {mission}")
        assert (crowns(game), influence(game)) == (20, 2 + 6)


def test_adv_ability_now() -> None:
    """From that moment on; what is looked at when a taking begins waits for the next one."""
    harbor = ["pinnace:1/1", "flute:1/1", "barque:1/1"]
    game = taking({"character": "mary", "display": ["captain:4"], "coins": 0}, {}, harbor=harbor, missions=["14"])
    game.play("complete 14")
    assert coins(game) == 2, "the reward of the first, and nothing of Mary"
    game = taking({"character": "peter", "display": ["captain:4"], "coins": 0}, {}, harbor=harbor, missions=["14"])
    game.play("complete 14")
    game.play("take pinnace:1/1")
    assert coins(game) == 2 + 1 + 1, "a trader trades at once"


def test_adv_grace() -> None:
    """A83: with the second ship counted; for her own bust alone, besides jesters."""
    harbor = ["pinnace:1/1", "sailor:3", "sailor:5"]
    grace = {"character": "grace", "coins": 0}
    game = table(grace | {"display": ["jester:5"]}, {}, missions=DONE, harbor=harbor, deck=["pinnace:4/3"])
    game.play("draw")
    assert coins(game) == 1 + 2
    other = [{"id": "10", "completed": [1]}]
    game = table({"coins": 0}, grace, missions=other, harbor=harbor, deck=["pinnace:4/3"])
    game.play("draw")
    assert coins(game, 1) == 0


def test_adv_trader_characters() -> None:
    """A87, A89: their colors are facts of the card; both work on stowed ships too."""
    peter = taking({"character": "peter", "coins": 0}, harbor=["pinnace:2/2+bread"], missions=DONE)
    peter.play("stow pinnace:2/2+bread")
    assert coins(peter) == 1
    ferdinando = taking({"character": "ferdinando", "coins": 0}, harbor=["galleon:7/3+bread"], missions=DONE)
    ferdinando.play("stow galleon:7/3+bread")
    assert (coins(ferdinando), crowns(ferdinando)) == (0, 1)
    other = taking({"character": "peter", "coins": 0}, harbor=["flute:2/2+rum"], missions=DONE)
    other.play("stow flute:2/2+rum")
    assert coins(other) == 0


OTHER = [{"id": "10", "completed": [1]}]


def test_adv_mary() -> None:
    """A90: all ships in the harbor when the taking begins, active or not; a person is no ship."""
    mary = {"character": "mary", "coins": 0}
    three = ["pinnace:1/1", "flute:1/1", "barque:1/1"]
    for harbor, paid in ((three, 1), ([*three[:2], "sailor:3"], 0)):
        game = table({}, mary, missions=OTHER, harbor=harbor)
        game.play("stop")
        game.play("pass")
        assert (game.actor, coins(game, 1)) == (1, paid)


def test_scott_is_paid_in_the_takings_of_others_turns_too() -> None:
    """A88: as an admiral, 1 coin from five cards on."""
    scott = {"character": "scott", "coins": 0}
    harbor = ["sailor:3", "sailor:5", "sailor:7", "pirate:5", "pirate:7"]
    for cards, paid in ((harbor, 1), (harbor[:4], 0)):
        game = table({}, scott, missions=OTHER, harbor=cards)
        game.play("stop")
        game.play("pass")
        assert (game.actor, coins(game, 1)) == (1, paid)


# --- Ships and items ---


def test_only_an_ares_pirate_brings_the_coin_of_those_who_know_them() -> None:
    """A60, A97, adv_ares_coin: other ships bring nothing more, nor do captains of the base game."""
    three = {"coins": 0, "display": ["captain:5", "priest:5", "settler:5"]}
    for deed, ship, brings in (
        ("take", "pinnace:1/1", 1),
        ("take", "barque:1/1+rum", 1),
        ("stow", "pinnace:2/2+bread", 0),
        ("take", "ares:2/1+book", 1 + 3),
        ("stow", "ares:2/1+book", 3),
    ):
        game = taking(three, harbor=[ship])
        game.play(f"{deed} {ship}")
        assert coins(game) == brings
    game = taking({"coins": 0, "display": ["captain:4", "priest:4"]}, harbor=["ares:2/1+book"])
    game.play("take ares:2/1+book")
    assert coins(game) == 1


def test_adv_stow_fee() -> None:
    """A58, A60: off turn the fee is owed, from the purse or from the coin of a trader; else it can't be stowed."""
    ship = "pinnace:2/2+bread"
    for told, left, fee in (({"coins": 1}, 0, 1), ({"coins": 0, "display": ["trader.yellow:3"]}, 0, 1)):
        game = taking({"coins": 0}, told, harbor=[ship], actor=1)
        game.play(f"stow {ship}")
        assert (coins(game, 1), coins(game)) == (left, fee)
    assert f"stow {ship}" not in words(taking({}, {"coins": 0}, harbor=[ship], actor=1))
    crown = "galleon:4/2c+bread"
    assert f"take {crown}" not in words(taking({}, {"coins": 0}, harbor=[crown], actor=1))
    assert f"take {crown}" in words(taking({}, {"coins": 1}, harbor=[crown], actor=1))


def test_adv_ares_repel() -> None:
    """Like any ship; a skull never, whatever the swords."""
    swords = {"display": ["tybuk:6"]}
    for ship, phase in (("ares:2/1+book", "repel"), ("ares:4/1+book", "discover"), ("ares:skull/1+herbs", "discover")):
        game = table(swords, deck=[ship])
        game.play("draw")
        assert game.phase == phase
    game = table({"display": ["tybuk:6", "tybuk:8", "tybuk:10"]}, deck=["ares:skull/1+herbs"])
    game.play("draw")
    assert game.phase == "discover"


def test_adv_ares_colors() -> None:
    """A56: they count among the colors, for mission 33 and for Mary; two of them bust."""
    two = ["pinnace:1/1", "flute:1/1", "barque:1/1"]
    game = table(missions=["33"], harbor=two, deck=["ares:4/1+book"])
    game.play("draw")
    assert game.phase == "mission"
    game = table({"character": "mary", "coins": 0}, missions=DONE, harbor=[*two[:2], "ares:4/1+book"])
    game.play("stop")
    assert coins(game) == 1
    game = table(harbor=[*two, "ares:4/1+book"])
    game.play("stop")
    assert game.view().takes == 2


def test_adv_items() -> None:
    """Stowed ships are worth nothing, are no persons and are not taxed; only a ship with a thing can be stowed."""
    game = table({"items": ["ares:2/1+book", "pinnace:2/2+bread"], "coins": 12}, missions=["11"], deck=["tax:swords"])
    assert influence(game) == 0 and "complete 11" not in words(game)
    game.play("draw")
    assert coins(game) == 6 + 1 and len(game.view().players[0].holds["items"]) == 2
    assert not [word for word in words(taking({}, harbor=["pinnace:1/1"])) if word.startswith("stow")]


def test_adv_item_expedition() -> None:
    """A98: things go to the discard with the persons; claimed by the active player only."""
    told = {"display": ["settler:4"], "items": ["ares:2/1+herbs", "pinnace:2/2+bread"], "coins": 0}
    claim = "claim expedition:bread+herbs+hut"
    game = table(told, {}, expeditions=["expedition:bread+herbs+hut"])
    game.play(claim)
    assert set(game.view().discard) == {"settler:4", "ares:2/1+herbs", "pinnace:2/2+bread"}
    assert (influence(game), coins(game), game.view().players[0].holds) == (4, 2, {})
    off = taking({}, told, harbor=["sailor:3"], actor=1, expeditions=["expedition:bread+herbs+hut"])
    assert claim not in words(off)


def test_adv_barmaid_crown() -> None:
    """A99: one for each barmaid, active or not, looked at once when the taking begins."""
    harbor = ["sailor:3", "sailor:5", "sailor:7", "pirate:5"]
    two = {"display": ["barmaid:5", "barmaid:7"]}
    game = table(two, two | {"display": ["barmaid:7", "barmaid:9", "barmaid:5"]}, harbor=harbor)
    game.play("stop")
    assert (crowns(game), crowns(game, 1)) == (2, 0)
    game.play("pass")
    assert (game.actor, crowns(game), crowns(game, 1)) == (1, 2, 3)
    hired = taking({"coins": 9}, harbor=[*harbor, "barmaid:5"])
    hired.play("take barmaid:5")
    assert crowns(hired) == 0


def test_adv_tybuk() -> None:
    """A95: their three swords count for repelling, for taxes and for missions."""
    told = {"display": ["tybuk:6"], "coins": 2}
    game = table(told, {"display": ["pirate:5"]}, missions=["25"], deck=["galleon:2/1", "tax:swords"])
    assert "complete 25" in words(game)
    game.play("draw")
    assert game.phase == "repel"
    game.play("repel")
    game.play("draw")
    assert (coins(game), coins(game, 1)) == (3, 0)


def test_adv_tax_each() -> None:
    """A100: each tax with its own threshold and its own bonus."""
    for tax, left in (("tax:influence", [15 - 7 + 1, 17 - 8 + 1]), ("tax:influence/16", [15 + 2, 17 - 8 + 2])):
        game = table({"coins": 15}, {"coins": 17}, deck=[tax])
        game.play("draw")
        while game.phase == "mission":
            game.play("pass")
        assert [coins(game, seat) for seat in range(2)] == left


def test_adv_solo_tax() -> None:
    """A12, A100: half first, then the bonus always."""
    for tax, bonus in (("tax:influence", 1), ("tax:swords", 1), ("tax:influence/16", 2)):
        game = table({"coins": 17}, missions=["10"], deck=[tax])
        game.play("draw")
        assert coins(game) == 17 - 8 + bonus


# --- What everybody knows ---


def test_adv_knowledge() -> None:
    """Row, crowns, things, both discards and from the second month on all events but the first are open to all; what
    comes next and unread cards are not.
    """
    game = end_of_month({"items": ["ares:2/1+book"], "crowns": 3}, {}, missions=["10", "11"], chapter=2)
    for seat in (None, 0, 1):
        view = game.view(seat)
        assert view.story is not None
        assert view.story["deck"] == [None, "market_day", "alms", "old_pilot", "months_end"]
        assert isinstance(view.story["aside"], int) and view.story["players"][0]["crowns"] == 3
        assert [mission["id"] for mission in view.story["missions"]] == ["10", "11", "13"]
        assert view.players[0].holds["items"] == ("ares:2/1+book",)


def test_adv_reader() -> None:
    """The start player reads the first card, later the active player reads."""
    game = chosen(3, start=2)
    read = [event for event in game.events() if event.kind == "story_read"]
    assert [event.seat for event in read] == [2]
    later = end_of_month({}, {}, {}, missions=["10"], chapter=1)
    assert [event.seat for event in later.events() if event.kind == "story_read"] == [later.active]
