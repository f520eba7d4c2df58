"""Campaigns of The Adventure Begins: read from files, checked, and told to the engine.

A campaign is plain data, ours as well as one that an owner of the box or an author writes: events, characters, story
cards with their missions and hourglasses, the track of crowns, card 9, and batches of cards. Nothing of it is known to
the rules by name; a word that they do not know is refused by name. Games name a campaign by its id and by a fingerprint
of its contents, and are told again only with the same contents.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import comb
from pathlib import Path
from typing import Any, cast

from .catalog import ABILITIES, BY_CODE, ITEM_CARDS
from .engine import campaigns as tables
from .engine.cards import define_batch
from .engine.vocabulary import (
    AS_PERSON,
    BATCHES,
    BUST_COINS,
    CAMPAIGNS,
    CHAPTERS,
    CHARACTER_CARDS,
    CHARACTERS,
    COLOR_NAMES,
    EFFECT_NAMES,
    EVENTS,
    EVENTS_ROOM,
    GIFT_NAMES,
    GLASS_ASK,
    GLASS_BUY_OFF,
    GLASS_CARD_9,
    GLASS_NEXT,
    HIRE_COST,
    HIRE_MIDDLE,
    MISSIONS,
    MOMENT_NAMES,
    MOST_GIVEN,
    SHIELDS,
    SHIPS_COINS,
    TRADER_CROWNS,
    WANT_NAMES,
    WANT_SHIPS,
    WAY_MASK,
    WHEN_NAMES,
    WHO,
    WHO_NAMES,
)
from .errors import CampaignError, shown
from .given import path_of

DEFAULT = "the-bell"
Facts = Mapping[str, Any]
# Names that all campaigns of this process share, by their numbers. A mission that takes another number of ships has
# another number, so that the ways of an action can be told without knowing the campaign.
MISSION_NAMES: list[str] = []
MISSION_GIVES: list[int] = []
EVENT_CARD_NAMES: list[str] = []
CHARACTER_NAMES: list[str] = []

MISSION_KEYS = (
    *("id", "kind", "chapter", "adds", "own", "discard", "moment", "active_only", "takes_fewer", "times"),
    *("first", "crowns", "star", "hourglass", "codas"),
)
KEYS = (
    *("id", "title", "chapters", "events", "characters", "story", "event_deck", "crowns", "cubes", "card9"),
    "batches",
)
ABILITY_KEYS = (*GIFT_NAMES[1:], "color", "up_to", "ships")
MOST_CARDS = 45  # that join the deck in a campaign; the box has 39
# Persons that each belong to a color, and how many swords others are.
OF_A_COLOR = ("trader", "wholesaler", "clerk")
SWORDS_OF = {"pirate": 2, "tybuk": 3}
# What an hourglass may say, each with the words it needs besides.
SAYS = {"next": (), "ask": ("done", "not_done"), "card9": ("success",), "buy_off": ()}


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission of a campaign."""

    number: int  # the engine's
    id: str
    chapter: int
    facts: Facts

    @property
    def moment(self) -> str:
        """When it is decided; none: whenever it is one's time."""
        return self.facts.get("moment", "")

    @property
    def adds(self) -> tuple[str, ...]:
        """The batches that join the deck with it."""
        return tuple(self.facts.get("adds", ()))


@dataclass(frozen=True, slots=True, eq=False)
class Tale:
    """What a campaign tells: one file, checked."""

    id: str
    contents: str  # a fingerprint
    place: int  # in the engine's tables
    chapters: int
    facts: Facts
    missions: Mapping[str, Mission]  # by id
    events: Mapping[str, int]  # the engine's numbers
    zeros: tuple[str, ...]
    characters: Mapping[str, int]
    batches: Mapping[str, int]
    cards: Mapping[str, Mapping[int, int]]  # copies of each card in a batch

    def batches_before(self, chapter: int) -> tuple[str, ...]:
        """The batches that the chapters before this one have added."""
        added = [batch for each in self.missions.values() if each.chapter < chapter for batch in each.adds]
        return tuple(batch for batch in self.batches if batch in added)


def refuse(message: str, **facts: Any) -> CampaignError:
    """A CampaignError to raise."""
    return CampaignError(message, **facts)


# --- Found by name ---

