"""A table: what its entries have made of it so far.

`Table.apply` takes an entry in, and nothing else changes a table; whoever applies the same entries has the same
table. `Table.ahead` tries entries on a copy. What may become an entry is decided in `requests`. No clock, no chance,
no storage here: times and seeds are in the entries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from hmac import compare_digest
from typing import Literal

import msgspec

from ...bots import name_today
from ...contracts import IDS
from ...game import Game
from ...lessons import LEARNER, Lesson
from ...lessons import Step as Script
from ..protocol import CampaignInfo, FairInfo, GuestInfo, LessonStep, SeatInfo, Settings, TableInfo
from .ends import MOST_BY_GUEST
from .entries import AnyEntry, Guest, Held, Moved, Opened, Place, Undone
from .kept import Kept, Page, campaign_info, page_info, split_of
from .rules import contract_info, laid, numbers_of, voyage_plan
from .seats import dressed
from .steps import Step, Steps
from .taking_in import Played, Promise, Question, Refusals, take_in


@dataclass(slots=True)
class Table:
    """A table and its game."""

    code: str = ""
    host: int = 0
    stands_for: int | None = None  # the host who is away, where another guest stands in
    settings: Settings = field(default_factory=Settings)
    guests: dict[int, Guest] = field(default_factory=dict[int, Guest])
    places: list[Place] = field(default_factory=list[Place])
    order: tuple[str, ...] = ()  # of all contracts, as they were shuffled
    game: Game | None = None
    moves: list[Played] = field(default_factory=list[Played])
    version: int = 0  # of the game: actions and take-backs so far
    question: Question | None = None
    refusals: dict[int, Refusals] = field(default_factory=dict[int, Refusals])  # to let somebody take back, by guest
    holds: dict[int, Held] = field(default_factory=dict[int, Held])  # by seat
    returns: Counter[int] = field(default_factory=Counter[int])  # how often a person took the seat back, by seat
    votes: frozenset[int] = frozenset()  # guests who want a bot to play for the seat that decides
    late: int | None = None  # the version in which somebody's time was last over
    banks: list[float] = field(default_factory=list[float])  # seconds left, by seat
    busted: bool = False  # the harbor, by the last action
    hinted: int | None = None  # the version in which the coach was last asked
    plans_told: dict[int, int] = field(default_factory=dict[int, int])  # by a bot: in which version last, by seat
    banned: dict[int, Guest] = field(default_factory=dict[int, Guest])
    muted: frozenset[int] = frozenset()
    quiet: bool = False  # only the host may talk
    locked: bool = False  # nobody new may come
    counts: Counter[tuple[int | None, type]] = field(
        default_factory=Counter[tuple[int | None, type]]
    )  # where there is a most
    most_guests: int = 0  # ever: the number of the newest
    next_code: str | None = None
    lesson: Lesson | None = None
    challenge: str | None = None  # whose deal is played here
    promise: Promise | None = None
    parts: dict[int, str] = field(default_factory=dict[int, str], repr=False)  # of the seed, by guest; secret
    given: list[bool] | None = None  # a part, by seat, when the game began
    begins: bool = False  # once the host's client has added its part
    kept: Kept | None = None  # the campaign whose evening this is
    shares: dict[int, tuple[int, ...]] = field(default_factory=dict[int, tuple[int, ...]])  # of its coins, by guest
    pages: tuple[Page, ...] = ()  # of its story, as far as it was told
    turned: int = 0  # pages that were read
    steps: Steps = field(default_factory=Steps)
    requests: dict[str, int] = field(default_factory=dict[str, int])  # by guest and id: the entry that answered

    @classmethod
    def of(cls, entries: Sequence[AnyEntry]) -> Table:
        """The table these entries tell."""
        table = cls()
        for entry in entries:
            table.apply(entry)
        return table

    def apply(self, entry: AnyEntry) -> Step:
        """Take an entry in."""
        if entry.number != len(self.steps) + 1:
            raise ValueError(f"entry {entry.number} does not follow entry {len(self.steps)}")
        rows = take_in(entry, self)
        if isinstance(entry, Opened) and self.kept is not None:  # evenings are in memory once, not as they came, too
            entry = msgspec.structs.replace(entry, campaign=self.kept.written())
        step = Step(entry, rows, self.version)
        self.steps.append(step)
        if type(entry) in MOST_BY_GUEST:
            self.counts[entry.guest, type(entry)] += 1
        if entry.guest is not None and entry.request is not None:
            self.requests[f"{entry.guest} {entry.request}"] = entry.number
        return step

    # --- Trying entries ---

    def ahead(self, entries: Sequence[AnyEntry]) -> Table:
        """This table with entries taken in, as a copy. Whatever can't be taken in, or leaves no whole table, raises."""
        ahead = self.copy(with_game=any(isinstance(entry, Moved | Undone) for entry in entries))
        for entry in entries:
            ahead.apply(entry)
        ahead.check_whole()
        return ahead

    def copy(self, *, with_game: bool = True) -> Table:
        """An independent copy; without its game, which both share then, where no action is played or taken back."""
        return replace(
            self,
            guests=dict(self.guests),
            places=list(self.places),
            game=self.game.clone() if self.game is not None and with_game else self.game,
            moves=list(self.moves),
            refusals=dict(self.refusals),
            holds=dict(self.holds),
            returns=Counter(self.returns),
            plans_told=dict(self.plans_told),
            banned=dict(self.banned),
            counts=Counter(self.counts),
            banks=list(self.banks),
            parts=dict(self.parts),
            steps=self.steps.copy(),
            requests=dict(self.requests),
        )

    def become(self, other: Table) -> None:
        """Be what a copy has come to be."""
        for name in PARTS:
            setattr(self, name, getattr(other, name))

    def check_whole(self) -> None:
        """Raise where the parts of the table do not fit each other: nothing could be relied on any more."""
        if self.host not in self.guests:
            raise ValueError(f"the host {self.host} is no guest of this table")
        if self.stands_for is not None and (self.stands_for == self.host or self.stands_for not in self.guests):
            raise ValueError(f"guest {self.host} can't stand in for guest {self.stands_for}")
        if not self.players() <= self.guests.keys():
            raise ValueError(f"seats of {self.players()}, but only {set(self.guests)} are guests")
        if any(seat >= len(self.places) or self.places[seat].kind != "person" for seat in self.holds):
            raise ValueError(f"bots hold the seats {list(self.holds)} of {self.places}")
        if self.game is not None and self.game.players != len(self.places):
            raise ValueError(f"{self.game.players} play on {len(self.places)} seats")
        if self.question is not None and not {self.question.guest, *self.question.waiting} <= self.players():
            raise ValueError(f"{self.question} is put to those who do not play")

    # --- What is ---

    @property
    def state(self) -> Literal["lobby", "playing", "over"]:
        """Before, in or after the game."""
        if self.game is None:
            return "lobby"
        return "over" if self.game.over or self.is_taught else "playing"

    @property
    def script(self) -> Script | None:
        """What a lesson wants played now. A table of an older lesson than today's is as one that is done."""
        if self.lesson is None or self.game is None or self.game.over or len(self.moves) >= len(self.lesson.steps):
            return None
        script = self.lesson.steps[len(self.moves)]
        return script if any(action.words == script.play for action in self.game.legal()) else None

    @property
    def is_taught(self) -> bool:
        """Is the lesson of this table done?"""
        return self.lesson is not None and self.game is not None and self.script is None

    def answered(self, guest: int, request: str) -> int | None:
        """The number of the first entry a request has led to."""
        return self.requests.get(f"{guest} {request}")

    def guest_of(self, token: bytes) -> int | None:
        """The guest whose token has this hash."""
        found = None
        for guest in self.guests.values():
            if compare_digest(guest.token, token):
                found = guest.number
        return found

    def seats_of(self, guest: int | None) -> list[int]:
        """The seats a guest holds."""
        return [] if guest is None else [seat for seat, place in enumerate(self.places) if place.guest == guest]

    def players(self) -> set[int]:
        """The guests who play."""
        return {place.guest for place in self.places if place.guest is not None}

    def unseated(self) -> list[Guest]:
        """The guests who do not play."""
        players = self.players()
        return [guest for guest in self.guests.values() if guest.number not in players]

    def is_at_home(self, guest: int | None) -> bool:
        """Does this guest play, or host? Such always get in."""
        return guest is not None and (guest in (self.host, self.stands_for) or bool(self.seats_of(guest)))

    def bot_at(self, seat: int) -> str | None:
        """The bot that decides for a seat now."""
        bot = self.holds[seat].bot if seat in self.holds else self.places[seat].bot
        return None if bot is None else name_today(bot)

    def eyes_of(self, guest: int | None) -> int | None:
        """The seat through which a guest sees the game: the one that decides, if it is theirs."""
        seats = self.seats_of(guest)
        if self.game is not None and self.game.actor in seats:
            return self.game.actor
        return seats[0] if seats else None

    def settings_laid(self) -> Settings:
        """The settings with the contracts that lie on the table, for as many as there are seats."""
        return laid(self.settings, self.order, len(self.places))

    def contracts(self) -> tuple[str, ...]:
        """The contracts on the table, or before the game those that lie ready."""
        if self.game is None:
            return self.settings_laid().contracts
        return tuple([IDS[contract] for contract in self.game.state.contracts_on_table()])

    def info(self, connected: set[int], watchers: int) -> TableInfo:
        """The table as anybody may know it."""
        places = self.places if self.game is not None else dressed(self.places, self.code)
        return TableInfo(
            code=self.code,
            state=self.state,
            host=self.host,
            stands_for=self.stands_for,
            settings=self.settings,
            numbers=numbers_of(self.settings),
            contracts=[contract_info(contract) for contract in self.contracts()],
            voyage=voyage_plan(self.settings, self.contracts(), len(self.places)),
            seats=[
                SeatInfo(
                    kind=place.kind,
                    name=place.name,
                    color=place.color or 0,
                    bot=self.bot_at(seat),
                    guest=place.guest,
                    connected=place.kind == "bot" or place.guest in connected,
                    held=seat in self.holds,
                )
                for seat, place in enumerate(places)
            ],
            watchers=watchers,
            guests=[GuestInfo(guest=each.number, name=each.name) for each in self.unseated()],
            locked=self.locked,
            quiet=self.quiet,
            muted=sorted(self.muted),
            next_code=self.next_code,
            lesson=None if self.lesson is None else self.lesson.id,
            challenge=self.challenge,
            fair=self.fair_info(),
            campaign=self.campaign_info(),
            page=page_info(self.page, self.reader) if self.page is not None else None,
        )

    def campaign_info(self) -> CampaignInfo | None:
        """The campaign whose evening this is."""
        if self.kept is None:
            return None
        agreed = [place.kind == "bot" or place.guest in self.shares for place in self.places]
        return campaign_info(self.kept, self.settings, split_of(self.kept, self.places, self.shares), agreed)

    @property
    def page(self) -> Page | None:
        """The page of the story that is open."""
        return self.pages[self.turned] if self.turned < len(self.pages) else None

    @property
    def reader(self) -> int | None:
        """The seat that reads it: whose turn it was, or the next at which a person plays; None: nobody does."""
        if self.page is None:
            return None
        seats = [(self.page.seat + step) % len(self.places) for step in range(len(self.places))]
        return next((seat for seat in seats if self.places[seat].kind == "person" and seat not in self.holds), None)

    @property
    def is_paused(self) -> bool:
        """Does the game wait, for an answer or for the reader of a page?"""
        return self.question is not None or self.reader is not None

    def fair_info(self) -> FairInfo | None:
        """What anybody may know of the shuffle while the game is not over."""
        if self.promise is None or (self.game is not None and self.given is None):
            return None
        return FairInfo(
            game=self.promise.game,
            commitment=self.promise.commitment,
            given=self.given or [place.guest in self.parts for place in self.places],
            begins=self.begins,
        )

    def lesson_step(self) -> LessonStep | None:
        """Where the lesson is."""
        if self.lesson is None or self.game is None:
            return None
        script, of = self.script, len(self.lesson.steps)
        step = of if script is None else len(self.moves)
        return LessonStep(
            id=self.lesson.id,
            step=step,
            of=of,
            say=self.lesson.saying(step),
            waits=script is not None and script.say is not None and self.game.actor != LEARNER,
            done=script is None,
        )


PARTS = tuple(each.name for each in fields(Table))
