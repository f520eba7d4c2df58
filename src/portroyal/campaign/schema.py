"""The form of a campaign's file as a JSON Schema, for editors: made of the very words that the rules know.

It says which keys and words there are and what kind of value each has. Whether the story holds together is for
`portroyal campaign check` to say.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..campaigns import ABILITY_KEYS, KEYS, MISSION_KEYS
from ..catalog import ABILITIES, CARDS
from ..engine.vocabulary import (
    BATCHES,
    CHAPTERS,
    CHARACTER_CARDS,
    COLOR_NAMES,
    EFFECT_NAMES,
    EVENTS_ROOM,
    MOMENT_NAMES,
    SHIELDS,
    WANT_NAMES,
    WHEN_NAMES,
    WHO_NAMES,
)

Schema = dict[str, Any]


def whole(least: int = 0, most: int = 200) -> Schema:
    """A whole number."""
    return {"type": "integer", "minimum": least, "maximum": most}


def one_of(words: Iterable[str]) -> Schema:
    """One of these words."""
    return {"enum": [word for word in words if word]}


def table(properties: Schema, required: Iterable[str] = ()) -> Schema:
    """A table with these keys and no others."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(required),
        "additionalProperties": False,
    }


def rows(of: Schema, least: int = 0, most: int | None = None) -> Schema:
    """A list."""
    return {"type": "array", "items": of, "minItems": least} | ({} if most is None else {"maxItems": most})


TEXT: Schema = {"type": "string"}
NAME: Schema = {"type": "string", "pattern": "^[^ ]+$"}
YES: Schema = {"type": "boolean"}
WANTS = table({name: whole(1, 99) for name in WANT_NAMES if name})


def by_players(most: int, first: int = 1) -> Schema:
    """A number for each number of players, whose keys are written as texts."""
    keys = [str(players) for players in range(first, 5)]
    return table({key: whole(0, most) for key in keys}, keys)


def events() -> Schema:
    """Events and what they do."""
    effects: Schema = {name: whole(0, 99) for name in EFFECT_NAMES}
    effects |= {"who": one_of(WHO_NAMES), "hire_cost": whole(-20, 20), "no_repelling": YES, "hourglass": YES}
    event = {
        "id": NAME,
        "number": whole(0, 3),
        "when": one_of(WHEN_NAMES),
        "effect": table(effects),
        "players": rows(whole(1, 4), 1),
    }
    return rows(table(event, ("id", "number", "when", "effect")), 3, EVENTS_ROOM)


def characters() -> Schema:
    """Cards with two characters each."""
    abilities: Schema = {name: whole(0, 20) for name in ABILITY_KEYS}
    abilities |= {"as": one_of(ABILITIES), "color": one_of(COLOR_NAMES)}
    side = table(
        {"id": NAME, "start_coins": whole(0, 20), "ability": table(abilities)}, ("id", "start_coins", "ability")
    )
    return rows(rows(side, 2, 2), 4, CHARACTER_CARDS)


def hourglass() -> Schema:
    """What a mission says about the end of a month, in both modes or in each."""
    says: Schema = {"next": NAME, "ask": NAME, "done": NAME, "not_done": NAME}
    says |= {"card9": YES, "success": NAME, "buy_off": whole(1, 99)}
    return table(says | {"cooperative": table(says), "competitive": table(says)})


def story() -> Schema:
    """Missions, and endings with their last words."""
    card: Schema = {
        "id": NAME,
        "kind": one_of(("mission", "ending")),
        "chapter": whole(1, CHAPTERS - 1),
        "adds": rows(NAME),
        "own": WANTS,
        "discard": WANTS,
        "moment": one_of(MOMENT_NAMES),
        "active_only": YES,
        "takes_fewer": whole(0, 9),
        "times": whole(1, 7),
        "first": table({"coins": whole(0, 20), "crowns": whole(0, 20)}),
        "crowns": whole(0, 20),
        "star": YES,
        "hourglass": hourglass(),
        "codas": {"type": "object", "additionalProperties": rows(NAME)},
    }
    assert set(card) == set(MISSION_KEYS)
    return rows(table(card, ("id", "chapter")), 1)


def schema() -> Schema:
    """All of it."""
    codes = [card.code for card in CARDS if "adventure" in card.copies]
    under = {"anyOf": [one_of(("ability", "trophy")), table({"crowns": whole(0, 20)}, ("crowns",))]}
    parts: Schema = {
        "id": NAME,
        "title": TEXT,
        "chapters": whole(1, CHAPTERS - 1),
        "events": events(),
        "characters": characters(),
        "story": story(),
        "event_deck": table({"cooperative": by_players(20), "competitive": by_players(20, 2)}),
        "crowns": table({"spaces": whole(1, 100), "shields": rows(whole(1, 100), 0, SHIELDS)}, ("spaces", "shields")),
        "cubes": table({"under": rows(under, 1, 7)}, ("under",)),
        "card9": table({"cubes": by_players(99), "influence": by_players(200)}, ("cubes", "influence")),
        "batches": {"type": "object", "additionalProperties": rows(one_of(codes)), "maxProperties": BATCHES - 1},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A campaign of The Adventure Begins",
    } | table(parts, KEYS)
