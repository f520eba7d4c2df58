"""What becomes of a request: the entries it leads to, or a refusal that says what would be right.

Deciding changes nothing. The order is always the same: was this asked before, who asks, is it the time for it,
is it meant for this version of the game, is it legal. A request for what is so already leads to no entry and is
no mistake.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import singledispatch
from typing import Any, TypeVar
from unicodedata import category, combining, normalize

import msgspec

from ..engine.play import apply
from ..engine.vocabulary import OVER
from ..errors import NotYourTurn, StaleAction
from ..game import Game
from ..notation import Action
from ..ruleset import RULES_VERSION, Ruleset
from ..seeds import random_for
from .entries import (
    AnyEntry,
    Ended,
    Guest,
    Held,
    Hinted,
    Hosted,
    Joined,
    Left,
    Moved,
    Opened,
    Paced,
    Planned,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Spoke,
    Started,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
)
from .problems import refused
from .protocol import (
    LONGEST_CHAT,
    AskHint,
    Chat,
    Hold,
    Hurry,
    JoinTable,
    Message,
    Move,
    OpenTable,
    PlanSeats,
    PlanTable,
    Rematch,
    Remove,
    Rename,
    Settings,
    Sit,
    Start,
    Undo,
    UndoAnswer,
)
from .seats import (
    DEFAULT_BOT,
    FEWEST_PLAYERS,
    check_free,
    check_seat,
    clean_name,
    dressed,
    free_color,
    open_seat,
    planned,
)
from .table import Table, playing
from .undo import actions_to_undo, whom_to_ask

MOST_GUESTS = 64
MOST_WATCHERS = 48  # so that those who would fill the room can't keep players out
MOST_CHATS = 1000
MOST_ENTRIES = 5000  # after so many only the game goes on
MARKS = 2  # combining signs above one letter

E = TypeVar("E", bound=AnyEntry)


@dataclass(slots=True)
class Asking:
    """Who asks and when, what only the room knows, and the entries written so far."""

    table: Table
    at: float
    guest: int | None = None
    request: str | None = None
    present: set[int] = field(default_factory=set[int])  # guests who are connected
    seconds: float = 0.0  # the decision at hand has taken
    seed: str = ""  # for a game that begins now
    code: str = ""  # for a table that is opened now
    entries: list[AnyEntry] = field(default_factory=list[AnyEntry])

    def write(self, kind: type[E], **facts: Any) -> None:
        """One more entry. The first one answers the request."""
        first = not self.entries
        self.entries.append(
            kind(
                number=len(self.table.log) + len(self.entries) + 1,
                at=self.at,
                guest=self.guest,
                request=self.request if first else None,
                **facts,
            )
        )

    def is_host(self) -> None:
        """Refuse all others."""
        if self.guest != self.table.host:
            raise refused("not_host")

    def is_before(self) -> None:
        """Refuse what can't be changed any more."""
        if self.table.game is not None:
            raise refused("started")

    def running(self) -> Game:
        """The game, which has begun and is not over."""
        if self.table.game is None:
            raise refused("not_started")
        if self.table.game.over:
            raise refused("over")
        return self.table.game

    def player(self) -> int:
        """The guest, who plays."""
        if self.guest is None or not self.table.seats_of(self.guest):
            raise refused("not_a_player")
        return self.guest

    def fits(self, version: int) -> None:
        """Refuse what was meant for another moment of the game."""
        now = self.table.version
        if version != now:
            raise StaleAction(
                f"This was meant for version {version} of the game; it is at {now}.", version=version, now=now
            )


@singledispatch
def decide(request: Message, asking: Asking) -> None:
    """Write the entries a request leads to."""
    raise TypeError(f"nobody decides about {request!r}")


def decided(request: Message, asking: Asking) -> list[AnyEntry]:
    """The entries a request leads to."""
    if asking.guest is not None and asking.guest not in asking.table.guests:
        raise refused("not_a_guest")
    if len(asking.table.log) >= MOST_ENTRIES and not isinstance(request, Move | Hold | UndoAnswer | Rematch):
        raise refused("log_full")
    decide(request, asking)
    return asking.entries


