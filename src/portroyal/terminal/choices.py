"""The choices of whoever decides: each legal action with what it costs or brings, and what one may type for it.

Everything is worked out from a view, so a choice never says more than its reader may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..catalog import BY_CODE
from ..engine.vocabulary import COLOR_NAMES, SHIP
from ..knowledge.odds import harbor_colors
from ..knowledge.terms import takes_allowed, terms_of, would_bust
from .words import coins, count, group, name, series, signed, strength, symbols

if TYPE_CHECKING:
    from ..knowledge.view import View
    from ..notation import Action


ORDER = ("draw", "stop", "repel", "keep", "take", "claim", "pass")


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of the menu."""

    action: Action
    label: str  # the deed
    result: str  # what comes of it
    keys: tuple[str, ...]  # what may be typed for it, besides its number


class Unclear(Exception):
    """What was typed is none of the choices, or several."""


def choices(view: View, legal: Sequence[Action]) -> list[Choice]:
    """The menu of whoever decides now: drawing is always the first line, passing the last."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: ORDER.index(action.kind))]


def choice(view: View, action: Action) -> Choice:
    """One action as a line of the menu."""
    describe = {
        "draw": draw,
        "stop": stop,
        "repel": repel,
        "keep": keep,
        "take": take,
        "claim": claim,
        "pass": decline,
    }
    label, result = describe[action.kind](view, action)
    return Choice(action, label, result, keys(action, label))


def draw(view: View, action: Action) -> tuple[str, str]:
    """Which colors have become dangerous."""
    colors = [color for color in COLOR_NAMES if color in harbor_colors(view)]
    unless = ", unless repelled" if view.players[view.actor].swords else ""
    if view.drawn == 0:
        return "Draw a card", "Enter is enough" if len(view.legal) == 1 else ""
    return "Draw a card", f"a second {series(colors, 'or')} ship is a bust{unless}" if colors else ""


def stop(view: View, action: Action) -> tuple[str, str]:
    """How many cards there would be to take."""
    cards = len(view.harbor)
    if cards == 0:
        return "Stop", "the harbor is empty"
    takes = min(cards, takes_allowed(view, view.active))
    return "Stop", f"then take {'the card' if cards == 1 else f'{takes} of {cards} cards'}"


def repel(view: View, action: Action) -> tuple[str, str]:
    """Swords against strength."""
    swords = count(view.players[view.actor].swords, "sword")
    return f"Repel the {name(str(view.ship))}", f"{strength(BY_CODE[str(view.ship)])}, you have {swords}"


def keep(view: View, action: Action) -> tuple[str, str]:
    """What the ship is worth, or that it is the end of the turn."""
    code = str(view.ship)
    if would_bust(view, code):
        return f"Keep the {name(code)}", "bust: you lose the turn"
    return f"Keep the {name(code)}", f"worth {coins(terms_of(view, view.actor, code).gain)} to you"


def take(view: View, action: Action) -> tuple[str, str]:
    """The price or the gain, fee included."""
    code, seat = str(action.card), view.actor
    terms, to_whom = terms_of(view, seat, code), view.players[view.active].name
    net, to_pay = terms.change, terms.fee
    if BY_CODE[code].kind == SHIP:
        sum = f" (gain {terms.gain}, pay {to_whom} {to_pay})" if to_pay else ""
        return f"Trade the {name(code)}", f"{signed(net)} {'coin' if abs(net) == 1 else 'coins'}{sum}"
    price = f"pay {terms.price}{f' and {to_whom} {to_pay}' if to_pay else ''}"
    left = view.players[seat].coins + net
    return f"Hire the {name(code)}", f"{price}, {left} left; {signed(BY_CODE[code].influence)} influence"


def claim(view: View, action: Action) -> tuple[str, str]:
    """Whom one gives, and what for."""
    card = BY_CODE[str(action.card)]
    lost = sum(BY_CODE[code].influence for code in action.given)
    net = f"{signed(card.influence - lost)} influence, {signed(card.coins or 0)} coins"
    given = f"give {group(action.given)}: " if action.given else ""
    return f"Claim the expedition for {symbols(card)}", f"{given}{net}"


def decline(view: View, action: Action) -> tuple[str, str]:
    """What passing means now."""
    if view.phase == "bust":
        return "Pass", "the turn ends"
    return "Pass", "take no more" if view.taken else "take nothing"


# --- What may be typed ---


def plain(text: str) -> str:
    """Small letters, single spaces, no articles: how typed words are compared."""
    return " ".join(word for word in text.lower().strip(" .").split() if word not in ("the", "a", "an"))


def keys(action: Action, label: str) -> tuple[str, ...]:
    """The words of an action, its label, and for a card its code, name and color alone."""
    found = [str(action), label]
    if action.card is not None:
        card = BY_CODE[action.card]
        for called in (action.card, name(action.card), card.color or ""):
            if called:
                found += [called, f"{action.kind} {called}", f"{label.split()[0]} {called}"]
    return tuple(dict.fromkeys(plain(key) for key in found))


def pick(menu: Sequence[Choice], typed: str) -> Choice:
    """The choice that a number, the words of an action or the beginning of them mean."""
    text = plain(typed)
    if text.isdecimal():
        number = int(text)
        if 1 <= number <= len(menu):
            return menu[number - 1]
        raise Unclear(f"There is no choice {number}; {numbers(menu)}.")
    exact = [choice for choice in menu if text in choice.keys]
    found = exact or [choice for choice in menu if any(key.startswith(text) for key in choice.keys)]
    if len(found) == 1:
        return found[0]
    if found:
        which = series((f"{menu.index(choice) + 1} ({choice.label})" for choice in found), "or")
        raise Unclear(f"“{typed.strip()}” fits several choices: {which}.")
    raise Unclear(f"“{typed.strip()}” is none of the choices; {numbers(menu)}, or help.")


def numbers(menu: Sequence[Choice]) -> str:
    """How to choose."""
    return "type 1" if len(menu) == 1 else f"type a number from 1 to {len(menu)}"
