"""Entries: everything that ever happens at a table, as it is stored.

A table is its entries: applied one after the other they give the same table, hidden cards included. So they hold
what nobody may see, the seed and the hashes of tokens. What a guest is told of an entry is another thing, made
in `telling`. None of them can hold itself, so nobody needs to look for rings among them (`gc=False`).
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..protocol import PlanInfo, Reaction, Settings

Why = Literal["away", "absent", "time", "vote"]


class Place(Struct, frozen=True, gc=False):
    """A seat before the game: whose it is, and what its player wants to be called."""

    kind: Literal["open", "person", "bot"]
    guest: int | None = None
    name: str | None = None  # None: a bot without a wish, or nobody
    color: int | None = None
    bot: str | None = None


class Guest(Struct, frozen=True, gc=False):
    """Somebody with a token."""

    number: int
    name: str
    color: int
    token: bytes  # the hash of it


class CampaignKept(Struct, frozen=True, gc=False):
    """The campaign whose evening a table is: its id, and what was played before, as `campaign.files` writes it."""

    id: str
    document: dict[str, Any] | None = None  # None: this is the first evening


class Stored(
    Struct, frozen=True, kw_only=True, gc=False, tag_field="kind", omit_defaults=True, forbid_unknown_fields=True
):
    """What all entries have: the number, the time, and the request they answer."""

    number: int
    at: float
    guest: int | None = None  # who asked for it
    request: str | None = None  # the id of their request


class Opened(Stored, frozen=True, kw_only=True, tag="opened"):
    """A table was opened; for a rematch with everybody who was at the one before."""

    code: str
    host: int
    stands_for: int | None = None  # the host of the table before, who was not there when this one was opened
    guests: list[Guest]
    places: list[Place]
    settings: Settings
    contracts: list[str] = []  # all of them as they were shuffled, where contracts are played with
    lesson: str | None = None
    banned: list[Guest] = []
    muted: list[int] = []
    quiet: bool = False
    locked: bool = False
    game: str = ""  # the id of its game, where there is a commitment; with the server's part, which nobody may see
    part: str = ""
    begins: bool = False  # once the host's client has added its part
    campaign: CampaignKept | None = None
    challenge: str | None = None  # whose deal is played here


class Joined(Stored, frozen=True, kw_only=True, tag="joined"):
    """Somebody came, to play or to watch."""

    who: Guest
    seat: int | None


class Left(Stored, frozen=True, kw_only=True, tag="left"):
    """The host cleared a seat: its guest is sent away, and in a game a bot sits there now."""

    seat: int
    name: str | None
    bot: str | None


class Dismissed(Stored, frozen=True, kw_only=True, tag="dismissed"):
    """The host sent a guest away, perhaps for good; in a game bots take over the seats."""

    who: int
    name: str
    ban: bool = False
    bot: str | None = None


class Muted(Stored, frozen=True, kw_only=True, tag="muted"):
    """The host let a guest, or everybody, talk no more, or again."""

    muted: bool
    who: int | None = None
    name: str | None = None


class Locked(Stored, frozen=True, kw_only=True, tag="locked"):
    """The host closed the table to newcomers, or opened it again."""

    locked: bool


class Seated(Stored, frozen=True, kw_only=True, tag="seated"):
    """A guest sat down on an open seat."""

    seat: int
    name: str


class Renamed(Stored, frozen=True, kw_only=True, tag="renamed"):
    """A guest took another name or color."""

    seat: int
    name: str
    color: int


class Planned(Stored, frozen=True, kw_only=True, tag="planned"):
    """The host planned the seats or the settings anew, or had other contracts dealt."""

    places: list[Place] | None = None
    settings: Settings | None = None
    contracts: list[str] | None = None


class PartAdded(Stored, frozen=True, kw_only=True, tag="part_added"):
    """A player's client added its part of the seed, which nobody may see before the end."""

    part: str


class Started(Stored, frozen=True, kw_only=True, tag="started"):
    """The cards were dealt."""

    seed: str
    rules: int  # the version of the rules it is played by
    start: int
    places: list[Place]  # with a name and a color for everyone
    position: dict[str, Any] | None = None  # a lesson's, instead of a deal
    parts: list[str | None] = []  # by seat, where the seed is made from parts


