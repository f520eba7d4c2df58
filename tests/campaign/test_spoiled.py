"""A campaign with a mistake in it is refused: the place is named, and what would be right. Nothing else happens."""

from __future__ import annotations

import copy
import json
import random
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from portroyal import campaigns
from portroyal.campaign.graph import faults
from portroyal.campaigns import built_in, tell
from portroyal.errors import CampaignError

TINY = tomllib.loads((Path(__file__).parent.parent / "campaigns" / "tiny.toml").read_text())
STRANGE = [
    *(
        None,
        True,
        -1,
        3.5,
        10**30,
        "",
        "  ",
        "../..",
        "\n",
        [],
        {},
        ["a"],
        [[]],
        {"a": 1},
        "é" * 200,
        256,
        float("nan"),
    ),
    *("10", {"coins": 1}, "tax_paid", "ALL"),
]


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A process has room for a few campaigns and for so many names; those of a test are forgotten after it."""
    monkeypatch.setattr(campaigns, "KNOWN", dict(campaigns.KNOWN))
    lists = (campaigns.MISSION_NAMES, campaigns.MISSION_GIVES, campaigns.EVENT_CARD_NAMES, campaigns.CHARACTER_NAMES)
    before = [len(names) for names in lists]
    yield
    for names, length in zip(lists, before, strict=True):
        del names[length:]


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where something stands in plain data."""
    if path:
        yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in inner:
        yield from places(each, (*path, key))


def spoiled(dice: random.Random, facts: Any) -> Any:
    """A campaign with one thing in it changed, left out, renamed or doubled."""
    facts = copy.deepcopy(facts)
    path = dice.choice(list(places(facts)))
    inside = facts
    for key in path[:-1]:
        inside = inside[key]
    how = dice.choice(("change", "change", "leave out", "rename", "double", "add"))
    if how == "leave out":
        del inside[path[-1]]
    elif how == "rename" and isinstance(inside, dict):
        inside[f"{path[-1]}s"] = inside.pop(path[-1])
    elif how == "double" and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[path[-1]]))
    elif how == "add" and isinstance(inside, dict):
        inside["more"] = 1
    else:
        inside[path[-1]] = copy.deepcopy(dice.choice(STRANGE))
    return facts


# Played in a process of its own, which may fill and forget its room for campaigns.
CHECKED_APART = """
import contextlib, io, pathlib, sys
from portroyal import campaigns
from portroyal.cli_campaign import check
from portroyal.errors import CampaignError
answers = {0: 0, 1: 0, "refused": 0}
for file in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    campaigns.KNOWN.clear()
    names = campaigns.MISSION_NAMES, campaigns.MISSION_GIVES, campaigns.EVENT_CARD_NAMES, campaigns.CHARACTER_NAMES
    for each in names:
        each.clear()
    said = io.StringIO()
    try:
        with contextlib.redirect_stdout(said):
            answer = check(file, games=0)
        assert said.getvalue()
    except CampaignError as error:
        answer = "refused"
        assert len(error.message) > 20 and error.message.endswith((".", ")")), error.message
    answers[answer] += 1
print(answers["refused"], answers[0] + answers[1])
"""


