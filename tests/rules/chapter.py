"""Tables of an adventure, set as a test wants them: all cards are in the deck, unless told otherwise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from portroyal import Game
from portroyal.campaigns import tell

TINY = tell(Path(__file__).parent.parent / "campaigns" / "tiny.toml").id
ADVENTURE = ["base", "adventure"]
# The version of our campaign that rules are proved on: its numbers stay, those of the newest are tuned.
FIRST_BELL = "a43ac62e06b8561d"


def player(**told: Any) -> dict[str, Any]:
    """One player; what belongs to the story is told apart."""
    return told


def table(
    *players: Mapping[str, Any],
    missions: Sequence[Any] = (),
    mode: str = "cooperative",
    campaign: str = "the-bell",
    contents: str = FIRST_BELL,
    chapter: int = 5,
    story: Mapping[str, Any] | None = None,
    modules: Sequence[str] = ADVENTURE,
    **more: Any,
) -> Game:
    """A game at some moment of a chapter."""
    of_story = ("character", "crowns", "bought_off", "card")
    seats = [dict(each) for each in players] or [{}]
    told = [{key: each.pop(key) for key in of_story if key in each} for each in seats]
    settings: dict[str, Any] = {"mode": mode, "campaign": campaign}
    if campaign == "the-bell":
        settings["contents"] = contents
    if mode != "variant":
        settings["chapter"] = chapter
    row = [each if isinstance(each, Mapping) else {"id": each} for each in missions or ("50",)]
    document = {
        "modules": list(modules),
        "rules": 2,
        "seed": 1,
        "adventure": settings,
        "players": seats,
        "story": {"players": told, "missions": row, **(story or {})},
        **more,
    }
    return Game.from_position(document)


def next_event(event: str, *players: Mapping[str, Any], **more: Any) -> Game:
    """A game in which the turn has just begun with this event; the last seat was active before."""
    seats = players or ({},)
    over = ["old_pilot"] if len(seats) <= 2 and event != "old_pilot" else []
    story = {"deck": [event, "months_end"], "known": 1, "discard": over, **more.pop("story", {})}
    last = len(seats) - 1
    game = table(*seats, phase="take", active=last, actor=last, takes=0, story=story, **more)
    game.play("pass")
    return game


def end_of_month(*players: Mapping[str, Any], **more: Any) -> Game:
    """A game whose next turn is the end of a month."""
    seats = players or ({},)
    last = len(seats) - 1
    pilot = ["old_pilot"] if len(seats) <= 2 else []
    told = {"deck": ["months_end"], "discard": ["market_day", "alms", *pilot], **more.pop("story", {})}
    game = table(*seats, phase="take", active=last, actor=last, takes=0, story=told, **more)
    game.play("pass")
    return game


def laid(game: Game) -> list[str]:
    """The missions of the row."""
    story = game.view().story
    assert story is not None
    return [mission["id"] for mission in story["missions"]]


def crowns(game: Game, seat: int = 0) -> int:
    return game.state.read("crowns")[seat]


def coins(game: Game, seat: int = 0) -> int:
    return game.view().players[seat].coins


def influence(game: Game, seat: int = 0) -> int:
    return game.view().players[seat].influence


def words(game: Game) -> list[str]:
    return [action.words for action in game.legal()]


def happened(game: Game) -> list[str]:
    return [event.kind for event in game.events()]
