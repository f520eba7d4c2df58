"""A campaign as one file: begun, left, and gone on with anywhere.

The file holds the facts of the campaign and the story of its author, so that it goes on as it began whatever becomes of
them here; how it began; the record of every evening, and that of the game which is running. Reading it plays all of
them again, so whatever does not hold is refused. It has the seed of the running game: it is for those who keep the
deck, not for players over the network.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, cast

from ..campaigns import tell
from ..documents import UnreadableText, read_json, write_whole
from ..errors import CampaignError, PortRoyalError, shown
from ..game import Game
from ..given import check_kind, path_of
from ..record import replay
from .campaign import Campaign
from .evening import evening_of

FORMAT = 1
KEYS = (
    *("format", "facts", "names", "mode", "modules", "edition", "rulings", "start", "evenings"),
    "running",
)
STORY = "story"  # the words of an author's campaign, Markdown; ours come with the program


def to_document(campaign: Campaign) -> dict[str, Any]:
    """A campaign as plain data."""
    return {
        "format": FORMAT,
        "facts": dict(campaign.tale.facts),
        "names": list(campaign.first_names),
        "mode": campaign.mode,
        "modules": list(campaign.modules),
        "edition": campaign.edition,
        "rulings": campaign.rulings,
        "start": campaign.first_start,
        "evenings": [dict(evening.record) for evening in campaign.evenings],
        "running": None if campaign.running is None else campaign.running.record(),
        **({} if campaign.story is None else {STORY: campaign.story}),
    }


def from_document(document: Any) -> Campaign:
    """The campaign of a document, every evening played again."""
    told = check_document(document)
    try:
        tale = tell(told["facts"])
        campaign = Campaign(
            told["names"],
            campaign=tale.id,
            contents=tale.contents,
            mode=told["mode"],
            modules=told["modules"],
            edition=told["edition"],
            rulings=told["rulings"],
            start=told["start"],
            story=told.get(STORY),
        )
        for number, record in enumerate(told["evenings"], start=1):
            game = told_again(campaign, record, f"Evening {number}")
            if not game.over:
                raise refuse(f"Evening {number} is not over.")
            campaign.evenings.append(evening_of(game))
        if told["running"] is not None:
            campaign.running = told_again(campaign, told["running"], "The running game")
    except CampaignError:
        raise
    except (PortRoyalError, TypeError) as error:
        raise refuse(f"The campaign does not hold: {error}") from error
    return campaign


def told_again(campaign: Campaign, record: Any, what: str) -> Game:
    """A game of a campaign, which has to be the one that came next."""
    try:
        game = replay(record)
    except PortRoyalError as error:
        raise refuse(f"{what}: {error.message}") from error
    found = game.ruleset.adventure
    if found is None or found.contents != campaign.tale.contents:
        raise refuse(f"{what} is no game of this campaign.")
    try:
        expected = campaign.deal(found.mode, game.names, found.coins or None, 0)
    except CampaignError as error:
        raise refuse(f"{what}: {error.message}") from error
    comes_next = (found.mode == "variant") == campaign.is_over
    if not comes_next or game.ruleset != expected.ruleset or game.state.start != expected.state.start:
        raise refuse(f"{what} is not the game that came next: chapter {campaign.chapter}, with the cards added so far.")
    return game


def check_document(document: Any) -> Mapping[str, Any]:
    """Refuse what is no campaign."""
    if not isinstance(document, Mapping):
        raise refuse("A campaign is a JSON object.")
    told = cast("Mapping[str, Any]", document)
    for key in told:
        if key not in (*KEYS, STORY):
            raise refuse(f"A saved campaign has no key {shown(key)}.")
    for key in KEYS:
        if key not in told:
            raise refuse(f"A saved campaign has the key {shown(key)}; this one has not.")
    if told["format"] != FORMAT or type(told["format"]) is not int:
        raise refuse(f"This campaign has format {shown(told['format'])}; this version reads {FORMAT}.")
    if not isinstance(told["facts"], Mapping) or not isinstance(told["rulings"], Mapping):
        raise refuse("'facts' and 'rulings' are JSON objects.")
    if not isinstance(told.get(STORY, ""), str):
        raise refuse("'story' is Markdown in one text.")
    for key in ("names", "modules", "evenings"):
        if not isinstance(told[key], list):
            raise refuse(f"{shown(key)} is a list, not {shown(told[key])}.")
    names = cast("list[Any]", told["names"])
    if type(told["start"]) is not int or not 0 <= told["start"] < max(1, len(names)):
        raise refuse(f"'start' is a seat from 0 to {len(names) - 1}, not {shown(told['start'])}.")
    return told


def refuse(message: str) -> CampaignError:
    """An error to raise."""
    return CampaignError(message)


def save(path: str | os.PathLike[str], campaign: Campaign) -> None:
    """Write a campaign to its file, which is whole at every moment: the old one or the new one, on disk."""
    target = path_of(path)
    check_kind(campaign, Campaign, "What is saved is a Campaign")
    text = json.dumps(to_document(campaign), ensure_ascii=False, allow_nan=False)
    try:
        write_whole(target, f"{text}\n".encode())
    except OSError as error:
        raise CampaignError(f"Can't write {target}: {error.strerror}.", code="campaign/unwritable") from error


def load(path: str | os.PathLike[str]) -> Campaign:
    """The campaign in a file."""
    file = path_of(path)
    try:
        text = file.read_text("utf-8-sig")
    except OSError as error:
        raise refuse(f"Can't read {file}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise refuse(f"{file} can't be read: it is not a text in UTF-8.") from error
    try:
        return from_document(read_json(text))
    except UnreadableText as error:
        raise refuse(f"{file} can't be read, it is not JSON: {error}.") from error
