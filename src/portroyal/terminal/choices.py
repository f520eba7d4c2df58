"""The choices of whoever decides: each legal action with what it costs or brings, and what one may type for it.

Everything is worked out from a view, so a choice never says more than its reader may know.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..contracts import BY_ID
from ..engine.crew import can_reveal
from ..engine.vocabulary import COLOR_NAMES, SHIP
from ..knowledge.contracts import cubes_left, next_step, step_by_declining
from ..knowledge.gamble import survival
from ..knowledge.odds import harbor_colors
from ..knowledge.terms import Terms, takes_allowed, terms_of, would_bust
from ..words import Words
from ..words.cards import name, one
from ..words.contracts import contract_name, gain_line
from ..words.deeds import deed
from ..words.speech import sentence
from .adventure import brings

if TYPE_CHECKING:
    from ..knowledge.view import View
    from ..notation import Action


ORDER = (
    *("draw", "stop", "look", "gamble", "repel", "keep", "take", "stow", "decline", "claim", "contract", "complete"),
    *("give", "set_aside", "choose", "return", "sell", "pay_crown", "buy_off", "pass"),
)
# What English players say for an action besides its own word; English is understood in every language.
ALSO = {"take": ("trade", "hire"), "contract": ("complete",), "pass": ("done",)}
ADVENTURE = ("choose", "complete", "look", "return", "sell", "pay_crown", "buy_off")
LONGEST_REPEATED = 40
ARTICLES = ("the", "a", "an")


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the menu."""

    action: Action
    label: str  # the deed
    result: str  # what comes of it
    keys: tuple[str, ...]  # what may be typed for it, besides its number


class Unclear(Exception):
    """What was typed is none of the choices, or several."""


def choices(t: Words, view: View, legal: Sequence[Action]) -> list[Choice]:
    """The menu of whoever decides now: drawing is always the first line, passing the last."""
    return [choice(t, view, action) for action in sorted(legal, key=lambda action: ORDER.index(action.kind))]


def choice(t: Words, view: View, action: Action) -> Choice:
    """One action as a line of the menu."""
    label = label_of(t, view, action)
    return Choice(action, label, RESULTS[action.kind](t, view, action), keys(t, view, action, label))


def label_of(t: Words, view: View, action: Action) -> str:
    """The deed. Whom a claim gives is told with its result."""
    if action.kind == "pass":
        passing = {"moment": "now-pass", "set_aside": "aside-keep"}
        passing |= dict.fromkeys(("event", "mission", "buy_off"), "adventure-pass")
        return t(passing.get(view.phase, "table-do-done"))
    if action.kind == "give":
        return t("gift-label", name=view.names[int(action.to or 0)], count=BY_CODE[str(view.ship)].gift)
    if action.contract is not None and not (step := next_step(view, view.actor, action.contract)).completes:
        line = t("contract-do-step-line", step=step.number, steps=step.of)
        return t("terminal-told", what=t("contract-do-step"), that=line)
    if view.gambled and action.kind in ("stop", "gamble"):
        return t("gamble-stop" if action.kind == "stop" else "gamble-more")
    if action.kind in ("complete", "sell"):
        return deed(t, action.words, view.names)
    return deed(t, action.words.partition(" with ")[0], view.names)


# --- What comes of it ---


def draw(t: Words, view: View, action: Action) -> str:
    """Which colors have become dangerous."""
    if not can_reveal(view.table):
        return t("terminal-no-time")
    if view.drawn == 0:
        return t("terminal-enter") if len(view.legal) == 1 else t("table-do-draw-first")
    colors = [t(f"card-color-{color}") for color in COLOR_NAMES if color in harbor_colors(view)]
    if not colors:
        return t("table-do-draw-more")
    return t("terminal-danger", colors=t.either(colors), swords=view.players[view.actor].swords)


def stop(t: Words, view: View, action: Action) -> str:
    """How many cards there would be to take."""
    if not view.harbor:
        return t("table-take-empty")
    return t("table-do-stop-line", count=min(len(view.harbor), takes_allowed(view, view.active)))


def gamble(t: Words, view: View, action: Action) -> str:
    """How likely it is to get through, and what for."""
    safe = t("table-do-draw-safe", percent=t.percent(survival(view)))
    return t("terminal-gamble", safe=safe, offer=t("gamble-offer-line"))


