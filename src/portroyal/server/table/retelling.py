"""A game told again: the look after each action, as one seat saw it then, and a table that goes on from one of them.

Looks are made as they are at a table, from views: what a seat could not know at a moment is not in them, whether the
game is over or runs. Only `hidden_at` reaches behind a view; whoever calls it has seen that the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...bots import name_today
from ...contracts import IDS
from ...engine.vocabulary import HARBOR_BUSTED
from ...events import Row
from ...game import Game
from ...knowledge.determinize import determinize
from ...position import write as write_position
from ...record import beginning_of, replay
from ...ruleset import Ruleset
from ...seeds import random_for
from ..protocol import Entry, HiddenCards, Look, SeatInfo, Settings, TableInfo
from ..protocol.refusals import refused
from .entries import AnyEntry, Guest, Opened, Place, Started
from .limits import check_record
from .looks import needs_own_view, seats_look, watchers_look
from .risks import risks_of
from .rules import chapter_of, contract_info, numbers_of, voyage_plan
from .seats import BOTS, DEFAULT_BOT, clean_name, dressed
from .telling import event_info, words_for
from .writing import is_alike

CARDS_AHEAD = 12  # of the deck, where hidden cards are told
NAMELESS = "REPLAY"  # the code of a table that is none


def retold(record: Mapping[str, Any], seat: int | None, odds: str, *, is_open: bool = False) -> dict[str, Any]:
    """Entries and looks of a whole record, every action checked; hidden cards where they are asked for."""
    check_record(record)
    over = replay(record).over
    game = beginning_of(record)
    check_eyes(game, seat)
    entries = [Entry(number=1, kind="started", at=0.0, version=0, events=events_of(game.events_so_far(), seat))]
    looks = [look_at(game, seat, odds)]
    hidden = [hidden_at(game)] if is_open else None
    for number, words in enumerate(record["actions"], 1):
        actor, action = game.actor, game.check(str(words))
        safe = [] if odds == "off" else risks_of(game, action)
        game.apply(action)
        rows = game.last_rows()
        entries.append(
            Entry(
                number=number + 1,
                kind="moved",
                at=0.0,
                seat=actor,
                action=words_for(action.words, actor, seat),
                version=number,
                events=events_of(rows, seat),
                safe=safe,
            )
        )
        looks.append(look_at(game, seat, odds, busted=any(row[0] == HARBOR_BUSTED for row in rows)))
        if hidden is not None:
            hidden.append(hidden_at(game))
    return {"over": over, "entries": entries, "looks": changes(looks), "hidden": hidden}


def check_eyes(game: Game, seat: int | None) -> None:
    """Refuse a seat that is not there."""
    if seat is not None and seat >= game.players:
        raise refused("table/no_such_seat", seat=seat, last=game.players - 1)


def events_of(rows: Sequence[Row], seat: int | None) -> list[Any]:
    """Events as a seat may see them."""
    return [event_info(row, seat) for row in rows]


def look_at(game: Game, seat: int | None, odds: str, *, busted: bool = False) -> Look:
    """The game now, as a seat sees it, with nothing to choose: all of this is past."""
    watcher = game.view(None)
    common = watchers_look(watcher, odds, game.version, busted=busted)
    view = game.view(seat) if needs_own_view(game, seat) else watcher
    return seats_look(common, view, seat, may_act=False, display=odds)


def changes(looks: Sequence[Look]) -> list[dict[str, Any]]:
    """The first look whole, of the others the fields that differ from the one before."""
    told: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for look in looks:
        plain = msgspec.structs.asdict(look)
        told.append({name: value for name, value in plain.items() if name not in before or before[name] != value})
        before = plain
    return told


def hidden_at(game: Game) -> HiddenCards:
    """What nobody sees: the next cards of the deck, and the faces of all coins."""
    document = game.to_position()
    return HiddenCards(
        deck=document["deck"][:CARDS_AHEAD], coins=[list(player["coins"]) for player in document["players"]]
    )


# --- A table for a record that has none ---


def settings_of(ruleset: Ruleset, contracts: Sequence[str] = ()) -> Settings:
    """The settings of a table that plays by these rules."""
    return Settings(
        edition=ruleset.edition,
        modules=ruleset.modules,
        rulings={name: str(answer) for name, answer in ruleset.as_dict()["rulings"].items()},
        contracts=tuple(contracts),
        aside=ruleset.aside,
        adventure=chapter_of(ruleset),
        spectators=False,
    )


def contracts_of(game: Game) -> tuple[str, ...]:
    """The contracts on the table."""
    return tuple([IDS[contract] for contract in game.state.contracts_on_table()])


def bots_in(record: Mapping[str, Any], players: int) -> list[str | None]:
    """The bots that played, as far as a record tells and they are known today; None: somebody else."""
    about: Any = record.get("about")
    told: Any = about.get("bots") if isinstance(about, Mapping) else None  # type: ignore[reportUnknownMemberType]
    if not isinstance(told, list) or len(told) != players:  # type: ignore[reportUnknownArgumentType]
        return [None] * players
    names = [name_today(bot) if isinstance(bot, str) else None for bot in told]  # type: ignore[reportUnknownVariableType]
    return [name if name in BOTS else None for name in names]


def table_of(record: Mapping[str, Any]) -> TableInfo:
    """A table as the game in a record would have had it."""
    check_record(record)
    game = replay(record)
    settings, contracts = settings_of(game.ruleset), contracts_of(game)
    bots = bots_in(record, game.players)
    return TableInfo(
        code=NAMELESS,
        state="over" if game.over else "playing",
        host=1,
        stands_for=None,
        settings=settings,
        numbers=numbers_of(settings),
        contracts=[contract_info(contract) for contract in contracts],
        voyage=voyage_plan(settings, contracts, game.players),
        seats=[
            SeatInfo(
                kind="bot" if bot else "person", name=name, color=seat, bot=bot, guest=None, connected=True, held=False
            )
            for seat, (name, bot) in enumerate(zip(game.names, bots, strict=True))
        ],
        watchers=0,
        guests=[],
        locked=False,
        quiet=False,
        muted=[],
        next_code=None,
        lesson=None,
        challenge=None,
        fair=None,
        campaign=None,
        page=None,
    )


# --- Going on ---


def continued(
    record: Mapping[str, Any],
    move: int,
    seat: int,
    who: tuple[str, int],
    colors: Sequence[int | None] | None,
    *,
    same: bool,
    code: str,
    token: bytes,
    at: float,
    seed: str,
) -> list[AnyEntry]:
    """The first entries of a table that goes on after so many actions: `who`, by name and color, on a seat, bots on the
    others. Cards that the seat could not know are dealt anew, unless the same are wanted."""
    check_record(record)
    replay(record)
    game = beginning_of(record)
    check_eyes(game, seat)
    actions = record["actions"]
    if move > len(actions):
        raise refused("replay/no_such_moment", last=len(actions))
    for words in actions[:move]:
        game.apply(game.check(str(words)))
    if game.over:
        raise refused("replay/over")
    host = Guest(1, clean_name(who[0]), who[1], token)
    bots = [bot or DEFAULT_BOT for bot in bots_in(record, game.players)]
    wishes = colors or [None] * game.players
    places = [
        Place("bot", None, None if is_alike(name, host.name) else name, wish, bot)
        for name, wish, bot in zip(game.names, wishes, bots, strict=True)
    ]
    places[seat] = Place("person", 1, host.name, host.color)
    position = position_from(game, seat, seed, same=same)
    opened = Opened(
        number=1,
        at=at,
        guest=1,
        code=code,
        host=1,
        guests=[host],
        places=places,
        settings=settings_of(game.ruleset, contracts_of(game)),
    )
    started = Started(
        number=2,
        at=at,
        guest=1,
        seed=seed,
        rules=game.ruleset.version,
        start=game.state.start,
        places=dressed(places, code),
        position=position,
    )
    return [opened, started]


def position_from(game: Game, seat: int, seed: str, *, same: bool) -> dict[str, Any]:
    """A game now as a position to go on from; with the seed of a new game, unless everything is to come as it did."""
    if same:
        return game.to_position()
    state = determinize(game.view(seat), random_for(seed, "continue"))
    return write_position(state, game.ruleset, game.names, seed)
