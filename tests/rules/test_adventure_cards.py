"""The Adventure Begins: events, characters, items, lookouts, barmaids, expeditions."""

from __future__ import annotations

import pytest
from chapter import coins, crowns, happened, influence, next_event, table, words

from portroyal import Game
from portroyal.errors import AmbiguousAction, IllegalAction, PortRoyalError, UnreadableAction

DONE = [{"id": "10", "completed": [0]}]


def opened(character: str, **told: object) -> dict[str, object]:
    """A player whose door is open, with mission 10 completed."""
    return {"character": character, **told}


# --- Events ---


def test_market_day_and_alms() -> None:
    """A47, A48"""
    game = next_event("market_day", {"coins": 2}, {"coins": 5})
    assert (coins(game), coins(game, 1)) == (3, 6) and "event_revealed" in happened(game)
    game = next_event("alms", {"coins": 2}, {"coins": 5}, {"coins": 2})
    assert (coins(game), coins(game, 1), coins(game, 2)) == (4, 5, 4)


def test_the_courier_takes_a_crown_for_coins() -> None:
    game = next_event("royal_courier", {"crowns": 2, "coins": 0})
    assert game.phase == "event" and words(game) == ["pay_crown", "pass"]
    game.play("pay_crown")
    assert crowns(game) == 1 and coins(game) == 3 and influence(game) == 0
    game = next_event("royal_courier", {"crowns": 0, "coins": 0})
    assert game.phase == "discover"


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_adv_dues_are_tax(answer: str) -> None:
    """Harbor dues are no tax: mission 50 is not asked. If they are one, those who paid are, the active player first."""
    players = [{"coins": 10}, {"coins": 9}, {"coins": 11}]
    game = next_event("harbor_dues", *players, missions=["50"], rulings={"adv_dues_are_tax": answer})
    assert [coins(game, seat) for seat in range(3)] == [8, 9, 9] and "coins_lost" in happened(game)
    if answer == "yes":
        assert (game.phase, game.actor) == ("mission", 0) and words(game) == ["complete 50", "pass"]
        assert Game.from_position(game.to_position()).view(0) == game.view(0)
        game.play("pass")
        assert (game.phase, game.actor) == ("mission", 2)
        game.play("complete 50")
        assert crowns(game, 2) > 0 == crowns(game)
    assert (game.phase, game.actor, words(game)) == ("discover", 0, ["draw"])
    assert game.to_position()["story"]["discard"][-1] == "harbor_dues"


def test_dues_of_nobody_are_no_moment() -> None:
    game = next_event("harbor_dues", {"coins": 9}, {"coins": 9}, missions=["50"], rulings={"adv_dues_are_tax": "yes"})
    assert (game.phase, "coins_lost" in happened(game)) == ("discover", False)


def test_the_parade_counts_swords_and_wants_one() -> None:
    game = next_event("parade", {"display": ["sailor:3"]}, {"display": ["pirate:5"]}, {})
    assert [crowns(game, seat) for seat in range(3)] == [0, 1, 0]
    assert crowns(next_event("parade", {}, {})) == 0


def test_fog_and_borrowed_blades() -> None:
    game = next_event("fog_bank", {"display": ["sailor:3"]}, deck=["pinnace:1/1"])
    game.play("draw")
    assert game.phase == "discover"
    game = next_event("borrowed_blades", deck=["pinnace:2/2"])
    game.play("draw")
    assert game.phase == "repel"


def test_spring_tide_wants_three_cards() -> None:
    game = next_event("spring_tide", deck=["sailor:3", "sailor:5", "sailor:7"])
    game.play("draw")
    with pytest.raises(PortRoyalError) as refusal:
        game.play("stop")
    assert refusal.value.facts["reason"] == "must_draw"
    game.play("draw")
    game.play("draw")
    assert "stop" in words(game)


def test_a_salute_for_the_fourth_color() -> None:
    deck = ["pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1"]
    game = next_event("salute", deck=deck)
    for _ in range(4):
        game.play("draw")
    assert crowns(game) == 1


