"""Every ruling of the register: each answer plays a different game, and nothing else is accepted."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.engine.vocabulary import LAST_PASS, LAST_ROUND
from portroyal.errors import PositionError, RulesetError
from portroyal.modules import MODULES
from portroyal.rulings import EDITIONS, RULINGS

from .table import (
    ELEVEN,
    SPECIAL,
    TWELVE,
    claims,
    coins,
    deck,
    discard,
    display,
    every_edition,
    expeditions,
    gains,
    harbor,
    kinds,
    of_kind,
    play,
    purse,
    sits,
    table,
    takes,
    whole_game,
    words,
)

yes_or_no = pytest.mark.parametrize("answer", ["yes", "no"])
CROSSES = "expedition:cross+cross"


# --- Rulings with several answers ---


@every_edition
@yes_or_no
def test_first_draw(edition: str, answer: str) -> None:
    """RULINGS, first_draw; base-2014.es, Revelar."""
    game = table(sits(3), sits(3, "jester:5"), edition=edition, rulings={"first_draw": answer})
    if answer == "yes":
        assert words(game) == ["draw"]
        return
    assert words(game) == ["stop", "draw"]
    play(game, "stop")
    # Phase 2 has come and gone with an empty harbor.
    assert (game.active, coins(game, 1)) == (1, 4)


@every_edition
@yes_or_no
def test_stop_on_empty_harbor(edition: str, answer: str) -> None:
    """RULINGS, stop_on_empty_harbor."""
    game = table(
        sits(3, "sailor:3"),
        sits(3),
        edition=edition,
        rulings={"stop_on_empty_harbor": answer},
        deck="expedition:hut+hut flute:1/1 settler:4",
    )
    play(game, "draw")
    assert words(game) == (["stop", "draw"] if answer == "yes" else ["draw"])
    play(game, "draw", "repel")
    assert words(game) == (["stop", "draw"] if answer == "yes" else ["draw"])
    play(game, "draw")
    assert words(game) == ["stop", "draw"]


def test_without_stop_on_empty_harbor_one_still_stops_where_nothing_can_be_drawn() -> None:
    """RULINGS, When things may be done: stop is offered where draw is not."""
    game = table(sits(3), sits(3), rulings={"stop_on_empty_harbor": "no"}, deck="expedition:hut+hut", rest=1)
    play(game, "draw")
    assert words(game) == ["stop"]


def test_without_first_draw_an_empty_harbor_may_still_forbid_stopping() -> None:
    """RULINGS, first_draw and stop_on_empty_harbor together."""
    game = table(sits(3), sits(3), rulings={"first_draw": "no", "stop_on_empty_harbor": "no"})
    assert words(game) == ["draw"]


@every_edition
@yes_or_no
def test_deliberate_bust(edition: str, answer: str) -> None:
    """RULINGS, deliberate_bust; sjg-2017, Continuing with Discovery, note."""
    game = table(
        sits(3, "sailor:3"),
        sits(3),
        edition=edition,
        rulings={"deliberate_bust": answer},
        deck="flute:5/3 barque:1/1 flute:1/1",
    )
    play(game, "draw", "draw")
    # A ship of a new color may be kept by either answer.
    assert words(game) == ["repel", "keep"]
    play(game, "keep", "draw")
    assert words(game) == (["repel", "keep"] if answer == "yes" else ["repel"])


@pytest.mark.parametrize("there", ["pinnace:4/3", "flute:5/3", "barque:5/3", "frigate:6/3", "galleon:7/3"])
@pytest.mark.parametrize("drawn", ["pinnace:1/1", "flute:1/1", "barque:1/1", "frigate:1/1", "galleon:2/1"])
def test_deliberate_bust_forbidden_leaves_every_other_choice(there: str, drawn: str) -> None:
    """RULINGS, deliberate_bust: only a ship of a color already there has to be repelled."""
    game = table(sits(0, "pirate:5"), sits(0), rulings={"deliberate_bust": "no"}, harbor=there, deck=[drawn])
    play(game, "draw")
    same = there.split(":")[0] == drawn.split(":")[0]
    assert words(game) == (["repel"] if same else ["repel", "keep"])


@every_edition
@yes_or_no
def test_expedition_after_bust(edition: str, answer: str) -> None:
    """RULINGS, expedition_after_bust; bigbox-2021, Descubrir."""
    game = table(
        sits(3, "priest:4 priest:4"),
        sits(3),
        edition=edition,
        rulings={"expedition_after_bust": answer},
        expeditions=CROSSES,
        deck="flute:1/1 flute:5/3",
    )
    play(game, "draw", "draw")
    if answer == "yes":
        assert (game.phase, game.active, words(game)) == ("bust", 0, [f"claim {CROSSES}", "pass"])
    else:
        assert (game.phase, game.active) == ("discover", 1)


@every_edition
@yes_or_no
def test_hired_now_governor(edition: str, answer: str) -> None:
    """RULINGS, hired_now_governor; bigbox-2021, Gobernador."""
    rulings = {"hired_now_governor": answer}
    game = table(sits(8), sits(0), edition=edition, rulings=rulings, harbor="governor:8 flute:1/1", deck="settler:4")
    play(game, "stop", "take governor:8")
    assert (game.actor, game.view().takes) == ((0, 1) if answer == "yes" else (1, 1))
    # From the next taking on he counts by either answer.
    play(game, *["pass"] * (2 if answer == "yes" else 1), "draw", "stop", "pass")
    assert (game.active, game.actor, game.view().takes) == (1, 0, 2)


@yes_or_no
def test_hired_now_governor_says_nothing_about_other_persons(answer: str) -> None:
    """RULINGS, hired_now_governor, note: mademoiselles and traders at once, admirals never, whatever the answer."""
    rulings = {"hired_now_governor": answer}
    game = table(
        sits(20), sits(0), rulings=rulings, harbor="pinnace:1/1 flute:2/2 barque:1/1 frigate:1/1 admiral:5 sailor:3"
    )
    play(game, "stop", "take admiral:5")
    assert (game.view().takes, coins(game, 0)) == (1, 15)


@every_edition
@yes_or_no
def test_jester_active_empty(edition: str, answer: str) -> None:
    """RULINGS, jester_active_empty; base-2014.es, Bufón."""
    game = table(
        sits(3, "jester:5"),
        sits(3, "jester:7"),
        edition=edition,
        rulings={"jester_active_empty": answer},
        deck="expedition:hut+hut",
    )
    play(game, "draw", "stop")
    assert (coins(game, 0), coins(game, 1)) == (4 if answer == "yes" else 3, 4)


@every_edition
@yes_or_no
def test_others_after_none(edition: str, answer: str) -> None:
    """RULINGS, others_after_none; When things may be done."""
    rulings = {"others_after_none": answer}
    game = table(sits(3), sits(3, "jester:5"), edition=edition, rulings=rulings, harbor="flute:1/1 barque:1/1")
    happened = play(game, "stop", "pass")
    if answer == "yes":
        assert (game.active, game.actor, takes(game)) == (0, 1, ["flute:1/1", "barque:1/1"])
    else:
        assert (game.active, harbor(game), discard(game)) == (1, [], ["flute:1/1", "barque:1/1"])
        assert [e.seat for e in of_kind(happened, "taking_began")] == [0]
        assert coins(game, 1) == 3


@yes_or_no
def test_others_after_none_matters_for_a_single_refused_card_too(answer: str) -> None:
    """RULINGS, When things may be done: cards left that the active player refused."""
    game = table(sits(3), sits(3), rulings={"others_after_none": answer}, harbor="flute:1/1")
    play(game, "stop", "pass")
    assert (game.active, game.actor) == ((0, 1) if answer == "yes" else (1, 1))


@yes_or_no
def test_others_after_none_with_an_empty_harbor_lets_the_others_begin(answer: str) -> None:
    """RULINGS, When things may be done: their jesters pay."""
    rulings = {"others_after_none": answer}
    game = table(sits(3), sits(3, "jester:5"), rulings=rulings, deck="expedition:hut+hut")
    happened = play(game, "draw", "stop")
    assert [e.seat for e in of_kind(happened, "taking_began")] == [0, 1]
    assert coins(game, 1) == 4


def test_others_after_none_does_not_stop_the_others_after_one_card() -> None:
    """RULINGS, others_after_none: after one or more."""
    game = table(sits(3), sits(3), rulings={"others_after_none": "no"}, harbor="flute:1/1 barque:1/1")
    play(game, "stop", "take flute:1/1")
    assert (game.actor, takes(game)) == (1, ["barque:1/1"])


def test_others_after_none_asks_about_the_active_player_alone() -> None:
    """RULINGS, others_after_none: the active player took no card."""
    game = table(sits(3), sits(3), sits(3), rulings={"others_after_none": "no"}, harbor="flute:1/1 barque:1/1")
    play(game, "stop", "take flute:1/1", "pass")
    assert (game.actor, takes(game)) == (2, ["barque:1/1"])


@every_edition
@yes_or_no
def test_fee_from_ship(edition: str, answer: str) -> None:
    """RULINGS, fee_from_ship; base-2014.es, Contratar."""
    rulings = {"fee_from_ship": answer}
    game = table(sits(0), sits(0), edition=edition, rulings=rulings, phase="take", actor=1, harbor="flute:2/2")
    assert takes(game) == (["flute:2/2"] if answer == "yes" else [])
    # With a coin in the purse the ship may be taken by either answer.
    game = table(sits(0), sits(1), edition=edition, rulings=rulings, phase="take", actor=1, harbor="flute:2/2")
    assert takes(game) == ["flute:2/2"]
    # The active player owes no fee.
    game = table(sits(0), sits(0), edition=edition, rulings=rulings, phase="take", harbor="flute:2/2")
    assert takes(game) == ["flute:2/2"]


@every_edition
@pytest.mark.parametrize(("answer", "fee"), [("before_price", "jester:5"), ("after_price", "pirate:5")])
def test_fee_order(edition: str, answer: str, fee: str) -> None:
    """RULINGS, fee_order; Order of hidden things, 5."""
    game = table(
        sits(0),
        sits("jester:5 jester:7 jester:9 pirate:5"),
        edition=edition,
        rulings={"fee_order": answer},
        phase="take",
        actor=1,
        harbor="sailor:3",
    )
    play(game, "take sailor:3")
    assert purse(game, 0) == [fee]


@every_edition
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("answer", ["table", "shuffled"])
def test_five_player_expedition(edition: str, players: int, answer: str) -> None:
    """RULINGS, five_player_expedition; base-2014.es, Preparación; sjg-2017, Setup."""
    game = Game.new(players=players, edition=edition, rulings={"five_player_expedition": answer}, seed=1)
    if answer == "shuffled":
        assert (expeditions(game), whole_game(game)[SPECIAL]) == ([], 1)
    else:
        assert expeditions(game) == ([SPECIAL] if players == 5 else [])
        assert whole_game(game)[SPECIAL] == (1 if players == 5 else 0)


@every_edition
@pytest.mark.parametrize("answer", ["at_once", "round_end"])
def test_end_trigger(edition: str, answer: str) -> None:
    """RULINGS, end_trigger; base-2014.es, Fin de la partida; sjg-2017, Ending the Game."""
    game = table(
        sits(3, ELEVEN), sits(0), edition=edition, rulings={"end_trigger": answer}, harbor="sailor:3", deck="settler:4"
    )
    first = play(game, "stop", "take sailor:3")
    assert game.view().ending == (answer == "at_once")
    second = play(game, "draw", "stop", "pass", "pass")
    assert ("end_triggered" in kinds(first), "end_triggered" in kinds(second)) == (
        answer == "at_once",
        answer == "round_end",
    )
    # In play the two can't be told apart: the game is over after the same turn.
    assert game.over


@pytest.mark.parametrize("edition", ["pegasus-2014", "bigbox-2021"])
@yes_or_no
def test_end_needs_expedition(edition: str, answer: str) -> None:
    """RULINGS, end_needs_expedition; base-2014.es, Variante; bigbox-2021, Final de partida alternativo."""
    rulings = {"end_needs_expedition": answer}
    game = table(sits(0, TWELVE), sits(0), edition=edition, rulings=rulings, active=1, deck="settler:4")
    play(game, "draw", "stop", "pass", "pass")
    assert game.over == (answer == "no")


@pytest.mark.parametrize("end_trigger", ["at_once", "round_end"])
def test_end_needs_expedition_holds_when_the_end_is_looked_at_after_the_round(end_trigger: str) -> None:
    """RULINGS, end_needs_expedition and end_trigger together: if nobody qualifies, keep playing."""
    rulings = {"end_needs_expedition": "yes", "end_trigger": end_trigger}
    for crew, over in ((TWELVE, False), (f"{TWELVE} expedition:hut+hut", True)):
        game = table(sits(0, crew), sits(0), rulings=rulings, active=1, deck="settler:4")
        play(game, "draw", "stop", "pass", "pass")
        assert game.over == over


# --- Rulings with one answer: what they say ---


@every_edition
def test_jester_bust(edition: str) -> None:
    """RULINGS, jester_bust; base-2015.fr, Saltimbanque; bigbox-2021, Bufón."""
    game = table(
        sits(0, "jester:5 jester:7"), sits(0), sits(0, "jester:9"), edition=edition, deck="flute:1/1 flute:5/3"
    )
    play(game, "draw", "draw")
    assert [coins(game, seat) for seat in range(3)] == [2, 0, 1]


@every_edition
def test_tie_break(edition: str) -> None:
    """RULINGS, tie_break; base-2014.es, Fin de la partida."""
    other = "mademoiselle:9 mademoiselle:9 admiral:7 admiral:7 admiral:7"
    for mine, winners in ((5, (0,)), (4, (0, 1)), (3, (1,))):
        game = table(sits(mine, TWELVE), sits(4, other), edition=edition, active=1, deck="settler:4")
        play(game, "draw", "stop", "pass", "pass")
        assert game.outcome is not None
        assert game.outcome.winners == winners


@every_edition
def test_tax_order(edition: str) -> None:
    """RULINGS, tax_order; base-2014.es, Revelar, impuestos."""
    game = table(sits(11), sits(12), edition=edition, deck="tax:influence")
    play(game, "draw")
    # If the bonus came first, Ann would lose six of her twelve.
    assert [coins(game, seat) for seat in range(2)] == [12, 7]


@every_edition
def test_takes_counted(edition: str) -> None:
    """RULINGS, takes_counted; base-2014.es, Comerciar y contratar."""
    game = table(sits(0), sits(0), edition=edition, harbor="pinnace:1/1 flute:1/1 barque:1/1 frigate:1/1")
    play(game, "stop", "take flute:1/1")
    assert (game.actor, game.view().takes) == (0, 1)


@every_edition
def test_deck_empty(edition: str) -> None:
    """RULINGS, deck_empty; base-2014.es, Revelar."""
    game = table(
        sits(0, "sailor:3"),
        sits(0, "settler:4"),
        edition=edition,
        deck="flute:1/1 barque:1/1",
        discard="priest:4 captain:4",
        rest=1,
    )
    play(game, "draw", "keep", "draw")
    # The barque is being decided: neither it nor the harbor would be shuffled.
    assert (game.view().ship, harbor(game), game.view().deck) == ("barque:1/1", ["flute:1/1"], 0)
    play(game, "keep", "draw")
    revealed = harbor(game)[2]
    assert sorted([revealed, *deck(game)]) == ["captain:4", "priest:4"]
    assert (display(game, 0), display(game, 1)) == (["sailor:3"], ["settler:4"])


def test_deck_empty_leaves_out_the_ship_being_decided() -> None:
    """RULINGS, deck_empty; a repelled ship is on the discard and comes back."""
    game = table(sits(0, "sailor:3"), sits(0), deck="barque:1/1", rest=1)
    for _ in range(3):
        play(game, "draw")
        assert (game.view().ship, game.view().deck, discard(game)) == ("barque:1/1", 0, [])
        play(game, "repel")
        assert discard(game) == ["barque:1/1"]


@every_edition
def test_nothing_left(edition: str) -> None:
    """RULINGS, nothing_left."""
    game = table(sits(0), sits(0), edition=edition, harbor="pinnace:4/4", deck="settler:4", rest=1)
    happened = play(game, "stop", "take pinnace:4/4")
    # Four coins are due; one card is in the deck, and the ship itself makes a new one.
    assert gains(happened) == [(0, 2, "ship")]
    assert sorted(purse(game, 0)) == ["pinnace:4/4", "settler:4"]
    assert (game.active, words(game)) == (1, ["stop"])


@every_edition
def test_stalemate(edition: str) -> None:
    """RULINGS, stalemate."""
    game = table(sits(0), sits(0), sits(0), edition=edition, rest=1)
    play(game, "stop", "stop")
    assert not game.over
    play(game, "stop")
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("stalemate", (1,))


def test_stalemate_needs_a_round_in_which_nobody_could_draw_not_in_which_nobody_did() -> None:
    """RULINGS, stalemate and first_draw: players who may stop at once may do so for a round."""
    game = table(sits(0), sits(0), rulings={"first_draw": "no"})
    play(game, *["stop"] * 6)
    assert (game.over, game.round) == (False, 4)


@every_edition
def test_endless_game(edition: str) -> None:
    """The project's own ruling: the 250th pass of the deck is the last."""
    assert LAST_PASS == 250
    for number, choices in ((249, ["draw"]), (250, ["stop"])):
        game = table(sits(0), sits(0), edition=edition, rest="discard", **{"pass": number})
        assert words(game) == choices
    play(game, "stop", "stop")
    assert game.outcome is not None
    assert game.outcome.reason == "stalemate"


