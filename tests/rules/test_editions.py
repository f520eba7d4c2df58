"""Editions: three printings of one game, and how each answers the rulings."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.errors import RulesetError
from portroyal.rulings import DEFAULT_EDITION, EDITIONS, RULINGS

from .table import every_edition, play, sits, table

# As the table of RULINGS.md has them, in the order pegasus-2014, sjg-2017, bigbox-2021.
ANSWERS = {
    "first_draw": ("yes", "yes", "yes"),
    "stop_on_empty_harbor": ("yes", "yes", "yes"),
    "deliberate_bust": ("yes", "yes", "yes"),
    "expedition_after_bust": ("no", "no", "yes"),
    "hired_now_governor": ("yes", "yes", "no"),
    "jester_active_empty": ("no", "yes", "yes"),
    "jester_bust": ("everyone", "everyone", "everyone"),
    "others_after_none": ("yes", "yes", "yes"),
    "fee_from_ship": ("yes", "yes", "yes"),
    "fee_order": ("before_price", "after_price", "after_price"),
    "five_player_expedition": ("table", "shuffled", "table"),
    "end_trigger": ("at_once", "round_end", "at_once"),
    "end_needs_expedition": ("no", "no", "no"),
    "tie_break": ("coins_then_shared", "coins_then_shared", "coins_then_shared"),
    "tax_order": ("half_then_bonus", "half_then_bonus", "half_then_bonus"),
    "takes_counted": ("once", "once", "once"),
    "deck_empty": ("shuffle_discard", "shuffle_discard", "shuffle_discard"),
    "nothing_left": ("gain_what_there_is", "gain_what_there_is", "gain_what_there_is"),
    "stalemate": ("game_ends", "game_ends", "game_ends"),
    "coins_face_up_when_spent": ("yes", "yes", "yes"),
    "coin_order": ("oldest_first", "oldest_first", "oldest_first"),
}
# The project's own, the same in every edition.
OWN_ANSWERS = {
    "ability_coins": "never_declined",
    "jack_by_choice": "yes",
    "endless_game": "after_250_passes_or_1000_rounds",
}
# Those of the modules, the same in every edition.
MODULE_ANSWERS = {
    "gambler_extra_card": "harbor",
    "gambler_short": "fewer_cards",
    "gambler_claims": "yes",
    "wholesaler_at_once": "yes",
    "wholesalers_of_one_color": "one_influence",
    "kept_ship_as_coin": "no",
    "vice_admiral_coins": "one",
    "gift_with_nothing_left": "nobody",
    "contract_jack": "no",
    "contract_empty_harbor": "yes",
    "contract_after_bust": "as_expeditions",
    "declined_trade": "a_trade_without_coins",
    "nest_keeps": "until_completed",
    "speculator_once": "once",
    "inspector_order": "before_the_bonus",
    "empty_time_deck": "at_the_draw",
    "set_aside_by": "active_player",
}
# Those of The Adventure Begins, in the newest edition alone.
ADVENTURE_ANSWERS = {
    "adv_special_expedition": "box",
    "adv_characters": "random",
    "adv_batch_into": "deck",
    "adv_replay_cards": "stay",
    "adv_retry_cap": "no_limit",
    "adv_before_event": "nothing",
    "adv_months_end_turn": "goes_on",
    "adv_months_end_event": "no",
    "adv_event_1": "every_mode",
    "adv_dues_are_tax": "no",
    "adv_mission_active": "any_time",
    "adv_mission_old": "yes",
    "adv_jack": "no",
    "adv_character_swords": "no",
    "adv_printed_cost_3": "or_less",
    "adv_33_moment": "enters",
    "adv_52_steps": "three_times",
    "adv_52_cube": "at_the_first_step",
    "adv_buy_off_when": "each_once",
    "adv_stow_is_trade": "yes",
    "adv_ares_coin": "each",
    "adv_barmaid_sale": "taking",
    "adv_lookout_uses": "each",
    "adv_lookout_short": "new_deck",
    "adv_early_success": "play_on",
}


def test_there_are_three_editions_and_the_newest_is_the_default() -> None:
    """RULINGS, Editions."""
    assert EDITIONS == ("pegasus-2014", "sjg-2017", "bigbox-2021")
    assert DEFAULT_EDITION == "bigbox-2021"
    assert Game.new(players=2, seed=1).ruleset.edition == "bigbox-2021"
    assert table(sits(3), sits(3)).ruleset.edition == "bigbox-2021"


@every_edition
def test_each_edition_answers_the_rulings_as_the_table_says(edition: str) -> None:
    """RULINGS, the table."""
    column = EDITIONS.index(edition)
    ruleset = Game.new(players=3, edition=edition, seed=1).ruleset
    assert dict(ruleset.rulings) == {ruling: answers[column] for ruling, answers in ANSWERS.items()} | OWN_ANSWERS


@every_edition
def test_the_rulings_of_a_module_are_asked_where_it_is_played(edition: str) -> None:
    """RULINGS, Gambler, Set Sail and Just One More Contract."""
    modules = ["base", "gambler", "set_sail", "contract_cards", "coop"]
    ruleset = Game.new(players=3, edition=edition, modules=modules, seed=1).ruleset
    for ruling, answer in MODULE_ANSWERS.items():
        assert ruleset.answer(ruling) == answer
    with pytest.raises(RulesetError, match="which is not played"):
        Game.new(players=3, edition=edition, rulings={"gambler_short": "fewer_cards"})


def test_the_table_and_the_register_name_the_same_rulings() -> None:
    """RULINGS, the table."""
    assert {*ANSWERS, *OWN_ANSWERS, *MODULE_ANSWERS, *ADVENTURE_ANSWERS} == set(RULINGS)
    ruleset = Game.new(players=3, modules=["base", "adventure"], seed=1).ruleset
    for ruling, answer in ADVENTURE_ANSWERS.items():
        assert ruleset.answer(ruling) == answer


@every_edition
def test_an_edition_may_be_played_with_other_answers(edition: str) -> None:
    """RULINGS, introduction: an answer per edition, and options beside it."""
    game = Game.new(players=3, edition=edition, rulings={"others_after_none": "no"}, seed=1)
    assert game.ruleset.changed_rulings() == {"others_after_none": "no"}
    assert game.ruleset.as_dict()["rulings"] == {"others_after_none": "no"}


def test_an_answer_the_edition_gives_anyway_changes_nothing() -> None:
    """RULINGS, introduction."""
    game = Game.new(players=3, edition="sjg-2017", rulings={"end_trigger": "round_end"}, seed=1)
    assert game.ruleset.changed_rulings() == {}


def test_an_unknown_edition_is_refused_naming_the_right_ones() -> None:
    """RULINGS, Editions."""
    with pytest.raises(RulesetError) as refused:
        Game.new(players=2, edition="bigbox-2022")
    for edition in EDITIONS:
        assert edition in refused.value.message
    assert "Did you mean 'bigbox-2021'?" in refused.value.message


def test_an_unknown_module_is_refused_naming_the_right_ones() -> None:
    """bigbox-2021, Componentes: the base game is one module of several."""
    with pytest.raises(RulesetError, match="base"):
        Game.new(players=2, modules=["bass"])


def test_the_editions_play_the_same_turn_where_they_agree() -> None:
    """RULINGS, introduction: they agree on the game."""
    games = [
        table(sits(5), sits(5), edition=edition, harbor="sailor:3 flute:2/2", deck="settler:4 captain:4")
        for edition in EDITIONS
    ]
    told = [
        [(e.kind, e.seat, e.card, e.count) for e in play(game, "stop", "take sailor:3", "take flute:2/2")]
        for game in games
    ]
    # Apart from the faces of Ann's coins, which depend on the shuffle under the deck.
    plain = [[row if row[0] != "coin_spent" else (row[0], row[1], None, row[3]) for row in rows] for rows in told]
    assert plain[0] == plain[1] == plain[2]
