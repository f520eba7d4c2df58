"""Tables of a challenge: how one begins, what a finished game makes of one, and how somebody fared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from ...challenges import Challenge
from ...game import Game
from ..protocol import ResultInfo, Settings
from .entries import AnyEntry, Guest, Opened, Place, Started
from .rules import check_settings, dealt, has_contracts
from .seats import BOTS, DEFAULT_BOT, clean_name, dressed
from .table import Table

T = TypeVar("T")


class Deal(msgspec.Struct, frozen=True):
    """A challenge as it is kept: all that its games begin with. The seed is told to nobody."""

    id: str
    seed: str
    settings: Settings
    contracts: list[str]  # all of them as they were shuffled, where contracts are played with
    bots: list[str | None]  # by seat; None: who plays
    start: int
    rules: int


@dataclass(frozen=True, slots=True)
class Challenger:
    """Who plays."""

    name: str
    color: int
    pace: str = "normal"


class Listed(ResultInfo, frozen=True):
    """A result as it is kept."""

    who: str = ""  # the hash of their secret, told to nobody; results of earlier versions have none, only the name


# All play under the same conditions, and nobody sees the deck over somebody's shoulder.
ALIKE = {"hints": False, "undo": False, "spectators": False, "odds": "exact", "timer": Settings().timer}


def deal_of(challenge: Challenge) -> Deal:
    """A challenge of a day as a deal."""
    settings = Settings(modules=challenge.modules, hints=False, undo=False, spectators=False)
    settings = check_settings(settings, len(challenge.bots))
    order = dealt(challenge.seed) if has_contracts(settings) else []
    return Deal(challenge.id, challenge.seed, settings, order, list(challenge.bots), challenge.start, challenge.rules)


def deal_from(table: Table, seat: int, name: str) -> Deal:
    """The deal of a finished game: bots play where others sat."""
    game = table.game
    assert game is not None
    settings = msgspec.structs.replace(table.settings, **ALIKE)
    bots = [place.bot if place.bot in BOTS else DEFAULT_BOT for place in table.places]
    seats = [None if at == seat else bot for at, bot in enumerate(bots)]
    return Deal(name, str(game.seed), settings, list(table.order), seats, game.state.start, game.ruleset.version)


def open_challenge(deal: Deal, who: Challenger, *, code: str, token: bytes, at: float, seed: str) -> list[AnyEntry]:
    """The first entries of a table with this deal. Its own seed is not needed: everybody has the same."""
    host = Guest(1, clean_name(who.name), who.color, token)
    places = [
        Place("person", 1, host.name, host.color) if bot is None else Place("bot", None, None, None, bot)
        for bot in deal.bots
    ]
    opened = Opened(
        number=1,
        at=at,
        guest=1,
        code=code,
        host=1,
        guests=[host],
        places=places,
        settings=msgspec.structs.replace(deal.settings, pace=who.pace),
        contracts=deal.contracts,
        challenge=deal.id,
        locked=True,
    )
    # Bots are called alike at all of its tables.
    named = dressed(places, deal.id)
    started = Started(number=2, at=at, guest=1, seed=deal.seed, rules=deal.rules, start=deal.start, places=named)
    return [opened, started]


def result_of(table: Table, seat: int, at: float) -> Listed | None:
    """How whoever sits there fared; nothing, while the game is not over."""
    game: Game | None = table.game
    outcome: Any = game.outcome if game is not None else None
    if game is None or outcome is None:
        return None
    standing = next(each for each in outcome.standings if each.seat == seat)
    crew = outcome.crew
    guest = table.places[seat].guest
    return Listed(
        name=str(table.places[seat].name),
        color=table.places[seat].color or 0,
        at=at,
        won=seat in outcome.winners,
        place=standing.place,
        influence=standing.influence,
        coins=standing.coins,
        points=crew.points if crew is not None and crew.won else None,
        rounds=game.round,
        tried=1,
        who="" if guest is None else table.guests[guest].token.hex(),
    )


def ranked(results: list[Listed]) -> list[ResultInfo]:
    """The best one first; of each player the first game counts, the later ones stand behind all others."""
    return [told(result) for _, result in in_order(dict(enumerate(results)))]


def told(result: Listed) -> ResultInfo:
    """A result as everybody may know it."""
    return ResultInfo(**{field: getattr(result, field) for field in ResultInfo.__struct_fields__})


def behind_all(results: Mapping[str, Listed]) -> str:
    """The table whose result comes last."""
    return in_order(results)[-1][0]


def in_order(results: Mapping[T, Listed]) -> list[tuple[T, Listed]]:
    """Results with their tables, the best one first, and which try of whoever played each was.

    Anybody can type anybody's name: it is the secret that says who has played before.
    """
    tries: dict[str, int] = {}
    counted: list[tuple[T, Listed]] = []
    for table, result in sorted(results.items(), key=lambda each: each[1].at):
        who = result.who or result.name
        tries[who] = tries.get(who, 0) + 1
        counted.append((table, msgspec.structs.replace(result, tried=tries[who])))
    return sorted(counted, key=lambda each: (each[1].tried > 1, *merit(each[1]), each[1].at))


def merit(result: ResultInfo) -> tuple[int, ...]:
    """What makes one result better than another, the smaller the better: won, points, place, influence, coins."""
    return not result.won, -(result.points or 0), result.place, -result.influence, -result.coins