def test_endless_game_lets_the_last_deck_be_drawn_to_its_end() -> None:
    """The project's own ruling: only a new deck is refused."""
    game = table(sits(0), sits(0), deck="settler:4", rest="discard", **{"pass": 250})
    assert words(game) == ["draw"]
    play(game, "draw")
    assert words(game) == ["stop"]


def test_endless_game_ends_after_the_thousandth_round() -> None:
    """The project's own ruling: the 1000th round is the last."""
    assert LAST_ROUND == 1000
    for number, over in ((999, False), (1000, True)):
        game = table(sits(0), sits(0), round=number, active=1, deck="settler:4")
        play(game, "draw", "stop", "pass", "pass")
        assert game.over == over
    assert game.outcome is not None
    assert game.outcome.reason == "stalemate"


@every_edition
def test_ability_coins(edition: str) -> None:
    """The project's own ruling: coins of admirals, jesters and traders come by themselves."""
    cards = "flute:1/1 barque:1/1 sailor:3 settler:4 priest:4"
    game = table(sits(0, "admiral:5 trader.blue:3"), sits(0), edition=edition, harbor=cards)
    play(game, "stop")
    assert (coins(game, 0), "pass" in words(game)) == (2, True)
    play(game, "take flute:1/1")
    assert coins(game, 0) == 4


