"""The Adventure Begins: how a chapter ends. Together by card 9; against each other by trophy and influence."""

from __future__ import annotations

from typing import Any

import pytest
from chapter import FIRST_BELL, coins, end_of_month, happened, influence, table, words

from portroyal import Game
from portroyal.campaign.evening import evening_of
from portroyal.campaigns import tale_of
from portroyal.outcome import Standing

CARD_9 = tale_of("the-bell", FIRST_BELL).facts["card9"]
# Worth 14 together; nobody in it changes what a month's end does.
TWELVE = ["admiral:9", "admiral:9", "sailor:7", "pirate:9"]
FOURTEEN = [*TWELVE, "sailor:5"]


def done(*names: str, by: list[int] | None = None) -> list[dict[str, Any]]:
    """Missions of the row that these seats have completed."""
    return [{"id": name, "completed": by or [0]} for name in names]


def is_won(game: Game) -> bool:
    """Card 9 was looked at: has the crew won?"""
    assert game.over and game.outcome is not None and game.outcome.crew is not None
    return game.outcome.crew.won


# --- Card 9 ---


def test_card_9_wants_cubes_on_missions() -> None:
    """A62: alone 4 of them, though every mission of the row is completed and the influence is there."""
    rich = {"display": FOURTEEN, "crowns": 18}
    assert CARD_9["cubes"]["1"] == 4
    assert not is_won(end_of_month(rich, missions=done("10", "11", "14")))
    assert is_won(end_of_month(rich, missions=done("10", "11", "12", "14")))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_card_9_wants_influence_in_common(players: int) -> None:
    """A62: of all players together, and one less is not enough."""
    wants = CARD_9["influence"][str(players)]
    row = done("10", "11", "12", by=list(range(players))) + done("14")
    # Thirteen in front of the first seat, crowns for the rest: 2, 4, 7, 10, 14 and 18 are worth 1 to 6.
    for missing, won in ((0, True), (1, False)):
        left = wants - missing - 13
        worth = [min(6, max(0, left - 6 * seat)) for seat in range(players)]
        seats: list[dict[str, Any]] = [{"crowns": (0, 2, 4, 7, 10, 14, 18)[each]} for each in worth]
        seats[0] |= {"display": [*TWELVE, "sailor:3"]}
        game = end_of_month(*seats, missions=row)
        assert sum(influence(game, seat) for seat in range(players)) == wants - missing
        assert is_won(game) == won


def test_adv_card9_cubes() -> None:
    """A62, A71, A111: cubes on missions; none that was bought off, none that is tied to a mission on its way."""
    first, second = {"display": FOURTEEN, "crowns": 18}, {"crowns": 18}
    assert CARD_9["cubes"]["2"] == 5
    row = [*done("10", "11", "52"), {"id": "14", "completed": [0]}]
    assert not is_won(end_of_month(first, second, missions=row))
    assert not is_won(end_of_month(first, second | {"bought_off": 2}, missions=row))
    tied = [*done("10", "11"), {"id": "52", "completed": [0], "begun": {"1": 2}}, {"id": "14", "completed": [0]}]
    assert not is_won(end_of_month(first, second, missions=tied))
    assert is_won(end_of_month(first, second, missions=[*row[:3], {"id": "14", "completed": [0, 1]}]))


def test_adv_12_together() -> None:
    """Twelve influence and a trophy end nothing in a crew."""
    game = table({"display": FOURTEEN, "coins": 9}, {}, missions=done("10", "11"), phase="take", harbor=["sailor:3"])
    game.play("take sailor:3")
    assert influence(game) > 12 and not game.view().ending and "end_triggered" not in happened(game)