@pytest.mark.parametrize(("event", "price"), [("hiring_fair", 2), ("press_gang", 4)])
def test_prices_of_a_turn(event: str, price: int) -> None:
    game = next_event(event, {"coins": 9}, deck=["sailor:3"])
    game.play("draw")
    game.play("stop")
    game.play("take sailor:3")
    assert coins(game) == 9 - price


def test_good_prices_and_open_stalls() -> None:
    game = next_event("good_prices", {"coins": 0}, deck=["pinnace:1/1"])
    game.play("draw")
    game.play("stop")
    game.play("take pinnace:1/1")
    assert coins(game) == 2
    game = next_event("open_stalls", deck=["pinnace:1/1", "flute:1/1"])
    game.play("draw")
    game.play("draw")
    game.play("stop")
    assert game.view().takes == 2


# --- Characters ---


def bust(character: str, harbor: list[str]) -> Game:
    game = table(opened(character, coins=0), missions=DONE, harbor=harbor, deck=["pinnace:4/3"])
    game.play("draw")
    return game


def test_grace_is_paid_for_a_small_bust() -> None:
    """A83"""
    assert coins(bust("grace", ["pinnace:1/1", "sailor:3", "sailor:5"])) == 2
    assert coins(bust("grace", ["pinnace:1/1", "sailor:3", "sailor:5", "sailor:7"])) == 0
    assert coins(bust("jacques", ["pinnace:1/1"])) == 0


def test_jacques_gets_crowns_for_an_expedition() -> None:
    """A84"""
    told = opened("jacques", display=["captain:4", "captain:4"])
    game = table(told, missions=DONE, expeditions=["expedition:anchor+anchor"])
    game.play("claim expedition:anchor+anchor")
    assert crowns(game) == 2


@pytest.mark.parametrize(
    ("character", "ability"),
    [("jean", "swords"), ("anne", "mademoiselles"), ("peter", "traders_yellow"), ("thomas", "lookouts")],
)
def test_characters_like_a_person(character: str, ability: str) -> None:
    """A85, A86, A89, A92, A93: free after the first mission, and no person."""
    assert table(opened(character), missions=DONE).view().players[0].abilities[ability] == 1
    assert ability not in table(opened(character), missions=["10"]).view().players[0].abilities


def test_ferdinando_trades_black_ships_for_crowns() -> None:
    """A87"""
    game = table(opened("ferdinando", coins=0), missions=DONE, harbor=["galleon:2/1"])
    game.play("stop")
    game.play("take galleon:2/1")
    assert crowns(game) == 1 and coins(game) == 1


def test_scott_and_mary_look_at_the_harbor() -> None:
    """A88, A90"""
    harbor = ["sailor:3", "sailor:5", "sailor:7", "pirate:5", "pirate:7"]
    game = table(opened("scott", coins=0), missions=DONE, harbor=harbor)
    game.play("stop")
    assert coins(game) == 1
    game = table(opened("mary", coins=0), missions=DONE, harbor=["pinnace:1/1", "flute:1/1", "barque:1/1"])
    game.play("stop")
    assert coins(game) == 1


# --- Ships, items ---


def taking(told: dict[str, object], harbor: list[str], **more: object) -> Game:
    return table(told, phase="take", takes=1, harbor=harbor, drawn=len(harbor), **more)  # type: ignore[arg-type]


SHIPS = [
    *("ares:2/1+book", "ares:2/1+herbs", "ares:4/1+book", "ares:4/1+herbs", "ares:6/1+book", "ares:skull/1+herbs"),
    *("pinnace:2/2+bread", "flute:2/2+rum", "barque:3/2+bread", "frigate:3/2+bread", "galleon:4/2c+bread"),
    *("pinnace:4/3+rum", "flute:5/2c+bread", "barque:1/1+rum", "frigate:6/2c+rum", "galleon:7/3+bread"),
]


