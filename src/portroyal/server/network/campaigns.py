"""The doors for campaigns, and for what somebody has at several tables: a file to keep, one to go on with, a shelf."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ...campaign import Campaign
from ...campaign.files import to_document
from ...errors import PortRoyalError
from ..house.auth import hash_of
from ..protocol import AskMine, ChapterNow, ImportCampaign, Mine, MySeat, MyTable
from ..protocol.campaigns import LARGEST_CAMPAIGN
from ..protocol.refusals import refused
from ..table.coming import open_imported
from ..table.kept import Kept, begun_by
from ..table.seats import dressed
from ..table.table import Table
from .doors import as_json, host_of
from .replays import ReplayDoors


@dataclass(slots=True)
class CampaignDoors:
    """All of them."""

    replays: ReplayDoors  # whose limits hold here too: evenings are told again

    async def export(self, request: Request) -> Response:
        """GET /api/tables/CODE/campaign: for those who play, every evening that is over. No seed of a running game."""
        self.replays.check(request)
        room, guest = await self.replays.room_and_guest(request)
        if not room.table.seats_of(guest):
            raise refused("table/not_a_player")
        if room.table.kept is None:
            raise refused("campaign/nothing_played")
        line = json.dumps(to_document(so_far(room.table, room.table.kept)), ensure_ascii=False) + "\n"
        name = f"port-royal-campaign-{room.table.kept.id}.json"
        headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
        return Response(line, 200, headers, media_type="application/json")

    async def bring(self, request: Request) -> Response:
        """POST /api/campaigns. Who sends one waits as for a game told again, and the file in as few bytes as it can."""
        self.replays.check(request)
        asked = msgspec.json.encode(await self.replays.doors.read(request, ImportCampaign, LARGEST_CAMPAIGN))
        address = self.replays.wait(request)
        try:
            return as_json(await self.replays.doors.house.go_on(partial(open_imported, asked), host_of(request)), 201)
        finally:
            self.replays.awaited.remove(address)

    async def mine(self, request: Request) -> Response:
        """POST /api/mine."""
        self.replays.check(request)
        wanted = await self.replays.doors.read(request, AskMine, LARGEST_CAMPAIGN)
        found: list[MyTable] = []
        gone: list[str] = []
        for seat in wanted.seats:
            try:
                room = await self.replays.doors.house.find(seat.code, host_of(request))
                found += my_table(room.table, seat)
            except PortRoyalError as refusal:  # one of other rules waits, and may be asked about again
                gone += [seat.code] if refusal.code == "table/unknown" else []
        return as_json(Mine(tables=found, gone=gone))


def so_far(table: Table, kept: Kept) -> Campaign:
    """Every evening that is over; before the first one ends, only how the campaign begins."""
    if kept.campaign is not None:
        return kept.campaign
    if table.game is not None:
        return begun_by(table.game.names, table.settings, table.game.state.start)
    names = [str(place.name) for place in dressed(table.places, table.code) if place.kind != "open"]
    return begun_by(names, table.settings, None)


def my_table(table: Table, seat: MySeat) -> list[MyTable]:
    """A table for who has a seat there, or hosts it; nothing to anybody else."""
    guest = table.guest_of(hash_of(seat.token))
    if not table.is_at_home(guest):
        return []
    seats = table.seats_of(guest)
    actor = -1 if table.game is None or table.state != "playing" else table.game.actor
    return [
        MyTable(
            code=table.code,
            state=table.state,
            modules=list(table.settings.modules),
            names=[place.name for place in table.places],
            seats=seats,
            people=len({place.guest for place in table.places if place.kind == "person"}),
            is_my_turn=actor in seats and table.bot_at(actor) is None,
            at=table.steps[-1].entry.at,
            next_code=table.next_code,
            campaign=table.campaign_info(),
            chapter=chapter_now(table),
            lesson=None if table.lesson is None else table.lesson.id,
        )
    ]


def chapter_now(table: Table) -> ChapterNow | None:
    """How far the chapter of a table is, where one is played."""
    adventure = table.settings.adventure
    if adventure is None:
        return None
    if table.game is None:
        return ChapterNow(mode=adventure.mode, month=0, characters=[])
    story = table.game.to_position()["story"]
    characters = [player["character"] for player in story["players"]]
    return ChapterNow(mode=adventure.mode, month=story["month"], characters=characters)
