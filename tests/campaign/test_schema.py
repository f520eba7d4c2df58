"""The schema of a campaign's file knows the words that the rules know, and refuses the same others."""

from __future__ import annotations

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from portroyal.campaign.schema import schema
from portroyal.campaigns import ABILITY_KEYS, KEYS, MISSION_KEYS, built_in, tell
from portroyal.engine.vocabulary import EFFECT_NAMES, MOMENT_NAMES, WANT_NAMES, WHEN_NAMES, WHO_NAMES
from portroyal.errors import CampaignError

TINY = tomllib.loads((Path(__file__).parent.parent / "campaigns" / "tiny.toml").read_text("utf-8"))


def refusals(value: Any, form: dict[str, Any], at: str = "") -> list[str]:
    """Where a value is not as a schema says: as much of JSON Schema as ours uses."""
    if "anyOf" in form:
        return [] if any(not refusals(value, each) for each in form["anyOf"]) else [at]
    if "enum" in form:
        return [] if value in form["enum"] else [at]
    kinds: dict[str, Any] = {"object": dict, "array": list, "string": str, "boolean": bool, "integer": int}
    if not isinstance(value, kinds[form["type"]]) or (form["type"] == "integer" and isinstance(value, bool)):
        return [at]
    if form["type"] == "integer":
        return [] if form["minimum"] <= value <= form["maximum"] else [at]
    if form["type"] == "string":
        return [] if re.search(form.get("pattern", ""), value) else [at]
    if form["type"] == "array":
        wrong = not form.get("minItems", 0) <= len(value) <= form.get("maxItems", 10**6)
        return [at] * wrong + [each for row in value for each in refusals(row, form["items"], at)]
    if form["type"] == "boolean":
        return []
    others = form["additionalProperties"]
    found = [f"{at}/{key}" for key in form.get("required", []) if key not in value]
    for key, each in value.items():
        known = form.get("properties", {}).get(key, others)
        found += [f"{at}/{key}"] if known is False else refusals(each, known, f"{at}/{key}")
    return found


@pytest.mark.parametrize("facts", [TINY, built_in()["the-bell"]], ids=["tiny", "the-bell"])
def test_campaigns_are_as_the_schema_says(facts: dict[str, Any]) -> None:
    assert refusals(facts, schema()) == []
    assert set(schema()["properties"]) == set(schema()["required"]) == set(KEYS)


def spoiled(path: str, value: Any) -> dict[str, Any]:
    """The tiny campaign with another value at a path."""
    facts = copy.deepcopy(TINY)
    place: Any = facts
    *way, last = path.split("/")
    for step in way:
        place = place[int(step) if step.isdecimal() and isinstance(place, list) else step]
    place[last] = value
    return facts


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("weather", 1),
        ("chapters", 0),
        ("events/0/effect/gain_doubloons", 1),
        ("events/0/effect/who", "nobody"),
        ("events/0/when", "later"),
        ("characters/0", []),
        ("characters/1/0/ability/as", "cook"),
        ("story/0/own/cook", 1),
        ("story/0/own/priest", 0),
        ("story/0/moment", "at_noon"),
        ("story/0/hourglass/perhaps", "t11"),
        ("story/0/first/influence", 1),
        ("story/0/kind", "epilogue"),
        ("card9/coins", 1),
        ("crowns/spaces", 0),
        ("cubes/under", []),
        ("batches/ta", ["sailor:3"]),
    ],
)
def test_what_the_rules_refuse_the_schema_refuses_too(path: str, value: Any) -> None:
    facts = TINY
    if path.startswith("characters/0"):
        facts = copy.deepcopy(TINY)
        facts["characters"][0] = value
    else:
        facts = spoiled(path, value)
    assert refusals(facts, schema())
    with pytest.raises(CampaignError):
        tell(facts)


def test_the_guide_lists_every_key_and_every_word() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "guide" / "campaign.md").read_text("utf-8")
    text = re.sub(r"```.*?```", "", guide, flags=re.DOTALL)
    told = set(re.findall(r"[a-z0-9_]+", " ".join(re.findall(r"`([^`]+)`", text))))
    known = {*KEYS, *MISSION_KEYS, *ABILITY_KEYS, *WANT_NAMES, *EFFECT_NAMES, *MOMENT_NAMES, *WHEN_NAMES, *WHO_NAMES}
    assert not known - told - {""}
    assert set(schema()["properties"]["story"]["items"]["properties"]["hourglass"]["properties"]) <= told
