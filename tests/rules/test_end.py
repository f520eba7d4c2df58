"""The end of the game: twelve influence, the last round, and who wins."""

from __future__ import annotations

import pytest

from portroyal import Game
from portroyal.errors import GameIsOver
from portroyal.seeds import random_for

from .table import ELEVEN, TWELVE, every_edition, influence, kinds, of_kind, play, sits, table, words

# Quiet turns: each player draws one of these, and nobody takes it.
QUIET = ["settler:4", "captain:4", "priest:4", "settler:4", "captain:4", "priest:4"]
variant_editions = pytest.mark.parametrize("edition", ["pegasus-2014", "bigbox-2021"])
OTHER_ELEVEN = "pirate:9 pirate:7 admiral:7 admiral:7 admiral:7"
OTHER_TWELVE = "mademoiselle:9 mademoiselle:9 admiral:7 admiral:7 admiral:7"
VARIANT = {"end_needs_expedition": "yes"}


def quiet_turn(game: Game) -> list[object]:
    """The active player draws a person, and nobody takes it."""
    return play(game, "draw", "stop", *["pass"] * len(game.view().players))


@every_edition
def test_the_round_is_finished_when_somebody_has_twelve_influence(edition: str) -> None:
    """base-2014.es, Fin de la partida; base-2015.fr, Fin de partie; base.it, Fine del gioco; sjg-2017; bigbox-2021."""
    game = table(sits(3, ELEVEN), sits(0), sits(0), edition=edition, harbor="sailor:3", deck=QUIET)
    play(game, "stop", "take sailor:3")
    assert (influence(game, 0), game.over, game.active) == (12, False, 1)
    quiet_turn(game)
    assert (game.over, game.active) == (False, 2)
    happened = quiet_turn(game)
    assert game.over
    assert kinds(happened)[-1] == "game_ended"
    assert [event.detail for event in of_kind(happened, "game_ended")] == ["influence"]
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.winners) == ("influence", (0,))


@every_edition
@pytest.mark.parametrize("start", [0, 1, 2])
def test_the_player_to_the_right_of_the_start_player_has_the_last_turn(edition: str, start: int) -> None:
    """base-2014.es, Fin de la partida; base-2015.fr, Fin de partie; base.it, Fine del gioco; sjg-2017; bigbox-2021."""
    last = (start + 2) % 3
    game = table(sits(0, TWELVE), sits(0), sits(0), edition=edition, start=start, active=start, deck=QUIET)
    turns = []
    while not game.over:
        turns.append(game.active)
        quiet_turn(game)
    assert turns == [start, (start + 1) % 3, last]


@every_edition
def test_whoever_triggers_the_end_in_the_last_turn_of_a_round_ends_the_game_at_once(edition: str) -> None:
    """base-2014.es, Fin de la partida: until the player to the right of the start player was active."""
    game = table(sits(0), sits(3, ELEVEN), edition=edition, active=1, harbor="sailor:3", deck=QUIET)
    play(game, "stop", "take sailor:3")
    assert game.over


@every_edition
def test_the_end_may_be_triggered_in_another_players_turn(edition: str) -> None:
    """base-2014.es, Fin de la partida: when a player has twelve."""
    game = table(sits(0), sits(4, ELEVEN), edition=edition, phase="take", actor=1, harbor="sailor:3", deck=QUIET)
    play(game, "take sailor:3")
    assert (game.over, game.active) == (False, 1)
    quiet_turn(game)
    assert game.over


@every_edition
def test_the_end_may_be_triggered_by_an_expedition(edition: str) -> None:
    """base-2014.es, Fin de la partida and Objetivo: expeditions count too."""
    crew = "admiral:9 admiral:9 jester:7 priest:4 priest:4"
    game = table(sits(0, crew), sits(0), edition=edition, expeditions="expedition:cross+cross", deck=QUIET)
    assert influence(game, 0) == 10
    play(game, "claim expedition:cross+cross")
    assert influence(game, 0) == 12
    quiet_turn(game)
    quiet_turn(game)
    assert game.over


@every_edition
def test_eleven_influence_do_not_end_the_game(edition: str) -> None:
    """base-2014.es, Fin de la partida; sjg-2017, Ending the Game: twelve or more."""
    game = table(sits(0, ELEVEN), sits(0), edition=edition, deck=QUIET)
    happened = quiet_turn(game) + quiet_turn(game)
    assert (game.over, game.active, game.round) == (False, 0, 2)
    assert "round_ended" in kinds(happened)
    assert "game_ended" not in kinds(happened)


def test_of_several_who_have_twelve_when_the_round_ends_the_first_in_turn_order_is_named() -> None:
    """sjg-2017, Ending the Game: looked at after the round, from the start player on."""
    game = table(sits(0, TWELVE), sits(0), sits(0, OTHER_TWELVE), edition="sjg-2017", start=1, active=0, deck=QUIET)
    (named,) = of_kind(quiet_turn(game), "end_triggered")
    assert (named.seat, named.count) == (2, 12)


