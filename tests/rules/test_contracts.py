"""Contracts against each other, sentence by sentence: setup, cubes, payouts, influence, and when it is one's time."""

from __future__ import annotations

from typing import Any

import pytest

from portroyal import Game
from portroyal.contracts import BY_ID, IDS, LIST
from portroyal.errors import IllegalAction, PositionError, RulesetError, UnreadableAction
from portroyal.ruleset import Ruleset

from .table import (
    CONTRACTS,
    COOP,
    ELEVEN,
    coins,
    completions,
    contract,
    every_edition,
    gains,
    influence,
    kinds,
    of_kind,
    office,
    paper,
    play,
    purse,
    sits,
    table,
    words,
)

# Three contracts that one player has everything for, and who they are.
THREE = "luminary mercenary trade_master"
STAFF = "priest:4 jester:7 sailor:3 sailor:3 sailor:3 trader.red:3 trader.blue:5"


def reason(game: Game, said: str) -> str:
    """Why something can't be done."""
    with pytest.raises(IllegalAction) as refused:
        game.play(said)
    return str(refused.value.facts["reason"])


# --- The papers ---


def test_eighteen_contracts_with_payouts_and_seals() -> None:
    """Payouts for the first, second ... fifth; the number and the letter of the seal."""
    assert {each.id: ("".join(map(str, each.payouts)), each.turns, each.letter) for each in LIST} == {
        "luminary": ("43210", 0, "I"),
        "bruja": ("32100", 1, "G"),
        "maritime_supremacy": ("43210", 0, "G"),
        "new_colony": ("32100", 1, "D"),
        "trade_outpost": ("43210", 0, "D"),
        "trade_master": ("32100", 0, "B"),
        "thrifty_staff": ("54321", 1, "B"),
        "mercenary": ("32100", 0, "A"),
        "explorer": ("21000", 1, "E"),
        "frigate_nemesis": ("86543", 0, "C"),
        "galleon_nemesis": ("65432", -1, "H"),
        "tax_inspector": ("77777", 1, "C"),
        "jinx": ("11111", -1, "F"),
        "speculator": ("21000", 0, "A"),
        "major_speculator": ("21000", 0, "A"),
        "pirates_nest": ("32100", 0, "A"),
        "small_estate": ("00000", 2, "J"),
        "ransom": ("00000", 1, "J"),
    }


def test_two_are_for_a_crew_alone_and_reconstructed() -> None:
    assert [each.id for each in LIST if each.together] == ["small_estate", "ransom"]
    assert [each.id for each in LIST if each.reconstructed] == ["small_estate", "ransom"]
    assert BY_ID["ransom"].facts()["reconstructed"] is True
    assert "reconstructed" not in BY_ID["bruja"].facts()


def test_which_are_decided_at_their_moment_and_which_belong_to_the_active_player() -> None:
    """Immediately: tax inspector, jinx, the speculators, the nemeses. Active: nest, jinx, the speculators."""
    now = {"tax_inspector", "jinx", "speculator", "major_speculator", "frigate_nemesis", "galleon_nemesis"}
    assert {each.id for each in LIST if each.at_moment} == now
    mine = {"pirates_nest", "jinx", "speculator", "major_speculator"}
    assert {each.id for each in LIST if each.is_for_active} == mine


# --- Setup ---


def test_contract_offered() -> None:
    """Four of the sixteen are laid face up; the two white ones stay in the box."""
    dealt: set[str] = set()
    for seed in range(60):
        game = Game.new(2 + seed % 4, modules=CONTRACTS, seed=seed)
        laid = [each.id for each in game.view().contracts]
        offered = of_kind(game.events(), "contract_offered")
        assert [(event.count, event.detail) for event in offered] == list(enumerate(laid))
        assert len(laid) == len(set(laid)) == 4
        dealt.update(laid)
    assert dealt == set(IDS) - {"small_estate", "ransom"}


