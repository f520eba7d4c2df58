"""Contracts that are decided at their moment or not at all: nemeses, tax inspector, jinx and the two speculators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from portroyal import Game
from portroyal.errors import IllegalAction

from .table import (
    coins,
    completions,
    contract,
    discard,
    every_edition,
    gains,
    harbor,
    influence,
    kinds,
    of_kind,
    office,
    paper,
    play,
    sits,
    takes,
    whole_game,
    words,
)


def reason(game: Game, said: str) -> str:
    """Why something can't be done."""
    with pytest.raises(IllegalAction) as refused:
        game.play(said)
    return str(refused.value.facts["reason"])


# --- Frigate Nemesis and Galleon Nemesis ---


def test_coins_declined() -> None:
    """Decline all coins of a frigate, those of its traders too, and lay a cube on the space "1"."""
    game = office(
        sits(2, "trader.red:3"), sits(), contracts="frigate_nemesis", harbor="frigate:3/2 sailor:3", phase="take"
    )
    assert words(game) == ["take frigate:3/2", "decline frigate:3/2", "pass"]
    events = play(game, "decline frigate:3/2")
    assert kinds(events)[:3] == ["ship_traded", "coins_declined", "contract_advanced"]
    traded, declined, advanced = events[:3]
    assert (traded.card, traded.count) == ("frigate:3/2", 0)
    assert (declined.seat, declined.card, declined.count) == (0, "frigate:3/2", 2 + 1)
    assert (advanced.seat, advanced.count, advanced.detail) == (0, 1, "frigate_nemesis")
    assert coins(game, 0) == 2 and discard(game) == ["frigate:3/2"]
    assert contract(game, "frigate_nemesis") == ((), {0: 1})


def test_the_third_time_completes_the_frigate_nemesis() -> None:
    begun = "frigate_nemesis"
    for before, at in ((1, {0: 2}), (2, {})):
        laid = [paper(begun, seat_0=before)]
        game = office(sits(), sits(), contracts=laid, harbor="frigate:1/1 sailor:3", phase="take")
        events = play(game, "decline frigate:1/1")
        assert contract(game, begun) == ((() if at else (0,)), at)
        assert completions(events) == ([] if at else [(0, begun, 8)])
        assert coins(game, 0) == (0 if at else 8)


def test_the_second_time_completes_the_galleon_nemesis() -> None:
    laid = [paper("galleon_nemesis", 1, seat_0=1)]
    game = office(sits(), sits(), contracts=laid, harbor="galleon:2/1 sailor:3", phase="take")
    assert completions(play(game, "decline galleon:2/1")) == [(0, "galleon_nemesis", 5)]


def test_only_ships_of_its_color() -> None:
    laid = "frigate_nemesis galleon_nemesis"
    ships = "pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1 galleon:2/1"
    game = office(sits(3), sits(), contracts=laid, harbor=ships, phase="take")
    assert [said for said in words(game) if said.startswith("decline")] == [
        "decline frigate:1/1",
        "decline galleon:2/1",
    ]
    assert reason(game, "decline flute:1/1") == "nothing_to_decline_for"
    assert reason(game, "decline frigate:3/2") == "not_in_harbor"
    person = office(sits(9), sits(), contracts=laid, harbor="sailor:3", phase="take")
    assert reason(person, "decline sailor:3") == "not_a_ship"
    poor = office(sits(), sits(), contracts=laid, harbor="sailor:3", phase="take")
    assert reason(poor, "decline sailor:3") == "not_a_ship"


def test_nobody_has_to_decline() -> None:
    game = office(sits(), sits(), contracts="frigate_nemesis", harbor="frigate:3/2", phase="take")
    play(game, "take frigate:3/2")
    assert coins(game, 0) == 2
    assert contract(game, "frigate_nemesis") == ((), {})


def test_without_its_contract_coins_can_not_be_declined() -> None:
    game = office(sits(), sits(), contracts="galleon_nemesis", harbor="frigate:3/2", phase="take")
    assert words(game) == ["take frigate:3/2", "pass"]
    done = office(sits(), sits(), contracts=[paper("frigate_nemesis", 0)], harbor="frigate:3/2", phase="take")
    assert reason(done, "decline frigate:3/2") == "nothing_to_decline_for"


def test_a_cube_once_placed_is_tied_and_others_may_stand_beside_it() -> None:
    laid = [paper("frigate_nemesis", seat_0=1, seat_1=2)]
    game = office(sits(), sits(1), contracts=laid, harbor="frigate:1/1 sailor:3", phase="take")
    play(game, "decline frigate:1/1")
    assert contract(game, "frigate_nemesis") == ((), {0: 2, 1: 2})
    assert [player.abilities["cubes_placed"] for player in game.view().players] == [1, 1]