@every_edition
def test_more_than_twelve_influence_end_the_game_too(edition: str) -> None:
    """sjg-2017, Ending the Game: twelve or more."""
    game = table(sits(9, ELEVEN), sits(0), edition=edition, harbor="pirate:9", deck=QUIET)
    play(game, "stop", "take pirate:9")
    assert influence(game, 0) == 14
    quiet_turn(game)
    assert game.over


@every_edition
def test_the_player_with_most_influence_wins_whoever_triggered_the_end(edition: str) -> None:
    """base-2014.es, Fin de la partida; base-2015.fr, Fin de partie; sjg-2017, Ending the Game."""
    game = table(sits(3, ELEVEN), sits(9, OTHER_ELEVEN), edition=edition, harbor="sailor:3", deck="mademoiselle:9")
    play(game, "stop", "take sailor:3", "draw", "stop", "take mademoiselle:9")
    outcome = game.outcome
    assert outcome is not None
    assert [(s.seat, s.place, s.influence, s.coins) for s in outcome.standings] == [(1, 1, 14, 0), (0, 2, 12, 0)]
    assert outcome.winners == (1,)
    assert outcome.standings[1].decided_by == "influence"


@every_edition
def test_equal_influence_is_decided_by_coins(edition: str) -> None:
    """base-2014.es, Fin de la partida; base-2015.fr, Fin de partie; base.it, Fine del gioco; sjg-2017; bigbox-2021."""
    game = table(sits(5, TWELVE), sits(6, OTHER_TWELVE), sits(9), edition=edition, active=2, deck=QUIET)
    quiet_turn(game)
    outcome = game.outcome
    assert outcome is not None
    assert [(s.seat, s.place, s.coins) for s in outcome.standings] == [(1, 1, 6), (0, 2, 5), (2, 3, 9)]
    assert outcome.standings[1].decided_by == "coins"


@every_edition
def test_equal_influence_and_coins_share_the_victory(edition: str) -> None:
    """base-2014.es, Fin de la partida; base-2015.fr, Fin de partie; base.it, Fine del gioco; bigbox-2021, Final."""
    game = table(sits(5, TWELVE), sits(5, OTHER_TWELVE), sits(5), edition=edition, active=2, deck=QUIET)
    quiet_turn(game)
    outcome = game.outcome
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert [(s.seat, s.place) for s in outcome.standings] == [(0, 1), (1, 1), (2, 3)]
    assert outcome.standings[1].decided_by == "shared"


@every_edition
def test_all_players_have_been_active_equally_often_when_the_game_ends(edition: str) -> None:
    """base-2014.es, Fin de la partida; base.it, Fine del gioco; sjg-2017, Setup."""
    for seed in range(3):
        game = Game.new(players=3, edition=edition, seed=seed)
        random = random_for(seed, "test")
        while not game.over:
            choices = game.legal()
            game.apply(choices[random.below(len(choices))])
        turns = [event.seat for event in of_kind(game.events(), "turn_began")]
        assert turns.count(0) == turns.count(1) == turns.count(2)
        assert len(of_kind(game.events(), "round_ended")) == turns.count(0)


def test_when_the_game_is_over_nothing_more_can_be_played() -> None:
    """base-2014.es, Fin de la partida."""
    game = table(sits(0, TWELVE), sits(0), active=1, deck=QUIET)
    assert game.outcome is None
    quiet_turn(game)
    assert (game.over, game.phase, words(game)) == (True, "over", [])
    with pytest.raises(GameIsOver):
        game.play("draw")


def test_when_the_game_is_over_the_start_player_would_be_next() -> None:
    """base-2014.es, Fin de la partida: it ends between two rounds."""
    game = table(sits(0, TWELVE), sits(0), sits(0), active=2, deck=QUIET)
    quiet_turn(game)
    assert (game.over, game.active, game.actor, game.view().takes) == (True, 0, 0, 0)


@pytest.mark.parametrize(("edition", "moment"), [("pegasus-2014", 0), ("bigbox-2021", 0), ("sjg-2017", 1)])
def test_the_end_is_announced_at_once_or_when_the_round_ends(edition: str, moment: int) -> None:
    """base-2014.es, Fin de la partida; bigbox-2021, Final de la partida; sjg-2017, Ending the Game."""
    game = table(sits(3, ELEVEN), sits(0), edition=edition, harbor="sailor:3", deck=QUIET)
    turns = [play(game, "stop", "take sailor:3")]
    assert game.view().ending == (moment == 0)
    turns.append(quiet_turn(game))
    announced = [[(e.seat, e.count) for e in of_kind(turn, "end_triggered")] for turn in turns]
    assert announced[moment] == [(0, 12)]
    assert announced[1 - moment] == []