def repel(t: Words, view: View, action: Action) -> str:
    """Strength against swords."""
    strength = BY_CODE[str(view.ship)].strength
    return t("table-do-repel-line", strength=strength, swords=view.players[view.actor].swords)


def keep(t: Words, view: View, action: Action) -> str:
    """What the ship is worth, or that it is the end of the turn."""
    code = str(view.ship)
    if would_bust(view, code):
        return t("table-do-keep-bust")
    return t("terminal-worth", coins=terms_of(view, view.actor, code).gain)


def take(t: Words, view: View, action: Action) -> str:
    """The price or the gain, fee included: `+2 coins (gain 3, pay Ann 1)`, `−3 coins, 2 left; +1 influence`.

    A ship that a wholesaler keeps brings influence, too, and one that a clerk deals with a card more.
    """
    code, seat = str(action.card), view.actor
    terms = terms_of(view, seat, code)
    net, toll = terms.change, terms.fee
    coins = t("terminal-trade", net=t.signed(net), coins=abs(net))
    facts = {"toll": toll, "name": view.players[view.active].name}
    if BY_CODE[code].kind == SHIP:
        paid = f" {t('terminal-trade-fee', gain=terms.gain, **facts)}" if toll else ""
        kept = t("terminal-influence-gain", influence=terms.influence) if terms.influence else ""
        gift = t("terminal-gift", count=terms.gift) if terms.gift else ""
        crowns = t("terminal-crowns", count=BY_CODE[code].crowns) if BY_CODE[code].crowns else ""
        return besides(t, f"{coins}{paid}", crowns, kept, gift, more_cards(t, terms))
    paid = f" {t('terminal-hire-fee', **facts)}" if toll else ""
    left = t("terminal-left", left=view.players[seat].coins + net)
    influence = t("terminal-influence-gain", influence=BY_CODE[code].influence)
    return t("terminal-hire", coins=f"{coins}{paid}", left=left, influence=influence)


def besides(t: Words, what: str, *others: str) -> str:
    """What a choice brings, and whatever else it does."""
    for more in filter(None, others):
        what = t("terminal-besides", what=what, more=more)
    return what


def more_cards(t: Words, terms: Terms) -> str:
    """The cards that clerks let one take for a ship."""
    return t("terminal-more", count=terms.more) if terms.more else ""


def claim(t: Words, view: View, action: Action) -> str:
    """Whom one gives, and what for."""
    card = BY_CODE[str(action.card)]
    influence = card.influence - sum(BY_CODE[code].influence for code in action.given)
    coins = card.coins or 0
    given = sentence(t("table-pay-way", persons=t.series(one(t, code) for code in action.given)))
    gain = t("terminal-trade", net=t.signed(coins), coins=coins)
    return t("terminal-claim", given=given, influence=t("terminal-influence-gain", influence=influence), coins=gain)


def contract(t: Words, view: View, action: Action) -> str:
    """What completing it brings and costs; of a step on the way, the cubes that are left."""
    step = next_step(view, view.actor, str(action.contract))
    if not step.completes:
        left = cubes_left(view, view.actor) - (step.number == 1)
        return t("contract-cubes", count=left)
    gain, price = gain_line(t, step.coins, step.influence), BY_ID[step.contract]
    if price.how != "paying":
        return gain
    return besides(t, t("terminal-trade", net=t.signed(-price.amount), coins=price.amount), gain)


def decline(t: Words, view: View, action: Action) -> str:
    """The step on the contract, or what completing it brings, and the fee."""
    step = step_by_declining(view, view.actor, str(action.card))
    assert step is not None
    line = t("contract-do-step-line", step=step.number, steps=step.of)
    brings = gain_line(t, step.coins, step.influence) if step.completes else line
    told = t("terminal-told", what=contract_name(t, step.contract), that=brings)
    terms = terms_of(view, view.actor, str(action.card))
    fee = f" {t('terminal-hire-fee', toll=terms.fee, name=view.players[view.active].name)}" if terms.fee else ""
    return besides(t, f"{told}{fee}", more_cards(t, terms))


def give(t: Words, view: View, action: Action) -> str:
    """What the player has who would get it."""
    player = view.players[int(action.to or 0)]
    coins = t("contract-gain-coins", count=player.coins)
    return f"{coins}, {t('contract-gain-influence', count=player.influence)}"