def stale(mode: str, *players: dict[str, Any]) -> Game:
    """A table at which a round begins with nothing left to draw: all cards are coins of the first seat."""
    zeros = ["market_day", "alms", "parade", "fog_bank"]
    story = {"deck": [*zeros[1:], "months_end"], "known": 4, "discard": [*zeros[:1], "old_pilot"]}
    document = table(*players, mode=mode, missions=["50"], story=story).to_position()
    coins = document["players"][0]["coins"] + document["deck"]
    document["players"][0] |= {"coins": coins, "passes": [1] * len(coins)}
    return Game.from_position(document | {"deck": [], "could_draw": False})


def test_adv_stalemate() -> None:
    """Together events and months go on without a card to draw; against each other that is the end."""
    game = stale("cooperative", {}, {})
    for _ in range(6):
        game.play("stop")
    assert not game.over and game.round == 4 and "event_revealed" in happened(game)
    game = stale("competitive", {}, {"bought_off": 2})
    game.play("stop")
    assert not game.over
    game.play("stop")
    assert game.outcome is not None and game.outcome.reason == "stalemate" and game.outcome.winners == (1,)
    assert game.outcome.standings[1].decided_by == "trophy"


# --- Against each other ---


def last_round(*players: dict[str, Any], missions: list[Any] | None = None) -> tuple[Standing, ...]:
    """How they are ranked if nothing happens any more."""
    row = done("10", "11", by=list(range(len(players)))) if missions is None else missions
    last = len(players) - 1
    told = {"mode": "competitive", "phase": "take", "takes": 0, "ending": True}
    game = table(*players, missions=row, active=last, actor=last, **told)
    while not game.over:
        game.play("pass")
    assert game.outcome is not None
    return game.outcome.standings


def places(standings: tuple[Standing, ...]) -> list[tuple[int, int, str | None]]:
    return [(each.seat, each.place, each.decided_by) for each in standings]


def test_trophies_rank_first() -> None:
    """A70, A73: whatever the others have."""
    rich, poor = {"display": FOURTEEN, "crowns": 10, "coins": 9}, {"crowns": 4}
    assert places(last_round(rich, poor, missions=done("10", "11", by=[1]))) == [(1, 1, None), (0, 2, "trophy")]


def test_then_influence_counts() -> None:
    """A73: among those with a trophy, though the other has fewer cubes and more coins."""
    more, less = {"crowns": 7}, {"crowns": 4, "coins": 20, "bought_off": 2}
    assert places(last_round(less, more)) == [(1, 1, None), (0, 2, "influence")]


def test_adv_tie() -> None:
    """A74: fewer cubes on the character, where a bought-off or tied one helps too; then coins; then shared."""
    fewer, coins = {"crowns": 4, "bought_off": 1}, {"crowns": 4, "coins": 9}
    assert places(last_round(coins, fewer)) == [(1, 1, None), (0, 2, "cubes")]
    tied = [*done("10", "11", by=[0, 1]), {"id": "52", "begun": {"1": 1}}]
    assert places(last_round(coins, {"crowns": 4}, missions=tied)) == [(1, 1, None), (0, 2, "cubes")]
    assert places(last_round({"crowns": 4, "coins": 8}, coins)) == [(1, 1, None), (0, 2, "coins")]
    assert places(last_round(coins, coins, {"crowns": 2})) == [(0, 1, None), (1, 1, "shared"), (2, 3, "influence")]


def test_adv_trigger() -> None:
    """A69: one player with 12 and the trophy, which takes two cubes; two players with one of each do not do."""
    for row, ending in ((["10", "11"], False), ([*done("10"), "11"], False), (done("10", "11"), True)):
        assert table({"display": TWELVE}, {}, missions=row, mode="competitive").view().ending == ending
    apart = table({"display": TWELVE}, {}, missions=done("10", "11", by=[1]), mode="competitive")
    assert not apart.view().ending
    bought = {"display": TWELVE, "bought_off": 1}
    assert table(bought, {}, missions=[*done("10"), "11"], mode="competitive").view().ending


