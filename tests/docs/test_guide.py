"""The guide runs and is complete: every block shows what it says, and nothing public goes untold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest
from blocks import run_block, run_page

import portroyal
from portroyal import Game, errors, position, record
from portroyal.catalog import CODES
from portroyal.engine.fields import FIELDS
from portroyal.engine.vocabulary import ACTION_NAMES, COUNTER_NAMES, END_NAMES, EVENT_NAMES, GAIN_NAMES, PHASE_NAMES
from portroyal.knowledge.ahead import ahead
from portroyal.knowledge.odds import bust, next_card
from portroyal.modules import MODULES, NUMBERS, Module
from portroyal.server.protocol.refusals import REFUSALS
from portroyal.terminal.listings import FIGURES

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "guide"
SOURCE = Path(portroyal.__file__).parent
PAGES = (
    *("index.md", "python-api.md", "notation.md", "positions.md", "records.md"),
    *("campaign.md", "trusting-the-deck.md", "knowledge.md", "write-a-bot.md", "coach.md", "coming-back.md"),
    *("speed.md",),
)

# Without blocks to run here; those of the protocol need a server, and test_server_pages runs them.
SERVER_PAGES = ("play.md", "protocol.md", "host.md")
# Without blocks too: about files, which test_module_page looks for.
FILE_PAGES = ("add-a-module.md", "printed-numbers.md")
OTHER_PAGES = (*SERVER_PAGES, *FILE_PAGES)

FAMILIES = (
    "action",
    "arena",
    "bot",
    "campaign",
    "coach",
    "engine",
    "game",
    "odds",
    "position",
    "record",
    "ruleset",
    "undo",
    "view",
)


@cache
def page(name: str) -> str:
    return (GUIDE / name).read_text("utf-8")


@cache
def spoken(name: str) -> frozenset[str]:
    """What stands between backquotes outside of blocks, and each word of it."""
    outside = re.sub(r"^```.*?^```$", "", page(name), flags=re.MULTILINE | re.DOTALL)
    marked = re.findall(r"`([^`\n]+)`", outside)
    return frozenset(marked) | frozenset(word for text in marked for word in re.findall(r"\w+", text))


# --- It runs ---


@pytest.mark.parametrize("name", PAGES)
def test_the_blocks_of_a_page_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert run_page(GUIDE / name) > 0


@pytest.mark.parametrize(
    "block",
    [
        "1 + 1  # -> 3",
        "print('one')\n# -> two",
        "1 / 0\n# -> ValueError: ...",
        "1 + 1\n# -> ZeroDivisionError: ...",
        "if True:\n    1 + 1  # -> 2\n    pass",
    ],
)
def test_a_page_that_shows_something_else_fails(block: str):
    with pytest.raises(AssertionError):
        run_block(block, {}, "page")


def test_no_page_is_forgotten():
    assert {path.name for path in GUIDE.glob("*.md")} == {*PAGES, *OTHER_PAGES}
    for name in (*PAGES[1:], *OTHER_PAGES):
        assert f"]({name})" in page("index.md")


@pytest.mark.parametrize("name", [*PAGES, *OTHER_PAGES])
def test_links_lead_somewhere(name: str):
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)", page(name)):
        path = (GUIDE / target).resolve() if target else GUIDE / name
        assert path.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
            assert anchor in {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


# --- It is complete ---


@pytest.mark.parametrize("name", [name for name in dir(Game) if not name.startswith("_")])
def test_everything_public_of_a_game_is_told(name: str):
    assert re.search(rf"`[Gg]ame\.{name}\b", page("python-api.md"))


def names_of(thing: object) -> set[str]:
    """What can be asked of a thing."""
    inherited = dir(int) if isinstance(thing, int) else ()
    return {name for name in dir(thing) if not name.startswith("_")} - set(inherited)


@pytest.mark.parametrize("kind", ["action", "event", "outcome", "standing", "ruleset"])
def test_everything_public_of_what_a_game_gives_is_told(kind: str):
    game = Game.from_position({"players": [{}, {}]})
    outcome = Game.from_position({"players": [{}, {}], "phase": "over", "could_draw": False}).outcome
    assert outcome
    things = {
        "action": game.legal()[0],
        "event": game.play("draw")[0],
        "ruleset": game.ruleset,
        "outcome": outcome,
        "standing": outcome.standings[0],
    }
    for name in names_of(things[kind]):
        assert re.search(rf"`{kind}\.{name}\b|`{kind.capitalize()}\.{name}\b", page("python-api.md")), name


def test_every_field_of_a_view_is_told():
    view = Game.new(players=2).view()
    for name in names_of(view):
        assert re.search(rf"`[Vv]iew\.{name}\b", page("knowledge.md")), name
    for name in names_of(view.players[0]):
        assert f"`player.{name}`" in page("knowledge.md"), name


def test_all_odds_are_told():
    view = Game.new(players=2).view()
    for odds in (bust(view), next_card(view), ahead(view, 1)[0]):
        assert names_of(odds) <= spoken("knowledge.md")


def first_cells(name: str) -> set[str]:
    """The words in the first column of the tables of a page."""
    cells = re.findall(r"^\| (.*?) \|", page(name), re.MULTILINE)
    return {word for cell in cells for word in re.findall(r"`(\w+)`", cell)}


def test_every_key_of_a_position_is_told():
    assert {*position.KEYS, *position.PLAYER_KEYS} <= first_cells("positions.md")
    assert {field.told for field in FIELDS if field.told} <= set(position.KEYS)
    assert f"The format has version **{position.FORMAT}**" in page("positions.md")


def test_every_key_of_a_record_is_told():
    keys = import_module("portroyal.record.playback").KEYS
    assert set(keys) <= first_cells("records.md")
    assert f"The format has version **{record.FORMAT}**" in page("records.md")


def test_every_public_name_of_records_is_told():
    assert {f"portroyal.record.{name}" for name in ("load", "load_all", "save", "replay", "verify")} <= {
        text.split("(")[0] for text in spoken("records.md")
    }


def test_every_card_is_told():
    assert set(CODES) <= spoken("notation.md")


def test_every_action_phase_and_event_is_told():
    verbs = {name for name in ACTION_NAMES if name}
    assert verbs <= first_cells("notation.md")
    assert verbs | set(PHASE_NAMES) | set(GAIN_NAMES) | set(END_NAMES) <= spoken("python-api.md")
    assert set(EVENT_NAMES) <= first_cells("python-api.md")


def test_every_ability_is_told():
    colored = ("traders_", "wholesalers_", "clerks_")
    colors = {name for name in COUNTER_NAMES if name.startswith(colored)}
    ends = {f"{persons}{color}" for persons in colored for color in ("yellow", "black")}
    assert set(COUNTER_NAMES) - colors | ends <= spoken("knowledge.md")


def test_every_figure_is_told():
    assert set(FIGURES) <= first_cells("speed.md")
    assert page("speed.md").count("<!-- bench:begin -->") == page("speed.md").count("<!-- bench:end -->") == 1


def test_every_module_and_number_is_told():
    told = spoken("python-api.md")
    assert set(MODULES) | {field.name for field in fields(Module)} <= told
    assert set(NUMBERS) <= first_cells("python-api.md")


def test_everything_about_bots_is_told():
    bots, terms = import_module("portroyal.bots"), import_module("portroyal.knowledge.terms")
    functions = {name for name, thing in vars(terms).items() if getattr(thing, "__module__", "") == terms.__name__}
    functions.remove("table_with")
    assert set(bots.__all__) | functions | {"choose", "told", "version", "seconds", "iterations"} <= spoken(
        "write-a-bot.md"
    )


# --- Errors ---


def test_every_error_is_told():
    tree = [name for name, thing in vars(errors).items() if isinstance(thing, type) and issubclass(thing, Exception)]
    for name in tree:
        assert re.search(rf"^[│├└─ ]*{name}\b", page("python-api.md"), re.MULTILINE), name


def texts() -> Iterator[str]:
    """Every text in the sources, with a * for what is filled in."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_code_is_told():
    written = {text for text in texts() if re.fullmatch(rf"({'|'.join(FAMILIES)})/[a-z_]+", text)}
    assert {"action/illegal", "position/format", "record/hash"} <= written
    assert (written - REFUSALS.keys()) | {errors.PortRoyalError.code} <= spoken("python-api.md")


def codes_filled_in() -> set[str]:
    """Codes of which a part is filled in when they are raised."""
    choices = re.findall(r'check_choice\(f?"(\w+)', (SOURCE / "ruleset.py").read_text("utf-8"))
    return {f"ruleset/{what}" for what in choices} | {"record/format", "record/rules"}


def test_every_code_with_a_part_filled_in_is_told():
    filled = {text for text in texts() if re.fullmatch(rf"({'|'.join(FAMILIES)})/[a-z_]*\*", text)}
    assert filled <= {"ruleset/*", "record/*"}, "tell the new codes in python-api.md, and make them known here"
    for code in codes_filled_in():
        assert f"`{code}" in page("python-api.md")


def test_no_code_is_told_that_is_not_there():
    told = set(re.findall(rf"`((?:{'|'.join(FAMILIES)})/[a-z_]+)", page("python-api.md")))
    assert told <= set(texts()) | codes_filled_in()


def test_every_reason_is_told():
    reasons = re.findall(r'return "(\w+)", f?"', (SOURCE / "reasons.py").read_text("utf-8"))
    assert len(reasons) > 10
    assert set(reasons) <= first_cells("python-api.md")