@pytest.mark.parametrize("ship", SHIPS)
def test_a_ship_brings_coins_or_crowns_or_is_stowed(ship: str) -> None:
    """A57, A58, A94"""
    brings = ship.partition("/")[2].partition("+")[0]
    game = taking({"coins": 0}, [ship])
    game.play(f"take {ship}")
    assert (crowns(game) if "c" in brings else coins(game)) == int(brings.removesuffix("c"))
    game = taking({"coins": 0}, [ship])
    game.play(f"stow {ship}")
    assert game.view().players[0].holds == {"items": (ship,)} and "ship_stowed" in happened(game)
    assert coins(game) == crowns(game) == 0


def test_a_ship_without_a_thing_is_not_stowed() -> None:
    with pytest.raises(PortRoyalError) as refusal:
        taking({}, ["pinnace:1/1"]).play("stow pinnace:1/1")
    assert refusal.value.facts["reason"] == "no_item"


def test_adv_stow_is_trade() -> None:
    """A60: a trader's coin comes either way."""
    trader = {"coins": 0, "display": ["trader.yellow:3"]}
    game = taking(trader, ["pinnace:2/2+bread"])
    game.play("stow pinnace:2/2+bread")
    assert coins(game) == 1
    game = taking(trader, ["pinnace:2/2+bread"], rulings={"adv_stow_is_trade": "no"})
    game.play("stow pinnace:2/2+bread")
    assert coins(game) == 0


def test_adv_ares_coin() -> None:
    """A97: captain, priest and settler of the box, one coin each for an Ares pirate, stowed or not."""
    three = {"coins": 0, "display": ["captain:5", "priest:5", "settler:5"]}
    for answer, more in (("each", 3), ("one", 1)):
        game = taking(three, ["ares:2/1+book"], rulings={"adv_ares_coin": answer})
        game.play("take ares:2/1+book")
        assert coins(game) == 1 + more
        game = taking(three, ["ares:2/1+book"], rulings={"adv_ares_coin": answer})
        game.play("stow ares:2/1+book")
        assert coins(game) == more


def test_six_colors_are_four_cards_and_two_ares_bust() -> None:
    """A56"""
    six = ["pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1", "galleon:2/1", "ares:2/1+book"]
    game = table(harbor=six)
    game.play("stop")
    assert game.view().takes == 4
    game = table(harbor=["ares:2/1+book"], deck=["ares:4/1+book"])
    game.play("draw")
    assert "harbor_busted" in happened(game)


@pytest.mark.parametrize("person", ["tybuk:6", "tybuk:8", "tybuk:10"])
def test_the_brothers_have_swords(person: str) -> None:
    """A95"""
    assert table({"display": [person]}).view().players[0].swords == 3


# --- Lookouts ---

THREE = ["sailor:3", "pinnace:1/1", "tax:swords"]


@pytest.mark.parametrize("person", ["lookout:5", "lookout:7", "lookout:9"])
def test_a_look_is_known_to_one_seat_alone(person: str) -> None:
    """A96: two go to the discard without effect, the third back on top."""
    game = table({"display": [person]}, {"coins": 12}, deck=[*THREE, "sailor:5"])
    game.play("look")
    assert game.phase == "look" and set(words(game)) == {f"return {code}" for code in THREE}
    assert [fact.card for fact in game.view(1).known] == [None] * 3
    game.play("return pinnace:1/1")
    assert {"card_looked_at", "card_thrown_away", "card_put_back"} <= set(happened(game))
    assert game.view().discard[-2:] == ("sailor:3", "tax:swords") and coins(game, 1) == 12
    assert [fact.card for fact in game.view(0).known] == ["pinnace:1/1"]
    assert [fact.card for fact in game.view(1).known] == [None]
    assert "look" not in words(game)
    game.play("draw")
    assert game.view().harbor == ("pinnace:1/1",)


def test_adv_lookout_uses() -> None:
    for answer, again in (("each", True), ("once", False)):
        two = {"display": ["lookout:5", "lookout:7"]}
        game = table(two, deck=[*THREE, "sailor:5", "sailor:7"], rulings={"adv_lookout_uses": answer})
        game.play("look")
        game.play("return sailor:3")
        assert ("look" in words(game)) == again


