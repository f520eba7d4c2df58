"""A kind without words fails here: every kind of card, phase, action, event, gain and end, person and module."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import portroyal
from portroyal import catalog
from portroyal.catalog import CARDS
from portroyal.contracts import LIST
from portroyal.engine.vocabulary import (
    ACTION_NAMES,
    BONUS_NAMES,
    COUNTER_NAMES,
    END_NAMES,
    EVENT_NAMES,
    GAIN_NAMES,
    KIND_NAMES,
    PERSON,
    PHASE_NAMES,
    SYMBOL_NAMES,
)
from portroyal.modules import MODULES
from portroyal.terminal.choices import ORDER, RESULTS
from portroyal.terminal.question import QUESTIONS
from portroyal.terminal.teller import SILENT, Teller
from portroyal.words import LANGUAGES, speaking

SOURCES = Path(portroyal.__file__).parent
# What the log says of each kind of event; nothing of those that go without saying.
TOLD = {
    "turn_began": ("log-turn",),
    "card_revealed": (
        *("log-drew", "log-drew-ship", "log-drew-skull", "log-tax"),
        *("log-glass", "log-glass-ship", "log-glass-skull"),
    ),
    "ship_repelled": ("log-repelled",),
    "ship_kept": ("log-kept",),
    "tax_paid": ("log-tax-lost",),
    "harbor_busted": ("log-bust",),
    "gambler_used": ("log-gambled",),
    "discovery_ended": ("log-stopped",),
    "taking_began": (),
    "ship_traded": ("log-traded",),
    "ship_tucked": ("log-tucked",),
    "person_hired": ("log-hired",),
    "fee_paid": ("log-fee",),
    "taking_ended": ("log-passed",),
    "person_given": ("log-gave",),
    "expedition_claimed": ("log-claimed",),
    "coins_gained": ("log-admiral", "log-jester", "log-tax-gained", "log-gunner", "log-vice-admiral"),
    "coin_spent": ("terminal-spent",),
    "deck_shuffled": ("log-shuffled",),
    "turn_ended": (),
    "end_triggered": ("log-last-round",),
    "round_ended": (),
    "game_ended": ("log-ended", "log-ended-stalemate", "log-ended-contracts", "log-ended-time"),
    "contract_offered": ("log-offered",),
    "contract_advanced": ("log-advanced",),
    "contract_completed": ("log-completed",),
    "influence_gained": ("log-influence",),
    "coins_declined": ("log-declined",),
    "gift_given": ("log-gift",),
    "ship_captured": ("log-captured",),
    "ship_released": (),
    "time_dealt": ("log-time-dealt",),
    "card_set_aside": ("log-set-aside",),
    "character_chosen": ("log-character",),
    "event_revealed": ("log-event",),
    "month_ended": ("log-month-ended",),
    "story_read": ("log-story",),
    "cards_added": ("log-cards-added",),
    "mission_advanced": ("log-mission-step",),
    "mission_completed": ("log-mission",),
    "crowns_moved": ("log-crowns",),
    "ship_stowed": ("log-stowed",),
    "item_given": ("log-item-given",),
    "card_looked_at": ("log-looked",),
    "card_thrown_away": ("log-thrown",),
    "card_put_back": ("log-put-back",),
    "cube_returned": ("log-cube",),
    "trophy_shown": ("log-trophy",),
    "coins_lost": ("log-tax-lost",),
}
# Why coins were gained: told on its own, or with the deed they came from.
GAINED = {
    "setup": (),
    "ship": ("log-traded",),
    "admiral": ("log-admiral",),
    "jester": ("log-jester",),
    "expedition": ("log-claimed",),
    "tax": ("log-tax-gained",),
    "gunner": ("log-gunner",),
    "vice_admiral": ("log-vice-admiral",),
    "gift": ("log-gift",),
    "contract": ("log-completed",),
    **dict.fromkeys(("mission", "event", "character", "sale"), ("log-coins-by",)),
}
ENDED = {
    "influence": ("log-ended",),
    "stalemate": ("log-ended-stalemate", "end-stalemate"),
    "contracts": ("log-ended-contracts", "end-voyage-won"),
    "time": ("log-ended-time", "end-voyage-lost"),
    "chapter": ("log-ended-chapter", "end-chapter-won", "end-chapter-lost"),
}
# The question and the buttons of each phase, for whoever decides and for the others.
ASKED = {
    "discover": ("table-draw-or-stop", "table-other-draws", "table-do-draw", "table-do-stop"),
    "repel": ("table-repel-second", "table-other-ship", "table-do-repel", "table-do-keep"),
    "take": ("table-take", "table-other-takes", "table-do-trade", "table-do-hire", "table-do-done"),
    "bust": ("table-bust", "table-other-bust"),
    "over": ("table-over",),
    "moment": ("now-at-tax", "now-at-bust", "now-at-colors", "now-text", "now-pass", "now-other"),
    "gift": ("gift-ask", "gift-do", "gift-other"),
    "set_aside": ("aside-ask", "aside-do", "aside-keep", "aside-other"),
    "choose": ("adventure-choose", "adventure-choose-text"),
    "event": ("adventure-event-asks", "adventure-pass"),
    "mission": ("adventure-mission", "adventure-pass"),
    "look": ("adventure-look", "adventure-look-text"),
    "buy_off": ("adventure-buy-off", "adventure-pass"),
}
DONE = {
    "take": ("deed-trade", "deed-hire"),
    "claim": ("deed-claim", "deed-claim-with"),
    "set_aside": ("deed-set-aside",),
    "complete": ("deed-complete", "deed-complete-with"),
    "pay_crown": ("deed-pay-crown",),
    "buy_off": ("deed-buy-off",),
}
# Counters a player can see are a person's; the others have words of their own.
COUNTED = {
    "influence": "sheet-influence",
    "claimed": "sheet-expeditions",
    "swords": "sheet-swords",
    "cubes_placed": "contract-cubes",
    "completed": "contracts-of-label",
    "missions_done": "adventure-missions-done",
    "cubes_gone": "adventure-cubes-gone",
}
COLORED = ("trader", "wholesaler", "clerk")
PERSONS = {name: counter for name, counter in catalog.ABILITIES.items() if name not in COLORED}


def needed() -> Iterator[str]:
    """Every message that the vocabulary asks for."""
    yield from (f"card-kind-{kind}" for kind in KIND_NAMES)
    yield from (f"card-symbol-{symbol}" for symbol in SYMBOL_NAMES)
    for bonus in BONUS_NAMES:
        yield from (f"card-text-tax-{bonus}", f"card-label-tax-{bonus}")
    for action in filter(None, ACTION_NAMES):
        yield from DONE.get(action, (f"deed-{action}",))
    for kind in EVENT_NAMES:
        yield from TOLD[kind]
    for gain in GAIN_NAMES:
        yield from GAINED[gain]
    for end in END_NAMES:
        yield from ENDED[end]
    for phase in PHASE_NAMES:
        yield from ASKED[phase]
    for card in CARDS:
        if card.kind == PERSON and "base" in card.copies:
            yield f"rules-person-{card.name.replace('_', '-')}"
    for contract in LIST:
        name = contract.id.replace("_", "-")
        yield from (f"contract-name-{name}", f"contract-text-{name}")
        if not contract.needs:
            yield f"contract-asks-{name}"
        yield from (f"contract-need-{need.replace('_', '-')}" for need in contract.needs)
    for module in MODULES.values():
        yield from (f"rank-{rank.replace('_', '-')}" for _, rank in module.ranks)
    for module in MODULES:
        yield from (f"module-{module.replace('_', '-')}", f"module-{module.replace('_', '-')}-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_has_words(language: str) -> None:
    t = speaking(language)
    assert sorted({message for message in needed() if message not in t}) == []


def test_the_terminal_knows_every_kind() -> None:
    actions = {name for name in ACTION_NAMES if name}
    assert set(RESULTS) == actions
    assert set(ORDER) >= actions
    assert set(QUESTIONS) == set(PHASE_NAMES) - {"over"}
    assert {kind for kind in EVENT_NAMES if not hasattr(Teller, kind)} <= set(SILENT)


@pytest.mark.parametrize("counter", COUNTER_NAMES)
def test_every_counter_is_a_persons_or_has_words(counter: str) -> None:
    names = {COUNTER_NAMES[number] for number in PERSONS.values()}
    is_colored = counter.startswith(tuple(f"{name}s_" for name in COLORED))
    assert is_colored or counter in names or COUNTED[counter] in speaking("en")


def asked_by_python() -> set[str]:
    """Ids in Python, whole or with a part to be filled in, as patterns."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = (re.escape(part.value) if isinstance(part, ast.Constant) else "[a-z-]+" for part in node.values)
                found.add("".join(map(str, parts)))
    return found


def test_nothing_is_kept_for_the_terminal_that_nobody_asks_for() -> None:
    asked = [re.compile(pattern) for pattern in asked_by_python() if pattern.startswith("terminal")]
    kept = [message for message, file in speaking("en").homes.items() if file == "terminal.ftl"]
    assert [message for message in kept if not any(pattern.fullmatch(message) for pattern in asked)] == []


def test_nothing_is_asked_for_that_nobody_wrote() -> None:
    """Whole ids: what begins like a message and is none."""
    known = set(speaking("en"))
    begins = tuple({f"{message.split('-')[0]}-" for message in known if "-" in message})
    asked = {
        node.args[0].value
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.func, ast.Name | ast.Attribute)
        and getattr(node.func, "id", getattr(node.func, "attr", "")) in ("t", "said")
    }
    assert {each for each in asked if str(each).startswith(begins)} == asked
    assert sorted(asked - known) == []