# --- Coming ---


def open_table(code: str, request: OpenTable, token: bytes, at: float, seed: str) -> list[AnyEntry]:
    """The first entries of a table."""
    host = Guest(1, clean_name(request.name), request.color, token)
    places = planned(request.seats, host, (), {1: host})
    check_rules(request.settings, len(places))
    entry = Opened(number=1, at=at, guest=1, code=code, host=1, guests=[host], places=places, settings=request.settings)
    return begun_at_once([entry], at, seed) if request.start else [entry]


def open_again(table: Table, host: int, code: str, at: float, seed: str) -> list[AnyEntry]:
    """The first entries of the table for a rematch: the same people, seats and settings, and `host` begins it.

    Where nobody else plays, the game begins at once.
    """
    entry = Opened(
        number=1,
        at=at,
        guest=host,
        code=code,
        host=host,
        guests=list(table.guests.values()),
        places=table.places,
        settings=table.settings,
    )
    return begun_at_once([entry], at, seed) if table.players() == {host} else [entry]


def begun_at_once(entries: list[AnyEntry], at: float, seed: str) -> list[AnyEntry]:
    """With the game begun, if nobody is waited for."""
    table = Table.of(entries)
    if any(place.kind == "open" for place in table.places):
        return entries
    asking = Asking(table, at, table.host, seed=seed)
    decide(Start(id="-"), asking)
    return entries + asking.entries


def check_rules(settings: Settings, players: int) -> Ruleset:
    """The rules a table plays by; wrong ones are refused."""
    return Ruleset.of(players, edition=settings.edition, rulings=settings.rulings)


def admit(request: JoinTable, token: bytes, asking: Asking) -> list[AnyEntry]:
    """Somebody new, with the token they were given."""
    table = asking.table
    name = clean_name(request.name)
    seat = None
    if request.watch:
        if not table.settings.spectators:
            raise refused("no_spectators")
        if len(table.guests) - len(table.players()) >= MOST_WATCHERS:
            raise refused("crowded", most=MOST_WATCHERS)
    else:
        asking.is_before()
        seat = open_seat(table.places, request.seat)
    if len(table.guests) >= MOST_GUESTS or table.most_guests >= MOST_ENTRIES:
        raise refused("crowded", most=MOST_GUESTS)
    check_free(name, names_at(table))
    guest = Guest(table.most_guests + 1, name, request.color, token)
    asking.guest = guest.number
    asking.write(Joined, who=guest, seat=seat)
    return asking.entries


def names_at(table: Table) -> list[str | None]:
    """Every name somebody chose."""
    return [*(guest.name for guest in table.guests.values()), *(place.name for place in table.places)]


# --- Before the game ---


@decide.register
def sit(request: Sit, asking: Asking) -> None:
    """Take an open seat, or move to it."""
    asking.is_before()
    table, guest = asking.table, asking.guest
    if guest is None:
        raise refused("not_a_player")
    check_seat(table.places, request.seat)
    if table.places[request.seat].guest == guest:
        return
    open_seat(table.places, request.seat)
    asking.write(Seated, seat=request.seat, name=table.guests[guest].name)


@decide.register
def rename(request: Rename, asking: Asking) -> None:
    """Another name or color for one's own seat; the host's for bots too."""
    asking.is_before()
    table = asking.table
    check_seat(table.places, request.seat)
    place = table.places[request.seat]
    if place.kind == "bot":
        asking.is_host()
    elif place.guest is None or place.guest != asking.guest:
        raise refused("not_a_player")
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
    asking.is_host()
    asking.is_before()
    table = asking.table
    places = planned(request.seats, table.guests[table.host], table.places, table.guests)
    if places != table.places:
        asking.write(Planned, places=places)