@every_edition
def test_jack_by_choice(edition: str) -> None:
    """The project's own ruling; base-2014.es, Chico para todo; base.it, Tuttofare."""
    game = table(sits(0, "priest:4 priest:4 jack_of_all_trades:6"), sits(0), edition=edition, expeditions=CROSSES)
    play(game, f"claim {CROSSES} with jack_of_all_trades:6 priest:4")
    assert display(game, 0) == ["priest:4", CROSSES]


@every_edition
def test_coins_face_up_when_spent(edition: str) -> None:
    """RULINGS, coins_face_up_when_spent; bigbox-2021, Contratar."""
    game = table(sits("jester:5 jester:7 jester:9"), sits(0), edition=edition, harbor="sailor:3")
    happened = play(game, "stop", "take sailor:3")
    spent = of_kind(happened, "coin_spent")
    assert [event.seen_by(1).card for event in spent] == ["jester:5", "jester:7", "jester:9"]
    assert game.view(1).discard == ("jester:5", "jester:7", "jester:9")


@every_edition
def test_coin_order(edition: str) -> None:
    """RULINGS, coin_order."""
    game = table(sits("jester:5 jester:7 jester:9 pirate:5 pirate:7"), sits(0), edition=edition, harbor="sailor:3")
    play(game, "stop", "take sailor:3")
    assert (discard(game), purse(game, 0)) == (["jester:5", "jester:7", "jester:9"], ["pirate:5", "pirate:7"])


