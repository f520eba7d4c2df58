"""Every card of the base game by its code: what it costs, brings, and is worth at the table."""

from __future__ import annotations

import pytest

from portroyal.catalog import BY_CODE, CODES
from portroyal.errors import PositionError

from .table import (
    SPECIAL,
    ability,
    coins,
    discard,
    display,
    expeditions,
    gains,
    harbor,
    influence,
    kinds,
    play,
    sits,
    table,
    takes,
    words,
)

SKULL = None

# Code, color, strength, coins, copies.
SHIPS = [
    ("pinnace:1/1", "yellow", 1, 1, 3),
    ("pinnace:1/2", "yellow", 1, 2, 1),
    ("pinnace:2/2", "yellow", 2, 2, 2),
    ("pinnace:2/3", "yellow", 2, 3, 1),
    ("pinnace:4/3", "yellow", 4, 3, 2),
    ("pinnace:4/4", "yellow", 4, 4, 1),
    ("flute:1/1", "blue", 1, 1, 3),
    ("flute:1/2", "blue", 1, 2, 1),
    ("flute:2/2", "blue", 2, 2, 2),
    ("flute:2/3", "blue", 2, 3, 1),
    ("flute:5/3", "blue", 5, 3, 2),
    ("flute:5/4", "blue", 5, 4, 1),
    ("barque:1/1", "green", 1, 1, 3),
    ("barque:1/2", "green", 1, 2, 1),
    ("barque:3/2", "green", 3, 2, 2),
    ("barque:3/3", "green", 3, 3, 1),
    ("barque:5/3", "green", 5, 3, 2),
    ("barque:5/4", "green", 5, 4, 1),
    ("frigate:1/1", "red", 1, 1, 3),
    ("frigate:3/2", "red", 3, 2, 3),
    ("frigate:6/3", "red", 6, 3, 2),
    ("frigate:skull/3", "red", SKULL, 3, 1),
    ("frigate:skull/4", "red", SKULL, 4, 1),
    ("galleon:2/1", "black", 2, 1, 3),
    ("galleon:4/2", "black", 4, 2, 3),
    ("galleon:7/3", "black", 7, 3, 2),
    ("galleon:skull/3", "black", SKULL, 3, 1),
    ("galleon:skull/4", "black", SKULL, 4, 1),
]

# Code, cost, influence, what it counts as and how much, copies.
PERSONS = [
    ("trader.yellow:3", 3, 1, "traders_yellow", 1, 1),
    ("trader.yellow:5", 5, 2, "traders_yellow", 1, 1),
    ("trader.blue:3", 3, 1, "traders_blue", 1, 1),
    ("trader.blue:5", 5, 2, "traders_blue", 1, 1),
    ("trader.green:3", 3, 1, "traders_green", 1, 2),
    ("trader.red:3", 3, 1, "traders_red", 1, 2),
    ("trader.black:3", 3, 1, "traders_black", 1, 2),
    ("settler:4", 4, 1, "settlers", 1, 5),
    ("captain:4", 4, 1, "captains", 1, 5),
    ("priest:4", 4, 1, "priests", 1, 5),
    ("jack_of_all_trades:6", 6, 1, "jacks", 1, 3),
    ("sailor:3", 3, 1, "swords", 1, 7),
    ("sailor:5", 5, 2, "swords", 1, 2),
    ("sailor:7", 7, 3, "swords", 1, 1),
    ("pirate:5", 5, 1, "swords", 2, 1),
    ("pirate:7", 7, 2, "swords", 2, 1),
    ("pirate:9", 9, 3, "swords", 2, 1),
    ("mademoiselle:7", 7, 2, "mademoiselles", 1, 2),
    ("mademoiselle:9", 9, 3, "mademoiselles", 1, 2),
    ("jester:5", 5, 1, "jesters", 1, 1),
    ("jester:7", 7, 2, "jesters", 1, 3),
    ("jester:9", 9, 3, "jesters", 1, 1),
    ("admiral:5", 5, 1, "admirals", 1, 1),
    ("admiral:7", 7, 2, "admirals", 1, 3),
    ("admiral:9", 9, 3, "admirals", 1, 2),
    ("governor:8", 8, 0, "governors", 1, 4),
]

