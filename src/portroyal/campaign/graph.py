"""The roads through a campaign: which story cards may follow which, and whether every road leads somewhere.

At the end of a month the newest mission says how the story goes on. A road is the missions of a chapter in the order
they may be laid out; it ends where nothing more is laid out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ..campaigns import Tale
from ..engine.vocabulary import ROW_ROOM
from .evening import endings
from .story import Story

MODES = ("cooperative", "competitive")
Glass = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Road:
    """One way through a chapter."""

    missions: tuple[str, ...]
    end: Glass  # what the last hourglass says
    is_endless: bool = False  # a mission would be laid out twice


def glass_of(tale: Tale, mission: str, mode: str) -> Glass:
    """What the hourglass of a mission says in a mode."""
    glass = cast("Glass", tale.missions[mission].facts["hourglass"])
    return glass.get(mode, {}) if set(MODES) & set(glass) else glass


def next_of(glass: Glass) -> list[str]:
    """The missions that may come next."""
    return [glass[key] for key in ("next", "done", "not_done") if key in glass]


def roads(tale: Tale, chapter: int, mode: str) -> list[Road]:
    """All ways through a chapter."""
    first = next(name for name, mission in tale.missions.items() if mission.chapter == chapter)
    found: list[Road] = []
    waiting: list[tuple[str, ...]] = [(first,)]
    while waiting:
        road = waiting.pop()
        glass = glass_of(tale, road[-1], mode)
        further = list(dict.fromkeys(next_of(glass)))
        if not further:
            found.append(Road(road, glass))
        for mission in reversed(further):
            if mission in road or len(road) > ROW_ROOM:
                found.append(Road(road, glass, is_endless=mission in road))
            else:
                waiting.append((*road, mission))
    return found


def faults(tale: Tale, story: Story | None = None) -> list[str]:
    """What is wrong with a campaign, in sentences; nothing, if it can be played."""
    found: list[str] = []
    for chapter in range(1, tale.chapters + 1):
        found += faults_of_chapter(tale, chapter)
    if story is not None:
        found += faults_of_story(tale, story)
    return found


def faults_of_chapter(tale: Tale, chapter: int) -> list[str]:
    """Roads that lead nowhere, missions that no road comes to."""
    found: list[str] = []
    reached: set[str] = set()
    for mode in MODES:
        for road in roads(tale, chapter, mode):
            reached |= set(road.missions)
            found += faults_of_road(tale, chapter, mode, road)
    for name, mission in tale.missions.items():
        if mission.chapter == chapter and name not in reached:
            found.append(f"Chapter {chapter}: no road leads to the mission {name}.")
    return list(dict.fromkeys(found))


def faults_of_road(tale: Tale, chapter: int, mode: str, road: Road) -> list[str]:
    """Whether one way can be gone to its end."""
    where = f"Chapter {chapter}, {mode}, {' '.join(road.missions)}:"
    found: list[str] = []
    if road.is_endless:
        found.append(f"{where} the story comes back to a mission that lies there already.")
    for place, name in enumerate(road.missions):
        asked = glass_of(tale, name, mode).get("ask")
        if asked is not None and asked not in road.missions[: place + 1]:
            found.append(f"{where} {name} asks for {asked}, which does not lie there.")
        if tale.missions[name].chapter != chapter:
            found.append(f"{where} {name} belongs to chapter {tale.missions[name].chapter}.")
    if len(road.missions) > ROW_ROOM:
        return [f"{where} at most {ROW_ROOM} missions can lie on the table."]
    if mode == "cooperative" and not road.is_endless:
        found += faults_of_end(tale, where, road)
    if mode == "competitive" and not road.is_endless and "buy_off" not in road.end:
        found.append(f"{where} the last hourglass lets nobody return a cube for coins: {{ buy_off = 8 }}.")
    return found


def faults_of_end(tale: Tale, where: str, road: Road) -> list[str]:
    """Together every road ends at card 9, and one player alone has cubes enough for it."""
    if not road.end.get("card9"):
        return [f"{where} nobody comes to card 9."]
    found: list[str] = []
    cubes = len(cast("Sequence[Any]", tale.facts["cubes"]["under"]))
    if len(road.missions) > cubes:
        found.append(f"{where} {len(road.missions)} missions are more than one player has cubes for, {cubes}.")
    ending = endings(tale).get(road.end.get("success", ""))
    if endings(tale) and ending is None:
        found.append(f"{where} the ending {road.end.get('success')} is no story card.")
    elif ending is not None and ending.get("codas"):
        if not any(road.missions[-1] in missions for missions in ending["codas"].values()):
            found.append(f"{where} the ending {ending['id']} has no last words for {road.missions[-1]}.")
    return found


def faults_of_story(tale: Tale, story: Story) -> list[str]:
    """Cards without words, words without a card, last words that the rules do not know."""
    found: list[str] = []
    told = {name for name, card in story.cards.items() if card.chapter is None}
    ends = endings(tale)
    for name in {*tale.missions, *ends} - told:
        found.append(f"The story has no card {name}.")
    for name in told - {*tale.missions, *ends}:
        found.append(f"The story has a card {name} that the campaign does not know.")
    for name in tale.missions:
        if name in told and story.cards[name].goal is None:
            found.append(f"The story card {name} says no goal.")
    for name, card in ends.items():
        if name in told and set(card.get("codas", {})) != set(story.cards[name].codas):
            found.append(f"The story card {name} has other codas than the campaign.")
    return sorted(found)