def test_the_seed_deals_contracts_without_changing_the_deck() -> None:
    dealt = Game.new(3, modules=CONTRACTS, seed=7)
    chosen = Game.new(3, modules=CONTRACTS, seed=7, contracts=["bruja", "jinx", "explorer", "luminary"])
    assert [each.id for each in chosen.view().contracts] == ["bruja", "jinx", "explorer", "luminary"]
    assert chosen.to_position()["deck"] == dealt.to_position()["deck"]
    again = Game.new(3, modules=CONTRACTS, seed=7)
    assert again.view().contracts == dealt.view().contracts


def test_contracts_chosen_by_hand_are_part_of_the_rules() -> None:
    chosen = ["bruja", "jinx", "explorer", "luminary"]
    rules = Ruleset.of(3, modules=CONTRACTS, contracts=chosen)
    assert rules.as_dict()["contracts"] == chosen
    assert "contracts" not in Ruleset.of(3, modules=CONTRACTS).as_dict()
    record = Game.deal(rules, seed=1).record()
    assert [each.id for each in Game.replay(record).view().contracts] == chosen


@pytest.mark.parametrize(
    ("modules", "chosen", "why"),
    [
        (CONTRACTS, ["bruja"], "With 3 players there are 4 different contracts"),
        (CONTRACTS, ["bruja"] * 4, "With 3 players there are 4 different contracts"),
        (CONTRACTS, ["bruja", "jinx", "explorer", "ransom"], "The contract ransom is for a crew alone"),
        (CONTRACTS, ["bruja", "jinx", "explorer", "bruga"], "There is no contract 'bruga'. Did you mean 'bruja'"),
        (CONTRACTS, "bruja", "Contracts are a list of ids"),
        (("base", "contract_cards"), ["bruja"], "Contracts are chosen for the module 'contracts' or 'coop'"),
        (COOP, ["bruja", "jinx", "explorer", "luminary"], "With 3 players there are 7 different contracts"),
    ],
)
def test_contracts_that_can_not_be_chosen(modules: Any, chosen: Any, why: str) -> None:
    with pytest.raises(RulesetError) as refused:
        Game.new(3, modules=modules, contracts=chosen)
    assert why in refused.value.message


def test_contracts_need_the_persons_and_ships() -> None:
    for module in ("contracts", "coop"):
        with pytest.raises(RulesetError, match=f"'{module}' needs 'contract_cards': choose both"):
            Game.new(3, modules=["base", module])
        with pytest.raises(RulesetError, match="needs 'base': choose both"):
            Game.new(3, modules=["set_sail", "contract_cards", module])


def test_not_against_each_other_and_together_at_once() -> None:
    with pytest.raises(RulesetError, match="'contracts' and 'coop' can't be played together") as refused:
        Game.new(3, modules=["base", "contract_cards", "contracts", "coop"])
    assert refused.value.facts["reason"] == "excludes"


def test_two_to_five_play_against_each_other() -> None:
    for players in (1, 6):
        with pytest.raises(RulesetError, match="is for 2 to 5 players"):
            Game.new(players, modules=CONTRACTS)
    for players in (2, 5):
        assert len(Game.new(players, modules=[*CONTRACTS, "gambler", "set_sail"], seed=1).view().contracts) == 4


# --- Completing one ---


def test_contract_completed() -> None:
    """Lay one of three cubes on the first free space for coins: the first gets most."""
    game = office(sits(0, STAFF), sits(), contracts=THREE)
    events = play(game, "contract luminary")
    assert kinds(events) == ["contract_completed", "coins_gained"]
    assert (events[0].seat, events[0].card, events[0].count, events[0].detail) == (0, None, 4, "luminary")
    assert gains(events) == [(0, 4, "contract")]
    assert contract(game, "luminary") == ((0,), {})
    assert coins(game, 0) == 4


def test_the_earlier_the_more_coins() -> None:
    for before, paid in enumerate((4, 3, 2, 1, 0)):
        others = list(range(1, before + 1))
        players = [sits(0, "priest:4 jester:7"), *(sits() for _ in range(4))]
        game = office(*players, contracts=[paper("luminary", *others)])
        assert completions(play(game, "contract luminary")) == [(0, "luminary", paid)]
        assert coins(game, 0) == paid
        assert contract(game, "luminary")[0] == (*others, 0)


