"""What one may ask besides playing: help, the odds of the next card, what a card does."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from ..catalog import BY_CODE, CODES
from ..knowledge.ahead import ahead
from ..knowledge.odds import Odds, bust, next_card
from ..knowledge.terms import would_bust
from .choices import plain
from .words import name, series

if TYPE_CHECKING:
    from ..knowledge.view import View

LOOK_AHEAD = 4

HELP = """\
Draw cards into the harbor, one at a time. A second ship of a color is a bust: the turn is over, \
unless your swords repel it. Stop in time and take 1 card; 2 where ships of four colors lie, 3 where \
five do. Ships bring coins; persons cost coins, and give influence and abilities. Then the others may \
take a card each and pay you 1 coin for it. Who reaches 12 influence begins the last round.

  1, 2, 3 ...    a choice by its number
  draw, d        or by its words or their beginning: take flute, hire sai, p
  Enter          the table again; where there is only one choice, play it
  odds           how likely a bust is, and what else may come
  hint           what the coach would do: each choice with its chance to win, and why
  cards          what the cards on the table do; cards jester: any other card
  log            everything that happened
  undo           take a choice back, if no hidden card was seen since
  save [FILE]    save the game now and after every action
  quit           leave"""


def percent(chance: Fraction) -> str:
    """Rounded, but never to a false 0 or 100."""
    rounded = round(chance * 100)
    if rounded == 0 and chance > 0:
        return "under 1 %"
    if rounded == 100 and chance < 1:
        return "over 99 %"
    return f"{rounded} %"


def of_cards(odds: Odds) -> str:
    """`19 % (12 of 64 cards)`."""
    return f"{percent(odds.chance)} ({odds.cards} of {odds.of} unseen cards)"


def odds_lines(view: View) -> list[str]:
    """The odds of drawing on. The first line alone says the most important."""
    if view.phase not in ("discover", "repel"):
        return ["Nothing is being drawn now; the odds are for whoever discovers."]
    # The ship in question is kept in thought, unless that were a bust.
    keep = view.ship is not None and not would_bust(view, view.ship)
    danger = bust(view, keep=keep)
    if danger.of == 0:
        return ["There is no card left to draw."]
    which = "The" if view.ship is None else "If you keep it, the" if keep else "If you repel it, the"
    if danger.by_color:
        lines = [f"{which} next card is a bust: {of_cards(danger)}."]
    else:
        lines = [f"{which} next card can't be a bust: there is no ship in the harbor."]
    colors = [f"{color} {odds.cards}" for color, odds in danger.by_color.items() if odds.cards]
    if colors:
        lines.append(f"  of these: {', '.join(colors)}")
    if danger.without_swords.cards > danger.cards:
        lines.append(f"  without your swords it would be {percent(danger.without_swords.chance)}")
    coming = next_card(view, keep=keep)
    kinds = [f"{kind} {percent(odds.chance)}" for kind, odds in coming.by_kind.items() if odds.cards]
    lines.append(f"It is a {series(kinds, 'or')}.")
    lines.append(f"  a ship of a new color: {percent(coming.new_color.chance)}")
    lines.append(f"  a person you can pay now: {percent(coming.affordable.chance)}")
    far = ahead(view, LOOK_AHEAD, keep=keep)
    cards = series(str(one.draws) for one in far)
    chances = series(percent(one.survive).removesuffix(" %") for one in far)
    lines.append(f"No bust in the next {cards} cards: {chances} %.")
    return lines


def cards_meant(text: str, view: View) -> list[str]:
    """The cards that a code or the beginning of a name means; without one, those that lie open."""
    if not text:
        return [*view.harbor, *([view.ship] if view.ship else []), *view.expeditions]
    wanted = plain(text)
    if wanted in BY_CODE:
        return [wanted]
    return [code for code in CODES if code.startswith(wanted) or plain(name(code)).startswith(wanted)]