# --- The register itself ---


@pytest.mark.parametrize("ruling", list(RULINGS))
def test_every_ruling_has_a_question_answers_a_source_and_a_reason(ruling: str) -> None:
    """RULINGS, introduction."""
    found = RULINGS[ruling]
    assert found.question.endswith("?")
    assert found.source
    assert found.reason
    assert len(found.by_edition) == len(EDITIONS)
    assert set(found.by_edition) <= set(found.answers)


@pytest.mark.parametrize("ruling", list(RULINGS))
def test_every_answer_of_every_ruling_can_be_played(ruling: str) -> None:
    """RULINGS, introduction: a closed list of answers."""
    for answer in RULINGS[ruling].answers:
        module = RULINGS[ruling].module or "base"
        modules = dict.fromkeys(["base", *MODULES[module].requires, module])
        game = Game.new(players=3, modules=list(modules), rulings={ruling: answer}, seed=1)
        assert game.ruleset.answer(ruling) == answer
        while game.phase == "choose":
            game.play(game.legal()[0])
        play(game, "pass" if game.phase == "event" else "draw")


def test_an_unknown_ruling_is_refused_naming_the_right_ones() -> None:
    """RULINGS, introduction: a closed list."""
    with pytest.raises(RulesetError) as refused:
        Game.new(players=2, rulings={"first_drawn": "yes"})
    assert refused.value.facts["choices"] == tuple(RULINGS)
    assert "Did you mean 'first_draw'? portroyal rulings lists them all." in refused.value.message


