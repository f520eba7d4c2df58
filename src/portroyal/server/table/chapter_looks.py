"""What looks tell of a chapter: the row of missions as a guest's seat sees it, events, characters, crowns, card 9.

What somebody has looked at is told to those who have alone: their own view says the card, everybody else's does not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from ...catalog import BARMAID_CARDS, BY_CODE, Card
from ...engine.adventure import freed, has_trophy
from ...engine.characters import crowns_for_ship
from ...engine.crowns import influence_of_crowns
from ...engine.items import extra_coins, free_barmaids
from ...engine.lookout import looks_allowed
from ...engine.missions import cubes_left
from ...engine.vocabulary import COLOR_NAMES, SHIP
from ...knowledge.missions import MissionOffer, card9_of, mission_offers, mission_status, row_of
from ...knowledge.offers import CardOffer, first_choices
from ...knowledge.terms import terms_of
from ...knowledge.view import View
from ...notation import Action
from ..protocol import (
    ActionKind,
    Adventurer,
    Card9,
    ChapterInfo,
    Choice,
    Demand,
    Hourglass,
    KnownCard,
    MissionState,
    Stow,
)

# Actions that only an adventure has.
KINDS = ("choose", "complete", "stow", "look", "return", "sell", "pay_crown", "buy_off")
DOOR = 1  # cubes that are gone when the door is open


def chapter(view: View) -> ChapterInfo | None:
    """A chapter as everyone sees it; the missions as whoever decides does."""
    adventure, story = view.ruleset.adventure, view.story
    if adventure is None or story is None:
        return None
    asked = story.get("question")
    return ChapterInfo(
        campaign=adventure.campaign,
        mode=cast("Any", adventure.mode),
        chapter=adventure.chapter,
        month=story["month"],
        event=story["event"],
        events=story["deck"],
        events_aside=story["aside"],
        events_over=story["discard"],
        missions=missions(view, view.actor),
        asked=asked if isinstance(asked, str) else None,
        buy_off=asked if isinstance(asked, int) and view.phase == "buy_off" else 0,
        card9=card9(view),
        players=[adventurer(view, seat, told) for seat, told in enumerate(story["players"])],
        fewer=story.get("fewer", 0),
        looks=max(looks_allowed(view.table) - story.get("looks", 0), 0),
        looking=looking(view),
        known=known(view),
    )


def chapter_for(common: ChapterInfo | None, view: View, own: View | None, seat: int, may_act: bool) -> Any:
    """The same as one seat sees it: what it could do about missions, and what it has looked at."""
    if common is None:
        return None
    offers = mission_offers(view, seat)
    told = [
        replace(each, **particulars(view, seat, place, offers[place], may_act))
        for place, each in enumerate(common.missions)
    ]
    if own is None:
        return replace(common, missions=told)
    return replace(common, missions=told, looking=looking(own), known=known(own))


def looking(view: View) -> list[str | None]:
    """The cards that are being looked at, as far as this view knows them."""
    count = view.story.get("looking", 0) if view.story is not None and view.phase == "look" else 0
    faces = {fact.place: fact.card for fact in view.known if fact.purse is None}
    return [faces.get(place) for place in range(count)]


def known(view: View) -> list[KnownCard]:
    """Hidden cards that somebody has seen."""
    return [
        KnownCard(purse=fact.purse, place=fact.place, seats=list(fact.seats), card=fact.card) for fact in view.known
    ]


# --- Missions ---


def missions(view: View, seat: int) -> list[MissionState]:
    """The row, as a seat sees it."""
    by_seat = [mission_offers(view, other) for other in range(len(view.names))]
    return [mission(view, seat, place, offers) for place, offers in enumerate(zip(*by_seat, strict=True))]


def mission(view: View, seat: int, place: int, offers: Sequence[MissionOffer]) -> MissionState:
    """One mission."""
    assert view.story is not None
    mine, facts, on_it = offers[seat], row_of(view)[place].facts, view.story["missions"][place]
    first: Mapping[str, int] = {} if on_it["completed"] else facts.get("first", {})
    return MissionState(
        id=mine.id,
        completed=list(on_it["completed"]),
        steps=[offer.steps if offer.completed else offer.step for offer in offers],
        of=mine.steps,
        demands=[
            Demand(what=what, count=count, given=given, have=[offer.has[what] for offer in offers])
            for given, asked in ((False, mine.wants), (True, mine.price))
            for what, count in asked.items()
        ],
        moment=facts.get("moment"),
        active_only=bool(facts.get("active_only")),
        takes_fewer=facts.get("takes_fewer", 0),
        star=bool(facts.get("star")),
        first_coins=first.get("coins", 0),
        first_crowns=first.get("crowns", 0),
        crowns=facts.get("crowns", 0),
        hourglass=hourglass(view, facts["hourglass"]),
        **particulars(view, seat, place, mine),
    )


def particulars(view: View, seat: int, place: int, mine: MissionOffer, may_act: bool = True) -> dict[str, Any]:
    """What a mission is to one seat. Where that may not act, what it could do now is only what is met."""
    status = mission_status(view, seat, place, mine)
    return {
        "status": "met" if status == "ready" and not may_act else status,
        "action": mine.action.words if mine.action and may_act else None,
        "why": mine.why if may_act else None,
    }


def hourglass(view: View, told: Mapping[str, Any]) -> Hourglass:
    """What a mission says about the end of the month, in this mode; in the variant nothing."""
    assert view.ruleset.adventure is not None
    mode = view.ruleset.adventure.mode
    sides = {"cooperative", "competitive"} & set(told)
    glass: Mapping[str, Any] = {} if mode == "variant" else told.get(mode, {}) if sides else told
    kind = next((name for name in ("next", "ask", "card9", "buy_off") if glass.get(name)), "none")
    return Hourglass(
        kind=cast("Any", kind),
        asks=glass.get("ask"),
        done=glass.get("next", glass.get("done")),
        not_done=glass.get("not_done"),
        coins=glass.get("buy_off", 0),
    )


def card9(view: View) -> Card9 | None:
    """How far a crew is."""
    found = card9_of(view)
    if found is None:
        return None
    return Card9(
        missions=found.missions[0],
        missions_of=found.missions[1],
        cubes=found.cubes[0],
        cubes_of=found.cubes[1],
        influence=found.influence[0],
        influence_of=found.influence[1],
    )


def adventurer(view: View, seat: int, told: Mapping[str, Any]) -> Adventurer:
    """What a player has besides cards."""
    assert view.ruleset.adventure is not None
    table, cards = view.table, view.ruleset.adventure.tale.facts["characters"]
    is_choosing = told["character"] is None and told["card"]
    return Adventurer(
        character=told["character"],
        sides=[side["id"] for side in cards[told["card"] - 1]] if is_choosing else [],
        crowns=told["crowns"],
        shield=influence_of_crowns(table.campaign, told["crowns"]),
        cubes=cubes_left(table, seat),
        missions=view.players[seat].abilities.get("missions_done", 0),
        door=freed(table, seat) >= DOOR,
        trophy=bool(has_trophy(table, seat)),
    )


# --- Choices ---


def crowns_of(view: View, seat: int, card: Card) -> int:
    """The crowns that a ship of the harbor brings a seat that trades it."""
    if view.story is None or card.kind != SHIP:
        return 0
    return card.crowns + crowns_for_ship(view.table, seat, COLOR_NAMES.index(str(card.color)))


def stow(view: View, seat: int, found: CardOffer, may_act: bool = True) -> Stow | None:
    """What stowing a ship would be for a seat."""
    card = BY_CODE[found.card]
    if not card.item:
        return None
    action = first_choices(view, "stow").get(card.code) if view.seat == seat else None
    words = action.words if action and may_act else None
    return Stow(action=words, item=card.item, gain=extra_coins(view.table, seat, card.number))


def choice(view: View, action: Action) -> Choice:
    """A choice that only an adventure has, with what it brings and costs."""
    gain, price, crowns = GAINS[action.kind](view, action) if action.kind in GAINS else (0, 0, 0)
    seat, card = view.actor, BY_CODE[action.card] if action.card is not None else None
    table, now = view.table, view.table.read("crowns")[view.actor]
    shield = influence_of_crowns(table.campaign, max(now + crowns, 0)) - influence_of_crowns(table.campaign, now)
    return Choice(
        action=action.words,
        kind=cast("ActionKind", action.kind),
        card=action.card,
        seat=None,
        step=None,
        mission=action.mission,
        character=action.character,
        given=list(action.given),
        gain=gain,
        crowns=crowns,
        price=price,
        fee=terms_of(view, seat, card.code).fee if card is not None and action.kind == "stow" else 0,
        lets_go=0,
        influence=shield,
        busts=False,
    )


def completing(view: View, action: Action) -> tuple[int, int, int]:
    """Coins and crowns of a mission: what it brings, and what it costs. Before the last step there are none."""
    place = next(place for place, each in enumerate(row_of(view)) if each.id == action.mission)
    offer, facts = mission_offers(view, view.actor)[place], row_of(view)[place].facts
    if offer.step + 1 < offer.steps:
        return 0, 0, 0
    assert view.story is not None
    first: Mapping[str, int] = {} if view.story["missions"][place]["completed"] else facts.get("first", {})
    crowns = first.get("crowns", 0) + facts.get("crowns", 0) - offer.price.get("crowns", 0)
    return first.get("coins", 0), offer.price.get("coins", 0), crowns


def stowing(view: View, action: Action) -> tuple[int, int, int]:
    """Coins that traders bring all the same."""
    return extra_coins(view.table, view.actor, BY_CODE[str(action.card)].number), 0, 0


def selling(view: View, action: Action) -> tuple[int, int, int]:
    """The price of the barmaid who is told, or of the only one who buys."""
    buyer = action.words.partition(" to ")[2]
    free = [card for face, card in enumerate(BARMAID_CARDS) if free_barmaids(view.table, view.actor, face) > 0]
    return next(card.price for card in free if buyer in ("", card.code)), 0, 0


def paying_crown(view: View, action: Action) -> tuple[int, int, int]:
    """What the event at hand gives for crowns."""
    assert view.story is not None and view.ruleset.adventure is not None
    events = view.ruleset.adventure.tale.facts["events"]
    effect = next(event["effect"] for event in events if event["id"] == view.story["question"])
    return effect.get("gain_coins", 0), 0, -effect["may_pay_crowns"]


def buying_off(view: View, action: Action) -> tuple[int, int, int]:
    """Coins for a cube."""
    assert view.story is not None
    return 0, int(view.story["question"]), 0


def choosing(view: View, action: Action) -> tuple[int, int, int]:
    """The coins that a character begins with."""
    assert view.ruleset.adventure is not None
    cards = view.ruleset.adventure.tale.facts["characters"]
    return next(side["start_coins"] for card in cards for side in card if side["id"] == action.character), 0, 0


GAINS = {
    "choose": choosing,
    "complete": completing,
    "stow": stowing,
    "sell": selling,
    "pay_crown": paying_crown,
    "buy_off": buying_off,
}