def all_in_the_discard(game: Game, left: int) -> Game:
    """The same table with all but the top cards of the deck on the discard."""
    document = game.to_position()
    document["discard"] = document["deck"][left:]
    document["deck"] = document["deck"][:left]
    return Game.from_position(document)


def test_adv_lookout_short() -> None:
    for answer, seen in (("new_deck", 3), ("what_is_there", 2)):
        rulings = {"adv_lookout_short": answer}
        game = all_in_the_discard(table({"display": ["lookout:5"]}, deck=THREE, rulings=rulings), 2)
        game.play("look")
        assert game.state.looking == seen
        assert {"return sailor:3", "return pinnace:1/1"} <= set(words(game))
        game.play("return sailor:3")
        game.play("draw")
        assert game.view().harbor == ("sailor:3",)


# --- Barmaids ---


@pytest.mark.parametrize(("person", "price"), [("barmaid:5", 3), ("barmaid:7", 4), ("barmaid:9", 5)])
def test_barmaids_bring_crowns_and_buy(person: str, price: int) -> None:
    """A99"""
    told = {"display": [person], "items": ["barque:1/1+rum", "ares:2/1+book"], "coins": 0}
    game = table(told, harbor=["sailor:3", "sailor:5", "sailor:7", "pirate:5"])
    game.play("stop")
    assert crowns(game) == 1
    assert "sell ares:2/1+book" not in words(game)
    game.play("sell barque:1/1+rum")
    assert coins(game) == price
    game = table(told, harbor=["sailor:3", "sailor:5", "sailor:7"])
    game.play("stop")
    assert crowns(game) == 0


def test_adv_barmaid_sale_with_her_crown() -> None:
    """By the other answer only who has just brought a crown buys: four cards lay there, and she was there, too."""
    told = {"display": ["barmaid:5"], "items": ["barque:1/1+rum", "flute:2/2+rum"], "coins": 12}
    rulings = {"adv_barmaid_sale": "with_crown"}
    four = ["sailor:3", "sailor:5", "sailor:7", "barmaid:7"]
    game = table(told, harbor=four, rulings=rulings)
    game.play("stop")
    assert "sell barque:1/1+rum" in words(game)
    game.play("take barmaid:7")
    assert "sell barque:1/1+rum" in words(game)
    game.play("sell barque:1/1+rum")
    assert not [each for each in words(game) if each.startswith("sell")]
    assert Game.from_position(game.to_position()).hash == game.hash
    game = table(told, harbor=four[1:], rulings=rulings)
    game.play("stop")
    assert not [each for each in words(game) if each.startswith("sell")]
    game.play("take barmaid:7")
    assert not [each for each in words(game) if each.startswith("sell")]
    game = table({"coins": 3}, told, harbor=four, rulings=rulings)
    for choice in ("stop", "take sailor:3"):
        game.play(choice)
    assert game.actor == 1 and not [each for each in words(game) if each.startswith("sell")]


def test_adv_barmaid_sale() -> None:
    """One sale to each barmaid in one's taking; to whom is told where there are several sorts."""
    told = {"display": ["barmaid:5", "barmaid:7"], "items": ["barque:1/1+rum", "flute:2/2+rum"], "coins": 0}
    game = taking(told, ["sailor:3"])
    assert "sell barque:1/1+rum to barmaid:7" in words(game)
    game.play("sell barque:1/1+rum to barmaid:7")
    assert coins(game) == 4 and "sell flute:2/2+rum" in words(game)
    game.play("sell flute:2/2+rum")
    with pytest.raises(PortRoyalError):
        game.play("sell flute:2/2+rum")
    assert "sell flute:2/2+rum" not in words(table(told))


# --- Expeditions with things ---