@pytest.mark.parametrize("ruling", list(RULINGS))
def test_an_unknown_answer_is_refused_naming_the_right_ones(ruling: str) -> None:
    """RULINGS, introduction: a closed list of answers."""
    with pytest.raises(RulesetError) as refused:
        Game.new(players=2, rulings={ruling: "perhaps"})
    assert ruling in refused.value.message
    for answer in RULINGS[ruling].answers:
        assert answer in refused.value.message


def test_a_position_with_an_unknown_ruling_is_refused_too() -> None:
    """RULINGS, introduction: a closed list."""
    with pytest.raises(PositionError, match="first_draw"):
        table(sits(3), sits(3), rulings={"first_drawn": "yes"})


def test_true_and_false_count_as_yes_and_no() -> None:
    """RULINGS, introduction: questions answered by yes or no."""
    game = Game.new(players=2, rulings={"first_draw": False}, seed=1)
    assert (game.ruleset.answer("first_draw"), words(game)) == ("no", ["stop", "draw"])


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_variant_end_is_not_offered_by_the_english_rules(answer: str) -> None:
    """sjg-2017, Ending the Game; RULINGS, end_needs_expedition."""
    if answer == "no":
        Game.new(players=2, edition="sjg-2017", rulings={"end_needs_expedition": "no"}, seed=1)
        return
    with pytest.raises(RulesetError) as refused:
        Game.new(players=2, edition="sjg-2017", rulings={"end_needs_expedition": "yes"})
    assert "pegasus-2014, bigbox-2021" in refused.value.message


def test_a_position_by_rulings_without_it_has_no_phase_after_a_bust() -> None:
    """RULINGS, expedition_after_bust: nothing is decided after a bust in the older editions."""
    with pytest.raises(PositionError):
        table(sits(3), sits(3), edition="sjg-2017", phase="bust")
    game = table(sits(3, "priest:4 priest:4"), sits(3), expeditions=CROSSES, phase="bust")
    assert claims(game) == [f"claim {CROSSES}"]
