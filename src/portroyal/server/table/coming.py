"""Opening a table, coming to it, and everything that is arranged before the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hmac import compare_digest
from typing import Any, cast

import msgspec

from ...fair import first_player, promise, seed_of
from ...lessons import LEARNER, Lesson
from ...modules import players_of
from ...ruleset import FEWEST_PLAYERS, RULES_VERSION
from ..protocol import (
    AddPart,
    Chapter,
    DealContracts,
    ImportCampaign,
    JoinTable,
    OpenLesson,
    OpenTable,
    PlanSeats,
    PlanTable,
    Rematch,
    Rename,
    Settings,
    Sit,
    Start,
)
from ..protocol.refusals import refused
from .asking import Asking, decide
from .ends import MOST_GUESTS_EVER
from .entries import AnyEntry, Guest, Joined, Opened, Paced, PartAdded, Place, Planned, Renamed, Seated, Started
from .kept import Kept, campaign_in, split_of
from .rules import check_settings, dealt, has_contracts
from .seats import (
    DEFAULT_BOT,
    check_free,
    check_seat,
    clean_name,
    dressed,
    free_color,
    open_seat,
    person,
    planned,
)
from .table import Table
from .writing import is_alike

MOST_GUESTS = 64
MOST_WATCHERS = 48  # so that those who would fill the room can't keep players out


def open_table(code: str, request: OpenTable, token: bytes, at: float, seed: str) -> list[AnyEntry]:
    """The first entries of a table."""
    host = Guest(1, clean_name(request.name), request.color, token)
    places = planned(request.seats, host, (), {1: host})
    kept = Kept(code, None) if request.campaign else None
    settings = request.settings if kept is None else kept.settings(request.settings, len(places))
    settings = check_settings(settings, len(places))
    game, part = promise(code, seed)
    entry = Opened(
        number=1,
        at=at,
        guest=1,
        code=code,
        host=1,
        guests=[host],
        places=places,
        settings=settings,
        contracts=dealt(seed) if has_contracts(settings) else [],
        game=game,
        part=part,
        campaign=None if kept is None else kept.written(),
    )
    return begun(entry, at, waits=request.part) if request.start else [entry]


def open_imported(asked: bytes, *, code: str, token: bytes, at: float, seed: str) -> list[AnyEntry]:
    """The first entry of a table that goes on with a campaign out of a file: an `ImportCampaign` as it was sent."""
    request = msgspec.json.decode(asked, type=ImportCampaign)
    campaign = campaign_in(request.document)
    kept = Kept(code, campaign)
    host = Guest(1, clean_name(request.name), request.color, token)
    places = planned(request.seats, host, (), {1: host})
    mode = campaign.evenings[-1].mode if campaign.evenings else campaign.mode
    wanted = kept.settings(Settings(adventure=Chapter(mode=cast("Any", mode))), len(places))
    settings = check_settings(wanted, len(places))
    return [
        Opened(
            number=1,
            at=at,
            guest=1,
            code=code,
            host=1,
            guests=[host],
            places=places,
            settings=settings,
            campaign=kept.written(),
        )
    ]


def open_lesson(code: str, lesson: Lesson, request: OpenLesson, token: bytes, at: float) -> list[AnyEntry]:
    """The first entries of a table for a lesson: its game has begun, and nobody but the learner comes to it."""
    host = Guest(1, clean_name(request.name), request.color, token)
    names = [str(player["name"]) for player in lesson.position["players"]]
    places = [person(host, ())]
    for name in names[LEARNER + 1 :]:
        places.append(Place("bot", None, None if is_alike(name, host.name) else name, None, DEFAULT_BOT))
    settings = check_settings(Settings(modules=lesson.modules, hints=False, undo=False, spectators=False), len(places))
    opened = Opened(
        number=1, at=at, guest=1, code=code, host=1, guests=[host], places=places, settings=settings, lesson=lesson.id
    )
    position = lesson.document()
    started = Started(
        number=2,
        at=at,
        guest=1,
        seed=position["seed"],
        rules=position["rules"],
        start=position.get("start", 0),
        places=dressed(places, code),
        position=position,
    )
    return [opened, started]


def open_again(asking: Asking, wanted: Rematch | None = None) -> list[AnyEntry]:
    """The first entries of the table for a rematch: the same people, seats and settings, and the same host.

    Asking first makes nobody master of the others: while the host is away, whoever stands in for them, or else whoever
    asks, does so here. Contracts are dealt anew, unless the same are wanted. Where nobody else plays, it begins; an
    evening of a campaign only for one alone or with bots: of several people others may come this time.
    """
    assert asking.guest is not None
    table, at, code, seed = asking.table, asking.at, asking.code, asking.seed
    owner = table.host if table.stands_for is None else table.stands_for
    host = next((guest for guest in (owner, table.host) if guest in asking.present), asking.guest)
    settings = table.settings
    if wanted is not None and wanted.aside is not None:
        settings = check_settings(msgspec.structs.replace(settings, aside=wanted.aside), len(table.places))
    kept = table.kept
    if kept is not None:
        settings = check_settings(kept.settings(with_mode(settings, wanted), len(table.places)), len(table.places))
    # Who begins a later chapter is no lot, and so no part of what is promised.
    game, part = promise(code, seed) if kept is None else ("", "")
    entry = Opened(
        number=1,
        at=at,
        guest=host,
        code=code,
        host=host,
        stands_for=None if owner == host else owner,
        guests=list(table.guests.values()),
        places=table.places,
        settings=settings,
        contracts=dealt_again(table, seed, same=wanted is not None and wanted.same),
        banned=list(table.banned.values()),
        muted=sorted(table.muted),
        quiet=table.quiet,
        locked=table.locked,
        game=game,
        part=part,
        campaign=None if kept is None else kept.written(),
    )
    waits = wanted is not None and wanted.part
    if kept is not None and (kept.coins or sum(place.kind == "person" for place in table.places) > 1):
        return [entry]  # first the coins are shared, and everybody comes
    return begun(entry, at, waits=waits, seed=seed) if table.players() == {host} else [entry]


def with_mode(settings: Settings, wanted: Rematch | None) -> Settings:
    """The settings with the mode that is wanted for the next chapter."""
    if wanted is None or wanted.mode is None or settings.adventure is None:
        return settings
    return msgspec.structs.replace(settings, adventure=msgspec.structs.replace(settings.adventure, mode=wanted.mode))


def dealt_again(table: Table, seed: str, *, same: bool) -> list[str]:
    """The contracts for a rematch, shuffled; the same ones lie on top, if they are wanted."""
    if not has_contracts(table.settings):
        return []
    order, kept = dealt(seed), table.contracts() if same else ()
    return [*kept, *(contract for contract in order if contract not in kept)]


def begun(opened: Opened, at: float, *, waits: bool, seed: str = "") -> list[AnyEntry]:
    """A table with the game begun, if nobody is waited for; or to be begun by the host's part of the seed."""
    table = Table.of([opened])
    if any(place.kind == "open" for place in table.places):
        return [opened]
    asking = Asking(table, at, table.host, seed=seed)
    decide(Start(id="-"), asking)
    return [msgspec.structs.replace(opened, begins=True)] if waits and opened.game else [opened, *asking.entries]