def test_without_a_free_cube_nothing_is_begun_but_what_was_begun_goes_on() -> None:
    tied = [paper("frigate_nemesis", seat_0=2), paper("luminary", 0), paper("speculator", seat_0=1)]
    game = office(sits(2), sits(), contracts=[*tied, "galleon_nemesis"], harbor="frigate:1/1 galleon:2/1", phase="take")
    assert [said for said in words(game) if said.startswith("decline")] == ["decline frigate:1/1"]
    assert reason(game, "decline galleon:2/1") == "nothing_to_decline_for"
    play(game, "decline frigate:1/1")
    assert contract(game, "frigate_nemesis") == ((0,), {})


def test_off_turn_the_fee_has_to_be_in_the_purse() -> None:
    """A declined trade brings no coin to pay it with."""
    laid = {"contracts": "frigate_nemesis", "harbor": "frigate:3/2", "phase": "take", "actor": 1}
    poor = office(sits(), sits(), **laid)
    assert words(poor) == ["take frigate:3/2", "pass"]
    assert reason(poor, "decline frigate:3/2") == "fee_unpaid"
    game = office(sits(), sits(1), **laid)
    events = play(game, "decline frigate:3/2")
    assert [coins(game, seat) for seat in range(2)] == [1, 0]
    assert "fee_paid" in kinds(events)


def test_off_turn_the_payout_comes_before_the_fee_but_can_not_lend_it() -> None:
    laid = {"contracts": [paper("galleon_nemesis", seat_1=1)], "harbor": "galleon:2/1", "phase": "take", "actor": 1}
    assert words(office(sits(), sits(), **laid)) == ["take galleon:2/1", "pass"]
    game = office(sits(), sits(1), **laid)
    play(game, "decline galleon:2/1")
    assert [coins(game, seat) for seat in range(2)] == [1, 6]


def test_declined_trade() -> None:
    """It is a trade: clerks count and the gift goes out; but it brings no coins, so no wholesaler keeps the ship."""
    game = office(
        sits(0, "clerk.red:6 wholesaler.red:6 trader.red:3"), sits(), sits(),
        contracts="frigate_nemesis", add=["set_sail"], harbor="frigate:6/3+1 sailor:3", phase="take",
    )  # fmt: skip
    had = influence(game, 0)
    events = play(game, "decline frigate:6/3+1")
    assert of_kind(events, "coins_declined")[0].count == 3 + 1
    assert (game.phase, words(game)) == ("gift", ["give 1", "give 2"])
    play(game, "give 2")
    assert [coins(game, seat) for seat in range(3)] == [0, 0, 1]
    assert (game.view().takes, game.actor) == (1, 0), "the clerk gives back the card it cost"
    assert discard(game) == ["frigate:6/3+1"]
    assert game.view().players[0].holds == {} and influence(game, 0) == had


def test_a_declined_trade_is_one_of_the_cards_one_may_take() -> None:
    game = office(
        sits(3), sits(), contracts="frigate_nemesis", harbor="frigate:1/1 sailor:3 settler:4", phase="take", takes=2
    )
    play(game, "decline frigate:1/1")
    assert (game.view().takes, game.view().taken, takes(game)) == (1, 1, ["sailor:3"])
    play(game, "take sailor:3")
    assert game.actor == 1
    assert reason(office(sits(), sits(), contracts="frigate_nemesis", harbor="frigate:1/1", phase="take", takes=0,
                         expeditions="expedition:hut+hut"), "decline frigate:1/1") == "no_takes_left"  # fmt: skip


def test_where_nobody_may_take_after_none_declining_counts_as_taking() -> None:
    game = office(
        *(sits(), sits(9)), contracts="frigate_nemesis", harbor="frigate:1/1 sailor:3", phase="take",
        rulings={"others_after_none": "no"},
    )  # fmt: skip
    play(game, "decline frigate:1/1")
    assert (game.phase, game.actor) == ("take", 1)


# --- Tax Inspector ---


def taxed(*players: dict[str, Any], contracts: str | Sequence[Any] = "tax_inspector", **position: Any) -> Game:
    """A table at which the next card is a tax."""
    deck = "tax:swords settler:4 captain:4 priest:4 sailor:7 sailor:5 jester:9"
    return office(*players, contracts=contracts, deck=deck, **position)


