"""Positions with contracts that no table can be in are refused, and told why; those that can be are told whole."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.errors import PositionError

from .table import CONTRACTS, COOP, crew, office, paper, play, sits, table

THREE_COLORS = "flute:1/1 barque:1/1 frigate:1/1"


def waits(phase: str, actor: int = 0, card: str = "pinnace:1/1") -> dict[str, Any]:
    """A question that waits."""
    return {"phase": phase, "actor": actor, "card": card}


TAX = waits("taxing", card="tax:swords")


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"phase": "moment"}, "The phase 'moment', and only that, has a contract"),
        ({"contract": "jinx"}, "The phase 'moment', and only that, has a contract"),
        ({"phase": "moment", "contract": "bruja"}, "'bruja' does not lie on the table"),
        ({"phase": "moment", "contract": "luminary"}, "luminary has no moment at which one is asked"),
        ({"phase": "moment", "contract": "frigate_nemesis"}, "frigate_nemesis has no moment at which one is asked"),
        ({"phase": "moment", "contract": "jinx", "actor": 1}, "The active player decides on jinx, seat 0"),
        ({"phase": "moment", "contract": "jinx", "harbor": "sailor:3"}, "the harbor is empty: it was a bust"),
        ({"phase": "moment", "contract": "speculator", "harbor": "flute:1/1"}, "3 colors lie in the harbor"),
        ({"phase": "moment", "contract": "tax_inspector"}, "'pending' tells the discovery and the tax that wait"),
        (
            {"phase": "moment", "contract": "tax_inspector", "pending": [waits("discover")]},
            "In the phase 'moment' discover and taxing or gamble and taxing waits",
        ),
        (
            {"phase": "moment", "contract": "tax_inspector", "pending": [waits("discover", 1), TAX]},
            "Seat 1 can't be the one that discover waits for",
        ),
        (
            {"phase": "moment", "contract": "tax_inspector", "pending": [waits("gamble"), TAX]},
            "'gambled' is not 0",
        ),
        (
            {"phase": "moment", "contract": "tax_inspector", "pending": [waits("discover"), TAX], "payers": [0]},
            "Those still to be asked about a tax come after seat 0",
        ),
        (
            {"phase": "moment", "contract": "tax_inspector", "pending": [waits("discover"), waits("taxing")]},
            "pinnace:1/1 can't lie in a tax",
        ),
        ({"pending": [waits("take")]}, "In the phase 'discover' nothing waits"),
        ({"payers": [1]}, "Nobody waits to be asked about a tax"),
        ({"to_reveal": 2}, "Only a gambler at work has cards to reveal"),
        ({"phase": "set_aside"}, "Without a time deck, or with an empty one, no card can be set aside"),
        ({"phase": "gift", "ship": "flute:1/1"}, "flute:1/1 brings no coin to another player"),
        ({"phase": "gift"}, "have a ship being decided"),
        (
            {"phase": "gift", "ship": "flute:5/3+1", "pending": [waits("take", 1)]},
            "Seat 1 can't be the one that take waits for",
        ),
        ({"time": 3}, "There is a time deck and a score with the module 'coop' alone"),
        ({"aside": 2}, "0 without the module 'coop'"),
        ({"chosen": True}, "With 2 players there are 4 different contracts"),
        ({"chosen": 1}, "'chosen' is true or false"),
    ],
)
def test_no_table_looks_like_this(position: dict[str, Any], why: str) -> None:
    laid = ["luminary", "jinx", "speculator", "tax_inspector"]
    if position.get("contract") == "frigate_nemesis":
        laid[0] = "frigate_nemesis"
    if position.get("chosen") is True:
        laid.pop()
    with pytest.raises(PositionError) as refused:
        office(sits(), sits(), contracts=laid, **position)
    assert why in refused.value.message


@pytest.mark.parametrize(
    ("position", "why"),
    [
        ({"phase": "set_aside", "time": ""}, "no card can be set aside"),
        ({"phase": "over"}, "over when it has won (result 1) or lost (result 2)"),
        ({"phase": "over", "result": 1, "time": ""}, "won (result 1) when every contract was completed"),
        ({"phase": "over", "result": 2}, "A crew has lost when the time deck is empty"),
        ({"phase": "over", "result": 2, "time": "", "score": 4, "points": 4}, "The points of this crew are 0, not 4"),
        ({"points": 1}, "The points of this crew are 0, not 1"),
        ({"could_draw": False, "harbor": "sailor:3"}, "A card was drawn this turn ('drawn'), so 'could_draw' is true"),
        ({"could_draw": False, "phase": "take"}, "A crew's turn begins with a card, so 'could_draw' is true"),
        ({"round": 996, "time": 5}, "with 5 cards in its time deck is in round 995 at most: 'round' is not 996"),
        ({"round": 1000, "time": "", "phase": "take"}, "with 0 cards in its time deck is in round 999 at most"),
    ],
)
def test_no_crew_looks_like_this(position: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError) as refused:
        crew(sits(), sits(), contracts="luminary jinx", **position)
    assert why in refused.value.message


def test_a_crew_wins_or_loses_even_in_the_highest_round_it_can_be_in() -> None:
    """RULINGS.md: it loses when the first card cannot be drawn; stalemate and the last round are for other games."""
    game = crew(sits(), contracts="luminary", round=998, time="sailor:3 priest:4")
    while not game.over:
        assert Game.from_position(game.to_position()).hash == game.hash
        game.play(game.legal()[-1])
    assert (game.round, game.outcome and game.outcome.reason) == (1000, "time")


def test_alone_nobody_is_asked_for_a_gift() -> None:
    with pytest.raises(PositionError, match="Alone there is nobody to give a coin to"):
        crew(sits(), contracts="bruja", phase="gift", ship="flute:5/3+1")


def test_without_its_module_no_ship_brings_a_gift() -> None:
    with pytest.raises(PositionError, match="brings no coin to another player here"):
        table(sits(), sits(), phase="gift", ship="flute:5/3+1")


def test_too_many_cubes_are_refused() -> None:
    four = [paper("luminary", 0), paper("jinx", 0), paper("bruja", 0), paper("speculator", seat_0=1)]
    with pytest.raises(PositionError, match="Seat 0 has no cube left for speculator"):
        office(sits(), sits(), contracts=four)


# --- As little as is needed ---


def test_contracts_that_are_not_told_are_dealt_and_the_time_deck_follows() -> None:
    game = Game.from_position({"modules": list(COOP), "players": [{}, {}, {}], "seed": 3})
    fresh = Game.new(3, modules=COOP, seed=3, version=1)
    assert game.view().contracts == fresh.view().contracts
    assert game.view().aside == fresh.view().aside
    assert len(Game.from_position({"modules": list(CONTRACTS), "players": [{}, {}]}).view().contracts) == 4


def test_what_a_question_interrupts_need_not_be_told_where_there_is_no_doubt() -> None:
    moment = office(sits(), sits(), contracts="speculator", phase="moment", contract="speculator", harbor=THREE_COLORS)
    play(moment, "contract speculator")
    assert moment.phase == "discover"
    bust = office(sits(), sits(), contracts="jinx", phase="moment", contract="jinx", drawn=2, discard=THREE_COLORS)
    play(bust, "contract jinx")
    assert bust.active == 1
    gift = office(sits(), sits(), contracts="jinx", phase="gift", ship="flute:5/3+1", harbor="sailor:3", taken=1)
    play(gift, "give 1")
    assert (gift.phase, gift.actor) == ("take", 1)
    aside = crew(sits(), sits(), contracts="jinx", phase="set_aside", drawn=1, discard="tax:swords")
    play(aside, "set_aside")
    assert (aside.phase, aside.view().aside["score"]) == ("discover", 1)


def test_rules_chosen_by_hand_are_told() -> None:
    chosen = ["bruja", "jinx", "luminary", "explorer", "ransom"]
    game = Game.new(2, modules=COOP, contracts=chosen, aside=3, seed=1)
    document = game.to_position()
    assert (document["chosen"], document["aside"]) == (True, 3)
    again = Game.from_position(document)
    assert again.ruleset == game.ruleset
    assert again.view(0) == game.view(0)
