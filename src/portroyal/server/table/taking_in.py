"""Taking entries in: what each kind of entry makes of a table.

Nothing else changes a table, and nothing is refused here: what may become an entry is decided in `requests`. What can't
be taken in raises, and the table is worth nothing then; so entries are tried on a copy before they are kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache, singledispatch
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ...engine.vocabulary import EVENT_NAMES, HARBOR_BUSTED
from ...events import Row
from ...fair import Fair, commitment_of
from ...game import REVEALING, Game
from ...lessons import lessons
from ...notation import Action
from .entries import (
    Dismissed,
    Ended,
    Held,
    Hinted,
    Hosted,
    Joined,
    Left,
    Locked,
    Mended,
    Moved,
    Muted,
    Opened,
    Paced,
    PageTurned,
    PartAdded,
    Place,
    Planned,
    PlanTold,
    Rematched,
    Renamed,
    Returned,
    Seated,
    Shared,
    Spoke,
    Started,
    Stored,
    TimedOut,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoRefused,
    Voided,
    Voted,
)
from .kept import first_page, kept_of, last_page, pages_of
from .rules import ruleset_kept
from .seats import person
from .timer import bank_of, overdrawn

if TYPE_CHECKING:
    from .table import Table

# Events that show a card that was hidden before.
SHOWING = frozenset(number for number, name in enumerate(EVENT_NAMES) if name in REVEALING)


class Played(NamedTuple):
    """An action that stands."""

    seat: int
    guest: int | None  # None: a bot's
    showed: bool  # a hidden card
    forced: bool  # the only choice there was


@lru_cache(4096)
def played(seat: int, guest: int | None, showed: bool, forced: bool) -> Played:
    """One for all that are alike."""
    return Played(seat, guest, showed, forced)


@dataclass(frozen=True, slots=True)
class Question:
    """May somebody take back? Others are asked."""

    guest: int
    seat: int
    actions: int
    waiting: frozenset[int]  # guests who have not answered


@dataclass(frozen=True, slots=True)
class Promise:
    """What the server is committed to: the game's id, the commitment that everybody sees, and its part of the seed."""

    game: str
    commitment: str
    part: str = field(repr=False)


class Refusals(NamedTuple):
    """How often the others did not let somebody take back, and in which version of the game at last."""

    times: int
    version: int


@singledispatch
def take_in(entry: Stored, table: Table) -> Sequence[Row]:
    """Change the table by an entry; what happened in the game."""
    raise TypeError(f"no table takes {entry!r} in")


@take_in.register(Opened)
def opened(entry: Opened, table: Table) -> Sequence[Row]:
    """The first entry of every table."""
    table.code = entry.code
    table.host, table.stands_for = entry.host, entry.stands_for
    table.settings = entry.settings
    table.guests = {guest.number: guest for guest in entry.guests}
    table.most_guests = max(table.guests)
    table.places = list(entry.places)
    table.order = tuple(entry.contracts)
    table.lesson = lessons().get(entry.lesson) if entry.lesson is not None else None
    table.challenge = entry.challenge
    table.banned = {guest.number: guest for guest in entry.banned}
    table.muted, table.quiet, table.locked = frozenset(entry.muted), entry.quiet, entry.locked
    if entry.campaign is not None:
        # First of all: it may tell a campaign as it was when this one began, whatever became of it since.
        table.kept = kept_of(entry.campaign)
    ruleset_kept(table.code, table.settings, len(table.places))
    if entry.game:
        table.promise = Promise(entry.game, commitment_of(entry.game, entry.part), entry.part)
        table.begins = entry.begins
    return ()


@take_in.register(Joined)
def joined(entry: Joined, table: Table) -> Sequence[Row]:
    """One more guest."""
    table.guests[entry.who.number] = entry.who
    table.most_guests = entry.who.number
    if entry.seat is not None:
        table.places[entry.seat] = person(entry.who, table.places)
    return ()


@take_in.register(Left)
def left(entry: Left, table: Table) -> Sequence[Row]:
    """One guest fewer, unless the seat was one of several or the host's."""
    guest = table.places[entry.seat].guest
    clear(table, entry.seat, entry.bot)
    if guest is not None and guest != table.host and not table.seats_of(guest):
        send_away(table, guest)
    return ()


@take_in.register(Dismissed)
def dismissed(entry: Dismissed, table: Table) -> Sequence[Row]:
    """One guest fewer, and all seats of theirs are cleared."""
    if entry.ban:
        table.banned[entry.who] = table.guests[entry.who]
    for seat in table.seats_of(entry.who):
        clear(table, seat, entry.bot)
    send_away(table, entry.who)
    return ()


def clear(table: Table, seat: int, bot: str | None) -> None:
    """Nobody sits on a seat any more; in a game a bot does."""
    place = table.places[seat]
    table.places[seat] = (
        Place("open") if bot is None else msgspec.structs.replace(place, kind="bot", guest=None, bot=bot)
    )
    table.holds.pop(seat, None)
    table.question = None
    table.votes = frozenset()


