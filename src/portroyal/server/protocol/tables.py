"""A table and who sits at it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ...ruleset import MOST_ASIDE
from .basics import Color, Message, Name


class Timer(Message, frozen=True):
    """How long one may think. Times are in seconds; a bank is used up once a move's time is over."""

    kind: Literal["none", "relaxed", "move"] = "none"
    seconds: Annotated[int, Meta(ge=5, le=600)] = 45
    bank: Annotated[int, Meta(ge=0, le=3600)] = 120


class Chapter(Message, frozen=True):
    """Which chapter of an adventure a table plays, and how. What is not told is as on the first evening."""

    mode: Literal["cooperative", "competitive", "variant"] = "cooperative"
    campaign: str = "the-bell"
    contents: str | None = None  # a fingerprint of it, which the server adds
    chapter: Annotated[int, Meta(ge=0, le=99)] | None = None  # None: the first; of the variant 0
    batches: tuple[str, ...] | None = None  # in the deck from the start; None: those of the chapters before
    coins: Annotated[tuple[Annotated[int, Meta(ge=0, le=60)], ...], Meta(max_length=5)] = ()  # more, by seat


class Settings(Message, frozen=True):
    """How a table plays. Fixed when the game starts, but for the pace and the watchers."""

    edition: str = "bigbox-2021"
    modules: tuple[str, ...] = ("base",)
    rulings: dict[str, str] = {}
    contracts: tuple[str, ...] = ()  # chosen by hand; none: dealt
    aside: Annotated[int, Meta(ge=0, le=MOST_ASIDE)] = 0  # cards that a crew sets aside before the start
    adventure: Chapter | None = None  # of the module of this name; None there: the first chapter, together
    odds: Literal["off", "simple", "exact"] = "exact"
    hints: bool = True
    undo: bool = True
    absent_agree: bool = False  # to taking back: those who are not there
    timer: Timer = Timer()
    spectators: bool = True
    listed: bool = False  # as long as a seat is open, in the list of open tables, where the server has one
    pace: Literal["calm", "normal", "quick", "instant"] = "normal"


class SeatPlan(Message, frozen=True):
    """What a seat is to be: open to whoever comes, a bot's, or one more player's on the host's own device."""

    kind: Literal["me", "open", "bot", "device"]
    bot: str | None = None
    name: Name | None = None
    color: Color | None = None


class SeatInfo(Message, frozen=True):
    """Who sits on a seat."""

    kind: Literal["open", "person", "bot"]
    name: str | None  # None: nobody yet
    color: int
    bot: str | None  # the bot that plays here, for itself or for a person who is away
    guest: int | None  # the number of the guest who holds the seat; several seats: one device
    connected: bool
    held: bool  # a person's seat that a bot plays for now


class GuestInfo(Message, frozen=True):
    """A guest without a seat."""

    guest: int
    name: str


class ContractInfo(Message, frozen=True):
    """The facts of a contract."""

    id: str
    how: Literal["having", "paying", "ships_kept", "at_tax", "at_bust", "at_colors", "declining"]
    needs: dict[str, int]  # abilities, and how much of each
    amount: int  # coins to pay, ships to keep, colors in the harbor, or the highest cost of a cheap person
    color: str | None  # of the ships whose coins are declined
    steps: int
    payouts: list[int]  # coins for the first, the second ... to complete it
    turns: int  # on the seal
    letter: str  # on the seal
    at_moment: bool  # decided at its moment or not at all
    for_active: bool  # by the active player alone
    together: bool  # dealt to a crew alone
    reconstructed: bool  # seal and payouts are not known from any list


class RankInfo(Message, frozen=True):
    """A rank of a crew, from so many points on."""

    rank: str
    points: int


class VoyagePlan(Message, frozen=True):
    """The time a crew has: `cards` and what the contracts' seals and different letters add make so many turns."""

    cards: int
    seals: int
    letters: int
    aside: int  # set aside before the start: points more, turns fewer
    turns: int
    ranks: list[RankInfo]  # the lowest first


class FairInfo(Message, frozen=True):
    """What is known of a shuffle before the game is over: see the guide's page on trusting the deck."""

    game: str  # the id of this game alone
    commitment: str  # to the server's part of the seed
    given: list[bool]  # by seat: whether its player's device has added a part
    begins: bool  # the game begins as soon as the host's client has added its part


class EveningInfo(Message, frozen=True):
    """An evening of a campaign: a chapter that was played."""

    chapter: int  # 0: the variant
    mode: Literal["cooperative", "competitive", "variant"]
    names: list[str]
    start: int
    won: bool  # the story went on
    winners: list[int]
    characters: list[str]  # by seat: who everybody was
    road: list[str]  # the missions, as they were laid
    ending: str | None  # the story card that was read at the end
    coda: str | None


class CampaignInfo(Message, frozen=True):
    """A campaign: what was played, what comes next, and the coins that failures bring."""

    id: str  # the code of its first table
    campaign: str
    chapters: int
    chapter: int  # that comes next, or is played; after the last one: one more than there are
    failures: int  # at this chapter
    coins: int  # to be shared for them
    split: list[int] | None  # by seat; None: not agreed yet
    agreed: list[bool]  # by seat: whose player has said how to share
    evenings: list[EveningInfo]
    is_over: bool  # all chapters are played
    succeeded: bool  # and won together
    highest_feat: bool  # without one defeat


class PageInfo(Message, frozen=True):
    """A card of the story that is open on all screens."""

    number: int  # at this table, from 1
    kind: Literal["chapter", "mission", "ending"]
    card: str  # of the story
    coda: str | None  # of an ending: the last words that go with it
    reader: int | None  # the seat that turns it; None: whoever plays may


class TableInfo(Message, frozen=True):
    """A table, as anybody who has its code may know it."""

    code: str
    state: Literal["lobby", "playing", "over"]
    host: int  # the number of the guest who may plan, begin and send away
    stands_for: int | None  # the host who is away, if that guest only stands in
    settings: Settings
    numbers: dict[str, int | list[int]]  # of the rulebook, as these modules change them
    contracts: list[ContractInfo]  # on the table; before the start those that lie ready for as many as there are seats
    voyage: VoyagePlan | None  # of a crew
    seats: list[SeatInfo]
    watchers: int
    guests: list[GuestInfo]  # who have a name and no seat
    locked: bool  # nobody new may come
    quiet: bool  # only the host may talk
    muted: list[int]  # guests who may not
    next_code: str | None  # the table of the rematch
    lesson: str | None  # that is taught here
    challenge: str | None  # whose deal is played here
    fair: FairInfo | None  # None: the seed is not made from parts
    campaign: CampaignInfo | None  # whose evening this table is
    page: PageInfo | None  # that is open: the game waits until it is turned
