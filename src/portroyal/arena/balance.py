"""How hard the chapters of a campaign are: helmsmen play each of them, together and against each other.

Told are the share of first tries that a crew wins, the rounds of a race, and of each mission how often it was done
where the road asked for it. The aims stand here too, so that a report says which cell misses them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..bots.minds import mind_of
from ..bots.voyage import Crew, sail
from ..campaigns import Tale
from ..engine.vocabulary import CREW_WON, SEALED, SEATS
from ..game import Game
from .intervals import Estimate, wilson

MODULES = ("base", "adventure")
PLAYERS = (1, 2, 3, 4)
HELD_OUT = 4_000_000  # the first seed that nothing is tuned on
# What is aimed at: wins of a first try, the rounds of a race, and a mission that is hardly ever done.
WINS = (0.40, 0.70)
NEVER = (0.30, 0.85)
ROUNDS = (8.0, 16.0)
SELDOM = 0.05
# Of the picture.
COLORS = ("#2a6f97", "#e09f3e", "#9e2a2b", "#540b0e")
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 46, 40


@dataclass(frozen=True, slots=True)
class Cell:
    """Games of one chapter with one number of players."""

    chapter: int
    players: int
    mode: str
    games: int
    won: int  # by crews
    rounds: float  # on average
    laid: dict[str, int]  # how often each mission lay on the table
    done: dict[str, int]  # and how often somebody completed it

    @property
    def wins(self) -> Estimate:
        """The share of games that the crew won."""
        return wilson(self.won / self.games, self.games)

    @property
    def is_within(self) -> bool:
        """Is the cell as easy, or as long, as is aimed at?"""
        if self.mode == "cooperative":
            return WINS[0] <= self.wins.mean <= WINS[1]
        return ROUNDS[0] <= self.rounds <= ROUNDS[1]

    @property
    def words(self) -> str:
        """The figure of the cell."""
        if self.mode == "cooperative":
            return f"{100 * self.wins.mean:.0f} ({100 * self.wins.low:.0f} to {100 * self.wins.high:.0f})"
        return f"{self.rounds:.1f}"


def measured(tale: Tale, chapter: int, players: int, mode: str, games: int, first: int = HELD_OUT) -> Cell:
    """Play so many games of a chapter, each a first try, with the cards that the chapters before have added."""
    names = {mission.number: mission.id for mission in tale.missions.values()}
    settings: dict[str, Any] = {"mode": mode, "campaign": tale.id, "contents": tale.contents, "chapter": chapter}
    settings["batches"] = list(tale.batches_before(chapter))
    crew = Crew([mind_of("helmsman", players, MODULES)])
    won = rounds = 0
    laid, done = Counter[str](), Counter[str]()
    for seed in range(first, first + games):
        game = Game.new(players, modules=MODULES, seed=seed, adventure=settings, with_events=False)
        state = game.state.clone()
        sail(state, crew)
        won += state.result == CREW_WON
        rounds += state.round
        cubes = state.read("row_cubes")
        for place, mission in enumerate(state.read("row")[: state.read("row_size")]):
            laid[names[mission]] += 1
            done[names[mission]] += any(cubes[place * SEATS + seat] >= SEALED for seat in range(players))
    return Cell(chapter, players, mode, games, won, rounds / games, dict(laid), dict(done))


def cells(tale: Tale, games: int, players: Sequence[int] = PLAYERS, first: int = HELD_OUT) -> Iterator[Cell]:
    """Every chapter with every number of players, together and, from two on, against each other."""
    for mode in ("cooperative", "competitive"):
        for chapter in range(1, tale.chapters + 1):
            for count in players:
                if mode == "cooperative" or count > 1:
                    yield measured(tale, chapter, count, mode, games, first)


def undone(found: Sequence[Cell]) -> dict[str, float]:
    """Of each mission the share of games that asked for it and in which crews did it, the seldomest first."""
    laid, done = Counter[str](), Counter[str]()
    for cell in found:
        if cell.mode == "cooperative":
            laid.update(cell.laid)
            done.update(cell.done)
    shares = {mission: done[mission] / laid[mission] for mission in laid}
    return dict(sorted(shares.items(), key=lambda each: each[1]))


def report(tale: Tale, found: Sequence[Cell]) -> str:
    """Tables in Markdown: wins of crews, rounds of races, and the missions that are done least often."""
    lines: list[str] = []
    for mode, title in (("cooperative", "First tries won by crews, %"), ("competitive", "Rounds of a race")):
        those = {(cell.chapter, cell.players): cell for cell in found if cell.mode == mode}
        if not those:
            continue
        counts = sorted({players for _, players in those})
        chapters = range(1, tale.chapters + 1)
        lines += [f"| {title} | " + " | ".join(f"chapter {chapter}" for chapter in chapters) + " |"]
        lines += ["|---" * (tale.chapters + 1) + "|"]
        for players in counts:
            row = [those[chapter, players] for chapter in chapters if (chapter, players) in those]
            marked = (cell.words + ("" if cell.is_within else " *") for cell in row)
            lines += [f"| {players} player{'s' if players > 1 else ''} | " + " | ".join(marked) + " |"]
        lines += [""]
    seldom = list(undone(found).items())[:6]
    lines += ["Done least often where the road asked for them: " + ", ".join(f"{m} {100 * s:.0f} %" for m, s in seldom)]
    return "\n".join(lines)


def draw(tale: Tale, found: Sequence[Cell], file: Path) -> None:
    """The wins of crews as a picture: a bar for each cell, and the band that is aimed at."""
    those = [cell for cell in found if cell.mode == "cooperative"]
    counts = sorted({cell.players for cell in those})
    wide = (WIDTH - LEFT) / tale.chapters
    bar = 0.8 * wide / max(len(counts), 1)

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - share * (HEIGHT - BOTTOM - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="11" role="img" aria-label="First tries won by crews">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<rect x="{LEFT}" y="{up(WINS[1]):.0f}" width="{WIDTH - LEFT}" height="{up(WINS[0]) - up(WINS[1]):.0f}" '
        'fill="#eef3e6"/>',
    ]
    for tenth in range(0, 11, 2):
        parts += [f'<text x="{LEFT - 6}" y="{up(tenth / 10) + 4:.0f}" text-anchor="end">{10 * tenth} %</text>']
    for cell in those:
        at = LEFT + (cell.chapter - 1) * wide + 0.1 * wide + counts.index(cell.players) * bar
        middle = at + 0.45 * bar
        color = COLORS[(cell.players - 1) % len(COLORS)]
        top, share = up(cell.wins.mean), cell.wins
        parts += [
            f'<rect x="{at:.1f}" y="{top:.1f}" width="{0.9 * bar:.1f}" height="{up(0) - top:.1f}" fill="{color}"/>',
            f'<path d="M{middle:.1f} {up(share.low):.1f}V{up(share.high):.1f}" stroke="black"/>',
        ]
    for chapter in range(1, tale.chapters + 1):
        x = LEFT + (chapter - 0.5) * wide
        parts += [f'<text x="{x:.0f}" y="{HEIGHT - BOTTOM + 15}" text-anchor="middle">chapter {chapter}</text>']
    for index, players in enumerate(counts):
        x, color = LEFT + 110 * index, COLORS[(players - 1) % len(COLORS)]
        parts += [
            f'<rect x="{x}" y="{HEIGHT - 16}" width="10" height="10" fill="{color}"/>',
            f'<text x="{x + 14}" y="{HEIGHT - 7}">{players} player{"s" if players > 1 else ""}</text>',
        ]
    file.write_text("\n".join([*parts, "</svg>", ""]), "utf-8")
