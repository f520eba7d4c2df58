"""Laws of an adventure, over random chapters of two campaigns in every mode, mixed with cards of other boxes.

Every chapter ends; every card, cube and crown is kept; documents, views and records tell a game as it is; and nobody
is told what nobody may know. `make chapters` plays many more.
"""

from __future__ import annotations

import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from portroyal import Game
from portroyal.adventures import MODES, even_coins
from portroyal.campaigns import tale_of, tell
from portroyal.catalog import CARDS
from portroyal.engine.crowns import influence_of_crowns
from portroyal.engine.fields import every_field
from portroyal.engine.vocabulary import HOLD_NAMES
from portroyal.knowledge import View, determinize, view_of
from portroyal.rulings import RULINGS
from portroyal.seeds import random_for

TINY = tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml").id
SWITCHES = [ruling for ruling in RULINGS.values() if ruling.module == "adventure" and len(ruling.answers) > 1]
EAGER = ("claim", "complete", "stow", "take", "sell", "look", "buy_off", "pay_crown")
LONGEST = 3000  # decisions: whoever plays by chance needs some two hundred, seldom a thousand


def some_chapter(seed: int) -> Game:
    """A chapter that has just been dealt."""
    chance = random.Random(seed)
    campaign, mode = chance.choice(("the-bell", TINY)), chance.choice((*MODES, MODES[0]))
    players = chance.randint(1 if mode == "cooperative" else 2, 4)
    settings: dict[str, Any] = {"campaign": campaign, "mode": mode}
    if mode != "variant":
        settings["chapter"] = chance.randint(1, tale_of(campaign).chapters)
        settings["coins"] = even_coins(3 * chance.randrange(3), players)
    others = [module for module in ("gambler", "set_sail", "contract_cards") if chance.random() < 0.3]
    rulings = {ruling.id: chance.choice(ruling.answers) for ruling in SWITCHES if chance.random() < 0.2}
    return Game.new(
        players,
        modules=["base", "adventure", *others],
        adventure=settings,
        rulings=rulings,
        seed=seed,
        start=chance.randrange(players),
    )


def moments(game: Game, seed: int) -> Iterator[Game]:
    """The same game before each decision, with a taste for what an adventure brings."""
    chance = random.Random(seed)
    for _ in range(LONGEST):
        if game.over:
            return
        yield game
        choices = game.legal()
        eager = [choice for choice in choices if choice.kind in EAGER]
        game.apply(chance.choice(eager) if eager and chance.random() < 0.8 else chance.choice(choices))
    assert game.over, f"the chapter of seed {seed} goes on for ever"


def cards_of(document: dict[str, Any]) -> Counter[str]:
    """Every card of a table."""
    found = Counter([*document["deck"], *document["discard"], *document["harbor"], *document["expeditions"]])
    for player in document["players"]:
        for pile in ("coins", "display", *HOLD_NAMES):
            found.update(player.get(pile, []))
    if document["ship"] and document["phase"] == "repel":
        found[document["ship"]] += 1
    found.update(waiting["card"] for waiting in document.get("pending", []) if waiting["phase"] == "taxing")
    return found


def check_kept(game: Game) -> None:
    """Every card, event, cube and crown is in one place."""
    document = game.to_position()
    joined = [batch for batch, deck_pass in enumerate(game.state.joined) if deck_pass]
    cards = {CARDS[card].code: copies for card, copies in game.ruleset.cards_with(joined).items()}
    assert cards_of(document) == cards
    story = document["story"]
    events = [*story["deck"], *story["aside"], *story["discard"], *([story["event"]] if story["event"] else [])]
    assert len(set(events)) == len(events) == 13 + (game.players <= 2 and "old_pilot" in events) + 1
    for seat, player in enumerate(game.view().players):
        done = sum(seat in mission["completed"] for mission in story["missions"])
        begun = sum(str(seat) in mission["begun"] for mission in story["missions"])
        if dict(game.ruleset.rulings)["adv_52_cube"] == "when_completed":
            begun = 0
        gone = done + begun + story["players"][seat]["bought_off"]
        assert player.abilities.get("missions_done", 0) == done
        assert player.abilities.get("cubes_gone", 0) == gone <= 4
        crowns = story["players"][seat]["crowns"]
        worth = sum(next(card.influence for card in CARDS if card.code == code) for code in player.display)
        worth += influence_of_crowns(game.state.campaign, crowns) + len(player.holds.get("tucked", ()))
        assert 0 <= crowns <= 20 and player.influence == worth


def check_told(game: Game) -> None:
    """Documents and views come back as they were sent, and words mean what they say."""
    document = json.loads(json.dumps(game.to_position()))
    again = Game.from_position(document)
    assert again.to_position() == document
    assert [choice.words for choice in again.legal()] == [choice.words for choice in game.legal()]
    for choice in game.legal():
        assert game.check(choice.words) == choice
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        plain = json.loads(json.dumps(view.as_dict()))
        assert json.loads(json.dumps(View.from_dict(plain).as_dict())) == plain


def check_secret(game: Game, seed: int) -> None:
    """Other cards in the places that a seat has not seen, other events to come: its view is the same to a bit."""
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        other = determinize(view, random_for(seed, f"other {seat}"))
        seen = view_of(other, game.ruleset, game.names, seat)
        assert seen.as_dict() == view.as_dict() and every_field(seen.table) == every_field(view.table)
        assert view.story is not None and view.story["aside"] == game.state.aside_left
        told = json.dumps(view.as_dict()["story"])
        for name in tale_of(game.ruleset.adventure.campaign).missions:  # type: ignore[union-attr]
            is_laid = any(mission["id"] == name for mission in view.story["missions"])
            assert is_laid or f'"{name}"' not in told


@pytest.mark.parametrize("seed", range(12))
def test_every_card_cube_and_crown_is_kept(seed: int) -> None:
    for game in moments(some_chapter(seed), seed):
        check_kept(game)


@pytest.mark.parametrize("seed", range(100, 112))
def test_a_chapter_is_told_as_it_is_and_to_nobody_more_than_that(seed: int) -> None:
    game = some_chapter(seed)
    for number, each in enumerate(moments(game, seed)):
        if number % 23 == seed % 23:
            check_told(each)
            check_secret(each, seed)
    assert Game.replay(json.loads(json.dumps(game.record()))).hash == game.hash


def many(chapters: int) -> None:
    """Random chapters that end and keep everything; the last table of each is looked at, and one on its way."""
    longest = 0
    for seed in range(chapters):
        game = some_chapter(seed)
        stop = seed % 97
        for number, each in enumerate(moments(game, seed)):
            if number == stop:
                check_kept(each)
        assert game.over
        check_kept(game)
        longest = max(longest, game.version)
    print(
        f"{chapters} chapters ended, the longest after {longest} decisions, and kept every card, event, cube and crown."
    )


def test_random_chapters_end() -> None:
    for seed in range(1000, 1060):
        game = some_chapter(seed)
        for _ in moments(game, seed):
            pass
        assert game.over and game.outcome is not None


def test_a_chapter_that_goes_on_for_ever_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "LONGEST", 5)
    with pytest.raises(AssertionError, match="goes on for ever"):
        list(moments(some_chapter(1000), 1000))


if __name__ == "__main__":
    many(int(sys.argv[1]))