def test_inspector_order() -> None:
    """Everybody has paid; whoever lost coins is asked before the bonus, the active player first, then clockwise."""
    players = [sits(12), sits(0, "sailor:3"), sits(13), sits(12)]
    game = taxed(*players, active=2)
    events = play(game, "draw")
    assert kinds(events)[0] == "card_revealed"
    assert [(event.seat, event.count) for event in of_kind(events, "tax_paid")] == [(2, 6), (3, 6), (0, 6)]
    assert not of_kind(events, "coins_gained")
    asked = []
    while game.phase == "moment":
        assert (game.view().contract, words(game)) == ("tax_inspector", ["contract tax_inspector", "pass"])
        asked.append(game.actor)
        events = play(game, "contract tax_inspector" if game.actor != 3 else "pass")
    assert asked == [2, 3, 0]
    assert gains(events) == [(0, 7, "contract"), (1, 1, "tax")], "the bonus comes last"
    assert contract(game, "tax_inspector") == ((2, 0), {})
    assert [coins(game, seat) for seat in range(4)] == [6 + 7, 0 + 1, 7 + 7, 6]
    assert (game.phase, game.actor) == ("discover", 2)
    assert discard(game)[-1] == "tax:swords"


def test_tax_inspector_pays_seven_whoever_comes_when() -> None:
    players = [sits(12), *[sits()] * 4]
    for before in range(5):
        game = taxed(*players, contracts=[paper("tax_inspector", *range(1, before + 1))])
        play(game, "draw")
        assert completions(play(game, "contract tax_inspector")) == [(0, "tax_inspector", 7)]


def test_who_pays_no_tax_is_not_asked() -> None:
    game = taxed(sits(11), sits(12))
    play(game, "draw")
    assert (game.phase, game.actor, game.active) == ("moment", 1, 0), "off turn as well"
    play(game, "pass")
    assert game.phase == "discover"
    nobody = taxed(sits(11), sits(11))
    play(nobody, "draw")
    assert nobody.phase == "discover"


def test_too_late_for_the_tax_inspector() -> None:
    game = taxed(sits(12), sits())
    play(game, "draw", "pass")
    assert reason(game, "contract tax_inspector") == "not_its_moment"


def test_who_has_completed_it_or_has_no_cube_is_not_asked() -> None:
    done = taxed(sits(12), sits(), contracts=[paper("tax_inspector", 0)])
    play(done, "draw")
    assert done.phase == "discover"
    tied = [paper("luminary", 0), paper("bruja", 0), paper("mercenary", 0)]
    game = taxed(sits(12), sits(), contracts=[*tied, "tax_inspector"])
    play(game, "draw")
    assert game.phase == "discover"


def test_without_the_contract_a_tax_asks_nobody() -> None:
    game = taxed(sits(12), sits(12), contracts="luminary")
    play(game, "draw")
    assert game.phase == "discover"
    assert coins(game, 0) == 6 + 1


def test_influence_of_the_tax_inspector_counts_for_the_bonus() -> None:
    """Whoever has least influence gets the bonus, after the contract has raised somebody's."""
    laid = [paper("luminary", 0), "tax_inspector"]
    game = office(sits(12), sits(), contracts=laid, deck="tax:influence")
    play(game, "draw")
    assert gains(play(game, "contract tax_inspector"))[-1] == (1, 1, "tax")


# --- Jinx ---

BUST: dict[str, Any] = {"harbor": "flute:1/1", "deck": "flute:2/2 settler:4 captain:4 priest:4"}


@every_edition
def test_harbor_busted_is_the_moment_of_the_jinx(edition: str) -> None:
    """In every edition, after the jesters were paid; the active player alone is asked."""
    game = office(sits(0, "jester:5"), sits(0, "jester:7"), contracts="jinx", edition=edition, **BUST)
    events = play(game, "draw")
    assert gains(events) == [(0, 1, "jester"), (1, 1, "jester")]
    assert (game.phase, game.actor, game.view().contract) == ("moment", 0, "jinx")
    assert words(game) == ["contract jinx", "pass"]
    events = play(game, "contract jinx")
    assert completions(events) == [(0, "jinx", 1)]
    assert (game.phase, game.active) == ("discover", 1)
    assert harbor(game) == []


def test_the_jinx_is_over_with_its_moment() -> None:
    game = office(sits(), sits(), contracts="jinx", **BUST)
    play(game, "draw", "pass")
    assert (game.phase, game.active) == ("discover", 1)
    assert reason(game, "contract jinx") == "not_its_moment"


def test_after_the_jinx_other_contracts_may_be_completed() -> None:
    persons = "priest:4 jester:7"
    game = office(sits(0, persons), sits(), contracts="jinx luminary", **BUST)
    play(game, "draw", "contract jinx")
    assert (game.phase, words(game)) == ("bust", ["contract luminary", "pass"])
    play(game, "contract luminary")
    assert influence(game, 0) == 1 + 2 + 1, "and the second one brings influence"


