"""The table on a screen of 80 columns: what a view shows, drawn with rich.

A ship's color is told three times, by color, symbol and name, so that nothing is lost without colors
(`NO_COLOR`, a pipe, other eyes). Choices come from `choices`; nothing is decided here.
"""

from __future__ import annotations

import codecs
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import IO, TYPE_CHECKING
from unicodedata import combining, normalize

from rich import box
from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..catalog import BY_CODE, Card
from ..engine.vocabulary import SHIP, SKULL
from ..knowledge.terms import coins_short, symbols_missing, would_bust
from ..words import Words
from ..words.cards import key, label, name, text, title
from ..words.contracts import NEST, contract_name
from ..words.speech import sentence
from .adventure import adventure_on_table, belongings, chapter_end
from .choices import Choice
from .contracts import contracts_on_table, voyage_end
from .question import question
from .teller import Line, Teller

if TYPE_CHECKING:
    from ..game import Outcome
    from ..knowledge.view import PlayerView, View

WIDEST = 100
CARD_WIDTH = 16
CARD_TEXT = CARD_WIDTH - 2
# A victory by so much influence was a close one.
CLOSE = 3

SHIP_STYLES = {
    "yellow": "yellow",
    "blue": "bright_blue",
    "green": "green",
    "red": "red",
    "black": "bright_black",
    "ares": "magenta",
}
# Sun, waves, palm, crown, moon and helmet: the emblems of the six ships.
EMBLEMS = {"yellow": "☀", "blue": "≈", "green": "♣", "red": "♛", "black": "☾", "ares": "∩"}
PLAIN_EMBLEMS = {"yellow": "*", "blue": "~", "green": "&", "red": "^", "black": ")", "ares": "@"}
LINE_STYLES = {"turn": "bold", "plain": "", "loud": "bold", "quiet": "dim"}


SAME = {"−": "-", "▶": ">", "±": "+-", "×": "x", "…": "~", "’": "'", "ß": "ss", "¿": "", "\u00a0": " ", "\u202f": " "}
PLAIN_LETTERS = str.maketrans({**SAME, **dict.fromkeys("“”„«»", '"')})


