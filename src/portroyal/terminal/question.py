"""What is being decided, as the browser asks it: a question and a line below it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..contracts import BY_ID
from ..engine.crew import can_reveal
from ..knowledge.contracts import step_at_moment
from ..knowledge.odds import harbor_colors
from ..knowledge.terms import takes_allowed, would_bust
from ..words import Words
from ..words.adventure import event_text
from ..words.cards import name, the
from ..words.contracts import contract_name, message
from ..words.speech import sentence

if TYPE_CHECKING:
    from ..knowledge.view import View

Question = tuple[str, str]


def question(t: Words, view: View) -> Question:
    """The question to whoever decides."""
    return QUESTIONS[view.phase](t, view, {action.kind for action in view.actions})


def discover(t: Words, view: View, kinds: set[str]) -> Question:
    """Draw or stop?"""
    if not can_reveal(view.table) and view.drawn == 0:
        return t("table-first-draw"), t("terminal-no-time")
    stopping = t("table-colors-take", colors=len(harbor_colors(view)), count=takes_allowed(view, view.active))
    if view.gambled:
        return t("gamble-through"), t("gamble-through-text", count=takes_allowed(view, view.active))
    if "draw" not in kinds:
        return t("table-nothing-left"), stopping
    if view.drawn == 0 and "gamble" in kinds:
        return t("table-first-draw"), t("terminal-first-or-gamble")
    if view.drawn == 0:
        return t("table-first-draw"), t("table-first-or-claim" if "claim" in kinds else "table-first-text")
    return t("table-draw-or-stop"), t("table-draw-or-claim") if "claim" in kinds else stopping


def repel(t: Words, view: View, kinds: set[str]) -> Question:
    """The ship just revealed."""
    code, swords = str(view.ship), view.players[view.actor].swords
    if not would_bust(view, code):
        return name(t, code), t("table-repel-or-keep", swords=swords)
    asked = t("table-repel-second", card=name(t, code))
    return asked, t("table-repel-or-lose", swords=swords) if "keep" in kinds else t("table-repel-must")


def take(t: Words, view: View, kinds: set[str]) -> Question:
    """Trade and hire."""
    if not kinds & {"take", "claim", "stow"} and view.story is not None:
        return t("adventure-now"), t("contract-when-any")
    if "take" not in kinds and "claim" not in kinds:
        return t("terminal-contract-now"), t("contract-when-any")
    if "take" not in kinds:
        return t("table-claim-now"), t("table-claim-text")
    asked = t("table-take", count=view.takes)
    if view.actor != view.active:
        return asked, t("table-take-fee", name=view.players[view.active].name)
    if "claim" in kinds:
        return asked, t("table-take-or-claim")
    return asked, t("table-take-more") if view.taken else t("table-take-text", colors=len(harbor_colors(view)))


def bust(t: Words, view: View, kinds: set[str]) -> Question:
    """A last claim after a bust, or a contract."""
    return t("table-bust"), t("table-bust-claim") if "claim" in kinds else t("terminal-contract-now")


def moment(t: Words, view: View, kinds: set[str]) -> Question:
    """A contract that is decided now or not at all."""
    step = step_at_moment(view)
    assert step is not None
    facts = {"contract": contract_name(t, step.contract), "step": step.number, "steps": step.of}
    asked = t(message("now", BY_ID[step.contract].how), colors=len(harbor_colors(view)))
    return asked, t("now-text" if step.completes else "now-text-step", **facts)


def gift(t: Words, view: View, kinds: set[str]) -> Question:
    """Who gets the coin of the ship just traded with."""
    count = BY_CODE[str(view.ship)].gift
    return t("gift-ask", count=count), sentence(t("gift-text", count=count, card=the(t, str(view.ship))))


def set_aside(t: Words, view: View, kinds: set[str]) -> Question:
    """A card of the time deck, after a tax."""
    return t("aside-ask"), t("aside-text", points=view.aside.get("score", 0) + 1)


def choose(t: Words, view: View, kinds: set[str]) -> Question:
    """A character."""
    return t("adventure-choose"), t("adventure-choose-text")


def event(t: Words, view: View, kinds: set[str]) -> Question:
    """What an event offers."""
    asked = view.story["question"] if view.story is not None else ""
    return t("adventure-event-asks"), event_text(t, str(asked))


def mission(t: Words, view: View, kinds: set[str]) -> Question:
    """A mission that is decided now or not at all."""
    return t("adventure-mission", mission=str(view.mission)), ""


def look(t: Words, view: View, kinds: set[str]) -> Question:
    """Which of the cards looked at goes back."""
    return t("adventure-look"), t("adventure-look-text")


def buy_off(t: Words, view: View, kinds: set[str]) -> Question:
    """A cube for coins."""
    return t("adventure-buy-off", count=int(view.story["question"]) if view.story is not None else 0), ""


QUESTIONS = {
    "discover": discover,
    "repel": repel,
    "take": take,
    "bust": bust,
    "moment": moment,
    "gift": gift,
    "set_aside": set_aside,
    "choose": choose,
    "event": event,
    "mission": mission,
    "look": look,
    "buy_off": buy_off,
}
