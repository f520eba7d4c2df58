"""What a campaign asks for and nobody can ever have: more than there are cards, cubes or spaces.

Counted is the most there can be: all cards of the base game and of every batch up to the end of a chapter, in one hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from ..campaigns import Tale
from ..catalog import CARDS, Card
from ..engine.vocabulary import EXPEDITION, PERSON, SHIP
from .graph import roads

CHEAP = 3
VARIANT_MISSIONS = 4  # dealt by `engine/setting_out.py`
PLAYERS = (1, 2, 3, 4)
Facts = Mapping[str, Any]


def out_of_reach(tale: Tale) -> list[str]:
    """What can't be, in sentences."""
    found = [*missions_out_of_reach(tale), *card_9_out_of_reach(tale)]
    stars = sum(bool(mission.facts.get("star")) for mission in tale.missions.values())
    if stars < VARIANT_MISSIONS:
        found.append(f"The variant deals {VARIANT_MISSIONS} missions with a star, and {stars} have one.")
    return list(dict.fromkeys(found))


def cards_in(tale: Tale, chapter: int) -> list[Card]:
    """Every card that may be in the deck by the end of a chapter, each as often as there are copies."""
    batches = tale.batches_before(chapter + 1)
    joined = Counter({number: count for batch in batches for number, count in tale.cards[batch].items()})
    return [card for card in CARDS for _ in range(copies_of(card) + joined[card.number])]


def copies_of(card: Card) -> int:
    """How many the base game has for one to four players."""
    return 0 if card.special else card.copies_in(["base"])


def most_of(tale: Tale, cards: Sequence[Card], want: str) -> int | None:
    """How much one player could have at best of what a mission wants; nobody counts coins."""
    track = cast("Facts", tale.facts["crowns"])
    if want == "coins":
        return None
    if want == "crowns":
        return int(track["spaces"])
    if want == "influence":
        return sum(card.influence for card in cards) + len(cast("Sequence[int]", track["shields"]))
    if want == "swords":
        return sum(card.swords for card in cards)
    return sum(is_wanted(card, want) for card in cards)


def is_wanted(card: Card, want: str) -> bool:
    """Is a card one of those that a mission wants?"""
    if card.kind == EXPEDITION:
        return want == "expeditions"
    if card.kind == PERSON:
        is_cheap = want == "persons_of_printed_cost_3" and (card.cost or 0) <= CHEAP
        return want in ("persons", card.name, f"{card.name}s") or is_cheap
    if card.kind == SHIP and card.item:
        either = want == "bread_or_rum" and card.item in ("bread", "rum")
        return want in (card.color, card.item, f"{card.color}_{card.item}") or either
    return False


def missions_out_of_reach(tale: Tale) -> Iterator[str]:
    """Missions that want more of something than there is."""
    for chapter in range(1, tale.chapters + 1):
        cards = cards_in(tale, chapter)
        for mission in tale.missions.values():
            if mission.chapter != chapter:
                continue
            for wants in (mission.facts.get("own", {}), mission.facts.get("discard", {})):
                for want, count in cast("Mapping[str, int]", wants).items():
                    most = most_of(tale, cards, want)
                    if most is not None and count > most:
                        where = f"Chapter {chapter}: the mission {mission.id}"
                        yield f"{where} asks for {count} {want}, and there are {most}."


def card_9_out_of_reach(tale: Tale) -> Iterator[str]:
    """A card 9 that asks for more cubes than can lie on the missions of a road, or more influence than there is."""
    under = len(cast("Sequence[Any]", tale.facts["cubes"]["under"]))
    card9 = cast("Mapping[str, Mapping[str, int]]", tale.facts["card9"])
    shields = len(cast("Sequence[int]", tale.facts["crowns"]["shields"]))
    for chapter in range(1, tale.chapters + 1):
        influence = sum(card.influence for card in cards_in(tale, chapter))
        for players in PLAYERS:
            wants = card9["influence"][str(players)]
            if wants > influence + players * shields:
                yield f"Chapter {chapter}: card 9 asks {players} for {wants} influence; there is not so much."
        for road in roads(tale, chapter, "cooperative"):
            for players in PLAYERS:
                cubes, most = card9["cubes"][str(players)], players * min(under, len(road.missions))
                if road.end.get("card9") and cubes > most:
                    where = f"Chapter {chapter}, {' '.join(road.missions)}"
                    yield f"{where}: card 9 asks {players} for {cubes} cubes; at most {most} can lie there."