def test_the_example_second_to_complete_it_and_her_second_contract_three_coins_and_one_influence() -> None:
    """Julia is the second player to complete this contract: 3 coins; as it is her second: 1 influence."""
    players = [sits(0, "priest:4 jester:7"), sits()]
    game = office(*players, contracts=[paper("luminary", 1), paper("mercenary", 0)])
    had = influence(game, 0)
    events = play(game, "contract luminary")
    assert gains(events) == [(0, 3, "contract")]
    (gained,) = of_kind(events, "influence_gained")
    assert (gained.seat, gained.count, gained.detail) == (0, 1, "luminary")
    assert influence(game, 0) == had + 1


def test_the_third_contract_brings_two_influence_more() -> None:
    game = office(sits(0, STAFF), sits(), contracts=THREE)
    had = influence(game, 0)
    gained = []
    for name in THREE.split():
        play(game, f"contract {name}")
        gained.append(influence(game, 0) - had)
    assert gained == [0, 1, 1 + 2]
    assert game.view().players[0].abilities["completed"] == 3


def test_nobody_completes_more_than_three() -> None:
    game = office(sits(0, STAFF + " captain:4 mademoiselle:7"), sits(), contracts=THREE + " bruja")
    play(game, *(f"contract {name}" for name in THREE.split()))
    assert words(game) == ["draw"]
    assert reason(game, "contract bruja") == "no_cube"


def test_each_player_completes_a_contract_once() -> None:
    game = office(sits(0, STAFF), sits(), contracts=THREE)
    play(game, "contract luminary")
    assert "contract luminary" not in words(game)
    assert reason(game, "contract luminary") == "contract_completed"


def test_several_players_may_complete_the_same_contract() -> None:
    persons = "priest:4 jester:7"
    game = office(sits(0, persons), sits(0, persons), contracts="luminary", harbor="sailor:3 sailor:5", phase="take")
    play(game, "contract luminary", "pass")
    assert (game.actor, words(game)) == (1, ["contract luminary", "pass"])
    play(game, "contract luminary")
    assert contract(game, "luminary") == ((0, 1), {})
    assert [coins(game, seat) for seat in range(2)] == [4, 3]


def test_a_payout_of_nothing_is_no_coins() -> None:
    game = office(sits(0, "sailor:3 sailor:3 sailor:3"), *[sits()] * 4, contracts=[paper("mercenary", 1, 2, 3)])
    events = play(game, "contract mercenary")
    assert kinds(events) == ["contract_completed"]
    assert events[0].count == 0


def test_only_the_coins_there_are_are_paid() -> None:
    game = office(sits(0, "priest:4 jester:7"), sits(), contracts="luminary", rest=1, deck="sailor:3 sailor:5")
    assert gains(play(game, "contract luminary")) == [(0, 2, "contract")]


def test_nobody_has_to_complete_what_they_can() -> None:
    """Most contracts may be completed later."""
    game = office(sits(0, STAFF), sits(), contracts=THREE, deck="settler:4")
    play(game, "draw", "stop", "pass", "pass")
    assert game.active == 1
    assert contract(game, "luminary") == ((), {})


def test_a_game_can_be_won_without_a_contract() -> None:
    game = office(sits(3, ELEVEN), sits(0), contracts="luminary", harbor="sailor:3", active=0, start=1)
    play(game, "stop", "take sailor:3")
    assert game.over and game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason, game.outcome.crew) == ((0,), "influence", None)