def admit(request: JoinTable, token: bytes, asking: Asking) -> list[AnyEntry]:
    """Somebody new, with the token they were given."""
    table = asking.table
    if table.locked:
        raise refused("table/locked")
    if any(compare_digest(guest.token, token) for guest in table.banned.values()):
        raise refused("table/banned")
    name = clean_name(request.name)
    seat = None
    if request.watch:
        if not table.settings.spectators:
            raise refused("table/no_spectators")
        if len(table.guests) - len(table.players()) >= MOST_WATCHERS:
            raise refused("table/crowded", most=MOST_WATCHERS)
    else:
        asking.check_not_started()
        seat = open_seat(table.places, request.seat)
    if len(table.guests) >= MOST_GUESTS or table.most_guests >= MOST_GUESTS_EVER:
        raise refused("table/crowded", most=MOST_GUESTS)
    check_free(name, names_at(table))
    guest = Guest(table.most_guests + 1, name, request.color, token)
    asking.guest = guest.number
    asking.write(Joined, who=guest, seat=seat)
    return asking.entries


def names_at(table: Table) -> list[str | None]:
    """Every name somebody chose; those who were sent away for good take theirs with them."""
    guests = [guest.name for guest in (*table.guests.values(), *table.banned.values())]
    return [*guests, *(place.name for place in table.places)]


# --- Before the game ---


@decide.register
def sit(request: Sit, asking: Asking) -> None:
    """Take an open seat, or move to it."""
    asking.check_not_started()
    table, guest = asking.table, asking.guest
    if guest is None:
        raise refused("table/not_a_player")
    check_seat(table.places, request.seat)
    if table.places[request.seat].guest == guest:
        return
    open_seat(table.places, request.seat)
    asking.write(Seated, seat=request.seat, name=table.guests[guest].name)


