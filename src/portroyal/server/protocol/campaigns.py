"""A campaign over several evenings, as the table of each of them tells it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from .basics import Code, Color, Message, Name, Token
from .tables import CampaignInfo, SeatPlan

LARGEST_CAMPAIGN = 120_000  # bytes of a request that brings a campaign, or many tokens


class ImportCampaign(Message, frozen=True):
    """POST /api/campaigns: open a table that goes on with a campaign kept in a file."""

    name: Name
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=4)]
    document: dict[str, Any]
    color: Color = 0


class MySeat(Message, frozen=True):
    """A table, and the token one has there."""

    code: Code
    token: Token


class AskMine(Message, frozen=True):
    """POST /api/mine: how things are at tables of one's own."""

    seats: Annotated[list[MySeat], Meta(max_length=24)]


class ChapterNow(Message, frozen=True):
    """How far a chapter is that is played at a table of one's own."""

    mode: Literal["cooperative", "competitive", "variant"]
    month: int  # from 1; before it begins none: 0
    characters: list[str | None]  # by seat; None: not chosen yet


class MyTable(Message, frozen=True):
    """One of them."""

    code: str
    state: Literal["lobby", "playing", "over"]
    modules: list[str]
    names: list[str | None]  # by seat
    seats: list[int]  # one's own
    people: int  # who sit there, oneself included
    is_my_turn: bool
    at: float  # when something last happened there, in seconds since 1970
    next_code: str | None
    campaign: CampaignInfo | None
    chapter: ChapterNow | None  # of an adventure that is played there
    lesson: str | None  # that is taught there


class Mine(Message, frozen=True):
    """The answer."""

    tables: list[MyTable]
    gone: list[str]  # codes of tables that are no more, to be forgotten
