"""What one may ask besides playing: help, the odds of the next card, what a card does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ..catalog import BY_CODE, CODES
from ..knowledge.ahead import ahead
from ..knowledge.gamble import survival
from ..knowledge.odds import bust, next_card
from ..knowledge.terms import would_bust
from ..words import Words
from ..words.cards import name
from .choices import plain

if TYPE_CHECKING:
    from ..knowledge.view import View
    from ..ruleset import Ruleset

LOOK_AHEAD = 4
# In the order of the help. A line of the help and a word of the language belong to each.
COMMANDS = ("odds", "hint", "others", "plan", "cards", "log", "undo", "save", "quit", "help")


def help_page(t: Words, ruleset: Ruleset) -> Group:
    """The rules in a few lines, those of the modules that are played included, and what may be typed."""
    has_crew = ruleset.players > 1 and (ruleset.is_crew or ruleset.is_together)
    left_out = {"others": ruleset.players == 1, "plan": not has_crew}
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    grid.add_row("  1, 2, 3 …", t("terminal-help-number"))
    for key in ("words", "enter"):
        grid.add_row(f"  {t(f'terminal-help-{key}-key')}", t(f"terminal-help-{key}"))
    for command in (command for command in COMMANDS[:-1] if not left_out.get(command)):
        grid.add_row(f"  {t(f'terminal-command-{command}')}", t(f"terminal-help-{command}"))
    added = [Text(t(f"module-{module.replace('_', '-')}-text")) for module in ruleset.modules if module != "base"]
    return Group(Text(t("terminal-help-rules", players=ruleset.players)), *added, Text(), grid)


def odds_lines(t: Words, view: View) -> list[str]:
    """The odds of drawing on. The first line alone says the most important."""
    if view.phase not in ("discover", "repel"):
        return [t("terminal-odds-not-now")]
    # The ship in question is kept in thought, unless that were a bust.
    keep = view.phase == "repel" and view.ship is not None and not would_bust(view, view.ship)
    danger = bust(view, keep=keep)
    if danger.of == 0:
        return [t("reason-nothing-to-draw")]
    if danger.by_color:
        then = "draw" if view.ship is None else "keep" if keep else "repel"
        facts = {"percent": t.percent(danger.chance), "cards": danger.cards, "of": danger.of}
        lines = [t("terminal-odds-bust", then=then, **facts)]
    else:
        lines = [t("terminal-odds-safe")]
    colors = [
        t("terminal-odds-color", color=t(f"card-color-{color}"), count=odds.cards)
        for color, odds in danger.by_color.items()
        if odds.cards
    ]
    if colors:
        lines.append(f"  {t('terminal-odds-colors', colors=', '.join(colors))}")
    if danger.without_swords.cards > danger.cards:
        lines.append(f"  {t('terminal-odds-swords', percent=t.percent(danger.without_swords.chance))}")
    coming = next_card(view, keep=keep)
    kinds = [
        t("terminal-odds-kind", kind=t(f"card-kind-{kind}"), percent=t.percent(odds.chance))
        for kind, odds in coming.by_kind.items()
        if odds.cards
    ]
    lines.append(t("terminal-odds-kinds", kinds=", ".join(kinds)))
    lines.append(f"  {t('terminal-odds-new-color', percent=t.percent(coming.new_color.chance))}")
    lines.append(f"  {t('terminal-odds-affordable', percent=t.percent(coming.affordable.chance))}")
    if "gamble" in view.legal:
        lines.append(f"  {t('terminal-told', what=t('gamble-odds'), that=t.percent(survival(view)))}")
    far = ahead(view, LOOK_AHEAD, keep=keep)
    draws = t.series(str(one.draws) for one in far)
    lines.append(t("terminal-odds-ahead", draws=draws, chances=t.series(t.percent(one.survive) for one in far)))
    return lines


def cards_meant(t: Words, text: str, view: View) -> list[str]:
    """The cards that a code or the beginning of a name means; without one, those that lie open."""
    if not text:
        ship = [view.ship] if view.ship and view.phase == "repel" else []
        return [*view.harbor, *ship, *view.expeditions]
    wanted = plain(text)
    if wanted in BY_CODE:
        return [wanted]
    return [code for code in CODES if code.startswith(wanted) or plain(name(t, code)).startswith(wanted)]