@decide.register
def rename(request: Rename, asking: Asking) -> None:
    """Another name or color for one's own seat; the host's for bots too."""
    asking.check_not_started()
    table = asking.table
    check_seat(table.places, request.seat)
    place = table.places[request.seat]
    if place.kind == "bot":
        asking.check_host()
    elif place.guest is None or place.guest != asking.guest:
        raise refused("table/not_a_player")
    name = clean_name(request.name)
    is_first = place.guest is not None and table.seats_of(place.guest)[0] == request.seat
    others = [guest.name for guest in table.guests.values() if not (is_first and guest.number == place.guest)]
    others += [str(other.name) for seat, other in enumerate(table.places) if other.name and seat != request.seat]
    check_free(name, others)
    rest = [other for seat, other in enumerate(table.places) if seat != request.seat]
    color = free_color(request.color, rest)
    if (name, color) != (place.name, place.color):
        asking.write(Renamed, seat=request.seat, name=name, color=color)


@decide.register
def plan_seats(request: PlanSeats, asking: Asking) -> None:
    """The host plans the seats anew."""
    asking.check_host()
    asking.check_not_started()
    table = asking.table
    places = planned(request.seats, table.guests[table.host], table.places, table.guests)
    if sum(place.guest == table.stands_for for place in places) < len(table.seats_of(table.stands_for)):
        asking.check_not_the_host(table.stands_for)
    check_settings(table.settings, len(places))
    if places != table.places:
        asking.write(Planned, places=places)


@decide.register
def plan_table(request: PlanTable, asking: Asking) -> None:
    """The host changes the settings; in a game the pace, and whether others may watch."""
    asking.check_host()
    table = asking.table
    if request.settings == table.settings:
        return
    if table.game is None:
        wanted = request.settings
        if table.kept is not None:
            wanted = table.kept.settings(wanted, len(table.places))
        settings = check_settings(wanted, len(table.places))
        deals = has_contracts(settings) and not table.order
        asking.write(Planned, settings=settings, contracts=dealt(asking.seed) if deals else None)
        return
    asking.check_running()
    now, wanted = table.settings, request.settings
    if msgspec.structs.replace(wanted, pace=now.pace, spectators=now.spectators) != now:
        raise refused("table/fixed")
    if wanted.spectators == now.spectators:
        asking.write(Paced, pace=wanted.pace)
    else:
        asking.write(Planned, settings=wanted)


@decide.register
def deal_contracts(request: DealContracts, asking: Asking) -> None:
    """The host has other contracts dealt; what was chosen by hand is not any more."""
    asking.check_host()
    asking.check_not_started()
    table = asking.table
    if not has_contracts(table.settings):
        raise refused("table/no_contracts")
    chosen = bool(table.settings.contracts)
    settings = msgspec.structs.replace(table.settings, contracts=()) if chosen else None
    asking.write(Planned, settings=settings, contracts=dealt(asking.seed))


@decide.register
def start(request: Start, asking: Asking) -> None:
    """The host begins; open seats are closed."""
    asking.check_host()
    asking.check_not_started()
    begin(asking, asking.table.parts)


def begin(asking: Asking, given: Mapping[int, str]) -> None:
    """The cards are dealt by the parts of those who play, and chance says who is first."""
    table = asking.table
    places = [place for place in dressed(table.places, table.code) if place.kind != "open"]
    if len(places) < min(FEWEST_PLAYERS, players_of(table.settings.modules)[0]):
        raise refused("table/too_few", players=len(places))
    start = None
    if table.kept is not None:
        start = begin_evening(asking, places)
    else:
        check_settings(table.settings, len(places))
    seed, parts = asking.seed, list[str | None]()
    if table.promise is not None:
        parts = [None if place.guest is None else given.get(place.guest) for place in places]
        seed = seed_of(table.promise.game, table.promise.part, parts)
    first = first_player(seed, len(places)) if start is None else start
    asking.write(Started, seed=seed, rules=RULES_VERSION, start=first, places=places, parts=parts)


def begin_evening(asking: Asking, places: Sequence[Place]) -> int | None:
    """Settings of the next chapter of a campaign, with its coins as agreed; the seat that begins, if that is no lot."""
    table = asking.table
    assert table.kept is not None
    split = split_of(table.kept, table.places, table.shares)
    if split is None:
        raise refused("campaign/not_agreed")
    coins = [coins for coins, place in zip(split, table.places, strict=True) if place.kind != "open"]
    settings = table.kept.settings(table.settings, len(places))
    chapter = msgspec.structs.replace(settings.adventure or Chapter(), coins=tuple(coins) if any(coins) else ())
    settings = check_settings(msgspec.structs.replace(settings, adventure=chapter), len(places))
    if settings != table.settings:
        asking.write(Planned, settings=settings)
    return table.kept.start(len(places))


@decide.register
def add_part(request: AddPart, asking: Asking) -> None:
    """A player's client adds its part of the seed: the first one counts. A game that only waits for it begins."""
    asking.check_not_started()
    table, guest = asking.table, asking.check_player()
    if table.promise is None or guest in table.parts:
        return
    asking.write(PartAdded, part=request.part)
    if table.begins and guest == table.host and table.players() == {guest}:
        begin(asking, {guest: request.part})
