"""The last round: a card that wins goes before a card that is worth more, and who would lose by stopping draws on."""

from __future__ import annotations

import pytest
from table import TWELVE, every_edition, sits, table

from portroyal import Game
from portroyal.bots.finish import win_shares
from portroyal.bots.minds import mind_of
from portroyal.bots.voyage import choose_by_judgment
from portroyal.engine.vocabulary import INFLUENCE

# Ben's turn is the last one of the round, and Ann has reached the end.
LAST = {"start": 0, "active": 1}
# What he has beside her twelve.
ELEVEN = "jester:9 jester:7 admiral:7 admiral:7 trader.blue:5"
HIS_TWELVE = f"{ELEVEN} trader.green:3"
THE_FLEET = "flute:1/1 pinnace:1/1 frigate:1/1"


def chosen(game: Game, mind: str = "helmsman") -> str:
    """What a helmsman does."""
    number = choose_by_judgment(game.state, mind_of(mind, game.state.seats))
    return next(str(action) for action in game.legal() if action == number)


# --- Taking ---


@every_edition
def test_a_card_that_wins_goes_before_one_that_is_worth_more(edition: str) -> None:
    """The mademoiselle brings three influence, but leaves Ann the trader, and she has more coins in the end."""
    lying = {"harbor": "mademoiselle:9 trader.yellow:5", "phase": "take", "takes": 1, "drawn": 2, "edition": edition}
    assert chosen(table(sits(8, TWELVE), sits(9, ELEVEN), **lying, **LAST)) == "take trader.yellow:5"
    # Where Ann can't pay the trader, nothing speaks against three influence.
    assert chosen(table(sits(5, TWELVE), sits(9, ELEVEN), **lying, **LAST)) == "take mademoiselle:9"


def test_a_coin_that_breaks_the_tie_is_not_given_away() -> None:
    """Both have as much: a ship of one coin would bring Ann nothing, and Ben the fee."""
    lying = {"harbor": "flute:1/1 pirate:5", "phase": "take", "takes": 1, "drawn": 2, "actor": 0}
    assert chosen(table(sits(2, TWELVE), sits(2, HIS_TWELVE), **lying, **LAST)) == "pass"


@every_edition
def test_in_the_last_round_nobody_hires_for_an_expedition_they_can_not_claim(edition: str) -> None:
    """A second priest would be worth an expedition, if only there were time for it."""
    lying = {"harbor": "priest:4 trader.yellow:5", "phase": "take", "takes": 1, "drawn": 2, "edition": edition}
    lying |= {"expeditions": "expedition:cross+cross+hut", "actor": 0, "start": 0, "active": 1}
    early = table(sits(6, "priest:4"), sits(3), sits(3), **lying)
    late = table(sits(6, f"{ELEVEN} priest:4"), sits(3, TWELVE), sits(3), **lying)
    assert (chosen(early), chosen(late)) == ("take priest:4", "take trader.yellow:5")


def test_where_no_card_wins_the_usual_one_is_taken() -> None:
    lying = {"harbor": "sailor:5 flute:1/1", "phase": "take", "takes": 1, "drawn": 2}
    assert chosen(table(sits(9, TWELVE), sits(5), **lying, **LAST)) == "take sailor:5"


# --- Drawing ---


@every_edition
def test_who_would_lose_by_stopping_draws_on(edition: str) -> None:
    harbor = {"harbor": f"{THE_FLEET} sailor:3", "drawn": 4, "edition": edition}
    assert chosen(table(sits(9, f"{TWELVE} sailor:3"), sits(1, ELEVEN), **harbor, **LAST)) == "draw"


def test_who_lacks_only_an_expedition_is_not_too_far_behind() -> None:
    """Where an expedition is needed, Ben has none: he can lose nothing, and the right card would bring it."""
    harbor = {"harbor": f"{THE_FLEET} sailor:3", "drawn": 4, "rulings": {"end_needs_expedition": "yes"}}
    ann = "admiral:9 admiral:9 pirate:9 expedition:cross+cross"
    assert chosen(table(sits(9, ann), sits(1, ELEVEN), **harbor, **LAST)) == "draw"


def test_who_is_too_far_behind_plays_as_usual() -> None:
    """Three ships, no sword, and a sailor to hire: enough for those who can't win anyway."""
    harbor = {"harbor": f"{THE_FLEET} sailor:3", "drawn": 4}
    assert chosen(table(sits(9, TWELVE), sits(5, "sailor:3"), **harbor, **LAST)) == "stop"