class Moved(Stored, frozen=True, kw_only=True, tag="moved"):
    """An action was played. Without a guest it was a bot."""

    seat: int
    action: str
    seconds: float = 0.0  # that it took, where time is counted
    bot: str | None = None
    safe: list[float] = []  # the chances its cards had not to bust, where the table shows odds: see `risks`


class Undone(Stored, frozen=True, kw_only=True, tag="undone"):
    """The last actions were taken back."""

    seat: int
    actions: int


class UndoAsked(Stored, frozen=True, kw_only=True, tag="undo_asked"):
    """Somebody wants to take back; these guests are asked."""

    seat: int
    actions: int
    asked: list[int]


class UndoAgreed(Stored, frozen=True, kw_only=True, tag="undo_agreed"):
    """One of several agreed."""

    seat: int


class UndoRefused(Stored, frozen=True, kw_only=True, tag="undo_refused"):
    """Somebody did not, or nobody answered in time."""

    seat: int | None


class Spoke(Stored, frozen=True, kw_only=True, tag="said"):
    """Somebody said something to the table."""

    seat: int | None
    name: str
    text: str = ""
    reaction: Reaction | None = None  # instead of text


class Hinted(Stored, frozen=True, kw_only=True, tag="hinted"):
    """The coach was asked."""

    seat: int


class PlanTold(Stored, frozen=True, kw_only=True, tag="plan_told"):
    """A bot of a crew said what it is after."""

    seat: int
    plan: PlanInfo


class Held(Stored, frozen=True, kw_only=True, tag="held"):
    """A bot plays for a person from now on."""

    seat: int
    bot: str
    why: Why


class Returned(Stored, frozen=True, kw_only=True, tag="returned"):
    """The person plays again."""

    seat: int


class TimedOut(Stored, frozen=True, kw_only=True, tag="timed_out"):
    """Somebody's time and bank were used up."""

    seat: int


class Voted(Stored, frozen=True, kw_only=True, tag="voted"):
    """Somebody wants a bot to play for the seat that decides and does not."""

    seat: int
    name: str  # of who wants it


class Hosted(Stored, frozen=True, kw_only=True, tag="hosted"):
    """Somebody else is host now: the host wanted it so, has been gone for long, or is back."""

    host: int
    seat: int | None
    name: str


class Paced(Stored, frozen=True, kw_only=True, tag="paced"):
    """Bots play faster or slower."""

    pace: Literal["calm", "normal", "quick", "instant"]


class Ended(Stored, frozen=True, kw_only=True, tag="ended"):
    """The game is over."""


class Rematched(Stored, frozen=True, kw_only=True, tag="rematch"):
    """Another table was opened for the same people."""

    code: str


class Shared(Stored, frozen=True, kw_only=True, tag="shared"):
    """Somebody said how the coins after failures are to be split."""

    coins: list[int]


class PageTurned(Stored, frozen=True, kw_only=True, tag="page_turned"):
    """A page of the story was read."""

    page: int


class Mended(Stored, frozen=True, kw_only=True, tag="mended"):
    """What was stored behind an entry could not be taken in: the table went on from that one. See `mending`."""

    after: int  # the last good entry


class Voided(Stored, frozen=True, kw_only=True, tag="void"):
    """Stands for what could not be taken in, and is never stored itself: numbers have no gaps."""


AnyEntry = (
    Opened | Joined | Left | Seated | Renamed | Planned | Started | Moved | Undone | UndoAsked | UndoAgreed
    | UndoRefused | Spoke | Hinted | Held | Returned | TimedOut | Hosted | Paced | Ended | Rematched
    | Mended | Voided | Dismissed | Muted | Locked | Voted | PartAdded | Shared | PageTurned | PlanTold
)  # fmt: skip

_writer = msgspec.json.Encoder()
_reader = msgspec.json.Decoder[AnyEntry](AnyEntry)


def written(entry: AnyEntry) -> bytes:
    """An entry as the store keeps it."""
    return _writer.encode(entry)


def read(text: bytes) -> AnyEntry:
    """An entry out of the store."""
    return _reader.decode(text)
