"""The table on a screen of 80 columns: what a view shows, drawn with rich.

A ship's color is told three times, by color, symbol and name, so that nothing is lost without colors
(`NO_COLOR`, a pipe, other eyes). Words come from `words`, choices from `choices`; nothing is decided here.
"""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import IO, TYPE_CHECKING

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..catalog import BY_CODE
from ..engine.vocabulary import SHIP
from ..knowledge.terms import coins_short, symbols_missing, would_bust
from .choices import Choice
from .words import (
    Line,
    Teller,
    coins,
    crew,
    effect,
    facts,
    name,
    series,
    short_effect,
    strength,
    symbols,
)

if TYPE_CHECKING:
    from ..game import Outcome
    from ..knowledge.view import PlayerView, View

WIDEST = 100
CARD_WIDTH = 16

SHIP_STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "black": "bright_black",
}
# Sun, waves, palm, crown and moon: the emblems of the five ships.
EMBLEMS = {"yellow": "☀", "blue": "≈", "green": "♣", "red": "♛", "black": "☾"}
PLAIN_EMBLEMS = {"yellow": "*", "blue": "~", "green": "&", "red": "^", "black": ")"}
LINE_STYLES = {"turn": "bold", "plain": "", "loud": "bold", "quiet": "dim"}


PLAIN_LETTERS = str.maketrans({"−": "-", "“": '"', "”": '"', "▶": ">", "±": "+-", "…": "~"})


def plain_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """For terminals of few letters: the nearest one, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    shown = error.object[error.start : error.end].translate(PLAIN_LETTERS)
    return "".join(letter if letter.isascii() else "?" for letter in shown), error.end


codecs.register_error("portroyal.plain", plain_letters)


def make_console(file: IO[str] | None = None) -> Console:
    """A console on standard output. Lines too narrow to read, or too wide, are avoided."""
    stream = file or sys.stdout
    console = Console(file=stream, highlight=False, emoji=False, markup=False, soft_wrap=False)
    console.width = max(40, min(console.width, WIDEST))
    # A letter that can't be shown or read must not stop the game.
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="portroyal.plain")
    source: IO[str] = sys.stdin
    if isinstance(source, TextIOWrapper):
        source.reconfigure(errors="replace")
    with suppress(ImportError):
        import_module("readline")  # lets `input` edit the line
    return console


def read_line(prompt: str) -> str:
    """What is typed. What comes from a file or a pipe is shown too, so that the transcript can be read."""
    typed = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(f"{printable(typed)}\n")
    return printable(typed)


def printable(typed: str) -> str:
    """Without letters that would steer the terminal when they are repeated to it."""
    return "".join(letter if letter.isprintable() else " " for letter in typed)


def can_draw_symbols(console: Console) -> bool:
    """Can this console show more than plain letters?"""
    return console.encoding.lower().startswith("utf")


def emblem(console: Console, color: str | None) -> str:
    """The symbol of a ship color."""
    return (EMBLEMS if can_draw_symbols(console) else PLAIN_EMBLEMS).get(color or "", "")


# --- Cards ---


def card_panel(console: Console, code: str, tag: str = "") -> Panel:
    """A card of the harbor. The tag on its upper edge is a choice's number or why it can't be taken."""
    card = BY_CODE[code]
    if card.kind == SHIP:
        style = SHIP_STYLES[str(card.color)]
        body = Text(f"{emblem(console, card.color)} {name(code)}\n", style=f"bold {style}")
        body.append(f"{strength(card)}\n", style="not bold default")
        body.append(f"{card.color}".ljust(8 if card.coins == 1 else 7), style=f"not bold {style}")
        body.append(coins(card.coins or 0), style="not bold default")
    else:
        style = ""
        called, does = name(code), short_effect(code)
        if card.name == "jack_of_all_trades":  # too long for one line
            called, does = "Jack of all", "trades: any"
        body = Text(f"{called}\n", style="bold")
        body.append(f"{does}\n", style="not bold")
        body.append(f"pay {card.cost}".ljust(7), style="not bold")
        body.append(f"{card.influence} infl.", style="not bold")
    body.no_wrap = True
    return Panel(
        body,
        box=box.ROUNDED,
        width=CARD_WIDTH,
        padding=0,
        border_style=style,
        title=Text(tag, style="bold default") if tag else None,
        title_align="left",
    )


def harbor_tags(view: View, menu: Sequence[Choice]) -> dict[str, str]:
    """For each card of the harbor the number to take it by, or what is missing to pay for it."""
    if view.phase != "take" or view.takes == 0:
        return {}
    tags = {code: f"{missing} short" for code in view.harbor if (missing := coins_short(view, view.actor, code))}
    for number, choice in enumerate(menu, start=1):
        if choice.action.kind == "take" and choice.action.card:
            tags[choice.action.card] = str(number)
    return tags


def harbor(console: Console, view: View, menu: Sequence[Choice]) -> RenderableType:
    """The cards of the harbor, in rows, and after them the ship that may be repelled."""
    tags = harbor_tags(view, menu)
    cards = [card_panel(console, code, tags.get(code, "")) for code in view.harbor]
    if view.ship is not None:
        cards.append(card_panel(console, view.ship, "bust?" if would_bust(view, view.ship) else "in sight"))
    if not cards:
        return Text("  The harbor is empty.", style="dim")
    per_row = max(1, console.width // CARD_WIDTH)
    grid = Table.grid(padding=0)
    for start in range(0, len(cards), per_row):
        grid.add_row(*cards[start : start + per_row])
    return grid


def expeditions(view: View) -> RenderableType:
    """The expeditions on the table, and what the reader's crew could already give."""
    text = Text()
    for code in view.expeditions:
        text.append("  Expedition", style="bold")
        text.append(f" for {symbols(BY_CODE[code])}: {facts(code)}")
        if view.seat is not None:
            have = len(BY_CODE[code].needs) - len(symbols_missing(view, view.seat, code))
            text.append(f"  you: {have} of {len(BY_CODE[code].needs)}", style="dim")
        text.append("\n")
    text.rstrip()
    return text