def test_who_would_win_by_stopping_stops() -> None:
    harbor = {"harbor": "pinnace:1/1", "drawn": 1}
    assert chosen(table(sits(1), sits(8), **harbor, **LAST)) == "draw", "one small ship is not enough"
    assert chosen(table(sits(1, TWELVE), sits(8, HIS_TWELVE), **harbor, **LAST)) == "stop"


def test_before_the_last_turn_there_is_no_hurry() -> None:
    """Ben is still to come: that Ann would win as it stands does not end anything."""
    harbor = {"harbor": "pinnace:1/1", "drawn": 1, "start": 0, "active": 0}
    assert chosen(table(sits(8, TWELVE), sits(1, HIS_TWELVE), **harbor)) == "draw"


def test_nobody_draws_for_ever() -> None:
    harbor = {"harbor": f"{THE_FLEET} sailor:3", "drawn": 40, "pass": 2}
    assert chosen(table(sits(9, f"{TWELVE} sailor:3"), sits(1, ELEVEN), **harbor, **LAST)) == "stop"


# --- In whole games ---


def is_over_after_this_turn(game: Game) -> bool:
    state = game.state
    reached = any(player.influence >= 12 for player in game.view().players)
    return reached and (state.active + 1) % state.seats == state.start


def wins_whatever_comes(game: Game, seat: int, turn: int | None = None) -> bool:
    """Does a seat win with the taking at hand, its own choices being good and all others as bad for it as can be?"""
    if game.over:
        return win_shares(game.state)[seat] == 1
    if game.state.active != (game.state.active if turn is None else turn):
        return False  # the game goes on
    turn = game.state.active
    answers = (wins_whatever_comes(after(game, number), seat, turn) for number in range(len(game.legal())))
    return any(answers) if game.actor == seat else all(answers)


def after(game: Game, number: int) -> Game:
    """The game after one of its choices."""
    then = game.clone()
    then.apply(then.legal()[number])
    return then


def test_a_sure_win_in_the_last_taking_is_not_missed() -> None:
    mind = mind_of("helmsman", 2)
    looked_at = 0
    for seed in range(400):
        game = Game.new(2, seed=f"finish {seed}")
        sure: set[int] = set()
        while not game.over:
            legal = game.legal()
            is_last = game.phase == "take" and is_over_after_this_turn(game)
            if is_last and 1 < len(legal) <= 8 and wins_whatever_comes(game, game.actor):
                sure.add(game.actor)
                looked_at += 1
            number = choose_by_judgment(game.state, mind)
            game.apply(next(action for action in legal if action == number))
        assert all(win_shares(game.state)[seat] == 1 for seat in sure), f"seed {seed}"
    assert looked_at > 60


@pytest.mark.parametrize("players", [2, 4])
def test_who_wins_by_stopping_stops(players: int) -> None:
    """Also where the end is reached only by what is taken then, and only in one order."""
    mind = mind_of("helmsman", players)
    looked_at = 0
    for seed in range(120):
        game = Game.new(players, seed=f"stops {seed}")
        while not game.over:
            legal = game.legal()
            number = choose_by_judgment(game.state, mind)
            words = next(str(action) for action in legal if action == number)
            if words in ("draw", "stop") and is_a_win_to_stop(game):
                looked_at += 1
                assert words == "stop", f"seed {seed}"
            game.play(words)
    assert looked_at > 20


def is_a_win_to_stop(game: Game) -> bool:
    """Does the last player of a round, near the end, win by stopping now?"""
    state = game.state
    is_last = (state.active + 1) % state.seats == state.start
    if not is_last or state.counter(state.active, INFLUENCE) < 7 or "stop" not in map(str, game.legal()):
        return False
    then = game.clone()
    then.play("stop")
    return wins_whatever_comes(then, state.active, state.active)


def test_a_ship_is_traded_first_where_only_that_pays_for_the_person_who_wins() -> None:
    """Two cards to take: the mademoiselle costs more than Ben has before he has traded the flute."""
    harbor = {"harbor": f"{THE_FLEET} galleon:2/1 flute:5/4 mademoiselle:9".replace("flute:1/1 ", ""), "drawn": 5}
    game = table(sits(0, TWELVE), sits(5, "jester:9 jester:7 admiral:7 admiral:7 sailor:3"), **harbor, **LAST)
    assert chosen(game) == "stop"
    game.play("stop")
    assert chosen(game) == "take flute:5/4"
