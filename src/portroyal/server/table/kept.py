"""A campaign at tables: each evening is a table of its own, and the rematch leads to the next one.

What was played before travels with the first entry of a table, as the document of a `Campaign`; what the evening that
is over adds to it follows from the game. So every table knows the whole campaign, whatever becomes of those before it.
While a page of the story is open the game waits for its reader.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from ...adventures import even_coins
from ...campaign import Campaign, Evening, story
from ...campaign.files import from_document, to_document
from ...campaigns import is_ours, tale_of
from ...engine.vocabulary import EVENT_NAMES
from ...errors import CampaignError
from ...events import Row, event_of
from ...game import Game
from ..protocol import CampaignInfo, Chapter, EveningInfo, PageInfo, Settings
from ..protocol.refusals import refused
from .entries import CampaignKept, Place
from .limits import check_record

STORY_READ = EVENT_NAMES.index("story_read")
MOST_EVENINGS = 60  # of one campaign
MODULE = "adventure"


@dataclass(frozen=True, slots=True)
class Page:
    """A card of the story that is read to all."""

    number: int  # at this table, from 1
    kind: Literal["chapter", "mission", "ending"]
    card: str
    coda: str | None
    seat: int  # whose it is to read


@dataclass(frozen=True, slots=True, eq=False)
class Kept:
    """The campaign of a table: what was played so far, none before the end of the first evening."""

    id: str
    campaign: Campaign | None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Kept) and self.written() == other.written()

    __hash__ = None  # type: ignore[assignment]

    def written(self) -> CampaignKept:
        """For the first entry of the table of the next evening."""
        return CampaignKept(self.id, None if self.campaign is None else to_document(self.campaign))

    @property
    def evenings(self) -> Sequence[Evening]:
        """What was played."""
        return () if self.campaign is None else self.campaign.evenings

    @property
    def coins(self) -> int:
        """To be shared after failures."""
        return 0 if self.campaign is None else self.campaign.coins

    def after(self, game: Game, settings: Settings) -> Kept:
        """With the game that is over."""
        if self.campaign is None:
            campaign = begun_by(game.names, settings, game.state.start)
        else:
            campaign = copy(self.campaign)
            campaign.evenings = list(campaign.evenings)
        campaign.running = game
        campaign.finish()
        return Kept(self.id, campaign)

    def settings(self, settings: Settings, players: int) -> Settings:
        """Settings with the chapter that comes next; coins are told when the game begins."""
        wanted = settings.adventure or Chapter()
        campaign = self.campaign
        if campaign is None:
            if MODULE not in settings.modules or wanted.mode == "variant":
                raise refused("campaign/begins")
            chapter = Chapter(mode="cooperative" if players < 2 else wanted.mode, campaign=wanted.campaign)
            return replace(settings, adventure=chapter)
        if len(self.evenings) >= MOST_EVENINGS or (campaign.is_over and players < 2):
            raise refused("campaign/over")
        mode = "variant" if campaign.is_over else "cooperative" if players < 2 else wanted.mode
        if mode == "variant" and not campaign.is_over:
            mode = "cooperative"
        return replace(
            settings,
            modules=campaign.modules,
            edition=campaign.edition,
            rulings={name: str(answer) for name, answer in campaign.rulings.items()},
            adventure=Chapter(
                mode=mode,
                campaign=campaign.tale.id,
                contents=campaign.tale.contents,
                chapter=0 if campaign.is_over else campaign.chapter,
                batches=None if campaign.is_over else campaign.batches,
            ),
        )

    def start(self, players: int) -> int | None:
        """Who begins: after the first evening the seat after the last start player."""
        return None if self.campaign is None else self.campaign.start % players


def begun_by(names: Sequence[str], settings: Settings, start: int | None) -> Campaign:
    """A campaign of which nothing is played yet."""
    adventure = settings.adventure or Chapter()
    return Campaign(
        names,
        campaign=adventure.campaign,
        contents=adventure.contents,
        mode="cooperative" if len(names) < 2 else adventure.mode,
        modules=settings.modules,
        edition=settings.edition,
        rulings=settings.rulings,
        start=start,
    )


def kept_of(told: CampaignKept) -> Kept:
    """The campaign that a table was opened with, every evening played again."""
    return Kept(told.id, None if told.document is None else played_again(msgspec.json.encode(told.document)))


@lru_cache(16)
def played_again(document: bytes) -> Campaign:
    """A campaign out of its document. Nobody changes it: whoever goes on does so with a copy."""
    return from_document(msgspec.json.decode(document))


def split_of(kept: Kept, places: Sequence[Place], shares: dict[int, tuple[int, ...]]) -> list[int] | None:
    """The coins after failures by place: evenly, as long as nobody says otherwise; None: not agreed."""
    people = {place.guest for place in places if place.guest is not None}
    named = {coins for guest, coins in shares.items() if guest in people and len(coins) == len(places)}
    if not named:
        seated = [at for at, place in enumerate(places) if place.kind != "open"]
        even = even_coins(kept.coins, len(seated), kept.start(len(seated)) or 0) if seated else []
        split = [0] * len(places)
        for at, coins in zip(seated, even, strict=True):
            split[at] = coins
        return split
    agreed = len(named) == 1 and people <= shares.keys()
    return list(named.pop()) if agreed else None


def campaign_in(document: Mapping[str, Any]) -> Campaign:
    """The campaign of a file that somebody brings: of ours, by whatever numbers it began, and each evening holds.

    A game that was running is left out: its chapter begins anew.
    """
    facts: Any = document.get("facts")
    if not isinstance(facts, dict) or not is_ours(cast("Any", facts)):
        raise CampaignError("This is no campaign that this server tells, or one of a later version.")
    evenings: Any = document.get("evenings")
    if not isinstance(evenings, list) or len(cast("list[Any]", evenings)) >= MOST_EVENINGS:
        raise CampaignError(f"A campaign has a list of fewer than {MOST_EVENINGS} evenings.")
    for record in cast("list[Any]", evenings):
        if not isinstance(record, dict):
            raise CampaignError("An evening is the record of a game.")
        check_record(cast("dict[str, Any]", record))
    return from_document({**document, "running": None})


# --- Pages ---


def first_page(settings: Settings, start: int) -> Page | None:
    """The card that opens a chapter; the variant has none, and a campaign without a story neither."""
    adventure = settings.adventure
    if adventure is None or not adventure.chapter:
        return None
    cards = story(adventure.campaign, "en").cards.values()
    card = next((card.id for card in cards if card.chapter == adventure.chapter), None)
    return None if card is None else Page(1, "chapter", card, None, start)


def pages_of(rows: Sequence[Row], number: int) -> list[Page]:
    """The cards of the story that an action had read, numbered from here on."""
    read = [event_of(row) for row in rows if row[0] == STORY_READ]
    return [Page(number + at, "mission", str(event.detail), None, event.seat) for at, event in enumerate(read)]


def last_page(evening: Evening, number: int, seat: int) -> list[Page]:
    """The card that ends a chapter, if there is one to read."""
    return [] if evening.ending is None else [Page(number, "ending", evening.ending, evening.coda, seat)]


def page_info(page: Page, reader: int | None) -> PageInfo:
    """A page as everybody sees it."""
    return PageInfo(number=page.number, kind=page.kind, card=page.card, coda=page.coda, reader=reader)


# --- Told ---


def campaign_info(kept: Kept, settings: Settings, split: list[int] | None, agreed: list[bool]) -> CampaignInfo:
    """A campaign as anybody at its table may know it."""
    campaign = kept.campaign
    adventure = settings.adventure or Chapter()
    return CampaignInfo(
        id=kept.id,
        campaign=adventure.campaign,
        chapters=tale_of(adventure.campaign, adventure.contents).chapters,
        chapter=1 if campaign is None else campaign.chapter,
        failures=0 if campaign is None else campaign.failures,
        coins=kept.coins,
        split=split,
        agreed=agreed,
        evenings=[evening_info(evening) for evening in kept.evenings],
        is_over=campaign is not None and campaign.is_over,
        succeeded=campaign is not None and campaign.has_succeeded,
        highest_feat=campaign is not None and campaign.is_highest_feat,
    )


def evening_info(evening: Evening) -> EveningInfo:
    """One evening."""
    mode: Any = evening.mode
    return EveningInfo(
        chapter=evening.chapter,
        mode=mode,
        names=list(evening.names),
        start=evening.start,
        won=evening.is_won,
        winners=list(evening.winners),
        characters=list(evening.characters),
        road=list(evening.road),
        ending=evening.ending,
        coda=evening.coda,
    )