@decide.register
def plan_table(request: PlanTable, asking: Asking) -> None:
    """The host changes the settings; in a game the pace only."""
    asking.is_host()
    table = asking.table
    if request.settings == table.settings:
        return
    if table.game is None:
        check_rules(request.settings, len(table.places))
        asking.write(Planned, settings=request.settings)
        return
    asking.running()
    if msgspec.structs.replace(request.settings, pace=table.settings.pace) != table.settings:
        raise refused("fixed")
    asking.write(Paced, pace=request.settings.pace)


@decide.register
def remove(request: Remove, asking: Asking) -> None:
    """The host clears a seat; in a game a bot sits down there for good."""
    asking.is_host()
    table = asking.table
    check_seat(table.places, request.seat)
    place = table.places[request.seat]
    if table.game is None:
        if place.kind != "open":
            asking.write(Left, seat=request.seat, name=place.name, bot=None)
        return
    asking.running()
    if place.guest == table.host:
        raise refused("own_seat")
    if place.kind == "person":
        asking.write(Left, seat=request.seat, name=place.name, bot=DEFAULT_BOT)


@decide.register
def start(request: Start, asking: Asking) -> None:
    """The host begins; open seats are closed, and chance says who is first."""
    asking.is_host()
    asking.is_before()
    table = asking.table
    places = [place for place in dressed(table.places, table.code) if place.kind != "open"]
    if len(places) < FEWEST_PLAYERS:
        raise refused("too_few", players=len(places))
    check_rules(table.settings, len(places))
    first = random_for(asking.seed, "first player").below(len(places))
    asking.write(Started, seed=asking.seed, rules=RULES_VERSION, start=first, places=places)


# --- The game ---


@decide.register
def move(request: Move, asking: Asking) -> None:
    """Play an action for the seat that decides."""
    if asking.table.game is None:
        raise refused("not_started")
    game, guest = asking.table.game, asking.player()
    seats = asking.table.seats_of(guest)
    if not game.over and game.actor not in seats:
        raise NotYourTurn(f"Seat {game.actor} ({game.names[game.actor]}) decides now.", seat=seats[0], actor=game.actor)
    if not game.over and game.actor in asking.table.holds:
        raise refused("held")
    asking.fits(request.version)
    write_move(asking, game.check(request.action))


def write_move(asking: Asking, action: Action, bot: str | None = None) -> None:
    """An action of the seat that decides, and the end, if it is one."""
    game = playing(asking.table)
    asking.write(Moved, seat=game.actor, action=action.words, seconds=round(asking.seconds, 3), bot=bot)
    after = game.state.clone()
    apply(after, action)
    if after.phase == OVER:
        asking.write(Ended)


def bot_moves(action: str, bot: str, asking: Asking) -> list[AnyEntry]:
    """A bot's action for the seat that decides."""
    write_move(asking, playing(asking.table).check(action), bot)
    return asking.entries


@decide.register
def undo(request: Undo, asking: Asking) -> None:
    """Take back, or ask the others."""
    asking.running()
    table, guest = asking.table, asking.player()
    if not table.settings.undo:
        raise refused("no_undo")
    asking.fits(request.version)
    if table.ask is not None:
        raise refused("undo_asked")
    actions = actions_to_undo(table, guest)
    seat = table.moves[-actions].seat
    if asked := whom_to_ask(table, guest, asking.present):
        asking.write(UndoAsked, seat=seat, actions=actions, asked=asked)
    else:
        asking.write(Undone, seat=seat, actions=actions)


@decide.register
def undo_answer(request: UndoAnswer, asking: Asking) -> None:
    """Agree or refuse; the last to agree makes it so."""
    asking.running()
    table = asking.table
    if table.ask is None or asking.player() not in table.ask.waiting:
        raise refused("nobody_asks")
    seat = table.seats_of(asking.guest)[0]
    if not request.agree:
        asking.write(UndoRefused, seat=seat)
    elif table.ask.waiting == {asking.guest}:
        asking.write(Undone, seat=table.ask.seat, actions=table.ask.actions)
    else:
        asking.write(UndoAgreed, seat=seat)