def test_expeditions_ask_for_things() -> None:
    """A98: things are discarded with the persons, and a jack is none."""
    told = {"display": ["priest:4", "priest:5"], "items": ["ares:2/1+book", "ares:4/1+book"], "coins": 0}
    game = table(told, expeditions=["expedition:book+cross+cross"], missions=["10"])
    with_one, with_other = [each for each in words(game) if each.startswith("claim")]
    assert with_one == "claim expedition:book+cross+cross with ares:2/1+book priest:4 priest:5"
    game.play(with_other)
    assert game.view().players[0].holds["items"] == ("ares:2/1+book",) and coins(game) == 3
    jacks = {"display": ["jack_of_all_trades:6"] * 3}
    game = table(jacks, expeditions=["expedition:bread+herbs+hut", "expedition:anchor+hut+rum"])
    assert not [each for each in words(game) if each.startswith("claim")]
    jack = {"display": ["jack_of_all_trades:6"], "items": ["ares:2/1+herbs", "barque:3/2+bread"]}
    game = table(jack, expeditions=["expedition:bread+herbs+hut"])
    game.play("claim expedition:bread+herbs+hut")
    assert influence(game) == 4 and not game.view().players[0].holds


def test_one_chooses_whether_the_person_who_knows_the_ares_goes() -> None:
    """A97, A98, `jack_by_choice`: who goes on an expedition is the player's choice, between different cards too."""
    told = {"display": ["priest:4", "priest:4", "priest:5"]}
    game = table(told, expeditions=["expedition:cross+cross"])
    assert words(game)[:2] == ["claim expedition:cross+cross", "claim expedition:cross+cross with priest:4 priest:5"]
    game.play("claim expedition:cross+cross with priest:5 priest:4")
    assert game.view().players[0].display == ("priest:4", "expedition:cross+cross")
    told = {"display": ["priest:4", "jack_of_all_trades:6", "priest:5"]}
    game = table(told, expeditions=["expedition:cross+cross"])
    assert [each for each in words(game) if each.startswith("claim")] == [
        "claim expedition:cross+cross with priest:4 priest:5",
        "claim expedition:cross+cross with jack_of_all_trades:6 priest:4",
        "claim expedition:cross+cross with jack_of_all_trades:6 priest:5",
    ]
    with pytest.raises(AmbiguousAction):
        game.play("claim expedition:cross+cross")
    told = {"display": ["settler:4", "settler:5"], "items": ["ares:2/1+herbs", "barque:3/2+bread"]}
    game = table(told, expeditions=["expedition:bread+herbs+hut"])
    game.play("claim expedition:bread+herbs+hut with settler:5 barque:3/2+bread ares:2/1+herbs")
    assert game.view().players[0].display == ("settler:4", "expedition:bread+herbs+hut")


def test_a_claim_with_cards_one_does_not_have_is_illegal_and_no_riddle() -> None:
    """A98: the persons and things of an expedition can be told of any claim."""
    told = {"display": ["priest:4", "priest:4", "settler:4"]}
    game = table(told, expeditions=["expedition:cross+cross", "expedition:bread+herbs+hut"])
    for given in ("priest:4 priest:5", "jack_of_all_trades:6 priest:5", "jack_of_all_trades:6 jack_of_all_trades:6"):
        with pytest.raises(IllegalAction, match="the persons to pay it so are not there"):
            game.play(f"claim expedition:cross+cross with {given}")
    for given in ("settler:4 barque:3/2+bread ares:2/1+herbs", "settler:5 pinnace:2/2+bread ares:4/1+herbs"):
        with pytest.raises(IllegalAction):
            game.play(f"claim expedition:bread+herbs+hut with {given}")
    for given in ("priest:5 priest:5", "priest:4", "priest:4 settler:4", "priest:4 priest:4 priest:4"):
        with pytest.raises(UnreadableAction):
            game.play(f"claim expedition:cross+cross with {given}")
    with pytest.raises(UnreadableAction, match="a ship that carries it"):
        game.play("claim expedition:bread+herbs+hut with settler:4 jack_of_all_trades:6 ares:2/1+herbs")


def test_the_person_who_knows_the_ares_goes_last() -> None:
    """A claim that names nobody spares who brings coins, so records from before that choice are read as they were."""
    told = {"display": ["captain:5", "captain:4", "settler:4"], "items": ["flute:2/2+rum"]}
    game = table(told, expeditions=["expedition:anchor+hut+rum"])
    game.play("claim expedition:anchor+hut+rum")
    assert "captain:5" in game.view().players[0].display