# Code, the persons it asks for, coins, influence.
EXPEDITIONS = [
    ("expedition:anchor+anchor", "captain:4 captain:4", 2, 4),
    ("expedition:cross+cross", "priest:4 priest:4", 2, 4),
    ("expedition:hut+hut", "settler:4 settler:4", 2, 4),
    ("expedition:anchor+anchor+hut", "captain:4 captain:4 settler:4", 3, 6),
    ("expedition:cross+cross+hut", "priest:4 priest:4 settler:4", 3, 6),
    ("expedition:anchor+cross+hut", "captain:4 priest:4 settler:4", 3, 5),
]

# Code, the player who gets the bonus: Ben has a pirate, Cal a sailor worth as much influence, Ann a governor.
TAXES = [("tax:swords", 1), ("tax:influence", 0)]

COPIES = {
    **{row[0]: row[-1] for row in SHIPS},
    **{row[0]: row[-1] for row in PERSONS},
    **{row[0]: 1 for row in EXPEDITIONS},
    **{row[0]: 2 for row in TAXES},
}

each_ship = pytest.mark.parametrize(("ship", "color", "strength", "income", "copies"), SHIPS)
each_person = pytest.mark.parametrize(("person", "cost", "worth", "counter", "power", "copies"), PERSONS)
each_expedition = pytest.mark.parametrize(("expedition", "crew", "reward", "worth"), EXPEDITIONS)


def test_these_are_all_the_cards_of_the_base_game() -> None:
    """facts, Base game: 120 cards."""
    assert sum(COPIES.values()) == 120
    assert set(COPIES) == {code for code in CODES if "base" in BY_CODE[code].copies}


@each_ship
def test_each_ship_pays_its_coins(ship: str, color: str, strength: int | None, income: int, copies: int) -> None:
    """facts, Ships; sjg-2017, Trade."""
    game = table(sits(0), sits(0), deck=[ship])
    play(game, "draw", "stop", f"take {ship}")
    assert (coins(game, 0), discard(game)) == (income, [ship])


@each_ship
def test_each_ship_is_repelled_by_as_many_swords_as_it_shows(
    ship: str, color: str, strength: int | None, income: int, copies: int
) -> None:
    """facts, Ships; base-2014.es, Revelar, barco."""
    every_sword = ["sailor:3"] * 7 + ["sailor:5"] * 2 + ["sailor:7", "pirate:5", "pirate:7", "pirate:9"]
    strong = every_sword if strength is SKULL else ["sailor:3"] * strength
    weak = every_sword if strength is SKULL else ["sailor:3"] * (strength - 1)
    game = table(sits(0, " ".join(weak)), sits(0), deck=[ship])
    play(game, "draw")
    assert (game.phase, harbor(game)) == ("discover", [ship])
    game = table(sits(0, " ".join(strong)), sits(0), deck=[ship])
    play(game, "draw")
    assert words(game) == (["stop", "draw"] if strength is SKULL else ["repel", "keep"])


@each_ship
def test_each_ship_busts_with_its_own_color_alone(
    ship: str, color: str, strength: int | None, income: int, copies: int
) -> None:
    """facts, Ships; base-2014.es, Revelar."""
    fleet = {
        "yellow": "pinnace:4/3",
        "blue": "flute:5/3",
        "green": "barque:5/3",
        "red": "frigate:6/3",
        "black": "galleon:7/3",
    }
    for other, there in fleet.items():
        game = table(sits(0), sits(0), harbor=[there], deck=[ship])
        busted = "harbor_busted" in kinds(play(game, "draw"))
        assert busted == (other == color)