def set_aside(t: Words, view: View, action: Action) -> str:
    """Points and turns, then."""
    return time_and_points(t, view, 1)


def time_and_points(t: Words, view: View, more: int) -> str:
    """`8 turns left, 3 points`, with so many cards more set aside."""
    turns, points = (view.aside.get(pile, 0) for pile in ("time", "score"))
    return f"{t('time-turns', count=turns - more)}, {t('score-points', count=points + more)}"


def let_pass(t: Words, view: View, action: Action) -> str:
    """What passing means now."""
    if view.phase == "moment":
        return t("now-pass-line")
    if view.phase == "set_aside":
        return time_and_points(t, view, 0)
    if view.phase == "bust":
        return t("table-do-done-bust")
    return t("table-do-done-more" if view.taken else "table-do-done-none")


def stow(t: Words, view: View, action: Action) -> str:
    """What the ship carries, and the fee."""
    card, terms = BY_CODE[str(action.card)], terms_of(view, view.actor, str(action.card))
    fee = f" {t('terminal-hire-fee', toll=terms.fee, name=view.players[view.active].name)}" if terms.fee else ""
    return f"{t(f'terminal-card-{card.item}')}{fee}"


RESULTS = {
    "draw": draw,
    "gamble": gamble,
    "stop": stop,
    "repel": repel,
    "keep": keep,
    "take": take,
    "decline": decline,
    "claim": claim,
    "contract": contract,
    "give": give,
    "set_aside": set_aside,
    "pass": let_pass,
    "stow": stow,
    **dict.fromkeys(ADVENTURE, brings),
}


# --- What may be typed ---


def plain(text: str) -> str:
    """Small letters without accents, single spaces, no articles: how typed words are compared."""
    letters = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    words = "".join(letter for letter in letters if not unicodedata.combining(letter)).strip(" .").split()
    return " ".join(word for word in words if word not in ARTICLES)


def keys(t: Words, view: View, action: Action, label: str) -> tuple[str, ...]:
    """The words of an action in notation and in the language; for what it names the name alone, too.

    What is declined is named with its verb: the name alone takes the card.
    """
    verbs = [action.kind.replace("_", " "), *ALSO.get(action.kind, ())]
    found = [str(action), label]
    names = names_of(t, view, action)
    for called in names:
        found += [called] if action.kind != "decline" else []
        found += [f"{verb} {called}" for verb in (*verbs, label.split()[0])]
    return tuple(dict.fromkeys(plain(key) for key in (found if names else [*found, *verbs])))


def names_of(t: Words, view: View, action: Action) -> list[str]:
    """What an action names: for a card its code, name and color, a contract, a player."""
    if action.contract is not None:
        return [contract_name(t, action.contract), action.contract, action.contract.replace("_", " ")]
    if action.to is not None:
        return [view.names[action.to]]
    if action.card is None:
        return []
    card = BY_CODE[action.card]
    names = [action.card, name(t, action.card), card.name.replace("_", " ")]
    return [*names, card.color, t(f"card-color-{card.color}")] if card.color else names


def pick(t: Words, menu: Sequence[Choice], typed: str) -> Choice:
    """The choice that a number, the words of an action or the beginning of them mean."""
    text, how = plain(typed), t("terminal-type", count=len(menu))
    if text.isdecimal():
        number = int(text[:9])  # nobody counts further
        if 1 <= number <= len(menu):
            return menu[number - 1]
        raise Unclear(f"{t('terminal-no-choice', number=repeated(text))} {how}")
    exact = [choice for choice in menu if text in choice.keys]
    found = exact or [choice for choice in menu if any(key.startswith(text) for key in choice.keys)]
    if len(found) == 1:
        return found[0]
    if found:
        which = t.either(f"{menu.index(choice) + 1} ({choice.label})" for choice in found)
        raise Unclear(t("terminal-several", typed=repeated(typed), which=which))
    raise Unclear(f"{t('terminal-no-words', typed=repeated(typed))} {how}")


def repeated(typed: str) -> str:
    """What was typed, as an answer repeats it."""
    text = typed.strip()
    return text if len(text) <= LONGEST_REPEATED else f"{text[:LONGEST_REPEATED]}…"