def test_spoiled_campaigns_are_checked_or_refused_and_nothing_else(tmp_path: Path) -> None:
    """C, Format: a word the engine does not know is refused by name, before a game starts."""
    dice = random.Random(13)
    for number in range(120):
        facts = spoiled(dice, TINY if number % 3 else built_in()["the-bell"])
        (tmp_path / f"{number:03}.json").write_text(json.dumps(facts))
    done = subprocess.run([sys.executable, "-c", CHECKED_APART, str(tmp_path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    refused, checked = map(int, done.stdout.split())
    assert refused + checked == 120 and refused > 80


def change(path: str, value: Any) -> Any:
    """The tiny campaign with one thing changed; the path has dots between."""
    facts = copy.deepcopy(TINY)
    inside: Any = facts
    *keys, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    for key in keys:
        inside = inside[key if isinstance(inside, list) else str(key)]
    if isinstance(inside, list) and last == len(inside):
        inside.append(value)
    else:
        inside[last if isinstance(inside, list) else str(last)] = value
    return facts


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("id", 7, "A campaign needs an 'id': a text without blanks"),
        ("title", None, "The title of a campaign is a text, not None"),
        ("story.0.owns", {}, "The story card t10 has a word that is not known: 'owns'. Did you mean own?"),
        ("story.0.id", 10, "The story card number 1 needs an 'id': a text without blanks, like \"10\", not 10."),
        ("story.1", "t11", "The story card number 2 is a table, not 't11'."),
        ("story.0.kind", "endings", "The kind of the story card t10 is not known: 'endings'. Did you mean ending?"),
        ("story.0.own", {"priests": 1}, "'own' of the mission t10 has a word that is not known: 'priests'."),
        ("story.0.discard", {"coins": "1"}, "coins in 'discard' of the mission t10 is a number from 1 to 99, not '1'."),
        ("story.0.star", "yes", "'star' of the mission t10 is true or false, not 'yes'."),
        ("story.1.active_only", 1, "'active_only' of the mission t11 is true or false, not 1."),
        ("story.0.adds", ["tc"], "The mission t10 adds a batch that is not known: 'tc'. There are: ta, tb."),
        ("story.0.adds", [[]], "The mission t10 adds a batch that is not known: []."),
        ("story.0.hourglass", "t11", "The mission t10 needs an 'hourglass', a table like"),
        ("story.0.hourglass.done", [], "The hourglass of t10: 'done' points to a mission that is not known: []."),
        ("story.0.hourglass.next", "t11", "The hourglass of t10 says one thing: next or ask or card9 or buy_off;"),
        ("story.0.hourglass", {"done": "t11"}, "The hourglass of t10 says one thing"),
        ("story.0.hourglass.success", "61", "which says 'ask', has a word that is not known: 'success'."),
        ("story.1.hourglass.cooperative.card9", 9, "'card9' of The hourglass of t11 is true, not 9."),
        ("story.1.hourglass.next", "t12", "with one for each mode, has a word that is not known: 'next'."),
        ("events.1.id", "market_day", "Two events have the id market_day."),
        ("events.0.effect", {"who": "all"}, "The event market_day does nothing. There are: gain_coins,"),
        ("events.0.effect", {"gain_coins": 1}, "The event market_day needs 'who'. There are: all, active,"),
        ("events.0.effect.who", "ALL", "To whom market_day acts is not known: 'ALL'. There are: all,"),
        ("events.0.number", 2, "The event market_day has the number 2: 2 and 3 are for 'months_end'"),
        ("events.0.number", 1, "Two events have the number 1; only those with the number 0 are many."),
        ("events.13.players", 2, "'players' of old_pilot is a list, not 2."),
        ("characters.2", [], "The character card number 3 has two sides, not 0."),
        ("characters.2.0.id", None, "The character number 5 needs an 'id'"),
        ("characters.2.0.id", "grace", "Two characters have the id grace."),
        ("characters.2.0.ability", {"as": "trader"}, "The color of ferdinando is not known: None. There are: yellow,"),
        ("characters.1.0.ability.color", "red", "The ability of jean, as, has a word that is not known: 'color'."),
        ("crowns.shields", [2, [4]], "A shield is a number from 1 to 20, not [4]."),
        ("cubes.under.2", [], "The cube number 3 of 'under' is a table, not []."),
        ("event_deck.competitive", None, "'competitive' of 'event_deck' is a table, not None."),
        ("event_deck.cooperative.5", 3, "'cooperative' of 'event_deck' has a word that is not known: '5'."),
        ("event_deck.cooperative.4", 14, "Events together with 4 is a number from 0 to 13, not 14."),
        ("card9.cubes", [2, 2], "'cubes' of 'card9' is a table, not [2, 2]."),
        ("batches", ["ta"], "'batches' is a table, not ['ta']."),
        ("batches.ta.0", "ares:3/1+book", "The batch ta has a card that is not known: 'ares:3/1+book'. Did you"),
        ("batches.ta", ["lookout:5"] * 42, "The batches have 46 cards together; at most 45 can join a deck."),
    ],
)  # fmt: skip
def test_each_mistake_is_told_by_its_place_and_by_what_would_be_right(path: str, value: Any, said: str) -> None:
    with pytest.raises(CampaignError) as refused:
        tell(change(path, value))
    assert said in refused.value.message


def test_a_race_needs_an_end_of_the_last_month_and_a_table_has_room_for_so_many_missions() -> None:
    """A71: somebody has to be able to return a cube; A52."""
    tale = tell(change("story.1.hourglass.competitive", {}))
    assert faults(tale) == [
        "Chapter 1, competitive, t10 t11: the last hourglass lets nobody return a cube for coins: { buy_off = 8 }.",
        "Chapter 1, competitive, t10 t12 t11: the last hourglass lets nobody return a cube for coins: { buy_off = 8 }.",
    ]
    facts = copy.deepcopy(TINY)
    for number in range(17):
        both = {"ask": "t10", "done": f"x{number + 1}", "not_done": f"y{number + 1}"}
        for name in ("x", "y"):
            facts["story"].append({"id": f"{name}{number}", "chapter": 1, "hourglass": both})
    for name in ("x", "y"):
        facts["story"].append({"id": f"{name}17", "chapter": 1, "hourglass": {"next": "t11"}})
    facts["story"][0]["hourglass"] = {"next": "x0"}
    assert any("missions can lie on the table." in fault for fault in faults(tell(facts)))


def test_a_character_may_be_like_a_tybuk() -> None:
    """A95: three swords."""
    facts = change("characters.1.0.ability", {"as": "tybuk"})
    assert tell(facts).characters