@each_ship
def test_each_ship_pays_a_coin_more_to_a_trader_of_its_color(
    ship: str, color: str, strength: int | None, income: int, copies: int
) -> None:
    """facts, Ships and Persons; base-2014.es, Comerciante."""
    for trader in ("yellow", "blue", "green", "red", "black"):
        game = table(sits(0, f"trader.{trader}:3"), sits(0), harbor=[ship])
        play(game, "stop", f"take {ship}")
        assert coins(game, 0) == income + (trader == color)


@each_person
def test_each_person_costs_its_price_and_brings_influence_and_ability(
    person: str, cost: int, worth: int, counter: str, power: int, copies: int
) -> None:
    """facts, Persons; base-2014.es, Contratar."""
    game = table(sits(cost - 1), sits(0), harbor=[person])
    play(game, "stop")
    assert takes(game) == []
    game = table(sits(cost), sits(0), harbor=[person])
    play(game, "stop", f"take {person}")
    assert (coins(game, 0), len(discard(game)), display(game, 0)) == (0, cost, [person])
    assert (influence(game, 0), ability(game, 0, counter)) == (worth, power)
    others = {name: count for name, count in game.view().players[0].abilities.items() if name != "influence"}
    assert others == {counter: power}


@each_expedition
def test_each_expedition_asks_for_its_persons_and_pays(expedition: str, crew: str, reward: int, worth: int) -> None:
    """facts, Expeditions; base-2014.es, Revelar, expedición."""
    players = 5 if expedition == SPECIAL else 2
    game = table(sits(0, crew), *[sits(0)] * (players - 1), expeditions=expedition)
    play(game, f"claim {expedition}")
    assert (display(game, 0), coins(game, 0), influence(game, 0)) == ([expedition], reward, worth)
    assert ability(game, 0, "claimed") == 1
    assert sorted(discard(game)) == sorted(crew.split())


@each_expedition
def test_each_expedition_needs_every_one_of_its_persons(expedition: str, crew: str, reward: int, worth: int) -> None:
    """facts, Expeditions; base-2014.es, Revelar, expedición."""
    persons = crew.split()
    players = 5 if expedition == SPECIAL else 2
    for index in range(len(persons)):
        fewer = " ".join(persons[:index] + persons[index + 1 :])
        game = table(sits(0, fewer), *[sits(0)] * (players - 1), expeditions=expedition)
        assert "claim" not in {action.kind for action in game.legal()}


@each_expedition
def test_each_expedition_goes_to_its_row_when_revealed(expedition: str, crew: str, reward: int, worth: int) -> None:
    """facts, Expeditions; sjg-2017, Missions."""
    # In the English rules the special expedition is in the deck, with any number of players.
    game = table(sits(0), sits(0), edition="sjg-2017", deck=[expedition])
    play(game, "draw")
    assert (expeditions(game), harbor(game)) == ([expedition], [])


@pytest.mark.parametrize(("tax", "winner"), TAXES)
def test_each_tax_halves_and_rewards(tax: str, winner: int) -> None:
    """facts, Tax cards; base-2014.es, Revelar, impuestos."""
    game = table(sits(12, "governor:8"), sits(11, "pirate:5"), sits(0, "sailor:3"), deck=[tax])
    happened = play(game, "draw")
    assert gains(happened) == [(winner, 1, "tax")]
    expected = [6, 11, 0]
    expected[winner] += 1
    assert [coins(game, seat) for seat in range(3)] == expected
    assert discard(game)[-1] == tax


@pytest.mark.parametrize(("code", "copies"), COPIES.items())
def test_of_each_card_there_are_as_many_as_the_facts_say(code: str, copies: int) -> None:
    """facts, Base game: copies of each face."""
    assert BY_CODE[code].copies["base"] == copies
    table(sits(0), sits(0), edition="sjg-2017", discard=[code] * copies)
    with pytest.raises(PositionError, match=f"{copies} of "):
        table(sits(0), sits(0), edition="sjg-2017", discard=[code] * (copies + 1))