def test_a_deliberate_bust_is_a_jinx_too() -> None:
    game = office(sits(0, "pirate:9"), sits(), contracts="jinx", **BUST)
    play(game, "draw", "keep")
    assert game.view().contract == "jinx"


def test_no_jinx_for_who_does_not_bust_or_has_it() -> None:
    game = office(sits(), sits(), contracts="jinx", harbor="flute:1/1", deck="barque:1/1")
    play(game, "draw")
    assert game.phase == "discover"
    done = office(sits(), sits(), contracts=[paper("jinx", 0)], **BUST)
    play(done, "draw")
    assert done.active == 1


def test_a_bust_after_a_gamblers_cards_is_a_jinx() -> None:
    deck = "flute:1/1 flute:2/2 sailor:3 settler:4"
    game = office(sits(0, "gambler:4"), sits(), contracts="jinx", add=["gambler"], deck=deck)
    events = play(game, "gamble")
    assert kinds(events).count("card_revealed") == 4
    assert (game.phase, game.view().contract) == ("moment", "jinx")
    play(game, "contract jinx")
    assert game.active == 1


# --- Speculator and Major Speculator ---

THREE: dict[str, Any] = {"deck": "flute:1/1 barque:1/1 frigate:1/1 galleon:2/1 settler:4 settler:4 settler:4"}


def test_contract_advanced() -> None:
    """Three colors in the harbor: decide at once whether to lay a cube on the space "1"."""
    game = office(sits(), sits(), contracts="speculator", **THREE)
    play(game, "draw", "draw")
    assert game.phase == "discover"
    play(game, "draw")
    assert (game.phase, game.actor, game.view().contract) == ("moment", 0, "speculator")
    events = play(game, "contract speculator")
    assert [(event.kind, event.seat, event.count, event.detail) for event in events] == [
        ("contract_advanced", 0, 1, "speculator")
    ]
    assert contract(game, "speculator") == ((), {0: 1})
    assert (game.phase, words(game)) == ("discover", ["stop", "draw"])


def test_ship_kept_by_choice_is_a_moment_too_and_a_repelled_one_is_none() -> None:
    laid = {"contracts": "speculator", "harbor": "flute:1/1 barque:1/1", "deck": "pinnace:1/1 frigate:1/1"}
    game = office(sits(0, "sailor:3"), sits(), **laid)
    play(game, "draw", "repel")
    assert game.phase == "discover"
    play(game, "draw", "keep")
    assert game.view().contract == "speculator"


def test_the_next_time_completes_the_speculator() -> None:
    laid = [paper("speculator", 1, seat_0=1)]
    game = office(sits(), sits(), contracts=laid, **THREE)
    play(game, "draw", "draw", "draw")
    assert completions(play(game, "contract speculator")) == [(0, "speculator", 1)]
    assert contract(game, "speculator") == ((1, 0), {})


def test_speculator_once() -> None:
    """Once a turn: not again at the fourth and the fifth color, and the next time is another turn."""
    game = office(sits(), sits(), contracts="speculator", **THREE)
    play(game, "draw", "draw", "draw", "contract speculator", "draw")
    assert (game.phase, len(harbor(game))) == ("discover", 4)
    declined = office(sits(), sits(), contracts="speculator", **THREE)
    play(declined, "draw", "draw", "draw", "pass", "draw")
    assert declined.phase == "discover", "who passes at three is not asked at four"


def test_persons_among_the_ships_change_nothing() -> None:
    laid = {"harbor": "sailor:3 flute:1/1 settler:4 barque:1/1 captain:4"}
    game = office(sits(), sits(), contracts="speculator", deck="priest:4 galleon:2/1", **laid)
    play(game, "draw")
    assert game.phase == "discover"
    play(game, "draw")
    assert game.view().contract == "speculator"


def test_four_colors_complete_the_major_speculator() -> None:
    game = office(sits(), sits(), contracts="major_speculator", **THREE)
    play(game, "draw", "draw", "draw")
    assert game.phase == "discover"
    play(game, "draw")
    assert (game.phase, game.view().contract) == ("moment", "major_speculator")
    assert completions(play(game, "contract major_speculator")) == [(0, "major_speculator", 2)]