# --- Players ---


def players(view: View) -> Table:
    """Everyone at the table: purse, swords, influence and crew."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column("", width=1)
    table.add_column("player", max_width=16, no_wrap=True, overflow="ellipsis")
    for heading in ("coins", "swords", "influence"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column("crew")
    for seat, player in enumerate(view.players):
        marker = "▶" if seat == view.active and not view.over else ""
        style = "bold" if seat == view.actor and not view.over else ""
        table.add_row(marker, *player_cells(player), style=style)
    return table


def player_cells(player: PlayerView) -> tuple[Text, ...]:
    """One line of the table of players."""
    cells = (player.name, str(player.coins), str(player.swords), str(player.influence), crew(player.display))
    return tuple(Text(cell) for cell in cells)


# --- The whole table ---


def title(console: Console, view: View, teller: Teller) -> Text:
    """A line across with round, turn and piles."""
    last = ", the last one" if view.ending and not view.over else ""
    left = f"Round {view.round}{last}: {teller.whose(view.active)} turn"
    right = f"deck {view.deck}, discard {len(view.discard)}"
    dash = "─" if can_draw_symbols(console) else "-"
    between = dash * max(1, console.width - cell_len(left) - len(right) - 10)
    return Text.assemble(
        (f"{dash * 3} ", "dim"), (left, "bold"), (f" {between} ", "dim"), right, (f" {dash * 3}", "dim")
    )


def question(view: View, teller: Teller) -> str:
    """What is being decided, in a sentence."""
    you = "" if view.actor == teller.you else f"{teller.who(view.actor)}: "
    if view.phase == "discover":
        if view.drawn > 0 or "draw" not in view.legal:
            return f"{you}Draw or stop?"
        return f"{you}Draw the first card{', or claim an expedition before' if len(view.legal) > 1 else ''}."
    if view.phase == "repel":
        card = BY_CODE[str(view.ship)]
        if would_bust(view, card.code):
            return f"{you}A second {name(card.code)}. Repel it, or keep it and lose the turn."
        return f"{you}A {name(card.code)} ({facts(card.code)}). Repel it or keep it?"
    if view.phase == "bust":
        return f"{you}The harbor is lost. An expedition may still be claimed."
    if view.takes == 0 or not view.harbor:
        return f"{you}No more cards to take. An expedition may still be claimed."
    more = "more " if view.taken else ""
    cards = f"{view.takes} {more}{'card' if view.takes == 1 else 'cards'}"
    if view.actor == view.active:
        return f"{you}Take {'up to ' if view.takes > 1 else ''}{cards}."
    to_whom, what = teller.who(view.active), "it" if view.takes == 1 else "each"
    return f"{you}Take {'up to ' if view.takes > 1 else ''}{cards} and pay {to_whom} 1 coin for {what}?"


def table(console: Console, view: View, teller: Teller, menu: Sequence[Choice] = ()) -> Group:
    """Everything that lies open, as the reader of this view sees it."""
    parts: list[RenderableType] = [title(console, view, teller), harbor(console, view, menu)]
    if view.expeditions:
        parts.append(expeditions(view))
    return Group(*parts, players(view))


def menu_lines(menu: Sequence[Choice]) -> Table:
    """The numbered choices, each with what it costs or brings."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    grid.add_column(style="dim")
    for number, choice in enumerate(menu, start=1):
        grid.add_row(f"  {number}", Text(choice.label), Text(choice.result))
    return grid


def log_lines(lines: Iterable[Line]) -> Group:
    """Sentences of the log, a heading where a turn begins."""
    return Group(
        *(indented(Text(line.text, style=LINE_STYLES[line.kind]), 0 if line.kind == "turn" else 2) for line in lines)
    )


def indented(text: Text, columns: int = 2) -> Padding:
    """Text that keeps its distance from the left where it wraps, too."""
    return Padding(text, (0, 0, 0, columns), expand=False)


def card_help(codes: Sequence[str]) -> Group:
    """What cards are and do."""
    return Group(
        *(
            indented(Text.assemble((name(code), "bold"), f" ({code}): {facts(code)}. {effect(code)}"))
            for code in dict.fromkeys(codes)
        )
    )


def standings(outcome: Outcome, teller: Teller) -> Group:
    """The end of the game: who won, why, and everybody's place."""
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for heading in ("place", "player"):
        grid.add_column(heading)
    for heading in ("influence", "coins", "expeditions"):
        grid.add_column(heading, justify="right")
    for one in outcome.standings:
        cells = (f"{one.place}.", one.name, str(one.influence), str(one.coins), str(one.expeditions))
        grid.add_row(*(Text(cell) for cell in cells), style="bold" if one.place == 1 else "")
    return Group(Text(victory(outcome, teller), style="bold"), grid)


def victory(outcome: Outcome, teller: Teller) -> str:
    """Who won, in a sentence."""
    first = outcome.standings[0]
    if len(outcome.winners) > 1:
        winners = series(teller.who(seat) for seat in outcome.winners)
        sentence = f"{winners} share the victory: {first.influence} influence and {coins(first.coins)} each."
    else:
        second = outcome.standings[1]
        why = {
            "coins": f"as much influence as {teller.who(second.seat)}, but more coins",
            "expedition": "those with an expedition come first",
        }.get(second.decided_by or "")
        sentence = f"{teller.does(first.seat, 'wins')} with {first.influence} influence{f': {why}' if why else ''}."
    return sentence[0].upper() + sentence[1:]