def test_influence_of_contracts_triggers_the_end_and_wins() -> None:
    done = [paper("luminary", 0), paper("trade_master", 0), "mercenary"]
    game = office(sits(0, "admiral:9 admiral:9 sailor:3 pirate:5"), sits(0), contracts=done)
    assert influence(game, 0) == 3 + 3 + 1 + 1 + 1
    events = play(game, "contract mercenary")
    assert influence(game, 0) == 11 and not of_kind(events, "end_triggered")
    game = office(sits(0, "admiral:9 admiral:9 sailor:5 pirate:5"), sits(0), contracts=done)
    events = play(game, "contract mercenary")
    (ended,) = of_kind(events, "end_triggered")
    assert (ended.seat, ended.count) == (0, 12)


def test_a_contract_lies_there_to_the_end() -> None:
    game = office(sits(0, STAFF), sits(), contracts=THREE, deck="settler:4")
    play(game, "contract luminary", "draw", "stop", "pass", "pass")
    assert contract(game, "luminary") == ((0,), {})


# --- When it is one's time ---


def test_in_discovery_before_the_first_draw_and_after_it() -> None:
    game = office(sits(0, STAFF), sits(), contracts=THREE, deck="flute:1/1 settler:4 settler:4 settler:4 settler:4")
    assert words(game) == ["contract luminary", "contract mercenary", "contract trade_master", "draw"]
    play(game, "draw", "keep")
    assert words(game)[:3] == ["contract luminary", "contract mercenary", "contract trade_master"]


def test_not_while_a_ship_is_being_decided() -> None:
    game = office(sits(0, STAFF), sits(), contracts=THREE, deck="flute:1/1")
    play(game, "draw")
    assert words(game) == ["repel", "keep"]
    assert reason(game, "contract luminary") == "wrong_phase"


def test_in_ones_own_taking_active_or_not() -> None:
    persons = "priest:4 jester:7"
    players = [sits(0, persons), sits(0, persons), sits(0, persons)]
    game = office(*players, contracts="luminary", harbor="sailor:7", phase="take")
    for seat in range(3):
        assert (game.actor, words(game)) == (seat, ["contract luminary", "pass"])
        play(game, "pass")
    assert contract(game, "luminary") == ((), {})


def test_a_taking_waits_for_a_contract_after_its_last_card() -> None:
    game = office(sits(4, "jester:7"), sits(), contracts="luminary", harbor="priest:4 sailor:7", phase="take")
    play(game, "take priest:4")
    assert (game.actor, game.view().takes, words(game)) == (0, 0, ["contract luminary", "pass"])
    play(game, "contract luminary")
    assert game.actor == 1, "and then ends by itself"


def test_coins_of_a_contract_pay_for_the_next_card() -> None:
    game = office(sits(0, "priest:4 jester:7"), sits(), contracts="luminary", harbor="settler:4", phase="take")
    assert "take settler:4" not in words(game)
    play(game, "contract luminary")
    assert "take settler:4" in words(game)


def test_off_turn_the_coins_of_a_contract_pay_price_and_fee() -> None:
    persons = "priest:4 jester:7"
    game = office(sits(), sits(0, persons), contracts="luminary", harbor="sailor:3", phase="take", actor=1)
    assert words(game) == ["contract luminary", "pass"]
    play(game, "contract luminary", "take sailor:3")
    assert [coins(game, seat) for seat in range(2)] == [1, 0]


def test_contract_empty_harbor() -> None:
    """Nothing to take: whoever can complete something is asked all the same, the others are not."""
    players = [sits(9), sits(), sits(0, "priest:4 jester:7"), sits()]
    game = office(*players, contracts="luminary", harbor="sailor:3", phase="take")
    events = play(game, "take sailor:3")
    assert (game.phase, game.actor, words(game)) == ("take", 2, ["contract luminary", "pass"])
    assert [event.seat for event in of_kind(events, "taking_began")] == [1, 2]
    events = play(game, "contract luminary")
    assert [event.seat for event in of_kind(events, "taking_began")] == [3]
    assert game.active == 1


def test_the_active_player_completes_nothing_while_the_others_take() -> None:
    players = [sits(0, "priest:4 jester:7"), sits(9)]
    game = office(*players, contracts="luminary", harbor="sailor:3", phase="take", actor=1)
    assert words(game) == ["take sailor:3", "pass"]