@every_edition
def test_the_end_is_triggered_once(edition: str) -> None:
    """base-2014.es, Fin de la partida: the first to have twelve."""
    game = table(sits(3, ELEVEN), sits(3, OTHER_ELEVEN), edition=edition, harbor="sailor:3", deck="trader.red:3")
    happened = play(game, "stop", "take sailor:3", "draw", "stop", "take trader.red:3")
    assert [influence(game, seat) for seat in range(2)] == [12, 12]
    assert [event.seat for event in of_kind(happened, "end_triggered")] == [0]


def test_of_several_who_end_the_game_the_first_from_the_start_player_on_is_named() -> None:
    """sjg-2017, Ending the Game; RULINGS, Order of hidden things, 2: clockwise."""
    game = table(sits(0), sits(0, TWELVE), sits(0, OTHER_TWELVE), edition="sjg-2017", active=2, deck=QUIET)
    assert [event.seat for event in of_kind(quiet_turn(game), "end_triggered")] == [1]


# --- The variant ---


@variant_editions
def test_in_the_variant_twelve_influence_without_an_expedition_end_nothing(edition: str) -> None:
    """base-2014.es, Variante; base-2015.fr, Variante; base.it, Fine alternativa; bigbox-2021, Final alternativo."""
    game = table(sits(0, TWELVE), sits(0), edition=edition, rulings=VARIANT, deck=QUIET)
    happened = quiet_turn(game) + quiet_turn(game)
    assert (game.over, game.round) == (False, 2)
    assert "end_triggered" not in kinds(happened)


@variant_editions
def test_in_the_variant_twelve_influence_and_an_expedition_end_the_game(edition: str) -> None:
    """base-2014.es, Variante; base-2015.fr, Variante; base.it, Fine alternativa; bigbox-2021, Final alternativo."""
    crew = "admiral:9 admiral:9 mademoiselle:9 priest:4 priest:4"
    game = table(
        sits(0, crew), sits(0), edition=edition, rulings=VARIANT, expeditions="expedition:cross+cross", deck=QUIET
    )
    happened = play(game, "claim expedition:cross+cross")
    assert [(e.seat, e.count) for e in of_kind(happened, "end_triggered")] == [(0, 13)]
    quiet_turn(game)
    quiet_turn(game)
    assert game.over


@variant_editions
def test_in_the_variant_an_expedition_with_less_than_twelve_influence_ends_nothing(edition: str) -> None:
    """base-2014.es, Variante: both are needed."""
    crew = "expedition:hut+hut admiral:9 admiral:9"
    game = table(sits(0, crew), sits(0), edition=edition, rulings=VARIANT, active=1, deck=QUIET)
    quiet_turn(game)
    assert not game.over


@variant_editions
def test_in_the_variant_another_players_expedition_does_not_help(edition: str) -> None:
    """base-2014.es, Variante: one player needs both."""
    game = table(sits(0, TWELVE), sits(0, "expedition:hut+hut"), edition=edition, rulings=VARIANT, active=1, deck=QUIET)
    quiet_turn(game)
    assert not game.over


@variant_editions
def test_in_the_variant_only_players_with_an_expedition_can_win(edition: str) -> None:
    """base-2014.es, Variante; base-2015.fr, Variante; base.it, Fine alternativa; bigbox-2021, Final alternativo."""
    poor = "expedition:hut+hut"
    qualified = "expedition:cross+cross admiral:7 admiral:7 admiral:7 sailor:5"
    game = table(
        sits(0, f"{TWELVE} mademoiselle:9"),
        sits(0, qualified),
        sits(0, poor),
        edition=edition,
        rulings=VARIANT,
        active=2,
        deck=QUIET,
    )
    quiet_turn(game)
    outcome = game.outcome
    assert outcome is not None
    assert [(s.seat, s.place, s.influence, s.expeditions) for s in outcome.standings] == [
        (1, 1, 12, 1),
        (2, 2, 4, 1),
        (0, 3, 15, 0),
    ]
    assert [s.decided_by for s in outcome.standings] == [None, "influence", "expedition"]


@variant_editions
def test_in_the_variant_ties_are_broken_as_usual(edition: str) -> None:
    """base-2014.es, Variante; base-2015.fr, Variante; base.it, Fine alternativa; bigbox-2021, Final alternativo."""
    one = "expedition:hut+hut admiral:9 admiral:9 jester:7"
    two = "expedition:cross+cross mademoiselle:9 mademoiselle:9 jester:7"
    for coins_of_one, winners in ((4, (0,)), (3, (0, 1))):
        game = table(sits(coins_of_one, one), sits(3, two), edition=edition, rulings=VARIANT, active=1, deck=QUIET)
        quiet_turn(game)
        assert game.outcome is not None
        assert game.outcome.winners == winners


@variant_editions
def test_expeditions_decide_nothing_outside_the_variant(edition: str) -> None:
    """base-2014.es, Fin de la partida: influence, then coins."""
    game = table(
        sits(5, TWELVE),
        sits(3, "expedition:hut+hut admiral:7 admiral:7 admiral:7 sailor:5"),
        edition=edition,
        active=1,
        deck=QUIET,
    )
    quiet_turn(game)
    assert game.outcome is not None
    assert game.outcome.winners == (0,)