def nobody_answered(asking: Asking) -> list[AnyEntry]:
    """Whoever asked to take back has waited long enough."""
    if asking.table.ask is not None:
        asking.write(UndoRefused, seat=None)
    return asking.entries


@decide.register
def ask_hint(request: AskHint, asking: Asking) -> None:
    """Ask the coach; each decision counts once."""
    game, guest = asking.running(), asking.player()
    table = asking.table
    if not table.settings.hints:
        raise refused("no_hints")
    if game.actor not in table.seats_of(guest) or game.actor in table.holds:
        raise refused("not_deciding")
    asking.fits(request.version)
    if table.hinted != table.version:
        asking.write(Hinted, seat=game.actor)


@decide.register
def hold(request: Hold, asking: Asking) -> None:
    """Let a bot play for me, or play again."""
    asking.running()
    for seat in asking.table.seats_of(asking.player()):
        is_held = seat in asking.table.holds
        if request.away and not is_held:
            asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="away")
        elif not request.away and is_held:
            asking.write(Returned, seat=seat)


@decide.register
def hurry(request: Hurry, asking: Asking) -> None:
    """Nothing to remember: the room lets the bots go faster."""
    asking.running()
    asking.player()
    if len(asking.table.players()) > 1:
        raise refused("people_play")


def gone(asking: Asking, guest: int) -> list[AnyEntry]:
    """Somebody has been away for long while others wait."""
    for seat in asking.table.seats_of(guest):
        if seat not in asking.table.holds:
            asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="absent")
    return asking.entries


def back(asking: Asking, guest: int) -> list[AnyEntry]:
    """Somebody who was taken for gone is there again."""
    for seat in asking.table.seats_of(guest):
        if seat in asking.table.holds and asking.table.holds[seat].why == "absent":
            asking.write(Returned, seat=seat)
    return asking.entries


def heir_of(table: Table, present: set[int]) -> int | None:
    """The seat of who becomes host when the host is gone: the first player who is there."""
    if table.state == "over" or table.host in present:
        return None
    return next((seat for seat, place in enumerate(table.places) if place.guest in present), None)


def hand_over(asking: Asking) -> list[AnyEntry]:
    """The host has been away for long while others are there."""
    seat = heir_of(asking.table, asking.present)
    if seat is not None:
        place = asking.table.places[seat]
        asking.write(Hosted, host=place.guest, seat=seat, name=place.name)
    return asking.entries


def time_out(asking: Asking) -> list[AnyEntry]:
    """The seat that decides has used up its time: a bot goes on for it."""
    seat = playing(asking.table).actor
    asking.write(TimedOut, seat=seat)
    asking.write(Held, seat=seat, bot=DEFAULT_BOT, why="time")
    return asking.entries


# --- Talking, and afterwards ---


@decide.register
def chat(request: Chat, asking: Asking) -> None:
    """Say something, as plain text."""
    table = asking.table
    if asking.guest is None:
        raise refused("not_a_player")
    text = clean_text(request.text)
    if not text:
        raise refused("empty_text")
    if table.chats >= MOST_CHATS:
        raise refused("log_full")
    seats = table.seats_of(asking.guest)
    asking.write(Spoke, seat=seats[0] if seats else None, name=table.guests[asking.guest].name, text=text)


def clean_text(text: str) -> str:
    """What can be shown anywhere: no control or direction signs, one kind of space, few marks on a letter."""
    signs: list[str] = []
    marks = 0
    for sign in normalize("NFC", text):
        marks = marks + 1 if combining(sign) else 0
        kind = category(sign)
        if kind[0] == "Z" or sign in "\t\n\r":
            signs.append(" ")
        elif kind[0] != "C" and marks <= MARKS:
            signs.append(sign)
    return " ".join("".join(signs).split())[:LONGEST_CHAT]


@decide.register
def rematch(request: Rematch, asking: Asking) -> None:
    """Where the same people meet again; the room has opened the table."""
    asking.player()
    if asking.table.state != "over":
        raise refused("not_over")
    if asking.table.next_code is None:
        asking.write(Rematched, code=asking.code)