KNOWN: dict[tuple[str, str], Tale] = {}


@cache
def built_in() -> Mapping[str, Facts]:
    """The campaigns that come with the program, by id."""
    found: dict[str, Facts] = {}
    for folder in sorted(files("portroyal").joinpath("data/campaigns").iterdir(), key=lambda path: path.name):
        facts = tomllib.loads(folder.joinpath("campaign.toml").read_text("utf-8"))
        found[facts["id"]] = facts
    return found


@cache
def version_of(campaign: str, contents: str) -> Facts | None:
    """One of ours as it was under this fingerprint: what was begun by other numbers goes on by them."""
    if campaign not in built_in() or not re.fullmatch("[0-9a-f]{16}", contents):
        return None
    file = files("portroyal").joinpath(f"data/campaigns/{campaign}/versions/{contents}.toml")
    return tomllib.loads(file.read_text("utf-8")) if file.is_file() else None


def is_ours(facts: Facts) -> bool:
    """Is this a campaign that comes with the program, in this version or an earlier one?"""
    contents = fingerprint(facts)
    ours = map(fingerprint, built_in().values())
    return contents in ours or version_of(str(facts.get("id")), contents) is not None


def tell(source: Facts | str | Path) -> Tale:
    """Tell the engine of a campaign, given as plain data or as a file; a game may then name it by its id."""
    if isinstance(source, str | Path):
        source = read_file(path_of(source))
    if not isinstance(source, Mapping):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise refuse(f"A campaign is a table of facts, or the file of one, not {shown(source)}.")
    contents = fingerprint(source)
    key = str(source.get("id")), contents
    if key not in KNOWN:
        KNOWN[key] = Entry(source, contents, len(KNOWN) + 1).enter()
    return KNOWN[key]