def send_away(table: Table, guest: int) -> None:
    """A guest is one no more."""
    del table.guests[guest]
    table.parts.pop(guest, None)
    table.muted -= {guest}
    if guest == table.stands_for:
        table.stands_for = None


@take_in.register(Muted)
def muted(entry: Muted, table: Table) -> Sequence[Row]:
    """Who may talk."""
    if entry.who is None:
        table.quiet = entry.muted
    else:
        table.muted = table.muted | {entry.who} if entry.muted else table.muted - {entry.who}
    return ()


@take_in.register(Locked)
def locked(entry: Locked, table: Table) -> Sequence[Row]:
    """Who may come."""
    table.locked = entry.locked
    return ()


@take_in.register(Seated)
def seated(entry: Seated, table: Table) -> Sequence[Row]:
    """A guest sits here now, and nowhere else."""
    assert entry.guest is not None
    before = table.seats_of(entry.guest)
    place = table.places[before[0]] if before else None
    if before:
        table.places[before[0]] = Place("open")
    table.places[entry.seat] = place or person(table.guests[entry.guest], table.places)
    return ()


@take_in.register(Renamed)
def renamed(entry: Renamed, table: Table) -> Sequence[Row]:
    """Another name; a guest is called like their first seat."""
    place = table.places[entry.seat]
    table.places[entry.seat] = msgspec.structs.replace(place, name=entry.name, color=entry.color)
    if place.guest is not None and table.seats_of(place.guest)[0] == entry.seat:
        guest = table.guests[place.guest]
        table.guests[place.guest] = msgspec.structs.replace(guest, name=entry.name, color=entry.color)
    return ()


@take_in.register(Planned)
def planned(entry: Planned, table: Table) -> Sequence[Row]:
    """Other seats, settings or contracts."""
    if entry.places is not None:
        table.places = list(entry.places)
    if entry.settings is not None:
        table.settings = entry.settings
    if entry.contracts is not None:
        table.order = tuple(entry.contracts)
    return ()


@take_in.register(PartAdded)
def part_added(entry: PartAdded, table: Table) -> Sequence[Row]:
    """One more part of the seed."""
    assert entry.guest is not None
    table.parts[entry.guest] = entry.part
    return ()


@take_in.register(Started)
def started(entry: Started, table: Table) -> Sequence[Row]:
    """The game begins."""
    table.places = list(entry.places)
    table.banks = [bank_of(table.settings.timer)] * len(table.places)
    ruleset = ruleset_kept(table.code, table.settings_laid(), len(table.places), entry.rules)
    names = [str(place.name) for place in table.places]
    if entry.position is None:
        fair = fair_of(entry, table) if entry.parts else None
        table.game = Game.deal(ruleset, seed=entry.seed, names=names, start=entry.start, fair=fair)
    else:
        players = [{**each, "name": name} for each, name in zip(entry.position["players"], names, strict=True)]
        table.game = Game.from_position({**entry.position, "players": players})
    table.game.about = {
        "table": table.code,
        "bots": [table.bot_at(seat) for seat in range(len(table.places))],
        "odds": table.settings.odds,
        "hints": table.settings.hints,
        "undo": table.settings.undo,
    }
    page = first_page(table.settings, entry.start) if table.kept is not None else None
    if page is not None:
        table.pages = (page,)
    return table.game.events_so_far()[:]


def fair_of(entry: Started, table: Table) -> Fair:
    """The parts of the seed, if they are those of this table and lead to it."""
    promise = table.promise
    if promise is None:
        raise ValueError("nothing was promised at this table")
    fair = Fair(promise.game, promise.commitment, promise.part, tuple(entry.parts))
    if fair.seed != entry.seed:
        raise ValueError("the parts lead to another seed")
    table.given = [part is not None for part in entry.parts]
    return fair


@take_in.register(Moved)
def moved(entry: Moved, table: Table) -> Sequence[Row]:
    """An action is played. The store is trusted no further than anybody: it has to be legal."""
    game = game_of(table)
    choices = game.legal()
    game.apply(action_of(entry, game, choices))
    rows = game.last_rows()
    kinds = {row[0] for row in rows}
    table.moves.append(played(entry.seat, entry.guest, not SHOWING.isdisjoint(kinds), len(choices) == 1))
    table.version += 1
    table.busted = HARBOR_BUSTED in kinds
    if entry.seconds:
        table.banks[entry.seat] -= min(overdrawn(table.settings.timer, entry.seconds), table.banks[entry.seat])
    table.question = None
    table.votes = frozenset()
    if table.kept is not None:
        table.pages += tuple(pages_of(rows, len(table.pages) + 1))
    return rows


def action_of(entry: Moved, game: Game, choices: Sequence[Action]) -> Action:
    """The action that was played; what is none of the choices, or not this seat's, the game refuses."""
    if entry.seat == game.actor:
        for choice in choices:
            if choice.words == entry.action:
                return choice
    return game.check(entry.action, seat=entry.seat)