def plain_letters(error: UnicodeError) -> tuple[str | bytes, int]:
    """For terminals of few letters: the nearest one, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    shown = error.object[error.start : error.end].translate(PLAIN_LETTERS)
    shown = "".join(letter for letter in normalize("NFKD", shown) if not combining(letter))
    return "".join(letter if letter.isascii() else "?" for letter in shown), error.end


codecs.register_error("portroyal.plain", plain_letters)


class Paper(Console):
    """A console whose reader may have seen enough: that is for the command line to tell from a failure."""

    def on_broken_pipe(self) -> None:
        """Say so."""
        raise BrokenPipeError


def make_console(file: IO[str] | None = None) -> Console:
    """A console on standard output. Lines too narrow to read, or too wide, are avoided."""
    stream = file or sys.stdout
    console = Paper(file=stream, highlight=False, emoji=False, markup=False, soft_wrap=False)
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


def card_panel(t: Words, console: Console, code: str, tag: str = "") -> Panel:
    """A card of the harbor. The tag on its upper edge is a choice's number or why it can't be taken."""
    card = BY_CODE[code]
    style = SHIP_STYLES[str(card.color)] if card.kind == SHIP else ""
    mark = f"{emblem(console, card.color)} " if card.kind == SHIP else ""
    middle, left, right = (ship_lines if card.kind == SHIP else person_lines)(t, card)
    body = Text(f"{fitting(mark + title(t, code))}\n", style=f"bold {style}")
    body.append(f"{middle}\n", style="not bold default")
    body.append(left.ljust(CARD_TEXT - cell_len(right)), style=f"not bold {style}")
    body.append(right, style="not bold default")
    for line in cargo_lines(t, card):
        body.append(f"\n{line}", style="not bold default")
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


def ship_lines(t: Words, card: Card) -> tuple[str, str, str]:
    """How strong a ship is; its color, and what it brings."""
    skull = card.strength == SKULL
    strength = t("terminal-card-skull") if skull else t("terminal-card-strength", strength=card.strength)
    gift = t.signed(card.gift) if card.gift else ""
    coins = "" if card.crowns else t.signed(card.coins or 0)
    return strength, t(f"card-color-{card.color}"), f"{coins}{gift}"


def cargo_lines(t: Words, card: Card) -> list[str]:
    """What a ship carries, and the crowns it brings instead of coins."""
    lines = [t("terminal-card-crowns", crowns=card.crowns)] if card.crowns else []
    return [*lines, t(f"terminal-card-{card.item}")] if card.item else lines


def person_lines(t: Words, card: Card) -> tuple[str, str, str]:
    """What a person does; the price, and the influence."""
    return short_effect(t, card), t.signed(-(card.cost or 0)), t("terminal-card-influence", influence=card.influence)


def short_effect(t: Words, card: Card) -> str:
    """What a person does, in fourteen columns."""
    shortest = f"terminal-card-{card.name.replace('_', '-')}"
    if shortest not in t:
        return t(f"card-short-{key(card)}", swords=card.swords)
    color = {"color": t(f"card-color-{card.color}")} if card.color else {}
    return t(shortest, price=card.price, **color)


def fitting(text: str) -> str:
    """As many words as fit on a card: of `Jack of all Trades` the first three."""
    while cell_len(text) > CARD_TEXT and " " in text:
        text = text.rpartition(" ")[0]
    return text


def harbor_tags(t: Words, view: View, menu: Sequence[Choice]) -> dict[str, str]:
    """For each card of the harbor the number to take it by, or what is missing to pay for it."""
    if view.phase != "take" or view.takes == 0:
        return {}
    missing = {code: coins_short(view, view.actor, code) for code in view.harbor}
    tags = {code: t("table-chip-short", count=count) for code, count in missing.items() if count}
    for number, choice in enumerate(menu, start=1):
        if choice.action.kind == "take" and choice.action.card:
            tags[choice.action.card] = str(number)
    return tags


def harbor(t: Words, console: Console, view: View, menu: Sequence[Choice]) -> RenderableType:
    """The cards of the harbor, in rows, and after them the ship that may be repelled."""
    tags = harbor_tags(t, view, menu)
    cards = [card_panel(t, console, code, tags.get(code, "")) for code in view.harbor]
    if view.ship is not None and view.phase == "repel":
        tag = t("table-chip-bust" if would_bust(view, view.ship) else "table-card-new")
        cards.append(card_panel(t, console, view.ship, tag))
    if not cards:
        return Text(f"  {t('table-take-empty')}", style="dim")
    per_row = max(1, console.width // CARD_WIDTH)
    grid = Table.grid(padding=0)
    for start in range(0, len(cards), per_row):
        grid.add_row(*cards[start : start + per_row])
    return grid


def expeditions(t: Words, view: View) -> RenderableType:
    """The expeditions on the table, and what the reader's crew could already give."""
    found = Text()
    for code in view.expeditions:
        found.append(f"  {label(t, code)}")
        if view.seat is not None:
            needs = len(BY_CODE[code].needs)
            have = t("terminal-have", have=needs - len(symbols_missing(view, view.seat, code)), of=needs)
            found.append(f"  {have}", style="dim")
        found.append("\n")
    found.rstrip()
    return found


# --- Players ---


def players(t: Words, view: View) -> Table:
    """Everyone at the table: purse, swords, influence and crew."""
    table = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    table.add_column("", width=1)
    table.add_column(t("end-player"), max_width=16, no_wrap=True, overflow="ellipsis")
    for heading in (t("sheet-coins", count=2), t("sheet-swords", count=2), t("sheet-influence", count=2)):
        table.add_column(sentence(heading), justify="right", no_wrap=True)
    table.add_column(t("sheet-cards"))
    for seat, player in enumerate(view.players):
        marker = "▶" if seat == view.active and not view.over else ""
        style = "bold" if seat == view.actor and not view.over else ""
        of_adventure = belongings(t, view, seat) if view.story is not None else ""
        table.add_row(marker, *player_cells(t, player, of_adventure), style=style)
    return table


def player_cells(t: Words, player: PlayerView, before: str = "") -> tuple[Text, ...]:
    """One line of the table of players; what is told before the crew belongs to an adventure."""
    crew = crew_words(t, player.display)
    if tucked := len(player.holds.get("tucked", ())):
        crew = f"{crew}, {t('terminal-tucked', count=tucked)}"
    if kept := len(player.holds.get("kept", ())):
        crew = f"{crew}, {t('terminal-told', what=contract_name(t, NEST), that=kept)}".lstrip(", ")
    crew = ", ".join(filter(None, (before, crew)))
    cells = (player.name, str(player.coins), str(player.swords), str(player.influence), crew)
    return tuple(Text(cell) for cell in cells)