def read_file(path: Path) -> Facts:
    """The plain data of a file, TOML or JSON."""
    try:
        text = path.read_text("utf-8")
        return json.loads(text) if path.suffix == ".json" else tomllib.loads(text)
    except OSError as error:
        raise refuse(f"Can't read {path}: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise refuse(f"{path} can't be read: it is not a text in UTF-8.") from error
    except ValueError as error:
        raise refuse(f"The campaign {path.name} can't be read: {error}") from error


def fingerprint(facts: Facts) -> str:
    """What tells the contents of a campaign from all others."""
    return sha256(json.dumps(facts, sort_keys=True, default=str).encode()).hexdigest()[:16]


def tale_of(campaign: Any, contents: Any = None) -> Tale:
    """The campaign of a name, with just these contents where they are told."""
    if isinstance(campaign, str) and isinstance(contents, str):
        if (campaign, contents) in KNOWN:
            return KNOWN[campaign, contents]
        if (facts := version_of(campaign, contents)) is not None:
            return tell(facts)
    if isinstance(campaign, str) and campaign in built_in():
        tell(built_in()[campaign])
    named = [tale for (name, _), tale in KNOWN.items() if name == campaign]
    if not named:
        known = ", ".join(dict.fromkeys([*built_in(), *(name for name, _ in KNOWN)]))
        raise refuse(f"There is no campaign {shown(campaign)}. There are: {known}.", value=campaign)
    if contents is None:
        # Ours, whatever a saved game has brought along under the same name.
        return tell(built_in()[campaign]) if campaign in built_in() else named[-1]
    for tale in named:
        if tale.contents == contents:
            return tale
    raise refuse(
        f"This game was played with other contents of the campaign {shown(campaign)}: {shown(contents)}, not "
        f"{shown(named[-1].contents)}. It can be told again with the same file.",
        value=contents,
    )


# --- Checked and entered ---


def check_keys(facts: Any, keys: Iterable[str], what: str) -> Facts:
    """Refuse what is no table, or has a word that nobody knows."""
    if not isinstance(facts, Mapping):
        raise refuse(f"{what} is a table, not {shown(facts)}.")
    known = tuple(filter(None, keys))
    for key in cast("Facts", facts):
        if key not in known:
            raise refuse(f"{what} has a word that is not known: {shown(key)}.{guess(key, known)}")
    return cast("Facts", facts)


def guess(value: Any, known: Sequence[str]) -> str:
    """What would be right: the word that is meant, and all there are."""
    near = get_close_matches(str(value), known, n=1)
    return f"{f' Did you mean {near[0]}?' if near else ''} There are: {', '.join(known)}."


def named(line: Any, kind: str, place: int) -> str:
    """How an entry of a list is called: by its id, or by its place in the list, from 1."""
    name: Any = cast("Facts", line).get("id") if isinstance(line, Mapping) else None
    return (
        f"{kind} {name}" if isinstance(name, str) and name.isprintable() and name.strip() else f"{kind} number {place}"
    )


def truth(facts: Facts, key: str, what: str) -> int:
    """Yes or no; no if nothing is said."""
    value = facts.get(key, False)
    if not isinstance(value, bool):
        raise refuse(f"'{key}' of {what} is true or false, not {shown(value)}.")
    return int(value)


def number(value: Any, what: str, least: int = 0, most: int = 200) -> int:
    """A whole number in a range."""
    if type(value) is not int or not least <= value <= most:
        raise refuse(f"{what} is a number from {least} to {most}, not {shown(value)}.")
    return value


def word(value: Any, words: Sequence[str], what: str) -> int:
    """The place of a known word."""
    if not isinstance(value, str) or value not in words or not value:
        raise refuse(f"{what} is not known: {shown(value)}.{guess(value, tuple(filter(None, words)))}")
    return words.index(value)


def rows(value: Any, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise refuse(f"{what} is a list, not {shown(value)}.")
    return list(cast("Sequence[Any]", value))


def check_id(name: Any, what: str) -> None:
    """Refuse an id that could not be typed."""
    if not isinstance(name, str) or not name.isprintable() or not name or " " in name:
        raise refuse(f"{what} needs an 'id': a text without blanks, like \"10\", not {shown(name)}.")


def shared(names: list[str], name: Any, room: int, what: str) -> int:
    """The number of a name that all campaigns share."""
    check_id(name, what)
    if name not in names:
        if len(names) == room:
            raise refuse(f"There is no room for {what} {shown(name)}: this process knows {room} already.")
        names.append(name)
    return names.index(name)


def mission_number(name: Any, gives: int) -> int:
    """The number of a mission's name, with so many ships that it takes."""
    for place, known in enumerate(MISSION_NAMES):
        if known == name and MISSION_GIVES[place] == gives:
            return place
    if len(MISSION_NAMES) == MISSIONS:
        raise refuse(f"There is no room for the story card {shown(name)}: this process knows {MISSIONS} already.")
    MISSION_NAMES.append(name)
    MISSION_GIVES.append(gives)
    return len(MISSION_NAMES) - 1


class Entry:
    """Checks the plain data of a campaign and enters it into a place of the engine's tables."""

    def __init__(self, facts: Facts, contents: str, place: int) -> None:
        if place >= CAMPAIGNS:
            raise refuse(f"This process knows {CAMPAIGNS - 1} campaigns already, and has no room for another.")
        self.facts = check_keys(facts, KEYS, "A campaign")
        for key in KEYS:
            if key not in self.facts:
                raise refuse(f"A campaign has {shown(key)}, and this one has not.")
        check_id(self.facts["id"], "A campaign")
        if not isinstance(self.facts["title"], str):
            raise refuse(f"The title of a campaign is a text, not {shown(self.facts['title'])}.")
        self.contents = contents
        self.place = place
        self.chapters = number(self.facts["chapters"], "The number of chapters", 1, CHAPTERS - 1)

    def enter(self) -> Tale:
        """All of it."""
        tables.clear_campaign(self.place)
        batches, cards = self.batches()
        missions = self.story(batches)
        self.hourglasses(missions)
        events, zeros = self.events()
        characters = self.characters()
        self.crowns()
        self.by_players()
        return Tale(
            *(str(self.facts["id"]), self.contents, self.place, self.chapters, self.facts, missions, events, zeros),
            *(characters, batches, cards),
        )

    def batches(self) -> tuple[dict[str, int], dict[str, dict[int, int]]]:
        """Which cards join together; no face is in two batches, as nobody could tell then when it joined."""
        if not isinstance(self.facts["batches"], Mapping):
            raise refuse(f"'batches' is a table, not {shown(self.facts['batches'])}.")
        told = cast("Facts", self.facts["batches"])
        if len(told) >= BATCHES:
            raise refuse(f"There are at most {BATCHES - 1} batches, not {len(told)}.")
        numbers: dict[str, int] = {}
        cards: dict[str, dict[int, int]] = {}
        home: dict[int, str] = {}
        for place, (batch, codes) in enumerate(told.items(), start=1):
            numbers[batch] = place
            counts: Counter[int] = Counter()
            for code in rows(codes, f"The batch {batch}"):
                card = BY_CODE.get(code) if isinstance(code, str) else None
                if card is None or "adventure" not in card.copies:
                    ours = tuple(each for each, face in BY_CODE.items() if "adventure" in face.copies)
                    raise refuse(f"The batch {batch} has a card that is not known: {shown(code)}.{guess(code, ours)}")
                counts[card.number] += 1
                if home.setdefault(card.number, batch) != batch:
                    raise refuse(f"The card {code} is in two batches, {home[card.number]} and {batch}.")
            for card_number, copies in counts.items():
                define_batch(card_number, place, self.place)
                tables.define_copies(self.place, place, card_number, copies)
            cards[batch] = dict(counts)
        joining = sum(sum(counts.values()) for counts in cards.values())
        if joining > MOST_CARDS:
            raise refuse(f"The batches have {joining} cards together; at most {MOST_CARDS} can join a deck.")
        return numbers, cards

    def story(self, batches: Mapping[str, int]) -> dict[str, Mission]:
        """The missions, and with which of them each chapter begins."""
        missions: dict[str, Mission] = {}
        endings: set[str] = set()
        for place, line in enumerate(rows(self.facts["story"], "The story"), start=1):
            what = named(line, "The story card", place)
            facts = check_keys(line, MISSION_KEYS, what)
            check_id(facts.get("id"), what)
            if word(facts.get("kind", "mission"), ("mission", "ending"), f"The kind of {what[0].lower() + what[1:]}"):
                self.ending(facts)
                if facts["id"] in endings | missions.keys():
                    raise refuse(f"Two story cards have the id {facts['id']}.")
                endings.add(facts["id"])
                continue
            mission = self.mission(facts, batches)
            if mission.id in endings | missions.keys():
                raise refuse(f"Two story cards have the id {mission.id}.")
            if mission.chapter not in [each.chapter for each in missions.values()]:
                tables.define_chapter(self.place, mission.chapter, mission.number)
            missions[mission.id] = mission
        for chapter in range(1, self.chapters + 1):
            if not any(mission.chapter == chapter for mission in missions.values()):
                raise refuse(f"Chapter {chapter} has no mission.")
        return missions

    def ending(self, facts: Facts) -> None:
        """What is read after a chapter: its last words belong to missions."""
        what = f"the ending {facts['id']}"
        if "chapter" in facts:
            number(facts["chapter"], f"The chapter of {what}", 1, self.chapters)
        codas = facts.get("codas", {})
        if not isinstance(codas, Mapping):
            raise refuse(f"'codas' of {what} is a table, not {shown(codas)}.")
        for name, missions in cast("Facts", codas).items():
            for each in rows(missions, f"The coda {name} of {what}"):
                check_id(each, f"A mission of the coda {name} of {what}")

    def mission(self, facts: Facts, batches: Mapping[str, int]) -> Mission:
        """One mission: what it asks for, when, and what it brings."""
        name = facts.get("id")
        what = f"The mission {name}"
        own = self.wants(facts.get("own", {}), f"'own' of the mission {name}")
        given = self.wants(facts.get("discard", {}), f"'discard' of the mission {name}")
        for want in given:
            if WANT_NAMES[want] in ("swords", "influence", "persons", "persons_of_printed_cost_3", "expeditions"):
                raise refuse(f"{what} can't have {WANT_NAMES[want]} discarded.")
        gives = sum(count for want, count in given.items() if want >= WANT_SHIPS)
        if gives > MOST_GIVEN or comb(len(ITEM_CARDS) + gives - 1, gives) > WAY_MASK + 1:
            raise refuse(f"{what} takes {gives} ships, and at most {MOST_GIVEN} can be chosen.")
        mission = mission_number(name, gives)
        moment = word(facts["moment"], MOMENT_NAMES, f"The moment of {name}") if "moment" in facts else 0
        fewer, times = facts.get("takes_fewer", 0), facts.get("times", 1)
        if fewer and facts.get("moment") != "fourth_harbor_card":
            raise refuse(f"{what} has 'takes_fewer' without the moment 'fourth_harbor_card'.")
        if times != 1 and facts.get("moment") != "one_harbor_card":
            raise refuse(f"{what} has 'times' without the moment 'one_harbor_card'.")
        active_only = truth(facts, "active_only", f"the mission {name}")
        if moment and facts.get("moment") != "tax_paid" and not active_only:
            raise refuse(f"{what} has the moment {shown(facts['moment'])}, so it is 'active_only'.")
        first = check_keys(facts.get("first", {}), ("coins", "crowns"), f"'first' of {name}")
        tables.define_mission(
            *(self.place, mission, moment, active_only),
            number(fewer, f"'takes_fewer' of {name}", 0, 9),
            number(times, f"'times' of {name}", 1, 7),
            number(first.get("coins", 0), f"Coins for the first of {name}", 0, 20),
            number(first.get("crowns", 0), f"Crowns for the first of {name}", 0, 20),
            number(facts.get("crowns", 0), f"Crowns of {name}", 0, 20),
            truth(facts, "star", f"the mission {name}"),
        )
        for want in {*own, *given}:
            tables.define_want(self.place, mission, want, own.get(want, 0), given.get(want, 0))
        for batch in rows(facts.get("adds", []), f"'adds' of {name}"):
            if not isinstance(batch, str) or batch not in batches:
                raise refuse(f"{what} adds a batch that is not known: {shown(batch)}.{guess(batch, tuple(batches))}")
            tables.define_addition(self.place, mission, batches[batch])
        chapter = number(facts.get("chapter"), f"The chapter of {name}", 1, self.chapters)
        return Mission(mission, str(name), chapter, facts)

    def wants(self, facts: Any, what: str) -> dict[int, int]:
        """What a mission asks for, each by its number."""
        found: dict[int, int] = {}
        for name, count in check_keys(facts, WANT_NAMES, what).items():
            found[WANT_NAMES.index(name)] = number(count, f"{name} in {what}", 1, 99)
        return found

    def hourglasses(self, missions: Mapping[str, Mission]) -> None:
        """What each mission says about the end of a month, together and against each other."""
        for mission in missions.values():
            glass = mission.facts.get("hourglass")
            if not isinstance(glass, Mapping):
                raise refuse(
                    f"The mission {mission.id} needs an 'hourglass', a table like {{ next = \"11\" }}; "
                    f"{shown(glass)} is none."
                )
            told = cast("Facts", glass)
            both = {"cooperative", "competitive"} & set(told)
            if both and len(told) > len(both):
                check_keys(
                    told, ("cooperative", "competitive"), f"The hourglass of {mission.id}, with one for each mode,"
                )
            for side, mode in enumerate(("cooperative", "competitive")):
                self.hourglass(mission, side, told.get(mode, {}) if both else told, missions)

    def hourglass(self, mission: Mission, side: int, glass: Any, missions: Mapping[str, Mission]) -> None:
        """One of the two."""
        what = f"The hourglass of {mission.id}"
        told = check_keys(glass, ("next", "ask", "done", "not_done", "card9", "success", "buy_off"), what)
        kinds = [kind for kind in SAYS if kind in told]
        if len(kinds) > 1 or (told and not kinds):
            raise refuse(f"{what} says one thing: {' or '.join(SAYS)}; this one has {', '.join(told)}.")
        if kinds:
            check_keys(told, (kinds[0], *SAYS[kinds[0]]), f"{what}, which says '{kinds[0]}',")
        if kinds == ["card9"] and told["card9"] is not True:
            raise refuse(f"'card9' of {what} is true, not {shown(told['card9'])}.")
        if "success" in told:
            check_id(told["success"], f"'success' of {what}")

        def found(key: str) -> int:
            to = told.get(key)
            if not isinstance(to, str) or to not in missions:
                raise refuse(
                    f"{what}: '{key}' points to a mission that is not known: {shown(to)}.{guess(to, tuple(missions))}"
                )
            return missions[to].number

        if "next" in told:
            says = (GLASS_NEXT, 0, found("next"), 0)
        elif "ask" in told:
            says = (GLASS_ASK, found("ask"), found("done"), found("not_done"))
        elif told.get("card9"):
            says = (GLASS_CARD_9, 0, 0, 0)
        elif "buy_off" in told:
            says = (GLASS_BUY_OFF, number(told["buy_off"], f"{what}: coins", 1, 99), 0, 0)
        else:
            says = (0, 0, 0, 0)
        tables.define_glass(self.place, mission.number, side, *says)

    def events(self) -> tuple[dict[str, int], tuple[str, ...]]:
        """The events, and which of them are numbered 0."""
        found: dict[str, int] = {}
        zeros: list[str] = []
        others: dict[int, int] = {}
        pilot_to = 0
        for order, line in enumerate(rows(self.facts["events"], "The events"), start=1):
            what = named(line, "The event", order)
            facts = check_keys(line, ("id", "number", "when", "effect", "players"), what)
            name = str(facts.get("id"))
            if name in found:
                raise refuse(f"Two events have the id {name}.")
            event = found[name] = shared(EVENT_CARD_NAMES, facts.get("id"), EVENTS, what)
            tables.define_event(self.place, event, word(facts.get("when"), WHEN_NAMES, f"When {name} acts"))
            effects = check_keys(facts.get("effect"), EFFECT_NAMES, f"The effect of {name}")
            if not set(effects) - {"who", "from"}:
                raise refuse(f"The event {name} does nothing.{guess('', tuple(filter(None, EFFECT_NAMES)))}")
            if {"gain_coins", "gain_crowns"} & set(effects) and not {"who", "may_pay_crowns", "crowns_at_colors"} & set(
                effects
            ):
                raise refuse(f"The event {name} needs 'who'.{guess('', tuple(filter(None, WHO_NAMES)))}")
            for effect, value in effects.items():
                place = EFFECT_NAMES.index(effect)
                if place == WHO:
                    amount = word(value, WHO_NAMES, f"To whom {name} acts")
                elif place == HIRE_COST:
                    amount = HIRE_MIDDLE + number(value, f"{effect} of {name}", -20, 20)
                else:
                    amount = number(int(value) if isinstance(value, bool) else value, f"{effect} of {name}", 0, 99)
                tables.define_effect(self.place, event, place, amount)
            kind = number(facts.get("number"), f"The number of {name}", 0, 3)
            if (kind > 1) != (facts["when"] == "months_end"):
                raise refuse(f"{what} has the number {kind}: 2 and 3 are for 'months_end', and for nothing else.")
            if kind in others:
                raise refuse(f"Two events have the number {kind}; only those with the number 0 are many.")
            if kind:
                others[kind] = event + 1
            else:
                tables.define_zero(self.place, len(zeros), event)
                zeros.append(name)
            if "players" in facts:
                players = rows(facts["players"], f"'players' of {name}")
                pilot_to = max([number(each, f"The players of {name}", 1, 4) for each in players], default=0)
        if 2 not in others or 3 not in others or not zeros or len(found) > EVENTS_ROOM:
            raise refuse(f"There are events with the numbers 0, 2 and 3, at most {EVENTS_ROOM} in all.")
        tables.define_deck(self.place, others.get(1, 0), pilot_to, others[2], others[3])
        return found, tuple(zeros)

    def characters(self) -> dict[str, int]:
        """The characters, two on each card."""
        found: dict[str, int] = {}
        cards = rows(self.facts["characters"], "The characters")
        if not 4 <= len(cards) <= CHARACTER_CARDS:
            raise refuse(f"There are 4 to {CHARACTER_CARDS} character cards, not {len(cards)}.")
        for card, sides in enumerate(cards):
            of_card = f"The character card number {card + 1}"
            if len(rows(sides, of_card)) != 2:
                raise refuse(f"{of_card} has two sides, not {len(sides)}.")
            for side, line in enumerate(sides):
                what = named(line, "The character", 2 * card + side + 1)
                facts = check_keys(line, ("id", "start_coins", "ability"), what)
                name = str(facts.get("id"))
                if name in found:
                    raise refuse(f"Two characters have the id {name}.")
                character = found[name] = shared(CHARACTER_NAMES, facts.get("id"), CHARACTERS, what)
                coins = number(facts.get("start_coins"), f"The coins of {name}", 0, 20)
                tables.define_character(self.place, character, card, side, coins, *self.ability(facts, name))
        return found

    def ability(self, facts: Facts, name: str) -> tuple[int, int, int]:
        """What a character can do: which of the known things, how much, and from or up to how many."""
        told = check_keys(facts.get("ability"), ABILITY_KEYS, f"The ability of {name}")
        kinds = [key for key in told if key in GIFT_NAMES]
        if len(kinds) != 1:
            raise refuse(f"The ability of {name} is one of {', '.join(GIFT_NAMES[1:])}.")
        gift = GIFT_NAMES.index(kinds[0])
        if gift == AS_PERSON:
            word(told["as"], tuple(ABILITIES), f"The person {name} is like")
        colored = gift == TRADER_CROWNS or told.get("as") in OF_A_COLOR
        further = {BUST_COINS: ("up_to",), SHIPS_COINS: ("ships",)}.get(gift, ("color",) if colored else ())
        check_keys(told, (kinds[0], *further), f"The ability of {name}, {kinds[0]},")
        color = word(told.get("color"), COLOR_NAMES, f"The color of {name}") if colored else 0
        if gift == AS_PERSON:
            person = told["as"]
            return gift, SWORDS_OF.get(person, 1), ABILITIES[person] + color
        amount = number(told[kinds[0]], f"{kinds[0]} of {name}", 1, 20)
        if gift == TRADER_CROWNS:
            return gift, amount, color
        return gift, amount, number(told.get("up_to", told.get("ships", 0)), f"'up_to' or 'ships' of {name}", 0, 20)

    def crowns(self) -> None:
        """The track, and what is under the cubes."""
        track = check_keys(self.facts["crowns"], ("spaces", "shields"), "'crowns'")
        under = rows(check_keys(self.facts["cubes"], ("under",), "'cubes'").get("under"), "'under'")
        if not 1 <= len(under) <= 7:
            raise refuse(f"There are 1 to 7 cubes on a character, not {len(under)}.")
        places = {each: place + 1 for place, each in enumerate(under) if isinstance(each, str)}
        if set(places) != {"ability", "trophy"}:
            raise refuse("Under the cubes are 'ability' and 'trophy', and crowns.")
        spaces = number(track.get("spaces"), "Spaces of the track", 1, 100)
        tables.define_crowns(self.place, spaces, len(under), places["ability"], places["trophy"])
        shields = [number(each, "A shield", 1, spaces) for each in rows(track.get("shields"), "'shields'")]
        if len(shields) > SHIELDS or shields != sorted(set(shields)):
            raise refuse(f"Shields are at most {SHIELDS} rising numbers, not {shown(shields)}.")
        for shield in shields:
            tables.define_shield(self.place, shield)
        for place, each in enumerate(under):
            what = f"The cube number {place + 1} of 'under'"
            crowns = 0 if isinstance(each, str) else check_keys(each, ("crowns",), what).get("crowns")
            tables.define_cube(self.place, place, number(crowns, f"Crowns in {what[0].lower() + what[1:]}", 0, 20))

    def by_players(self) -> None:
        """Events at the start and card 9, by the number of players."""
        deck = self.tables_by_players("event_deck", "cooperative", "competitive")
        card9 = self.tables_by_players("card9", "cubes", "influence")
        zeros = sum(event["number"] == 0 for event in self.facts["events"])
        for seat in range(4):
            key = str(seat + 1)
            tables.define_players(
                self.place,
                seat,
                number(deck["cooperative"].get(key), f"Events together with {key}", 0, zeros),
                number(deck["competitive"].get(key, 0), f"Events against each other with {key}", 0, zeros),
                number(card9["cubes"].get(key), f"Cubes of card 9 with {key}", 0, 99),
                number(card9["influence"].get(key), f"Influence of card 9 with {key}", 0, 200),
            )

    def tables_by_players(self, key: str, *names: str) -> Mapping[str, Facts]:
        """Tables from the number of players to something."""
        told = check_keys(self.facts[key], names, f"'{key}'")
        return {name: check_keys(told.get(name), ("1", "2", "3", "4"), f"'{name}' of '{key}'") for name in names}