def test_both_speculators_in_one_turn() -> None:
    laid = ["major_speculator", paper("speculator", seat_0=1)]
    game = office(sits(), sits(), contracts=laid, **THREE)
    play(game, "draw", "draw", "draw", "contract speculator")
    assert coins(game, 0) == 2
    # The two coins were the next two cards of the deck.
    assert harbor(game) == ["flute:1/1", "barque:1/1", "frigate:1/1"]
    game = office(sits(), sits(), contracts=laid, harbor="flute:1/1 barque:1/1 frigate:1/1", deck="galleon:2/1")
    play(game, "draw", "contract major_speculator")
    assert contract(game, "major_speculator") == ((0,), {})


def test_the_others_never_speculate() -> None:
    """Only the active player: though three colors lie there when the others take."""
    game = office(sits(), sits(), contracts="speculator", harbor="flute:1/1 barque:1/1 frigate:1/1", phase="take")
    play(game, "pass")
    assert game.actor == 1
    assert not [said for said in words(game) if said.startswith("contract")]
    assert reason(game, "contract speculator") == "not_its_moment"


def test_a_second_ship_of_a_color_is_no_third_color() -> None:
    game = office(sits(), sits(), contracts="speculator jinx", harbor="flute:1/1 barque:1/1", deck="flute:2/2")
    play(game, "draw")
    assert game.view().contract == "jinx"


def test_no_cube_no_speculation() -> None:
    tied = [paper("luminary", 0), paper("bruja", 0), paper("mercenary", 0)]
    game = office(sits(), sits(), contracts=[*tied, "speculator"], **THREE)
    play(game, "draw", "draw", "draw")
    assert game.phase == "discover"
    mine = office(sits(), sits(), contracts=[*tied[:2], paper("speculator", seat_0=1), paper("mercenary", 1)], **THREE)
    play(mine, "draw", "draw", "draw")
    assert mine.view().contract == "speculator", "a cube on it already is enough"


# --- Among a gambler's four cards ---


def gambling(contracts: object, deck: str, coins: int = 0) -> Game:
    return office(sits(coins, "gambler:4"), sits(), contracts=contracts, add=["gambler"], deck=deck)  # type: ignore[arg-type]


def test_speculators_among_a_gamblers_four_cards() -> None:
    game = gambling("speculator major_speculator", "flute:1/1 barque:1/1 frigate:1/1 galleon:2/1 sailor:3")
    play(game, "gamble")
    assert (game.phase, game.view().contract, game.view().to_reveal) == ("moment", "speculator", 1)
    assert len(harbor(game)) == 3
    play(game, "contract speculator")
    assert (game.phase, game.view().contract, len(harbor(game))) == ("moment", "major_speculator", 4)
    play(game, "pass")
    assert (game.phase, game.view().takes) == ("take", 2 + 1)


def test_payouts_among_the_four_come_from_the_deck_under_them() -> None:
    deck = "flute:1/1 barque:1/1 frigate:1/1 settler:4 captain:4 galleon:2/1"
    game = gambling([paper("speculator", seat_0=1)], deck)
    play(game, "gamble", "contract speculator")
    assert harbor(game)[-1] == "galleon:2/1"
    assert coins(game, 0) == 2


def test_three_colors_count_though_the_four_will_bust() -> None:
    game = gambling("speculator jinx", "flute:1/1 flute:2/2 barque:1/1 frigate:1/1")
    play(game, "gamble")
    assert game.view().contract == "speculator"
    play(game, "contract speculator")
    assert game.view().contract == "jinx"
    play(game, "contract jinx")
    assert game.active == 1


def test_a_tax_among_the_four_asks_the_inspector_and_then_the_cards_go_on() -> None:
    deck = "flute:1/1 tax:swords settler:4 captain:4 barque:1/1 frigate:1/1"
    game = gambling("tax_inspector", deck, coins=12)
    before = whole_game(game)
    play(game, "gamble")
    assert (game.phase, game.view().contract, game.view().to_reveal) == ("moment", "tax_inspector", 2)
    assert whole_game(game) == before
    play(game, "pass")
    assert (game.phase, harbor(game)) == ("take", ["flute:1/1", "barque:1/1", "frigate:1/1"])


def test_in_a_position_the_moment_of_a_tax_is_told_whole() -> None:
    players = [sits(12), sits(12), sits(12)]
    game = taxed(*players)
    play(game, "draw")
    document = game.to_position()
    assert (document["phase"], document["contract"], document["payers"]) == ("moment", "tax_inspector", [1, 2])
    assert [waiting["phase"] for waiting in document["pending"]] == ["discover", "taxing"]
    again = Game.from_position(document)
    for said in ("contract tax_inspector", "pass", "contract tax_inspector"):
        assert kinds(again.play(said)) == kinds(game.play(said))
    assert again.hash == game.hash
