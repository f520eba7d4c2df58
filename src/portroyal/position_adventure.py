"""What a position document tells of an adventure: the key `story`, and the settings of the chapter under `adventure`.

`story` has the month, the missions on the table with the cubes on them, the events, and what each player has besides
cards. Events of the deck are told from the top down; one that is not told (null), and those aside if only their number
is, are dealt by the seed out of the events that are nowhere else. A view tells the same, without what nobody may know.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from .adventures import Adventure
from .campaigns import CHARACTER_NAMES, EVENT_CARD_NAMES, MISSION_NAMES, Tale
from .catalog import ABILITIES
from .engine.adventure import gift_of
from .engine.chance import Random
from .engine.crowns import move_crowns
from .engine.missions import cubes_left, is_open, moment_of, place_of, steps_of
from .engine.months import can_buy_off
from .engine.setting_out import card_of
from .engine.state import State
from .engine.vocabulary import (
    ADV_CUBE_STAYS,
    ADV_DUES_ARE_TAX,
    ADV_EVENT_1_NOT_IN_VARIANT,
    ADV_MISSIONS_BEFORE_EVENT,
    AS_PERSON,
    BARMAID_FACES,
    BUY_OFF,
    CHARACTER_CARDS,
    CHOOSE,
    COLOR_NAMES,
    COUNTERS,
    CREW_LOST,
    CREW_WON,
    CUBES_GONE,
    DAWN,
    DISCOVER,
    DUES,
    ENTERING,
    EVENT,
    EVENTS_ROOM,
    GAMBLE,
    GIFT,
    HARBOR,
    LOOK,
    MISSION,
    MISSIONS_DONE,
    MOMENT_NAMES,
    MONTHS_END,
    OVER,
    REPEL,
    ROW_ROOM,
    SEALED,
    SEATS,
    STOPPED,
    TAKE,
    TAXING,
)
from .errors import shown
from .position_contracts import refuse
from .ruleset import Ruleset

STORY_KEYS = (
    *("month", "missions", "event", "deck", "known", "aside", "discard", "players", "looks", "looking", "sold"),
    *("fewer", "question"),
)
PLAYER_KEYS = ("character", "card", "crowns", "bought_off")
MISSION_KEYS = ("id", "completed", "begun")


# --- Writing ---


def write_story(state: State) -> dict[str, Any]:
    """All that an adventure adds to a table."""
    deck = state.read("event_deck")[: state.events_left][::-1]
    told: dict[str, Any] = {
        "month": state.month,
        "missions": [write_mission(state, place) for place in range(state.row_size)],
        "event": EVENT_CARD_NAMES[state.event - 1] if state.event else None,
        "deck": events_of(deck),
        "known": state.events_known,
        "aside": events_of(state.read("events_aside")[: state.aside_left][::-1]),
        "discard": events_of(state.read("event_discard")[: state.events_over]),
        "players": [write_player(state, seat) for seat in range(state.seats)],
    }
    if any(state.read("sold")):
        told["sold"] = state.read("sold")
    for key in ("looks", "looking", "fewer"):
        if state.read(key):
            told[key] = state.read(key)
    if state.phase in (MISSION, EVENT, BUY_OFF, LOOK, CHOOSE):
        told["question"] = write_question(state)
    return told


def write_question(state: State) -> str | int:
    """What is asked: about which mission, which event, for how many coins."""
    if state.phase == MISSION:
        return MISSION_NAMES[state.about]
    return EVENT_CARD_NAMES[state.about] if state.phase == EVENT else state.about


def events_of(numbers: Sequence[int]) -> list[str]:
    """Events by their names."""
    return [EVENT_CARD_NAMES[event] for event in numbers]


def write_mission(state: State, place: int) -> dict[str, Any]:
    """A mission of the row, with those who have completed it, in order, and the steps of those on their way."""
    completed, begun = cubes_at(state, place)
    return {
        "id": MISSION_NAMES[state.read("row")[place]],
        "completed": completed,
        "begun": {str(seat): step for seat, step in begun.items()},
    }


def cubes_at(state: State, place: int) -> tuple[list[int], dict[int, int]]:
    """Who has completed a mission of the row, in order, and who is at which step."""
    row = state.read("row_cubes")[place * SEATS : (place + 1) * SEATS]
    completed = sorted((seat for seat in range(state.seats) if row[seat] >= SEALED), key=row.__getitem__)
    return completed, {seat: row[seat] for seat in range(state.seats) if 0 < row[seat] < SEALED}


def write_player(state: State, seat: int) -> dict[str, Any]:
    """What a player has besides cards."""
    character = state.read("characters")[seat]
    return {
        "character": CHARACTER_NAMES[character - 1] if character else None,
        "card": state.read("dealt")[seat] or None,
        "crowns": state.read("crowns")[seat],
        "bought_off": state.read("bought_off")[seat],
    }


def shown_story(state: State) -> dict[str, Any]:
    """The same as everybody may know it: events that nobody has seen are not told."""
    told = write_story(state)
    hidden = state.events_left - state.events_known
    told["deck"] = [None] * hidden + told["deck"][hidden:]
    told["aside"] = state.aside_left
    return told


# --- Reading ---


def check_table(value: Any, keys: Sequence[str], what: str) -> Mapping[str, Any]:
    """A mapping with these keys."""
    if not isinstance(value, Mapping):
        raise refuse(f"{what} is a mapping, not {shown(value)}.", "position/unreadable")
    for key in cast("Mapping[Any, Any]", value):
        if key not in keys:
            raise refuse(f"{what} has no key {shown(key)}. The keys are: {', '.join(keys)}.", "position/unreadable")
    return cast("Mapping[str, Any]", value)


def small(value: Any, what: str, most: int) -> int:
    """A number that can be."""
    if type(value) is not int or not 0 <= value <= most:
        raise refuse(f"{what} is a number from 0 to {most}, not {shown(value)}.", key="story")
    return value


def names(value: Any, what: str) -> list[Any]:
    """A list."""
    if not isinstance(value, list | tuple):
        raise refuse(f"{what} is a list, not {shown(value)}.", "position/unreadable")
    return list(cast("Sequence[Any]", value))


class StoryReader:
    """Lays the story of a document out on a state, checking that it can be."""

    def __init__(self, document: Mapping[str, Any], state: State, ruleset: Ruleset, random: Random) -> None:
        self.story = check_table(document.get("story", {}), STORY_KEYS, "'story'")
        self.state = state
        assert ruleset.adventure is not None
        self.adventure: Adventure = ruleset.adventure
        self.tale: Tale = ruleset.adventure.tale
        self.random = random

    def fill(self) -> None:
        """Players and missions first: who has what follows from both."""
        self.players()
        self.missions()
        self.events()
        state = self.state
        state.month = small(self.story.get("month", 1), "'month'", 255)
        state.looks = small(self.story.get("looks", 0), "'looks'", 255)
        state.looking = small(self.story.get("looking", 0), "'looking'", 3)
        state.fewer = small(self.story.get("fewer", 0), "'fewer'", 255)
        sold = names(self.story.get("sold", [0] * BARMAID_FACES), "'sold'")
        if len(sold) != BARMAID_FACES:
            raise refuse(f"'sold' is a list of {BARMAID_FACES} numbers.", key="story")
        state.write("sold", [small(each, "'sold'", 9) for each in sold])

    def players(self) -> None:
        """Characters, crowns, cubes in the box."""
        state = self.state
        told = names(self.story.get("players", [{}] * state.seats), "'players' of 'story'")
        if len(told) != state.seats:
            raise refuse(f"'players' of 'story' are {state.seats}, not {len(told)}.", key="story")
        characters, dealt, bought = [0] * SEATS, [0] * SEATS, [0] * SEATS
        for seat, each in enumerate(told):
            player = check_table(each, PLAYER_KEYS, "A player of 'story'")
            name = player.get("character")
            if name is not None:
                if not isinstance(name, str) or name not in self.tale.characters:
                    known = ", ".join(self.tale.characters)
                    raise refuse(f"There is no character {shown(name)}. There are: {known}.", key="story")
                characters[seat] = self.tale.characters[name] + 1
            dealt[seat] = small(player.get("card") or 0, "'card'", CHARACTER_CARDS)
            if characters[seat]:
                dealt[seat] = card_of(state, characters[seat] - 1)
            bought[seat] = small(player.get("bought_off", 0), "'bought_off'", 7)
        taken = [card for card in dealt if card]
        if len(set(taken)) < len(taken):
            raise refuse("Each player has a character card of their own.", key="story")
        state.write("characters", characters)
        state.write("dealt", dealt)
        state.write("bought_off", bought)
        for seat, each in enumerate(told):
            self.add(seat, CUBES_GONE, bought[seat])
            crowns = small(each.get("crowns", 0), "'crowns'", 255)
            move_crowns(state, seat, crowns)
            if state.read("crowns")[seat] != crowns:
                raise refuse(f"The track of crowns is not as long as {crowns}.", key="story")

    def add(self, seat: int, counter: int, count: int) -> None:
        """Count something of a seat."""
        counters = self.state.read("counters")
        counters[seat * COUNTERS + counter] += count
        self.state.write("counters", counters)

    def missions(self) -> None:
        """The row, and the cubes on it; then what the cubes have freed."""
        state = self.state
        told = names(self.story.get("missions", []), "'missions'")
        if len(told) > ROW_ROOM:
            raise refuse(f"There are at most {ROW_ROOM} missions in the row.", key="story")
        row, cubes = [0] * ROW_ROOM, [0] * (ROW_ROOM * SEATS)
        for place, each in enumerate(told):
            mission = check_table(each, MISSION_KEYS, "A mission")
            name = mission.get("id")
            if not isinstance(name, str) or name not in self.tale.missions:
                raise refuse(f"The campaign has no mission {shown(name)}.", key="story")
            row[place] = self.tale.missions[name].number
            if row[place] in row[:place]:
                raise refuse(f"The mission {name} lies in the row once.", key="story")
            state.write("row", row)
            state.row_size = place + 1
            for order, seat in enumerate(names(mission.get("completed", []), "'completed'")):
                self.lay(cubes, place, seat, SEALED + order)
                self.add(seat, MISSIONS_DONE, 1)
            for seat, step in check_table(mission.get("begun", {}), tuple("01234"), "'begun'").items():
                most = steps_of(state, row[place]) - 1
                self.lay(cubes, place, int(seat), small(step, f"A step of {name}", most))
        state.write("row_cubes", cubes)
        for seat in range(state.seats):
            if cubes_left(state, seat) < 0:
                raise refuse(f"Seat {seat} has not so many cubes.", key="story", seat=seat)
            self.free(seat)

    def lay(self, cubes: list[int], place: int, seat: Any, at: int) -> None:
        """A cube on a mission."""
        if type(seat) is not int or not 0 <= seat < self.state.seats or cubes[place * SEATS + seat] or not at:
            raise refuse(f"On a mission each seat has one cube at most, not {shown(seat)}.", key="story")
        cubes[place * SEATS + seat] = at
        if at >= SEALED or not self.state.switch(ADV_CUBE_STAYS):
            self.add(seat, CUBES_GONE, 1)

    def free(self, seat: int) -> None:
        """A character whose door is open adds to what persons can do."""
        if gift_of(self.state, seat) == AS_PERSON:
            character: int = self.state.read("characters")[seat]
            counter, amount = ability_of(self.tale, CHARACTER_NAMES[character - 1])
            self.add(seat, counter, amount)

    def events(self) -> None:
        """The deck, those aside, and the discard: each event once."""
        state, tale = self.state, self.tale
        left = [*tale.zeros, *self.others()]
        event = self.story.get("event")
        discard = names(self.story.get("discard", []), "'discard' of 'story'")
        taken: list[Any] = [*([event] if event is not None else []), *discard]
        for name in taken:
            self.take(left, name)
        default = self.usual_deck(left)
        deck = names(self.story.get("deck", default), "'deck' of 'story'")
        known = small(self.story.get("known", min(1, len(deck))), "'known' of 'story'", len(deck))
        aside: Any = self.story.get("aside")
        for name in deck:
            if name is not None:
                self.take(left, name)
        listed = list(cast("Sequence[Any]", aside)) if isinstance(aside, list | tuple) else None
        for name in listed or ():
            self.take(left, name)
        self.deal(deck, known, listed, left)
        state.event = tale.events[event] + 1 if event is not None else 0
        self.write("event_discard", "events_over", discard)

    def others(self) -> list[str]:
        """The events of this game that are not numbered 0: card 1 with few players, and month's end."""
        state = self.state
        variant = self.adventure.mode == "variant"
        found: list[str] = []
        for line in self.tale.facts["events"]:
            if line["number"] == 1 and state.seats <= max(line.get("players", [0])):
                if not (variant and state.switch(ADV_EVENT_1_NOT_IN_VARIANT)):
                    found.append(line["id"])
            if line["number"] == (3 if variant else 2):
                found.append(line["id"])
        return found

    def usual_deck(self, left: Sequence[str]) -> list[str | None]:
        """The event deck where a document does not tell it: as it is dealt at the start, as far as events are left."""
        mode = "cooperative" if self.adventure.is_together else "competitive"
        zeros = self.tale.facts["event_deck"][mode][str(self.state.seats)]
        others = [name for name in self.others() if name in left]
        if not others:
            return []
        return [None] * (zeros + len(others) - 1) + [others[-1]]

    def take(self, left: list[str], name: Any) -> None:
        """Take an event out of those that are left."""
        if name not in left:
            raise refuse(f"The event {shown(name)} is not in this game, or told twice.", key="story")
        left.remove(name)

    def deal(self, deck: list[Any], known: int, aside: list[Any] | None, left: list[str]) -> None:
        """Events that are not told, by the seed; one that is no zero can only lie in the deck."""
        places = [place for place, name in enumerate(deck) if name is None]
        apart = [name for name in left if name not in self.tale.zeros]
        rest = [name for name in left if name in self.tale.zeros]
        for i in range(len(rest) - 1, 0, -1):
            j = self.random.below(i + 1)
            rest[i], rest[j] = rest[j], rest[i]
        if (
            len(places) < len(apart)
            or len(places) - len(apart) > len(rest)
            or (aside is not None and apart and not places)
        ):
            raise refuse("The events that are not told have no place.", key="story")
        hidden = [*apart, *rest[: len(places) - len(apart)]]
        rest = rest[len(places) - len(apart) :]
        for place, name in zip(places, hidden, strict=True):
            deck[place] = name
        told = self.story.get("aside")
        if aside is None:
            if told is not None and told != len(rest):
                raise refuse(f"'aside' of 'story' is {len(rest)} with all else, not {shown(told)}.", key="story")
            aside = rest
        elif rest:
            raise refuse(f"These events are nowhere: {', '.join(rest)}.", key="story")
        self.write("event_deck", "events_left", deck[::-1])
        self.write("events_aside", "aside_left", aside[::-1])
        self.state.events_known = known

    def write(self, field: str, size: str, events: Sequence[str]) -> None:
        """A pile of events."""
        numbers = [self.tale.events[name] for name in events]
        self.state.write(field, numbers + [0] * (EVENTS_ROOM - len(numbers)))
        self.state.write(size, len(numbers))

    # --- Questions ---

    def question(self) -> int:
        """What the question at hand is about."""
        state, asked = self.state, self.story.get("question")
        if (state.phase in (MISSION, EVENT, BUY_OFF, LOOK, CHOOSE)) != (asked is not None):
            raise refuse("The phases of an adventure, and only those, have a 'question' in 'story'.", key="story")
        if state.phase == MISSION:
            return self.mission_asked(asked)
        if state.phase == EVENT:
            if (
                not isinstance(asked, str)
                or asked not in self.tale.events
                or state.event != self.tale.events[str(asked)] + 1
            ):
                raise refuse(f"The event {shown(asked)} does not ask anything now.", key="story")
            return self.tale.events[str(asked)]
        if state.phase == BUY_OFF:
            return small(asked, "'question'", 99)
        if state.phase == LOOK and (asked != 0 or not state.looking):
            raise refuse("Whoever looks at cards has some to look at ('looking').", key="story")
        if state.phase == CHOOSE and (asked != 0 or state.read("characters")[state.actor]):
            raise refuse(f"Seat {state.actor} has chosen a character already.", key="story")
        return 0

    def mission_asked(self, asked: Any) -> int:
        """A mission at its moment."""
        state = self.state
        mission = self.tale.missions.get(asked) if isinstance(asked, str) else None
        if mission is None or mission.number not in state.read("row")[: state.row_size]:
            raise refuse(f"The mission {shown(asked)} does not lie on the table.", key="story")
        return mission.number

    def check_asked(self) -> None:
        """Whoever is asked can do what is asked: looked at when all coins lie there."""
        state = self.state
        if state.phase == MISSION:
            place = place_of(state, state.about)
            has_moment = moment_of(state, place) or state.switch(ADV_MISSIONS_BEFORE_EVENT)
            if not has_moment or not is_open(state, state.actor, place):
                name = MISSION_NAMES[state.about]
                raise refuse(f"The mission {name} can't be decided by seat {state.actor} now.", key="story")
        if state.phase == BUY_OFF and not (state.about and can_buy_off(state, state.actor, state.about)):
            raise refuse(f"Seat {state.actor} can't return a cube for {state.about} coins.", key="story")

    def usual_waiting(self, about: int) -> list[tuple[int, int, int]]:
        """What waits under a question where the document does not say."""
        state = self.state
        discovery = (DISCOVER, state.active, 0)
        if state.phase in (EVENT, LOOK, REPEL):
            return [discovery]
        if state.phase == GIFT:
            return [(TAKE, state.actor, 0)]
        if state.phase == BUY_OFF:
            return [(MONTHS_END, state.active, about)]
        if state.phase == MISSION:
            moment = MOMENT_NAMES[moment_of(state, place_of(state, about))]
            if moment == "tax_paid":
                raise refuse("At the moment of a tax, 'pending' tells what waits.", key="pending")
            if not moment:
                return [(DAWN, state.active, place_of(state, about) + 1)]
            if moment == "one_harbor_card":
                return [(STOPPED, state.active, place_of(state, about) + 1)]
            stage = place_of(state, about) + 1 + (ROW_ROOM if moment == "fourth_harbor_card" else 0)
            return [discovery, (ENTERING, state.active, stage)]
        return []

    def check_waiting(self, waiting: Sequence[tuple[int, int, int]]) -> None:
        """Under a question waits what it has interrupted, and nothing else."""
        phases = tuple(phase for phase, _, _ in waiting)
        allowed = {
            EVENT: ((DISCOVER,),),
            LOOK: ((DISCOVER,),),
            REPEL: ((DISCOVER,),),
            GIFT: ((TAKE,),),
            BUY_OFF: ((MONTHS_END,),),
            MISSION: (
                *((DISCOVER, ENTERING), (GAMBLE, ENTERING), (DISCOVER, TAXING), (GAMBLE, TAXING)),
                *((STOPPED,), *(((DAWN,),) if self.state.switch(ADV_MISSIONS_BEFORE_EVENT) else ())),
                *(((DUES,),) if self.state.switch(ADV_DUES_ARE_TAX) else ()),
            ),
        }.get(self.state.phase, ((),))
        if phases not in allowed:
            raise refuse("What waits under the question at hand ('pending') is not what it interrupts.", key="pending")
        if self.state.payers and not {TAXING, MONTHS_END, DUES} & set(phases):
            raise refuse("Nobody waits to be asked, so 'payers' is empty.", key="payers")
        if self.state.to_reveal and GAMBLE not in phases:
            raise refuse("Only a gambler at work has cards to reveal, so 'to_reveal' is 0.", key="to_reveal")

    def check_over(self) -> None:
        """A chapter played together is over when it was won or lost, and only then."""
        state = self.state
        self.check_asked()
        if self.adventure.is_together and (state.phase == OVER) != (state.result in (CREW_WON, CREW_LOST)):
            if state.phase != OVER or state.result:
                raise refuse("A chapter is over when it was won (result 1) or lost (result 2).", key="result")
        if state.phase in (DAWN, STOPPED) or (state.phase == CHOOSE and state.pile(HARBOR)):
            raise refuse("Nobody decides in this phase.", key="phase")


def ability_of(tale: Tale, name: str) -> tuple[int, int]:
    """The counter that a character adds to, and how much."""
    told = next(side["ability"] for card in tale.facts["characters"] for side in card if side["id"] == name)
    color = COLOR_NAMES.index(told["color"]) if "color" in told else 0
    return ABILITIES[told["as"]] + color, 2 if told["as"] == "pirate" else 1