def test_adv_crowns_fall() -> None:
    """A44: the end stays triggered though a crown is paid after it; what is left of the influence counts."""
    told = {"display": [*TWELVE[:3], "sailor:3"], "crowns": 4}
    story = {"deck": ["royal_courier", "months_end"], "known": 2, "discard": ["market_day", "old_pilot"]}
    row = done("10", "11", by=[0, 1])
    game = table({"display": ["jester:9"]}, told, missions=row, mode="competitive", phase="take", takes=0, story=story)
    assert influence(game, 1) == 12 and game.view().ending
    game.play("pass")
    game.play("pay_crown")
    assert influence(game, 1) == 11 and game.view().ending
    while not game.over:
        game.play("stop" if "stop" in words(game) else game.legal()[-1])
    assert game.outcome is not None and game.outcome.standings[0].influence == 11


def test_adv_buy_off_frees() -> None:
    """A71: what was under the cube is gained, the trophy with the second; it may trigger the end."""
    told = {"character": "samuel", "display": TWELVE, "coins": 16}
    game = end_of_month(told, {}, missions=["14"], chapter=1, mode="competitive")
    game.play("buy_off")
    assert coins(game) == 16 - 8 + 2 and not game.view().ending
    game = end_of_month(told, {}, missions=[*done("10"), "14"], chapter=1, mode="competitive")
    game.play("buy_off")
    assert {"trophy_shown", "end_triggered"} <= set(happened(game)) and game.view().ending


def test_who_has_no_cube_left_is_not_asked_to_return_one() -> None:
    """A71, adv_buy_off_when: nor is who lacks the coins."""
    row = [*done("10", "11", "12", "13"), "14"]
    game = end_of_month({"coins": 16}, {"coins": 8}, missions=row, chapter=1, mode="competitive")
    assert (game.phase, game.actor) == ("buy_off", 1)
    game = end_of_month({"coins": 16}, {"coins": 7}, missions=row, chapter=1, mode="competitive")
    assert game.phase == "discover"


def test_adv_ending_competitive() -> None:
    """The ending is read after a race too, though none was lost or won together."""
    row = [*done("10", "11", by=[0, 1]), "14"]
    told = {"mode": "competitive", "chapter": 1, "phase": "take", "takes": 0, "ending": True}
    game = table({"crowns": 4}, {}, missions=row, active=1, actor=1, **told)
    game.play("pass")
    evening = evening_of(game)
    assert (evening.ending, evening.is_won, evening.winners) == ("61", True, (0,))


@pytest.mark.parametrize(("last", "coda"), [("14", "quiet"), ("16", "quiet"), ("15", "loud"), ("17", "loud")])
def test_adv_codas(last: str, coda: str) -> None:
    """One coda, by the last mission of the row; none after a defeat."""
    rich = {"display": FOURTEEN, "crowns": 18}
    won = evening_of(end_of_month(rich, missions=done("10", "11", "12", last), chapter=1))
    assert (won.ending, won.coda) == ("61", coda)
    lost = evening_of(end_of_month({}, missions=done("10", "11", "12", last), chapter=1))
    assert (lost.ending, lost.coda) == (None, None)


def test_adv_variant() -> None:
    """A78 to A82: no story, no hourglass, no batch; card 3 for all, the active player first; a moment stays one."""
    missions = ["13", "30", "33", "50"]
    deck = {"deck": ["months_end_variant"], "discard": ["market_day", "old_pilot"]}
    told = {"mode": "variant", "missions": missions, "phase": "take", "takes": 0, "active": 1, "actor": 1}
    game = table({"coins": 10}, {"coins": 10}, story=deck, **told)
    game.play("pass")
    asked = []
    while game.phase == "buy_off":
        asked.append(game.actor)
        game.play("pass")
    assert asked == [0, 1] and not {"story_read", "cards_added"} & set(happened(game))
    assert "complete 33" not in words(game) and game.ruleset.adventure is not None
    assert game.ruleset.adventure.chapter == 0
