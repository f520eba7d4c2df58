"""The story of a finished game: everyone's influence turn by turn, and what the coach makes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...engine.vocabulary import INFLUENCE, TURN_ENDED
from ...events import Event, event_of
from ...game import Game
from ...record import beginning_of
from ..protocol import Moment, ReasonInfo, Sealed, Story


def influence_story(record: Mapping[str, Any]) -> Story:
    """What needs no thinking: influence after each turn, contracts completed, busts."""
    game = beginning_of(record)
    turns, influence = [0], [[influence_of(game, seat)] for seat in range(game.players)]
    for number, words in enumerate(record["actions"], 1):
        before = len(game.events_so_far())
        game.apply(game.check(words))
        if any(row[0] == TURN_ENDED for row in game.events_so_far()[before:]):
            turns.append(number)
            for seat, points in enumerate(influence):
                points.append(influence_of(game, seat))
    events = [event_of(row) for row in game.events_so_far()]
    return Story(
        turns=turns,
        influence=influence,
        sealed=sealed_contracts(events),
        busts=[
            sum(each.kind == "harbor_busted" and each.seat == seat for each in events) for seat in range(game.players)
        ],
        together=game.ruleset.is_crew or game.ruleset.is_together,
        wins=None,
        luck=None,
        skill=None,
        moments=[],
        costliest=[None] * game.players,
        numbers=[],
        chances=[],
        turning=[],
        progress=0.0,
        ready=False,
    )


def busts_of(events: Sequence[Event], seat: int) -> int:
    """How often a seat's harbor busted."""
    return sum(event.kind == "harbor_busted" and event.seat == seat for event in events)


def sealed_contracts(events: Sequence[Event]) -> list[Sealed]:
    """The contracts that were completed, one after the other, with the turn and what it brought."""
    found: list[Sealed] = []
    turn = 0
    for event in events:
        if event.kind == "turn_began":
            turn += 1
        elif event.kind == "contract_completed":
            found.append(Sealed(contract=str(event.detail), seat=event.seat, turn=turn, coins=event.count, influence=0))
        elif event.kind == "influence_gained":
            found[-1] = msgspec.structs.replace(found[-1], influence=event.count)
    return found


def influence_of(game: Game, seat: int) -> int:
    """What a seat's display is worth."""
    return game.state.counter(seat, INFLUENCE)


def told_story(story: Story, review: Mapping[str, Any]) -> Story:
    """The story with everyone's chances at the same points, luck, skill and the moments that decided."""
    curve: Sequence[tuple[int, Sequence[float]]] = review["curve"]
    players: Sequence[Mapping[str, Any]] = review["players"]
    return Story(
        turns=story.turns,
        influence=story.influence,
        sealed=story.sealed,
        busts=story.busts,
        together=story.together,
        wins=[[chance_at(curve, number, seat) for number in story.turns] for seat in range(len(players))],
        luck=[player["drawn" if story.together else "luck"] for player in players],
        skill=[player["own" if story.together else "skill"] for player in players],
        moments=[moment_of(moment) for moment in review["moments"]],
        costliest=[moment_of(moment) if moment else None for moment in review["costliest"]],
        numbers=[max(number - 1, 0) for number, _ in curve],
        chances=[[min(max(point[seat], 0.0), 1.0) for _, point in curve] for seat in range(len(players))],
        turning=[moment_of(moment) for moment in review["turning"]],
        progress=1.0,
        ready=True,
    )


def chance_at(curve: Sequence[tuple[int, Sequence[float]]], number: int, seat: int) -> float:
    """A seat's chance to win once so many actions were played: at the first decision after them."""
    point = next((chances for at, chances in curve if at > number), curve[-1][1]) if number else curve[0][1]
    return min(max(point[seat], 0.0), 1.0)


def moment_of(moment: Mapping[str, Any]) -> Moment:
    """A decision or a stroke of luck, as it is told."""
    about: Mapping[str, Any] = moment["about"]
    reason = about.get("reason")
    return Moment(
        number=moment["number"],
        round=moment["round"],
        seat=moment["seat"],
        kind="decision" if moment["kind"] == "decision" else "chance",
        action=about.get("action"),
        best=about.get("best"),
        cards=list(about.get("cards", ())),
        bust=bool(about.get("bust", False)),
        change=moment["change"][moment["seat"]],
        reason=ReasonInfo(id=reason["id"], facts=reason["facts"]) if reason else None,
        grade=about.get("grade"),
    )