def test_where_nobody_takes_after_none_nobody_completes() -> None:
    """Variant: the active player took no card though there were some, so no takings follow."""
    players = [sits(), sits(0, "priest:4 jester:7")]
    game = office(*players, contracts="luminary", harbor="sailor:3", phase="take", rulings={"others_after_none": "no"})
    play(game, "pass")
    assert (game.active, game.phase) == (1, "discover")


BUSTED = {"harbor": "flute:1/1", "deck": "flute:1/1 galleon:2/1 galleon:2/1 galleon:2/1"}


@every_edition
def test_contract_after_bust(edition: str) -> None:
    """Where the edition allows a last claim after a bust: the active player, and nobody else."""
    players = [sits(0, "priest:4 jester:7"), sits(0, "priest:4 jester:7")]
    game = office(*players, contracts="luminary", edition=edition, **BUSTED)
    events = play(game, "draw")
    assert gains(events)[:2] == [(0, 1, "jester"), (1, 1, "jester")]
    if edition == "bigbox-2021":
        assert (game.phase, game.actor, words(game)) == ("bust", 0, ["contract luminary", "pass"])
        play(game, "contract luminary")
    assert (game.phase, game.active) == ("discover", 1)
    assert contract(game, "luminary")[0] == ((0,) if edition == "bigbox-2021" else ())


def test_after_a_bust_contracts_and_expeditions_in_any_order() -> None:
    display = "priest:4 jester:7 settler:4 settler:4"
    game = office(sits(0, display), sits(), contracts="luminary explorer", expeditions="expedition:hut+hut", **BUSTED)
    play(game, "draw", "contract luminary")
    assert words(game) == ["claim expedition:hut+hut", "pass"]
    play(game, "claim expedition:hut+hut")
    assert words(game) == ["contract explorer", "pass"], "claiming made another one possible"
    play(game, "contract explorer")
    assert game.active == 1


# --- What is refused, and why ---


def test_what_is_missing_is_said() -> None:
    game = office(sits(0, "priest:4"), sits(), contracts="luminary jinx pirates_nest", deck="settler:4")
    assert reason(game, "contract luminary") == "contract_unmet"
    assert reason(game, "contract jinx") == "not_its_moment"
    assert reason(game, "contract bruja") == "contract_not_open"
    assert reason(game, "contract pirates_nest") == "contract_unmet"
    others = office(sits(), sits(), contracts="pirates_nest", phase="take", actor=1, harbor="sailor:3")
    assert reason(others, "contract pirates_nest") == "not_active"
    for said in ("contract", "contract gold", "contract bruja jinx"):
        with pytest.raises(UnreadableAction, match="'contract' names the id of a contract"):
            game.play(said)


def test_without_the_module_there_are_no_contracts() -> None:
    game = table(sits(0, STAFF), sits(), modules=["base"])
    assert words(game) == ["draw"]
    assert reason(game, "contract luminary") == "contract_not_open"
    with pytest.raises(PositionError, match="with the module 'contracts' or 'coop' alone"):
        table(sits(), sits(), modules=["base", "contract_cards"], contracts=["bruja"])


def test_a_refusal_changes_nothing() -> None:
    game = office(sits(0, "priest:4"), sits(), contracts=THREE)
    before = game.hash
    with pytest.raises(IllegalAction) as refused:
        game.play("contract luminary")
    assert refused.value.facts["choices"] == ["draw"]
    assert game.hash == before


# --- Where the coins come from ---


def test_coins_of_a_contract_come_from_the_deck_and_influence_follows() -> None:
    game = office(
        sits("jester:9", "sailor:3 sailor:3 sailor:3"),
        sits(),
        contracts=[paper("luminary", 0), "mercenary"],
        deck="flute:1/1 settler:4 captain:4",
    )
    events = play(game, "contract mercenary")
    assert kinds(events) == ["contract_completed", "coins_gained", "influence_gained"]
    assert purse(game, 0) == ["jester:9", "flute:1/1", "settler:4", "captain:4"]
