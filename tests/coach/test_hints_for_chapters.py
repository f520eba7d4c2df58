"""The coach in an adventure: chances for crews and rivals with an honest error, and reasons that hold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from chapter import table

from portroyal import Game
from portroyal.bots import create
from portroyal.catalog import BY_CODE
from portroyal.coach.hint import hint
from portroyal.coach.reasons import reason_for
from portroyal.coach.review import review
from portroyal.coach.scales import Scales, put_on_top
from portroyal.engine.hidden import joined_by
from portroyal.engine.state import State
from portroyal.engine.vocabulary import DECK
from portroyal.knowledge.odds import next_card
from portroyal.knowledge.view import View
from portroyal.notation import Action
from portroyal.seeds import key_for, random_for

ADVENTURE = ("base", "adventure")
# Influence enough for a crew of one, and all missions but the last.
STRONG = ["admiral:9", "admiral:9", "governor:8", "pirate:9"]
DONE = [{"id": each, "completed": [0]} for each in ("10", "11", "12")]


def action(game: Game, words: str) -> Action:
    return next(each for each in game.legal() if each.words == words)


def why(game: Game, best: str, other: str) -> str:
    scales = Scales(game.view(game.actor), key_for("coach", "test"))
    return reason_for(scales, action(game, best), action(game, other)).id


def test_a_crew_is_told_to_complete_its_last_mission() -> None:
    """Everything else that card 9 asks for is there, and the month ends with this turn."""
    game = table(
        {"coins": 3, "display": ["captain:4", *STRONG], "crowns": 10},
        missions=[*DONE, "14"],
        chapter=1,
        phase="take",
        takes=1,
        harbor=["flute:1/1"],
        drawn=3,
        story={"deck": ["months_end"], "known": 1, "discard": ["old_pilot"]},
    )
    told = hint(game.view(0), iterations=16)
    assert told.best.action.words == "complete 14"
    assert told.best.win == 1.0 and told.option(action(game, "pass")).win < 1.0
    assert told.reason.id in ("wins", "mission_crew", "only_chance")


def test_a_look_is_knowledge() -> None:
    """The month ends after this turn, the captain is all that is missing, and the next card is known to bust."""
    game = table(
        {"coins": 9, "display": ["lookout:5", *STRONG], "crowns": 10},
        missions=[*DONE, "14"],
        chapter=3,
        harbor=["flute:1/1", "captain:4"],
        drawn=2,
        story={"deck": ["months_end"], "known": 1, "discard": ["old_pilot"]},
        deck=["flute:5/3", "jester:5", "flute:2/2", "barque:1/1", "barque:3/2", "galleon:2/1"],
    )
    game.play("look")
    game.play("return flute:5/3")
    assert why(game, "stop", "draw") == "known_card"


def test_the_error_of_a_chance_tells_judgments_own() -> None:
    game = Game.new(2, modules=ADVENTURE, seed=3, adventure={"mode": "competitive", "chapter": 1})
    bot = create("helmsman")
    while game.phase != "take":
        view = game.view(game.actor)
        game.play(bot.choose(view, view.actions, random_for(1, "x")))
    told = hint(game.view(game.actor), iterations=8, explain=False)
    assert all(0 <= option.win <= 1 for option in told.options)
    assert all(option.error > 0.02 for option in told.options if 0.1 < option.win < 0.9)


@pytest.mark.parametrize("mode", ["cooperative", "competitive", "variant"])
def test_hints_in_every_phase(mode: str) -> None:
    settings = {"mode": mode} if mode == "variant" else {"mode": mode, "chapter": 3}
    game = Game.new(2, modules=ADVENTURE, seed=2, adventure=settings)
    bot, asked = create("helmsman"), set[str]()
    while not game.over and game.version < 150:
        view = game.view(game.actor)
        if len(view.actions) > 1 and view.phase not in asked:
            asked.add(view.phase)
            told = hint(view, iterations=4)
            assert told.sentence and told.best.action in view.actions
        game.play(bot.choose(view, view.actions, random_for(1, "x")))
    assert {"choose", "discover", "take"} <= asked


def test_a_chapter_is_reviewed() -> None:
    game = Game.new(1, modules=ADVENTURE, seed=4, adventure={"mode": "cooperative", "chapter": 1})
    bot = create("deckhand")
    while not game.over:
        view = game.view(game.actor)
        game.play(bot.choose(view, view.actions, random_for(game.version, "x")))
    told = review(game.record(), iterations=1)
    assert told.as_dict()


def test_any_card_that_may_come_can_be_thought_of_as_the_next_after_a_batch_joined_the_deck() -> None:
    """Cards that were there before may lie as coins drawn before, where no card of the batch can be in their place."""
    from_older_coins = 0
    for view in drawing_after_a_batch(games=3):
        for code in next_card(view).by_code:
            state, card = view.table.clone(), BY_CODE[code].number
            drawn_in = {deck_pass for coins in purses_of(state) for coin, deck_pass in coins if coin == card}
            from_older_coins += card not in state.pile(DECK) and state.deck_pass not in drawn_in
            put_on_top(state, card)
            assert state.pile(DECK)[-1] == card
            assert sorted(unseen_cards(state)) == sorted(unseen_cards(view.table)), code
            assert all(
                joined_by(state, coin, 1) <= deck_pass for coins in purses_of(state) for coin, deck_pass in coins
            )
    assert from_older_coins > 50


def drawing_after_a_batch(games: int) -> Iterator[View]:
    """Draws of bots' chapters that some cards joined in the middle."""
    helmsman = create("helmsman")
    for number in range(games):
        game = Game.new(players=4, modules=ADVENTURE, seed=f"joined/{number}")
        random = random_for("joined", str(number))
        while not game.over:
            view = game.view(game.actor)
            if view.joined and view.phase == "discover" and view.table.pile(DECK):
                yield view
            game.apply(helmsman.choose(view, view.actions, random))


def purses_of(state: State) -> list[list[tuple[int, int]]]:
    return [state.coins_of(seat) for seat in range(state.seats)]


def unseen_cards(state: State) -> list[int]:
    return [*state.pile(DECK), *(card for coins in purses_of(state) for card, _ in coins)]