@take_in.register(Undone)
def undone(entry: Undone, table: Table) -> Sequence[Row]:
    """Actions are taken back, the last one first."""
    game = game_of(table)
    for _ in range(entry.actions):
        game.undo()
        table.moves.pop()
    table.version += 1  # it never goes back, so that nothing said before fits any more
    table.busted = False
    table.question = None
    table.votes = frozenset()
    return ()


@take_in.register(UndoAsked)
def undo_asked(entry: UndoAsked, table: Table) -> Sequence[Row]:
    """The table waits for answers."""
    assert entry.guest is not None
    table.question = Question(entry.guest, entry.seat, entry.actions, frozenset(entry.asked))
    return ()


@take_in.register(UndoAgreed)
def undo_agreed(entry: UndoAgreed, table: Table) -> Sequence[Row]:
    """One answer fewer to wait for."""
    if table.question is not None and entry.guest is not None:
        table.question = replace(table.question, waiting=table.question.waiting - {entry.guest})
    return ()


@take_in.register(UndoRefused)
def undo_refused(entry: UndoRefused, table: Table) -> Sequence[Row]:
    """Things stay as they are, and whoever asked has to wait until the game has gone on."""
    if table.question is not None:
        before = table.refusals.get(table.question.guest)
        table.refusals[table.question.guest] = Refusals(before.times + 1 if before else 1, table.version)
    table.question = None
    return ()


@take_in.register(Spoke)
def spoke(entry: Spoke, table: Table) -> Sequence[Row]:
    """Words change nothing."""
    return ()


@take_in.register(Hinted)
def hinted(entry: Hinted, table: Table) -> Sequence[Row]:
    """The coach was asked about the decision at hand."""
    table.hinted = table.version
    return ()


@take_in.register(PlanTold)
def plan_told(entry: PlanTold, table: Table) -> Sequence[Row]:
    """A bot has said what it is after, as things are now."""
    table.plans_told[entry.seat] = table.version
    return ()


@take_in.register(Held)
def held(entry: Held, table: Table) -> Sequence[Row]:
    """A bot plays here for now."""
    table.holds[entry.seat] = entry
    table.votes = frozenset()
    return ()


@take_in.register(Returned)
def returned(entry: Returned, table: Table) -> Sequence[Row]:
    """The person is back."""
    table.holds.pop(entry.seat, None)
    table.returns[entry.seat] += 1
    return ()


@take_in.register(Voted)
def voted(entry: Voted, table: Table) -> Sequence[Row]:
    """One more who does not want to wait."""
    assert entry.guest is not None
    table.votes |= {entry.guest}
    return ()


@take_in.register(TimedOut)
def timed_out(entry: TimedOut, table: Table) -> Sequence[Row]:
    """The bank is empty."""
    table.banks[entry.seat] = 0.0
    table.late = table.version
    return ()


@take_in.register(Hosted)
def hosted(entry: Hosted, table: Table) -> Sequence[Row]:
    """Somebody else may begin, plan and clear seats now; if the host did not ask for it, until the host is back."""
    if entry.guest is None and table.stands_for is None:
        table.stands_for = table.host
    table.host = entry.host
    if table.stands_for == table.host:
        table.stands_for = None
    return ()


@take_in.register(Paced)
def paced(entry: Paced, table: Table) -> Sequence[Row]:
    """The one thing that can be changed while the game runs."""
    table.settings = msgspec.structs.replace(table.settings, pace=entry.pace)
    return ()


@take_in.register(Ended)
def ended(entry: Ended, table: Table) -> Sequence[Row]:
    """The game knows it already; a campaign has one evening more."""
    table.holds.clear()
    if table.kept is not None:
        game = game_of(table)
        table.kept = table.kept.after(game, table.settings)
        table.pages += tuple(last_page(table.kept.evenings[-1], len(table.pages) + 1, game.state.active))
    return ()


@take_in.register(Shared)
def shared(entry: Shared, table: Table) -> Sequence[Row]:
    """What one more player wants; who has said something else before, has changed their mind."""
    assert entry.guest is not None
    table.shares = {**table.shares, entry.guest: tuple(entry.coins)}
    return ()


@take_in.register(PageTurned)
def page_turned(entry: PageTurned, table: Table) -> Sequence[Row]:
    """On to the next page, or to the game."""
    table.turned = entry.page
    return ()


@take_in.register(Rematched)
def rematched(entry: Rematched, table: Table) -> Sequence[Row]:
    """Where to go on."""
    table.next_code = entry.code
    return ()


def game_of(table: Table) -> Game:
    """The game that runs."""
    if table.game is None:
        raise ValueError("there is no game at this table yet")
    return table.game


@take_in.register(Mended)
def mended(entry: Mended, table: Table) -> Sequence[Row]:
    """What came between was void already when it was read; what was said about it does not fit any more."""
    table.version += entry.number - entry.after
    table.question = None
    table.votes = frozenset()
    return ()


@take_in.register(Voided)
def voided(entry: Voided, table: Table) -> Sequence[Row]:
    """As if it had never been."""
    return ()