def crew_words(t: Words, display: Sequence[str]) -> str:
    """Who lies before a player: `Sailor ×2, Captain`."""
    names = Counter(name(t, code) for code in display)
    return ", ".join(called if count == 1 else f"{called} ×{count}" for called, count in names.items())


# --- The whole table ---


def headline(console: Console, view: View, teller: Teller) -> Text:
    """A line across with round, turn and piles."""
    t = teller.t
    last = f" ({t('table-last-round')})" if view.ending and not view.over else ""
    left = f"{t('log-turn', round=view.round, **teller.who(view.active))}{last}"
    right = f"{t('table-deck')} {view.deck}, {t('table-discard')} {len(view.discard)}"
    if view.ruleset.is_crew:
        right = f"{t('time-turns', count=view.aside.get('time', 0))}, {right}"
    dash = "─" if can_draw_symbols(console) else "-"
    between = dash * max(1, console.width - cell_len(left) - cell_len(right) - 10)
    return Text.assemble(
        (f"{dash * 3} ", "dim"), (left, "bold"), (f" {between} ", "dim"), right, (f" {dash * 3}", "dim")
    )


def asked(view: View, teller: Teller) -> Text:
    """What is being decided, and by whom where there are several."""
    t = teller.t
    what, more = question(t, view)
    if not teller.is_you(view.actor):
        what = t("terminal-told", what=teller.names[view.actor], that=what)
    return Text.assemble((what, "bold"), "  ", more)


def table(console: Console, view: View, teller: Teller, menu: Sequence[Choice] = ()) -> Group:
    """Everything that lies open, as the reader of this view sees it."""
    t = teller.t
    parts: list[RenderableType] = [headline(console, view, teller), harbor(t, console, view, menu)]
    if view.expeditions:
        parts.append(expeditions(t, view))
    if view.contracts:
        parts.append(contracts_on_table(view, teller))
    if view.story is not None and view.story["missions"]:
        parts.append(adventure_on_table(view, teller))
    return Group(*parts, players(t, view))


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


def card_help(t: Words, codes: Sequence[str]) -> Group:
    """What cards are and do."""
    lines = (Text.assemble((label(t, code), "bold"), f" ({code}). {text(t, code)}") for code in dict.fromkeys(codes))
    return Group(*map(indented, lines))


def standings(view: View, outcome: Outcome, teller: Teller) -> Group:
    """The end of the game: who won, why, and everybody's place; of a crew, how it fared and what everybody has."""
    if outcome.crew is not None and view.story is not None:
        return Group(chapter_end(view, outcome, teller), players(teller.t, view))
    if outcome.crew is not None:
        return Group(voyage_end(view, outcome, teller), players(teller.t, view))
    t = teller.t
    grid = Table(box=None, pad_edge=False, padding=(0, 1), header_style="dim")
    for heading in ("end-place", "end-player"):
        grid.add_column(t(heading))
    for heading in (t("sheet-influence", count=2), t("sheet-coins", count=2), t("sheet-expeditions", count=2)):
        grid.add_column(sentence(heading), justify="right")
    for one in outcome.standings:
        cells = (f"{one.place}.", one.name, str(one.influence), str(one.coins), str(one.expeditions))
        grid.add_row(*(Text(cell) for cell in cells), style="bold" if one.place == 1 else "")
    return Group(Text(victory(outcome, teller), style="bold"), grid)


def victory(outcome: Outcome, teller: Teller) -> str:
    """Who won, in a sentence or two."""
    t = teller.t
    first, second = outcome.standings[0], outcome.standings[-1 if len(outcome.standings) == 1 else 1]
    influence = first.influence
    if len(outcome.winners) > 1:
        names = t.series(teller.names[seat] for seat in outcome.winners)
        return f"{t('end-shared', names=names)}. {t('end-influence', influence=influence)}"
    wins = t("end-wins", **teller.who(first.seat))
    gap = influence - second.influence
    if second.decided_by == "coins":
        why = t("end-lead-coins", influence=influence, coins=first.coins - second.coins)
    elif second.decided_by in ("trophy", "cubes"):
        why = t(f"terminal-lead-{second.decided_by}", influence=influence, **teller.who(second.seat))
    elif second is first:
        why = t("end-influence", influence=influence)
    elif second.decided_by == "expedition":
        why = t("end-lead-expedition", influence=influence, **teller.who(second.seat))
    else:
        close = "end-lead-close" if gap <= CLOSE else "end-lead-clear"
        why = t(close, influence=influence, gap=gap, **teller.who(second.seat))
    return f"{wins}. {why}"
